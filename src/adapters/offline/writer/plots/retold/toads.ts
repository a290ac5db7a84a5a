import type { Plot } from '../plot.ts'

/** The same road of the toads: told by those who follow the last of them, and who make it rain when the rain stops. */
export const toadsRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'toads/setup/plates',
      titles: {
        es: ['Un sapo en cada plato', 'No están en la lista', 'La última de la fila'],
        en: ['A toad on every plate', 'Not on the list', 'The last in the row'],
      },
      moments: [
        {
          es: `0-2! ¡Chap! ¡Un sapo en el plato!
0-2 {H} mira. {F} mira.
2-2 Otro sapo. Otro plato. ¡Y otro más!
4! {H} y {F} pusieron la mesa {at}. Era para {event}.
4 En el centro estaba {thing}.
4! Llovía flojito. ¡Chap! En un plato se sentó un sapo.
4 ¡Chap, chap! Al poco rato había un sapo en cada plato.
6 —¿Quién es este señor? —preguntó {F}, con la lista de invitados en la mano.
6 —No sé —dijo {H}—. Pero ha venido muy peinado.
8 Se habían puesto como quien llega pronto a una boda: con las manos en la barriga y sin tocar el pan.
10 La noche olía a tierra caliente y a abrigo recién quitado. Hay un día así cada año, solo uno, y no viene en los calendarios. Los sapos, sin embargo, lo llevaban apuntado.`,
          en: `0-2! Flop! A toad on the plate!
0-2 {H} looks. {F} looks.
2-2 One more plate. One more toad. And one more!
4! {H} and {F} set the table {at}. It was for {event}.
4 In the middle was {thing}.
4! A soft rain fell. Flop! A toad sat down on a plate.
4 Flip, flop! Soon there was a toad on every plate.
6 “Who is this gentleman?” asked {F}, holding the guest list.
6 “I do not know,” said {H}. “But he is very well brushed.”
8 They sat like people who are early for a wedding. They kept their hands on their tummies, and did not touch the bread.
10 The night smelled of warm earth and of coats just taken off. There is one day like that each year, and only one, and you will not find it in any calendar. The toads, though, had made a note of it.`,
          alt: {
            es: '{H} y {F} descubren sapos en la mesa de la fiesta.',
            en: '{H} and {F} find toads at the party table.',
          },
          picture: {
            H: ['crouch', 'surprised'],
            F: ['hold', 'surprised', 'letter'],
            props: ['table', 'frog', 'umbrella', 'frog'],
            showsThing: true,
            time: 'night',
            weather: 'rain',
            shot: 'wide',
          },
        },
        {
          es: `4! —¿Un poco de tarta? —preguntó {H}. No querían tarta.
4! {F} les leyó la lista en voz alta. No estaban.
4 {X} les puso una servilleta. La dejaron doblada.
4! De pronto bajaron de los platos, todos por el mismo lado. ¡Y llegaron otros!
6 —No vienen a cenar —dijo {H}—. Pasan por encima.
6 {F} quiso hacer una prueba y giró un plato con su sapo dentro. El sapo giró al revés y se quedó mirando al mismo sitio. {F} dio la vuelta entera al plato. El sapo dio la vuelta entera también, sin perder la calma.
6 —Es una brújula —dijo {H}.
6 —Una brújula con barriga —dijo {F}.
6 Probaron con otro. Probaron con nueve. Los nueve miraban hacia el mismo lado, y allí no había nada. Solo se veía la noche.
6 {X} se puso a mirar también hacia allí, por educación.
8 —Si cambiamos la mesa de sitio, asunto arreglado —dijo {F}.
8 Midieron lo que ocupaba la fila. Ocupaba la mesa, el baile y el puesto de los churros. Había que cambiar de sitio el pueblo.
8 —¿Y si les abrimos un paraguas, para que piensen que ya no llueve? —dijo {H}.
8 Abrieron uno. El sapo de debajo salió a mojarse y siguió andando. El paraguas se quedó en el suelo, del revés, llenándose de lluvia.
8 {X} abrió otros seis, por si era cosa del color.
10 Lo más raro era la cara. Quien va a un sitio por obligación mira al suelo. Quien va de paseo mira a todas partes. Aquellos miraban al frente, como mira uno la ventana encendida de su casa cuando vuelve tarde.
10 —¿Adónde se puede ir con esas ganas? —dijo {F}.
10 A {H} no se le ocurrió ningún sitio, y eso le dio muchísima curiosidad.`,
          en: `4! “Some cake?” asked {H}. They wanted no cake.
4! {F} read them the guest list out loud. They were not on it.
4 {X} gave them napkins. They left them folded.
4! And then they all got down on the same side, and off they went. And more came!
6 “They are not here for supper,” said {H}. “They are on their way past.”
6 {F} wanted to test something, and turned a plate with a toad on it. The toad turned the other way, and still looked at the same spot. {F} turned the plate right round. The toad went right round too, and kept calm.
6 “It is a compass,” said {H}.
6 “A compass with a tummy,” said {F}.
6 They tried it with one more. They tried it with nine. All nine looked the same way, and there was nothing there but the night.
6 {X} looked that way as well, so as to be polite.
8 “If we move the table, that will be that,” said {F}.
8 They measured how wide the row was. It was as wide as the table, the dance floor and the sweet stall. They would have to move the village.
8 “What if we put up an umbrella, so that they think it has stopped raining?” said {H}.
8 They put one up. The toad under it stepped out to get wet, and walked on. The umbrella stayed on the ground, upside down, and filled up with rain.
8 {X} put up six more, in case it was the colour.
10 The strangest thing was the look on their faces. If you have to go somewhere, you look at the ground. If you are out for a walk, you look all round. These looked straight ahead, the way you look at the lit window of your own house when you come home late.
10 “Where can you go, and want to that much?” said {F}.
10 {H} could not think of any such place, and was dying to know.`,
          alt: {
            es: '{H} mira un sapo con duda y {F} alarga la mano, bajo la lluvia.',
            en: '{H} looks doubtfully at a toad and {F} reaches out, in the rain.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['reach', 'surprised'],
            X: ['stand', 'thoughtful'],
            props: ['table', 'frog', 'umbrella', 'cake'],
            time: 'night',
            weather: 'rain',
          },
        },
        {
          es: `0-2 ¡Chap, chap! ¡Qué chiquitita!
0-2 {F} le dice: ¡hola!
0-2 {X} le dice: ¡hola!
2-2 {H} la sigue. Un pasito. ¡Y otro!
4! La última era una sapita. Llevaba a otro sapo a caballito. ¡Iba dormido!
4! —Vamos a seguirla —dijo {H}—. Así sabremos adónde van.
4 {F} cogió un farol y un paraguas.
4 Y echaron a andar detrás, muy despacio.
6 A paso de sapo se tarda una canción entera en cruzar una baldosa. Cantaron cuatro.
6 {X} adelantó a tod{HF:os/as} sin querer y tuvo que volver atrás a esperar.
8 —¿Falta mucho? —preguntó {F}.
8 La sapita no contestó. El de arriba roncó un poco.
10 Yendo tan despacio se ven cosas que a otro paso no salen. Vieron un caracol que cambiaba de idea, una piedra con cara de tía y el dibujo que hace la lluvia antes de decidirse. {H} empezó a sospechar que llevaba toda la vida corriendo.`,
          en: `0-2 Flip, flop! What a tiny one!
0-2 {F} says: hello!
0-2 {X} says: hello!
2-2 {H} goes after her. One step. And one more!
4! The last was very small. She had one more toad on her back. He was asleep!
4! “Let’s follow her,” said {H}. “Then we will know.”
4 {F} took a lantern and an umbrella.
4 And off they went behind her, very slowly.
6 At toad speed it takes one whole song to cross a paving stone. They sang four.
6 {X} got ahead by mistake, and had to come back and wait.
8 “Is it far?” asked {F}.
8 She did not answer. The one on top gave a small snore.
10 When you go as slowly as that, you see things that do not come out at other speeds. They saw a snail change its mind, a stone that looked like an aunt, and the pattern that rain makes before it is sure. {H} began to suspect that so far life had been one long run.`,
          alt: {
            es: '{H} y {F} siguen a un sapo con farol y paraguas.',
            en: '{H} and {F} follow a toad with lantern and umbrella.',
          },
          picture: {
            H: ['walk', 'determined', 'lantern'],
            F: ['walk', 'happy', 'umbrella'],
            X: ['walk', 'happy'],
            props: ['frog', 'footprints'],
            time: 'night',
            weather: 'rain',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'toads/setback/hat',
      titles: {
        es: ['Te llevo yo', 'Un sapo en un sombrero'],
        en: ['Let me carry you', 'A toad in a hat'],
      },
      moments: [
        {
          es: `0-2 ¡Hop! {H} la coge.
0-2 ¡Al sombrero! {F} corre.
2-2 Corren y corren. ¿Y ahora, por dónde?
4! —Vas muy despacio —le dijo {H} a la sapita—. ¡Te llevo yo!
4! Se mojó las manos y la puso en un sombrero.
4! Corrieron y corrieron hasta llegar {to}. ¡Qué rápido!
6 —¿Y ahora, por dónde? —preguntó {F}.
6 Miraron a la derecha. Miraron a la izquierda. Miraron el sombrero.
8 Desde el fondo, la sapita los miraba a ellos. El de arriba seguía durmiendo, porque para él no había cambiado nada.
10 Es lo malo de llevar a alguien en brazos con mucha prisa. Se llega antes, eso sí. Pero hay que saber adónde, y quien lo sabía no veía nada más que fieltro.`,
          en: `0-2 Hop! {H} picks her up.
0-2 Into the hat! {F} runs.
2-2 They run and run. Which way is it now?
4! “You are so slow,” {H} told the small toad. “Let me carry you!”
4! {H} got both hands wet, and put her in a hat.
4! Then they ran, all the way {to}. That was fast!
6 “And which way is it now?” asked {F}.
6 They looked left. They looked right. They looked into the hat.
8 From the bottom the small toad looked back at them. The one on top slept on, since for him nothing had changed.
10 That is the trouble with carrying somebody in a great hurry. You do get there sooner. But you have to know where, and the only one who knew it could see nothing but felt.`,
          alt: {
            es: '{H} lleva un sapo en la mano y {F} duda, bajo la lluvia.',
            en: '{H} carries a toad in one hand and {F} has doubts, in the rain.',
          },
          picture: {
            H: ['hold', 'surprised', 'frog'],
            F: ['think', 'worried', 'lantern'],
            props: ['frog', 'hat'],
            time: 'night',
            weather: 'rain',
          },
        },
        {
          es: `4! Pusieron a la sapita en el suelo. No andaba. Daba vueltas y más vueltas.
4 {X} dio vueltas con ella, para animarla.
4! —No sabe dónde está —dijo {H}—. Y es culpa mía.
4 —Solo querías ayudar —dijo {F}.
6 —Ya. Pero no le pregunté.
6 La sapita dio otra vuelta. Puso un dedo en el suelo, como quien prueba el baño, y lo quitó. Aquel suelo no le sonaba.
6 —A lo mejor no va mirando —dijo {F}—. A lo mejor va leyendo con los pies.
6 Se descalzaron para entenderla. El suelo estaba frío aquí, blando allá y rugoso un poco más lejos. Era verdad que se podía leer.
6 {X} leyó un charco entero, de punta a punta, y dijo que terminaba bien.
6 —Hay que llevarla donde la cogimos —dijo {H}—. Al mismo sitio.
8 —¿Al mismo, mismo?
8 —A la misma piedra.
8 Volvieron con el farol pegado al suelo. Buscaron sus propias pisadas, que eran muchas y muy tontas. Las de ella eran pocas y muy pequeñas, y al lado de las otras daban un poco de envidia.
8 Una ponía una mano aquí, otra ponía un pie allá. Parecían puntos de costura.
8 {X} iba borrando con una rama las pisadas que no valían.
10 Al volver, {H} no habló. Llevaba el sombrero con las dos manos, muy derecho, como se lleva un vaso demasiado lleno. Pensaba en las veces que le habían atado los cordones sin avisar, justo cuando ya casi le salía el lazo.
10 —¿Tú crees que estará enfadada? —preguntó por fin.
10 {F} se asomó al sombrero.
10 —Tiene cara de sapo —dijo—. Es difícil saberlo.`,
          en: `4! They put her down. She did not walk. She went round and round.
4 {X} went round too, to cheer her up.
4! “She has no idea where she is,” said {H}. “It is my fault.”
4 “You just wanted to help,” said {F}.
6 “I know. But I did not ask.”
6 She went round once more. She put one toe on the ground, the way you try the bath, and took it away. She did not know that ground.
6 “What if she does not look?” said {F}. “What if she reads it with her feet?”
6 They took off their shoes and tried. The ground was cold here, soft there, and rough a bit further on. You really could read it.
6 {X} read a whole puddle, from end to end, and said that it ended well.
6 “We must take her back to where she was,” said {H}. “The same spot.”
8 “The very same?”
8 “The same stone.”
8 They went back with the lantern close to the ground. They looked for their own tracks, which were many and silly. Hers were few and tiny, and next to the others they made you a bit jealous.
8 There was a hand here and a foot there. They looked like stitches.
8 {X} came behind with a branch, and swept away the tracks that did not count.
10 On the way back {H} did not speak, and held the hat very straight, the way you hold a glass that is too full. {H} was thinking of people who tie your laces without asking, just when you had very nearly done the bow.
10 “Is she cross, do you think?” asked {H} in the end.
10 {F} looked into the hat.
10 “It is a toad’s face,” said {F}. “It is hard to tell.”`,
          alt: {
            es: '{H} y {F} buscan huellas en el suelo mojado.',
            en: '{H} and {F} look for tracks on the wet ground.',
          },
          picture: {
            H: ['kneel', 'sad'],
            F: ['crouch', 'thoughtful', 'lantern'],
            X: ['crouch', 'thoughtful'],
            props: ['frog', 'hat', 'footprints', 'boots'],
            time: 'night',
            weather: 'rain',
          },
        },
        {
          es: `0-2 ¡Abajo, sapita! ¡Chap!
0-2 {H} dice: perdón.
0-2 {X} la deja pasar.
2-2 ¡Chap, chap! Ya sabe el camino.
4! La pusieron en la misma piedra. La sapita tocó el suelo. ¡Chap! ¡Y echó a andar!
4! —Ahora mandas tú —dijo {H}.
4 El de arriba ni se enteró.
6 Fueron detrás otra vez, ni un dedo más deprisa que ella.
6 {X} aprendió a andar como un sapo, con los codos hacia fuera. Se cansaba mucho menos.
8 —Hemos perdido una hora —dijo {F}.
8 —Ella la ha andado dos veces —dijo {H}—. Y no se queja.
10 Ayudar se parece bastante a bailar. Lo primero es mirar los pies del otro.
4! Entonces {F} puso la mano. ¡Casi no caían gotas!`,
          en: `0-2 Down you go. Flop!
0-2 {H} says: sorry.
0-2 {X} lets her pass.
2-2 Flip, flop! She knows the way now.
4! They put her on the same stone. She felt the ground. Flop! And off she went!
4! “Now you say where,” said {H}.
4 The one on top never knew.
6 They walked behind her once more, and not an inch faster than she did.
6 {X} learned to walk like a toad, with elbows out. It was far less tiring.
8 “We have lost an hour,” said {F}.
8 “She has walked it twice,” said {H}, “and does not moan.”
10 Helping is a good deal like dancing. You begin with a look at the other one’s feet.
4! Then {F} held out a hand. There was hardly a drop!`,
          alt: {
            es: '{H} deja un sapo en el suelo y {F} extiende la mano.',
            en: '{H} sets a toad down. {F} holds out a hand.',
          },
          picture: {
            H: ['kneel', 'happy'],
            F: ['reach', 'worried'],
            X: ['walk', 'happy'],
            props: ['frog', 'stone', 'lantern'],
            time: 'night',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'toads/climax/umbrellas',
      titles: {
        es: ['Ya no llueve', 'Lluvia de paraguas', '¿Y si llovemos nosotros?'],
        en: ['The rain has stopped', 'Umbrella rain', 'What if we rain?'],
      },
      moments: [
        {
          es: `0-2 ¡Ya no llueve! Ni una gota.
0-2 Los sapos se paran. ¡Uy!
2-2 ¡Y viene gente! ¡Quietos los pies!
4! {at} dejó de llover. Y los sapos se pararon todos. ¡Ni un paso más!
4! Estaban en mitad de un camino. ¡Y por allí llegaba la gente para {event}!
6 Se oían ya las voces, y las botas. Todo el mundo venía con prisa, porque el agua había retrasado la cena.
6 —No se apartan —dijo {F}—. Están esperando.
6 —¿A qué? —preguntó {H}.
6 —A la lluvia.
8 Un sapo seco es un sapo triste. Se agacha, mete las manos debajo y procura parecerse a una piedra.
10 Aquella noche el camino estaba lleno de piedras que respiraban. De cerca daba gloria verlas. De lejos, y con botas, no se veían.`,
          en: `0-2 No more rain! Not a drop.
0-2 The toads stop. Oh dear!
2-2 And here come people! Stop those feet!
4! The rain stopped {at}. And all the toads stopped too. Not one step more!
4! They sat in the middle of a road. And people were coming along it for {event}!
6 You could hear the voices by now, and the boots. They were all in a hurry, since the rain had made them late for supper.
6 “They will not move,” said {F}. “They wait.”
6 “What for?” asked {H}.
6 “For rain.”
8 A dry toad is a sad toad. It sits low, tucks in its hands, and does its best to look like a stone.
10 That night the road was full of stones that breathed. From close up they were a joy to see. From far off, and in boots, you could not see them at all.`,
          alt: {
            es: '{H} y {F} miran un sapo quieto en el camino.',
            en: '{H} and {F} look at a toad that sits still on the path.',
          },
          picture: {
            H: ['point', 'worried', 'lantern'],
            F: ['crouch', 'worried'],
            props: ['frog', 'stone', 'boots'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `4! Sin lluvia, los sapos no andaban. ¡Y venía la gente!
4! —¡Alto! —gritó {H}, con el farol en alto.
4 {X} abrió los brazos, para parecer una valla.
4 —¡Y fuera los zapatos! —gritó {F}—. ¡Que no pisen a nadie!
4! Entonces {F} vio un paraguas del revés. ¡Estaba lleno de lluvia!
6 —¿Y si llovemos nosotr{HF:os/as}? —dijo {F}.
6 La gente se había parado en fila, con un pie en el aire.
6 —¿Qué pasa? —preguntó una señora desde el fondo.
6 —Pasan sapos —dijo {H}—. Quiero decir que no pasan. Les falta agua. ¿Cuánta traen ustedes?
6 Nadie entendió la pregunta hasta que miraron sus paraguas. Los habían cerrado mal, con las prisas, y por dentro llevaban todavía medio chaparrón.
6 —Yo tengo un charquito —dijo un señor.
6 —Yo, para dos sapos o tres —dijo la señora.
6 {X} escurrió la bufanda. Salió para uno, y de los gordos.
8 {H} los puso a los dos lados del camino. Había que abrir el paraguas del revés, esperar la vez y volcarlo despacio, que los sapos no quieren duchas.
8 —¿Y por qué sin zapatos? —preguntó alguien, con un pie todavía en el aire.
8 —Así se pisa mejor —dijo {F}—. Mejor para ellos.
8 Se descalzaron ciento doce personas. No se oyó ni una queja, porque el barro estaba calentito.
8 {X} guardó los zapatos por parejas. Le sobró uno, y nunca se supo.
10 Hasta ese momento habían sido gente que iba a cenar. De pronto eran una nube. Una nube es eso, si se mira bien: muchos poquitos que se ponen de acuerdo en el mismo sitio. {H} levantó el farol, como levanta la batuta quien dirige una orquesta.
10 —Despacio —dijo—. Como si no quisiéramos.`,
          en: `4! With no rain the toads did not walk. And people were coming!
4! “Stop!” cried {H}, with the lantern held high.
4 {X} put out both arms, so as to look like a fence.
4 “Shoes off, please!” cried {F}. “Do not tread on anybody!”
4! Then {F} saw an umbrella, upside down. It was full of rain!
6 “What if we rain?” said {F}.
6 The people had stopped in a line, each with one foot in the air.
6 “What is going by?” asked a lady from the back.
6 “Toads,” said {H}. “That is, they are not. They need water. How much have you got?”
6 Nobody knew what that meant, until they looked at their umbrellas. They had shut them badly, in the rush, and inside there was still half a shower.
6 “I have a small puddle,” said a man.
6 “I have enough for two toads or three,” said the lady.
6 {X} wrung out a scarf. It did for one toad, and a fat one.
8 {H} stood them on both sides of the road. You had to open your umbrella upside down, wait your turn, and tip it slowly, since toads do not care for showers.
8 “But why no shoes?” asked somebody, with that foot still in the air.
8 “It is nicer to tread like that,” said {F}. “Nicer for them.”
8 A hundred and twelve people took off their shoes. There was not one grumble, for the mud was warm.
8 {X} kept the shoes, in pairs. There was one left over, and nobody ever found out.
10 Up to then they had been people on their way to supper. All at once they were a cloud. That is what a cloud is, when you look into it: a great many small amounts that agree on a place. {H} put up the lantern, the way you put up the baton in front of a band.
10 “Gently,” said {H}. “As if we did not mean to.”`,
          alt: {
            es: '{H} hace señas con un farol y {F} tiene un paraguas.',
            en: '{H} waves a lantern and {F} has an umbrella.',
          },
          picture: {
            H: ['wave', 'determined', 'lantern'],
            F: ['hold', 'excited', 'umbrella'],
            X: ['reach', 'determined'],
            props: ['frog', 'umbrella', 'boots'],
            time: 'night',
          },
        },
        {
          es: `0-2 {F} vuelca el paraguas. ¡Llueve!
0-2 ¡Chap, chap! ¡Ya andan!
0-2 {X} llueve también.
2-2 Un paraguas, otro y otro. ¡Cuánta lluvia!
4! {H} y {F} volcaron el paraguas, muy despacito. ¡Llovía!
4! ¡Chap! Un sapo dio un paso. ¡Y todos detrás!
4 Cada paraguas llovió un rato. ¡Qué gusto daba!
6 Pasaron entre dos filas de pies descalzos, como reyes que vuelven de un viaje muy largo.
6 {X} llovió con las dos manos y después se sacudió el pelo.
8 La última fue la sapita, con el otro dormido a caballito. Ya no quedaba ni una gota en los paraguas. {H} le puso delante sus propias manos, que estaban mojadas, y ella pasó por encima.
10 Pesaba como una carta. {H} no cerró los dedos. A quien va de camino no se le puede retener, pero se puede ser un trocito del camino.
4! Y desde lo oscuro se oyó: ¡plof!`,
          en: `0-2 {F} tips the umbrella. Rain!
0-2 Flip, flop! Off they go!
0-2 {X} makes rain too.
2-2 One umbrella, then two, then three. So much rain!
4! {H} and {F} tipped the umbrella, very slowly. It rained!
4! Flop! One toad took a step. And they all went!
4 Each umbrella rained for a while. It was lovely!
6 They went by between two rows of bare feet, like kings home from a very long trip.
6 {X} rained with both hands, and then shook out some hair.
8 The small one came last, with her friend asleep on her back. There was not a drop left in any umbrella. {H} put two wet hands down in front of her, and she walked over them.
10 She was as light as a letter. {H} did not close a finger. You cannot hold somebody who is on her way, but you can be a bit of the road.
4! And from out of the dark it went: plop!`,
          alt: {
            es: '{F} inclina un paraguas y {H} se arrodilla junto a un sapo.',
            en: '{F} tips an umbrella and {H} kneels by a toad.',
          },
          picture: {
            H: ['kneel', 'happy'],
            F: ['hold', 'excited', 'umbrella'],
            X: ['cheer', 'happy'],
            props: ['frog', 'footprints', 'lantern'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'toads/resolution/guests',
      titles: {
        es: ['Invitados: todos', '¡Plof!', 'La fiesta descalza'],
        en: ['Guests: all of them', 'Plop!', 'The barefoot party'],
      },
      moments: [
        {
          es: `0-2 ¡Plof! ¡Agua! ¡Plof, plof!
0-2 {H} y {F} lo ven. ¡Oh!
2-2 La sapita se baña. ¡Qué feliz está!
4! {H} acercó el farol. ¡Era una charca! ¡Plof, plof! Allí iban todos.
4! —Aquí nacieron —dijo una señora descalza—. Y aquí vuelven.
4 El sapo dormilón se despertó y cantó el primero. ¡Croo!
6 Miró a un lado y a otro, como si hubiera llegado por sus propios pies.
6 Después cantaron los demás. Era una canción de una nota, pero la daban muy bien.
8 La sapita no cantó. Se quedó flotando, con los brazos abiertos y los ojos fuera del agua, mirando el farol.
10 {H} pensó en su ventana encendida. Por fin sabía adónde se puede ir con tantas ganas, y no era ningún sitio raro. Era volver.`,
          en: `0-2 Plop! Water! Plop, plop!
0-2 {H} and {F} can see it. Oh!
2-2 The small toad has a bath. She is so happy!
4! {H} held up the lantern. It was a pond! Plop! So this was where they went.
4! “They were born here,” said a lady with bare feet. “So they come back.”
4 The sleepy toad woke up, and was the first to sing. Croak!
6 He looked left and right, as if he had come all that way on his own feet.
6 Then the rest sang too. It was a song with one note, but they did it very well.
8 The small one did not sing. She just floated, with her arms out and her eyes above the water, and looked at the lantern.
10 {H} thought of a window with a light in it. So that was where you can go and want to so much, and it was not a strange place at all. It was back.`,
          alt: {
            es: '{H} acerca un farol y {F} señala un sapo.',
            en: '{H} brings a lantern near and {F} points at a toad.',
          },
          picture: {
            H: ['hold', 'happy', 'lantern'],
            F: ['point', 'surprised'],
            props: ['frog', 'music-note', 'leaf'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `4! {F} sacó la lista de invitados. Al final escribió: «Y todos los sapos».
4 —¿Y qué día es la fiesta del año que viene? —preguntó {F}.
4! —El día que vengan ellos —dijo {H}.
4 {X} trajo la tarta en un paraguas. ¡Cabía entera!
6 Cenaron allí mismo, con los pies en el agua. Los paraguas del revés sirvieron de fuente, de panera y de cuna para un niño muy pequeño.
6 —¿Y cómo sabremos el día? —preguntó la señora.
6 —Olerá a tierra caliente —dijo {F}—. Y habrá un señor muy peinado en un plato.
6 Nadie había vuelto a ponerse los zapatos. Estaban en fila, junto al camino, como otra clase de invitados que no se atrevían a entrar.
6 {X} les llevó un trozo de tarta, por si acaso.
8 En la invitación del año siguiente no ponía fecha. Ponía: «Traiga paraguas y espere». La gente la colgó en la cocina y aprendió a asomarse a la ventana.
8 —Hoy no —decían—. Hoy huele a frío.
8 —Hoy casi.
8 Y una noche, sin que nadie avisara, salieron todos a la vez con el paraguas y sin zapatos, para ir adelantando.
8 {X} llegó antes que los sapos, y tuvo que hacer de sapo un ratito.
10 El sapo que llevaba a otro a caballito nunca era el mismo, y el dormilón, tampoco. {H} y {F} se fijaban mucho. En el último sitio de la fila iba todos los años alguien chiquitito que no se rendía. Y detrás iban ell{HF:os/as}.`,
          en: `4! {F} took the guest list and wrote: And all the toads.
4 “And what day is the party next year?” asked {F}.
4! “The day that they come,” said {H}.
4 {X} fetched the cake in an umbrella. It all went in!
6 They had supper right there, with their feet in the water. The umbrellas, upside down, were dishes and bread baskets, and a cot for a very small boy.
6 “How will we know the day?” asked the lady.
6 “It will smell of warm earth,” said {F}. “And a very well brushed gentleman will sit on a plate.”
6 Nobody had put their shoes on again. They stood in a row by the road, like more guests who did not dare to come in.
6 {X} took them a slice of cake, just in case.
8 There was no date on the invitation the next year. It said to bring an umbrella and wait. People pinned it up in the kitchen, and learned to look out of the window.
8 “Not today,” they said. “Today smells cold.”
8 “Today, nearly.”
8 And one night they all came out at once with their umbrellas, and with bare feet, to save time.
8 {X} got there before the toads, and had to be a toad for a while.
10 The one who carried was a new one each year, and so was the one who slept. {H} and {F} took good note. In the very last place of that row there was each year somebody tiny who did not give up. And behind them walked {H} and {F}.`,
          alt: {
            es: '{F} escribe en una lista y {H} come tarta.',
            en: '{F} writes on a list while {H} has some cake.',
          },
          picture: {
            H: ['sit', 'happy', 'cake'],
            F: ['hold', 'proud', 'pencil'],
            X: ['hold', 'happy', 'umbrella'],
            props: ['frog', 'scroll', 'umbrella', 'boots'],
            time: 'night',
          },
        },
        {
          es: `0-2! ¡Croo, croo! ¡Ya están en casa!
0-2 ¡A bailar, {H} y {F}!
0-2 {X} baila descalz{X:o/a}.
2-2! {thing} brilla. ¡Y los sapos cantan!
4! Junto a la charca empezó {event}.
4 Hasta allí llevaron {thing}.
4 Bailaron todos sin zapatos, al son de los sapos. ¡Croo, croo!
6 Cuando alguien pisaba un pie, pedía perdón en voz baja y miraba bien quién era.
6 {X} bailó con un paraguas, que era quien mejor seguía el paso.
8 La tarta se acabó, la música no. A las tantas, cada cual se fue a casa con un par de zapatos que no siempre era el suyo.
10 Algunos mapas tienen ya esa raya. No lleva nombre ni números. Es una línea de puntos, muy pequeños, con una mano aquí y un pie allá.
4! {H} dejó un paraguas del revés en la puerta de casa. Por si hacía falta lluvia.`,
          en: `0-2! Croak, croak! They are home!
0-2 Now {H} and {F} dance!
0-2 {X} dances with bare feet.
2-2! See {thing}! And the toads sing!
4! By the pond it was time for {event}!
4 They had brought {thing} along.
4 They all danced with no shoes on while the toads sang. Croak, croak!
6 If you trod on a foot, you said sorry and looked to see whose it was.
6 {X} danced with an umbrella, which kept time better than anybody.
8 The cake came to an end, but the music did not. Very late they all went home, each with a pair of shoes that was not always their own.
10 Some maps have that line on them now. It has no name and no numbers. It is a row of dots, very small ones, with a hand here and a foot there.
4! At home {H} left an umbrella by the door, upside down. Somebody might need rain.`,
          alt: {
            es: '{H} y {F} bailan de noche con un sapo, junto a {thing}.',
            en: '{H} and {F} dance at night with a toad, by {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['frog', 'umbrella', 'music-note', 'lantern'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
