/** What the database costs: reads that stay flat from 10² to 10⁵ books, as ratios to bare bun:sqlite giving the same rows. */
import { Database } from 'bun:sqlite'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/adapters/libsql/open-database.ts'
import { openLibsql } from '../../src/adapters/libsql/open-libsql.ts'
import { SystemClock } from '../../src/adapters/system/system-clock.ts'
import { newBookContent } from '../../src/domain/book.ts'
import { aStory, infoFixture } from '../support/builders.ts'

const SECONDS = 1
const OWN = 20

const folder = mkdtempSync(join(tmpdir(), 'colorin-bench-'))
const path = join(folder, 'colorin.db')
const url = `file:${path}`
const store = await openLibsql({ url, clock: new SystemClock() })
const client = await openDatabase({ url })

for (let id = 1; id <= OWN; id++) {
  const createdAt = new Date(Date.UTC(2026, 0, id)).toISOString()
  const content = newBookContent(infoFixture('lucia-y-el-dragon'))
  await store.books.create({ id, owner: 'parent', type: 'personalizado', capability: 'c', content, createdAt })
  await store.books.changeAny(id, (book) => ({ ...book, story: aStory({ blurb: 'Érase una vez. '.repeat(1500) }) }))
}

for (const total of [100, 1000, 10_000, 100_000]) {
  await fillUpTo(total)
  // Of a copy: two SQLite libraries on one file in one process break each other's locks.
  copyFileSync(path, `${path}.copy`)
  const bare = new Database(`${path}.copy`)
  const listed = bare.query('select * from books where owner = ? order by created_at desc, id desc')
  const listBase = await rate(async () => void listed.all('parent'))
  const list = await rate(() => store.books.list('parent'))
  const page = await rate(() => store.books.list('parent', { limit: 10, sort: 'title', order: 'asc' }))
  const search = await rate(() => store.books.list('parent', { search: 'dragon', limit: 10 }))
  const got = bare.query('select * from books where id = ?')
  const getBase = await rate(async () => void got.get(7))
  const get = await rate(() => store.books.get('parent', 7))
  bare.close()
  const line = (name: string, value: number, base: number) =>
    `${name} ${value.toFixed(0)}/s (${(value / base).toFixed(2)})`
  console.log(
    `${total} books: ${line('list of 20', list, listBase)}, ${line('page of 10 by title', page, listBase)}, ${line('search', search, listBase)}, ${line('one book', get, getBase)}`,
  )
}

const change = await rate(async () => {
  await store.books.change('parent', 3, (book) => ({ ...book, doneAttempts: book.doneAttempts + 1 }))
})
const append = await rate(() => store.events.append(3, 'generation', { stage: 'story' }))
let run = 0
const enqueue = await rate(() => store.runner.enqueue({ key: `book:${++run}/generate`, kind: 'x', input: {} }))
console.log(
  `durable writes: change ${change.toFixed(0)}/s, event ${append.toFixed(0)}/s, enqueue ${enqueue.toFixed(0)}/s`,
)
client.close()
await store.close()
rmSync(folder, { recursive: true })

/** Copies of one book, each of another family. */
async function fillUpTo(total: number): Promise<void> {
  const { rows } = await client.execute('select count(*) as total, max(id) as highest from books')
  const missing = total - Number(rows[0]?.total)
  await client.execute({
    sql: `insert into books select value.n + ?, 'family-' || (value.n % 5000), type, status, purchased, version, capability,
        created_at, updated_at, title_folded, title_order, has_front_cover, max_attempts, done_attempts, edition, generation,
        binding, info, avatars, illustrations, null
      from books, (with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ?) select n from counted) value
      where books.id = 1`,
    args: [Number(rows[0]?.highest), missing],
  })
  await client.execute('pragma wal_checkpoint(truncate)')
}

async function rate(work: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 20; warm++) await work()
  const begin = performance.now()
  let count = 0
  for (; performance.now() - begin < SECONDS * 1000; count++) {
    await work()
    // The driver answers without leaving the microtasks; a server lets its loop turn between requests.
    if (count % 32 === 0) await new Promise(setImmediate)
  }
  return (count / (performance.now() - begin)) * 1000
}
