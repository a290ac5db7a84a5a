import type { CompleteBookInfo } from '../../domain/completeness.ts'
import type { Polarity, Understood } from '../../domain/understanding/understood.ts'
import type { Wish } from '../../domain/wish.ts'
import { type Clause, type ClauseReader, wordsOf } from './clauses.ts'
import { isCondition, isNoLossOfTheirs, isOfAnother, mayBeOfWhoForgets, namesHero } from './conditions.ts'
import { readEnglishEvent } from './events/english.ts'
import { englishPartsOf } from './events/english-parts.ts'
import { partsOf } from './events/parts.ts'
import { type ParentEvent, type Read, readEvent } from './events/read-event.ts'
import { SOMEBODY_UNKNOWN } from './events/spoken-of.ts'
import { saysWho } from './events/tell-more.ts'
import type { Verbs } from './events/verbs.ts'
import type { Tongue } from './format.ts'
import { type Named, withNames } from './named.ts'
import { ofHobbies, ofMoral, ofPlaces, ofRelationships } from './other-wishes.ts'

/** A wish of the brief, with what the storyteller reads in it. */
export type BriefWish = {
  wish: Wish
  clause: Clause
  /** The language it is written in; the book's where its words do not say. */
  tongue: Tongue
  polarity: Polarity
  /** Needs that its words say for sure. */
  needs: readonly string[]
  /** Words that are to stay out. */
  out: readonly string[]
  event: ParentEvent | null
}

export type Readers = {
  understood: Understood
  understoodMoral: Understood
  reader: ClauseReader
  verbs: Verbs
  hero: string
  /** Who writes, where that is known. */
  speaker: Named | null
  /** Their family as the child's. */
  ours: (text: string) => string
  feminine: boolean | null
  /** First words of everybody's names, folded. */
  names: ReadonlySet<string>
  tongue: Tongue
}

const NOTHING = { event: null, after: null }

