import { expect, test } from 'bun:test'
import type { FileStore } from '../../src/ports/file-store.ts'

/** What every file store promises. `open` gives a store of its own, or one whose keys nobody else uses. */
export function fileStoreContract(open: () => Promise<FileStore>): void {
  const folder = () => `books/${Math.floor(Math.random() * 2 ** 40)}`
  const text = (value: string) => new TextEncoder().encode(value)

  test('what was put comes back, byte for byte, with the type of its ending', async () => {
    const files = await open()
    const book = folder()
    const bytes = crypto.getRandomValues(new Uint8Array(70_000))
    await files.put(`${book}/covers/frontcover.webp`, bytes)

    const stored = await files.get(`${book}/covers/frontcover.webp`)

    expect(stored?.bytes).toEqual(bytes)
    expect(stored?.contentType).toBe('image/webp')
    expect(Math.abs(Date.parse(stored?.modifiedAt ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test.each([
    ['a.webp', 'image/webp'],
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.pdf', 'application/pdf'],
    ['a.html', 'text/html; charset=utf-8'],
  ])('%s is served as %s', async (name, contentType) => {
    const files = await open()
    const key = `${folder()}/${name}`
    await files.put(key, text('x'))

    expect((await files.head(key))?.contentType).toBe(contentType)
  })

  test('a second put replaces the whole file and changes its etag', async () => {
    const files = await open()
    const key = `${folder()}/rendered_book.html`
    await files.put(key, text('a long first text'))
    const first = await files.head(key)
    await files.put(key, text('short'))

    expect(new TextDecoder().decode((await files.get(key))?.bytes)).toBe('short')
    const second = await files.head(key)
    expect(second?.size).toBe(5)
    expect(second?.etag).not.toBe(first?.etag)
    expect((await files.get(key))?.etag).toBe(second?.etag ?? '')
    expect(second?.etag).toMatch(/^[\w-]+$/u)
  })

  test('an empty file is a file', async () => {
    const files = await open()
    const key = `${folder()}/a.pdf`
    await files.put(key, new Uint8Array())

    expect((await files.head(key))?.size).toBe(0)
    expect((await files.get(key))?.bytes).toHaveLength(0)
  })

  test('a range gives the bytes from its start to its end, both included', async () => {
    const files = await open()
    const key = `${folder()}/book.pdf`
    await files.put(key, text('0123456789'))
    const range = async (start: number, end: number) =>
      new TextDecoder().decode((await files.getRange(key, start, end)) ?? undefined)

    expect(await range(0, 0)).toBe('0')
    expect(await range(3, 5)).toBe('345')
    expect(await range(8, 400)).toBe('89')
    expect(await files.getRange(key, 10, 12)).toHaveLength(0)
  })

  test('what was never put is not there', async () => {
    const files = await open()
    const key = `${folder()}/covers/frontcover.webp`

    expect(await files.get(key)).toBeNull()
    expect(await files.head(key)).toBeNull()
    expect(await files.getRange(key, 0, 1)).toBeNull()
    expect(await files.list(`${folder()}/`)).toEqual([])
  })

  test('a list holds everything below its folder, sorted, and nothing of a book whose number begins alike', async () => {
    const files = await open()
    const book = folder()
    for (const key of [`${book}/covers/b.webp`, `${book}/a.pdf`, `${book}/covers/a.jpg`, `${book}3/a.pdf`])
      await files.put(key, text('x'))

    expect(await files.list(`${book}/`)).toEqual([`${book}/a.pdf`, `${book}/covers/a.jpg`, `${book}/covers/b.webp`])
    expect(await files.list(`${book}/covers/`)).toEqual([`${book}/covers/a.jpg`, `${book}/covers/b.webp`])
    expect(await files.list(book)).toEqual([])
  })

  test('a removed file is gone, its neighbours stay, and removing it again is no error', async () => {
    const files = await open()
    const book = folder()
    await files.put(`${book}/characters/ana.webp`, text('x'))
    await files.put(`${book}/characters/anabel.webp`, text('y'))

    await files.remove([`${book}/characters/ana.webp`, `${book}/characters/nobody.webp`])
    await files.remove([`${book}/characters/ana.webp`])

    expect(await files.list(`${book}/`)).toEqual([`${book}/characters/anabel.webp`])
  })

  test('many files are listed and removed completely', async () => {
    const files = await open()
    const book = folder()
    const keys = Array.from({ length: 60 }, (_, index) => `${book}/final_images/${index}.webp`)
    await Promise.all(keys.map((key) => files.put(key, text(key))))

    expect(await files.list(`${book}/`)).toEqual(keys.toSorted())
    await files.remove(keys)
    expect(await files.list(`${book}/`)).toEqual([])
  })

  test('puts of one key at the same moment leave one of them whole', async () => {
    const files = await open()
    const key = `${folder()}/a.webp`
    const candidates = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000))
    await Promise.all(candidates.map((candidate) => files.put(key, text(candidate))))

    expect(candidates).toContain(new TextDecoder().decode((await files.get(key))?.bytes))
  })

  test.each([
    '../books/a.webp',
    'books/../a.webp',
    '/books/1/a.webp',
    'books//a.webp',
    'books/./a.webp',
    'books/1/.hidden.webp',
    'books\\1\\a.webp',
    'books/1/a\0.webp',
    'books/1/a.exe',
    'books/1/webp',
    'colorin.db',
    '',
  ])('%j is no key: nothing is put there and nothing is found', async (key) => {
    const files = await open()

    await expect(files.put(key, text('x'))).rejects.toThrow('Not a storage key')
    expect(await files.get(key)).toBeNull()
    expect(await files.head(key)).toBeNull()
    expect(await files.getRange(key, 0, 3)).toBeNull()
    await files.remove([key])
  })

  test('a store that works says so, and keeps nothing of having been asked', async () => {
    const files = await open()
    const before = await files.list('books/')
    await files.check(AbortSignal.timeout(10_000))

    expect(await files.list('books/')).toEqual(before)
  })

  test.each(['../', '/', '', 'books/../', '/etc/'])('%j is no folder: its list is empty', async (prefix) => {
    const files = await open()
    expect(await files.list(prefix)).toEqual([])
  })
}
