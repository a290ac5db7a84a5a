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
    both('0-2 Sale el sol.', '0-2 The sun is up.'),
    both('0-2 Un pájaro canta.', '0-2 A bird sings.'),
    both('0-2 ¿Oyes algo?', '0-2 Can you hear?'),
    both('4 El día olía a pan y a lluvia.', '4 The day smelled of bread and rain.'),
    both(
      '4 [Una nube con forma de pez pasó despacio./Una nube con forma de tetera pasó despacio.]',
      '4 [A cloud like a fish went slowly by./A cloud like a teapot went slowly by.]',
    ),
    both('4 Todo estaba en silencio. ¿Todo?', '4 All was quiet. Or was it?'),
    both(
      '6 A lo lejos sonó una campana, tan floja que parecía de juguete.',
      '6 Far off a bell rang, so faint that it might have been a toy.',
    ),
    both(
      '6 La luz caía de lado y hacía largas todas las sombras.',
      '6 The light fell sideways and made all the shadows long.',
    ),
    both(
      '6 {F} iba contando los pasos y se perdía siempre en el once.',
      '6 {F} was counting the steps and always got lost at eleven.',
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
      '6 Las hojas secas crujían como galletas bajo los pies.',
      '6 Dry leaves crunched like biscuits under their feet.',
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
  ],
  [
    both('0-2 ¡Qué risa!', '0-2 What fun!'),
    both('0-2 Uno, dos, tres.', '0-2 One, two, three.'),
    both('0-2 ¡Bravo, {H!}!', '0-2 Well done, {H!}!'),
    both('0-2 ¡Otra vez!', '0-2 Once again!'),
    both('0-2 {F} da una vuelta.', '0-2 {F} turns around.'),
    both('0-2 {H} da un salto.', '0-2 {H} gives a hop.'),
    both('0-2 ¡Yupi!', '0-2 Hooray!'),
    both('0-2 Tralalá, tralalá.', '0-2 Tra la la!'),
    both('0-2 Qué bien se está.', '0-2 This is nice.'),
    both('0-2 ¡Hop, hop!', '0-2 Hop, hop!'),
    both('0-2 {H} ríe bajito.', '0-2 {H} laughs softly.'),
    both('0-2 {F} dice que sí.', '0-2 {F} says yes.'),
    both('4 ¡Qué raro era todo!', '4 How very odd it was!'),
    both('4 {F} dio un saltito.', '4 {F} gave a little hop.'),
    both('4 {H} respiró hondo.', '4 {H} took a deep breath.'),
    both(
      '6 {H} se mordió el labio, que es lo que hacía siempre para pensar.',
      '6 {H} chewed on that for a while, and it tasted of questions.',
    ),
    both(
      '6 Durante un momento solo se oyó una mosca muy ocupada.',
      '6 For a moment there was only the sound of one very busy fly.',
    ),
    both(
      '6 {F} se rascó una oreja, luego la otra, y siguió sin entenderlo.',
      '6 {F} scratched one ear, then the other, and was none the wiser.',
    ),
    both(
      '6 Parecía fácil. Casi siempre parece fácil desde lejos.',
      '6 It looked easy. From far away it nearly always does.',
    ),
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
      '8 Si hubiera habido alguien mirando desde una ventana, habría visto dos figuras muy quietas y muy atentas.',
      '8 Anyone at a window would have seen two figures, very still and very wide awake.',
    ),
    both(
      '8 {H} tuvo una idea, la miró por todos los lados y decidió guardarla para más tarde.',
      '8 {H} had an idea, looked at it from every side and saved it for later.',
    ),
    both(
      '8 —Una vez —empezó {F}— conocí a alguien que... No, mejor te lo cuento a la vuelta.',
      '8 “Once,” {F} began, “I met somebody who... No, I will tell you on the way home.”',
    ),
    both(
      '8 El tiempo se estiró como un gato al sol, sin ninguna prisa por llegar a la tarde.',
      '8 Time stretched out like a cat in the sun, in no hurry to reach the evening.',
    ),
    both(
      '10 {H} se dio cuenta de que llevaba un rato sin tener miedo, y fue justo en ese momento cuando volvió a acordarse de él.',
      '10 {H} noticed that there had been no fear for quite some time, and at that very moment remembered it.',
    ),
    both(
      '10 Hay preguntas que se responden y preguntas que se llevan puestas, como una chaqueta; aquella era de las segundas.',
      '10 Some questions get answered and some you wear, like a jacket; this was one of the second kind.',
    ),
  ],
]

function both(es: string, en: string): Both<string> {
  return { es, en }
}
