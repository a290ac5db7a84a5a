import { lineBudget, linesNeeded } from '../../../domain/page-fit.ts'
import { READER_AGE_PROFILES, wordBudget } from '../../../domain/reader-age.ts'
import { countWords } from '../../../domain/text.ts'
import type { ReaderAge } from '../../../domain/vocabulary.ts'
import { isAsking, isSpeech, type Line, sentencesOf } from './lines.ts'

/** Text pages of each of a chapter's three moments. Two-page chapters have no room for a middle. */
export function pagesOfMoments(age: ReaderAge): readonly [number[], number[], number[]] {
  const { textPages } = READER_AGE_PROFILES[age]
  const middle = Array.from({ length: textPages - 2 }, (_, index) => index + 2)
  return [[1], middle, [textPages]]
}

/** Words that a moment should have of its chapter's. A page may hold more: what the parent asked for needs room. */
export function momentBudget(age: ReaderAge, pages: readonly number[]): number {
  const { textPages, wordsPerChapter } = READER_AGE_PROFILES[age]
  const room = (numbers: readonly number[]) => numbers.reduce((sum, page) => sum + wordBudget(age, page), 0)
  const all = room(Array.from({ length: textPages }, (_, index) => index + 1))
  return Math.floor(room(pages) * Math.min(1, wordsPerChapter / all))
}

/** Lines → paragraphs: what follows on joins, speech stands alone. */
export function paragraphsOf(lines: readonly Line[]): string[] {
  const paragraphs: string[] = []
  let isOpen = false
  for (const { text, opensParagraph } of lines) {
    const last = paragraphs.at(-1)
    if (opensParagraph || !isOpen || last === undefined) paragraphs.push(text)
    else paragraphs[paragraphs.length - 1] = `${last} ${text}`
    isOpen = !/^[—“]/u.test(text)
  }
  return paragraphs
}

/** Lines on their pages, dropping what the oldest ages alone would get until every page holds. `keepsLast`: the last line of the story is the last to go. */
export function paginate(
  lines: readonly Line[],
  age: ReaderAge,
  pages: readonly number[],
  keepsLast = false,
): string[][] {
  let kept = [...lines]
  const replies = repliesNeeded(lines)
  for (;;) {
    const paragraphs = paragraphsOf(kept)
    const split = spread(paragraphs, age, pages)
    if (split) return split
    const victim = leastNeeded(kept, replies, keepsLast)
    if (victim === null) return spread(paragraphs, age, pages, true) ?? [paragraphs]
    const reply = kept[kept.indexOf(victim) + 1]
    const isStranded = reply !== undefined && isAsking(victim) && isSpeech(reply.text) && isWordOrTwo(reply)
    kept = answered(
      lines,
      kept.filter((line) => line !== victim && !(isStranded && line === reply)),
    )
  }
}

export function countAll(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0)
}

/** A question whose reply was given up is given up too, and so on back through the talk. */
function answered(all: readonly Line[], kept: readonly Line[]): Line[] {
  const next = new Map(all.map((line, index) => [line, all[index + 1]]))
  const left = [...kept]
  for (let at = left.length - 1; at >= 0; at--) {
    const line = left[at]
    if (!line || line.mustStay || !isAsking(line)) continue
    const reply = next.get(line)
    if (reply && !left.includes(reply)) left.splice(at, 1)
  }
  return left
}

/** Rank of what the parent's wishes add; their moral and the refrain stand before it. */
const ADDED = 1

/** `—Contigo —dijo Vera.` says nothing without what was asked. */
function isWordOrTwo({ text }: Line): boolean {
  return countWords(text) <= 5
}

/** What is said to a question that has to stay. */
function repliesNeeded(lines: readonly Line[]): ReadonlySet<Line> {
  return new Set(
    lines.filter((line, index) => {
      const before = lines[index - 1]
      return before?.mustStay === true && isAsking(before) && isSpeech(line.text)
    }),
  )
}

function leastNeeded(lines: readonly Line[], replies: ReadonlySet<Line>, keepsLast: boolean): Line | null {
  if (lines.length < 2) return null
  const free = lines.filter((line) => !line.mustStay && !replies.has(line))
  const loose = free.length > 0 ? free : lines.slice(1)
  const oldest = Math.max(...loose.map(({ from }) => from))
  const candidates = loose.filter(({ from }) => from === oldest)
  if (free.length > 0) return candidates.at(-1) ?? null
  // The last first: a reply never outlives its question. Of what must stay, though, the rest was told for the last, and
  // the story's own last words outlive what was added to them.
  const [only, ...others] = candidates
  if (others.length > 0) return candidates.at(-2) ?? null
  if (!only || !keepsLast || only !== lines.findLast(({ from }) => from > ADDED)) return only ?? null
  const added = loose.filter(({ from }) => from === ADDED)
  return added.at(-1) ?? only
}

/** Even pages; a paragraph may part between sentences, speech never. Null when a page would not hold. */
function spread(
  paragraphs: readonly string[],
  age: ReaderAge,
  pages: readonly number[],
  force = false,
): string[][] | null {
  const result: string[][] = []
  const rest = [...paragraphs]
  pages.forEach((page, index) => {
    const budget = wordBudget(age, page)
    const left = pages.length - index
    const target = left === 1 ? budget : Math.min(budget, Math.ceil(countAll(rest) / left) + 4)
    const here: string[] = []
    const holds = (more: string) =>
      (left === 1 && force) ||
      (countAll([...here, more]) <= target && linesNeeded(age, [...here, more]) <= lineBudget(age, page))
    for (let next = rest[0]; next !== undefined; next = rest[0]) {
      if (holds(next)) {
        here.push(next)
        rest.shift()
        continue
      }
      const [head, tail] = /^[—“]/u.test(next) ? ['', next] : partAt(next, holds)
      if (head) here.push(head)
      rest[0] = tail
      break
    }
    result.push(here)
  })
  return rest.length === 0 && result.every((page) => page.length > 0) ? result : null
}

function partAt(paragraph: string, holds: (text: string) => boolean): [string, string] {
  const sentences = sentencesOf(paragraph)
  let taken = 0
  while (taken < sentences.length && holds(sentences.slice(0, taken + 1).join(' '))) taken += 1
  return [sentences.slice(0, taken).join(' '), sentences.slice(taken).join(' ')]
}
