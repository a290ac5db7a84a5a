import { beforeAll, expect, test } from 'bun:test'
import { PdfPreflight } from '../../../src/adapters/preflight/pdf-preflight.ts'
import { PRINTER_PROFILE_IDS, PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'
import { printed } from '../typesetter/support/printed.ts'
import { aBook } from '../typesetter/support/stub-book.ts'
import { textured, tiles } from './textured.ts'

const FIXTURES = ['lucia-y-el-dragon', 'los-ocho-del-bosque', 'tom-and-the-night-train'] as const
let jpeg: Uint8Array
beforeAll(() => {
  jpeg = tiles(2700)
})

test.each(FIXTURES.flatMap((fixture) => PRINTER_PROFILE_IDS.map((id) => [fixture, id] as const)))(
  '%s passes for %s',
  async (fixture, profile) => {
    const book = await printed(textured(await aBook(fixture, { sidePx: 2700 }), jpeg), profile)
    const report = await new PdfPreflight().inspect(book, { ...book, profile })

    expect(report.findings).toEqual([])
    expect(report.verdict).toBe('passes')
    expect(report.lowestPpi).toBeGreaterThan(240)
  },
)

test('a book that would be mostly filler is sent to a printer that takes it', async () => {
  const book = await printed(textured(await aBook('tom-and-the-night-train', { sidePx: 2700 }), jpeg), 'gelato-hc-200')
  const { findings } = await new PdfPreflight().inspect(book, { ...book, chapterPages: 8, profile: 'gelato-hc-200' })

  expect(findings.map(({ check }) => check)).toEqual(['pageCount'])
  expect(findings[0]?.message).toContain('páginas de relleno')
  expect(findings[0]?.advice).toContain(PRINTER_PROFILES['generic-210'].label)
})

test('a file for another printer is refused', async () => {
  const book = await printed(textured(await aBook('lucia-y-el-dragon', { sidePx: 2700 }), jpeg), 'lulu-hc-216')
  const report = await new PdfPreflight().inspect(book, { ...book, profile: 'prodigi-hc-229' })
  const [boxes] = report.findings.filter(({ check, file }) => check === 'boxes' && file === 'interior')

  expect(report.verdict).toBe('refuses')
  // One finding for the parent, not one a page.
  expect(boxes?.page).toBe(1)
  expect(boxes?.message).toContain('En las páginas 1, 2, 3')
})

test('a cover of its own that is not there, or is not one sheet, is refused', async () => {
  const book = await printed(textured(await aBook('tom-and-the-night-train', { sidePx: 2700 }), jpeg), 'lulu-hc-216')
  for (const coverPdf of [null, book.printPdf, new Uint8Array([1, 2, 3])]) {
    const report = await new PdfPreflight().inspect({ ...book, coverPdf }, { ...book, profile: 'lulu-hc-216' })
    expect(report.verdict).toBe('refuses')
    expect(report.findings.every(({ file }) => file === 'cover')).toBe(true)
  }
})
