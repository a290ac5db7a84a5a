import type { Beat } from '../../plot.ts'

/** An inventor is stuck to the floor by her magnet boots and will not take them off: there is a hole in her sock. */
export const magnetBoots: Beat = {
  id: 'magnet-boots',
  themes: ['ciencia ficcion', 'vehiculos', 'profesiones'],
  needs: [],
  titles: {
    es: ['Las botas de imán', 'Pegada al suelo'],
    en: ['The magnet boots', 'Stuck to the floor'],
  },
  gift: {
    prop: 'compass',
    use: {
      es: '4 La aguja de la brújula giró y señaló. ¡Por ahí sí que se podía!',
      en: '4 The needle of the compass swung round and pointed. That was the way to do it!',
    },
  },
  moments: [
    {
      es: `0-2 Unas botas. ¡Clonc!
0-2 {H} tira. {F} tira.
2-2 ¡La señora no se despega del suelo!
4! {at}, una inventora estaba pegada al suelo. ¡Clonc!
4! Llevaba unas botas de imán que no se movían.
4 —¿Desde cuándo está así? —preguntó {H}.
4 —Desde el martes —dijo ella.
6 Se llamaba Nela. Había probado a saltar, a enfadarse y a silbar mirando al techo, y las botas ni se enteraron.
6 —Son estupendas —explicó—. Para no salir volando. Solo les falta lo de andar.
8 A su alrededor había tres platos vacíos, una almohada y un periódico leído por los dos lados. Se notaba que era una persona que sabe esperar.
10 Un gran invento, se ve enseguida, está siempre a un paso del éxito. El de Nela también. Lo único que no conseguía dar era el paso.`,
      en: `0-2 Big boots! Clonk!
0-2 {H} pulls. {F} pulls.
2-2 The lady is stuck to the floor!
4! An inventor was stuck to the floor. Clonk!
4! She had on magnet boots, and they would not move.
4 “How long have you been here?” asked {H}.
4 “Since Tuesday,” she said.
6 Her name was Nela. She had tried to jump, to get cross and to whistle. The boots had not noticed.
6 “They work very well,” she said. “You do not float off in them. You just do not walk in them.”
8 Round her were three empty plates, a pillow and a newspaper that had been read on both sides. You could see that she knew how to wait.
10 A great invention is always just one step away, as they say. So was this one. The step was what she could not take.`,
      alt: {
        es: '{H} y {F} encuentran unas botas pegadas al suelo.',
        en: '{H} and {F} find some boots that are stuck to the floor.',
      },
      picture: { H: ['reach', 'surprised'], F: ['point', 'thoughtful'], props: ['boots', 'gear', 'soup'] },
    },
    {
      es: `4! Tiraron hacia arriba. ¡Uf! Nada.
4 —¿Y por qué no se quita las botas? —preguntó {F}.
4! —Es que... tengo un agujero en el calcetín —dijo ella, coloradísima.
4 {X} se quitó el zapato. ¡También tenía uno, y enorme!
4! —¡Y yo! —dijo {H}—. Todo el mundo tiene uno.
6 A Nela se le escapó una risita. Pero al calcetín, por si acaso, no lo sacó.
6 —Pues pensemos —dijo {H}—. ¿Qué hace un imán?
6 Hicieron pruebas con dos imanes pequeños. Hacia arriba no se separaban ni a la de tres. Les dieron calor, frío y un discurso. Nada.
6 {F} empujó uno de lado, sin querer, con el codo. ¡Ris! Resbaló como si estuviera enjabonado.
6 —¡De lado! —gritaron a la vez.
6 {X} lo repitió once veces, porque hacía un ruido precioso.
8 {H} tomó la brújula de Nela y la acercó a la bota. La aguja daba vueltas como una peonza.
8 —Aquí tira muchísimo —dijo—. Y aquí, en la puntera, casi nada.
8 Marcaron con tiza por dónde era flojo. Salió un caminito, de la bota hasta la alfombra.
8 {X} se tumbó en el suelo para vigilar que nadie hiciera trampa con el codo.
10 —Lo más curioso —dijo {F}, con la tiza en la mano— es que llevaba usted cuatro días tirando por donde no se podía.
10 —Es la dirección en la que tira todo el mundo —se defendió Nela.
10 —Ya. Por eso suele haber tanta gente pegada.`,
      en: `4! They pulled her up. Oof! Nothing.
4 “Why do you not take off the boots?” asked {F}.
4! “I have... a hole in my sock,” she said, and went very red.
4 {X} took off a shoe. There was one in there too, and it was huge!
4! “So have I!” said {H}. “We all have one.”
6 Nela had to giggle. But she kept the sock where it was, just in case.
6 “Let’s think,” said {H}. “What does a magnet do?”
6 They tried it out with two small magnets. You could not pull them apart, not for anything. They made them hot. They made them cold. They had a word with them.
6 By mistake, {F} gave one a push from the side. Zip! It slid as if it had soap on it.
6 “Sideways!” they both cried.
6 {X} did it eleven times, since it made such a lovely noise.
8 {H} took Nela’s compass and held it near the boot. The needle went round like a top.
8 “It pulls hard here,” said {H}. “And here, at the toe, it hardly pulls at all.”
8 They drew with chalk where it was weak. It made a small path from the boot to the rug.
8 {X} lay on the floor, to see that nobody cheated with an elbow.
10 “The odd thing is,” said {F}, chalk in the air, “that for four days you pulled the one way that does not work.”
10 “It is the way that everybody pulls,” said Nela.
10 “I know. That must be why so many people are stuck.”`,
      alt: {
        es: '{H} acerca una brújula a las botas y {F} piensa.',
        en: '{H} holds a compass near the boots and {F} thinks.',
      },
      picture: {
        H: ['kneel', 'determined', 'compass'],
        F: ['crouch', 'thoughtful', 'pencil'],
        X: ['sit', 'happy', 'boots'],
        props: ['boots', 'gear', 'magnifier'],
        shot: 'close',
      },
    },
    {
      es: `0-2 De lado. ¡Ris, ris!
0-2 ¡Ya anda! ¡Ya anda!
0-2 {X} patina también.
2-2 {H} y {F} empujan. ¡Qué bien resbala!
4! Empujaron a la inventora de lado. ¡Ris! ¡Ris! ¡Se movía!
4! La inventora patinó hasta la alfombra, y allí las botas se soltaron.
4 —¡Patines de imán! —dijo—. ¡Ese era el invento!
4 Y les regaló la brújula.
6 Luego, muy seria, se quitó las botas. El agujero era pequeñito, con forma de corazón. Había merecido la pena verlo.
6 {X} propuso un club. Para entrar hay que enseñar el calcetín.
8 —¿Y si un día te quedas pegad{H:o/a} tú? —preguntó {F} al salir.
8 —Me empujas de lado —dijo {H}.
10 Detrás se oía un ris, ris, cada vez más deprisa, y de vez en cuando un «¡yuju!». Cuatro días de ganas de andar, todos de golpe, dan para muchas vueltas.`,
      en: `0-2 Sideways. Zip, zip!
0-2 Off she goes!
0-2 {X} slides too.
2-2 {H} and {F} push. It slides so well!
4! They gave the lady a push from the side. Zip! Zip! She moved!
4! The lady slid right to the rug, and there the boots let go.
4 “Magnet skates!” she said. “That is what they are!”
4 And she gave them her compass.
6 Then, with great dignity, she took off the boots. It was a small hole, and it was the shape of a heart. It was well worth seeing.
6 {X} wanted to start a club. To get in, you have to show your sock.
8 “What if you are stuck one day?” asked {F}, on the way out.
8 “Push me sideways,” said {H}.
10 Behind them they heard a zip, zip, faster and faster, and now and then a “whee!”. If you want to walk for four days and then can, all at once, you go round a good many times.`,
      alt: {
        es: '{H} enseña una brújula y {F} salta: las botas se han soltado.',
        en: '{H} holds up a compass and {F} jumps: the boots have let go.',
      },
      picture: {
        H: ['hold', 'happy', 'compass'],
        F: ['jump', 'excited'],
        X: ['run', 'happy'],
        props: ['boots', 'heart', 'gear'],
      },
    },
  ],
}
