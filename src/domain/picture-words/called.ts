import { PROPS, type PropName } from '../scene.ts'
import { wordsFor } from './things.ts'

type Tongue = 'es' | 'en'

/** What a child's own things are called besides: words parted by commas. Nearest in looks where there is no drawing of the thing itself. */
const OWN_THINGS: Partial<Record<PropName, Readonly<Record<Tongue, string>>>> = {
  teddy: { es: 'osita, oso de peluche, osito de peluche, panda', en: 'teddy bear, bear, panda' },
  'plush-rabbit': { es: 'conejo, conejito, coneja, conejita', en: 'rabbit, bunny, bunny rabbit' },
  'plush-dog': {
    es: 'perro de peluche, perrito de peluche, perrito, zorro, zorrito, lobo de peluche',
    en: 'toy dog, toy puppy, fox, puppy',
  },
  'plush-cat': { es: 'gato de peluche, gatito de peluche, gatito, tigre', en: 'toy cat, kitten, tiger' },
  'plush-elephant': { es: 'elefante, elefantito, hipopótamo', en: 'elephant, hippo' },
  'plush-lion': { es: 'león, leoncito', en: 'lion' },
  'plush-monkey': { es: 'mono, monito, mona', en: 'monkey' },
  'plush-unicorn': { es: 'unicornio, caballo de peluche, caballito', en: 'unicorn, toy horse, pony' },
  'plush-dinosaur': { es: 'dinosaurio, dino, dragón, dragoncito, cocodrilo', en: 'dinosaur, dino, dragon, crocodile' },
  'plush-sheep': { es: 'oveja, ovejita, cordero, corderito', en: 'lamb, toy sheep, sheep' },
  'plush-seal': { es: 'foca, delfín, ballena', en: 'seal, dolphin, whale' },
  'plush-penguin': { es: 'pingüino', en: 'penguin' },
  'plush-giraffe': { es: 'jirafa', en: 'giraffe' },
  'plush-octopus': { es: 'pulpo', en: 'octopus' },
  'plush-owl': { es: 'búho, lechuza', en: 'owl' },
  'plush-pig': { es: 'cerdito, cerdo, cerdita', en: 'pig, piglet' },
  'plush-frog': { es: 'rana, ranita', en: 'toy frog, frog' },
  'plush-duck': { es: 'pato, patito', en: 'toy duck, duck, duckling' },
  'plush-mouse': { es: 'ratón, ratoncito', en: 'toy mouse, mouse' },
  toy: { es: 'muñeca, muñeco, muñequita, princesa', en: 'doll, dolly' },
  blanket: { es: 'mantita, manta, trapito, trapo, dudú, doudou, toalla', en: 'blankie, blanket, comforter, towel' },
  cushion: { es: 'cojín, almohada', en: 'cushion, pillow' },
  ball: { es: 'pelota, pelotita, balón, pelota antiestrés', en: 'ball, football, stress ball' },
  bicycle: { es: 'bici, bicicleta, triciclo, moto', en: 'bike, bicycle, trike, tricycle, motorbike' },
  scooter: { es: 'patinete, monopatín, correpasillos', en: 'scooter, skateboard' },
  'toy-car': { es: 'coche, cochecito, carrito', en: 'car, toy car' },
  'toy-truck': { es: 'camión, excavadora, tractor, camioncito', en: 'lorry, truck, digger, tractor' },
  spade: { es: 'pala', en: 'spade' },
  bucket: { es: 'cubo', en: 'bucket, pail' },
  lantern: { es: 'linterna, farolillo, farol', en: 'lantern, torch' },
  'night-light': { es: 'lamparita, lucecita, luz quitamiedos, quitamiedos', en: 'night light, lamp' },
  'photo-frame': { es: 'foto, retrato', en: 'photo, picture' },
  hat: { es: 'gorra, sombrero, boina, gorro, gorrito', en: 'cap, hat, beret' },
  scarf: { es: 'bufanda, pañuelo, bandana, chal', en: 'scarf, bandana' },
  socks: { es: 'calcetín, calcetines, calcetincito', en: 'sock, socks' },
  coat: { es: 'abrigo, chaqueta, rebeca, bata, jersey, chaleco', en: 'coat, jacket, cardigan, jumper' },
  chair: { es: 'silla, taburete', en: 'chair, stool' },
  armchair: { es: 'sillón, butaca, mecedora, sofá', en: 'armchair, rocking chair, sofa' },
  cup: { es: 'vaso, taza, tazón', en: 'cup, mug, glass' },
  jar: { es: 'jarrón, florero, tarro', en: 'vase, jar' },
  'plant-pot': { es: 'maceta', en: 'plant pot, flowerpot' },
  teapot: { es: 'tetera', en: 'teapot' },
  'mixing-bowl': { es: 'cuenco, ensaladera', en: 'bowl' },
  suitcase: { es: 'maleta, maletín', en: 'suitcase' },
  backpack: { es: 'mochila, mochilita, bolsa, bolsita', en: 'backpack, rucksack, bag' },
  letter: { es: 'sobre, carta', en: 'envelope, letter' },
  chest: { es: 'cofre', en: 'chest' },
  box: { es: 'caja, cajita', en: 'box' },
  train: { es: 'tren', en: 'train' },
  tablet: { es: 'tableta, tablet', en: 'tablet' },
  book: { es: 'cuento, libro', en: 'story book, book' },
  puzzle: { es: 'puzle', en: 'puzzle' },
  coin: { es: 'moneda, euro', en: 'coin' },
  pencil: {
    es: 'lápiz, lápices, rotulador, rotuladores, cera, ceras',
    en: 'pencil, pencils, crayon, crayons, felt tip',
  },
  paintbrush: { es: 'pincel, pinceles', en: 'paintbrush, brush' },
}

const BY_NAME: Readonly<Record<Tongue, ReadonlyMap<string, PropName>>> = { es: byName('es'), en: byName('en') }

function byName(tongue: Tongue): ReadonlyMap<string, PropName> {
  const named = new Map<string, PropName>()
  for (const prop of PROPS) {
    const [label] = wordsFor(prop, tongue)
    if (label && !named.has(label)) named.set(label, prop)
  }
  for (const [prop, words] of Object.entries(OWN_THINGS) as [PropName, Record<Tongue, string>][])
    for (const word of words[tongue].split(', ')) named.set(word, prop)
  return named
}

/** The thing to draw for what the parent calls so (`la pala azul`, `el conejo Tambor`); null where nothing is drawn for it. */
export function thingCalled(noun: string, tongue: Tongue): PropName | null {
  const words = noun
    .toLowerCase()
    .replace(/^(?:el|la|los|las|un|una|unos|unas|su|sus|the|an?|her|his|their) /u, '')
    .split(/\s+/u)
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      // An English noun stands last, a Spanish one first.
      if (tongue === 'es' && from > 0) break
      const prop = BY_NAME[tongue].get(words.slice(from, from + length).join(' '))
      if (prop) return prop
    }
  return null
}
