import type { AnsweredWish, Evidence } from '../../domain/wish.ts'
import type { BriefWish } from './brief-wishes.ts'
import { ClauseReader, isLike, saying, wordsOf } from './clauses.ts'
import { wishesOfTaken } from './events/take-events.ts'
import type { Brief, Filled } from './fill.ts'
import type { StorySpec, Tongue } from './format.ts'
import { isKept, textsOf, wordsToRead } from './kept.ts'
import type { ToldStory } from './tell.ts'
import type { Words } from './words.ts'

const readers = new WeakMap<Words, ClauseReader>()

export function readerFor(words: Words): ClauseReader {
  const reader = readers.get(words) ?? new ClauseReader(words)
  readers.set(words, reader)
  return reader
}

/** Wishes that a story tells by itself, with nothing of the parent's put in. */
export function toldByItself(part: Part, brief: Brief): BriefWish[] {
  const answers = answerWishes([part], brief)
  return brief.wishes.filter((_, index) => answers[index]?.outcome === 'told')
}

/** What a parent wrote, and in which language. */
type Said = Pick<BriefWish, 'clause' | 'tongue'>

/** Something of the story's that a clause asks for, and the words with which it does. */
type Asked = { mark: string; used: readonly string[] }

/** What of a story a clause asks for: an example says it, and nothing that only looks alike does. */
export function askedOf({ clause, tongue }: Said, { tells }: StorySpec, reader: ClauseReader): Asked[] {
  return Object.entries(tells).flatMap(([mark, told]) => {
    const said = (phrases: readonly string[] = []) =>
      phrases.flatMap((phrase) => {
        const words = saying(clause, reader.phrase(phrase, tongue))
        return words ? [words] : []
      })
    const asked = said(told[tongue])
    // What only looks alike says it with as many words or more.
    const isOther = mostWords(said(told.not[tongue])) >= mostWords(asked)
    return asked.length > 0 && !isOther ? [{ mark, used: asked.flat() }] : []
  })
}

function mostWords(said: readonly (readonly string[])[]): number {
  return Math.max(0, ...said.map(({ length }) => length))
}

/** Whether the clause asks for the contrary of what the story tells. */
export function isAgainst({ clause, tongue }: Said, { tells }: StorySpec, reader: ClauseReader): boolean {
  const turned = { ...clause, isDenied: !clause.isDenied }
  const all = Object.values(tells).flatMap((told) => told[tongue] ?? [])
  return clause.isDenied && all.some((phrase) => saying(turned, reader.phrase(phrase, tongue)))
}

/** A story of the book as it was told; `from` is how many chapters stand before it. */
export type Part = { filled: Filled; told: ToldStory; from: number }

/** What became of each wish, as the finished words show it. */
export function answerWishes(parts: readonly Part[], { wishes, people, tongue, words }: Brief): AnsweredWish[] {
  const reader = readerFor(words)
  const traceIn = (texts: readonly string[]) => {
    const all = [...new Set(wordsOf(texts.join(' ')))]
    return (word: string) => all.some((one) => isTraceOf(one, word, tongue))
  }
  // What only a picture's description says is not told; and yet it did not stay out.
  const isInText = traceIn(parts.flatMap(({ told }) => wordsToRead(told)))
  const isTraced = traceIn(parts.flatMap(({ told }) => textsOf(told)))
  const names = new Set(people.flatMap(({ name }) => wordsOf(name)))
  const isFree = (word: string) => names.has(word) || isInText(word)
  const reading = { tongue, reader, isFree, names }
  return wishes.map((one): AnsweredWish => {
    const evidence = parts.flatMap((part) => evidenceOf(one, part, reading))
    const answer = (outcome: AnsweredWish['outcome']): AnsweredWish => ({
      ...one.wish,
      outcome,
      by: 'writer',
      evidence: outcome === 'told' ? evidence.slice(0, 3) : [],
      ...(outcome === 'missed' && one.tongue !== tongue && { reason: 'language' as const }),
    })
    if (one.polarity === 'out')
      return answer(isKept(one, parts, { tongue, reader, names, isTraced }) ? 'kept' : 'missed')
    if (evidence.length > 0) return answer('told')
    return answer(isGrave(one) && !parts.some(({ filled }) => isFor(filled, one)) ? 'declined' : 'missed')
  })
}

/** In English `keep` is no trace of a `keeper`. */
function isTraceOf(one: string, word: string, tongue: Tongue): boolean {
  if (!isLike(one, word)) return false
  if (tongue === 'es' || one === word) return true
  const [short, long] = one.length < word.length ? [one, word] : [word, one]
  return /^(?:|s|es|d|ed|ing|ly)$/u.test(long.slice(Math.min(short.length, long.length)))
}

type Reading = {
  tongue: Tongue
  reader: ClauseReader
  isFree: (word: string) => boolean
  /** Words of everybody's names. */
  names: ReadonlySet<string>
}

