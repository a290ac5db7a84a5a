import type { Plot } from './plot.ts'
import { growingRetold } from './retold/growing.ts'

/** The thing is promised for when a pot flowers. Nothing hurries it: not shouts, not tricks, only care. */
export const growing: Plot = {
  id: 'growing',
  retold: growingRetold,
  needs: ['beasts', 'ground'],
  refrains: { es: ['¡Crece, crece!', '¡Hoja a hoja!'], en: ['Grow, grow, grow!', 'Leaf by leaf!'] },
  blurb: {
    es: 'Doña Caracola guarda {thing}. Lo prometido es prometido: aparecerá en cuanto se abra la flor de una maceta. {H} y {F} la riegan, le hablan y hasta le meten prisa. Pero falta poco para {event}, y una flor no sabe correr.',
    en: 'Mrs Shell is looking after {thing}. A promise is a promise: it will come as soon as a certain flower opens. {H} and {F} water it, talk to it and even tell it to hurry. But it is nearly time for {event}, and a flower cannot run.',
  },
  setup: {
    id: 'growing/setup',
    titles: {
      es: ['Una semilla con prisa', 'La maceta', 'Cuando se abra la flor'],
      en: ['A seed in a hurry', 'The flowerpot', 'When the flower opens'],
    },
    moments: [
      {
        es: `0-2 Una maceta. ¿Qué hay dentro?
0-2 {H} mira. No hay nada.
2-2 ¡Hola, semilla! ¿Estás ahí?
4! {At} vivía doña Caracola. Era la más lenta del lugar.
4! Ella guardaba {thing} todo el año.
4 —¿Nos da {thing}? Falta poco para {event} —dijo {H}.
4! —{lo:Lo/La} llevaré cuando se abra esta flor —dijo, y les dio una maceta.
6 Miraron dentro. Solo había tierra.
6 —¿Qué flor? —dijo {F}.
6 {stake}
8 —¿Y cuánto tarda? —preguntó {F}. Doña Caracola tardó tanto en contestar que ya casi era una respuesta.
10 —Lo que tarde —dijo por fin, y empezó a guardar las gafas, cosa que le llevó el resto de la mañana. Nadie la había visto nunca llegar tarde. Tampoco la había visto nadie llegar.`,
        en: `0-2 A pot. What is in it?
0-2 {H} looks. It is just earth.
2-2 Hello, seed! Are you in there?
4! Mrs Shell lived {at}. She was the slowest snail of all.
4! All year long she looked after {thing}.
4 “May we have it? It is nearly time for {event},” said {H}.
4! “I will bring it when this flower opens,” she said. She gave them a pot.
6 They looked into it. There was nothing but earth.
6 “What flower?” said {F}.
6 {stake}
8 “How long does it take?” asked {F}. Mrs Shell took so long to answer that it was nearly an answer.
10 “As long as it takes,” she said at last, and began to put her glasses away, which took up the rest of the morning.`,
        alt: {
          es: '{H} y {F} reciben una maceta con tierra.',
          en: '{H} and {F} are given a pot of earth.',
        },
        picture: {
          H: ['reach', 'surprised'],
          F: ['stand', 'thoughtful'],
          props: ['snail', 'pot', 'seed'],
          showsThing: true,
        },
      },
      {
        es: `4! {H} regó la maceta. Miró. Nada.
4 {F} le cantó una canción. Nada.
4! —¡CRECE! —gritó {H}. Nada de nada.
4 —Si la miráis tanto, le dará vergüenza —dijo {X}.
6 Se dieron la vuelta. Contaron hasta diez. Miraron de golpe, para pillarla por sorpresa. La tierra seguía siendo tierra.
6 —A lo mejor es una piedra —dijo {F}—. A lo mejor hemos plantado una piedra.
6 —Yo una vez planté un botón —contó {X}—. Todavía espero el abrigo.
6 Probaron a ponerla al sol y a la sombra. Le contaron chistes de verduras. Le leyeron el cuento de las habichuelas, para que fuera cogiendo ideas.
6 {X} dejó de burlarse y trajo un puñado de tierra buena. Era negra y olía a lluvia.
6 —Las cosas que tardan —dijo {F}— agradecen la compañía.
8 {H} metió un dedo, solo un poco. Notó una cosa dura y tibia, y lo sacó enseguida, como si hubiera abierto una puerta sin llamar.
8 —Está ahí —susurró—. Está durmiendo.
8 —¿Y la despertamos?
8 Pensaron en cómo se pone cada cual cuando lo despiertan antes de hora. Decidieron que no.
8 Pero no podían quedarse a esperar mano sobre mano, con todo lo que había que preparar. Así que le pusieron un asa de cuerda: la maceta iría con ell{HF:os/as} a todas partes.
10 ¶Hay quien cree que esperar es no hacer nada. Quien lo cree no ha tenido nunca una maceta, ni un horno encendido, ni una carta en el buzón.
10 —Esperar es lo más cansado que he hecho en mi vida —dijo {F}, al cabo de siete minutos.
10 ¶{H} estaba de acuerdo. Había probado a no pensar en la semilla. Pero eso también da mucho trabajo, porque hay que acordarse todo el rato de lo que no se piensa.`,
        en: `4! {H} gave it some water. {H} looked. There was nothing.
4 {F} sang it a song. There was nothing.
4! “GROW!” shouted {H}. There was nothing at all.
4 “If you stare like that it will go shy,” said {X}.
6 They turned their backs. They counted to ten. They looked round quickly, to catch it out. It was still just earth.
6 “It may be a stone,” said {F}. “We may be growing a stone.”
6 “I once planted a button,” said {X}. “I am still waiting for the coat.”
6 They put it in the sun and in the shade. They told it jokes about beans. They read it the story of the beanstalk, to give it some ideas.
6 {X} stopped teasing and brought some good earth. It was black and smelled of rain.
6 “Slow things,” said {X}, “like company.”
8 {H} put one finger in, just a little way. There was a hard, warm thing in there. The finger came straight out, like somebody who has opened the wrong door.
8 “It is in there,” {H} whispered. “It is asleep.”
8 “Shall we wake it up?”
8 They thought of what they were like when somebody woke them too soon. They left it alone.
8 But they could not just sit and wait, with so much to get ready. So they made it a handle out of rope. The pot would go with them, wherever they went.
10 ¶Some people think that to wait is to do nothing. They have never had a flowerpot, or a cake in the oven, or a letter in the post.
10 “Waiting is the hardest work I have ever done,” said {F}, after seven minutes.
10 ¶{H} felt the same. It was no good trying not to think of the seed, for that is hard work too. You have to remember all the time what it was that you were not thinking of.`,
        alt: {
          es: '{H} riega la maceta y {F} le canta una canción.',
          en: '{H} waters the pot and {F} sings it a song.',
        },
        picture: {
          H: ['hold', 'determined', 'watering-can'],
          F: ['dance', 'happy'],
          X: ['stand', 'thoughtful'],
          props: ['pot', 'music-note', 'book'],
        },
      },
      {
        es: `0-2 {F} le da agua. ¡Glu, glu!
0-2 {X} le canta.
2-2 ¡Mira! ¡Una hojita verde!
2-2 Es pequeña, pequeñita.
4! Por fin dejaron de mirarla. ¡Y entonces asomó una hojita!
4 —¡Ahora, deprisa! —dijo {H}.
4 —¡Ahora, despacio! —dijo {F}.
4! Y se la llevaron de paseo.
6 La hojita era verde, doblada por la mitad, como una carta que aún no se ha abierto.
6 {X} le puso una ramita al lado, para que tuviera en qué apoyarse cuando quisiera.
8 Doña Caracola l{HF:os/as} vio pasar. Había salido a la calle aquella misma mañana y ya casi había llegado al primer escalón.
8 —¿Va muy lejos? —le preguntó {H} por educación.
8 —Bastante —contestó ella—. Por eso he salido ya.
8 Y siguió su camino, con un bulto a la espalda tapado con un pañuelo.
10 ¶A nadie se le ocurrió preguntarle adónde. Con lo despacio que iba, parecía una pregunta sin importancia, y hay preguntas sin importancia que son las únicas que habría que haber hecho.`,
        en: `0-2 {F} gives it water. Glug, glug!
0-2 {X} sings to it.
2-2 Look! One little green leaf!
2-2 It is ever so small.
4! At last they stopped looking. And then a leaf came up!
4 “Now, quick!” said {H}.
4 “Now, slow!” said {F}.
4! And they took it for a walk.
6 The leaf was green and folded in half, like a letter that has not been opened.
6 {X} stuck in a twig beside it, so that it could lean on something when it liked.
8 Mrs Shell saw them go by. She had set out that very morning, and by now she was nearly at her first step.
8 “Are you going far?” {H} asked, to be polite.
8 “Quite far,” said she. “That is why I have started.”
8 And on she went, with a bundle on her back under a big handkerchief.
10 ¶Nobody thought of asking her where. She went so slowly that it did not seem to matter. But some questions that do not seem to matter are just the ones to ask.`,
        alt: {
          es: '{H} y {F} pasean una maceta con una hojita.',
          en: '{H} and {F} take a pot with one leaf for a walk.',
        },
        picture: {
          H: ['hold', 'excited', 'leaf'],
          F: ['walk', 'happy'],
          X: ['wave', 'happy'],
          props: ['pot', 'snail'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'growing/setback',
    titles: {
      es: ['Un tironcito', 'La hoja caída'],
      en: ['Just one little tug', 'The fallen leaf'],
    },
    moments: [
      {
        es: `0-2 {H} tira de la hoja. ¡Ay!
0-2 La hoja se cae.
2-2 ¡Oh, no! ¡Pobre plantita!
4! Ya era tarde, y la flor no llegaba. {H} se cansó de esperar.
4! —Solo un tironcito —dijo. ¡Y tiró de la planta hacia arriba!
4 ¡Cric! La hoja más alta se cayó al suelo.
6 El tallo se dobló despacio, como alguien que baja la cabeza.
6 A {H} se le pasó la prisa de golpe. Ya no servía para nada.
8 Pasó {at}, a la hora en que empiezan a salir las sombras. Nadie más lo había visto. Eso lo hacía todavía peor.
10 {H} intentó poner la hoja en su sitio. Las hojas no tienen botón, ni lazo, ni pegamento: solo se ponen una vez, y la que se pone sola.`,
        en: `0-2 {H} pulls a leaf. Oh!
0-2 The leaf falls off.
2-2 Oh no! Poor little plant!
4! It was late, and the flower did not come. {H} was tired of waiting.
4! “Just one little tug,” said {H}, and pulled the plant up!
4 Snip! The top leaf fell to the ground.
6 The stem bent slowly over, like somebody who hangs their head.
6 All the hurry went out of {H} at once. It was no use now.
8 It was the hour when the shadows come out. Nobody else had seen it. That only made it worse.
10 {H} tried to put the leaf back. But a leaf has no button, no bow and no glue. It only goes on once, and it does that by itself.`,
        alt: {
          es: '{H} mira una hoja caída junto a la maceta.',
          en: '{H} looks at a leaf that has fallen by the pot.',
        },
        picture: {
          H: ['kneel', 'sad', 'leaf'],
          F: ['stand', 'worried'],
          props: ['pot'],
          time: 'sunset',
          shot: 'close',
        },
      },
      {
        es: `4 —He sido yo —dijo {H}, muy bajito—. Quería que fuera más deprisa.
4 {F} no riñó. Buscó un palito y un hilo.
4! Entre l{HF:os/as} dos le hicieron una venda a la planta.
4 —A mí me pasó con un pastel —dijo {X}—. Abrí el horno.
6 Hubo un silencio. {H} no se atrevía a mirar la planta.
6 —¿Y ahora qué se hace? —preguntó.
6 —Pedir perdón —dijo {F}—. Y no tirar más.
6 {H} acercó la cara hasta que la nariz casi tocó el tallo.
6 —Perdona —le dijo—. Tenía tanta prisa que se me olvidó que eras tú la que crecía.
6 La planta no contestó. Las plantas contestan, pero en plantas, y con muchísimo retraso.
6 Le echaron agua gota a gota. Colgaron un abrigo para que no le diera el viento. Después se sentaron a su lado, sin mirarla demasiado.
8 {X} se sentó también. Como no sabía estar sin hacer nada, peló una naranja en una sola tira, lo más despacio posible.
8 —¿Y si se muere? —preguntó {H}.
8 {F} tardó en responder.
8 —Entonces la habremos cuidado —dijo—. Y si no se muere, también. Lo único que podemos elegir es eso.
8 Estaban tan quiet{HF:os/as} que un escarabajo l{HF:os/as} tomó por una montaña y les pasó por encima.
10 ¶{H} pensó en las cosas que no se pueden estirar: el sueño, los hermanos pequeños, las tardes de domingo, los amigos. Se puede tirar de ellas, claro. Pero entonces uno se queda con la hoja en la mano.
10 —¿Sabes qué es lo peor? —dijo—. Que iba bien. Iba muy bien y yo no lo veía.
10 —Desde tan cerca no se ve —dijo {F}—. A ti tampoco te vemos crecer, y mira.
10 ¶{H} se miró los brazos, por si acaso. Parecían los de siempre. Aunque las mangas, ahora que lo pensaba, se le habían quedado cortas.`,
        en: `4 “It was me,” said {H} in a tiny voice. “I wanted it to hurry.”
4 {F} was not cross. {F} found a stick and a thread.
4! The two of them made the plant a bandage.
4 “I did that with a cake,” said {X}. “I opened the oven.”
6 There was a silence. {H} did not dare to look at the plant.
6 “What do we do now?” asked {H}.
6 “You say sorry,” said {F}. “And you do not pull again.”
6 So {H} bent down with {H.his} nose nearly on the stem.
6 “I am sorry,” said {H}. “I was in such a rush that I forgot who was growing.”
6 The plant did not answer. Plants do answer, but in Plant, and very late.
6 They gave it water, drop by drop. They hung up a coat to keep the wind off. Then they sat down beside it and did not stare.
8 {X} sat down too. {X} was no good at doing nothing, and peeled an orange in one long strip.
8 “What if it dies?” asked {H}.
8 {F} took a while to speak.
8 “Then we will have cared for it,” said {F}. “And if it lives, we will have cared for it too. That is the bit we can choose.”
8 They sat so still that a beetle took them for a hill and walked right over the top.
10 ¶{H} thought of all the things you cannot stretch, like sleep, and little brothers, and Sunday afternoons, and friends. You can pull, of course. But all you get is a leaf in your hand.
10 “Do you know the worst of it?” said {H}. “It was doing well. It was doing so well, and I did not see.”
10 “You can’t see it from so close,” said {F}. “We never see you grow, and look at you.”
10 ¶{H} looked, just in case. Both arms seemed the same as ever. Although the sleeves, now that you mention it, had got rather short.`,
        alt: {
          es: '{H} y {F} le ponen una venda a la planta.',
          en: '{H} and {F} put a bandage on the plant.',
        },
        picture: {
          H: ['kneel', 'sad', 'thread'],
          F: ['kneel', 'calm'],
          X: ['sit', 'calm'],
          props: ['pot', 'leaf', 'watering-can'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 {F} le pone una venda.
0-2 {H} dice: perdón, planta.
2-2 {X} le da un beso.
2-2 Agua. Sol. Y a dormir.
4! Se quedaron a su lado sin prisa ninguna.
4 Y cuando ya no esperaban nada... ¡cric!
4! El tallo se enderezó. ¡Y tenía un botón redondo en la punta!
4 —¡Un capullo! —susurró {F}.
6 Lo susurró, no lo gritó. Algo habían aprendido aquella tarde.
6 {H} guardó la hoja caída entre las páginas de un libro.
6 Todavía hoy, si se abre por allí, huele un poco a perdón.
8 —¿Y ahora le contamos un cuento? —preguntó {F}.
8 —Uno largo —dijo {H}—. No hay prisa.
8 El capullo estaba cerrado como un puño. Dentro, con toda la calma del mundo, alguien se estaba vistiendo.
10 ¶Lejos de allí, un rastro brillante cruzaba el camino, subía una piedra entera y la bajaba por el otro lado. Doña Caracola no daba nunca un rodeo. Decía que los atajos cansan.`,
        en: `0-2 {F} gives it a bandage.
0-2 {H} says: sorry, plant.
2-2 {X} gives it a kiss.
2-2 Water. Sun. And time to sleep.
4! They sat with it and did not rush.
4 And when they had stopped waiting... snip!
4! The stem stood up. And it had a round bud on top!
4 “A bud!” whispered {F}.
6 It was a whisper, not a shout. The afternoon had taught them that much.
6 {H} put the fallen leaf between the pages of a book.
6 If you open it there, even now, it smells a little of sorry.
8 “Shall we tell it a story now?” asked {F}.
8 “A long one,” said {H}. “There is no hurry.”
8 The bud was shut like a fist. Inside, with all the time in the world, somebody was getting dressed.
10 ¶Far away, a shiny trail crossed the path, went all the way up a stone and came down on the other side. Mrs Shell never went round things. She said that short cuts made her tired.`,
        alt: {
          es: '{H} y {F} descubren un capullo en la planta.',
          en: '{H} and {F} discover a bud on the plant.',
        },
        picture: {
          H: ['sit', 'surprised'],
          F: ['point', 'happy'],
          X: ['sit', 'happy'],
          props: ['pot', 'flower', 'snail'],
          time: 'sunset',
          together: ['whisper', 'F', 'H'],
        },
      },
    ],
  },
  climax: {
    id: 'growing/climax',
    scares: ['heights'],
    titles: {
      es: ['La noche de la helada', 'Un hueco para tres', 'Vigilar un capullo'],
      en: ['The night of the frost', 'A hollow for three', 'Guarding a bud'],
    },
    moments: [
      {
        es: `0-2 ¡Brrr! ¡Qué frío!
0-2 {H} abraza la maceta.
2-2 El capullo tiembla. ¡Pobrecito!
4! Aquella noche llegó el hielo. ¡Qué frío hacía {at}!
4! El capullo temblaba. Con aquel frío no se abriría nunca.
4 —Allí arriba hay un hueco —dijo {F}—. ¡Allí no entra el viento!
6 Era un hueco pequeño entre las piedras, y estaba muy alto.
6 —Está lejos —dijo {H}—. Pero no tan lejos como la primavera.
8 Y sin flor no habría promesa, y sin promesa nadie vería {thing} a tiempo.
10 Lo curioso es que, en aquel momento, {H} no pensaba en ninguna promesa. Pensaba en que un capullo no tiene abrigo, ni bufanda, ni a nadie más a quien llamar a esas horas.`,
        en: `0-2 Brrr! It is so cold!
0-2 {H} hugs the pot.
2-2 The bud shakes. Poor thing!
4! That night there was a frost {at}. It was so cold!
4! The bud was shaking. In such cold it would never open.
4 “There is a hollow up there,” said {F}. “The wind can’t get in!”
6 It was a small hollow in the stones, and it was very high up.
6 “It is far,” said {H}. “But not as far as spring.”
8 And with no flower there would be no promise kept, and nobody would see {thing} in time.
10 The odd thing is that just then {H} was not thinking of the promise at all. {H} was thinking that a bud has no coat, and no scarf, and nobody else to call at such an hour.`,
        alt: {
          es: '{H} protege la maceta del frío y {F} señala un hueco.',
          en: '{H} keeps the pot from the cold and {F} points to a hollow.',
        },
        picture: {
          H: ['hold', 'worried', 'flower'],
          F: ['point', 'determined', 'lantern'],
          props: ['pot', 'stone'],
          time: 'night',
          weather: 'wind',
          shot: 'wide',
        },
      },
      {
        es: `4! Había que subir la maceta y su flor a un hueco muy alto.
4! ¡Antes de que helara!
4 {X} iba detrás, con los brazos abiertos, por si algo se caía.
6 {H} llevaba la maceta contra el pecho y no podía usar las manos. {F} le decía dónde pisar.
6 —Izquierda. Otra vez izquierda. Ahora, un pie que no sea ese.
6 —Se me acaban —dijo {H}.
6 —Pues el otro.
6 A mitad de la subida, el viento los encontró.
6 —¡Por aquí no hay nadie! —le gritó {F}—. ¡Sopla en otro sitio!
6 El viento, que no entendía de bromas, sopló el doble. El capullo se dobló tanto que rozó la mejilla de {H}. Estaba helado.
6 {H} hizo lo único que se puede hacer sin manos. Le echó el aliento, muy despacio, como a unos dedos fríos.
8 —¿Funciona? —preguntó {F}.
8 —No lo sé. Es lo que hago siempre con los míos.
8 {X} se quitó lo que llevaba puesto contra el frío y lo pasó hacia arriba sin decir palabra. Fue, seguramente, lo más largo que había dicho en todo el día.
8 Un paso más. El hueco parecía estar siempre a la misma distancia, como la luna cuando uno anda.
10 ¶Curiosamente, ya no había prisa. Había frío y cuesta y una cosa viva entre los brazos, pero la prisa se había quedado abajo, dando vueltas sola, buscando a quién empujar.
10 ¶Cuando uno lleva algo que se puede romper, va despacio. Y cuando va despacio oye cosas. Oyeron una piedra que se acomodaba. Oyeron, entre ráfaga y ráfaga, un roce muy leve en el suelo, como de alguien que tampoco pensaba parar.`,
        en: `4! They had to get the pot and its flower up to a hollow.
4! It was going to freeze!
4 {X} came behind, ready to catch whatever fell.
6 {H} held the pot tight and had no hands for the climb. {F} said where to step.
6 “Left. Left again. Now a foot that is not that one.”
6 “There are only so many,” said {H}.
6 “Then use the next.”
6 Halfway up, the wind found them.
6 “There is nobody here!” {F} shouted at it. “Go and blow somewhere else!”
6 The wind did not get the joke, and blew twice as hard. The bud bent so low that it touched {H}’s cheek. It was like ice.
6 {H} did the one thing you can do with no hands, and breathed on it. Very slowly, as you do on cold fingers.
8 “Does it work?” asked {F}.
8 “I do not know. It is what I do with mine.”
8 {X} took off the warmest thing there was and passed it up without a word. It may have been the longest thing {X} had said all day.
8 One more step. The hollow seemed to stay just as far away, like the moon when you are out for a walk.
10 ¶Oddly enough, there was no rush any more. There was the cold, and the climb, and a live thing to carry. But the rush had stayed down at the bottom, looking for somebody to push.
10 ¶When you carry something that can break, you go slowly. And when you go slowly you hear things. They heard a stone settle. They heard, now and then, a faint sort of rub on the ground, as if somebody else did not mean to stop.`,
        alt: {
          es: '{H} sube con la maceta y {F} busca dónde pisar.',
          en: '{H} climbs with the pot while {F} looks for footholds.',
        },
        picture: {
          H: ['hold', 'determined', 'flower'],
          F: ['reach', 'determined', 'lantern'],
          X: ['reach', 'worried', 'blanket'],
          props: ['stone', 'pot'],
          time: 'night',
          weather: 'wind',
        },
      },
      {
        es: `0-2 ¡Un hueco calentito!
0-2 Chsss. Ahora, a esperar.
2-2 {F} tapa la flor. {H} también.
4! Llegaron al hueco. Se pusieron alrededor, muy juntos. ¡Allí no hacía frío!
4! Y esperaron. Toda la noche.
4 Ya no le decían «corre». Le decían «estamos aquí».
6 {F} empezó a cantar la canción del primer día. Esta vez, más bajito.
6 A {H} se le cerraban los ojos. Uno, el otro, los dos.
6 —Duerme —dijo {F}—. La miro yo. Pero poco, para que no le dé vergüenza.
8 Fuera, la helada pasó de largo, miró por la rendija y no encontró por dónde entrar.
8 Hicieron turnos para dormir, y en cada turno alguien soñaba con una puerta que se abría sola.
10 ¶Nadie vio el momento exacto. Casi nadie lo ve. Hubo un instante en que era de noche y otro en que ya no, y entre los dos, sin ruido, se movió un pétalo.`,
        en: `0-2 A warm little hollow!
0-2 Shh. Now they wait.
2-2 {F} hugs the pot. {H} does too.
4! They got to the hollow. They sat round it, side by side. It was warm there!
4! And they waited. They waited all night.
4 They did not say “hurry”. They said “we are here”.
6 {F} began to sing the song of the first day. This time it was softer.
6 {H} shut one eye. Then the other one. Then both.
6 “Go to sleep,” said {F}. “I will look at it. But not too much, or it will go shy.”
8 Outside, the frost went by, looked in at the crack and found no way in.
8 They took turns to sleep, and each time somebody dreamt of a door that opened by itself.
10 ¶Nobody saw just when it was. Hardly anyone ever does. There was a moment when it was night and a moment when it was not, and in between, with no noise at all, a petal moved.`,
        alt: {
          es: '{H} y {F} abrigan la maceta en un hueco, de noche.',
          en: '{H} and {F} keep the pot warm in a hollow at night.',
        },
        picture: {
          H: ['sit', 'sleepy'],
          F: ['sit', 'calm', 'blanket'],
          X: ['sit', 'sleepy'],
          props: ['pot', 'flower', 'lantern', 'moon'],
          time: 'night',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'growing/resolution',
    titles: {
      es: ['A su hora', 'La más lenta del lugar', 'Pétalo a pétalo'],
      en: ['In its own time', 'The slowest snail of all', 'Petal by petal'],
    },
    moments: [
      {
        es: `0-2 ¡Mira! ¡Se abre la flor!
0-2 ¡Un pétalo! ¡Dos pétalos!
2-2 Es roja. Huele muy bien. ¡Mmm!
4! Salió el sol. ¡Y la flor se abrió!
4 Era tan grande como una mano, y olía a mañana.
4! —Buenos días —dijo una voz. ¡Era doña Caracola, con {thing} a cuestas!
6 Venía sudando un poco, que en un caracol se nota por el brillo.
6 —Perdonad —dijo—. He parado a oler un trébol.
8 —¿Cómo ha llegado hasta aquí arriba? —preguntó {F}.
8 —Andando —dijo ella, muy extrañada.
10 No llegaba ni un minuto antes ni un minuto después. {H} miró la flor, miró a doña Caracola y empezó a sospechar que las dos habían hecho el mismo viaje.`,
        en: `0-2 Look! The flower opens!
0-2 One petal! Two petals!
2-2 It is red. It smells so nice. Mmm!
4! The sun came up. And the flower opened!
4 It was as big as a hand, and it smelled of morning.
4! “Good day,” said a voice. It was Mrs Shell, and on her back was {thing}!
6 She was rather hot, which in a snail you can tell by the shine.
6 “Do forgive me,” she said. “I stopped to smell some clover.”
8 “How did you get up here?” asked {F}.
8 “I walked,” she said, quite puzzled.
10 She was not one minute early and not one minute late. {H} looked at the flower, looked at Mrs Shell, and began to think that the two of them had made the same journey.`,
        alt: {
          es: 'Se abre la flor y llega un caracol con {thing}.',
          en: 'The flower opens and a snail comes with {thing}.',
        },
        picture: {
          H: ['kneel', 'surprised'],
          F: ['cheer', 'excited'],
          props: ['flower', 'snail', 'pot'],
          showsThing: true,
          time: 'dawn',
          shot: 'close',
        },
      },
      {
        es: `4 —¿Cómo sabía que se abriría hoy? —preguntó {H}.
4 —No lo sabía —dijo doña Caracola—. Salí y anduve.
4! Y les dio {thing}, con mucho cuidado.
4 {X} quiso llevarla de vuelta en brazos. Ella dijo que no, que se mareaba.
6 Había salido el primer día, en cuanto cerró la puerta. Había subido dos escalones, una raíz y una montaña. No había corrido ni una vez.
6 —¿Y si la flor no se hubiera abierto? —quiso saber {F}.
6 —Me habría sentado a esperar con vosotr{HF:os/as} —contestó—. He traído bocadillo.
6 Lo partieron en trozos y desayunaron allí mismo, al sol. Era un bocadillo de lechuga. Solo de lechuga.
6 —Está... fresco —dijo {F}.
6 {X} comió dos trozos y pidió la receta. Doña Caracola se la dio: lechuga.
8 —Yo le grité —confesó {H} de pronto.
8 Doña Caracola miró la planta por delante y por detrás. Por el lado de {H}, el tallo era más grueso y más fuerte.
8 —Todo el mundo le grita a una maceta alguna vez —dijo—. Lo raro es quedarse después.
8 Luego sacó un saquito y puso en la palma de {H} una semilla igual que la primera.
10 —Para otro año. O para otra persona.
10 ¶{H} cerró los dedos. Pesaba lo mismo que una miga. Y dentro iban una hoja, un susto, una noche entera y una mañana como aquella, todo muy bien doblado.
10 ¶Bajaron al paso de doña Caracola. El camino estaba lleno de cosas: musgo con forma de mapa, una hormiga a media siesta, una piedra con cara de lunes.`,
        en: `4 “How did you know it would be today?” asked {H}.
4 “I did not,” said Mrs Shell. “I set out, and I walked.”
4! And she gave them {thing}, with great care.
4 {X} wanted to carry her home. She said no, thank you, it made her dizzy.
6 She had set out on the very first day. She had gone up two steps, one root and one mountain. She had not run once.
6 “What if it had not opened?” asked {F}.
6 “I would have sat down to wait with you,” she said. “I brought a sandwich.”
6 They broke it into bits and had breakfast right there, in the sun. It was a lettuce sandwich. It was just lettuce.
6 “It is very... green,” said {F}.
6 {X} had two bits and wished to know how to make it. Mrs Shell told them: lettuce.
8 “I shouted at it,” {H} said all at once.
8 Mrs Shell looked at the plant, front and back. On {H}’s side the stem was thicker and stronger.
8 “Everyone shouts at a pot some day,” she said. “It is not everyone who stays.”
8 Then she took out a little bag and gave {H} a seed just like the first one.
10 “It is for next year. Or for somebody else.”
10 ¶{H} held on to it. It weighed no more than a crumb. In there was a leaf, and a fright, and a whole night, and a morning like this one, all neatly folded.
10 ¶They went down slowly, at the pace of Mrs Shell, and found that the way was full of things. There was moss in the shape of a map, an ant halfway through a nap, and a stone that seemed to be looking at them.`,
        alt: {
          es: '{H} y {F} desayunan junto a la flor con un caracol.',
          en: '{H} and {F} have breakfast by the flower with a snail.',
        },
        picture: {
          H: ['sit', 'happy', 'sandwich'],
          F: ['sit', 'happy'],
          X: ['sit', 'happy', 'sandwich'],
          props: ['flower', 'snail', 'pot'],
          showsThing: true,
          time: 'dawn',
        },
      },
      {
        es: `0-2! ¡Mira! ¡Qué flor tan grande!
0-2 ¡Hola, flor! ¡Hola, flor!
0-2 {X} huele la flor.
2-2 {H} y {F} bailan despacio.
4! Y así, {thing} llegó a su sitio sin correr.
4! ¡Empezó {event}! En el centro pusieron la flor.
6 Doña Caracola abrió el baile. Cuando terminó su primera vuelta, ya era la hora de irse a casa.
6 —¡Qué noche tan corta! —dijo.
6 Y nadie se atrevió a llevarle la contraria, porque bien mirado lo era.
8 {F} enterró la semilla nueva en la maceta y le dio las buenas noches.
8 —¿Crecerá? —preguntó.
8 {H} ya sabía la respuesta, y le gustaba mucho más que al principio.
10 —Lo que tarde —dijo.
10 ¶Doña Caracola lo oyó desde el otro lado de la fiesta y levantó una antena, despacio, como quien levanta una copa. Cuando la bajó, ya era otoño. O casi.
4 {H} miró la maceta. Solo una vez. Y sonrió.`,
        en: `0-2! Here it is: {thing}!
0-2 Hello, flower! Hello, flower!
0-2 {X} smells it.
2-2 {H} and {F} dance, so slowly.
4! And so, with no running at all, {thing} got there.
4! Now it was time for {event}! They put the flower in the middle.
6 Mrs Shell led the dance. When she had gone round once, it was time to go home.
6 “What a short night!” she said.
6 And nobody liked to say no, for when you think of it, it was.
8 {F} put the new seed into the pot, close to the flower, and wished it good night.
8 “Will it grow?” asked {F}. “And when?”
8 {H} had the answer by now, and liked it much better than at first.
10 “As long as it takes,” said {H}.
10 ¶Mrs Shell heard it from the far side of the party and put up one horn, slowly, the way you raise a glass. By the time it was down again it was autumn. Or very nearly.
4 {H} looked at the pot. Only once. And smiled.`,
        alt: {
          es: '{H} y {F} celebran junto a la flor y {thing}.',
          en: '{H} and {F} celebrate beside the flower and {thing}.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['dance', 'happy'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['flower', 'snail', 'pot', 'lantern'],
          time: 'night',
          shot: 'wide',
          together: ['hold-hands', 'H', 'F'],
        },
      },
    ],
  },
}
