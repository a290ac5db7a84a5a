import type { Plot } from '../plot.ts'

/** The same letter for the one who brings them: found in a coat, carried up by the postman's own steps, sung at his door. */
export const letterRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'letter/setup/coat',
      titles: {
        es: ['El abrigo del cartero', 'Una carta en el forro', 'Medio millón de puertas'],
        en: ['The postman’s coat', 'A letter in the lining', 'Somebody forgot'],
      },
      moments: [
        {
          es: `0-2 Un bolsillo. ¿Qué hay?
0-2 {H} mete la mano.
0-2 ¡Una carta!
2-2 {F} la huele. ¡Huele a pan!
4! Había un abrigo viejo colgado {at}. Era el del cartero.
4! {H} metió la mano en un bolsillo roto. ¡Y sacó una carta!
4 Decía: «Querido cartero: te esperamos para {event}».
6 —¡Es hoy! —dijo {F}—. ¡Y él no lo sabe! {thing} {lo:lo/la} guarda el cartero. {stake}
8 La carta se había colado por el agujero y había dormido en el forro, con dos migas y una castaña. Llevaba allí quién sabe cuántos inviernos.
10 Llevaba encima, sin saberlo, la única carta que era para él. {H} pensó que de esas cosas no tiene la culpa nadie, y que precisamente por eso no las arregla nadie.`,
          en: `0-2 A pocket. What is in it?
0-2 {H} feels inside.
0-2 A letter!
2-2 {F} sniffs it. It smells of bread!
4! There was an old coat hanging up {at}. It was the postman’s.
4! {H} felt in a torn pocket. Out came a letter!
4 It said: “Dear Postman, do come! It will soon be time for {event}.”
6 “That is today!” said {F}. “And he does not know! He is the one who keeps {thing}. {stake}”
8 It had slipped through the hole and slept in the lining, with two crumbs and a chestnut, for who knows how many winters.
10 All that time he had carried about with him, and never known, the one letter that was for him. It was nobody’s fault, thought {H}, and that was just why nobody had put it right.`,
          alt: {
            es: 'De un abrigo viejo, {H} saca una carta, y {F} se alegra.',
            en: '{H} takes a letter from an old coat, to the delight of {F}.',
          },
          picture: {
            H: ['reach', 'surprised', 'letter'],
            F: ['stand', 'excited'],
            props: ['coat', 'hat', 'boots'],
            shot: 'medium',
          },
        },
        {
          es: `4! —Nos trajo cartas toda la vida —dijo {F}.
4 —¿Y quién le escribía a él? —preguntó {H}. ¡Nadie!
4 {X} alisó el sobre con la manga.
4! —Pues alguien le escribió una —dijo {H}—. Y vamos a llevársela.
6 En el sobre ponía: «Para el cartero. Al final del camino, arriba, en la ventana con luz».
6 —No es una dirección —dijo {F}—. Es una adivinanza.
6 —Las adivinanzas también se entregan.
6 Se probaron el abrigo. A {H} le llegaba hasta los pies, y a {F}, hasta un poco más. Olía a lluvia y a papel.
6 El cartero llegaba siempre silbando: tres notas al venir y una al irse.
6 —¿Por qué una sola al irse? —preguntó {F}.
6 Lo pensaron. Nadie lo sabía. Nadie lo había visto irse: en cuanto llegaba la carta, miraban la carta.
6 {H} dobló el abrigo y lo cogió también.
6 —Le hará falta —dijo—. Hay que subir.
8 El sobre tenía el sello del revés y una esquina mordida, por alguien pequeño o por alguien con mucha prisa.
8 —¿La abrimos un poquito más? —propuso {F}.
8 —No. Ya hemos leído lo que se ve desde fuera.
8 {X} dijo que, si se ponían a ello, entre todo el mundo le debían unas mil cartas. Luego echó la cuenta bien y se quedó muy serio el resto del rato.
8 {H} ensayó la cara de entregar. Hay que poner cara de no saber qué dice la carta, y es más difícil cuanto más se sabe.
10 ¶A {F} le dio por imaginar todas las puertas. Medio millón, más o menos. Las había azules, rotas, con aldaba, con perro. De todas salía una mano, cogía algo y se cerraba. Puestas una al lado de otra darían la vuelta al mundo, y delante de cada una había estado él, de pie, un momento.
10 —Mirando felpudos —dijo {H}.
10 —Se los sabrá de memoria —dijo {F}, y miró el suyo con otros ojos.`,
          en: `4! “He brought us letters all our lives,” said {F}.
4 “And who wrote to him?” asked {H}. Nobody did!
4 {X} smoothed the envelope with one sleeve.
4! “Well, somebody did once,” said {H}, “so let’s take it to him.”
6 On the envelope it said: “To the postman. The end of the road, and up. The window with the light.”
6 “That is not an address,” said {F}. “It is a riddle.”
6 “You can deliver a riddle.”
6 They tried on the coat. On {H} it came down to the floor, and on {F} a bit further. It smelled of rain and paper.
6 The postman had always come whistling, three notes to come and one to go.
6 “Why just one to go?” asked {F}.
6 They thought about it. Nobody knew. Nobody had ever watched him go. Once the letter came, they looked at the letter.
6 {H} folded up the coat and took it along.
6 “He will need it,” said {H}. “It is up.”
8 The stamp was upside down, and one corner had been nibbled by somebody small, or by somebody in a hurry.
8 “Shall we open it a bit more?” said {F}.
8 “No. We have read what you can read from the outside.”
8 {X} said that between them all they must owe him a thousand letters. Then {X} did the sum again, properly, and went quiet for some time.
8 {H} tried on a delivering face. You have to look as if you did not know what the letter says, and that is hard.
10 ¶{F} began to picture all the doors. There would be half a million, more or less, blue ones, broken ones, doors with knockers and doors with dogs. Out of each came a hand that took something and shut. Side by side they would go right round the world, and before each of them he had stood, for a moment.
10 “Looking at doormats,” said {H}.
10 “He must know them all by heart,” said {F}, and looked at their own with new eyes.`,
          alt: { es: '{F} lee el sobre de una carta y {H} sonríe.', en: '{F} reads an envelope and {H} smiles.' },
          picture: {
            H: ['stand', 'happy'],
            F: ['hold', 'thoughtful', 'letter'],
            X: ['think', 'calm'],
            props: ['coat', 'hat', 'boots'],
          },
        },
        {
          es: `0-2 ¡A llevarla! ¡Corre!
0-2 {F} silba: ¡fiu!
0-2 {X} abre la puerta.
2-2 {H} guarda la carta muy bien.
4! {H} guardó la carta cerca del pecho. {F} cargó con el abrigo.
4 —¿Cuándo se acaba un camino? —preguntó {F}.
4 —Cuando ya no se puede seguir —dijo {H}—. Lo sabremos.
6 {X} les puso un bocadillo en el bolsillo bueno, el que no estaba roto.
6 —Si no hay luz en la ventana, esperad —les dijo {X}—. Ya se encenderá.
8 Probaron a silbar tres notas. A la primera salieron dos y un soplido; a la décima, casi tres.
8 —La de irnos no la ensayamos —dijo {H}—. Esa, que nos la enseñe él.
10 Y se fueron, un poco más deprisa en cada curva. Hay prisas que cansan y prisas que te llevan en brazos. Aquella pesaba menos que el abrigo.`,
          en: `0-2 Let’s take it! Run!
0-2 {F} whistles: whee!
0-2 {X} opens the door.
2-2 {H} puts the letter somewhere safe.
4! {H} put the letter safely away. {F} took the coat.
4 “How do you know when a road ends?” asked {F}.
4 “When you cannot go on,” said {H}. “We will see it.”
6 {X} put a sandwich in the good pocket, the one with no hole in it.
6 “And if there is no light, just wait,” said {X}. “There will be.”
8 They tried to whistle three notes. The first time it was two and a puff, and by the tenth it was nearly three.
8 “We will not do the one for going,” said {H}. “He can teach us that.”
10 And off they went, a little faster at each bend. Some sorts of hurry tire you, and some sorts carry you. This one weighed less than the coat.`,
          alt: {
            es: '{H} y {F} salen con la carta y el abrigo.',
            en: '{H} and {F} set off with the letter and the coat.',
          },
          picture: {
            H: ['walk', 'determined', 'letter'],
            F: ['walk', 'happy', 'coat'],
            X: ['wave', 'happy'],
            props: ['bell', 'door'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'letter/setback/drip',
      titles: { es: ['Gota a gota', 'Lo que cabe en la memoria'], en: ['Drop by drop', 'By heart'] },
      moments: [
        {
          es: `0-2 ¡Plic! Una gota. ¡Plic!
0-2 {F} tapa la carta.
2-2 ¡Ay, las letras se van!
4! Empezó a llover {at}. {H} escondió la carta bajo la ropa.
4! Cuando la sacó, las letras bajaban por el papel.
4 —¡Agárralas! —gritó {F}. Pero no se dejaban.
6 Primero se fue «esperamos». Después, «te». «Querido» aguantó hasta el final, agarrado a una esquina.
6 Y luego, también.
8 Quedó un papel blanco y mojado, con un río azul que acababa en el dedo gordo de {H}.
10 Cuarenta años llevándolas secas, y a la primera carta que era para él le había caído encima toda la lluvia.`,
          en: `0-2 Plip! A drop. Plip!
0-2 {F} hides the letter.
2-2 Oh dear, the words run off!
4! It began to rain {at}. {H} put the letter out of the wet.
4! When it came out, the words were running down.
4 “Catch them!” cried {F}. But they would not be caught.
6 First went “come”. Next went “do”. “Dear” held on to the very last, in a corner.
6 And then that went too.
8 There was a wet white page left, and a blue river that ended at {H}’s thumb.
10 For forty years he had kept them dry, and on the first that was for him there had come down all the rain there was.`,
          alt: { es: 'Llueve y la carta de {H} se borra.', en: 'It rains, and the letter of {H} is washed away.' },
          picture: {
            H: ['hold', 'sad', 'letter'],
            F: ['reach', 'surprised'],
            props: ['bucket', 'leaf'],
            weather: 'rain',
            shot: 'close',
          },
        },
        {
          es: `4 Se metieron debajo de un tejadito. Nadie decía nada.
4! —¿Qué ponía? —preguntó {F} por fin—. ¿Te acuerdas?
4 —«Querido» —dijo {H}—. Y al final, un garabato.
4 {X} se acordaba del garabato.
4! —Pues la carta la llevamos dentro —dijo {H}—. Habrá que decirla.
6 Cada cual puso lo que sabía. {H} puso el principio. {F} puso la parte en que lo esperaban. Faltaba el medio.
6 —Algo pondría de que sin él no es lo mismo —dijo {F}.
6 —¿Lo ponía?
6 —Si no lo ponía, se les olvidó.
6 Lo dijeron en voz alta, para ver cómo sonaba. Sonaba a dos personas mojadas debajo de un tejado.
6 {X} hizo de puerta, para ensayar. Le salió una puerta que no se abría nunca.
8 —Dilo mirándome —pidió {F}—. Como si yo fuera él.
8 {H} miró a {F} y se le olvidó todo.
8 —Es que a ti ya te lo he dicho muchas veces —protestó—. Sin palabras.
8 {F} se quedó un momento callad{F:o/a}, y luego dijo que eso también podía valer.
8 {X} dobló el papel blanco con mucho cuidado y lo metió en el sobre. Una carta es una carta.
10 ¶Escribir algo es fácil: se tacha. Decirlo, en cambio, se dice. {H} probó a decirlo de corrido y le salió un recado. Probó a decirlo con gestos y le salió un guardia de tráfico. Al final lo dijo bajito, sin adornos, y el tejado dejó de gotear para oírlo.
10 —Esa —dijo {F}—. Esa es la buena. No la ensayes más, que se gasta.`,
          en: `4 They got under a little roof. Nobody spoke.
4! “What did it say?” asked {F} at last. “Can you remember?”
4 {H} thought hard. “It said ‘dear’. And there was a squiggle at the end.”
4 {X} remembered the squiggle.
4! “So it is inside us now,” said {H}. “We must say it.”
6 They each put in what they knew. {H} knew the start. {F} knew the part about waiting. There was no middle.
6 “It must have said that it is not the same without him,” said {F}.
6 “Did it?”
6 “If it did not, then they forgot.”
6 They said it out loud, to hear how it went. It went like two wet people under a roof.
6 {X} was the door, so that they could try it out. It was a door that never opened.
8 “Say it to me,” said {F}, “as if I were him.”
8 {H} looked at {F} and forgot it all.
8 “I have said it to you lots of times,” said {H}, “without the words.”
8 {F} was quiet for a moment, and then said that this might do as well.
8 {X} folded the white page with great care and put it in the envelope. A letter is a letter.
10 ¶It is easy to write a thing, since you can cross it out. If you say it, it is said. {H} tried to say it all in one go, and it came out like a message from the office. {H} tried it with gestures, and it came out like a policeman. In the end {H} said it softly, with no trimmings, and the roof stopped dripping so as to hear.
10 “That one,” said {F}. “That is the one. Do not try it any more. It will wear out.”`,
          alt: {
            es: '{H} y {F} se sientan bajo la lluvia con la carta y un paraguas.',
            en: '{H} and {F} sit in the rain with the letter and an umbrella.',
          },
          picture: {
            H: ['sit', 'thoughtful', 'letter'],
            F: ['sit', 'calm'],
            X: ['stand', 'happy'],
            props: ['letter', 'umbrella'],
            weather: 'rain',
          },
        },
        {
          es: `0-2 Ya no llueve. ¡Mira!
0-2 {H} ve una luz.
0-2 {X} también la ve.
2-2 ¡Es la ventana! ¡Vamos, vamos!
4! Paró de llover. El mundo olía a recién lavado.
4 Y arriba, muy arriba, alguien encendió una lámpara.
4! —¡La ventana con luz! —dijo {F}—. ¡Existe!
6 Corrieron por los charcos sin esquivar ninguno. Ya no había nada que se pudiera mojar.
6 —No lo digas —pedía {H}—. No lo digas, que se me va.
8 {X} cantaba cualquier cosa para que nadie pensara en palabras.
8 Y la luz seguía allí, pequeña, sin prisa, como la gente que espera sin saberlo.
10 A cada curva se escondía y a cada curva volvía a salir, un poco más alta. Parecía que fuera la casa la que trepaba.`,
          en: `0-2 No more rain. Look!
0-2 {H} sees a light.
0-2 {X} sees it too.
2-2 It is the window! Come on, come on!
4! The rain stopped. The world smelled of clean washing.
4 And up, high up, somebody lit a lamp.
4! “The window with the light!” said {F}. “There is one!”
6 They ran through all the puddles. There was nothing left to get wet.
6 “Do not say it,” begged {H}. “Do not say it, or it will go.”
8 {X} sang any old thing, so that nobody should think of words.
8 And the light was still there, small and in no hurry, like people who wait and do not know it.
10 At every bend it hid, and at every bend it came out again, a little higher. You would have thought that it was the house that climbed.`,
          alt: {
            es: 'Brilla una luz a lo lejos, y {H} y {F} corren hacia ella.',
            en: 'A light shines far off, and {H} and {F} run for it.',
          },
          picture: {
            H: ['run', 'excited', 'letter'],
            F: ['point', 'happy'],
            X: ['run', 'happy'],
            props: ['star', 'letter'],
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'letter/climax/footholds',
      scares: ['heights'],
      titles: {
        es: ['Donde ponía los pies', 'Arriba, con luz', 'Tres notas'],
        en: ['Where he put his feet', 'Up there, a light', 'Three notes'],
      },
      moments: [
        {
          es: `0-2 No hay más camino. ¡Oh!
0-2 {H} señala: ¡arriba!
2-2 {F} ve una ventana con luz.
4! {At} el camino se terminó de golpe.
4! Muy arriba, sobre las piedras, brillaba una ventana.
4 —Ya sé qué quería decir «arriba» —dijo {F}.
6 Entre el camino y la casa solo había un hueco estrecho, con unos peldaños gastados por el medio.
6 La tarde se iba. Quedaba luz para subir, o para pensárselo.
8 —Tiene los escalones comidos —dijo {H}—. Como una cuchara vieja.
8 —Son las pisadas —dijo {F}—. Todas las suyas.
10 Era verdad. Cuarenta años de botas habían hecho en la piedra un sitio justo, como el que deja alguien en su lado del sofá.`,
          en: `0-2 No more road. Oh!
0-2 {H} points: up there!
2-2 {F} can see a window with a light.
4! And there, {at}, the road just stopped.
4! High up on the stones shone a window.
4 “Now I know what they meant by up,” said {F}.
6 From the road to the house there was only a narrow gap. Its steps were worn down in the middle.
6 The day was going. There was light enough to climb, or else to think about it.
8 “The steps are hollow,” said {H}. “They are like old spoons.”
8 “His feet did that,” said {F}. “Forty years of feet.”
10 And so it was. Forty years of boots had made a place in the stone that was just right, like somebody’s end of a sofa.`,
          alt: {
            es: '{H} señala hacia arriba y {F} duda con la mochila en la mano.',
            en: '{H} points up high and {F} hesitates with the backpack.',
          },
          picture: {
            H: ['point', 'determined'],
            F: ['stand', 'worried', 'backpack'],
            props: ['stone', 'lantern'],
            time: 'sunset',
            shot: 'wide',
          },
        },
        {
          es: `4! Aquella ventana estaba altísima. ¿Cómo llegar hasta ella?
4 {X} alumbraba los peldaños desde abajo.
6 Al primer peldaño le faltaba un trozo. Al segundo le faltaba todo, menos el sitio.
6 —Piensa en sus botas —dijo {F}—. Él subía cargado, y de noche.
6 —¿Cuál crees que ponía primero?
6 —La que menos le doliera.
6 {H} buscó con el pie hasta encontrar el hueco gastado. Encajaba. El otro también encajaba.
6 —Cabemos en sus pasos —dijo.
6 Sopló el viento y les infló la ropa como velas. Durante un momento pareció que fueran a subir volando. Luego fue solo ropa, y tiraba hacia abajo.
6 {X} cantó algo desde abajo para que no se durmiera el eco.
8 —¿Tú por qué crees que vivía tan arriba? —preguntó {F}, para no mirar.
8 —A lo mejor quería ver todas las puertas.
8 —O descansar de ellas.
8 A mitad de camino había un banquito de piedra, con sitio para uno y un saco. Allí estaba escrita con navaja una fecha, y debajo otra, y otra. Cada año había puesto una raya.
8 {F} contó las rayas con el dedo. En la última no había nadie al lado, y tampoco en la primera.
10 ¶Se acabó la luz de abajo. La de arriba, en cambio, parecía más grande. Es lo que tienen las ventanas: cuando se hace de noche se ponen a trabajar.
10 ¶—¿Y si está cenando? —dijo {F}—. ¿Y si no nos quiere abrir? ¿Y si se ha cambiado de ventana?
10 —Tienes muchos «y si» para tan poco sitio —dijo {H}—. Guárdalos en un bolsillo.`,
          en: `4! That window was so high. How could they get up to it?
4 {X} held a light for them from below.
6 The first step had a bit missing. The second had all of it missing, apart from the place.
6 “Think of his boots,” said {F}. “He came up with a sack, and by night.”
6 “Which foot did he put first, do you think?”
6 “The one that hurt less.”
6 {H} felt about with one foot for the hollow, and it fitted. So did the other one.
6 “We fit into his steps,” said {H}.
6 The wind blew, and filled their clothes like sails. For a moment it looked as if they might fly. Then they were just clothes again, and a bit cold.
6 {X} sang something down below, to keep the echo awake.
8 “Why did he live so high up, do you think?” asked {F}, so as not to look.
8 “He may have wanted to see all the doors.”
8 “Or to have a rest from them.”
8 Half way up was a little stone bench with room for one and a sack. Somebody had cut a date in it, and below that a date, and then one more. There was a line for each year.
8 {F} counted the lines with one finger. There was nobody next to the last of them, and nobody next to the first.
10 ¶The light below gave out. The one above seemed to have grown. That is how it is with windows. When it gets dark they go to work.
10 ¶“What if he is having his supper?” said {F}. “What if he will not let us in? What if he has moved to a different window?”
10 “You have a lot of what ifs for such a small space,” said {H}. “Put them in your pocket.”`,
          alt: {
            es: '{H} y {F} tratan de subir con la carta, con mucho viento.',
            en: '{H} and {F} try to climb with the letter, in a strong wind.',
          },
          picture: {
            H: ['reach', 'determined', 'letter'],
            F: ['reach', 'worried', 'backpack'],
            X: ['hold', 'happy', 'lantern'],
            props: ['stone', 'letter'],
            time: 'sunset',
            weather: 'wind',
          },
        },
        {
          es: `0-2 ¡Una puerta! ¡Toc, toc!
0-2 {F} llama.
0-2 {X} espera.
2-2 {H} enseña la carta.
4! Llegaron a la puerta y llamaron. Toc, toc.
4 —Os habéis equivocado —dijo alguien dentro—. Aquí no viene nadie.
4! —Traemos correo —dijo {H}.
4 —¿Correo? —La voz tembló un poco—. Eso lo traía yo.
6 El sobre pasó por debajo de la puerta. Hubo un ruido de papel y un ruido de nariz.
6 —Está en blanco —dijo la voz.
6 El viento y el agua se habían llevado las letras.
8 {H} y {F} se miraron. Ya no quedaba más que decirlo.
8 {X} abrió la boca y la volvió a cerrar. Aquello no le tocaba, y se notaba.
8 {F} le apretó la mano a {H}. Las dos manos estaban heladas, y juntas, un poco menos.
8 La luz de la ventana bajó hasta quedarse en nada.
10 Había medio millón de puertas en el mundo a las que llamar, y hacía falta valor para llamar dos veces a la misma.`,
          en: `0-2 A door! Knock, knock!
0-2 {F} knocks.
0-2 {X} waits.
2-2 {H} holds up the letter.
4! They came to the door. Knock, knock.
4 “You have the wrong house,” said a voice. “Nobody comes here.”
4! “We have some post,” said {H}.
4 “Post?” The voice shook a little. “I was the one who brought that.”
6 The envelope went in under the door. There was a sound of paper, and a sound of nose.
6 “There is nothing on it,” said the voice.
6 Wind and water had run off with the words.
8 {H} and {F} looked at each other. Now they would have to say it.
8 {X} nearly spoke, and thought better of it. This was a job for somebody else, and you could tell.
8 {F} took {H} by the hand. Both hands were icy, and together a little less so.
8 The light in the window went down to almost nothing.
10 There are half a million doors in the world to knock at, and you need courage to knock at the same one twice.`,
          alt: {
            es: '{F} llama a una puerta y {H} enseña una carta.',
            en: '{F} knocks at a door and {H} shows a letter.',
          },
          picture: {
            H: ['hold', 'worried', 'letter'],
            F: ['reach', 'determined'],
            X: ['stand', 'thoughtful'],
            props: ['door', 'lantern'],
            time: 'night',
            shot: 'medium',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'letter/resolution/round',
      titles: {
        es: ['La última ronda', 'Correo para el cartero', 'La nota de irse'],
        en: ['The last round', 'Post for the postman', 'The note for going'],
      },
      moments: [
        {
          es: `0-2 ¡Fiu, fiu, fiu! ¡Silban!
0-2 {H} y {F} cantan.
2-2 Sale un ratón. ¡Lleva gorra!
4! {H} y {F} silbaron delante de la puerta. ¡Fiu, fiu, fiu!
4! Y por debajo asomó un hocico. Era un ratón muy viejo, con gorra.
4 —Esas tres notas son mías —dijo.
4 —La carta dice que vengas —dijo {H}—. Que sin ti no empieza.
6 El ratón se quitó la gorra y miró dentro, por si había más sorpresas. Se la volvió a poner.
6 —¿Querido? —preguntó—. ¿Ponía querido?
6 —Lo primero de todo —dijo {F}.
8 Detrás se veía una pared con cuarenta huecos para las cartas. En ninguno había ninguna, y en todos había pasado el trapo esa misma mañana.
10 —Se puede esperar una cosa —dijo el ratón— y limpiarle el polvo al sitio, todo a la vez.`,
          en: `0-2 Whee, whee, whee!
0-2 {H} and {F} whistle.
2-2 Out comes a mouse in a cap!
4! {H} and {F} whistled at the door. Whee, whee, whee!
4! And out came a nose. It was a very old mouse in a cap.
4 “Those three notes are mine,” he said.
4 “The letter asks you to come,” said {H}. “They will not begin without you.”
6 The mouse took off his cap, looked inside for more surprises, and put it on again.
6 “Did it say dear?” he asked. “Dear Postman?”
6 “First thing of all,” said {F}.
8 Behind him was a wall with forty holes for letters. There was nothing in any of them, and somebody had dusted each one that very morning.
10 “You can wait for a thing,” said the mouse, “and dust the place for it, all at once.”`,
          alt: {
            es: 'Un ratón sale de noche a la puerta, ante {H} y {F}.',
            en: 'A mouse comes to the door at night, before {H} and {F}.',
          },
          picture: {
            H: ['stand', 'happy'],
            F: ['wave', 'happy'],
            props: ['door', 'mouse', 'letter'],
            time: 'night',
            shot: 'medium',
          },
        },
        {
          es: `4 —¿Es ahora? —dijo el ratón—. ¡Pues hay que correr!
4! Se echó encima el abrigo y cogió {thing}.
4! —Haremos el camino como antes —dijo—. De puerta en puerta.
4 {X} tocaba las campanillas por él.
6 En la primera puerta silbó tres notas. Se abrió una rendija.
6 —¿Hay carta? —preguntó una voz con sueño.
6 —Hoy no —dijo el ratón—. Hoy vengo yo.
6 Hubo un silencio. Luego la puerta se abrió entera, y salió una señora en bata con medio bizcocho.
6 —Llevo cuarenta años queriendo preguntarle cómo se llama —dijo.
6 Se llamaba Benito. Lo repitió dos veces, porque hacía mucho que no lo decía.
6 En cada puerta pasaba igual. Salía alguien, se ponía colorado y se venía detrás.
6 {X} llevaba ya tres bizcochos y un paraguas.
8 —Tú a mí me trajiste la noticia de que iba a ser abuelo —decía uno.
8 —Y a mí la beca —decía otra.
8 —Y a mí, un catálogo de tornillos —dijo un señor—. Me encantó.
8 Benito se acordaba de todas. Lo que no sabía era qué pasaba después de cerrarse la puerta. Ahora se lo iban contando, todos a la vez y con la boca llena.
10 ¶Al llegar a la última casa, {F} le tiró de la manga.
10 —¿Por qué al irte silbabas solo una nota?
10 ¶El ratón se lo pensó tres pasos.
10 —Las otras dos las dejaba —dijo—. Por si alguien quería contestar.
10 ¶Nadie dijo nada. Pero en la puerta siguiente, cuando se iban, silbó una nota, y treinta personas en zapatillas le devolvieron las dos que faltaban.`,
          en: `4 “Is it now?” said the mouse. “Then we must run!”
4! He pulled on his coat and fetched {thing}.
4! “We will go the old way,” he said, “from door to door.”
4 {X} rang the bells for him.
6 At the first door he whistled three notes. It opened by a crack.
6 “Is there a letter?” asked a sleepy voice.
6 “Not today,” said the mouse. “Today there is me.”
6 It was quiet for a moment. Then the door flew open, and out came a lady in a dressing gown with half a cake.
6 “For forty years I have wanted to ask you your name,” she said.
6 His name was Benny. He said it twice, since it was so long since he had said it.
6 It was the same at each door. Somebody came out, went red, and came along.
6 {X} had three cakes and an umbrella by now.
8 “You brought me the news that I was to be a grandad,” said one.
8 “And me my place at school,” said another.
8 “You brought me a list of screws,” said an old man. “I loved it.”
8 Benny remembered them all. What he had never known was what came after the door was shut. Now they told him, all at once and with their mouths full.
10 ¶At the last house {F} pulled at his sleeve.
10 “Why did you whistle just one note when you went?”
10 ¶The mouse thought about it for three steps.
10 “I left the other two,” he said, “in case somebody would like to answer.”
10 ¶Nobody spoke. But at the next door, as they were going, he whistled one note, and thirty people in slippers gave him back the two that were missing.`,
          alt: {
            es: '{H} y {F} van de noche con el ratón cartero y un farol.',
            en: '{H} and {F} go out at night with the postman mouse and a lantern.',
          },
          picture: {
            H: ['walk', 'happy', 'lantern'],
            F: ['walk', 'happy'],
            X: ['hold', 'happy', 'cake'],
            showsThing: true,
            props: ['door', 'mouse', 'bell'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡La carta ya ha llegado! ¡Fiu!
0-2 {X} da un beso.
0-2 {H} silba. {F} silba.
2-2 ¡Fiu! El ratón se ríe.
4! Llegaron justo a tiempo con {thing}. ¡Y empezó {event}!
4! Al viejo cartero le dieron la silla más alta.
4 Al volver a casa no cabía por la puerta. ¡Estaba llena de cartas!
6 Había una con dibujos, otra con migas de bizcocho y otra que solo decía: «¿Cómo está usted?».
6 —Voy a necesitar más huecos —dijo el cartero.
8 {X} le escribió la suya allí mismo, apoyándose en la espalda de {F}, y por eso salió con cosquillas.
8 Las contestó todas, una cada noche. Pasaba a entregarlas en persona, y así podía quedarse a ver la cara.
10 En el sobre en blanco no quiso escribir nada. Lo puso en el hueco número uno. Decía que era la carta mejor escrita que había recibido, y que cada vez que la miraba ponía otra cosa.
4 Desde entonces, al irse, {H} silba siempre una nota. Y espera.`,
          en: `0-2! Hooray! Here is {thing}!
0-2 {X} gives a kiss.
0-2 {H} and {F} whistle.
2-2 Whee! The mouse laughs.
4! They were just in time with {thing}. Now for {event}!
4! The old postman had the tallest chair.
4 When he got home he could not get in. It was full of letters!
6 There was one with drawings, one with cake crumbs, and one that just said: “How are you?”
6 “I am going to need more holes,” said the postman.
8 {X} wrote one there and then, on {F}’s back, and so it came out rather ticklish.
8 He answered every one of them, one each night. He took the answers round himself, so that he could stay and see the faces.
10 On the blank sheet he would not write a thing. He put it in hole number one. He said that it was the best written letter he had ever had, and that each time he looked it said something else.
4 Since then, when {H} leaves, {H} always whistles one note. And waits.`,
          alt: {
            es: 'El ratón cartero está junto a {thing}, y {H} y {F} lo celebran.',
            en: 'The postman mouse is by {thing}, and {H} and {F} cheer.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['cheer', 'happy'],
            X: ['hold', 'happy', 'pencil'],
            showsThing: true,
            props: ['mouse', 'letter', 'chair'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
