import { atTheEnd } from './at-the-end.ts'
import type { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import type { Task } from './fake-openai/faults.ts'
import { AMPLE_BUDGETS, modelEnvironment } from './model-environment.ts'

const root = new URL('../..', import.meta.url).pathname

type Fake = ReturnType<typeof startFakeOpenAi>

/** `bun run evals` with these words, against this server's models; null: without any. */
export function evals(fake: Fake | null, ...args: string[]) {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const child = Bun.spawn([process.execPath, 'scripts/evals/evals.ts', ...args], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...AMPLE_BUDGETS, ...(fake && modelEnvironment(fake.url)) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  atTheEnd(() => child.kill(9))
  return {
    async done() {
      const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
      return { exitCode: await child.exited, stdout, stderr }
    },
    async kill() {
      child.kill(9)
      await child.exited
    },
  }
}

export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await Bun.sleep(10)
}

/** What the judge was shown, call by call. */
export function taken(fake: Fake, task: Task): { user: string }[] {
  return fake.journal
    .filter((entry) => entry.task === task)
    .map(({ sent }) => ({ user: JSON.parse(sent).messages.at(-1).content }))
}

/** Cells of the rows that begin with this cell, or with a link to it. */
export function rowsOf(report: string, first: string): string[][] {
  return report
    .split('\n')
    .map((line) => line.replace(/^\| | \|$/gu, '').split(' | '))
    .filter(([cell = ''], _, all) => all.length > 1 && (cell === first || cell.startsWith(`${first}(`)))
}

/** Cells of the first row under the head that begins with this cell. */
export function rowOf(report: string, head: string): string[] {
  const lines = report.split('\n')
  const at = lines.findIndex((line) => line.startsWith(`| ${head} |`))
  return (lines[at + 2] ?? '').replace(/^\| | \|$/gu, '').split(' | ')
}
