import type { BookInfo } from '../../../../domain/book-info.ts'
import { foldName } from '../../../../domain/text.ts'
import type { Both } from '../plots/plot.ts'

/** Something a parent's free text asks for that a story without AI can give. */
export type Wish = { id: string; words: RegExp; inSpanish: string } & (
  | { kind: 'food'; np: Both<string> }
  /** Stands somewhere on the way; `np` is a subject, in the singular. */
  | { kind: 'sight'; np: Both<string> }
  | Arc<'fear'>
  /** Weather, a feast: something that is told in some chapters. */
  | Arc<'event'>
  /** Something that one of the cast cannot do, and does in the end. `{X}` is whoever is of these species. */
  | (Arc<'longing'> & { whose: readonly string[] })
)
/** A thread through the book: told at the beginning, and where it matters. */
type Arc<Kind> = { kind: Kind; setup: Both<string>; climax: Both<string> | null; end: Both<string> | null }

const WISHES: readonly Wish[] = [
  food('doughnuts', /rosquilla|donut|doughnut/u, 'rosquillas', 'unas rosquillas calientes', 'some warm doughnuts'),
  food('biscuits', /galleta|cookie|biscuit/u, 'galletas', 'unas galletas de avena', 'some oat biscuits'),
  food('cake', /tarta|pastel|bizcocho|\bcakes?\b/u, 'tarta', 'un trozo de tarta', 'a slice of cake'),
  food(
    'sandwich',
    /bocadillo|sandwich/u,
    'un bocadillo para compartir',
    'un bocadillo partido en dos',
    'a sandwich cut in half',
  ),
  food('ice-cream', /helado|ice cream/u, 'helado', 'un helado de limón', 'a lemon ice cream'),
  food('soup', /\bsopa|\bsoup/u, 'sopa', 'un tazón de sopa', 'a bowl of soup'),
  food('apple', /manzana|\bapples?\b/u, 'manzanas', 'una manzana muy roja', 'a bright red apple'),
  food('honey', /\bmiel\b|honey/u, 'miel', 'un poco de miel', 'a little honey'),
  food('bread', /\bpan\b|\bbread/u, 'pan', 'un pan recién hecho', 'a fresh loaf'),
  sight('lighthouse', /\bfaro\b|lighthouse/u, 'el faro', 'la luz del faro', 'the lighthouse beam'),
  sight('train', /\btren\b|\btrains?\b/u, 'el tren', 'un tren a lo lejos', 'a faraway train'),
  sight('rainbow', /arcoiris|arco iris|rainbow/u, 'el arcoíris', 'un arcoíris entero', 'a whole rainbow'),
  sight('kite', /cometa|\bkites?\b/u, 'una cometa', 'una cometa roja', 'a red kite'),
  sight('balloon', /globo|balloon/u, 'un globo', 'un globo amarillo', 'a yellow balloon'),
  sight('butterfly', /mariposa|butterfl/u, 'mariposas', 'una mariposa azul', 'a blue butterfly'),
  sight('bike', /bicicleta|\bbici\b|bicycle|\bbikes?\b/u, 'una bicicleta', 'una bicicleta verde', 'a green bicycle'),
  sight('ball', /pelota|balon|\bball\b/u, 'una pelota', 'una pelota perdida', 'a lost ball'),
  sight('teddy', /peluche|teddy|osito de/u, 'un peluche', 'un viejo peluche', 'an old teddy'),
  sight('robot', /robot/u, 'un robot', 'un robot de hojalata', 'a tin robot'),
  sight('rocket', /cohete|rocket/u, 'un cohete', 'un cohete de cartón', 'a cardboard rocket'),
  sight('frog', /\branas?\b|\bfrogs?\b/u, 'una rana', 'una rana muy seria', 'a very serious frog'),
  sight('duck', /\bpatos?\b|\bducks?\b/u, 'un pato', 'un pato despistado', 'a puzzled duck'),
  sight('bee', /abeja|\bbees?\b/u, 'abejas', 'una abeja trabajadora', 'a busy bee'),
  sight('snail', /caracol|snail/u, 'un caracol', 'un caracol sin prisa', 'a slow snail'),
  sight('snowman', /muneco de nieve|snowman/u, 'un muñeco de nieve', 'un muñeco de nieve', 'a snowman'),
  sight('map', /\bmapas?\b|\bmaps?\b/u, 'un mapa', 'un mapa arrugado', 'a crumpled map'),
  fear(
    'heights',
    /miedo a las alturas|vertigo|afraid of heights|fear of heights/u,
    'el miedo a las alturas',
    '[A {H} no le gustaban nada las alturas./A {H} las cosas altas le gustaban solo desde abajo./A {H} se le dormían las rodillas en los sitios altos.]',
    '[{H} did not like high places at all./{H} liked tall things only from below./High places made the knees of {H} go to sleep.]',
    '[{H} no miró abajo. Miró a {F}, y el suelo dejó de moverse./{H} eligió no mirar abajo. {F} contaba los pasos, y eso bastaba./Abajo estaba muy abajo. {H} miró la mano de {F}, que estaba cerca.]',
    '[{H} did not look down. {H} looked at {F}, and the ground stopped swaying./{H} chose not to look. {F} counted the steps, and that was enough./Down was a long way down. {H} looked at {F}, who was close.]',
  ),
  fear(
    'dark',
    /miedo a la oscuridad|afraid of the dark|fear of the dark/u,
    'el miedo a la oscuridad',
    '[A {H} no le gustaba nada la oscuridad./{H} dormía siempre con una rendija de oscuridad y tres de luz.]',
    '[{H} did not like the dark at all./{H} always slept with the door open and a lamp on.]',
    '{H} cerró los ojos. Su oscuridad, la de dentro, era más pequeña y más suya.',
    '{H} shut both eyes. The dark inside was smaller, and it was a friendly one.',
  ),
  fear(
    'water',
    /miedo al agua|afraid of water|fear of water/u,
    'el miedo al agua',
    'A {H} le daba respeto el agua.',
    '{H} was wary of water.',
    '{H} metió un pie. El agua le hizo cosquillas y nada más.',
    '{H} put one foot in. The water tickled, and that was all.',
  ),
  fear(
    'storm',
    /miedo a (las tormentas|los truenos)|afraid of (storms|thunder)/u,
    'el miedo a las tormentas',
    'A {H} los truenos le encogían el estómago.',
    'Thunder made {H} feel very small.',
    '{H} contó los segundos hasta el trueno. Contado, daba menos miedo.',
    '{H} counted up to the thunder. Counted, it was not so bad.',
  ),
  food('pizza', /pizza/u, 'pizza', 'una pizza enorme', 'a huge pizza'),
  food('chocolate', /chocolate/u, 'chocolate', 'un tazón de chocolate', 'a mug of hot chocolate'),
  food('churros', /churro/u, 'churros', 'unos churros crujientes', 'some crispy churros'),
  food('croquettes', /croqueta/u, 'croquetas', 'unas croquetas doradas', 'some golden croquettes'),
  food('tortilla', /tortilla/u, 'tortilla de patatas', 'una tortilla de patatas', 'a potato omelette'),
  food('strawberries', /fresas?\b|strawberr/u, 'fresas', 'un cuenco de fresas', 'a bowl of strawberries'),
  food('oranges', /naranjas?\b|\boranges?\b/u, 'naranjas', 'unas naranjas dulces', 'some sweet oranges'),
  food(
    'pasta',
    /macarrones|espagueti|\bpasta\b|spaghetti/u,
    'macarrones',
    'una fuente de macarrones',
    'a big dish of pasta',
  ),
  food('pancakes', /tortitas|crepes?\b|pancake/u, 'tortitas', 'una torre de tortitas', 'a tower of pancakes'),
  food('popcorn', /palomitas|popcorn/u, 'palomitas', 'un cubo de palomitas', 'a bucket of popcorn'),
  sight(
    'dog',
    /\bperr(it)?[oa]s?\b|\bdogs?\b|puppy/u,
    'un perro',
    'un perro con una oreja caída',
    'a dog with one floppy ear',
  ),
  sight('cat', /\bgat(it)?[oa]s?\b|\bcats?\b|kitten/u, 'un gato', 'un gato dormilón', 'a sleepy cat'),
  sight('horse', /caballo|\bpony\b|\bponi\b|\bhorses?\b/u, 'un caballo', 'un caballo blanco', 'a white horse'),
  sight('cow', /\bvacas?\b|\bcows?\b/u, 'una vaca', 'una vaca con cencerro', 'a cow with a bell'),
  sight('hen', /gallina|\bhens?\b|chicken/u, 'una gallina', 'una gallina con prisa', 'a hen in a hurry'),
  sight('rabbit', /conej|rabbit|bunny/u, 'un conejo', 'un conejo de orejas largas', 'a rabbit with long ears'),
  sight('owl', /\bbuhos?\b|lechuza|\bowls?\b/u, 'un búho', 'un búho muy despierto', 'a wide-awake owl'),
  sight('fox', /\bzorr[oa]s?\b|\bfox(es)?\b/u, 'un zorro', 'un zorro muy educado', 'a very polite fox'),
  sight('hedgehog', /erizo|hedgehog/u, 'un erizo', 'un erizo hecho una bola', 'a hedgehog in a ball'),
  sight(
    'squirrel',
    /ardilla|squirrel/u,
    'una ardilla',
    'una ardilla con las mejillas llenas',
    'a squirrel with full cheeks',
  ),
  sight('turtle', /tortuga|turtle|tortoise/u, 'una tortuga', 'una tortuga con mucha calma', 'a very calm tortoise'),
  sight('dinosaur', /dinosaurio|dinosaur/u, 'un dinosaurio', 'la huella de un dinosaurio', 'a dinosaur footprint'),
  sight('unicorn', /unicornio|unicorn/u, 'un unicornio', 'un dibujo de un unicornio', 'a drawing of a unicorn'),
  sight('whale', /ballena|\bwhales?\b/u, 'una ballena', 'una nube con forma de ballena', 'a cloud like a whale'),
  sight(
    'ladybird',
    /mariquita|ladybird|ladybug/u,
    'una mariquita',
    'una mariquita de siete puntos',
    'a seven-spot ladybird',
  ),
  sight('fish', /\bpez\b|\bpeces\b|\bfish\b/u, 'un pez', 'un pez pintado en una pared', 'a fish painted on a wall'),
  sight(
    'star',
    /\bestrellas?( fugaz| fugaces)?\b|shooting star|\bstars?\b/u,
    'una estrella',
    'una estrella muy brillante',
    'a very bright star',
  ),
  sight('moon', /\bluna\b|\bmoon\b/u, 'la luna', 'una luna redonda', 'a round moon'),
  sight(
    'fire-engine',
    /bomberos?\b|fire (engine|truck)/u,
    'un camión de bomberos',
    'un camión de bomberos',
    'a fire engine',
  ),
  sight('tractor', /tractor/u, 'un tractor', 'un tractor rojo', 'a red tractor'),
  sight('boat', /\bbarc[oa]s?\b|velero|\bboats?\b|\bships?\b/u, 'un barco', 'un barco de papel', 'a paper boat'),
  sight('plane', /\bavion(es)?\b|\bplanes?\b|aeroplane/u, 'un avión', 'un avión de papel', 'a paper plane'),
  sight('bus', /autobus|\bbus(es)?\b/u, 'un autobús', 'un autobús de dos pisos', 'a double-decker bus'),
  sight('guitar', /guitarra|guitar/u, 'una guitarra', 'una guitarra con tres cuerdas', 'a guitar with three strings'),
  sight('drum', /tambor|\bdrums?\b/u, 'un tambor', 'un tambor olvidado', 'a forgotten drum'),
  sight('piano', /piano/u, 'un piano', 'un piano que sonaba lejos', 'a far-off piano'),
  sight(
    'tree-house',
    /casa (del|en el) arbol|tree ?house/u,
    'una casa en el árbol',
    'una casa en un árbol',
    'a tree house',
  ),
  sight('treasure', /tesoro|treasure/u, 'un tesoro', 'un cofre lleno de canicas', 'a chest full of marbles'),
  sight('letter', /\bcartas?\b|\bletters?\b/u, 'una carta', 'una carta sin sello', 'a letter with no stamp'),
  sight('castle', /castillo|castle/u, 'un castillo', 'un castillo de arena', 'a sandcastle'),
  sight('swing', /columpio|\bswings?\b/u, 'un columpio', 'un columpio vacío', 'an empty swing'),
  sight(
    'doctor',
    /medic[oa]\b|doctor[a]?\b|enfermer/u,
    'una doctora',
    'una doctora en bicicleta',
    'a doctor on a bicycle',
  ),
  sight('baker', /panader|\bbaker/u, 'una panadera', 'una panadera llena de harina', 'a baker white with flour'),
  sight(
    'postman',
    /carter[oa]\b|postman|post(al)? worker/u,
    'un cartero',
    'un cartero silbando',
    'a postman who whistled',
  ),
  event(
    'snow',
    /que nieve|\bnevad[ao]\b|\bnieve\b|\bsnow/u,
    'la nieve',
    'Aquella mañana había nieve en el alféizar.',
    'There was snow on the window sill.',
    null,
    null,
    'Empezó a nevar otra vez, muy despacio.',
    'It began to snow again, very softly.',
  ),
  event(
    'rain',
    /que llueva|\blluvia\b|charcos|\brain\b|puddle/u,
    'la lluvia',
    'Había llovido, y quedaban charcos por todas partes.',
    'It had rained, and there were puddles all about.',
    null,
    null,
    'Saltaron en todos los charcos. En todos.',
    'They jumped in all the puddles. All of them.',
  ),
  event(
    'birthday',
    /cumple|birthday/u,
    'un cumpleaños',
    'Además, era el cumpleaños de {H}.',
    'And it was the birthday of {H}, too.',
    null,
    null,
    '{H} sopló las velas y pidió un deseo secreto.',
    '{H} blew out the candles and made a secret wish.',
  ),
  event(
    'tooth',
    /ratoncito perez|se le cae un diente|diente de leche|tooth fairy|wobbly tooth/u,
    'un diente que se mueve',
    'A {H} se le movía un diente.',
    '{H} had a wobbly tooth.',
    null,
    null,
    'Con el primer bocado, ¡plop!, a {H} se le cayó el diente.',
    'At the first bite, plop, out came the tooth!',
  ),
  event(
    'new-baby',
    /herman(it)?[oa] nuev[oa]|va a tener un herman|nuevo herman|new (baby|brother|sister)/u,
    'un bebé que llega',
    'En casa de {H} esperaban un bebé.',
    'There would soon be a new baby in the family.',
    null,
    null,
    '{H} guardó la mejor parte de la historia para el bebé.',
    '{H} kept the best part of the story for the new baby.',
  ),
  event(
    'moving',
    /mudanza|nos mudamos|casa nueva|moving house|new house/u,
    'una mudanza',
    '{H} acababa de llegar al barrio y aún tenía cajas por abrir.',
    '{H} had just moved in and still had boxes to open.',
    null,
    null,
    'Al día siguiente, {H} abrió la última caja. Ya estaba en casa.',
    'The next day {H} opened the last box. Now it was home.',
  ),
  event(
    'first-day',
    /primer dia de (cole|clase|escuela)|first day (of|at) school/u,
    'el primer día de cole',
    'Al día siguiente, {H} empezaba el cole.',
    'School would begin for {H} the next day.',
    null,
    null,
    'Y el primer día de cole, {H} ya tenía algo que contar.',
    'And on the first day of school {H} had a story to tell.',
  ),
  fear(
    'spiders',
    /miedo a las aranas|afraid of spiders|fear of spiders/u,
    'el miedo a las arañas',
    'A {H} las arañas le daban escalofríos.',
    'Spiders made {H} shiver.',
    'En el camino había una telaraña. {H} dijo «con permiso» y pasó.',
    'There was a web in the way. {H} said “excuse me” and went by.',
  ),
  fear(
    'monsters',
    /miedo a los monstruos|afraid of monsters|fear of monsters/u,
    'el miedo a los monstruos',
    '{H} miraba debajo de la cama cada noche, por los monstruos.',
    '{H} looked under the bed each night, for monsters.',
    'La sombra parecía un monstruo. {H} la saludó, y la sombra saludó también.',
    'The shadow looked like a monster. {H} waved, and the shadow waved back.',
  ),
  fear(
    'alone',
    /miedo a (estar sol|quedarse sol|la soledad)|afraid of being alone/u,
    'el miedo a la soledad',
    'A {H} no le gustaba nada quedarse a solas.',
    '{H} did not like to be alone.',
    '{H} se dio cuenta de que llevaba un rato a solas. Y no pasaba nada.',
    '{H} had been alone for quite a while. It was all right.',
  ),
  fear(
    'dogs',
    /miedo a los perros|afraid of dogs|fear of dogs/u,
    'el miedo a los perros',
    'A {H} los perros le parecían demasiado grandes.',
    '{H} found dogs a bit too big.',
    'Un perro pasó por su lado. {H} no se movió, y el perro tampoco mordió.',
    'A dog went by. {H} stood still, and nothing bad came of it.',
  ),
  fear(
    'shy',
    /vergonz|timid[oa]|\bshy\b/u,
    'la timidez',
    'A {H} le costaba hablar con gente nueva.',
    '{H} found it hard to talk to new people.',
    '{H} habló en voz alta. La voz salió pequeña, y luego creció.',
    '{H} spoke up. The voice came out small, and then it grew.',
  ),
  longing(
    'flying',
    /no sab(e|ia) volar|no puede volar|aprend(er|e) a volar|could not fly|couldn.?t fly|learns? to fly/u,
    'aprender a volar',
    ['dragon', 'bird', 'griffin', 'pegasus', 'phoenix', 'owl', 'eagle', 'parrot', 'penguin', 'fairy'],
    '[{X} aún no sabía volar./{X} tenía alas, pero volar, lo que es volar, todavía no./{X} solo volaba en sueños.]',
    '[{X} could not fly yet./{X} had wings, but flying was a different thing./{X} could fly, but only when asleep.]',
    '[{X} movió las alas. Los pies se despegaron del suelo. ¡Un palmo!/A {X} se le abrieron solas las alas. ¡Se levantó medio metro!/{X} dio un salto, y tardó en caer un poco más de lo normal.]',
    '[The wings went flap. Two feet left the ground, just a bit!/Two wings opened all by themselves. Up it went, by an inch!/{X} gave a jump, and took a bit longer than usual to come down.]',
    '[Y entonces {X} echó a correr, abrió las alas... ¡y voló!/Aquella noche {X} movió las alas, cogió aire... ¡y voló!/Y, sin pensarlo, {X} saltó de una silla... ¡y voló!]',
    '[And then {X} ran, and spread both wings... and flew!/That night {X} took a breath, and beat both wings... and flew!/And {X} jumped off a chair, without a thought... and flew!]',
  ),
  longing(
    'swimming',
    /no sab(e|ia) nadar|aprend(er|e) a nadar|could not swim|learns? to swim/u,
    'aprender a nadar',
    [],
    '{H} aún no sabía nadar.',
    '{H} could not swim yet.',
    null,
    null,
    'Aquel verano, {H} aprendió a nadar.',
    'That summer {H} learned to swim.',
  ),
]