const REFUSES =
  /(?<!\p{L})(?:no|ni|nada|nadie|ning[uú]n|ninguna?s?|sin|evit\p{L}+|tampoco|nunca|jamás|without|never|nothing|avoid|leave out|not|don'?t|please no)(?!\p{L})/iu

/** Everything that a parent asks for, in the order of the wizard; a sentence of several is several wishes. */
export function wishesOf(info: CompleteBookInfo, readers: Readers): BriefWish[] {
  const all = [
    ...withoutFearsKeptOut(ofFreeText(info, readers)),
    ...ofMoral(info, readers),
    ...ofHobbies(info, readers),
    ...ofPlaces(info, readers),
    ...ofRelationships(info, readers),
  ]
  // Said again it is the same wish.
  const isFirst = ({ wish }: Unnumbered, index: number) =>
    all.findIndex((other) => other.wish.field === wish.field && other.wish.quote === wish.quote) === index
  return all.filter(isFirst).map((one, index) => ({ ...one, wish: { ...one.wish, id: `w${index + 1}` } }))
}

export type Unnumbered = Omit<BriefWish, 'wish'> & { wish: Omit<Wish, 'id'> }

function ofFreeText({ freeText, characters }: CompleteBookInfo, readers: Readers): Unnumbered[] {
  const { understood, reader, verbs, hero, speaker, ours, feminine, names, tongue: ofBook } = readers
  let after: Read['after'] = null
  let isOfOther = false
  let wasRead = false
  const inEnglish = (quote: string, goesOn: boolean): Read => {
    const before = goesOn ? (after?.subject ?? null) : null
    const spoken = after?.subject ?? null
    const asked = { verbs: verbs.english, speaker, ours, before, spoken, feminine }
    const { event, subject } = readEnglishEvent(quote, hero, asked)
    return { event, after: { subject, isHabit: false, thing: null } }
  }
  const ofPet = understood.clauses.some(({ needs }) => needs.some(({ need }) => need === 'pet-died'))
  return understood.clauses.flatMap((clause, place): Unnumbered[] => {
    const gap = freeText.slice(understood.clauses[place - 1]?.to ?? 0, clause.from)
    const before = understood.clauses[place - 1]
    const isSameSentence = place > 0 && !/[.!?;…\n]/u.test(gap)
    const isAside = gap.trimEnd().endsWith('(')
    // `Su madre tiene un cáncer. Se le ha caído el pelo`: it goes on of her, until the hero is named.
    if (namesHero(clause.quote, hero)) isOfOther = false
    const isTheirs = (need: string) =>
      (isOfOther && isCondition(need)) ||
      isOfAnother(need, clause.quote, hero) ||
      isNoLossOfTheirs(need, clause.quote, ofPet)
    const needs = clause.needs
      .filter(({ need, confidence }) => confidence === 'sure' && !isTheirs(need))
      .map(({ need }) => need)
    const goesOnOfOther = isOfOther
    isOfOther ||= clause.needs.some(({ need }) => isOfAnother(need, clause.quote, hero))
    const sure = clause.needs.filter(({ confidence }) => confidence === 'sure')
    const sensitive = sure.find((one) => one.sensitive !== null)?.sensitive ?? null
    const tongue = clause.language ?? ofBook
    const parts = tongue === 'es' ? partsOf(clause, verbs) : englishPartsOf(clause, verbs.english)
    return parts.flatMap(({ quote }, index): Unnumbered[] => {
      // `que nadie lo denuncie: que organicen comida`: only who refuses keeps out.
      const isSo = tongue === 'es' && isWhatItIs(quote, verbs)
      const isOut = clause.polarity === 'out' && !isSo && (REFUSES.test(quote) || quote === clause.quote)
      const polarity = clause.polarity === 'out' && !isOut ? 'in' : clause.polarity
      const read = reader.read(quote, tongue)
      // What happens is told in the words that the parent chose, so only where these are of the book's language.
      const found =
        isOut || tongue !== ofBook
          ? NOTHING
          : tongue === 'es'
            ? readEvent(quote, {
                verbs,
                hero,
                speaker,
                ours,
                feminine,
                names,
                after,
                goesOn: index > 0 || isSameSentence,
                hasBefore: index + place > 0,
              })
            : inEnglish(quote, index > 0 || isSameSentence)
      // Of whom the sentence spoke before a part that was not read is not forgotten.
      const spokeOfOther =
        isSameSentence && after !== null && (after.isUnknown || (after.subject !== null && after.subject !== hero))
      // `duerme con un calcetín (es gris)`: what is, was said in what was not read.
      const isOfUnread = isAside && index === 0 && !wasRead && !saysWho(quote)
      wasRead = found.event !== null && !isOfUnread
      if (!isAside) after = found.after ?? (spokeOfOther ? SOMEBODY_UNKNOWN : null)
      if (!found.event && needs.length === 0 && !isOut && (read.content.length === 0 || isOnlyChatter(quote, reader)))
        return []
      const isOfHero = found.event?.subject === hero
      const isNotTheirs = (goesOnOfOther && !namesHero(quote, hero)) || mayBeOfWhoForgets(freeText, quote, hero)
      const isReason = before?.polarity === 'out' && !isOut && happened(quote, tongue, verbs)
      const event = isReason || isOfUnread || (isOfHero && isNotTheirs) ? null : found.event
      const kind = isOut ? 'avoid' : event?.kind === 'state' ? 'fact' : 'event'
      const refused = isOut
        ? clause.out
            .flatMap((words) => reader.read(words, tongue).content)
            .filter((word) => wordsOf(quote).includes(word))
        : []
      const wish = { quote, field: 'freeText', kind, weight: 'must', sensitive } as const
      // What cannot be looked for cannot be said to have stayed out.
      const out = tongue === ofBook ? refused : reader.inOtherLanguage(refused)
      return [{ wish, clause: read, tongue, polarity, needs, out, event: printed(event, characters) }]
    })
  })
}

/** `Hola, soy el tío Rafa`; and no `soy el tío Rafa y esto es para Vega, que lo apunta todo en una libreta roja`. */
function isOnlyChatter(quote: string, reader: ClauseReader): boolean {
  return reader.isChatter(quote) && quote.split(/\s+/u).length <= LONGEST_CHATTER
}

const LONGEST_CHATTER = 10

/** `No sharks: Ivy saw the wrong film`, `Nada de perros. Uno le mordió`: told to us as the reason of what is to stay out. */
function happened(quote: string, tongue: Tongue, verbs: Verbs): boolean {
  // `Si puede ser, que se rían de cuando se comió la tarta` is a wish.
  if (/^(?:[^,]{0,30}, )?(?:y |pero )?que\s/iu.test(quote)) return false
  if (tongue === 'es')
    return /(?<!\p{L})(?:\p{L}{2,}(?:ó|aron|ieron)|fue|hizo|tuvo|vino|vio|dio|perdí)(?!\p{L})/iu.test(quote)
  return wordsOf(quote).some((word) => verbs.english.ofPast(word) !== null && verbs.english.ofBase(word) === null)
}

/** `la brújula del bisabuelo, que no marca el norte`: so it is, where `que no salga` is asked for. */
function isWhatItIs(quote: string, verbs: Verbs): boolean {
  const [, verb = ''] = /^que (?:ya )?(?:no|nunca) (?:(?:se|le|les|lo|la|los|las) )*(\p{L}+)/iu.exec(quote) ?? []
  return verbs.formOf(verb.toLowerCase(), ['no', 'que'], true)?.mood === 'present'
}

/** With the names that the parent typed small. */
function printed(event: ParentEvent | null, characters: CompleteBookInfo['characters']): ParentEvent | null {
  const names = characters.map(({ name }) => name)
  if (!event) return null
  const subject = event.subject && withNames(event.subject, names)
  return { ...event, text: withNames(event.text, names), that: withNames(event.that, names), subject }
}

const ANY_OF_THEM = /(?<!\p{L})(?:ning[uú]n|ninguna?|ni una?|none|any)(?!\p{L})/iu

/**
 * `Le dan pánico las tormentas: que no haya ninguna`: the fear is no subject then, and what it is of stays out too, as `ninguna`
 * points to it.
 */
function withoutFearsKeptOut(wishes: readonly Unnumbered[]): Unnumbered[] {
  const isPointing = (one: Unnumbered | undefined) => one?.polarity === 'out' && ANY_OF_THEM.test(one.wish.quote)
  const isFear = ({ needs }: Unnumbered) => needs.some((need) => /^(?:fear-|dark|monsters)/u.test(need))
  return wishes.map((one, index) => {
    const before = wishes[index - 1]
    if (isFear(one) && isPointing(wishes[index + 1]))
      return { ...one, polarity: 'out', needs: [], event: null, out: feared(one), wish: { ...one.wish, kind: 'avoid' } }
    return before && isFear(before) && isPointing(one) ? { ...one, out: [...one.out, ...feared(before)] } : one
  })
}

/** What the fear is of: the last word that says something. */
function feared({ clause }: Unnumbered): string[] {
  const last = clause.content.at(-1)
  return last ? [last] : []
}
