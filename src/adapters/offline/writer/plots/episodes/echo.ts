import type { Beat } from '../plot.ts'

/** An echo that is tired of repeating gets its turn to be repeated. */
export const echo: Beat = {
  id: 'echo',
  needs: ['magic'],
  titles: { es: ['El eco respondón', '¿Quién contesta?'], en: ['The cheeky echo', 'Who answered?'] },
  gift: {
    prop: 'shell',
    use: { es: '4 De la caracola salió una voz: «¡Adelante!».', en: '4 A voice came out of the shell: “Go on!”' },
  },
  moments: [
    {
      es: `0-2 {H} grita: ¡hola!
0-2 Una voz contesta: ¡adiós!
2-2 ¿Quién es? No hay nadie.
4! —¡Hola! —gritó {H} {at}.
4! —¡Adiós! —contestó una voz.
4 —¿Cómo que adiós? ¡Acabamos de llegar! —dijo {F}.
4 —¡Pues ya es hora de irse! —dijo la voz.
6 Miraron detrás, miraron debajo y miraron arriba. No había nadie.
6 —Es un eco —susurró {H}—. Pero funciona mal.
6 —¡Mal funcionas tú! —protestó la voz.
8 Los ecos repiten. Es lo único que se les pide. Aquel llevaba la contraria, y encima se reía.
10 {F} probó con una palabra larguísima, de esas que no admiten respuesta: «Otorrinolaringólogo». «Salud», dijo la voz.
10 —¡Te he oído! —gritó {F}. «Normal», dijo la voz, «si llevo un rato hablándote».`,
      en: `0-2 {H} calls: hello!
0-2 A voice calls: bye-bye!
2-2 Who is it? Nobody is there.
4! “Hello!” shouted {H} {at}.
4! “Goodbye!” a voice shouted back.
4 “Goodbye? But we have only just come!” said {F}.
4 “Then it is high time you left!” said the voice.
6 They looked behind them, they looked down and they looked up. There was nobody.
6 “It is an echo,” {H} whispered. “But it does not work.”
6 “You do not work!” said the voice.
8 An echo says what you say. It is all that anyone asks of it. This one answered back, and then it laughed.
10 {F} tried a very long word, the sort that has no answer: “Hippopotamus.” “Bless you,” said the voice.`,
      alt: { es: '{H} grita y una voz sin dueño le contesta.', en: '{H} shouts and a voice with no owner answers.' },
      picture: { H: ['stand', 'surprised'], F: ['point', 'surprised'], props: ['speech', 'stone'], shot: 'wide' },
    },
    {
      es: `4! —¿Por qué no repites? —preguntó {H}.
4! —¡Porque me aburro! —dijo el eco—. ¡Llevo cien años diciendo lo que dicen otros!
4 {X} gritó: «¡Bu!». El eco bostezó.
4 —¿Y tú qué quieres decir? —preguntó {F}.
4 El eco se quedó callado. Nadie se lo había preguntado nunca.
6 Se oyó un carraspeo. Luego, un «mmm» muy largo que rebotó tres veces.
6 —No lo tengo preparado —confesó—. ¿Podéis volver mañana?
6 —Di lo primero que te salga —dijo {H}.
6 —Croqueta —dijo el eco.
6 Hubo un silencio. Y entonces {H} gritó con todas sus fuerzas: «¡Croqueta!».
6 {F} lo gritó todavía más alto. El eco soltó una carcajada que hizo temblar el suelo. Por una vez, los demás repetían y él inventaba.
6 {X} tardó un poco más, pero la gritó del revés: «¡Ateuqorc!». Fue la que más gustó.
8 Después vinieron «paraguas», «lunes», «rinoceronte» y una palabra que no existía, pero que sonaba a pastel. Las repitieron todas, como si fueran órdenes de un almirante.
8 —Ahora entiendo por qué grita la gente —dijo el eco, feliz—. ¡Da un gusto que te contesten!
8 —Claro —dijo {H}—. Contestar es como devolver una pelota.
10 {F} propuso una palabra muy seria, «impuestos», y sonó tan mal que la devolvieron al saco. El eco tenía la suya guardada desde hacía ochenta años y la soltó la última: «Buenos días». No era muy nueva, pero la dijo como si la estrenara.
8 {X} presumió de tener la voz más fuerte de tod{HF:os/as}. Lo demostró gritando «¡silencio!», y hasta el eco obedeció.
10 El eco se quedó pensando. Cuando un eco piensa se nota, porque el aire se pone tenso como una cuerda de guitarra antes de sonar.
10 —He pasado cien años enfadado con los que venían —dijo por fin—. Y a lo mejor ellos tampoco tenían a nadie que les devolviera la pelota.
10 —Por eso gritarían —dijo {F}.
10 Nadie añadió nada. Era una frase de las que conviene dejar un rato al sol, como la ropa.`,
      en: `4! “Why do you not repeat things?” asked {H}.
4! “I am bored!” said the echo. “For a hundred years I have said what others say!”
4 {X} shouted “Boo!” The echo yawned.
4 “And what do you want to say?” asked {F}.
4 The echo went quiet. Nobody had ever asked it that.
6 There was a cough. Then came a very long “um” that bounced three times.
6 “I have nothing ready,” it said. “Could you come back tomorrow?”
6 “Say the first thing in your head,” said {H}.
6 “Pudding,” said the echo.
6 Nobody spoke. And then {H} shouted it at the top of {H.his} voice: “Pudding!”
6 {F} shouted it even louder. The echo let out a laugh that shook the ground. For once the others did the repeating, and it did the making up.
6 {X} took a bit longer, but shouted it backwards: “Gniddup!” They all liked that one best.
8 Next came “umbrella”, “Monday”, “rhino” and a word that was not a word, but tasted of cake. They shouted them all back like orders from an admiral.
8 “Now I see why people shout,” said the echo happily. “It is so nice to be answered!”
8 “Of course it is,” said {H}. “It is like having your ball thrown back.”
10 {F} offered a very serious word, “taxes”, and it sounded so bad that they put it back. The echo had saved its own for eighty years: “Good morning.” It was not a very new word, but the echo said it as if it were.
8 {X} claimed to have the loudest voice of them all. To prove it, {X} shouted “Silence!”, and even the echo obeyed.
10 The echo fell to thinking. You can tell when an echo thinks, since the air goes tight, like a guitar string just before it sounds.
10 “I spent a hundred years being cross with everyone who came,” it said at last. “And perhaps they had nobody to throw the ball back to them.”
10 “Perhaps that was why they shouted,” said {F}.
10 Nobody added a thing. It was the kind of remark that needs to be left out in the sun for a while, like washing.`,
      alt: {
        es: '{H} y {F} gritan a la vez y el eco se divierte.',
        en: '{H} and {F} shout together to please the echo.',
      },
      picture: {
        H: ['cheer', 'excited'],
        F: ['cheer', 'happy'],
        X: ['dance', 'happy'],
        props: ['speech', 'music-note'],
        together: ['face-to-face', 'H', 'F'],
      },
    },
    {
      es: `0-2 ¡Croqueta! ¡Croqueta, croqueta!
0-2 {F} se ríe.
0-2 {X} salta de risa.
2-2 Le regala a {H} una caracola.
4! El eco les regaló una caracola.
4 —Dentro va un trocito de mi voz —dijo—. Os contestará cuando haga falta.
4 {H} se la acercó a la oreja. «¡Buen viaje!», dijo la caracola.
6 —Y si te decimos adiós, ¿qué contestarás? —preguntó {F}.
6 —Probad —dijo el eco.
6 —¡Adiós! —gritaron a la vez.
6 Esperaron un poco. Desde muy lejos, con algo de pena, llegó la respuesta: «¡Hola!».
8 {X} envolvió la caracola en dos pañuelos, para que al eco no le entrara frío.
8 Durante un buen rato anduvieron sin hablar, por si alguien quería decir algo primero.
8 Fue la caracola, claro. Dijo «lunes» y esperó, toda ilusionada.
10 Nadie supo qué contestar a un lunes. Al cabo de un minuto la caracola, que venía de muy buena familia, se contestó ella sola: «Martes».
10 —Ya vamos por el miércoles —avisó {F} al llegar a la siguiente curva.`,
      en: `0-2 Pudding! Pudding, pudding!
0-2 {F} laughs.
0-2 {X} hops for joy.
2-2 It gives {H} a shell.
4! The echo gave them a shell.
4 “There is a bit of my voice in it,” it said. “It will answer when you need it.”
4 {H} held it to one ear. “Have a good trip!” said the shell.
6 “If we say goodbye, what will you say?” asked {F}.
6 “Try me,” said the echo.
6 “Goodbye!” they all shouted.
6 They waited a bit. From far away, and rather sadly, came the answer: “Hello!”
8 {X} wrapped the shell in two hankies, so that the echo would not catch cold.
8 For a good while they walked along and did not talk, in case somebody else wished to go first.
8 It was the shell, of course. It said “Monday” and waited, full of hope.
10 Nobody knew what you say to a Monday. After a minute the shell, which came from a very good family, answered for itself: “Tuesday.”
10 “We have got to Wednesday,” {F} told them at the next bend.`,
      alt: { es: '{H} se acerca una caracola a la oreja.', en: '{H} holds a shell to one ear.' },
      picture: {
        H: ['hold', 'happy', 'shell'],
        F: ['stand', 'surprised'],
        X: ['walk', 'happy'],
        props: ['music-note'],
      },
    },
  ],
}
