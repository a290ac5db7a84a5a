import { expect, test } from 'bun:test'
import { newBookContent } from '../../src/domain/book.ts'
import { LIMITS } from '../../src/domain/limits.ts'
import { startServer } from '../support/server.ts'

test('a parent with five hundred books is told so, loses nothing by it, and makes room by deleting one', async () => {
  const server = await startServer()
  const parent = await server.parent()
  const { id } = await parent.aReadyBook()
  for (let n = 1; n < LIMITS.booksPerAccount; n += 1)
    await server.ports.books.create({
      ...{ id: 1000 + n, owner: parent.user.id, type: 'personalizado', capability: `c${n}`, content: newBookContent() },
      createdAt: '2026-11-21T10:00:00.000Z',
    })
  const files = await server.ports.files.list('books/')

  for (const path of ['/api/books', `/api/books/duplicate/${id}`]) {
    const refused = await parent.api('POST', path, path === '/api/books' ? {} : undefined)
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        success: false,
        code: 'book.tooMany',
        error: 'Máximo 500 cuentos por cuenta. Elimina alguno que ya no quieras para hacer otro.',
      },
    ])
  }
  // The avatars that were copied for it are gone again.
  expect(await server.ports.files.list('books/')).toEqual(files)

  const { info } = await parent.book(id)
  expect((await parent.api('PUT', `/api/books/info/${id}`, { info })).status).toBe(200)
  expect((await parent.api('DELETE', `/api/books/${parent.user.id}/1001`)).status).toBe(200)
  expect((await parent.api('POST', `/api/books/duplicate/${id}`)).status).toBe(201)
  await server.stop()
})
