import type { EventKind } from '../format.ts'
import type { Named } from '../named.ts'
import { lowerFirst } from '../spanish.ts'
import { englishOrders, englishTurns, withoutCapital } from './english-orders.ts'
import type { EnglishVerbs } from './english-verbs.ts'
import { asked, askedFor, asWished, inThePast } from './english-wished.ts'
import type { ParentEvent } from './read-event.ts'
import { longestShared, PASTED_WORDS } from './reorder.ts'
import { inThirdPersonEnglish } from './speaker.ts'

const SUBJECT =
  /^(?:he|she|they|we|it|his|her|their|the|a|an|everyone|everybody|nobody|somebody|someone|that|there|each|both|one|two|mum|mummy|dad|daddy|grandma|grandpa|granny|grandad|nan)$/u
const OPENERS =
  /^(?:(?:and|but|so|then|in the story|in the book|(?:we|i)(?:'d| would) (?:like|love)(?: it if)?|please|could the (?:story|book)|can the (?:story|book)|the (?:story|book) could)\s+)+/iu
const ENDS = /^(?:and\s+)?(?:in the end|at the end|near the end|towards the end|finally|at last)[\s,]+/iu
/** Without an article it is a name. */
const KIN = /^(?:Grand|Gran|Nan|Mum|Mom|Dad)\p{L}*$/u
/** They speak of the book. */
const OF_THE_BOOK =
  /^(?:(?:hi|hello|hiya|hey)(?: there)?,? )?(?:this|it) (?:is|was|'s) (?:for|about)(?!\p{L})|^(?:hi|hello|hiya|hey)(?!\p{L})|^(?:because|cos|coz|as) (?:he|she|they|it|we|i) (?:do|does|did|is|was|are|were|can|has)(?:n't)?$|(?<!\p{L})(?:asked|asks|asking) for a(?!\p{L})|^(?:let|true|please|thanks?|finish|start|begin)(?!\p{L})|^(?:it|the (?:story|book|end|ending)) (?:does|doesn't|do|don't|needs?|must|mustn't|should|shouldn't|can|can't)(?!\p{L})|(?<!\p{L})(?:please|in the (?:book|story)|the (?:subject|point|moral|message))(?!\p{L})/iu
const OF_MANY = /^(?:they|both|all|still|also|never|always|children|kids)$/u
/** `Lifejackets on everyone, dog included`: asked for, with no verb. */
const NO_DEED = /^\p{Lu}\p{Ll}+s (?:on|for|in|at|with|all) /u
const FIRST_PERSON = /(?<!\p{L})(?:i|me|my|mine|you|your)(?!\p{L})/iu
/** A family speaks of itself. */
const OF_US: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})we(?!\p{L})/giu, 'they'],
  [/(?<!\p{L})us(?!\p{L})/giu, 'them'],
  [/(?<!\p{L})our (?=\p{Lu}\p{Ll})/gu, ''],
  [/(?<!\p{L})our(?!\p{L})/giu, 'their'],
]
/** Without `that`, a sentence may hang on them. */
const SAID_OF = /^(?:think|know|say|hope|believe|feel|worry|discover|notice|learn)$/u
const MODAL = /^(?:will|won't|can|can't|is|isn't|are|has|hasn't|doesn't|don't)$/u
/** `did the maths and got it wrong` */
const NAMED_HERE = /((?<!\p{L})(?:the|an?) \p{L}+ and \p{L}+) (?:it|them)(?!\p{L})/giu
/** `he's run out of fish fingers`, and no `he's at home`. */
const HAS_DONE =
  /(?<!\p{L})((?:s?he|it))'s (?=(?:just |never |already )?(?:run|gone|been|got|had|become|grown|come)(?!\p{L}))/giu
/** Says nothing without what it is done to. */
const HALF_SAID = /^(?:he|she|they|it) (?:lost|found|knew|saw|said|told|asked|answered|made|got|gave|took|put)$/iu
/** `so she won't forget them`: what something is done for does not happen after it. */
const SO_THAT =
  /^(?:and )?so (?:that )?(?:he|she|they|it|\p{Lu}\p{L}+) (?:won't|will|can|can't|could|would|wouldn't|doesn't)(?!\p{L})/iu
