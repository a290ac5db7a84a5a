import { mainVerbOf, tokensOf } from './tokens.ts'
import type { Verbs } from './verbs.ts'

/** A stretch of the parent's text, letter by letter: `quote` is what stands from `from` to `to`. */
export type Stretch = { quote: string; from: number; to: number }

const JOINTS =
  /[:;]\s+(?=(?:que|q)\s)|[:;]\s+|,\s+(?:(?=(?:y|e|i|pero|luego|después|entonces|al final)\s))?|\s(?=(?:y|e|i|pero)\s)/giu
const HANGS = /^(?:(?:y|e|i|pero)\s+)?(?:que|q|quien|donde|cuando|porque|aunque|hasta|para)\s/iu
/** Says when or where: goes with what follows. */
const ADVERBIAL =
  /^(?:un|una|el|la|al|en|por|de|desde|cuando|después|antes|hoy|ayer|esa|ese|aquel|aquella|cada|todos|todas|los|si|y|primero|luego)\s/iu

/** Where a comma, a colon or an `y` begins another sentence with a verb of its own: each side is told, or missed, by itself. */
export function partsOf({ quote, from }: Stretch, verbs: Verbs): Stretch[] {
  const parts: Stretch[] = []
  let start = 0
  // An `y` after which a noun stands: of two who do it together, if a verb of many follows.
  let pair: { at: number; end: number } | null = null
  const cut = (end: number) => {
    const raw = quote.slice(start, end)
    const clean = raw.trim().replace(/[,;:\s]+$/u, '')
    const at = from + start + raw.indexOf(clean)
    if (clean) parts.push({ quote: clean, from: at, to: at + clean.length })
  }
  for (const joint of quote.matchAll(JOINTS)) {
    const end = joint.index + joint[0].length
    if (end <= start || isSaid(quote, joint.index)) continue
    const next =
      quote
        .slice(end)
        .replace(/^(?:y|e|i|pero)\s/iu, '')
        .split(/[,;:]\s|\s(?:y|e|i|pero)\s/u)[0] ?? ''
    const before = quote.slice(start, joint.index)
    const isOfWishes = /^(?:que|q|ke|k)\s/iu.test(quote) || isWished(before, verbs)
    const isWishToo = isOfWishes && /^(?:que|q|ke|k)\s/iu.test(next) && isWished(next, verbs)
    if (HANGS.test(next) && !isWishToo && !/^[:;]/u.test(joint[0])) continue
    // A list at the end belongs to its sentence.
    if (/^:/u.test(joint[0]) && hasVerb(before, verbs) && !hasVerb(next, verbs) && hasVerb(quote.slice(end), verbs)) {
      cut(joint.index)
      start = end
      continue
    }
    const isList = /^[,:;]/u.test(joint[0]) && isNamed(before)
    if ((!hasVerb(before, verbs) && !isList) || isHalfSaid(before, verbs)) continue
    if (isWithinRelative(before, next, joint[0], verbs)) continue
    if (/^, $/u.test(joint[0]) && !/^(?:y|e|pero)\s/iu.test(quote.slice(end)) && isAside(before, verbs)) continue
    if (/(?<!\p{L})(?:va|iba|vaya)$/u.test(before) && /^(?:viene|venía|venga)(?!\p{L})/u.test(next)) continue
    if (!hasVerb(next, verbs)) {
      pair = /^\s/u.test(joint[0]) && ARTICLE.test(next) ? { at: joint.index, end } : null
      continue
    }
    const opening: { at: number; end: number } =
      pair && isOfMany(next, verbs) && hasVerb(quote.slice(start, pair.at), verbs) ? pair : { at: joint.index, end }
    cut(opening.at)
    start = opening.end
    pair = null
  }
  cut(quote.length)
  return parts
}

/** Within what somebody says, which goes on to its closing mark or to the end: `siempre dice: mi cielo, ven`. */
export function isSaid(quote: string, at: number): boolean {
  const before = quote.slice(0, at + 1)
  const isOpen = /[«“][^»”]*$/u.test(before) || before.split('"').length % 2 === 0
  return isOpen || SAYS.test(before)
}

const SAYS = /(?<!\p{L})(?:dic|dec|dij|repit|repet|grit|cant|susurr)\p{L}*:(?!\s+que\s).*$/iu

const ARTICLE = /^(?:el|la|los|las|su|sus|un|una|mamá|papá|\p{Lu}\p{L}+)(?:\s|$)/u

/** `…, que pasen unos días`, `y se llame Tragón, …`: another wish. */
function isWished(text: string, verbs: Verbs): boolean {
  const tokens = tokensOf(text.replace(/^(?:y\s)?(?:(?:que|q|ke|k)\s)?/iu, ''), verbs, true)
  return tokens[mainVerbOf(tokens)]?.form?.mood === 'wish'
}

/** `…y el perro miran` */
function isOfMany(text: string, verbs: Verbs): boolean {
  const tokens = tokensOf(text, verbs, false)
  const { form } = tokens[mainVerbOf(tokens)] ?? {}
  return (form?.many ?? false) && !form?.us
}

/** `un elefante que es tímido | y se mete en las mangas`: it is the elephant who does. */
function isWithinRelative(before: string, next: string, joint: string, verbs: Verbs): boolean {
  const [, head = '', rest = ''] = /^(.+\s(?:un|una|unos|unas)\s.+?),?\s(?:que|q)\s([^,]+)$/iu.exec(before) ?? []
  if (/^(?:cuando|luego|después|al|entonces|que|q) /iu.test(next)) return false
  return /^\s/u.test(joint) && rest !== '' && hasVerb(head, verbs) && hasVerb(rest, verbs) && !ARTICLE.test(next)
}

/** `el camión, que se llama la Bizcocha, | es naranja`: of the camión nothing was said yet. */
function isAside(before: string, verbs: Verbs): boolean {
  const [, head = '', aside = ''] = /^([^,]+(?:, [^,]+)?), (?:que|q) ([^,]+)$/iu.exec(before) ?? []
  return aside !== '' && !/^(?:que|q)\s/iu.test(head) && !hasVerb(head, verbs) && hasVerb(aside, verbs)
}

/** `le conté que su padre, cuando nació su tía,`: what was told comes later. */
function isHalfSaid(text: string, verbs: Verbs): boolean {
  const [, rest] = /\s(?:cont|dij|dic|sab|cre|pens)\p{L}*\s(?:.*\s)?que\s(.*)$/iu.exec(text) ?? []
  return rest !== undefined && !hasVerb(rest, verbs)
}

function hasVerb(text: string, verbs: Verbs): boolean {
  const clean = text.replace(/^(?:y |e |i |pero )?(?:que |q )?/iu, '')
  return mainVerbOf(tokensOf(clean, verbs, false)) >= 0
}

/** `primer día de cole,`: something said by itself. */
function isNamed(text: string): boolean {
  return !ADVERBIAL.test(`${text.trim()} `) && !/^(?:que|q)\s/iu.test(text) && text.trim().split(/\s+/u).length > 1
}