/** What the free text asks for. What it does not want (`sin perros`, `nada de nieve`) is not asked for. */
export function wishesIn({ freeText, title }: Pick<BookInfo, 'freeText' | 'title'>): Wish[] {
  const wanted = foldName(freeText).replace(UNWANTED, ' ')
  const everything = `${foldName(title)} . ${wanted}`
  // `aprender a no tener miedo` says no, and means the fear.
  const whole = foldName(freeText)
  const found = WISHES.filter(({ kind, words }) =>
    words.test(kind === 'longing' ? everything : kind === 'fear' ? whole : wanted),
  )
  // Who is afraid of dogs has not asked for one.
  const feared = found.filter(({ kind }) => kind === 'fear').map(({ words }) => words.exec(whole)?.[0] ?? '')
  return found.filter(({ kind, words }) => kind !== 'sight' || !feared.some((fear) => words.test(fear)))
}

const UNWANTED =
  /\b(sin|nada de|ningun[oa]?|que no (haya|salgan?|aparezcan?|lleve)|no quiero( que haya)?|no le gustan?|without|no|not any)\s(?!sab|pued)[^.,;:]*/gu

function food(id: string, words: RegExp, inSpanish: string, es: string, en: string): Wish {
  return { id, words, inSpanish, kind: 'food', np: { es, en } }
}

