import { beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { type Faces, faceNamed, openFaces, openFacesFor } from '../../../src/adapters/typesetter/faces.ts'
import { printableSigns, standInFiles } from '../../../src/adapters/typesetter/fonts/build-stand-ins.ts'
import { STAND_INS } from '../../../src/adapters/typesetter/fonts/stand-ins.gen.ts'
import { composeBook } from '../../../src/adapters/typesetter/pages/compose-book.ts'
import { cleanText } from '../../../src/adapters/typesetter/text/clean-text.ts'
import { setLines } from '../../../src/adapters/typesetter/text/text-frame.ts'
import type { PageModel, TextLine } from '../../../src/domain/page-model/page-model.ts'
import { PRINTABLE_SIGNS } from '../../../src/domain/printable-signs.gen.ts'
import { PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'
import { packedRanges, signRanges } from '../../../src/domain/sign-ranges.ts'
import type { BindingInput } from '../../../src/ports/typesetter.ts'
import { articlesOf, linesOfPage } from './support/page-lines.ts'
import { readPdf } from './support/read-pdf.ts'
import { aBook } from './support/stub-book.ts'

const NAMES = [
  ...['李小龙', '李小龍', 'محمد', 'فاطمة الزهراء', 'پرویز گلچین', 'ہارون کھوکھر', 'Ελένη', 'Дмитро', 'Ґалина', 'יעל'],
  ...[
    'さくら',
    '桜子ちゃん',
    '민준',
    'Nguyễn Thị Ánh',
    'Łucja Żółć',
    'Șerban Țurcanu',
    'আয়েশা',
    'प्रिया',
    'தமிழ்',
    'ਹਰਪ੍ਰੀਤ',
  ],
  ...['ნინო', 'Արմեն', 'ሰላም', 'มะลิ', 'D’Artagnan O’Neill', 'Mª José'],
]

/** The lighthouse's two, the first of whom is called so. */
async function bookOf(name: string, change: Partial<BindingInput['info']> = {}): Promise<BindingInput> {
  const book = await aBook('lucia-y-el-dragon')
  const [hero] = book.info.characters
  const old = hero?.name ?? ''
  const story = { ...(JSON.parse(JSON.stringify(book.story).replaceAll(old, name)) as typeof book.story) }
  story.title = `El viaje de ${name}`
  for (const chapter of story.chapters)
    chapter.pages[0]?.paragraphs.unshift(`Aquí empieza lo que ${name}, que tenía 7 años, soñó.`)
  const characters = book.info.characters.map((one, i) => (i === 0 ? { ...one, name } : one))
  const avatars = new Map([...book.avatars].map(([key, picture]) => [key === old ? name : key, picture]))
  return { ...book, story, avatars, info: { ...book.info, characters, title: story.title, ...change } }
}

async function composed(input: BindingInput): Promise<{ model: PageModel; faces: Faces; leftOut: string[] }> {
  const faces = await openFacesFor(JSON.stringify([input.info, input.story]))
  return { ...composeBook(input, faces, PRINTER_PROFILES['generic-210']), faces }
}

const linesOf = ({ pages }: PageModel) =>
  pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? item.lines : [])))

describe.each(NAMES)('%s', (name) => {
  let bound: Awaited<ReturnType<BookTypesetter['bind']>>
  beforeAll(async () => {
    bound = await new BookTypesetter().bind(await bookOf(name))
  })

  test('is whole on the cover, the page of the characters, the title page and in every chapter', () => {
    expect(bound.notes).toEqual([])
    const pages = articlesOf(bound.html).map((html) => ({
      html,
      text: linesOfPage(html)
        .map(({ text }) => text)
        .join(' '),
    }))
    for (const kind of ['frontCover', 'cast', 'titlePage'])
      expect(pages.find(({ html }) => html.includes(`kind-${kind}`))?.text).toContain(name)
    const openers = pages.filter(({ text }) => text.includes('Aquí empieza'))
    expect(openers.length).toBeGreaterThan(0)
    for (const { text } of openers) expect(text).toContain(`${name}, que tenía 7 años`)
  })

  test('is read out of the PDF in its order, and is the title of the document', async () => {
    const document = await readPdf(bound.screenPdf)
    const { info } = await document.getMetadata()
    expect((info as { Title?: string }).Title).toContain(name)
    const page = await document.getPage(1)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    const plain = (some: string) => some.normalize('NFC').replace(/[\s\u200b]/gu, '')
    expect(plain(text)).toContain(plain(name))
    await document.loadingTask.destroy()
  })

  test('is drawn with ink, and never as the box of a missing glyph', async () => {
    const { model, faces } = await composed(await bookOf(name))
    for (const line of linesOf(model))
      for (const run of line.runs) {
        expect(run.glyphs.map(({ id }) => id)).not.toContain(0)
        const { loca, head } = {
          loca: faceNamed(faces, run.face).table('loca'),
          head: faceNamed(faces, run.face).table('head'),
        }
        const at = (glyph: number) =>
          (head?.getInt16(50) === 1 ? loca?.getUint32(glyph * 4) : loca?.getUint16(glyph * 2)) ?? 0
        if (/\p{L}/u.test(run.text)) expect(run.glyphs.some(({ id }) => at(id + 1) > at(id))).toBe(true)
      }
  })
})

