import type { Batch, Kinds } from './batches.ts'
import { type Limits, runFiles } from './run-files.ts'
import type { Tally } from './tally.ts'

/**
 * Keeps two cores busy with three processes: two take what waits for a browser, a clock or another process half of the time,
 * and one what computes. Who has finished helps the others. With a fourth, even of what mostly waits, each takes so much longer
 * that all together do.
 */
export async function inLanes(kinds: Partial<Kinds>, limits: Limits, tally: Tally): Promise<void> {
  const [waiting, computing] = [[...(kinds.waiting ?? [])], [...(kinds.computing ?? [])]]
  const lane = async (own: Batch[], others: Batch[]) => {
    for (;;) {
      const batch = own.shift() ?? others.shift()
      if (!batch) return
      tally.add(await runFiles(batch, limits, (result) => tally.file(result)))
    }
  }
  await Promise.all([lane(waiting, computing), lane(waiting, computing), lane(computing, waiting)])
}
