import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { getTableColumns, getTableName, isTable } from 'drizzle-orm'
import { openDatabase } from '../../../src/adapters/libsql/open-database.ts'
import * as schema from '../../../src/adapters/libsql/schema.ts'
import { newBookContent } from '../../../src/domain/book.ts'
import { newBookInfo } from '../../../src/domain/book-info.ts'
import { newCharacter } from '../../../src/domain/character.ts'
import { aGirl } from '../../support/builders.ts'
import { aDatabaseUrl, aStore, onEveryDatabase } from '../../support/database.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

const tables = Object.values(schema).filter((table) => isTable(table))

describe('the migrations', () =>
  onEveryDatabase((open) => {
    test.each(tables.map((table) => [getTableName(table), table] as const))(
      'make the table %s as the schema describes it',
      async (name, table) => {
        const { url } = await open()
        const client = await openDatabase({ url })
        const { rows } = await client.execute(`select name, "notnull" as required from pragma_table_info('${name}')`)
        client.close()
        const described = Object.values(getTableColumns(table))

        expect(rows.map((row) => [row.name, row.required === 1]).toSorted()).toEqual(
          described.map((column) => [column.name, column.notNull]).toSorted(),
        )
      },
    )
  }))

test('several processes that start at once on a new database all come up', async () => {
  const url = aDatabaseUrl()
  const script = `
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dir, '../../../src/adapters/libsql/open-database.ts'))})
    const client = await openDatabase({ url: ${JSON.stringify(url)} })
    const { rows } = await client.execute('select count(*) as total from migrations')
    console.log(rows[0].total)`
  const processes = Array.from({ length: 4 }, () => Bun.spawn([process.execPath, '-e', script], { stderr: 'inherit' }))
  const counted = await Promise.all(processes.map(({ stdout }) => new Response(stdout).text()))

  expect(await Promise.all(processes.map(({ exited }) => exited))).toEqual([0, 0, 0, 0])
  expect(new Set(counted).size).toBe(1)
  expect(Number(counted[0])).toBeGreaterThan(0)
})

test('a database in a folder that is not there yet is made with it', async () => {
  const url = `file:${join(aTemporaryFolder(), 'new', 'folder', 'colorin.db')}`
  const { books } = await aStore({ url })

  expect((await books.list('nobody')).total).toBe(0)
})

test('a database opened again has everything that was kept', async () => {
  const { url, books } = await aStore()
  const made = await books.create({ ...aNewBook, content: newBookContent() })

  expect(await (await aStore({ url })).books.get('parent', 12)).toEqual(made)
})

test('a book from before a field was thought of can be read', async () => {
  const { url, books } = await aStore()
  await books.create({
    ...aNewBook,
    content: newBookContent({ ...newBookInfo(), title: 'El faro', characters: [aGirl()] }),
  })
  const client = await openDatabase({ url })
  await client.execute(
    `update books set info = json_remove(info, '$.freeText', '$.places', '$.characters[0].hobbies', '$.characters[0].role')`,
  )
  client.close()
  const { info } = await books.get('parent', 12)

  expect(info).toMatchObject({ title: 'El faro', freeText: '', places: [] })
  expect(info.characters[0]).toMatchObject({ name: 'Lucía', hobbies: [], role: newCharacter().role })
})

test('of changes that two processes make to one book at the same moment none is lost', async () => {
  const { url, books } = await aStore()
  const { books: theirs } = await aStore({ url })
  await books.create({ ...aNewBook, content: newBookContent() })
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? books : theirs).changeAny(12, (book) => ({ ...book, doneAttempts: book.doneAttempts + 1 })),
    ),
  )

  expect(await books.get('parent', 12)).toMatchObject({ doneAttempts: 40, version: 41 })
})

const aNewBook = {
  id: 12,
  owner: 'parent',
  type: 'personalizado',
  capability: 'capability',
  createdAt: '2026-11-21T10:00:00.000Z',
}
