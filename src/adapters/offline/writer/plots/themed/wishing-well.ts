import type { Plot } from '../plot.ts'
import { wishingWellRetold } from '../retold/wishing-well.ts'

/** A wishing well hears badly and grants whatever rhymes. Once the rule is known, it can be used to cure it. */
export const wishingWell: Plot = {
  id: 'wishing-well',
  retold: wishingWellRetold,
  themes: ['fantasia'],
  needs: ['magic', 'ground'],
  refrains: {
    es: ['¡Marchando un ratón!', '¿Cómo? ¿Cómo dice?'],
    en: ['One mouse, coming up!', 'Pardon? What was that?'],
  },
  blurb: {
    es: 'El pozo de los deseos está raro. {H} y {F} le piden una cosa y manda otra. Por ejemplo, un ratón. Y cuanto más se lo repiten, peor. ¿Será que está roto? ¿O será que nadie ha sabido pedirle las cosas?',
    en: 'Something is wrong with the wishing well. {H} and {F} ask for one thing and are sent another. A mouse, for instance. And the more they repeat it, the worse it gets. Is it broken? Or has nobody learnt how to ask?',
  },
  setup: {
    id: 'wishing-well/setup',
    titles: {
      es: ['Un balón, por favor', 'El pozo duro de oído', '¡Marchando!'],
      en: ['A house, please', 'The well that could not hear', 'Coming up!'],
    },
    moments: [
      {
        es: `0-2 {H} le pide un balón al pozo.
0-2 ¡Iii, iii! ¡Sale un ratón!
2-2 ¡Qué mal oye este pozo!
4! {At} había un pozo de los deseos.
4! {H} echó una moneda y pidió un balón.
4! {F} subió el cubo. Dentro venía... ¡un ratón!
4 —¡Marchando un ratón! —dijo el pozo.
6 No era de trapo ni de azúcar. Era de verdad y traía su maletita.
6 —He dicho un balón —repitió {H}, más alto.
6 —No hay de qué —contestó el pozo.
8 Llevaba mil años concediendo deseos y tenía mucha fama. Como se acercaba {event}, la gente hacía cola con la moneda en la mano.
10 En mil años solo había recibido una queja. Era de un señor que pidió paciencia y tuvo que esperar once días.`,
        en: `0-2 {H} asks for a house. Squeak! Out comes a mouse!
2-2 Oh dear! That well cannot hear!
4! There was a wishing well {at}.
4! {H} threw in a coin and asked for a toy house.
4! {F} pulled up the bucket. In it sat a mouse!
4 “One mouse, coming up!” said the well.
6 It was not made of cloth or sugar. It was a real one, with a tiny suitcase.
6 “I said a house,” said {H}, a bit louder.
6 “Not at all,” said the well. “My pleasure.”
8 It had granted wishes for a thousand years, and it was very well thought of. It was nearly time for {event}, so people stood in line, coin in hand.
10 In all that time it had had one complaint. That was from a man who had wished for patience and was made to wait eleven days.`,
        alt: {
          es: '{H} pide un deseo, y dentro del cubo sube un ratón.',
          en: '{H} makes a wish, and a mouse comes up in the bucket.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'surprised', 'coin'],
          props: ['well', 'bucket', 'mouse', 'rope'],
        },
      },
      {
        es: `4! Luego pidió {F}. Quería una flor.
4 ¡Pom, pom! Salió un tambor.
4! La panadera pidió una galleta. ¡Y salió una trompeta!
4 {X} pidió una rosquilla. ¡Le llegó una silla!
4 —Habrá que gritar más —dijo {F}.
4! Gritaron todos. Fue peor.
6 Una niña quería una hermana y le llegó una campana. El cartero pidió una pera y se fue a casa con una bandera.
6 —¿Nos está tomando el pelo? —preguntó el cartero, debajo de la bandera.
6 —No creo —dijo {H}—. Lo hace con muchísima educación.
6 Y era verdad. A cada deseo, el pozo decía «¡marchando!», como un camarero contento.
6 El ratón, mientras tanto, había deshecho la maleta en un bolsillo de {H} y estaba colgando una cortina.
6 La alcaldesa trajo un embudo para hablarle mejor. Pidió un sillón. Salió un melón, y se quedó atascado en el embudo.
6 {X} probó a pedirlo por señas. Le llegó otra silla.
8 —Lo peor no es lo que sale —dijo {F}—. Lo peor es la cara de ilusión que pone el pozo.
8 —Los pozos no tienen cara.
8 —Pues con esa voz, se le ve.
8 {H} se asomó. Abajo, muy abajo, el agua temblaba de orgullo. Allí había alguien que hacía su trabajo lo mejor que podía, y que no entendía aquellas caras largas.
8 {X} puso las dos sillas juntas y se sentó a pensar, un rato en cada una.
10 Nadie sabía a quién reclamar. Un grifo que gotea tiene fontanero, y un reloj que atrasa tiene relojera. De los pozos mágicos solo se sabe que funcionan, y se sabe hasta que dejan de funcionar.
10 —¿Estará estropeado? —preguntó alguien, en voz muy baja.
10 —¿Un helado? ¡Marchando! —dijo el pozo.
10 Salió uno. Era de nata y estaba buenísimo.`,
        en: `4! Then it was {F}, who asked for a plum.
4 Boom, boom! Up came a drum.
4! The baker asked for a crumpet. She got a trumpet!
4 {X} asked for a pear, and up came a chair!
4 “We must shout,” said {F}.
4! They all shouted. That was worse.
6 A girl wanted a shell, and she got a bell. The postman asked for a bag and went home in a flag.
6 “Is it pulling my leg?” asked the postman from under the flag.
6 “I do not think so,” said {H}. “It is much too polite.”
6 It was true. “Coming up!” it said to each one, like a happy waiter.
6 By now the mouse had found a nice pocket on {H} and was hanging up a curtain.
6 The mayor brought a funnel, to help her voice get down there. She asked for a throne. It sent up a bone, and the bone got stuck in the funnel.
6 {X} tried to ask with both hands and no words. It sent up one more chair.
8 “It is not what comes up that is so bad,” said {F}. “It is how pleased the well looks.”
8 “A well cannot look pleased.”
8 “With that voice, you can see it.”
8 {H} leaned over the edge. A long way down, the water shook with pride. Somebody was down there, working as hard as they could, and wondering why all the faces were so long.
8 {X} put the two chairs side by side and sat down to think, first in one and then in the other.
10 Nobody knew where to complain. For a tap that drips you call a plumber. For a clock that is slow you call a clockmaker. All that is known about magic wells is that they work, and then one day they do not.
10 “Is it sick?” somebody asked in a whisper.
10 “One brick, coming up!” said the well.
10 It came up. It was a very good brick.`,
        alt: {
          es: '{F} saca del cubo del pozo un tambor y {H} piensa.',
          en: '{F} takes a drum out of the well’s bucket and {H} thinks.',
        },
        picture: {
          H: ['think', 'thoughtful'],
          F: ['hold', 'surprised', 'drum'],
          X: ['sit', 'surprised'],
          props: ['well', 'trumpet', 'bucket', 'chair', 'bell'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 {F} pide una flor. ¡Pom! ¡Un tambor!
0-2 {X} toca: ¡pom!
2-2 ¿Qué le pasa al pozo? ¿Está malito?
4! —Hay que averiguar qué le pasa —dijo {H}.
4 {F} cogió un cuaderno. «Pidió», puso a un lado. «Salió», al otro.
4! Y fueron a preguntar, puerta por puerta.
4 En el bolsillo iba el ratón.
6 En la primera línea apuntaron: «Pidió un balón y salió un ratón». Quedaba sitio para muchas más.
6 {X} llevaba las sillas, por si había que esperar.
6 Detrás, la cola gritaba cada vez más y se marchaba cada vez más cargada.
8 —Como no descubramos nada, menuda tontería —dijo {F}.
8 —Tendremos una lista larguísima de nada —contestó {H}—. Eso ya es algo.
8 A lo lejos, el pozo quiso saber si alguien deseaba alguna cosa más. Alguien dijo que nada, y le llegó una ensalada.
10 Investigar consiste en eso: en preguntar lo que todo el mundo sabe y apuntarlo como si no lo supiera nadie. El ratón, que tenía muy buena letra, se ofreció a llevar el lápiz.`,
        en: `0-2 {F} asks for a plum. Boom! A drum!
0-2 {X} plays: boom!
2-2 What is wrong with the well?
4! “Let’s find out what is wrong with it,” said {H}.
4 {F} took a notebook. On one side: “asked for”. On the other: “got”.
4! And they went from door to door, to ask.
4 The mouse went too.
6 On the first line they wrote, “Asked for a house, got a mouse.” There was room for a lot more.
6 {X} brought the chairs, in case they had to wait.
6 Behind them the people in line shouted more and more, and had more and more to carry home.
8 “We may find out nothing at all,” said {F}.
8 “Then we will have a very long list of it,” said {H}. “And that is something.”
8 Far away the well asked if there was anything else. “No more!” said somebody, and got a door.
10 That is what it means to look into a thing. You ask what everybody knows, and you write it down as if nobody did. The mouse had very neat writing, so it was given the pencil.`,
        alt: {
          es: '{H} y {F} van a preguntar con un cuaderno y un ratón.',
          en: '{H} and {F} set out to ask, with a notebook and a mouse.',
        },
        picture: {
          H: ['walk', 'determined', 'book'],
          F: ['walk', 'happy', 'pencil'],
          X: ['walk', 'calm'],
          props: ['well', 'mouse', 'drum', 'chair'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'wishing-well/setback',
    titles: {
      es: ['La tapa', 'Si no oye, que lea'],
      en: ['The lid', 'It can read, can it not?'],
    },
    moments: [
      {
        es: `0-2 {F} escribe: sol. ¡Huy! ¡Sale una col!
0-2 {H} huele la col.
2-2 Sale otra col. Y otra, y otra, y otra.
4! —Si no oye, ¡que lea! —dijo {F}.
4! Escribieron «SOL» en un papel. Era corto y claro.
4! El papel bajó en el cubo. ¡Y subió una col!
4 Luego subió otra. Y otra.
6 Subieron doscientas. Rodaban {at} y se metían debajo de todo.
6 El agua había borrado media letra. Lo que quedaba era una ce muy bien hecha.
8 Un perro pensó que eran pelotas, y fue con diferencia quien mejor lo pasó.
10 {H} anotó el resultado en el cuaderno, porque un experimento que sale mal también es un experimento, y este además daba para cenar.`,
        en: `0-2 {F} writes: sun. Oops! Up comes a bun!
0-2 {H} eats it.
2-2 One more, and one more, and more!
4! “If it cannot hear, it can read!” said {F}.
4! They wrote “SUN” on a slip. It was short and clear.
4! Down it went. And up came a bun!
4 Then came one more. And one more.
6 Two hundred buns came up. They rolled about {at} and got under everything.
6 The water had washed off the first letter, and the well had made a guess.
8 A dog thought that they were balls, and had by far the best time of anyone.
10 {H} wrote it down in the notebook, since an experiment that goes wrong is still an experiment, and you can eat this one.`,
        alt: {
          es: '{H} y {F} dejan caer un papel escrito en el cubo.',
          en: '{H} and {F} drop a written note into the bucket.',
        },
        picture: {
          H: ['reach', 'determined', 'letter'],
          F: ['point', 'surprised', 'pencil'],
          props: ['well', 'bucket', 'rope', 'mouse'],
        },
      },
      {
        es: `4 La gente se enfadó. ¡Había coles hasta en las camas!
4! Trajeron una tabla enorme y taparon el pozo.
4 —Así no habrá más líos —dijo la alcaldesa.
4 {X} pidió que dejaran una rendija.
4! El pozo se quedó callado.
4 {H} se sentó encima de la tapa, sin ganas de nada.
6 Pasó un rato larguísimo. Entonces, por una rendija, salió una voz pequeña.
6 —¿Ya no quiere nadie nada?
6 {F} pegó la boca a la madera.
6 —¡Es que no nos oyes! —gritó.
6 —¿Relojes? —dijo el pozo, animándose—. ¡Marchando!
6 Hubo un golpe contra la tapa, y luego otro. Toda la madera hacía tictac.
6 {X} se disculpó en nombre de la tabla.
6 —No, gracias —dijo {H}, muy despacio—. Gracias. De verdad.
6 —De nada —dijo el pozo. Era lo primero que entendía en todo el día.
8 Y como nadie le pedía nada, se puso a hablar. Contó que antes oía crecer la hierba. Oía los deseos antes de que se los dijeran.
8 —Ahora todo me suena igual —dijo—. Es como tener dentro una merienda de caballos.
8 —¿Y por qué no lo dijiste? —preguntó {F}, aunque sabía que no le iba a llegar.
8 {X} dio tres golpecitos en la madera, de los que quieren decir «aquí seguimos».
8 El pozo le devolvió a {X} los tres golpecitos. Para eso no hacía falta oír.
10 Debe de ser raro, pensó {H}. Uno contesta a lo que cree que le han preguntado, con toda su alma, y ve que los demás tuercen el gesto. Y no sabe si se ha equivocado en la respuesta o en la pregunta.
10 —Pues a mí ya no me parece un pozo estropeado —dijo {F}.
10 —¿Qué te parece?
10 —Alguien que está a solas en su propia fiesta.
10 El ratón sacó de la maleta un pañuelo diminuto y lo dejó caer por la rendija, por si abajo hacía falta.`,
        en: `4 People were cross. There were buns in all the beds!
4! They put a big board over the well.
4 “That will stop it,” said the mayor.
4 {X} asked them to leave a crack.
4! The well went quiet.
4 {H} sat down on the lid and felt sad.
6 It was a very long time. Then a small voice came out of a crack.
6 “Does nobody want anything any more?”
6 {F} put both lips to the wood.
6 “It is just that you cannot hear!” called {F}.
6 “A chandelier?” said the well, and it cheered up. “Coming up!”
6 There was a bump under the lid. Then the whole board tinkled.
6 {X} said sorry for the board.
6 “No, thank you,” said {H}, as slowly as could be. “Thank you. Really.”
6 “My pleasure,” said the well. It was the first thing it had got right all day.
8 As nobody was asking, it began to talk. Once, it said, it could hear the grass grow. It could hear a wish before you said it.
8 “Now it all sounds the same,” it said. “It is like horses having tea.”
8 “Why did you not tell us?” asked {F}, who knew that it would not get through.
8 {X} knocked three times on the wood, the kind of knock that means “we are still here”.
8 Three knocks came back to {X} from below. You need no ears for that.
10 It must be odd, thought {H}. You answer what you think you were asked, with all your heart, and you see the faces drop. And you cannot tell if it was the answer you got wrong, or the question.
10 “I do not think that it is broken,” said {F}.
10 “What is it, then?”
10 “It is like somebody left out at their own party.”
10 The mouse took a very small hanky from its suitcase and let it fall through the crack, in case it was needed down there.`,
        alt: {
          es: '{H} escucha la voz del pozo por una rendija de la tapa.',
          en: '{H} listens at a crack to the voice of the well.',
        },
        picture: {
          H: ['sit', 'sad'],
          F: ['crouch', 'worried'],
          X: ['kneel', 'calm'],
          props: ['well', 'bucket', 'mouse'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 El pozo está callado.
0-2 Una moneda cae: ¡tin!
0-2 {X} dice: ¿qué?
2-2 No ha hecho plof. ¡Tin, tin!
4! A {H} se le cayó una moneda por una rendija.
4! ¡Tin! No hizo plof. Hizo tin.
4 —¿Has oído? —dijo {F}—. ¡Ahí abajo hay algo!
4 Y entre l{HF:os/as} dos apartaron la tapa.
6 El agua hace plof. La piedra hace toc. ¿Qué es lo que hace tin?
6 {X} echó otra moneda para asegurarse. Luego se quedó sin monedas y con la duda.
6 —Mañana no —dijo {H}—. Ahora.
8 Aún quedaba tarde, y la alcaldesa se había ido a casa a sacar coles de la bañera.
8 —Trae el cuaderno, {F!} —dijo {H}—. Vamos a leerlo entero. Desde el ratón.
10 Porque las respuestas, a veces, no están en el fondo de los pozos. Están en la primera página, esperando a que alguien las lea en voz alta.`,
        en: `0-2 The well is so still.
0-2 In goes a coin: ting!
0-2 {X} says: what?
2-2 Not plop. It went ting, ting!
4! {H} dropped a coin, and it fell through a crack.
4! Ting! It did not go plop. It went ting.
4 “Did you hear?” said {F}. “Something is down there!”
4 And the two of them pushed off the lid.
6 Water goes plop. Stone goes tock. So what is it that goes ting?
6 {X} threw in one more coin, and then had no coins left and was still not sure.
6 “Not tomorrow,” said {H}. “Now.”
8 There was some daylight left, and the mayor had gone home to get the buns out of her bath.
8 “Bring the notebook,” said {H}. “We will read it all, right from the mouse.”
10 Now and then the answer is not at the bottom of the well. It is on page one, and it is waiting for somebody to read it out loud.`,
        alt: {
          es: '{H} y {F} oyen caer una moneda y apartan la tapa.',
          en: '{H} and {F} hear a coin fall and push off the lid.',
        },
        picture: {
          H: ['point', 'surprised', 'coin'],
          F: ['reach', 'excited'],
          X: ['stand', 'thoughtful'],
          props: ['coin', 'bucket', 'stone', 'mouse'],
          time: 'sunset',
          shot: 'close',
        },
      },
    ],
  },
  climax: {
    id: 'wishing-well/climax',
    scares: ['heights'],
    titles: {
      es: ['Un girasol, por favor', 'Todo rima', 'La lista del ratón'],
      en: ['A stamp, please', 'It all rhymes', 'The list of the mouse'],
    },
    moments: [
      {
        es: `0-2 El pozo tiene un tapón. ¡Son monedas! ¡Un montón!
2-2 {F} alumbra con un farol.
4! {F} leyó la lista en voz alta.
4! «Balón, ratón; flor, tambor; galleta, trompeta».
4! —¡Rima! —gritó {H}—. ¡Todo rima!
4 —No está roto —dijo {F}—. ¡Solo oye mal!
6 Leyeron otra página. Pera, bandera. Hermana, campana. Sillón, melón. No fallaba ni una.
6 —Pues ya sabemos hablar su idioma —dijo {H}.
8 Si pedías una cosa, salía otra que sonaba igual. Así que, para que saliera una cosa, había que pedir otra. {F} lo dibujó con flechas y se mareó un poco.
10 Es lo bueno que tienen las reglas: mientras no la conoces, te manda ella; en cuanto la conoces, mandas tú.`,
        en: `0-2 The well has a plug. It is coins! Tug, tug!
2-2 {F} holds up a big lamp.
4! {F} read out the list.
4! “House, mouse, plum, drum, crumpet, trumpet!”
4! “It rhymes!” cried {H}. “It all rhymes!”
4 “It is not broken,” said {F}. “It cannot hear us well!”
6 They read one more page. Bag, flag. Shell, bell. Throne, bone. It was the same each time.
6 “Then now we know how to talk to it,” said {H}.
8 You asked for one thing, and you got one that sounded the same. So, to get a thing, you had to ask for some other thing. {F} drew it with arrows and felt a bit dizzy.
10 That is the good side of a rule. As long as you do not know it, it is the boss of you. Once you know it, you are the boss.`,
        alt: {
          es: '{F} lee una lista, y {H} descubre que todo rima.',
          en: '{F} reads out a list, and {H} finds that it rhymes.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['hold', 'happy', 'book'],
          props: ['well', 'mouse', 'drum', 'trumpet', 'bucket'],
          time: 'sunset',
        },
      },
      {
        es: `4! El pozo solo oía rimas. ¿Qué le tapaba los oídos?
4 Pidieron un girasol. ¡Y salió un farol!
4 Alumbraron el fondo. ¡Estaba lleno de monedas!
4 {F} gritó «¡izquierda!», y salió una cuerda.
4 {X} hizo el nudo.
6 —¿Una cuerda? —dijo el pozo—. ¡Haberlo dicho antes!
6 Eran mil años de monedas, una por cada deseo. ¡Le llegaban hasta las orejas!
4 {H} se ató y empezó a bajar. {F} sujetaba arriba.
6 —¡Sube un poco! —pidió {H}.
6 —¿Una nube? ¡Marchando!
6 Y {H} se quedó colgando dentro de una nube muy fresquita, sin ver nada.
6 {X} gritó «¡cuidado!», y salió un lenguado.
8 —¡Que nadie diga una palabra! —pidió {F}, tapándose la boca, porque ya había dicho seis.
8 Así que se hablaron con la cuerda. Un tirón, para. Dos tirones, baja. Tres, hay una araña, pero es simpática.
10 Cada moneda que {H} tocaba murmuraba todavía su deseo. Un trompo. Un hermano. Que deje de llover. Que no deje de llover, decía la de al lado.
10 {H} pensó en toda aquella gente asomada al borde, con los ojos cerrados. Habían pedido de todo. A nadie se le había ocurrido preguntarle al pozo qué tal estaba.`,
        en: `4! The well only heard rhymes. What was in its ears?
4 They asked for a stamp, and got a lamp!
4 They looked down. It was full of coins!
4 {F} shouted “Soap!” and got a rope.
4 {X} tied the knot.
6 “Oh, a rope?” said the well. “You should have said so!”
6 There was one coin for each wish. A thousand years of them, right up to its ears!
4 {H} began to climb down. {F} held on at the top.
6 “Not so loud!” called {H}.
6 “A cloud? Coming up!”
6 And {H} hung there in the middle of a cool white cloud and could not see a thing.
6 “Take care!” called {X}, and up came a hare.
8 “Nobody say one word!” begged {F}, and then saw that this was four.
8 So they talked by rope. One pull was for stop, and two for down. Three meant that there was a spider, but a nice one.
10 Each coin that {H} touched still murmured its wish. A spinning top. A brother. Let the rain stop. Do not let the rain stop, said the one beside it.
10 {H} thought of all those people at the edge with their eyes shut. They had asked for everything there is. Not one had thought of asking the well how it was.`,
        alt: {
          es: '{H} baja con una cuerda y un farol, y {F} sujeta arriba.',
          en: '{H} climbs down on a rope with a lamp while {F} holds on.',
        },
        picture: {
          H: ['reach', 'determined', 'lantern'],
          F: ['hold', 'determined', 'rope'],
          X: ['kneel', 'worried'],
          props: ['well', 'coin'],
          time: 'night',
        },
      },
      {
        es: `0-2 {H} baja. {F} sujeta. ¡Tira, tira! ¡Plop!
0-2 {X} tira.
2-2 ¡Adiós, tapón de monedas! Mil monedas caen.
4 Había un buen tapón.
4! {H} y {F} tiraron de la moneda más gorda. ¡Plop!
4 Mil monedas cayeron como lluvia.
4 —Anda —dijo el pozo—. ¿Quién está respirando?
6 —Yo —susurró {H}.
6 —¡Te oigo! —dijo el pozo—. ¡Te oigo hasta las pestañas!
6 Oía masticar al ratón. Oía cómo {F}, arriba del todo, se mordía una uña.
6 {X} no dijo nada, por si acaso. También lo oyó.
8 —Tienes sueño —le dijo a {H}—. Y esa señora de arriba, no, la otra, se está haciendo pis.
8 Se hizo un silencio incómodo. Luego, en la cola, alguien se marchó a toda prisa.
10 Después nadie habló. El pozo escuchaba aquel silencio como quien se come el primer helado del verano, y de vez en cuando decía: «Precioso». Y pedía un poquito más.`,
        en: `0-2 {H} goes down. {F} holds on. Tug, tug! Plop!
0-2 {X} tugs.
2-2 Bye-bye, big plug of coins!
4 The coins made a fine old plug.
4! {H} and {F} pulled at the fattest coin. Plop!
4 A thousand coins came down like rain.
4 “Well, well,” said the well. “Who is that breathing?”
6 “Me,” whispered {H}.
6 “I can hear you!” it said. “I can hear you blink!”
6 It heard the mouse chew. It heard {F}, right up at the top, biting a nail.
6 {X} said nothing, to be on the safe side. It heard that too.
8 “You are sleepy,” it told {H}. “And the lady up there, no, the other one, needs the toilet.”
8 There was an awkward pause. Then somebody left the line in a great hurry.
10 After that nobody spoke. The well took in the silence as you eat the first ice cream of the summer. “Lovely,” it said from time to time, and asked for a little more.`,
        alt: {
          es: '{H} arranca una moneda enorme, y caen muchas más.',
          en: '{H} pulls out a huge coin, and many more fall.',
        },
        picture: {
          H: ['hold', 'excited', 'coin'],
          F: ['cheer', 'happy', 'rope'],
          X: ['cheer', 'surprised'],
          props: ['coin', 'lantern', 'mouse'],
          time: 'night',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'wishing-well/resolution',
    titles: {
      es: ['¿Quién está respirando?', 'Lo que había salido', 'Ya tengo uno'],
      en: ['I can hear you blink', 'What they had got', 'A house for a mouse'],
    },
    moments: [
      {
        es: `0-2 Pozo, ¿oyes ya? Y el pozo dice: ¡ajá!
0-2 {F} da palmas.
2-2 Oye hasta una hormiga. ¡Tic, tic!
4! Ahora el pozo lo oía todo.
4 ¡Qué vergüenza le dio!
4 —¿Pediste un balón y te di un ratón? —le preguntó a {H}—. ¡Traédmelo todo y lo arreglo!
6 Vinieron todos los de la cola con sus cosas. Parecía una mudanza.
6 —Dejadlo ahí —pidió el pozo—, y os doy lo vuestro.
6 Nadie dejó nada.
8 La panadera abrazaba la trompeta. El cartero se había hecho una capa con la bandera, y le quedaba de maravilla.
10 —Es que ya le he puesto nombre —explicó la alcaldesa, con el melón en brazos.`,
        en: `0-2 Well, can you hear? Yes! It is all clear!
0-2 {F} claps.
2-2 It can hear an ant. Tip, tap!
4! Now the well could hear it all.
4 It went red to the last stone!
4 “You said a house, and I sent a mouse?” it asked {H}.
4 “Bring it all back. I will put it right!”
6 They all came with their things. It looked like moving day.
6 “Put them down,” said the well, “and you will get what you asked for.”
6 Nobody put anything down.
8 The baker was hugging her trumpet. The postman had made his flag into a cape, and it looked splendid on him.
10 “I have given it a name, you see,” said the mayor, with the bone in her arms.`,
        alt: {
          es: '{H} y {F} ven volver a la gente con trompetas y tambores.',
          en: '{H} and {F} see people come back with trumpets and drums.',
        },
        picture: {
          H: ['stand', 'happy'],
          F: ['point', 'surprised'],
          props: ['well', 'trumpet', 'drum', 'flag', 'bucket'],
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4! La panadera sopló en su trompeta. ¡Tararí!
4! {F} la siguió con el tambor. ¡Pom, pom!
4! Una niña tocó su campana. ¡Aquello era una banda!
4 {X} puso sillas para el público.
4 —¿Entonces os gusta? —preguntó el pozo.
4 —¡Muchísimo! —dijeron todos.
6 La gente se calló de golpe. Hasta entonces nadie se había dado cuenta. Habían pedido cosas para una persona, y les habían salido cosas para tocar entre muchas.
6 —Yo quería una flor —dijo {F}—. Se me habría secado el jueves.
6 El cartero dirigía con el palo de la bandera. De las doscientas cosas que sonaban, ciento noventa sonaban a la vez.
6 —Un poco fuerte —comentó el pozo, que ahora tenía el oído muy fino.
6 {X} le prestó una bufanda para las orejas. Nadie supo dónde atarla.
6 —¿Y esto de quién es? —preguntó {H}. Había mil monedas en el suelo.
6 —De quien quiera otra cosa —dijo el pozo—. Yo ya tengo la mía.
8 Era la primera vez que el pozo decía que quería algo. Se miraron todos, un poco avergonzados.
8 —¿Y qué es? —preguntó la niña de la campana.
8 —Que vengáis también los días que no queráis nada.
8 {X} le contó su día, desde el desayuno. El pozo no se perdió ni una miga.
8 {F} propuso que con las monedas se comprara una tapa con bisagras, para cuando lloviera. Se aprobó por unanimidad. El ratón levantó acta.
10 Desde entonces hay quien va al pozo sin moneda. Se sienta en el borde, dice «buenas» y cuenta qué tal. No sale nada en el cubo, y sin embargo la gente se marcha con la sensación de llevarse algo.
10 También hay quien, de vez en cuando, se tapa la nariz, gira la cabeza y pide las cosas mal a propósito, por ver si cuela. El pozo lo oye perfectamente. Suspira, busca una rima y dice: «¡Marchando!».`,
        en: `4! The baker blew her trumpet. Toot!
4! {F} joined in on the drum. Boom, boom!
4! A girl rang her bell. They were a band!
4 {X} put out chairs for people to sit on.
4 “So you like them?” asked the well.
4 “We love them!” they all said.
6 Then it was quiet, for nobody had seen it until then. Each one of them had asked for a thing to have. Each one had got a thing to share.
6 “I asked for a plum,” said {F}. “By now it would be a stone.”
6 The postman led the band with the pole of his flag. Most of them played at the same time, and some of them the same tune.
6 “A bit loud,” said the well, which had very good ears now.
6 {X} lent it a scarf to put round them. Nobody knew where to tie it.
6 “Whose are these?” asked {H}. There were a thousand coins on the ground.
6 “They are for people who want things,” said the well. “I have what I want.”
8 It had never said before that it wanted anything. They all looked at each other, a little ashamed.
8 “What is it?” asked the girl with the bell.
8 “That you come by on days when you do not want anything.”
8 {X} told it all about the day, from breakfast on. The well did not miss a crumb.
8 With the coins, said {F}, they could buy a lid with a hinge, for when it rained. They all voted yes. The mouse wrote it down.
10 There are people now who go to the well with no coin at all. They sit on the edge, and say good morning, and tell it how things are. Nothing comes up in the bucket, and yet they feel as if they had been given something.
10 And there are some who hold their noses, turn their heads and ask for things badly on purpose. The well can hear them perfectly. It sighs, and finds a rhyme, and says, “Coming up!”`,
        alt: {
          es: '{F} toca el tambor, y {H} baila: ¡ya tienen una banda!',
          en: '{F} plays the drum and {H} dances: now they are a band!',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['hold', 'happy', 'drum'],
          X: ['sit', 'happy'],
          props: ['well', 'trumpet', 'bell', 'chair', 'coin'],
          time: 'sunset',
        },
      },
      {
        es: `0-2! Ahora el pozo da un balón.
0-2 Pero {H} dice: ¡quiero mi ratón!
0-2 {X} baila.
2-2 ¡Pom, talán! ¡Y bailan todos!
4! Pusieron {thing} en el mejor sitio. ¡Y empezó {event}!
4 Hubo música hasta que salió la luna.
4 {X} bailó con una silla.
4 —{H!}, ¿todavía quieres el balón? —preguntó el pozo.
6 En el bolsillo, el ratón se había quedado dormido, hecho una bola.
6 El pozo seguía el compás con el cubo: plin, plon.
8 —Rima muy bien contigo —dijo {F}, mirando el bolsillo.
8 —¿Ratón? No rima nada.
8 —Que sí —dijo {F}—. Por dentro.
10 Abajo, en el agua, ya no quedaba ni una moneda. Cabía entera la luna, y el pozo la escuchaba pasar. Nadie más sabe el ruido que hace.
4! {H} miró al ratón, redondo como un balón.
4! —Ya tengo uno —dijo.`,
        en: `0-2! Now the well sends up a house.
0-2 But {H} says: I want my mouse!
0-2 {X} dances.
2-2 Ding, boom! They all dance!
4! Up went {thing}. Now it was time for {event}!
4 There was music until the moon came out.
4 {X} danced with a chair.
4 “Do you still want that house, {H!}?” asked the well.
6 The mouse was asleep in its pocket, and the curtain was shut.
6 The well kept time with its bucket: plink, plonk.
8 “It goes so well with you,” said {F}, looking at the pocket.
8 “With me? A mouse? It does not rhyme at all.”
8 “Yes, it does,” said {F}. “On the inside.”
10 Down in the water there was not one coin left. The whole moon fitted in, and the well could hear it going by. Nobody else knows what sound it makes.
4! {H} felt the mouse snore. “I am its house now,” said {H}.`,
        alt: {
          es: '{H} enseña su ratón en la fiesta, junto a {thing}.',
          en: '{H} shows off a mouse at the party, beside {thing}.',
        },
        picture: {
          H: ['hold', 'happy'],
          F: ['dance', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['well', 'mouse', 'moon', 'music-note', 'bucket'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
