import type { Setting } from '../../../../domain/scene.ts'
import { foldName } from '../../../../domain/text.ts'
import type { Both } from '../plots/plot.ts'

/**
 * Words of a parent's place → a background. First match wins, so narrow words stand above wide ones. Folded: no accents.
 * The article tells how a bare Spanish name (`Bosque de Ñuñoa`) is spoken of.
 */
const PLACE_WORDS: readonly (readonly [words: RegExp, setting: Setting, article: 'el' | 'la'])[] = [
  [/\b(faro|lighthouse)\b/u, 'lighthouse', 'el'],
  [/\b(casa|casita|cabana) (del?|en el|en un|sobre el) arbol|\btree ?house\b/u, 'garden', 'la'],
  [/\b(hueco|tronco) del? (un )?arbol|\b(arbol|roble|tree|oak)\b/u, 'forest', 'el'],
  [/\btienda de campana|\b(acampada|tent)\b/u, 'meadow', 'la'],
  [/\b(camping|campamento|campsite|camp)\b/u, 'meadow', 'el'],
  [/\bcasa de campo|\bcountry house/u, 'farm', 'la'],
  [/\bestacion espacial|\bspace station/u, 'spaceship', 'la'],
  [/\b(estacion|pista) de (esqui|hielo|nieve|patinaje)|\b(ski|ice rink)\b/u, 'snow', 'la'],
  [/\bparque de (atracciones|bolas)|\b(circo|tiovivo|funfair|fairground|circus)\b/u, 'circus', 'el'],
  [/\b(feria|noria|verbena)\b/u, 'circus', 'la'],
  [/\bparque infantil|\b(tobogan|arenero|patio (de recreo|del cole\w*|de la escuela))\b/u, 'playground', 'el'],
  [
    /\bcampo de (futbol|deportes)|\b(polideportivo|gimnasio|estadio|pabellon|stadium|gym)\b|\bsports? (cent|hall)/u,
    'playground',
    'el',
  ],
  [/\b(pista|cancha)\b|\b(football|tennis) (pitch|court)/u, 'playground', 'la'],
  [/\bparque de bomberos|\bfire station/u, 'workshop', 'el'],
  [/\bjardin (de infancia|infantil)|\b(parvulario|preescolar|kindergarten|nursery|playgroup)\b/u, 'classroom', 'el'],
  [/\b(guarderia|ludoteca|academia|clase)\b/u, 'classroom', 'la'],
  [/\b(piscina|charca|bahia|pool)\b/u, 'lake', 'la'],
  [
    /\b(cuarto de bano|bano|aseo|ascensor|portal|pasillo|rellano|bathroom|lift|elevator|hallway)\b/u,
    'living-room',
    'el',
  ],
  [/\b(banera|escalera|ducha|bathtub|stairs|staircase)\b/u, 'living-room', 'la'],
  [/\b(sotano|trastero|armario|basement|cellar|wardrobe)\b/u, 'attic', 'el'],
  [/\b(buhardilla)\b/u, 'attic', 'la'],
  [/\b(azotea|terraza|rooftop|roof terrace)\b/u, 'city', 'la'],
  [/\b(tejado|balcon|roof|balcony)\b/u, 'city', 'el'],
  [/\b(cabana|choza|cabin|hut)\b/u, 'forest', 'la'],
  [/\b(refugio|campo de setas)\b/u, 'forest', 'el'],
  [/\b(madriguera|guarida|mina|den|burrow|mine)\b/u, 'cave', 'la'],
  [
    /\b(heladeria|pasteleria|libreria|jugueteria|peluqueria|cafeteria|floristeria|fruteria|farmacia|parlour|cafe|toy ?shop)\b/u,
    'shop',
    'la',
  ],
  [/\b(restaurante|quiosco|kiosco|bar|restaurant|salon de te)\b/u, 'shop', 'el'],
  [/\b(supermercado|mercadillo|rastro|supermarket)\b/u, 'market', 'el'],
  [/\b(zoo|zoologico|safari)\b/u, 'park', 'el'],
  [/\b(acuario|planetario|observatorio|aquarium|planetarium)\b/u, 'museum', 'el'],
  [/\b(cine|auditorio|escenario|cinema|stage)\b/u, 'theatre', 'el'],
  [/\b(clinica|consulta|clinic|surgery)\b/u, 'hospital', 'la'],
  [/\b(dentista|centro de salud|dentist)\b/u, 'hospital', 'el'],
  [/\b(fabrica|oficina|factory|office)\b/u, 'workshop', 'la'],
  [/\b(granero|establo|corral|gallinero|cortijo|barn|stable)\b/u, 'farm', 'el'],
  [/\b(cuadra|masia|finca)\b/u, 'farm', 'la'],
  [/\b(invernadero|laberinto|huerta|greenhouse|allotment|maze|yard)\b/u, 'garden', 'el'],
  [
    /\b(submarino|arrecife|fondo del mar|submarine|reef)\b|\bbajo el (mar|agua)|\bunder(water| the sea)/u,
    'underwater',
    'el',
  ],
  [/\b(cielo|globo|arcoiris|arco iris|sky|rainbow)\b/u, 'sky', 'el'],
  [/\b(nubes?|clouds?)\b/u, 'sky', 'la'],
  [/\b(volcan|volcano)\b/u, 'mountain', 'el'],
  [/\b(cascada|waterfall)\b/u, 'river', 'la'],
  [/\b(oasis|dunas?|dunes?)\b/u, 'desert', 'el'],
  [/\b(iglu|igloo)\b/u, 'snow', 'el'],
  [/\b(pantano|embalse|swamp)\b/u, 'lake', 'el'],
  [/\b(muralla|fortaleza|mazmorra|alcazaba|fortress)\b/u, 'castle', 'la'],
  [/\b(coche|autobus|furgoneta|caravana|car|bus)\b/u, 'road', 'el'],
  [/\b(avion|plane)\b/u, 'airport', 'el'],
  [/\b(seaside)\b/u, 'beach', 'la'],
  [/\b(cama|bed)\b/u, 'bedroom', 'la'],
  [/\b(barrio|neighbourhood)\b/u, 'street', 'el'],
  [/\b(iglesia|ermita|church)\b/u, 'village', 'la'],
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
  [/\b(luna|lunar|moon|crater)\b/u, 'moon', 'la'],
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
  [/\b(casa|piso|hotel|residencia|house|home|flat|cottage)\b/u, 'living-room', 'la'],
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
  const article = /^(the|a|an|my|our)\s/iu.test(clean) ? clean.slice(0, 1).toLowerCase() + clean.slice(1) : clean
  const en = article.replaceAll("'", '’')
  // In a kitchen, on a farm, by a river; at what is none of these.
  const [at = 'at'] = SPOKEN[setting]?.at.en.split(' ') ?? []
  return { name, setting, place: { es, en }, at: { es: `en ${es}`, en: `${at} ${en}` } }
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
