import { describe, expect, test } from 'bun:test'
import { type Book, newBookContent } from '../../src/domain/book.ts'
import { newBookInfo } from '../../src/domain/book-info.ts'
import type { StoryEdit } from '../../src/domain/editing/history.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { withVersion } from '../../src/domain/illustrations.ts'
import { LIMITS } from '../../src/domain/limits.ts'
import type { BookQuery, BookRepository, EditedBook, NewBook } from '../../src/ports/book-repository.ts'
import { aStory, FIXTURES, infoFixture } from '../support/builders.ts'
import type { StandingClock } from '../support/standing-clock.ts'

type Opened = {
  books: BookRepository
  clock: StandingClock
  /** The same books as another machine sees them. */
  another(): Promise<BookRepository>
  /** Gives an owner who has a book so many more like it. */
  crowd(owner: string, count: number): Promise<void>
}

const anOwner = () => crypto.randomUUID()
const anId = () => Math.floor(Math.random() * 2 ** 52)
const noSuchBook = { code: 'book.notFound' }

function aNewBook(overrides: Partial<NewBook> = {}): NewBook {
  return {
    id: anId(),
    owner: anOwner(),
    type: 'personalizado',
    capability: 'capability',
    content: newBookContent(),
    createdAt: '2026-11-21T10:00:00.000Z',
    ...overrides,
  }
}

const titled = (title: string) => newBookContent({ ...newBookInfo(), title })
const withTitle = (title: string) => (book: Book) => ({ ...book, info: { ...book.info, title } })

/** A save of two parts on top of those before: its blurb counts them, so that a lost one would show. */
function withSaveOf(text: string) {
  return ({ book, edits }: EditedBook): EditedBook => {
    const n = Math.max(0, ...edits.map((edit) => edit.n)) + 1
    const story = book.story ?? aStory({ blurb: '' })
    const part = (part: number, block: string): StoryEdit => ({
      ...{ n, part, block, before: story.blurb, after: text, at: '2026-11-21T10:00:00.000Z', undone: false },
    })
    return {
      book: { ...book, story: { ...story, blurb: `${story.blurb}${text}` }, edition: book.edition + 1 },
      edits: [...edits, part(0, 'blurb'), part(1, 'wishes')],
    }
  }
}

