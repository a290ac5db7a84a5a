import type { Batch, Kinds } from './batches.ts'
import { type Limits, runFiles } from './run-files.ts'
import type { Tally } from './tally.ts'

/**
 * Keeps two cores busy with four processes: two take what has a browser, one what computes and one what mostly waits. Who has
 * finished helps the others, but for the one that waits: a fourth that works starves a browser now and then for longer than a
 * test waits.
 */
export async function inLanes(kinds: Partial<Kinds>, limits: Limits, tally: Tally): Promise<void> {
  const [browsing, computing, waiting] = [kinds.browsing, kinds.computing, kinds.waiting].map((all = []) => [...all])
  const lane = async (...from: (Batch[] | undefined)[]) => {
    for (;;) {
      const batch = from.find((batches) => batches && batches.length > 0)?.shift()
      if (!batch) return
      tally.add(await runFiles(batch, limits, (result) => tally.file(result)))
    }
  }
  await Promise.all([
    lane(browsing, computing, waiting),
    lane(browsing, computing, waiting),
    lane(computing, browsing, waiting),
    lane(waiting),
  ])
}
