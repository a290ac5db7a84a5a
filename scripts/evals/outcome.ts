import { hasCode } from '../../src/domain/errors.ts'
import type { Wish } from '../../src/domain/wish.ts'
import type { LedgerEntry } from '../../src/ports/ledger.ts'
import type { Moderator } from '../../src/ports/moderator.ts'
import type { PageRewriter } from '../../src/ports/page-rewriter.ts'
import { ProviderFailure } from '../../src/ports/provider-failure.ts'
import type { StoryWriter } from '../../src/ports/story-writer.ts'
import type { WishReader } from '../../src/ports/wish-reader.ts'
import { writeStory } from '../../src/use-cases/write-story.ts'
import type { Brief } from './briefs.ts'
import type { Desk } from './desk.ts'
import { comparisonOf, type JudgeNeeds, judged, OWNER, rubricOf } from './judge.ts'
import { type JudgedWish, judgedWishes, type Result, resultOf, type WireComparison, type WireRubric } from './rubric.ts'
import type { StoredBook, WordsOfBook } from './stored-book.ts'

/** What became of a brief: its book, what the judge says of it, and what went wrong on the way. */
export type Outcome = {
  brief: Brief
  /** Null: nobody could write it, and `failure` says why. */
  book: StoredBook | null
  failure: string | null
  baseline: WordsOfBook | null
  rubric: { marks: WireRubric['marks']; wishes: JudgedWish[] } | null
  comparison: { result: Result; first: WireComparison; second: WireComparison } | null
  /** Why it is not judged, where it is not. */
  unjudged: string[]
  entries: LedgerEntry[]
}

export type House = {
  desk: Desk
  writer: StoryWriter
  rewriter: PageRewriter | null
  wishReader: WishReader
  moderator: Moderator
  storyModel: string
  judge: JudgeNeeds
}

/** What a parent asks for, as the product reads it. */
export async function wishesIn({ wishReader }: Pick<House, 'wishReader'>, { info }: Brief): Promise<Wish[]> {
  const { wishes } = await wishReader.foresee(info)
  return wishes.map(({ outcome: _, reason: __, ...wish }) => wish)
}

/** Writes the book, unless it is there, and has it judged. What fails is said in the outcome, and thrown is nothing. */
export async function outcomeOf(house: House, brief: Brief, baseline: WordsOfBook | null): Promise<Outcome> {
  const outcome: Outcome = {
    ...{ brief, baseline, book: null, failure: null, rubric: null, comparison: null },
    ...{ unjudged: [], entries: [] },
  }
  try {
    outcome.book = await written(house, brief)
  } catch (error) {
    outcome.failure = inWords(error)
  }
  if (outcome.book) await judge(house, outcome, outcome.book)
  const entries = await house.desk.ledger.entries(new Date(0))
  outcome.entries = entries.filter(({ payer }) => payer?.book === brief.bookId)
  return outcome
}

async function written({ desk, storyModel, judge, ...trades }: House, brief: Brief): Promise<StoredBook> {
  const before = await desk.book(brief.name, brief.of)
  if (before) return before
  const needs = { ...trades, answers: desk.answers, retryDelaysMs: judge.retryDelaysMs }
  const story = await writeStory(needs, desk.context, { bookId: brief.bookId, info: brief.info, owner: OWNER })
  const book = { of: brief.of, by: storyModel, story }
  await desk.keep(brief.name, book)
  return book
}

async function judge(house: House, outcome: Outcome, { story }: StoredBook): Promise<void> {
  const { brief, baseline } = outcome
  const orWhy = async <T>(what: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work()
    } catch (error) {
      outcome.unjudged.push(`${what}: ${inWords(error)}`)
      return null
    }
  }
  outcome.rubric = await orWhy('rubric', async () => {
    const wishes = await wishesIn(house, brief)
    const wire = await judged(house.judge, brief, rubricOf(brief, wishes, story))
    return { marks: wire.marks, wishes: judgedWishes(wire, wishes, story, brief.info) }
  })
  if (!baseline) {
    outcome.unjudged.push('comparison: the baseline has no book of this brief')
    return
  }
  outcome.comparison = await orWhy('comparison', async () => {
    const first = await judged(house.judge, brief, comparisonOf(brief, story, baseline.story, 1))
    const second = await judged(house.judge, brief, comparisonOf(brief, story, baseline.story, 2))
    return { result: resultOf(first.better, second.better), first, second }
  })
}

/** Refused is what a service would not write or the checks would not print; stuck is where nothing that came was of use. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ProviderFailure && error.message.startsWith('budget'))
    return `${error.message} (--max-usd, BUDGET_…)`
  if (!hasCode(error, 'generation.failed')) return error.message
  const details = 'details' in error ? (error.details as { needsChange?: boolean; message?: string }) : {}
  if (details.needsChange) return 'refused'
  return details.message?.startsWith('the judge') ? details.message : 'hopeless: nothing that came could be printed'
}
