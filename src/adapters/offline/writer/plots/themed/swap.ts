import type { Plot } from '../plot.ts'
import { swapRetold } from '../retold/swap.ts'

/** For one day every trade goes to another. It only works when each does the new job with the hands of the old one. */
export const swap: Plot = {
  id: 'swap',
  retold: swapRetold,
  themes: ['profesiones'],
  needs: [],
  refrains: {
    es: ['¡Cambio de oficio!', '¿Y esto cómo va?'],
    en: ['All change, please!', 'How does this go?'],
  },
  blurb: {
    es: 'Una vez al año, todo el mundo cambia de oficio y a cada cual le toca el de otro. «¡Eso lo hace cualquiera!», dicen todos. A {H} y {F} les ha tocado el más raro, que nadie sabe cuál es. ¡Y esta tarde es {event}!',
    en: 'Once a year all the jobs are swapped, and everybody gets somebody else’s. “Anyone can do that!” they all say. {H} and {F} have got the oddest one, and nobody knows what it is. And it will soon be time for {event}!',
  },
  setup: {
    id: 'swap/setup',
    titles: {
      es: ['Un sombrero lleno de oficios', 'Cambio de oficio', 'El papel que sobraba'],
      en: ['A hat full of jobs', 'All change', 'The slip that was left'],
    },
    moments: [
      {
        es: `0-2 La panadera peina a {H}. ¡Uy!
0-2 ¡Cuánta harina en el pelo!
2-2 El peluquero hace pan. ¡Tiene rizos!
4! Se acercaba {event}. Era el día de cambiar de oficio.
4! Cada cual sacaba un papel del sombrero y hacía el trabajo de otro.
4 {H} y {F} llevaban el sombrero. ¡Cuántos nervios!
6 A Toña, la panadera, le tocó la peluquería. A Rizo, el peluquero, el horno. A Blas, el albañil, las tartas. A Aurelia, la sastra, el ladrillo.
6 —¡Facilísimo! —dijeron todos a la vez.
8 Para la fiesta hacían falta pan, una tarta, buenos peinados y una carpa grande. En el centro iría {thing}.
10 La costumbre venía de antiguo. La inventó un alcalde harto de oír que el trabajo de los demás era el fácil.`,
        en: `0-2 The baker combs {H}. Oh!
0-2 Look at all that flour!
2-2 The barber makes bread. It has curls!
4! It was nearly {event}. It was the day to swap jobs.
4! You took a slip from a hat and did somebody else’s job.
4 {H} and {F} held the hat. It was so exciting!
6 Rose the baker got the barber’s shop. Curly the barber got the oven. Bill the builder got the cakes. Dora the tailor got the bricks.
6 “That is easy!” they all said at once.
8 For the party they would need bread, a cake, good hair and a very big tent. In the middle would be {thing}.
10 It was an old custom. It went back to a mayor who was sick of hearing how easy other people’s work was.`,
        alt: {
          es: '{H} y {F} reparten oficios con un sombrero, cerca de {thing}.',
          en: '{H} and {F} hand out jobs from a hat, near {thing}.',
        },
        picture: {
          H: ['hold', 'excited', 'hat'],
          F: ['point', 'happy'],
          props: ['bread', 'scissors', 'hammer'],
          showsThing: true,
        },
      },
      {
        es: `4! Toña, la panadera, amasó la cabeza de un señor y la tapó.
4 Rizo, el peluquero, peinó la masa y le puso rulos.
4! Blas, el albañil, hizo una tarta muy recta. ¡Y dura como un ladrillo!
4! Aurelia, la sastra, cosió una pared con hilo doble. ¡Cataplum!
4 {X} probó la tarta y tuvo que usar un martillo.
6 —¿Cuánto tiempo tengo que estar así? —preguntó el señor debajo del trapo.
6 —Hasta que suba al doble —dijo Toña, y miró el reloj del horno.
6 En la panadería, Rizo daba vueltas alrededor de una barra de pan.
6 —¿La quiere corta por los lados? —le preguntaba—. ¿Con flequillo?
6 La barra no contestaba. Rizo pasó un cepillo por si tenía pelusas.
6 {X} se sentó en la peluquería solo a mirar y salió con harina en las cejas.
6 {H} y {F} corrían de un sitio a otro con el sombrero vacío. Donde no se quemaba algo, se caía algo.
8 ¶Blas había untado la tarta con la paleta, capa a capa, y la había comprobado con el nivel. La burbuja quedaba justo en el centro. El cuchillo también quedó justo en el centro y ya no salió.
8 —Aguanta cien años —dijo Blas, orgulloso—. ¿Quién quiere un trozo?
8 Nadie quería un trozo de cien años.
8 Por la puerta asomó Aurelia, con un ladrillo en la mano y un dedal en el dedo. Quería saber si existían agujas más gordas.
8 {X} le llevó una de hacer punto. Se dobló al primer ladrillo.
10 ¶—Ayer todo funcionaba —dijo {F}.
10 —Ayer nadie hacía una cosa por primera vez —dijo {H}.
10 Era verdad, y daba que pensar. Toña llevaba veinte años sin equivocarse, y se le había olvidado lo que se siente. Se le notaba en las orejas, que estaban coloradas bajo la harina.
10 —¿Y a mí quién me manda amasar señores? —murmuraba.
10 Lo peor era que todos decían que bien, que muy bien, que facilísimo.`,
        en: `4! Rose the baker kneaded a man’s head and left it under a cloth.
4 Curly the barber combed the dough and put it in curlers.
4! Bill the builder made a cake. It was as hard as a brick!
4 Dora the tailor sewed a wall with double thread. Crash!
4 {X} tried the cake and had to use a hammer.
6 “How long must I stay like this?” asked the man under the cloth.
6 “Until you are twice the size,” said Rose, and looked at the oven clock.
6 In the bakery, Curly walked round and round a loaf.
6 “Short at the sides?” he asked it. “A bit off the top?”
6 The loaf did not say. Curly gave it a brush, in case of fluff.
6 {X} went into the barber’s just to look, and came out with flour on both eyebrows.
6 {H} and {F} ran from one to the other with an empty hat. If a thing was not on fire, it was on the floor.
8 ¶Bill had put the cream on with a trowel, coat by coat, and checked it with his spirit level. The bubble was right in the middle. The knife was right in the middle too, and would not come out again.
8 “It will last a hundred years,” said Bill with pride. “Who wants a slice?”
8 Nobody wanted a slice of a hundred years.
8 Dora put her head round the door with a brick in one hand and a thimble on the other. She wanted to know if needles came any thicker.
8 {X} got her a knitting needle. It bent at the first brick.
10 ¶“It all worked yesterday,” said {F}.
10 “Yesterday nobody was doing a thing for the first time,” said {H}.
10 That was true, and it made you think. It was twenty years since Rose had got anything wrong, and she had forgotten how it felt. You could see it in her ears, which were red below the flour.
10 “Why am I kneading men?” she muttered.
10 The worst of it was that they all said that it was fine, just fine, quite easy.`,
        alt: {
          es: '{H} y {F} miran una tarta dura como un ladrillo.',
          en: '{H} and {F} look at a cake as hard as a brick.',
        },
        picture: {
          H: ['stand', 'surprised', 'hat'],
          F: ['reach', 'worried'],
          X: ['hold', 'determined', 'hammer'],
          props: ['cake', 'bread', 'scissors', 'thread'],
        },
      },
      {
        es: `0-2 El albañil hace una tarta. ¡Toc!
0-2 {F} la muerde. ¡Ay!
0-2 {X} trae un martillo.
2-2 ¿Y quién hace la casa? ¡Cataplum! Nadie.
4! En el fondo del sombrero quedaba un papel doblado.
4 —Será el nuestro —dijo {H}.
4! Lo abrieron. Ponía: «Lo demás».
4 —¿Y eso qué oficio es? —preguntó {F}.
6 Nadie lo sabía. Desde luego, no tenía delantal, ni herramienta, ni horario.
6 {X} miró por detrás del papel, por si seguía. No seguía.
6 —Lo demás es lo que no hace nadie —dijo {H}—. Pues habrá que ir a ver qué no hace nadie.
8 No tuvieron que ir lejos. Detrás de la panadería, sentado en un saco, estaba Rizo con un rulo en la mano, y miraba el suelo.
8 —Facilísimo —dijo al verl{HF:os/as}. Y se le quebró la voz.
10 {F} se guardó el papel en el bolsillo del pecho, que es donde se guardan los títulos. Tenía la sospecha de que aquel oficio era más grande de lo que parecía.
4 A lo lejos se cayó otra pared. ¡Cataplum!`,
        en: `0-2 The builder makes a cake. Knock!
0-2 {F} bites it. Ouch!
0-2 {X} has a hammer.
2-2 So who puts up the house? Crash! Nobody.
4! At the bottom of the hat was one more slip.
4 “That must be for us,” said {H}.
4! They opened it. It said, “The rest.”
4 “What sort of job is that?” asked {F}.
6 Nobody knew. It had no apron, and no tools, and no hours.
6 {X} looked at the back of it, in case there was more. There was not.
6 “The rest is what nobody does,” said {H}. “So let’s go and see what nobody does.”
8 They did not have to go far. Behind the bakery Curly the barber sat on a sack, with a curler in his hand, and looked at the ground.
8 “Quite easy,” he said when he saw them. And his voice cracked.
10 {F} put the slip away with great care, as you do with a diploma. It looked as if that job might be bigger than it sounded.
4 Far off one more wall fell down. Crash!`,
        alt: {
          es: '{H} saca el último papel del sombrero y {F} lo mira.',
          en: '{H} takes the last slip from the hat and {F} looks at it.',
        },
        picture: {
          H: ['hold', 'thoughtful', 'ticket'],
          F: ['stand', 'surprised'],
          X: ['think', 'thoughtful', 'hat'],
          props: ['box', 'bread', 'cake'],
        },
      },
    ],
  },
  setback: {
    id: 'swap/setback',
    titles: {
      es: ['Nadie quiere el suyo', 'La huelga de los delantales'],
      en: ['Nobody wants theirs', 'The apron strike'],
    },
    moments: [
      {
        es: `0-2 ¡No quiero!, dice la panadera.
0-2 ¡No quiero!, dice el albañil.
2-2 Todos se sientan. {H} también.
4! {at}, los cuatro tiraron el delantal al suelo.
4 —¡No sirvo! —dijo Toña.
4 —¡Ni yo! —dijo Blas.
4! Y se sentaron, cada cual mirando a una pared.
6 La única pared en pie la había hecho Blas el año anterior, así que estaban un poco apretados.
6 Fuera esperaba una cola de gente a medio peinar, con hambre y sin techo.
8 Nadie se había reído de ellos. Eso lo hacía más difícil todavía, porque no se le podía contestar a nadie.
10 Cuando alguien que sabe mucho de una cosa no sabe nada de otra, se lleva un susto enorme. Es como ir a sentarse en la silla de toda la vida y que ese día no esté.`,
        en: `0-2 “I give up!” says the baker.
0-2 “I give up!” says the builder.
2-2 They all sit down. So does {H}.
4! All four of them threw down their aprons {at}.
4 “I am no good at it!” said Rose.
4 “Nor am I!” said Bill.
4! And they sat down, each with their nose to a wall.
6 There was just one wall left, the one that Bill had built last year. It was a bit of a squash.
6 Outside was a queue of people with half their hair done, no lunch and no roof.
8 Nobody had laughed at them. That made it harder, for there was nobody to answer back.
10 It is a terrible shock for somebody who knows a lot about one thing to know nothing about another. It is like sitting down on the chair you have always had, on the day that it is not there.`,
        alt: {
          es: '{H} y {F} miran unos delantales tirados junto a una tarta dura.',
          en: '{H} and {F} look at what was dropped beside the hard cake.',
        },
        picture: {
          H: ['sit', 'worried'],
          F: ['stand', 'sad'],
          props: ['scissors', 'hammer', 'thread', 'bread', 'cake'],
        },
      },
      {
        es: `4 {H} no sabía qué decir. {F} tampoco. Así que fueron a por agua.
4! Llevaron un vaso a cada uno. Eso era «lo demás», por lo visto.
4 {X} se sentó entre Toña y Blas y miró la pared también.
4! —A mí me da miedo la tijera —confesó Toña, bajito.
4 —Y a mí la nata —dijo Blas—. No pesa nada. No me fío.
6 Aurelia confesó que los ladrillos no tenían derecho ni revés. Rizo, que a la masa no se le podía dar conversación.
6 A los cinco minutos hablaban los cuatro a la vez.
6 —Yo quería hacerlo igual que tú —le dijo Toña a Rizo—. Te he imitado hasta la manera de coger el peine.
6 —¡Y yo la tuya de darle a la masa! —dijo Rizo—. Me duelen los codos.
6 {X} preguntó qué era un codo de panadera, y se lo enseñaron.
6 {F} iba y venía con la jarra. Le tocaba llenar vasos y escuchar, y empezaba a pensar que aquel oficio le gustaba.
8 ¶—Me sobra una trenza —dijo entonces Rizo, y sacó del bolsillo un panecillo.
8 Era pequeño, dorado y tenía tres cabos, uno sobre otro, apretados y brillantes.
8 —¿Y esto? —preguntó Toña.
8 —Nada. Una tontería. Lo hice sin pensar, mientras se me quemaban los buenos.
8 Toña lo cogió. Le dio la vuelta. Lo olió con los ojos cerrados, como huelen los panaderos, y lo partió en siete.
8 {X} fue a por mermelada sin que nadie se lo pidiera.
10 ¶Hubo un silencio con la boca llena. Estaba más rico que ningún pan de Toña, y a Toña no le importó nada, o solo un poco, entre el segundo y el tercer bocado.
10 —Esto no lo has hecho como yo —dijo despacio.
10 —No —dijo Rizo, muy avergonzado—. Me salió como yo.
10 {H} miró a {F}. {F} dejó la jarra en el suelo con mucho cuidado, para no romper lo que iba a pasar.`,
        en: `4 {H} did not know what to say. Nor did {F}. So they went for water.
4! They took them each a cup. It seemed that this was “the rest”.
4 {X} sat down between Rose and Bill, and looked at the wall too.
4! “I am scared of the scissors,” Rose said in a small voice.
4 “I am scared of cream,” said Bill. “It weighs nothing. I do not trust it.”
6 Dora said that a brick had no right side and no wrong side. Curly said that you could not chat to dough.
6 Five minutes later they were all talking at once.
6 “I wanted to do it just like you,” Rose told Curly. “I even hold the comb the way you do.”
6 “I hit the dough the way you do!” said Curly. “My elbows hurt.”
6 {X} asked to see a baker’s elbow, and was shown one.
6 {F} went up and down with the jug. The job was to fill cups and to listen, and {F.he} was beginning to like it.
8 ¶“I have one plait left over,” said Curly, and took out a bun.
8 It was small and golden. It was made of three strands, one over the other, tight and shiny.
8 “What is this?” asked Rose.
8 “Oh, nothing. I was not thinking. I did it while the real ones were burning.”
8 Rose took it and turned it over. She shut her eyes and smelled it, as bakers do, and broke it in seven.
8 {X} went for the jam, and did not even have to be asked.
10 ¶There was a hush with its mouth full. It was better than any bread that Rose had ever made. Rose did not mind at all, or only a bit, between the second bite and the third.
10 “You did not do this like me,” she said slowly.
10 “No,” said Curly, who was very ashamed. “It came out like me.”
10 {H} looked at {F}. {F} put the jug down on the ground, with great care, so as not to break what was about to happen.`,
        alt: {
          es: '{F} reparte agua y {H} escucha.',
          en: '{F} hands out water, while {H} listens.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['hold', 'calm', 'teapot'],
          X: ['sit', 'calm'],
          props: ['bread', 'scissors', 'bucket'],
        },
      },
      {
        es: `0-2 {F} trae agua. ¡Glu, glu!
0-2 {H} come pan. ¡Ñam!
0-2 {X} come más.
2-2 Ya no lloran. ¡Ahora se ríen!
4! Toña se puso de pie y se sacudió la harina.
4 —Dadme ese peine —dijo.
4! —¿Y si no sale? —dijo Blas.
4 —Pues no sale —dijo {F}—. Y nos lo comemos igual.
6 Los cuatro recogieron los delantales. Por error, cada cual cogió el suyo de siempre. Nadie quiso cambiarlo.
6 {X} barrió los ladrillos del suelo y los ordenó por caras.
8 Quedaba muy poco tiempo y nada estaba hecho. Pero hacía un rato tampoco había tiempo, y además estaban solos.
10 —¿Esto también es «lo demás»? —preguntó {F}, con la jarra vacía.
10 —Creo que esto —dijo {H}— es casi todo.`,
        en: `0-2 {F} brings water. Glug!
0-2 {H} eats a bun. Yum!
0-2 {X} eats more.
2-2 They do not cry now. They laugh!
4! Rose stood up and shook off the flour.
4 “Give me that comb,” she said.
4! “What if it goes wrong?” said Bill.
4 “Then it goes wrong,” said {F}. “And we eat it anyway.”
6 The four of them picked up their aprons. By mistake they each took their own old one. Nobody wanted to change it.
6 {X} swept up the bricks and sorted them by their faces.
8 There was hardly any time, and nothing was done. But an hour ago there had been no time either, and they had been alone.
10 “Is this the rest as well?” asked {F}, with the empty jug.
10 “I think,” said {H}, “that this is nearly all of it.”`,
        alt: {
          es: '{H} y {F} comen un pan trenzado y sonríen.',
          en: '{H} and {F} eat a plaited loaf and smile.',
        },
        picture: {
          H: ['hold', 'happy', 'bread'],
          F: ['hold', 'happy', 'teapot'],
          X: ['hold', 'happy', 'broom'],
          props: ['scissors', 'hammer', 'cake'],
        },
      },
    ],
  },
  climax: {
    id: 'swap/climax',
    titles: {
      es: ['Cada cual con sus manos', 'La carpa'],
      en: ['With your own hands', 'The big tent'],
    },
    moments: [
      {
        es: `0-2 La costurera hace una pared. ¡Cataplum!
2-2 {H} la sujeta.
2-2 ¡Mejor una carpa de tela!
4! Faltaba una hora para {event}. ¡Y no había techo!
4! Cada pared que cosía la sastra se venía abajo. ¡Cataplum!
4 —Es para la carpa —dijo ella, con un ladrillo en la mano.
6 —Es que yo no soy Blas —dijo Aurelia, y tiró la paleta.
6 —¿Y por qué tienes que ser Blas? —preguntó {H}.
8 Fue una pregunta sin querer. Se quedó en el aire, como el polvo, y todos la miraron bajar.
10 Llevaban el día entero intentando ser otra persona. Y ser otra persona es, con diferencia, el oficio más difícil que hay, y el que peor se paga.`,
        en: `0-2 The tailor makes a wall. Crash!
2-2 {H} holds it.
2-2 A tent is better!
4! It was nearly time for {event}. And there was no roof!
4! Each wall that the tailor sewed came down. Crash!
4 “It is for the tent,” she said, with a brick in her hand.
6 “I am not Bill!” said Dora, and threw down her trowel.
6 “Why do you have to be Bill?” asked {H}.
8 It just slipped out. It hung in the air like the dust, and they all watched it come down.
10 They had spent the whole day trying to be somebody else. And of all the jobs there are, being somebody else is by far the hardest, and the worst paid.`,
        alt: {
          es: '{H} y {F} sujetan como pueden lo que se cae.',
          en: '{H} and {F} try to hold up what is falling.',
        },
        picture: {
          H: ['reach', 'worried'],
          F: ['reach', 'determined'],
          props: ['hammer', 'stone', 'thread', 'box'],
          shot: 'wide',
        },
      },
      {
        es: `4! La sastra hacía una carpa de ladrillos, como un albañil.
4! —¡Hazla a tu manera! —le dijo {H}. Y ella sacó el dedal.
4 Miró las sábanas tendidas. ¡Eso era!
6 —Una carpa —dijo— es solo una falda muy grande.
4 {X} corrió a pedir sábanas por todas las puertas.
6 Aurelia cosió como el rayo: pespunte, dobladillo, pespunte. Nunca había hecho una falda para doscientas personas.
6 —¿Y las cuerdas? —preguntó {F}—. Se rompen todas.
6 Rizo se acercó, tímido, con tres cuerdas flojas. Las miró. Las peinó. Y las trenzó tan apretadas que no las partía ni un buey.
6 Toña hundió los codos en la arcilla y la amasó bien. Sacó doce pesas para sujetar los bordes. Salieron con forma de bollo.
6 {X} se subió a una y no se movió. Ni la pesa ni {X}.
8 ¶Blas sacó su nivel. Las mesas bailaban sobre un suelo lleno de bultos, y eso él sí sabía mirarlo. Cortó su propia tarta en cuñas y puso una debajo de cada pata.
8 —Cien años —dijo, dando un golpecito—. Y ni una miga.
8 {H} y {F} iban de unas manos a otras. Llevaban hilo, traían agua, decían «falta esto» y «mira aquello». Nadie se fijaba, pero, si se paraban, se paraba todo.
8 —Eso es lo demás —dijo {F}, sin aliento.
10 ¶Todo estaba en el suelo, listo: la tela como un lago, las trenzas como ríos, los bollos de arcilla en la orilla. Solo faltaba lo de siempre, lo que no sale en ningún papel. Que alguien dijera «ahora».
10 {H} buscó los ojos de {F} al otro lado de la tela. Nadie les había enseñado a levantar una carpa. Nadie le había enseñado a nadie.
4 Había que subirla con las cuerdas. ¡Y pesaba muchísimo!`,
        en: `4! The tailor was making a tent out of bricks, as a builder does.
4! “Do it your own way!” said {H}. So she took out her thimble.
4 She looked at the sheets on the line. That was it!
6 “A tent,” she said, “is just a very big skirt.”
4 {X} ran from door to door and asked for sheets.
6 Dora sewed like the wind. Stitch, hem, stitch. She had never made a skirt for two hundred people.
6 “What about the ropes?” asked {F}. “They all snap.”
6 Curly came up, shyly, with three thin ropes. He looked at them. He combed them. And he plaited them so tight that an ox could not have snapped them.
6 Rose dug her elbows into some clay, and kneaded it. She made twelve weights to hold down the edge. They came out like buns.
6 {X} stood on one and it did not move. Nor did {X}.
8 ¶Bill took out his level. The tables wobbled on the bumpy ground, and that was a thing he did know how to look at. He cut up his own cake, and put a bit under each leg.
8 “A hundred years,” he said, and gave it a tap. “And not a crumb.”
8 {H} and {F} went from hand to hand. They took thread, they brought water, they said “you need this” and “look at that”. Nobody noticed them, but if they stopped, it all stopped.
8 “So that is the rest,” panted {F}.
10 ¶It was all there on the ground, the cloth like a lake, the plaits like rivers, the clay buns along the shore. They only needed what you always need, and what is not on any slip. Somebody had to say “now”.
10 {H} looked for {F} on the far side of the cloth. Nobody had taught them how to put up a tent. Nobody had taught anybody.
4 They had to pull it up with the ropes. And it was so heavy!`,
        alt: {
          es: '{H} y {F} ayudan a preparar una carpa hecha de sábanas.',
          en: '{H} and {F} help to make a tent out of sheets.',
        },
        picture: {
          H: ['reach', 'determined', 'thread'],
          F: ['hold', 'determined', 'rope'],
          X: ['run', 'happy', 'blanket'],
          props: ['tent', 'hammer', 'bread', 'scissors'],
          shot: 'wide',
        },
      },
      {
        es: `0-2! ¡Con sábanas! ¡Tira, {H!}! ¡Tira, {F!}!
0-2 {X} también tira.
0-2 ¡Arriba! ¡Ya hay techo!
2-2 ¡Es una carpa! ¡Es una falda gigante!
4 {H} dijo «¡ahora!», y tiraron todos. ¡Flop!
4! ¡La carpa subió como una falda enorme!
4 Debajo cabía todo el mundo, de pie y de puntillas.
4 No se rompió ni una cuerda. No bailó ni una mesa.
6 Toña peinó a la cola entera en diez minutos. Una trenza de pan a cada uno, bien amasada y sin tijeras.
6 —¿Me queda bien? —preguntó el señor que había estado bajo el trapo.
6 —Ha subido usted divinamente —dijo Toña.
8 Debajo de la tela la luz era de color sábana: rayas, flores, una constelación de ositos. Aurelia miró hacia arriba, con el dedal todavía puesto.
8 {X} encontró su propia funda de almohada, muy alta, cerca del pico, y la saludó.
10 No había ni un ladrillo. Era, sin embargo, lo mejor construido que había hecho nunca Aurelia, y lo mejor cosido que Blas había visto en pie.`,
        en: `0-2! Use sheets! Pull, {H!}! Pull, {F!}!
0-2 {X} pulls too.
0-2 Up! Now there is a roof!
2-2 It is a tent! It is a giant skirt!
4 {H} said “now!”, and they all pulled. Flop!
4! Up went the tent, like a very big skirt!
4 It had room for them all, some of them on tiptoe.
4 Not one rope snapped. Not one table wobbled.
6 Rose did the whole queue in ten minutes. They each got a plait like a loaf, well kneaded, with no scissors.
6 “Does it suit me?” asked the man who had been under the cloth.
6 “You have risen very well,” said Rose.
8 Under the cloth the light was all stripes, and flowers, and a sky full of teddy bears. Dora looked up, with her thimble still on.
8 {X} saw a pillowcase that looked like home, high up near the top, and waved to it.
10 There was not one brick in it. And yet it was the best thing that Dora had ever built, and the best sewing that Bill had ever seen standing up.`,
        alt: {
          es: '{H} y {F} celebran que la carpa está en pie.',
          en: '{H} and {F} cheer: the tent is standing.',
        },
        picture: {
          H: ['cheer', 'proud', 'rope'],
          F: ['jump', 'excited'],
          X: ['wave', 'happy'],
          props: ['tent', 'flag', 'bread'],
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'swap/resolution',
    titles: {
      es: ['El mejor oficio', 'Lo demás'],
      en: ['The best job', 'The rest'],
    },
    moments: [
      {
        es: `0-2 ¡Pan con trenzas! ¡Ñam!
0-2 {H} come. {F} come.
2-2 La panadera le hace una trenza a {F}.
4! En la carpa cabía todo el mundo, con pan en trenzas.
4 En el centro pusieron {thing}, sobre la mesa más recta.
4 —¿Y quién ha hecho esto? —preguntó la alcaldesa.
4 Los cuatro se señalaron unos a otros.
6 —La carpa, la sastra —dijo Blas—. Yo, la tarta.
6 Todos miraron debajo de las mesas. Allí seguía la tarta, aguantando.
6 —Es la primera vez que sujeta algo —reconoció—. Le ha sentado bien.
8 —Pues yo pensaba que lo mío era lo difícil y lo vuestro lo fácil —dijo Toña.
8 —Yo también —dijeron los otros tres, y se miraron las manos.
10 La alcaldesa, que tenía un discurso preparado justo sobre eso, se lo guardó. Ya lo habían dicho, con menos palabras y mejor.`,
        en: `0-2 Bread in plaits! Yum!
0-2 {H} eats. {F} eats.
2-2 And {F} gets a plait from the baker!
4! There was room for them all in the tent, and bread in plaits.
4 In the middle, on the straightest table, they put {thing}.
4! “Who made all this?” asked the mayor.
4 The four of them pointed at each other.
6 “Dora made the tent,” said Bill. “I made the cake.”
6 They all looked under the tables. There was the cake, still holding on.
6 “It is the first one of mine that was any use,” he said.
8 “I used to think that my job was the hard one,” said Rose, “and that yours were easy.”
8 “So did I,” said the other three, and they looked down at their hands.
10 The mayor, who had written a speech about just that, put it back in her bag. It had been said already, in fewer words, and better.`,
        alt: {
          es: '{H} y {F} comen pan en una carpa, con {thing} en la mesa.',
          en: '{H} and {F} eat bread in a tent, with {thing} on the table.',
        },
        picture: {
          H: ['hold', 'happy', 'bread'],
          F: ['hold', 'happy', 'bread'],
          props: ['tent', 'table', 'cake'],
          showsThing: true,
        },
      },
      {
        es: `4! —¿Y a vosotr{HF:os/as} qué os tocó? —preguntó la alcaldesa.
4 {F} sacó el papel. «Lo demás», ponía.
4 —¿Y qué es eso?
4! —Mirar quién necesita algo —dijo {H}.
4 —Y llevarle agua —dijo {F}.
4 {X} aplaudió con la boca llena.
6 Desde aquel año cada cual hace lo suyo. Pero no del todo.
6 Toña tiene un peine junto al horno y vende trenzas los domingos. En la peluquería de Rizo hay masaje de cabeza, y el que se duerme paga la mitad.
6 Blas pasa el nivel a las tartas antes de que salgan. Aurelia ha hecho una falda con puerta.
6 Y, cuando a alguno no le sale una cosa, ya no dice «facilísimo». Dice «¿y esto cómo va?», y siempre aparece alguien.
6 {X} aprendió el punto de doble lazada y lo enseña si se lo piden. También si no se lo piden.
8 ¶La alcaldesa quiso saber quién había escrito aquel papel. Preguntó por todas partes. Miraron la letra: no era de nadie.
8 —Sale todos los años —dijo el viejo sombrerero, que era el dueño del sombrero—. Siempre queda al fondo. Casi nadie mete la mano tan abajo.
8 {H} miró el sombrero con otros ojos. Por dentro, el forro estaba muy gastado.
8 —¿Y cuánto se gana? —preguntó {F}.
8 El sombrerero señaló la carpa, las mesas, la gente. Luego se caló el sombrero y se fue a bailar.
10 ¶{H} se acordó de Toña diciendo que bien, que muy bien, con las orejas coloradas. Casi todo el mundo lleva dentro un papelito con lo que no le sale. Para leerlo no hace falta saber ningún oficio. Hace falta llevar un vaso de agua y no tener prisa.
10 —Yo, de mayor, quiero ser esto —dijo {F}, doblando el papel.
10 —¿Lo demás?
10 —Lo demás.
10 Pues tenía suerte: casi nadie se presenta.`,
        en: `4! “And which job did you two get?” asked the mayor.
4 {F} held up the slip. “The rest”, it said.
4 “And what is that?”
4! “You look who needs something,” said {H}.
4 “And you bring them water,” said {F}.
4 {X} clapped with a full mouth.
6 Ever since then they have all done their own jobs. But not the whole way.
6 Rose has a comb next to the oven now, and sells plaits on Sundays. At Curly’s they knead your head, and if you fall asleep it is half price.
6 Bill puts his level on the cakes before they leave the shop. Dora has made a skirt with a door.
6 And when one of them cannot do a thing, they do not say “easy” any more. They say “how does this go?”, and somebody always comes.
6 {X} learned to sew a double hem, and will show you how if you ask. Or if you do not ask.
8 ¶The mayor wanted to know who had written that slip. She asked all over. They looked at the writing, and it was nobody’s.
8 “It comes up every year,” said the old hatter, who owned the hat. “It is always at the bottom. Hardly anybody reaches down so far.”
8 {H} looked at the hat in a new way. The lining was very worn.
8 “And what does it pay?” asked {F}.
8 The hatter pointed to the tent, and the tables, and the people. Then he put on his hat and went off to dance.
10 ¶{H} thought of Rose, who had said that it was fine, just fine, with her ears bright red. Nearly everybody has a slip of paper in them somewhere, with what they cannot do. You need no trade to read it. You need a cup of water, and not to be in a hurry.
10 “When I grow up I want to be this,” said {F}, and folded the slip.
10 “The rest?”
10 “The rest.”
10 It was a lucky choice. Hardly anyone applies.`,
        alt: {
          es: '{F} enseña el papel de su oficio y {H} lo explica.',
          en: '{F} shows the slip with their job, and {H} explains it.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['hold', 'proud', 'ticket'],
          X: ['cheer', 'happy'],
          props: ['tent', 'table', 'bread', 'hat'],
        },
      },
      {
        es: `0-2! ¡Pan, trenzas y fiesta! ¡Viva!
0-2 {X} baila.
0-2 {H} y {F} saludan.
2-2 ¡Mañana, la panadera hace pan! ¡Y peina un poco!
4! Y bajo la carpa empezó {event}. ¡No faltó de nada!
4 Al final, {H} y {F} guardaron el sombrero de los oficios.
4 Solo para mirar, {F} metió la mano hasta el fondo.
6 —¿Queda algo? —preguntó {H}.
6 —Nada —dijo {F}—. Un hilo. Una miga. Un pelo rizado.
6 Lo dejaron como estaba. Hasta el año siguiente, eso era todo lo que tenía que haber.
8 {X} ya había apuntado en un papelito lo que quería que le tocara y lo echó dentro con disimulo. Nadie lo vio. Bueno, nadie dijo que lo hubiera visto.
8 De vuelta a casa, una señora se peleaba con una puerta atascada.
8 —Facilísimo —decía entre dientes, tirando.
10 {H} y {F} se miraron. No hizo falta sacar ningún papel.
4! Y {H} y {F} fueron a ver quién necesitaba algo.`,
        en: `0-2! Bread and plaits and a party! Hooray!
0-2 {X} dances.
0-2 {H} and {F} wave.
2-2 Next day the baker bakes. And combs, a bit!
4! And so, under the tent, it was time for {event}. They had all they needed!
4 At the end, {H} and {F} put the hat of jobs away.
4 Just to see, {F} felt right down to the bottom.
6 “Is there any more?” asked {H}.
6 “No,” said {F}. “A thread. A crumb. One curly hair.”
6 They left it like that. Until next year, that was all it had to hold.
8 {X} had already written down a wish for next time, and slipped it in. Nobody saw. Or nobody said that they had seen.
8 On the way home there was a lady who was having a fight with a stuck door.
8 “Quite easy,” she said through her teeth, and pulled.
10 {H} looked at {F}. There was no need to take out the slip.
4! And off went {H} and {F}, to see who needed something.`,
        alt: {
          es: '{F} mira el fondo del sombrero y {H} saluda, ante la carpa.',
          en: '{F} looks into the hat and {H} waves, in front of the tent.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['hold', 'thoughtful', 'hat'],
          X: ['dance', 'happy'],
          props: ['tent', 'star', 'balloon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
