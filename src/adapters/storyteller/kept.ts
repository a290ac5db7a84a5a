import type { BriefWish } from './brief-wishes.ts'
import { type ClauseReader, saying } from './clauses.ts'
import type { Tongue } from './format.ts'
import type { ToldStory } from './tell.ts'
import type { Part } from './wishes.ts'

type Keeping = { tongue: Tongue; reader: ClauseReader; names: ReadonlySet<string>; isTraced: (word: string) => boolean }

/** What is to stay out is known and in no word or picture of the book; or a story keeps it out as an example says it. */
export function isKept(one: BriefWish, parts: readonly Part[], { tongue, reader, names, isTraced }: Keeping): boolean {
  const out = one.out.filter((word) => !names.has(word))
  const isPromised = parts.some(({ filled, told }) =>
    Object.values(filled.story.spec.keeps).some((keep) => {
      const used = (keep[one.tongue] ?? []).flatMap(
        (phrase) => saying(one.clause, reader.phrase(phrase, one.tongue)) ?? [],
      )
      const text = textsOf(told).join(' ').toLocaleLowerCase()
      const isBroken = (keep.never[tongue] ?? []).some((words) => text.includes(words.toLocaleLowerCase()))
      // `ni agujas ni tubos`: what is promised of the one is not promised of the other.
      return used.length > 0 && !isBroken && !out.some((word) => !used.includes(word) && isTraced(word))
    }),
  )
  return isPromised || (out.length > 0 && out.length < 6 && !out.some(isTraced))
}

export function wordsToRead({ chapters }: ToldStory): string[] {
  return chapters.flatMap(({ title, pages }) => [title, ...pages.flatMap(({ paragraphs }) => paragraphs)])
}

export function textsOf(told: ToldStory): string[] {
  const scenes = told.chapters.flatMap(({ pages }) => pages.map(({ scene }) => scene?.alt ?? ''))
  return [...wordsToRead(told), ...scenes]
}
