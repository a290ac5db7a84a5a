import type { Plot } from '../plot.ts'

/** The same clunk, taken for a cold: the bus is nursed, stuffed with sacks and mapped, and it turns out to be the street. */
export const clunkRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'clunk/setup/cold',
      titles: {
        es: ['El autobús está malito', '¡Salud!', 'Diga treinta y tres'],
        en: ['The bus has a cold', 'Bless you!', 'Say ah'],
      },
      moments: [
        {
          es: `0-2 ¡Ahí viene el autobús! ¡Cloc!
0-2 {F} dice: ¡salud!
2-2 {H} le pone la mano. ¿Está malito?
4! El autobús ocho pasó por la calle. ¡Cloc!
4! —¡Salud! —le dijo la gente, como si estornudara.
4! Pero en el taller, {H} y {F} no oían nada.
6 —No sé qué tiene —dijo Amparo, la conductora—. Mañana hay que ir a {event}, y así no lo saco.
6 {H} y {F} eran nuev{HF:os/as} en el taller. Hasta entonces solo habían curado una bici.
8 En el asiento de delante, atado con un cinturón, tenía que viajar {thing}.
8 —Ruedas bien, frenos bien, aspecto triste —apuntó {H}.
10 Leocadia, la maestra del taller, se limpió las manos y no dijo nada. Opinaba que los aprendices son como la masa del pan: hay que dejarlos solos un rato en un sitio templado.`,
          en: `0-2 Here comes the bus! Clunk!
0-2 {F} says: bless you!
2-2 {H} gives it a pat. Is it ill?
4! Bus number eight came down the street. Clunk!
4! “Bless you!” people said, as if it had sneezed.
4! But in the workshop {H} and {F} heard nothing.
6 “I do not know what it has,” said Mrs Plum, who drove it. “Tomorrow we go to {event}. Not like that, we do not.”
6 {H} and {F} were new in the workshop. So far they had only mended one bike.
8 On the front seat, with a belt on, there was to be {thing}.
8 “Wheels fine, brakes fine, looks sad,” wrote {H}.
10 Mrs Bolt, who ran the workshop, wiped her hands and said nothing. She held that beginners are like dough. You have to leave them alone for a while in a warm place.`,
          alt: {
            es: '{H} y {F} reciben al autobús como a un enfermo.',
            en: '{H} and {F} welcome the bus as if it were ill.',
          },
          picture: {
            H: ['reach', 'worried'],
            F: ['wave', 'surprised'],
            props: ['bus', 'wrench', 'stethoscope'],
            showsThing: true,
          },
        },
        {
          es: `4! {H} le escuchó el motor. Bum, bum. Estaba bien.
4 {F} abrió el capó y dijo: «Di aaa». El autobús no dijo nada.
4 {X} le cantó una nana. Se durmió un taxi.
4! Le dieron aceite caliente y salió a la calle. ¡Cloc!
4 —¡Salud! —dijo el cartero.
6 Con tiza, en la pared, hicieron la lista de sospechosos. Estaban las puertas, los muelles, los limpiaparabrisas y el tubo de escape.
6 A las puertas les hicieron cosquillas con una pluma. Nada.
6 Los muelles botaban sin quejarse. El tubo de escape soplaba como un abuelo con la sopa.
6 {F} movió los limpiaparabrisas mil veces y se quedó bizc{F:o/a} de mirarlos.
6 —Todos inocentes —dijo {H}—. A lo mejor es de los nervios.
6 {X} le puso una bufanda en el espejo, con dos vueltas.
8 Le tomaron la temperatura por la mañana, a mediodía y por la tarde. La del motor era normal. La de {F} subía, porque se había metido debajo con abrigo.
8 —Los ruidos son como los gatos —dijo Amparo—. Si los llamas, no vienen.
8 —¿Y en la calle cuándo tose? —preguntó {H}.
8 —Cuando no me lo espero.
8 {X} se ofreció a no esperárselo muy fuerte, para que sonara.
10 Leocadia pasó por detrás con una caja de tuercas. Miró el termómetro y miró la lista, que tenía ya más rayas que letras.
10 —Está muy bien hecho —dijo—. Se lo habéis preguntado todo al enfermo. ¿Y a lo que tiene alrededor?
10 —Alrededor está el taller —dijo {H}.
10 —Justo —dijo Leocadia, y se fue a colocar las tuercas, por tamaños.`,
          en: `4! {H} listened to the motor. Thump, thump. It was fine.
4 {F} opened the bonnet and told it to say ah. It did not.
4 {X} sang it a lullaby. A taxi fell asleep.
4! They gave it warm oil, and it went out. Clunk!
4 “Bless you!” said the postman.
6 On the wall they made a list of suspects in chalk. There were the doors, the springs, the wipers and the exhaust.
6 They tickled the doors with a feather. Nothing.
6 The springs went up and down and did not moan. The exhaust puffed like an old man with his soup.
6 {F} ran the wipers a thousand times, and went quite dizzy.
6 “They are all innocent,” said {H}. “It may be nerves.”
6 {X} put a scarf on the mirror, twice round.
8 They took its temperature morning, noon and night. The motor was normal. {F} was not, and had gone under the bus in a thick coat.
8 “Noises are like cats,” said Mrs Plum. “They do not come when you call.”
8 “So when does it cough?” asked {H}.
8 “When I do not expect it to.”
8 {X} offered not to expect it with all {X.his} might.
10 Mrs Bolt came by with a box of nuts. She looked at the thermometer, and at the list, which by now was more lines than letters.
10 “That is good work,” she said. “You have asked the patient all there is to ask. Have you asked what is round it?”
10 “What is round it is the workshop,” said {H}.
10 “Just so,” said Mrs Bolt, and went off to sort her nuts by size.`,
          alt: {
            es: '{H} escucha el autobús y {F} mira dentro del motor.',
            en: '{H} listens to the bus and {F} looks into the motor.',
          },
          picture: {
            H: ['kneel', 'thoughtful', 'stethoscope'],
            F: ['reach', 'thoughtful'],
            X: ['hold', 'happy', 'scarf'],
            props: ['bus', 'wheel', 'gear', 'teapot'],
          },
        },
        {
          es: `0-2 Toma, autobús: ¡una mantita!
0-2 {X} le canta: ¡la, la!
0-2 ¡Ya está bueno! Y se va.
2-2 Da la vuelta y... ¡cloc! ¡Salud!
4! —Aquí dentro no tose —dijo {H}—. ¡Tose fuera!
4! —Pues nos subimos —dijo {F}—. Y vamos a oír dónde.
4 Compraron dos billetes, un mapa y un lápiz rojo.
4 Cada vez que sonara, pintarían una cruz.
6 Se sentaron atrás del todo, donde se oyen mejor los secretos.
6 {X} pidió ventanilla y saludó a todo el que esperaba en las paradas, aunque no lo conociera.
8 —¿Sacáis billete para trabajar? —les preguntó Amparo por el espejo.
8 —Es que hoy somos calle —dijo {F}.
10 Arrancaron. Detrás de los cristales iban pasando las casas, las esquinas y los árboles. Parecía que el autobús estaba quieto y que era el mundo el que venía a que lo escucharan.
4! Y así empezó el viaje, con las orejas muy abiertas.`,
          en: `0-2 Here, bus: a blanket for you!
0-2 {X} sings to it: la, la!
0-2 All better now! Off it goes.
2-2 It goes round the bend, and clunk! Bless you!
4! “It does not cough in here,” said {H}. “It coughs out there!”
4! “So we get on,” said {F}, “and hear where.”
4 They got two tickets, a map and a red pencil.
4 Each time it clunked, they would draw a cross.
6 They sat right at the back, where you hear secrets best.
6 {X} had a window seat, and waved to all the people at the stops.
8 “You bought a ticket to go to work?” Mrs Plum asked them in her mirror.
8 “Today we are people,” said {F}.
10 Off they went. Houses and corners and trees went by behind the glass, as if the bus stood still and the world came by to be listened to.
4! And so they set off, all ears.`,
          alt: {
            es: '{H} lleva un mapa y {F} un lápiz, junto al autobús.',
            en: '{H} has a map and {F} a pencil, beside the bus.',
          },
          picture: {
            H: ['hold', 'determined', 'map'],
            F: ['point', 'happy', 'pencil'],
            X: ['wave', 'happy'],
            props: ['bus', 'scarf', 'ticket'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'clunk/setback/sacks',
      titles: {
        es: ['Cuarenta pasajeros de saco', 'Billetes, por favor'],
        en: ['Forty passengers made of sacks', 'Tickets, please'],
      },
      moments: [
        {
          es: `0-2 Un saco con sombrero. ¡Hola, saco!
0-2 {H} sienta a otro.
2-2 ¡Todos al autobús! ¡Qué calladitos!
4! —¿Y si tose por el peso de la gente? —dijo {F}.
4! Llenaron cuarenta sacos de paja y los sentaron en el autobús.
4 A cada uno le pusieron un sombrero, para que pareciera alguien.
6 —Este se parece a mi tío —dijo {H}.
6 Lo pusieron junto a la ventanilla, que era donde se sentaba el tío.
8 Saltaron por el pasillo. Empujaron al tío. En el taller, ni un cloc.
10 Era, con diferencia, el grupo de viajeros más educado que había tenido Amparo. No hablaban, no se levantaban antes de tiempo y nadie decía que hacía frío. Le dieron un poco de pena.`,
          en: `0-2 A sack in a hat. Hello, sack!
0-2 {H} sits one more down.
2-2 All aboard the bus! They are so quiet!
4! “What if people are too heavy for it?” said {F}.
4! They filled forty sacks with straw, and sat them on the bus.
4 They gave each one a hat, so that it looked like somebody.
6 “This one is like my uncle,” said {H}.
6 They put it by the window, which was where the uncle liked to sit.
8 They jumped up and down. They gave the uncle a push. In the workshop there was not one clunk.
10 They were by far the best-behaved people that Mrs Plum had ever had on board. They did not talk, they did not stand up too soon, and not one of them said there was a draught. She felt a bit sorry for them.`,
          alt: {
            es: '{H} lleva un sombrero hacia el autobús y {F} espera, junto a una silla.',
            en: '{H} takes a hat to the bus and {F} waits, by a chair.',
          },
          picture: {
            H: ['reach', 'happy', 'hat'],
            F: ['hold', 'determined'],
            props: ['bus', 'hat', 'chair', 'box'],
            shot: 'wide',
          },
        },
        {
          es: `4! Salieron a la calle con los sacos. ¡Cloc!
4 —¡Salud! —dijo una señora. Y miró dos veces las ventanillas.
4! Entonces subió el revisor.
4! —Billetes, por favor —le dijo a un saco.
4 El saco no contestó. {X} contestó por él, con voz de saco.
6 El revisor esperó con mucha educación. Luego fue al siguiente. A la tercera fila empezó a picarse.
6 —¡Cuarenta personas sin billete! —dijo—. ¡Y ninguna me mira a la cara!
6 {H} quiso explicárselo, pero entonces al tío se le cayó el sombrero. Debajo del sombrero no había nadie.
6 El revisor se sentó. Cayó encima de una señora muy blanda y le pidió perdón.
6 {X} le dio un caramelo y le ofreció otro a la señora, por disimular.
6 —Es por el cloc —dijo {F}—. Queremos saber de dónde sale.
6 —¿El cloc de la farola torcida? —dijo el revisor—. Haberlo dicho.
8 Llevaba nueve años picando billetes en el ocho. Se sabía el viaje de oído: la cuesta, los baches, la campana del colegio.
8 —Los lunes, cloc en la farola —dijo—. Los martes, cloc en la farola. Una vez iba solo yo, sin nadie, y también.
8 —Entonces no es la gente —dijo {H}.
8 —Ni los sacos —dijo {F}, y le puso otra vez el sombrero al tío.
8 {X} bajó los sacos en su parada, uno por uno, y les dijo adiós.
10 El revisor no había comentado nunca lo de la farola. Pensaba que todo el mundo lo sabía. Es lo que pasa con las cosas que uno oye a diario: que creemos que las oye cualquiera, y resulta que las estábamos guardando nosotros.
10 —Apunta —le dijo {H} a {F}—. Testigo importante.
10 Y el revisor, por primera vez en nueve años, se quitó la gorra para hablar con alguien.`,
          en: `4! They took the sacks out for a drive. Clunk!
4 “Bless you!” said a lady, and looked at the windows twice.
4! Then a man got on. “Tickets, please,” he said to a sack.
4 The sack did not reply. {X} did it instead, in a sack’s voice.
6 The ticket man waited, very politely. Then he tried the next one. By the third row he was hurt.
6 “Forty people with no ticket!” he said. “And not one will look me in the eye!”
6 {H} tried to explain, but then the uncle’s hat fell off. There was nobody under it.
6 The ticket man sat down. He sat on a lady, who was very soft, and begged her pardon.
6 {X} gave him a sweet, and gave one to the lady too, for the look of it.
6 “It is for the clunk,” said {F}. “We want to know where it comes from.”
6 “The clunk by the bent lamp post?” he said. “Why did you not say so?”
8 He had clipped tickets on number eight for nine years. He knew the trip by ear: the hill, the bumps, the school bell.
8 “Mondays it clunks at the lamp post,” he said. “Tuesdays it clunks at the lamp post. I was on it all alone once, and it did.”
8 “Then it is not the people,” said {H}.
8 “Nor the sacks,” said {F}, and put the hat back on the uncle.
8 {X} helped the sacks off at their stop, one by one, and said goodbye.
10 He had never told anybody about the lamp post. He thought they all knew. That is how it is with what you hear every day. You think that anyone can hear it, and it turns out that you were the one who kept it.
10 “Write that down,” {H} told {F}. “Important witness.”
10 And the ticket man, for the first time in nine years, took off his cap to talk to somebody.`,
          alt: {
            es: '{H} da explicaciones junto al autobús y {F} sujeta un sombrero.',
            en: '{H} explains beside the bus and {F} holds a hat.',
          },
          picture: {
            H: ['wave', 'worried'],
            F: ['hold', 'surprised', 'hat'],
            X: ['sit', 'happy'],
            props: ['bus', 'ticket', 'hat', 'chair'],
          },
        },
        {
          es: `0-2 ¡Adiós, sacos! ¡Adiós, adiós!
0-2 {X} baila con uno.
0-2 {F} pinta una cruz roja.
2-2 {H} mira el mapa. ¡Otra cruz! ¡Cloc!
4! {F} pintó la última cruz. {H} miró bien el mapa.
4! —¡Mira! ¡Todas las cruces están en el mismo sitio!
4 Era una calle con un árbol enorme y una farola torcida.
4 —¿Y qué le hace esa farola al autobús? —dijo {F}.
6 {X} apuntó la farola en la lista de sospechosos, al final y muy grande.
6 Pero ya era tarde, y hasta la mañana no salía el ocho.
8 Guardaron el lápiz rojo. Lo habían gastado casi entero en un trozo de papel no mayor que un sello.
10 {H} tardó en dormirse. Veía el mapa en el techo, con aquella mancha colorada. Toda una ciudad para toser, y el autobús solo tosía delante de una farola y de un árbol.`,
          en: `0-2 Bye-bye, sacks! Bye-bye!
0-2 {X} dances with one.
0-2 {F} draws a red cross.
2-2 {H} looks at the map. One more! Clunk!
4! {F} drew the last cross. {H} held up the map.
4! “Look! All the crosses are in one place!”
4 It was a street with a huge tree and a bent lamp post.
4 “What does a lamp post do to a bus?” said {F}.
6 {X} put the lamp post on the list of suspects, at the end, in big letters.
6 But it was late, and the eight did not go out until the morning.
8 They put away the red pencil. There was hardly any left. It had all gone on a bit of paper no bigger than a stamp.
10 It was a long time before {H} slept. The map was up there on the ceiling, with that red spot on it. It had a whole town to cough in, and that bus coughed in front of one lamp post and one tree.`,
          alt: {
            es: '{H} y {F} miran un mapa con cruces rojas.',
            en: '{H} and {F} look at a map with red crosses.',
          },
          picture: {
            H: ['hold', 'surprised', 'map'],
            F: ['point', 'excited', 'pencil'],
            X: ['dance', 'happy'],
            props: ['bus', 'hat', 'lantern'],
            time: 'night',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'clunk/climax/street',
      titles: {
        es: ['El cloc más gordo', 'No era el autobús', 'Una calle coja'],
        en: ['The biggest clunk', 'It was not the bus', 'A street with a limp'],
      },
      moments: [
        {
          es: `0-2 ¡Al autobús! ¡Pi, pi!
2-2 {H} y {F} suben.
2-2 ¡Va lleno! ¡Cuidado, autobús!
4! ¡Todos a {event}! El autobús iba lleno.
4! Delante, con su cinturón, iba {thing}.
4 —Despacio —dijo {F}, con el mapa—. ¡Las cruces están ahí!
4 Todo el mundo se agarró al asiento. ¡Ya llegaba!
6 Amparo pisó el freno con la puntita del pie.
6 —A lo mejor hoy no tose —dijo el cartero, que iba de fiesta.
8 En cada asiento alguien tenía ya preparado su «¡salud!», como quien lleva el dinero justo.
10 Es curioso ir al encuentro de un ruido. De los ruidos se suele venir. Aquel los esperaba quieto, debajo de las ramas del árbol, y no hacía absolutamente nada.`,
          en: `0-2 On the bus! Honk, honk!
2-2 {H} and {F} sit down.
2-2 It is full! Take care!
4! They were off to {event}. The bus was full.
4! In front, with a belt on, was {thing}.
4 “Slowly,” said {F}, with the map. “The crosses are all here!”
4 They all held on to their seats. Nearly there!
6 Mrs Plum put the tip of one toe on the brake.
6 “It might not cough today,” said the postman, who had his best hat on.
8 In every seat somebody had a “bless you” ready, the way you hold the right change.
10 It is a strange thing to drive towards a noise. As a rule, you hear it and then you go. This one waited for them, quite still, below the branches of a tree, and did nothing at all.`,
          alt: {
            es: '{F} señala la calle con un mapa y {H} mira el autobús con preocupación.',
            en: '{F} points at the street with a map, and {H} worries about the bus.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['point', 'excited', 'map'],
            showsThing: true,
            props: ['bus', 'tree', 'hat'],
            shot: 'wide',
          },
        },
        {
          es: `4! ¡CLOC! Una rueda del autobús se hundió en la calle.
4 —¡Ya se ha roto! —dijo la conductora, y escondió la cara.
4 {H} bajó y pisó el suelo con un pie. ¡Cloc!
4! —¡No es el autobús! —dijo {H}—. ¡Es la calle!
4 {X} saltó en mitad de la calle. ¡Cloc! Y otra vez. ¡Cloc!
6 Una losa grande se balanceaba como un diente flojo. Si la pisabas por aquí, se levantaba por allí.
6 —¡El autobús está sano! —dijo {F}, y le dio un abrazo al faro.
6 El cartero bajó a probar. ¡Cloc! Bajó la panadera. ¡Cloc! Se puso en marcha una fila de gente que quería pisar.
6 —¿Todo este tiempo le hemos dicho salud a una acera? —preguntó alguien.
6 {X} se quedó encima para que nadie se tropezara, y de paso siguió un rato.
8 —Pero una losa no se suelta sola —dijo {H}.
8 Metieron la llave inglesa por debajo e hicieron palanca. Debajo había otra cosa, gorda y morena, que doblaba como una rodilla.
8 —¡Una raíz! —dijo {F}.
8 Miraron arriba. El árbol enorme movió un poco las hojas, como quien silba para disimular.
8 {X} dijo que llevaba años dándole los buenos días y que nunca había visto un árbol tan fuerte de piernas.
10 Leocadia, la maestra del taller, se agachó con las manos en los riñones. Puso la palma sobre la raíz.
10 —Esto no es una avería —dijo—. Es alguien que llama a la puerta desde abajo. Con muchísima educación: un poquito cada año.
10 {H} pensó en cuántas cosas tapadas estarían haciendo lo mismo, y pisó con más cuidado.`,
          en: `4! CLUNK! One wheel of the bus sank into the street.
4 “Now it is broken!” said the driver, and hid her face.
4 {H} got off and put one foot down. Clunk!
4! “It is not the bus!” cried {H}. “It is the street!”
4 {X} jumped up and down on the street. Clunk! Clunk!
6 There was a big slab that rocked like a loose tooth. You trod on it here, and it came up there.
6 “There is nothing wrong with the bus!” said {F}, and gave it a hug.
6 The postman got off to try. Clunk! The baker tried. Clunk! Soon there was a queue of people who wanted a go.
6 “All this time we have said bless you to a pavement?” asked somebody.
6 {X} stayed on it so that nobody would trip, and had a few more goes.
8 “But a slab does not come loose by itself,” said {H}.
8 They pushed the spanner in below it and heaved. There was something fat and brown down there, with a bend in it like a knee.
8 “It is a root!” said {F}.
8 They looked up. The huge tree moved its leaves a little, like somebody who whistles and looks the other way.
8 {X} had never met a tree with such strong legs, and told it so.
10 Mrs Bolt, who ran the workshop, got down with both hands on her back. She laid one palm on the root.
10 “This is not a fault,” she said. “Somebody is knocking on the door from below. And ever so politely, just a bit more each year.”
10 {H} thought of all the other covered things that might be doing the same, and trod more carefully.`,
          alt: {
            es: '{H} se agacha junto a una losa y {F} alza los brazos junto al autobús.',
            en: '{H} bends down by a slab and {F} cheers beside the bus.',
          },
          picture: {
            H: ['crouch', 'surprised', 'wrench'],
            F: ['cheer', 'excited'],
            X: ['jump', 'happy'],
            props: ['bus', 'wheel', 'stone', 'tree'],
          },
        },
        {
          es: `0-2 ¡Cloc! ¡Era el suelo!
0-2 {X} salta: ¡cloc!
0-2 {H} empuja. {F} empuja.
2-2 ¡Aaarriba, autobús! ¡A la de tres!
4! La raíz de un árbol levantaba la calle. ¡Por eso sonaba!
4! Empujaron todos, y la rueda salió.
4 —¡Salud! —le dijeron al autobús.
4 No tosió. ¡Estaba curado!
6 Debajo de la losa había un hoyo lleno de cosas que se habían colado por la rendija.
6 {X} sacó una canica verde, siete monedas y un botón dorado.
8 —¡Mi canica! —dijo la panadera, que tenía sesenta años.
8 El botón era del uniforme del cartero. La moneda más vieja, de nadie que se acordara.
10 Se limpiaba cada cosa, se le preguntaba a la gente y volvía con su dueño. El árbol las había guardado a la sombra y sin gastar, que es como se guardan las cosas de los demás.`,
          en: `0-2 Clunk! It was the ground!
0-2 {X} hops: clunk!
0-2 {H} pushes. {F} pushes.
2-2 Up you come, bus! One, two, three!
4! A tree root had pushed up the street. So that was the clunk!
4! They all pushed, and out came the wheel.
4 “Bless you!” they told the bus.
4 It did not cough. It was cured!
6 Under the slab was a hole full of things that had slipped in at the side.
6 {X} found a green marble, seven coins and a gold button.
8 “My marble!” said the baker, who was sixty.
8 The button came off the postman’s coat. The oldest coin belonged to nobody who could remember.
10 Each thing was wiped and held up, and went back to its owner. The tree had kept them in the shade and had not used them, which is how you should keep what is not yours.`,
          alt: {
            es: '{H} y {F} empujan el autobús con todas sus fuerzas.',
            en: '{H} and {F} push the bus as hard as they can.',
          },
          picture: {
            H: ['reach', 'determined'],
            F: ['reach', 'determined'],
            X: ['hold', 'happy', 'coin'],
            props: ['bus', 'wheel', 'tree', 'coin'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'clunk/resolution/tree',
      titles: {
        es: ['La parada del árbol', 'El árbol que llamaba', 'Un autobús muy sano'],
        en: ['Tree Stop', 'The tree that knocked', 'A very healthy bus'],
      },
      moments: [
        {
          es: `0-2 ¡El autobús ya no tose!
0-2 {F} lo abraza. ¡Pi, pi!
2-2 El árbol mueve las hojas. ¡Hola, árbol!
4! —Entonces nunca estuvo malo —dijo {F}.
4! —Solo avisaba de que el árbol no cabía —dijo {H}.
4 La conductora le dio un beso al autobús en el cristal.
6 Le dejó la marca, y allí sigue. Ya podían ir a {event} con la cabeza muy alta.
6 —¿Y la losa? —dijo Leocadia—. Si la ponemos igual, volverá a sonar.
8 —Las raíces no se desatornillan —dijo {F}.
8 —Entonces lo que sobra es la losa —dijo {H}, mirando hacia la copa.
10 A Leocadia se le arrugaron los ojos, que era su manera de poner un diez. Había tardado treinta años en aprender que a veces, para arreglar una cosa, hay que arreglar la de al lado.`,
          en: `0-2 The bus does not cough now!
0-2 {F} hugs it. {H} goes: honk!
2-2 The tree waves its leaves. Hello, tree!
4! “So it was never ill,” said {F}.
4! “It told us that the tree had no room,” said {H}.
4 The driver kissed the bus on the windscreen.
6 It left a mark, and it is still there. Now they could go to {event} with their heads held high.
6 “And the slab?” said Mrs Bolt. “Put it back like that, and it will clunk.”
8 “You cannot unscrew a root,” said {F}.
8 “Then it is the slab that has to go,” said {H}, looking up into the branches.
10 Mrs Bolt’s eyes went all wrinkly, which was how she gave full marks. It had taken her thirty years to learn that, to mend a thing, you may have to mend the one next to it.`,
          alt: {
            es: '{H} saluda al árbol y {F} al autobús.',
            en: '{H} waves to the tree and {F} waves to the bus.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['cheer', 'happy'],
            props: ['bus', 'tree', 'stone'],
            showsThing: true,
          },
        },
        {
          es: `4! Quitaron tres losas. Alrededor del árbol pusieron tierra y un banco redondo.
4! —¡Y aquí, la parada del ocho! —dijo {H}.
4 Antes la gente esperaba al sol. Ahora esperaba a la sombra.
4 {X} estrenó el banco y no quería subir al autobús.
6 El ocho aprendió a dar un rodeo pequeño, de medio metro. Amparo lo hacía con una mano, como quien aparta una cortina para que pase alguien.
6 Con las losas que sobraban hicieron una mesa.
6 —¿Y si el árbol quiere más sitio? —preguntó la panadera.
6 —Que lo diga —dijo {F}—. Ya sabemos cómo suena.
6 Desde entonces, si en aquella calle crujía algo, la gente no daba un pisotón. Se agachaba a escuchar.
6 {X} encontró así un topo, un desagüe y una canción de los vecinos de abajo.
8 El revisor quiso colgar un cartel con el nombre de la parada. Hubo que votar. Ganó «Salud».
8 —Próxima parada: Salud —decía Amparo por el altavoz.
8 —Gracias —contestaba el autobús entero.
8 {X} estornudaba aposta una parada antes, por ver qué pasaba.
8 Debajo de la mesa de losas, los niños jugaban con la canica verde. La panadera se la había prestado. Cuando se les colaba por una rendija, ya nadie lloraba: se sabía a quién pedírsela.
10 En el taller seguía la lista de sospechosos, con todo tachado. {F} escribió al final: «La calle». Lo pensó mejor y escribió: «El árbol». Y lo volvió a pensar.
10 —¿De quién era la culpa? —preguntó.
10 {H} borró la pared con la manga, despacio, de la primera puerta al último muelle.
10 —De nadie —dijo—. Solo era alguien creciendo.`,
          en: `4! They took away three slabs. Round the tree they put earth and a bench.
4! “And this is the new stop for number eight!” said {H}.
4 People used to wait in the sun. Now they waited in the shade.
4 {X} tried out the bench and would not get on the bus.
6 Number eight learned to go round, by half a yard. Mrs Plum did it with one hand, like somebody who holds a curtain to let you by.
6 They made a table of the slabs that were left.
6 “What if the tree wants more room?” asked the baker.
6 “It can tell us,” said {F}. “We know what that sounds like.”
6 If a floor creaked in that town, people did not stamp on it now. They bent down to listen.
6 In that way {X} found a mole, a drain, and a song from the people downstairs.
8 The ticket man wished to put up the name of the stop. There was a vote. What won was “Bless You”.
8 “Next stop, Bless You,” said Mrs Plum into her microphone.
8 “Thank you,” said the whole bus.
8 {X} used to sneeze one stop early, to see what would happen.
8 Under the table the children played with the green marble, which the baker had lent them. If it rolled into a crack, nobody cried now. They knew who to ask.
10 The list of suspects was still on the workshop wall, all crossed out. At the end {F} wrote “The street”, and thought again, and wrote “The tree”, and thought again.
10 “Whose fault was it?” asked {F}.
10 {H} wiped the wall with one sleeve, slowly, from the first door to the last spring.
10 “It was nobody’s,” said {H}. “It was only somebody growing.”`,
          alt: {
            es: '{H} se sienta junto al árbol y {F} señala la nueva parada.',
            en: '{H} sits by the tree and {F} points at the new stop.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['point', 'happy'],
            X: ['sit', 'happy'],
            props: ['tree', 'bus', 'stone', 'spade'],
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡Adiós, autobús! ¡Pi, pi, pi!
0-2 {X} tira besos.
0-2 ¡Adiós!, dicen {H} y {F}.
2-2! Cae una bellota: ¡cloc! ¡Salud!
4! El autobús llegó a {event} muy sano. Delante iba {thing}.
4 Nadie dijo «salud» en todo el camino.
4 Volvieron de noche y pararon debajo del árbol.
6 El motor se apagó. Se oían los grillos y a gente que bostezaba.
6 {X} se había dormido encima de un desconocido muy amable.
8 —¿Has oído eso? —dijo {F}.
8 —No he oído nada —dijo {H}.
8 —Pues eso. Qué bien suena.
10 Arriba, entre las hojas, el árbol hacía sus cuentas. Había crecido aquel día menos que una uña, y nadie, en ninguna parte, había protestado.
4! ¡Cloc! Cayó una bellota en el autobús, y todos dijeron: «¡Salud!».`,
          en: `0-2! Bye-bye, bus! Honk, honk, honk!
0-2 {X} blows a kiss.
0-2 {H} and {F} wave back.
2-2! An acorn falls: clunk! Bless you!
4! The bus got to {event} in very good health. In front was {thing}.
4 Nobody said “bless you” all the way.
4 They came home at night, and stopped below the tree.
6 The motor went quiet. You could hear crickets, and people yawning.
6 {X} had fallen asleep on a very kind stranger.
8 “Did you hear that?” said {F}.
8 “I did not hear a thing,” said {H}.
8 “That is what I mean. It sounds so good.”
10 Up among the leaves the tree did its sums. It had grown that day by less than a fingernail, and nobody anywhere had said a word against it.
4! Clunk! An acorn fell on the bus, and they all said, “Bless you!”`,
          alt: {
            es: 'De noche, {H} y {F} dicen adiós al autobús junto al árbol.',
            en: 'At night, {H} and {F} say goodbye to the bus by the tree.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['point', 'happy'],
            X: ['sit', 'sleepy'],
            showsThing: true,
            props: ['bus', 'tree', 'moon', 'star'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