describe('the direction', () => {
  const xs = (line: TextLine | undefined, text: string) =>
    line?.runs.find((run) => run.text.includes(text))?.xMm ?? Number.NaN

  test('of a Spanish sentence stays, and so does the order of the names in it', async () => {
    const text = 'محمد, יעל y Ana tienen 7 años.'
    const faces = await openFacesFor(text)
    const [line] = setLines(faces, text, { face: 'andika', sizePt: 12, leadPt: 16 }, { widthMm: 180 })
    expect(xs(line, 'محمد')).toBeLessThan(xs(line, 'יעל'))
    expect(xs(line, 'יעל')).toBeLessThan(xs(line, 'Ana'))
  })

  test('of a Hebrew dedication is its own', async () => {
    const dedication = 'לנועה האהובה שלנו, בת 7, מ-Papá ומאמא.'
    const { model } = await composed(await bookOf('Ana', { dedication }))
    const lines =
      model.pages
        .find(({ kind }) => kind === 'dedication')
        ?.items.flatMap((item) => (item.kind === 'text' ? item.lines : [])) ?? []
    const all = lines.map(({ text }) => text).join(' ')
    expect(all).toBe(dedication)
    const first = lines[0]
    expect(xs(first, 'לנועה')).toBeGreaterThanOrEqual(0)
    const { html } = await new BookTypesetter().bind(await bookOf('Ana', { dedication }))
    expect(html).toMatch(/<p class="[^"]*" dir="rtl"[^>]*data-block="dedication/u)
  })

  test('of Arabic joins its letters', async () => {
    const faces = await openFacesFor('محمد م ح د')
    const glyphs = (text: string) =>
      setLines(faces, text, { face: 'andika', sizePt: 12, leadPt: 16 }, { widthMm: 180 })[0]?.runs.flatMap(
        ({ glyphs: own }) => own.map(({ id }) => id),
      ) ?? []
    const alone = new Set(['م', 'ح', 'د'].flatMap(glyphs))
    expect(glyphs('محمد').some((id) => !alone.has(id))).toBe(true)
  })
})

test('a Chinese dedication is broken between signs, and no line begins with a stop or ends with an opening mark', async () => {
  const dedication =
    '亲爱的小龙，愿你每一天都像这本书里的故事一样，充满勇气、好奇和快乐。爸爸说：「永远爱你！」妈妈也是。'.repeat(2)
  const { model, leftOut } = await composed(await bookOf('小龙', { dedication }))
  const lines =
    model.pages
      .find(({ kind }) => kind === 'dedication')
      ?.items.flatMap((item) => (item.kind === 'text' ? item.lines.map(({ text }) => text) : [])) ?? []
  expect(leftOut).toEqual([])
  expect(lines.join('')).toBe(dedication)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    expect(line).not.toMatch(/^[，、。！：」]/u)
    expect(line).not.toMatch(/「$/u)
  }
})

describe('what stands in', () => {
  test('is not opened for a Spanish book', async () => {
    const book = await aBook('lucia-y-el-dragon')
    const faces = await openFacesFor(JSON.stringify([book.info, book.story]))
    expect(faces).toBe(await openFaces())
    expect(faces.standIns).toEqual([])
  })

  test('has the signs that the index and the wizard say', async () => {
    const files = await standInFiles()
    expect(files.map(({ signs }) => packedRanges(signs))).toEqual(STAND_INS.map(({ signs }) => signs))
    expect(await printableSigns(files)).toBe(PRINTABLE_SIGNS)
  })

  test('sets any text of its signs: none lost, in order, inside the measure', async () => {
    const sign = fc
      .constantFrom(...STAND_INS.map(({ signs }) => signs))
      .chain((packed) => {
        const has = signRanges(packed)
        const edges = packed.split(' ').map((step) => Number.parseInt(step, 36))
        return fc.integer({ min: edges[0] ?? 0, max: edges.reduce((sum, step) => sum + step, 0) }).filter(has)
      })
      .map((codePoint) => String.fromCodePoint(codePoint).normalize('NFC'))
      .filter((text) => /^[\p{L}\p{N}]$/u.test(text))
    const word = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 12 }), async (words) => {
        const leftOut = new Set<string>()
        const faces = await openFacesFor(words.join(' '))
        const text = cleanText(faces, 'andika', words.join(' '), leftOut)
        const lines = setLines(faces, text, { face: 'andika', sizePt: 14, leadPt: 20 }, { widthMm: 60 })
        const plain = (some: string) => some.replace(/\s/gu, '')
        expect([...leftOut]).toEqual([])
        expect(plain(lines.map((line) => line.text).join(''))).toBe(plain(words.join('').normalize('NFC')))
        expect(plain(lines.flatMap(({ runs }) => runs.map((run) => run.text)).join(''))).toBe(plain(text))
        for (const { widthMm, runs } of lines) {
          expect(widthMm).toBeLessThan(60.5)
          for (const { glyphs } of runs) expect(glyphs.map(({ id }) => id)).not.toContain(0)
        }
      }),
      { numRuns: 60 },
    )
  })
})
