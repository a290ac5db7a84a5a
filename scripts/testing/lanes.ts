import type { Batch } from './batches.ts'
import { type Limits, runFiles } from './run-files.ts'
import type { Tally } from './tally.ts'

/**
 * Keeps two cores busy with three processes: two take what waits for a browser half of the time, and one what computes. Who
 * has finished helps the others. A fourth starves a browser now and then for longer than a test waits.
 */
export async function inLanes(
  { waiting, computing }: { waiting: readonly Batch[]; computing: readonly Batch[] },
  limits: Limits,
  tally: Tally,
): Promise<void> {
  const [ofWaiting, ofComputing] = [[...waiting], [...computing]]
  const lane = async (own: Batch[], others: Batch[]) => {
    for (;;) {
      const batch = own.shift() ?? others.shift()
      if (!batch) return
      tally.add(await runFiles(batch, limits, (result) => tally.file(result)))
    }
  }
  const waiters = Array.from({ length: 2 }, () => lane(ofWaiting, ofComputing))
  await Promise.all([...waiters, lane(ofComputing, ofWaiting)])
}
