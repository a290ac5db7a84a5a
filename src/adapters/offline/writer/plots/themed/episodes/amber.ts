import type { Beat } from '../../plot.ts'

/** A traffic light is stuck on amber, and nobody knows whether to go; two fruits do its work while it is mended. */
export const amber: Beat = {
  id: 'amber',
  themes: ['vehiculos', 'profesiones', 'ciencia ficcion'],
  needs: ['ground'],
  titles: {
    es: ['El semáforo que decía casi', 'Ni rojo ni verde'],
    en: ['The light that said nearly', 'Not red, not green'],
  },
  gift: {
    prop: 'bulb',
    use: {
      es: '4 La bombilla del semáforo se encendió en verde. ¡Adelante!',
      en: '4 The bulb from the traffic light lit up green. Go!',
    },
  },
  moments: [
    {
      es: `0-2 Un semáforo. ¡Amarillo!
0-2 {H} mira. ¿Para? ¿Pasa?
2-2 Los coches hacen: ¡piii, piii!
4! Junto a {place} había un semáforo estropeado.
4! No se ponía rojo. No se ponía verde. ¡Solo ámbar!
4 —¿Pasamos? —preguntó {F}.
4 —Casi —dijo {H}.
6 Todo el mundo hacía lo mismo: casi pasaba. Un autobús avanzaba un palmo y frenaba. Una bici ponía un pie y lo quitaba. Un tractor llevaba allí desde el lunes.
6 —Es que no dice que sí —explicó el del tractor—. Pero tampoco dice que no.
8 Debajo del semáforo, subida a un cajón, la guardia Matilde movía los brazos. Había perdido la voz de tanto gritar y ya solo le salía un pitido de tetera.
10 El ámbar significa «cuidado, que viene otro color». Llevaban cuatro días teniendo cuidado, y el otro color no venía. Tener cuidado tanto rato seguido deja a la gente agotada.`,
      en: `0-2 A traffic light. Yellow!
0-2 {H} looks. Stop? Go?
2-2 All the cars go: honk, honk!
4! They came to a traffic light that was broken.
4! It would not go red. It would not go green. It was amber!
4 “Shall we cross?” asked {F}.
4 “Nearly,” said {H}.
6 That was what they all did. They nearly crossed. A bus went a foot and stopped. A bike put one foot down and took it up again. A tractor had been there since Monday.
6 “It does not say yes,” said the man on the tractor. “But it does not say no.”
8 Under the light, on a box, stood Constable Pym, who was waving both arms. She had shouted until she lost her voice, and now all that came out was a noise like a kettle.
10 Amber means “look out, some other colour is coming”. They had looked out for four days, and no other colour had come. It wears people out to be careful for so long.`,
      alt: {
        es: '{H} y {F} esperan entre coches que no saben si pasar.',
        en: '{H} and {F} wait among cars that cannot tell if they may go.',
      },
      picture: {
        H: ['stand', 'thoughtful'],
        F: ['point', 'surprised'],
        props: ['bus', 'bicycle', 'tractor', 'car'],
        shot: 'wide',
      },
    },
    {
      es: `4! La guardia apagó el semáforo. {H} subió a mirar por dentro.
4 Había tres bombillas. Dos estaban fundidas.
4 —¡Piii! —dijo la guardia, que estaba ronca. Quería decir: «¡Voy a por otras!».
4 —¿Y mientras tanto? —preguntó {F}.
4 {X} quiso morder una manzana, pero {H} tuvo una idea mejor.
4! {F} se subió a un cajón. Pera verde, ¡adelante! Manzana roja, ¡quietos!
6 —¡Pera! —gritó {F}, levantando la verde.
6 El tractor arrancó, sorprendido. Detrás arrancó la bici.
6 —¡Manzana! —gritó, levantando la roja. Y todo el mundo se paró.
6 ¡Funcionaba! Una señora sacó la cabeza por la ventanilla para felicitar a la fruta.
6 {X} hacía el ámbar con un plátano. Era lo más difícil, porque nadie sabe qué hacer con el ámbar.
8 {H} limpiaba mientras los cristales. Tenían tanto polvo que habría dado igual que se encendieran. Siguió el cable con el dedo, desde la caja hasta los casquillos, y encontró el tornillo flojo.
8 —No son solo las bombillas —dijo—. Cada vez que pasaba un camión, temblaba y hacía falso contacto.
8 Lo apretó media vuelta. Con media basta casi siempre. Con una entera se pasan de rosca.
8 {X} anunció que quedaba media pera, porque alguien con hambre había frenado demasiado cerca.
10 A la media hora había gente dando la vuelta a la manzana, la de casas, solo para pasar otra vez por delante de la otra. Los niños pedían «sandía» y «mandarina», y {F}, sobre el cajón, explicaba con mucha seriedad que esos colores todavía no estaban en el código.
10 Lo curioso es que nadie protestaba. A un semáforo se le pita. A alguien que te mira y te enseña una pera, se le dan las gracias.`,
      en: `4! The constable turned it off. {H} went up to look inside.
4 There were three bulbs in it. Two were burned out.
4 “Wheee!” said the constable, who was hoarse. It meant “I will get some more!”
4 “What do we do until then?” asked {F}.
4 {X} wanted to bite an apple, but {H} had a better plan.
4! {F} got up on a box. Green pear, go! Red apple, stop!
6 “Pear!” cried {F}, and up went the green one.
6 The tractor set off, to its own surprise. The bike went after it.
6 “Apple!” cried {F}, and up went the red one. And they all stopped.
6 It worked! One lady put her head out of the window to say well done to the fruit.
6 {X} was amber, with a banana. That was the hard part, for nobody knows what to do at amber.
8 All this time {H} was wiping the glass. There was so much dust on it that you could not have seen a light if there had been one. Then {H} felt along the wire, from the box to the bulbs, and found a loose screw.
8 “It is not just the bulbs,” said {H}. “Each time a lorry went by, it shook, and the wire came away.”
8 Half a turn made it tight. Half a turn is nearly always enough. With a whole one you spoil the thread.
8 {X} had to tell them that there was only half a pear left. Somebody hungry had stopped too close.
10 After half an hour there were people driving right round the houses, just to come past once more. Children asked for “melon” and “plum”, and {F}, up on the box, had to explain that those colours were not yet in the rules.
10 The odd thing was that nobody complained. You honk at a light. But when somebody looks you in the eye and shows you a pear, you say thank you.`,
      alt: {
        es: '{F} dirige el tráfico con fruta y {H} arregla el semáforo.',
        en: '{F} directs the traffic with fruit and {H} mends the light.',
      },
      picture: {
        H: ['reach', 'determined', 'wrench'],
        F: ['hold', 'proud', 'apple'],
        X: ['cheer', 'happy'],
        props: ['ladder', 'bus', 'tractor', 'bulb'],
        shot: 'wide',
      },
    },
    {
      es: `0-2 ¡Roja! ¡Todos quietos!
0-2 ¡Verde! ¡A correr!
0-2 {X} come pera. ¡Ñam!
2-2 {H} pone una bombilla. ¡Clic! ¡Ya luce!
4! La guardia volvió con las bombillas nuevas. {H} las enroscó.
4! ¡Clic! Rojo. ¡Clic! Verde. ¡Ya no era casi!
4 —Tomad una —pitó—. Por si os quedáis en ámbar.
4 Y cruzaron, por fin.
6 El tractor pasó. La bici pasó. El autobús pasó y saludó a la pera con las luces.
6 {X} se comió el ámbar, que ya no hacía falta.
8 —Me ha gustado ser semáforo —dijo {F}—. Se ve a la gente de frente.
8 —Y te hacen caso —dijo {H}.
8 —Te hacen caso si tú también les haces caso.
10 Más adelante oyeron un pitido de tetera. La guardia l{HF:os/as} miraba desde su cajón. Levantaba con una mano una manzana mordida y con la otra, bien arriba, una pera nueva.`,
      en: `0-2 Red! All stop!
0-2 Green! Off we go!
0-2 {X} eats a pear. Yum!
2-2 {H} puts in a bulb. Click! It shines!
4! The constable came back with new bulbs. {H} screwed them in.
4! Click! Red. Click! Green. It was not “nearly” any more!
4 “Keep one,” she said, in her kettle voice. “You may need it.”
4 And they crossed at last.
6 The tractor went. The bike went. The bus went, and winked its lamps at the pear.
6 {X} ate the amber, since nobody needed it now.
8 “I liked being a traffic light,” said {F}. “You see people’s faces.”
8 “And they do as you say,” said {H}.
8 “They do if you look at them.”
10 Further on they heard a noise like a kettle. The constable was on her box. She held up what was left of an apple and, as high as she could, a brand-new pear.`,
      alt: {
        es: '{H} enseña una bombilla y {F} dice adiós con una manzana.',
        en: '{H} holds up a bulb and {F} waves goodbye with an apple.',
      },
      picture: {
        H: ['hold', 'happy', 'bulb'],
        F: ['wave', 'happy', 'apple'],
        X: ['walk', 'happy'],
        props: ['bus', 'tractor', 'bicycle'],
        shot: 'wide',
      },
    },
  ],
}