/** What should or might be is not what is. */
const UNSURE = /(?<!\p{L})(?:should|must|might)(?!\p{L})/iu
const HABIT =
  /(?<!\p{L})(?:still|always|never|every|often|usually|sometimes|everything|everywhere|all day|whenever)(?!\p{L})/iu

type EnglishEvent = { text: string; kind: EventKind; isLasting: boolean; subject: string | null }
/** `before`: who did what stands before it in the same sentence. */
type EnglishContext = {
  verbs: EnglishVerbs
  speaker?: Named | null
  before?: string | null
  /** Of whom the sentence before it was. */
  spoken?: string | null
  feminine?: boolean | null
  ours?: (text: string) => string
}

/** The event of one English part of the free text. A book in English tells no Spanish sentence: none of its verbs is known here. */
export function readEnglishEvent(
  quote: string,
  hero: string,
  { verbs, speaker = null, before = null, spoken = null, feminine = null, ours = (text) => text }: EnglishContext,
): { event: ParentEvent | null; subject: string | null } {
  // `My dad, Grandad Ted, died`: he has a name; so has `my granddaughter Bronte`.
  const named = ours(quote)
    .replace(
      /(?<!\p{L})my (?:step)?(?:son|daughter|grandson|granddaughter|nephew|niece|kid|boy|girl) (?=\p{Lu})/giu,
      '',
    )
    .replace(/^my \p{L}+, (\p{Lu}[\p{L}\s]*),/iu, '$1')
  const isOwn = speaker !== null && /(?<!\p{L})(?:I|me|my)(?!\p{L})/u.test(named)
  const said = isOwn ? inThirdPersonEnglish(named, speaker, hero, verbs) : named
  const [, time = '', deed = ''] =
    /^(?:and )?(?:then )?((?:one|that|the next) (?:night|day|morning|evening|afternoon) )?(.*)$/isu.exec(said) ?? []
  const isGoingOn =
    before !== null &&
    /^\p{Ll}/u.test(deed) &&
    !firstOf(deed).includes("'") &&
    (verbs.ofBase(firstOf(deed)) ?? verbs.ofPresent(firstOf(deed))) !== null
  const told = retellInEnglish(isGoingOn ? `${time}${before} ${inThePast(deed, verbs)}` : said, hero, verbs, quote)
  if (!told) return { event: null, subject: null }
  const { kind } = told
  const own = isOwn ? told.text.replace(new RegExp(`^${lowerFirst(speaker.inside)}`, 'u'), speaker.inside) : told.text
  // `Rory won't go. He's allowed to be cross`: told elsewhere, it says who.
  const [pronoun] = /^(?:he|she)(?= )/u.exec(own) ?? []
  const who = pronoun ? meantBy(pronoun, { spoken, hero, feminine }) : null
  const text = pronoun && who ? `${who}${own.slice(pronoun.length)}` : own
  // `a duck was sitting on him`, `she lost`: nobody knows on whom and what, unless that was told.
  const leans =
    HALF_SAID.test(own) ||
    /^(?:he|she|it) (?!was .+ who )/u.test(text) ||
    /\s(?:it|them|him|one)(?!\p{L})/iu.test(text.replace(NAMED_HERE, '$1')) ||
    /^(?:and )?(?:so|but)\s/iu.test(quote)
  const subject = who ?? (told.subject !== null && text.startsWith(`${told.subject} `) ? told.subject : null)
  const isTrait = kind === 'state' && HABIT.test(quote) && !leans && !/^(?:he|she|it|they|we)\s/iu.test(text)
  const event = { kind, text, that: text, words: text.split(/\s+/u).length, leans, isTrait, subject }
  return { event, subject: who ?? told.subject }
}

