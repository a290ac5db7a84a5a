import type { Beat } from '../plot.ts'

/** The light goes out; they count themselves in the dark, and there is one too many. */
export const blackout: Beat = {
  id: 'blackout',
  scares: ['dark'],
  needs: ['house'],
  titles: { es: ['A oscuras', 'Uno de más'], en: ['In the dark', 'One too many'] },
  gift: {
    prop: 'torch',
    use: {
      es: '4 La linterna de manivela hizo rrr, rrr. ¡Se veía!',
      en: '4 The wind-up torch went whirr, whirr. Now they could see!',
    },
  },
  moments: [
    {
      es: `0-2 ¡Clac! Todo negro.
0-2 {H} dice: ¿hola?
4! De pronto, {at}, se fue la luz. ¡Clac!
4 No se veía nada. Nada de nada.
4 —¿{F!}? —llamó {H}.
4 —Aquí. Creo.
6 —Vamos a contarnos —propuso {H}—. Así no se pierde nadie. ¡Uno!
8 Era una idea estupenda, y por eso duró tan poco.
10 A oscuras, la propia nariz queda lejísimos. {F} tardó tres intentos en encontrarse la suya.`,
      en: `0-2 Click! All is dark.
0-2 {H} says: hello?
4! All at once, {at}, the light went out. Click!
4 They could not see a thing. Not one thing.
4 “{F!}?” called {H}.
4 “Here. I think.”
6 “Let’s count,” said {H}, “so that nobody gets lost. One!”
8 It was a very good idea, which is why it did not last.
10 In the dark your own nose is a long way off. It took {F} three goes to find the right one.`,
      alt: { es: '{H} y {F} se buscan a oscuras.', en: '{H} and {F} feel for each other in the dark.' },
      picture: { H: ['reach', 'surprised'], F: ['reach', 'worried'], time: 'night', shot: 'close' },
    },
    {
      es: `4 —¡Uno! —dijo {H}.
4 —¡Dos! —dijo {F}.
4! —Y otro más —dijo una voz bajita.
4! Hubo un silencio. ¡Esa voz no la conocían!
4 —¿Quién eres? —preguntó {H}.
4 —Nico, el electricista —dijo la voz—. Yo también estoy a oscuras.
6 {X} soltó el aire que llevaba un buen rato guardando.
6 —Vine a cambiar una bombilla —explicó la voz—. Y creo que he cambiado otra cosa.
6 —¿Y la linterna? —preguntó {F}.
6 —En la mesa. El problema es la mesa. No la encuentro.
6 Se dieron la mano y avanzaron en fila, como un tren despacito. {F} iba delante y avisaba.
6 —Pared. Otra pared. Algo blando.
6 —Eso soy yo —dijo Nico.
6 Entonces {H} tuvo una idea: dar palmas. Donde había hueco, sonaba grande. Donde había un mueble, sonaba a caja.
8 —Así lo hacen los murciélagos —dijo {H}.
8 —Los murciélagos no tropiezan tanto —contestó {F} desde el suelo.
8 Palmada a palmada, encontraron una silla, un paraguas y, por fin, la mesa. La linterna estaba debajo, naturalmente.
8 {X} la había pisado dos veces sin saberlo, y las dos veces había pedido perdón.
10 —¿Por qué hablabas tan bajito? —quiso saber {F}.
10 —Me daba apuro —confesó Nico—. Un electricista a oscuras es como un panadero sin pan. Pensé que, si me callaba, no se notaría.
10 —No se notaba —dijo {H}—. Ese era el problema: así no te podíamos ayudar.
10 Nico lo pensó y apretó un poco más la mano que llevaba cogida, que resultó ser un paraguas.`,
      en: `4 “One!” said {H}.
4 “Two!” said {F}.
4! “And one more,” said a small voice.
4! There was a silence. They did not know that voice!
4 “Who are you?” asked {H}.
4 “Nick. I mend the lights,” said the voice. “I am in the dark too.”
6 {X} let out a breath that had been held for quite some time.
6 “I came to change a bulb,” said the voice. “I think I have changed some other thing.”
6 “Where is your torch?” asked {F}.
6 “On the table. The table is the problem. I cannot find it.”
6 They held hands and went in a line, like a very slow train. {F} went first and told them what was there.
6 “Wall. One more wall. Something soft.”
6 “That is me,” said Nick.
6 Then {H} had an idea, and clapped. Where there was space, it sounded big. Where there was a cupboard, it sounded like a box.
8 “That is how bats do it,” said {H}.
8 “Bats do not trip so much,” said {F}, from the floor.
8 Clap by clap they found a chair, an umbrella and, at last, the table. The torch was under it, of course.
8 {X} had stepped on it twice, and had said sorry both times.
10 “Why did you speak so softly?” {F} wanted to know.
10 “I felt silly,” said Nick. “Me in the dark is like a baker with no bread. I thought that if I kept quiet, it would not show.”
10 “It did not show,” said {H}. “That was the trouble. We could not help you.”
10 Nick thought about that, and held on a bit tighter to the hand in his, which turned out to be an umbrella.`,
      alt: { es: '{H} da palmas a oscuras y {F} va delante.', en: '{H} claps in the dark and {F} goes first.' },
      picture: {
        H: ['stand', 'excited'],
        F: ['reach', 'thoughtful'],
        X: ['walk', 'worried'],
        props: ['table', 'umbrella'],
        time: 'night',
        together: ['hold-hands', 'F', 'H'],
      },
    },
    {
      es: `0-2 ¡Clic! ¡Hay luz!
0-2 {H} ve a {F}.
2-2 ¡Y hay alguien más!
4! Nico giró la manivela. Rrr, rrr. ¡Y hubo luz!
4! —Llevaos la linterna —dijo—. Funciona sin pilas. Solo pide un poco de brazo.
4 Después, Nico arregló los cables y se encendió todo.
6 Era más joven de lo que parecía su voz, y llevaba el jersey del revés.
6 —Me vestí a oscuras —explicó.
8 Se contaron otra vez, ya con luz, por el gusto de que saliera bien.
8 —Y otro más —dijo Nico, esta vez en voz alta.
10 A partir de entonces, cada vez que se le fundía una bombilla, daba primero una palmada.`,
      en: `0-2 Click! There is light!
0-2 {H} sees {F}.
2-2 And somebody more!
4! Nick turned the handle. Whirr, whirr. And there was light!
4! “Take the torch,” he said. “It needs no battery. It just needs an arm.”
4 Then he mended the wires, and all the lights came on.
6 He was younger than his voice, and his jumper was on inside out.
6 “I got dressed in the dark,” he told them.
8 They counted once more, with the lights on, for the joy of getting it right.
8 “And one more,” said Nick, and this time he said it out loud.
10 From then on, each time a bulb went out, the first thing he did was clap.`,
      alt: { es: '{H} sostiene una linterna encendida junto a {F}.', en: '{H} holds a lit torch beside {F}.' },
      picture: { H: ['hold', 'happy', 'torch'], F: ['cheer', 'excited'], props: ['bulb', 'table'] },
    },
  ],
}
