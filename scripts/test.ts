/**
 * `bun run test`: everything. Installs, then types, lint and what answers within seconds, and where that is well all other
 * tests, with a browser that it finds or gets by itself. `bun run test http e2e/wizard`: the tests of these rooms alone.
 * Before the last line, `N passed, N failed`, stands the name of everything that failed.
 */
import { batchesOf, filesOf, firstBatches, otherFiles } from './testing/batches.ts'
import { inLanes } from './testing/lanes.ts'
import { quickFolder } from './testing/quick-folder.ts'
import { Tally } from './testing/tally.ts'

const bun = process.execPath
const root = new URL('..', import.meta.url).pathname
const LIMITS = { longestMs: 150_000, testTimeoutMs: 90_000 }
const startedAt = performance.now()
const tally = new Tally()
const rooms = process.argv.slice(2)
const folder = quickFolder()
if (folder) process.env.TMPDIR = folder

await step('install', [bun, 'install', '--frozen-lockfile', '--silent'])
// Nothing after a failed install says anything.
if (tally.failures.length > 0) process.exit(tally.close(startedAt))
const linted = rooms.length > 0 ? null : step('lint', [bun, 'x', '--bun', 'biome', 'check', '--error-on-warnings'])
await step('stories', [bun, 'scripts/build-stories.ts'])
await step('islands', [bun, 'scripts/build-client.ts'])
if (rooms.length > 0) await theseRooms()
else if (await firstAnswer()) await everythingElse()
process.exit(tally.close(startedAt))

async function theseRooms(): Promise<void> {
  const files = rooms.flatMap((room) => {
    const found = filesOf(room)
    if (found.length === 0) tally.step(`no tests are called ${room}`, false, 0)
    return found
  })
  await step('browser', [bun, 'scripts/get-browser.ts'])
  await inLanes(batchesOf(files), LIMITS, tally)
}

async function firstAnswer(): Promise<boolean> {
  await Promise.all([
    // One checker, which does nothing twice, and a collector that waits: half of the processor time, for 1 GB.
    step('types', [bun, 'x', '--bun', 'tsc', '--noEmit', '--checkers', '1'], { GOGC: '400' }),
    (async () => {
      await linted
      await step('lock file names no host', [bun, 'scripts/testing/lock-file.ts'])
      await inLanes({ computing: firstBatches() }, LIMITS, tally)
    })(),
    step('browser', [bun, 'scripts/get-browser.ts']),
  ])
  return tally.failures.length === 0
}

async function everythingElse(): Promise<void> {
  await inLanes(batchesOf(otherFiles()), LIMITS, tally)
}

/** One that fails says why. */
async function step(name: string, command: string[], settings: Record<string, string> = {}): Promise<void> {
  const begunAt = performance.now()
  const child = Bun.spawn(command, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  const exitCode = await child.exited
  if (exitCode !== 0) console.log((await said).join('\n'))
  tally.step(name, exitCode === 0, performance.now() - begunAt)
  tally.cpuSeconds += Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1e6
}
