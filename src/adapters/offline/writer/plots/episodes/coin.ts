import type { Beat } from '../plot.ts'

/** A lady lets a coin decide everything, until it lands on its edge; in the air it tells her what she hopes for. */
export const coin: Beat = {
  id: 'coin',
  titles: {
    es: ['Cara o cruz', '¿El rojo o el azul?'],
    en: ['Heads or tails', 'The red or the blue?'],
  },
  gift: {
    prop: 'coin',
    use: {
      es: '4 Lanzaron la moneda de doña Amparo. Antes de que cayera, ya sabían qué hacer.',
      en: '4 They tossed Mrs Moon’s coin, and knew before it came down.',
    },
  },
  moments: [
    {
      es: `0-2 ¿El rojo? ¿El azul?
0-2 {H} se pone un gorro.
2-2 {F} se pone el otro. ¡Qué bien!
4! {At}, doña Amparo tenía dos sombreros y una sola cabeza.
4! —¿El rojo o el azul? —dijo—. ¡Que decida la moneda!
4! La lanzó. ¡Plof! Cayó de canto en la mermelada.
4 Y allí se quedó, de pie y sin decidir nada.
6 Doña Amparo lo echaba todo a cara o cruz.
6 —¿Y si sale mermelada? —preguntó {F}.
6 —No había salido nunca —dijo ella, muy pálida.
8 La moneda le había elegido el oficio, la almohada y el nombre de la tortuga. La tortuga se llamaba Cruz.
10 En cuarenta años no había tenido una sola duda. Ahora le llegaban todas juntas y la pillaban con la cabeza al aire.`,
      en: `0-2 The red? The blue?
0-2 {H} puts on one hat.
2-2 {F} puts on the other. So smart!
4! Mrs Moon had two hats and one head {at}.
4! “Red or blue?” she said. “The coin must choose!”
4! Plop! It fell into the jam, and stood on its edge.
4 There it stayed, and chose nothing at all.
6 Mrs Moon did it all by heads or tails.
6 “What if it is jam?” asked {F}.
6 “It has never been jam,” she said, and went pale.
8 The coin had picked out her job, her pillow and a name for her tortoise. The tortoise was called Tails.
10 For forty years she had not had a single doubt. Now they all came at once, and found her with nothing on her head.`,
      alt: {
        es: '{H} señala una moneda y {F} mira, junto a un sombrero.',
        en: '{H} points at a coin and {F} looks, beside a hat.',
      },
      picture: {
        H: ['point', 'surprised'],
        F: ['stand', 'surprised'],
        props: ['hat', 'coin', 'honey', 'bread', 'table'],
        shot: 'wide',
      },
    },
    {
      es: `4! —Láncela otra vez —dijo {H}.
4 Estaba tan pringosa que se le quedó pegada al dedo.
4 {X} se comió la mermelada, para que no volviera a pasar.
4! {F} limpió la moneda. {H} la lanzó muy alto.
4! Doña Amparo cruzó los dedos. Los cruzó todos.
6 La moneda subía dando vueltas. {H} la cazó al vuelo y cerró la mano.
6 —¡Enséñala! —dijo doña Amparo.
6 —Un momento. ¿Por qué cruzaba usted los dedos?
6 —Yo no he cruzado nada.
6 Los tenía tan cruzados que {F} tuvo que ayudarla a deshacer el lío.
6 —¿Y cuál le gusta más? —preguntó {F}.
6 —A mí no me gusta más ninguno. Yo lanzo.
6 {X} se probó los dos sombreros, uno encima del otro. Parecía un faro con opiniones.
8 —El azul me hace lista —explicó doña Amparo—. Con el azul me preguntan la hora. Con el rojo nadie me pregunta nada, pero me río sola.
8 —¿Y hoy qué prefiere?
8 —¡Eso se lo estaba preguntando a la moneda!
8 {H} notaba el redondel frío dentro del puño. Era muy poca cosa para mandar tanto.
8 —Hagamos una prueba —dijo {F}—. La lanzamos, pero usted no mire la moneda. Mírese usted.
8 —¿Cómo voy a mirarme sin espejo?
8 —Por dentro.
10 ¶Doña Amparo lo intentó. Hacía tanto que no se asomaba por allí que al principio no vio más que polvo. Preferir es como silbar: si uno lo deja mucho tiempo, los labios se olvidan, y hay que empezar por un hilito de aire.
10 —Me parece que hay alguien —dijo, muy bajo.
10 ¶—Pues no haga ruido —dijo {H}—, que se espanta.`,
      en: `4! “Toss it once more,” said {H}.
4 It was so sticky that it would not come off her thumb.
4 {X} ate up the jam, so that it could not happen again.
4! {F} wiped the coin. {H} tossed it very high.
4! Mrs Moon crossed her fingers. She crossed all ten.
6 The coin went round and round. {H} caught it in the air, and held it tight.
6 “Show me!” said Mrs Moon.
6 “In a moment. Why did you cross your fingers?”
6 “I did no such thing.”
6 They were so crossed that {F} had to help her with the knot.
6 “Which one do you like best?” asked {F}.
6 “I do not like. I toss.”
6 {X} tried on both hats at once, one on top of the other. It looked like a lighthouse with views of its own.
8 “The blue one makes me clever,” Mrs Moon explained. “People ask me the time. In the red one nobody asks me a thing, but I laugh out loud by myself.”
8 “And what would you like today?”
8 “That is just what I was asking the coin!”
8 {H} could feel it in there, cold and round. It was a small thing to be in charge of so much.
8 “Let’s try this,” said {F}. “We toss it, and you do not look at the coin. You look at you.”
8 “How can I, without a mirror?”
8 “On the inside.”
10 ¶Mrs Moon had a try. She had not been in there for so long that at first she saw nothing but dust. Liking a thing is like whistling. If you leave off for years, your lips forget how, and you have to begin with a thin little breath.
10 “I think that there is somebody in,” she said, very low.
10 ¶“Then do not make a noise,” said {H}, “or she will run off.”`,
      alt: { es: '{H} lanza una moneda y {F} la señala.', en: '{H} tosses a coin and {F} points at it.' },
      picture: {
        H: ['reach', 'determined', 'coin'],
        F: ['point', 'thoughtful'],
        X: ['stand', 'happy', 'hat'],
        props: ['hat', 'bread', 'table'],
      },
    },
    {
      es: `0-2 La moneda sube. ¡Hop!
0-2 {H} dice: ¡el rojo!
0-2 {X} salta.
2-2 La señora baila con su gorro rojo.
6 {F} la lanzó otra vez.
4! La moneda subía, subía...
4! —¡Que salga el rojo! —gritó doña Amparo.
4 Luego se tapó la boca. ¡Lo había dicho ella!
4 {H} le puso el sombrero rojo. Nadie miró la moneda.
6 —Quedáosla —dijo—. Ya sé preguntarme yo sola.
6 Se fue riéndose por lo bajo, y nadie le preguntó la hora.
8 {X} se quedó con el sombrero azul un ratito. Le preguntaron la hora tres veces.
8 La moneda había caído de canto otra vez. Estaba claro que eso de decidir no era lo suyo.
10 De lejos se la oyó lanzar un guante al aire y decir: «¡Sopa, no, croquetas!». Por lo visto servía cualquier cosa que tardara un poco en bajar.`,
      en: `0-2 Up goes the coin. Whee!
0-2 {H} says: red!
0-2 {X} jumps.
2-2 The lady dances in her red hat.
6 {F} tossed it again.
4! Up went the coin, and up...
4! “Let it be red!” cried Mrs Moon.
4 Then she put a hand to her mouth. She had said it herself!
4 {H} put the red hat on her head. Nobody looked at the coin.
6 “Keep it,” she said. “I know how to ask me now.”
6 Off she went, and laughed to herself, and nobody asked her the time.
8 {X} kept the blue hat on for a while, and was asked the time three times.
8 The coin lay there, on its edge again. You could see that it had never liked the job.
10 From far away they heard her toss up one of her gloves and call, “Soup, no, pancakes!” It seems that you can use anything, so long as it takes a while to come down.`,
      alt: {
        es: '{H} entrega un sombrero y {F} se queda la moneda.',
        en: '{H} hands over a hat, and {F} keeps the coin.',
      },
      picture: {
        H: ['reach', 'happy', 'hat'],
        F: ['hold', 'happy', 'coin'],
        X: ['jump', 'happy'],
        props: ['hat', 'bread', 'table'],
      },
    },
  ],
}
