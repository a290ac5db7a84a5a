import type { Setting } from '../../../../domain/scene.ts'
import { foldName } from '../../../../domain/text.ts'
import type { Both } from '../plots/plot.ts'

/**
 * Words of a parent's place → a background. First match wins, so narrow words stand above wide ones. Folded: no accents.
 * The article tells how a bare Spanish name (`Bosque de Ñuñoa`) is spoken of.
 */
const PLACE_WORDS: readonly (readonly [words: RegExp, setting: Setting, article: 'el' | 'la'])[] = [
  [/\b(faro|lighthouse)\b/u, 'lighthouse', 'el'],
  [/\b(claro|glade|clearing)\b/u, 'forest', 'el'],
  [/\b(cocina|kitchen)\b/u, 'kitchen', 'la'],
  [/\b(dormitorio|habitacion|cuarto|bedroom)\b/u, 'bedroom', 'el'],
  [/\b(salon|living)\b/u, 'living-room', 'el'],
  [/\b(desvan|atico|attic|loft)\b/u, 'attic', 'el'],
  [/\b(biblioteca|library)\b/u, 'library', 'la'],
  [/\b(taller|garaje|workshop|garage)\b/u, 'workshop', 'el'],
  [/\b(laboratorio|laboratory|lab)\b/u, 'laboratory', 'el'],
  [/\b(museo|museum)\b/u, 'museum', 'el'],
  [/\b(hospital)\b/u, 'hospital', 'el'],
  [/\b(tienda|panaderia|shop|bakery)\b/u, 'shop', 'la'],
  [/\b(escuela|clase|aula|classroom)\b/u, 'classroom', 'la'],
  [/\b(colegio|cole|school)\b/u, 'classroom', 'el'],
  [/\b(teatro|theatre)\b/u, 'theatre', 'el'],
  [/\b(circo|circus)\b/u, 'circus', 'el'],
  [/\b(luna|moon|crater)\b/u, 'moon', 'la'],
  [/\b(nave|spaceship)\b/u, 'spaceship', 'la'],
  [/\b(espacio|galaxia|planeta|space|planet)\b/u, 'space', 'el'],
  [/\b(estacion|station)\b/u, 'station', 'la'],
  [/\b(tren|train)\b/u, 'train', 'el'],
  [/\b(aeropuerto|airport)\b/u, 'airport', 'el'],
  [/\b(carretera|camino|road)\b/u, 'road', 'el'],
  [/\b(puerto|muelle|harbour|port)\b/u, 'harbour', 'el'],
  [/\b(barco|barca|boat|ship)\b/u, 'boat', 'el'],
  [/\b(castillo|castle)\b/u, 'castle', 'el'],
  [/\b(palacio|palace)\b/u, 'palace', 'el'],
  [/\b(torre|tower)\b/u, 'tower', 'la'],
  [/\b(ruinas|ruins)\b/u, 'ruins', 'la'],
  [/\b(puente|bridge)\b/u, 'bridge', 'el'],
  [/\b(cueva|gruta|cave)\b/u, 'cave', 'la'],
  [/\b(acantilado|cliff)\b/u, 'cliff', 'el'],
  [/\b(isla|island)\b/u, 'island', 'la'],
  [/\b(playa|beach)\b/u, 'beach', 'la'],
  [/\b(mar|oceano|sea|ocean)\b/u, 'sea', 'el'],
  [/\b(rio|arroyo|river|stream)\b/u, 'river', 'el'],
  [/\b(lago|laguna|estanque|lake|pond)\b/u, 'lake', 'el'],
  [/\b(selva|jungla|jungle)\b/u, 'jungle', 'la'],
  [/\b(bosque|arboleda|forest|woods?)\b/u, 'forest', 'el'],
  [/\b(desierto|desert)\b/u, 'desert', 'el'],
  [/\b(nieve|snow|polo)\b/u, 'snow', 'la'],
  [/\b(montana|sierra|colina|mountain|hill)\b/u, 'mountain', 'la'],
  [/\b(granja|farm)\b/u, 'farm', 'la'],
  [/\b(huerto|jardin|patio|garden)\b/u, 'garden', 'el'],
  [/\b(prado|campo|meadow|field)\b/u, 'meadow', 'el'],
  [/\b(parque|park)\b/u, 'park', 'el'],
  [/\b(columpios|playground)\b/u, 'playground', 'el'],
  [/\b(mercado|market)\b/u, 'market', 'el'],
  [/\b(plaza|calle|street|square)\b/u, 'street', 'la'],
  [/\b(pueblo|aldea|village)\b/u, 'village', 'el'],
  [/\b(ciudad|city|town)\b/u, 'city', 'la'],
  [/\b(casa|house|home)\b/u, 'living-room', 'la'],
]

