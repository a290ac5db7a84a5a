import type { Tie } from '../tie.ts'
import { type Deed, deed } from './deed.ts'

/**
 * What the parent's people do because of what they are to the hero. `{X}` is that person; no `{F}`. Lines in the notation
 * of plots/README.md; the last two are what comes of it in the climax. There are more in more-deeds.ts.
 */
export const DEEDS: Readonly<Record<Tie, readonly [Deed, ...Deed[]]>> = {
  grandparent: [
    deed(
      '0-2 {X} da un beso.\n4 {X} le dio a {H} un pañuelo con un nudo.\n6 —Cuando dudes, tócalo y respira —dijo—. A mí me funciona desde hace mil años.',
      '0-2 {X} gives a kiss.\n4 {X} gave {H} a hanky with a knot in it.\n6 “When in doubt, touch it and breathe,” said {X}. “It has worked for me for a thousand years.”',
      '2-2 {H} toca el nudo de {X}.\n4 {H} tocó el nudo del pañuelo de {X} y respiró hondo.',
      '2-2 {H} holds {X}’s hanky.\n4 {H} touched the knot in the hanky from {X}, and took a breath.',
    ),
    deed(
      '0-2 {X} guiña un ojo.\n4 —Despacio, que tengo prisa —dijo {X}, como siempre.\n6 Nadie entendía esa frase del todo, pero siempre acababa teniendo razón.',
      '0-2 {X} gives a wink.\n4 “Go slowly, I am in a hurry,” said {X}, as ever.\n6 Nobody quite understood it, but it always turned out to be true.',
      '2-2 «Despacio», dice {X}.\n4 «Despacio, que tengo prisa», recordó {H}. Era la frase de {X}.',
      '2-2 “Slowly,” says {X}.\n4 Go slowly, I am in a hurry. {H} could hear {X} saying it.',
    ),
    deed(
      '0-2 {X} trae pan.\n4 {X} sacó unas croquetas envueltas en papel. ¡Aún estaban calientes!\n6 Con la boca llena se piensa mejor, según {X}, y nadie quiso llevarle la contraria.',
      '0-2 {X} brings bread.\n4 {X} unwrapped some little pies. They were still warm!\n6 People think better with their mouths full, said {X}, and nobody wanted to argue.',
    ),
    deed(
      '0-2 {X} canta bajito.\n4 —A tu edad, yo me perdí en mi propia calle —contó {X}.\n6 —¿Y qué hiciste? —preguntó {H}.\n6 —Lo mismo que tú: seguir andando y poner cara de saber.',
      '0-2 {X} hums a song.\n4 “At your age I got lost in my own street,” said {X}.\n6 “And what did you do?” asked {H}.\n6 “The same as you. I kept going and looked as if I knew the way.”',
    ),
    deed(
      '0-2 {X} cierra los ojos.\n4 {X} dio una cabezada y despertó con una idea.\n6 —Las mejores ideas vienen con los ojos cerrados —aseguró.',
      '0-2 {X} has a nap.\n4 {X} had a tiny nap and woke up with an idea.\n6 “The best ideas come with your eyes shut,” said {X}.',
    ),
  ],
  parent: [
    deed(
      '0-2 {X} da un abrazo.\n4 —Vuelve y me lo cuentas todo —le dijo {X} al oído.\n6 Y le dio un abrazo de los que hacen crujir las costillas.',
      '0-2 {X} gives a hug.\n4 “Come back and tell me it all,” {X} whispered.\n6 Then came a hug, the kind that makes your ribs creak.',
      '2-2 {H} piensa en {X}.\n4 «Vuelve y me lo cuentas». {H} pensó en {X}, y siguió.',
      '2-2 {H} thinks of {X}.\n4 Come back and tell me. {H} thought of {X}, and went on.',
    ),
    deed(
      '0-2 {X} trae una luz.\n4 {X} le dio a {H} una linterna pequeña, por si acaso.\n6 Los «por si acaso» de {X} abultaban mucho y fallaban poco.',
      '0-2 {X} brings a light.\n4 {X} gave {H} a small torch, just in case.\n6 The things {X} packed just in case were heavy, but they were never wrong.',
      '2-2 ¡La luz de {X}!\n4 La linterna de {X} alumbró justo donde hacía falta.',
      '2-2 The light from {X}!\n4 The torch from {X} lit up just the right spot.',
    ),
    deed(
      '0-2 {X} mira y sonríe.\n4 {X} hizo como que no miraba. Sí miraba.\n6 Incluso puso voz de no preocuparse, que era su voz más preocupada.',
      '0-2 {X} looks and smiles.\n4 {X} was not looking. Well, {X} was.\n6 There was even a not-worried voice, which was the most worried voice of all.',
    ),
    deed(
      '0-2 {X} da agua.\n4 —¿Agua? ¿Merienda? ¿Abrigo? —preguntó {X} tres veces.\n6 A la tercera, {H} contestó antes de la pregunta, y a los dos les entró la risa.',
      '0-2 {X} brings water.\n4 “Water? Snack? Coat?” asked {X}, three times over.\n6 The third time, {H} answered before the question, and that made them laugh.',
    ),
    deed(
      '0-2 {X} da la mano.\n4 {X} se agachó para ver las cosas a la altura de {H}.\n6 —Anda —dijo—, desde aquí todo parece más grande.',
      '0-2 {X} holds a hand.\n4 {X} bent right down to see it as {H} did.\n6 “Well,” said {X}, “it all looks bigger from here.”',
    ),
  ],
  sibling: [
    deed(
      '0-2 {X} da su canica.\n4 {X} le prestó a {H} su mejor canica.\n6 —Me la devuelves —avisó—. Las tengo contadas.',
      '0-2 {X} lends a marble.\n4 {X} lent {H} a marble, the best one.\n6 “I want it back,” warned {X}. “I have counted them.”',
      '2-2 {H} tiene la canica.\n4 {H} apretó la canica de {X}. Daba suerte, o al menos compañía.',
      '2-2 {H} has the marble.\n4 {H} held on to the marble. It felt as if {X} were in that pocket.',
    ),
    deed(
      '0-2 {X} silba: ¡fiu, fiu!\n4 {X} le enseñó a {H} un silbido secreto: dos cortos y uno largo.\n6 Tardaron un rato, porque silbar y reírse a la vez es imposible.',
      '0-2 {X} whistles: wheee!\n4 {X} taught {H} a secret whistle: two short and one long.\n6 It took a while, for nobody can whistle and laugh at the same time.',
      '2-2 ¡Fiu, fiu! Es {X}.\n4 Dos silbidos cortos y uno largo. ¡Era {X}, dando ánimos!',
      '2-2 Wheee! It is {X}.\n4 Two short whistles and a long one. It was {X}!',
    ),
    deed(
      '0-2 {X} imita a {H}.\n4 {X} repetía todo lo que decía {H}.\n6 —¡Para! —dijo {H}.\n6 —¡Para! —repitió {X}, y salió corriendo.',
      '0-2 {X} does the same.\n4 {X} said everything that {H} said.\n6 “Stop it!” said {H}.\n6 “Stop it!” said {X}, and ran off.',
    ),
    deed(
      '0-2 {X} saca la lengua.\n4 —Yo lo vi antes —dijo {X}, que acababa de llegar.\n6 {H} puso los ojos en blanco, que es lo que se hace en estos casos.',
      '0-2 {X} makes a face.\n4 “I saw it first,” said {X}, who had only just come.\n6 {H} looked up at the sky, as you do at such times.',
    ),
    deed(
      '0-2 {X} corre mucho.\n4 —¡Te echo una carrera! —dijo {X}, y salió antes de terminar la frase.',
      '0-2 {X} runs fast.\n4 “Race you!” said {X}, who was already off.',
    ),
  ],
  uncle: [
    deed(
      '0-2 {X} trae una cuerda.\n4 {X} abrió su mochila de los «por si acaso» y sacó una cuerda.\n6 También salieron un embudo, tres calcetines y una trompetilla que nadie reclamó.',
      '0-2 {X} brings a rope.\n4 {X} opened the just-in-case bag and took out a rope.\n6 Out came a funnel, three socks and a tin horn too, and nobody asked why.',
      '2-2 ¡La cuerda de {X}!\n4 La cuerda de {X} aguantó el tirón.',
      '2-2 The rope from {X}!\n4 The rope from {X} held fast.',
    ),
    deed(
      '0-2 {X} hace muecas.\n4 {X} le enseñó a {H} la mueca que quita el miedo.\n6 Había que inflar los carrillos y mirarse la nariz. No era elegante.',
      '0-2 {X} pulls faces.\n4 {X} taught {H} the face that scares off fear.\n6 You puff out your cheeks and look at your nose. It is not a pretty face.',
      '2-2 {H} hace la mueca.\n4 {H} puso la mueca de {X}. ¡El miedo se echó a reír!',
      '2-2 {H} pulls the face.\n4 {H} pulled the face that {X} had taught. The fear burst out laughing!',
    ),
    deed(
      '0-2 {X} cuenta algo.\n4 —Yo crucé un río a caballo —contó {X}.\n6 —¿De verdad? —preguntó {H}.\n6 —Bueno, era un charco —confesó {X}—. Y era un burro.',
      '0-2 {X} tells a tale.\n4 “I once crossed a river on a horse,” said {X}.\n6 “Did you really?” asked {H}.\n6 “Well, it was a puddle,” said {X}. “And it was a donkey.”',
    ),
    deed(
      '0-2 {X} canta fuerte.\n4 {X} se puso a cantar, y desafinaba tanto que todos se animaron.',
      '0-2 {X} sings out loud.\n4 {X} began to sing, so badly that they all felt better.',
    ),
    deed(
      '0-2 {X} hace un truco.\n4 {X} hizo desaparecer una moneda. Luego no supo encontrarla.',
      '0-2 {X} does a trick.\n4 {X} made a coin go away. Then nobody could find it.',
    ),
  ],
  friend: [
    deed(
      '0-2 {X} da su piedra.\n4 {X} le prestó a {H} su piedra de la suerte.\n6 Era gris y redonda, y no se la había prestado nunca a nadie.',
      '0-2 {X} lends a stone.\n4 {X} lent {H} a lucky stone.\n6 It was grey and round, and it had never been lent to anyone before.',
      '2-2 {H} tiene la piedra.\n4 {H} apretó la piedra de la suerte de {X}, y dio otro paso.',
      '2-2 {H} holds the stone.\n4 {H} held on to the lucky stone from {X}, and took one more step.',
    ),
    deed(
      '0-2 {X} dice: ¡merengue!\n4 {X} y {H} inventaron una contraseña: «¡merengue!».\n6 Servía para pedir ayuda, para decir que sí y, sobre todo, para reírse.',
      '0-2 {X} says: jelly!\n4 {X} and {H} made up a secret word. It was “jelly”!\n6 It meant help, it meant yes and, above all, it made them laugh.',
      '2-2 ¡Merengue!, dice {X}.\n4 —¡Merengue! —gritó {X}. Era la contraseña: nadie estaba a solas.',
      '2-2 “Jelly!” says {X}.\n4 “Jelly!” shouted {X}. It was the secret word, and {H} felt brave.',
    ),
    deed(
      '0-2 {X} da media galleta.\n4 {X} partió una galleta y le dio a {H} la mitad más grande.\n6 {H} partió la suya otra vez, y así estuvieron hasta que solo hubo migas.',
      '0-2 {X} shares a snack.\n4 {X} broke a biscuit and gave {H} the bigger half.\n6 {H} broke that one too, and so they went on until there were only crumbs.',
    ),
    deed(
      '0-2 {X} se ríe.\n4 {X} contó un chiste malísimo y se rio antes de acabarlo.\n6 Nadie oyó el final, pero todos se rieron igual.',
      '0-2 {X} laughs.\n4 {X} told a terrible joke and laughed before the end.\n6 Nobody heard the last bit, and they all laughed anyway.',
    ),
    deed(
      '0-2 {X} va también.\n4 —Si tú vas, yo voy —dijo {X}.\n6 No hizo falta hablarlo más.',
      '0-2 {X} comes as well.\n4 “If you go, I go,” said {X}.\n6 That was all there was to say.',
    ),
  ],
  rival: [
    deed(
      '0-2 {X} dice: ¡yo, yo!\n4 —Yo lo haría en la mitad de tiempo —presumió {X}.\n6 {H} no contestó, porque necesitaba el aire para otra cosa.',
      '0-2 {X} says: me, me!\n4 “I could do that in half the time,” {X} boasted.\n6 {H} said nothing, having better things to do.',
      '2-2 {X} ayuda también.\n4 —Vale, es difícil —admitió {X}. Y empujó también.',
      '2-2 {X} helps as well.\n4 “All right, it is hard,” said {X}. And {X} pushed too.',
    ),
    deed(
      '0-2 {X} trae una luz.\n4 {X} presumió de linterna: —Es la más potente del mundo.\n6 Luego miró al suelo y se la dejó a {H}. —Pero solo un rato —dijo.',
      '0-2 {X} brings a light.\n4 “My torch is the best there is,” {X} boasted.\n6 Then {X} looked at the ground and lent it to {H}. “Only for a bit,” said {X}.',
      '2-2 ¡La luz de {X}!\n4 La linterna de {X} alumbró el paso. ¡Presumía con razón!',
      '2-2 The light from {X}!\n4 The torch from {X} lit the way. It really was the best!',
    ),
    deed(
      '0-2 {X} corre delante.\n4 {X} quiso ir delante, tropezó y miró si alguien lo había visto.\n6 {H} lo había visto, pero se puso a mirar una nube.',
      '0-2 {X} runs ahead.\n4 {X} went first, tripped, and looked to see who had seen.\n6 {H} had seen it, and looked up at a cloud instead.',
    ),
    deed(
      '0-2 {X} salta más alto.\n4 —Empate —dijo {X}, cuando {H} acabó antes.\n6 —Empate —contestó {H}, y {X} tardó un rato en cerrar la boca.',
      '0-2 {X} jumps higher.\n4 “A draw,” said {X}, when {H} came first.\n6 “A draw,” said {H}, and for once {X} had nothing to say.',
    ),
  ],
  enemy: [
    deed(
      '0-2 {X} se esconde.\n4 {X} los seguía de lejos y no quería que se notara.\n6 {H} dejó una galleta sobre una piedra. Cuando volvió a mirar, ya no estaba.',
      '0-2 {X} hides.\n4 {X} followed from far off, and hoped that nobody saw.\n6 {H} left a biscuit on a stone. The next time anyone looked, it had gone.',
      '2-2 ¡{X} ayuda!\n4 Entonces alguien empujó con todas sus fuerzas. ¡Era {X}!\n6 —No digáis nada —gruñó. Nadie dijo nada, pero {H} sonrió.',
      '2-2 {X} helps!\n4 Then somebody pushed as hard as they could. It was {X}!\n6 “Not a word,” came a growl. Nobody said a word, but {H} smiled.',
    ),
    deed(
      '0-2 {X} dice que no.\n4 —No me caéis bien —dijo {X}—. Pero por ahí no se va.\n6 Y señaló el otro lado, como quien no quiere la cosa.',
      '0-2 {X} says no.\n4 “I do not like you,” said {X}. “But that is the wrong way.”\n6 And {X} pointed to the other side, as if by mistake.',
      '2-2 {X} señala: ¡ahí!\n4 —Ahí no. ¡Ahí! —gritó {X}. Por segunda vez, tenía razón.',
      '2-2 {X} points: there!\n4 “Not there. There!” shouted {X}, and was right again.',
    ),
    deed(
      '0-2 {X} se cae. ¡Pum!\n4 {X} se rio de ellos. Después tropezó.\n6 {H} le tendió la mano. {X} la miró como si fuera una trampa, y luego la cogió.',
      '0-2 {X} falls. Bump!\n4 {X} laughed at them, and then fell over.\n6 {H} held out a hand. {X} looked at it as if it were a trap, and then took it.',
    ),
    deed(
      '0-2 {X} mira de lado.\n4 {X} abrió la boca para decir algo feo, y se le olvidó.\n6 —¿Qué miráis? —dijo, muy deprisa.',
      '0-2 {X} looks away.\n4 {X} was about to say something nasty, and forgot it.\n6 “What are you looking at?” said {X}, very fast.',
    ),
  ],
  teacher: [
    deed(
      '0-2 {X} pregunta: ¿y?\n4 —¿Qué sabemos y qué nos falta? —preguntó {X}.\n6 Con esa pregunta, {X} había arreglado grifos, excursiones y una obra de teatro.',
      '0-2 {X} asks: and then?\n4 “What do we know? What do we need?” asked {X}.\n6 With those two questions {X} had mended taps, trips and one school play.',
      '2-2 {H} piensa como {X}.\n4 «¿Qué nos falta?», pensó {H}, con la voz de {X}. ¡Ya estaba claro!',
      '2-2 {H} thinks like {X}.\n4 What do we need? {H} could hear {X} ask it. Then it was clear!',
    ),
    deed(
      '0-2 {X} dibuja.\n4 {X} sacó una tiza y dibujó un plan en el suelo.\n6 Un paso, una pausa, otro paso: así de sencillo, con flechas.',
      '0-2 {X} draws.\n4 {X} took some chalk and drew a plan on the ground.\n6 One step, one rest, one step: as simple as that, with arrows.',
      '2-2 ¡El dibujo de {X}!\n4 {H} recordó el dibujo de {X}: un paso, una pausa, otro paso.',
      '2-2 The plan from {X}!\n4 {H} thought of the plan {X} drew: a step, a rest, a step.',
    ),
    deed(
      '0-2 {X} dice: ¡muy bien!\n4 {X} sabía la respuesta, pero se mordió la lengua.\n6 Quería oír la de {H}, que a lo mejor era más interesante.',
      '0-2 {X} says: well done!\n4 {X} knew the answer, but kept quiet.\n6 It was more fun to hear what {H} would say.',
    ),
    deed(
      '0-2 {X} cuenta: uno, dos.\n4 —Buena pregunta —dijo {X}. Era su frase favorita.\n6 Y la apuntó en su cuaderno, que ya iba por la mitad.',
      '0-2 {X} counts: one, two.\n4 “Good question,” said {X}, who loved to say it.\n6 And down it went in the notebook, which was half full already.',
    ),
  ],
  boss: [
    deed(
      '0-2 {X} dice: ¡vamos!\n4 {X} repartió las tareas: mirar, pensar y no preocuparse.\n6 De la tercera se encargaba {X}, y no le salía nada bien.',
      '0-2 {X} says: come on!\n4 {X} gave out jobs: to look, to think and not to worry.\n6 The third job was for {X}, who was very bad at it.',
      '2-2 {H} manda ahora.\n4 —Esta vez mandas tú —dijo {X}. Y {H} señaló el camino.',
      '2-2 Now {H} leads.\n4 “This time you are in charge,” said {X}. So {H} chose the way.',
    ),
    deed(
      '0-2 {X} trae papel.\n4 {X} hizo una lista tan larga que se quedó sin papel.\n6 —Lo último era lo importante —dijo, mirando por detrás de la hoja.',
      '0-2 {X} brings paper.\n4 {X} wrote a list so long that the paper ran out.\n6 “The last thing was the one that mattered,” said {X}, and turned the page over.',
      '2-2 ¡La lista de {X}!\n4 En la lista de {X} ponía: «Primero, respirar». Y respiraron.',
      '2-2 The list from {X}!\n4 At the top of the list from {X} it said: breathe. So they did.',
    ),
    deed(
      '0-2 {X} dice: ¡perdón!\n4 —Me he equivocado yo —dijo {X}.\n6 Nadie le había oído decir eso nunca, así que lo repitió más alto.',
      '0-2 {X} says: sorry!\n4 “That was my mistake,” said {X}.\n6 Nobody had ever heard that before, so {X} said it again, and louder.',
    ),
    deed(
      '0-2 {X} mira el reloj.\n4 {X} miró el reloj dos veces y luego se lo guardó.\n6 —Hay cosas que no van por horas —reconoció.',
      '0-2 {X} looks at a clock.\n4 {X} looked at the time twice, and then put the watch away.\n6 “Some things do not go by the clock,” said {X}.',
    ),
  ],
  neighbour: [
    deed(
      '0-2 {X} trae caldo.\n4 {X} trajo un termo de caldo y vasos para todos.\n6 —El frío entra por el estómago vacío —explicó, y llenó el primero hasta arriba.',
      '0-2 {X} brings soup.\n4 {X} brought a flask of hot broth and a cup for everyone.\n6 “Cold gets in by an empty tummy,” said {X}, and filled the first one to the top.',
      '2-2 ¡Qué bien el caldo!\n4 El caldo de {X} aún calentaba por dentro, y eso ayudó.',
      '2-2 The soup feels good!\n4 The broth from {X} was still warm inside them, and that helped.',
    ),
    deed(
      '0-2 {X} pita: ¡piii!\n4 {X} le dejó a {H} un silbato: un pitido, ayuda; dos, merienda.\n6 Hubo que ensayar el segundo varias veces.',
      '0-2 {X} blows: peep!\n4 {X} lent {H} a whistle. One peep for help, two for snacks!\n6 The second one had to be tried out a few times.',
      '2-2 ¡Piii! Y llega {X}.\n4 {H} tocó el silbato, y {X} llegó para echar una mano.',
      '2-2 Peep! Here is {X}.\n4 {H} blew the whistle, and {X} came to lend a hand.',
    ),
    deed(
      '0-2 {X} saluda.\n4 {X} se enteraba siempre de todo, y esta vez vino bien.\n6 —Yo no soy de fijarme —dijo, y dio la hora, el color y el lado por el que torcer.',
      '0-2 {X} waves hello.\n4 {X} always knew what went on, and this time it helped.\n6 “I never look,” said {X}, and told them the time, the colour and which way to turn.',
    ),
    deed(
      '0-2 {X} trae una silla.\n4 {X} trajo un taburete, por si tocaba esperar.\n6 No tocó esperar. {X} se sentó igualmente, que para eso lo había traído.',
      '0-2 {X} brings a stool.\n4 {X} brought a stool, in case they had to wait.\n6 They did not have to wait. {X} sat down all the same, having carried it so far.',
    ),
  ],
  animal: [
    deed(
      '0-2 {X} olfatea el aire.\n4 {X} olfateó el aire y echó a andar. Nadie preguntó por qué.\n6 Con {X} se aprendía a confiar en una buena nariz.',
      '0-2 {X} sniffs the air.\n4 {X} sniffed the air and set off. Nobody asked why.\n6 With {X} about, you learned to trust a good nose.',
      '2-2 {X} olfatea: ¡ahí es!\n4 {X} olfateó el aire y eligió el lado bueno.',
      '2-2 {X} sniffs: this way!\n4 {X} sniffed the air and picked the right side.',
    ),
    deed(
      '0-2 {X} trae un palo.\n4 {X} encontró un palo estupendo y ya no lo soltó.\n6 Era más largo que {X}, y por las esquinas pasaban los dos con apuros.',
      '0-2 {X} brings a stick.\n4 {X} found a splendid stick and would not let it go.\n6 It was too long by half, and every corner was hard work.',
      '2-2 ¡El palo de {X}!\n4 El palo de {X} les sirvió de apoyo. ¡Qué buen palo!',
      '2-2 The stick from {X}!\n4 They leaned on the stick that {X} had found. What a good stick!',
    ),
    deed(
      '0-2 {X} da vueltas.\n4 {X} persiguió su propia sombra hasta marearse.\n6 Ganó la sombra, por poco.',
      '0-2 {X} goes round.\n4 {X} chased a shadow, round and round.\n6 The shadow won, but only just.',
    ),
    deed(
      '0-2 {X} se acurruca.\n4 {X} se acurrucó junto a {H}. Daba calor y ganas de seguir.',
      '0-2 {X} curls up.\n4 {X} curled up beside {H}. It was warm, and it helped.',
    ),
    deed(
      '0-2 {X} escucha. ¡Chsss!\n4 {X} se quedó muy quiet{X:o/a}: había oído algo antes que nadie.',
      '0-2 {X} listens. Shhh!\n4 {X} went very still. {X} had heard it before anyone.',
    ),
  ],
  creature: [
    deed(
      '0-2 {X} gira y sopla.\n4 {X} les enseñó el saludo de los suyos: tres vueltas y un soplido.\n6 {H} se mareó en la segunda vuelta, pero el soplido le salió perfecto.',
      '0-2 {X} spins and puffs.\n4 {X} taught them an old greeting: three turns and a puff.\n6 {H} was dizzy by the second turn, but the puff was perfect.',
      '2-2 {X} gira y sopla.\n4 {X} dio tres vueltas y un soplido, y a {H} le entró valor.',
      '2-2 {X} spins and puffs.\n4 {X} made three turns and a puff, and {H} felt brave.',
    ),
    deed(
      '0-2 {X} canta: ¡la, la!\n4 —En mi casa, esto se arregla cantando —dijo {X}.\n6 Era una canción muy antigua, y hablaba casi todo el rato de queso.',
      '0-2 {X} sings: la, la!\n4 “Where I come from, we sing,” said {X}.\n6 It was a very old song, and most of it was about cheese.',
      '2-2 {X} canta: ¡la, la!\n4 {X} cantó su canción, y {H} dejó de temblar.',
      '2-2 {X} sings: la, la!\n4 {X} sang that song, and {H} stopped shaking.',
    ),
    deed(
      '0-2 {X} sonríe mucho.\n4 {X} sonrió tanto para no dar miedo que le dolió la cara.',
      '0-2 {X} smiles a lot.\n4 {X} smiled so hard, so as not to be scary, that it hurt.',
    ),
    deed(
      '0-2 {X} come. ¡Ñam!\n4 {X} probó una galleta por primera vez. Y luego, la caja.\n6 —En mi casa no había de esto —dijo, con la boca llena.',
      '0-2 {X} eats. Yum!\n4 {X} tried a biscuit for the first time. Then the box.\n6 “We had none of this at home,” said {X}, with a full mouth.',
    ),
    deed(
      '0-2 {X} estornuda.\n4 {X} estornudó, y todos se agacharon por costumbre.',
      '0-2 {X} sneezes.\n4 {X} sneezed, and they all ducked out of habit.',
    ),
  ],
  younger: [
    deed(
      '0-2 {X} dice: ¿por qué?\n4 {X} preguntó por qué. Y por qué. Y por qué.\n6 La tercera era muy buena pregunta, y nadie supo contestarla.',
      '0-2 {X} asks: why?\n4 {X} asked why. And why. And why.\n6 The third one was a very good question, and nobody knew the answer.',
      '2-2 {X} dice: ¡por ahí!\n4 —¿Y por qué no por ahí? —preguntó {X}. ¡Nadie había mirado!',
      '2-2 {X} says: that way!\n4 “Why not that way?” asked {X}. Nobody had looked there!',
    ),
    deed(
      '0-2 {X} da una flor.\n4 {X} le regaló a {H} un dibujo doblado en ocho.\n6 Se veía a {H} con brazos larguísimos, «para llegar a todo».',
      '0-2 {X} gives a flower.\n4 {X} gave {H} a drawing, folded up very small.\n6 It showed {H} with very long arms, “to reach everything”.',
      '2-2 {H} mira el dibujo.\n4 {H} pensó en el dibujo de {X}, y los brazos llegaron más lejos.',
      '2-2 {H} sees the drawing.\n4 {H} thought of the drawing from {X}, and reached a bit further.',
    ),
    deed(
      '0-2 {X} imita a {H}.\n4 {X} andaba igual que {H}, con las manos a la espalda.\n6 Cuando {H} se rascó la nariz, {X} también.',
      '0-2 {X} does the same.\n4 {X} walked just like {H}, step by step.\n6 When {H} stopped to think, {X} did too.',
    ),
    deed(
      '0-2 {X} salta: ¡hop!\n4 —¿Falta mucho? —preguntó {X}. Acababan de empezar.',
      '0-2 {X} hops: hop!\n4 “Are we there yet?” asked {X}. They had just begun.',
    ),
  ],
  baby: [
    deed(
      '0-2 {X} dice: ¡ta!\n4 {X} señaló y dijo: «¡Ta!».\n6 Nadie sabía qué significaba, pero lo decía muy en serio.',
      '0-2 {X} says: ta!\n4 {X} pointed and said, “Ta!”\n6 Nobody knew what that meant, but it was said in earnest.',
      '2-2 ¡Ta!, dice {X}.\n4 —¡Ta! —dijo {X}, y señaló. ¡Ahí era!',
      '2-2 “Ta!” says {X}.\n4 “Ta!” said {X}, and pointed. That was the place!',
    ),
    deed(
      '0-2 {X} se ríe.\n4 {X} se rio de la nada, y todos acabaron riendo.',
      '0-2 {X} giggles.\n4 {X} laughed at nothing, and soon they all did.',
      '2-2 {X} se ríe.\n4 {X} se rio, y de pronto todo dio menos miedo.',
      '2-2 {X} giggles.\n4 {X} laughed, and all at once it was less scary.',
    ),
    deed(
      '0-2 {X} aplaude.\n4 {X} aplaudió antes de tiempo, por si acaso.',
      '0-2 {X} claps.\n4 {X} clapped too soon, just in case.',
    ),
    deed(
      '0-2 {X} lo prueba.\n4 {X} quiso probar las pistas con la boca. No sabían a nada.',
      '0-2 {X} has a taste.\n4 {X} tried to eat a clue. It did not taste of much.',
    ),
  ],
}

