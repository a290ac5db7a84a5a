import type { Plot } from '../plot.ts'
import { stewRetold } from '../retold/stew.ts'

/** The fire crew never gets to eat: the bell rings at each first spoonful. The last call is to their own kitchen. */
export const stew: Plot = {
  id: 'stew',
  retold: stewRetold,
  themes: ['profesiones', 'vehiculos'],
  needs: ['ground'],
  refrains: {
    es: ['¡Tilín! ¡Y a correr!', '¡Que se enfría!'],
    en: ['Ding! Off we go!', 'It will get cold!'],
  },
  blurb: {
    es: '{H} y {F} empiezan hoy en los bomberos. Tienen casco, un camión rojo con escalera y una olla de lentejas al fuego. Lo que no tienen es tiempo de comérselas: en cuanto levantan la cuchara, suena la campana. ¡Tilín! ¿Quién llamará ahora?',
    en: 'It is the first day in the fire brigade for {H} and {F}. They have helmets, a red engine with a ladder and a pot of stew on the stove. What they do not have is time to eat it. Each time they lift a spoon, the bell rings. Ding! Who can it be now?',
  },
  setup: {
    id: 'stew/setup',
    titles: {
      es: ['La primera cucharada', 'Lentejas a las doce'],
      en: ['The first spoonful', 'Stew at noon'],
    },
    moments: [
      {
        es: `0-2 ¡Un camión rojo! ¡Nino, nino!
0-2 {H} tiene sopa. ¡Tilín!
2-2 ¡Hay que correr! ¡Adiós, sopa!
4! {at}, {H} y {F} eran bomber{HF:os/as} nuev{HF:os/as}.
4 Tenían un camión rojo y una olla de lentejas.
4! A las doce se sentaron a comer. ¡Tilín! Sonó la campana.
4! Las lentejas se quedaron en el plato.
6 —Es siempre así —dijo la capitana Roca, con el casco ya puesto—. La campana huele la comida.
6 Por la tarde era {event}. El camión llevaría {thing} en lo alto de la escalera, y tenía que brillar.
8 En el parque todo tenía su gancho. Hasta las botas esperaban con los pantalones ya metidos, para saltar dentro.
10 La olla también tenía su sitio. Era enorme, estaba abollada por un lado y había visto más incendios que nadie, todos desde la cocina.`,
        en: `0-2 A red engine! Nee-naw!
0-2 {H} has some soup. Ding!
2-2 Off we go! Bye-bye, soup!
4! {H} and {F} were new firefighters {at}.
4 They had a red engine and a pot of stew.
4! At noon they sat down to eat. Ding! That was the bell.
4! So the stew had to wait.
6 “It is always like that,” said Captain Rock, who had her helmet on. “That bell can smell food.”
6 Later on it would be time for {event}. They would put {thing} right at the top of the ladder.
8 In the fire station each thing had its hook. Even the boots had the trousers in them, so that you could just jump in.
10 The pot had its place too. It was huge, with a dent on one side, and it had been through more fires than anybody, all of them from the kitchen.`,
        alt: {
          es: '{H} y {F}, con la comida en la mesa, oyen la campana de los bomberos.',
          en: '{H} and {F}, with dinner on the table, hear the fire bell.',
        },
        picture: {
          H: ['stand', 'surprised', 'helmet'],
          F: ['sit', 'surprised'],
          props: ['bell', 'soup', 'table', 'fire-engine'],
          showsThing: true,
        },
      },
      {
        es: `4 Primera llamada: un sombrero en una farola.
4! {H} subió por la escalera y lo bajó. El dueño se lo puso del revés.
4 Volvieron. Levantaron la cuchara. ¡Tilín!
4! Segunda llamada: un señor encerrado en un armario.
4 {F} empujó la puerta hacia el otro lado. ¡Y se abrió!
6 —Llevo una hora tirando —dijo el señor, muy colorado.
6 —Le pasa a mucha gente —le dijo {F}, para que no se sintiera mal.
6 Volvieron. Soplaron. Abrieron la boca. ¡Tilín! Un niño con un dedo dentro de una botella.
6 {H} pidió aceite. Una gota, media vuelta y ¡plop! El niño miró el dedo, miró la botella y lo volvió a meter para ver cómo era.
6 —Otra gota —suspiró {F}.
6 {X} se quedó la botella, por si había una tercera vez.
6 Las lentejas se habían enfriado. La capitana las puso otra vez al fuego, muy bajito, y dio siete vueltas con el cucharón.
8 ¶En el camión había sitio para todo: mangueras enrolladas como caracoles, hachas, una manta y un osito de peluche para quien llora.
8 —Es la herramienta que más usamos —dijo la capitana.
8 {F} lo dejó en su gancho con mucho cuidado, mirando hacia fuera.
8 {X} se aprendió los nudos del libro y ató con el mejor la tapa de la olla, para que nadie picara.
10 ¶—Yo pensaba que esto era apagar fuegos —confesó {F}.
10 —Y lo es —dijo la capitana Roca—. Fuegos, seis al año. Sombreros, doscientos.
10 {H} se miró las botas, que le hacían un ruido importante al andar. Doscientos sombreros no salían en ningún cuento de bomberos. Pero el señor del sombrero se había ido tan contento que había saludado tres veces a la farola.
10 Sonó la campana, por si alguien lo dudaba.`,
        en: `4 The first call was a hat on a lamp post.
4! {H} went up the ladder and got it. The man put it on back to front.
4 Back they went. Up went the spoons. Ding!
4! The second call was a man shut in a wardrobe.
4 {X} gave the door a push, not a pull. And out he came!
6 “I have pulled it for an hour,” said the man, who was very red.
6 “A lot of people do,” said {F}, to make him feel better.
6 Back they went. They blew on it. They opened their mouths. Ding! It was a boy with a finger in a bottle.
6 {H} asked for oil. One drop, half a turn, and pop! The boy looked at his finger. He looked at the bottle. Then he put it back in, to see how it was done.
6 “One more drop,” sighed {F}.
6 {X} kept the bottle, in case there was a third time.
6 By now the stew was cold. The captain put it back on the stove, and gave it seven turns with the spoon.
8 ¶The engine had room for all sorts. There were hoses rolled up like snails, and axes, and a blanket, and a teddy bear.
8 “What is the bear for?” asked {H}.
8 “For people who cry,” said the captain. “We use that more than all the rest.”
8 {F} hung it back on its hook with great care, facing out.
8 {X} learned all the knots in the book, and used the best one to tie down the lid of the pot.
10 ¶“I thought that it was all about fires,” said {F}.
10 “It is,” said Captain Rock. “Six fires a year. Two hundred hats.”
10 {H} looked down at a pair of boots that made a very important noise. There were no two hundred hats in any story about the fire brigade. But the man had been so happy that he had waved to the lamp post three times.
10 Then the bell rang, in case anybody was in doubt.`,
        alt: {
          es: '{H} baja un sombrero con la escalera de los bomberos.',
          en: '{H} gets a hat down with the fire brigade’s ladder.',
        },
        picture: {
          H: ['reach', 'determined', 'hat'],
          F: ['point', 'happy', 'helmet'],
          X: ['reach', 'happy'],
          props: ['ladder', 'fire-engine', 'lantern'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡Un gato en el árbol! {H} lo baja.
0-2 {F} sopla la sopa. ¡Tilín!
0-2 {X} toca la campana.
2-2 ¡Otra vez no! ¡Que se enfría!
4! Se sentaron otra vez. {F} se puso la servilleta.
4 —Esta vez sí —dijo {H}—. Una, dos y...
4! ¡Tilín, tilín, tilín!
4 {F} se fue corriendo con la servilleta al cuello.
6 {X} se metió media barra de pan debajo del casco, para el camino.
6 —¿Apago las lentejas? —preguntó alguien desde la puerta.
6 Pero el camión ya hacía «nino, nino», y nadie contestó.
8 Era una de esas preguntas pequeñas que se quedan flotando en una cocina vacía. La llama, azul y bajita, tampoco dijo nada.
10 El osito, desde su gancho, vio alejarse la chimenea de la cocina. Salía de ella un hilo de humo fino, de los que huelen bien. De momento.`,
        en: `0-2 {H} gets a hat down.
0-2 {F} blows on the soup. Ding!
0-2 {X} rings the bell.
2-2 Not again! It will get cold!
4! They sat down for the fourth time. {F} put on a napkin.
4 “This time we eat,” said {H}. “One, two and...”
4! Ding, ding, ding!
4 {F} ran off with the napkin still on.
6 {X} put half a loaf under the helmet, to eat on the way.
6 “Shall I turn off the stew?” asked somebody at the door.
6 But the engine was going “nee-naw, nee-naw”, and there was no reply.
8 It was one of those small questions that are left to float about in an empty kitchen. The flame, which was low and blue, had nothing to say either.
10 From its hook the bear saw the kitchen chimney grow smaller. A thin thread of smoke was coming out of it, the sort that smells good. So far.`,
        alt: {
          es: '{H} y {F} corren al camión y dejan la comida en la mesa.',
          en: '{H} and {F} run to the engine and leave their dinner.',
        },
        picture: {
          H: ['run', 'determined', 'helmet'],
          F: ['run', 'surprised'],
          X: ['run', 'happy', 'bread'],
          props: ['fire-engine', 'soup', 'bell', 'table'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'stew/setback',
    titles: {
      es: ['La señora de todos los martes', 'Huele a quemado'],
      en: ['The lady who rings on Tuesdays', 'A smell of burning'],
    },
    moments: [
      {
        es: `0-2 ¡Nino, nino! ¿Qué pasa?
0-2 {H} huele. ¡Snif, snif!
2-2 ¡Es una tostada! ¡Solo una tostada!
4! —¡Huele a quemado! —dijo una voz por teléfono.
4! Fueron corriendo. Era la casa de doña Pura.
4 Y lo quemado era una tostada.
6 Doña Pura los esperaba con un delantal limpio y siete tazas puestas en la mesa.
6 —Qué rápidos —dijo—. ¿Leche o limón?
8 —Llama todos los martes —susurró la capitana—. A veces es la tostada. A veces, una bombilla que mira raro.
10 {H} contó las tazas otra vez. Siete. Nadie pone siete tazas por accidente.`,
        en: `0-2 Nee-naw! What is it?
0-2 {H} sniffs. Sniff, sniff!
2-2 It is toast! It is just some toast!
4! “I can smell burning!” said a voice on the phone.
4! They raced to the house of old Mrs Dove.
4 It was a bit of toast.
6 She was at the door in a clean apron, and there were seven cups on the table.
6 “You were quick,” she said. “Do you take milk?”
8 “She rings each Tuesday,” whispered the captain. “It may be the toast. It may be a light bulb that gave her a look.”
10 {H} counted the cups again. Seven. Nobody puts out seven cups by accident.`,
        alt: {
          es: '{H} y {F} llegan corriendo, y solo se ha quemado una tostada.',
          en: '{H} and {F} come running, and it is only burnt toast.',
        },
        picture: {
          H: ['stand', 'surprised', 'helmet'],
          F: ['stand', 'thoughtful'],
          props: ['table', 'bread', 'teapot', 'fire-engine'],
        },
      },
      {
        es: `4 —¡Y nuestras lentejas esperando! —protestó {H}.
4 {F} miró a doña Pura. Se había puesto muy roja.
4! —Es que el martes se me hace muy largo —dijo ella, bajito.
4 Nadie supo qué decir. {X} se sentó y pidió leche y limón.
4! Entonces {F} le llevó el osito del camión, el de consolar.
6 Doña Pura lo sentó en una silla y le puso también una taza. Eran ocho.
6 —No es una emergencia —murmuró {H}.
6 —Sí que lo es —dijo {F}—. Lo que pasa es que no echa humo.
6 {H} se quitó el casco. Por dentro estaba muy caliente, y no era solo por la carrera.
6 Merendaron deprisa, como meriendan los bomberos, con una oreja en la campana. Doña Pura conocía todos los ruidos de la calle. Sabía cuál era el panadero, cuál el afilador y cuál el autobús de las cinco.
6 {X} le enseñó un nudo de bombero, y a ella le salió a la primera.
8 ¶—Desde esta ventana se ve todo —dijo {H}, que se había acercado a mirar.
8 Se veían los tejados, las farolas y las chimeneas, una por una. Se veía hasta el parque de bomberos.
8 —La torre del parque no tiene ventana —dijo {F} despacio—. Por eso nos enteramos siempre tarde.
8 {H} y {F} se miraron. A veces las ideas llegan a la vez a dos sitios.
8 —Doña Pura —dijo {H}—, ¿a usted le gustaría avisar de verdad?
10 ¶La capitana sacó del bolsillo unos prismáticos viejos. Había que limpiarlos, pero doña Pura no dejó que los tocara nadie. Los limpió con el delantal, se asomó, giró la ruedecita y se quedó muy recta.
10 —Farola del estanco, en orden —dijo, con una voz nueva—. Gato en tejado, voluntario. Sombrero en farola, ninguno.
10 En toda la mañana nadie había visto a la capitana Roca sin saber qué decir. Se cuadró y la saludó con la mano en el casco.`,
        en: `4 “And our stew is getting cold!” said {H}.
4 {F} looked at Mrs Dove. She had gone very red.
4! “It is just that Tuesdays are so long,” she said in a small voice.
4 Nobody knew what to say. {X} sat down and had some milk.
4! Then {F} gave her the teddy bear from the engine.
6 Mrs Dove put the bear on a chair and got it a cup. That made eight.
6 “This is not an emergency,” {H} muttered.
6 “Yes, it is,” said {F}. “It is just the kind with no smoke.”
6 {H} took off the helmet. It was very hot in there, and not just from all that running.
6 They had their tea as the fire brigade does. That is, fast, with one ear on the bell. Mrs Dove knew all the noises in the street. She knew the baker’s van, and the postman’s bike, and the bus that was always late.
6 {X} taught her a fire brigade knot, and she got it first time.
8 ¶“You can see it all from here,” said {H}, who had gone to the window.
8 You could see the roofs, and the lamp posts, and the chimneys one by one. You could even see the fire station.
8 “Our tower has no window,” said {F} slowly. “That is why we always know too late.”
8 {H} looked at {F}, and {F} looked at {H}. An idea can come to two places at once.
8 “Mrs Dove,” said {H}, “how would you like to ring for real?”
10 ¶The captain felt in her coat and found a pair of old binoculars. They needed a good wipe, but Mrs Dove let nobody touch them. She did it herself with her apron, and leaned out, and turned the little wheel, and stood up very straight.
10 “Lamp post by the shop, in order,” she said in a new voice. “Cat on roof, by choice. Hats on posts, none.”
10 Nobody had ever seen Captain Rock with nothing to say. She clicked her heels and put one hand to her helmet.`,
        alt: {
          es: '{F} enseña el osito, y {H} merienda.',
          en: '{F} shows the teddy bear, while {H} has some tea.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['reach', 'happy', 'teddy'],
          X: ['sit', 'happy'],
          props: ['table', 'teapot', 'binoculars', 'cake'],
        },
      },
      {
        es: `0-2 {F} da un osito.
0-2 {X} bebe leche.
0-2 ¡Gracias!, dice la señora.
2-2 {H} mira por la ventana. ¡Qué alto!
4! —¡A sus órdenes! —dijo doña Pura, y se asomó a mirar.
4 Ya no parecía tan sola. Parecía una vigía.
4 —¿Volvemos a las lentejas? —dijo {H}.
4! Pero entonces olfateó el aire. ¡Snif, snif!
6 La tostada estaba en el plato, con mantequilla, y se la había comido {X}.
8 Con los prismáticos de la capitana, doña Pura pasó por los tejados, pasó por las farolas y se paró.
8 —Humo —dijo—. Y no es del panadero.
10 El osito, sentado delante de su taza, miraba hacia el mismo lado. Él lo sabía desde hacía un rato, pero nadie le había preguntado.
4 —¡Eso no es la tostada! —dijo {F}.`,
        en: `0-2 {F} gives her a bear.
0-2 {X} has some milk.
0-2 The lady says: thank you!
2-2 {H} looks out. It is so high!
4! “At your service!” said Mrs Dove, and looked out.
4 She did not look lonely now. She looked like a captain.
4 “Shall we go back to the stew?” said {H}.
4! But then {H} sniffed the air. Sniff, sniff!
6 The toast was on a plate, with butter. Or it had been, before {X} ate it.
8 The captain had lent her some binoculars. They went along the roofs, and past the lamp posts, and stopped.
8 “Smoke,” she said. “And it is not the baker.”
10 The bear, who had his own cup in front of him, was looking the same way. He had known for some time, but nobody had asked.
4 “That is not the toast!” said {F}.`,
        alt: {
          es: '{H} huele algo y {F} mira a lo lejos con unos prismáticos.',
          en: '{H} can smell something and {F} looks through binoculars.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['hold', 'determined', 'binoculars'],
          X: ['sit', 'happy', 'bread'],
          props: ['teddy', 'cloud', 'table'],
        },
      },
    ],
  },
  climax: {
    id: 'stew/climax',
    titles: {
      es: ['Humo en la chimenea', 'La llamada más rara'],
      en: ['Smoke up the chimney', 'The oddest call of all'],
    },
    moments: [
      {
        es: `0-2 ¡Huy! ¡Sale humo!
0-2 {H} grita: ¡al camión!
2-2 {F} conduce. ¡Nino, nino, nino!
4! ¡Tilín, tilín!
4! —¡Sale mucho humo! —dijo una señora por teléfono.
4 —¿De dónde? —preguntó {H}.
4! —¡Del parque de bomberos!
4 {F} se quedó con la boca abierta. ¡Las lentejas!
6 Nadie las había apagado. Llevaban toda la mañana cociendo solas, sin nadie que les diera una vuelta.
6 La capitana pisó el acelerador. El camión nunca había ido tan rápido hacia su propia casa.
8 —¿Y a quién se llama cuando se queman los bomberos? —preguntó {F} por el camino.
8 Era una pregunta buenísima. En el libro no venía.
10 La gente se apartaba, saludaba y luego se quedaba perpleja. El camión entraba en su calle, llegaba a su portal y se paraba delante de sí mismo, por decirlo así.`,
        en: `0-2 Oh! Look at that smoke!
0-2 {H} cries: to the engine!
2-2 {F} drives it. Nee-naw, nee-naw!
4! Ding! “There is a lot of smoke!” said a lady on the phone.
4 “Where from?” asked {H}.
4! “From the fire station!”
4 {F} stared at {H}. The stew!
6 Nobody had turned it off. It had been on all day long, with no one there to stir it.
6 The captain put her foot down. The engine had never gone so fast to its own front door.
8 “Who do you call when it is the fire brigade?” asked {F} on the way.
8 It was a very good question. It was not in the book.
10 People jumped aside, and waved, and then looked puzzled. The engine turned into its own street, came up to its own door and stopped in front of itself, as it were.`,
        alt: {
          es: '{H} y {F} corren hacia el camión de bomberos: hay humo a lo lejos.',
          en: '{H} and {F} run to the fire engine: there is smoke far off.',
        },
        picture: {
          H: ['run', 'surprised', 'helmet'],
          F: ['point', 'surprised', 'helmet'],
          props: ['fire-engine', 'cloud', 'bell'],
          weather: 'clouds',
          shot: 'wide',
        },
      },
      {
        es: `4! Salía humo negro de su propia cocina. ¡Eran las lentejas!
4 {H} sacó la manguera. ¡Qué corta! No llegaba a la ventana.
4 {X} empezó a traer agua en el casco.
4 —¡Esperad! —gritó alguien—. ¡Yo ayudo!
4 Era el señor del sombrero. ¡Lo traía lleno de agua!
6 Esa mañana se lo habían bajado de una farola.
6 Detrás venía el señor que no sabía salir del armario, con una sopera. Y un niño con la botella donde había metido el dedo. Al oír la sirena, todos se habían acordado de lo mismo.
6 {F} los puso en fila, desde la fuente hasta la puerta.
6 —¡Se pasa, no se tira! —ordenó.
6 Y el agua fue pasando: sombrero, sopera, botella. Sombrero, sopera, botella.
6 {X} llevaba el compás dando palmas, y a la tercera vuelta ya cantaban.
8 —No hay llamas —avisó la capitana, que miraba por la rendija—. Solo humo. Humo y un olor que no se me va a olvidar.
8 —Agachaos —dijo {F}—. Abajo hay aire limpio.
8 Así lo decía el libro, y así era. A dos palmos del suelo se veía hasta el color de las baldosas.
8 —¿Y la manguera? —preguntó el niño.
8 —Le falta un trozo —dijo {H}—. Un trozo como tú de largo.
10 Hay quien cree que ayudar es una cosa que unos hacen y otros reciben. {H} miró aquella fila, con sus cacharros goteando, y no habría sabido decir dónde terminaban los unos y empezaban los otros.
10 La pieza que faltaba estaba dentro, en su gancho. Había que entrar a gatas, cerrar la llave del gas y salir. Cinco pasos y cinco pasos. Lo habían ensayado esa misma mañana, medio en broma.
4 La tapa de la olla temblaba. ¡Había que llegar a ella!`,
        en: `4! Black smoke came out of their own kitchen. It was the stew!
4 {H} got the hose. But it was too short for the window!
4 {X} began to bring water in a helmet.
4 “Wait!” somebody cried. “I can help!”
4 It was the man with the hat. It was full of water!
6 They had got it off a lamp post for him that morning.
6 Next came the man who had been stuck in a wardrobe, with a bowl. Then came a boy with the bottle that had been stuck on his finger.
6 {F} put them in a line from the tap to the door. “Pass it, do not splash it!”
6 And so the water went along. Hat, bowl, bottle. Hat, bowl, bottle.
6 {X} clapped to keep time, and the third time round they all sang.
8 “There are no flames,” said the captain, who had an eye to the gap. “Just smoke. Smoke, and a smell that I will not forget.”
8 “Keep low,” said {F}. “The good air is down there.”
8 So it said in the book, and so it was. Down near the floor you could see the colour of the tiles.
8 “What about the hose?” asked the boy.
8 “There is a bit missing,” said {H}. “A bit about as long as you.”
10 Some people think that help is a thing that one lot gives and another lot gets. {H} looked down that line, with its dripping pots, and could not have told you where the one lot stopped and the other began.
10 The missing bit of hose was inside, on its hook. Somebody had to crawl in, turn off the gas and crawl out. It was five steps and five steps. They had tried it that morning, half as a joke.
4 The lid of the pot shook. They had to get to it!`,
        alt: {
          es: '{H} sostiene un cubo de agua, y {F} ordena la fila de vecinos.',
          en: '{H} holds a bucket of water, and {F} puts the neighbours in line.',
        },
        picture: {
          H: ['hold', 'determined', 'bucket'],
          F: ['point', 'determined', 'helmet'],
          X: ['run', 'determined', 'bucket'],
          props: ['fire-engine', 'hat', 'cloud', 'bucket'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡Agua! ¡Chof, chof!
0-2 ¡Ya no hay humo!
0-2 {H} y {F} ríen.
2-2 ¡Adiós, lentejas! ¡Pobres lentejas!
4! {H} y {F} entraron a gatas. ¡Clic! Apagaron el fuego.
4! ¡Chof! El último sombrero de agua cayó en la olla.
4 Se acabó el humo. Y también las lentejas.
6 Salieron con la cara negra y los dientes blanquísimos. En la calle hubo un «¡bieeen!» que se oyó en cuatro calles más.
6 La capitana miró el fondo de la olla. Había un disco negro y redondo. Lo golpeó con el cucharón y sonó a campana. «Tilín.»
8 Siete bomberos, por costumbre, echaron a correr.
8 —¡Que es la olla! —gritó {H}.
10 Fue la primera vez en la historia del parque que la comida llamó a los bomberos, en vez de llamar los bomberos a la comida. La capitana lo apuntó en el libro, en «Otros».`,
        en: `0-2 Water! Splish, splash!
0-2 The smoke has gone!
0-2 {H} and {F} laugh.
2-2 Bye-bye, soup! Poor old soup!
4! {H} and {F} crawled in. Click! The flame was off.
4! Splash! The last hat of water went into the pot.
4 That was the end of the smoke. And of the stew.
6 They came out with black faces and very white teeth. The cheer was so loud that it was heard four streets away.
6 The captain looked into the pot. There was a round black plate at the bottom of it. She hit it with her spoon, and it rang like a bell. “Ding.”
8 Seven firefighters, out of habit, began to run.
8 “It is only the pot!” shouted {H}.
10 It was the first time in the history of the station that their dinner had called them. The captain put it in the book, under “Other”.`,
        alt: {
          es: '{H} y {F} celebran que ya no hay humo, con la olla vacía.',
          en: '{H} and {F} cheer: the smoke has gone, and the pot is empty.',
        },
        picture: {
          H: ['cheer', 'happy', 'helmet'],
          F: ['cheer', 'happy'],
          X: ['cheer', 'happy'],
          props: ['saucepan', 'bucket', 'fire-engine', 'hat'],
        },
      },
    ],
  },
  resolution: {
    id: 'stew/resolution',
    titles: {
      es: ['Cada uno con su plato', 'La mesa más larga'],
      en: ['Bring a dish', 'The longest table'],
    },
    moments: [
      {
        es: `0-2 {H} no tiene sopa.
0-2 ¡Mira! ¡Traen pan!
2-2 {F} pone la mesa. ¡Qué mesa tan larga!
4! No quedaba ni una lenteja. Pero no hizo falta.
4! Cada persona trajo un plato. ¡Qué banquete!
4 La tortilla venía dentro del sombrero, ya seco.
6 El señor del armario trajo croquetas. El niño trajo una aceituna metida en la botella. No había manera de sacarla, pero era un detalle.
6 Juntaron todas las mesas. Dieron la vuelta a la esquina.
8 Sentaron en la cabecera al osito del camión, que para eso había estado de guardia. {thing} hacía de centro de mesa.
10 La capitana Roca se había quitado el casco. Llevaba tanto sin hacerlo a la hora de comer que casi nadie le conocía el pelo. Era rizado.`,
        en: `0-2 {H} has no soup.
0-2 The engine brings bread!
2-2 {F} gets a table. It is so long!
4! There was no stew left at all. But they did not need it.
4! They each got a dish from a neighbour. What a feast!
4 There was a pie in the hat, which was dry by now.
6 The man from the wardrobe had made pancakes. The boy had an olive for them, in his bottle. They could not get it out, but it was kindly meant.
6 They put all the tables in a row. It went right round the corner.
8 The engine’s teddy bear had the seat at the top, for he had been on duty all day. In the middle of the table was {thing}.
10 Captain Rock had taken off her helmet. It was so long since she had done that at dinner time that hardly anybody knew her hair. It was curly.`,
        alt: {
          es: '{H} y {F} reciben platos de comida en una mesa muy larga.',
          en: '{H} and {F} are given dishes of food at a very long table.',
        },
        picture: {
          H: ['hold', 'happy', 'bread'],
          F: ['cheer', 'happy'],
          props: ['table', 'cake', 'teddy', 'hat'],
          showsThing: true,
        },
      },
      {
        es: `4 Todo el mundo se sentó. Todo el mundo levantó la cuchara.
4 {H} miró la campana. {F} miró la campana.
4! Silencio. La campana no sonaba.
4 —¿Y si se ha roto? —susurró {X}.
4! Y, por primera vez en todo el día, comieron caliente.
6 —Está buenísimo —dijo {H} con la boca llena.
6 —¿Qué es? —preguntó {F}.
6 —Caliente —dijo {H}—. Es la comida que más me gusta.
6 Repitieron. Rebañaron. El señor del sombrero se lo puso, se acordó de la tortilla y ya era tarde.
6 {X} contó lo del humo en los dos extremos de la mesa. En el medio, las dos historias no coincidían.
6 Después sacaron brillo al camión entre todos. Nunca había quedado así: se podía uno peinar en la puerta.
8 ¶—Mañana lentejas otra vez —anunció la capitana.
8 Siete bomberos la miraron con respeto y algo de miedo.
8 —Pero con una norma nueva —siguió—: el último en salir apaga el fuego. ¿Quién ha sido hoy el último?
8 —Nadie —dijo {F}—. Hemos salido a la vez.
8 —Entonces el último será el osito —dijo {H}—. Si él está en su gancho y la llama está encendida, no se arranca.
8 {X} le hizo un casco con media cáscara de nuez.
10 ¶Se aprobó por unanimidad. En la puerta de la cocina pusieron un cartel: «¿Has mirado al oso?».
10 La gente de fuera se reía al leerlo. La de dentro, no. La de dentro pasaba, miraba al oso, miraba la llama y salía a cumplir con su deber, que casi siempre era un sombrero.
10 Y el hilo de humo de aquella chimenea volvió a ser de los que huelen bien.`,
        en: `4 They all sat down. They all lifted a spoon.
4 {H} looked at the bell. {F} looked at the bell.
4! Not a sound. The bell did not ring.
4 “Is it broken?” whispered {X}.
4! And, for the first time that day, they had hot food.
6 “This is so good,” said {H}, mouth full.
6 “What is it?” asked {F}.
6 “It is hot,” said {H}. “That is my best kind of food.”
6 They had some more. They wiped their plates. The man with the hat put it on, thought of the pie, and it was too late.
6 {X} told the tale of the smoke at both ends of the table. In the middle, the two tales did not match.
6 After that they all gave the engine a rub. It had never looked like that. You could comb your hair in the door.
8 ¶“Stew again tomorrow,” said the captain.
8 Seven firefighters looked at her with respect and a bit of fear.
8 “But there is a new rule. The last one out turns off the flame. Who was the last one out today?”
8 “Nobody,” said {F}. “We all went at once.”
8 “Then let it be the bear,” said {H}. “If the bear is on his hook and the flame is on, we do not go.”
8 {X} made him a helmet from half a nutshell.
10 ¶Nobody voted against it. On the kitchen door they put up a sign. It said, “Have you looked at the bear?”
10 People from outside used to laugh at it. The ones inside did not. They went by, looked at the bear, looked at the flame, and ran out to do their duty, which was nearly always a hat.
10 And the smoke from that chimney was the sort that smells good, all day long.`,
        alt: {
          es: '{H} y {F} comen por fin, sentad{HF:os/as} a una mesa larga.',
          en: '{H} and {F} eat at last, at a long table.',
        },
        picture: {
          H: ['sit', 'happy'],
          F: ['sit', 'happy'],
          X: ['sit', 'surprised'],
          props: ['table', 'soup', 'bread', 'bell', 'teddy'],
        },
      },
      {
        es: `0-2! ¡Ñam! ¡Por fin hay sopa!
0-2 {H} come. {F} come.
0-2 {X} come más.
2-2 ¿Tilín? ¡No! ¡Es el postre!
4! El camión llegó a {event} brillante como un tomate.
4 Y en lo alto de la escalera iba {thing}.
4! Por la noche, {H} y {F} se sentaron a cenar. ¡Tilín!
6 {F} cogió el teléfono. Era la señora que vio el humo. ¡Le había salido un flan para ocho!
8 {H} señaló la llama y la apagó, que para eso había aprendido.
8 {X} ya tenía las botas puestas.
8 —¿Y la cena? —dijo {F}.
8 —Que espere —dijo {H}—. Está acostumbrada.
10 El camión salió despacio, sin sirena, porque un flan no quema. Detrás, en la ventana de la cocina, no había más humo que el de la luna, que no es humo.
4 Y aquella noche llegaron a tiempo. ¡Al postre!`,
        en: `0-2! Yum! Soup at last!
0-2 {H} eats. {F} eats.
0-2 {X} eats more.
2-2 Ding? No! It is pudding!
4! It was time for {event}. The engine shone like a tomato!
4 At the top of its ladder was {thing}.
4! That night {H} and {F} sat down to eat. Ding!
6 Nobody moved. {F} took the phone, spoon in the air.
6 “I am the lady who saw the smoke,” it said. “It is very urgent. I have made a trifle for eight.”
8 {X} had boots on already. {H} pointed to the flame and turned it off. You do learn.
8 “What about supper?” said {F}.
8 “It can wait,” said {H}. “It is used to it.”
10 The engine went slowly, with no bell on, for you cannot burn a trifle. Behind it, over the kitchen chimney, there was nothing but a bit of moon.
4 And that night they were in time. For pudding!`,
        alt: {
          es: 'De noche, {H} y {F} cenan junto al camión de bomberos.',
          en: 'At night, {H} and {F} have supper beside the fire engine.',
        },
        picture: {
          H: ['sit', 'happy'],
          F: ['sit', 'surprised'],
          X: ['sit', 'happy'],
          props: ['fire-engine', 'soup', 'bell', 'teddy', 'moon'],
          time: 'night',
        },
      },
    ],
  },
}
