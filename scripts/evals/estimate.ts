import type { OpenAiSettings } from '../../src/adapters/openai/settings.ts'
import { MOST_AT_ONCE } from '../../src/adapters/openai/story/direction.ts'
import { OpenAiPageRewriter } from '../../src/adapters/openai/story/openai-page-rewriter.ts'
import { OpenAiStoryWriter } from '../../src/adapters/openai/story/openai-story-writer.ts'
import { strictSchema } from '../../src/adapters/openai/story/wire-story.ts'
import { ask } from '../../src/adapters/openai/text-model.ts'
import { MemoryAnswers } from '../../src/adapters/system/memory-answers.ts'
import { MemoryLedger } from '../../src/adapters/system/memory-ledger.ts'
import { costOfText, TYPICAL_ANSWER_TOKENS } from '../../src/domain/prices.ts'
import { isWrittenAtOnce, READER_AGE_PROFILES } from '../../src/domain/reader-age.ts'
import { pagesWithoutScene, type Story } from '../../src/domain/story.ts'
import type { AnsweredWish, Wish } from '../../src/domain/wish.ts'
import type { Moderator } from '../../src/ports/moderator.ts'
import type { StoryWriter } from '../../src/ports/story-writer.ts'
import type { Brief } from './briefs.ts'
import { comparisonOf, JUDGE_TOKENS, type Judgement, rubricOf } from './judge.ts'
import { Measuring, type Size } from './measuring.ts'
import type { Words } from './stored-book.ts'

/** `calls` as a rule and at most; tokens of one of them; `model`: whose price it is. */
type Line = { model: string; calls: number; most: number; tokensIn: number; maxTokens: number }
export type Estimate = { calls: number; most: number; tokens: number; mostTokens: number; usd: number; mostUsd: number }

/** Of one thing to be written: answers, repairs, one more for a refusal and a double one for an answer that was cut. */
const ANSWERS_AT_MOST = 7
/** Pages that an editor names and that wishes are put into: as a rule, and as many as `finishStory` has written again. */
const REWRITTEN = { edited: 3, mostEdited: 8, mended: 1, mostMended: 3 }
const JUDGE_TRIES = 2
const TOKENS_A_WORD = 2

type Needs = { settings: OpenAiSettings; judge: string; moderator: Moderator; fallback: StoryWriter }
export type Ahead = {
  brief: Brief
  wishes: readonly Wish[]
  /** Stands for the book that is not written: as long, of the same people. */
  sample: Story
  baseline: Words | null
  isWritten: boolean
  isJudged(judgement: Judgement<unknown>): boolean
}

/**
 * What is still to be paid for one brief. The product’s own requests are made, measured and not sent; chapters, whose plan nobody
 * has, are taken to be as long to ask for as the plan, and all that stands before them.
 */
export async function linesOf(needs: Needs, ahead: Ahead): Promise<Line[]> {
  const { brief, wishes, sample, baseline } = ahead
  const measuring = new Measuring(needs.settings, new MemoryLedger(), new MemoryAnswers())
  const measure = (work: (signal: AbortSignal) => Promise<unknown>) => measuring.measure(work)
  const lines: Line[] = []
  const add = (model: string, calls: number, most: number, size: Size | null) => {
    if (size) lines.push({ model, calls, most, ...size })
  }
  if (!ahead.isWritten) {
    const model = needs.settings.storyModel ?? ''
    const trades = { connection: measuring, moderator: needs.moderator }
    const writer = new OpenAiStoryWriter({ ...trades, fallback: needs.fallback })
    const { info } = brief
    const asked = { info, seed: '', wishes }
    const story = { ...sample, wishes: wishes.map(unanswered) }
    const plan = await measure((signal) => writer.plan(asked, signal))
    const editing = await measure((signal) => writer.review(asked, story, signal))
    const reading = wishes.length > 0 ? await measure((signal) => writer.answer(asked, story, signal)) : null
    const page = await measure((signal) =>
      new OpenAiPageRewriter(trades).rewrite({ info, story, chapter: 1, page: 1, wish: 'x'.repeat(120) }, signal),
    )
    const unseen = withoutScenes(story)
    const direction = await measure((signal) => writer.direct(asked, unseen, signal))
    const directions = Math.ceil(pagesWithoutScene(unseen, info.readerAge).length / MOST_AT_ONCE)
    add(model, 1, ANSWERS_AT_MOST, plan)
    add(model, directions, directions * ANSWERS_AT_MOST, direction)
    // So short a book is written in one go.
    const parts = isWrittenAtOnce(info) ? 1 : info.chapters
    for (let before = 0; before < parts && plan; before++) {
      const told = before * READER_AGE_PROFILES[info.readerAge].wordsPerChapter * TOKENS_A_WORD
      add(model, 1, ANSWERS_AT_MOST, { ...plan, tokensIn: plan.tokensIn + told })
    }
    add(model, 1, ANSWERS_AT_MOST, editing)
    add(model, REWRITTEN.edited, REWRITTEN.mostEdited * ANSWERS_AT_MOST, page)
    add(model, reading ? REWRITTEN.mended : 0, reading ? REWRITTEN.mostMended * ANSWERS_AT_MOST : 0, page)
    add(model, 2, 2 * ANSWERS_AT_MOST, reading)
  }
  for (const judgement of judgementsOf(brief, wishes, sample, baseline)) {
    if (ahead.isJudged(judgement)) continue
    const { messages, name, schema } = judgement
    const question = { messages, maxTokens: JUDGE_TOKENS, schema: { name, json: strictSchema(schema) } }
    const size = await measure((signal) => ask(measuring, { ...question, payer: null, model: needs.judge }, signal))
    add(needs.judge, 1, JUDGE_TRIES, size)
  }
  return lines
}

export function judgementsOf(
  brief: Brief,
  wishes: readonly Wish[],
  story: Story,
  baseline: Words | null,
): Judgement<unknown>[] {
  const comparisons = baseline ? ([1, 2] as const).map((order) => comparisonOf(brief, story, baseline, order)) : []
  return [rubricOf(brief, wishes, story), ...comparisons]
}

export function estimateOf(lines: readonly Line[]): Estimate {
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0)
  const typical = ({ tokensIn, maxTokens }: Line) => ({
    tokensIn,
    tokensOut: Math.min(maxTokens, TYPICAL_ANSWER_TOKENS),
  })
  // A repair comes with the answer that it repairs.
  const worst = ({ tokensIn, maxTokens }: Line) => ({ tokensIn: tokensIn + maxTokens, tokensOut: maxTokens })
  const tokens = ({ tokensIn, tokensOut }: { tokensIn: number; tokensOut: number }) => tokensIn + tokensOut
  return {
    calls: sum(({ calls }) => calls),
    most: sum(({ most }) => most),
    tokens: sum((line) => line.calls * tokens(typical(line))),
    mostTokens: sum((line) => line.most * tokens(worst(line))),
    usd: sum((line) => line.calls * costOfText(line.model, typical(line))),
    mostUsd: sum((line) => line.most * costOfText(line.model, worst(line))),
  }
}

function withoutScenes(story: Story): Story {
  const chapters = story.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map(({ paragraphs }) => ({ paragraphs, scene: null })),
  }))
  return { ...story, chapters }
}

function unanswered(wish: Wish): AnsweredWish {
  return { ...wish, outcome: 'missed', by: 'writer', evidence: [] }
}
