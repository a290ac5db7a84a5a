import type { Plot } from '../plot.ts'

/** The same captain and her ball: told of a scarf met three times, of a hat with a window, and of a sky made by hand. */
export const beetleRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'beetle/setup/scarf',
      titles: {
        es: ['La misma bufanda', '¡Fuera de mi línea!', 'Una bola con prisa'],
        en: ['The same old scarf', 'Get off my line!', 'A ball in a hurry'],
      },
      moments: [
        {
          es: `0-2 {H} y {F} andan de noche.
0-2 ¡Mira, una bufanda! ¡Y otra!
2-2 ¡No, no! ¡Es la misma bufanda!
4! Era de noche. {H} y {F} llevaban {thing}.
6 Hacía falta para {event}. Y el viento les apagó el farol {at}.
4! En un arbusto vieron una bufanda. ¡Y luego, otra igual!
6 —Qué descuidada es la gente —dijo {F}—. ¡Con el frío que hace!
6 La tercera tenía la misma raya verde y el mismo nudo.
6 —¿Y la tuya? —preguntó {H}.
6 {F} se tocó el cuello. Allí no había nada.
4! ¡Era la bufanda de {F}! ¡Daban vueltas!
8 Se le había enganchado al principio, y desde entonces no habían hecho más que volver a encontrarla.
10 De día, los ojos van enderezando los pies sin que nadie se entere. De noche, los pies hacen lo que les parece, y por lo visto les parecen muy bien los círculos.`,
          en: `0-2 {H} and {F} walk at night.
0-2 Look, a scarf! And a scarf!
2-2 Oh no! It is the same scarf!
4! It was night. {H} and {F} had {thing}.
6 It was for {event}. Then the wind blew out their lantern {at}.
4! They saw a scarf. Then they saw it again!
6 “How careless people are,” said {F}. “And on such a cold night, too!”
6 It hung on a bush. It had the same green stripe, and the same knot.
6 “Where is yours?” asked {H}.
6 {F} felt for it. There was nothing there but neck.
4! It was {F}’s own! They had gone right round!
8 It had caught on a twig at the start, and since then they had done nothing but find it again.
10 By day your eyes keep putting your feet straight, and you never know it. By night the feet do as they please, and it seems that what they please is rings.`,
          alt: {
            es: '{H} lleva un farol y {F} descubre una bufanda en la noche.',
            en: '{H} carries a lantern and {F} finds a scarf in the night.',
          },
          picture: {
            H: ['hold', 'thoughtful', 'lantern'],
            F: ['reach', 'surprised'],
            props: ['scarf', 'leaf', 'star'],
            showsThing: true,
            time: 'night',
          },
        },
        {
          es: `4! ¡Rrrr! Algo le pasó rodando a {H} por encima del pie.
4! Era una bola. Detrás, cabeza abajo, empujaba un escarabajo.
4 —¡Fuera de mi línea! —gritó—. ¡Paso a la capitana Bola!
4 {X} salió de la línea de un saltito.
4 —Huele a burro —dijo {F}.
4 —Gracias —dijo la capitana.
6 La bola llegó al arbusto y no lo rodeó. Lo cruzó por dentro.
6 Primero salió la bola, luego la capitana y al final la bufanda. {F} se la ató con dos nudos.
6 —¿Adónde vas con tanta prisa? —preguntó {H}.
6 —Allá.
6 —¿Y qué hay allá?
6 —Sitio —dijo la capitana.
6 Se subió a la bola, miró hacia arriba y bailó hasta dar la vuelta completa. Bajó de un salto y siguió empujando, tiesa como una regla.
6 —¿A quién mirabas? —preguntó {F}.
6 —A los vecinos de arriba.
6 Los vecinos eran las estrellas. Cruzaban la noche de lado a lado, todas juntas, como un camino de sal.
6 {X} saludó a los vecinos con la mano. Tardó bastante, porque eran muchos.
8 De donde venía la capitana no había sitio. Un burro había pasado a las seis, y a las seis y cinco ya no se cabía.
8 —Codazos —contó la capitana—. Seis codazos cada uno.
8 Quien se hacía una bola tenía que llevársela derecha y lejos, antes de que otro le cogiera cariño.
8 —¿Y si te chocas? —preguntó {H}.
8 —Me caigo. Subo. Bailo. Sigo.
8 —¿Y no te enfadas con la piedra?
8 —La piedra estaba en su sitio —dijo ella—. La que pasaba era yo.
8 {X} quiso saber si había que bailar bien. Bastaba con bailar la vuelta entera.
10 ¶La ciencia lo ha estudiado muy en serio. A una prima suya le pusieron un gorrito de cartón para que no viera el cielo, y salió haciendo garabatos. A otra la llevaron a un planetario, con bola y todo.
10 —¿Y le gustó? —preguntó {F}.
10 —El cielo, mucho. Las butacas le estorbaban.`,
          en: `4! Rrrr! Something rolled right over {H}’s foot.
4! It was a ball. Behind it, upside down, came a beetle.
4 “Get off my line!” she cried. “Let Captain Ball through!”
4 {X} got off the line with a hop.
4 “It smells of donkey,” said {F}.
4 “Thank you,” said the captain.
6 The ball came to the bush and did not go round it. It went through.
6 First out was the ball, then the captain, and last of all the scarf. {F} put it on with two knots.
6 “Where are you off to in such a hurry?” asked {H}.
6 “Over there.”
6 “And what is over there?”
6 “Room,” said the captain.
6 She got up on the ball, looked at the sky and danced one whole round. Then she hopped off and pushed on, as straight as a ruler.
6 “Who was that you were looking at?” asked {F}.
6 “Just the neighbours upstairs.”
6 The neighbours were the stars. They ran from one side of the night to the other, all together, like a path of salt.
6 {X} waved to the neighbours. It took a while, as there were so many.
8 There had been no room where the captain came from. A donkey had gone by at six, and by five past you could not get near.
8 “Elbows,” said the captain. “Six elbows each.”
8 Once you had made a ball, you had to take it far and straight, before somebody else grew fond of it.
8 “What if you bump into things?” asked {H}.
8 “I fall. I climb. I dance. I go on.”
8 “Are you not cross with the stone?”
8 “The stone was in its place,” she said. “It was me who was passing.”
8 {X} asked if you had to dance well. You only had to dance all the way round.
10 ¶Scientists have looked into it. They gave a cousin of hers a little cardboard cap, so that she could not see the sky, and off she went in scribbles. They took another to a planetarium, ball and all.
10 “Did she enjoy it?” asked {F}.
10 “The sky, very much. She found the seats in the way.”`,
          alt: {
            es: '{H} se agacha ante un escarabajo y su bola, y {F} mira.',
            en: '{H} bends down to a beetle and its ball, and {F} looks on.',
          },
          picture: {
            H: ['crouch', 'surprised'],
            F: ['stand', 'surprised', 'scarf'],
            X: ['wave', 'happy'],
            props: ['beetle', 'stone', 'star'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `0-2 ¡Rrrr! ¿Quién viene? ¡Un escarabajo!
0-2 {F} le dice: ¡hola!
0-2 {X} le dice: ¡hola!
2-2 Empuja una bola. ¡Y mira las estrellas!
4! —Llévanos contigo —pidió {H}.
4! —Yo no llevo, yo voy —dijo la capitana—. Pero detrás se cabe.
4 Y fueron detrás, en fila, con la nariz hacia arriba.
6 Cruzaron un charco por el medio y un sembrado por entre dos coles. Luego cruzaron un rebaño dormido, oveja por oveja y pidiendo perdón.
6 {X} iba al final y les volvía a colocar la lana.
6 —Qué raro —dijo {F}—. No sé dónde estoy, pero sé por dónde voy.
8 —Antes era al revés —dijo {H}—. Sabíamos dónde estábamos. En la bufanda.
10 Por detrás iba quedando una raya finísima en el polvo. Era lo más derecho que habían hecho en su vida, y lo habían hecho sin mirar al suelo.
4! Ningún arbusto volvió a llevar bufanda. ¡Ya no daban vueltas!`,
          en: `0-2 Rrrr! Who is that? A beetle!
0-2 {F} says: hello!
0-2 {X} says: hello!
2-2 She has a ball! She looks at the stars!
4! “Take us with you!” begged {H}.
4! “I do not take. I go,” said the captain. “But there is room behind.”
4 So they walked behind her in a row, with their noses in the air.
6 They went through the middle of a puddle, and in between two cabbages. Then they went through a sleeping flock, sheep by sheep, and said sorry each time.
6 {X} came last, and put the wool straight again.
6 “It is odd,” said {F}. “I do not know where I am, but I know which way I am going.”
8 “It was the other way round before,” said {H}. “We knew where we were. We were at the scarf.”
10 A very fine line ran behind them in the dust. It was the straightest thing that they had ever done, and they had done it without one look at the ground.
4! Not one more bush had a scarf in it. The rings were over!`,
          alt: {
            es: '{H} y {F} andan de noche detrás de un escarabajo y su bola.',
            en: '{H} and {F} walk in the night behind a beetle and its ball.',
          },
          picture: {
            H: ['walk', 'excited'],
            F: ['walk', 'happy', 'scarf'],
            X: ['walk', 'happy'],
            props: ['beetle', 'stone', 'star', 'footprints'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'beetle/setback/hat',
      titles: {
        es: ['Gorra de capitana', 'Un regalo que estorba'],
        en: ['A hat for a captain', 'The trouble with a present'],
      },
      moments: [
        {
          es: `0-2 ¡Un gorro para el escarabajo!
0-2 {H} se lo pone. ¡Qué bonito!
2-2 ¡Uy! ¿Por qué va tan torcido?
4! {F} hizo un gorro con una hoja. ¡Era para la capitana!
4 Ella se miró en una gota. ¡Qué guapa estaba!
4! Luego siguió empujando {at}. ¡Y salió torcida!
6 Se desvió por aquí, se desvió por allá y chocó de espaldas con {F}.
6 —Esta bola está rara —dijo la capitana—. Será cosa del burro.
8 Probó con otras patas y con otro baile. Probó a empujar cantando. El gorro, eso sí, no se le movía ni un pelo.
10 Nunca le habían hecho un regalo. En su familia, las cosas se amasan o se roban. Lo de que alguien te dé algo y se quede mirando qué cara pones era nuevo para ella, y le gustaba muchísimo.`,
          en: `0-2 A hat for the beetle!
0-2 {H} puts it on. So pretty!
2-2 Oh! Why does she go so crooked?
4! {F} made a hat out of a leaf. It was for the captain!
4 She looked at herself in a drop. She was lovely!
4! Then she pushed on {at}. And it all came out crooked!
6 She bent this way, she bent that way, and she backed into {F}.
6 “There is something wrong with this ball,” said the captain. “It must be the donkey.”
8 She tried it with other legs. She tried a different dance, and then a song. The hat, I must say, did not slip at all.
10 Nobody had ever given her a present. In her family you knead things or you steal them. That somebody hands you something, and waits to see your face, was new to her, and she liked it very much.`,
          alt: {
            es: '{F} le hace a un escarabajo un gorro de hoja y {H} aplaude.',
            en: '{F} makes a beetle a hat of a leaf and {H} cheers.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['kneel', 'proud', 'leaf'],
            props: ['beetle', 'stone', 'star'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `4! La bola daba vueltas. {H} se agachó a mirar.
4! —¡Es el gorro! —dijo—. ¡Le tapa las estrellas!
4 —No se lo digas —susurró {F}—. Le gusta mucho.
4 {X} se puso una hoja en la frente. ¡Adiós, cielo!
6 Hicieron lo que pudieron. {H} le aconsejó que lo llevara de lado.
6 —Parezco una tía en una boda —dijo la capitana.
6 {F} le aconsejó que lo guardara para los domingos.
6 —¿Y hoy qué es?
6 No lo sabía nadie. Bien podía ser domingo.
6 —A lo mejor es que no os gusta cómo me queda —dijo ella, muy bajito.
6 —Te queda de maravilla —dijo {F}—. Eso es lo malo.
6 La capitana dio otra vuelta, con la cabeza muy alta, para lucir la hoja.
6 {X} propuso decírselo cantando. No encontró nada que rimara con «estrellas» y diera menos pena.
8 {H} se puso detrás de la bola, para ver lo que veía ella. Vio una hoja por dentro. Era preciosa, y no tenía ni una estrella.
8 Un regalo que estorba es muy delicado. No se puede quitar, porque es un regalo. Y no se puede dejar, porque estorba.
8 {F} lo pensó con la barbilla en la mano. El gorro era idea suya. Le tocaba hablar.
8 —Capitana —dijo por fin—, me he equivocado. Al gorro le falta una cosa.
8 —¿Cuál?
8 —La ventana.
10 ¶Decir «qué bien te queda» es fácil y dura poco. Decir «te tapa las estrellas» cuesta mucho más. Hay que querer bastante a alguien. Y luego hay que quedarse a ayudar con la hoja.`,
          en: `4! Round and round went the ball. {H} bent down to look.
4! “It is the hat!” said {H}. “It hides the stars!”
4 “Do not tell her,” whispered {F}. “She loves it.”
4 {X} put a leaf on like a cap. Goodbye, sky!
6 They did what they could. {H} told her to wear it on one side.
6 “I look like an aunt at a wedding,” said the captain.
6 {F} told her to keep it for Sundays.
6 “And what is today?”
6 Nobody knew. It might well be Sunday.
6 “It may be that you do not like me in it,” she said in a very small voice.
6 “You look wonderful,” said {F}. “That is the trouble.”
6 Round went the captain, with her head held high, to show off the leaf.
6 {X} was for telling her in a song, but could not find a kind rhyme for “stars”.
8 {H} got down behind the ball to see what she saw. It was the inside of a leaf. It was lovely, and there was not one star in it.
8 A present that gets in the way is a tricky thing. You cannot take it off, because it is a present. And you cannot leave it on, because it gets in the way.
8 {F} thought about it long and hard. The hat had been {F.his} own idea, so it was {F.his} job to speak.
8 “Captain,” said {F} in the end, “I made a mistake. That hat is not finished.”
8 “Is it not?”
8 “It needs a window.”
10 ¶It is easy to say that a hat suits somebody, and it does not last. It is far harder to say that it hides the stars. You have to be fond of them. And then you have to stay, and help with the leaf.`,
          alt: {
            es: '{H} se agacha a mirar la bola y {F} piensa.',
            en: '{H} bends down to look at the ball and {F} thinks.',
          },
          picture: {
            H: ['crouch', 'thoughtful'],
            F: ['think', 'worried'],
            X: ['hold', 'surprised', 'leaf'],
            props: ['beetle', 'stone', 'footprints'],
            time: 'night',
          },
        },
        {
          es: `0-2 {F} abre una ventana al gorro.
0-2 ¡Mira! ¡Una estrella!
0-2 {X} mira: ¡otra!
2-2 ¡Ahora ve! La bola va muy derecha.
4! {F} abrió una ventana en lo alto del gorro, con mucho cuidado.
4! La capitana miró por ella. ¡Allí estaban las estrellas!
4 —Así es más bonito —dijo—. Ahora lleva adornos.
6 Bailó una vuelta, con gorro y con cielo, y la bola salió más derecha que nunca.
6 {X} se hizo un agujero igual en su hoja, porque de pronto estaba de moda.
8 —¿Y si llueve? —preguntó {F}.
8 —Me mojo —dijo ella—. Pero derecha.
10 Sus primas le preguntan todavía dónde lo ha comprado. Ella contesta que no se compra. Que hay que perderse un rato con alguien.
4! Pero muy lejos, por detrás de los montes, asomaba una nube.`,
          en: `0-2 {F} makes a window in it.
0-2 Look! A star!
0-2 {X} sees one more!
2-2 Now she can see. The ball goes straight.
4! {F} made a window in the top of the hat, with great care.
4! The captain looked out of it. There were the stars!
4 “It is prettier now,” she said. “It has got sparkles on.”
6 She danced right round in hat and sky, and the ball went straighter than ever before.
6 {X} made a hole in the other leaf too. They were in fashion now.
8 “What if it rains?” asked {F}.
8 “I get wet,” she said. “But I get wet in a line.”
10 Her cousins still ask where she bought it. It cannot be bought, she tells them. You have to get lost for a while with somebody.
4! But far away, behind the hills, there was a cloud.`,
          alt: {
            es: '{F} tiene el gorro de hoja y {H} señala hacia arriba.',
            en: '{F} has the leaf hat and {H} points up.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['crouch', 'proud', 'leaf'],
            X: ['stand', 'happy', 'leaf'],
            props: ['beetle', 'stone', 'star'],
            time: 'night',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'beetle/climax/sky',
      titles: {
        es: ['Un cielo hecho a mano', '¿Quién quiere ser estrella?', 'Que nadie baje el brazo'],
        en: ['A home-made sky', 'Who wants to be a star?', 'Keep your arms up'],
      },
      moments: [
        {
          es: `0-2 ¡Adiós, estrellas! Hay una nube.
0-2 La bola no va. ¡Ay, ay!
2-2 {H} tiene una idea. ¡Luces, luces!
4! Por fin se veían luces. ¡Allí los esperaban!
4! Pero una nube tapó el cielo de punta a punta.
4 La bola se torció. Luego se torció más.
4 —¿Y mis estrellas? —dijo la capitana.
6 —Desde aquí ya podemos llegar sin ella —dijo {F}.
6 —Hasta aquí hemos llegado con ella —dijo {H}.
6 {F} miró las luces, miró la bola y no dijo nada más.
8 La capitana subía, bailaba y bajaba. Cada vez miraba durante más rato. Y cada vez había lo mismo arriba: nada.
10 Hay quien guía porque lo ve todo. Y hay quien guía porque ve una sola cosa y no la suelta. A estos conviene cuidarles esa cosa.`,
          en: `0-2 Bye-bye, stars! Here is a cloud.
0-2 The ball is stuck. Oh dear!
2-2 {H} has an idea. Lights, lights!
4! There were lights at last. They were nearly there!
4! But a cloud hid the sky from end to end.
4 The ball began to bend. Then it bent some more.
4 “Where are my stars?” said the captain.
6 “We could get there without her now,” said {F}.
6 “We got here with her,” said {H}.
6 {F} looked at the lights, and at the ball, and said no more about it.
8 The captain climbed up, danced and came down. Each time she looked for longer. And each time there was the same thing up there: nothing.
10 Some can lead because they see it all. And some can lead because they see one thing and will not let go of it. With those, you had better look after the thing.`,
          alt: {
            es: '{F} señala con apuro un cielo de nubes y {H} piensa junto a la bola.',
            en: '{F} points at a cloudy sky in alarm and {H} thinks beside the ball.',
          },
          picture: {
            H: ['stand', 'thoughtful'],
            F: ['point', 'worried'],
            showsThing: true,
            props: ['beetle', 'stone', 'lantern'],
            time: 'night',
            weather: 'clouds',
            shot: 'wide',
          },
        },
        {
          es: `4! Un escarabajo, la capitana Bola, l{HF:os/as} guiaba por las estrellas. ¡Y ya no se veían!
4! —¡Le haremos un cielo! —dijo {H}—. ¡Con luces!
4 {X} fue de puerta en puerta: «¿Quién quiere ser estrella?».
6 Corrieron hasta la fiesta. Había un farol por persona y dos por abuela.
6 —¿Nos dejáis las luces? —preguntó {H}.
6 —¿Cuáles? —dijo el panadero.
6 —Todas. Y a vosotros debajo.
6 Se pusieron en fila, uno aquí y otro más allá, con el farol en alto. {F} se tumbó junto a la bola, para verlo como lo ve un escarabajo.
6 —Demasiado recto —dijo—. El de verdad se abre por una punta.
6 El panadero se fue dos pasos a un lado. Y quedó clavado.
8 —¿Y qué tiene que hacer una estrella? —preguntó el panadero.
8 —Estarse quieta —dijo {H}.
8 —¿Mucho tiempo?
8 —Las de arriba llevan millones de años.
8 —Entonces voy a rascarme antes —dijo él, y se rascó la nariz.
8 {X} hizo de planeta, que se puede mover un poco.
8 Un niño muy pequeño se acordó de pronto de que tenía que ir al baño. Cruzó de punta a punta con su farolillo, a todo correr, y fue una estrella fugaz preciosa.
10 Ninguno veía el dibujo. Es lo que tiene ser estrella. Cada cual veía su brazo cansado y la coronilla del siguiente. El cielo entero solo se veía desde abajo, desde lo alto de una bola de burro.
10 —¿Estamos quedando bien? —preguntó una abuela.
10 —Usted es la que más brilla —dijo {F}, y fue verdad desde ese momento.`,
          en: `4! A beetle, Captain Ball, had led them by the stars. Now the stars were hidden!
4! “We will make her a sky!” said {H}. “With lamps!”
4 {X} went from door to door. “Who wants to be a star?”
6 They ran down to the party. There was a lamp for each person, and two for each granny.
6 “May we have the lights?” asked {H}.
6 “Which ones?” said the baker.
6 “All of them. With you underneath.”
6 They stood in a row, one here and one there, and held up their lamps. {F} lay down beside the ball, to see it the way a beetle does.
6 “It is too straight,” said {F}. “The real one opens out at one end.”
6 The baker took two steps to the side. And that was that.
8 “What does a star have to do?” asked the baker.
8 “Keep still,” said {H}.
8 “Is it for long?”
8 “The real ones have done it for millions of years.”
8 “Then I will scratch first,” he said, and scratched his nose.
8 {X} was a planet. Planets may move a little.
8 A very small boy found all at once that he had to go to the bathroom. He ran from one end to the other with his lamp, and he made a beautiful shooting star.
10 Not one of them could see the picture. That is what it is like to be a star. You see your own tired arm, and the back of the next head. The whole sky could only be seen from below, from the top of a ball of donkey.
10 “Are we looking nice?” asked a granny.
10 “You shine the most,” said {F}, and from that moment it was so.`,
          alt: {
            es: '{H} coloca los faroles y {F} mira tumbad{F:o/a} en el suelo.',
            en: '{H} puts up lanterns and {F} looks on from the ground.',
          },
          picture: {
            H: ['point', 'determined', 'lantern'],
            F: ['lie', 'thoughtful'],
            X: ['hold', 'happy', 'lantern'],
            props: ['beetle', 'lantern', 'candle', 'stone'],
            time: 'night',
            weather: 'clouds',
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¡Luces arriba! ¡Muchas, muchas!
0-2 {F} lleva una.
0-2 {X} lleva otra.
2-2 ¡La bola rueda otra vez! ¡Muy bien!
4! La capitana miró la fila de luces. ¡Y se puso a bailar!
4! ¡Rrrr! La bola salió como una flecha.
4 —¡Que nadie baje el brazo! —gritó {F}.
6 Pasó junto al panadero, entre dos abuelas y por encima de un zapato. No torció ni el canto de una uña.
6 {X} estornudó, y el cielo entero dio un saltito.
6 —¿Ya? —preguntó el panadero.
6 —Todavía no —dijo {H}—. Brille un poco más.
8 La última luz era la del niño pequeño, que ya había vuelto del baño. La capitana frenó justo debajo.
10 Nunca se supo si creyó de verdad que aquello era el cielo. Puede que sí. Puede que solo viera a mucha gente con el brazo en alto y le pareciera mal torcerse.
4! —Aquí hay sitio —dijo la capitana. ¡Había llegado!`,
          en: `0-2 Lamps up! So many lamps!
0-2 {F} has a lamp.
0-2 {X} has one too.
2-2 The ball rolls again! Well done!
4! The captain looked at the row of lamps. And she began to dance!
4! Rrrr! Off went the ball like an arrow.
4 “Nobody put your arm down!” called {F}.
6 It went past the baker, in between two grannies, and over a shoe. It did not bend by a hair.
6 {X} sneezed, and the whole sky gave a jump.
6 “Now?” asked the baker.
6 “Not yet,” said {H}. “Shine a bit longer.”
8 The last lamp belonged to the small boy, who was back from the bathroom. The captain stopped right under it.
10 Nobody ever knew if she really took it for the sky. It may be that she did. It may be that she only saw a great many people with one arm in the air, and thought that it would be rude to bend.
4! “There is room here,” said the captain.`,
          alt: {
            es: '{H} y {F} alzan faroles y la bola rueda.',
            en: '{H} and {F} hold up lamps as the ball rolls by.',
          },
          picture: {
            H: ['hold', 'excited', 'lantern'],
            F: ['cheer', 'excited', 'lantern'],
            X: ['hold', 'surprised', 'lantern'],
            props: ['beetle', 'stone', 'lantern', 'candle'],
            time: 'night',
            weather: 'clouds',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'beetle/resolution/ring',
      titles: {
        es: ['Dar vueltas a propósito', '¿Os apetece?', 'Tuerce hacia aquí'],
        en: ['Round on purpose', 'Would you care for some?', 'Bend this way'],
      },
      moments: [
        {
          es: `0-2 Cava, cava. ¡Qué hoyo!
0-2 {H} y {F} miran.
2-2 ¡Plof! La bola ya está en casa.
4! La capitana hizo un hoyo y metió la bola.
4! —Es mi cena —dijo—. ¿Os apetece?
4 —Ya hemos cenado —dijo {F}, muy deprisa.
6 No era verdad, pero estaba muy bien dicho.
6 —Que aproveche —añadió {H}.
6 La gente bajó por fin los brazos. Se oyeron muchos «ay».
8 Con una bola de aquellas, según explicó, tenía para comer un día y una noche sin levantarse de la mesa.
10 Y mientras lo decía, sin que nadie se lo pidiera, la nube se apartó. Arriba seguían los otros faroles. Llevaban toda la noche con el brazo en alto y no se habían quejado.`,
          en: `0-2 Dig, dig, dig! What a big hole!
0-2 {H} and {F} look.
2-2 Plop! The ball is home now.
4! The captain made a hole, and in went the ball.
4! “It is my supper,” she said. “Would you care for some?”
4 “We have just eaten,” said {F}, very fast.
6 It was not true, but it was nicely put.
6 “Do enjoy it,” said {H}.
6 All those arms could come down at last. Many people said “ow”.
8 With a ball like that, she told them, you can eat for a day and a night and never leave the table.
10 And while she said so, with nobody asking, the cloud moved off. Up there were all the other lamps. They had kept their arms up all night and had not complained.`,
          alt: {
            es: '{H} y {F} miran de cerca el hoyo, con un escarabajo al lado.',
            en: '{H} and {F} look closely at a hole, with a beetle beside it.',
          },
          picture: {
            H: ['kneel', 'happy'],
            F: ['crouch', 'surprised'],
            props: ['beetle', 'hole', 'stone'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `4! {H} dejó {thing} en su sitio. ¡Y se hizo un corro para bailar!
4 —¿Adónde vais? —preguntó la capitana.
4! —A ninguna parte —dijo {H}—. Damos vueltas.
4 —¿A propósito?
4 —De la mano —dijo {F}.
6 La capitana lo pensó. Toda la vida había creído que dar vueltas era perderse.
6 Se sacudió la tierra y pidió sitio en el corro.
6 {X} le dio un dedo, porque una mano era demasiado.
6 No le salía. A los tres pasos tiraba recta, y el corro entero tenía que correr detrás para seguir siendo corro.
6 —Tuerce —le decía {F}.
6 —¿Hacia dónde?
6 —Hacia nosotr{HF:os/as}.
6 Y entonces le salió.
8 Así cruzaron dos veces la merienda, una vez la orquesta y un poco al panadero.
8 —¿Y cómo se sabe que se ha llegado? —preguntó ella, sin aliento.
8 —Aquí se llega todo el rato —dijo {H}.
8 La capitana miró a su alrededor. Era verdad. A cada vuelta volvía a estar el panadero, volvían las dos abuelas y volvía el niño, ya sin farolillo. Los iba saludando uno a uno, como si hiciera años que no los veía.
8 {X} saludaba también, por si era obligatorio.
10 ¶Para llegar conviene ir recto, y eso no lo discute nadie. Pero quien sigue recto después de haber llegado se marcha. A la quinta vuelta lo habían entendido todos, también las abuelas. Un corro es la única manera que se conoce de andar toda la noche sin irse de donde se está a gusto.`,
          en: `4! {H} put {thing} where it belonged. And they made a ring to dance!
4 “Where are you off to?” asked the captain.
4! “Nowhere,” said {H}. “We go round.”
4 “On purpose?”
4 “Hand in hand,” said {F}.
6 The captain thought it over. All her life she had believed that going round was being lost.
6 She shook off the earth and asked for a place in the ring.
6 {X} gave her just a finger, as a hand would have been too much.
6 She could not do it. After three steps she went straight on. The whole ring had to run after her.
6 “Bend,” said {F}.
6 “Which way?”
6 “Towards us.”
6 And then she could do it.
8 In that way they crossed the supper twice, the band once, and the baker a little.
8 “How do you know when you have got there?” she asked, out of breath.
8 “You keep on getting there,” said {H}.
8 The captain looked about. It was so. At each turn there was the baker again, and the two grannies, and the small boy without his lamp. She said hello to them one by one, as if she had not seen them for years.
8 {X} said hello as well, in case you had to.
10 ¶If you want to get there, you had better go straight, and nobody will argue with that. But if you go on straight once you are there, you leave. By the fifth turn they had all seen it, even the grannies. A ring is the only way anyone knows to walk all night and not go away from where you are happy.`,
          alt: {
            es: '{H} y {F} bailan en corro a la luz de los faroles.',
            en: '{H} and {F} dance in a ring by lamplight.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['crouch', 'happy'],
            together: ['hold-hands', 'H', 'F'],
            showsThing: true,
            props: ['beetle', 'lantern', 'music-note', 'star'],
            time: 'night',
          },
        },
        {
          es: `0-2! ¡Llegaron! ¡A bailar en corro!
0-2 {H} y {F} dan vueltas.
0-2 {X} las da también.
2-2 Adiós, escarabajo. ¡Que cenes muy bien!
4! ¡Y empezó {event}!
4 En medio del corro estaba {thing}.
4 Bailaron de la mano hasta que se gastaron las velas.
6 La capitana se fue a cenar. A la entrada del hoyo torció un poquito, a propósito, y se rio.
6 {X} siguió dando vueltas un rato más, aunque ya no bailaba. Era mareo.
8 Volvieron a casa sin farol, mirando hacia arriba. Nadie les había dado las gracias a las estrellas en muchos millones de años. Se las dieron {H} y {F}.
10 A la mañana siguiente, en el polvo, quedaban dos dibujos. Había una raya muy larga que llegaba hasta allí, y en la punta, como el rabito de una cereza que encuentra su cereza, un círculo.
4! En la puerta de casa, {F} colgó su bufanda. Si volvían a verla, ya habían llegado.`,
          en: `0-2! They are there! Dance in a ring!
0-2 {H} and {F} go round.
0-2 {X} goes round too.
2-2 Bye-bye, beetle. Enjoy your supper!
4! Now it was time for {event}!
4 They made a ring round {thing}.
4 They danced hand in hand until the candles were used up.
6 The captain went off to her supper. At the mouth of the hole she bent a little, on purpose, and laughed.
6 {X} went on turning for a while. It was not dancing any more. It was being dizzy.
8 They walked home with no lantern and looked up. Nobody had thanked the stars for many millions of years. So {H} and {F} did.
10 In the morning there were two drawings in the dust. A very long line led up to the spot. At the end of it, like a cherry that a stalk has found, there was a ring.
4! At home {F} hung up the scarf by the door. If they saw it again, they were there.`,
          alt: {
            es: '{H} y {F} giran en un corro junto a {thing}.',
            en: '{H} and {F} go round in a ring beside {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy', 'scarf'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['beetle', 'lantern', 'star', 'music-note'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
