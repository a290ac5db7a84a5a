import { existsSync } from 'node:fs'

const root = new URL('../..', import.meta.url).pathname

export type Product = Awaited<ReturnType<typeof startProduct>>

/** The product as its own command starts it, in a process that can be told to stop, or killed. No gate, no rate limits. */
export async function startProduct(
  dataDir: string,
  environment: Record<string, string> = {},
  /** Words before the command, such as one that gives it a small disk. */
  within: readonly string[] = [],
) {
  const child = Bun.spawn([...within, process.execPath, 'src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      GATE_PASSWORD: '',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      STEP_LEASE_MS: '600',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  let url = ''
  const decoder = new TextDecoder()
  for await (const chunk of child.stdout) {
    said += decoder.decode(chunk, { stream: true })
    url = /address\s+(\S+)\n/u.exec(said)?.[1] ?? ''
    if (url) break
  }
  if (!url) throw new Error(`The product did not start: ${said}`)
  return {
    child,
    url,
    async kill() {
      child.kill(9)
      await child.exited
    },
    /** Asks it to stop, as a deployment does. @returns its exit code */
    async stop() {
      child.kill('SIGTERM')
      return child.exited
    },
  }
}

/** Files under the folder of one book whose key begins so; what a test finds there, a backup finds as well. */
export function filesOf(dataDir: string, book: number, folder: string): string[] {
  const path = `${dataDir}/books/${book}/${folder}`
  return existsSync(path) ? [...new Bun.Glob('**/*').scanSync({ cwd: path })] : []
}
