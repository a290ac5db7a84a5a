/**
 * A whole offline book by the command, cold, for screens alone and with its files for a printer: seconds and peak memory,
 * against the same process doing nothing but printing its usage (start-up and imports).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('../..', import.meta.url).pathname
const RUNS = 3

const out = mkdtempSync(join(tmpdir(), 'colorin-bench-'))
const idle = measure(['--help'])
for (const fixture of ['lucia-y-el-dragon', 'los-ocho-del-bosque'])
  for (const printer of ['none', 'generic-210']) {
    const name = `${fixture}, ${printer === 'none' ? 'for screens' : 'and for print'}`
    const book = measure([`tests/fixtures/books/${fixture}.json`, '--out', join(out, fixture), '--print', printer])
    console.log(
      `${name}: ${book.seconds.toFixed(2)} s, ${book.megabytes.toFixed(0)} MB peak; ${(book.seconds / idle.seconds).toFixed(1)} × an idle start (${idle.seconds.toFixed(2)} s, ${idle.megabytes.toFixed(0)} MB)`,
    )
  }
rmSync(out, { recursive: true, force: true })

/** Median seconds and greatest resident set over a few cold processes. */
function measure(args: string[]): { seconds: number; megabytes: number } {
  const runs = Array.from({ length: RUNS }, () => {
    const startedAt = performance.now()
    const { exitCode, resourceUsage } = Bun.spawnSync([process.execPath, 'src/book.ts', ...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (exitCode !== 0) throw new Error(`exit code ${exitCode}`)
    return { seconds: (performance.now() - startedAt) / 1000, megabytes: (resourceUsage?.maxRSS ?? 0) / 1e6 }
  })
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  return { seconds, megabytes: Math.max(...runs.map((run) => run.megabytes)) }
}
