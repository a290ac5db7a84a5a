import { expect, test } from 'bun:test'
import { PDFDict, PDFName } from 'pdf-lib'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { scenesOf } from '../../../src/domain/illustrations.ts'
import type { BindingInput } from '../../../src/ports/typesetter.ts'
import { printed } from './support/printed.ts'
import { pdfObjects, readPdf } from './support/read-pdf.ts'
import { aBook } from './support/stub-book.ts'

const typesetter = new BookTypesetter()
type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] }

async function structureOf(pdf: Uint8Array): Promise<Node[]> {
  const document = await readPdf(pdf)
  const nodes: Node[] = []
  const visit = (node: Node) => {
    if (node.role) nodes.push(node)
    node.children?.forEach(visit)
  }
  for (let number = 1; number <= document.numPages; number++)
    visit((await (await document.getPage(number)).getStructTree()) as Node)
  return nodes
}

test('a screen reader finds one heading for each chapter and a description for each picture', async () => {
  const input = await aBook('lucia-y-el-dragon')
  const { screenPdf } = await typesetter.bind(input)

  const nodes = await structureOf(screenPdf)
  const figures = nodes.filter(({ role }) => role === 'Figure')

  const headings = nodes.flatMap(({ role }) => (role === 'H1' || role === 'H2' ? [role] : []))
  // The title on the cover, who is who, the title page; the chapters; FIN, and a page to play. No level is skipped.
  expect(headings).toEqual(['H1', 'H2', 'H1', ...Array.from({ length: 5 }, () => 'H1'), 'H2', 'H2'])
  expect(figures.length).toBe(scenesOf(input.story).length + input.info.characters.length)
  for (const { alt } of figures) expect(alt?.length).toBeGreaterThan(2)
  expect(new Set(nodes.map(({ role }) => role))).toEqual(
    new Set(['Root', 'Document', 'Sect', 'H1', 'H2', 'P', 'Figure']),
  )
})

test('the document says its language, its title and how it was made', async () => {
  const input = await aBook('tom-and-the-night-train')
  const document = await readPdf((await typesetter.bind(input)).screenPdf)
  const { info, metadata } = await document.getMetadata()

  expect(info).toMatchObject({ Language: 'en-GB', Title: 'Tom and the Night Train', PDFFormatVersion: '1.7' })
  expect(metadata?.get('pdfuaid:part')).toBe('1')
  expect(metadata?.get('dc:title')).toBe('Tom and the Night Train')
})

test.each([
  ['offline', 'offline', 'algorithmicMedia'],
  ['model', 'model', 'trainedAlgorithmicMedia'],
  ['offline', 'model', 'compositeSynthetic'],
] as const)('a story by %s with pictures by %s is marked as %s', async (writer, illustrator, mark) => {
  const input = await aBook('buenas-noches-osito', { illustrator })
  const made = { ...input, story: { ...input.story, writer } }
  const { screenPdf } = await typesetter.bind(made)
  const { printPdf } = await printed(made)

  for (const pdf of [screenPdf, printPdf]) {
    const { metadata } = await (await readPdf(pdf)).getMetadata()
    expect(metadata?.get('iptc4xmpext:digitalsourcetype')).toBe(
      `http://cv.iptc.org/newscodes/digitalsourcetype/${mark}`,
    )
  }
})

test('the bookmarks lead to the covers, the chapters and the end', async () => {
  const document = await readPdf((await typesetter.bind(await aBook('maia-astronauta'))).screenPdf)
  const outline = await document.getOutline()
  const titles = outline.map(({ title }) => title)

  expect(titles[0]).toBe('Cubierta')
  expect(titles.filter((title) => title.startsWith('Capítulo '))).toHaveLength(7)
  expect(titles).toContain('FIN')
  expect(titles.at(-1)).toBe('Contracubierta')
})

test('every font is embedded as a subset and leads back to text', async () => {
  const { all } = await pdfObjects((await typesetter.bind(await aBook('los-ocho-del-bosque'))).screenPdf)
  const fonts = all('Font', 'Type0')

  expect(fonts.length).toBeGreaterThanOrEqual(2)
  for (const font of fonts) {
    expect(String(font.get(PDFName.of('BaseFont')))).toMatch(/^\/[A-Z]{6}\+(Andika|Literata|Fredoka)/u)
    expect(font.has(PDFName.of('ToUnicode'))).toBe(true)
  }
  for (const descriptor of all('FontDescriptor')) expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true)
})

test('accents, opening marks, the raya and "fi" are copied as they were written', async () => {
  const input = withText(
    await aBook('lucia-y-el-dragon', { age: '8-10' }),
    '—¿Fin? ¡Así fue! —dijo Íñigo, fiel—. «Ñandú», «pingüino».',
  )
  const document = await readPdf((await typesetter.bind(input)).screenPdf)
  const { items } = await (await document.getPage(6)).getTextContent()

  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/gu, ' ')

  expect(text).toContain('—¿Fin? ¡Así fue! —dijo Íñigo, fiel—. «Ñandú», «pingüino».')
})

test('a title with signs that the title face lacks is set whole in another one', async () => {
  const input = await aBook('lucia-y-el-dragon')
  const { screenPdf, notes } = await typesetter.bind({ ...input, story: { ...input.story, title: 'Şule y Łukasz 🐉' } })
  const document = await readPdf(screenPdf)
  const { items } = await (await document.getPage(1)).getTextContent()

  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Şule y Łukasz')
  expect(notes).toEqual(['left out a sign that no font has: U+1F409'])
})

test('the same book gives the same bytes, and another date gives others', async () => {
  const first = await typesetter.bind(await aBook('buenas-noches-osito'))
  const again = await typesetter.bind(await aBook('buenas-noches-osito'))
  const later = await typesetter.bind({ ...(await aBook('buenas-noches-osito')), editionDate: '2026-11-22' })

  expect(Buffer.from(again.screenPdf).equals(Buffer.from(first.screenPdf))).toBe(true)
  const [print, printAgain] = [
    await printed(await aBook('buenas-noches-osito')),
    await printed(await aBook('buenas-noches-osito')),
  ]
  expect(Buffer.from(printAgain.printPdf).equals(Buffer.from(print.printPdf))).toBe(true)
  expect(again.html).toBe(first.html)
  expect(Buffer.from(later.screenPdf).equals(Buffer.from(first.screenPdf))).toBe(false)
})

test('a book weighs little more than its pictures', async () => {
  const input = await aBook('lucia-y-el-dragon', { sidePx: 1536 })
  const pictures = [...input.illustrations.values(), ...input.avatars.values()].reduce(
    (sum, { jpeg }) => sum + jpeg.length,
    0,
  )
  const { screenPdf, pages } = await typesetter.bind(input)

  // Fonts, outlines and tags together, whatever the pictures weigh.
  expect(screenPdf.length - pictures).toBeLessThan(20_000 + pages * 1_600)
})

test('every tagged page points into the structure', async () => {
  const { pages, catalog } = await pdfObjects((await typesetter.bind(await aBook('buenas-noches-osito'))).screenPdf)

  for (const page of pages) expect(page.has('StructParents')).toBe(true)
  expect(catalog.lookup(PDFName.of('StructTreeRoot'))).toBeInstanceOf(PDFDict)
  expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true')
})

/** The first text page of the first chapter says this. */
function withText(input: BindingInput, text: string): BindingInput {
  const [first, ...rest] = input.story.chapters
  if (!first) return input
  const pages = first.pages.map((page, i) => (i === 0 ? { ...page, paragraphs: [text] } : page))
  return { ...input, story: { ...input.story, chapters: [{ ...first, pages }, ...rest] } }
}
