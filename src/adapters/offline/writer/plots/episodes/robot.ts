import type { Beat } from '../plot.ts'

/** A tin robot that has only one word needs the right questions. */
export const robot: Beat = {
  id: 'robot',
  needs: ['ground'],
  titles: {
    es: ['El robot que decía que no', 'Preguntas al revés'],
    en: ['The robot that said no', 'Upside-down questions'],
  },
  gift: {
    prop: 'gear',
    use: {
      es: '4 La ruedecita del robot encajó en una grieta. ¡Ya había un apoyo!',
      en: '4 The robot’s little wheel fitted in a crack. It made a fine step!',
    },
  },
  moments: [
    {
      es: `0-2 {H} ve un robot. ¡Bip!
0-2 ¿Pasamos? ¡No! ¡No!
2-2 El robot no se mueve.
4! {at}, un robot de hojalata cerraba el paso.
4! —¿Nos dejas pasar? —preguntó {H}.
4 —No —dijo el robot.
4 —¿Por favor? —dijo {F}.
4 —No. ¡Bip!
6 Le preguntaron si estaba enfadado. Dijo que no. Le ofrecieron una galleta. Dijo que no, y se le escapó una lágrima de aceite.
6 —Qué raro —dijo {H}—. Quien no quiere galleta no llora.
8 En la espalda llevaba una tapa suelta y, debajo, un lío de cables que parecía un plato de espaguetis.
10 Llevaba allí tanto tiempo que en un hombro le habían anidado dos gorriones. También a ellos les decía que no, pero los gorriones no escuchan.`,
      en: `0-2 {H} sees a robot. Beep!
0-2 May we pass? No! No!
2-2 The robot will not move.
4! A tin robot stood in the way {at}.
4! “May we go past?” asked {H}.
4 “No,” said the robot.
4 “Please?” said {F}.
4 “No. Beep!”
6 They asked if it was cross. It said no. They held out a biscuit. It said no, and it shed a tear of oil.
6 “That is odd,” said {H}. “If you do not want a biscuit, you do not cry.”
8 On its back was a loose lid and, under that, a tangle of wires that looked like a plate of spaghetti.
10 It had been there for so long that two sparrows had built a nest on one shoulder. It said no to them as well, but sparrows do not listen.`,
      alt: { es: 'Un robot de hojalata cierra el paso a {H} y {F}.', en: 'A tin robot bars the way of {H} and {F}.' },
      picture: { H: ['stand', 'surprised'], F: ['reach', 'worried', 'cookie'], props: ['robot'], shot: 'medium' },
    },
    {
      es: `4 {X} le hizo cosquillas. ¡Nada!
4! —Ya lo sé —susurró {H}—. ¡Solo sabe una palabra!
4! —¿Te vas a quedar ahí quieto? —le preguntó.
4! —No —dijo el robot. ¡Y dio un paso!
4 —¿Te caemos mal? —dijo {F}.
4 —¡No, no, no! —dijo el robot, y movió las antenas.
4-4! {H} le apretó un cable suelto. ¡Clac!
6 —Hay que hacerle preguntas de no —dijo {F}—. ¿Te importa que miremos esa tapa?
6 —No —dijo el robot, con un hilito de voz.
6 {H} miró el lío de cables. Uno rojo colgaba fuera de su sitio. Lo cogió con dos dedos y lo encajó. ¡Clac!
6 {X} sujetaba la tapa y daba consejos, casi todos a la vez. El último era el bueno: soplar.
6 Soplaron. Salieron mucho polvo, dos plumas y medio botón.
6 El robot parpadeó. Abrió la boca, la cerró y la volvió a abrir. Se notaba que estaba eligiendo con muchísimo cuidado.
6 —Sí —dijo.
8 Lo repitió más alto. Luego lo cantó. Dijo que sí a los gorriones, a las piedras y a una hormiga que no le había preguntado nada.
8 —¿Quieres la galleta? —probó {F}.
8 —¡Sí!
8 —¿Y tienes por dónde comértela?
8 Hubo una pausa larga.
8 —No —admitió el robot, encantado de poder usar las dos.
8 {X} se comió la galleta en su lugar, para que no se echara a perder.
10 —¿Cuánto tiempo llevabas así? —preguntó {H}.
10 —Desde que alguien me mandó que dijera a todo que no y se marchó —contestó—. Nadie volvió a mirar. Es más fácil enfadarse con un robot que darle la vuelta.
10 {H} se puso roj{H:o/a}, porque un rato antes había estado a punto de enfadarse. El robot lo notó, hizo «bip» y le guiñó una bombilla.
10 Los gorriones bajaron a mirar el cable, lo dieron por bueno y volvieron a su hombro. Desde allí piaron una pregunta. El robot contestó que sí, y así fue como prometió cuidarles el nido hasta la primavera.`,
      en: `4 {X} tickled it. Nothing!
4! “I see it now,” {H} whispered. “It only has one word!”
4! “Will you stay there for ever?” {H} asked it.
4! “No,” said the robot. And it took a step!
4 “Do you hate us?” said {F}.
4 “No, no, no!” said the robot, and its ears spun round.
4-4! {H} pushed in a loose wire. Clack!
6 “We must ask it no questions,” said {F}. “I mean, questions for a no. Do you mind if we look under that lid?”
6 “No,” said the robot in a very small voice.
6 {H} looked at the wires. A red one was not in its place. {H} took hold of it and pushed it in. Clack!
6 {X} held the lid and gave advice, most of it at once. The last bit was the best: blow.
6 They blew. Out came a lot of dust, two feathers and half a button.
6 The robot blinked. It opened its mouth, shut it, and opened it again. You could see that it was choosing with great care.
6 “Yes,” it said.
8 It said it again, louder. Then it sang it. It said yes to the sparrows, to the stones, and to an ant that had not asked for a thing.
8 “Would you like the biscuit?” {F} tried.
8 “Yes!”
8 “And have you got anywhere to put it?”
8 There was a long wait.
8 “No,” said the robot, thrilled to be able to use both.
8 {X} ate the biscuit for it, so that nothing would be wasted.
10 “How long had you been like that?” asked {H}.
10 “Ever since somebody told me to say no to everything, and went away,” it said. “Nobody came to look. It is easier to be cross with a robot than to turn it round.”
10 {H} went red, for just a while ago being cross had seemed a fine idea. The robot saw it, went “beep” and winked one bulb.
10 The sparrows came down to look at the wire, found it good and flew back. From the shoulder they chirped a question. The robot said yes, and that is how it came to look after a nest until spring.`,
      alt: { es: '{H} arregla un cable rojo del robot.', en: '{H} mends a red wire of the robot.' },
      picture: {
        H: ['reach', 'determined'],
        F: ['stand', 'excited'],
        X: ['hold', 'happy'],
        props: ['robot', 'thread', 'bulb'],
        shot: 'close',
      },
    },
    {
      es: `0-2 ¡Sí! ¡Sí! ¡Sí!
0-2 {F} baila. ¡Bip!
0-2 {X} da vueltas.
2-2 El robot también baila. ¡Bip, bip!
4! —¿Ahora podemos pasar? —preguntó {H}.
4 —¡Sí, sí y sí! —dijo el robot.
4! Y les regaló una ruedecita que le sobraba.
6 —¿Seguro que te sobra? —preguntó {F}.
6 —No —dijo el robot. Se quedaron de piedra—. ¡Era una broma!
6 Era su primer chiste. Se rio tanto que se le soltó otra vez la tapa.
8 {X} se la ajustó y le pidió que nunca dijera que sí sin pensarlo. El robot lo pensó. Dijo que sí.
8 Detrás, cada vez más lejos, los gorriones le hacían preguntas facilísimas solo por oírlo.
8 —Echaré de menos el no —dijo {F}—. Le salía muy bien.
10 {H} volvió la cabeza al llegar a la curva. El robot decía adiós con las dos manos: con una decía que sí y con la otra, para no perder la costumbre, que no.
10 Los gorriones, desde el hombro, piaron algo que en gorrión significa las dos cosas.`,
      en: `0-2 Yes! Yes! Yes!
0-2 {F} dances. Beep!
0-2 {X} spins round.
2-2 The robot dances too. Beep, beep!
4! “May we go past now?” asked {H}.
4 “Yes, yes and yes!” said the robot.
4! And it gave them a spare little wheel.
6 “Are you sure it is spare?” asked {F}.
6 “No,” said the robot. They all froze. “That was a joke!”
6 It was its first joke. It laughed so hard that the lid came off again.
8 {X} put it back and made the robot promise never to say yes and not think first. It thought. It said yes.
8 Behind them, further and further off, the sparrows asked it very easy questions, just to hear it.
8 “I shall miss the no,” said {F}. “It was so good at it.”
10 {H} turned round at the bend. The robot was waving with both hands. One of them waved yes and the other, to keep in practice, waved no.
10 The sparrows on its shoulder chirped a word that, in sparrow, means both.`,
      alt: { es: 'El robot baila y da a {H} una ruedecita.', en: 'The robot dances and gives {H} a little wheel.' },
      picture: {
        H: ['hold', 'happy', 'gear'],
        F: ['dance', 'happy'],
        X: ['wave', 'happy'],
        props: ['robot', 'music-note'],
      },
    },
  ],
}