function sight(id: string, words: RegExp, inSpanish: string, es: string, en: string): Wish {
  return { id, words, inSpanish, kind: 'sight', np: { es, en } }
}

function fear(
  id: string,
  words: RegExp,
  inSpanish: string,
  es: string,
  en: string,
  esEnd: string,
  enEnd: string,
): Wish {
  return {
    id,
    words,
    inSpanish,
    kind: 'fear',
    setup: { es: `2-2 {H} tiene un poco de miedo.\n4 ${es}`, en: `2-2 {H} is a little afraid.\n4 ${en}` },
    climax: { es: `2-2 {H} respira. ¡Ya está!\n4 ${esEnd}`, en: `2-2 {H} takes a breath. There!\n4 ${enEnd}` },
    end: null,
  }
}

function event(id: string, words: RegExp, inSpanish: string, ...lines: ArcLines): Wish {
  return { id, words, inSpanish, kind: 'event', ...arc(...lines) }
}

function longing(id: string, words: RegExp, inSpanish: string, whose: readonly string[], ...lines: ArcLines): Wish {
  return { id, words, inSpanish, kind: 'longing', whose, ...arc(...lines) }
}

type Maybe = string | null
type ArcLines = [es: string, en: string, esClimax: Maybe, enClimax: Maybe, esEnd: Maybe, enEnd: Maybe]

function arc(es: string, en: string, esClimax: Maybe, enClimax: Maybe, esEnd: Maybe, enEnd: Maybe) {
  const line = (spanish: Maybe, english: Maybe): Both<string> | null =>
    spanish && english ? { es: `4 ${spanish}`, en: `4 ${english}` } : null
  return { setup: { es: `4 ${es}`, en: `4 ${en}` }, climax: line(esClimax, enClimax), end: line(esEnd, enEnd) }
}