/** Anybody could do these; they serve when somebody has done all that was theirs. */
export const COMMON_DEEDS: readonly Deed[] = [
  deed(
    '0-2 {X} empuja.\n4 {X} cargó con el peso un rato, para que {H} descansara.',
    '0-2 {X} pushes.\n4 {X} carried the load for a bit, so that {H} could rest.',
  ),
  deed(
    '0-2 {X} cuenta pasos.\n4 {X} iba contando los pasos y se perdía en el once.',
    '0-2 {X} counts steps.\n4 {X} was counting the steps and got lost at eleven.',
  ),
  deed(
    '0-2 {X} da agua.\n4 {X} le pasó el agua a {H} antes de que la pidiera.',
    '0-2 {X} shares a drink.\n4 {X} passed {H} some water before anyone asked.',
  ),
  deed(
    '0-2 {X} dice: ¿seguimos?\n4 —¿Seguimos? —preguntó {X}. Era justo lo que hacía falta oír.',
    '0-2 {X} says: shall we?\n4 “Shall we go on?” asked {X}. It was the right thing to say.',
  ),
  deed(
    '0-2 {X} trae un botón.\n4 {X} vio algo brillar, corrió a mirar y volvió con un botón.',
    '0-2 {X} finds a button.\n4 {X} saw a gleam, ran to look and came back with a button.',
  ),
  deed(
    '0-2 {X} va y vuelve.\n4 {X} se equivocó de lado y volvió como si nada.',
    '0-2 {X} goes and comes.\n4 {X} went the wrong way and came back as if nothing had happened.',
  ),
  deed(
    '0-2 {X} vigila.\n4 {X} hizo guardia mientras los demás pensaban.',
    '0-2 {X} keeps watch.\n4 {X} stood guard while the others had a think.',
  ),
  deed(
    '0-2 {X} tararea.\n4 {X} tarareó la misma canción hasta que todos la cantaban.',
    '0-2 {X} hums.\n4 {X} hummed one song until they were all humming it.',
  ),
  deed(
    '0-2 {X} mira al cielo.\n4 {X} adivinó el tiempo con un dedo mojado. Acertó a medias.',
    '0-2 {X} looks up.\n4 {X} told the weather with a wet finger, and was half right.',
  ),
  deed(
    '0-2 {X} ata un lazo.\n4 {X} hizo un nudo para no olvidarse de algo, y olvidó de qué.',
    '0-2 {X} ties a bow.\n4 {X} tied a knot so as to remember something, and forgot what.',
  ),
  deed(
    '0-2 {X} da palmas.\n4 {X} animó tanto que hubo que animar a {X} después.',
    '0-2 {X} claps hands.\n4 {X} cheered so hard that they had to sit {X} down.',
  ),
  deed(
    '0-2 {X} hace una mueca.\n4 {X} puso cara de saberlo, y luego cara de que no.',
    '0-2 {X} makes a face.\n4 {X} looked as if it was clear, and then as if it was not.',
  ),
]

