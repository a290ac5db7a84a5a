import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { books, sessions, users } from '../../src/adapters/libsql/schema.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let parent: Parent
beforeAll(async () => {
  server = await startServer()
})
// Of all the books made here one account would not have room for the last.
beforeEach(async () => {
  parent = await server.parent()
})
afterAll(() => server.stop())

const snake = (name: string) => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
/** Every column there is, in both spellings, and what the API calls them. */
const NAMES = [
  ...new Set([
    ...Object.keys({ ...books, ...users, ...sessions })
      .filter((name) => !name.startsWith('_') && name !== 'enableRLS')
      .flatMap((name) => [name, snake(name)]),
    ...['id_book', 'id_user', 'purchased', 'images', 'output', 'covers', 'cover_url', 'rendered_url', 'pdf_url'],
    ...['max_verify_attempts', 'done_verify_attempts', 'created_at', 'updated_at', 'regenerating', 'role', 'admin'],
  ]),
].filter((name) => !['info', 'status', 'version', 'type'].includes(name))
const VALUES = [true, 1, 99, 'stranger', null, [], { a: 1 }, '2001-01-01T00:00:00.000Z']

describe('a field that is not a client’s to set', () => {
  test('there are many, and the list grows with the tables', () => expect(NAMES.length).toBeGreaterThan(40))

  test.each(NAMES)('%s changes nothing, when a book is made, saved or copied', async (name) => {
    const { id_book: id } = (await parent.api('POST', '/api/books', { info: { story_title: 'Faro' } })).body
    const before = await server.ports.books.get(parent.user.id, id)

    for (const value of VALUES) {
      const made = await parent.api('POST', '/api/books', { info: {}, [name]: value })
      expect([made.status, made.body.id_book === value]).toEqual([201, false])
      expect(await server.ports.books.get(parent.user.id, made.body.id_book)).toMatchObject({
        ...{ owner: parent.user.id, status: 'editing', purchased: false, doneAttempts: 0, maxAttempts: 5 },
        ...{ story: null, illustrations: {}, avatars: [], binding: null, edition: 1 },
      })
      await parent.api('PUT', `/api/books/info/${id}`, { [name]: value })
      await parent.api('PUT', `/api/books/info/${id}`, { info: { story_title: 'Faro', [name]: value } })
      await parent.api('POST', `/api/books/duplicate/${id}`, { [name]: value })
    }

    const { info: infoAfter, edition, version, updatedAt, ...after } = await server.ports.books.get(parent.user.id, id)
    const { info, edition: _, version: __, updatedAt: ___, ...unchanged } = before
    expect(after).toEqual(unchanged)
    expect({ ...infoAfter, title: info.title }).toMatchObject({ title: 'Faro' })
  })
})

test.each(['verifying', 'finished', 'generating', 'paid', '__proto__'])(
  'a book does not become %p because somebody says so',
  async (status) => {
    const { id_book: id } = (await parent.api('POST', '/api/books', { status, info: { status } })).body
    const set = await parent.api('PUT', `/api/books/info/${id}`, { status })

    expect([400, 409]).toContain(set.status)
    expect((await parent.book(id)).status).toBe('editing')
  },
)
