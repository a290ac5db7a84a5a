import { afterEach, expect, test } from 'bun:test'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { FilesystemFileStore } from '../../src/adapters/filesystem/filesystem-file-store.ts'
import { startLibsqlServer } from '../support/database.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

const open: TestServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop()
})

async function aServer(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ environment: { LOG_LEVEL: 'info' }, ...options })
  open.push(server)
  const ready = async () => {
    const answer = await server.call('/ready')
    return {
      status: answer.status,
      retryAfter: answer.headers.get('Retry-After'),
      body: (await answer.json()) as object,
    }
  }
  /** Looked at once a second: asked until the answer is another. */
  const until = async (status: number) => {
    for (;;) {
      const answer = await ready()
      if (answer.status === status) return answer
      await Bun.sleep(50)
    }
  }
  const told = () => server.lines.map((line) => JSON.parse(line).msg).filter((message) => message !== 'request')
  return { server, ready, until, told }
}

const REFUSAL = { success: false, code: 'server.notReady', error: expect.stringMatching(/^Colorín no puede trabajar/u) }

test('a server is ready while its database answers, not while it does not, and again when it does', async () => {
  const database = await startLibsqlServer()
  const { ready, until, told } = await aServer({ environment: { DATABASE_URL: database.url, LOG_LEVEL: 'info' } })
  expect(await ready()).toMatchObject({ status: 200, body: { success: true } })

  await database.stop()
  const down = await until(503)
  expect(down.body).toEqual(REFUSAL)
  expect(Number(down.retryAfter)).toBeGreaterThan(0)
  await database.start()
  await until(200)
  expect(told()).toEqual([expect.stringMatching(/^not ready: database/u), 'ready again'])
  await database.stop()
})

test('a server whose data was taken away under it is not ready', async () => {
  const dataDir = join(aTemporaryFolder(), 'data')
  const { server, ready, until, told } = await aServer({ dataDir, environment: { LOG_LEVEL: 'info' } })
  expect((await ready()).status).toBe(200)

  renameSync(dataDir, `${dataDir}-elsewhere`)
  expect((await until(503)).body).toEqual(REFUSAL)
  expect(told()[0]).toMatch(/^not ready: database .*files/u)
  expect((await server.call('/health')).status).toBe(200)
  expect(existsSync(dataDir)).toBe(false)
  renameSync(`${dataDir}-elsewhere`, dataDir)
  await until(200)
})

test('a store that never answers is not waited for, and the question is not asked again for every caller', async () => {
  let asked = 0
  class SilentStore extends FilesystemFileStore {
    override check(): Promise<void> {
      asked += 1
      return new Promise(() => {})
    }
  }
  const { ready } = await aServer({ overrides: { files: new SilentStore(aTemporaryFolder()) } })
  const answers = await Promise.all(Array.from({ length: 100 }, ready))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(asked).toBe(1)
  expect((await ready()).status).toBe(503)
  expect(asked).toBe(1)
})
