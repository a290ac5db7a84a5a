import type { WireGeneration } from '../api/wire.ts'
import { LIST_COPY } from './copy.ts'

/** What is happening to a book, in words. */
export function stageWords({ stage, done, total, doing, is_waiting }: WireGeneration): string {
  if (doing && !is_waiting) return doing
  // Its chapters are there: what is left is an editor’s and a reader’s.
  if (stage === 'story' && total > 0 && done >= total) return LIST_COPY.stage.reading
  if (stage === 'illustrations') return LIST_COPY.stage.illustrations(done, total)
  return LIST_COPY.stage[stage]
}

const SHARES = { story: [2, 25], illustrations: [25, 85], covers: [85, 92], layout: [92, 99] } as const

/** How far the whole book is, 0–100: each stage has its share, its own count moves within it. */
export function stagePercent({ stage, done, total }: WireGeneration): number {
  const [from, to] = SHARES[stage]
  return Math.round(from + (to - from) * (total > 0 ? Math.min(1, done / total) : 0))
}
