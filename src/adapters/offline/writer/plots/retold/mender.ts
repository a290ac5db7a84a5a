import type { Plot } from '../plot.ts'

/** The same mysterious mender: found by a letter to whoever it is, since a postman has to deliver it. */
export const menderRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'mender/setup/drum',
      titles: {
        es: ['El tambor que volvió a sonar', 'Todos en fila', 'Por un ñic'],
        en: ['The drum that woke up', 'All in a row', 'By one squeak'],
      },
      moments: [
        {
          es: `0-2! ¡Crac! Mi tambor. ¡Pobre tambor!
0-2 Es de día. ¡Pom! ¡Ya suena!
2-2 Tiene un lazo rojo. ¿Quién lo curó?
4! {H} tenía un tambor roto. Una mañana sonó: ¡pom!
4! Llevaba un lazo rojo y olía a menta.
4! —¡Cartero! —dijo don Blas. ¡Ñic, ñic!, hacían sus zapatos.
6 Traía un paquete atado con cordel rojo. Se pasó el caramelo al otro lado de la boca para saludar.
6 —¿Ha visto a alguien raro {at}? —preguntó {F}.
6 —A nadie —dijo él—. Y eso que yo paso por todas partes.
8 En treinta años no se le había perdido una postal. Solo tenía una manía: los paquetes frágiles los llevaba en brazos, como a un niño dormido.
10 Un robo lo entiende cualquiera. Alguien quería una cosa y se la llevó. Pero ¿qué quiere quien se lleva una pena y la devuelve arreglada?`,
          en: `0-2! Crack! My drum. Poor drum!
0-2 In the morning: boom! It plays!
2-2 It has a red bow. Who mended it?
4! {H} had a broken drum. One morning it went: boom!
4! It wore a red bow, and it smelled of mint.
4! “Post!” said Mr Twine. His shoes went squeak, squeak.
6 He had a parcel tied with red string. He moved his sweet to the other cheek to say good morning.
6 “Have you seen anybody odd {at}?” asked {F}.
6 “Nobody,” he said. “And I go everywhere.”
8 In thirty years he had not lost one postcard. He had just one odd way. If a parcel said “fragile”, he held it in both arms, like a sleeping child.
10 Anyone can understand a theft. Somebody wanted a thing, and took it. But what does a person want who takes away what makes you sad, and brings it back mended?`,
          alt: {
            es: '{H} toca un tambor arreglado y {F} lo mira.',
            en: '{H} plays a mended drum while {F} looks on.',
          },
          picture: { H: ['hold', 'surprised', 'drum'], F: ['stand', 'surprised'], props: ['bow', 'letter', 'box'] },
        },
        {
          es: `4! Y no era solo el tambor. ¡Pasaba en todas las casas!
4 —¡Mi reloj ya anda! —se quejó la alcaldesa—. ¡Ahora llego tarde!
4 —¡Mi muñeca ya tiene dos ojos! —dijo una niña—. ¡Y me mira!
4! Apuntaron tres pistas: lazo rojo, olor a menta y un ñic.
4 {X} empezó a sospechar de todo el mundo, por orden alfabético.
6 —El lazo cae hacia la izquierda —dijo {F}, con la lupa—. Que aten todos uno, y lo cazamos.
6 Pusieron a la gente en fila, con un cordón por cabeza.
6 A la alcaldesa se le deshizo en la mano. A un pescador le salió una red. La niña se ató a su hermano.
6 —Aquí no hay ningún zurdo —dijo {H}—. ¿Falta alguien?
6 —Don Blas y el barbero, pero están trabajando —dijo {F}.
6 Don Blas pasó justo entonces, atando un paquete sin mirar. ¡Ñic, ñic! Lo dejaron pasar. Iba muy cargado.
6 {X} se interrogó a solas, con mucha dureza, y se creyó.
8 —¿Y por qué de noche? —preguntó {F}—. De día se ve mejor la aguja.
8 —De día también se le ve la cara —dijo {H}.
8 —Pues yo, si supiera arreglar relojes, lo haría en la ventana.
8 Lo apuntaron como cuarta pista: no quiere las gracias. La subrayaron dos veces. Era la más rara.
8 {X} recogió los lazos de la fila, por si el culpable venía a arreglarlos.
10 Hay gente a la que no se ve. No es que se esconda. Viene todos los días, a la misma hora, y da los buenos días con la misma voz. Al cabo de unos años, uno la mira como se mira una pared bien pintada. Para un misterio no hay disfraz mejor.
10 —Yo me fijo en todo —dijo {F}, firmando la entrega sin levantar los ojos.`,
          en: `4! It was not just the drum. It was in every house!
4 “My clock works!” moaned the mayor. “Now I am late!”
4 “My doll has two eyes!” said a girl. “She looks at me!”
4! They wrote down three clues: a red bow, mint and a squeak.
4 {X} began to suspect them all, from A to Z.
6 “The bow falls to the left,” said {F}, with the magnifier. “Let them all tie one, and we will see.”
6 They stood them all in a row, with one lace each.
6 The mayor’s bow came undone. A fisherman made a net. The girl tied up her brother.
6 “Nobody here is left-handed,” said {H}. “Is anyone missing?”
6 “Mr Twine and the barber, but they are at work,” said {F}.
6 Mr Twine came by that very minute, tying up a parcel without a look. Squeak, squeak! They let him by. He had such a lot to do.
6 {X} questioned {X.himself}, very hard, and believed every word.
8 “And why at night?” asked {F}. “You can see a needle better by day.”
8 “By day people can see your face,” said {H}.
8 “If I could mend a clock, I would do it in a shop window.”
8 They wrote it down as clue number four: does not want thanks. They put two lines under it. It was the oddest of all.
8 {X} kept the bows from the row, in case the culprit came to put them right.
10 There are people whom nobody sees. They do not hide. They come each day at the same time, and say good morning in the same voice. After some years you look at them as you look at a well-painted wall. There is no better disguise for a mystery.
10 “I notice everything,” said {F}, and signed for a letter without looking up.`,
          alt: {
            es: '{F} mira un lazo rojo con una lupa y {H} toma nota.',
            en: '{F} looks at a red bow through a magnifying glass and {H} takes notes.',
          },
          picture: {
            H: ['think', 'thoughtful', 'pencil'],
            F: ['crouch', 'determined', 'magnifier'],
            X: ['point', 'thoughtful'],
            props: ['bow', 'clock', 'boots'],
          },
        },
        {
          es: `0-2! ¡Ñic, ñic! ¿Quién es?
0-2 {H} mira. {F} mira. ¡Chsss!
0-2! {X} mira.
2-2 ¡Un caramelo! ¡Mmm, qué rica menta!
4! Aquella noche, ya en pijama, oyeron un ruido. ¡Ñic, ñic, ñic!
4! Corrieron hacia allí con un farol. ¡No había nadie!
4 En el suelo había un caramelo de menta, todavía en su papel.
4! —Se nos ha escapado por un ñic —dijo {F}.
6 Y había otra cosa: un banco que el día anterior cojeaba. Ya no cojeaba. El lazo aún se movía.
6 {X} probó el banco, por si era una trampa, y se quedó dormid{X:o/a}.
8 —Corre mucho para ser alguien tan bueno —dijo {H}.
8 —O nos tiene miedo —dijo {F}.
8 Se miraron los pijamas, uno de lunares y otro del revés. No daban miedo ninguno.
10 {H} guardó el caramelo. Por fuera era como los de cualquier tienda. Por dentro, según se supo después, llevaba medio misterio, y la otra mitad era azúcar. Lo pusieron en la mesilla, y toda la noche olió a pista.`,
          en: `0-2! Squeak, squeak! Who is it?
0-2 {H} looks. {F} looks. Shhh!
0-2! {X} looks.
2-2 It is a sweet! Mmm, it is mint!
4! That night, in pyjamas, they heard a noise. Squeak, squeak, squeak!
4! They ran there with a lantern. There was nobody!
4 On the ground was a mint sweet, still in its paper.
4! “We were late by one squeak,” said {F}.
6 And there was a bench that had wobbled all week. It did not wobble now. The bow was still moving.
6 {X} tried the bench, in case it was a trap, and went to sleep on it.
8 “That is a fast runner, for somebody so kind,” said {H}.
8 “Or somebody is afraid of us,” said {F}.
8 They looked at each other’s pyjamas. They were not very frightening.
10 {H} kept the sweet. On the outside it was like any sweet from any shop. On the inside, as they found out later, it was half mystery, and the other half was sugar.`,
          alt: {
            es: '{H} y {F} corren de noche con un farol.',
            en: '{H} and {F} run at night with a lantern.',
          },
          picture: {
            H: ['run', 'excited', 'lantern'],
            F: ['point', 'surprised'],
            X: ['run', 'surprised'],
            props: ['moon', 'thread', 'footprints'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'mender/setback/barber',
      titles: {
        es: ['Pues… ¡sí!', 'El barbero zurdo', 'Una medalla prestada'],
        en: ['Well... yes!', 'The left-handed barber', 'A borrowed medal'],
      },
      moments: [
        {
          es: `0-2! ¡Es él! ¡El barbero!
0-2 {H} le da una medalla.
2-2 {F} aplaude. ¿Es él? ¡Uy, uy, uy!
4! {F} encontró al barbero. ¡Era zurdo! ¡Y olía a menta!
4 Su silla de peinar hacía: ¡ñic!
4! —¡Usted lo arregla todo! —dijo {H}.
4! —Ejem —dijo el barbero—. Pues… ¡sí!
6 Se lo pensó solo un momento. Nadie le había mirado nunca con tantas ganas.
6 La alcaldesa le puso una medalla, y la gente lo llevó a hombros.
6 —¿Y no nos lo contaba? —le decían—. ¡Qué humilde!
8 Alguien preguntó si llevaba hilo rojo. «En casa», dijo el barbero, y se puso a hablar del tiempo.
10 Una mentira pequeña pesa muy poco al principio. Es como un sombrero. Lo malo es que luego hay que ir con ella puesta a todas partes, y llueve.`,
          en: `0-2! It is him! The barber!
0-2 {H} gives him a medal.
2-2 {F} claps. Is it him? Oh dear!
4! {F} found the barber. He was left-handed! He smelled of mint!
4 His barber’s chair went: squeak!
4! “You are the one who mends it all!” said {H}.
4! “Ahem,” said the barber. “Well... yes!”
6 It only took him a moment. Nobody had ever looked at him so nicely.
6 The mayor gave him a medal, and they put him up on their shoulders.
8 Somebody asked if he had any red thread on him. “At home,” he said, and began to talk about the weather.
10 A small lie weighs next to nothing at first. It is like a hat. The trouble is that you have to go on wearing it everywhere, and that it rains.`,
          alt: {
            es: '{H} da una medalla mientras {F} aplaude.',
            en: '{H} gives a medal away while {F} cheers.',
          },
          picture: {
            H: ['reach', 'happy', 'medal'],
            F: ['cheer', 'happy'],
            props: ['scissors', 'chair', 'medal'],
            shot: 'wide',
          },
        },
        {
          es: `4! Todos le llevaron cosas rotas. ¡Cien cosas!
4 Una tetera sin pico. Un patinete sin rueda.
4 {X} le llevó un plato entero, por si se podía mejorar.
4! El barbero se escondió debajo de la silla.
4! —¡No he sido yo! —lloraba—. ¡Yo solo sé peinar!
6 Lo había intentado. Había peinado la tetera, y seguía sin pico, pero con raya al lado.
6 —¿Y por qué dijo que sí? —preguntó {H}.
6 —Porque daba mucho gusto —dijo el barbero—. ¿A ti nunca te han llevado a hombros?
6 {H} tuvo que reconocer que no.
6 —Nosotr{HF:os/as} le dijimos que era usted sin estar segur{HF:os/as} —dijo {F}—. La culpa es de l{HF:os/as} dos.
6 —De l{HF:os/as} dos y mía —dijo el barbero, y se sonó—. Me queda un tercio.
6 {X} se comió un bizcocho en su plato, y así el plato quedó mejor.
8 —Mañana querrán verlo todo arreglado —dijo {F}, mirando las cien cosas.
8 —Podríamos probar —dijo {H}.
8 Probaron. A medianoche habían pegado la rueda del patinete a la tetera. Rodaba muy bien, pero no era lo que les habían pedido.
8 {X} dijo que de tetera estaba a gusto, y que no la tocaran más.
8 Se durmieron l{HF:os/as} dos en el suelo, con los dedos pegados y la lámpara encendida.
8 —Es que arreglar no es pegar —reconoció {F}—. Hay que saber cómo era antes.
10 El barbero siguió despierto un rato. Se quitó la medalla, la limpió con la manga y la dejó encima de la mesa, mirando hacia la puerta. No sabía a quién se la dejaba. Tenía solo un tercio de culpa, pero le venía grande. Desde fuera, muy a lo lejos, le pareció que venía un ruidito.`,
          en: `4! They all brought him broken things. A hundred things!
4 There was a teapot with no spout, and a scooter with no wheel.
4 {X} brought a plate that was not broken, to have it improved.
4! The barber hid under his chair.
4! “It was not me!” he wept. “I can only comb!”
6 He had tried. He had combed the teapot. It still had no spout, but it had a very neat parting.
6 “Then why did you say yes?” asked {H}.
6 “It felt so nice,” said the barber. “Have you ever been up on people’s shoulders?”
6 {H} had to say no.
6 “We told you it was you, and we were not sure,” said {F}. “So it is our fault, half and half.”
6 “It is mine too,” said the barber, and blew his nose. “Let me have a third.”
6 {X} ate a slice of cake off that plate, and it really was better with cake.
8 “They will want it all mended by tomorrow,” said {F}, looking at the hundred things.
8 “We could have a go,” said {H}.
8 They had a go. By midnight they had stuck the scooter’s wheel to the teapot. It ran very well, but it was not what people had asked for.
8 {X} said that as a teapot it was happy, and to let it be.
8 They fell asleep on the floor, with glue on their fingers and the lamp still on.
10 The barber lay awake for some time. He took off the medal, rubbed it with his sleeve, and put it on the table, facing the door. He did not know who he was leaving it for. He had just one third of the fault, but it was too big for him.`,
          alt: {
            es: '{H} y {F} intentan arreglar cosas de noche.',
            en: '{H} and {F} try to mend things at night.',
          },
          picture: {
            H: ['sit', 'sleepy', 'teapot'],
            F: ['kneel', 'worried', 'thread'],
            X: ['hold', 'surprised', 'cake'],
            props: ['teapot', 'wheel', 'lantern', 'chair'],
            time: 'night',
          },
        },
        {
          es: `0-2! ¡Buenos días! ¡Todo está curado!
0-2 Un lazo. ¡Y otro! ¡Y otro!
0-2! {X} los cuenta.
2-2 {H} y {F} abren los ojos. ¡Oh! ¡Cien lazos!
4! Por la mañana había cien lazos rojos. ¡Todo estaba arreglado!
4 Y olía muchísimo a menta, sobre todo la tetera.
4! El barbero devolvió la medalla.
4 —Es para quien sea de verdad —dijo.
4! —Ya sabremos quién es —dijo {H}.
6 —Ha trabajado toda la noche para que yo no quedara mal —dijo el barbero. Y lloró otra vez, pero mejor.
6 —¿Y usted qué va a hacer ahora? —le preguntó {F}.
6 —Peinar —dijo él—. Pero peinar de verdad.
6 {X} buscó el lazo de su plato. También lo tenía.
8 Alguien l{HF:os/as} había despegado de los dedos, sin despertarl{HF:os/as}, y había apagado la lámpara.
8 —Y no ha cogido la medalla —dijo {F}—. Otra vez la cuarta pista: no quiere las gracias.
10 {H} apuntó en el cuaderno: «Otro se llevó las gracias, y no se ha enfadado». Debajo escribió: «¿Qué habrá hecho, para no quererlas?». Y subrayó «habrá hecho», que era por donde olía más a menta.`,
          en: `0-2! Good morning! It is all mended!
0-2 A bow. One more! One more!
0-2! {X} counts them.
2-2 {H} and {F} wake up. Oh! A hundred bows!
4! In the morning there were a hundred red bows. It was all mended!
4 And it smelled so much of mint.
4! The barber gave the medal back.
4 “It is for the real one,” he said.
4! “We will find out who,” said {H}.
6 “All that work, so that I should not look bad,” said the barber. And he wept again, but it was a better kind.
6 {X} looked for a bow on that plate. There was one.
8 Somebody had cleaned the glue off their fingers, without waking them, and put out the lamp.
8 “And the medal is still here,” said {F}. “That is clue number four again: does not want thanks.”
10 {H} wrote in the notebook: “Knows that somebody else took the thanks, and is not cross”. And below that: “What did they do, not to want them?”`,
          alt: {
            es: 'Por la mañana, {H} y {F} lo encuentran todo arreglado.',
            en: 'In the morning {H} and {F} find everything mended.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['point', 'surprised'],
            X: ['point', 'happy'],
            props: ['bow', 'teapot', 'medal', 'wheel', 'clock'],
            time: 'dawn',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'mender/climax/letter',
      titles: {
        es: ['Una carta sin nombre', 'Hay que entregarla', 'Debajo de la manta'],
        en: ['A letter with no name', 'It must be delivered', 'Under the blanket'],
      },
      moments: [
        {
          es: `0-2! ¡Dame! ¡No, dame! ¡Crac!
0-2 {H} llora. {F} llora.
2-2 ¡Se ha roto! ¿Quién lo cura? ¡Ñic, ñic!
4! {H} tiraba de {thing}. {F} tiraba también. ¡CRAC!
4! ¡Y ya iba a empezar {event}!
4 {lo:lo/la} taparon con una manta, para que no se viera.
6 —Yo no he sido —dijeron l{HF:os/as} dos a la vez.
6 {stake}
6 —Esta noche vendrá quien lo arregla todo —dijo {F}.
6 —No da tiempo —dijo {H}.
8 Debajo de la manta no se veía nada. Pero l{HF:os/as} dos miraban hacia otro lado, y eso se notaba muchísimo.
10 Quien ha tapado algo alguna vez lo sabe: la manta no tapa. Señala. Y además se le queda a uno cara de manta.`,
          en: `0-2! Mine! No, mine! Crack!
0-2 {H} cries. {F} cries.
2-2 It is broken! Who can mend it? Squeak!
4! {H} pulled at {thing}. {F} pulled too. CRACK!
4! And {event} was about to begin!
4 They put a blanket over it, so that nobody could see.
6 “It was not me,” they both said at once.
6 {stake}
6 “Whoever mends it all will come tonight,” said {F}.
6 “There is no time,” said {H}.
8 Under the blanket you could not see a thing. But they were both looking the other way, and that you could see from miles off.
10 If you have ever covered something up, you know how it is. A blanket does not hide. It points.`,
          alt: {
            es: '{H} y {F} tapan con una manta lo que se ha roto.',
            en: '{H} and {F} hide what is broken under a blanket.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['hold', 'worried', 'blanket'],
            props: ['blanket', 'thread'],
            showsThing: true,
          },
        },
        {
          es: `4! ¡Se había roto {thing}! Y nadie sabía quién lo arreglaba todo.
4-4! {H} escribió una carta a quien fuera. ¡Y el cartero se puso colorado!
4-4 {X} se quedó con la boca abierta.
4-4 A don Blas le olían las manos a menta. ¡Era él!
6! {H} escribió una carta: «Para quien lo arregla todo».
6 Y dentro puso: «Ha sido culpa nuestra y lo sentimos».
6 {X} puso el sello, y otro, y otro más.
6! Se la dieron al cartero. Don Blas se puso colorado.
6 —Esta carta hay que entregarla —dijo. ¡Ñic, ñic!
6 Fueron detrás de puntillas, imitando a las farolas.
6 —Un cartero sabe dónde vive todo el mundo —susurró {H}—. Hasta quien no tiene nombre.
6 Don Blas pasó por delante de la alcaldesa, y no se paró. Pasó por delante del barbero, y tampoco.
6 —¿No sabe para quién es? —preguntó {F}.
6 —Sí —dijo él—. Es que no sé si está en casa.
6 Dio la vuelta entera. Se cambió la carta de mano. De la derecha a la izquierda.
6 {F} miró la mano. {H} miró los zapatos. Olía a menta.
8 —Puede usted devolverla, si no lo encuentra —dijo {H}, muy despacio.
8 —En treinta años no he devuelto ninguna —dijo don Blas—. Una carta es de quien es.
8 {X} iba a decir algo, y alguien le dio un codazo a tiempo.
8 {F} pensó en la fila de los lazos. Don Blas había pasado por delante, atando uno, y le habían dejado sitio.
10 Nunca se había visto a un cartero tan perdido con una dirección tan fácil. Miraba el sobre como se mira un espejo en el que no se contaba con salir. Podía haberlo escondido. Podía haberlo tirado. Pero era cartero por dentro, hasta el último botón, y {H} lo sabía al escribirlo.
10 —No hay trampa, don Blas —dijo {H}—. Solo hay una carta.
6! Recorrió todas las puertas. Y entonces don Blas abrió la carta.`,
          en: `4! Now {thing} was in two. Who was it that mended things? Nobody knew.
4-4! {H} wrote a letter to whoever it was, and the postman went red.
4-4 {X} stood and stared.
4-4 Mr Twine had hands that smelled of mint. It was him!
6! {H} wrote a letter: “To the one who mends it all”.
6 And inside it said: “It is our fault, and we are sorry”.
6 {X} put on a stamp, and then two more.
6! They gave it to the postman. Mr Twine went red.
6 “This must be delivered,” he said. Squeak, squeak!
6 They went behind on tiptoe, and did their best to look like lamp posts.
6 “A postman knows where they all live,” whispered {H}. “Even the ones with no name.”
6 Mr Twine walked past the mayor, and did not stop. He walked past the barber, and did not stop.
6 “Do you not know who it is for?” asked {F}.
6 “I do,” he said. “But I am not sure that he is in.”
6 He went all the way round. He put the letter into his other hand. It was the left.
6 {F} looked at the hand. {H} looked at the shoes. There was a smell of mint.
8 “You can send it back, if you cannot find him,” said {H}, very slowly.
8 “I have not sent one back in thirty years,” said Mr Twine. “A letter belongs to the one it is for.”
8 {X} was about to say something, and was nudged just in time.
8 {F} thought of the row of bows. Mr Twine had walked right past it, tying one, and they had made room for him.
10 Nobody had ever seen a postman so lost with such an easy address. He looked at the envelope the way you look into a mirror that you did not know was there. He could have hidden it. He could have thrown it away. But he was a postman all the way in, down to the last button, and {H} had known that when the letter was written.
10 “It is not a trap, Mr Twine,” said {H}. “It is just a letter.”
6! He tried every door. Then Mr Twine opened the letter himself.`,
          alt: {
            es: '{H} lleva una carta y {F} señala unos zapatos.',
            en: '{H} holds a letter and {F} points at some shoes.',
          },
          picture: {
            H: ['hold', 'determined', 'letter'],
            F: ['point', 'thoughtful'],
            X: ['crouch', 'determined'],
            props: ['letter', 'boots', 'footprints'],
          },
        },
        {
          es: `0-2! ¡Una carta! ¡Es para el cartero!
0-2 {F} dice: ¡perdón!
0-2! {X} dice: ¡perdón!
2-2 {H} le da la mano. ¡Él lo cura todo!
4! —Lo arreglo todo yo —dijo don Blas, bajito.
4 —¿Y por qué no lo dice? —preguntó {H}.
4! —Una vez rompí una caja de música y la escondí —contó él.
6 Ponía «frágil». Se le cayó, la dejó en un escalón y echó a correr.
6 —Desde entonces arreglo lo que puedo —dijo—. A ver si algún día quedo en paz.
6 {X} le dio un caramelo, que era lo que él daba siempre.
8 —Treinta años por una caja —dijo {F}—. Pues nosotr{HF:os/as} llevamos una hora y ya no podemos más.
8 —¿Me dejas que te ayude? —dijo don Blas.
8 —Primero hay que quitar la manta —dijo {H}.
10 No había nada más difícil en todo el mundo, y pesaba lo que pesa una manta.
4! {H} y {F} enseñaron a todos lo que habían roto.
6 La manta se quedó en el suelo.
4-4! —Lo hemos roto nosotr{HF:os/as} —dijeron {H} y {F}.
6! —Ha sido culpa nuestra —dijeron {H} y {F}. Nadie se movía.`,
          en: `0-2! A letter! It is for the postman!
0-2 {F} says: sorry!
0-2! {X} says: sorry!
2-2 {H} takes his hand. He can mend it all!
4! “It is me who mends it all,” said Mr Twine in a small voice.
4 “Why did you not say so?” asked {H}.
4! “I broke a music box once, and I hid it,” he told them.
6 It had said “fragile”. He had dropped it, left it on a step and run.
6 “Since then I mend what I can,” he said. “I hope that some day we will be quits.”
6 {X} gave him a sweet, since that was what he always gave.
8 “Thirty years for one box,” said {F}. “We have done an hour, and we cannot bear it.”
8 “Will you let me help?” said Mr Twine.
8 “First the blanket must come off,” said {H}.
10 There was nothing harder in the whole world, and it weighed just as much as a blanket.
4! With them all watching, {H} and {F} held up what was broken.
6 The blanket stayed on the ground.
4-4! “We broke it,” said {H} and {F}.
6! “It is our fault,” said {H} and {F}. Nobody moved.`,
          alt: {
            es: '{H} y {F} retiran la manta: debajo está {thing}.',
            en: '{H} and {F} pull off the blanket, and there is {thing}.',
          },
          picture: {
            H: ['reach', 'determined', 'blanket'],
            F: ['hold', 'worried', 'blanket'],
            X: ['stand', 'worried'],
            props: ['letter', 'thread'],
            showsThing: true,
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'mender/resolution/post',
      titles: {
        es: ['La caja de música', 'En paz', 'Un saco de cartas'],
        en: ['The music box', 'Quits', 'A sack of letters'],
      },
      moments: [
        {
          es: `0-2! ¡Un lazo rojo! ¡Ya está!
0-2 {H} besa al cartero. ¡Muac!
2-2 ¡Mira, {F}! ¡{thing} está bien!
4! —¡Pues a arreglarlo! —gritó una niña.
4! Uno trajo cola. Otra trajo hilo. Don Blas hizo el lazo. ¡Ya estaba!
4 Y lo hizo de día, delante de todos.
6 La lazada cayó hacia la izquierda, como siempre.
6 —¡Ah, es así! —dijo la alcaldesa—. Yo tiraba del otro lado.
6 Nadie preguntó de quién era la culpa. Ya la habían dicho, y dicha ocupaba mucho menos.
8 A don Blas le temblaban las orejas. Nunca le había visto nadie las manos mientras trabajaba, ni siquiera él, porque a oscuras se cose de memoria.
10 Resulta que eran unas manos normales, un poco grandes, con un corte viejo en el pulgar. Una niña quiso saber de qué era. «De una caja de música», dijo él.`,
          en: `0-2! A red bow! It is done!
0-2 {H} gives him a kiss. Mwah!
2-2 Look, {F}! It is mended!
4! “Then let’s mend it!” cried a girl.
4! One fetched glue. One fetched thread. Mr Twine tied the bow. Done!
4 And he did it by day, with them all watching.
6 The loop fell to the left, the way it always did.
6 “Oh, like that!” said the mayor. “I pulled the other end.”
6 Nobody asked whose fault it was. It had been said, and it takes up far less room once you have said it.
8 Mr Twine’s ears shook. Nobody had ever seen his hands at work.
10 They turned out to be everyday hands, rather big, with an old cut on one thumb. A girl asked him how he got it. “From a music box,” he said.`,
          alt: {
            es: '{H} y {F} celebran: hay un lazo rojo junto a {thing}.',
            en: '{H} and {F} cheer: there is a red bow by {thing}.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['cheer', 'happy'],
            showsThing: true,
            props: ['bow', 'heart'],
            shot: 'wide',
          },
        },
        {
          es: `4! Entonces una viejecita levantó la mano.
4! —Esa caja de música era mía —dijo—. ¡La arreglé yo!
4 La sacó del bolso. ¡Tenía un lazo rojo!
4 {X} pidió que sonara. Le faltaba una nota, y la cantaron todos.
4! —Entonces ya está en paz, don Blas —dijo {H}.
6 —Mi hermana y yo estuvimos una tarde entera pegando trocitos —contó ella—. Hacía un año que no nos hablábamos.
6 —¿Y por qué? —preguntó {F}.
6 —Ya no me acuerdo. Por eso le tengo tanto cariño a la caja. Entera, habría sido solo una caja.
6 Don Blas se tuvo que sentar en el paquete que llevaba.
6 —Yo vi ese lazo en su ventana —dijo el cartero—. Por eso los pongo rojos.
6 {X} se quedó pensando quién había arreglado a quién, y pidió una silla.
6 —Treinta años —decía don Blas—. Y estaba pagado desde el primer día.
6 —Ha pagado usted de más —dijo {H}—. Le sobran mil lazos.
8 Todo el mundo quería darle las gracias, pero él se ponía colorado y miraba a los lados, buscando la noche.
8 —Por carta —dijo {F} de pronto—. Por carta no se ve si uno se pone colorado.
8 Se hizo un silencio de lápices.
8 {X} escribió tres, una de ellas a un banco.
8 La niña de la muñeca tardó muchísimo con la suya. Ponía «gracias por los ojos», y tenía dos.
8 —¿Y yo qué pongo? —preguntó el pescador—. Mi red ya no se rompe. No tengo nada que contar.
8 —Ponga eso —dijo {F}.
10 La alcaldesa escribió que llegaba tarde, pero que ahora, al menos, sabía cuánto. El barbero le prometió un peinado, y firmó con raya al lado.`,
          en: `4! Then an old lady put up her hand.
4! “That music box was mine,” she said. “I mended it!”
4 She took it out of her bag. It had a red bow!
4 {X} asked to hear it. One note was missing, so they all sang it.
4! “Then you are quits, Mr Twine,” said {H}.
6 “My sister and I sat for a whole day, sticking bits together,” she told them. “We had not spoken for a year.”
6 “Why not?” asked {F}.
6 “I do not know any more. That is why I love that box. In one piece, it would just have been a box.”
6 Mr Twine had to sit down on his parcel.
6 “I saw that bow in your window,” said the postman. “That is why mine are red.”
6 {X} tried to think who had mended whom, and had to sit down as well.
6 “Thirty years,” said Mr Twine. “And it was all paid off on the first day.”
6 “You have paid too much,” said {H}. “We owe you a thousand bows.”
8 They all wanted to thank him, but he went red and looked about, as if he hoped that it would get dark.
8 “By post!” said {F} all at once. “By post nobody can see if you go red.”
8 There was a silence full of pencils.
8 {X} wrote three, and one of them was to a bench.
8 The girl with the doll took a long time over hers. It said thank you for the eyes, and it had two.
10 The mayor wrote that she was still late, but that now she knew by how much. The barber promised him a haircut, and signed it with a neat parting.`,
          alt: {
            es: '{H} señala un cofre del que sale música y {F} lleva una carta.',
            en: '{H} points at a chest that plays music and {F} holds a letter.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['hold', 'happy', 'letter'],
            X: ['dance', 'happy'],
            props: ['bow', 'music-note', 'chest', 'letter'],
          },
        },
        {
          es: `0-2! ¡Ñic, ñic! ¡Baila, cartero!
0-2 {H} baila. {F} baila.
0-2! {X} baila.
2-2! ¡Toc, toc! ¡Una carta para el cartero!
4! Con su lazo rojo, {thing} llegó a tiempo.
4! Al día siguiente llegó un saco de cartas para don Blas.
4 —Pues hay que entregarlas —dijo él. ¡Ñic, ñic!
6 Hizo el camino de siempre, muy tieso, y firmó donde había que firmar.
6 {X} fue también, por si el saco pesaba, y pesaba.
6 {H} y {F} lo miraban desde lejos, con la lupa guardada.
8 —Caso cerrado —dijo {F}.
8 —Y con lazo —dijo {H}.
8 Se dieron la mano, como detectives, y luego un abrazo, como amigos.
10 Aún aparece de vez en cuando, por la mañana, alguna cosa arreglada. La lazada cae a veces hacia la izquierda. Otras veces cae hacia la derecha, y entonces don Blas silba y mira para otro lado.
4-4! Con una carta para él, don Blas llamó a su puerta... ¡y corrió a abrirse!
6! Don Blas llamó a su propia puerta, gritó «¡cartero!» y corrió a abrirse.`,
          en: `0-2! Squeak, squeak! Dance, postman!
0-2 {H} dances. {F} dances.
0-2! {X} dances.
2-2! Knock, knock! A letter for the postman!
4! Bow and all, {thing} was there on time.
4! The next day there was a sack of letters for Mr Twine.
4 “Well, they must be delivered,” he said. Squeak, squeak!
6 He went his usual way, very straight, and signed where you have to sign.
6 {X} went along in case the sack was heavy, and it was.
6 {H} and {F} watched from far off, with the magnifier put away.
8 “Case closed,” said {F}.
8 “With a bow,” said {H}.
8 They shook hands, like detectives, and then they hugged, like friends.
10 Now and then a thing still turns up mended in the morning. At times the loop falls to the left. At other times it falls to the right, and then Mr Twine whistles and looks the other way.
4-4! Mr Twine had a letter for himself, so he knocked and ran to open!
6! Mr Twine knocked at his own door, called “Post!” and ran to open it.`,
          alt: {
            es: '{H} lleva una carta y {F} saluda, cerca de {thing}.',
            en: '{H} holds a letter and {F} waves, near {thing}.',
          },
          picture: {
            H: ['stand', 'happy', 'letter'],
            F: ['wave', 'happy'],
            X: ['hold', 'happy', 'letter'],
            showsThing: true,
            props: ['bow', 'letter', 'box'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
