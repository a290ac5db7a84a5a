import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { linesByBlock, linesOfPage } from '../adapters/typesetter/support/page-lines.ts'
import { type ReviewServer, startReviewServer } from '../support/review-server.ts'
import type { Parent } from '../support/server.ts'

let server: ReviewServer
let parent: Parent
let id: number
beforeAll(async () => {
  server = await startReviewServer()
  ;({ parent, id } = await server.aBookInReview({ dedication: 'Para Osito.\nDe su abuela' }))
})
afterAll(() => server.stop())

type Text = { block: string; text: string }

/** A book's words in its parent's hands; saves say the edition that is current unless told otherwise. */
function wordsOf({ api, book }: Parent, id: number) {
  const edition = async (): Promise<number> => (await book(id)).version
  return {
    book: () => book(id),
    save: async (edits: Text[], more: Record<string, unknown> = {}) =>
      api('PATCH', `/api/books/${id}/story`, { edition: await edition(), edits, ...more }),
    undo: async () => api('POST', `/api/books/${id}/story/undo`, { edition: await edition() }),
    redo: async () => api('POST', `/api/books/${id}/story/redo`, { edition: await edition() }),
    edits: async () => (await api('GET', `/api/books/${id}/story/edits`)).body,
    lay: async (part: string, edits: Text[] = []) => (await api('POST', `/api/books/${id}/lay`, { part, edits })).body,
  }
}

const theBook = () => wordsOf(parent, id)
async function anotherBook(changes: Record<string, unknown> = {}) {
  const other = await server.aBookInReview(changes)
  return { ...other, ...wordsOf(other.parent, other.id) }
}
const NOTHING_TO_UNDO = { status: 409, body: { success: false, code: 'story.nothingToUndo' } }

describe('new words', () => {
  test('are the book’s wherever it is shown', async () => {
    const { book, save, lay } = await anotherBook()
    const saved = await save([
      { block: 'title', text: 'La noche azul' },
      { block: 'dedication', text: 'Para Vera.\nY para Leo.' },
      { block: 'blurb', text: 'Un oso que no duerme.' },
      { block: 'closing', text: 'Y soñó.' },
      { block: 'chapter-2-title', text: 'La niebla' },
      { block: 'chapter-1-p0-1', text: '—¿Y ahora? —dijo Osito.' },
      { block: 'chapter-3-p1', text: 'Uno.\nDos.' },
      { block: 'alt-chapter_1/page_1/image_1', text: 'Un oso y una luna.' },
      { block: 'alt-covers/backcover', text: 'La luna, sola.' },
    ])

    expect(saved).toMatchObject({ status: 200, body: { success: true, wishes: expect.any(Array) } })
    expect(await book()).toMatchObject({
      status: 'verifying',
      version: saved.body.version,
      info: { story_title: 'La noche azul', dedication: 'Para Vera.\nY para Leo.' },
      output: {
        title: 'La noche azul',
        blurb: 'Un oso que no duerme.',
        closing: 'Y soñó.',
        chapter_1: {
          page_1: {
            text: 'Osito miró la luna.\n—¿Y ahora? —dijo Osito.',
            image_1: { alt: 'Un oso y una luna.', prompt: 'Osito looks at the moon.' },
          },
        },
        chapter_2: { title: 'La niebla' },
        chapter_3: { page_2: { text: 'Uno.\nDos.' } },
      },
    })
    const [dedication, back] = [await lay('dedication'), await lay('backCover')]
    expect(linesByBlock(dedication.pages)).toEqual({
      'dedication-0': [{ number: 2, text: 'Para Vera.' }],
      'dedication-1': [{ number: 2, text: 'Y para Leo.' }],
    })
    expect(back.pages[0].html).toContain('alt="La luna, sola."')
  })

  test('are found by the list, and the book stands there under its new title', async () => {
    const { parent, save } = await anotherBook()
    await save([{ block: 'title', text: 'El camión de Ángel' }])
    const { body } = await parent.api('GET', `/api/books/${parent.user.id}?summary=true&q=CAMION`)
    expect(body.books.map(({ info }: any) => info.story_title)).toEqual(['El camión de Ángel'])
  })

  test('make another edition each time, and the same words none', async () => {
    const { book, save, edits } = await anotherBook()
    const { version } = await book()
    const text = 'Nadie contestó nada.'
    expect((await save([{ block: 'chapter-1-p1-0', text }])).body.version).toBe(version + 1)
    for (const same of [text, ` ${text}\n`, 'Nadie contestó\u00a0nada.\u200b'])
      expect((await save([{ block: 'chapter-1-p1-0', text: same }])).body.version).toBe(version + 1)
    expect((await edits()).edits).toHaveLength(1)
  })

  test('part a paragraph, take one out, and leave an emptied page in its place', async () => {
    const { book, save, lay } = await anotherBook()
    const { pages } = await lay('chapter-2')
    await save([
      { block: 'chapter-1-p0-0', text: 'Osito miró.\nLa luna.' },
      { block: 'chapter-1-p0-1', text: '' },
      { block: 'chapter-2-p0', text: '' },
    ])

    const { output } = await book()
    expect(output.chapter_1.page_1.text).toBe('Osito miró.\nLa luna.')
    expect(output.chapter_2.page_1).toMatchObject({ text: '', image_1: { alt: 'Osito mira la luna.' } })
    expect((await lay('chapter-2')).pages).toHaveLength(pages.length)
  })

  test('that came from a chat or another alphabet bring no sign that nobody sees', async () => {
    const { save, edits } = await anotherBook()
    const unseen = '\u2060\u200b\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\u0000\u0007\u001b\u007f\u0085\u00ad'
    const typed = [...'Osito se durmió.'].map((letter, index) => `${letter}${unseen[index % unseen.length]}`).join('')
    await save([
      { block: 'chapter-1-p0-0', text: `${typed.replace('\u0085', '')}\u2028\r\n\tFin.\r` },
      { block: 'title', text: `\u202e${unseen.replace('\u0085', '')}La luna\n azul ` },
      { block: 'name-0', text: 'O\u2060li\u200f\nBú' },
    ])

    const stored = await server.ports.books.find((await edits()).edits && Number((await theirs()).id))
    expect(stored).toBeDefined()
  })
})
