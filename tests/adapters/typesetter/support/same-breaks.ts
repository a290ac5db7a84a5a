import { expect } from 'bun:test'
import fc from 'fast-check'
import { BookTypesetter } from '../../../../src/adapters/typesetter/book-typesetter.ts'
import type { ReaderAge } from '../../../../src/domain/vocabulary.ts'
import type { BindingInput } from '../../../../src/ports/typesetter.ts'
import { articlesOf, linesByBlock, linesOfPage } from './page-lines.ts'
import { type DrawnPage, drawnPages } from './read-pdf.ts'
import { aBook } from './stub-book.ts'

/** Words as a parent may type them, and what nobody would: without end, of signs that no font has, glued together. */
const word = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.constantFrom(
      ...['y', 'a', 'que', 'con', 'la', 'Lucía', 'dragón', 'murciélago', 'pingüino', 'ñandú', 'Íñigo', 'despacito'],
      ...['rosquillas', 'electroencefalografista', '10.000', '3,5', 'O’Brien', 'ex-pirata', 'fin', 'flor'],
      // Of these the face of older readers has none, and borrows them.
      ...['Жанна', 'Ωmega', '→'],
    ),
  },
  { weight: 4, arbitrary: fc.stringMatching(/^[a-záéíóúüñ]{1,14}$/u) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-zñ]{40,120}$/u) },
  { weight: 1, arbitrary: fc.constantFrom('🐉', '👩‍👧‍👦', '♥', '—', '…', 'שלום', '\u2060', '\u00ad') },
)
const marked = fc
  .tuple(
    fc.constantFrom('', '', '', '', '', '¿', '¡', '«', '—', '—¿', '(', '“', '-'),
    word,
    fc.constantFrom('', '', '', '', '', ',', '.', '?', '!', '»', '…', ';', ')', '—', '—.', '...', '?!'),
  )
  .map((parts) => parts.join(''))
const gap = fc.constantFrom(' ', ' ', ' ', ' ', ' ', ' ', '\u00a0', '  ', '\u202f')
export const anyParagraph = fc
  .array(fc.tuple(marked, gap), { minLength: 1, maxLength: 45 })
  .map((words) => words.flat().join('').trim())

/** Of a book's screen PDF, the lines of every page. */
export type PdfReader = (pdf: Uint8Array) => Promise<string[][]>

/** As Mozilla's reader finds them. */
export const drawnLines: PdfReader = async (pdf) => (await drawnPages(pdf)).map(joinedByBaseline)

/**
 * Whatever the paragraphs say, their lines end in the same places while they are typed, in the rendered book and in the PDF.
 * @param paragraphs shared out over the pages of a book for readers of this age
 */
export async function expectSameBreaks(
  paragraphs: readonly string[],
  age: ReaderAge,
  readLines: PdfReader = drawnLines,
): Promise<void> {
  const typesetter = new BookTypesetter()
  const input = withParagraphs(await aBook('lucia-y-el-dragon', { age }), paragraphs)
  const { html, screenPdf, pages } = await typesetter.bind(input)
  const articles = articlesOf(html).map((one, index) => ({ number: index + 1, html: one }))
  const bound = linesByBlock(articles)
  const parts = input.story.chapters.map((_, index) => `chapter-${index + 1}`)
  const laid = (await Promise.all(parts.map((part) => typesetter.lay(input, part)))).flatMap((part) => part.pages)

  const isOfChapters = ([block]: [string, unknown]) => block.startsWith('chapter-')
  expect(linesByBlock(laid)).toEqual(Object.fromEntries(Object.entries(bound).filter(isOfChapters)))
  const drawn = await readLines(screenPdf)
  expect(drawn).toHaveLength(pages)
  const texts = laid.filter(({ kind }) => kind === 'text')
  expect(texts.length).toBeGreaterThan(parts.length)
  for (const { number, html } of texts) {
    const lines = linesOfPage(html).map(({ text }) => text)
    expect({ number, lines: drawn[number - 1] }).toEqual({ number, lines })
  }
}

/** In their order, alike on every page. */
function withParagraphs(book: BindingInput, paragraphs: readonly string[]): BindingInput {
  const pages = book.story.chapters.flatMap((chapter) => chapter.pages)
  const share = (index: number) => Math.round((index * paragraphs.length) / pages.length)
  let next = 0
  const chapters = book.story.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => {
      const own = paragraphs.slice(share(next), share(next + 1))
      next++
      return { ...page, paragraphs: own.length > 0 ? own : [''] }
    }),
  }))
  return { ...book, story: { ...book.story, chapters } }
}

/** A sign that is borrowed from another face is drawn apart, on the line that it belongs to. */
function joinedByBaseline({ lines }: DrawnPage): string[] {
  const rows: { baseline: number; text: string; end: number; size: number }[] = []
  for (const { text, x, baseline, width, size } of lines) {
    const last = rows.at(-1)
    if (last && Math.abs(last.baseline - baseline) < 0.05 && x >= last.end - 0.05) {
      last.text += x - last.end > size / 10 ? ` ${text}` : text
      last.end = x + width
    } else rows.push({ baseline, text, end: x + width, size })
  }
  return rows.map(({ text }) => text.replace(/\s+/gu, ' ').trim())
}
