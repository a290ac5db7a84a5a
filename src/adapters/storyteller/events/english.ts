import type { EventKind } from '../format.ts'
import type { EnglishVerbs } from './english-verbs.ts'
import type { Stretch } from './parts.ts'
import type { ParentEvent } from './read-event.ts'
import { longestShared, PASTED_WORDS } from './reorder.ts'

const SUBJECT =
  /^(?:he|she|they|we|it|his|her|their|the|a|an|everyone|everybody|nobody|somebody|someone|that|there|each|both|one|two|mum|mummy|dad|daddy|grandma|grandpa|granny|grandad|nan)$/u
const OPENERS =
  /^(?:(?:and|but|so|then|in the story|in the book|we(?:'d| would) (?:like|love)(?: it if)?|please)\s+)+/iu
const ENDS = /^(?:and\s+)?(?:in the end|at the end|finally|at last)[\s,]+/iu
const OF_MANY = /^(?:they|both|all|still|also|never|always|children|kids)$/u
const FIRST_PERSON = /(?<!\p{L})(?:i|me|my|mine|you|your)(?!\p{L})/iu
/** A family speaks of itself. */
const OF_US: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})we(?!\p{L})/giu, 'they'],
  [/(?<!\p{L})us(?!\p{L})/giu, 'them'],
  [/(?<!\p{L})our(?!\p{L})/giu, 'their'],
]
const HABIT = /(?<!\p{L})(?:still|always|never|every|often|usually|sometimes)(?!\p{L})/iu

type EnglishEvent = { text: string; kind: EventKind; isLasting: boolean }

/** The event of one English part of the free text. A book in English tells no Spanish sentence: none of its verbs is known here. */
export function readEnglishEvent(
  quote: string,
  hero: string,
  verbs: EnglishVerbs,
): { event: ParentEvent | null; after: null } {
  const told = retellInEnglish(quote, hero, verbs)
  if (!told) return { event: null, after: null }
  const { text, kind } = told
  // `a duck was sitting on him`: nobody knows on whom, unless that was told.
  const leans = /\s(?:it|them|him|one)(?!\p{L})/iu.test(text)
  const event = { kind, text, that: text, words: text.split(/\s+/u).length, leans, isTrait: false, subject: null }
  return { event, after: null }
}

