import type { Beat } from '../plot.ts'

/** A small noise in the night of a building: it is found by listening, and a plumber was too tired to hear it. */
export const noise: Beat = {
  id: 'noise',
  needs: ['house'],
  titles: { es: ['Plic', 'El ruido que iba y venía'], en: ['Plip', 'The noise that came and went'] },
  gift: {
    prop: 'wrench',
    use: {
      es: '4 La llave de Marga aflojó lo que no se movía.',
      en: '4 The spanner from Meg loosened what would not budge.',
    },
  },
  moments: [
    {
      es: `0-2 Plic. Plic. ¿Qué suena?
0-2 {H} escucha.
4! {At} sonaba algo. Plic… plic… plic.
4 —¿Lo oyes? —susurró {F}.
4 {H} se llevó un dedo a los labios. Plic.
6 Lo más raro era que, en cuanto daban un paso, el ruido se callaba.
6 —Nos oye —dijo {F}.
8 —O no lo oímos nosotr{HF:os/as} —dijo {H}—. Con tanto pie.
10 Había que elegir: o andar o escuchar. Parece fácil, pero casi nadie sabe hacer una sola cosa.`,
      en: `0-2 Plip. Plip. What is it?
0-2 {H} listens.
4! There was a noise {at}. Plip... plip... plip.
4 “Can you hear it?” {F} whispered.
4 {H} put one finger up. Plip.
6 The odd thing was that it stopped each time they took a step.
6 “It can hear us,” said {F}.
8 “Or we cannot hear it,” said {H}. “Not with all these feet.”
10 They had to choose: to walk or to listen. It sounds easy, but very few people can do just one thing.`,
      alt: { es: '{H} y {F} escuchan un ruido sin moverse.', en: '{H} and {F} stand still to hear a noise.' },
      picture: {
        H: ['think', 'thoughtful'],
        F: ['stand', 'surprised'],
        props: ['speech'],
        together: ['whisper', 'F', 'H'],
      },
    },
    {
      es: `4 Hicieron un plan: tres pasos y parar. Plic. Tres pasos y parar. Plic, plic.
4! Cada vez sonaba más fuerte. {X} iba contando los pasos.
4! Detrás de una puerta había un grifo. ¡Goteaba!
4 Y al lado, sentada en su caja de herramientas, dormía una fontanera.
6 —Se llama Marga —leyó {H} en el mono—. Y está agotada.
6 Tenía una llave inglesa en una mano y un bocadillo en la otra. No había empezado con ninguno de los dos.
6 {F} puso un cubo debajo del grifo. ¡Ploc! Ahora sonaba peor.
6 —Una esponja —dijo {H}. Pusieron la esponja en el cubo. Y ya no sonó nada.
6 Al no oír nada, Marga se despertó de golpe.
6 —¡Qué silencio! —gritó—. ¿Qué ha pasado?
8 Llevaba tres días buscando aquel plic. Pero andaba con botas, y con botas no se oye.
8 Miraron las botas. Eran enormes. Hacían «cloc» incluso quietas.
8 {X} le ofreció agua, y Marga se la bebió mirando al grifo con rencor.
8 —¿Y ahora? —preguntó {F}.
8 —Ahora es fácil —dijo Marga—. Lo difícil era saber dónde.
10 Enseñó a {H} a girar la llave: ni mucho ni poco, hasta notar que la rosca dice «vale». Las roscas lo dicen muy bajito.
10 —¿Y cómo se aprende a oír eso?
10 —Apretando de más unas cuantas —dijo Marga—. A mí se me rompieron siete.
10 Lo contó sin ninguna vergüenza, como quien enseña una colección.`,
      en: `4 They made a plan. Three steps and stop. Plip. Three steps and stop. Plip, plip.
4! It was louder each time. {X} kept count of the steps.
4! Behind a door there was a tap. It dripped!
4 And there, on her toolbox, sat a plumber, fast asleep.
6 “Her name is Meg,” said {H}, who had read it on her overalls. “And she is worn out.”
6 She had a spanner in one hand and a sandwich in the other. She had not begun on either.
6 {F} put a bucket under the tap. Plop! Now it was worse.
6 “A sponge,” said {H}. They put a sponge in the bucket. Then there was no noise at all.
6 It was so quiet that Meg woke up.
6 “How quiet it is!” she cried. “What is wrong?”
8 She had looked for that plip for three days. But she did it in boots, and you cannot hear a thing in boots.
8 They looked at the boots. They were huge. They went “clomp” when they stood still.
8 {X} gave her some water, and Meg drank it with an eye on the tap.
8 “What now?” asked {F}.
8 “Now it is easy,” said Meg. “The hard part was to know where.”
10 She showed {H} how to turn the spanner, not too much and not too little, until you feel the thread say “yes”. Threads say it very softly.
10 “How do you learn to hear that?”
10 “You turn a few of them too far,” said Meg. “I broke seven.”
10 She was not ashamed of it in the least. She might have been showing them her stamps.`,
      alt: { es: '{H} pone una esponja en un cubo bajo un grifo.', en: '{H} puts a sponge in a bucket under a tap.' },
      picture: {
        H: ['crouch', 'determined'],
        F: ['hold', 'happy', 'bucket'],
        X: ['stand', 'thoughtful'],
        props: ['wrench', 'box'],
      },
    },
    {
      es: `0-2 ¡Un grifo! ¡Gotea!
0-2 {H} lo cierra.
2-2 ¡Ya no hace plic!
4! {H} giró la llave. Plic… pli… Y silencio.
4-4 Con tanto silencio, alguien se despertó.
4! —Quédatela —dijo la fontanera—. Te la has ganado.
4 Era una llave inglesa pequeña, de bolsillo.
6 —¿Y usted? —preguntó {F}.
6 —Yo, a comerme el bocadillo —dijo Marga—. Sin botas.
6 Se las quitó allí mismo. Tenía un calcetín de cada color.
8 Al alejarse, anduvieron un rato de puntillas, por si sonaba otra cosa.
8 Sonó. Eran las tripas de {F}.
10 —Eso no lo arregla una llave —dijo {H}.
10 —Lo arregla un bocadillo —contestó {F}, y volvió la cabeza con cierta esperanza.`,
      en: `0-2 A tap! It drips!
0-2 {H} turns it.
2-2 No more plip!
4! {H} turned the spanner. Plip... pli... And then it was quiet.
4-4 It was so quiet that somebody woke up.
4! “Keep it,” said the plumber. “You have earned it.”
4 It was a small spanner, made for a pocket.
6 “What about you?” asked {F}.
6 “I will eat my sandwich,” said Meg. “With no boots on.”
6 She took them off there and then. Her socks did not match.
8 As they went, they walked on tiptoe for a while, in case there was one more noise.
8 There was. It came from somebody’s tummy.
10 “You cannot mend that with a spanner,” said {H}.
10 “You can with a sandwich,” said {F}, and looked back, full of hope.`,
      alt: { es: '{H} cierra el grifo y {F} aplaude.', en: '{H} turns off the tap and {F} is glad.' },
      picture: {
        H: ['hold', 'proud', 'wrench'],
        F: ['cheer', 'happy'],
        props: ['bucket'],
        together: ['high-five', 'H', 'F'],
      },
    },
  ],
}
