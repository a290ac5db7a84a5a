/**
 * `bun run storm`: what is too long for every check, of which a small version stands there. Every kill, every fault at
 * every stage, every choice of the wizard in every pose. `bun run storm kill`: one of them alone.
 */
import { batchesOf, filesOf } from './testing/batches.ts'
import { inLanes } from './testing/lanes.ts'
import { Tally } from './testing/tally.ts'

const LIMITS = { longestMs: 20 * 60_000, testTimeoutMs: 15 * 60_000 }
const startedAt = performance.now()
const tally = new Tally()
const names = process.argv.slice(2)
const files =
  names.length === 0 ? filesOf('storm', 'storm') : names.flatMap((name) => filesOf(`storm/${name}`, 'storm'))
// On a fresh clone nothing is built.
for (const script of ['build-stories.ts', 'build-client.ts']) {
  const built = Bun.spawnSync([process.execPath, `${import.meta.dir}/${script}`], { cwd: `${import.meta.dir}/..` })
  if (!built.success) throw new Error(built.stderr.toString())
}
await inLanes(batchesOf(files), LIMITS, tally)
process.exit(tally.close(startedAt))
