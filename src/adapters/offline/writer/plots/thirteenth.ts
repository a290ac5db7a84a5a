import type { Plot } from './plot.ts'

/** Christmas Eve: the last ornament goes up when every window is lit, and the thirteenth is dark. */
export const thirteenth: Plot = {
  id: 'thirteenth',
  themes: ['navidad'],
  needs: ['ground'],
  refrains: { es: ['¡Una luz más!', '¡Nieva, nieva!'], en: ['One more light!', 'Let it snow!'] },
  blurb: {
    es: 'En el pueblo hay una costumbre: {thing} se pone en su sitio cuando hay luz en todas las ventanas. Son trece. Pero este año, la número trece está a oscuras. {H} y {F} salen a la nieve con un farol. ¿Quién vive allí arriba?',
    en: 'There is a custom in the village: {thing} goes up when every window is lit. There are thirteen. But this year number thirteen is dark. {H} and {F} set out in the snow with a lantern. Who lives up there?',
  },
  setup: {
    id: 'thirteenth/setup',
    titles: {
      es: ['La ventana número trece', 'Doce luces', 'Falta una luz'],
      en: ['Window number thirteen', 'Twelve lights', 'One light short'],
    },
    moments: [
      {
        es: `0-2 ¡Nieva! Luces, luces.
0-2! ¿Ponemos {thing}? ¡Aún no!
2-2 Falta una luz. ¿Dónde está?
4! Nevaba. {At} ya estaba lista la cena de Navidad.
4 Solo faltaba poner {thing}.
4! Pero la costumbre era muy clara: primero, luz en las trece ventanas.
4! {H} las contó. ¡Solo había doce!
6 Las contó otra vez, al revés, por si de vuelta salían más. Doce.
6 —La de arriba está a oscuras —dijo {F}—. La del final del camino.
8 {stake} Y la costumbre era la costumbre, desde antes de que hubiera bombillas.
10 Nadie recordaba quién la había inventado. Las mejores costumbres son así: se quedan a cenar un año y ya no se van. Esta llevaba ya tantos que tenía silla propia.`,
        en: `0-2 Snow! Lights, lights.
0-2! Is it time for {thing}? No!
2-2 One light is not there. Where is it?
4! It was snowing. The Christmas supper was ready {at}.
4 They just had to put up {thing}.
4! But the custom was clear: first, a light in all thirteen windows.
4! {H} counted them. There were only twelve!
6 {H} counted them again from the other end, in case that made more. Twelve.
6 “The top one is dark,” said {F}. “It is the one at the end of the road.”
8 {stake} And the custom was the custom, from before there were light bulbs.
10 Nobody could remember who had made it up. The best customs are like that: they stay to supper one year and never leave.`,
        alt: {
          es: '{H} y {F} cuentan ventanas con luz mientras nieva.',
          en: '{H} and {F} count the lit windows in the snow.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'thoughtful'],
          props: ['christmas-tree', 'candle', 'gift'],
          showsThing: true,
          time: 'night',
          weather: 'snow',
        },
      },
      {
        es: `4! —¿Quién vive allí? —preguntó {H}. Nadie lo sabía.
4 —Se le habrá gastado la vela —dijo {F}.
4! Decidieron subir con un farol y llevarle luz.
4 {X} les envolvió pan dulce en una servilleta.
6 —Yo subí una vez —contó {X}—. O casi. Había un perro. O una piedra que parecía un perro.
6 Se pusieron toda la ropa que encontraron. {F} llevaba dos gorros y caminaba como un armario.
6 —¿Y si no quiere luz? —preguntó {F}—. Hay gente a la que le gusta lo oscuro.
6 —Entonces le damos las buenas noches —dijo {H}— y nos volvemos a cenar.
6 Encendieron el farol con la última cerilla de la caja. La llama dio un salto, se estiró y se quedó muy derecha.
6 —No te apagues —le pidió {F}—. Ya sé que hace frío. Te presto un gorro.
8 Era una llama pequeña. Puesta al lado de toda aquella nieve, daba un poco de risa.
8 —¿Llegará? —susurró {F}.
8 —Si no la miramos mucho, no se pone nerviosa —dijo {H}.
8 Dejaron {thing} encima de la mesa, con una nota para que nadie se adelantara: «Faltamos trece».
10 ¶No eran trece, claro. Eran dos y un farol. Pero faltaba la luz de una ventana, y una ventana es siempre alguien.
10 —Debería haber subido antes —dijo {H} en la puerta—. Llevo toda la vida contándola.
10 —Contar ya es algo —dijo {F}.
10 ¶Abrieron. El frío entró a saludar, olió la sopa y se quedó en el felpudo, muy bien educado, a esperar que salieran.`,
        en: `4! “Who lives there?” asked {H}. Nobody could say.
4 “Perhaps the candle has run out,” said {F}.
4! They would go up with a lantern and take some light.
4 {X} packed them some sweet bread.
6 “I went up there once,” said {X}. “Or nearly. There was a dog. Or a stone that looked like a dog.”
6 They put on all the clothes they could find. {F} had two hats on and walked like a wardrobe.
6 “What if they do not want a light?” asked {F}. “Some people like the dark.”
6 “Then we say good night,” said {H}, “and come back to supper.”
6 They lit the lantern with the last match in the box. The flame gave a jump, stretched and stood up straight.
6 “Do not go out,” {F} told it. “I know it is cold. You can have one of my hats.”
8 It was a small flame. Next to all that snow, it made you want to laugh.
8 “Will it last?” whispered {F}.
8 “If we do not stare, it will not get nervous,” said {H}.
8 They left {thing} on the table with a note, so that nobody would start: “Thirteen of us to come”.
10 ¶They were not thirteen, of course. They were two and a lantern. But {H} could not think how else to put it. What was missing was the light in a window, and a window is always somebody.
10 “I should have gone up before,” said {H} at the door. “I have counted it all my life.”
10 “Counting is something,” said {F}.
10 ¶They opened the door. The cold came in to say hello, smelled the soup and sat on the mat, very politely, to wait for them.`,
        alt: {
          es: '{H} enciende un farol y {F} se abriga.',
          en: '{H} lights a lantern and {F} wraps up warm.',
        },
        picture: {
          H: ['hold', 'determined', 'lantern'],
          F: ['stand', 'happy', 'scarf'],
          X: ['hold', 'happy', 'bread'],
          props: ['christmas-tree', 'candle'],
          time: 'night',
        },
      },
      {
        es: `0-2 ¡Falta una luz! ¡Vamos!
0-2 {F} lleva el farol.
2-2 {X} dice: ¡abrigaos bien!
2-2 Un paso. Cric. Otro paso. Crac.
4! La nieve les llegaba a las rodillas. ¡Cric, crac!
4 —Doce luces detrás —dijo {F}.
4! —Y una delante —dijo {H}—. Aunque todavía no se ve.
6 El farol hacía un redondel dorado, y caminaban dentro como en una burbuja.
6 {X} se quedó en la puerta hasta que el redondel fue como una moneda.
6 Al llegar al primer cruce, {F} dio las gracias a sus dos gorros.
8 —¿Cómo se llamará? —dijo {F}.
8 —De momento, Trece —contestó {H}—. Luego se lo preguntamos.
8 Los copos caían tan despacio que parecían pensárselo. Uno se paró en la nariz de {F} y se quedó a vivir.
10 ¶Cuando la nieve tapa las huellas enseguida, uno tiene la impresión de no venir de ningún sitio. Solo queda ir.`,
        en: `0-2 One more light! Let us go!
0-2 {F} has the lantern.
2-2 {X} says: wrap up warm!
2-2 One step. Crick. One more. Crack.
4! The snow came up to their knees. Crick, crack!
4 “Twelve lights behind us,” said {F}.
4! “And one ahead,” said {H}. “But you cannot see it yet.”
6 The lantern made a ring of gold, and they walked inside it as if in a bubble.
6 {X} stood at the door until the ring was no bigger than a coin.
6 At the first bend {F} thanked both hats out loud.
8 “I wonder what their name is,” said {F}.
8 “For now it is Thirteen,” said {H}. “Then we can ask.”
8 The flakes came down so slowly that they seemed to be thinking about it. One stopped on a nose and stayed to live.
10 ¶When the snow covers your tracks as soon as you make them, it feels as if you came from nowhere. All you can do is go on.`,
        alt: {
          es: '{H} y {F} salen a la nieve con un farol.',
          en: '{H} and {F} set out in the snow with a lantern.',
        },
        picture: {
          H: ['walk', 'determined', 'lantern'],
          F: ['walk', 'excited'],
          X: ['wave', 'worried'],
          props: ['tree', 'footprints'],
          time: 'night',
          weather: 'snow',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'thirteenth/setback',
    scares: ['dark', 'storm'],
    titles: { es: ['Se apaga el farol', 'Una llama para dos'], en: ['The lantern goes out', 'A flame for two'] },
    moments: [
      {
        es: `0-2 ¡Fuuu! No hay luz.
0-2 {H} llama. ¿{F!}? ¡Aquí!
2-2 El viento ha soplado muy fuerte. ¡Oh!
4! Más allá de {place}, el viento sopló como un gigante resfriado. ¡Fuuu!
4! Y el farol se apagó.
4 —No quedan cerillas —dijo {F}.
6 A oscuras, la nieve no era blanca. No era de ningún color.
6 —¿Sigues ahí? —dijo {H}.
6 —Sí —dijo {F}—. Creo.
8 {H} se quedó mirando la mecha. Un puntito rojo aguantó un instante, se despidió y se fue.
10 Qué deprisa se acostumbra uno a una luz. Hasta que se apaga no se sabe cuánto sitio ocupaba.`,
        en: `0-2 Whoosh! No more light.
0-2 {H} calls. {F!}? Here!
2-2 The wind blew so hard. Oh dear!
4! Past {place} the wind blew like a giant with a cold. Whoosh!
4! And out went the lantern.
4 “There are no more matches,” said {F}.
6 In the dark the snow was not white. It was not any colour at all.
6 “Are you still there?” said {H}.
6 “Yes,” said {F}. “I think so.”
8 {H} looked at the wick. One red dot held on for a moment, said goodbye and went.
10 How fast we get used to a light. It is only when it goes that you know how much room it took up.`,
        alt: {
          es: 'El farol de {H} y {F} se ha apagado en la nieve.',
          en: 'The lantern of {H} and {F} has gone out in the snow.',
        },
        picture: {
          H: ['kneel', 'worried', 'lantern'],
          F: ['stand', 'scared'],
          props: ['cloud'],
          time: 'night',
          weather: 'snow',
          shot: 'wide',
        },
      },
      {
        es: `4! —Pediremos fuego en la primera casa —dijo {H}. Llamaron. Toc, toc.
4 Abrió un señor con una sola vela.
4 —Si os la doy, me quedo sin luz —dijo.
4! —No nos la dé —pidió {F}—. ¡Compártala!
4 {X} sopló en las manos de todos para que no se helaran.
6 El señor no lo entendía. Acercó la vela despacio, con el ceño fruncido, como quien presta un pie.
6 La llama tocó la mecha del farol. Hubo un chisporroteo. Y entonces pasó una cosa muy sencilla: donde había una luz, había dos.
6 —Anda —dijo el señor—. La mía no se ha gastado nada.
6 La miró por delante y por detrás. La comparó con la otra. Eran iguales.
6 —Llevo toda la vida guardándola —murmuró—. ¿Y se podía hacer esto?
6 —Todas las veces que quiera —dijo {H}.
8 El señor se puso el abrigo encima del pijama. Dijo que iba un momento a casa de la vecina, a probar si con ella también funcionaba.
8 {X} le sujetó la puerta. La vela se cruzó con otra, y con otra más. La calle empezó a parecer una calle.
8 —Hemos tardado diez minutos más —dijo {F}.
8 —Y tenemos nueve luces más —dijo {H}—. Salimos ganando.
10 ¶Hay cosas que se acaban si se reparten, como el turrón, y cosas que no. La lista de las segundas es más larga de lo que parece: las canciones, los secretos buenos, los bostezos.
10 —¿Y los catarros? —preguntó {F}, sorbiendo.
10 —También —admitió {H}—. No todas van a ser buenas.`,
        en: `4! “We will ask for a flame,” said {H}. They knocked. Tap, tap.
4 A man with one candle came out. “If I give it to you, I will be in the dark,” he said.
4! “Do not give it,” said {F}. “Share it!”
4 {X} blew on everybody to keep them warm.
6 The man did not see how. He held out the candle slowly, with a frown, like somebody lending a foot.
6 The flame touched the wick of the lantern. There was a crackle. And then a very simple thing took place. Where there was one light, there were two.
6 “Well!” said the man. “There is just as much of mine.”
6 He looked at it from the front and from the back. He held it up to the other. They were the same.
6 “All my life I have saved it,” he said. “And you could do this?”
6 “As often as you like,” said {H}.
8 The man put his coat on over his pyjamas. He was just going over to the lady next door, so he said, to see if it worked with her too.
8 {X} held the gate for him. His candle met one more, and then one more. The street began to look like a street.
8 “That took us ten minutes more,” said {F}.
8 “And it made nine lights more,” said {H}. “I think we won.”
10 ¶Some things run out when you share them, like nougat, and some do not. The second list is longer than you might think: songs, good secrets, yawns.
10 “And colds?” asked {F} with a sniff.
10 “And colds,” said {H}. “They cannot all be good.”`,
        alt: {
          es: '{H} y {F} encienden el farol con la llama de una vela.',
          en: '{H} and {F} light the lantern from a candle flame.',
        },
        picture: {
          H: ['reach', 'happy', 'lantern'],
          F: ['hold', 'happy', 'candle'],
          X: ['stand', 'calm'],
          props: ['candle', 'bell'],
          time: 'night',
          weather: 'snow',
          together: ['give', 'F', 'H'],
        },
      },
      {
        es: `0-2 Toc, toc. ¡Una vela!
0-2 {F} comparte la luz.
2-2 {X} ríe. ¡Ahora hay dos luces!
2-2 Y otra. ¡Y otra más!
4! El farol brillaba otra vez. ¡Más que antes!
4 Arriba del todo se veía por fin una casa pequeñita.
4! ¡La ventana número trece! Seguía a oscuras.
6 —No te muevas —le pidió {H} a la llama—. Ya casi.
6 Detrás, por la nieve, bajaban y subían velas, de puerta en puerta.
6 —¿Cuántas van? —preguntó {F}.
6 —Ya no sé contar tanto —dijo {H}.
8 —Parece que las estrellas se han puesto a hacer recados —dijo {F}.
8 —Pues que no paren —dijo {H}, y apretó el paso.
10 ¶Desde la última curva el pueblo cabía en la palma de una mano. {H} la levantó y lo tapó, y lo volvió a destapar, solo por verlo encenderse. Luego se acordó de la ventana oscura y no hizo falta que nadie dijera vamos.`,
        en: `0-2 Tap, tap. A candle!
0-2 {F} shares the light.
2-2 {X} laughs. Now there are two lights!
2-2 And one more. And one more!
4! The lantern shone again. It shone more than before!
4 Right at the top they could see a tiny house.
4! It was window number thirteen! It was still dark.
6 “Keep still,” {H} told the flame. “Nearly there.”
6 Behind them, in the snow, candles went up and down from door to door.
6 “How many now?” asked {F}.
6 “More than I can count,” said {H}.
8 “It looks as if the stars were out doing the shopping,” said {F}.
8 “Then let them,” said {H}, and went faster.
10 ¶From the last bend, the village was small enough to hold. {H} put up one hand and covered it, and uncovered it again, just to see it light up. Then there was the dark window, and nobody needed to say come on.`,
        alt: {
          es: '{H} y {F} ven a lo lejos una casa a oscuras.',
          en: '{H} and {F} see a dark house far up the hill.',
        },
        picture: {
          H: ['point', 'excited', 'lantern'],
          F: ['walk', 'happy'],
          X: ['wave', 'happy', 'candle'],
          props: ['candle', 'tree'],
          time: 'night',
          weather: 'snow',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'thirteenth/climax',
    titles: { es: ['La última cuesta de nieve', 'La puerta helada'], en: ['The last snowy slope', 'The frozen door'] },
    moments: [
      {
        es: `0-2 Una casa. ¡Qué alta está!
0-2 {H} sube. {F} sube.
2-2 Hay mucha nieve. ¡Uf, uf!
4! Dejaron atrás {place}. La casa de la ventana trece estaba en lo más alto.
4! Entre la nieve solo quedaba un hueco muy estrecho y empinado.
4 —Si nos caemos, se apaga el farol —dijo {F}.
6 —Pues no nos caemos —dijo {H}, que ya se había caído dos veces.
6 Arriba no se oía nada. Ni un paso, ni un ruidito, ni una tos.
8 La nieve resbalaba como jabón. Alguien, hacía mucho, había puesto allí una barandilla, y la nieve se la había comido.
10 Cuanto más cerca estaba, más oscura parecía la ventana. {H} pensó que quizá por eso nadie había subido: de lejos, lo oscuro da menos pena.`,
        en: `0-2 A house. It is so high!
0-2 {H} climbs. {F} climbs.
2-2 There is so much snow. Phew!
4! They left {place} behind. The house with window thirteen was at the very top.
4! There was just one gap in the snow, narrow and steep.
4 “If we fall, the light goes out,” said {F}.
6 “Then we will not fall,” said {H}, who had fallen twice by now.
6 There was no sound from above. Not a step, not a bump, not a cough.
8 The snow was as slippery as soap. Long ago somebody had put up a rail there, and the snow had eaten it.
10 The nearer they came, the darker the window looked. {H} thought that it might be why nobody went up: from far away, a dark window is not so sad.`,
        alt: {
          es: '{H} y {F} miran una casa oscura sobre la nieve.',
          en: '{H} and {F} look up at a dark house in the snow.',
        },
        picture: {
          H: ['point', 'worried', 'lantern'],
          F: ['stand', 'worried'],
          props: ['stone', 'tree'],
          time: 'night',
          weather: 'snow',
          shot: 'wide',
        },
      },
      {
        es: `4! Llevaban luz a la ventana trece. ¡Que no se apagara el farol!
4 {X} abría camino, apartando la nieve a manotazos.
6 {H} llevaba la llama debajo del abrigo. ¡Brillaba como una calabaza!
6 —Pareces una lámpara —dijo {F}.
6 —Tú pareces un armario.
6 Se rieron, y reírse cuesta arriba es peligrosísimo. Resbalaron los dos pasos que habían subido y otro más, de propina.
6 Volvieron a empezar. El viento metía los dedos por cada botón buscando la luz.
6 Un copo enorme se coló, bajó hasta la llama y, ¡psss!, se convirtió en una gota muy sorprendida.
6 —¡Que no es para ti! —le gritó {F}—. ¡Que es para Trece!
8 A media cuesta encontraron la barandilla. Asomaba un palmo, helada y torcida, y bastaba para agarrarse con una mano si alguien empujaba por detrás.
8 —Ahora tú. Ahora yo. Ahora tú —decía {H}.
8 —¿Y ahora? —preguntó {F}.
8 —Ahora no sé. Pero no te sueltes.
8 ¶Contaron los pasos de trece en trece, para darse ánimos. Iban por el tercer trece cuando la cuesta, cansada de llevarles la contraria, se hizo llana.
10 ¶Fue una subida de las que luego se cuentan en tres palabras. «Subimos y ya», dirían. En el momento, cada metro tenía su propia historia, con su principio, su resbalón y su final provisional.
10 ¶Al llegar arriba {H} abrió el abrigo. La llama estaba encogida, azul de frío, del tamaño de un garbanzo. Pero estaba. Se pusieron alrededor y respiraron muy bajito, como se respira delante de un nido.`,
        en: `4! They took a lantern up to window thirteen. They had to keep it lit!
4 {X} went ahead and cleared the snow away.
6 {H} had the flame inside a coat. It shone like a pumpkin!
6 “You look like a lamp,” said {F}.
6 “You look like a wardrobe.”
6 They laughed, and laughing uphill is very risky. They slid back two steps, and one more for luck.
6 They began again. The wind put a finger into each buttonhole, looking for the light.
6 One huge flake slipped in, sank to the flame and, psss, turned into one very surprised drop.
6 “It is not for you!” {F} shouted at it. “It is for Thirteen!”
8 Halfway up they found the rail. Only a bit of it stuck out, frozen and bent. It was enough to hold, if somebody pushed from below.
8 “Now you. Now me. Now you,” said {H}.
8 “And now?” asked {F}.
8 “Now I do not know. But hold on.”
8 ¶They counted the steps by thirteens, to cheer themselves up. They were on the third thirteen when the slope got tired of it and went flat.
10 ¶It was the kind of climb you tell later on in four words. “We just went up,” they would say. At the time, every yard had its own story, with a beginning, a slip and an end for the time being.
10 ¶At the top {H} opened the coat. The flame had shrunk, blue with cold, to the size of a pea. But it was there. They stood round it and breathed very softly, the way you breathe in front of a nest.`,
        alt: {
          es: '{H} sube protegiendo la llama y {F} empuja.',
          en: '{H} climbs and guards the flame while {F} pushes.',
        },
        picture: {
          H: ['reach', 'determined', 'lantern'],
          F: ['reach', 'determined'],
          X: ['reach', 'determined'],
          props: ['stone', 'rope'],
          time: 'night',
          weather: 'snow',
        },
      },
      {
        es: `0-2 Toc, toc. ¿Quién es?
0-2 ¡Una luz para ti!
2-2 {F} saluda. ¡Feliz Navidad!
4! Llamaron. Abrió una señora muy mayor, con un chal y sin vela.
4 —¿Os habéis perdido? —preguntó.
4! —Le traemos luz —dijo {H}—. ¡Usted es la número trece!
6 La señora miró el farol y se le llenaron los ojos de farolitos.
6 —No la encendí —dijo—. Creí que mi ventana no la miraba nadie.
8 —Yo la cuento todas las noches —dijo {H}—. Antes de dormir. Sin usted no me salen las cuentas.
8 Hubo un silencio lleno de nieve. Luego la señora buscó una vela en un cajón, y le temblaba tanto la mano que tuvieron que sujetarla entre todos.
10 ¶Es raro descubrir que uno ha sido la luz de alguien sin saberlo. Y es más raro todavía que te lo diga una persona con dos gorros.`,
        en: `0-2 Tap, tap. Who is there?
0-2 A light for you!
2-2 {F} waves. Merry Christmas!
4! They knocked. A very old lady came out, with a shawl and no candle.
4 “Are you lost?” she asked.
4! “We brought you a light,” said {H}. “You are number thirteen!”
6 The lady looked at the lantern, and her eyes filled up with little lanterns.
6 “I did not light it,” she said. “I thought nobody looked at my window.”
8 “I count it every night,” said {H}, “before I sleep. Without you the sum comes out wrong.”
8 There was a silence full of snow. Then the lady found a candle in a drawer. Her hand shook so much that they all had to hold it.
10 ¶It is odd to find out that you have been somebody’s light and never knew. It is odder still to be told so by a person in two hats.`,
        alt: {
          es: '{H} y {F} llevan la luz hasta una puerta abierta.',
          en: '{H} and {F} bring their light to an open door.',
        },
        picture: {
          H: ['hold', 'happy', 'lantern'],
          F: ['wave', 'happy'],
          props: ['door', 'candle', 'blanket'],
          time: 'night',
          weather: 'snow',
          shot: 'medium',
        },
      },
    ],
  },
  resolution: {
    id: 'thirteenth/resolution',
    titles: {
      es: ['Trece y una más', 'Un plato de más', 'La luz que no contaban'],
      en: ['Thirteen and one more', 'A plate to spare', 'The light they never counted'],
    },
    moments: [
      {
        es: `0-2 ¡Luz en la ventana! ¡Bien!
0-2 Una, dos, tres luces.
2-2 Desde arriba se ve todo. ¡Oh!
4! La vela prendió. ¡Y la ventana trece se encendió!
4 Abajo, en el pueblo, se oyó un «¡oooh!» muy largo.
4! —Mirad —dijo la señora—. Desde aquí se ven todas.
6 {H} contó otra vez. Once, doce, trece... ¡y catorce!
6 —¿Y aquella de allí? —preguntó—. Nunca la había visto.
6 Tenía una luz dorada, un poco torcida, y algo verde detrás.
8 —Esa es la que miro yo todas las noches —dijo la señora—. La que tiene un árbol.
10 {F} fue quien lo entendió primero. Se quitó un gorro, despacio, como se hace ante las cosas importantes. Después se quitó el otro.`,
        en: `0-2 A light in the window! Hooray!
0-2 One, two, three lights.
2-2 You can see it all from here. Oh!
4! The candle caught. And window thirteen was lit!
4 Down in the village they heard a very long “oooh!”
4! “Look,” said the lady. “You can see them all from here.”
6 {H} counted them again. Eleven, twelve, thirteen... and fourteen!
6 “What about that one?” asked {H}. “I never saw it before.”
6 It had a golden light, a bit crooked, and a green thing behind it.
8 “That is the one I look at every night,” said the lady. “The one with a tree in it.”
10 It was {F} who saw it first. One of the two hats came off, slowly, as hats do in front of important things. Then the other one came off too.`,
        alt: {
          es: '{H} y {F} cuentan las luces desde lo alto.',
          en: '{H} and {F} count the lights from high up.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'happy'],
          props: ['candle', 'lantern', 'star'],
          time: 'night',
          weather: 'snow',
          shot: 'wide',
        },
      },
      {
        es: `4! —¡Es la nuestra! —gritó {H}—. ¡No la contábamos porque estábamos dentro!
4 —Entonces somos catorce —dijo la señora.
4! Bajaron con ella, montada en un trineo.
4 {X} había puesto un plato de más en la mesa.
6 —Se pone siempre —explicó {X}—. Por si viene alguien. Este año, por fin, ha venido.
6 El trineo bajó como una flecha. La señora gritó tres veces «¡más despacio!». Al llegar gritó «¡otra!».
6 En cada puerta había alguien con una vela. Una niña encendía la de su abuelo, y el abuelo, la del cartero.
6 Nadie se había quedado con menos. Era un misterio, y nadie tenía ganas de resolverlo.
6 —¿Y usted cómo se llama? —preguntó {F} por fin.
6 —Luz —dijo la señora—. Qué cosas.
8 Cenaron sopa, pan dulce y otra vez sopa. Doña Luz se sentó donde sobraba un plato, y resultó que era justo de su tamaño.
8 {X} contó lo de aquella piedra que parecía un perro. «Era un perro», dijo doña Luz. «Se llamaba Piedra».
8 Nadie se rio tanto en toda la noche como {X}, que llevaba años esperando que le dieran la razón.
10 ¶A mitad de la cena, {H} se levantó y fue a la ventana. Arriba, al final del camino, la número trece seguía encendida. Doña Luz había dejado la vela puesta, aunque no hubiera nadie en casa.
10 —¿No se gastará? —preguntó {H}.
10 —Para eso está —dijo ella.
10 ¶Luego contó cómo era el pueblo cuando solo tenía cuatro ventanas, y de quién era cada una, y quién cantaba mal en cada una. Se rieron hasta la segunda sopa.`,
        en: `4! “It is ours!” cried {H}. “We never counted it, because we were inside!”
4 “Then there are fourteen of us,” said the lady.
4! They took her down with them on a sledge.
4 {X} had put out one plate too many.
6 “I always do,” said {X}, “in case somebody comes. And this year they did.”
6 The sledge went so fast that the lady cried “Slow down!” three times. At the bottom she cried “Again!”
6 At each door there was somebody with a candle. A girl lit one for her grandad, and he lit one for the postman.
6 Nobody had any less. It was a mystery, and nobody wished to solve it.
6 “And what is your name?” {F} asked her at last.
6 “Helen,” said the lady. “It means light. Well, well.”
8 They had soup, sweet bread and then more soup. Mrs Helen sat down where there was a plate to spare, and it turned out to be just her size.
8 {X} told them about the stone that looked like a dog. “It was a dog,” said Mrs Helen. “His name was Stone.”
8 Nobody laughed as much all night as {X}, who had waited for years to be right.
10 ¶Halfway through supper {H} got up and went to the window. High up at the end of the road, number thirteen was still lit. The lady had left her candle there, although there was nobody at home.
10 “Will it not burn down?” asked {H}.
10 “That is what it is for,” she said.
10 ¶Then she told them what the village was like when it had only four windows, and who lived in each, and who sang badly in each. They laughed right through the second soup.`,
        alt: {
          es: '{H} y {F} bajan en trineo entre velas encendidas.',
          en: '{H} and {F} ride down on a sledge among candles.',
        },
        picture: {
          H: ['sit', 'excited'],
          F: ['sit', 'happy', 'lantern'],
          X: ['wave', 'happy'],
          props: ['sleigh', 'candle', 'tree'],
          time: 'night',
          weather: 'snow',
        },
      },
      {
        es: `0-2! ¡Ahora sí! ¡{thing}!
0-2 {X} canta. Es Navidad.
2-2 {H} mira la luz. ¡Buenas noches!
4! La vecina de arriba puso {thing} en su sitio.
4! ¡Y empezó {event}! Había luz en todas las ventanas.
6 Cantaron hasta quedarse sin villancicos, y después los inventaron.
6 A medianoche dejó de nevar. Parecía que arriba también quisieran oír.
6 —Desafináis mucho —dijo la vecina—. Seguid, por favor.
8 —¿Mañana subimos? —preguntó {F}.
8 —Mañana, y pasado —dijo {H}—. Hay que llevarle cerillas. Y tardar mucho.
10 ¶Esa noche, antes de dormir, {H} volvió a contar. Doce, trece. Luego se tocó el pecho, por si acaso, y dijo muy bajito el último número.
4 —Catorce, con la nuestra —dijo {H}. Y apagó la luz, pero no la vela.`,
        en: `0-2! Now it is time! It is {thing}!
0-2 {X} sings. It is Christmas.
2-2 {H} looks at the light. Good night!
4! The lady from the hill put {thing} in its place.
4! Now it was time for {event}! There was a light in every window.
6 They sang until they ran out of carols, and then they made some up.
6 At midnight the snow stopped. They might have been listening up there.
6 “You are all out of tune,” said the lady. “Do go on.”
8 “Shall we go up tomorrow?” asked {F}.
8 “Tomorrow, and the day after,” said {H}. “We must take her some matches. And take our time about it.”
10 ¶That night, before going to sleep, {H} counted again. Twelve, thirteen. Then came one more, just in case, and the last number was said very softly.
4 “Fourteen, with ours,” said {H}. And out went the lamp, but not the candle.`,
        alt: {
          es: '{H} y {F} celebran la Navidad junto a {thing}.',
          en: '{H} and {F} celebrate Christmas beside {thing}.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['cheer', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['christmas-tree', 'candle', 'gift', 'soup'],
          time: 'night',
          shot: 'wide',
          together: ['hug', 'H', 'F'],
        },
      },
    ],
  },
}
