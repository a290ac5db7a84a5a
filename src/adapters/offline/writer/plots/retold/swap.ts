import type { Plot } from '../plot.ts'

/** The same day of swapped trades, by the signs over the doors: the letters lie in bed, and the fishmonger cries them. */
export const swapRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'swap/setup/signs',
      titles: {
        es: ['Los letreros cambiados', 'Vuelvo enseguida', 'Cuentos frescos'],
        en: ['The wrong signs', 'Back soon', 'Fresh stories'],
      },
      moments: [
        {
          es: `0-2 ¡Cambio! El cartero hace de doctor.
0-2 {H} tiene un sello. ¡Plas!
2-2 La doctora lleva cartas. ¡Qué lío!
4! Aquel día, cada cual hacía el trabajo de otro.
4! El cartero curaba. La doctora llevaba las cartas. ¡Qué lío!
4! Y a {H} y {F} les tocó un letrero: «Vuelvo enseguida».
6 Era una vez al año. De noche, alguien cambiaba los letreros de las puertas. Por la mañana había que hacer lo que dijera el tuyo.
6 —¡Pan comido! —decía todo el mundo, y se frotaba las manos.
8 Por la tarde era {event}. En la plaza, tapado con un paño para dar la sorpresa, esperaba {thing}.
10 El oficio de al lado parece siempre una cosa descansada. Se ve a la gente por el cristal, con su bata o su gorra, y da la impresión de que les sale solo.`,
          en: `0-2 All change! The postman is the doctor.
0-2 {H} gets a stamp. Thump!
2-2 The doctor has the letters. What a mix-up!
4! That day they all did somebody else’s job.
4! The postman was the doctor. The doctor took the letters. Oh dear!
4! And {H} and {F} got a sign that said: Back soon.
6 It was once a year. In the night somebody swapped the signs on the doors. In the morning you did what yours said.
6 “Piece of cake!” they all said, and rubbed their hands.
8 Later on it would be time for {event}. In the square, with a cloth over it for a surprise, stood {thing}.
10 The job next door always looks like a rest. You see people through the glass, in their white coats or their caps, and it seems to come out of them like breath.`,
          alt: {
            es: '{H} y {F} llegan ante un letrero, cerca de {thing}.',
            en: '{H} and {F} come to a sign, near {thing}.',
          },
          picture: {
            H: ['hold', 'surprised', 'ticket'],
            F: ['point', 'happy'],
            showsThing: true,
            props: ['sign', 'letter', 'stethoscope', 'fish'],
          },
        },
        {
          es: `4! El cartero le miró la lengua a una señora y le pegó un sello.
4 —Lista —dijo—. Llegará usted mañana.
4! La doctora puso el termómetro a las cartas. ¡A la cama todas!
4 {X} subió a la báscula y salió con dos sellos.
4! La pescadera gritaba en la biblioteca: «¡Cuentos frescos!».
6 —¡Bajen la voz! —pedían los lectores, escondidos detrás de sus libros.
6 —¡Oferta, tres cuentos, que coletean! —seguía ella, porque no sabía vender de otro modo.
6 Enfrente, el bibliotecario se había puesto el delantal de la pescadería. Pedía silencio a los boquerones y prestaba las merluzas por quince días.
6 —¿Y si me la como? —le preguntó un señor.
6 —Multa —dijo el bibliotecario.
6 {X} se llevó un lenguado en préstamo y prometió no doblarle las esquinas.
6 {H} y {F} colgaron su letrero. La gente lo leía y les decía: «Pues enseguida, por favor».
8 Así que iban y volvían. A por cinta, a por hielo, a por una señora que estaba en el buzón equivocado. No había parado en toda la mañana aquel oficio que no se sabía cuál era.
8 En la consulta, el cartero clasificaba a los enfermos por barrios. A un niño con hipo le había puesto «Frágil».
8 —¿Y se me pasará? —dijo el niño.
8 —Ya ha pasado —dijo el cartero—. Lo recogieron a las once.
8 {X} tenía ya sellos de siete países y no se los quería quitar.
10 La doctora tomaba el pulso a cada sobre. Los finos le parecían anémicos y los gordos, un poco hinchados. Había uno que latía: resultó que llevaba un reloj. Cuando el montón estuvo examinado, lo tapó con una manta hasta la barbilla y bajó la persiana.
10 —Que nadie los mueva —ordenó, y se quedó muy contenta.`,
          en: `4! The postman looked at a lady’s tongue and stuck a stamp on it.
4 “All done,” he said. “You will arrive tomorrow.”
4! The doctor took the letters’ temperature. Bed for all of them!
4 {X} stood on the scales and came off with two stamps.
4! In the library the fishmonger cried: “Fresh stories!”
6 “Do keep it down!” said the readers, from behind their books.
6 “Three for two, and they still wriggle!” she went on, for it was the only way she knew.
6 Over the road the librarian had on the fishmonger’s apron. He told the sardines to hush, and lent out the cod for two weeks.
6 “What if I eat it?” asked a man.
6 “There is a fine,” said the librarian.
6 {X} took out a sole, and promised not to fold the corners.
6 {H} and {F} hung up their sign. People read it and said, “Soon, then, please.”
8 So they went and came back. They went for tape, and for ice, and for a lady who was in the wrong letter box. Nobody could have said what that job was, but it never stopped.
8 At the doctor’s, the postman sorted sick people by streets. A boy with hiccups had a label that said Fragile.
8 “Will they go?” said the boy.
8 “They have gone,” said the postman. “They went with the eleven o’clock.”
8 {X} had stamps from seven countries by now, and would not take them off.
10 The doctor took the pulse of every envelope. The thin ones looked pale to her, and the fat ones a little swollen. There was one that ticked, and it turned out to have a watch in it. When she had seen them all, she tucked them up to the chin in a blanket and pulled down the blind.
10 “They are not to be moved,” she said, and felt very pleased.`,
          alt: {
            es: '{H} se asombra y {F} lleva un pez, entre libros y cartas.',
            en: '{H} is amazed and {F} carries a fish, among books and letters.',
          },
          picture: {
            H: ['run', 'surprised'],
            F: ['stand', 'happy', 'fish'],
            X: ['stand', 'proud', 'letter'],
            props: ['fish', 'book', 'stethoscope', 'letter', 'bed'],
          },
        },
        {
          es: `0-2 ¡Chsss, pececitos! {F} se ríe.
0-2 {X} tiene un sello.
0-2 ¡Las cartas, a la cama!
2-2 {H} las tapa con una manta. ¡Buenas noches!
4! —¿Y qué oficio es «Vuelvo enseguida»? —preguntó {F}.
4! —Uno de ir y volver —dijo {H}—. ¡Vamos a aprenderlo!
4 No llevaba bata, ni gorra, ni caja de nada.
4 Cerraron la puerta y colgaron el letrero por fuera.
6 Era un letrero viejo, con la cuerda cambiada muchas veces. Detrás no ponía de quién era.
6 {X} comprobó si la puerta decía la verdad. La puerta, de momento, no decía nada.
8 —Pan comido —dijo a lo lejos la voz del cartero. Sonaba menos comido que por la mañana.
10 {F} miró el letrero una vez más. Se fijó en que no decía adónde. Decía solo lo segundo, que es lo que tranquiliza.
4! Y se fueron, que era la mitad del oficio.`,
          en: `0-2 Shhh, little fish! {F} laughs.
0-2 {X} has a stamp.
0-2 Letters, go to bed!
2-2 {H} tucks them in a blanket. Good night!
4! “What sort of job is ‘Back soon’?” asked {F}.
4! “You go, and you come back,” said {H}. “Let’s learn it!”
4 It had no white coat, no cap, and no box of anything.
4 They shut the door and hung the sign on it.
6 It was an old sign. It had been given a new string many times. It did not say whose it was.
6 {X} waited to see if the door told the truth. So far it had nothing to say.
8 “Piece of cake,” said the postman’s voice, far off. It was a smaller piece than in the morning.
10 {F} had one more look at the sign. It did not say where. It only said the second part, which is the part that people need.
4! And off they went, which was one half of the job.`,
          alt: {
            es: '{H} y {F} cuelgan un letrero y se van.',
            en: '{H} and {F} hang up a sign and set off.',
          },
          picture: {
            H: ['walk', 'determined'],
            F: ['reach', 'happy', 'ticket'],
            X: ['stand', 'thoughtful'],
            props: ['sign', 'letter', 'bed', 'book'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'swap/setback/bush',
      titles: {
        es: ['Un arbusto con ocho ojos', 'Solo pasaba por aquí'],
        en: ['A bush with eight eyes', 'Just passing'],
      },
      moments: [
        {
          es: `0-2 ¡Un arbusto! ¡Y tiene ojos!
0-2 {F} aparta una hoja. ¡Uy!
2-2 ¡Hay gente dentro! ¿Quién se esconde ahí?
4! {H} y {F} volvieron a mediodía. ¡Un arbusto tosió!
4! Apartaron las hojas. Dentro estaban el cartero y la doctora.
4 Y la pescadera. Y el bibliotecario. ¡Qué apretados!
6 —Solo pasaba por aquí —dijo el cartero.
6 —Yo también —dijeron los otros tres, con ramitas en el pelo.
8 Desde aquel arbusto se veían las cuatro puertas. Cada uno había ido, por separado, a espiar qué le hacían a la suya.
10 Ninguno había contado con los demás. Es muy difícil mantener la dignidad cuando uno comparte escondite con quien está destrozándole la tienda.`,
          en: `0-2 A bush! And it has eyes!
0-2 {H} looks. {F} lifts a leaf.
2-2 There are people in it! Who can it be?
4! At noon {H} and {F} came back. And a bush coughed!
4! They parted the leaves. In it were the postman and the doctor.
4 So was the fishmonger. So was the librarian. What a squash!
6 “I was just passing,” said the postman.
6 “So was I,” said the other three, with twigs in their hair.
8 You could see all four doors from that bush. They had each come on their own, to spy on what was being done to theirs.
10 Not one of them had thought of the others. It is hard to look grand when you share a hiding place with the person who is ruining your shop.`,
          alt: {
            es: '{H} señala un árbol y {F} aparta las hojas con sorpresa.',
            en: '{H} points at a tree and {F} parts the leaves in surprise.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['reach', 'surprised'],
            props: ['leaf', 'tree', 'hat', 'letter'],
          },
        },
        {
          es: `4! —¡Está prestando mi merluza! —se quejó la pescadera.
4 —¡Y usted pregona mis libros! —dijo el bibliotecario.
4 {X} se metió también en el arbusto. Era el sitio más animado.
4! —Os sale mal —dijo {F}— porque queréis hacerlo igual que el otro.
6 Se miraron. La doctora andaba con la barriga fuera, como el cartero. El cartero decía «mmm» y miraba por encima de unas gafas que no tenía.
6 El bibliotecario había probado a gritar. Le salió un hilo de voz tan fino que un gato lo siguió.
6 —Yo he intentado hablar bajito —confesó la pescadera—. Me ha dado hipo.
6 {H} les trajo agua de la fuente. Se fue y volvió, que para eso estaba.
6 {X} repartió sellos entre los que parecían más tristes.
8 —Mirad —dijo entonces {F}, que se había quedado en una rendija.
8 En la pescadería vacía, la cola seguía formada. Nadie empujaba. Nadie se colaba. El bibliotecario les había dado un número y un marcapáginas.
8 —En mi puesto siempre hay tortas —murmuró la pescadera—. ¿Cómo lo ha hecho?
8 —No he hecho nada —dijo él—. Es como pongo yo los libros.
8 {X} pidió número para el arbusto.
10 Miraron mejor, cada cual la puerta del otro. Vieron a tres ancianos en el escalón de la biblioteca, con la mano en la oreja. Era la primera vez en años que oían un cuento. Y vieron, en la consulta, una lista de enfermos con los escalones que tenía cada casa y el nombre del perro.
10 —Eso no viene en mis libros —dijo la doctora.
10 El cartero se puso como un buzón.`,
          en: `4! “He is lending out my cod!” said the fishmonger.
4 “And you shout my books!” said the librarian.
4 {X} got into the bush too. It was the liveliest place in town.
4! “It goes wrong,” said {F}, “because you do it just like each other.”
6 They looked at each other. The doctor walked with her tummy out, like the postman. The postman said “hmm”, and looked over a pair of glasses that he did not have.
6 The librarian had tried to shout. It was so thin a squeak that a cat came after it.
6 “I tried to keep my voice down,” said the fishmonger. “I got hiccups.”
6 {H} brought them water from the tap. That is, {H} went and came back. It was the job.
6 {X} gave a stamp to whoever looked saddest.
8 “Look,” said {F}, who still had an eye to the leaves.
8 There was nobody behind the fish stall, and the queue stood there all the same. Nobody pushed. The librarian had given them each a number and a bookmark.
8 “There is always a fight at mine,” muttered the fishmonger. “How did he do it?”
8 “I did not do a thing,” he said. “It is how I keep my books.”
8 {X} asked for a number for the bush.
10 They looked again, each at the other’s door. On the library steps sat three very old men with a hand behind one ear. It was the first story that they had heard in years. And on the doctor’s desk was a list of sick people, with how many steps each house had, and the name of the dog.
10 “That is not in my books,” said the doctor.
10 The postman went as red as a letter box.`,
          alt: {
            es: '{H} lleva agua y {F} espía entre las hojas.',
            en: '{H} brings water and {F} peeps through the leaves.',
          },
          picture: {
            H: ['hold', 'happy', 'bucket'],
            F: ['crouch', 'surprised'],
            X: ['crouch', 'happy'],
            props: ['leaf', 'fish', 'book', 'letter'],
          },
        },
        {
          es: `0-2 ¡Fuera del arbusto! ¡Uno, dos!
0-2 {X} sale detrás.
0-2 {F} da agua. ¡Glu, glu!
2-2 {H} les sacude las hojas. ¡A trabajar!
4! Salieron del arbusto, uno detrás de otro.
4 —¿Y esto cómo va? —se preguntaban ahora, sin vergüenza.
4! —Como te salga a ti —dijo {H}.
4 Y cada cual volvió a la puerta que le había tocado.
6 {X} se quedó un rato más, porque el arbusto le pareció muy solo.
6 La pescadera se fue carraspeando. El bibliotecario, contando.
8 —¿Y nuestro oficio, qué tal? —preguntó {F}.
8 —No sé —dijo {H}—. Llevamos cuarenta idas y cuarenta vueltas.
10 Eran las cuatro. Todo parecía encarrilado, y quizá por eso nadie echó de menos una cosa que dormía con la manta hasta la barbilla.`,
          en: `0-2 Out of the bush! One, two!
0-2 {X} comes out too.
0-2 {F} has some water. Glug!
2-2 {H} brushes off the leaves. To work!
4! Out of the bush they came, one by one.
4 “How does this go?” they asked now, and were not ashamed.
4! “It goes your way,” said {H}.
4 And they each went back to the door that they had got.
6 {X} stayed on a while, as the bush seemed so lonely.
6 The fishmonger went off clearing her throat. The librarian went off counting.
8 “And how is our job?” asked {F}.
8 “I could not say,” said {H}. “It is forty times there and forty times back.”
10 It was four o’clock. It all seemed to be on the rails. That may be why nobody missed a thing that lay in bed, with a blanket up to its chin.`,
          alt: {
            es: '{H} saluda y {F} da un grito de ánimo junto a un árbol.',
            en: '{H} waves and {F} cheers beside a tree.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['cheer', 'happy'],
            X: ['crouch', 'happy'],
            props: ['leaf', 'tree', 'book', 'fish'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'swap/climax/letters',
      titles: {
        es: ['Trescientas cartas en la cama', '¡Cartas frescas!', 'No viene nadie'],
        en: ['Three hundred letters in bed', 'Fresh letters!', 'Nobody comes'],
      },
      moments: [
        {
          es: `0-2 ¡Arriba, cartas! ¡Arriba!
0-2 {H} quita la manta. ¡Cuántas hay!
2-2 ¿Quién las lleva ahora? ¡Es muy tarde!
4! Ya casi era la hora de {event}. ¡Y no venía nadie!
4! Las invitaciones seguían en la cama, con su manta.
4 —Tenían fiebre —dijo la doctora, muy colorada.
6 —¡Son trescientas! —dijo el cartero, y se sentó—. Yo tardo dos días.
6 En la plaza no había más que sillas. Nadie sabía que hubiera nada que saber.
8 —Las he cuidado muy bien —murmuró la doctora—. Ya ninguna tenía tos.
8 Y se veía que eso, dicho de unas cartas, empezaba a sonarle raro.
10 El sol tocaba ya las chimeneas. {H} miró la cama llena de sobres. Cuántos nombres, y toda aquella gente se estaría quitando ya los zapatos.`,
          en: `0-2 Up you get, letters! Up!
0-2 {H} lifts the blanket. So many!
2-2 Who can take them now? It is so late!
4! Soon it would be time for {event}. And nobody came!
4! The invitations were still in bed, in their blanket.
4 “They had a temperature,” said the doctor, and went red.
6 “Three hundred!” said the postman, and had to sit down. “It takes me two days.”
6 There was nothing in the square but chairs. Nobody knew that there was a thing to know.
8 “I took good care of them,” said the doctor in a small voice. “Not one of them coughs now.”
8 And you could see that this, of letters, was beginning to sound odd to her.
10 The sun was down at the chimneys by now. {H} looked at that bed full of envelopes, and all those names of people who must be taking off their shoes.`,
          alt: {
            es: '{H} y {F} descubren las cartas en una cama.',
            en: '{H} and {F} find the letters in a bed.',
          },
          picture: {
            H: ['reach', 'surprised', 'blanket'],
            F: ['stand', 'worried'],
            props: ['bed', 'letter', 'stethoscope', 'chair'],
            showsThing: true,
          },
        },
        {
          es: `4! ¡Las invitaciones estaban sin repartir!
4! —¡Grite las cartas! —le dijo {H} a la pescadera—. ¡Como el pescado!
4! Ella se subió a una caja y tomó aire: «¡Cartas frescas!».
4 ¡Se abrieron todos los balcones!
4 {X} cazaba las cartas que se llevaba el aire.
6 —¡Aquí la de Aurora, que viene coleando! —gritaba la pescadera—. ¡Y la de Benito, sin espinas!
6 Había estado todo el día intentando hablar bajo. Ahora la oyeron hasta en el molino.
6 Pero las cartas salían revueltas. {F} miró al bibliotecario, que se retorcía las manos.
6 —¿Y usted cómo lo haría? —le preguntó {F}.
6 Él no dijo ni mu. Se arremangó y cogió las cajas del pescado. En un momento, allí estaba el abecedario entero, de la A a la zeta.
6 {X} hizo de guion entre dos apellidos.
8 La doctora iba mirando las caras. No leía los sobres: leía a la gente.
8 —Falta la del tercero —dijo de pronto—. Ayer tenía mala voz. Y el del molino, que cojea.
8 —La del tercero tiene la puerta que se atasca —dijo el cartero—. Hay que empujar abajo. Y el del molino no oye el timbre, pero el perro sí.
8 Y salió volando. Nadie había hecho nunca tantas visitas en tan poco tiempo, y a cada enfermo le daba el brazo.
8 {X} le llevaba el maletín, que pesaba como un saco de correos.
10 Entre unos y otros, sin letrero y sin bata, iban {H} y {F}. Iban a por el de la muleta y volvían. Iban a decir «la G está acabando» y volvían. Nadie les había explicado nunca en qué consistía aquel oficio. Se entendía de golpe, como se entiende para qué sirve un hilo cuando se ven los botones.
10 —¡Cuarenta y una! —gritó {F} al cruzarse con {H}.
10 —¡Cuarenta y dos! —gritó {H}.`,
          en: `4! The invitations had not gone out!
4! “Shout the letters!” {H} told the fishmonger. “As you do with fish!”
4! She stood on a box and took a breath. “Fresh letters!” she cried.
4 All the balconies flew open!
4 {X} caught the letters that the wind took.
6 “Here is Aurora’s, and it still wriggles!” cried the fishmonger. “Here is Ben’s, with no bones!”
6 All day she had tried to keep her voice down. Now they heard her as far as the mill.
6 But the letters came out in any old order. {F} looked at the librarian, who was wringing his hands.
6 “How would you do it?” {F} asked him.
6 He said not a word. He rolled up his sleeves and took the fish boxes. And there, before you could say it, stood the whole of the alphabet.
6 {X} was the hyphen in a long surname.
8 The doctor kept her eye on their faces. She did not read envelopes. She read people.
8 “The lady from the third floor is not here,” she said. “She had a bad voice. Nor is the man from the mill, who limps.”
8 “The third floor has a door that sticks,” said the postman. “Push it low down. And the man from the mill cannot hear the bell, but his dog can.”
8 And off he flew. Nobody had ever made so many visits in so little time, and he gave an arm to each of them.
8 {X} had the bag to carry, and it was as heavy as the post.
10 In and out of them all, with no sign and no white coat, went {H} and {F}. They went for the man with the crutch and came back. They went to say that G was nearly done and came back. Nobody had ever told them what that job was. They saw it all at once, as you see what a thread is for when you see the buttons.
10 “Forty-one!” called {F} to {H} on the way past.
10 “Forty-two!” called {H}.`,
          alt: {
            es: '{H} levanta una carta y {F} corre con otra.',
            en: '{H} holds up a letter and {F} runs with another.',
          },
          picture: {
            H: ['cheer', 'excited', 'letter'],
            F: ['run', 'determined', 'letter'],
            X: ['jump', 'happy', 'letter'],
            props: ['box', 'fish', 'book', 'letter'],
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¡Una carta! ¡Toma, toma!
0-2 {X} coge otra.
0-2 {H} corre. {F} corre más.
2-2 ¡Ya se abren las puertas! ¡Ya viene gente!
4! La última carta llegó a su dueño. ¡A tiempo!
4! La pescadera se había quedado sin voz, y tan contenta.
4 —Toma miel —dijo la doctora.
4 —Gracias —dijo ella, bajito. ¡Le salió como a un bibliotecario!
6 La plaza se iba llenando por las cuatro esquinas. La gente traía la carta en la mano y la cara de haber sido llamada.
6 {X} encontró al fondo de una caja una carta para {X}, y la leyó tres veces.
8 —Nunca había repartido así —dijo el cartero, sin aliento—. De viva voz.
8 —Ni yo había curado tanto —dijo la doctora.
10 Habían hecho el trabajo de los otros con lo único que llevaban encima, que era lo suyo. Visto desde fuera parecía un lío de delantales, de batas y de gorras. Funcionaba como un reloj.`,
          en: `0-2 A letter! Here you are!
0-2 {X} gets one too.
0-2 {H} runs. {F} runs faster.
2-2 The doors open! Here come the people!
4! The last letter got to its owner. And in time!
4! The fishmonger had lost her voice, and was so happy.
4 “Have some honey,” said the doctor.
4 “Thank you,” she whispered. It came out like a librarian!
6 The square filled up from all four corners. People had their letters in their hands, and the look of having been called.
6 {X} found a letter for {X} at the bottom of a box, and read it three times.
8 “I never took the post round like that,” panted the postman. “Out loud.”
8 “I never made so many people better,” said the doctor.
10 They had each done another’s work with the only thing that they had on them, which was their own. From the outside it looked like a muddle of aprons and coats and caps. It went like a clock.`,
          alt: { es: '{H} y {F} corren con las últimas cartas.', en: '{H} and {F} run with the last letters.' },
          picture: {
            H: ['run', 'happy', 'letter'],
            F: ['run', 'excited', 'letter'],
            X: ['hold', 'happy', 'letter'],
            props: ['letter', 'chair', 'box', 'flag'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'swap/resolution/back-soon',
      titles: {
        es: ['De quién es el letrero', 'Uno de ir y volver', 'Con su permiso, boquerones'],
        en: ['Whose sign is it?', 'There and back', 'If you please, sardines'],
      },
      moments: [
        {
          es: `0-2 ¡Todos aquí! ¡Qué bien!
0-2 {F} se sienta. {H} también.
2-2 El cartero trae a un señor del brazo.
4! La plaza se llenó, y vinieron hasta los enfermos.
4 El cartero los traía del brazo, de dos en dos.
4 Una señora con un sello en la lengua llegó la primera.
6 —El cartero tenía razón —dijo—. He llegado. Y antes de mañana.
6 El señor del molino venía con el perro, que había oído el timbre.
8 Nadie sabía bien a quién dar las gracias. Se las dieron a todo el que llevaba una gorra, un delantal o una bata, y así no fallaron.
10 —Yo creía que un oficio era saber hacer una cosa —dijo el bibliotecario, mirando sus cajas de la A a la zeta.
10 —Y yo, que era la tienda —dijo la pescadera con un hilito de voz—. Pero se ve que va dentro.`,
          en: `0-2 They are all here! Hooray!
0-2 {F} sits down. {H} too.
2-2 The postman gives an old man his arm.
4! The square was full, and even the sick people came.
4 The postman brought them on his arm, two by two.
4 A lady with a stamp on her tongue came first.
6 “The postman was right,” she said. “I have arrived. And it is not even tomorrow.”
6 The man from the mill had brought his dog, who had heard the bell.
8 Nobody was quite sure who to thank. So they thanked whoever had on a cap, an apron or a white coat. You could not go wrong.
10 “I thought that a job was a thing you can do,” said the librarian, with an eye on his boxes from A to Z.
10 “I thought it was the shop,” said the fishmonger with what was left of her voice. “But you seem to take it with you.”`,
          alt: {
            es: '{H} y {F} se sientan tan content{HF:os/as} junto a {thing}.',
            en: '{H} and {F} sit down happily by {thing}.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'proud'],
            props: ['chair', 'letter', 'flag', 'box'],
            showsThing: true,
          },
        },
        {
          es: `4! —¿Y el letrero de «Vuelvo enseguida», de quién es? —dijo {F}.
4 No era de la doctora. No era del cartero. No era de nadie.
4! —Entonces es nuestro —dijo {H}—. Se nos da muy bien.
4 {X} lo limpió con la manga y le hizo un lazo nuevo.
6 Esa noche los letreros volverían a sus puertas. Pero ya nada sería igual del todo.
6 Desde aquel año, los viernes, la pescadera pregona un cuento en la biblioteca, con la ventana abierta. Hay quien escucha desde la parada del autobús y pierde tres.
6 En la pescadería hay marcapáginas. Y una hora de silencio, de doce a una, que los boquerones agradecen mucho.
6 —Si le gustó la sardina —dice el bibliotecario cuando pasa—, pruebe la caballa. Es del mismo autor.
6 {X} devolvió el lenguado a tiempo. No dijo en qué estado.
8 La doctora escribe cartas a sus enfermos. Dice que hay cosas que entran mejor por el buzón que por la boca. El cartero, en cada puerta, mira la lengua. Solo por cortesía.
8 —¿Qué tal va ese hipo? —le pregunta al niño.
8 —Me lo devolvieron ayer —dice el niño—. Por falta de señas.
8 {X} pega un sello en cada carta de la doctora, y a veces en la doctora.
10 ¿Y quién cambiaba los letreros? Se lo preguntaron al señor más viejo de la plaza. Se encogió de hombros. Dijo que él, de niño, ya los había visto cambiados, y que siempre sobraba uno, con la cuerda muy gastada.
10 —Unos años se lo quedaba alguien y otros no —dijo—. Los años que no, todo salía regular.`,
          en: `4! “And whose sign is this?” asked {F}. “It says, Back soon.”
4 It was not the doctor’s. It was not the postman’s. It was nobody’s.
4! “Then it is ours,” said {H}. “We are good at it.”
4 {X} gave it a wipe and tied a new bow.
6 That night the signs would go back to their doors. But nothing was ever quite the same.
6 On Fridays now the fishmonger cries a story in the library, with the window open. There are people who hear it at the bus stop and miss three buses.
6 The fish stall has bookmarks. It has one silent hour too, from twelve to one, and the sardines are grateful.
6 “If you liked the sardine,” says the librarian when he goes by, “try the mackerel. It is by the same author.”
6 {X} took back the sole in time, but did not say in what state.
8 The doctor writes to her patients. Some things, she says, go in better by letter box than by mouth. The postman looks at your tongue on each doorstep, just to be polite.
8 “How are those hiccups?” he asks the boy.
8 “They came back,” says the boy. “Not known at this address.”
8 {X} puts a stamp on each of the doctor’s letters, and now and then on the doctor.
10 And who was it that swapped the signs? They asked the oldest man in the square. He did not know. As a boy, he said, he had already seen them swapped. There was always one too many, with a very worn string.
10 “Some years somebody took it and some years not,” he said. “The years when they did not, it never went so well.”`,
          alt: {
            es: '{F} enseña el letrero que sobra y {H} sonríe.',
            en: '{F} shows the sign that is left and {H} smiles.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['hold', 'happy', 'ticket'],
            X: ['reach', 'happy', 'thread'],
            props: ['sign', 'book', 'fish', 'stethoscope'],
          },
        },
        {
          es: `0-2! ¡Viva, viva! ¡A bailar!
0-2 {X} da besos.
0-2 ¡A casa, {H!}! ¡A casa, {F!}!
2-2 ¡Mañana, el cartero trae cartas! ¡Y dice hola!
4! Y empezó {event}. ¡No faltaba nadie!
4 Quitaron el paño. ¡Allí estaba {thing}!
4 La pescadera dijo «oh» con voz de libro.
6 Bailaron todos con todos, y en los bailes también hubo cambio.
6 {X} bailó con los sellos puestos y llegó sin perderse.
8 —¿Mañana trabajamos? —preguntó {F} al volver.
8 —Enseguida —dijo {H}, y bostezó.
10 En la cuerda del letrero, {F} vio un nudo más viejo que los otros. Alguien, muchos años antes, había ido y había vuelto.
4! En su puerta, {H} y {F} colgaron un letrero: «Volvemos enseguida».`,
          en: `0-2! Hooray, hooray! Now we dance!
0-2 {X} blows kisses.
0-2 Home, {H!}! Home, {F!}!
2-2 Next day the postman has letters! And he says hello!
4! And so it was time for {event}. They were all there!
4 They took off the cloth. And there stood {thing}!
4 The fishmonger said “oh” in a voice like a book.
6 They all danced with one another, and it was all change in the dances too.
6 {X} danced with the stamps on, and did not get lost.
8 “Do we work tomorrow?” asked {F} on the way home.
8 “Soon,” said {H}, and yawned.
10 On the string of that sign {F} saw one knot that was older than the rest. Somebody, many years ago, had gone and had come back.
4! And {H} and {F} hung up their own sign: Back soon.`,
          alt: { es: '{H} y {F} bailan de noche junto a {thing}.', en: '{H} and {F} dance at night by {thing}.' },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['letter', 'flag', 'moon', 'balloon'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
