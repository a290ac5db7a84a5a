import { expect, test } from 'bun:test'
import { unzipSync } from 'fflate'
import { fileKeys } from '../../src/domain/file-keys.ts'
import { exportAccount } from '../../src/use-cases/export-account.ts'
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

test('what a model was asked for a sheet goes after thirty days, and the sheet stays', async () => {
  const server = await startServer()
  const parent = await server.parent()
  const { id } = await parent.aReadyBook()
  const { files } = server.ports
  const [prompt, sheet] = [`books/${id}/sheets/cast.prompt.txt`, `books/${id}/sheets/cast.webp`]
  for (const key of [prompt, sheet]) await files.put(key, new TextEncoder().encode('STYLE: a picture book'))
  const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 3_600_000) })

  expect(await sweepFiles({ ...server.ports, clock: inDays(29) }, 0)).toEqual([])
  expect(await sweepFiles({ ...server.ports, clock: inDays(31) }, 0)).toEqual([prompt])
  expect(await files.list(`books/${id}/sheets/`)).toEqual([sheet])
  await server.stop()
})

test('what a model answered is left alone until its book is made, is nobody’s to see, and goes with its book', async () => {
  const server = await startServer()
  const parent = await server.parent()
  const { id } = await parent.aReadyBook()
  const { files, books, users, outbox } = server.ports
  const raw = `books/${id}/raw/part/answer-1`
  const keys = [`${raw}.bin`, `${raw}.json`]
  const put = async () => {
    for (const key of keys) await files.put(key, new TextEncoder().encode('{"text":"Érase una vez PERS_1"}'))
  }
  await put()
  const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 3_600_000) })
  expect(await sweepFiles({ ...server.ports, clock: inDays(29) }, 0)).toEqual([])
  const capability = (await books.find(id))?.capability
  const statuses = await Promise.all(keys.map(async (key) => (await server.call(`/files/${capability}/${key}`)).status))
  expect(statuses).toEqual([404, 404])
  const exported: Uint8Array[] = []
  for await (const piece of exportAccount({ users, books, files, outbox }, { user: parent.user.id }))
    exported.push(piece)
  const names = Object.keys(unzipSync(new Uint8Array(Buffer.concat(exported))))
  expect(names.filter((name) => name.includes('/characters/')).length).toBeGreaterThan(0)
  expect(names.filter((name) => name.includes('/raw/'))).toEqual([])

  await parent.api('POST', `/api/books/${id}/generate`)
  await parent.generated(id)
  expect(await sweepFiles(server.ports, 0)).toEqual(keys)

  const { id: forgotten } = await parent.aReadyBook()
  const answer = `books/${forgotten}/raw/part/answer-1.json`
  await files.put(answer, new Uint8Array())
  expect(await sweepFiles({ ...server.ports, clock: inDays(31) }, 0)).toEqual([answer])

  await put()
  await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
  expect(await files.list(`books/${id}/`)).toEqual([])
  await server.stop()
})

test('the sweep leaves a copy alone that is being made', async () => {
  const server = await startServer()
  await server.ports.files.put('books/77/characters/a.webp', new Uint8Array([1]))

  expect(await sweepFiles(server.ports)).toEqual([])
  await server.stop()
})
