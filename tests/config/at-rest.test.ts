import { expect, test } from 'bun:test'
import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startedMain } from '../support/main-process.ts'
import { aParent, startServer } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

/** Everything in a folder and the folder itself, by what others may do with it. */
function rightsOfOthers(folder: string): [path: string, rights: string][] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return ['.', ...names].map((name) => [name, (statSync(join(folder, name)).mode & 0o077).toString(8)])
}

const closed = (folder: string) => rightsOfOthers(folder).map(([name]) => [name, '0'] as [string, string])

test('after a clean stop the database file alone has everything', async () => {
  const [folder, copy] = [aTemporaryFolder(), aTemporaryFolder()]
  const server = await startedMain({ DATA_DIR: folder })
  const { email } = await aParent(server.url)
  expect((await server.stop()).exitCode).toBe(0)

  copyFileSync(join(folder, 'colorin.db'), join(copy, 'colorin.db'))
  const again = await startServer({ dataDir: copy })
  expect((await again.ports.users.findByEmail(email))?.email).toBe(email)
  await again.stop()
  expect(statSync(join(folder, 'colorin.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0)
})

test('what a killed server had answered for is there for the next, which empties its log', async () => {
  const folder = aTemporaryFolder()
  const server = await startedMain({ DATA_DIR: folder })
  const { email } = await aParent(server.url)
  await server.kill()

  const again = await startServer({ dataDir: folder })
  expect((await again.ports.users.findByEmail(email))?.email).toBe(email)
  await again.stop()
  expect(statSync(join(folder, 'colorin.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0)
})

test('nobody else on the machine can read what families wrote, while it is served or after', async () => {
  const folder = join(aTemporaryFolder(), 'new', 'data')
  const server = await startServer({ dataDir: folder })
  await (await server.parent()).aReadyBook()
  const names = rightsOfOthers(folder).map(([name]) => name)

  for (const name of ['colorin.db', 'colorin.db-wal', 'colorin.db-shm', 'app-secret', 'books'])
    expect(names).toContain(name)
  expect(rightsOfOthers(folder)).toEqual(closed(folder))
  await server.stop()
  expect(rightsOfOthers(folder)).toEqual(closed(folder))
})

test('what an earlier version left open is closed by the next start', async () => {
  const folder = aTemporaryFolder()
  const first = await startServer({ dataDir: folder })
  await (await first.parent()).aReadyBook()
  await first.stop()
  writeFileSync(join(folder, 'colorin.db-wal'), '')
  mkdirSync(join(folder, 'books/1/covers'), { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
  }
  chmodSync(folder, 0o755)

  const server = await startServer({ dataDir: folder })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of ['colorin.db', 'colorin.db-wal', 'colorin.db-shm', 'app-secret'])
    expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600])
  // Behind the closed folder the books follow in their own time.
  while (statSync(join(folder, 'books')).mode & 0o077) await Bun.sleep(5)
  expect(rightsOfOthers(folder)).toEqual(closed(folder))
  await server.stop()
})

test('a second server at the same port does not start, and the first goes on answering alone', async () => {
  const server = await startServer()
  const port = new URL(server.url).port

  await expect(startServer({ environment: { PORT: port } })).rejects.toMatchObject({
    lines: [expect.stringMatching(/^PORT: expected a free port/u)],
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.call('/health')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await server.stop()
})
