import { textOfBook } from './editing/book-text.ts'
import { staysOut } from './editing/kept-out.ts'
import type { Story } from './story.ts'
import { foldName } from './text.ts'
import type { AnsweredWish, Evidence, Wish } from './wish.ts'

/** The sentences of a finished book by number, from 1: by these its readers speak of them. */
export function numberedSentences(story: Story): Evidence[] {
  return textOfBook(story).pages.flatMap(({ sentences }) =>
    sentences.map(({ chapter, page, text }) => ({ chapter, page, text })),
  )
}

const MOST_EVIDENCE = 3

/**
 * What somebody read in a finished book, as far as the book bears it out: sentences that are there, and in them what a wish
 * calls by its name. What was to stay out is looked for in words and in what pictures are said to show.
 * @param told numbers of sentences, from 1, that the reader takes for telling it; empty where they found none
 * @param people the names of the book's characters
 */
export function confirmedWish(
  wish: Wish,
  told: readonly number[],
  story: Story,
  people: readonly string[],
): AnsweredWish {
  const sentences = numberedSentences(story)
  const found = [...new Set(told)].flatMap((number) => sentences[number - 1] ?? []).slice(0, MOST_EVIDENCE)
  const answer = (outcome: AnsweredWish['outcome'], evidence: Evidence[] = []): AnsweredWish => {
    const { id, quote, field, kind, weight, sensitive } = wish
    return { id, quote, field, kind, weight, sensitive, outcome, by: 'writer', evidence }
  }
  if (wish.kind === 'avoid') return answer(found.length === 0 && staysOut(wish, story) ? 'kept' : 'missed')
  return found.length > 0 && saysWhatIsNamed(wish, found, story, people) ? answer('told', found) : answer('missed')
}

/** The same once pictures are described as they will be drawn: what they show has not stayed out. */
export function withoutWhatIsShown(story: Story): Story {
  const wishes = story.wishes?.map(
    (wish): AnsweredWish => (wish.outcome === 'kept' && !staysOut(wish, story) ? { ...wish, outcome: 'missed' } : wish),
  )
  return wishes ? { ...story, wishes } : story
}

/** A saying stands in the sentences letter by letter, somebody or something with a name of its own on their page. */
function saysWhatIsNamed(
  { quote }: Wish,
  found: readonly Evidence[],
  story: Story,
  people: readonly string[],
): boolean {
  const sayings = [...quote.matchAll(/[«“"]([^»”"]{4,})[»”"]/gu)].map(([, saying = '']) => plain(saying))
  const evidence = plain(found.map(({ text }) => text).join(' '))
  const pages = plain(
    found.flatMap(({ chapter, page }) => story.chapters[chapter - 1]?.pages[page - 1]?.paragraphs ?? []).join(' '),
  )
  const known = new Set(people.flatMap((name) => plain(name).split(' ')))
  // Large in the middle of a sentence: at its beginning every word is.
  const names = [...quote.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}'’-]+/gu)]
    .map(([name]) => plain(name))
    .filter((name) => !known.has(name))
  return sayings.every((saying) => evidence.includes(saying)) && names.every((name) => pages.includes(name))
}

function plain(text: string): string {
  return foldName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
