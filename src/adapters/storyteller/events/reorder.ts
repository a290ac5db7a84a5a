import { bareWord } from './tokens.ts'

/** So many words in a row as the parent wrote them are repeated, not told. */
export const PASTED_WORDS = 7

/** Where a part begins that a sentence can open with as well. */
const OPENS = /^(?:con|en|bajo|debajo|detrás|delante|por|desde|entre|durante|sin|todos|todas|cada|los|tras|hasta)$/u
const OF_DEED =
  /^(?:el|la|los|las|su|sus|un|una|mucho|mucha|muchos|muchas|todo|toda|todos|todas|ayuda|cuidado|fuerza|mam[áaiy]|pap[áaiy]|él|ella)$/u
const HABITS = /^(?:todos|todas|cada|los)$/u
const DAYS =
  /^(?:día|días|dia|dias|noche|noches|mañana|mañanas|tarde|tardes|lunes|martes|miércoles|miercoles|jueves|viernes|sábados|sabados|domingos|veranos|semanas?)$/u

/**
 * The same sentence in other orders: `con el balón, Leire rompió el jarrón azul`. Telling is not repeating, and where only the
 * verb is another, the rest must not stand as the parent wrote it.
 */
export function orders(sentence: string): string[] {
  const words = sentence.split(/\s+/u)
  const starts = words.flatMap((raw, index) =>
    index > 1 && (OPENS.test(bareWord(raw)) || isTime(words, index)) && isFree(words, index) ? [index] : [],
  )
  const moved = starts.toReversed().flatMap((from) => {
    const comma = words.findIndex((raw, index) => index >= from && /[,;]$/u.test(raw)) + 1
    const following = starts.find((start) => start > from) ?? words.length
    const deed = words.findIndex(
      (raw, index) => index > from && bareWord(raw) === 'y' && isDeed(words.slice(index + 1)),
    )
    const to = Math.min(comma > 0 ? comma : following, following, deed > 0 ? deed : following)
    const part = words.slice(from, to)
    const [head = '', ...tail] = part.map(bareWord)
    if (part.length < 2 || (HABITS.test(head) && !tail.some((word) => DAYS.test(word)))) return []
    // What hangs on it cannot be moved without it.
    const isBound =
      tail.some((word) => word === 'que' || word === 'a' || word === 'para' || (word === 'y' && head !== 'entre')) ||
      /^(?:de|del|a|al|con|en|por|para|y|o|como|sin|sobre)$/u.test(tail.at(-1) ?? '') ||
      // `un papel con el dibujo de un molino`, `una foto en moto`
      (head === 'con' && isIndefinite(words, from)) ||
      (head === 'en' &&
        part.length === 2 &&
        !/^(?:casa|clase|verano|invierno|otoño|primavera|navidad|silencio|secreto)$/u.test(tail[0] ?? '')) ||
      // `un bote con arena`, but `con el balón`, `con papá`.
      (head === 'con' && !OF_DEED.test(tail[0] ?? '') && !/^\p{Lu}/u.test(part[1] ?? ''))
    // `con el abuelo, que estornudó`: what is told of him stays beside him.
    const next = words[to] ?? ''
    const isAside = to === comma && words.slice(0, from).some((raw) => /,$/u.test(raw))
    const isApposed =
      isAside ||
      /^\p{Lu}|(?:[ai]d|rit|uest|ech)[oa]s?$/u.test(next) ||
      (/^\p{Lu}/u.test(part.at(-1) ?? '') && /^(?:un|una|el|la|su)$/u.test(next))
    const isDescribed = to === comma && (/^(?:que|quien|donde|cuando)$/u.test(bareWord(next)) || isApposed)
    // `en el pasillo envueltos en toallas`
    const isSo = tail.slice(1).some((word) => PARTICIPLE.test(word))
    if (isBound || isDescribed || isSo || part.some((raw) => raw.includes(':'))) return []
    return [inFront(words, { from, to, isSetOff: to === comma }, part.join(' '))]
  })
  return [...moved, ...clauseInFront(words)].filter((text) => text !== '')
}

/** `un papel`, `una caja roja`: what comes behind it belongs to it. */
function isIndefinite(words: readonly string[], at: number): boolean {
  return [2, 3].some((back) => /^(?:un|una|unos|unas)$/u.test(bareWord(words[at - back] ?? '')))
}

/**
 * `a cien metros de la cima el tiempo se torció` → `el tiempo se torció a cien metros de la cima`.
 * @param verb as it stands in the sentence
 */
export function placeLast(sentence: string, verb: string): string[] {
  const words = sentence.split(/\s+/u)
  let at = words.indexOf(verb)
  while (CLINGS.test(bareWord(words[at - 1] ?? ''))) at--
  const isNamed = /^\p{Lu}\p{Ll}/u.test(words[at - 1] ?? '')
  const from = isNamed ? at - 1 : at - 2
  const isWho = isNamed || /^(?:el|la|los|las|su|sus|un|una)$/u.test(words[from] ?? '')
  const rest = words.slice(from)
  if (from < 2 || !isWho || !PLACE.test(words[0] ?? '') || /^(?:de|del|a|y)$/u.test(bareWord(words[from - 1] ?? '')))
    return []
  if (words.slice(0, from).some((raw) => /[,;:]$/u.test(raw)) || rest.some((raw) => /[,;:»]|^que$/u.test(raw)))
    return []
  return [`${rest.join(' ')} ${words.slice(0, from).join(' ')}`]
}

const PLACE = /^(?:a|en|por|desde|bajo|tras|entre|sobre|durante|debajo|detrás|delante)$/u

