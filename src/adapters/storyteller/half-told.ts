import type { AnsweredWish } from '../../domain/wish.ts'

/** Words of content of what is no sentence by itself: `y una es el portero`, `and her dad's`. */
const MOST_OF_A_TAIL = 4

/**
 * Answers for a parent's eyes: a sentence of which an `y` brings the rest, and of which one side alone is told, is answered
 * once, as missed in part, with the page that has the other. Two lines, one told and one `and her dad's`, would say less.
 * `words`: of content, in each wish.
 */
export function halvesTogether(
  answers: readonly AnsweredWish[],
  words: readonly number[],
  freeText: string,
): AnsweredWish[] {
  const together: AnsweredWish[] = []
  for (const [index, answer] of answers.entries()) {
    const before = together.at(-1)
    const isShort = Math.min(words[index - 1] ?? 0, words[index] ?? 0) <= MOST_OF_A_TAIL
    const quote = before && isShort ? joined(before, answer, freeText) : null
    if (before && quote !== null) together.splice(-1, 1, inPart(before, answer, quote))
    else together.push(answer)
  }
  return together
}

function inPart(one: AnsweredWish, other: AnsweredWish, quote: string): AnsweredWish {
  const evidence = [...one.evidence, ...other.evidence]
  return { ...one, quote, outcome: 'missed', sensitive: one.sensitive ?? other.sensitive, evidence, reason: 'part' }
}

/** The words of both, where they are one sentence and only one of them is told. */
function joined(one: AnsweredWish, other: AnsweredWish, freeText: string): string | null {
  if (one.field !== 'freeText' || other.field !== 'freeText' || !GOES_ON.test(other.quote)) return null
  if (!isToldOrMissed(one) || !isToldOrMissed(other)) return null
  if (one.reason !== 'part' && one.outcome === other.outcome) return null
  const both = [one.quote, other.quote].map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  return new RegExp(both.join(',?\\s+'), 'u').exec(freeText)?.[0] ?? null
}

const GOES_ON = /^(?:y|e|ni|and|or)\s/iu

function isToldOrMissed({ outcome, reason }: AnsweredWish): boolean {
  return outcome === 'told' || (outcome === 'missed' && reason !== 'language')
}