/** What every book repository promises. */
export function bookRepositoryContract(open: () => Promise<Opened>): void {
  async function shelf(
    titles: string[],
  ): Promise<{ list: (query?: BookQuery) => Promise<string[]>; owner: string } & Opened> {
    const opened = await open()
    const { books } = opened
    const owner = anOwner()
    for (const [index, title] of titles.entries())
      await books.create(
        aNewBook({ owner, content: titled(title), createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString() }),
      )
    const list = async (query?: BookQuery) => (await books.list(owner, query)).books.map(({ info }) => info.title)
    return { ...opened, owner, list }
  }

  test.each([...FIXTURES])('everything about a book comes back as it was saved (%s)', async (fixture) => {
    const { books } = await open()
    const created = await books.create(aNewBook({ content: newBookContent(infoFixture(fixture)) }))
    const changed = await books.change(created.owner, created.id, (book) => ({
      ...book,
      story: aStory(),
      avatars: [
        { file: 'books/1/characters/a.webp', character: 'Lucía', createdAt: '2026-11-21T10:00:00.000Z', ready: true },
      ],
      illustrations: withVersion({}, 'chapter_1/page_1/image_1', {
        file: 'books/1/final_images/chapter_1/page_1/image_1/a.webp',
        illustrator: 'offline',
        wish: 'más <b>sol</b>',
        createdAt: '2026-11-21T10:00:00.000Z',
      }),
      generation: { stage: 'covers', done: 1, total: 2, error: null, updatedAt: '2026-11-21T10:00:00.000Z' },
      binding: { inputHash: 'h', pages: 32, words: 900, minutes: 7, boundAt: '2026-11-21T10:00:00.000Z' },
      purchased: true,
      capability: 'another',
      doneAttempts: 2,
    }))

    expect(created.info).toEqual(infoFixture(fixture))
    expect(await books.get(created.owner, created.id)).toEqual(changed)
    expect(changed.story).toEqual(aStory())
    expect(changed).toMatchObject({ purchased: true, capability: 'another', doneAttempts: 2, status: 'editing' })
  })

  test('a new book is being edited, not paid for, in its first version', async () => {
    const { books } = await open()
    const book = await books.create(aNewBook({ content: titled('El faro') }))

    expect(book).toMatchObject({ status: 'editing', purchased: false, version: 1, info: { title: 'El faro' } })
    expect(await books.find(book.id)).toEqual(book)
  })

  test('a book of somebody else is not there, exactly like one that never was', async () => {
    const { books } = await open()
    const { id, owner } = await books.create(aNewBook())
    const stranger = anOwner()

    for (const [who, which] of [
      [stranger, id],
      [owner, anId()],
    ] as const) {
      await expect(books.get(who, which)).rejects.toMatchObject(noSuchBook)
      await expect(books.change(who, which, (book) => book)).rejects.toMatchObject(noSuchBook)
      await expect(books.remove(who, which)).rejects.toMatchObject(noSuchBook)
    }
    expect(await books.find(anId())).toBeNull()
    expect(await books.changeAny(anId(), (book) => book)).toBeNull()
    expect((await books.list(stranger)).books).toEqual([])
    expect(await books.get(owner, id)).toMatchObject({ id })
  })

  test('a repeated create with the same key is the first book, also when both come at once', async () => {
    const { books } = await open()
    const owner = anOwner()
    const made = await Promise.all(
      ['a', 'b', 'c'].map((title) => books.create(aNewBook({ owner, content: titled(title) }), 'key')),
    )

    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await books.list(owner)).total).toBe(1)
    expect((await books.create(aNewBook(), 'key')).owner).not.toBe(owner)
  })

  test('a key is forgotten after a day, and with its book', async () => {
    const { books, clock } = await open()
    const owner = anOwner()
    const first = await books.create(aNewBook({ owner }), 'key')
    clock.advance(23 * 3_600_000)
    expect((await books.create(aNewBook({ owner }), 'key')).id).toBe(first.id)
    clock.advance(2 * 3_600_000)
    const second = await books.create(aNewBook({ owner }), 'key')
    expect(second.id).not.toBe(first.id)

    await books.remove(owner, second.id)
    const third = await books.create(aNewBook({ owner }), 'key')
    expect(third.id).not.toBe(second.id)
    expect(await books.get(owner, third.id)).toMatchObject({ id: third.id })
  })

  test('every change counts one version up and dates the book; a change that changes nothing does neither', async () => {
    const { books, clock } = await open()
    const { owner, id, updatedAt } = await books.create(aNewBook())
    clock.advance(5000)
    const changed = await books.change(owner, id, withTitle('Dos'))

    expect(changed).toMatchObject({ version: 2, info: { title: 'Dos' } })
    expect(Date.parse(changed.updatedAt) - Date.parse(updatedAt)).toBe(5000)
    expect(await books.change(owner, id, (book) => book)).toEqual(changed)
    expect(await books.get(owner, id)).toEqual(changed)
  })

  test('of changes made at the same moment none is lost', async () => {
    const { books } = await open()
    const { owner, id } = await books.create(aNewBook())
    await Promise.all(
      Array.from({ length: 25 }, (_, index) => {
        const count = (book: Book) => ({ ...book, doneAttempts: book.doneAttempts + 1 })
        return index % 2 ? books.change(owner, id, count) : books.changeAny(id, count)
      }),
    )

    expect(await books.get(owner, id)).toMatchObject({ doneAttempts: 25, version: 26 })
  })

  test('a list read a moment ago shows what was written since', async () => {
    const { books } = await open()
    const { owner, id } = await books.create(aNewBook())
    expect((await books.list(owner)).books.map(({ info }) => info.title)).toEqual(
      (await books.list(owner)).books.map(({ info }) => info.title),
    )

    await books.change(owner, id, withTitle('cambiado'))
    expect((await books.list(owner)).books[0]?.info.title).toBe('cambiado')
    await books.create(aNewBook({ owner }))
    expect((await books.list(owner)).total).toBe(2)
    await books.remove(owner, id)
    expect((await books.list(owner)).total).toBe(1)
  })

  test('a change that throws leaves the book as it was, and the next one goes through', async () => {
    const { books } = await open()
    const { owner, id } = await books.create(aNewBook())
    const refusal = books.change(owner, id, () => {
      throw new DomainError('book.finished')
    })

    await expect(refusal).rejects.toMatchObject({ code: 'book.finished' })
    expect((await books.change(owner, id, withTitle('sí'))).version).toBe(2)
  })

  test('a change cannot give a book to somebody else', async () => {
    const { books } = await open()
    const { owner, id } = await books.create(aNewBook())
    await books.change(owner, id, (book) => ({ ...book, owner: 'thief', id: 1, doneAttempts: 1 }))

    expect(await books.get(owner, id)).toMatchObject({ owner, id })
  })

  describe('the words of a book', () => {
    test('come with what was changed in them, oldest first, part by part', async () => {
      const { books } = await open()
      const { owner, id } = await books.create(aNewBook())
      expect((await books.edits(owner, id)).edits).toEqual([])

      await books.changeWords(owner, id, withSaveOf('a'))
      const changed = await books.changeWords(owner, id, withSaveOf('«b»\n'))

      const { book, edits } = await books.edits(owner, id)
      expect(book).toEqual(changed)
      expect(await books.get(owner, id)).toEqual(changed)
      expect([book.version, book.story?.blurb]).toEqual([3, 'a«b»\n'])
      expect(edits.map(({ n, part, block, after }) => [n, part, block, after])).toEqual([
        [1, 0, 'blurb', 'a'],
        [1, 1, 'wishes', 'a'],
        [2, 0, 'blurb', '«b»\n'],
        [2, 1, 'wishes', '«b»\n'],
      ])
    })

    test('are taken back, done again and forgotten with their history', async () => {
      const { books } = await open()
      const { owner, id } = await books.create(aNewBook())
      await books.changeWords(owner, id, withSaveOf('a'))
      await books.changeWords(owner, id, withSaveOf('b'))
      const undo = ({ book, edits }: EditedBook): EditedBook => ({
        book: { ...book, edition: book.edition + 1 },
        edits: edits.map((edit) => (edit.n === 2 ? { ...edit, undone: true } : edit)),
      })
      await books.changeWords(owner, id, undo)
      expect((await books.edits(owner, id)).edits.map(({ n, undone }) => [n, undone])).toEqual([
        [1, false],
        [1, false],
        [2, true],
        [2, true],
      ])

      // Another save takes the number of the one that was taken back.
      await books.changeWords(owner, id, ({ book, edits }) =>
        withSaveOf('c')({ book, edits: edits.filter(({ undone }) => !undone) }),
      )
      const { edits } = await books.edits(owner, id)
      expect(edits.map(({ n, after, undone }) => [n, after, undone])).toEqual([
        [1, 'a', false],
        [1, 'a', false],
        [2, 'c', false],
        [2, 'c', false],
      ])
      await books.remove(owner, id)
      await expect(books.edits(owner, id)).rejects.toMatchObject(noSuchBook)
    })

    test('are kept together with the book or not at all', async () => {
      const { books, another } = await open()
      const { owner, id } = await books.create(aNewBook())
      const before = await books.changeWords(owner, id, withSaveOf('a'))
      const refused = books.changeWords(owner, id, () => {
        throw new DomainError('book.wrongStatus')
      })
      await expect(refused).rejects.toMatchObject({ code: 'book.wrongStatus' })
      // A book that could not be read again takes its history along.
      const unreadable = books.changeWords(owner, id, (edited) => {
        const { book, edits } = withSaveOf('b')(edited)
        return { book: { ...book, story: { ...aStory(), chapters: [] } }, edits }
      })
      await expect(unreadable).rejects.toThrow()
      // And a line of the history that cannot be kept takes the lines before it, and the book.
      const [first] = (await books.edits(owner, id)).edits
      if (!first) throw new Error('nothing was kept')
      const impossible = books.changeWords(owner, id, ({ book, edits }) => ({
        book: { ...book, edition: book.edition + 1 },
        edits: [...edits, { ...first, n: 8 }, { ...first, n: 9, block: null as unknown as string }],
      }))
      await expect(impossible).rejects.toThrow()

      for (const one of [books, await another()]) {
        const { book, edits } = await one.edits(owner, id)
        expect(book).toEqual(before)
        expect(edits.map(({ n, part }) => [n, part])).toEqual([
          [1, 0],
          [1, 1],
        ])
      }
    })

    test('changed by nothing are stored by nothing', async () => {
      const { books } = await open()
      const { owner, id } = await books.create(aNewBook())
      const before = await books.changeWords(owner, id, withSaveOf('a'))

      expect(await books.changeWords(owner, id, (edited) => edited)).toEqual(before)
      // The book is what says whether there was a change.
      expect(await books.changeWords(owner, id, ({ book }) => ({ book, edits: [] }))).toEqual(before)
      expect(await books.edits(owner, id)).toMatchObject({ book: { version: before.version }, edits: [{}, {}] })
    })

    test('of somebody else are not there', async () => {
      const { books } = await open()
      const { id, owner } = await books.create(aNewBook())
      await books.changeWords(owner, id, withSaveOf('a'))
      let asked = 0
      for (const [who, which] of [
        [anOwner(), id],
        [owner, anId()],
      ] as const) {
        await expect(books.edits(who, which)).rejects.toMatchObject(noSuchBook)
        const change = books.changeWords(who, which, (edited) => {
          asked++
          return edited
        })
        await expect(change).rejects.toMatchObject(noSuchBook)
      }
      expect(asked).toBe(0)
    })

    test('saved by two machines at the same moment are all kept, beside other changes of the book', async () => {
      const { books, another } = await open()
      const machines = [books, await another()]
      const { owner, id } = await books.create(aNewBook())
      const SAVES = 6
      await Promise.all(
        machines.flatMap((machine, m) => [
          ...Array.from({ length: SAVES }, (_, n) => machine.changeWords(owner, id, withSaveOf(`<${m}.${n}>`))),
          machine.changeAny(id, (book) => ({ ...book, doneAttempts: book.doneAttempts + 1 })),
        ]),
      )

      for (const machine of machines) {
        const { book, edits } = await machine.edits(owner, id)
        const saves = edits.filter(({ part }) => part === 0)
        expect(saves.map(({ n }) => n)).toEqual(Array.from({ length: 2 * SAVES }, (_, n) => n + 1))
        // Each stands on the words of the one before it, and the book has them all.
        expect(saves.map(({ before }) => before)).toEqual(
          saves.map((_, index) => saves.slice(0, index).reduce((text, { after }) => text + after, '')),
        )
        expect(book.story?.blurb).toBe(saves.map(({ after }) => after).join(''))
        expect(edits).toHaveLength(4 * SAVES)
        expect([book.version, book.edition, book.doneAttempts]).toEqual([2 * SAVES + 3, 2 * SAVES + 1, 2])
      }
    })

    test('read while they are saved belong together with their history', async () => {
      const { books, another } = await open()
      const reader = await another()
      const { owner, id } = await books.create(aNewBook())
      const saving = (async () => {
        for (const text of 'abcdefghij') await books.changeWords(owner, id, withSaveOf(text))
      })()
      let seen = ''
      while (seen.length < 10) {
        const { book, edits } = await reader.edits(owner, id)
        seen = book.story?.blurb ?? ''
        const told = edits.filter(({ part }) => part === 0).map(({ after }) => after)
        expect(told.join('')).toBe(seen)
      }
      await saving
    })
  })

  test('a removed book is gone, and its list one shorter', async () => {
    const { books, owner, list } = await shelf(['uno', 'dos'])
    const [newest] = (await books.list(owner)).books
    await books.remove(owner, newest?.id ?? 0)

    expect(await list()).toEqual(['uno'])
    expect(await books.find(newest?.id ?? 0)).toBeNull()
    expect((await books.list(owner)).total).toBe(1)
  })

  test('the newest book comes first unless asked otherwise', async () => {
    const { list } = await shelf(['uno', 'dos', 'tres'])

    expect(await list()).toEqual(['tres', 'dos', 'uno'])
    expect(await list({ order: 'asc' })).toEqual(['uno', 'dos', 'tres'])
    expect(await list({ sort: 'date', order: 'desc' })).toEqual(['tres', 'dos', 'uno'])
  })

  test('titles are in Spanish order: accents and case aside, ñ after n, 2 before 10', async () => {
    const titles = ['Cuento 10', 'árbol', 'Ñandú', 'Zeta', 'nube', 'Cuento 2', '', 'Barco', 'ARENA']
    const { list } = await shelf(titles)
    const inOrder = ['', 'árbol', 'ARENA', 'Barco', 'Cuento 2', 'Cuento 10', 'nube', 'Ñandú', 'Zeta']

    expect(await list({ sort: 'title', order: 'asc' })).toEqual(inOrder)
    expect(await list({ sort: 'title', order: 'desc' })).toEqual(inOrder.toReversed())
  })

  test('a search finds a part of the title, accents and case aside, and takes signs as they are', async () => {
    const { list, books, owner } = await shelf(['El DRAGÓN azul', 'La niña y el dragon', '100% feliz', 'Otro_cuento'])

    expect(await list({ search: 'dragon' })).toEqual(['La niña y el dragon', 'El DRAGÓN azul'])
    expect(await list({ search: '  Dragón ' })).toHaveLength(2)
    expect(await list({ search: '%' })).toEqual(['100% feliz'])
    expect(await list({ search: '_' })).toEqual(['Otro_cuento'])
    expect(await list({ search: "'; drop table books; --" })).toEqual([])
    expect((await books.list(owner, { search: 'dragon', limit: 1 })).total).toBe(2)
    expect(await list({ search: ' ' })).toHaveLength(4)
  })

  test.each([
    { sort: 'date', order: 'desc' },
    { sort: 'date', order: 'asc' },
    { sort: 'title', order: 'asc' },
    { sort: 'title', order: 'desc' },
  ] as const)('page after page shows every book once (%o)', async (query) => {
    const { books, owner, list } = await shelf(['b', 'a', 'c', 'a', '', 'd', 'a'])
    const pages: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await books.list(owner, { ...query, limit: 2, ...(cursor ? { cursor } : {}) })
      expect(page.total).toBe(7)
      pages.push(...page.books.map(({ info }) => info.title))
      cursor = page.nextCursor
    } while (cursor)

    expect(pages).toEqual(await list(query))
  })

  test('the last full page has no next one', async () => {
    const { books, owner } = await shelf(['a', 'b'])

    expect((await books.list(owner, { limit: 2 })).nextCursor).toBeNull()
    expect((await books.list(owner)).nextCursor).toBeNull()
  })

  test('a book removed between two pages is not missed by the second', async () => {
    const { books, owner } = await shelf(['uno', 'dos', 'tres'])
    const { books: first, nextCursor } = await books.list(owner, { limit: 1 })
    await books.remove(owner, first[0]?.id ?? 0)
    const second = await books.list(owner, { limit: 1, cursor: nextCursor ?? '' })

    expect(second.books.map(({ info }) => info.title)).toEqual(['dos'])
  })

  test('a cursor that is none, or of another order, is refused', async () => {
    const { books, owner } = await shelf(['a', 'b'])
    const { nextCursor } = await books.list(owner, { limit: 1 })

    await expect(books.list(owner, { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'input.invalid' })
    await expect(books.list(owner, { sort: 'title', cursor: nextCursor ?? '' })).rejects.toMatchObject({
      code: 'input.invalid',
    })
  })

  test('the list says whether there is a front cover, and carries no story', async () => {
    const { books } = await open()
    const { owner, id } = await books.create(aNewBook())
    const without = await books.list(owner)
    await books.change(owner, id, (book) => ({
      ...book,
      story: aStory(),
      illustrations: withVersion({}, 'covers/frontcover', {
        file: 'books/1/covers/frontcover-a.webp',
        illustrator: 'model',
        wish: null,
        createdAt: '2026-11-21T10:00:00.000Z',
      }),
    }))
    const [summary] = (await books.list(owner)).books

    expect(without.books[0]?.hasFrontCover).toBe(false)
    expect(summary?.hasFrontCover).toBe(true)
    expect(Object.keys(summary ?? {})).not.toContain('story')
    expect(summary).toMatchObject({ id, owner, version: 2, status: 'editing' })
  })

  test('an account is full at five hundred books, at the same moment too, and deleting one makes room', async () => {
    const { books, crowd } = await open()
    const owner = anOwner()
    const made = (key?: string) => books.create(aNewBook({ owner }), key)
    await made('the first')
    await crowd(owner, LIMITS.booksPerAccount - 3)

    const tries = await Promise.allSettled([made(), made('a key'), made(), made('another key')])
    const refused = tries.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['book.tooMany', 'book.tooMany'])
    const { books: all, total } = await books.list(owner)
    expect(total).toBe(LIMITS.booksPerAccount)
    // Asked again for what was made before, or with a key that made nothing.
    expect((await made('the first')).owner).toBe(owner)
    await expect(made('a third key')).rejects.toMatchObject({ code: 'book.tooMany' })
    await books.change(owner, all[0]?.id ?? 0, withTitle('still mine'))

    await books.remove(owner, all[0]?.id ?? 0)
    await made('a third key')
    expect((await books.list(owner)).total).toBe(LIMITS.booksPerAccount)
    expect((await books.create(aNewBook())).version).toBe(1)
  })

  test('books in a status are found, whoever owns them', async () => {
    const { books } = await open()
    const { id } = await books.create(aNewBook())
    await books.changeAny(id, (book) => ({ ...book, status: 'generating' }))

    expect(await books.withStatus('generating')).toContain(id)
    expect(await books.withStatus('finished')).not.toContain(id)
  })
}
