/** The compiled program: start to its first answer (median of nine) and idle memory, against Bun starting and doing nothing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('../..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'colorin-binary-'))
const program = join(folder, 'colorin')
Bun.spawnSync([process.execPath, 'scripts/build-binary.ts', '--out', program], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})

const nothing = median(Array.from({ length: 9 }, () => timed(() => Bun.spawnSync([process.execPath, '-e', '0']))))
let memory = 0
const starts: number[] = []
for (let n = 0; n < 9; n++) {
  const startedAt = performance.now()
  const child = Bun.spawn([program], {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', PORT: '0', GATE_PASSWORD: '', LOG_LEVEL: 'silent' },
    stdout: 'pipe',
  })
  const { value } = await child.stdout.getReader().read()
  await fetch(`${/address\s+(\S+)/u.exec(new TextDecoder().decode(value))?.[1]}/health`)
  starts.push(performance.now() - startedAt)
  await Bun.sleep(200)
  memory = Number(/VmRSS:\s+(\d+)/u.exec(await Bun.file(`/proc/${child.pid}/status`).text())?.[1] ?? 0) / 1024
  child.kill()
  await child.exited
}
console.log(
  `first answer after ${median(starts).toFixed(0)} ms (${(median(starts) / nothing).toFixed(1)} × Bun doing nothing, ${nothing.toFixed(0)} ms); idle ${memory.toFixed(0)} MB`,
)
rmSync(folder, { recursive: true, force: true })

function timed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
