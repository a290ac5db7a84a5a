import { CLINGS, isBoundTo } from './reorder.ts'
import { bareWord } from './tokens.ts'
import { otherFirst } from './two-things.ts'

const BETWEEN =
  /^(?:a|de|que|como|muy|más|mas|mucho|muchísimo|menos|tan|tanto|sol[oa]s?|bien|mal|y|e|o|ni|pero|no|ya|se|le|les|lo|la|él|ella|con|en|por)$/u
const CARRIED = /(?:[ai]do|[ai]da|[aei]ndo|[aei]r(?:se|l[eoa]s?)?|to|cho|so)$/u
const LATER =
  /^(?:antes|después|delante|detrás|dentro|encima|debajo|cerca|junto|en|bajo|sobre|desde|hasta|durante|cuando|mientras|porque|tras)$/u

/**
 * The same with a word of the teller's in it: `enterraron aquel día una caja`, or before what says where and why.
 * @param verb as it stands in the sentence
 */
export function withWhen(sentence: string, verb: string, isLasting: boolean): string[] {
  const words = sentence.split(/\s+/u)
  const when = isLasting && !/^(?:había|habían|hubiera|hubieran)$/u.test(verb) ? 'por entonces' : 'aquel día'
  if (/(?<!\p{L})(?:día|días|vez|veces|entonces|noche|noches|mañana|tarde|siempre|nunca|cada)(?!\p{L})/u.test(sentence))
    return []
  const at = words.indexOf(verb)
  if (at < 0 || /[,;:.»]$/u.test(verb)) return []
  // `había roto el jarrón`, `fue a ver`: what belongs to the verb stays with it.
  const after = words.findIndex((raw, index) => index > at && !CARRIED.test(bareWord(raw)))
  const next = bareWord(words[after] ?? '')
  const isDone = /[aei]ndo$/u.test(words[after - 1] ?? '') && next === 'a'
  const isFree =
    after > at && after - at <= 2 && (isDone || !BETWEEN.test(next)) && !/[,;:.]$/u.test(words[after - 1] ?? '')
  const places = words.flatMap((raw, index) =>
    index > at + 1 &&
    LATER.test(bareWord(raw)) &&
    !isBoundTo(words, index) &&
    !/[,;:]$|^(?:y|o|ni|que)$/u.test(words[index - 1] ?? '')
      ? [index]
      : [],
  )
  const hangs = words.findIndex((raw, index) => index > at && /^(?:que|quien|donde)$/u.test(bareWord(raw)))
  let before = at
  while (CLINGS.test(bareWord(words[before - 1] ?? ''))) before--
  const isAfterNoun =
    before > 1 && !/[,;:]$/u.test(words[before - 1] ?? '') && !BETWEEN.test(bareWord(words[before - 1] ?? ''))
  return [
    ...(isFree ? [after] : []),
    ...places.filter((index) => hangs < 0 || index < hangs),
    ...(isAfterNoun ? [before] : []),
  ].map((index) => [...words.slice(0, index), when, ...words.slice(index)].join(' '))
}

/** `le dio un gajo de mandarina a mamá` → `le dio a mamá un gajo de mandarina`. */
const TO_WHOM =
  /^(.*(?<!\p{L})les? \p{Ll}+) ((?:un|una|el|la|los|las|su|sus|unos|unas) [^\s,;:]+ [^,;:]+?) (al? (?:(?:su|sus|la|los|las) )?(?:\p{Ll}+(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))$/u

/**
 * The same said another way, one thing at a time: `ayudó a su yaya a hacer un puré`, `hizo con su yaya un puré`.
 * @param done an infinitive in the past
 */
export function otherWays(
  sentence: string,
  turns: readonly (readonly [string, string])[],
  done: (infinitive: string, form: { many: boolean; isWished: boolean }) => string | null,
): string[] {
  const turned = turns.flatMap(([from, to]) => {
    const text = sentence.replace(turnOf(from), to)
    return text === sentence ? [] : [text]
  })
  // `una caja y una piedra`: of two things the second may be said to come on top.
  const added = /(?<!entre )(?<=\p{L}) y (?=(?:un|una|unos|unas|su|sus|hasta|en|con|del?) )/u
  const helped = /ayud(ó|aron|ara|aran) a (.+?) a (\p{L}+(?:ar|er|ir)) /u.exec(sentence)
  const [, ending = '', whom = '', deed = ''] = helped ?? []
  const did = helped ? done(deed, { many: ending.endsWith('n'), isWished: /ara/u.test(ending) }) : null
  const toWhom = TO_WHOM.exec(sentence)
  return [
    ...turned,
    ...(toWhom ? [`${toWhom[1]} ${toWhom[3]} ${toWhom[2]}`] : []),
    ...otherFirst(sentence),
    ...(added.test(sentence) ? [sentence.replace(added, ' y también ')] : []),
    ...(helped && did ? [sentence.replace(helped[0], `${did} con ${whom} `)] : []),
  ]
}

const turns = new Map<string, RegExp>()

/** Each is made once: they are tried on every sentence. */
function turnOf(from: string): RegExp {
  // One that begins at a comma stands behind a letter.
  const start = from.startsWith('(?<=') ? '' : '(?<!\\p{L})'
  const known = turns.get(from) ?? new RegExp(`${start}${from}(?!\\p{L})`, 'u')
  turns.set(from, known)
  return known
}
