import type { Beat } from '../../plot.ts'

/** The royal tester of beds cannot sleep on twenty mattresses. Nor can whoever sleeps under them. */
export const twentyMattresses: Beat = {
  id: 'twenty-mattresses',
  themes: ['princesas', 'fantasia'],
  needs: ['beasts'],
  titles: {
    es: ['Veinte colchones', 'La probadora de camas'],
    en: ['Twenty mattresses', 'The royal tester of beds'],
  },
  gift: {
    prop: 'feather',
    use: {
      es: '4 {H} sopló la pluma del ratón, y todo fue más suave.',
      en: '4 {H} blew the mouse’s feather, and it all felt softer.',
    },
  },
  moments: [
    {
      es: `0-2 Uno, dos, tres... ¡veinte colchones!
0-2 ¡Ay! ¡Algo molesta!
0-2 {H} y {F} suben.
2-2 ¡Qué alto! ¡Hasta el techo!
4! {At} había una torre de veinte colchones.
4! Arriba, una señora en camisón no podía dormir.
4 —¡Aquí debajo hay algo! —se quejaba.
4! {H} y {F} treparon a ayudarla.
6 Era la probadora real de camas. Llevaba un gorro con borla y unas ojeras hasta la barbilla.
6 —Será un guisante —dijo {F}, que había leído mucho.
6 —Los guisantes los conozco —contestó ella—. Esto suspira.
8 Había probado camas en tres reinos. Una vez acertó, solo por el bulto, de qué color era un calcetín.
10 Dormir era su oficio, y hacía ocho días que no podía trabajar. Llevaba la almohada debajo del brazo, como otros llevan la cartera.`,
      en: `0-2 One, two, three... twenty beds!
0-2 Ow! What is that?
0-2 {H} and {F} climb.
2-2 So high! Right up to the top!
4! There was a tower of twenty mattresses {at}.
4! On top a lady in a nightie could not sleep.
4 “There is something under here!” she said.
4! {H} and {F} climbed up to help.
6 She was the royal tester of beds. She had a nightcap, and rings under her eyes down to her chin.
6 “It must be a pea,” said {F}, who had read a lot.
6 “I know all about peas,” she said. “This one sighs.”
8 She had tested beds in three kingdoms. Once she had told the colour of a sock, just from the lump.
10 Sleep was her job, and she had not been able to work for eight days. She carried her pillow under one arm, the way that other people carry papers.`,
      alt: {
        es: '{H} y {F} trepan por una torre de colchones muy alta.',
        en: '{H} and {F} climb a very high tower of mattresses.',
      },
      picture: {
        H: ['reach', 'excited'],
        F: ['reach', 'surprised'],
        props: ['bed', 'blanket', 'bed', 'ladder'],
        shot: 'wide',
      },
    },
    {
      es: `4! Levantaron el primer colchón. Había un peine.
4 Debajo del segundo había una cuchara.
4 {X} encontró un calcetín suyo. ¿Cómo había llegado allí?
4! Así bajaron hasta el último.
4! ¡Debajo dormía un ratón! Bueno, no dormía.
4 —¿Quién da saltos ahí arriba? —preguntó.
6 Su cama era una caja de cerillas, con su colcha y su vela.
6 —Llevo ocho noches sin pegar ojo —protestó—. ¡Veinte colchones encima y una señora que da vueltas!
6 —¡Doy vueltas porque tú suspiras! —dijo la señora desde lo alto.
6 —¡Suspiro porque tú das vueltas! —dijo el ratón.
6 {X} propuso que se turnaran, pero nadie oyó la propuesta.
6 {H} y {F} estaban en medio, a la altura del colchón número diez. Les llegaban los dos enfados.
6 —¿Y si cambiáis de sitio? —dijo {H}.
6 Al ratón lo subieron con caja y todo. La señora bajó con gorro y todo, y se metió debajo.
8 Arriba, el ratón no pesaba nada. Los veinte colchones ni se enteraron.
8 Abajo, la señora descubrió el suelo. Llevaba toda la vida probando colchones y nunca había probado lo que los sujeta.
8 —Firme —murmuró—. Qué cosa tan fir...
8 No acabó la palabra. La acabó con un ronquido.
8 {X} apuntó en el cuaderno de las camas: «Suelo, diez sobre diez».
10 El ratón tardó un poco más, porque no estaba hecho a tanto silencio. {F} le cantó bajito lo que habían encontrado: un peine, una cuchara, un calcetín.
10 Visto desde en medio, pensó {H}, casi todo el mundo suspira porque alguien da vueltas, y da vueltas porque alguien suspira. Lo difícil es dar con el colchón número diez.`,
      en: `4! They lifted the first one. There was a comb.
4 Under the next one was a spoon.
4 {X} found an old sock, and it was one of a pair from home!
4! So they went right down to the last.
4! Under it slept a mouse! Well, it did not sleep.
4 “Who is that, jumping about?” it asked.
6 Its bed was a matchbox with a quilt and a candle.
6 “I have not shut an eye for eight nights,” it said. “Twenty mattresses on top, and a lady who rolls about!”
6 “I roll because you sigh!” called the lady.
6 “I sigh because you roll!” called the mouse.
6 {X} thought that they could take turns, but nobody was listening.
6 {H} and {F} were in the middle, by number ten. They got it from both sides.
6 “Why not change places?” said {H}.
6 They took the mouse up, with its box. The lady came down, with her cap, and got in underneath.
8 At the top, the mouse weighed nothing at all. The twenty mattresses did not even notice.
8 At the bottom, the lady met the floor. All her life she had tested beds, and she had never once tested what holds them up.
8 “Firm,” she murmured. “How very fir...”
8 She did not end the word. She ended it with a snore.
8 {X} wrote in the book of beds: “Floor, ten out of ten.”
10 The mouse took a little longer, not being used to such a hush. {F} sang to it, very softly, all that they had found: a comb, a spoon, a sock.
10 From the middle, thought {H}, it looks as if most people sigh because somebody rolls, and roll because somebody sighs. The hard part is to find number ten.`,
      alt: {
        es: '{H} y {F} levantan un colchón y encuentran un ratón.',
        en: '{H} and {F} lift a mattress and find a mouse.',
      },
      picture: {
        H: ['reach', 'surprised'],
        F: ['point', 'surprised'],
        X: ['kneel', 'surprised'],
        props: ['mouse', 'bed', 'candle', 'blanket'],
        shot: 'close',
      },
    },
    {
      es: `0-2 ¡Un ratón! Chsss. Ya duerme.
0-2 {X} también. ¡Rrr!
2-2 La señora ronca. El ratón sueña.
4! Antes de dormirse, el ratón les dio una pluma.
4! —Es del colchón más blando —dijo.
4 Se fueron de puntillas, sin respirar.
4 Detrás sonaban dos ronquidos: uno grande y otro pequeño.
6 El grande hacía rrr y el pequeño hacía fiu. Iban a la vez, como si lo hubieran ensayado.
6 —Ahora tengo sueño yo —dijo {F}, y bostezó con toda la cara.
6 {X} bostezó también, y el bostezo fue pasando hasta el último de la fila.
8 Cuentan que desde entonces trabajan juntos. El ratón prueba por arriba, la señora prueba por abajo, y a mediodía comparan bostezos.
8 {H} guardó la pluma donde se guardan las cosas que no pesan.
10 El peine y la cuchara siguen allí, esperando a que alguien los reclame. Si has perdido algo pequeño, mira debajo de un colchón. Pero llama antes, por si acaso.`,
      en: `0-2 A mouse! Shhh. It is asleep.
0-2 So is {X}. Zzz!
2-2 The lady snores. The mouse dreams.
4! Before it slept, the mouse gave them a feather.
4! “It is from the softest bed of all,” it said.
4 They left on tiptoe and held their breath.
4 Behind them were two snores, a big one and a small one.
6 The big one went zzz, and the small one went wheee. They went together, as if they had practised.
6 “Now I am sleepy too,” said {F}, and yawned a very big yawn.
6 {X} caught the yawn, and passed it on.
8 They say that those two have worked together from then on. The mouse tests the top, the lady tests the bottom, and at noon they compare yawns.
8 {H} put the feather where you put things that weigh nothing.
10 The comb and the spoon are still there for whoever lost them. If you have lost some small thing, look under a mattress. But do knock first.`,
      alt: {
        es: '{H} se aleja de puntillas con una pluma, y {F} bosteza.',
        en: '{H} tiptoes away with a feather, and {F} yawns.',
      },
      picture: {
        H: ['hold', 'happy', 'feather'],
        F: ['walk', 'sleepy'],
        X: ['walk', 'sleepy'],
        props: ['bed', 'mouse', 'moon'],
        time: 'night',
      },
    },
  ],
}
