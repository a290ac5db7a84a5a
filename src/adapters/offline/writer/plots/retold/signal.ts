import type { Plot } from '../plot.ts'

/** The same signal, told by numbers: a portrait in beeps has four eyes and two mouths, and is expected by the countdown. */
export const signalRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'signal/setup/portrait',
      titles: {
        es: ['Cuatro, dos y dos', 'Un retrato con bips', 'La lata que saluda'],
        en: ['Four, two and two', 'A picture in beeps', 'The tin that says hello'],
      },
      moments: [
        {
          es: `0-2 ¡Bip, bip!, hace la radio.
0-2 {H} escucha. ¡Bip!
2-2 ¿Quién es? {F} contesta: ¡bip!
4! {at} había una radio de lata.
4! A las siete y cuatro, siempre decía lo mismo: bip, bip... bip.
4 —¿Quién será? —preguntó {H}.
4 —Que nos mande su retrato —dijo {F}.
6 La habían hecho con una lata de galletas y media percha. Arriba pusieron {thing}, y desde entonces se oía mejor.
6 Cada noche venía la misma llamada.
8 No era la nevera, ni un grillo, ni la luna. A la luna la escucharon media hora, por ser just{HF:os/as}, y no dijo nada.
10 Quien llama una vez puede haberse equivocado. Quien llama todas las noches, a las siete y cuatro, ha pensado en ti a las siete y tres.`,
          en: `0-2 Beep, beep, says the radio.
0-2 {H} listens. Beep!
2-2 Who is it? {F} says: beep!
4! There was a tin radio {at}.
4! At four minutes past seven it said beep, beep... beep.
4 “Who can it be?” asked {H}.
4 “They could send us a picture,” said {F}.
6 It was made from a biscuit tin and half a coat hanger. They had put {thing} on top, and now it could hear much better.
6 The call came every night.
8 It was not the fridge, or a cricket, or the moon. To be fair, they had listened to the moon for half an hour.
10 To call once may be a mistake. But somebody who calls every night at four minutes past seven has been thinking of you at three minutes past.`,
          alt: {
            es: '{H} escucha una radio y {F} piensa, junto a {thing}.',
            en: '{H} listens to a radio and {F} thinks, by {thing}.',
          },
          picture: {
            H: ['hold', 'surprised', 'radio'],
            F: ['think', 'thoughtful'],
            props: ['clock', 'box', 'star'],
            showsThing: true,
            time: 'night',
          },
        },
        {
          es: `4! —Un retrato se puede mandar con bips —dijo {H}.
4! Y mandó dos, por los ojos. Después uno, por la boca.
4 {F} añadió otro por la tripa.
4 {X} pidió uno por las cosquillas, pero ya no cabía.
4! La radio contestó: cuatro, dos y dos.
4! —¡Cuatro ojos! —dijo {F}—. ¡Dos bocas! ¡Y dos tripas!
6 Pidieron que lo repitiera, porque un ojo de más lo cuenta cualquiera. Volvió lo mismo: cuatro, dos y dos.
6 {F} lo dibujó. Puso los cuatro ojos en fila y le salió un autobús. Los puso en círculo y le salió una galleta.
6 —Hazle dos cabezas —dijo {H}—. Dos ojos en una y dos en la otra.
6 Así cabía todo. Lo pintaron de verde, como casi todo lo del espacio, y a cada boca le pusieron una sonrisa.
6 {X} le dibujó un lazo en cada oreja, por si era de gala.
6 —¿No da un poquito de miedo? —preguntó {F}.
6 —Con esas sonrisas, no —dijo {H}—. Lo que da es frío. ¡Va sin ropa!
8 ¶—Con dos bocas podrá hablar y comer a la vez —dijo {F}, con envidia.
8 —Y con cuatro ojos leerá dos tebeos.
8 —¿Y si una cabeza quiere ir a un lado y la otra al contrario?
8 Lo pensaron. Ser así tenía que ser muy entretenido, pero había que llevarse bien.
8 {X} se pasó un rato intentando pensar dos cosas a la vez y acabó pensando en merendar.
8 Apoyaron el dibujo en la lata. Desde allí miraba a l{HF:os/as} dos al mismo tiempo, sin favoritismos.
10 ¶{H} se dijo que tampoco su propio retrato era gran cosa. Dos, uno y uno. En esa ficha cabían un rey, un buzo y la señora del pan.
10 —Nos falta lo principal —dijo {F}—. Saber si es simpático.
10 —Eso no va en números.
10 Lo dejaron apuntado en una esquina de la hoja, con un signo de interrogación muy grande y muy verde.`,
          en: `4! “You can send a picture in beeps,” said {H}.
4! So {H} sent two for the eyes, and one for the mouth.
4 {F} sent one more for the tummy.
4 {X} asked for one for the tickles, but there was no room.
4! The radio said: four, two and two.
4! “Four eyes!” said {F}. “Two mouths! And two tummies!”
6 They asked for it again, since anybody can be one eye out. It came back just the same: four, two and two.
6 {F} drew it. With the four eyes in a row it was a bus. With the four eyes in a ring it was a biscuit.
6 “Give it two heads,” said {H}. “Two eyes here, and two eyes there.”
6 That way it all went in. They made it green, because most things from space are green, and they gave each mouth a smile.
6 {X} drew a bow on each ear, in case it was a party.
6 “Is it not a bit scary?” asked {F}.
6 “Not with those smiles,” said {H}. “It just looks cold. It has no clothes on!”
8 ¶“With two mouths it can talk and eat at once,” said {F}, who wished for one more.
8 “And with four eyes it can read two comics.”
8 “But what if one head wants to go this way, and the other wants to go that way?”
8 They thought about it. It must be a lot of fun to be like that, but you would have to get on.
8 {X} tried to think of two things at once, and ended up thinking of tea.
8 They stood the drawing against the tin. From there it looked at both of them at the same time, and had no favourites.
10 ¶It struck {H} that your own portrait is not much, either. Two, one and one. It would do for a king, a diver or the lady from the bread shop.
10 “We have left out the main thing,” said {F}. “Is it nice?”
10 “You cannot put that in a number.”
10 They made a note of it in the corner, with a question mark that was very big and very green.`,
          alt: {
            es: '{F} pinta un retrato con un pincel y {H} alarga la mano.',
            en: '{F} paints a portrait with a brush and {H} reaches out.',
          },
          picture: {
            H: ['reach', 'excited'],
            F: ['hold', 'determined', 'paintbrush'],
            X: ['point', 'surprised'],
            props: ['picture', 'radio', 'pencil', 'star'],
            time: 'night',
          },
        },
        {
          es: `0-2 Cuatro ojos. ¡Dos bocas!
0-2 {F} lo pinta. ¡Es verde!
0-2 {X} mira.
2-2 ¿Tendrá frío? {H} le hace un jersey.
4! —Le haremos un jersey verde —dijo {F}—. ¡Con dos cuellos!
4! A la noche siguiente llegaron cinco bips. Luego, cuatro. Luego, tres.
4! —¡Es una cuenta atrás! —dijo {H}—. ¡Ya viene!
4 Y se pusieron a tejer a toda prisa.
6 Cada noche contestaban lo mismo, por educación. Cinco, cuatro, tres.
6 Una vez, {F} mandó solo medio bip. Al ratito llegó la otra mitad.
8 —Es simpático —dijo {F}.
6 El primer cuello lo hizo {H}, y era para un lápiz. El segundo lo hizo {F}, y era para un caballo.
6 {X} vigilaba que el ovillo no se escapara. Se escapó dos veces.
8 —¿Y qué pasará cuando llegue a cero? —preguntó {F}.
8 —Que ya no le hará falta llamar —dijo {H}.
10 Si las cuentas salían, el cero caía justo en {event}. Tejer para alguien a quien no has visto tiene su dificultad: hay que imaginárselo todo el rato. Al llegar a las mangas ya le tenían mucho cariño.
4! Las dos bocas del dibujo sonreían.`,
          en: `0-2 Four eyes. Two mouths!
0-2 {F} paints it. It is green!
0-2 {X} looks.
2-2 Is it cold? {H} knits it a jumper.
4! “We will knit it a green jumper,” said {F}. “It needs two necks!”
4! The next night there were five beeps. Then there were four. Then three.
4! “It is a countdown!” said {H}. “It is on its way!”
4 And they knitted as fast as they could.
6 Each night they sent the same number back, to be polite.
6 Once {F} sent just half a beep. Back came the other half.
8 “It is nice,” said {F}.
6 {H} did the first neck, and it would fit a pencil. {F} did the second neck, and it would fit a horse.
6 {X} kept an eye on the wool so that it did not run away. It ran away twice.
8 “And what happens when it gets to nought?” asked {F}.
8 “Then it will not need to call us any more,” said {H}.
10 It is not easy to knit for somebody that you have never seen, because you have to think of them the whole time. By the sleeves, they were very fond of it.
4! The two mouths in the drawing smiled.`,
          alt: {
            es: '{H} y {F} tejen un jersey con mucha lana, junto a la radio.',
            en: '{H} and {F} knit a jumper from a lot of wool, beside the radio.',
          },
          picture: {
            H: ['sit', 'determined', 'yarn'],
            F: ['sit', 'excited'],
            X: ['crouch', 'happy'],
            props: ['radio', 'yarn', 'clock', 'star'],
            time: 'night',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'signal/setback/twelve',
      titles: {
        es: ['Doce bips de más', 'Tocaban dos', 'Cómo se pide perdón con bips'],
        en: ['Twelve beeps', 'It should have been two', 'How to beep sorry'],
      },
      moments: [
        {
          es: `0-2 {H} teje. {F} teje.
0-2 ¡Bip, bip, bip! ¡Doce!
2-2 ¡Oh, no! Ahora está más lejos.
4! Aquella noche tocaban dos bips.
4! Los contaron. ¡Eran doce!
4! —¡Se está alejando! —dijo {F}.
4 —Se lo ha pensado mejor —dijo {H}, y soltó las agujas.
6 Repasaron lo último que le habían mandado. Había sido un tres, por educación, y una canción, porque sobraba pila.
6 —Era muy larga —reconoció {H}.
8 —Y la cantaste tú —dijo {F}.
8 —La cantamos a medias.
8 —Pues habrá sido por mi mitad —dijo {F}, y se sentó encima del ovillo.
10 De tres a doce hay nueve, y en nueve caben muchas culpas. {H} las repartió con justicia: cuatro, cuatro y una para quien inventó las estrofas.`,
          en: `0-2 {H} knits. {F} knits.
0-2 Beep, beep, beep! Twelve!
2-2 Oh no! Now it is further away.
4! That night there should have been two beeps.
4! They counted. There were twelve!
4! “It is going away!” said {F}.
4 “It does not want to come,” said {H}, and put down the wool.
6 They went over the last thing that they had sent. It was a three, to be polite, and a song, because there was some battery left.
6 “It was a long song,” said {H}.
8 “And you sang it,” said {F}.
8 “We took turns.”
8 “Then it must have been my turns,” said {F}, and sat down on the wool.
10 There are nine between three and twelve, and a great deal of blame can go into nine. {H} shared it out fairly: four, four, and one for whoever made up songs with twenty verses.`,
          alt: {
            es: '{H} y {F} dejan la lana y miran la radio con pena.',
            en: '{H} and {F} put down the wool and look sadly at the radio.',
          },
          picture: {
            H: ['sit', 'sad', 'yarn'],
            F: ['sit', 'worried'],
            props: ['radio', 'yarn', 'clock', 'star'],
            time: 'night',
          },
        },
        {
          es: `4! —Hay que pedirle perdón —dijo {F}.
4! —¿Y cómo se pide con bips? —preguntó {H}.
4! Probaron con uno muy largo y muy bajito: biiip.
4 {X} puso cara de pena, aunque por radio no se ve.
4! A la noche siguiente llegaron seis. ¡Estaba volviendo!
4 —¡Lo ha oído! —dijo {F}, y volvieron a tejer.
6 El primer perdón les había sonado a enfado. El segundo sonó a vaca. El tercero daba un poco de lástima.
6 —Ese —dijo {F}—. Ese me lo creo.
6 Por si acaso, revisaron también el jersey. Por el cuello pequeño no pasaba ni un huevo. Por el grande pasaba {F} con merienda y todo.
6 —A lo mejor ha visto que no le cabe —dijo {H}.
6 —¿Desde tan lejos?
6 —Tiene cuatro ojos.
6 Lo deshicieron entero. Tejieron una vuelta cada un{HF:o/a}, por turnos, y los dos cuellos salieron iguales.
6 {X} se lo probó en las rodillas y dijo que picaba lo justo.
8 ¶{H} sacó el lápiz y echó la cuenta. De doce a seis en una sola noche: había hecho la mitad del camino.
8 —Mañana, tres —dijo—. Pasado, uno y medio. Al otro, tres cuartos.
8 —¿Y cuándo llega?
8 {H} siguió dividiendo hasta que se acabó la hoja.
8 —Del todo, nunca —dijo.
8 —Pues el trocito que falte lo ponemos nosotr{HF:os/as} —dijo {F}.
8 {X} midió un trocito con los dedos y le pareció muy razonable.
10 ¶Volvieron a mirar el dibujo, con sus dos sonrisas. Era la primera vez que se preguntaban quién estaría, al otro lado, mirando un dibujo de ell{HF:os/as}.
10 —¿Cómo crees que nos imagina? —dijo {F}.
10 —Con dos ojos, una boca y una tripa.
10 —Pues le falta casi todo.
10 {H} pensó en lo que les faltaría también a ell{HF:os/as} en el suyo. Un retrato de cuatro, dos y dos deja fuera muchísimas cosas. Cabía de sobra una sorpresa.`,
          en: `4! “We must say sorry,” said {F}.
4! “How do you beep sorry?” asked {H}.
4! They tried a very long, very low one: beeeep.
4 {X} pulled a sad face, though a radio cannot see you.
4! The next night there were six. It was on its way back!
4 “It heard us!” said {F}, and they knitted again.
6 Their first sorry sounded cross. The second one sounded like a cow. The third one made you feel quite sad.
6 “That one,” said {F}. “I believe that one.”
6 Just in case, they had a look at the jumper too. An egg would not go through the small neck. All of {F} would go through the big one, with a picnic.
6 “It may have seen that it will not fit,” said {H}.
6 “From so far off?”
6 “It has four eyes.”
6 They undid it all. This time they took turns, one row each, and the two necks came out the same.
6 {X} put it on both knees and said that it itched just enough.
8 ¶{H} took a pencil and did the sum. From twelve to six in one night! It had come half of the way.
8 “So it is three tomorrow,” said {H}. “Then one and a half. And then three quarters.”
8 “When does it get here?”
8 {H} went on and on, halving, until there was no more paper.
8 “All the way?” said {H}. “Never.”
8 “Then we will do the last little bit,” said {F}.
8 {X} showed a little bit between two fingers. It seemed fair.
10 ¶They looked at the drawing again, with its two smiles. It was the first time that they had wondered who was at the other end, looking at a drawing of them.
10 “How do you think it sees us?” said {F}.
10 “With two eyes, one mouth and one tummy.”
10 “Then it has left out nearly all of us.”
10 {H} thought of all that they might have left out themselves. A portrait that goes four, two and two has a lot of room in it. There was room for a surprise.`,
          alt: {
            es: '{H} y {F} llaman por radio, con la lana por el suelo.',
            en: '{H} and {F} call on the radio, with wool all over the floor.',
          },
          picture: {
            H: ['reach', 'sad'],
            F: ['kneel', 'determined', 'yarn'],
            X: ['sit', 'sad'],
            props: ['radio', 'yarn', 'pencil', 'star'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Bip, bip! ¡Solo dos!
0-2 ¡Ya está cerca! ¡Muy cerca!
0-2 {X} da palmas.
2-2 {H} y {F} acaban el jersey. ¡Qué grande!
4! ¡Bip, bip! Aquella noche fueron dos.
4! —¡Ya casi está aquí! —gritó {F}.
4! El jersey estaba acabado. Era verde y tenía dos cuellos.
4 {H} lo dobló y le puso encima el retrato.
4 Después contaron al revés, en voz alta, para practicar.
6 —Dos. Uno. Y ahora no se dice nada —explicó {H}.
6 Estuvieron un rato no diciendo nada. Les salía muy bien.
6 {X} lo hizo con la mano en la boca, que también vale.
8 Prepararon dos cucharas, dos pañuelos y dos almohadas. Para la tripa de más pusieron otro bollo.
8 —¿Y de qué se habla con dos cabezas? —preguntó {F}.
8 —De una en una —dijo {H}.
10 {F} sopló los pelillos de lana que habían quedado en la lata. Por dentro, la radio zumbaba muy bajo, como zumba la gente cuando prepara algo y no quiere que se le note.
4! Ya solo faltaban uno y cero.`,
          en: `0-2 Beep, beep! Just two!
0-2 It is near! It is so near!
0-2 {X} claps.
2-2 {H} and {F} are done. It is a big jumper!
4! Beep, beep! That night there were two.
4! “It is nearly here!” cried {F}.
4! The jumper was done. It was green, and it had two necks.
4 {H} folded it and put the drawing on top.
4 Then they counted back out loud, to practise.
6 “Two. One. And now you say nothing,” said {H}.
6 They said nothing for a while. They were very good at it.
6 {X} did it with one hand over the mouth, and that counts.
8 They got out two spoons, two hankies and two pillows. For the spare tummy there was a spare bun.
8 “And how do you talk to two heads?” asked {F}.
8 “One at a time,” said {H}.
10 {F} blew the bits of wool off the tin. Deep inside, the radio hummed very low, the way people hum when they have something ready and do not want it to show.
4! There were only one and nought to go.`,
          alt: {
            es: '{H} enseña la lana con orgullo y {F} lo celebra, junto a la radio.',
            en: '{H} shows the wool proudly and {F} cheers, by the radio.',
          },
          picture: {
            H: ['hold', 'proud', 'yarn'],
            F: ['cheer', 'excited'],
            X: ['cheer', 'happy'],
            props: ['radio', 'yarn', 'star', 'planet'],
            time: 'night',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'signal/climax/two-necks',
      titles: {
        es: ['Un jersey con dos cuellos', 'El cero', 'Cuenta otra vez'],
        en: ['A jumper with two necks', 'Nought', 'Count again'],
      },
      moments: [
        {
          es: `0-2 Hoy la radio no dice bip.
0-2 ¡Ya viene! {H} saluda.
2-2 {F} lleva el jersey. ¡Con dos cuellos!
4! Dieron las siete y cuatro, y la radio calló. ¡Cero!
4! —¡Ya está aquí! —dijo {H}.
4! Salieron a su encuentro con el jersey verde.
4 —Sobre todo, sin asustar —dijo {F}.
6 Iban muy despacio y sonreían mucho, para que se notara desde lejos.
6 —¿No sonreímos demasiado? —preguntó {F}.
6 Lo bajaron a la mitad.
8 Llevaban el retrato, dos cucharas y dos pañuelos. Nadie quiere llegar de tan lejos y que haya cosas para una sola cabeza.
10 Un cero no suena. Es el único mensaje que llega sin hacer ruido, y hay que tener cuidado de no perdérselo. Aquel se oyó muy bien: fue como cuando alguien toma aire antes de hablar.`,
          en: `0-2 No beep from the radio.
0-2 It is here! {H} waves.
2-2 {F} has the jumper. It has two necks!
4! It was four minutes past seven. There was no beep at all!
4! “That is nought! It is here!” said {H}.
4! They went out to meet it with the green jumper.
4 “And do not scare it,” said {F}.
6 They went very slowly and smiled a lot, so that you could see it from far off.
6 “Is that too much smile?” asked {F}.
6 They turned it down by half.
8 They had the drawing, two spoons and two hankies. Nobody wants to come all that way and find things for just one head.
10 A nought makes no sound. It is the one message that gets to you without a noise, and you have to take care not to miss it. This one was quite clear. It was like a breath before somebody speaks.`,
          alt: {
            es: '{H} y {F} salen muy sonrientes, con una linterna y un regalo.',
            en: '{H} and {F} go out with big smiles, a lantern and a present.',
          },
          picture: {
            H: ['walk', 'happy', 'lantern'],
            F: ['walk', 'excited', 'gift'],
            props: ['radio', 'star', 'planet'],
            time: 'night',
          },
        },
        {
          es: `4-4! El jersey tenía dos cuellos. {H} y {F} se lo probaron ante un espejo. ¡Cuatro ojos y dos bocas! ¡Eran ell{HF:os/as}!
6! El jersey verde de dos cuellos era para quien llamaba.
6! {H} y {F} se lo probaron ante un espejo. ¡Ay!
4 {X} comparó el espejo con el dibujo. ¡Igualito!
6! —¡Cuatro ojos y dos bocas! —dijo {F}—. ¡Somos nosotr{HF:os/as}!
4 —¡Entonces no es uno! —dijo {H}—. ¡Son dos!
6 Había costado meterse. Las mangas eran dos, y l{HF:os/as} dos querían la derecha.
6 Andar fue peor. Una cabeza tiraba hacia delante, la otra hacia un lado, y el jersey iba hacia donde podía.
6 {X} los seguía, recogiendo cucharas.
6 —A la de tres, la pierna de dentro —propuso {H}.
6 —¿La de dentro de quién?
6 —Cuenta otra vez —pidió {H}.
6 —Ojos, cuatro. Bocas, dos. Tripas, dos. Una suena, porque no hemos cenado.
8 ¶Se quedaron muy quiet{HF:os/as} dentro de la lana. El retrato era perfecto. Lo que pasaba era que no era de nadie.
8 —Tú mandaste el tuyo —dijo {F}, despacio—. A mí no me contaste.
8 —Y al otro lado se contaron los dos.
8 —O sea, que allí creen que aquí hay un{H:o/a}.
8 {X} levantó un dedo y se añadió a la cuenta, por lo que pudiera pasar.
10 ¶{H} se puso a reír, y, como compartían jersey, {F} se rio también sin poder evitarlo. No era fácil enfadarse ahí dentro. Ni esconder nada. Ni rascarse.
10 Llevaban semanas deseando conocer a alguien con dos cabezas que se llevara bien consigo mismo. Nunca se les había ocurrido buscar tan cerca.
4! Quisieron salir, ¡y el jersey se atascó!`,
          en: `4-4! The green jumper had two necks. {H} and {F} tried it on by a mirror. Four eyes and two mouths! It was them!
6! The green jumper was for whoever called. It had two necks.
6! {H} and {F} tried it on and looked in a mirror. Oh!
4 {X} held up the drawing by the mirror. It was just the same!
6! “Four eyes! Two mouths!” said {F}. “That is us!”
4 “Then it is not one!” said {H}. “It is two!”
6 It had not been easy to get in. There were two sleeves, and both of them wanted the right one.
6 To walk was worse. One head went left, one head went right, and the jumper went where it could.
6 {X} came along behind and picked up the spoons.
6 “On three, the inside leg,” said {H}.
6 “The inside of who?”
6 “Count again,” begged {H}.
6 “Eyes, four. Mouths, two. Tummies, two. One is rumbling, because we have had no tea.”
8 ¶They stood very still in all that wool. There was nothing wrong with the portrait. It just was not of anybody.
8 “You sent them yours,” said {F} slowly. “You did not count me.”
8 “And at the other end they counted both.”
8 “So over there they think that there is one of us.”
8 {X} put up a finger to be counted as well, just to be safe.
10 ¶{H} began to laugh, and since they shared a jumper, {F} had to laugh as well. It was not easy to be cross in there. You could not hide a thing. You could not scratch, either.
10 For weeks they had been hoping to meet somebody with two heads who got on well with themselves. They had never thought to look so close to home.
4 They tried to get out, and got stuck!`,
          alt: {
            es: '{H} y {F} se miran con sorpresa junto a un espejo.',
            en: '{H} and {F} are surprised beside a mirror.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['point', 'surprised'],
            X: ['hold', 'surprised', 'book'],
            props: ['mirror', 'lantern', 'yarn', 'star'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `0-2 ¡Bip! ¡Bip! ¡Son dos!
0-2 Una niña. Un niño. ¡Hola!
0-2 {X} dice: ¡bip!
2-2 ¿Y el de dos cabezas? ¡Son {H} y {F}!
4! ¡Bip! Eran una niña y un niño, con otra radio de lata.
4! —¡Tiene dos cabezas! —susurró el niño.
4! —¡No, no! ¡Somos dos! —dijo {H}.
4 {F} sacó la cabeza por abajo, muy despacio, para no asustar.
4-4 —¡Por eso eran cuatro ojos! —dijo {H}.
4 Y a los cuatro les entró la risa.
6 Llevaban una silla, un vaso y una galleta. Todo era para uno, con dos ojos y una boca.
6 {X} partió la galleta en cinco con mucho cuidado.
8 —¡Te dije que preguntaras cuántos eran! —dijo la niña.
8 —¡Y yo, que eso no se puede preguntar con bips! —dijo el niño.
8 Traían también un dibujo. Era igualito que {H}, si {H} fuera azul y tuviera ruedas.
10 El jersey se había quedado de pie, solo, con sus dos cuellos, como quien espera a que le presenten. Durante un momento, los cuatro lo miraron con un poco de pena. Habría sido tan simpático.`,
          en: `0-2 Beep! Beep! Two of them!
0-2 A girl. A boy. Hello!
0-2 {X} says: beep!
2-2 Who has two heads? {H} and {F}!
4! Beep! It was a girl and a boy, with a tin radio too.
4! “It has two heads!” whispered the boy.
4! “No, no! There are two of us!” said {H}.
4 {F} came out at the bottom, very slowly, to be less scary.
4-4 “So that is why it had four eyes!” said {H}.
4 And then all four of them had to laugh.
6 They had brought one chair, one cup and one biscuit. It was all for one, with two eyes and a mouth.
6 {X} broke the biscuit in five with great care.
8 “I said that we should have asked how many!” said the girl.
8 “And I said that you cannot ask how many in beeps!” said the boy.
8 They had a drawing too. It looked just like {H}, if {H} were blue and had wheels.
10 The jumper was still standing there, all by itself, with its two necks, as if waiting to be introduced. For a moment all four of them looked at it a little sadly. It would have been so nice.`,
          alt: {
            es: '{H} y {F} se ríen bajo una estrella, junto a la radio.',
            en: '{H} and {F} laugh under a star, by the radio.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['crouch', 'happy'],
            X: ['hold', 'happy', 'cookie'],
            props: ['radio', 'chair', 'yarn', 'star'],
            time: 'night',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'signal/resolution/biscuits',
      titles: {
        es: ['Lo que contaban los bips', 'El retrato de todos', 'Queda lana verde'],
        en: ['What the beeps counted', 'A picture of us all', 'Some green wool left'],
      },
      moments: [
        {
          es: `0-2 ¿Hay galletas? ¡Una!
0-2 Un trozo. Otro trozo. ¡Ñam!
2-2 ¡Hay para {H}, para {F} y para todos!
4! Se llamaban Sol y Telmo. Eran vecinos, y no venían de otro planeta.
4 —¿Y la cuenta atrás? —preguntó {F}.
4 —¡Eran las galletas que nos quedaban! —dijo Sol.
4 —Hoy, cero —suspiró Telmo.
6 —Os lo decíamos todas las noches. ¡Y siempre teníais las mismas!
6 —Contestábamos por educación —dijo {H}.
8 Una noche habían subido hasta doce, porque la abuela de Telmo hizo otra hornada. Fue la mejor noche de todas.
10 {H} repasó el cuaderno. Llevaban días midiendo, con mucha precisión, la distancia a una lata de galletas. Los números estaban bien. Lo único que estaba mal era todo lo demás.`,
          en: `0-2 A biscuit! Just one!
0-2 A bit. And a bit. Yum!
2-2 A bit for {H}, for {F}, and for all!
4! They were called Sunny and Matt. They were not from another planet at all.
4 “And the countdown?” asked {F}.
4 “That was how many biscuits we had left!” said Sunny.
4 “It is nought today,” said Matt.
6 “We told you each night. And you always had the same!”
6 “We were being polite,” said {H}.
8 One night it had gone up to twelve, for Matt’s gran had made some more. That had been the best night of all.
10 {H} went through the notebook. For days they had been measuring, and very well too, how far it was to a tin of biscuits. The numbers were right. It was only all the rest that was wrong.`,
          alt: {
            es: '{H} y {F} comen trocitos de galleta junto a las radios.',
            en: '{H} and {F} eat bits of biscuit beside the radios.',
          },
          picture: {
            H: ['hold', 'happy', 'cookie'],
            F: ['sit', 'surprised'],
            props: ['radio', 'cookie', 'book', 'star'],
            time: 'night',
          },
        },
        {
          es: `4! Sol y Telmo se pusieron el jersey. Y fueron así a {event}.
4! —¿Una silla o dos? —preguntó un señor muy educado.
4! —Silla y media —dijo Telmo.
4 {X} pidió turno para el jersey.
4! Allí contaron a todo el mundo: ¡ochenta ojos y cuarenta bocas!
6 El jersey gustó tanto que hubo cola. Se metieron dos primos que no se hablaban desde el verano. Al salir ya habían quedado para merendar.
6 —Ahí dentro no se puede estar de morros —dijo uno—. No hay sitio.
6 {X} lo probó con una señora. Se entendieron tan bien que ganaron a todo el mundo por media manga.
6 {H} tuvo la idea al lado de {thing}. Un retrato de dos ya lo habían recibido. ¡Ahora mandarían el de toda la fiesta!
6 {F} pasó contando ojos. Le salieron ochenta y uno. Contó otra vez y le salieron setenta y nueve.
6 —¡Que nadie haga guiños! —gritó.
8 ¶Tripas había cuarenta también, aunque un señor pedía que la suya valiera por dos. Tardaron un cuarto de hora en mandarlo todo, por turnos, con el dedo cada vez más cansado.
8 —¿Y a quién se lo enviamos? —preguntó Sol.
8 —A quien no conozcamos todavía —dijo {H}.
8 {F} apuntó la antena hacia donde no vivía nadie.
8 {X} saludó hacia allí con el jersey puesto, que por una vez tenía un cuello libre.
10 ¶—Van a creer que somos un bicho enorme —dijo Telmo.
10 {H} se imaginó a alguien, lejísimos, pintando ochenta ojos con la lengua fuera. Y poniéndole luego a cada boca, por si acaso, una sonrisa.
10 —Bueno —dijo—. Un poco sí lo somos.
10 El señor educado se acercó a preguntar si el bicho enorme querría tomar algo.`,
          en: `4! Sunny and Matt put on the jumper, and off they all went.
4! “One chair or two?” asked a very polite man.
4! “One and a half,” said Matt.
4 {X} asked for a go in the jumper.
4! They counted everybody at {event}: eighty eyes and forty mouths!
6 The jumper was such a hit that there was a queue. Two cousins who had not spoken since the summer got in. By the time they got out, they were going to tea.
6 “You cannot sulk in there,” said one. “There is no room.”
6 {X} had a go with a lady. They walked so well that they beat everybody by half a sleeve.
6 Then {H} had an idea, right there beside {thing}. They had been sent a picture of two. Now they would send one of the whole party!
6 {F} went round and counted eyes, and got eighty-one. The next time it was seventy-nine.
6 “No winking!” cried {F}.
8 ¶There were forty tummies as well, though one man wanted his to count as two. It took them a quarter of an hour to send it all, turn by turn, with very tired fingers.
8 “But who is it for?” asked Sunny.
8 “For somebody that we have not met yet,” said {H}.
8 {F} pointed the aerial at where nobody lived.
8 {X} waved that way from inside the jumper, which had one neck free for once.
10 ¶“They will think that we are one huge beast,” said Matt.
10 {H} thought of somebody, very far off, hard at work on eighty eyes. And then, just in case, they would put a smile on each mouth.
10 “Well,” said {H}, “we are, a bit.”
10 The polite man came over to ask if the huge beast would like a drink.`,
          alt: {
            es: '{H} y {F} mandan bips en la fiesta, junto a {thing}.',
            en: '{H} and {F} send beeps at the party, beside {thing}.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['point', 'excited'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['radio', 'chair', 'balloon'],
            time: 'night',
          },
        },
        {
          es: `0-2! ¡Bip, bip! ¡Los amigos llaman!
0-2 {X} hace: ¡bip!
0-2 {H} y {F} contestan.
2-2 ¡Buenas noches! ¡Y buenas galletas! ¡Bip!
4! Ahora llamaban cada noche sus amigos, Sol y Telmo, para contar galletas.
4 Si eran muchas, {H} y {F} iban a cenar.
4 Pero una noche, la radio dijo otra cosa: tres, uno y siete.
4 —¡Tres ojos! —contó {F}—. ¡Una boca!
6 —Y siete tripas —dijo {H}—. Estas galletas no las cuenta Sol.
6 {X} fue a contar las que quedaban, por si venía con hambre.
8 Pidieron que lo repitiera. Tres, uno y siete. Y después, al cabo de un ratito, medio bip.
8 {H} mandó la otra mitad sin pensárselo y sacó el lápiz.
10 No venía de donde Sol y Telmo. Venía de donde no vivía nadie, y esta vez, quien fuera, se había contado bien.
4! Y {F} fue a ver si quedaba lana verde.`,
          en: `0-2! Beep, beep! It is our friends!
0-2 {X} says: beep!
0-2 {H} and {F} beep back.
2-2 Good night! And good biscuits! Beep!
4! Now Sunny and Matt called each night, and counted biscuits.
4 If it was a lot, {H} and {F} came round.
4 But one night the radio said three, one and seven.
4 “Three eyes!” said {F}. “One mouth!”
6 “And seven tummies,” said {H}. “That is not Sunny.”
6 {X} went to see how many biscuits there were, in case it was hungry.
8 They asked for it again. Three, one and seven. And then, after a little while, half a beep.
8 {H} sent off the other half at once, and took out a pencil.
10 It did not come from where Sunny and Matt lived. It came from where nobody lived, and this time, whoever it was, they had counted with great care.
4! And {F} went to look for some green wool.`,
          alt: {
            es: 'De noche, {F} vuelve a por la lana y {H} escucha la radio.',
            en: 'At night {F} goes back for the wool. {H} listens to the radio.',
          },
          picture: {
            H: ['think', 'surprised', 'pencil'],
            F: ['reach', 'excited'],
            X: ['stand', 'surprised', 'cookie'],
            props: ['radio', 'yarn', 'star', 'planet'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
