import type { Plot } from '../plot.ts'
import { floorIsSeaRetold } from '../retold/floor-is-sea.ts'

/** The floor is sea. The crossing goes well, by the rules, until one is needed that nobody has made. */
export const floorIsSea: Plot = {
  id: 'floor-is-sea',
  retold: floorIsSeaRetold,
  themes: ['aventura'],
  refrains: { es: ['¡El suelo es mar!', '¡Arriba los pies!'], en: ['The floor is sea!', 'Up with your feet!'] },
  blurb: {
    es: 'Hoy el suelo es mar. Para {event} hay que cruzarlo con {thing} y sin mojarse. {H} y {F} tienen un barco hecho de cajas y un tiburón que se llama Manolo. También hay náufragos. Y hay alguien muy serio que se sabe todas las normas...',
    en: 'Today the floor is sea. It must be crossed with {thing} for {event}, and nobody may get wet. {H} and {F} have a ship made of boxes, and a shark called Kevin. There are castaways. And there is somebody very solemn who knows all the rules...',
  },
  setup: {
    id: 'floor-is-sea/setup',
    titles: {
      es: ['Hoy el suelo es mar', 'Once islas y un tiburón', 'Sin mojarse'],
      en: ['Today the floor is sea', 'Eleven islands and a shark', 'Nobody gets wet'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} saltan. ¡Hop!
0-2 ¡Nadie pisa el suelo!
2-2 ¡Es agua! ¡Y ahí va Manolo, el tiburón! ¡Salta!
4! —Hoy el suelo es mar —dijo {H}. ¡Y {F} saltó a una caja!
4! Había que cruzarlo con {thing}, ¡sin mojarse! Era para {event}.
4 —Hay un tiburón —dijo {F}—. Se llama Manolo.
6 Un momento antes era un suelo corriente. Bastó con decirlo y se puso hondísimo.
6 {stake}
6 {F} recogió los pies. Por Manolo.
8 Las normas eran tres: no se pisa, no se hacen trampas y a Manolo no se le da de comer.
10 Nadie sabe por qué funciona. Se dice en voz alta, y el suelo de toda la vida se llena de olas. Quien lo ha probado ya no se fía de las alfombras.`,
        en: `0-2 {H} and {F} jump. Hop!
0-2 Do not touch the floor!
2-2 It is all sea! There is Kevin, the shark! Jump!
4! “Today the floor is sea,” said {H}. And {F} got on a box!
4! They had to cross it with {thing}. It was for {event}.
4 “There is a shark,” said {F}. “He is called Kevin.”
6 A moment ago it was just a floor. You only had to say it, and it was so deep.
6 {stake}
6 {F} pulled in both feet, because of Kevin.
8 There were three rules, and they were written on the box. You do not step in it, you do not cheat, and you do not feed Kevin.
10 Nobody knows why it works. You say it out loud, and the same old floor is full of waves. Once you have tried it, you never quite trust a carpet again.`,
        alt: {
          es: '{H} y {F} se suben a lo que hay para no pisar el suelo.',
          en: '{H} and {F} climb on things so as not to touch the floor.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['jump', 'surprised'],
          props: ['box', 'chair', 'bucket'],
          showsThing: true,
          shot: 'wide',
        },
      },
      {
        es: `4! Dibujaron un mapa con once islas. La Caja, la Silla, el Cojín...
4! {F} ató una cuerda a un cajón. ¡Ya tenían balsa!
4 En la isla más alta, Fermín vigilaba las normas.
4 {X} pasó por allí andando. «¡Que te ahogas!», gritaron, y {X} nadó hasta la Silla.
6 —¿Y si me canso? —preguntó {F}.
6 —Paramos en el Cojín.
6 La balsa andaba a tirones. Se lanzaba la cuerda a una isla y luego se tiraba.
6 Doña Pura estaba barriendo y se quedó en mitad del océano.
6 —¿Y yo qué soy? —preguntó.
6 —Náufraga —dijo {H}.
6 —Llevo años diciéndolo —contestó ella, y se subió a un cubo.
6 La rescataron con su propia escoba. A partir de ahí hubo remo.
6 {X} vigilaba a Manolo. Manolo tenía la aleta de cartón y muy mala fama.
8 Fermín estaba allí arriba con un cuaderno en las rodillas. Fermín no jugaba. Fermín se sabía las normas.
8 —Las alfombras no valen —dijo—. Los cordones cuentan como pies.
8 —¿Y la escoba es tierra o es mar? —preguntó {H}.
8 —Depende de quién la sujete —dijo Fermín, muy serio.
8 —¿Y si hay que ir al baño? —preguntó doña Pura.
8 Fermín buscó en el cuaderno. Pasó una hoja, pasó otra y se puso colorado.
8 —Marea baja —decidió {F}—. De seis a seis y cinco.
8 —Eso habrá que apuntarlo —dijo Fermín, aliviado.
10 Antes de media tarde había en la balsa una señora con escoba y un cartero con paraguas. También iba un primo de alguien, que solo había venido a preguntar la hora. Ninguno había pensado en embarcarse. Pero cuando a uno le gritan que se está ahogando, y se lo gritan con tanto cariño, lo menos que puede hacer es dejarse salvar.`,
        en: `4! They drew a map with eleven islands: the Box, the Chair, the Cushion...
4! {F} tied a rope to a crate. They had a raft!
4 On the highest island Percy looked after the rules.
4 {X} came walking by. “You will drown!” they cried, so {X} swam to the Chair.
6 “What if I get tired?” asked {F}.
6 “We stop at the Cushion.”
6 The raft went by tugs. You threw the rope to an island, and then you pulled.
6 Mrs Mopp was sweeping, and there she was in the middle of the ocean.
6 “So what am I?” she asked.
6 “A castaway,” said {H}.
6 “I have said so for years,” said Mrs Mopp, and climbed on a bucket.
6 They saved her with her own broom. After that they had an oar.
6 {X} kept an eye on Kevin. Kevin had a paper fin and a very bad name.
8 Up there sat Percy, with a notebook on his knees. Percy did not play. Percy knew the rules.
8 “Carpets do not count,” he said. “Shoelaces do.”
8 “Is a broom land or sea?” asked {H}.
8 “It depends on who has hold of it,” said Percy gravely.
8 “And what if you need the bathroom?” asked Mrs Mopp.
8 Percy looked in his notebook. He turned one page, and one more, and went red.
8 “Low tide,” said {F}. “From six to five past.”
8 “I must write that down,” said Percy, much relieved.
10 By teatime the raft had on it a lady with a broom and a postman with an umbrella. It had somebody’s cousin too, who had just come in to ask the time. None of them had planned to go to sea. But when people shout that you are drowning, and shout it so kindly, the least you can do is to be saved.`,
        alt: {
          es: '{H} y {F} preparan una balsa y un mapa de islas.',
          en: '{H} and {F} make a raft and a map of islands.',
        },
        picture: {
          H: ['hold', 'happy', 'map'],
          F: ['kneel', 'determined', 'rope'],
          X: ['swim', 'surprised'],
          props: ['box', 'chair', 'broom', 'bucket', 'fish'],
        },
      },
      {
        es: `0-2 La balsa va. ¡Rema, rema!
0-2 {F} tira de la cuerda.
0-2 {X} nada: ¡chap!
2-2 ¡Un tiburón! ¡Arriba los pies!
4! {thing} iba en medio de la balsa, muy bien {lo:atado/atada}.
4 —¡Soltad amarras! —gritó {H}.
4 —¿Cuáles? —preguntó {F}.
4 —Las que haya.
6 {X} hizo de sirena del puerto y de gaviota, por turnos.
6 La balsa crujió, lo pensó un poco y avanzó un palmo.
6 —¡Tierra a la vista! —gritó doña Pura, señalando la tierra de la que salían.
8 Fermín levantó la vista del cuaderno. No dijo nada, pero apuntó la hora de salida con la mejor letra que tenía.
8 —¡Sube con nosotr{HF:os/as}! —le gritó {F}.
8 —Alguien tiene que vigilar —dijo Fermín.
10 Todo mar es grande cuando se cruza por primera vez. Aquel tenía además la ventaja de que, mirándolo bien, se veía el fondo, y hasta una miga del desayuno.
4! Delante quedaban noventa y nueve palmos de mar.`,
        en: `0-2 Off goes the raft. Row, row!
0-2 {F} pulls the rope.
0-2 {X} swims: splash!
2-2 A shark! Up with your feet!
4! On the raft, tied up tight, was {thing}.
4 “Cast off!” cried {H}.
4 “What with?” asked {F}.
4 “With whatever we have.”
6 {X} was the harbour horn and the seagulls, in turn.
6 The raft creaked, thought it over, and went forward by an inch.
6 “Land ahoy!” cried Mrs Mopp, and pointed at the land they had just left.
8 Percy looked up from his notebook. He did not say a thing, but he wrote down the time in his very best hand.
8 “Come with us!” called {F}.
8 “Somebody has to keep watch,” said Percy.
10 Every sea is big when you cross it for the first time. This one had a good point too, for if you looked hard you could see the bottom, and a crumb from breakfast.
4! In front of them lay ninety-nine inches of sea.`,
        alt: {
          es: '{H} y {F} zarpan en una balsa hecha con un cajón.',
          en: '{H} and {F} set sail on a raft made from a crate.',
        },
        picture: {
          H: ['point', 'determined'],
          F: ['reach', 'happy', 'rope'],
          X: ['wave', 'happy'],
          showsThing: true,
          props: ['box', 'broom', 'flag'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'floor-is-sea/setback',
    titles: { es: ['¡Ha pisado!', 'Diez pasos por el fondo'], en: ['Man overboard', 'Ten steps on the sea bed'] },
    moments: [
      {
        es: `0-2 ¡Uy, uy! ¡{F} ha pisado!
0-2 {F} está triste. {H} también.
2-2 ¿Ya no juega? ¡Ay, qué pena!
4! La balsa chocó con una isla {at}. ¡Pum!
4! {F} puso un pie en el mar. Uno solo.
4 —Pisado —dijo Fermín desde lo alto—. Fuera.
4 Se hizo un silencio muy mojado.
6 —Ha sido sin querer —dijo {H}.
6 —La norma no dice nada de querer —dijo Fermín. Y no parecía contento.
8 {F} se sentó en el fondo del mar con la barbilla en las rodillas. Desde allí abajo, la balsa se veía altísima y llena de gente.
10 Lo peor de quedar fuera no es dejar de jugar. Es que el mar se te apaga de golpe, y alrededor vuelve a haber suelo, por todas partes, hasta donde alcanza la vista.`,
        en: `0-2 Oh no! {F} stepped in it!
0-2 {F} is sad. So is {H}.
2-2 Is it all over? What a pity!
4! The raft ran into an island {at}. Bump!
4! {F} put one foot in the sea. Just one.
4 “You are in,” said Percy from above. “So you are out.”
4 There was a very wet hush.
6 “It was not on purpose,” said {H}.
6 “The rule says nothing about on purpose,” said Percy. He did not look happy.
8 {F} sat down on the sea bed, all in a heap. From there the raft looked very high, and full of people.
10 The worst of being out is not that you stop playing. It is that the sea goes off like a lamp, and there is floor again, floor all round you, as far as the eye can see.`,
        alt: {
          es: '{F} ha pisado el suelo y {H} mira desde la balsa.',
          en: '{F} has stepped on the floor while {H} looks on.',
        },
        picture: {
          H: ['stand', 'worried'],
          F: ['sit', 'sad'],
          props: ['box', 'chair', 'broom'],
        },
      },
      {
        es: `4! {H} miró la balsa. Miró a {F}. Y saltó al mar.
4! —¡Pisado! —gritó Fermín.
4 —Ya lo sé —dijo {H}, y se sentó al lado.
6 Abajo se estaba muy solo, pero algo menos que antes.
4 —¿Y ahora qué somos? —preguntó {F}.
4 —Buzos —dijo {H}—. Estamos en el fondo y respiramos.
4 {X} hizo burbujas con la boca.
6 —Los buzos aguantan la respiración —dijo {F}.
6 —Pues diez pasos por cada respiración.
6 —¿Y qué comen los buzos?
6 —Burbujas —dijo {H}. {F} probó una. Le faltaba sal.
6 Se taparon la nariz, hincharon los carrillos y echaron a andar por el fondo, muy despacio.
6 {X} llevaba la cuenta con los dedos, por encima del agua.
6 —¡Ocho! ¡Nueve! ¡Diez! ¡Arriba! —gritó toda la balsa.
8 Fermín pasó las hojas del cuaderno hacia delante y hacia atrás. Había una norma para pisar, una para empujar y siete para las alfombras.
8 —De buzos no pone nada —dijo, y se mordió el lápiz.
8 —Entonces no está prohibido —dijo {F}, con los carrillos llenos de aire.
8 —Ni permitido.
8 —Está sin estrenar —dijo {H}.
8 Fermín escribió la palabra «buzos». Le puso un punto. Luego se lo quitó, por si había que seguir.
10 El fondo del mar resultó estar lleno de cosas: un botón, dos canicas, una carta del cartero. Todo lo que la gente había ido perdiendo al pasar por encima. Lo subieron a la balsa a diez pasos por bocanada, y cada náufrago encontró algo que era suyo y que no sabía que le faltaba.`,
        en: `4! {H} looked at the raft. {H} looked at {F}. Then {H} jumped into the sea.
4! “You are out!” cried Percy.
4 “I know,” said {H}, and sat down too.
6 It was lonely down there, but not as lonely as before.
4 “What are we now?” asked {F}.
4 “Divers,” said {H}. “This is the bottom, and we can breathe.”
4 {X} blew bubbles.
6 “Divers hold their breath,” said {F}.
6 “Ten steps for each breath, then.”
6 “What do divers eat?”
6 “Bubbles,” said {H}. {F} tried one. It needed salt.
6 They held their noses and puffed out their cheeks. Off they went on the sea bed, very slowly, as if their hair were floating.
6 {X} kept count up above.
6 “Eight! Nine! Ten! Come up!” cried the whole raft.
8 Percy turned his pages to and fro. He had a rule for stepping, a rule for pushing, and seven for carpets.
8 “It says nothing about divers,” he said, and bit his pencil.
8 “So it is not against the rules,” said {F}, full of air.
8 “It is not in them.”
8 “It is brand new,” said {H}.
8 Percy wrote down the word “divers”. He put a full stop after it. Then he rubbed it out, in case there was more to come.
10 The bottom of the sea turned out to be full of things. There was a button, there were two marbles, and there was one of the postman’s letters. It was all that people had lost on their way across. They brought it up at ten steps a breath, and each castaway found something that was theirs, and that they had not known they missed.`,
        alt: {
          es: '{H} y {F} andan como buzos por el fondo del mar.',
          en: '{H} and {F} walk like divers on the sea bed.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['walk', 'surprised'],
          X: ['cheer', 'happy'],
          props: ['box', 'letter', 'fish'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 {H} y {F} son buzos. ¡Glup!
0-2 Un paso. Dos. ¡Diez!
0-2 {X} hace burbujas.
2-2 ¡Arriba! ¡A respirar! ¡Aaah!
4! Con la última respiración llegaron a la balsa.
4 —Los buzos pueden volver a bordo —dijo Fermín.
4 —¿Lo pone ahí? —preguntó {F}.
4 —Ahora sí.
6 Todos aplaudieron. Fermín se escondió detrás del cuaderno, pero se le veían las orejas, y estaban contentas.
6 {X} le hizo una gorra de capitán con una hoja en blanco.
8 —Baja y pruébalo —le dijo {H}.
8 —No puedo —contestó—. Si bajo, ¿quién sube a mirar?
8 —¿Y si subimos a hacerte compañía? —preguntó {F}.
8 No pudo ser. Era una isla altísima, y en ella solo cabía uno.
10 Llevaba años en aquella silla. Al principio subió para ver mejor el juego. Luego se quedó para que nadie lo estropeara. Y en algún momento, sin darse cuenta, había dejado de estar en él.
4! Y entonces la balsa se inclinó. ¡Se inclinó mucho!`,
        en: `0-2 {H} and {F} are divers. Gulp!
0-2 One step. Two. Ten!
0-2 {X} blows bubbles.
2-2 Up they come! Breathe! Aaah!
4! With one last breath they got to the raft.
4 “Divers may come back on board,” said Percy.
4 “Does it say so?” asked {F}.
4 “It does now.”
6 They all clapped. Percy hid behind his notebook, but his ears stuck out, and they were happy ears.
6 {X} made him a captain’s hat out of a blank page.
8 “Come down and try it,” said {H}.
8 “I cannot,” he said. “If I come down, who will look out?”
8 “Then shall we come up and sit with you?” asked {F}.
8 It could not be done. It was a very high island, and there was only room for one.
10 He had sat on that chair for years. At first he went up to see the game better. Then he stayed, so that nobody should spoil it. And at some point, without noticing, he had stopped being in it.
4! And then the raft tipped. It tipped a lot!`,
        alt: {
          es: '{H} y {F} vuelven a la balsa y todos aplauden.',
          en: '{H} and {F} come back on board and people clap.',
        },
        picture: {
          H: ['reach', 'happy'],
          F: ['jump', 'happy'],
          X: ['hold', 'happy', 'hat'],
          props: ['box', 'rope', 'chair'],
        },
      },
    ],
  },
  climax: {
    id: 'floor-is-sea/climax',
    titles: {
      es: ['Norma cuatro', 'Quien va de la mano', 'Falta uno'],
      en: ['Rule four', 'Hand in hand', 'One short of the shore'],
    },
    moments: [
      {
        es: `0-2 ¡Plof! ¡Se cae, se cae!
0-2 ¡Dame la mano! ¡Así flotamos!
2-2 Una mano. Otra mano. ¡Y otra!
4! Vino una ola. ¡Plof! ¡{thing} cayó al mar!
4! Se quedó muy lejos. Allí no había ninguna isla.
4 —La cuerda no llega —dijo {F}.
4 —La escoba tampoco.
6 A un lado estaba la balsa. Al otro lado estaba la isla de Fermín. En medio, mar abierto.
8 —A las siete se hunde —avisó Fermín, mirando el cuaderno—. Es la norma de las cosas que caen.
8 Eran las siete menos cinco. Manolo, que hasta entonces no había hecho nada, empezó a dar vueltas. Se notó en que todo el mundo lo miraba.
10 Cualquiera habría podido bajar, dar cuatro pasos y recoger{lo:lo/la}. Nadie lo pensó siquiera. Un juego es una promesa, y aquella la habían hecho entre todos.`,
        en: `0-2 Splash! It is in the sea!
0-2 Take my hand! We can float!
2-2 One hand. One more. And one more!
4! There came a wave. Splash! {thing} fell into the sea!
4! It was a long way out. There was no island there.
4 “The rope will not reach,” said {F}.
4 “Nor will the broom.”
6 On this side was the raft. On that side was Percy’s island. In between was the open sea.
6 “It sinks at seven,” called Percy from his notebook. “It is the rule for things that fall in.”
8 It was five to seven. Kevin, who had not done a thing so far, began to swim round and round. You could tell by how they all stared at him.
10 Anybody could have got down, walked four steps and picked it up. It did not cross their minds. A game is a promise, and this one they had all made together.`,
        alt: {
          es: '{H} y {F} ven {thing} muy lejos, en medio del mar.',
          en: '{H} and {F} see {thing} far out in the sea.',
        },
        picture: {
          H: ['reach', 'worried'],
          F: ['hold', 'worried', 'broom'],
          showsThing: true,
          props: ['box', 'rope', 'fish'],
          shot: 'wide',
        },
      },
      {
        es: `4! {thing} estaba en mitad del mar. ¡No había isla!
4! —¡Haremos la isla! —gritó {H}—. ¡Dadme la mano!
4 {X} se agarró a la balsa con todas sus fuerzas.
6 {F} dio la mano a {H}. Doña Pura, la de la escoba, dio la mano a {F}. Detrás vino el cartero. Se tumbaron uno tras otro, como una cuerda hecha de gente.
6 —¡Eso es pisar! —gritó Fermín, el de las normas, desde la isla más alta.
6 —¡No pisamos! —dijo {F}—. ¡Flotamos!
6 —¡Eso no está en las normas!
6 —Pues escríbela —dijo {H}.
6 Fermín abrió el cuaderno. Le temblaba el lápiz. Había leído muchas normas, pero no había hecho ninguna.
6 —¿Y qué pongo? —preguntó.
6 —«Norma cuatro» —dictó {F}—: «Quien va de la mano, flota».
8 —¿Quién está a favor? —preguntó Fermín.
8 —¡Yo! —dijo cada mano, y la levantó. Hubo que volver a empezar la cadena.
6 Llegaron a un palmo. Faltaba uno. Todas las caras se volvieron hacia la isla más alta.
8 —Yo vigilo —dijo Fermín.
8 —Ya has vigilado muy bien —dijo {F}—. Ven, que no te suelto.
10 Fermín miró el mar. Desde arriba, con tantos años, se lo sabía de memoria. Nunca lo había visto tan cerca.
10 —¿Y Manolo? —preguntó, muy bajito.
10 —Manolo es de cartón —dijo {H}.
10 —Ya. Pero ¿y Manolo?
10 —A Manolo también le daremos la mano.`,
        en: `4! {thing} lay in the middle of the sea. There was no island!
4! “We will be the island!” cried {H}. “Take my hand!”
4 {X} held on to the raft, very hard.
6 {F} took {H}’s hand. Mrs Mopp, who had the broom, took {F}’s. Next came the postman. One by one they lay down, like a rope made out of people.
6 “You are in it!” cried Percy of the rules from the highest island.
6 “We are on it!” said {F}. “We float!”
6 “That is not in the rules!”
6 “Then write it,” said {H}.
6 Percy opened his notebook. His pencil shook. He had read a great many rules, and never made one.
6 “What do I put?” he asked.
6 “Rule four,” said {F}. “Whoever holds hands, floats.”
8 “All those in favour?” asked Percy.
8 “Me!” said each hand, and went up. So they had to make the chain again.
6 They were a foot away. They were one person short. All the faces turned to the highest island.
8 “I keep watch,” said Percy.
8 “You have kept it very well,” said {F}. “Come on. I will not let go.”
10 Percy looked at the sea. After all those years up there, he knew it by heart. He had never seen it so close.
10 “What about Kevin?” he asked softly.
10 “Kevin is made of paper,” said {H}.
10 “I know. But what about Kevin?”
10 “Kevin can hold hands too.”`,
        alt: {
          es: '{H} y {F} hacen una cadena de manos sobre el mar.',
          en: '{H} and {F} make a chain of hands across the sea.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'determined'],
          X: ['hold', 'determined', 'rope'],
          showsThing: true,
          props: ['box', 'broom', 'fish'],
          together: ['hold-hands', 'H', 'F'],
        },
      },
      {
        es: `0-2 ¡Flotamos, flotamos, flotamos!
0-2 {F} coge: ¡ya!
0-2 {X} tira: ¡uuuh!
2-2 De la mano nadie se hunde.
4! Fermín, el vigilante, cerró los ojos y bajó. Le dieron la mano. ¡Flotó!
4! {H} estiró un dedo, otro dedo... ¡Y tocó {thing}!
4 —¡Tirad! —gritó {F}. Y toda la cadena tiró.
6 {thing} ya iba de mano en mano, hacia la balsa.
8 Entonces dieron las siete. Demasiado tarde para hundirse.
6 {X} fue la última mano, y la más mojada.
8 —¡Norma cuatro, aprobada! —gritó doña Pura, con la cara metida en el océano.
8 La balsa, el cubo y la silla dieron un tirón y avanzaron a la vez, como una familia.
8 —¿Se ha hundido alguien? —preguntó Fermín, sin abrir los ojos.
8 —Nadie.
8 —¿Y yo?
8 —Tú tampoco. Mira.
10 Abrió un ojo. Luego abrió el otro. Estaba tumbado en mitad del océano, con una mano en la de {F} y la otra en una aleta de cartón. Por primera vez en mucho tiempo no sabía qué norma venía después.
4 —Anda —dijo Fermín—. Si el mar está caliente.`,
        en: `0-2 We float! We float!
0-2 {F} has got it!
0-2 {X} pulls: heave!
2-2 Hand in hand, and nobody sinks.
4! Percy of the rules shut his eyes and came down. They took his hand. He floated!
4! {H} reached out a bit. And a bit more. And there was {thing}!
4 “Pull!” cried {F}. And the whole chain pulled.
6 The clock struck seven. {thing} went from hand to hand, all the way to the raft.
6 {X} was the last hand, and the wettest.
8 “Rule four is passed!” cried Mrs Mopp, with her face in the ocean.
8 The raft, the bucket and the chair gave a jerk and came along together, like a family.
8 “Has anyone sunk?” asked Percy with his eyes shut.
8 “Nobody.”
8 “Have I?”
8 “Not you. Look.”
10 He opened one eye, and then the other. There he lay in the middle of the ocean, with {F} on one side and a paper fin on the other. For the first time in years he did not know which rule came next.
4 “Oh,” said Percy. “It is warm.”`,
        alt: {
          es: '{H} alcanza {thing} y {F} tira de la cadena.',
          en: '{H} reaches {thing} and {F} pulls the chain.',
        },
        picture: {
          H: ['reach', 'excited'],
          F: ['reach', 'happy'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['box', 'rope', 'fish'],
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'floor-is-sea/resolution',
    titles: {
      es: ['Tierra', 'La silla vacía', 'Mañana, el techo'],
      en: ['Land', 'The empty chair', 'Tomorrow, the ceiling'],
    },
    moments: [
      {
        es: `0-2 ¡Tierra, tierra! ¡Ya llegan!
0-2 {H} y {F} bajan. ¡Hop!
2-2 ¡Qué blandita está la arena!
4! Cruzaron el último palmo de la mano. ¡Tierra!
4! {F} la tocó primero con un dedo, por si acaso.
4 —Está seca —dijo. ¡Y saltaron!
6 Doña Pura besó el suelo. Hacía un rato que lo había barrido, y estaba muy bueno.
6 Fermín saltó el último y cayó sentado. Se rio con una risa sin estrenar, un poco ronca.
8 Detrás quedaban once islas y un cuaderno abierto. El mar se fue retirando, como se retira siempre: sin decir a qué hora.
10 Es raro mirar atrás y ver que lo que has cruzado se puede barrer. Y no por eso era más pequeño.`,
        en: `0-2 Land, land! Here they are!
0-2 {H} and {F} get off. Hop!
2-2 How soft the sand is!
4! Hand in hand they crossed the last inch. Land!
4! {F} touched it first with one toe, just in case.
4 “It is dry,” said {F}. And they jumped!
6 Mrs Mopp kissed the floor. She had swept it herself, and it tasted fine.
6 Percy jumped last, and landed sitting down. He laughed, and it was a brand new laugh, a bit hoarse.
8 Behind them lay eleven islands and an open notebook. The sea was going out, the way it always does, and did not say when.
10 It is odd to look back and see that what you have crossed can be swept with a broom. It was no smaller for that.`,
        alt: {
          es: '{H} y {F} saltan a tierra con {thing}.',
          en: '{H} and {F} jump ashore with {thing}.',
        },
        picture: {
          H: ['jump', 'happy'],
          F: ['reach', 'surprised'],
          showsThing: true,
          props: ['box', 'rope', 'chair'],
          shot: 'wide',
        },
      },
      {
        es: `4! {H} entregó {thing}. Aún iba de la mano de {F}.
4 —¿Venís de muy lejos? —preguntó la gente.
4! —De allí —dijo {F}, y señaló a diez pasos.
4 Y todo el mundo dijo: ¡ooooh!
4 {X} contó el viaje con olas, truenos y ballenas.
6 Al mapa le faltaba una isla. {H} la dibujó en medio del mar y le puso nombre: «Isla de la Mano». No sale a ninguna hora fija. Hay que hacerla.
6 —¿Y quién se sube ahora a la silla alta? —preguntó el cartero.
6 Miraron todos la silla y, desde abajo, no parecía un trono ni una torre: parecía una silla.
6 —Por turnos —dijo Fermín—. Y se baja para merendar.
6 {X} pidió el primer turno, se subió y se bajó enseguida: era la hora de merendar.
6 —¿Y Manolo? —preguntó {F}.
6 Lo pusieron a secar junto a los zapatos.
8 Fermín escribió en limpio la norma cuatro. Le salió torcida, porque escribía con una mano. La otra no la había soltado todavía.
8 —Ya puedes —le dijo {F}.
8 —Ya lo sé —dijo él.
8 El cartero repartió el correo allí mismo. Olía un poco a sal, y nadie pudo explicarlo.
8 Doña Pura preguntó si al día siguiente volvería a haber mar. Tenía mucho que barrer y no pensaba hacerlo.
10 Las normas uno, dos y tres siguen como estaban, porque un mar sin normas es solo un suelo mojado. Pero desde entonces, al final del cuaderno, hay siempre una hoja en blanco. Fermín la llama «la orilla». Dice que es la parte más importante, y que no se puede pisar.`,
        en: `4! {H} handed over {thing}. They were still hand in hand.
4 “Have you come far?” people asked.
4! “From there,” said {F}, and pointed ten steps away.
4 And they all said oooh!
4 {X} told them of the trip, with waves and thunder and a whale.
6 The map was one island short. {H} drew it in the middle of the sea, and named it Hand Island. It is not always there. You have to make it.
6 “So who goes up on the high chair now?” asked the postman.
6 They all looked up at it, and from down there it was nothing at all but a chair.
6 “We take turns,” said Percy. “And you come down for tea.”
6 {X} asked for the first turn, went up, and came straight down. It was time for tea.
6 “What about Kevin?” asked {F}.
6 They hung him up to dry, next to the shoes.
8 Percy made a clean copy of rule four. It came out crooked, as he did it with one hand. He had not let go with the other yet.
8 “You can now,” said {F}.
8 “I know,” he said.
8 The postman gave out the post on the spot. It smelled a bit of salt, and nobody could say why.
8 Mrs Mopp asked if there would be sea again tomorrow. She had a lot to sweep, and she did not mean to do it.
10 Rules one, two and three have stayed as they were, since a sea with no rules is only a wet floor. But now there is always one blank page at the end of the notebook. Percy calls it the shore. He says that it is the most important part, and that you must not step on it.`,
        alt: {
          es: '{H} y {F} entregan {thing}, de la mano.',
          en: '{H} and {F} hand over {thing}, hand in hand.',
        },
        picture: {
          H: ['hold', 'proud'],
          F: ['point', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['map', 'chair', 'cake'],
        },
      },
      {
        es: `0-2! ¡A la cama sin pisar! ¡Hop!
0-2 {H} salta. {F} salta.
0-2 {X} hace: ¡chap!
2-2 Buenas noches, mar. Buenas noches, Manolo.
4! {thing} no se había mojado. ¡Y empezó {event}!
4 Se bailó de la mano, por si volvía el mar.
4 Nadie se hundió en toda la noche.
6 Fermín pisó a tres personas y pidió perdón a cuatro.
6 {X} bailó encima de una caja. No se fiaba.
8 Al recoger, entre las migas apareció una aleta de cartón. La guardaron con mucho cuidado en el cajón de los tiburones, que hasta aquel día había sido el de los calcetines.
10 El suelo quedó limpio, seco y quieto. Parecía un suelo de toda la vida. Pero quien se quedaba un momento a escuchar, antes de apagar la luz, oía una ola muy pequeña que se daba la vuelta.
4! {H} llegó a la cama sin pisar el suelo. Luego miró hacia arriba. Mañana, el techo.`,
        en: `0-2! Off to bed! Do not touch the floor!
0-2 {H} jumps. {F} jumps. Hop!
0-2 {X} goes: splash!
2-2 Good night, sea. Good night, Kevin.
4! {thing} was quite dry. Now it was time for {event}!
4 They danced hand in hand, in case the sea came back.
4 Nobody sank all night.
6 Percy stepped on three people and said sorry to four.
6 {X} danced on top of a box, just to be safe.
8 When they swept up, there among the crumbs was a paper fin. They put it away with great care in the shark drawer, which had been the sock drawer until that day.
10 The floor was clean and dry and still. It looked like any old floor. But if you stood and listened a moment before you put out the light, you could hear one very small wave turn over.
4! {H} got to bed and never touched the floor. Then {H} looked up. Tomorrow, the ceiling.`,
        alt: {
          es: '{H} y {F} bailan de la mano junto a {thing}.',
          en: '{H} and {F} dance hand in hand beside {thing}.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['dance', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['box', 'lantern', 'music-note'],
          time: 'night',
          together: ['hold-hands', 'H', 'F'],
          shot: 'wide',
        },
      },
    ],
  },
}
