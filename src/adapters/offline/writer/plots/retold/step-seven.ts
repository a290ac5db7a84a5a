import type { Plot } from '../plot.ts'

/** The same step seven, told by its length: everybody has added to the dance. One figure at a time is left out. */
export const stepSevenRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'step-seven/setup/figures',
      titles: {
        es: ['Treinta y una figuras', 'El baile larguísimo', 'La rana, el molino y el achís'],
        en: ['Thirty-one figures', 'The very long dance', 'The frog, the mill and the sneeze'],
      },
      moments: [
        {
          es: `0-2 La rana. ¡Hop! La vuelta. ¡Uy!
0-2 {H} baila. {F} baila.
2-2 ¿Ya está? ¡No! ¡El baile es larguísimo!
4! {at} había una máquina de música, la Fanfarrona.
4 Tocaba siempre antes de {event}.
4 Era un baúl con tres trompetas.
4! Para encenderla había ocho pasos. El siete era un baile.
4! ¡Treinta y una figuras tenía!
6 Los otros pasos no costaban nada: los buenos días, el aceite, el botón, la palanca. El siete duraba cuarenta minutos.
6 Con cada brinco, en lo más alto temblaba {thing}.
8 La inventora solo había escrito una palabra: «Bailar». Lo demás lo fue añadiendo la gente, un año detrás de otro.
10 A casi todo el mundo le gusta dejar algo suyo en lo que va a durar. Hay quien escribe su nombre en un árbol. Allí añadían una vueltecita a la izquierda.`,
          en: `0-2 The frog. Hop! The spin. Whee!
0-2 {H} dances. {F} dances.
2-2 Is it over? No! The dance is so long!
4! {at} there was a music machine, the Tootler.
4 It always played before {event}.
4 It was a chest with three trumpets.
4! It took eight steps to turn it on. Step seven was a dance.
4! It had thirty-one parts!
6 The rest was easy: good morning, the oil, the button, the lever. Step seven took forty minutes.
6 High on top, {thing} shook at every hop.
8 The lady who built it had written just one word, “Dance”. All the rest had been added since, year after year.
10 Most people like to leave something of theirs in a thing that will last. Some cut their name in a tree. Here they put in a little twirl to the left.`,
          alt: {
            es: '{H} y {F} bailan y saltan junto a un baúl con trompetas y {thing}.',
            en: '{H} and {F} dance and hop beside a chest with trumpets and {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['jump', 'excited'],
            props: ['chest', 'trumpet', 'gear', 'clock'],
            showsThing: true,
            shot: 'wide',
          },
        },
        {
          es: `4! Don Eladio les enseñó el baile entero.
4! —La rana es de mi tía —decía—. El molino es de mi primo.
4 {X} aprendió la rana y la repitió doce veces.
4! Al final, la máquina sonó. ¡Tararí! Y todos tenían sueño.
4 —¿Y hace falta todo el baile? —preguntó {H}.
4 —Eso no lo sabe nadie —dijo don Eladio.
6 Era el único que se lo sabía entero. Aquel día se había torcido un pie en la figura veinte, que se llama el torcido.
6 Así que ahora les tocaba a {H} y a {F}.
6 {F} se equivocó en la nueve y tuvo que volver a la uno. {H} se equivocó en la treinta. Hubo un silencio muy respetuoso.
6 —¿Por qué hay que bailar? —preguntó {F}, desde el suelo.
6 —Porque, si no, no suena.
6 —¿Y por qué no suena?
6 —Porque no hemos bailado.
6 {H} lo estuvo pensando. Era una explicación redonda, redonda. No había por dónde entrar.
6 {X} preguntó si se podía merendar entre la quince y la dieciséis. Resultó que esa era la diecisiete.
8 ¶—¿Y si solo hace falta un trocito? —dijo {F}—. ¿Y si la que hace sonar la máquina es una figura nada más?
8 —¿Cuál?
8 —Habría que quitarlas de una en una y escuchar.
8 Don Eladio se llevó la mano al pecho. Quitar figuras no se había hecho nunca. Cada una era de alguien, y casi todos estaban mirando.
8 {X} escondió detrás de la espalda la rana, por si querían quitarle esa.
10 ¶Vinieron a defenderlas. La dueña del pañuelo explicó que su parte era imprescindible para el aire. Un chico dijo que el tropezón era de su padre, que lo metió sin querer y luego se puso de moda.
10 —No las vamos a tirar —prometió {H}—. Solo queremos saber qué hacen.
10 —Hacen bonito —dijo la del pañuelo.
10 {F} lo apuntó sin reírse, porque era verdad.`,
          en: `4! Mr Bunting showed them the whole dance.
4! “My aunt put in the frog,” he said. “My cousin put in the mill.”
4 {X} learned the frog, and did it twelve times.
4! At the end the machine played. Toot-toot! By then they all felt sleepy.
4 “Do we need all of it?” asked {H}.
4 “Nobody knows,” said Mr Bunting.
6 He was the only one who knew it all. But that day he had twisted his ankle in part twenty, which is called the twist.
6 So now it was up to {H} and {F}.
6 {F} went wrong in part nine, and had to go back to part one. {H} went wrong in part thirty. It was very quiet after that.
6 “Why do we have to dance?” asked {F}, from the floor.
6 “Because if we do not, it does not play.”
6 “But why does it not play?”
6 “Because we did not dance.”
6 {H} thought about that. It was a perfectly round answer. There was no way in.
6 {X} asked if they could have tea between fifteen and sixteen. It turned out that tea was part seventeen.
8 ¶“What if we only need a bit of it?” said {F}. “What if it is just one part that does it?”
8 “Which one?”
8 “We would have to leave them out, one by one, and listen.”
8 Mr Bunting put a hand on his heart. Nobody had ever left out a part. Each one was somebody’s, and most of those people were looking on.
8 {X} hid the frog, in case they wanted that one.
10 ¶They came to stand up for them. The lady with the scarf said that her part did wonders for the air. A boy said that the stumble was his dad’s, who had put it in by mistake, and then it had caught on.
10 “We will not throw them out,” said {H}. “We just want to know what they do.”
10 “They look nice,” said the lady with the scarf.
10 {F} wrote that down without a smile, for it was true.`,
          alt: {
            es: '{F} se ha caído bailando y {H} piensa junto a la máquina.',
            en: '{F} has fallen over in the dance. {H} thinks beside the machine.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['sit', 'surprised'],
            X: ['crouch', 'happy'],
            props: ['chest', 'trumpet', 'gear', 'clock', 'music-note'],
          },
        },
        {
          es: `0-2 ¡La rana! ¡Hop, hop!
0-2 {F} gira y gira. ¡Uy!
0-2 {X} hace la rana.
2-2 {H} cuenta: una, dos, tres... ¡treinta y una!
4! —Quitaremos una cada vez —dijo {H}.
4! —Y escucharemos si suena —dijo {F}.
4 Apuntaron las treinta y una figuras en un papel larguísimo.
4 El papel daba la vuelta a la máquina.
4 Tenían que acabar antes de {event}.
6 Don Eladio se sentó a mirar, con el pie en alto encima de una caja.
6 —Con la rana, cuidadito —pidió—, que le tengo cariño.
6 {X} tomó el papel por la otra punta y saludó desde allí.
8 —Si suena sin la rana, ¿es que la rana no servía? —preguntó {F}, muy bajo.
8 —Servirá para otra cosa —dijo {H}, que todavía no sabía cuál.
10 El baile se bailaba siempre en el mismo orden. Nadie se había preguntado nunca qué pasaba si faltaba un pedazo, igual que nadie se pregunta qué pasa si un día falta el jueves.
4! Empezaron por la rana. ¡Hop!`,
          en: `0-2 The frog! Hop, hop!
0-2 {F} spins and spins. Whee!
0-2 {X} does the frog.
2-2 {H} counts. One, two, three... thirty-one!
4! “We will leave out one at a time,” said {H}.
4! “Then we listen,” said {F}.
4 They wrote down all thirty-one parts on a very long sheet of paper.
4 It went right round the machine.
4 They had to be done before {event}.
6 Mr Bunting sat down to watch, with his foot up on a box.
6 “Do be careful with the frog,” he said. “I am fond of it.”
6 {X} took the other end of the paper, and waved from there.
8 “If it plays without the frog, was the frog no use?” asked {F} in a low voice.
8 “It will be some other use,” said {H}, who did not yet know which.
10 The dance was always danced in the same order. Nobody had ever wondered what would happen if a bit of it went missing, just as nobody wonders what we would do without Thursday.
4! They began with the frog. Hop!`,
          alt: {
            es: '{H} apunta con un lápiz y {F} baila junto a la máquina.',
            en: '{H} takes notes with a pencil and {F} dances by the machine.',
          },
          picture: {
            H: ['kneel', 'determined', 'pencil'],
            F: ['dance', 'excited'],
            X: ['wave', 'happy'],
            props: ['chest', 'trumpet', 'gear', 'letter', 'box'],
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'step-seven/setback/sneeze',
      titles: {
        es: ['La figura doce', 'Más achís', 'Dos cosas a la vez'],
        en: ['Part twelve', 'More sneezing', 'Two things at once'],
      },
      moments: [
        {
          es: `0-2 ¡Sin rana! ¡Tararí!
0-2 ¡Sin vuelta! ¡Tararí!
2-2 ¡Sin achís! {H} escucha. ¿Y la música?
4! Quitaron la rana, y sonaba. Quitaron el molino, y sonaba.
4! Luego quitaron el achís. ¡Y no sonó!
4! —¡Es el achís! —gritó {F}.
4 ¡Ya tenían la razón del paso siete!
6 El achís era la figura doce: un paso atrás, la nariz arrugada y un estornudo de mentira.
6 El nieto del que la inventó se puso una medalla de papel.
8 La noticia corrió de silla en silla. Hubo quien aseguró que lo había sospechado siempre, por la cara que ponía la máquina.
10 {H} tachó las demás figuras de un solo trazo. Había sido facilísimo. Eso tienen las cosas fáciles: que nadie les pide que enseñen los papeles.`,
          en: `0-2 No frog! Toot-toot!
0-2 No spin! Toot-toot!
2-2 No sneeze! {H} listens. Where is the music?
4! They left out the frog, and it played. They left out the mill, and it played.
4! Then they left out the sneeze. It did not play!
4! “It is the sneeze!” cried {F}.
4 So that was what step seven was for!
6 The sneeze was part twelve. You took one step back, screwed up your nose, and did a pretend atishoo.
6 The grandson of the man who made it up put on a paper medal.
8 The news went from chair to chair. Some said that they had always thought so, from the look on the machine.
10 {H} crossed out the rest with one long line. How easy it had been! That is the trouble with easy things, for nobody asks to see their papers.`,
          alt: {
            es: '{F} salta de alegría y {H} tacha con un lápiz.',
            en: '{F} jumps for joy and {H} crosses out with a pencil.',
          },
          picture: {
            H: ['hold', 'proud', 'pencil'],
            F: ['jump', 'excited'],
            props: ['chest', 'trumpet', 'gear', 'medal', 'letter'],
          },
        },
        {
          es: `4! Estornudaron veinte veces delante de la máquina. ¡Y no sonó!
4! Estornudó todo el mundo. ¡Tampoco!
4 {X} ofreció pimienta de la buena.
4! {F} repasó los ocho pasos, despacio.
4! —¡El botón! —dijo—. ¡Se nos olvidó apretar el botón!
4 Lo apretaron y bailaron sin achís. ¡Tararí!
6 Antes había habido achís para todos los gustos: finos, dobles, con eco y uno de caballo. La máquina los recibió con mucha paciencia y sin una nota.
6 —Con más sentimiento —pedía don Eladio, con el pie en alto.
6 El nieto estornudó tan fuerte que se le voló la medalla.
6 —Cambiamos dos cosas a la vez —dijo {H}—. El achís y el botón. Así no hay quien se entere.
6 —Y creímos lo más divertido —dijo {F}.
6 {X} seguía estornudando, pero de verdad, por la pimienta.
6 Hubo que ir a decírselo al nieto. {F} recogió la medalla y se la puso otra vez. Por el mejor estornudo de mentira de la historia, le dijo.
8 ¶El nieto lo pensó y le pareció que, como medalla, era casi mejor.
8 —¿Y ahora qué? —preguntó don Eladio.
8 —Ahora, otra vez desde el principio —dijo {H}—. Los ocho pasos. Y solo se cambia una cosa.
8 Les dio un poco de pereza. Pero {F} encontró la manera de no olvidarse de nada. A cada paso ponían un gorro en un montón, y al final contaban gorros.
8 {X} acabó con tres gorros de más y prefirió no dar explicaciones.
10 ¶—Perdón —le dijo {H} al papel, y volvió a escribir las figuras tachadas, con buena letra.
10 Equivocarse no le había molestado tanto. Lo que escocía era lo bien que lo había pasado mientras tanto, y aquella voz tan importante que se le había puesto.
10 —A mí también se me puso —dijo {F}, que la había oído—. Y mira: al botón le dio igual.`,
          en: `4! They sneezed twenty times in front of the machine. It did not play!
4! Then everybody sneezed. It still did not play!
4 {X} brought out some very good pepper.
4! {F} went through all eight steps, slowly.
4! “The button!” said {F}. “We forgot the button!”
4 They pressed it and danced with no sneeze. Toot-toot!
6 Before that they had tried every kind of sneeze. There were fine ones, double ones, one with an echo, and one like a horse. The machine took them all in and said nothing.
6 “Put some feeling into it,” Mr Bunting told them.
6 The grandson sneezed so hard that his medal blew off.
6 “We changed two things at once,” said {H}. “It was the sneeze and the button. You cannot tell, like that.”
6 “And we believed the funny one,” said {F}.
6 {X} went on sneezing, but it was real by now. It was the pepper.
6 Somebody had to tell the grandson. {F} picked up his medal and pinned it back on. It was for the best pretend sneeze of all time.
8 ¶The grandson thought it over. As medals go, it was almost better.
8 “And now what?” asked Mr Bunting.
8 “Now we start again,” said {H}. “All eight steps. And we only change one thing.”
8 It was a bit of a bore. But then {F} thought of a way to keep track. For each step that was done, they put one hat on the heap, and at the end they counted hats.
8 {X} came out of it with three hats too many, and would not say how.
10 ¶“Sorry,” {H} told the paper, and wrote out all the parts again in a good clear hand.
10 It was not so bad to be wrong. What stung was how much fun it had been in the meantime, and how sure it had felt, and how grand {H.his} voice had become.
10 “So did mine,” said {F}, who had heard it. “And the button did not care at all.”`,
          alt: {
            es: '{H} repasa la lista y {F} señala el botón de la máquina.',
            en: '{H} checks the list and {F} points at the button.',
          },
          picture: {
            H: ['hold', 'thoughtful', 'letter'],
            F: ['point', 'surprised'],
            X: ['stand', 'surprised'],
            props: ['chest', 'trumpet', 'gear', 'medal', 'hat'],
          },
        },
        {
          es: `0-2 ¡El botón! ¡Clic!
0-2 {F} baila. ¡Tararí!
0-2 {X} hace: ¡achís!
2-2 Ya quedan pocas figuras. {H} las cuenta: ¡dos!
4! Desde entonces fueron deprisa. ¡Sin pañuelo sonaba! ¡Sin ola sonaba!
4 Por la noche solo les quedaban dos figuras.
4! Eran la vuelta y el pisotón.
4 —Tiene que ser una de las dos —dijo {H}.
4 —Mañana —dijo {F}, y se durmió de pie.
6 El papel larguísimo ya cabía en la palma de la mano.
6 Don Eladio miró lo que quedaba de su baile. No dijo nada y se abrochó el zapato del pie bueno.
8 —No se han ido a ninguna parte —le dijo {H}—. Están todas apuntadas.
8 —Ya —dijo él—. Pero apuntadas no saltan.
10 Aquella noche, {H} soñó con una rana que hacía cola. Delante tenía un pañuelo y un molino, y detrás un señor que estornudaba. Nadie sabía qué esperaban.
4! ¿La vuelta o el pisotón? ¡Faltaba tan poco!`,
          en: `0-2 The button! Click!
0-2 {F} dances. Toot-toot!
0-2 {X} goes: atishoo!
2-2 There are not many parts left. {H} counts two!
4! After that it went fast. It played with no scarf! It played with no wave!
4 By night there were just two parts left.
4! They were the spin and the stamp.
4 “It has to be one of them,” said {H}.
4 “Tomorrow,” said {F}, half asleep.
6 Their very long paper would have fitted on a thumb.
6 Mr Bunting looked at what was left of his dance. He did not say a word, and did up the shoe on his good foot.
8 “They have not gone away,” said {H}. “They are all written down.”
8 “I know,” he said. “But they do not hop when they are written down.”
10 That night {H} dreamed of a frog in a queue. It stood behind a scarf and a mill, and in front of a man who sneezed. Nobody knew what they were waiting for.
4! Was it the spin or the stamp? They were so close!`,
          alt: {
            es: '{H} mira un papelito y {F} se cae de sueño.',
            en: '{H} looks at a scrap of paper. {F} is half asleep.',
          },
          picture: {
            H: ['think', 'thoughtful', 'letter'],
            F: ['stand', 'sleepy'],
            X: ['sit', 'sleepy'],
            props: ['chest', 'trumpet', 'gear', 'chair', 'box'],
            time: 'night',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'step-seven/climax/stamp',
      titles: {
        es: ['Un minuto', 'El baile más corto del mundo', 'La vuelta o el pisotón'],
        en: ['One minute', 'The shortest dance of all', 'The spin or the stamp'],
      },
      moments: [
        {
          es: `0-2 ¡Rápido! ¡Es la hora!
0-2 {H} da una vuelta. ¡Nada!
2-2 ¡La máquina no suena! {F} piensa y piensa.
4! Faltaba un minuto para {event}. ¡Y nadie había bailado aún!
4 El baile entero no cabía en un minuto.
4! Pero, de tanto quitar, solo quedaban dos figuras.
4! —¡La vuelta y el pisotón! —dijo {H}.
6 Habían llegado tarde las sillas, las trompetas estaban sin limpiar y don Eladio no encontraba el otro zapato.
6 —¡Cincuenta y nueve! —contó alguien.
8 Había gente hasta el fondo, y nadie respiraba. Bueno, uno respiraba, y todos lo miraban mal.
10 Un minuto es larguísimo cuando duele una muela y cortísimo cuando hay doscientas personas peinadas mirándote. Aquel, además, ya había empezado.`,
          en: `0-2 Quick! It is time!
0-2 {H} spins. No music!
2-2 The machine does not play! {F} has a think.
4! It was one minute to go. And nobody had done the dance!
4 The long dance did not fit into a minute.
4! But by now there were just two parts left.
4! “The spin and the stamp!” said {H}.
6 The chairs had come late, and Mr Bunting could not find his other shoe.
6 “Fifty-nine!” somebody counted. They had to start {event} on time!
8 There were people all the way to the back, and nobody breathed. Well, one man did, and they all looked at him.
10 A minute is very long when you have toothache, and very short when two hundred people with neat hair are looking at you. And this one had already begun.`,
          alt: {
            es: '{H} gira muy deprisa y {F} mira el reloj junto a la máquina.',
            en: '{H} spins fast, and {F} looks at the clock beside the machine.',
          },
          picture: {
            H: ['dance', 'worried'],
            F: ['point', 'worried'],
            props: ['chest', 'clock', 'trumpet', 'gear', 'chair'],
            shot: 'wide',
          },
        },
        {
          es: `4-4! {F} dio una vuelta. Nada. {H} dio un pisotón. ¡Clac! ¡No había que bailar! ¡Había que hacer «pum»!
6! {F} dio una vuelta. Nada. {H} dio un pisotón. ¡Clac!
4 —¡Dentro ha rodado una bolita! —dijo {H}.
4 La bolita rodó un poco y se paró a medio camino.
4 {X} dio otro pisotón. ¡Clac! Y rodó otro poco.
6! —¡No hay que bailar! —dijo {F}—. ¡Hay que hacer «pum»!
6 ¡Pues claro! La rana hacía «pum». El molino hacía «pum» al acabar. Hasta el tropezón hacía «pum», y era el mejor.
6 Por eso se podía quitar cualquiera. Siempre quedaba alguna que golpeaba el suelo por las demás.
6 —¡Cuarenta! —contó alguien.
6 —O sea, que llevamos toda la vida bailando para mover una bolita —dijo {H}.
6 —¿Y no se podía haber puesto más cuesta abajo?
6 —¡Treinta!
6 {X} pidió que no contaran tan alto, que así no se podía pensar.
8 ¶{H} miró por la rendija de la tapa. La rampa estaba torcida, y la bolita tenía que llegar a un hueco del tamaño de un guisante. Le faltaba casi todo.
8 —A pisotones así tardaremos una hora —dijo {F}.
8 —A pisotones de un{HF:o/a} en un{HF:o/a}, sí.
8 Y se miraron, porque l{HF:os/as} dos habían pensado lo mismo.
8 {X} les hizo sitio y sujetó la palanca con las dos manos.
10 ¶Era curioso. Durante cien años, la gente había añadido cosas al baile para que fuera más suyo, y sin saberlo la había ido empujando toda junta. Allí dentro, una bola como un garbanzo lo había notado todo.
4! Un pisotón solo era poco. ¡Tenía que ser a la vez!`,
          en: `4-4! {F} did a spin. No. {H} did a stamp. Clack! They did not have to dance. They had to bump!
6! {F} did a spin. No. {H} did a stamp. Clack!
4 “There is a little ball in there!” said {H}. “It rolled!”
4 It rolled a bit and got stuck half way.
4 {X} stamped too. Clack! It rolled a bit more.
6! “We do not have to dance!” said {F}. “We have to bump!”
6 Of course! The frog had a bump. The mill had a bump at the end. Even the stumble had a bump, and it was the best of all.
6 So you could leave out any of them. There was always one more to hit the floor.
6 “Forty!” somebody counted.
6 “So all this time we have danced to move a little ball,” said {H}.
6 “Could they not have made it more downhill?”
6 “Thirty!”
6 {X} asked them not to count so loud, since you could not hear yourself think.
8 ¶{H} peeped in under the lid. The slope was crooked, and the ball had to get to a hole as small as a pea. It still had nearly all of the way to go.
8 “At this rate it will take an hour,” said {F}.
8 “If we stamp one by one, it will.”
8 Then they looked at each other, for they had both had the same thought.
8 {X} made room for them, and held on to the lever.
10 ¶It was odd, really. For a hundred years people had put in bits of their own. And all along they had been giving it one and the same push. In there, a ball no bigger than a pea had felt every one.
4! One stamp was not enough. It had to be both at once!`,
          alt: {
            es: '{H} da un pisotón y {F} escucha la máquina con sorpresa.',
            en: '{H} gives a stamp and {F} listens to the machine in surprise.',
          },
          picture: {
            H: ['jump', 'determined'],
            F: ['crouch', 'surprised'],
            X: ['hold', 'determined'],
            props: ['chest', 'gear', 'trumpet', 'clock', 'ball'],
          },
        },
        {
          es: `0-2 ¡Una, dos y tres! ¡PUM!
0-2 ¡Clac! ¡Tararí!
0-2 {X} aplaude.
2-2 {H} y {F} caen a la vez. ¡Suena, suena!
4 —¡A la una, a las dos...! —contó {H}.
4! Cayeron l{HF:os/as} dos a la vez. ¡PUM! ¡Clac!
4! ¡Tararííí! Sonó la Fanfarrona, y justo a tiempo.
4 Había sido el baile más corto del mundo.
4 La gente no tuvo tiempo ni de levantarse.
6 —¿Ya está? —dijo don Eladio, con el zapato en la mano—. ¿Y la despedida larga?
6 Las tres trompetas soltaron el polvo de golpe, y la primera fila estornudó. La figura doce, sin querer, también se bailó.
8 Sobraban cuatro segundos. {F} no sabía qué hacer con ellos y saludó.
8 {X} tiró de la palanca con los ojos cerrados, por la emoción.
10 La bolita había entrado en su hueco con un ruidito limpio, como el de una puerta que cierra bien. Solo lo oyeron l{HF:os/as} que tenían el pie puesto en la tarima.`,
          en: `0-2 One, two, three! BUMP!
0-2 Clack! Toot-toot!
0-2 {X} claps.
2-2 {H} and {F} land at once. It plays, it plays!
4 “On three,” said {H}. “One, two...”
4! They both came down at once. BUMP! Clack!
4! Toot-toot-toooot! The Tootler played, and just in time.
4 It had been the shortest dance in the world.
4 Nobody had even had time to stand up.
6 “Is that it?” said Mr Bunting, shoe in hand. “What about the long goodbye?”
6 The trumpets blew out all their dust, and the front row sneezed. So part twelve was danced after all.
8 There were four seconds to spare. {F} did not know what to do with them, and took a bow.
8 {X} pulled the lever with both eyes shut. It was all too exciting.
10 The ball had dropped into its hole with a small neat sound, like a door that shuts well. Only those who had a foot on the stage could hear it.`,
          alt: {
            es: '{H} y {F} saltan a la vez, y la máquina toca.',
            en: '{H} and {F} jump at the same time, and the machine plays.',
          },
          picture: {
            H: ['jump', 'excited'],
            F: ['jump', 'happy'],
            X: ['cheer', 'excited'],
            props: ['chest', 'trumpet', 'music-note', 'gear', 'clock'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'step-seven/resolution/nine',
      titles: {
        es: ['Debajo del doblez', 'El paso nueve', 'La figura treinta y dos'],
        en: ['Under the fold', 'Step nine', 'Part thirty-two'],
      },
      moments: [
        {
          es: `0-2 {F} mira la lista. ¡Oh!
0-2 Hay más letras. ¿Qué dice?
2-2 Dice: ¡bailar un poquito! {H} se ríe.
4! {F} estiró la vieja lista. «Bailar», decía. Y debajo del doblez ponía: «un poquito».
4 —¡Un poquito! —suspiró don Eladio—. ¡Cuarenta minutos!
4 Y le dio la risa.
6 La lista llevaba cien años doblada por el mismo sitio. Nadie la había estirado nunca, por no estropearla.
6 Era lo más corto del papel, y lo mejor.
8 —Hemos hecho la parte de «bailar» —dijo {H}—. Nos ha faltado la de «un poquito».
10 Debajo de aquello, muy al fondo de la arruga, aún había un dibujito. Eran dos pies en el aire, una bola y, alrededor de la bola, unas rayitas de contento.`,
          en: `0-2 {F} looks at the list. Oh!
0-2 There is more on it!
2-2 It says: dance a little bit! {H} laughs.
4! {F} spread out the old list. It said “Dance”. And under the fold it said, “a little bit”!
4 “A little bit!” sighed Mr Bunting. “Forty minutes!”
4 And he had to laugh.
6 The list had been folded in the same place for a hundred years. Nobody had dared to spread it out.
6 It was the shortest bit, and the best.
8 “We did the part that said to dance,” said {H}. “We missed the little bit.”
10 Below that, deep in the crease, there was a small drawing. It was two feet in the air, one ball, and all around the ball a few happy little lines.`,
          alt: {
            es: '{F} enseña una lista vieja y {H} se ríe junto a la máquina.',
            en: '{F} shows an old list. {H} laughs beside the machine.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['hold', 'surprised', 'letter'],
            props: ['chest', 'trumpet', 'gear', 'music-note'],
            shot: 'close',
          },
        },
        {
          es: `4! Por primera vez, {event} empezó a su hora.
4! Y, al acabar, nadie se quería marchar.
4! —Con lo bonita que era mi rana... —dijo una señora.
4! {F} tomó el lápiz y escribió un paso nuevo: el nueve.
4 «Bailar muchísimo», puso.
4 ¡Y bailaron la rana, el molino y el achís!
6 {H} leyó las figuras del papel larguísimo, en voz alta, desde lo alto de una caja. A cada una salía su dueño, muy tieso, y la hacía delante de todos.
6 La rana, sin prisas, resultó altísima. El pañuelo movió de verdad el aire. El del achís, que era cosa de su abuelo, estornudó tres veces seguidas y saludó.
6 {X} salió en todas, por si faltaba alguien.
6 —Cuando era obligatorio no se veían —le dijo {F} a {H}—. Iban todas pegadas, como si las persiguiera un perro.
6 En la figura veinte, el torcido, don Eladio dejó el zapato junto a {thing}. El pie ya no le dolía, o se le había olvidado.
8 ¶La del tropezón la bailó un señor de pelo blanco al que nadie había visto bailar nunca. Tropezó tan bien que le pidieron otro.
8 —Me salió sin querer —explicó, coloradísimo—. Hace treinta años.
8 —Pues se le nota la práctica —dijo {H}.
8 {X} intentó tropezar igual y no hubo manera. Era dificilísimo.
8 La despedida larga duró nueve minutos, y al final de la despedida larga nadie se despidió.
10 ¶Hacia la figura treinta, {F} bajó a sentarse al borde de la tarima.
10 —¿Ves? —dijo {H}—. Ya sé para qué servía la rana.
10 —¿Para qué?
10 {H} señaló a la señora de la rana, que pasaba volando con las rodillas en las orejas y ochenta años cumplidos.`,
          en: `4! For the first time ever, {event} began on time.
4! And when it was over, nobody would go home.
4! “My frog was so lovely, too,” said a lady.
4! {F} took the pencil and wrote one more step. It was step nine.
4 “Dance a lot,” it said.
4 So they danced the frog, the mill and the sneeze!
6 {H} stood on a box and read out the very long paper. At each part somebody came up, stood very straight, and did it for them all to see.
6 The frog was as high as anything, now that it was in no hurry. The scarf really did move the air. A boy did the sneeze, which was his grandad’s, three times in a row.
6 {X} was in all of them, in case anybody was missing.
6 “When you had to do it, you could not see them,” {F} told {H}. “They went by in a lump.”
6 At part twenty, the twist, Mr Bunting got up and left his shoe beside {thing}. His ankle was better, or he had forgotten it.
8 ¶The stumble was done by an old man with white hair, and nobody had ever seen him dance. He stumbled so well that they asked for one more.
8 “I did it by mistake,” he said, very pink. “That was thirty years ago.”
8 “You can tell that you have practised,” said {H}.
8 {X} tried to stumble just like that, and could not. It was very hard.
8 The long goodbye took nine minutes, and when the long goodbye was over nobody said goodbye.
10 ¶Round about part thirty, {F} came and sat on the edge of the stage.
10 “See?” said {H}. “Now I know what the frog was for.”
10 “What was it for?”
10 {H} pointed at the lady with the frog, who flew by, knees up to her ears, and eighty if she was a day.`,
          alt: {
            es: '{H} lee un papel largo y {F} baila, junto a {thing}.',
            en: '{H} reads from a long paper and {F} dances, beside {thing}.',
          },
          picture: {
            H: ['stand', 'happy', 'letter'],
            F: ['dance', 'happy'],
            X: ['dance', 'excited'],
            showsThing: true,
            props: ['chest', 'trumpet', 'music-note', 'box'],
          },
        },
        {
          es: `0-2! ¡La rana! ¡Hop! ¡Pum, pum, tararí!
0-2 {X} hace la rana.
0-2 {H} y {F} giran. ¡Uy!
2-2 Ya es muy tarde. ¡Otra vez, otra vez!
4 Ahora, el paso siete dura un segundo. ¡Pum!
4 El paso nueve no se sabe cuánto dura.
4 —Falta una figura vuestra —les dijo don Eladio.
4 {H} y {F} inventaron la treinta y dos. Se llama el porqué.
6 Al principio, la gente chocaba en medio. Ahora todos se paran a la vez, con un pie en el aire. Se oye zumbar la máquina.
6 {X} se queda pensando más tiempo que nadie.
8 Nadie sabe qué piensa cada cual. Pero siempre hay alguien que dice «¡ah!», y entonces se sigue.
10 La lista está planchada y metida en un marco. Tiene un hueco en blanco debajo del nueve. Don Eladio lo mira de vez en cuando y ensaya en voz baja algo parecido a una garza.
4! Y, en mitad del baile, siempre hay quien grita: «¿Por qué?».`,
          en: `0-2! The frog! Hop! Bump, bump, toot-toot!
0-2 {X} does the frog.
0-2 {H} and {F} spin. Whee!
2-2 It is so late. Again, again!
4 Now step seven takes one second. Bump!
4 Nobody knows how long step nine takes.
4 “There should be a part by you two,” Mr Bunting told them.
4 So {H} and {F} made up part thirty-two. It is called the why.
6 At first people bumped into each other. Now they all stop at once, with one foot in the air. You can hear the machine hum.
6 {X} stays thinking longer than anybody.
8 Nobody knows what the others think. But there is always somebody who says “Oh!”, and then they go on.
10 The list has been ironed and put in a frame. There is an empty space under step nine. Now and then Mr Bunting looks at it, and tries out something very like a heron.
4! And in the middle of the dance somebody always shouts, “Why?”`,
          alt: {
            es: '{H} y {F} se paran a pensar en medio del baile.',
            en: '{H} and {F} stop to think in the middle of the dance.',
          },
          picture: {
            H: ['think', 'happy'],
            F: ['think', 'happy'],
            X: ['think', 'thoughtful'],
            props: ['chest', 'trumpet', 'gear', 'music-note', 'clock'],
          },
        },
      ],
    },
  ],
}
