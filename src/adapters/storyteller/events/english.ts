import type { EventKind } from '../format.ts'
import type { Stretch } from './parts.ts'
import type { ParentEvent } from './read-event.ts'
import { longestShared } from './reorder.ts'

/** Verbs whose past is no `-ed`: by the base form. */
const PASTS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'be:was have:had do:did go:went make:made take:took give:gave get:got come:came see:saw say:said tell:told find:found ' +
    'think:thought know:knew feel:felt leave:left put:put let:let hide:hid hold:held keep:kept lose:lost win:won run:ran ride:rode ' +
    'write:wrote draw:drew sing:sang swim:swam fall:fell break:broke build:built buy:bought bring:brought catch:caught choose:chose ' +
    'drink:drank drive:drove eat:ate feed:fed fight:fought fly:flew forget:forgot forgive:forgave freeze:froze grow:grew hang:hung hear:heard ' +
    'hit:hit hurt:hurt lead:led learn:learnt lend:lent lie:lay light:lit mean:meant meet:met pay:paid read:read ring:rang rise:rose ' +
    'sell:sold send:sent set:set shake:shook shine:shone shoot:shot show:showed shut:shut sit:sat sleep:slept slide:slid smell:smelt speak:spoke ' +
    'spend:spent spill:spilt spin:spun stand:stood steal:stole stick:stuck sweep:swept swing:swung teach:taught tear:tore throw:threw ' +
    'understand:understood wake:woke wear:wore weep:wept'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const REGULAR = new Set(
  (
    'add admit agree allow annoy answer apologise argue arrive ask avoid bake bang bark believe belong blame blow borrow bounce brush bump call calm camp care carry celebrate chase cheat check cheer clap clean climb close collect comfort complain cook copy count cover crash crawl cross cry cuddle cycle dance ' +
    'dare decide decorate deliver die discover dive drag dream dress drop empty enjoy escape excuse explain explore face fear fetch fill finish fish fix float fold follow frighten garden giggle glue grab greet growl guess guide hammer hand happen hate help hop hope hug hunt hurry imagine invite join joke juggle jump kick kiss ' +
    'knit knock land laugh lick lift like listen live lock look love march mend miss mix move name need nod notice offer open own pack paint pass pat pause peel pedal perform phone pick plan plant play point post pour practise pretend promise protect pull push race rain reach refuse remember repair reply rescue rest return roar roll rush ' +
    'save score scare scream scribble search share shout sigh skate skip slip smile sneeze snore splash squeeze start stay step stop stretch struggle stumble surprise suck swap talk tap taste tease thank tickle tidy touch trade train travel trick trip trust try tuck turn twirl use visit wait walk want warn wash watch water wave whisper whistle win wink wish wobble wonder work worry wrap yawn yell'
  ).split(' '),
)
const LASTING = /^(?:be|have|like|love|hate|want|need|know|believe|belong|fear|live|own|miss|worry|think|feel)$/u
const TROUBLE =
  /^(?:lose|break|hide|fall|cry|argue|fight|blame|hurt|spill|steal|tear|forget|scare|frighten|scream|worry|crash|hit|tease|drop)$/u
const SUBJECT =
  /^(?:he|she|they|we|it|his|her|their|the|a|an|everyone|everybody|nobody|somebody|someone|each|both|one|two|mum|mummy|dad|daddy|grandma|grandpa|granny|grandad|nan)$/u
const OPENERS =
  /^(?:(?:and|but|so|then|in the story|in the book|we(?:'d| would) (?:like|love)(?: it if)?|please)\s+)+/iu
const ENDS = /^(?:and\s+)?(?:in the end|at the end|finally|at last)[\s,]+/iu
const FIRST_PERSON = /(?<!\p{L})(?:i|me|my|mine|us|our|you|your)(?!\p{L})/iu

type EnglishEvent = { text: string; kind: EventKind; isLasting: boolean }

/** The event of one English part of the free text. A book in English tells no Spanish sentence: none of its verbs is known here. */
export function readEnglishEvent(quote: string, hero: string): { event: ParentEvent | null; after: null } {
  const told = retellInEnglish(quote, hero)
  if (!told) return { event: null, after: null }
  const { text, kind } = told
  const leans = /^(?:he|she|they|it)\s.*\b(?:it|them)\b/iu.test(text)
  const event = { kind, text, that: text, words: text.split(/\s+/u).length, leans, isTrait: false, subject: null }
  return { event, after: null }
}

/** A parent's English sentence in the past, as a story tells it; null where it cannot be told whole. */
function retellInEnglish(quote: string, hero: string): EnglishEvent | null {
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
    const found = pastOf(word) ?? (OF_MANY.test(before) ? baseOf(word) : null) ?? alreadyPast(word)
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
  const lead = isOpening(first.toLowerCase()) && pastOf(first.toLowerCase()) ? `${hero} ` : ''
  const opening =
    /^\p{Lu}\p{Ll}+/u.test(first) && !SUBJECT.test(first.toLowerCase()) && !lead
      ? told.join(' ')
      : lowerFirst(told.join(' '))
  const text = `${lead}${opening}`
  if (longestShared(text, quote) >= 7) return null
  const isLasting = LASTING.test(main)
  return { text, isLasting, kind: isEnd ? 'end' : isLasting ? 'state' : TROUBLE.test(main) ? 'trouble' : 'deed' }
}

function isOpening(word: string): boolean {
  return !SUBJECT.test(word)
}

/** Of the present: `lets`, `cries`, `are`, `doesn't`; null where the word is none that is known. */
function pastOf(word: string): { base: string; past: string } | null {
  const fixed = FIXED[word]
  if (fixed) return { base: 'be', past: fixed }
  const bases = [word.replace(/ies$/u, 'y'), word.replace(/(?<=(?:sh|ch|ss|x|o|z))es$/u, ''), word.replace(/s$/u, '')]
  if (!/s$/u.test(word)) return null
  for (const base of bases) {
    if (Object.hasOwn(PASTS, base)) return { base, past: PASTS[base] ?? '' }
    if (REGULAR.has(base)) return { base, past: regularPast(base) }
  }
  return null
}

const OF_MANY = /^(?:they|both|all|still|also|never|always|children|kids)$/u
const KNOWN_PASTS = new Set(Object.values(PASTS))

function baseOf(word: string): { base: string; past: string } | null {
  const past = Object.hasOwn(PASTS, word) ? PASTS[word] : REGULAR.has(word) ? regularPast(word) : undefined
  return past ? { base: word, past } : null
}

/** The parent tells it in the past already. */
function alreadyPast(word: string): { base: string; past: string } | null {
  const isPast =
    KNOWN_PASTS.has(word) || (word.endsWith('ed') && [...REGULAR].some((base) => regularPast(base) === word))
  return isPast ? { base: word, past: word } : null
}

const FIXED: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  "isn't": "wasn't",
  "aren't": "weren't",
  "doesn't": "didn't",
  "don't": "didn't",
  "won't": "wouldn't",
  will: 'would',
  can: 'could',
  "can't": "couldn't",
  "hasn't": "hadn't",
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`
  return /^(?:.*[^aeiou])?[aeiou][bdgmnprt]$/u.test(base) && base.length < 5 ? `${base}${base.at(-1)}ed` : `${base}ed`
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
