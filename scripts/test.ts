/**
 * `bun run test`: everything. Installs, then types, lint, and all tests with a browser that it finds or gets by itself.
 * The last line is `N passed, N failed`.
 */
const bun = process.execPath
const root = new URL('..', import.meta.url).pathname
/** A room that takes longer hangs, and has failed. */
const LONGEST_MS = 12 * 60_000
let passed = 0
let failed = 0

step('install', [bun, 'install', '--frozen-lockfile', '--silent'])
step('islands', [bun, 'scripts/build-client.ts'])
step('browser', [bun, 'scripts/get-browser.ts'])
step('types', [bun, 'x', '--bun', 'tsc', '--noEmit'])
step('lint', [bun, 'x', '--bun', 'biome', 'check', '--error-on-warnings'])
step('lock file names no host', [
  bun,
  '-e',
  "if (/https?:\\/\\//.test(await Bun.file('bun.lock').text())) { console.error('bun.lock names a registry host'); process.exit(1) }",
])
for (const room of ['architecture', 'domain', 'use-cases', 'ports']) await tests(room, filesOf(room))
// One process a tool: what one leaves behind in memory cannot hold up another.
for (const tool of foldersOf('tests/adapters')) await tests(tool, filesOf(tool.replace('tests/', '')))
for (const room of ['http', 'command', 'config', 'web']) await tests(room, filesOf(room))
// One process a file: a browser that hangs takes its own file's tests along and no others.
for (const file of [...filesOf('security'), ...filesOf('e2e')]) await tests(file, [file])

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function step(name: string, command: string[]): void {
  const startedAt = performance.now()
  const { exitCode } = Bun.spawnSync(command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  count(name, exitCode === 0, startedAt)
  // Nothing after a failed install says anything.
  if (exitCode !== 0 && name === 'install') process.exit(1)
}

function foldersOf(parent: string): string[] {
  return [...new Bun.Glob(`${parent}/*/`).scanSync({ cwd: root, onlyFiles: false })].sort()
}

function filesOf(room: string): string[] {
  const globs = [`tests/${room}.test.ts`, `tests/${room}/**/*.test.{ts,tsx}`]
  return globs.flatMap((glob) => [...new Bun.Glob(glob).scanSync({ cwd: root })]).sort()
}

/** Each room in a process of its own: a crash in one is one failure, and memory is given back. */
async function tests(name: string, files: string[]): Promise<void> {
  const startedAt = performance.now()
  if (files.length === 0) return
  const child = Bun.spawn([bun, 'test', '--randomize', '--timeout', '90000', ...files.map((file) => `./${file}`)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const hung = setTimeout(() => child.kill(9), LONGEST_MS)
  let report = ''
  const decoder = new TextDecoder()
  const read = (async () => {
    for await (const chunk of child.stderr) {
      report += decoder.decode(chunk, { stream: true })
      process.stdout.write(chunk)
    }
  })()
  await child.exited
  clearTimeout(hung)
  // A process that the tests left behind may hold the pipe open.
  await Promise.race([read, Bun.sleep(2000)])
  const sum = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, 'mu').exec(report)?.[1] ?? 0)
  passed += sum('pass')
  failed += sum('fail')
  // A crash, or an error outside any test, counts even when no test says so.
  if (child.exitCode !== 0 && sum('fail') === 0) failed += 1
  console.log(
    `${name}: ${sum('pass')} passed, ${sum('fail')} failed (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`,
  )
}

function count(name: string, ok: boolean, startedAt: number): void {
  if (ok) passed += 1
  else failed += 1
  console.log(`${name}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
}
