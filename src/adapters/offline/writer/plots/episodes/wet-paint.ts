import type { Beat } from '../plot.ts'

/** A painter has painted himself into a corner. */
export const wetPaint: Beat = {
  id: 'wet-paint',
  needs: ['house'],
  titles: { es: ['Recién pintado', 'El pintor en su rincón'], en: ['Wet paint', 'The painter in the corner'] },
  gift: {
    prop: 'paintbrush',
    use: {
      es: '4 Con la brocha de Simón marcaron dónde poner los pies.',
      en: '4 With the brush from Simon they marked where to step.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Rojo! ¡Todo rojo!
0-2 {H} no pisa. {F} tampoco.
2-2 ¿Quién pinta? ¡Hola, señor pintor!
4! {At} había un cartel: «¡Recién pintado!».
4! Y al fondo, en un rincón, el pintor Simón con una brocha.
4 —¿Puede venir? —preguntó {H}.
4 —No —dijo Simón—. Me he pintado alrededor.
6 Todo el suelo era rojo y brillante, menos el trocito de sus pies.
6 —¿Y cuánto tarda en secarse? —dijo {F}.
6 —Hasta mañana. Es pintura de la buena.
8 Era un trabajo magnífico. No se veía ni un pelo de la brocha. Tampoco se veía la salida.
10 Simón llevaba treinta años pintando suelos y siempre empezaba por la puerta. Decía que así entraba con más ganas.`,
      en: `0-2 Red! It is all red!
0-2 {H} stops. {F} stops.
2-2 Who did it? Hello, painter man!
4! There was a sign {at}: “Wet paint!”
4! And in the far corner was a man with a brush.
4 “Can you come over here?” asked {H}.
4 “No,” said Simon. “I have painted all round me.”
6 The whole floor was red and shiny, but for the bit under his feet.
6 “How long does it take to dry?” asked {F}.
6 “Till tomorrow. It is very good paint.”
8 It was splendid work. You could not see one mark of the brush. You could not see a way out, either.
10 Simon had painted floors for thirty years, and he always began at the door. He said that it got him off to a good start.`,
      alt: {
        es: 'Un pintor está en un rincón rodeado de pintura.',
        en: 'A painter stands in a corner with paint all round.',
      },
      picture: {
        H: ['stand', 'surprised'],
        F: ['point', 'surprised'],
        props: ['paintbrush', 'bucket'],
        shot: 'wide',
      },
    },
    {
      es: `4! —¿Y no puede saltar? —preguntó {H}.
4 —Con esta barriga, no —dijo Simón.
4! {F} le tiró una cuerda. Se quedó pegada a la mitad.
4 —¿Y si espera a mañana? —dijo {F}.
4 {X} le lanzó una galleta, por si tardaba.
4-4! {H} encontró dos cajas. ¡Caja, pie, caja, pie!
6 —El martes también me quedé así —dijo Simón—. Y el jueves pasado. Me conozco todos los rincones que hay.
6 —¿Siempre le pasa? —dijo {H}.
6 —Siempre. Es que, cuando pinto, no miro para atrás. Miro lo bonito que está quedando.
6 Era verdad que estaba quedando precioso.
6 —¿Le queda pintura? —preguntó {F}.
6 —Media lata. Azul.
6 {H} empezó a sonreír. Cuando {H} sonreía así, {F} se apartaba un paso.
6! —¿Y cajas? —preguntó {H}.
6! Cajas había dos. Las fueron poniendo como piedras de un río.
6 Una delante, la de atrás adelante, otra vez la de atrás.
8 {X} daba las órdenes: «caja, pie, caja». A la tercera se hizo un lío y mandó un pie dos veces.
8 Las cajas dejaban cuadraditos sin pintura. A {F} se le cayó el alma a los pies.
8 —Le estamos estropeando el suelo.
8 —Todavía no —dijo {H}—. Páseme el azul.
8 Y por donde habían pasado, Simón fue pintando baldosas azules, una detrás de otra, caminando hacia la puerta y de espaldas.
10 ¶Es una cosa que no enseñan en ninguna escuela de pintores: casi todos los errores, repetidos con el mismo cuidado, se convierten en un adorno.
10 —Treinta años —murmuraba Simón—. Treinta años saliendo por la ventana.
10 —¿Y nunca se le ocurrió empezar por el rincón? —preguntó {F}.
10 Simón se paró con un pie en alto. Se le puso la cara de quien oye su nombre por primera vez.`,
      en: `4! “Can you not jump?” asked {H}.
4 “Not with this tummy,” said Simon.
4! {F} threw him a rope. It stuck halfway.
4 “Why not wait till tomorrow?” said {F}.
4 {X} threw him a biscuit, in case it took long.
4-4! {H} found two boxes. Box, foot, box, foot!
6 “I did that on Tuesday,” said Simon, “and last Thursday. I know all the corners there are.”
6 “Does it always happen?” said {H}.
6 “It does. When I paint I do not look back. I look at how nice it is.”
6 It was true that it was very nice.
6 “Have you got any paint left?” asked {F}.
6 “Half a tin. It is blue.”
6 {H} began to smile. When {H} smiled like that, {F} moved back a step.
6! “And boxes?” asked {H}.
6! There were two boxes. They put them down like stones in a stream.
6 One in front, the back one to the front, and the back one again.
8 {X} gave the orders: box, foot, box. The third time it got mixed up, and there was a foot too many.
8 The boxes left little squares with no paint. {F}’s heart sank into both shoes.
8 “We are spoiling your floor.”
8 “Not yet,” said {H}. “Pass me the blue.”
8 And where they had been Simon painted blue tiles, one after the other, walking to the door, and backwards.
10 ¶There is something that they do not teach at any school of painting. Nearly all mistakes, if you repeat them with the same care, turn into a pattern.
10 “Thirty years,” Simon murmured. “Thirty years of going out by the window.”
10 “Did you never think of starting in the corner?” asked {F}.
10 Simon stopped with one foot in the air. He had the face of somebody who hears his own name for the first time.`,
      alt: {
        es: '{H} y {F} hacen un camino de cajas hasta el pintor.',
        en: '{H} and {F} make a path of boxes to the painter.',
      },
      picture: {
        H: ['reach', 'determined', 'box'],
        F: ['hold', 'thoughtful', 'box'],
        X: ['point', 'happy'],
        props: ['bucket', 'paintbrush', 'rope'],
      },
    },
    {
      es: `0-2 Un paso. Otro. ¡Ya!
0-2 {F} da la mano al pintor.
0-2 {X} pinta un sol.
2-2 ¡Qué suelo tan bonito! ¡Rojo y azul!
4! Simón llegó a la puerta y miró atrás. ¡Por primera vez!
4-6 Pintaron de azul los huecos de las cajas.
4 El suelo era rojo, con un camino azul. ¡Parecía una alfombra!
4! —Lo he hecho aposta —dijo. Y les dio su mejor brocha.
6 —¿La próxima vez empezará por el rincón? —preguntó {H}.
6 —Sí —dijo Simón—. Y cuando llegue a la puerta... ¡me iré!
6 Le parecía una idea casi demasiado buena.
8 {X} salió con un pie azul, y hasta la noche fue dejando baldosas por donde pasaba.
10 Ya muy lejos, aún lo oían reírse solo. Luego oyeron un «¡ay, no!», y un silencio. Iban a dar la vuelta cuando volvió la risa.`,
      en: `0-2 A step. One more. There!
0-2 {F} gives him a hand.
0-2 {X} paints a sun.
2-2 What a pretty floor! Red and blue!
4! Simon got to the door and looked back. It was the first time!
4-6 They painted the gaps blue.
4 The floor was red, with a blue path. It was like a carpet!
4! “I meant it like that,” he said, and gave them his best brush.
6 “Next time, will you start in the corner?” asked {H}.
6 “I will,” said Simon. “And when I get to the door, I can go!”
6 It seemed to him almost too good an idea.
8 {X} left with one blue foot, and put down tiles wherever it went until night.
10 From a long way off they could still hear him laugh to himself. Then there was an “oh no!”, and silence. They were about to go back when the laugh began again.`,
      alt: {
        es: 'El pintor llega a la puerta por un camino azul.',
        en: 'The painter reaches the door on a blue path.',
      },
      picture: {
        H: ['cheer', 'happy'],
        F: ['reach', 'happy'],
        X: ['hold', 'happy', 'paintbrush'],
        props: ['bucket', 'paintbrush', 'box'],
        shot: 'wide',
      },
    },
  ],
}
