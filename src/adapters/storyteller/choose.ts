import { isLike, wordsOf } from './clauses.ts'
import { type Brief, type Filled, fill } from './fill.ts'
import { type BuiltInStory, lengthsOf } from './format.ts'
import { askedOf, isAgainst, type Wishes } from './wishes.ts'

/** A story in this book, with so many chapters of it. */
export type Part = { filled: Filled; length: number }

/**
 * The stories of a book: one where one has as many chapters as were asked for, otherwise the fewest that have them together, of
 * the same people. The same brief and seed give the same; another seed gives another of those that suit as well.
 */
export function chooseParts(stories: readonly BuiltInStory[], brief: Brief, wishes: Wishes, seed: string): Part[] {
  const suiting = stories
    .flatMap((story) => fill(story, brief) ?? [])
    .map((filled) => ({ filled, score: scoreOf(filled, brief, wishes), turn: Bun.hash(`${seed}/${filled.story.id}`) }))
  const best = Math.max(...suiting.map(({ score }) => score))
  // What suits nearly as well as the best takes its turn, or every book of a family would be the same.
  const rank = (score: number) => (score > best - NEARLY ? best : score)
  const ranked = suiting
    .toSorted((a, b) => rank(b.score) - rank(a.score) || (a.turn < b.turn ? -1 : 1))
    .map(({ filled }) => filled)
  for (let count = 1; count <= ranked.length; count++) {
    const parts = partsOf(ranked, evenly(brief.info.chapters, count))
    if (parts) return parts
  }
  throw new RangeError(`No story for ${brief.people.length} people, ${brief.band}, ${brief.info.chapters} chapters`)
}

/** 7 in two: 4 and 3. */
function evenly(total: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor((total + count - 1 - index) / count))
}

/** The best story for each length, none of them twice; null where one is lacking. */
function partsOf(ranked: readonly Filled[], lengths: readonly number[]): Part[] | null {
  const taken = new Set<Filled>()
  const parts: Part[] = []
  for (const length of lengths) {
    const filled = ranked.find((one) => !taken.has(one) && lengthsOf(one.story.spec).includes(length))
    if (!filled) return null
    taken.add(filled)
    parts.push({ filled, length })
  }
  return parts
}

/** Less than any wish is worth. */
const NEARLY = 3
const THEME = 6
const WISH = 4
const MORAL = 3
const UNWELCOME = 9

function scoreOf({ story, filling, chapters, given }: Filled, { info, tongue }: Brief, wishes: Wishes): number {
  const { spec } = story
  const { clauses, moral, reader } = wishes
  const all = moral ? [...clauses, moral] : clauses
  const asked = clauses.filter((clause) => askedOf(clause, spec, tongue, reader).length > 0).length
  const isMoral = moral !== null && askedOf(moral, spec, tongue, reader).length > 0
  // `Que no salgan perros`: a story that speaks of them is for another family.
  const denied = clauses.filter(({ isDenied }) => isDenied)
  const names = new Set(denied.length > 0 ? [...filling.named.values()].flatMap(({ inside }) => wordsOf(inside)) : [])
  const unwelcome = denied.filter(({ content }) =>
    content.some((word) => !names.has(word) && wordsIn(chapters).some((one) => isLike(one, word))),
  ).length
  const contrary = all.filter((clause) => isAgainst(clause, spec, tongue, reader)).length
  const named = [...given].filter((what) => spec.things[what] || spec.places[what] || spec.likes[what]).length
  return (
    (spec.themes.some((theme) => theme === info.theme) ? THEME : 0) +
    WISH * asked +
    (isMoral ? MORAL : 0) +
    named -
    UNWELCOME * (unwelcome + contrary)
  )
}

const wordsByChapters = new WeakMap<object, string[]>()

/** Each word of a text once. */
function wordsIn(chapters: Filled['chapters']): readonly string[] {
  const known = wordsByChapters.get(chapters)
  if (known) return known
  const words = [...new Set(wordsOf(JSON.stringify(chapters.map(({ pages }) => pages))))]
  wordsByChapters.set(chapters, words)
  return words
}
