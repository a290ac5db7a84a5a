import type { EventKind } from '../format.ts'
import type { Named } from '../named.ts'
import type { EnglishVerbs } from './english-verbs.ts'
import { isSaid, type Stretch } from './parts.ts'
import type { ParentEvent } from './read-event.ts'
import { longestShared, PASTED_WORDS } from './reorder.ts'
import { inThirdPersonEnglish, plainName } from './speaker.ts'

const SUBJECT =
  /^(?:he|she|they|we|it|his|her|their|the|a|an|everyone|everybody|nobody|somebody|someone|that|there|each|both|one|two|mum|mummy|dad|daddy|grandma|grandpa|granny|grandad|nan)$/u
const OPENERS =
  /^(?:(?:and|but|so|then|in the story|in the book|we(?:'d| would) (?:like|love)(?: it if)?|please)\s+)+/iu
const ENDS = /^(?:and\s+)?(?:in the end|at the end|finally|at last)[\s,]+/iu
/** They speak of the book. */
const OF_THE_BOOK =
  /^(?:it|the (?:story|book|end|ending)) (?:does|doesn't|do|don't|needs?|must|mustn't|should|shouldn't|can|can't)(?!\p{L})/iu
const OF_MANY = /^(?:they|both|all|still|also|never|always|children|kids)$/u
const FIRST_PERSON = /(?<!\p{L})(?:i|me|my|mine|you|your)(?!\p{L})/iu
/** A family speaks of itself. */
const OF_US: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})we(?!\p{L})/giu, 'they'],
  [/(?<!\p{L})us(?!\p{L})/giu, 'them'],
  [/(?<!\p{L})our(?!\p{L})/giu, 'their'],
]
const HABIT = /(?<!\p{L})(?:still|always|never|every|often|usually|sometimes)(?!\p{L})/iu

type EnglishEvent = { text: string; kind: EventKind; isLasting: boolean; subject: string | null }
/** `before`: who did what stands before it in the same sentence. */
type EnglishContext = { verbs: EnglishVerbs; speaker?: Named | null; before?: string | null }

/** The event of one English part of the free text. A book in English tells no Spanish sentence: none of its verbs is known here. */
export function readEnglishEvent(
  quote: string,
  hero: string,
  { verbs, speaker = null, before = null }: EnglishContext,
): { event: ParentEvent | null; subject: string | null } {
  // `My dad, Grandad Ted, died`: he has a name.
  const named = quote.replace(/^my \p{L}+, (\p{Lu}[\p{L}\s]*),/iu, '$1')
  const isOwn = speaker !== null && /(?<!\p{L})(?:I|me|my)(?!\p{L})/u.test(named)
  const said = isOwn ? inThirdPersonEnglish(named, speaker, hero, verbs) : named
  const isGoingOn = before !== null && verbs.ofBase(said.replace(/^and /iu, '').split(' ')[0] ?? '') !== null
  const told = retellInEnglish(isGoingOn ? `${before} ${said.replace(/^and /iu, '')}` : said, hero, verbs, quote)
  if (!told) return { event: null, subject: null }
  const { kind } = told
  const text = isOwn
    ? told.text.replace(new RegExp(`^${lowerFirst(plainName(speaker))}`, 'u'), plainName(speaker))
    : told.text
  // `a duck was sitting on him`: nobody knows on whom, unless that was told.
  const leans = /\s(?:it|them|him|one)(?!\p{L})/iu.test(text)
  const event = { kind, text, that: text, words: text.split(/\s+/u).length, leans, isTrait: false, subject: null }
  return { event, subject: told.subject }
}

