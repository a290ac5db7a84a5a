import type { Story } from '../story.ts'
import type { AnsweredWish, Evidence } from '../wish.ts'
import { evidenceAfter } from './carried-evidence.ts'
import { type Change, changeOf } from './changed-sentences.ts'
import { keptOutAfter } from './kept-out.ts'
import { toldAsSaid, toldUnasked } from './told-by-parent.ts'
import { allWhereItIs } from './where-it-stands.ts'

/**
 * Story.wishes as they are after the parent changed the words. Only what the words of `after` show is claimed.
 * @param before the story as it was, its wishes as they were answered
 * @param after the story with the new words (its `wishes` still those of before)
 * @param tells ids of wishes that the parent says this change tells («Escríbelo tú»)
 * @param original the answers when the writer finished: where all their words are there again, so are they
 * @returns the same objects where nothing changed for them
 */
export function wishesAfterEdit(
  before: Story,
  after: Story,
  tells: readonly string[],
  original: Story['wishes'] = null,
): Story['wishes'] {
  if (before.wishes === null) return null
  const change = changeOf(before, after)
  const answers = before.wishes.map((wish): AnsweredWish => {
    const first = original?.find(({ id }) => id === wish.id) ?? null
    const answer =
      wish.kind === 'avoid'
        ? keptOutAfter(wish, change, first)
        : ((tells.includes(wish.id) ? toldAsSaid(wish, change) : null) ?? answerAfter(wish, change, first))
    return isSameAnswer(wish, answer) ? wish : answer
  })
  return answers.every((answer, index) => answer === before.wishes?.[index]) ? before.wishes : answers
}

/** What is told stays so as long as its words do; the writer's own answer goes before one of the parent's. */
function answerAfter(wish: AnsweredWish, change: Change, original: AnsweredWish | null): AnsweredWish {
  const asWritten = original && whereItIs(original, change)
  if (asWritten?.outcome === 'told') return asWritten
  const carried = withEvidenceAfter(wish, change)
  if (carried.outcome === 'told') return carried
  const answer = toldUnasked(carried, change) ?? asWritten
  if (answer) return answer
  // Nothing of it is left: it is answered as the writer did, who may have known why.
  const isBare = original?.evidence.length === 0 && original.outcome !== 'told' && carried.evidence.length === 0
  return isBare ? original : carried
}

/** An answer whose words are all in the book, letter by letter. */
function whereItIs(answer: AnsweredWish, change: Change): AnsweredWish | null {
  const evidence = answer.evidence.length > 0 ? allWhereItIs(answer.evidence, change) : null
  if (!evidence) return null
  return evidence.every((one, index) => one === answer.evidence[index]) ? answer : { ...answer, evidence }
}

function withEvidenceAfter(wish: AnsweredWish, change: Change): AnsweredWish {
  if (wish.evidence.length === 0) return wish
  const [same, touched] = partedBy(wish.evidence, (one) => isUntouched(one, change))
  const evidence = touched.length === 0 ? same : [...same, ...evidenceAfter({ ...wish, evidence: touched }, change)]
  if (evidence.length === wish.evidence.length) return { ...wish, evidence }
  const { reason: _, ...rest } = wish
  return evidence.length > 0
    ? { ...rest, outcome: 'missed', evidence, reason: 'part' }
    : { ...rest, outcome: 'missed', by: 'writer', evidence: [] }
}

/** Its page says what it said: whatever made it so, a writer's own rendering of the words included, still does. */
function isUntouched({ chapter, page }: Evidence, { before, after }: Change): boolean {
  const at = ({ pages }: Change['after']) => pages.find((one) => one.chapter === chapter && one.page === page)
  const [was, is] = [at(before), at(after)]
  return was !== undefined && was.text === is?.text
}

function partedBy<T>(all: readonly T[], belongs: (one: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((one) => !belongs(one))]
}

function isSameAnswer(one: AnsweredWish, other: AnsweredWish): boolean {
  const said = ({ outcome, by, reason, evidence }: AnsweredWish) =>
    JSON.stringify([outcome, by, reason, evidence.map(({ chapter, page, text }) => [chapter, page, text])])
  return one === other || said(one) === said(other)
}
