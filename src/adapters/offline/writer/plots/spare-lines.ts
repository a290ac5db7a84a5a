import type { Both } from './plot.ts'

/** Quiet lines for a page that would stay half empty: [for openings, for the rest]. True anywhere, at any moment. */
export const SPARE_LINES: readonly (readonly Both<string>[])[] = [
  [
    both('0-2 Mira, mira.', '0-2 Look, look.'),
    both('0-2 ¿Qué será?', '0-2 What is it?'),
    both('0-2 Chsss, chsss.', '0-2 Shhh, shhh.'),
    both('0-2 ¡Anda!', '0-2 Oh my!'),
    both('0-2 Todo está callado.', '0-2 All is quiet.'),
    both('0-2 ¿Lo ves?', '0-2 Can you see?'),
    both('0-2 {H} abre los ojos.', '0-2 {H} looks up.'),
    both('0-2 {F} escucha.', '0-2 {F} listens.'),
    both('0-2 ¡Cu, cu!', '0-2 Cuckoo!'),
    both('0-2 Un pájaro canta.', '0-2 A bird sings.'),
    both('0-2 ¿Oyes algo?', '0-2 Can you hear?'),
    both('4 El día olía a pan y a lluvia.', '4 The day smelled of bread and rain.'),
    both(
      '4 [Una nube con forma de pez pasó despacio./Una nube con forma de tetera pasó despacio.]',
      '4 [A cloud like a fish went slowly by./A cloud like a teapot went slowly by.]',
    ),
    both('4 Nadie sabía lo que venía después.', '4 Nobody knew what was to come.'),
    both(
      '6 A lo lejos sonó una campana, tan floja que parecía de juguete.',
      '6 Far off a bell rang, so faint that it might have been a toy.',
    ),
    both(
      '6 La luz caía de lado y hacía largas todas las sombras.',
      '6 The light fell sideways and made all the shadows long.',
    ),
    both(
      '6 {F} asintió con mucha seguridad, aunque todavía no había entendido nada.',
      '6 {F} nodded wisely, and had not understood a thing yet.',
    ),
    both('6 Un pájaro miró desde arriba y no dijo nada.', '6 A bird looked at them from above and said nothing.'),
    both(
      '6 Hacía esa clase de aire que huele a que va a pasar algo.',
      '6 It was the sort of air that smells of something about to happen.',
    ),
    both(
      '6 {H} notó un cosquilleo en la barriga, como antes de los cumpleaños.',
      '6 {H} had a tickle in the tummy, as if before a birthday.',
    ),
    both(
      '6 Hay días que empiezan con el pie cambiado y acaban bailando.',
      '6 Some days start on the wrong foot and end up dancing.',
    ),
    both(
      '8 {H} pensó que algunos días vienen sin instrucciones y que quizá sea mejor así.',
      '8 {H} thought that some days come with no instructions, and that it may be better so.',
    ),
    both(
      '8 Ninguno de los relojes de la zona se ponía de acuerdo con los demás, y a nadie parecía importarle.',
      '8 No two clocks in that part of the world agreed, and nobody seemed to mind.',
    ),
    both(
      '8 A {F} le sonaron las tripas con tanta fuerza que {H} miró hacia atrás.',
      '8 A tummy rumbled so loudly that they both looked round.',
    ),
    both(
      '8 A lo lejos pasó un carro cargado de calabazas, y ninguna parecía conforme con el viaje.',
      '8 Far away a cart went by, piled high with pumpkins that did not look pleased with the trip.',
    ),
    both(
      '8 El aire traía tres olores: tierra mojada, madera vieja y una pizca de canela que nadie supo explicar.',
      '8 The air had three smells in it: wet earth, old wood and a pinch of cinnamon that nobody could explain.',
    ),
    both(
      '8 {H} se fijó en un detalle que nadie más había visto y lo guardó como se guarda una canica.',
      '8 {H} saw one small thing that nobody else had seen, and kept it the way you keep a marble.',
    ),
    both(
      '8 {F} aseguró que no tenía ni pizca de sueño y, acto seguido, bostezó.',
      '8 {F} was not one bit sleepy, or so {F} said, and then gave a huge yawn.',
    ),
    both(
      '10 Era una de esas horas sin nombre, ni mañana ni tarde, en las que las cosas parecen pensárselo mejor.',
      '10 It was one of those hours with no name, neither morning nor afternoon, when things seem to think again.',
    ),
    both(
      '10 {H} tenía la costumbre de contar lo que daba miedo, porque contado ocupaba menos sitio.',
      '10 {H} had a habit of counting scary things, since once they were counted they took up less room.',
    ),
    both(
      '10 Los grandes días no avisan: se presentan con la cara de un día cualquiera y esperan a ver quién se da cuenta.',
      '10 Great days give no notice; they turn up looking like any other and wait to see who will spot them.',
    ),
    both(
      '10 Todo estaba igual que siempre, y precisamente por eso resultaba tan sospechoso.',
      '10 Everything was just the same as ever, and that was the suspicious part.',
    ),
    both(
      '10 Más tarde {F} diría que lo había notado desde el principio, aunque en ese momento solo estaba pensando en la merienda.',
      '10 Later on {F} would claim to have known from the start, but just then it was all about what there was for tea.',
    ),
    both('2-2 {H} va delante. {F} va detrás.', '2-2 {H} goes first. {F} goes next.'),
    both('2-2 El aire huele a flores.', '2-2 The air smells of flowers.'),
    both('2-2 Una nube pasa muy despacio.', '2-2 A cloud goes by, so slowly.'),
    both('2-2 ¿Qué habrá detrás? ¿Lo sabes tú?', '2-2 What is behind there? Can you guess?'),
    both('2-2 {F} mira a un lado y a otro.', '2-2 {F} looks this way and that way.'),
    both('2-2 Todo brilla un poquito.', '2-2 Everything shines a little.'),
    both('2-2 {H} camina de puntillas.', '2-2 {H} walks on tiptoe.'),
  ],
  [
    both('0-2 {F} da una vuelta.', '0-2 {F} turns around.'),
    both('0-2 {H} da un salto.', '0-2 {H} gives a hop.'),
    both('0-2 Tralalá, tralalá.', '0-2 Tra la la!'),
    both('0-2 ¡Hop, hop!', '0-2 Hop, hop!'),
    both('0-2 {F} dice que sí.', '0-2 {F} says yes.'),
    both('4 {H} y {F} se miraron.', '4 {H} looked at {F}.'),
    both('4 {F} no se perdía nada.', '4 {F} did not miss a thing.'),
    both('4 {H} abrió bien los ojos.', '4 {H} stared and stared.'),
    both(
      '6 {H} no pestañeaba, para que no se le escapara nada.',
      '6 {H} did not blink, so that nothing would get away.',
    ),
    both(
      '6 Durante un momento solo se oyó una mosca muy ocupada.',
      '6 For a moment there was only the sound of one very busy fly.',
    ),
    both('6 {F} no dijo nada, que ya era raro.', '6 {F} said nothing, which was odd enough.'),
    both('6 Hay cosas que, contadas, parecen mentira.', '6 Some things sound like a fib when you tell them.'),
    both(
      '6 —Esto habrá que contarlo despacio —dijo {F}—. Si no, nadie se lo va a creer.',
      '6 “We must tell this slowly,” said {F}, “or nobody will believe us.”',
    ),
    both(
      '6 —Me gusta cuando no sabemos qué va a pasar —dijo {H}.',
      '6 “I like it when we do not know what comes next,” said {H}.',
    ),
    both(
      '6 —¿Tienes hambre? —preguntó {F}—. Yo pienso mejor con algo en la boca.',
      '6 “Are you hungry?” asked {F}. “I think better with my mouth full.”',
    ),
    both(
      '8 Visto desde fuera no parecía gran cosa. Visto desde dentro era enorme.',
      '8 From the outside it did not look like much. From the inside it was huge.',
    ),
    both(
      '8 {H} dobló aquel momento en cuatro y se lo guardó en la memoria.',
      '8 {H} folded that moment in four and put it away to keep.',
    ),
    both(
      '8 —Una vez —empezó {F}— conocí a alguien que... No, mejor te lo cuento a la vuelta.',
      '8 “Once,” {F} began, “I met somebody who... No, I will tell you on the way home.”',
    ),
    both(
      '8 El tiempo se estiró como un gato después de la siesta, sin ninguna prisa.',
      '8 Time stretched out like a cat after its nap, in no hurry at all.',
    ),
    both(
      '10 {H} pensó que aquello habría que contarlo algún día, y que nadie acertaría por dónde empezar.',
      '10 {H} thought that this would have to be told one day, and that nobody would know where to begin.',
    ),
    both(
      '10 Hay días que se olvidan y días que se llevan puestos, como una chaqueta; aquel iba a ser de los segundos.',
      '10 Some days you forget and some you wear, like a jacket; this would be one of the second kind.',
    ),
    both(
      '6 Aquello no se ve todos los días, ni siquiera los domingos.',
      '6 You do not see that every day, not even on Sundays.',
    ),
    both(
      '6 Nadie dijo nada durante siete segundos. {F} los contó.',
      '6 Nobody spoke for seven seconds. {F} counted them.',
    ),
    both(
      '6 Daban ganas de reírse, aunque nadie sabía muy bien de qué.',
      '6 It made you want to laugh, though nobody quite knew why.',
    ),
    both(
      '6 El corazón de {H} iba tan deprisa como un tambor de feria.',
      '6 {H} felt a heartbeat as quick as a drum at a fair.',
    ),
    both('6 A {H} no le cabía el día en la cabeza.', '6 It was almost too much day for {H}.'),
    both(
      '8 —Mi barriga dice que vamos bien —dijo {F}—. Aunque también dice que es hora de comer.',
      '8 “My tummy says we are on the right track,” said {F}. “It also says that it is time to eat.”',
    ),
    both(
      '8 —Apunta esto —pidió {H}—. Cuando sea mayor no me lo voy a creer.',
      '8 “Write this down,” said {H}. “When I am grown up I will not believe it.”',
    ),
    both(
      '8 —¿Tú crees que alguien nos está mirando? —susurró {F}, mirando a todas partes menos hacia arriba.',
      '8 “Do you think that somebody is watching us?” whispered {F}, looking everywhere but up.',
    ),
    both(
      '8 Una hormiga cruzó por delante con una miga enorme y recordó a todos, sin decir nada, que se puede.',
      '8 An ant went by with an enormous crumb and reminded them, saying nothing, that it can be done.',
    ),
    both(
      '8 {H} contó con los dedos todo lo que había pasado aquel día, y le faltaron dedos.',
      '8 {H} tried to count all that had happened that day, and ran out of numbers.',
    ),
    both(
      '8 Quien no lo vio dirá que no pudo ser, y quien lo vio tampoco se lo cree del todo.',
      '8 If you did not see it, you will say it never was; and if you did, you can hardly believe it.',
    ),
    both(
      '10 Durante un instante {H} quiso estar en casa, con los pies calientes; al siguiente, ya no lo cambiaba por nada.',
      '10 For an instant {H} longed to be at home with warm feet; the next, nothing could have been better than this.',
    ),
    both(
      '10 Había algo en la luz de aquella hora que volvía importantes las cosas pequeñas: una piedra, un botón, una pregunta.',
      '10 There was something in the light at that hour that made small things matter: a stone, a button, a question.',
    ),
    both(
      '10 —Lo raro no es que pase —dijo {F}—. Lo raro es que nos pase un martes.',
      '10 “The odd thing is not that it happens,” said {F}. “The odd thing is that it happens on a Tuesday.”',
    ),
    both(
      '10 Hay cosas que se entienden a la primera y cosas que se entienden a la vuelta, y las segundas duran más.',
      '10 Some things you understand at once and some on the way home, and those last longer.',
    ),
    both(
      '10 El silencio tenía ahora otra forma, más parecida a una puerta entreabierta que a una pared.',
      '10 The silence had a new shape now, less like a wall and more like a door left open.',
    ),
    both(
      '10 Es posible que el mundo entero estuviera conteniendo la risa; al menos, los árboles lo parecían.',
      '10 The whole world may have been holding back a laugh; the clouds, at least, looked like it.',
    ),
    both('2-2 {H} da la mano a {F}.', '2-2 {H} holds on to {F}.'),
    both('2-2 Las hojas bailan: shhh, shhh.', '2-2 The leaves dance: swish, swish.'),
    both('2-2 {H} cuenta: uno, dos y tres.', '2-2 {H} counts: one, two and three.'),
    both('2-2 ¿Y ahora qué? ¡A seguir!', '2-2 And now what? On we go!'),
    both('2-2 {F} canta una canción bajita.', '2-2 {F} sings a soft little song.'),
    both('2-2 Un poco más. ¡Solo un poco!', '2-2 A bit more. Just a bit!'),
    both('2-2 El sol hace cosquillas en la nariz.', '2-2 The sun tickles the tip of a nose.'),
  ],
]

function both(es: string, en: string): Both<string> {
  return { es, en }
}
