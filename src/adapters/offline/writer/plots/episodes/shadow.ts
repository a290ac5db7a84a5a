import type { Beat } from '../plot.ts'

/** A shadow is tired of being dragged along the ground and sits down. */
export const shadow: Beat = {
  id: 'shadow',
  needs: ['magic'],
  titles: {
    es: ['La sombra cansada', 'Alguien se ha sentado'],
    en: ['The tired shadow', 'Somebody has sat down'],
  },
  gift: {
    prop: 'sun',
    use: {
      es: '4 La sombra fue delante, bien larga, y les hizo de puente.',
      en: '4 The shadow went ahead, long and thin, and was their bridge.',
    },
  },
  moments: [
    {
      es: `0-2 Una sombra. ¡Mira, baila!
0-2 {H} anda. ¡La sombra no!
2-2 ¿Sombra, no vienes? ¡No, no!
4! {At}, {F} notó algo raro. No pesaba nada.
4 Miró al suelo. ¡No tenía sombra!
4! La sombra de {F} se había quedado atrás. ¡Sentada!
4 —Yo no doy un paso más —dijo.
6 Era igual que {F}, pero en gris y con los brazos cruzados.
6 —Llevo toda la vida por los suelos —se quejó—. ¡Y tú, venga a pisar charcos!
8 {F} se puso de un color que las sombras no pueden ponerse.
10 Nadie le había contado nunca que a una sombra se le moja la cara cada vez que uno salta un charco. Es la clase de cosa que tendría que venir en las instrucciones.`,
      en: `0-2 A shadow. Look, it can dance!
0-2 {H} walks. It does not!
2-2 Are you coming, shadow? No, no!
4! {F} felt odd. {F} felt as light as air.
4 {F} looked down. There was no shadow!
4! It had stayed behind. It had sat down!
4 “I will not go one more step,” it said.
6 It looked just like {F}, but in grey and with its arms crossed.
6 “All my life I am on the floor,” it grumbled. “And you will walk in puddles!”
8 {F} went a colour that shadows cannot go.
10 Nobody had ever told {F} that a shadow gets its face wet each time you jump in a puddle. It is the sort of thing that ought to be in the instructions.`,
      alt: {
        es: '{F} descubre que su sombra se ha quedado atrás.',
        en: '{F} finds that a shadow has stayed behind.',
      },
      picture: { H: ['point', 'surprised'], F: ['stand', 'surprised'], props: ['sun', 'stone'], shot: 'wide' },
    },
    {
      es: `4! —¿Y qué te gustaría hacer? —le preguntó {H}.
4 —Ir de pie —dijo la sombra—. Y delante. Y mandar yo.
4! —Vale —dijo {F}—. Hoy te sigo yo.
4 {X} se tumbó en el suelo, para ver qué se siente. No le gustó.
6 La sombra se levantó, se estiró y se puso a andar. Hacía cosas rarísimas. Rodeaba los charcos, saludaba a las hormigas, se paraba debajo de cada árbol.
6 —¿Por qué te paras? —preguntó {F}, que iba detrás copiándolo todo.
6 —Porque aquí hay primas mías —dijo la sombra—. La del roble está hecha polvo.
6 Levantó los brazos y {F} tuvo que levantarlos. Bailó y {F} bailó, medio compás más tarde y con el pie que no era.
6 {X} se rio tanto que su propia sombra le dio un codazo.
6 —No es nada fácil —reconoció {F}, sin aliento—. ¿Tú haces esto todos los días?
6 —Y los domingos —dijo la sombra.
8 Luego se sentó con {H} a la sombra de una piedra muy callada, que olía a fresco.
8 —De noche, ¿dónde vas? —quiso saber {H}.
8 —A ninguna parte. De noche nos juntamos todas, y no se distingue cuál es de quién. Por eso nadie está nunca tan solo como se cree.
8 {F}, que a veces dormía con la luz encendida, se guardó aquella frase muy adentro.
10 ¶Al cabo de un rato el sol asomó por el otro lado. La sombra, sin querer, se fue haciendo larga, larguísima. Los pies le llegaban al otro extremo del camino.
10 —Anda —dijo—. Desde aquí se ve todo.
10 ¶Era la primera vez que llegaba a un sitio antes que nadie. Se quedó allí un momento, disfrutándolo, con la cabeza apoyada en una loma. Después volvió sola, porque una cosa es estar cansada y otra muy distinta dejar a alguien sin sombra a las cinco de la tarde.`,
      en: `4! “What would you like to do?” {H} asked it.
4 “I want to stand up,” said the shadow. “And go first. And be the boss.”
4! “All right,” said {F}. “Today I will follow you.”
4 {X} lay down on the ground, just to see how it felt. It was no fun.
6 The shadow got up, stretched and set off. It did such odd things. It went round puddles, it said hello to ants, it stopped under trees.
6 “Why do you stop?” asked {F}, who came behind and copied it all.
6 “I have cousins here,” said the shadow. “The one from the oak is worn out.”
6 It put its arms up, so {F} had to as well. It danced, and {F} danced, half a beat late and on the wrong foot.
6 {X} laughed so much that one more shadow gave a nudge.
6 “It is not at all easy,” panted {F}. “Do you do this every day?”
6 “And on Sundays,” said the shadow.
8 It sat down with {H} in the shade of a stone. The shade did not talk much.
8 “Where do you go at night?” {H} wanted to know.
8 “Nowhere. At night we all join up, and nobody can tell which is whose. So you are never as alone as you think.”
8 {F}, who slept with the light on now and then, put that away to keep.
10 ¶After a while the sun came round the other side and the shadow could not help it. It grew long, and very long, until its feet were at the far end of the road.
10 “Well, well,” it said. “You can see it all from here.”
10 ¶It was the first time it had got to a place before everyone else. It stayed there to enjoy it, with its head on a small hill. Then it came back by itself. It is one thing to be tired, and quite another to leave somebody with no shadow at five in the afternoon.`,
      alt: {
        es: '{F} imita a una sombra que baila y {H} se ríe.',
        en: '{F} copies a dancing shadow and {H} laughs.',
      },
      picture: {
        H: ['sit', 'happy'],
        F: ['dance', 'excited'],
        X: ['lie', 'surprised'],
        props: ['sun', 'tree'],
      },
    },
    {
      es: `0-2 Ahora manda la sombra.
0-2 {F} la sigue. ¡Un, dos!
0-0 {X} baila.
2-2 La sombra salta. {F} salta también.
2-2 ¡Qué risa! ¡Otra vez!
4! La sombra volvió a los pies de {F}. ¡Clic!
4 —¿Ya no estás cansada? —preguntó {F}.
4! —No. Pero los charcos, los saltamos.
4 —Trato hecho —dijo {F}.
6 Y como ya eran un buen equipo, la sombra les enseñó un truco. Se estiraba y llegaba primero.
6 —Para cuando falte un trocito —dijo, y guiñó un ojo gris.
8 Desde ese día {F} rodeó todos los charcos, aunque fueran estupendos. De vez en cuando, la sombra decía que bueno, que ese sí.
8 —¿Y por las escaleras? —preguntó {H}—. ¿Cómo lo llevas?
8 —Doblada —dijo la sombra, con mucha dignidad.
8 ¶Pasaron junto a un árbol, y la sombra del árbol le sopló algo al oído. Las dos se rieron sin hacer ningún ruido.
10 Y quien l{HF:os/as} hubiera visto desde arriba no habría sabido decir quién llevaba a quién, que es como deben ir las buenas compañías.`,
      en: `0-2 The shadow leads the way.
0-2 {F} goes next. One, two!
0-0 {X} dances.
2-2 The shadow jumps. {F} jumps too.
2-2 What fun! Do it again!
4! The shadow went back to {F}’s feet. Click!
4 “Are you still tired?” asked {F}.
4! “No. But we jump over puddles.”
4 “It is a deal,” said {F}.
6 And since they were friends now, the shadow taught them a trick. It was how to stretch and get there first.
6 “It is for when you need that little bit more,” it said, and gave a grey wink.
8 From that day on {F} went round all the puddles, even the great ones. Now and then the shadow said, oh well, that one, yes.
8 “What about stairs?” asked {H}. “How do you manage?”
8 “Folded,” said the shadow with great dignity.
8 ¶They went by a tree, and the shadow of the tree whispered a word or two. The pair of them laughed without a sound.
10 And if you had seen them from above, you could not have told who led and who came after. That is how good company should walk.`,
      alt: {
        es: '{H} y {F} caminan con sus sombras muy largas.',
        en: '{H} and {F} walk along with very long shadows.',
      },
      picture: {
        H: ['walk', 'happy'],
        F: ['jump', 'happy'],
        X: ['dance', 'happy'],
        props: ['sun'],
        time: 'sunset',
        shot: 'wide',
      },
    },
  ],
}
