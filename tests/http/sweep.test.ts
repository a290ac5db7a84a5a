import { expect, test } from 'bun:test'
import { fileKeys } from '../../src/domain/file-keys.ts'
import { sweepFiles } from '../../src/use-cases/sweep-files.ts'
import { startServer } from '../support/server.ts'

test('the sweep removes what nothing names and leaves every file of a book alone', async () => {
  const server = await startServer()
  const parent = await server.parent()
  const { id } = await parent.aReadyBook()
  await parent.api('POST', `/api/books/${id}/generate`)
  await parent.generated(id)
  const { files } = server.ports
  const before = await files.list(`books/${id}/`)
  const orphans = [
    `books/${id}/final_images/chapter_1/page_1/image_1/v9-cut.webp`,
    `books/${id}/characters/cut.jpg`,
    'books/77/covers/frontcover.webp',
  ]
  for (const key of orphans) await files.put(key, new Uint8Array([1, 2, 3]))

  expect((await sweepFiles(server.ports, 0)).sort()).toEqual(orphans.sort())

  expect(await files.list(`books/${id}/`)).toEqual(before)
  await server.stop()
})

test('what a model was asked goes after thirty days, and the picture stays', async () => {
  const server = await startServer()
  const parent = await server.parent()
  const { id } = await parent.aReadyBook()
  const { files } = server.ports
  const [avatar] = (await server.ports.books.find(id))?.avatars ?? []
  const prompt = fileKeys.promptOf(avatar?.file ?? '')
  await files.put(prompt, new TextEncoder().encode('STYLE: a picture book'))
  const before = await files.list(`books/${id}/`)
  const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 3_600_000) })

  expect(await sweepFiles({ ...server.ports, clock: inDays(29) }, 0)).toEqual([])
  expect(await sweepFiles({ ...server.ports, clock: inDays(31) }, 0)).toEqual([prompt])
  expect(await files.list(`books/${id}/`)).toEqual(before.filter((key) => key !== prompt))
  await server.stop()
})

test('the sweep leaves a copy alone that is being made', async () => {
  const server = await startServer()
  await server.ports.files.put('books/77/characters/a.webp', new Uint8Array([1]))

  expect(await sweepFiles(server.ports)).toEqual([])
  await server.stop()
})