/** Paragraphs of this story that tell the wish. */
function evidenceOf(one: BriefWish, part: Part, reading: Reading): Evidence[] {
  const { filled, told, from } = part
  const { spec } = filled.story
  const events = filled.events.filter((taken) => wishesOfTaken([taken]).includes(one)).map(({ slot }) => slot)
  const given = [...filled.quotes].flatMap(([mark, quotes]) =>
    quotes.includes(one.wish.quote) && isFieldOf(mark, one) ? [mark] : [],
  )
  const listed = reading.reader.read(one.event?.list ?? '', one.tongue).content
  const isAll = isSaidOften(one, told) && listed.every(reading.isFree)
  const sure = new Set([...events.filter(() => isAll), ...given])
  const asked = one.wish.field === 'relationships' ? [] : askedOf(one, spec, reading.reader)
  const used = new Set(asked.flatMap((said) => said.used))
  // Nothing of the clause may be left without a trace: half of it told is not told.
  // Words of another language leave no trace: an example has to say all of them.
  const isForeign = one.tongue !== reading.tongue
  const isSaid = (word: string) => used.has(word) || (isForeign ? reading.names.has(word) : reading.isFree(word))
  // Of one word every story tells something: `lo tiene que contar él`.
  const isEnough = one.clause.content.length > 1 || one.wish.kind === 'moral' || isFor(filled, one)
  const isWhole = asked.length > 0 && isEnough && one.clause.content.every(isSaid)
  const lived = one.wish.kind === 'moral' ? livedIn(spec, one) : []
  const likely = new Set([...(isWhole ? asked.map(({ mark }) => mark) : []), ...lived])
  const isLikely = (marked: ToldStory['marked'][number]) =>
    likely.has(marked.mark) && (isForeign ? isWhole : isInWords(one, marked, told, reading))
  // What was put in for it shows it best.
  return [
    ...told.marked.filter((marked) => sure.has(marked.mark)),
    ...told.marked.filter((marked) => !sure.has(marked.mark) && isLikely(marked)),
  ].map(({ chapter, page, text }) => ({ chapter: from + chapter + 1, page: page + 1, text }))
}

/** What the story tells in its own way shows in words too, of whoever it is asked: most of them stand on that page. */
function isInWords(
  { clause, wish, event }: BriefWish,
  at: ToldStory['marked'][number],
  { chapters }: ToldStory,
  reading: Reading,
) {
  const { title = '', pages = [] } = chapters[at.chapter] ?? {}
  const near = [pages[at.page - 1], pages[at.page]].flatMap((page) => page?.paragraphs ?? [])
  const words = [...new Set(wordsOf([title, ...near].join(' ')))]
  // `lo empuja`, of whom the sentence before named: it is she who does it.
  const who = wordsOf(event?.subject ?? '').filter((word) => reading.names.has(word))
  const itself = wordsOf(at.text)
  if (!who.every((name) => itself.includes(name))) return false
  const named = clause.content.filter((word) => reading.names.has(word))
  const said = clause.content.filter((word) => !reading.names.has(word))
  const traced = said.filter((word) => words.some((mine) => isTraceOf(mine, word, reading.tongue)))
  return (
    named.every((name) => words.includes(name)) &&
    traced.length >= said.length * (wish.kind === 'moral' || said.length > 2 ? MOST_OF_IT : HALF_OF_IT)
  )
}

/** `aprenda a esperar`, where the waiting is told. */
const HALF_OF_IT = 0.5
/** A saying of which half is there is another saying; and `nació en la India de otra mujer` is not told by India alone. */
const MOST_OF_IT = 0.6

/** `diga siempre «…»` is told where it is said more than once. */
function isSaidOften({ wish }: BriefWish, told: ToldStory): boolean {
  const [, saying] = /«([^»]+)/u.exec(wish.quote) ?? []
  if (!saying || !/siempre|repit|cada vez/iu.test(wish.quote)) return true
  return textsOf(told).join(' ').split(saying).length > 2
}

/** Marks of what a moral asks for, in a story that is about that and nothing else. */
export function livedIn({ tells, occasions }: StorySpec, { needs }: BriefWish): string[] {
  const shared = needs.filter((need) => occasions.includes(need))
  return Object.entries(tells).flatMap(([mark, told]) =>
    told.needs.some((need) => shared.includes(need)) ? [mark] : [],
  )
}

function isFieldOf(mark: string, { wish }: BriefWish): boolean {
  if (mark.startsWith('tie.')) return wish.field === 'relationships'
  return mark === 'hobby' ? wish.field === 'hobbies' : mark.endsWith('.detail') && wish.field === 'places'
}

const GRAVE = new Set(['death', 'separation', 'illness', 'disability', 'origin'])

function isGrave({ wish, polarity }: BriefWish): boolean {
  return polarity !== 'out' && wish.sensitive !== null && GRAVE.has(wish.sensitive)
}

/** Whether the story was written for what the wish is about. */
export function isFor({ story }: Filled, { needs }: BriefWish): boolean {
  return needs.some((need) => story.spec.occasions.includes(need))
}
