import type { Plot } from '../plot.ts'

/** The same warbler, asked to take a letter for a swallow who cannot fly: it is sung, once a whole valley keeps quiet. */
export const elevenGramsRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'eleven-grams/setup/letter',
      titles: {
        es: ['Una carta demasiado larga', 'El ala de Nieves', 'Recuerdos a tu hija'],
        en: ['Too long a letter', 'A wing in a sling', 'Love from us all'],
      },
      moments: [
        {
          es: `0-2 ¡Dos pájaros! Mira, {H!}.
0-2 Uno se va. ¡Buen viaje!
2-2 La golondrina no vuela. Tiene un ala malita.
4! Un pajarito se iba a África, y pesaba menos que una carta.
4! La golondrina Nieves no podía ir: tenía un ala vendada.
4! —¿Le llevas una carta a mi hija? —le pidió.
6 —¡Claro! —dijo el pajarito, que era un zarcero, once gramos de pájaro con once kilos de ganas.
6 Se iba a perder {event}. Pero el viento del norte no admite cambios.
8 La hija de Nieves se había ido una semana antes con las demás, convencida de que su madre llegaría detrás. La esperaba en un cable, junto a un río muy ancho.
10 La golondrina se llamaba Nieves porque había nacido en un tejado muy blanco. Nieve, lo que se dice nieve, no había visto jamás. Su familia llevaba mil años marchándose antes.`,
          en: `0-2 Two birds! Look, {H!}.
0-2 One has to go. Bye-bye!
2-2 The swallow cannot fly. She has a bad wing.
4! A small bird was off to Africa. He was lighter than a letter.
4! Snow the swallow could not go. She had a bad wing.
4! “Take a letter to my girl!” she said.
6 “Of course!” said the bird. He was a warbler, eleven grams of bird with eleven pounds of goodwill.
6 He had to leave before {event}. But the north wind does not change its bookings.
8 Her daughter had left with the rest, a week before, quite sure that her mother would be right behind. She was waiting on a wire, by a very wide river.
10 She was called Snow because she was born under a white roof. She had never seen any snow. For a thousand years her family had left before it came.`,
          alt: {
            es: '{H} y {F} hablan con un pájaro, junto a un nido y una venda.',
            en: '{H} and {F} talk with a bird, by a nest and a bandage.',
          },
          picture: {
            H: ['kneel', 'thoughtful'],
            F: ['stand', 'surprised'],
            showsThing: true,
            props: ['bird', 'letter', 'nest', 'bandage'],
          },
        },
        {
          es: `4! {H} puso la carta en una balanza, y al pajarito, enfrente.
4! ¡La carta bajó y el pajarito subió!
4 —Hay que acortarla —dijo {F}, y sacó un lápiz.
4 {X} tachó todos los «muy».
4! Pero cada vecino quería poner algo: «¡Recuerdos a tu hija!».
6 Quitaron la fecha. Quitaron el tiempo que hacía. Quitaron la parte de los mosquitos, que era la mejor.
6 —«Querida hija» son dos palabras —dijo {H}—. ¿Cuál quitamos?
6 —«Hija» —dijo Nieves—. Que es mi hija ya lo sabe. Lo otro conviene repetirlo.
6 El herrero puso recuerdos. La panadera puso recuerdos y una receta. El gato dejó una huella, y nadie supo si eran recuerdos.
6 {X} dibujó a todo el mundo diciendo adiós por detrás de la hoja.
6 Volvieron a pesarla. Había engordado.
8 Probaron con papel de seda. Probaron con media hoja, con un cuarto, con un pétalo de margarita. Si {F} respiraba, se saltaba un renglón.
8 —¿Qué es lo que no se puede quitar? —preguntó {H}.
8 Nieves se lo pensó mirándose el ala.
8 —Que no me espere —dijo—. Y que estoy bien. Y que lo de que estoy bien es verdad.
8 {X} lo redujo a tres letras, pero luego no se acordaba de cuáles.
10 Es raro ver una carta cuando se le va quitando lo que no hace falta. Se caen primero las fórmulas, después las noticias, después los consejos. Al final queda una cosa muy corta que casi nunca se escribe, porque a la gente le da vergüenza mandar tan poco.
10 —Pues eso es lo que pesa —dijo {F}, mirando la balanza.`,
          en: `4! {H} put the letter on some scales, and the bird too.
4! Down went the letter. Up went the bird!
4 “We must make it shorter,” said {F}, and took out a pencil.
4 {X} crossed out every “very”.
4! But all the neighbours put in something: “Love from us!”
6 Out went the date. Out went the weather. Out went the part with the midges, and that was the best.
6 “My dear girl is three words,” said {H}. “Which can we leave out?”
6 “Girl,” said Snow. “She knows that. The rest is worth saying again.”
6 The blacksmith sent his love. The baker sent hers, and a recipe. The cat left a paw mark, and nobody knew if that was love.
6 {X} drew them all on the back, waving goodbye.
6 They weighed it again. It had put on weight.
8 They tried tissue paper. They tried half a sheet, and a quarter, and one petal of a daisy. {F} wrote so small that you had to hold your breath not to skip a line.
8 “What can we not leave out?” asked {H}.
8 Snow looked at her wing and thought it over.
8 “That she must not wait,” she said. “And that I am well. And that it is true that I am well.”
8 {X} got it down to three letters, but then could not say which.
10 It is odd to see a letter when you take away what it does not need. First the manners drop off, and then the news, and then the good advice. What you have in the end is very short, and hardly anybody writes it, for they are ashamed to send so little.
10 “And that is the bit that weighs,” said {F}, with an eye on the scales.`,
          alt: {
            es: '{H} sujeta una carta y {F} un lápiz para tachar palabras.',
            en: '{H} holds a letter and {F} a pencil to cross out words.',
          },
          picture: {
            H: ['hold', 'thoughtful', 'letter'],
            F: ['think', 'determined', 'pencil'],
            X: ['hold', 'happy', 'pencil'],
            props: ['bird', 'letter', 'leaf', 'bread'],
          },
        },
        {
          es: `0-2 ¡Una carta! ¡Huy, cuánto pesa!
0-2 {F} la corta.
0-2 {X} la dobla.
2-2 ¿Ahora? ¡Todavía no! Es mucho para un pajarito.
4! De la carta quedó solo un punto. ¡Y el punto pesaba!
4! —¿Qué hay que no pese nada? —preguntó {H}.
4 —¿Un olor? —dijo {F}.
4 —Se escapa.
4 —¿Una promesa?
4 —Esas pesan muchísimo.
6 {X} propuso la mitad de nada, pero nadie supo partirla.
6 Quedaba hasta que salieran las estrellas. El zarcero hacía gimnasia con las alas.
8 —No os preocupéis —dijo Nieves—. Mi hija es lista. Cuando se canse de esperar, lo entenderá sola.
8 Lo dijo mirando hacia el sur, que es por donde se espera.
10 {H} pensó en un cable, en una golondrina y en una tarde tras otra. Hay cosas que uno entiende mucho mejor si se las dicen.
4! —Vamos a buscarlo —dijo {F}—. ¡Deprisa!`,
          en: `0-2 A letter! Oh, it is so big!
0-2 {F} cuts it.
0-2 {X} folds it.
2-2 Now? Not yet! The bird cannot lift it.
4! All that was left of it was a dot. And the dot weighed!
4! “What weighs nothing?” asked {H}.
4 “A smell?” said {F}.
4 “It would get away.”
4 “A promise?”
4 “They weigh a ton.”
6 {X} was for half of nothing, but nobody knew how to cut it.
6 They had until the stars came out. The warbler was doing his wing exercises.
8 “Do not fret,” said Snow. “My girl is clever. When she gets tired of waiting, she will know.”
8 She said it with her beak to the south, which is the way you wait.
10 {H} thought of a wire, and a swallow, and one evening after the next. Some things are a lot easier to know if somebody tells you.
4! “Let’s go and find it,” said {F}. “Quick!”`,
          alt: {
            es: '{H} y {F} buscan algo que no pese, con el pajarito.',
            en: '{H} and {F} look for something light, with the small bird.',
          },
          picture: {
            H: ['think', 'determined'],
            F: ['walk', 'thoughtful', 'letter'],
            X: ['hold', 'happy', 'letter'],
            props: ['bird', 'feather', 'nest', 'leaf'],
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'eleven-grams/setback/fluff',
      titles: {
        es: ['Correo de vilano', 'Devuelto al remitente'],
        en: ['Dandelion post', 'Return to sender'],
      },
      moments: [
        {
          es: `0-2 {F} sopla una flor: ¡fuuu!
0-2 ¡Vuela, vuela, pelusa!
2-2 Sube, sube y sube. ¿Adónde va?
4! {F} cogió una de esas flores que son una bola de pelusa.
4! —¡Mirad! ¡Vuela y no pesa!
4 Le contaron la carta a una pelusa y soplaron. ¡Fuuu!
6 La pelusa subió derecha, dio las gracias y se fue hacia el sur.
6 —¡Lleva paracaídas y todo! —dijo {H}.
8 Cada pelusa era una semilla con su sombrilla. Mandaron una con lo de no esperar y otra con lo de estar bien.
10 Nieves las siguió con los ojos hasta que fueron dos puntos, y luego uno, y luego ninguno. Era la manera más bonita que había visto nunca de mandar una carta. Solo tenía un problema, y no tardó en volver.`,
          en: `0-2 {F} blows on a flower: phoo!
0-2 Fly, fluff, fly!
2-2 Up and up it goes. Where to?
4! {F} found one of those flowers that are a ball of fluff.
4! “Look! It flies, and it is so light!”
4 They told the letter to a bit of fluff and blew. Phoo!
6 The fluff went straight up, gave a bow and headed south.
6 “It has its own parachute!” said {H}.
8 Each bit was a seed with a tiny sunshade. They sent one with the part about not waiting, and one with the part about being well.
10 Snow followed them with her eyes until they were two dots, and then one, and then none. It was the prettiest way of sending a letter that she had ever seen. It had just one fault, and that soon came back.`,
          alt: {
            es: '{H} y {F} soplan pelusas de flor al viento.',
            en: '{H} and {F} blow dandelion fluff into the wind.',
          },
          picture: {
            H: ['point', 'excited'],
            F: ['hold', 'happy', 'flower'],
            props: ['flower', 'feather', 'leaf'],
            time: 'sunset',
          },
        },
        {
          es: `4! El viento se paró, se lo pensó y cambió de lado.
4! Todas las pelusas volvieron. Una se posó en la nariz de {H}.
4 —¡Achís! —dijo {H}, y la mandó otra vez.
4 {X} tenía siete cartas en el pelo y no se había enterado.
6 Soplaron más fuerte. Volvieron más deprisa.
6 Una pelusa entró en la panadería. Otra, en la oreja del herrero. La de «estoy bien» se le pegó a una vaca, que lo estaba.
6 —¡A la derecha! —gritaba {F}—. ¡A la otra derecha!
6 Pero una pelusa no sabe ir a un sitio. Sabe ir, y nada más.
6 {X} les hacía señas con los brazos, como en los aeropuertos, y aterrizaron encima.
6 Al cabo de un rato estaban todas donde habían salido: en el regazo de Nieves, bien ordenadas.
8 —Devuelto al remitente —leyó el zarcero, que era muy del correo.
8 —Yo conozco el camino —siguió—. Lo malo es que no puedo con nada. Y ellas pueden con todo, y no conocen el camino.
8 {H} los miró a los dos, al pájaro y a la pelusa. Eran como dos mitades de una misma llave que alguien hubiera guardado en cajones distintos.
8 {X} propuso que el pájaro llevara la pelusa. La pesaron. Pesaba media miga, y además hacía cosquillas.
10 Se había puesto a refrescar. El herrero cerró la fragua, y un caldero se quedó hablando solo. El zarcero torció la cabeza. «Clonc», dijo bajito, igual que el caldero. «Clonc, clonc.» Y después, sin querer, mugió.
10 —¿Has mugido? —le preguntó {F}.
10 —Se me pega todo —contestó él, muy apurado—. No lo puedo remediar.`,
          en: `4! The wind stopped, thought again and turned round.
4! All the fluff came back. One bit sat down on {H}’s nose.
4 “Atishoo!” went {H}, and sent it off again.
4 {X} had seven letters in {X.his} hair and did not know it.
6 They blew harder. The fluff came back faster.
6 One bit went into the bakery. One went into the blacksmith’s ear. The part about being well stuck to a cow, who was.
6 “Go right!” cried {F}. “No, the other right!”
6 But fluff does not know how to go to a place. It knows how to go, and that is all.
6 {X} waved both arms at it, as they do for planes, and it landed on them.
6 In the end it was all back where it had set out, in Snow’s lap, in good order.
8 “Return to sender,” read the warbler, who knew about post.
8 “I know the way,” he went on. “But I cannot carry a thing. And they can carry it, and do not know the way.”
8 {H} looked at both, the bird and the fluff. They were like two halves of one key that somebody had put in two drawers.
8 {X} said that the bird should carry the fluff. It weighed half a crumb, and tickled too.
10 It was growing cool. The blacksmith shut up his forge, and a bucket went on talking to itself. The warbler pricked up his ears. “Clonk,” he said under his breath, just like the bucket. “Clonk, clonk.” And then, by mistake, he mooed.
10 “Did you moo?” asked {F}.
10 “I catch things,” he said, much put out. “I cannot help it.”`,
          alt: {
            es: '{H} estornuda y {F} hace señas, junto a una flor y un nido.',
            en: '{H} sneezes and {F} waves, by a flower and a nest.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['wave', 'worried'],
            X: ['wave', 'happy'],
            props: ['flower', 'feather', 'nest', 'bucket'],
            time: 'sunset',
          },
        },
        {
          es: `0-2 ¡La pelusa vuelve! ¡Achís!
0-2 {X} estornuda.
0-2 {F} la coge. ¡Y se va otra vez!
2-2 El pajarito dice: ¡muuu! ¿Muuu? ¡Qué risa!
4! Las pelusas no servían. Y ya casi era de noche.
4 —Muuu —dijo el pajarito—. Perdón. Se me pega todo lo que oigo.
4! {H} se quedó mirándolo.
4 —¿Todo, todo? —preguntó.
6 —Todito —dijo el pajarito—. Tengo una cabra desde abril.
6 Y baló, para que vieran que no exageraba.
6 {X} le contestó con un balido, y hubo que separarlos.
8 —Eso —dijo {F} muy despacio— tampoco pesa.
10 La primera estrella asomó por encima de un tejado, sin hacer ruido. Fue la única.`,
          en: `0-2 The fluff is back! Atishoo!
0-2 {X} sneezes too.
0-2 {F} grabs it. Off it goes!
2-2 The bird says moo! Moo? That is so funny!
4! The fluff was no good. And it was nearly night.
4 “Moo,” said the bird. “Sorry. What I hear, I catch.”
4! {H} stared at him.
4 “All of it?” asked {H}.
6 “Every bit,” said the bird. “I have had a goat since April.”
6 And he bleated, so that they would not think he was boasting.
6 {X} bleated back, and they had to be parted.
8 “Now that,” said {F} slowly, “does not weigh a thing.”
10 The first star came up over a roof and made no noise. It was the only one who did not.`,
          alt: {
            es: '{H} y {F} se asombran: el pajarito ha mugido.',
            en: '{H} and {F} are amazed: the small bird has mooed.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['point', 'excited'],
            X: ['stand', 'happy'],
            props: ['bird', 'flower', 'feather'],
            time: 'night',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'eleven-grams/climax/hush',
      titles: {
        es: ['Todo el mundo callado', 'Te presto mi silencio', 'Querida muuu'],
        en: ['Not a sound', 'I lend you my silence', 'My dear moo'],
      },
      moments: [
        {
          es: `0-2 ¡Canta, golondrina, canta!
0-2 El pajarito escucha. {F} escucha.
2-2 ¡Muuu! ¡Tolón! ¡Ay, cuánto ruido hay!
4! —¿Y si cantas la carta? —le dijo {H} a Nieves.
4! Nieves la cantó. Y el pajarito se la aprendió con los ruidos.
4 —Querida muuu, no me esperes tolón —repitió él.
6 —¡Yo no he dicho muuu! —dijo Nieves.
6 —Tú no —dijo el pajarito—. La vaca. Es que yo, oído que entra, oído que se queda.
8 Lo intentaron tres veces más. Salió un carro por en medio. Salió un martillo. La última vez, la carta empezaba muy bien y acababa vendiendo pan.
10 Nieves cantaba fino y un poco hacia dentro, como quien no quiere molestar. Alrededor, en cambio, todo sonaba con muchísima confianza.`,
          en: `0-2 Sing, swallow, sing!
0-2 The bird listens. {F} listens.
2-2 Moo! Ding-dong! Oh, what a noise!
4! “What if you sing the letter?” {H} asked Snow.
4! Snow sang it. And the bird learned it, with all the noises.
4 “My dear moo,” he said. “Do not wait ding-dong.”
6 “I never said moo!” said Snow.
6 “You did not,” said the bird. “The cow did. What comes in at my ear stays in.”
8 They tried it three times more. A cart got into it. A hammer got into it. The last time, the letter began very well and ended up selling bread.
10 Snow had a thin voice that went inwards, like somebody who does not like to be a bother. All that was round her, on the other hand, made its noise with great confidence.`,
          alt: {
            es: '{H} y {F} escuchan cantar a una golondrina.',
            en: '{H} and {F} listen to a swallow singing.',
          },
          picture: {
            H: ['kneel', 'thoughtful'],
            F: ['crouch', 'worried'],
            props: ['bird', 'nest', 'music-note', 'bell'],
            time: 'night',
          },
        },
        {
          es: `4! —¡Una carta cantada no pesa! —dijo {H}—. Pero ¡cuánto ruido hay!
4 —¡Prestadnos vuestro silencio! —pidió {F}—. ¡Eso tampoco pesa!
4! {H} y {F} callaron la fuente, el carro y la campana.
4 {X} se tapó la boca con las dos manos y siguió hablando por detrás.
6 {F} abrazó la campana con todo el cuerpo. A la fuente le pusieron musgo. Al carro del pan lo dejaron donde estaba, con una rueda en el aire.
6 El herrero apagó la fragua. La panadera se quitó los zuecos.
6 A la vaca le explicaron el asunto en voz baja. Se quedó rumiando hacia dentro.
6 Los grillos fueron lo peor. Hubo que pedírselo de uno en uno.
6 {X} se quedó con el último grillo, para darle conversación por señas.
8 Eran los mismos que habían querido mandar recuerdos, recetas y huellas. No tenían nada que pesara menos. Y ahora resultaba que sí.
8 —Toma el mío —decía cada uno, y se callaba.
8 —El mío está casi nuevo —susurró el herrero—. No lo saco nunca.
8 {H} iba recogiendo silencios de puerta en puerta, de puntillas, como quien lleva una bandeja llena de vasos.
8 {X} respiraba solo cuando era imprescindible.
10 Se fueron apagando las cosas de una en una, igual que las luces de una casa. Primero las grandes, luego las medianas. Después se oyeron otras que nadie había oído nunca, porque estaban debajo: una contraventana, un reloj de bolsillo, un gato bajando de un tejado. Se callaron también. Y al fondo de todo, cuando ya no quedaba nada más, se oyó el propio valle, que respiraba.`,
          en: `4! “If you sing a letter, it is light!” said {H}. “But what a noise!”
4 “Please lend us your silence!” said {F}. “It weighs nothing!”
4! {H} and {F} hushed the fountain, the cart and the bell.
4 {X} put two hands over one mouth, and talked on behind them.
6 {F} hugged the bell with all {F.his} might. They put moss in the fountain. They left the bread cart where it was, with one wheel in the air.
6 The blacksmith put out his forge. The baker took off her clogs.
6 They told the cow about it in a low voice. She went on chewing, but inwards.
6 The crickets were the worst. You had to ask them one by one.
6 {X} stayed with the last one, and kept it company in sign language.
8 These were the same people who had sent their love, and recipes, and a paw mark. They had nothing that weighed less. And now it turned out that they did.
8 “Have mine,” they each said, and fell silent.
8 “Mine is as good as new,” whispered the blacksmith. “I never take it out.”
8 {H} went from door to door and gathered silences, on tiptoe, like somebody with a tray full of glasses.
8 {X} breathed only when it could not be helped.
10 Things went out one by one, like the lights in a house. First it was the big ones, and then the small. Then you heard others that nobody had ever heard, since they were underneath. There was a shutter, and a pocket watch, and a cat on its way down from a roof. They fell silent too. And at the bottom of it all, when there was no more to come, you heard the valley breathe.`,
          alt: {
            es: '{H} pide silencio y {F} abraza una campana.',
            en: '{H} asks for silence and {F} hugs a bell.',
          },
          picture: {
            H: ['walk', 'determined'],
            F: ['hold', 'determined', 'bell'],
            X: ['stand', 'excited'],
            props: ['bird', 'bell', 'wheel', 'bread'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Chsss! ¡Nadie hace ruido!
0-2 {X} hace: chsss.
0-2 La golondrina canta. ¡Qué bonito!
2-2 El pajarito ya se la sabe. ¡Adiós, pajarito!
4! No se oía nada. Y Nieves cantó su carta.
4! El pajarito la repitió entera.
4 ¡Sin un solo muuu!
4 —Esta sí —dijo—. Y no pesa nada.
4 Dio un salto y se fue con las estrellas.
6 Nadie gritó «¡adiós!». Levantaron las manos, muchas manos, y se oyeron solo las mangas.
6 {X} dijo adiós con un dedo, que es lo que menos suena.
8 {H} siguió con los ojos un punto que se hacía pequeño. Iba cantando. Se le oía muy bien, porque no había nada delante.
8 «Querida, no me esperes», cantaba. «Estoy bien, y es verdad.»
10 Nadie quería ser el primero en hacer ruido. Se quedaron así un rato, cada cual con su silencio ya devuelto, un poco más ancho de lo que lo habían prestado.`,
          en: `0-2 Shhh! Not a sound!
0-2 {X} goes: shhh.
0-2 The swallow sings. So lovely!
2-2 Now the bird can sing it. Bye-bye, bird!
4! Not a sound! And Snow sang her letter.
4! The bird sang it all back.
4 There was not one moo!
4 “I have it,” he said. “And it weighs nothing.”
4 He gave a hop, and went off with the stars.
6 Nobody shouted goodbye. They put up their hands, a great many hands, and all you heard was the sleeves.
6 {X} waved with one finger, which makes the least noise.
8 {H} watched a dot grow small. It was singing. You could hear it well, as there was nothing in the way.
8 My dear, it sang. Do not wait. I am well. It is true.
10 Nobody cared to be the first to make a noise. They stood there for a while, each with their silence given back, and a little wider than when they had lent it.`,
          alt: {
            es: 'Un pajarito se va de noche, y {H} y {F} le dicen adiós.',
            en: 'A little bird leaves in the night, and {H} and {F} wave goodbye.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['wave', 'calm'],
            X: ['wave', 'happy'],
            props: ['bird', 'star', 'moon', 'music-note', 'nest'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'eleven-grams/resolution/snow',
      titles: {
        es: ['La nieve de Nieves', 'Carta recibida', 'La hora de la carta'],
        en: ['Snow’s snow', 'Letter received', 'The hour of the letter'],
      },
      moments: [
        {
          es: `0-2 ¡Nieva! ¡Qué frío, golondrina!
0-2 {F} la tapa bien. ¡Brrr!
2-2 Luego sale el sol. ¡Y vuelven los pájaros!
4! Llegó el frío. Nieves vio nevar por primera vez en su vida.
4! Y en primavera volvió el pajarito. ¡Y traía a la hija de Nieves!
4 Las dos golondrinas se dieron muchos picotazos de alegría.
6 Nieves había pasado el invierno en casa de {H}, dentro de una zapatilla. El ala ya le funcionaba.
6 —Has engordado, mamá —dijo la hija.
6 —Es la panadera —dijo Nieves.
8 El zarcero se había quedado un poco aparte, como los carteros cuando alguien abre una carta delante de ellos.
10 Había cruzado dos veces un mar y un desierto. Once gramos de ida, once de vuelta, y entre medias, ni un día de descanso. Lo primero que preguntó fue si la cabra seguía bien.`,
          en: `0-2 It snows! Poor swallow, so cold!
0-2 {F} tucks her in. Brrr!
2-2 Then the sun is out. And the birds come home!
4! It grew cold. And for the first time in her life Snow saw snow.
4! In spring the bird came back. And he had her girl with him!
4 The two swallows pecked each other for joy.
6 Snow had spent the winter at home with {H}, in a slipper. Her wing was as good as new.
6 “You have grown fat, Mum,” said her girl.
6 “That is the baker,” said Snow.
8 The warbler stood a bit to one side, as postmen do when you open a letter in front of them.
10 He had crossed a sea and a desert twice. It was eleven grams there and eleven grams back, and not one day off in between. The first thing that he asked was how the goat was.`,
          alt: { es: '{H} y {F} reciben a un pájaro que vuelve.', en: '{H} and {F} welcome a bird that comes back.' },
          picture: {
            H: ['cheer', 'happy'],
            F: ['point', 'excited'],
            props: ['bird', 'nest', 'flower', 'sun'],
            shot: 'wide',
          },
        },
        {
          es: `4! —¿Te llegó mi carta? —preguntó Nieves.
4! Su hija la cantó entera, de principio a fin.
4 Antes de empezar se quedó callada un ratito. Y al acabar, también.
4 —¿Y eso? —dijo {F}.
4! —Eso también venía —dijo ella—. ¡Era lo más bonito!
4 {X} pidió que lo repitiera, sobre todo lo callado.
6 El pajarito se puso muy derecho.
6 —Me prestaron mucho silencio —explicó—. Yo lo entregué todo.
6 Al otro lado del mar lo habían pedido cada tarde. La golondrina se posaba en su cable, junto al río. Las ranas se callaban. Los monos se callaban. Un hipopótamo contenía el aliento, que no es poco.
6 —¿Y el mío? —preguntó el herrero—. ¿También ha estado en África?
6 —El suyo fue el que más gustó —dijo el pájaro—. Se notaba que estaba casi nuevo.
6 {X} preguntó si un hipopótamo callado se parece a un hipopótamo hablando. Le dijeron que de lejos sí.
8 Desde entonces, en el valle hay una hora así. No está escrita en ninguna parte. Un atardecer, al final del verano, alguien se quita los zuecos, alguien abraza la campana, y ya no hace falta decir nada.
8 —¿Qué celebran? —preguntan los que vienen de fuera.
8 —Chsss —les contestan—. El correo.
8 {X} cuenta con los dedos lo que va oyendo. El año pasado llegó a seis.
10 La hija de Nieves había traído una respuesta. Era todavía más corta que la carta. La cantó al oído de su madre, para que no se le mezclara con ninguna vaca, y no sabemos lo que decía.
10 {H} vio cómo a la vieja golondrina se le ahuecaban las plumas, una por una, hasta que pareció el doble. Y estaba claro que no había engordado ni un gramo.`,
          en: `4! “Did you get my letter?” asked Snow.
4! Her girl sang it, from the start to the end.
4 Before she began, she was silent for a bit. And after it too.
4 “What was that?” said {F}.
4! “That was in it,” she said. “It was the best part!”
4 {X} asked her to do it again, the silent bit most of all.
6 The warbler stood up very straight.
6 “They lent me a lot of silence,” he said. “I delivered all of it.”
6 Far over the sea they had asked for it each night. The swallow would sit on her wire, by the river. The frogs fell silent. The monkeys fell silent. A hippo held its breath, and that is a lot of breath.
6 “What about mine?” asked the blacksmith. “Has mine been to Africa?”
6 “They liked yours best,” said the bird. “You could tell that it was as good as new.”
6 {X} asked if a silent hippo looks like one that talks. From far off it does.
8 There is an hour like that in the valley now. It is not written down. One evening, when the summer ends, somebody takes off their clogs, and somebody hugs the bell. There is no need to say any more.
8 “What is this for?” ask the people who come from outside.
8 “Shhh,” they are told. “It is the post.”
8 {X} counts on one hand what there is to hear. Last year it came to six.
10 The daughter had an answer with her. It was even shorter than the letter. She sang it in her mother’s ear, so that no cow should get into it, and we do not know what it said.
10 {H} saw the old swallow’s feathers fluff up, one by one, until she looked twice the size. And it was plain that she had not put on one gram.`,
          alt: {
            es: '{H} y {F} escuchan muy callad{HF:os/as} a un pájaro.',
            en: '{H} and {F} listen to a bird in silence.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'surprised'],
            X: ['sit', 'happy'],
            props: ['bird', 'nest', 'music-note', 'flower', 'letter'],
          },
        },
        {
          es: `0-2! ¡Ya están aquí! ¡Pío, pío!
0-2 {H} y {F} les cantan.
0-2 {X} les canta.
2-2 Y luego, chsss. ¡Qué bien se oye todo!
4! Aquel año, los pájaros no se perdieron {event}.
4 Y allí, a la vista de todos, estaba {thing}.
4 Hubo risas, palmas y un muuu.
6 —Lo siento —dijo el zarcero, y era verdad solo a medias.
6 {X} bailó con la vaca, que por fin podía hacer ruido.
8 Al acabar, Nieves se puso en medio. Ya no cantaba hacia dentro.
8 —Otra vez —pidieron—. Canta otra vez.
10 Hay canciones que necesitan un tambor detrás, y otras que solo necesitan que alguien se quite los zapatos.
4! Y luego se callaron todos un momentito, que no pesa nada.`,
          en: `0-2! Here they are! Cheep, cheep!
0-2 {H} and {F} sing to them.
0-2 {X} sings to them.
2-2 And then, shhh. You can hear so much!
4! That year not one of the birds missed {event}.
4 And there, where they could all see it, was {thing}.
4 They laughed and they clapped, and there was one moo.
6 “Sorry,” said the warbler, and half meant it.
6 {X} danced with the cow, who could make a noise at last.
8 At the end, Snow stood in the middle. Her voice did not go inwards now.
8 “Sing it again,” they asked.
10 There are songs that need a drum behind them, and songs that just need somebody to take off their shoes.
4! And then they were all silent for a moment, which weighs nothing at all.`,
          alt: {
            es: '{H} y {F} bailan con un pájaro junto a {thing}.',
            en: '{H} and {F} dance with a bird by {thing}.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['bird', 'nest', 'music-note', 'flower'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
