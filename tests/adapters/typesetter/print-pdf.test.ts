import { describe, expect, test } from 'bun:test'
import { PDFName } from 'pdf-lib'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { coverSpread, PRINTER_PROFILE_IDS, PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'
import { printed } from './support/printed.ts'
import { drawnPages, mm, pdfObjects } from './support/read-pdf.ts'
import { aBook } from './support/stub-book.ts'

describe.each(PRINTER_PROFILE_IDS)('for the printer %s', (id) => {
  const profile = PRINTER_PROFILES[id]

  test('every page has its trim within its bleed', async () => {
    const { printPdf } = await printed(await aBook('lucia-y-el-dragon'), id)
    const { pages } = await pdfObjects(printPdf)
    const interior = profile.files === 'merged' ? pages.slice(1) : pages

    expect(interior.length % 4).toBe(0)
    expect(interior.length).toBeGreaterThanOrEqual(profile.minPages)
    for (const page of interior) {
      const [left = 0, bottom = 0, right = 0, top = 0] = page.box('TrimBox')
      const [, , width = 0, height = 0] = page.box('MediaBox')
      expect(mm(left)).toBeCloseTo(profile.bleedMm, 2)
      expect(mm(bottom)).toBeCloseTo(profile.bleedMm, 2)
      expect(mm(right - left)).toBeCloseTo(profile.trimMm, 2)
      expect(mm(top - bottom)).toBeCloseTo(profile.trimMm, 2)
      expect(mm(width)).toBeCloseTo(profile.trimMm + 2 * profile.bleedMm, 2)
      expect(height).toBe(width)
      expect(page.box('BleedBox')).toEqual(page.box('MediaBox'))
    }
  })

  test('the cover is one sheet of the printer’s measure, with nothing on its spine and hinges', async () => {
    const { printPdf, coverPdf, interiorPages } = await printed(await aBook('los-ocho-del-bosque'), id)
    const [cover] = await drawnPages(coverPdf ?? printPdf)
    const spread = coverSpread(profile, interiorPages)

    expect(coverPdf === null).toBe(profile.files === 'merged')
    expect(mm(cover?.width ?? 0)).toBeCloseTo(spread.widthMm, 1)
    expect(mm(cover?.height ?? 0)).toBeCloseTo(spread.heightMm, 1)
    const [from, to] = [spread.backX + profile.cover.panelWidthMm, spread.frontX]
    for (const line of cover?.lines ?? []) {
      const isOnBack = mm(line.x + line.width) < from - 6
      const isOnFront = mm(line.x) > to + 6
      expect([line.text, isOnBack || isOnFront]).toEqual([line.text, true])
    }
  })

  test('there are no tags, bookmarks, notes or transparency, in a version that old presses read', async () => {
    const { printPdf } = await printed(await aBook('buenas-noches-osito'), id)
    const { version, anyHas, all } = await pdfObjects(printPdf)

    expect(Number(version)).toBeLessThanOrEqual(1.6)
    for (const key of ['Outlines', 'Annots', 'SMask', 'StructTreeRoot', 'ca', 'CA', 'BM', 'JavaScript', 'Encrypt'])
      expect([key, anyHas(key)]).toEqual([key, false])
    for (const image of all('XObject', 'Image')) expect(String(image.get(PDFName.of('Filter')))).toBe('/DCTDecode')
  })
})

test('what only the printer’s minimum asks for is not on the screen', async () => {
  const input = await aBook('lucia-y-el-dragon', { age: '2-4', chapters: 4 })

  expect((await new BookTypesetter().bind(input)).pages).toBe(24 + 2)
  expect((await printed(input, 'gelato-hc-200')).interiorPages).toBe(28)
})