/** How a story speaks of a setting when the parent named no place. */
const SPOKEN: Partial<Record<Setting, { place: Both<string>; at: Both<string> }>> = {
  forest: spoken('el bosque', 'en el bosque', 'the forest', 'in the forest'),
  meadow: spoken('el prado', 'en el prado', 'the meadow', 'in the meadow'),
  village: spoken('el pueblo', 'en el pueblo', 'the village', 'in the village'),
  city: spoken('la ciudad', 'en la ciudad', 'the city', 'in the city'),
  workshop: spoken('el taller', 'en el taller', 'the workshop', 'in the workshop'),
  laboratory: spoken('el laboratorio', 'en el laboratorio', 'the lab', 'in the lab'),
  classroom: spoken('la escuela', 'en la escuela', 'the school', 'at the school'),
  library: spoken('la biblioteca', 'en la biblioteca', 'the library', 'in the library'),
  farm: spoken('la granja', 'en la granja', 'the farm', 'on the farm'),
  garden: spoken('el jardín', 'en el jardín', 'the garden', 'in the garden'),
  kitchen: spoken('la cocina', 'en la cocina', 'the kitchen', 'in the kitchen'),
  attic: spoken('el desván', 'en el desván', 'the attic', 'in the attic'),
  palace: spoken('el palacio', 'en el palacio', 'the palace', 'at the palace'),
  castle: spoken('el castillo', 'en el castillo', 'the castle', 'at the castle'),
  station: spoken('la estación', 'en la estación', 'the station', 'at the station'),
  road: spoken('el camino', 'en el camino', 'the road', 'on the road'),
  park: spoken('el parque', 'en el parque', 'the park', 'in the park'),
  river: spoken('el río', 'junto al río', 'the river', 'by the river'),
  mountain: spoken('la montaña', 'en la montaña', 'the mountain', 'on the mountain'),
  tower: spoken('la torre', 'en la torre', 'the tower', 'in the tower'),
  snow: spoken('la colina nevada', 'en la colina nevada', 'the snowy hill', 'on the snowy hill'),
  market: spoken('el mercado', 'en el mercado', 'the market', 'at the market'),
  circus: spoken('el circo', 'en el circo', 'the circus', 'at the circus'),
}

/** Where a chapter happens. `name` is the wizard's place, spelled as there; null when it is ours. */
export type Somewhere = { name: string | null; setting: Setting; place: Both<string>; at: Both<string> }

export function wizardPlace(name: string, description: string, fallback: Setting): Somewhere {
  const inName = placeWord(name)
  const setting = inName?.[1] ?? placeWord(description)?.[1] ?? fallback
  const clean = name.trim().replace(/[.!?…]+$/u, '')
  const hasArticle = /^(el|la|los|las|un|una|mi|tu|su|nuestr[oa])\s/iu.test(clean)
  const starts = inName?.[0].test(foldName(clean).split(' ')[0] ?? '')
  const es = hasArticle
    ? clean.slice(0, 1).toLocaleLowerCase('es') + clean.slice(1)
    : starts && inName
      ? `${inName[2]} ${clean.slice(0, 1).toLocaleLowerCase('es')}${clean.slice(1)}`
      : clean
  const en = /^(the|a|an|my|our)\s/iu.test(clean) ? clean.slice(0, 1).toLowerCase() + clean.slice(1) : clean
  return { name, setting, place: { es, en }, at: { es: `en ${es}`, en: `at ${en}` } }
}

export function ownPlace(setting: Setting): Somewhere {
  const words = SPOKEN[setting] ?? spoken('el pueblo', 'en el pueblo', 'the village', 'in the village')
  return { name: null, setting, ...words }
}

function placeWord(text: string) {
  const folded = foldName(text)
  return PLACE_WORDS.find(([words]) => words.test(folded))
}

function spoken(es: string, atEs: string, en: string, atEn: string) {
  return { place: { es, en }, at: { es: atEs, en: atEn } }
}
