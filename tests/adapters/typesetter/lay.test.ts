import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { LIMITS } from '../../../src/domain/limits.ts'
import { READER_AGE_PROFILES } from '../../../src/domain/reader-age.ts'
import type { BindingInput, LaidBook } from '../../../src/ports/typesetter.ts'
import { articlesOf, linesByBlock, linesOfPage } from './support/page-lines.ts'
import { drawnPages } from './support/read-pdf.ts'
import { anyParagraph, expectSameBreaks } from './support/same-breaks.ts'
import { aBook } from './support/stub-book.ts'

const typesetter = new BookTypesetter()

test('whatever a parent types, its lines end where those of the book and of the PDF do', async () => {
  // A thousand in `tests/storm/line-breaks.storm.ts`.
  const paragraphs = fc.array(anyParagraph, { minLength: 30, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(paragraphs, fc.constantFrom('0-2', '4-6', '10+'), (some, age) => expectSameBreaks(some, age)),
    // Of a failure one smaller example is enough: each is a whole book.
    { seed: 20261129, numRuns: 4, endOnFailure: true },
  )
})

/** For the youngest; of eight people; in English. */
test.each(['buenas-noches-osito', 'los-ocho-del-bosque', 'tom-and-the-night-train'] as const)(
  'the pages that are edited are those of the rendered book, part by part, each with all that it shows (%s)',
  async (fixture) => {
    const input = await aBook(fixture)
    const { html, pages } = await typesetter.bind(input)
    const rendered = articlesOf(html).map((one) => withOwnOutlines(one, html))
    const { parts } = await typesetter.lay(input, 'cast')

    const laid: LaidBook['pages'] = []
    for (const { part, first } of parts) {
      const own = (await typesetter.lay(input, part)).pages
      expect({ part, first: own[0]?.number }).toEqual({ part, first })
      laid.push(...own)
    }

    expect(laid.map(({ number }) => number)).toEqual(Array.from({ length: pages }, (_, index) => index + 1))
    for (const { number, html } of laid) expect(withoutWrappers(html)).toBe(rendered[number - 1] ?? '')
    for (const { number, kind, folio, html } of laid) {
      expect(html).toStartWith(`<article class="book-page kind-${kind}" data-page="${number}"`)
      if (folio !== null) expect([number, linesOfPage(html).at(-1)?.text]).toEqual([number, String(folio)])
    }
    // The first page inside lies on the right, as the cover does.
    const inside = laid.slice(1, -1).map(({ side }) => side)
    expect(inside).toEqual(inside.map((_, index) => (index % 2 === 0 ? 'right' : 'left')))
    expect([laid[0]?.side, laid.at(-1)?.side]).toEqual(['right', 'left'])
  },
)

test('no page needs an outline of another one, so that each can be shown by itself', async () => {
  const { pages } = await typesetter.lay(await aBook('lucia-y-el-dragon'), 'chapter-1')
  for (const { html } of pages) expect(html).not.toContain('<use')
})

test('of a chapter’s heading the title can be changed, and the number above it cannot', async () => {
  const { pages } = await typesetter.lay(await aBook('lucia-y-el-dragon'), 'chapter-2')
  const headings = pages.flatMap(({ html }) => html.match(/<h2 .*?<\/h2>/gsu) ?? [])
  const [own] = /<span class="lines" data-block="chapter-2-title">.*$/su.exec(headings[0] ?? '') ?? []

  expect(headings).toHaveLength(1)
  expect(headings[0]).toStartWith('<h2 class="face-fredoka centre" style=')
  expect(own).toContain('Un mapa con rosquillas')
  expect(own).not.toContain('Capítulo 2')
  expect(headings[0]).toContain('Capítulo 2')
})

test('what can be changed is marked wherever it stands, and nothing else is', async () => {
  const input = await aBook('lucia-y-el-dragon')
  const { parts } = await typesetter.lay(input, 'cast')
  const marked = new Map<string, string[]>()
  for (const { part } of parts) {
    const { pages } = await typesetter.lay(input, part)
    marked.set(part, [...new Set(pages.flatMap(({ html }) => linesOfPage(html).flatMap(({ block }) => block ?? [])))])
  }

  expect(Object.fromEntries([...marked].filter(([part]) => !part.startsWith('chapter-')))).toEqual({
    frontCover: ['title'],
    dedication: ['dedication-0'],
    cast: ['name-0', 'name-1', 'name-2'],
    titlePage: ['title'],
    closing: ['closing'],
    activities: [],
    colophon: ['title'],
    backCover: ['blurb'],
  })
  const chapter = input.story.chapters[0]?.pages ?? []
  expect(marked.get('chapter-1')).toEqual([
    'chapter-1-title',
    ...chapter.flatMap(({ paragraphs }, page) => paragraphs.map((_, index) => `chapter-1-p${page}-${index}`)),
  ])
})

test('a line of a dedication that cannot be printed does not give its place to the next one', async () => {
  const book = await aBook('lucia-y-el-dragon')
  const dedication = '\n🐉🐉\n\nPara Vera\n❤️ ❤️\ny para Leo'
  const { pages } = await typesetter.lay({ ...book, info: { ...book.info, dedication } }, 'dedication')

  expect(linesByBlock(pages)).toEqual({
    'dedication-3': [{ number: 2, text: 'Para Vera' }],
    'dedication-5': [{ number: 2, text: 'y para Leo' }],
  })
})

test('however oddly a text fills its page, the book is laid out and no letter of it is lost', async () => {
  const book = await aBook('lucia-y-el-dragon')
  const { characters } = book.info
  const [hero] = characters
  const most = (characters: number) =>
    fc.oneof(
      fc
        .constantFrom('W', 'a\n', 'ñ ', '¿', '— ', '«»', 'palabra ')
        .map((unit) => unit.repeat(Math.floor(characters / unit.length))),
      anyParagraph.map((text) => text.slice(0, characters)),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
  const texts = fc.record({
    title: most(LIMITS.title.characters),
    chapterTitle: most(LIMITS.chapterTitle.characters),
    dedication: most(LIMITS.dedication.characters),
    closing: most(LIMITS.closing.characters),
    blurb: most(LIMITS.blurb.characters),
    name: most(LIMITS.name.characters),
    paragraph: most(400),
  })
  await fc.assert(
    fc.asyncProperty(texts, async ({ dedication, chapterTitle, name, paragraph, ...told }) => {
      const chapters = book.story.chapters.map(({ pages }) => ({
        title: chapterTitle,
        pages: pages.map((page) => ({ ...page, paragraphs: [paragraph] })),
      }))
      const story = { ...book.story, ...told, chapters, ...(hero && { names: { [hero.name]: name } }) }
      const input = { ...book, story, info: { ...book.info, dedication } }
      const { pages } = await typesetter.lay(input, 'dedication')
      const shown = pages.flatMap(({ html }) => linesOfPage(html).filter(({ block }) => block !== null))
      const letters = (text: string) => text.replace(/[^A-Za-zñ]/gu, '')
      expect(letters(shown.map(({ text }) => text).join(''))).toBe(letters(dedication))
    }),
    { seed: 20261129, numRuns: 8 },
  )
})

test('a part that the book does not have has no pages', async () => {
  const { pages, carried } = await typesetter.lay(await aBook('maia-astronauta'), 'chapter-99')
  expect([pages, carried]).toEqual([[], 0])
})

describe('of words that do not fit is told', () => {
  /** The first page of the first chapter with so many sentences more. */
  function longer(book: BindingInput, sentences: number): BindingInput {
    const [first, ...others] = book.story.chapters
    const [opening, ...rest] = first?.pages ?? []
    if (!first || !opening) return book
    const more = Array.from({ length: sentences }, () => 'Y el farol que llevaba en la mano parpadeó tres veces.')
    const pages = [{ ...opening, paragraphs: [...opening.paragraphs, ...more] }, ...rest]
    return { ...book, story: { ...book.story, chapters: [{ ...first, pages }, ...others] } }
  }

  test.each(['4-6', '8-10'] as const)(
    'how far they push, shrink and add pages, as the PDF shows it (%s)',
    async (age) => {
      const book = await aBook('buenas-noches-osito', { age, chapters: 2 })
      const seen = new Set<string>()
      let before: LaidBook | null = null
      for (const sentences of [0, 1, 3, 5, 8, 12, 24]) {
        const input = longer(book, sentences)
        const laid = await typesetter.lay(input, 'chapter-1')
        const { screenPdf, notes, pages } = await typesetter.bind(input)
        const drawn = await drawnPages(screenPdf)

        expect([laid.total, drawn.length]).toEqual([pages, pages])
        expect({ sentences, carried: laid.carried }).toEqual({ sentences, carried: carriedIn(laid) })
        const sizePt = READER_AGE_PROFILES[age].fontSizePt - laid.shrinkPt
        const texts = laid.pages.filter(({ kind }) => kind === 'text')
        for (const { number, html } of texts) {
          const [first] = Object.values(linesByBlock([{ number, html }])).at(-1) ?? []
          const line = drawn[number - 1]?.lines.find(({ text }) => text.replace(/\s+/gu, ' ').trim() === first?.text)
          expect({ number, size: line?.size.toFixed(2) }).toEqual({ number, size: sizePt.toFixed(2) })
        }
        expect(notes.some((note) => note.startsWith('type set'))).toBe(laid.shrinkPt > 0)
        expect(laid.total).toBeGreaterThanOrEqual(before?.total ?? 0)
        if (laid.carried > 0) seen.add('pushes')
        if (laid.shrinkPt > 0 && laid.total === before?.total) seen.add('shrinks')
        if (before && laid.total > before.total) seen.add('adds')
        before = laid
      }
      expect(seen).toEqual(new Set(['pushes', 'shrinks', 'adds']))
    },
  )

  test('as many lines as stand on later pages, of that part alone', async () => {
    const book = longer(await aBook('buenas-noches-osito', { age: '4-6', chapters: 2 }), 4)
    const [one, two] = await Promise.all(['chapter-1', 'chapter-2'].map((part) => typesetter.lay(book, part)))

    expect(one?.carried).toBeGreaterThan(0)
    expect(two).toMatchObject({ carried: 0, total: one?.total, shrinkPt: one?.shrinkPt })
  })
})

/** Lines that stand on a later text page of the part than the one that their block names. */
function carriedIn({ pages }: LaidBook): number {
  const texts = pages.filter(({ kind }) => kind === 'text')
  return texts.reduce((sum, { html }, index) => {
    const pageOf = (block: string | null) => Number(/-p(\d+)-\d+$/u.exec(block ?? '')?.[1] ?? index)
    return sum + linesOfPage(html).filter(({ block }) => pageOf(block) < index).length
  }, 0)
}

/** What the book keeps once for all its pages, drawn where it is used. */
function withOwnOutlines(article: string, book: string): string {
  const outlines = new Map(
    [...book.matchAll(/<path id="(o\d+)" d="([^"]*)"\/>/gu)].map(([, id = '', d = '']) => [id, d]),
  )
  return article.replace(/<use href="#(o\d+)"/gu, (_, id: string) => `<path d="${outlines.get(id) ?? 'unknown'}"`)
}

/** A heading of which only a part can be changed, as the book has it: marked as a whole. */
function withoutWrappers(article: string): string {
  return article.replace(
    /<h2( class="[^"]*")( style="[^"]*">.*?)<span class="lines"( data-block="[^"]*")?>(.*?<\/span>)<\/span><\/h2>/gsu,
    (_, face: string, before: string, block: string, lines: string) => `<h2${face}${block}${before}${lines}</h2>`,
  )
}