/** `la noche antes del concurso` */
function isTime(words: readonly string[], at: number): boolean {
  return (
    /^(?:el|la)$/u.test(bareWord(words[at] ?? '')) &&
    /^(?:noche|mañana|tarde|día|víspera|semana|verano|lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/u.test(
      bareWord(words[at + 1] ?? ''),
    )
  )
}

/** `…cuando llegó a casa` → `cuando llegó a casa, …`; why something is done comes first as `como …`. */
function clauseInFront(words: readonly string[]): string[] {
  const from = words.findIndex(
    (raw, index) =>
      index > 2 &&
      (/^(?:cuando|aunque|mientras|porque|si)$/u.test(bareWord(raw)) ||
        isPurpose(words, index) ||
        isDoing(words, index)) &&
      !/^(?:falt|bast|sirv|demasiado)/u.test(bareWord(words[index - 1] ?? '')),
  )
  if (from < 0 || /^(?:y|o|ni|que|incluso|solo|sólo)$/u.test(bareWord(words[from - 1] ?? ''))) return []
  const clause = words.slice(from).join(' ')
  return [inFront(words, { from, to: words.length, isSetOff: false }, clause.replace(/^porque /u, 'como '))]
}

/** `contaba las semanas pasando garbanzos de un bote a otro`; and no `acabó rompiendo la cartulina`. */
function isDoing(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).map(bareWord)
  return (
    /[aiy]ndo$|[iy]endo$/u.test(bareWord(words[at] ?? '')) &&
    words.length - at > 2 &&
    !before.includes('que') &&
    !/^(?:est|iba|fue|and|sig|segu|acab|termin|empez|vin|ven|llev|qued|pas|sal|entr|lleg|hab|hay|vi|vio|oy|volv|como$|y$|se$)/u.test(
      before.at(-1) ?? '',
    )
  )
}

/** `…para que nadie mezclara migas` */
function isPurpose(words: readonly string[], at: number): boolean {
  return bareWord(words[at] ?? '') === 'para' && bareWord(words[at + 1] ?? '') === 'que'
}

/** The part said first; empty where nothing would be left. */
function inFront(words: readonly string[], at: { from: number; to: number; isSetOff: boolean }, part: string): string {
  const stem = words.slice(0, at.from)
  const last = stem.at(-1)?.replace(/[,;]$/u, '') ?? ''
  const rest = [...stem.slice(0, -1), `${last}${at.isSetOff ? ',' : ''}`, ...words.slice(at.to)]
  return rest.length > 1 ? `${part.replace(/[,;]+$/u, '')}, ${rest.join(' ').replace(/[,;]+$/u, '')}` : ''
}

/** `lloró todo el viaje`, `se puso a llorar`: another thing that is done, as a storyteller tells it. */
function isDeed(words: readonly string[]): boolean {
  const verb = words.map(bareWord).find((word) => !/^(?:se|le|les|lo|la|los|las|no|ya|nunca)$/u.test(word)) ?? ''
  return /(?:ó|aron|ieron|aba|aban|ía|ían)$|^(?:hizo|hicieron|dijo|dijeron|fue|fueron|tuvo|pudo|puso|vino|quiso|dio|era|eran|trajo|supo)$/u.test(
    verb,
  )
}

/** Not within `todos los martes`, nor after a comma or an `y luego`, which bind it to what stands before. */
function isFree(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  // What stands in `que estornudó en una boda` stays in it.
  const hangs = words
    .slice(0, at)
    .some(
      (raw, index) =>
        bareWord(raw) === 'que' && !/^(?:hasta|para|ten|tien|tuv|hay$|hab|hub)/u.test(bareWord(words[index - 1] ?? '')),
    )
  if (hangs) return false
  // `cuarto por cuarto`
  if (bareWord(words[at + 1] ?? '') === bareWord(before)) return false
  if (isBoundTo(words, at)) return false
  // `salió por detrás de la casa`: what stands before it belongs to it.
  return (
    !/[,;:]$/u.test(before) &&
    !/^(?:todos|todas|y|o|ni|luego|después|que|a|de|por|para|hacia|hasta|desde)$/u.test(bareWord(before))
  )
}

/** `de uno en uno`, `envueltos en toallas`: what stands there belongs to what is before it. */
export function isBoundTo(words: readonly string[], at: number): boolean {
  const [second = '', third = ''] = [bareWord(words[at - 1] ?? ''), bareWord(words[at - 2] ?? '')]
  const isOne =
    bareWord(words[at] ?? '') === 'en' &&
    third === 'de' &&
    (second === bareWord(words[at + 1] ?? '') || /^(?:vez|cuando)$/u.test(second))
  return isOne || (PARTICIPLE.test(second) && !/^(?:ha|han|había|habían|hubiera|hubieran)$/u.test(third))
}

export const CLINGS = /^(?:se|le|les|lo|la|los|las|no|ya)$/u

const PARTICIPLE =
  /^(?:envuelt|vestid|sentad|tumbad|metid|escondid|subid|atad|encerrad|colgad|abrazad|atrapad|disfrazad|tapad|agarrad|apoyad|rodead|cubiert|enterrad|guardad|plantad|pegad|pintad|escrit|puest|aparcad|clavad|dibujad|abiert)[oa]s?$/u

/** How many words in a row of one text stand in the other. */
export function longestShared(one: string, other: string): number {
  const row = (text: string) => text.toLocaleLowerCase('es').match(/[\p{L}\p{N}]+/gu) ?? []
  const theirs = ` ${row(other).join(' ')} `
  const ours = row(one)
  let longest = 0
  for (let from = 0; from < ours.length; from++)
    for (let to = from + longest + 1; to <= ours.length && theirs.includes(` ${ours.slice(from, to).join(' ')} `); to++)
      longest = to - from
  return longest
}
