import { type Clause, ClauseReader, isLike, saying, wordsOf } from './clauses.ts'
import type { Brief } from './fill.ts'
import type { StorySpec, Tongue } from './format.ts'
import type { ToldStory } from './tell.ts'

/** What a parent wishes, clause by clause, as the stories read it. */
export type Wishes = { clauses: readonly Clause[]; moral: Clause | null; reader: ClauseReader }

/** What the parent is told of their wishes: told ones with what tells them, and sentences of which nothing came. */
export type Answered = { understood: string[]; missed: string[] }

export function wishesOf({ info, words }: Brief): Wishes {
  const reader = new ClauseReader(words)
  const moral = reader.read(info.moral)
  return { clauses: reader.clausesOf(info.freeText), moral: moral.content.length > 0 ? moral : null, reader }
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

type Part = { spec: StorySpec; told: ToldStory }
const MOST_MISSED = 4

/**
 * Told is what an example says, whose paragraph stands in this very book, and of whose other words a trace is there; kept out
 * is what is denied and of which no word is in the book. Everything else of the free text is missed.
 */
export function answerWishes(parts: readonly Part[], { clauses, moral, reader }: Wishes, brief: Brief): Answered {
  const { tongue, people } = brief
  const pages = parts.flatMap(({ told }) => told.chapters.flatMap((chapter) => chapter.pages))
  const inBook = new Set(wordsOf(pages.flatMap(({ paragraphs, scene }) => [...paragraphs, scene?.alt ?? '']).join(' ')))
  const isTraced = (word: string) => [...inBook].some((one) => isLike(one, word))
  const names = new Set(people.flatMap(({ name }) => wordsOf(name)))
  const isTold = (clause: Clause) =>
    parts.some(({ spec, told }) => {
      const stands = askedOf(clause, spec, tongue, reader).filter(({ mark }) =>
        told.marked.some((one) => one.mark === mark),
      )
      const used = new Set(stands.flatMap((one) => one.used))
      const isLeft = (word: string) => !used.has(word) && !names.has(word) && !isTraced(word)
      return stands.length > 0 && !clause.content.some(isLeft)
    })
  const isKeptOut = (clause: Clause) =>
    clause.isDenied && clause.content.every((word) => names.has(word) || !isTraced(word)) && clause.content.length < 4
  const told = clauses.filter(isTold)
  const kept = clauses.filter((clause) => !told.includes(clause) && isKeptOut(clause))
  return {
    understood: [
      ...told.map(({ text }) => `Se cuenta: ${quoted(text)}.`),
      ...kept.map(({ text }) => `Se respeta: ${quoted(text)}.`),
      ...(moral && isTold(moral) ? [`La moraleja se vive en la historia: ${quoted(moral.text)}.`] : []),
    ],
    missed: clauses
      .filter((clause) => !told.includes(clause) && !kept.includes(clause))
      .map(({ text }) => shortened(text))
      .slice(0, MOST_MISSED),
  }
}

function quoted(text: string): string {
  return `«${shortened(text)}»`
}

function shortened(text: string): string {
  return text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text
}
