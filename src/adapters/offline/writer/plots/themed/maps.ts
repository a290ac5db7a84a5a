import type { Plot } from '../plot.ts'
import { mapsRetold } from '../retold/maps.ts'

/** The map has a hole just where they must go. Bee, mole and bat each know the way, in a sense of their own. */
export const maps: Plot = {
  id: 'maps',
  retold: mapsRetold,
  themes: ['aventura', 'animales'],
  needs: ['beasts', 'ground'],
  unlike: ['map'],
  refrains: {
    es: ['¡Huele, baila, chilla!', '¡Cierra los ojos!'],
    en: ['Sniff, dance and squeak!', 'Shut your eyes tight!'],
  },
  blurb: {
    es: 'El mapa tiene un agujero justo en el centro, y en el centro es {event}. {H} y {F} han de llevar {thing} hasta allí. La abeja sabe ir, pero bailando. El topo sabe ir, pero oliendo. El murciélago sabe ir, pero chillando. ¿A quién le hacen caso?',
    en: 'The map has a hole in the middle, and the middle is the place for {event}. {H} and {F} must take {thing} there. The bee knows the way, but she dances it. The mole knows the way, but he sniffs it. The bat knows the way, but she squeaks it. Who is right?',
  },
  setup: {
    id: 'maps/setup',
    titles: {
      es: ['El mapa del agujero', 'Se va bailando', 'Justo en el centro'],
      en: ['The map with a hole', 'Dance your way there', 'Right in the middle'],
    },
    moments: [
      {
        es: `0-2! ¡Uy! ¡El mapa tiene un agujero!
0-2 {H} y {F} miran.
2-2 ¿Quién se lo ha comido? ¡Ñam!
4! {H} abrió el mapa {at}. ¡Tenía un agujero en el centro!
4! Y en el centro era {event}. ¡Tenían que llevar {thing}!
4 —Un ratón se ha hecho una cama —dijo {F}.
6 {stake}
6 —¿Y tú no te acuerdas del camino? —preguntó {H}.
6 —Yo siempre voy mirando el mapa —dijo {F}.
8 El camino llegaba muy decidido hasta el borde del agujero, asomaba la punta y desaparecía.
8 Todos los mapas del lugar eran copias de aquel, con agujero incluido.
10 Llevaban la vida entera mirando aquel papel. A nadie se le había ocurrido mirar el sitio.`,
        en: `0-2! Oh no! The map has a hole!
0-2 {H} and {F} look.
2-2 Who took a bite? Yum, yum!
4! {H} opened the map {at}. There was a hole in the middle!
4! {H} and {F} had to get {thing} there!
4 It was for {event}.
4 “A mouse has made a bed of it,” said {F}.
6 {stake}
6 “Do you not know the way by now?” asked {H}.
6 “I always look at the map,” said {F}.
8 The road ran boldly up to the edge of the hole, put out one toe and was gone.
8 All the other maps were copies of that one, hole and all.
10 They had looked at that paper all their lives. It had not crossed anyone’s mind to look at the place.`,
        alt: {
          es: '{H} y {F} miran un mapa con un agujero en el centro.',
          en: '{H} and {F} look at a map with a hole in the middle.',
        },
        picture: {
          H: ['hold', 'surprised', 'map'],
          F: ['point', 'worried'],
          showsThing: true,
          props: ['hole', 'mouse'],
        },
      },
      {
        es: `4! —¿Por dónde se va al centro? —preguntó {H}.
4! —Se va bailando —dijo la abeja. Y bailó.
4! —Se va oliendo a tomillo —dijo el topo. Y estornudó.
4! —Se va chillando —dijo el murciélago. Y no se oyó nada.
4 {X} lo apuntó todo, incluido el estornudo.
6 La abeja corría en línea recta meneando la cola, daba la vuelta y volvía a empezar.
6 —¿Qué dice? —preguntó {F}.
6 —Que son tres meneos hacia el sol —dijo ella—. ¿No sabes leer?
6 El topo tenía los ojos como cabezas de alfiler.
6 —¿Ver? —decía—. ¡Qué manera tan rara de mirar! Tú huele: primero, tomillo. Luego, piedra mojada.
6 El murciélago colgaba cabeza abajo de una viga.
6 —Yo grito y escucho lo que vuelve —explicó—. El centro suena redondo.
6 —¿Y si te tapas los oídos? —preguntó {H}.
6 —Entonces se hace de noche —dijo el murciélago.
6 {X} probó un chillido. Lo que volvió fue un zapato.
8 —Mi camino es el bueno —dijo la abeja—. Me lo enseñó mi hermana. Tengo veinte mil.
8 —El mío no se moja —dijo el topo.
8 —El mío no ocupa sitio —dijo el murciélago.
8 {F} probó a ir bailando un trecho. Volvió con un chichón, y la abeja lo leyó con interés.
8 Luego miraron el mapa, los tres con la misma lástima.
8 —¿Y esto a qué huele? —preguntó el topo.
8 —A papel —dijo {F}.
8 —Pues yo ahí no iría.
10 Hablaban del mismo lugar, y no había forma de que coincidieran. Era como si el mundo fuera una casa con muchas puertas y a cada animal le hubieran dado una llave distinta. A la gente, de momento, le había tocado la de papel, y un ratón dormía encima.
10 —¿Quién tendrá razón? —susurró {F}.
10 —Lo raro —dijo {H}— es que ellos sí llegan.`,
        en: `4! “How do you get to the middle?” asked {H}.
4! “You dance,” said the bee, and danced.
4! “You sniff for thyme,” said the mole, and sneezed.
4! “You squeak,” said the bat. They could not hear a thing.
4 {X} put it all down, and the sneeze as well.
6 The bee ran in a line and shook her tail, then went round and began again.
6 “What does it mean?” asked {F}.
6 “Three wiggles, towards the sun,” she said. “Can you not read?”
6 The mole had eyes like two pinheads.
6 “See?” he said. “What a funny way to look! Use your nose. First comes thyme. Then comes wet stone.”
6 The bat hung upside down from a beam.
6 “I shout, and hear what comes back,” she said. “The middle sounds round.”
6 “And if you cover your ears?” asked {H}.
6 “Then it gets dark,” said the bat.
6 {X} tried a squeak. What came back was a shoe.
8 “Mine is the best way,” said the bee. “I got it from my sister. I have twenty thousand.”
8 “Mine does not get wet,” said the mole.
8 “Mine takes up no room,” said the bat.
8 {F} tried to dance a little of the way, and came back with a bump, which the bee read with interest.
8 Then they looked at the map, all three of them very sorry for it.
8 “What does this smell of?” asked the mole.
8 “Paper,” said {F}.
8 “I would not go there, then.”
10 They were talking about one place, and nothing they said would fit together. It was as if the world were a house with many doors, and each animal had been given a different key. People had the one made of paper, and there was a mouse asleep on it.
10 “Which of them is right?” {F} whispered.
10 “The odd thing is,” said {H}, “that they do get there.”`,
        alt: {
          es: '{H} y {F} preguntan el camino a una abeja que baila.',
          en: '{H} and {F} ask the way of a bee who dances.',
        },
        picture: {
          H: ['think', 'thoughtful', 'map'],
          F: ['dance', 'surprised'],
          X: ['hold', 'thoughtful', 'pencil'],
          props: ['bee', 'flower', 'stone'],
        },
      },
      {
        es: `0-2 La abeja baila: ¡zum, zum!
0-2 {F} huele: ¡achís!
0-2 {X} chilla: ¡iiii!
2-2 ¿Cuál es el camino? ¡Todos, todos!
4! {H} guardó el mapa. {F} cogió {thing}.
4 —¿A quién le hacemos caso? —preguntó {F}.
4 —A los tres —dijo {H}.
4 —Eso no se puede.
4 —Nadie lo ha probado.
6 —Van a ir mirando —dijo el topo, muy preocupado—. Con los ojos.
6 —Pobrecitos —dijo el murciélago.
6 {X} se tapó la nariz, por los nervios. Luego se la destapó, porque hacía falta.
8 La abeja los acompañó hasta el borde. Volaba por delante, por detrás y alrededor, como quien pasea a alguien muy lento.
8 —Si os perdéis —dijo la abeja—, bailad. Siempre anima.
10 Detrás quedaban las cosas con nombre: la fuente, la cuesta, el molino. Delante no había letras, ni rayas, ni colores. El último dibujo del papel era un arbolito, y parecía estar asomado a una ventana.
4! Y así entraron en la parte blanca del mapa.`,
        en: `0-2 The bee dances: buzz, buzz!
0-2 {F} sniffs: atchoo!
0-2 {X} squeaks: eek!
2-2 Which way is it? All of them!
4! {H} put the map away. {F} took {thing}.
4 “Who do we listen to?” asked {F}.
4 “All three,” said {H}.
4 “You cannot do that.”
4 “Nobody has tried.”
6 “They are going to look,” said the mole in alarm. “With their eyes!”
6 “Poor things,” said the bat.
6 {X} put a peg on one nose, out of nerves. Then off it came again, as noses were needed.
8 The bee came with them to the edge. She flew in front of them, behind them and round them, like somebody out for a walk with a very slow friend.
8 “If you get lost,” said the bee, “dance. It always helps.”
10 Behind them were the things with names, like the fountain and the mill. In front there was no writing, no line and no colour. The last thing on the paper was a little tree, and it seemed to be leaning out of a window.
4! And so they walked into the white part of the map.`,
        alt: {
          es: '{H} y {F} se ponen en marcha con {thing}.',
          en: '{H} and {F} set out with {thing}.',
        },
        picture: {
          H: ['walk', 'determined', 'map'],
          F: ['walk', 'thoughtful'],
          X: ['walk', 'surprised'],
          showsThing: true,
          props: ['bee', 'flower'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'maps/setback',
    scares: ['lost', 'fights'],
    titles: { es: ['¡Por aquí! ¡Por allí!', 'Medio camino cada cual'], en: ['This way! That way!', 'Half a map each'] },
    moments: [
      {
        es: `0-2 {H} dice: ¡por aquí!
0-2 {F} dice: ¡por allí!
2-2 ¡Ras! El mapa se rompe.
4! Más allá de {place}, la hierba era altísima. No se veía nada.
4! —Por aquí, bailando —dijo {H}.
4! —Por allí, oliendo —dijo {F}.
4 Tiraron del mapa. ¡Ras!
6 Se quedaron con medio mapa cada un{FH:o/a}. El agujero se lo repartieron también.
6 —Pues yo voy por el mío.
6 —Pues yo, por el mío.
8 Fue una de esas discusiones en las que nadie se acuerda de cómo han empezado, y por eso mismo cuesta tanto terminarlas.
10 Lo peor fue que se dijeron «buena suerte». Se lo dijeron con mucha educación, que es como se dicen las cosas cuando no se quieren decir.`,
        en: `0-2 {H} says: this way!
0-2 {F} says: that way!
2-2 Rip! The map is in two.
4! Beyond {place} the grass was so high! They could see nothing.
4! “This way, and dance,” said {H}.
4! “That way, and sniff,” said {F}.
4 They both pulled at the map. Rip!
6 They had half a map each. They had half of the hole as well.
6 “So I will go by mine.”
6 “And I will go by mine.”
8 It was one of those rows where nobody can remember how it began. That is just why it is so hard to end.
10 The worst of it was that they said good luck. They said it very politely, which is how you say a thing when you do not want to say it.`,
        alt: {
          es: '{H} y {F} tiran de un mapa, que se rompe.',
          en: '{H} and {F} pull at a map, and it tears.',
        },
        picture: {
          H: ['reach', 'angry', 'map'],
          F: ['reach', 'angry'],
          props: ['leaf', 'map'],
          together: ['face-to-face', 'H', 'F'],
        },
      },
      {
        es: `4! {H} bailó tres pasos hacia el sol. ¡Pum! Un tronco.
4! {F} siguió el olor del tomillo. ¡Chof! Un charco.
4 —No pasa nada —dijo {H}, sin nadie al lado.
4 —No pasa nada —dijo {F}, sin nadie al lado.
6 El baile decía hacia dónde, pero no decía qué había en medio. El olor decía qué había, pero no decía hacia dónde.
6 Un saltamontes se ofreció a llevar recados. Al principio eran de enfado.
6 —Dile que por aquí se va muy bien —decía {H}, desde dentro de un arbusto.
6 —Dile que por aquí se va mejor —decía {F}, con agua hasta la barriga.
6 El saltamontes los daba cambiados, por su cuenta: «Pregunta si tienes hambre». «Dice que te echa de menos».
6 {X} se quedó justo en medio, para que nadie se alejara demasiado.
6 Hubo un silencio en la hierba, a un lado y al otro.
8 {H} intentó enfadarse otro poco y no le salió. Sin nadie a quien decírselo, tener razón era muy aburrido.
8 A {F} le pasaba lo mismo. Había encontrado una rana preciosa, y no tenía a quién decirle «mira».
8 Así que dio un paso atrás. {H} también dio un paso atrás. Y otro. Y otro.
8 Dos espaldas chocaron en mitad de la hierba.
8 —Perdón —dijeron a la vez.
10 No se habían movido ni treinta pasos. Tanto bailar, tanto oler y tanta dignidad, y habían dado cada cual media vuelta alrededor del mismo árbol. {F} sacó su mitad del mapa. {H} sacó la suya. Encajaban, y el agujero, al juntarlas, volvió a ser un solo agujero. Eso, de momento, ya era algo.`,
        en: `4! {H} danced three steps towards the sun. Bump! A log.
4! {F} went after the smell of thyme. Splosh! A puddle.
4 “I am fine,” said {H} to nobody.
4 “I am fine,” said {F} to nobody.
6 The dance told you which way, but it did not tell you what was in it. The smell told you what there was, but not which way.
6 A grasshopper offered to take messages. At first they were cross ones.
6 “Say that it is very nice over here,” said {H}, from inside a bush.
6 “Say that it is nicer over here,” said {F}, from inside the puddle.
6 The grasshopper changed them on the way. One came out as “Are you hungry?” and one as “I miss you”.
6 {X} stood right in the middle, so that nobody should go too far.
6 On both sides the grass went quiet.
8 {H} tried to be cross a bit longer, and it would not come. With nobody to say it to, being right was very dull.
8 It was the same for {F}, who had found a lovely frog, and had nobody to say “look” to.
8 So {F} took one step back. {H} took one step back. And one more. And one more.
8 Two backs bumped in the middle of the grass.
8 “Sorry,” they both said.
10 They had not gone thirty steps. After all that dancing, all that sniffing and all that dignity, each of them had walked half the way round one tree. {F} took out one half of the map. {H} took out the other. They fitted, and the two bits of hole made one whole hole again. It was a start.`,
        alt: {
          es: '{H} y {F} se buscan entre la hierba, cada cual por su lado.',
          en: '{H} and {F} search the tall grass, each one alone.',
        },
        picture: {
          H: ['walk', 'worried', 'map'],
          F: ['crouch', 'sad'],
          X: ['run', 'determined'],
          props: ['leaf', 'frog', 'tree'],
        },
      },
      {
        es: `0-2 ¡Pum! Espalda con espalda.
0-2 {H} dice: ¡perdón!
0-2 {X} une el mapa.
2-2 {F} le da la mano a {H}.
4! {H} y {F} se dieron la mano.
4 —Tú hueles y yo bailo —dijo {H}.
4 —Y nadie va por su lado —dijo {F}.
6 Pegaron el mapa con una gota de resina. Quedó torcido y olía a pino.
6 —Mejor que antes —dijo {F}—. Ahora huele a algo.
6 {X} preguntó si quedaban recados. Quedaba uno, y era un abrazo.
8 De tanto ir y venir, en la hierba había quedado un camino pequeño que iba de {H} a {F}. Era el primero de la parte blanca.
8 —Habrá que dibujarlo —dijo {H}.
10 Un camino así no lleva a ningún lugar. Pero conviene tenerlo antes de salir a buscar los otros.
4! Más adelante, la hierba se cerró del todo.`,
        en: `0-2 Bump! Back to back.
0-2 {H} says: sorry!
0-2 {X} mends the map.
2-2 {F} and {H} hold hands.
4! {H} and {F} held hands.
4 “You sniff and I dance,” said {H}.
4 “And nobody goes off alone,” said {F}.
6 They stuck the map with a drop of pine gum. It was crooked, and it smelled of trees.
6 “That is better,” said {F}. “Now it smells of something.”
6 {X} asked if there were any more messages. There was one, and it was a hug.
8 All that coming and going had left a small path in the grass, from {H} to {F}. It was the first one in the white part.
8 “We must draw it in,” said {H}.
10 A path like that does not lead to anywhere. But it is as well to have it before you go and look for the others.
4! Further on, the grass shut right over their heads.`,
        alt: {
          es: '{H} y {F} se dan la mano con el mapa pegado.',
          en: '{H} and {F} hold hands with the mended map.',
        },
        picture: {
          H: ['stand', 'happy', 'map'],
          F: ['stand', 'happy'],
          X: ['cheer', 'happy'],
          props: ['leaf', 'tree'],
          together: ['hold-hands', 'H', 'F'],
        },
      },
    ],
  },
  climax: {
    id: 'maps/climax',
    scares: ['lost'],
    titles: {
      es: ['Con los ojos cerrados', 'Suena redondo', 'Tomillo, piedra, sol'],
      en: ['With eyes shut', 'It sounds round', 'Thyme, stone, sun'],
    },
    moments: [
      {
        es: `0-2 ¡Cuánta hierba! No se ve.
0-2 Cierra los ojos. ¡Huele, huele!
2-2 Huele a tomillo. ¡Por ahí!
4! La hierba era más alta que una casa.
4! No se veía el camino, ni el cielo, ni nada.
4 —El mapa no sirve —dijo {F}.
4 —Sirven los otros —dijo {H}—. ¡Cierra los ojos!
6 —¿Para no ver que no vemos?
6 —Para mirar con lo demás.
6 —Nos daremos un golpe.
6 —Pues de la mano —dijo {H}—. Así el golpe es a medias.
8 {F} cerró primero uno, por probar. Luego cerró el otro. Al principio todo era oscuro. Al momento, todo empezó a hablar: la tierra, la menta, un grillo y la merienda de alguien.
10 Con los ojos cerrados, el mundo no era más pequeño. Tenía olores con esquinas, ruidos con paredes y un calor que se podía seguir como se sigue un hilo.`,
        en: `0-2 So much grass! We cannot see.
0-2 Shut your eyes. Sniff, sniff!
2-2 It smells of thyme. That way!
4! The grass was as high as a house.
4! They could not see the path, or the sky, or a thing.
4 “The map is no use,” said {F}.
4 “The others are,” said {H}. “Shut your eyes!”
6 “So as not to see that we cannot see?”
6 “So as to look with all the rest.”
6 “We will bump into things.”
6 “Then take my hand,” said {H}. “That is half a bump each.”
8 {F} shut one eye, to test it, and then the other. At first it was dark. A moment later it all began to talk.
10 With your eyes shut the world was no smaller. It had smells with corners, and noises with walls, and a warmth that you could follow like a thread.`,
        alt: {
          es: '{H} y {F} cierran los ojos entre la hierba alta.',
          en: '{H} and {F} shut their eyes in the tall grass.',
        },
        picture: {
          H: ['reach', 'sleepy'],
          F: ['stand', 'sleepy'],
          props: ['leaf', 'flower', 'bee'],
          shot: 'close',
        },
      },
      {
        es: `4! La hierba lo tapaba todo. {H} cerró los ojos y olió como un topo.
4! —¡Huele a tomillo! —dijo—. ¡El centro es por ahí!
4 {F} bailó tres pasos hacia el sol, como una abeja.
4 {X} chilló como un murciélago: ¡iiii!
6 El sol se notaba en una oreja. Bastaba con llevarlo siempre ahí.
6 —Tres meneos —dijo {F}, meneando muy en serio todo lo que se menea.
6 —Aún huele a tomillo —dijo {H}.
6 —Pues otros tres.
6 De pronto el aire se puso fresco. {H} dio un paso y pisó algo frío.
6 —¡Piedra mojada! —gritaron a la vez.
6 Chocaron, se rieron y siguieron.
6 —¿Eres tú? —preguntó {H}.
6 —Claro. ¿A qué huelo?
6 —A ti.
8 —¿Vamos bien? —preguntó {F}.
8 —No lo sé. ¿Tú qué hueles?
8 —Piedra, tomillo y un poco de miedo.
8 —El miedo es mío —dijo {H}—. No te guíes por él.
6 Entonces {H} gritó: «¡Eeeh!». El grito salió, tropezó con la hierba y volvió hecho migas.
6 Dieron seis pasos. «¡Eeeh!». Volvió en trozos más grandes.
6 Dieron otros seis. El grito salió, corrió alrededor, se encontró consigo mismo y volvió entero por el otro lado.
6 —Redondo —susurró {F}.
8 {X} lo comprobó con un chillido tan fino que solo lo oyó un perro, muy lejos. Contestó que sí.
10 Ninguno de los tres caminos habría bastado. El tomillo crecía en muchos sitios, y el sol da en todas las orejas. Había mil piedras mojadas y muchas cosas redondas. Pero solo había un lugar en el mundo donde se cruzaban los tres, y lo tenían delante.`,
        en: `4! The grass hid it all. {H} shut both eyes and sniffed like a mole.
4! “I smell thyme!” said {H}. “The middle is that way!”
4 {F} danced three steps towards the sun, like a bee.
4 {X} squeaked like a bat: eek!
6 You could feel the sun on one ear. All you had to do was keep it there.
6 “Three wiggles,” said {F}, and wiggled all that there was.
6 “It is still thyme,” said {H}.
6 “Three more, then.”
6 The air went cool. {H} took a step, and it was cold underfoot.
6 “Wet stone!” they both cried.
6 They bumped, and laughed, and went on.
6 “Is that you?” asked {H}.
6 “Of course. What do I smell of?”
6 “You.”
8 “Are we going right?” asked {F}.
8 “I do not know. What can you smell?”
8 “Stone, thyme and a bit of fear.”
8 “The fear is mine,” said {H}. “Do not go by that.”
6 Then {H} shouted “Hey!” The shout went out, tripped over the grass and came back in crumbs.
6 They took six steps. “Hey!” It came back in bigger bits.
6 They took six more. The shout went out, ran round, met itself and came back whole from the other side.
6 “Round,” {F} whispered.
8 {X} made sure, with a squeak so thin that only one dog heard it, far away. The dog said yes.
10 Not one of the three ways would have done alone. Thyme grows in many places, and the sun shines on every ear. There are a thousand wet stones, and all sorts of round things. But there was only one spot in the world where the three of them met, and it was right in front of their noses.`,
        alt: {
          es: '{H} huele el aire y {F} baila hacia el sol.',
          en: '{H} sniffs the air while {F} dances towards the sun.',
        },
        picture: {
          H: ['walk', 'calm'],
          F: ['dance', 'determined'],
          X: ['cheer', 'excited'],
          props: ['sun', 'leaf', 'stone', 'bee'],
        },
      },
      {
        es: `0-2 ¡Tomillo! ¡Piedra! ¡Suena redondo!
0-2 {F} abre los ojos.
0-2 {X} salta: ¡hop!
2-2 ¡Han llegado justo al centro!
4! —¡Suena redondo! —gritó {F}.
4! Abrieron los ojos. ¡Estaban en el centro!
4 Allí esperaban la abeja, el topo y el murciélago.
4 —¡Habéis venido por mi camino! —dijeron los tres.
6 —Por los tres —dijo {H}.
6 —Eso no se puede —dijo el topo.
6 —Es que íbamos de la mano.
6 El murciélago les gritó la enhorabuena. No la oyó nadie.
8 Era un claro redondo como un plato. En medio había una fuente entre piedras, y alrededor, tanto tomillo que daban ganas de estornudar. Los tres mapas tenían razón. Estaban dibujando lo mismo.
8 {X} se quedó un rato más con los ojos cerrados. Así lo veía mejor.
10 La abeja se lo contó con un baile a sus hermanas, y en un minuto lo sabían veinte mil.
4 Pero allí no había nadie más. ¡No llegaba nadie!`,
        en: `0-2 Thyme! Stone! It sounds round!
0-2 {F} takes a look.
0-2 {X} hops: hop!
2-2 They are right in the middle!
4! “It sounds round!” cried {F}.
4! They opened their eyes. They were in the middle!
4 There sat the bee, the mole and the bat.
4 “You came my way!” they all said.
6 “We came all three ways,” said {H}.
6 “You cannot do that,” said the mole.
6 “We held hands.”
6 The bat shouted well done. Nobody heard a thing.
8 It was a clearing as round as a plate. There was a spring among wet stones and, all about, so much thyme that it made you sneeze. All three maps had been right. They had been drawing one thing.
8 {X} kept both eyes shut for a while. It looked better that way.
10 The bee danced the news to her sisters, and in one minute twenty thousand of them knew it.
4 But there was nobody else there. Nobody was coming!`,
        alt: {
          es: '{H} y {F} llegan a un claro redondo con una abeja.',
          en: '{H} and {F} reach a round clearing with a bee.',
        },
        picture: {
          H: ['cheer', 'excited'],
          F: ['jump', 'happy'],
          X: ['stand', 'calm'],
          props: ['bee', 'flower', 'stone', 'leaf'],
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'maps/resolution',
    titles: {
      es: ['El remiendo', 'Un mapa que se sacude', 'Por mi camino'],
      en: ['The patch', 'A map to be shaken', 'My way'],
    },
    moments: [
      {
        es: `0-2 {H} canta. {F} baila.
0-2 ¡Venid, venid! ¡Por aquí!
2-2 Llega uno. Llega otro. ¡Llegan todos!
4! La gente tenía el mismo mapa. ¡Con el mismo agujero!
4! {H} sacudió ramas de tomillo. {F} gritó muy redondo.
4 La abeja bailó en lo más alto.
4 ¡Y empezaron a llegar!
6 Unos llegaron por la nariz. Otros llegaron por las orejas. Y la más pequeña llegó bailando.
6 {X} los contaba con los ojos cerrados, por los pasos.
8 El último fue el alcalde, que no se fiaba de nada. Vino mirando muy fijo el agujero de su mapa, hasta que se cayó en la fuente.
10 Cada cual contó después un sitio distinto. Uno juraba que olía a verde, otro que sonaba a campana. Nadie mintió.`,
        en: `0-2 {H} sings. {F} dances.
0-2 Come on, come on! This way!
2-2 Here is one. Here are two. Hooray!
4! They all had the same map, with the same hole!
4! {H} shook some thyme. {F} gave a very round shout.
4 The bee danced high up in the air.
4 And they began to come!
6 Some came by nose. Some came by ear. And the smallest one came dancing.
6 {X} counted them by their steps, with both eyes shut.
8 The last was the mayor, who did not trust in anything. He came with his eyes on the hole in his map, until he fell into the spring.
10 Each of them told a different story later. One swore that it smelled of green, and one that it sounded like a bell. Nobody was lying.`,
        alt: {
          es: '{H} agita ramas de tomillo y {F} llama a la gente.',
          en: '{H} waves sprigs of thyme while {F} calls people in.',
        },
        picture: {
          H: ['wave', 'happy', 'leaf'],
          F: ['cheer', 'excited'],
          props: ['bee', 'flower', 'stone'],
          shot: 'wide',
        },
      },
      {
        es: `4! {H} puso {thing} justo en el centro.
4 —Ahora hay que arreglar el mapa —dijo {F}.
4! Pegaron un trozo blanco y lo frotaron con tomillo.
4 {X} cosió un cascabel, para que sonara.
4 La abeja dejó tres pasitos de polen.
6 Es el único mapa que se huele, se baila y se sacude. Mirarlo también se puede, pero no hace falta.
6 El topo lo leyó entero con la nariz.
6 —Muy buena letra —dijo.
6 El murciélago le dio un grito y escuchó.
6 —Perfecto. No le falta ni una coma.
6 —¿Y si se moja? —preguntó el alcalde.
6 —El topo lo leerá mejor —dijo {H}—. Lo mojado huele más.
6 El alcalde lo miró por delante y por detrás.
6 —Yo aquí no veo nada —dijo.
6 —Huélalo —dijo {F}.
6 El alcalde estornudó. Era la señal de que iba bien.
8 El trozo que faltaba apareció por la tarde. Era el colchón de un ratón, y el ratón estaba encima, con las patas cruzadas.
8 —¿Sabes qué tienes debajo? —preguntó {H}.
8 —Claro —dijo el ratón—. El centro.
8 —¿Y nos lo devuelves?
8 —Es que es mi cama.
8 Se lo pensaron. No había manera de decir quién tenía más razón, así que se lo dejaron. Y encima lo arroparon.
10 Desde entonces, cuando alguien se pone muy seguro de cómo son las cosas, siempre hay otro que le pregunta: «¿Y a qué huelen?». No es una falta de respeto. Es una manera de recordarle que hay muchas puertas, y que por la suya solo se ve un lado de la casa.`,
        en: `4! {H} put {thing} right in the middle.
4 “Now we must mend the map,” said {F}.
4! They stuck on a white bit and rubbed it with thyme.
4 {X} sewed on a bell, so that it would ring.
4 The bee left three steps in pollen.
6 It is the only map to sniff, dance and shake. You can look at it too, but there is no need.
6 The mole read it all with his nose.
6 “You write very well,” he said.
6 The bat gave it a shout and listened.
6 “Perfect. There is not one slip.”
6 “What if it gets wet?” asked the mayor.
6 “All the better for the mole,” said {H}. “Wet things smell more.”
6 The mayor looked at the front of it, and then at the back.
6 “I cannot see a thing,” he said.
6 “Sniff it,” said {F}.
6 The mayor sneezed. It showed that he was on the right road.
8 The missing bit turned up that afternoon. A mouse had it for a mattress, and was lying on it with his legs crossed.
8 “Do you know what you have there?” asked {H}.
8 “Of course,” said the mouse. “The middle.”
8 “May we have it back?”
8 “But it is my bed.”
8 They thought it over. There was no telling who had the better right, so they left it to him. {X} tucked him in.
10 So now, when people get very sure of how things are, there is always somebody who asks what they smell of. It is not meant rudely. It is just to remind them that there are many doors, and that from their own you only see one side of the house.`,
        alt: {
          es: '{H} y {F} arreglan el mapa junto a {thing}.',
          en: '{H} and {F} mend the map beside {thing}.',
        },
        picture: {
          H: ['kneel', 'happy', 'map'],
          F: ['sit', 'thoughtful'],
          X: ['sit', 'proud', 'thread'],
          showsThing: true,
          props: ['bee', 'mouse', 'bell'],
        },
      },
      {
        es: `0-2! {H} huele. {F} baila. ¡Por aquí!
0-2 {X} canta: ¡la, la!
0-2 ¡El mapa ya no tiene agujero!
2-2 La abeja hace: ¡zum, zum, zum!
4! {thing} estaba en el centro. ¡Y empezó {event}!
4 Se bailó con tres meneos.
4 Y se cantó muy redondo.
6 La abeja, el topo y el murciélago cenaron en la misma mesa. Discutían por el postre: uno lo olía, otra lo bailaba y otro lo gritaba.
6 {X} lo probó, que es otra manera.
8 —Ahora lo veo todo claro —dijo un señor muy serio, con los ojos cerrados.
8 De noche, el murciélago voló sobre la fiesta, chillando de alegría. No lo oyó nadie, y todo el mundo miró hacia arriba.
10 El mapa quedó colgado junto a la puerta. Quien pasa por allí a oscuras, sin querer, lo roza y huele a tomillo. Y se acuerda del camino.
4! Aquella noche, {H} fue a por agua sin encender la luz. Olió. Escuchó. Y llegó bailando.`,
        en: `0-2! {H} sniffs. {F} dances. This way!
0-2 {X} sings: la, la!
0-2 Now the map has no hole!
2-2 The bee goes buzz, buzz, buzz!
4! {thing} stood in the middle. Now it was time for {event}!
4 They danced with three wiggles.
4 And they sang in a ring.
6 The bee, the mole and the bat had supper at one table. They had words about the pudding. One sniffed it, one danced it and one shouted at it.
6 {X} tasted it, which is one more way.
8 “Now I can see it all,” said a very solemn man with both eyes shut.
8 By night the bat flew over the party and squeaked for joy. Nobody could hear her, and they all looked up.
10 The map hangs by the door now. If you go past in the dark you may brush against it, and then it smells of thyme, and you remember the way.
4! That night {H} went for a drink and left the light off. Sniff. Listen. Three steps of a dance, and there it was.`,
        alt: {
          es: '{H} y {F} bailan en el centro, junto a {thing}.',
          en: '{H} and {F} dance in the middle, beside {thing}.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['dance', 'happy'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['bee', 'lantern', 'moon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
