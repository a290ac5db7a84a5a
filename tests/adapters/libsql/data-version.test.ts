import { expect, test } from 'bun:test'
import { newBookContent } from '../../../src/domain/book.ts'
import { aDatabaseUrl, aStore } from '../../support/database.ts'

const book = {
  id: 7,
  owner: 'parent',
  type: 'personalizado',
  capability: 'c',
  content: newBookContent(),
  createdAt: '2026-11-21T10:00:00.000Z',
}

test('what this process remembers shows what another process wrote, in the very next look', async () => {
  const url = aDatabaseUrl()
  const { books } = await aStore({ url })
  await books.create(book)
  const other = startOtherProcess(url)

  for (let attempts = 1; attempts <= 20; attempts++) {
    expect((await books.get('parent', 7)).doneAttempts).toBe(attempts - 1)
    await other.write(attempts)
    expect((await books.get('parent', 7)).doneAttempts).toBe(attempts)
    expect((await books.list('parent')).books[0]?.doneAttempts).toBe(attempts)
  }
  await other.write('remove')
  await expect(books.get('parent', 7)).rejects.toMatchObject({ code: 'book.notFound' })
  expect((await books.list('parent')).total).toBe(0)
  other.end()
})

test('what this process wrote shows at once, in the same turn', async () => {
  const { books } = await aStore()
  expect((await books.list('parent')).total).toBe(0)
  await books.create(book)
  expect((await books.list('parent')).total).toBe(1)
  expect((await books.get('parent', 7)).doneAttempts).toBe(0)
  await books.change('parent', 7, (book) => ({ ...book, doneAttempts: 1 }))
  expect((await books.get('parent', 7)).doneAttempts).toBe(1)
  expect((await books.list('parent')).books[0]?.doneAttempts).toBe(1)
  await books.remove('parent', 7)
  expect((await books.list('parent')).total).toBe(0)
})

test('a remembered book is nobody else’s', async () => {
  const { books } = await aStore()
  await books.create(book)
  await books.get('parent', 7)

  await expect(books.get('stranger', 7)).rejects.toMatchObject({ code: 'book.notFound' })
  expect((await books.get('parent', 7)).id).toBe(7)
})

test('what the database is asked to vouch for leaves it free to empty its log', async () => {
  const { books, users, url } = await aStore()
  await books.create(book)
  await books.get('parent', 7)
  await users.remove('parent')

  expect(Bun.file(`${url.replace('file:', '')}-wal`).size).toBe(0)
})

/** Commits to the same file from a process of its own, each time it is told to. */
function startOtherProcess(url: string) {
  const store = new URL('../../../src/adapters/libsql/open-libsql.ts', import.meta.url).pathname
  const clock = new URL('../../../src/adapters/system/system-clock.ts', import.meta.url).pathname
  const child = Bun.spawn(
    [
      process.execPath,
      '-e',
      `import { openLibsql } from '${store}'
      import { SystemClock } from '${clock}'
      const { books } = await openLibsql({ url: '${url}', clock: new SystemClock() })
      for await (const line of console) {
        if (line === 'remove') await books.remove('parent', 7)
        else await books.changeAny(7, (book) => ({ ...book, doneAttempts: Number(line) }))
        console.log('written')
      }`,
    ],
    { stdin: 'pipe', stdout: 'pipe' },
  )
  const answers = child.stdout.getReader()
  return {
    async write(what: number | 'remove') {
      child.stdin.write(`${what}\n`)
      child.stdin.flush()
      await answers.read()
    },
    end: () => child.kill(),
  }
}