/** A parent's English sentence in the past, as a story tells it; null where it cannot be told whole. */
export function retellInEnglish(quote: string, hero: string, verbs: EnglishVerbs): EnglishEvent | null {
  const isEnd = ENDS.test(quote)
  const clean = quote
    .replace(ENDS, '')
    .replace(OPENERS, '')
    .replace(ENDS, '')
    .replace(/[.!;,\s]+$/u, '')
    .replaceAll('’', "'")
    .replace(/.*/su, (text) => OF_US.reduce((all, [us, them]) => all.replace(us, them), text))
  if (!clean || FIRST_PERSON.test(clean) || /\?|^what\s/iu.test(clean)) return null
  const words = clean.split(/\s+/u)
  let main: string | null = null
  let isFree = true
  let areMany = false
  const told = words.map((raw, index) => {
    const word = raw.toLowerCase().replace(/[^a-z']/gu, '')
    const before = (words[index - 1] ?? '').toLowerCase().replace(/[^a-z']/gu, '')
    // An infinitive stays, and so does what `doesn't` and `will` carry.
    if (/^(?:to|will|would|can't|cannot|could|didn't|the|a|an|his|her|their|my)$/u.test(before)) return raw
    const found =
      verbs.ofPresent(word) ??
      (OF_MANY.test(before) || isPair(words, index) || (areMany && before === 'and') ? verbs.ofBase(word) : null) ??
      verbs.ofPast(word)
    if (!found || (index === 0 && !isOpening(word) && !word.includes("'"))) {
      if (/^(?:who|that|because|when|until|so|and|but|which)$/u.test(word)) isFree = true
      return raw
    }
    // `Temi, who never stops, goes`: after the comma the sentence goes on.
    if (/,$/u.test(words[index - 1] ?? '') && index > 1) isFree = true
    if (!isFree) return raw
    isFree = false
    main ??= found.base
    areMany ||= verbs.ofPresent(word) === null && verbs.ofBase(word) !== null
    return raw.replace(/[A-Za-z']+/u, found.past)
  })
  if (!main) return null
  const [first = ''] = words
  const lead = isOpening(first.toLowerCase()) && verbs.ofPresent(first.toLowerCase()) ? `${hero} ` : ''
  const opening =
    /^\p{Lu}\p{Ll}+/u.test(first) && !SUBJECT.test(first.toLowerCase()) && !lead
      ? told.join(' ')
      : lowerFirst(told.join(' '))
  const text = `${lead}${opening}`
  const own = [text, ...englishOrders(text)].find((one) => longestShared(one, quote) < PASTED_WORDS)
  if (!own) return null
  const isLasting = verbs.isLasting(main) || HABIT.test(clean)
  return {
    text: own,
    isLasting,
    kind: isEnd ? 'end' : isLasting ? 'state' : verbs.isTrouble(main) ? 'trouble' : 'deed',
  }
}

/** `Ayo and Temi find` */
function isPair(words: readonly string[], at: number): boolean {
  return /^and$/iu.test(words[at - 2] ?? '') && /^\p{Lu}/u.test(words[at - 1] ?? '')
}

const PLACE = /^(?:in|at|by|under|behind|near|on|with|from|after|before|during|outside|inside)$/u

/** The same with its last place or time first: `by the duck pond, her bunny fell out of the buggy`. */
function englishOrders(sentence: string): string[] {
  const words = sentence.split(/\s+/u)
  // In `found a map in a tin and rowed out` nobody rows in the tin.
  if (/ and \p{L}+(?:ed|t|ew|an|ang|ode|ook|ent) /u.test(sentence)) return []
  return words
    .flatMap((word, index) => (index > 2 && PLACE.test(word) ? [index] : []))
    .toReversed()
    .flatMap((from) => {
      const end = words.findIndex(
        (word, index) =>
          index > from && (/[,;]$/u.test(words[index - 1] ?? '') || /^(?:and|so|that|who|because)$/u.test(word)),
      )
      const to = end < 0 ? words.length : end
      const part = words.slice(from, to).join(' ').replace(/[,;]$/u, '')
      const isBound =
        /[,;]$|^(?:and|or|but|nothing|than)$/u.test(words[from - 1] ?? '') ||
        /^(?:that|who|because)$/u.test(words[to] ?? '')
      if (to - from < 2 || isBound) return []
      const set = /[,;]$/u.test(words[to - 1] ?? '') ? ',' : ''
      return [`${part}, ${[...words.slice(0, from - 1), `${words[from - 1]}${set}`, ...words.slice(to)].join(' ')}`]
    })
}

function isOpening(word: string): boolean {
  return !SUBJECT.test(word.replace(/'(?:s|re|ve|ll|d)$/u, ''))
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

const JOINTS =
  /[:;]\s+|,\s+(?=(?:so|and|but|then)\s)|\s(?=(?:and|so|but)\s(?:she|he|they|it|we|her|his|their|the|\p{Lu}\p{Ll}+)\s)/gu

/** Where another sentence begins, letter by letter. */
export function englishPartsOf({ quote, from }: Stretch, verbs: EnglishVerbs): Stretch[] {
  // `Ayo and Temi find`: of two who do it together.
  const says = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z']+/u)
      .some((word) => verbs.ofPresent(word) ?? verbs.ofPast(word))
  const joints = [...quote.matchAll(JOINTS)].filter(
    ({ index, 0: joint }) => /[:;,]/u.test(joint) || says(quote.slice(0, index)),
  )
  const cuts = joints.map(({ index, 0: joint }) => ({ end: index, start: index + joint.length }))
  const starts = [0, ...cuts.map(({ start }) => start)]
  const ends = [...cuts.map(({ end }) => end), quote.length]
  return starts.flatMap((start, index) => {
    const part = quote.slice(start, ends[index])
    return part.trim() ? [{ quote: part, from: from + start, to: from + start + part.length }] : []
  })
}
