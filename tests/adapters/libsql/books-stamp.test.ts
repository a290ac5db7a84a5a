import { expect, test } from 'bun:test'
import { newBookContent } from '../../../src/domain/book.ts'
import { aDatabaseUrl, aStore } from '../../support/database.ts'

test('a list that this process remembers shows what another connection wrote', async () => {
  const url = aDatabaseUrl()
  const [one, two] = [await aStore({ url }), await aStore({ url })]
  const book = {
    id: 7,
    owner: 'parent',
    type: 'personalizado',
    capability: 'c',
    content: newBookContent(),
    createdAt: '2026-11-21T10:00:00.000Z',
  }
  expect((await one.books.list('parent')).total).toBe(0)

  await two.books.create(book)
  expect((await one.books.list('parent')).total).toBe(1)
  await two.books.remove('parent', 7)
  expect((await one.books.list('parent')).total).toBe(0)
})