/** Of whom was spoken last; the hero where of nobody was. Null where it is not known. */
function meantBy(
  pronoun: string,
  { spoken, hero, feminine }: { spoken: string | null; hero: string; feminine: boolean | null },
): string | null {
  const mayBeHero = feminine === null || feminine === (pronoun === 'she')
  if (spoken === null || spoken === hero || /^(?:it|that|there|nobody)$/u.test(spoken)) return mayBeHero ? hero : null
  return /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$|^(?:her|his|the) \p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(spoken) ? spoken : null
}

function firstOf(text: string): string {
  return text.split(' ')[0]?.toLowerCase() ?? ''
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
    .replace(/^(?:have|let) (.+)$/u, (_, rest: string) => asked(rest, hero, verbs))
    .replace(/[.!;,\s]+$/u, '')
    .replace(/(?:,? please|,? now lol|,? lol|,? haha+)$/iu, '')
    .replaceAll('’', "'")
    .replace(HAS_DONE, '$1 has ')
    .replace(/.*/su, (text) =>
      asWished(
        askedFor(
          OF_US.reduce((all, [us, them]) => all.replace(us, them), text),
          verbs,
        ),
        verbs,
      ),
    )
  if (
    !clean ||
    FIRST_PERSON.test(clean) ||
    OF_THE_BOOK.test(clean) ||
    UNSURE.test(clean) ||
    /(?<!\p{L})I (?:picture|imagine|want|need|guess|suppose|only|just|would)(?!\p{L})/u.test(written) ||
    /\?|^(?:what|not)\s/iu.test(clean) ||
    (NO_DEED.test(clean) && !verbs.ofPresent(firstOf(clean))) ||
    SO_THAT.test(quote)
  )
    return null
  const words = clean.split(/\s+/u)
  // `look up`: nobody does it.
  const begins = firstOf(clean)
  if (verbs.ofBase(begins) && !verbs.ofPresent(begins) && !verbs.ofPast(begins)) return null
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
      if (/^(?:who|whose|that|because|when|where|while|until|so|and|but|which)$/u.test(word)) isFree = true
      return raw
    }
    // `learns he has to`: what he learns is told, too.
    if (main && /^(?:he|she|they|it)$/u.test(before)) isFree = true
    if (/^(?:what|who)'s$/u.test(word)) isFree = true
    // `thinks her teddy will not know the way`: what is thought is told, too.
    if (main && SAID_OF.test(main) && MODAL.test(word)) isFree = true
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
    /^\p{Lu}\p{Ll}+/u.test(first) && !lead && (!SUBJECT.test(first.toLowerCase()) || KIN.test(first))
      ? withoutCapital(told.join(' '))
      : lowerFirst(told.join(' '))
  const text = `${lead}${opening}`
  const having = text.replace(/ with (a|an) /u, ' that had $1 ')
  const own = [
    text,
    ...englishOrders(text),
    ...(/(?:found|met|saw|bought|built|made) /u.test(text) ? [having] : []),
    ...englishTurns(text, verbs.turns),
  ]
    .flatMap((one) => [one, one.replace(/n't(?!\p{L})/gu, ' not')])
    .find((one) => longestShared(one, written) < PASTED_WORDS)
  if (!own) return null
  const spoken = own
    .replace(/["“]([^"”]+)["”]?/gu, '“$1”')
    .replace(/(?<=(?:said|shouted|sang|whispered|repeated)) “/gu, ', “')
  const isLasting = verbs.isLasting(main) || HABIT.test(clean)
  return {
    text: spoken,
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
  const [said = ''] = words
    .filter((word) => !/^(?:still|always|never|then)$/u.test(word))
    .join(' ')
    .split(',')
  if (/^(?:he|she|they|it)$/iu.test(said)) return said.toLowerCase()
  if (/ and /u.test(said)) return 'they'
  return /^(?:\p{Lu}|(?:the|her|his|their) )/u.test(said) && words.length < 5 ? said : null
}

/** `Ayo and Temi find` */
function isPair(words: readonly string[], at: number): boolean {
  return /^and$/iu.test(words[at - 2] ?? '') && /^\p{Lu}/u.test(words[at - 1] ?? '')
}

function isOpening(word: string): boolean {
  return !SUBJECT.test(word.replace(/'(?:s|re|ve|ll|d)$/u, ''))
}
