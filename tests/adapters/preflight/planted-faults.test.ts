import { beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { degrees, PDFDict, PDFName, type PDFRawStream } from 'pdf-lib'
import { PdfPreflight } from '../../../src/adapters/preflight/pdf-preflight.ts'
import type { PreflightCheck } from '../../../src/domain/preflight.ts'
import type { PrintedBook } from '../../../src/ports/typesetter.ts'
import { printed } from '../typesetter/support/printed.ts'
import { aBook, aJpeg } from '../typesetter/support/stub-book.ts'
import { content, descendant, draw, fontOf, imageOf, type Opened, pictureBytes, resource, spoilt } from './spoil.ts'
import { textured, tiles } from './textured.ts'

const PT = 72 / 25.4
const [MARGIN, SHEET] = [3 * PT, 216 * PT]
let good: PrintedBook
let flat: Uint8Array
let cmyk: Uint8Array
beforeAll(async () => {
  good = await printed(textured(await aBook('tom-and-the-night-train', { sidePx: 2650 }), tiles(2650)))
  flat = await aJpeg(2650)
  cmyk = new Uint8Array(await Bun.file(join(import.meta.dir, 'jpegs/cmyk.jpg')).arrayBuffer())
})

function inspect(printPdf: Uint8Array, leftOut: readonly string[] = []) {
  const { interiorPages, chapterPages } = good
  return new PdfPreflight().inspect(
    { printPdf, coverPdf: null },
    { profile: 'generic-210', interiorPages, chapterPages, leftOut },
  )
}

type Where = 'page' | 'cover' | 'file'
type Fault = [name: string, check: PreflightCheck, where: Where, change: (opened: Opened) => void]
const box = (from: number, to: number) => [from, from, to, to]
const set = ({ page, document }: Opened, key: string, value: number | number[] | Record<string, string>) =>
  page.node.set(PDFName.of(key), document.context.obj(value as never))
/** One letter of the page's own face at a place, in points. */
const letter = (opened: Opened, page: Opened['page'], x: number, y: number, id?: string) => {
  const { name = '' } = fontOf(page) ?? {}
  draw(page, `BT ${name} 12 Tf 1 0 0 1 ${x} ${y} Tm [<${id ?? someGlyph(page)}>] TJ ET`)
  return opened
}
/** A glyph of the page's first face that stands for a letter. */
function someGlyph(page: Opened['page']): string {
  const map = fontOf(page)?.dict.lookup(PDFName.of('ToUnicode')) as PDFRawStream
  const text = Buffer.from(inflateSync(map.contents)).toString('latin1')
  return /<([0-9a-f]{4})> <00[67][0-9a-f]>/u.exec(text)?.[1] ?? ''
}
const at = (page: Opened['page'], ppi: [number, number]) => {
  const { name = '' } = imageOf(page) ?? {}
  const [width, height] = ppi.map((one) => (2650 / one) * 72)
  draw(page, `q 200 200 50 50 re W n ${width} 0 0 ${height} 0 0 cm ${name} Do Q`)
}
const graphicsState = ({ page, document }: Opened, state: Record<string, unknown>) => {
  resource(page, 'ExtGState', 'G1', document.context.obj(state as never))
  draw(page, '/G1 gs')
}
const colourSpace = ({ page, document }: Opened, space: unknown[]) => {
  resource(page, 'ColorSpace', 'C1', document.context.obj(space as never))
  draw(page, 'q /C1 cs 1 scn 200 200 9 9 re f Q')
}
const fontFile = (page: Opened['page']) =>
  descendant(page).lookup(PDFName.of('FontDescriptor'), PDFDict).lookup(PDFName.of('FontFile2')) as PDFRawStream

const refused: Fault[] = [
  ['trim box moved by 1 mm', 'boxes', 'page', (o) => set(o, 'TrimBox', box(MARGIN + PT, SHEET - MARGIN + PT))],
  ['bleed box missing', 'boxes', 'page', ({ page }) => page.node.delete(PDFName.of('BleedBox'))],
  ['page of another size', 'boxes', 'page', ({ page }) => page.setMediaBox(0, 0, SHEET, SHEET + 9)],
  ['page rotated', 'boxes', 'page', ({ page }) => page.setRotation(degrees(90))],
  ['another unit', 'boxes', 'page', (o) => set(o, 'UserUnit', 2)],
  ['white strip in the bleed', 'bleed', 'page', ({ page }) => draw(page, `1 1 1 rg 0 0 ${SHEET} 6 re f`)],
  ['nothing painted', 'bleed', 'page', ({ page }) => content(page, '')],
  ['nothing painted on the cover', 'bleed', 'cover', ({ cover }) => content(cover, '')],
  [
    'picture that ends at the cut',
    'bleed',
    'page',
    ({ page }) => {
      const side = SHEET - 2 * MARGIN
      content(page, `q ${side} 0 0 ${side} ${MARGIN} ${MARGIN} cm ${imageOf(page)?.name} Do Q`)
    },
  ],
  ['picture at 149 ppi', 'resolution', 'page', ({ page }) => at(page, [149, 149])],
  ['stretched picture', 'resolution', 'page', ({ page }) => at(page, [300, 310])],
  [
    'font not embedded',
    'fonts',
    'page',
    ({ page, document }) => {
      resource(page, 'Font', 'H', document.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }))
      draw(page, `BT /H 12 Tf 1 0 0 1 300 300 Tm (Hola) Tj ET`)
    },
  ],
  [
    'font not a subset',
    'fonts',
    'page',
    ({ page }) => fontOf(page)?.dict.set(PDFName.of('BaseFont'), PDFName.of('Andika')),
  ],
  ['ToUnicode missing', 'fonts', 'page', ({ page }) => fontOf(page)?.dict.delete(PDFName.of('ToUnicode'))],
  ['Type 3 font', 'fonts', 'page', ({ page }) => fontOf(page)?.dict.set(PDFName.of('Subtype'), PDFName.of('Type3'))],
  [
    'font file cut short',
    'fonts',
    'page',
    ({ page }) => {
      const file = fontFile(page)
      Object.assign(file, { contents: deflateSync(inflateSync(file.contents).subarray(0, 2000)) })
    },
  ],
  [
    'outlines emptied',
    'fonts',
    'page',
    ({ page }) => {
      const file = fontFile(page)
      const bytes = inflateSync(file.contents)
      const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, i) => 12 + 16 * i)
      const loca = tables.find((entry) => bytes.toString('latin1', entry, entry + 4) === 'loca') ?? 0
      bytes.fill(0, bytes.readUInt32BE(loca + 8), bytes.readUInt32BE(loca + 8) + bytes.readUInt32BE(loca + 12))
      Object.assign(file, { contents: deflateSync(bytes) })
    },
  ],
  ['.notdef glyph', 'signs', 'page', (o) => letter(o, o.page, 300, 300, '0000')],
  ['CMYK fill', 'colour', 'page', ({ page }) => draw(page, '0 1 0 0 k 200 200 9 9 re f')],
  ['spot colour', 'colour', 'page', (o) => colourSpace(o, ['Separation', 'Oro', 'DeviceRGB', null])],
  ['Lab colour', 'colour', 'page', (o) => colourSpace(o, ['Lab', {}])],
  ['soft mask', 'transparency', 'page', (o) => graphicsState(o, { SMask: { S: 'Alpha' } })],
  ['half opaque', 'transparency', 'page', (o) => graphicsState(o, { ca: 0.5 })],
  ['blend mode', 'transparency', 'page', (o) => graphicsState(o, { BM: 'Multiply' })],
  ['transparency group', 'transparency', 'page', (o) => set(o, 'Group', { S: 'Transparency' })],
  [
    'picture with a mask',
    'transparency',
    'page',
    ({ page, document }) => imageOf(page)?.stream.dict.set(PDFName.of('Mask'), document.context.obj([0, 9])),
  ],
  ['text in the outer margin', 'safeArea', 'page', (o) => letter(o, o.page, 300, MARGIN + 10 * PT)],
  [
    'text in the gutter',
    'safeArea',
    'page',
    (o) => letter(o, o.page, o.number % 2 === 1 ? MARGIN + 14 * PT : SHEET - MARGIN - 17 * PT, 300),
  ],
  ['text on the spine', 'safeArea', 'cover', (o) => letter(o, o.cover, 213.5 * PT, 300)],
  ['text in the plain corner', 'safeArea', 'cover', (o) => letter(o, o.cover, 170 * PT, 20 * PT)],
  ['a page missing', 'pageCount', 'file', ({ document }) => document.removePage(5)],
  ['a page too many', 'pageCount', 'file', ({ document }) => document.addPage()],
  ['cover missing', 'pageCount', 'cover', ({ document }) => document.removePage(0)],
  [
    'cover of another spine',
    'boxes',
    'cover',
    ({ cover }) => cover.setMediaBox(0, 0, cover.getWidth() + 2 * PT, cover.getHeight()),
  ],
  ['annotation', 'file', 'file', (o) => set(o, 'Annots', [])],
  ['JavaScript', 'file', 'file', ({ document }) => document.addJavaScript('main', 'app.alert(1)')],
  [
    'bookmarks',
    'file',
    'file',
    ({ document }) => document.catalog.set(PDFName.of('Outlines'), document.context.obj({ Count: 0 })),
  ],
  [
    'encryption',
    'file',
    'file',
    ({ document: { context } }) => {
      context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard', V: 1 }))
    },
  ],
  ['an operator that nobody knows', 'file', 'page', ({ page }) => draw(page, 'xyzzy')],
  ['a shading', 'file', 'page', ({ page }) => draw(page, '/Sh1 sh')],
  ['JPEG truncated', 'pictures', 'page', ({ page }) => pictureBytes(page, (all) => all.slice(0, all.length * 0.7))],
  [
    'JPEG with its middle lost, end in place',
    'pictures',
    'page',
    ({ page }) =>
      pictureBytes(page, (all) => Buffer.concat([all.subarray(0, all.length * 0.7), Buffer.from([255, 0xd9])])),
  ],
  [
    'JPEG of another size than it says',
    'pictures',
    'page',
    ({ page, document }) => imageOf(page)?.stream.dict.set(PDFName.of('Width'), document.context.obj(2660)),
  ],
  ['JPEG of one flat grey', 'pictures', 'page', ({ page }) => pictureBytes(page, () => flat)],
  [
    'CMYK JPEG',
    'pictures',
    'page',
    ({ page, document }) => {
      pictureBytes(page, () => cmyk)
      const { dict } = imageOf(page)?.stream ?? {}
      for (const side of ['Width', 'Height']) dict?.set(PDFName.of(side), document.context.obj(288))
    },
  ],
]

