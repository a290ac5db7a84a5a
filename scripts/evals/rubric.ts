import { z } from 'zod'
import type { CompleteBookInfo } from '../../src/domain/completeness.ts'
import { confirmedWish } from '../../src/domain/confirmed-wish.ts'
import type { Story } from '../../src/domain/story.ts'
import type { Wish } from '../../src/domain/wish.ts'

/** What a book is scored by, from 1 to 5, and how the report calls it. */
export const CRITERIA = {
  told: 'wishes told',
  coherence: 'coherence',
  surprise: 'surprise',
  voice: 'voice',
  age: 'age',
  language: 'Spanish (or English)',
} as const
export type Criterion = keyof typeof CRITERIA

/** The reason stands first: a model decides in the order in which it writes. */
const Mark = z.object({ reason: z.string(), score: z.number() })
export const WireRubric = z.object({
  wishes: z.array(
    z.object({
      number: z.number(),
      verdict: z.enum(['told', 'missing', 'contradicted']),
      sentences: z.array(z.number()),
    }),
  ),
  marks: z.object({ told: Mark, coherence: Mark, surprise: Mark, voice: Mark, age: Mark, language: Mark }),
})
export type WireRubric = z.infer<typeof WireRubric>

/** What is wrong with an answer of the right form; null: nothing. */
export function rubricProblem({ wishes, marks }: WireRubric, asked: number): string | null {
  const odd = Object.values(marks).find(({ score }) => !Number.isInteger(score) || score < 1 || score > 5)
  if (odd) return `a score of ${odd.score}`
  const silent = Array.from({ length: asked }, (_, index) => index + 1).find(
    (number) => !wishes.some((wish) => wish.number === number),
  )
  return silent === undefined ? null : `nothing said of wish ${silent}`
}

export const OUTCOMES = ['told', 'kept', 'missed', 'contradicted'] as const
export type WishOutcome = (typeof OUTCOMES)[number]
export type JudgedWish = { quote: string; outcome: WishOutcome; evidence: string[]; unconfirmed: boolean }

/**
 * What became of each wish, as far as the book bears the judge out: sentences that there are not count for nothing, a saying
 * has to be said, and what was to stay out is looked for by code as well.
 */
export function judgedWishes(
  { wishes }: WireRubric,
  asked: readonly Wish[],
  story: Story,
  info: CompleteBookInfo,
): JudgedWish[] {
  const people = info.characters.map(({ name }) => name)
  return asked.map((wish, index) => {
    const said = wishes.find(({ number }) => number === index + 1)
    const isAvoid = wish.kind === 'avoid'
    const shows = said && said.verdict !== 'missing' && !(isAvoid && said.verdict === 'told')
    const answer = confirmedWish(wish, shows ? said.sentences : [], story, people)
    const evidence = answer.evidence.map(({ text }) => text)
    if (isAvoid) {
      const outcome = answer.outcome === 'kept' ? 'kept' : 'contradicted'
      // Either somebody claims what nobody finds, or code finds what the judge overlooked.
      const unconfirmed = (said?.verdict === 'contradicted') !== (outcome === 'contradicted')
      return { quote: wish.quote, outcome, evidence, unconfirmed }
    }
    if (said?.verdict === 'contradicted' && said.sentences.length > 0)
      return { quote: wish.quote, outcome: 'contradicted', evidence, unconfirmed: false }
    const outcome = answer.outcome === 'told' ? 'told' : 'missed'
    return { quote: wish.quote, outcome, evidence, unconfirmed: said?.verdict === 'told' && outcome !== 'told' }
  })
}

export const WireComparison = z.object({
  a: z.string(),
  b: z.string(),
  because: z.string(),
  better: z.enum(['A', 'B', 'tie']),
})
export type WireComparison = z.infer<typeof WireComparison>

export type Result = 'win' | 'tie' | 'loss'

/** @param first the judge’s answer where the book was A @param second where it was B: who prefers a place prefers no book */
export function resultOf(first: WireComparison['better'], second: WireComparison['better']): Result {
  if (first === 'A' && second === 'B') return 'win'
  return first === 'B' && second === 'A' ? 'loss' : 'tie'
}