/** What people do when all is well again. */
export const FEAST_DEEDS: readonly Deed[] = [
  deed(
    '0-2 {X} baila.\n4 {X} bailó con {H} hasta que se acabó la música.',
    '0-2 {X} dances.\n4 {X} danced with {H} until the music stopped.',
  ),
  deed(
    '0-2 {X} se ríe.\n4 {X} contó la historia otra vez, con más peligro y más viento.',
    '0-2 {X} laughs.\n4 {X} told the story again, with more danger in it.',
  ),
  deed(
    '0-2 {X} dice: ¡viva!\n4 {X} gritó «¡viva!» tan fuerte que tembló un vaso.',
    '0-2 {X} says: hooray!\n4 {X} shouted “Hooray!” so loudly that a glass shook.',
  ),
  deed(
    '0-2 {X} hace sitio.\n4 {X} había guardado un sitio para {H}, justo en medio.',
    '0-2 {X} makes room.\n4 {X} had kept a place for {H}, right in the middle.',
  ),
  deed(
    '0-2 {X} brinda. ¡Chin!\n4 {X} brindó con zumo y se manchó la nariz.',
    '0-2 {X} says: cheers!\n4 {X} raised a cup of juice and got some on the nose.',
  ),
  deed(
    '0-2 {X} abraza a {H}.\n4 {X} le dio a {H} un abrazo larguísimo.',
    '0-2 {X} hugs {H}.\n4 {X} gave {H} a very long hug.',
  ),
  deed(
    '0-2 {X} da vueltas.\n4 {X} repitió postre antes de probar lo demás.',
    '0-2 {X} spins round.\n4 {X} had pudding twice before the rest.',
  ),
  deed(
    '0-2 {X} canta: ¡lará!\n4 {X} cantó la última canción, y también la de después.',
    '0-2 {X} sings: la la!\n4 {X} sang the last song, and the one after that.',
  ),
  deed(
    '0-2 {X} saca la foto.\n4 {X} quiso hacer una foto de todos, y salió un dedo.',
    '0-2 {X} says: cheese!\n4 {X} took a picture of them all, and one thumb.',
  ),
  deed(
    '0-2 {X} se duerme.\n4 {X} se durmió en la silla con una sonrisa de lado.',
    '0-2 {X} falls asleep.\n4 {X} fell asleep in a chair, with half a smile.',
  ),
]
