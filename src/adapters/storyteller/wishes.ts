import type { AnsweredWish, Evidence } from '../../domain/wish.ts'
import type { BriefWish } from './brief-wishes.ts'
import { type Clause, ClauseReader, isLike, saying, wordsOf } from './clauses.ts'
import type { Brief, Filled } from './fill.ts'
import type { StorySpec, Tongue } from './format.ts'
import type { ToldStory } from './tell.ts'
import type { Words } from './words.ts'

const readers = new WeakMap<Words, ClauseReader>()

export function readerFor(words: Words): ClauseReader {
  const reader = readers.get(words) ?? new ClauseReader(words)
  readers.set(words, reader)
  return reader
}

/** Something of the story's that a clause asks for, and the words with which it does. */
type Asked = { mark: string; used: readonly string[] }

/** What of a story a clause asks for: an example says it, and nothing that only looks alike does. */
export function askedOf(clause: Clause, { tells }: StorySpec, tongue: Tongue, reader: ClauseReader): Asked[] {
  return Object.entries(tells).flatMap(([mark, told]) => {
    const said = (phrases: readonly string[] = []) =>
      phrases.flatMap((phrase) => {
        const words = saying(clause, reader.phrase(phrase))
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
export function isAgainst(clause: Clause, { tells }: StorySpec, tongue: Tongue, reader: ClauseReader): boolean {
  const turned = { ...clause, isDenied: !clause.isDenied }
  const all = Object.values(tells).flatMap((told) => told[tongue] ?? [])
  return clause.isDenied && all.some((phrase) => saying(turned, reader.phrase(phrase)))
}

/** A story of the book as it was told; `from` is how many chapters stand before it. */
export type Part = { filled: Filled; told: ToldStory; from: number }

/** What became of each wish, as the finished words show it. */
export function answerWishes(parts: readonly Part[], { wishes, people, tongue, words }: Brief): AnsweredWish[] {
  const reader = readerFor(words)
  const inBook = new Set(wordsOf(parts.flatMap(({ told }) => textsOf(told)).join(' ')))
  const isTraced = (word: string) => [...inBook].some((one) => isTraceOf(one, word, tongue))
  const names = new Set(people.flatMap(({ name }) => wordsOf(name)))
  const isFree = (word: string) => names.has(word) || isTraced(word)
  return wishes.map((one): AnsweredWish => {
    const evidence = parts.flatMap((part) => evidenceOf(one, part, { tongue, reader, isFree, names }))
    const answer = (outcome: AnsweredWish['outcome']): AnsweredWish => ({
      ...one.wish,
      outcome,
      by: 'writer',
      evidence: outcome === 'told' ? evidence.slice(0, 3) : [],
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
function evidenceOf(
  one: BriefWish,
  { filled, told, from }: Part,
  { tongue, reader, isFree, names }: Reading,
): Evidence[] {
  const { spec } = filled.story
  const marks = new Set(filled.events.filter(({ wishes }) => wishes.includes(one)).map(({ slot }) => slot))
  for (const [mark, quote] of filled.quotes) if (quote === one.wish.quote && isFieldOf(mark, one)) marks.add(mark)
  const asked = askedOf(one.clause, spec, tongue, reader)
  const used = new Set(asked.flatMap((said) => said.used))
  // Nothing of the clause may be left without a trace: half of it told is not told. Nor may somebody else have done it.
  if (asked.length > 0 && one.clause.content.every((word) => used.has(word) || isFree(word)))
    for (const { mark } of asked) if (isOfThem(one, mark, told, names)) marks.add(mark)
  if (one.wish.kind === 'moral') for (const mark of livedIn(spec, one)) marks.add(mark)
  return told.marked
    .filter(({ mark }) => marks.has(mark))
    .map(({ chapter, page, text }) => ({ chapter: from + chapter + 1, page: page + 1, text }))
}

/** Whoever the clause names is on the page that is said to tell it. */
function isOfThem(
  { clause }: BriefWish,
  mark: string,
  { marked, chapters }: ToldStory,
  names: ReadonlySet<string>,
): boolean {
  const named = clause.content.filter((word) => names.has(word))
  return marked
    .filter((one) => one.mark === mark)
    .some(({ chapter, page }) => {
      const words = new Set(wordsOf(chapters[chapter]?.pages[page]?.paragraphs.join(' ') ?? ''))
      return named.every((name) => words.has(name))
    })
}

/** Marks of what a moral asks for, in a story that is about that and nothing else. */
export function livedIn({ tells, occasions }: StorySpec, { needs }: BriefWish): string[] {
  const shared = needs.filter((need) => occasions.includes(need))
  return Object.entries(tells).flatMap(([mark, told]) =>
    told.needs.some((need) => shared.includes(need)) ? [mark] : [],
  )
}

function isFieldOf(mark: string, { wish }: BriefWish): boolean {
  return mark === 'hobby' ? wish.field === 'hobbies' : mark.endsWith('.detail') && wish.field === 'places'
}

type Keeping = { tongue: Tongue; reader: ClauseReader; names: ReadonlySet<string>; isTraced: (word: string) => boolean }

/** What is to stay out is known and in no word or picture of the book; or a story keeps it out as an example says it. */
function isKept(one: BriefWish, parts: readonly Part[], { tongue, reader, names, isTraced }: Keeping): boolean {
  const isPromised = parts.some(({ filled, told }) =>
    Object.values(filled.story.spec.keeps).some((keep) => {
      const isAsked = (keep[tongue] ?? []).some((phrase) => saying(one.clause, reader.phrase(phrase)))
      const text = textsOf(told).join(' ').toLocaleLowerCase()
      return isAsked && !(keep.never[tongue] ?? []).some((words) => text.includes(words.toLocaleLowerCase()))
    }),
  )
  const out = one.out.filter((word) => !names.has(word))
  return isPromised || (out.length > 0 && out.length < 6 && !out.some(isTraced))
}

const GRAVE = new Set(['death', 'separation', 'illness', 'disability', 'origin'])

function isGrave({ wish, polarity }: BriefWish): boolean {
  return polarity !== 'out' && wish.sensitive !== null && GRAVE.has(wish.sensitive)
}

/** Whether the story was written for what the wish is about. */
export function isFor({ story }: Filled, { needs }: BriefWish): boolean {
  return needs.some((need) => story.spec.occasions.includes(need))
}

function textsOf({ chapters }: ToldStory): string[] {
  return chapters.flatMap(({ title, pages }) => [
    title,
    ...pages.flatMap(({ paragraphs, scene }) => [...paragraphs, scene?.alt ?? '']),
  ])
}
