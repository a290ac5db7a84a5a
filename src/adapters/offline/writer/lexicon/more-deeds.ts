import type { Tie } from '../tie.ts'
import { type Deed, deed } from './deed.ts'

/** More that people do because of what they are to the hero, so that no two books of one family have the same. */
export const MORE_DEEDS: Readonly<Partial<Record<Tie, readonly Deed[]>>> = {
  grandparent: [
    deed(
      '0-2 {X} da un caramelo.\n4 {X} tenía caramelos en todos los bolsillos, y le dio uno a {H}.\n6 Era de los de menta, que duran lo mismo que una cuesta.',
      '0-2 {X} gives a sweet.\n4 {X} had sweets in every pocket, and gave one to {H}.\n6 It was a mint, the sort that lasts as long as a hill.',
      '2-2 ¡Mmm, el caramelo!\n4 El caramelo de {X} aún duraba, y la cuesta también.',
      '2-2 Mmm, the sweet!\n4 The sweet from {X} was not finished yet, and nor was {H}.',
    ),
    deed(
      '0-2 {X} cuenta un cuento.\n4 {X} empezó a contar un cuento por el final.\n6 —Así no te preocupas —dijo—. Ya sabes que acaba bien.',
      '0-2 {X} tells a tale.\n4 {X} began to tell a story from the end.\n6 “Then you need not worry,” said {X}. “You know that it comes out well.”',
    ),
    deed(
      '0-2 {X} busca las gafas.\n4 {X} buscaba las gafas, y las llevaba puestas.',
      '0-2 {X} wants the specs.\n4 {X} was looking for some glasses, and had them on.',
    ),
    deed(
      '0-2 {X} se sienta. ¡Ay!\n4 {X} se sentó a descansar una vez por cada cosa bonita que veía.\n6 Se sentaba mucho.',
      '0-2 {X} sits down. Ah!\n4 {X} sat down to rest for each pretty thing on the way.\n6 It was a lot of sitting.',
    ),
  ],
  parent: [
    deed(
      '0-2 {X} da un beso.\n4 {X} le puso a {H} un beso en la mano, para guardarlo.\n6 Los besos guardados no caducan.',
      '0-2 {X} gives a kiss.\n4 {X} put a kiss into {H}’s hand, to keep.\n6 Kisses that you keep do not go off.',
      '2-2 {H} abre la mano: ¡un beso!\n4 {H} abrió la mano: el beso de {X} seguía allí.',
      '2-2 {H} has a kiss in one hand!\n4 {H} opened one hand. The kiss from {X} was still there.',
    ),
    deed(
      '0-2 {X} ata un zapato.\n4 {X} se agachó a atarle el zapato a {H}, que lo llevaba bien atado.\n6 Era por estar cerca un momento más.',
      '0-2 {X} ties a shoe.\n4 {X} bent down to tie a shoe that was tied already.\n6 It was just to be near for one more moment.',
    ),
    deed(
      '0-2 {X} tararea.\n4 {X} cantó la canción de la ducha, que valía para todo.',
      '0-2 {X} hums.\n4 {X} sang the bath song, which was good for anything.',
    ),
  ],
  sibling: [
    deed(
      '0-2 {X} da su gorra.\n4 {X} le dejó a {H} su gorra, la que no dejaba a nadie.\n6 —Pero no la mires por dentro —dijo.',
      '0-2 {X} lends a cap.\n4 {X} lent {H} the cap that nobody might touch.\n6 “But do not look inside,” said {X}.',
      '2-2 ¡La gorra de {X}!\n4 {H} se caló la gorra de {X}. Con ella se pensaba mejor.',
      '2-2 The cap from {X}!\n4 {H} pulled down the cap from {X}. It was good for thinking.',
    ),
    deed(
      '0-2 {X} hace cosquillas.\n4 {X} y {H} discutieron por quién discutía más.\n6 Quedaron en empate, que era lo justo.',
      '0-2 {X} tickles.\n4 {X} and {H} had a row about who had more rows.\n6 It was a draw, which was only fair.',
    ),
    deed(
      '0-2 {X} dice: ¡yo primero!\n4 —¡Yo primero! —dijo {X}, antes de verlo de cerca—. Bueno, primero tú.',
      '0-2 {X} says: me first!\n4 “Me first!” said {X}, and then took a look. “Well, you first.”',
    ),
  ],
  friend: [
    deed(
      '0-2 {X} da un dibujo.\n4 {X} le pintó a {H} un tigre en la mano, con boli.\n6 Parecía un gato con sueño, pero la intención era de tigre.',
      '0-2 {X} draws a tiger.\n4 {X} drew a tiger on {H}’s hand, in pen.\n6 It looked more like a sleepy cat, but it was meant as a tiger.',
      '2-2 ¡El tigre de {X}!\n4 {H} miró el tigre que le pintó {X}, y le rugió bajito.',
      '2-2 The tiger from {X}!\n4 {H} looked at the tiger that {X} drew, and growled a bit.',
    ),
    deed(
      '0-2 {X} choca la mano.\n4 {X} y {H} tenían un saludo de once pasos. Siempre se olvidaban del nueve.',
      '0-2 {X} gives a high five.\n4 {X} and {H} had a handshake with eleven steps. They always forgot the ninth.',
    ),
    deed(
      '0-2 {X} hace de eco.\n4 {X} dijo «¡qué buena idea!» antes de que {H} dijera ninguna.\n6 Después tuvieron que buscar una, para no quedar mal.',
      '0-2 {X} says it too.\n4 “What a good idea!” said {X}, before {H} had said one.\n6 After that they had to find one, out of politeness.',
    ),
    deed(
      '0-2 {X} baila.\n4 {X} inventó un baile para tener menos miedo. Solo se movían las cejas.',
      '0-2 {X} dances.\n4 {X} made up a dance for being brave. You only moved your eyebrows.',
    ),
  ],
  teacher: [
    deed(
      '0-2 {X} da una pista.\n4 {X} le prestó a {H} su lápiz rojo, el de poner «¡bien!».\n6 —Úsalo cuando te salga —dijo—. No antes.',
      '0-2 {X} gives a clue.\n4 {X} lent {H} the red pencil, the one for ticks.\n6 “Use it when you get it right,” said {X}. “Not before.”',
      '2-2 ¡El lápiz de {X}!\n4 {H} se puso un «¡bien!» en la mano con el lápiz de {X}.',
      '2-2 The pencil from {X}!\n4 With the pencil from {X}, {H} drew one big tick.',
    ),
    deed(
      '0-2 {X} levanta un dedo.\n4 {X} pidió silencio, y se oyó lo que hacía falta oír.',
      '0-2 {X} lifts a finger.\n4 {X} asked for silence, and then they heard it.',
    ),
    deed(
      '0-2 {X} aprende también.\n4 —Esto tampoco lo sé yo —dijo {X}, con los ojos brillantes.\n6 No había nada que le gustara más.',
      '0-2 {X} learns too.\n4 “I do not know this either,” said {X}, with bright eyes.\n6 There was nothing that {X} liked more.',
    ),
  ],
  animal: [
    deed(
      '0-2 {X} trae una pluma.\n4 {X} le dejó a {H} un regalo en el zapato: una pluma algo mordida.\n6 Era lo mejor que tenía, y se le notaba en la cara.',
      '0-2 {X} brings a feather.\n4 {X} left a present in a shoe: a feather, a bit chewed.\n6 It was the best thing that {X} had, and you could see it.',
      '2-2 ¡La pluma de {X}!\n4 La pluma de {X} dijo de qué lado venía el aire.',
      '2-2 The feather from {X}!\n4 The feather from {X} showed which way the air came.',
    ),
    deed(
      '0-2 {X} se rasca.\n4 {X} se rascó con tanta fuerza que se quedó mirando al otro lado.',
      '0-2 {X} has a scratch.\n4 {X} had such a good scratch that it ended facing the other way.',
    ),
    deed(
      '0-2 {X} se esconde: ¡cucú!\n4 {X} se escondió tan bien que luego no sabía salir.\n6 Asomó la nariz por donde nadie miraba.',
      '0-2 {X} hides: cuckoo!\n4 {X} hid so well that it was hard to get out.\n6 A nose came up where nobody was looking.',
    ),
    deed(
      '0-2 {X} bosteza.\n4 {X} bostezó, y el bostezo dio la vuelta al grupo y volvió.',
      '0-2 {X} yawns.\n4 {X} yawned, and the yawn went all round and came back.',
    ),
  ],
  creature: [
    deed(
      '0-2 {X} presta una luz.\n4 {X} le prestó a {H} algo suyo que brillaba un poco: «No sé qué es».\n6 Lo llevaba encima desde siempre y nunca lo había mirado de cerca.',
      '0-2 {X} lends a light.\n4 {X} lent {H} something that shone a bit. “I do not know what it is.”\n6 It had always been there, and nobody had ever looked at it closely.',
      '2-2 ¡Brilla la luz de {X}!\n4 Lo que brillaba de {X} brilló justo a tiempo.',
      '2-2 How it shines!\n4 What {X} had lent shone, and just in time.',
    ),
    deed(
      '0-2 {X} cuenta: mil, dos mil.\n4 —Yo tenía un pariente así —dijo {X}—. Lo pintaron en un escudo.\n6 Salía muy favorecido, aunque en realidad bizqueaba.',
      '0-2 {X} counts: one thousand.\n4 “One of my uncles was like that,” said {X}. “He is on a shield now.”\n6 They made him look very well, though in fact he squinted.',
    ),
    deed(
      '0-2 {X} sopla flojito.\n4 {X} quiso susurrar y se oyó en tres calles.',
      '0-2 {X} whispers: BOO.\n4 {X} meant to whisper, and could be heard three streets off.',
    ),
  ],
  younger: [
    deed(
      '0-2 {X} da una piedra.\n4 {X} llenó los bolsillos de {H} de piedras «muy especiales».\n6 Eran todas iguales. Esa era la gracia.',
      '0-2 {X} gives a stone.\n4 {X} filled every pocket with “very special” stones.\n6 They were all the same. That was the point.',
      '2-2 ¡Las piedras de {X}!\n4 Las piedras de {X} hicieron de escalón. ¡Eran especiales!',
      '2-2 The stones from {X}!\n4 The stones from {X} made a step. They were special!',
    ),
    deed(
      '0-2 {X} va a caballito.\n4 {X} pidió ir a caballito justo cuando empezaba lo difícil.\n6 Y desde arriba vio lo que nadie veía.',
      '0-2 {X} wants a ride.\n4 {X} asked for a ride just when it was getting hard.\n6 And from up there {X} saw what nobody else did.',
    ),
    deed(
      '0-2 {X} canta fuerte.\n4 {X} cantó la misma canción nueve veces. La novena la cantaron todos.',
      '0-2 {X} sings out loud.\n4 {X} sang one song nine times. The ninth time they all did.',
    ),
  ],
  baby: [
    deed(
      '0-2 {X} da el chupete.\n4 {X} le dio a {H} su chupete. Era lo más que se podía dar.',
      '0-2 {X} gives a dummy.\n4 {X} gave {H} a dummy. There was no greater gift.',
      '2-2 ¡El chupete de {X}!\n4 {H} apretó en la mano el chupete de {X}. Daba valor.',
      '2-2 The dummy from {X}!\n4 {H} held the dummy from {X} tight. It helped.',
    ),
    deed(
      '0-2 {X} gatea. ¡Hala!\n4 {X} salió gateando y llegó antes que nadie.',
      '0-2 {X} crawls. Whoosh!\n4 {X} set off on all fours and got there first.',
    ),
    deed(
      '0-2 {X} bosteza.\n4 {X} se durmió de golpe, y se pusieron a susurrar.\n6 Susurrando se piensan cosas más suaves.',
      '0-2 {X} yawns.\n4 {X} fell fast asleep, so they began to whisper.\n6 When you whisper you think of softer things.',
    ),
    deed(
      '0-2 {X} dice: ¡más!\n4 {X} tiró el zapato. Se lo pusieron. {X} tiró el zapato.\n6 A la quinta vez ya era un deporte.',
      '0-2 {X} says: more!\n4 {X} threw a shoe. They put it on again. {X} threw the shoe.\n6 By the fifth time it was a sport.',
    ),
    deed(
      '0-2 {X} señala la luna.\n4 {X} tiró de la manga de {H} y no dijo nada. Bastaba.',
      '0-2 {X} pulls a sleeve.\n4 {X} pulled {H} by the sleeve and said nothing. It was enough.',
    ),
  ],
}