test.each(refused)('%s is refused', async (_, check, where, change) => {
  let number = 0
  const pdf = await spoilt(good.printPdf, (opened) => {
    number = opened.number
    change(opened)
  })
  const report = await inspect(pdf)

  expect(report.verdict).toBe('refuses')
  expect(report.findings.map((one) => [one.check, one.file, one.page, one.message])).toContainEqual([
    check,
    where === 'cover' ? 'cover' : 'interior',
    where === 'page' ? number : null,
    expect.any(String),
  ])
  expect(report.checks).toContainEqual({ check, outcome: 'refuses' })
})

test.each<Fault>([
  ['picture at 200 ppi', 'resolution', 'page', ({ page }) => at(page, [200, 200])],
  ['colour profile', 'colour', 'page', (o) => colourSpace(o, ['ICCBased', null])],
])('%s is allowed with a warning', async (_, check, _where, change) => {
  const { verdict, checks } = await inspect(await spoilt(good.printPdf, change))
  expect({ verdict, own: checks.find((one) => one.check === check)?.outcome }).toEqual({
    verdict: 'warns',
    own: 'warns',
  })
})

test('a sign that no face has is named in a warning', async () => {
  const { verdict, findings } = await inspect(good.printPdf, ['🐉'])
  expect([verdict, findings[0]?.check]).toEqual(['warns', 'signs'])
  expect(findings[0]?.message).toContain('🐉')
})

test('a file of a newer version, cut off, or empty is refused', async () => {
  const newer = good.printPdf.slice()
  newer.set(Buffer.from('2.0'), 5)
  for (const pdf of [newer, good.printPdf.slice(0, good.printPdf.length / 2), new Uint8Array(), Buffer.from('hola')]) {
    const { checks } = await inspect(pdf)
    expect(checks).toContainEqual({ check: 'file', outcome: 'refuses' })
  }
})

test('a file written anew without any fault passes', async () => {
  const { findings } = await inspect(await spoilt(good.printPdf, () => {}))
  expect(findings).toEqual([])
})

test('bytes flipped at random never make it throw', async () => {
  const flips = fc.array(fc.tuple(fc.nat({ max: good.printPdf.length - 1 }), fc.integer({ min: 1, max: 255 })), {
    minLength: 1,
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(flips, async (all) => {
      const pdf = good.printPdf.slice()
      for (const [index, by] of all) pdf[index] = (pdf[index] ?? 0) ^ by
      expect((await inspect(pdf)).checks).toHaveLength(11)
    }),
    { numRuns: 15 },
  )
}, 60_000)
