import type { AnsweredWish, Evidence } from '../wish.ts'
import { joined, plainOf, type Sentence, sentencesIn, wordsOfAll } from './book-text.ts'
import type { Change } from './changed-sentences.ts'
import { turnsIn } from './small-words.ts'
import { carriersOf, isInPlace, isOf, type Look, movedTo, withPlaces } from './where-it-stands.ts'
import { contentOf, isMended, isSame, type TextWord, wordsIn } from './word-forms.ts'

/** How many of its words a sentence must keep to be the same sentence mended. */
const MOST_OF_IT = 0.7

/** What is left of a wish's evidence, where it stands now and in the words it has now; what is in its place is the same object. */
export function evidenceAfter(wish: AnsweredWish, change: Change): Evidence[] {
  return withPlaces(wish.evidence, lookOf(wish, change), (one) => carriedBy(one, wish, change))
}

/** What a parent told is always whole sentences. */
function lookOf({ by }: AnsweredWish, change: Change): Look {
  return { ...change, isWhole: by === 'parent' }
}

/** What is to be found again: words of the book, and the sentences they stood in. */
type Sought = { words: readonly TextWord[]; told: readonly Sentence[]; traced: readonly TextWord[]; isStrict: boolean }

/** Other words that carry it still: the sentence mended, or of several the ones that say what was asked for. */
function carriedBy(evidence: Evidence, wish: AnsweredWish, change: Change): Evidence[] {
  const own = sentencesIn(evidence.text, evidence, change.namesBefore)
  const page = change.before.pages.find((page) => isOf(page, evidence))
  const [told = own] = page ? carriersOf(evidence.text, page) : []
  const words = wordsOfAll(own)
  const quoted = contentOf(wordsIn(wish.quote), change.tongue)
  // Words of the wish's own that the book said: without one of them it no longer tells the whole of it.
  const traced = quoted.filter((word) => words.some((one) => isSame(one, word, change.tongue)))
  const sought = { words, told, traced, isStrict: wish.by === 'parent' }
  const mended = mendedRun(evidence, sought, change)
  if (mended) return [mended]
  const core = traced.length > 1 || traced.length === quoted.length ? coreOf(own, traced, change) : null
  if (!core) return []
  const part = { ...evidence, text: joined(core) }
  const look = lookOf(wish, change)
  const mendedPart = mendedRun(part, { ...sought, words: wordsOfAll(core), told: core }, change)
  return [...(isInPlace(part, look) ? [part] : []), ...movedTo(part, look), ...(mendedPart ? [mendedPart] : [])]
}

/** Of several sentences the fewest that say all of the wish's words that any of them does; null where that takes all. */
function coreOf(
  sentences: readonly Sentence[],
  traced: readonly TextWord[],
  { tongue }: Change,
): readonly Sentence[] | null {
  if (traced.length === 0) return null
  const runs = runsOf(sentences, sentences.length - 1)
  return runs.find((run) => traced.every((word) => wordsOfAll(run).some((one) => isSame(one, word, tongue)))) ?? null
}

/** Of the sentences that are new there, or were its own, those that keep most of it. */
function mendedRun(evidence: Evidence, sought: Sought, change: Change): Evidence | null {
  const keys = new Set(sought.told.map(({ key }) => key))
  const near = change.after.pages.filter(
    ({ chapter, page }) => chapter === evidence.chapter && Math.abs(page - evidence.page) <= 1,
  )
  const [best] = near
    .flatMap(({ sentences }) => runsOf(sentences, sought.told.length + 1))
    .filter((run) => run.every((sentence) => keys.has(sentence.key) || change.isNew(sentence)))
    .map((run) => ({ run, kept: keptIn(run, sought, change) }))
    .filter(({ kept }) => kept >= MOST_OF_IT)
    .toSorted((a, b) => b.kept - a.kept || a.run.length - b.run.length)
  const [first] = best?.run ?? []
  return best && first ? { chapter: first.chapter, page: first.page, text: joined(best.run) } : null
}

/** The part of its words that a run has kept; 0 where the run says something else with them. */
function keptIn(
  run: readonly Sentence[],
  { words, told, traced, isStrict }: Sought,
  { tongue, namesIn }: Change,
): number {
  const [mine, theirs] = [wordsOfAll(run), wordsOfAll(told)]
  if (turnsIn(plainOf(mine)) !== turnsIn(plainOf(theirs))) return 0
  if (!hasNames(mine, namesIn(theirs)) || !hasNames(theirs, namesIn(mine))) return 0
  const isIn = (all: readonly TextWord[]) => (word: TextWord) => all.some((one) => isMended(one, word, tongue))
  if (!traced.every(isIn(mine))) return 0
  const content = contentOf(words, tongue)
  if (content.length === 0) return 0
  const kept = content.filter(isIn(mine)).length / content.length
  // Only they know what in their sentence tells it: with a word more or less it may be the sentence of before.
  const isAlike = (word: TextWord, at: number) => isIn(theirs.slice(at, at + 1))(word)
  if (isStrict && !(mine.length === theirs.length && mine.every(isAlike))) return 0
  return kept
}

function hasNames(words: readonly TextWord[], names: readonly string[]): boolean {
  return names.every((name) => words.some(({ plain }) => plain === name))
}

/** Neighbouring sentences, up to so many: the shortest runs first, each in the order of the page. */
export function runsOf(sentences: readonly Sentence[], most: number): (readonly Sentence[])[] {
  return Array.from({ length: Math.max(0, most) }, (_, more) =>
    sentences.slice(0, Math.max(0, sentences.length - more)).map((_, from) => sentences.slice(from, from + more + 1)),
  ).flat()
}