/** A parent's English sentence in the past, as a story tells it; null where it cannot be told whole. */
export function retellInEnglish(
  quote: string,
  hero: string,
  verbs: EnglishVerbs,
  written = quote,
): EnglishEvent | null {
  const isEnd = ENDS.test(quote)
  const clean = quote
    .replace(ENDS, '')
    .replace(OPENERS, '')
    .replace(ENDS, '')
    // `have a child in her class ask`: who does it, does.
    .replace(
      /^have ((?:an?|the|her|his|\p{Lu}\p{L}+)(?: \p{L}+){0,4}?) (\p{Ll}+)(?= )/u,
      (all, who: string, verb: string) => (verbs.ofBase(verb) ? `${who} ${verbs.ofBase(verb)?.past}` : all),
    )
    .replace(/[.!;,\s]+$/u, '')
    .replaceAll('’', "'")
    .replace(/.*/su, (text) => OF_US.reduce((all, [us, them]) => all.replace(us, them), text))
  if (!clean || FIRST_PERSON.test(clean) || OF_THE_BOOK.test(clean) || /\?|^what\s/iu.test(clean)) return null
  const words = clean.split(/\s+/u)
  let main: string | null = null
  let isFree = true
  let areMany = false
  let mainAt = -1
  const told = words.map((raw, index) => {
    const word = raw.toLowerCase().replace(/[^a-z']/gu, '')
    const before = (words[index - 1] ?? '').toLowerCase().replace(/[^a-z']/gu, '')
    // An infinitive stays, and so does what `doesn't` and `will` carry.
    if (/^(?:to|will|would|can't|cannot|could|didn't|the|a|an|his|her|their|my)$/u.test(before)) return raw
    const found =
      verbs.ofPresent(word) ??
      (OF_MANY.test(before) || isPair(words, index) || isNameBefore(words, index) || (areMany && before === 'and')
        ? verbs.ofBase(word)
        : null) ??
      verbs.ofPast(word)
    if (!found || (index === 0 && !isOpening(word) && !word.includes("'"))) {
      if (/^(?:who|that|because|when|until|so|and|but|which)$/u.test(word)) isFree = true
      return raw
    }
    // `learns he has to`: what he learns is told, too.
    if (main && /^(?:he|she|they|it)$/u.test(before)) isFree = true
    // `Temi, who never stops, goes`: after the comma the sentence goes on.
    if (/,$/u.test(words[index - 1] ?? '') && index > 1) isFree = true
    if (!isFree) return raw
    isFree = false
    main ??= found.base
    if (mainAt < 0) mainAt = index
    areMany ||= verbs.ofPresent(word) === null && verbs.ofBase(word) !== null
    return raw.replace(/[A-Za-z']+/u, found.past)
  })
  if (!main) return null
  const [first = ''] = words
  const lead = isOpening(first.toLowerCase()) && verbs.ofPresent(first.toLowerCase()) ? `${hero} ` : ''
  const opening =
    /^\p{Lu}\p{Ll}+/u.test(first) && !lead && (!SUBJECT.test(first.toLowerCase()) || isTitled(words))
      ? told.join(' ')
      : lowerFirst(told.join(' '))
  const text = `${lead}${opening}`
  const own = [text, ...englishOrders(text)].find((one) => longestShared(one, written) < PASTED_WORDS)
  if (!own) return null
  const isLasting = verbs.isLasting(main) || HABIT.test(clean)
  return {
    text: own,
    subject: subjectOf(words.slice(0, mainAt), lead.trim()),
    isLasting,
    kind: isEnd ? 'end' : isLasting ? 'state' : verbs.isTrouble(main) ? 'trouble' : 'deed',
  }
}

/** `…and Mabel say they help her hear`: another one who does, after `have`. */
function isNameBefore(words: readonly string[], at: number): boolean {
  const [first = ''] = words
  return at === 1 && /^\p{Lu}\p{Ll}/u.test(first) && !SUBJECT.test(first.toLowerCase())
}

/** `Ayo and Temi` go on as `they`. */
function subjectOf(words: readonly string[], lead: string): string | null {
  if (lead) return lead
  const said = words.filter((word) => !/^(?:still|always|never|then)$/u.test(word)).join(' ')
  if (/ and /u.test(said)) return 'they'
  return /^(?:\p{Lu}|(?:the|her|his|their) )/u.test(said) && words.length < 5 ? said : null
}

/** `Ayo and Temi find` */
function isPair(words: readonly string[], at: number): boolean {
  return /^and$/iu.test(words[at - 2] ?? '') && /^\p{Lu}/u.test(words[at - 1] ?? '')
}

const PLACE = /^(?:in|at|by|under|behind|near|on|with|from|after|before|during|outside|inside)$/u

/** The same with its last place or time first: `by the duck pond, her bunny fell out of the buggy`. */
function englishOrders(sentence: string): string[] {
  const words = sentence.split(/\s+/u)
  const because = /^(.{8,}?),? (because|when|while|until) (.+)$/u.exec(sentence)
  if (because && !/ and /u.test(because[1] ?? ''))
    return [`${because[2] === 'because' ? 'as' : because[2]} ${because[3]}, ${because[1]}`]
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

/** `Grandad Ted` */
function isTitled([first = '', second = '']: readonly string[]): boolean {
  return /^(?:grand|gran|nan|aunt|uncle|mum|dad)\p{L}*$/iu.test(first) && /^\p{Lu}\p{Ll}/u.test(second)
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
  // `…in a tin and row out to the island`: where each is long enough to stand alone.
  const goOn = [...quote.matchAll(/\s(?=and\s([a-z]+)\s)/gu)].filter(
    ({ index, 1: word = '' }) =>
      (verbs.ofBase(word) ?? verbs.ofPresent(word)) &&
      quote.slice(0, index).split(' ').length > 5 &&
      quote.slice(index).split(' ').length > 4,
  )
  const joints = [...quote.matchAll(JOINTS), ...goOn]
    .filter(
      ({ index, 0: joint }) =>
        !isSaid(quote, index) &&
        (/[:;,]/u.test(joint) || says(quote.slice(0, index)) || goOn.some((one) => one.index === index)),
    )
    .toSorted((a, b) => a.index - b.index)
    .filter(({ index }, at, all) => index !== all[at - 1]?.index)
  const cuts = joints.map(({ index, 0: joint }) => ({ end: index, start: index + joint.length }))
  const starts = [0, ...cuts.map(({ start }) => start)]
  const ends = [...cuts.map(({ end }) => end), quote.length]
  return starts.flatMap((start, index) => {
    const part = quote.slice(start, ends[index])
    return part.trim() ? [{ quote: part, from: from + start, to: from + start + part.length }] : []
  })
}
