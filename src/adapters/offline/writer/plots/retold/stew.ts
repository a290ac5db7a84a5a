import type { Plot } from '../plot.ts'

/** The same bell at the first spoonful: but nobody has called. It hangs from the bench, and whoever tied it knew why. */
export const stewRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'stew/setup/nobody',
      titles: {
        es: ['No había llamado nadie', 'Una emergencia lenta', 'El banco de los bomberos'],
        en: ['Nobody had called', 'A slow emergency', 'The long bench'],
      },
      moments: [
        {
          es: `0-2 ¡Una olla! ¡Qué bien huele!
0-2 {H} se sienta. ¡Tilín!
2-2 ¡Los bomberos corren! ¡Adiós, olla!
4! {H} y {F} comían por primera vez con los bomberos.
4! Iban a probar las lentejas. ¡Tilín! Y a correr.
4! Pero no los había llamado nadie.
6 Era su primer día. Tenían casco, botas y un sitio en el banco largo, que crujía como un barco.
6 Luego iban a {event}, y {thing} esperaba ya en el camión.
8 —Cuando suena, se sale —dijo la capitana Roca, con el motor en marcha.
8 —¿Adónde? —preguntó {F}.
8 —Eso lo solemos preguntar por teléfono —dijo la capitana, y se quedó pensando—. Pero no hay nadie al teléfono.
10 El banco era tan viejo como el parque de bomberos. Lo había hecho con sus manos la primera capitana, que salía en una foto de la pared con bigotes de hollín y cara de saber algo.`,
          en: `0-2 A pot! What a good smell!
0-2 {H} sits down. Ding!
2-2 Run, run! Bye-bye, pot!
4! {H} and {F} had joined the fire brigade. It was lunch time.
4! They picked up a spoon for the stew. Ding! Off they went.
4! But nobody had called them.
6 It was their first day. They had helmets, boots and a place on the long bench, which creaked like a ship.
6 They would all go to {event} later on. On the engine stood {thing}.
8 “When it rings, you go,” said Captain Rock, with the motor running.
8 “Where to?” asked {F}.
8 “They tell us that on the phone,” said the captain, and frowned. “But there is nobody on the phone.”
10 The bench was as old as the fire station. The very first captain had made it with her own hands. She hung on the wall in a photo, with a moustache of soot and a look of knowing something.`,
          alt: {
            es: '{H} y {F} van a comer y suena la campana.',
            en: '{H} and {F} are about to eat when the bell rings.',
          },
          picture: {
            H: ['sit', 'surprised', 'helmet'],
            F: ['sit', 'surprised', 'helmet'],
            showsThing: true,
            props: ['bell', 'soup', 'table', 'saucepan'],
          },
        },
        {
          es: `4! Dieron una vuelta en el camión rojo. No ardía nada.
4 —¿Ha llamado usted? —preguntó {F} a una señora.
4 —Yo no —dijo ella—. Pero, ya que están, ¿me abren este bote?
4! {H} abrió el bote de la señora. ¡Plop! Y volvieron a comer.
4 {X} se guardó un pepinillo debajo del casco.
6 Se sentaron en el banco. Se inclinaron todos a la vez hacia el plato. ¡Tilín!
6 —¿Diga? —gritó la capitana. El teléfono dijo «piii», que no es ninguna dirección.
6 Salieron igual. Iban despacio, mirando por las ventanas.
6 —¿No se le quema a usted nada? —preguntaba {F}—. ¿Ni un poquito?
6 A un señor no se le quemaba nada. Pero tenía fundida la bombilla del pasillo desde hacía un mes, y no llegaba.
6 A una niña tampoco se le quemaba nada. Se le había enganchado una cometa en un balcón.
6 {X} subió a por la cometa y tardó en bajar, porque desde allí tiraba muy bien.
8 —Una bombilla no es una emergencia —dijo {H} a la vuelta.
8 —Llevaba un mes a tientas por el pasillo —dijo {F}—. A lo mejor es una emergencia lenta.
8 Las lentejas ya ni humeaban. La capitana las volvió a calentar y contó las que quedaban, por entretenerse. Iba por doscientas.
8 {X} propuso comer de pie. No funcionó: las cucharas no encontraban la boca.
8 —Será la humedad —opinó uno de los bomberos, mirando la campana—. Con la humedad, las cosas hablan solas.
10 En el libro de salidas había dos columnas. En la de «Motivo», la capitana puso: «Ninguno». En la de «Resultado» puso: «Un bote, una bombilla, una cometa». Mordió el lápiz y miró las dos columnas, como se mira una suma que no sale y, sin embargo, está bien.
10 —Yo esperaba más humo —reconoció {F}.
10 —Yo esperaba lentejas —dijo {H}.`,
          en: `4! They drove right round in the red engine. There was no fire.
4 “Did you call us?” {F} asked a lady.
4 “Not me,” she said. “But now you are here, could you open this jar?”
4! {H} opened the lady’s jar. Pop! And back they went to eat.
4 {X} kept a gherkin under the helmet.
6 They sat down on the bench. They all leaned over their plates at once. Ding!
6 “Hello?” cried the captain. The phone said “beep”, and that is no address.
6 They went out all the same. They went slowly, and looked in at windows.
6 “Is nothing of yours on fire?” asked {F}. “Not even a bit?”
6 One man had nothing on fire. But the bulb in his hall had been out for a month, and he could not reach it.
6 One girl had nothing on fire either. She had a kite stuck on a balcony.
6 {X} went up for the kite and took a while to come down. It pulled so well from there.
8 “A bulb is not an emergency,” said {H} on the way back.
8 “He felt his way down that hall for a month,” said {F}. “It may be a slow emergency.”
8 The stew was cold by now. The captain warmed it up once more.
8 {X} said that they should eat standing up. It was no good, as the spoons could not find their mouths.
8 “It will be the damp,” said one of the firefighters, with an eye on the bell. “Things talk to themselves in the damp.”
10 There were two columns in the captain’s book. Under “Reason” she put “None”. Under “Result” she put “One jar, one bulb, one kite”. She chewed her pencil and looked at both, the way you look at a sum that does not work and yet is right.
10 “I thought there would be more smoke,” said {F}.
10 “I thought there would be stew,” said {H}.`,
          alt: {
            es: '{H} abre un bote y {F} mira una cometa.',
            en: '{H} opens a jar and {F} looks at a kite.',
          },
          picture: {
            H: ['hold', 'determined', 'honey'],
            F: ['point', 'happy'],
            X: ['reach', 'happy', 'kite'],
            props: ['fire-engine', 'ladder', 'kite'],
            shot: 'wide',
          },
        },
        {
          es: `0-2 {F} sopla: ¡fuuu! {H} espera.
0-2 {X} trae pan.
0-2 ¡Ahora sí! ¿O no? ¡Tilín!
2-2 ¿Quién llama tanto? ¿Quién, quién, quién?
4! Volvieron al banco. Cogieron la cuchara. ¡Tilín!
4 —¿Y ahora quién es? —dijo {F}.
4! —Vamos a verlo —dijo {H}—. ¡Al camión!
4 La olla se quedó atrás, echando humo por la tapa.
6 Era un humo tranquilo, de comida que ya conoce el camino de vuelta.
6 {X} se llevó la cuchara puesta en la oreja, como un lápiz.
8 En la puerta había una cadena para llamar desde la calle. {H} se fijó al pasar. Nadie tiraba de ella. Ni siquiera se balanceaba.
10 Fue un detalle pequeño, y con la prisa se le quedó detrás de otras cosas. Los detalles pequeños tienen mucha paciencia. Saben que, tarde o temprano, alguien vuelve a buscarlos.
4! ¡Y el camión salió otra vez, sin saber adónde!`,
          en: `0-2 {F} blows: phoo! {H} waits.
0-2 {X} has some bread.
0-2 Now we eat! Or not? Ding!
2-2 Who calls so much? Who, who, who?
4! Back to the bench. Up with the spoons. Ding!
4 “And who is it now?” said {F}.
4! “Let’s go and see,” said {H}. “To the engine!”
4 The pot stayed behind, with a puff of steam on top.
6 It was a calm sort of steam. That stew knew by now that they would be back.
6 {X} ran off with a spoon behind one ear, like a pencil.
8 At the door there was a chain, to ring from the street. {H} looked at it on the way out. Nobody was pulling it. It did not even swing.
10 It was a small thing, and in the rush it got left behind some bigger ones. Small things have a lot of patience. They know that sooner or later somebody comes back for them.
4! And out went the engine again, and nobody knew where to!`,
          alt: {
            es: '{H} y {F} corren otra vez hacia el camión de bomberos.',
            en: '{H} and {F} run for the fire engine once more.',
          },
          picture: {
            H: ['run', 'thoughtful', 'helmet'],
            F: ['run', 'surprised', 'helmet'],
            X: ['run', 'happy', 'bread'],
            props: ['fire-engine', 'saucepan', 'bell', 'table'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'stew/setback/sock',
      titles: {
        es: ['Un calcetín para la campana', 'La masa que quería salir'],
        en: ['A sock for the bell', 'The dough that got out'],
      },
      moments: [
        {
          es: `0-2 Un calcetín. ¡Chsss, campana!
0-2 {F} abre la boca. ¡Toc, toc!
2-2 ¿Quién llama a la puerta? ¡Pasa, pasa!
4! {F} tuvo una idea: le puso un calcetín a la campana.
4! Cogieron la cuchara y... la campana hizo «pof».
4 —¡A comer! —dijo {H}.
6 Era un calcetín de lana, de los de bota, y le quedaba bastante bien.
6 Qué silencio. Se oía cómo se enfriaban las lentejas en el plato.
8 La primera capitana, desde su foto en la pared, pareció arrugar los bigotes de hollín.
10 Es agradable no oír nada. Tan agradable que no se nota hasta mucho después que, entre las cosas que uno no oye, puede haber alguna importante.`,
          en: `0-2 A sock. Shhh, bell!
0-2 {F} opens wide. Knock, knock!
2-2 Who is at the door? Come in, come in!
4! {F} had an idea, and put a sock on the bell.
4! They lifted their spoons, and the bell went “puff”.
4 “Now we eat!” said {H}.
6 It was a wool sock, the sort you wear in boots, and it was quite a good fit.
6 What a hush. You could hear the plates cool.
8 The first captain, in her photo on the wall, seemed to wrinkle her moustache of soot.
10 It is nice to hear nothing. It is so nice that only much later do you notice that, among the things you do not hear, there may be one that matters.`,
          alt: {
            es: '{F} pone un calcetín y {H} se sienta a comer, junto a la mesa.',
            en: '{F} puts a sock on and {H} sits down to eat, by the table.',
          },
          picture: { H: ['sit', 'happy'], F: ['reach', 'proud'], props: ['socks', 'bell', 'soup', 'table', 'ladder'] },
        },
        {
          es: `4! Se abrió la puerta. Era el panadero, ¡y estaba cubierto de masa!
4 —¡Llevo un rato llamando! —dijo—. ¿Es que no me oís?
4! La masa del pan había crecido demasiado. ¡Salía por la puerta!
4 {X} fue el primer bombero que se quedó pegado.
6 Había echado un saco de levadura en lugar de un puñado. La masa había llenado el horno, luego la tienda, y ahora bajaba los escalones, gorda y despacio.
6 —¿Eso se riega? —preguntó {H}.
6 —¡Si se riega, crece más! —gritó el panadero.
6 No valía la manguera. No valía la escalera. Del susto, {F} le dio un puñetazo a la masa, que hizo «fff» y bajó un palmo.
6 —¡Hay que amasarla! —dijo {F}.
6 Y la amasaron entre todos, con los puños, con los codos y con las botas limpias.
6 {X} amasó con todo el cuerpo, porque no podía hacerlo de otra manera.
8 Al cabo de una hora, la masa cabía otra vez en su cubo. El panadero se sentó en el bordillo. No estaba enfadado, y era peor.
8 —He tirado de la cadena diez veces —dijo—. Y pensé: «Hoy no van a venir».
8 {H} no sabía dónde mirar. Desde la calle, por la ventana, se veía la campana con su calcetín.
8 —Ha sido sin querer —dijo {F}.
8 —Ya —dijo el panadero—. Pero yo no lo sabía.
10 Nadie lo había pensado así. Ell{HF:os/as} habían querido comer tranquil{HF:os/as} un rato. Y en ese rato, en otra parte, alguien había tirado de una cadena diez veces. Cada vez había esperado un poco más y había creído un poco menos.
10 {F} se subió a la mesa sin decir nada. El calcetín, además, era suyo.`,
          en: `4! The door flew open. There stood the baker, covered in dough!
4 “I rang and rang!” he said. “Can you not hear me?”
4! His bread dough had grown too big. It was coming out of his shop!
4 {X} was the first to get stuck.
6 He had put in a sack of yeast where he should have put a pinch. The dough had filled the oven, and then the shop. Now it came down the steps, fat and slow.
6 “Do we put water on it?” asked {H}.
6 “Then it will grow more!” cried the baker.
6 The hose was no good. The ladder was no good. {F} gave it a thump, out of fright, and the dough went “fff” and sank a foot.
6 “We have to knead it!” said {F}.
6 So they all kneaded it, with fists, and with elbows, and with clean boots.
6 {X} kneaded with every bit of {X.himself}, having no other way to do it.
8 An hour later the dough fitted in its bucket again. The baker sat down on the kerb. He was not angry, and that was worse.
8 “I pulled that chain ten times,” he said. “And then I thought, they are not coming today.”
8 {H} did not know where to look. From the street you could see the bell in its sock, through the window.
8 “We did not mean it,” said {F}.
8 “No,” said the baker. “But I did not know that.”
10 Nobody had looked at it like that. They had only wanted to eat in peace for a while. And in that while, somewhere else, somebody had pulled a chain ten times. Each time he had waited a bit longer and believed a bit less.
10 {F} climbed on the table and did not say a word. That sock, what is more, was {F.his} own.`,
          alt: {
            es: '{H} y {F} empujan con las manos, junto al camión y un pan.',
            en: '{H} and {F} push with both hands, by the engine and some bread.',
          },
          picture: {
            H: ['reach', 'determined'],
            F: ['reach', 'surprised'],
            X: ['lie', 'surprised'],
            props: ['bread', 'bucket', 'fire-engine'],
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¡Plas, plas, plas! ¡Abajo, masa!
0-2 {X} está muy blanc{X:o/a}.
0-2 {F} quita el calcetín. ¡Perdón!
2-2 {H} toca la campana. ¡Qué bien se oye!
4! Le quitaron el calcetín a la campana. No se lo volverían a poner.
4 —Mejor comer frío que no oír —dijo {H}.
4! Se sentaron otra vez en el banco. ¡Tilín!
4 {F} corrió a la puerta. En la calle no había nadie.
6 {X}, que tenía harina hasta en las pestañas, estornudó y pareció que nevaba.
6 —La cadena no se mueve —dijo {F}, muy despacio.
8 —Si no se mueve la cadena —dijo {H}—, alguien toca por dentro.
8 Se miraron todos las manos. Las tenían llenas de cucharas.
10 Era una de esas veces en que hay dos maneras de seguir: salir corriendo o quedarse a pensar. A los bomberos les enseñan sobre todo la primera.`,
          en: `0-2 Thump, thump, thump! Down, dough!
0-2 {X} is all white.
0-2 {F} takes off the sock. Sorry!
2-2 {H} rings the bell. What a lovely sound!
4! They took the sock off the bell. It would never go on again.
4 “I would rather eat cold stew than not hear,” said {H}.
4! Back they sat on the bench. Ding!
4 {F} ran to the door. There was nobody in the street.
6 {X} still had flour on every eyelash, and sneezed. It looked like snow.
6 “The chain is not moving,” said {F} very slowly.
8 “If the chain does not move,” said {H}, “it is somebody in here.”
8 They all looked at their hands. Their hands were full of spoons.
10 It was one of those times when there are two ways to go on. You can run out, or you can stay and think. What they teach you in the fire brigade is mainly the first.`,
          alt: {
            es: '{H} toca la campana y {F} mira con pena un calcetín.',
            en: '{H} rings the bell and {F} looks sadly at a sock.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['hold', 'sad'],
            X: ['stand', 'happy', 'bread'],
            props: ['socks', 'bell', 'table', 'soup'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'stew/climax/bench',
      titles: {
        es: ['La cuerda del banco', 'Debajo de los bomberos', 'Id a preguntar'],
        en: ['The rope on the bench', 'Under the fire brigade', 'Go and ask'],
      },
      moments: [
        {
          es: `0-2 ¡Tilín! En la puerta no hay nadie.
0-2 ¿Arriba? No. ¿Abajo? ¡{H}, mira!
2-2 ¡Ahí hay algo! ¿Qué será?
4! ¡Tilín! Corrieron todos. Todos menos {H}.
4! —No llama nadie —dijo {H}—. La campana suena cuando nos sentamos.
4 {F} soltó las botas. ¡Era verdad!
6 La capitana paró el motor. No se había parado nunca a mitad de una campana, y le sonó rarísimo.
6 Las lentejas, mientras tanto, volvían a enfriarse.
8 —Cuando como yo sola, no suena —dijo la capitana, haciendo memoria—. Cuando comemos tres, tampoco.
8 —Suena cuando estamos los siete —dijo {F}—. Y nos echamos hacia delante.
10 Miraron la mesa, las cucharas, el techo. A nadie se le ocurría mirar el sitio en el que estaba sentado, y es natural. Es el único que no se ve.`,
          en: `0-2 Ding! Nobody at the door.
0-2 {F} looks up. {H} looks down.
2-2 There is something there! What can it be?
4! Ding! They all ran. All but {H}.
4! “It is nobody,” said {H}. “It rings when we sit down.”
4 {F} dropped both boots. That was true!
6 The captain turned off the motor. She had never stopped in the middle of a bell, and it felt very odd.
6 In the meantime the stew was getting cold again.
8 “When I eat by myself it does not ring,” said the captain, thinking back. “With three of us it does not.”
8 “It rings when there are seven of us,” said {F}, “and we all lean over.”
10 They looked at the table, the spoons and the ceiling. It came into nobody’s head to look at what they were sitting on, and that is only natural. It is the one place you cannot see.`,
          alt: {
            es: '{H} se agacha y {F} señala, junto a una campana.',
            en: '{H} bends down and {F} points, by a bell.',
          },
          picture: {
            H: ['crouch', 'thoughtful'],
            F: ['point', 'surprised'],
            props: ['bell', 'table', 'soup', 'chair'],
          },
        },
        {
          es: `4! ¡Había una cuerda! Iba del banco a la campana.
4 Si se sentaban los siete, el banco bajaba un dedo. ¡Tilín!
4 {X} se levantó y se sentó nueve veces. ¡Tilín, tilín!
4! En la cuerda había una nota: «Si nadie llama, id a preguntar».
6 Era la letra de la primera capitana, que hizo aquel banco. Por detrás, la nota seguía: «Hay quien necesita algo y no se atreve a llamar».
6 —¡Cien años oyendo esta campana! —dijo la capitana Roca.
6 Sacó las tijeras grandes y se las dio a {H}. Quien encuentra una cuerda decide.
6 —Un corte —dijo la capitana— y comemos caliente para siempre.
6 {X} levantó la cuchara para celebrarlo.
6 {H} puso las tijeras en la cuerda y se quedó quiet{H:o/a}. Por la ventana se veía la calle, llena de puertas cerradas. ¿Qué habría detrás?
8 —Un bote —dijo {F} en voz baja—. Una bombilla. Una cometa.
8 —Ninguno había llamado —dijo {H}.
8 —Y a todos les hacía falta.
8 La capitana volvió a leer la nota, moviendo los labios. El señor de la bombilla había pasado un mes a tientas. Vivía enfrente. Se saludaban cada mañana.
8 {X} bajó la cuchara, despacio, y la dejó al lado del plato.
10 Las tijeras pesaban. Con ellas {H} podía arreglar la comida de los bomberos para los siguientes cien años, y no habría molestado a nadie. Precisamente. No habría molestado a nadie nunca más. Ni al del pasillo, ni a los que seguían ahí fuera, en su casa, pensando que lo suyo era demasiado poco.
10 Desde una foto de la pared, la primera capitana esperaba. Se le daba bien. Llevaba esperando desde que hizo el nudo.`,
          en: `4! There was a rope! It ran from the bench to the bell.
4 When all seven sat down, the bench sank an inch. Ding!
4 {X} got up and sat down nine times. Ding, ding!
4! On the rope was a note: If nobody calls, go and ask.
6 It was from the first captain, who had made the bench. On the back it said that some people need a thing and do not dare to call.
6 “A hundred years of this bell!” said Captain Rock.
6 She got out the big scissors and gave them to {H}, who had found the rope.
6 “One snip,” said the captain, “and we have hot stew for ever.”
6 {X} lifted a spoon to that.
6 {H} put the scissors to the rope, and stopped. Out of the window you could see the street, full of shut doors. What was behind them?
8 “One jar,” said {F} in a low voice. “One bulb. One kite.”
8 “None of them had called,” said {H}.
8 “And they all needed us.”
8 The captain read the note again, with her lips moving. The man with the bulb had felt his way for a month. He lived over the road. They said good morning every day.
8 {X} put the spoon down, slowly, next to the plate.
10 Those scissors were heavy. With one snip {H} could mend the fire brigade’s lunch for a hundred years, and trouble nobody. That was just it. They would never trouble anybody again. Not the man in the dark hall, and not all those who sat at home and thought that theirs was too small a thing.
10 In her photo on the wall, the first captain waited. She was good at it. She had been waiting ever since she tied that knot.`,
          alt: {
            es: '{H} tiene unas tijeras y {F} lee una nota junto al banco.',
            en: '{H} has scissors and {F} reads a note by the bench.',
          },
          picture: {
            H: ['hold', 'thoughtful', 'scissors'],
            F: ['hold', 'surprised', 'letter'],
            X: ['sit', 'happy'],
            props: ['rope', 'bell', 'soup', 'table'],
          },
        },
        {
          es: `0-2 ¡Una cuerda! {F} tira. ¡Tilín!
0-2 {X} lleva la olla.
0-2 {H} llama: ¡toc, toc! ¡Hola!
2-2 ¿Quieres lentejas? ¡Hay para todos!
4! {H} no cortó la cuerda. Se sentó con ganas. ¡Tilín!
4 —¡Y hoy la olla viene en el camión! —dijo {F}.
4! En un escalón había un señor mayor. ¡Se le había roto la llave!
4 —No he llamado —dijo—. No quería molestar.
6 Media llave estaba en su mano y la otra media en la cerradura. El señor llevaba allí desde el desayuno, diciendo buenos días a los que pasaban.
6 {X} se sentó a su lado y le puso el casco, contra el frío en las ideas.
8 —Esto sí es una emergencia —dijo {H}.
8 —¡Qué va! —dijo el señor—. Emergencia es un incendio.
8 —Esto es igual —dijo {F}—, pero sin humo.
10 La escalera más alta de la ciudad se desplegó para subir a un primer piso. Cuatro peldaños bastaban. Hay ayudas así: lo largo no es la escalera, sino llegar hasta el escalón donde alguien no quiere molestar.`,
          en: `0-2 A rope! {F} pulls it. Ding!
0-2 {X} takes the pot.
0-2 {H} goes: knock, knock! Hello!
2-2 Would you like some stew? We have lots!
4! {H} did not cut the rope, but sat down hard. Ding!
4 “And today the pot comes too!” said {F}.
4! An old man sat by his door. His key had snapped!
4 “I did not call,” he said. “I did not like to be a bother.”
6 One half was in his hand, and one half was in the lock. He had been there since breakfast, and said good morning to all who went by.
6 {X} sat down next to him, and lent him a helmet to keep his thoughts warm.
8 “Now this is an emergency,” said {H}.
8 “Oh no,” said the old man. “That is a fire.”
8 “It is like a fire,” said {F}, “only nobody can see the smoke.”
10 The tallest ladder in town unfolded itself to reach a first floor. Four rungs would have done. Some help is like that. It is not the ladder that is long. It is the way to the step where somebody does not like to be a bother.`,
          alt: {
            es: '{H} saluda junto al camión y {F} lleva una olla.',
            en: '{H} waves by the engine and {F} carries a pot.',
          },
          picture: {
            H: ['wave', 'happy', 'helmet'],
            F: ['hold', 'happy', 'saucepan'],
            X: ['sit', 'happy'],
            props: ['fire-engine', 'ladder', 'key'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'stew/resolution/table',
      titles: {
        es: ['Una mesa para doce', 'Lentejas a domicilio', 'No es molestia'],
        en: ['A table for twelve', 'Stew comes round', 'No bother at all'],
      },
      moments: [
        {
          es: `0-2 La puerta se abre. ¡Adelante!
0-2 {H} sirve. {F} sirve.
2-2 ¡Un plato, otro plato y otro plato!
4! {H} subió por la ventana y abrió la puerta por dentro.
4 —¿Y si coméis aquí? —dijo el señor mayor.
4 Tenía una mesa para doce. Siempre comía en una esquina.
6 Sacó los platos buenos, los de las flores. Estaban nuevos de tanto esperar.
6 Se sentaron todos. Y, por costumbre, nadie se atrevía a coger la cuchara.
8 Por fin se atrevió {F}. Hundió la cuchara. La levantó. Se la comió. No sonó nada.
10 Era de esos silencios que tienen dentro muchas cucharas. La capitana Roca cerró los ojos al primer bocado, y en una mesa tan grande se oyó perfectamente cómo tragaba.`,
          en: `0-2 The door opens. Come in!
0-2 {H} has a bowl. {F} too.
2-2 One bowl, and one bowl, and one bowl!
4! {H} got in by the window and opened it.
4 “Why not eat here?” said the old man.
4 He had a table for twelve. He always ate at one corner.
6 He got out the best plates, with the flowers on. They were as good as new from all that waiting.
6 There they sat. And nobody, out of habit, dared to pick up a spoon.
8 In the end it was {F} who dared. In went the spoon, and up, and into a mouth. There was not a sound.
10 It was a hush with a great many spoons in it. Captain Rock shut her eyes at the first bite, and at a table that size you could hear her swallow.`,
          alt: {
            es: '{H} y {F} reparten platos en una mesa grande.',
            en: '{H} and {F} put out plates on a big table.',
          },
          picture: {
            H: ['hold', 'happy', 'soup'],
            F: ['hold', 'happy', 'soup'],
            showsThing: true,
            props: ['table', 'saucepan', 'chair', 'fire-engine'],
          },
        },
        {
          es: `4! ¡Las lentejas estaban calientes! ¡Y buenísimas!
4 —¿Y mañana? —preguntó {F}.
4! —Mañana nos sentamos en el banco —dijo {H}—. Y a ver a quién no ha llamado.
4 {X} hizo una lista de gente que no llamaba nunca.
6 Así empezó la ronda de mediodía. Primero el banco, luego el tilín, luego la olla bien atada a la escalera.
6 —¿Se le ofrece algo? —preguntaban por la calle.
6 —Nada, nada —decía la gente. Y después—: Bueno, ya que están...
6 Detrás de aquel «ya que están» había de todo. Botones sin coser, persianas torcidas, una carta que daba miedo abrir a solas.
6 {X} abrió la carta. Eran buenas noticias, pero podían no haberlo sido.
8 A cambio, la gente echaba cosas en la olla. Un señor, una zanahoria. La de la cometa, una hoja de laurel que había volado muy alto. Las lentejas sabían cada día a una calle distinta.
8 —Hoy saben a la cuesta del molino —decía la capitana, y acertaba siempre.
8 El señor mayor puso un cartel en su puerta: «Comedor de bomberos». Debajo añadió: «Y de quien pase».
8 {X} pidió que le guardaran siempre la esquina.
10 En el libro de salidas, la columna de «Motivo» seguía diciendo «Ninguno». La de «Resultado» hubo que ensancharla. {H} la leía por las tardes como otros leen novelas. Salían tres calles enteras, con sus nombres, y se sabía a quién le gustaba el caldo y a quién no.
10 A veces también había incendios. Seis al año. Y llamaban enseguida, porque la gente ya sabía quién iba a ir.`,
          en: `4! The stew was hot. It was so good!
4 “And tomorrow?” asked {F}.
4! “We sit on the bench,” said {H}, “and see who has not called.”
4 {X} made a list of people who never call.
6 That was how the noon round began. First came the bench, and then the ding, and then the pot, well tied to the ladder.
6 “Is there anything you need?” they asked all down the street.
6 “Not a thing,” people said. And then, “Well, now you are here...”
6 There was no end to what came after that. There were buttons to sew, and crooked blinds, and a letter that was too scary to open alone.
6 {X} opened the letter. It was good news, but it might not have been.
8 In return, people put things in the pot. One man put in a carrot. The girl with the kite put in a bay leaf that had been up very high. Each day the stew tasted of a new street.
8 “Today it is Mill Hill,” the captain would say, and she was never wrong.
8 The old man hung a sign on his door: Dining room of the fire brigade. Below that he put: And of anybody who comes by.
8 {X} asked him to keep that corner free.
10 In the captain’s book, the column for “Reason” still said “None”. The one for “Result” had to be made wider. {H} read it in the evenings, as other people read novels. There were three whole streets in it by now, with all their names, and it was known how each of them liked their gravy.
10 At times there was a fire as well. There were six a year. And people rang at once, for they knew by now who would come.`,
          alt: {
            es: '{H} lleva una olla y {F} saluda a los vecinos.',
            en: '{H} carries a pot and {F} waves to the neighbours.',
          },
          picture: {
            H: ['hold', 'happy', 'saucepan'],
            F: ['wave', 'happy', 'helmet'],
            X: ['hold', 'happy', 'letter'],
            props: ['fire-engine', 'ladder', 'carrot', 'table'],
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡Ñam, ñam! ¡Qué ricas!
0-2 {X} rebaña el plato.
0-2 {H} come. {F} también.
2-2! El camión se va a dormir. ¡Nino, nino!
4! Por la tarde llegó {event}.
4 El camión los llevó a todos.
4 En lo más alto, sobre la escalera, iba {thing}.
4 Nadie tenía hambre. ¡Qué raro!
6 Una señora trajo un bote de pepinillos, y presumía de haberlo abierto ella sola.
6 {X} bailó con el casco lleno de confeti.
8 —¿Cenamos? —dijo {F} al volver.
8 Se sentaron en el banco con mucho cuidado, de uno en uno y con la espalda recta, como en una boda. La campana no dijo nada.
8 —Ya le hemos cogido el truco —susurró la capitana, y fue a coger la sal.
10 Desde su foto en la pared l{HF:os/as} miraba la primera capitana, con bigotes de hollín. Con aquella luz se veía por fin lo que sabía desde hacía cien años.
4! {H} tocó la campana con un dedo, por si alguien necesitaba algo.`,
          en: `0-2! Yum, yum! It is so good!
0-2 {X} licks the plate.
0-2 {H} eats it. {F} too.
2-2! The engine goes to bed. Nee-naw, nee-naw!
4! Then it was time for {event}.
4 The engine took them all there.
4 At the very top of the ladder was {thing}.
4 Nobody was hungry. How odd!
6 One lady had a jar of gherkins for them, and had opened it all by herself.
6 {X} danced with a helmet full of confetti.
8 “Supper?” said {F} when they got back.
8 They sat down on the bench with great care, one by one, with straight backs, as if at a wedding. The bell said nothing.
8 “That is the trick of it,” whispered the captain, and leaned over for the salt.
10 From her photo on the wall the first captain looked down, with her moustache of soot. In that light you could see at last what she had known for a hundred years.
4! {H} gave the bell one small tap, in case somebody needed something.`,
          alt: {
            es: 'De noche, {H} toca la campana y {F} sonríe.',
            en: 'At night, {H} taps the bell and {F} smiles.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['sit', 'happy'],
            X: ['hold', 'happy', 'soup'],
            showsThing: true,
            props: ['bell', 'fire-engine', 'saucepan', 'moon'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
