import type { EventKind } from '../format.ts'
import type { EnglishVerbs } from './english-verbs.ts'
import type { Stretch } from './parts.ts'
import type { ParentEvent } from './read-event.ts'
import { longestShared } from './reorder.ts'

const SUBJECT =
  /^(?:he|she|they|we|it|his|her|their|the|a|an|everyone|everybody|nobody|somebody|someone|each|both|one|two|mum|mummy|dad|daddy|grandma|grandpa|granny|grandad|nan)$/u
const OPENERS =
  /^(?:(?:and|but|so|then|in the story|in the book|we(?:'d| would) (?:like|love)(?: it if)?|please)\s+)+/iu
const ENDS = /^(?:and\s+)?(?:in the end|at the end|finally|at last)[\s,]+/iu
const OF_MANY = /^(?:they|both|all|still|also|never|always|children|kids)$/u
const FIRST_PERSON = /(?<!\p{L})(?:i|me|my|mine|us|our|you|your)(?!\p{L})/iu

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
  const leans = /^(?:he|she|they|it)\s.*\b(?:it|them)\b/iu.test(text)
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
  if (!clean || FIRST_PERSON.test(clean) || /\?/u.test(clean)) return null
  const words = clean.split(/\s+/u)
  let main: string | null = null
  let isFree = true
  const told = words.map((raw, index) => {
    const word = raw.toLowerCase().replace(/[^a-z']/gu, '')
    const before = (words[index - 1] ?? '').toLowerCase().replace(/[^a-z']/gu, '')
    // An infinitive stays, and so does what `doesn't` and `will` carry.
    if (/^(?:to|will|would|can't|cannot|could|didn't|the|a|an|his|her|their|my)$/u.test(before)) return raw
    const found = verbs.ofPresent(word) ?? (OF_MANY.test(before) ? verbs.ofBase(word) : null) ?? verbs.ofPast(word)
    if (!found || (index === 0 && !isOpening(word))) {
      if (/^(?:who|that|because|when|until|so|and|but|which)$/u.test(word)) isFree = true
      return raw
    }
    if (!isFree) return raw
    isFree = false
    main ??= found.base
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
  if (longestShared(text, quote) >= 7) return null
  const isLasting = verbs.isLasting(main)
  return { text, isLasting, kind: isEnd ? 'end' : isLasting ? 'state' : verbs.isTrouble(main) ? 'trouble' : 'deed' }
}

function isOpening(word: string): boolean {
  return !SUBJECT.test(word)
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

const JOINTS =
  /[:;]\s+|,\s+(?=(?:so|and|but|then)\s)|\s(?=(?:and|so|but)\s(?:she|he|they|it|we|her|his|their|the|\p{Lu}\p{Ll}+)\s)/gu

/** Where another sentence begins, letter by letter. */
export function englishPartsOf({ quote, from }: Stretch): Stretch[] {
  const cuts = [...quote.matchAll(JOINTS)].map(({ index, 0: joint }) => ({ end: index, start: index + joint.length }))
  const starts = [0, ...cuts.map(({ start }) => start)]
  const ends = [...cuts.map(({ end }) => end), quote.length]
  return starts.flatMap((start, index) => {
    const part = quote.slice(start, ends[index])
    return part.trim() ? [{ quote: part, from: from + start, to: from + start + part.length }] : []
  })
}
