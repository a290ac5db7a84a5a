import type { Beat } from '../../plot.ts'

/** An automatic door opens for everything that moves, and so never for anybody who waits politely. */
export const door: Beat = {
  id: 'door',
  themes: ['ciencia ficcion', 'profesiones', 'vehiculos'],
  needs: ['house'],
  titles: {
    es: ['La puerta que no veía', '¡Ábrete, por favor!'],
    en: ['The door that could not see', 'Open up, please!'],
  },
  gift: {
    prop: 'magnifier',
    use: {
      es: '4 El ojo de repuesto de la puerta lo vio antes que nadie: ¡por ahí!',
      en: '4 The spare eye from the door saw it first. It was that way!',
    },
  },
  moments: [
    {
      es: `0-2 Una puerta. ¡Fsss! Se abre.
0-2 {H} pasa. ¿Y {F}?
2-2 {F} espera. La puerta no se abre.
4! {at} había una puerta automática. ¡Fsss!
4! Se abrió para {H}. ¡Fsss! Y se cerró delante de {F}.
4 —Hola —dijo {F}—. ¿Me abres?
4 Nada. Ni un fsss.
6 Se abrió para una mosca. Se abrió para un papel que llevaba el aire. Para {F}, que esperaba muy tranquil{F:o/a} sobre el felpudo, no.
6 —¿Yo existo? —preguntó {F} a través del cristal.
8 {H} dijo que sí con la cabeza. La puerta, que notó el movimiento, se abrió, y al ver que solo era un sí volvió a cerrarse.
10 No es agradable que te ignore una puerta. Uno sabe que es un mecanismo, que no tiene nada contra nadie. Pero al tercer intento empieza a mirarse la ropa.`,
      en: `0-2 A door. Whoosh! It opens.
0-2 {H} goes in. And {F}?
2-2 {F} waits. It does not open.
4! They came to a door that worked by itself. Whoosh!
4! It opened for {H}. Whoosh! And it shut in front of {F}.
4 “Hello,” said {F}. “Can I come in?”
4 Nothing. Not one whoosh.
6 It opened for a fly. It opened for a bit of paper. It did not open for {F}, who was waiting very nicely on the mat.
6 “Do I exist?” {F} asked through the glass.
8 {H} gave a big nod. The door felt the nod and opened, saw that it was just a nod, and shut again.
10 It is not nice to be ignored by a door. You know that it is only a machine and has nothing against you. But by the third try you begin to wonder about your clothes.`,
      alt: {
        es: '{H} está dentro y {F} espera delante de una puerta de cristal.',
        en: '{H} is inside and {F} waits in front of a glass door.',
      },
      picture: { H: ['wave', 'surprised'], F: ['stand', 'worried'], props: ['door', 'mirror', 'box'], shot: 'medium' },
    },
    {
      es: `4! —Vamos a hacer pruebas —dijo {H} desde dentro.
4 {F} se puso un gorro. Nada. Dijo «por favor». Nada.
4 {X} pasó dando saltitos. ¡Fsss! ¡Se abrió!
4! —¡Ya lo sé! —gritó {H}—. ¡Solo ve lo que se mueve!
4! {F} movió un dedo. ¡Fsss!
6 No era el único caso. Detrás de {F} había una cola entera, muy callada, en la que nadie se había fijado.
6 Estaba un señor que leía. Estaba una señora con una tortuga. Estaba un guardia que llevaba allí desde su primer día, porque no quería molestar.
6 —Pensé que era un trabajo de fuera —dijo el guardia.
6 —¿Cuánto tiempo lleva usted? —preguntó {H}.
6 —Cuatro años.
6 {X} le llevó un vaso de agua, y la puerta se abrió al ir y al volver.
6 {H} la desmontó por un lado y miró el ojo con una lupa. Debajo había una ruedecita. Marcaba «muchísimo».
8 —La probaron con niños —leyó {F} en una etiqueta—. Doce niños y un perro.
8 —Con eso cualquiera ve —dijo {H}.
8 Bajaron la ruedecita poco a poco: de «muchísimo» a «mucho», de «mucho» a «algo». A cada paso {F} lo intentaba con menos. Una mano. Una ceja. Un suspiro.
8 Con el suspiro hizo «fsss», muy suave, como si también suspirara ella.
8 {X} probó a quedarse quiet{X:o/a} del todo y aguantó once segundos, que es su récord.
10 —Ahora le falta ver a la tortuga —dijo {F}.
10 Probaron. La tortuga se tomó su tiempo. Adelantó una pata, lo pensó, adelantó la otra. Nadie tosió. En la cola, el señor que leía había cerrado el libro.
10 Y la puerta, que hasta entonces solo había visto pasar a los que corren, se abrió de par en par y la esperó.`,
      en: `4! “Let’s do some tests,” said {H} from inside.
4 {F} put on a hat. Nothing. {F} said please. Nothing.
4 {X} went hopping by. Whoosh! It opened!
4! “I know!” cried {H}. “It only sees you if you move!”
4! {F} moved one finger. Whoosh!
6 {F} was not the only one. There was a whole queue behind, so quiet that nobody had seen it.
6 There was a man with a book. There was a lady with a tortoise. There was a guard who did not like to be a bother.
6 “I thought it was an outdoor job,” said the guard.
6 “How long have you been here?” asked {H}.
6 “Four years.”
6 {X} took him a cup of water. Of course the door opened, both there and back.
6 {H} took off the side of the door and looked at its eye with a magnifying glass. Under it was a small dial. It was set to “a lot”.
8 “They tested it with children,” {F} read out from a label. “Twelve children and a dog.”
8 “Anybody can see that,” said {H}.
8 They turned the dial down bit by bit. Each time {F} tried it with less. One hand. One eyebrow. One sigh.
8 For the sigh it went “whoosh” so softly that it might have been sighing too.
8 {X} tried to keep quite still, and lasted for eleven seconds. It was a record.
10 “Now it just has to see the tortoise,” said {F}.
10 They tried. The tortoise took her time. She put out one foot, had a think, and put out the next one. Nobody coughed. In the queue, the man had shut his book.
10 And the door, which until then had only ever seen people who run, opened wide and waited for her.`,
      alt: {
        es: '{H} mira con una lupa el ojo de la puerta y {F} mueve un dedo.',
        en: '{H} looks at the eye of the door with a magnifying glass and {F} moves a finger.',
      },
      picture: {
        H: ['reach', 'determined', 'magnifier'],
        F: ['point', 'excited'],
        X: ['jump', 'happy'],
        props: ['door', 'mirror', 'bulb', 'gear'],
        shot: 'close',
      },
    },
    {
      es: `0-2 {F} baila. ¡Fsss!
0-2 ¡Se abre! ¡Pasa, {F!}!
0-2 {X} pasa bailando.
2-2 Pasa la tortuga. Muy, muy despacio.
4! La puerta se abrió para {F}. ¡Fsss! Y para toda la cola.
4! El guardia entró por primera vez en cuatro años.
4 —¡Anda! —dijo—. ¡Aquí hay una silla!
4 Y les regaló el ojo de repuesto.
6 Por si acaso, el señor del libro pasó bailando un poco. Se le notaba que tenía ganas desde hacía tiempo.
6 {X} le siguió el paso, y acabaron entrando en fila, como un tren.
8 —¿Sabes qué? —dijo {F}—. Yo también te habría abierto.
8 Hablaba con la puerta. La puerta hizo «fsss», aunque no se había movido nadie.
10 {H} escribió en la etiqueta, debajo de los doce niños y el perro: «Y {F}. Y una tortuga». A las cosas que miran hay que decirles bien a quién pueden encontrarse.`,
      en: `0-2 {F} dances. Whoosh!
0-2 It opens! In you go, {F!}!
0-2 {X} dances in.
2-2 In goes a tortoise. She is so slow.
4! The door opened for {F}. Whoosh! And for the whole queue.
4! The guard came in for the first time in four years.
4 “Well!” he said. “There is a chair in here!”
4 And he gave them the spare eye.
6 Just to be safe, the man with the book danced a bit on the way in. You could see that he had long wanted to.
6 {X} fell in behind, and they all came in one after the other, like a train.
8 “Do you know what?” said {F}. “I would have let you in.”
8 {F} was talking to the door. It went “whoosh”, and nobody had moved.
10 Under the twelve children and the dog, {H} wrote on the label, “And {F}. And a tortoise.” If a thing is made to look, somebody should tell it whom it may meet.`,
      alt: {
        es: '{F} baila y {H} celebra: la puerta se ha abierto.',
        en: '{F} dances and {H} cheers: the door has opened.',
      },
      picture: {
        H: ['cheer', 'happy', 'magnifier'],
        F: ['dance', 'happy'],
        X: ['dance', 'happy'],
        props: ['door', 'chair', 'bulb', 'music-note'],
      },
    },
  ],
}
