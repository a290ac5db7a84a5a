import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openDatabase } from '../../../src/adapters/libsql/open-database.ts'
import { BUSY_TIMEOUT_MS } from '../../../src/adapters/libsql/wal-truncation.ts'
import { newBookContent } from '../../../src/domain/book.ts'
import { newBookInfo } from '../../../src/domain/book-info.ts'
import { withFeatures, withPresence } from '../../../src/domain/character.ts'
import { aGirl, aStory } from '../../support/builders.ts'
import { aStore, type Store } from '../../support/database.ts'

const MARK = 'Xiomara'
const FACTS = ['hijab', 'other_household']

/** Which files of the database hold the word, and how often. */
function findings(store: Store, word: string): Record<string, number> {
  const folder = dirname(store.url.replace('file:', ''))
  const counted = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name)).toString('latin1').toLowerCase()
    return [name, text.split(word.toLowerCase()).length - 1] as const
  })
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

/** A family with books of all sizes, changed, searched for, generated and half removed; another family beside it. */
async function aBusyDatabase(): Promise<{ store: Store; run(): Promise<void> }> {
  const store = await aStore()
  await store.users.create({
    id: 'u',
    email: `${MARK}@familia.es`,
    passwordHash: MARK,
    createdAt: '2026-11-21T10:00:00Z',
  })
  await store.users.create({
    id: 'n',
    email: 'vecina@familia.es',
    passwordHash: 'h',
    createdAt: '2026-11-21T10:00:00Z',
  })
  await store.users.addSession({ tokenHash: `${MARK}-token`, user: 'u', expiresAt: '2027-01-01T00:00:00Z' })
  store.runner.handle('generate', async ({ step }, input) => {
    await step(`book:${input}/story/abc`, async () => ({ text: `${MARK} y el mar. `.repeat(300) }))
  })
  await store.runner.start()
  for (let id = 1; id <= 60; id++) {
    const owner = id % 3 ? 'u' : 'n'
    const name = owner === 'u' ? MARK : 'Berta'
    const info = (times: number) => ({
      ...newBookInfo(),
      title: `${name} ${id}`,
      freeText: `${name} `.repeat(times),
      // Only of this family anything is said that may be of faith, health or a loss.
      characters: [owner === 'u' ? withPresence(withFeatures(aGirl(name), ['hijab']), 'other_household') : aGirl(name)],
    })
    const content = newBookContent(info(id * 3))
    await store.books.create(
      { id, owner, type: 'x', capability: 'c', content, createdAt: '2026-11-21T10:00:00Z' },
      `${name}-${id}`,
    )
    await store.books.change(owner, id, (book) => ({ ...book, info: info(900 - id * 11) }))
    await store.books.change(owner, id, (book) => ({
      ...book,
      info: info(id),
      story: aStory({ blurb: `${name} `.repeat(id * 40) }),
    }))
    await store.events.append(id, 'generation', { words: `${name} ha llegado` })
    if (owner === 'u') await store.runner.enqueue({ key: `book:${id}/generate`, kind: 'generate', input: id })
    if (id % 7 === 0) await store.books.remove(owner, id)
  }
  return { store, run: () => store.runner.drain() }
}

test('after an account is removed no byte of its address, names or texts is in the database files', async () => {
  const { store, run } = await aBusyDatabase()
  await run()
  for (const word of [MARK, ...FACTS]) expect(Object.keys(findings(store, word))).toContain('colorin.db')

  await store.users.remove('u')

  for (const word of [MARK, ...FACTS]) expect(findings(store, word)).toEqual({})
  expect((await store.books.list('n')).total).toBe(18)
  expect(Object.keys(findings(store, 'Berta'))).toContain('colorin.db')
})

test('what a removed book told is gone from the files soon after, while the server runs', async () => {
  const store = await aStore()
  const content = newBookContent({ ...newBookInfo(), title: MARK, freeText: `${MARK} `.repeat(400) })
  await store.books.create({
    id: 1,
    owner: 'u',
    type: 'x',
    capability: 'c',
    content,
    createdAt: '2026-11-21T10:00:00Z',
  })
  await store.books.remove('u', 1)
  const giveUp = Date.now() + 10_000
  while (Object.keys(findings(store, MARK)).length > 0 && Date.now() < giveUp) await Bun.sleep(50)

  expect(findings(store, MARK)).toEqual({})
})

test(
  'a reader in another process delays the erasure, not the server',
  async () => {
    const store = await aStore()
    const content = newBookContent({ ...newBookInfo(), title: MARK })
    await store.users.create({ id: 'u', email: 'u@familia.es', passwordHash: 'h', createdAt: '2026-11-21T10:00:00Z' })
    await store.books.create({
      id: 1,
      owner: 'u',
      type: 'x',
      capability: 'c',
      content,
      createdAt: '2026-11-21T10:00:00Z',
    })
    const reader = await openDatabase({ url: store.url })
    const reading = await reader.transaction('read')
    await reading.execute('select count(*) from books')

    await store.users.remove('u')
    expect(findings(store, MARK)).not.toEqual({})
    reading.close()
    reader.close()
    const giveUp = Date.now() + 10_000
    while (Object.keys(findings(store, MARK)).length > 0 && Date.now() < giveUp) await Bun.sleep(50)

    expect(findings(store, MARK)).toEqual({})
    await store.users.create({ id: 'v', email: 'v@familia.es', passwordHash: 'h', createdAt: '2026-11-21T10:00:00Z' })
    // Waiting for the reader would stop the event loop for all of the busy timeout.
  },
  BUSY_TIMEOUT_MS - 500,
)
