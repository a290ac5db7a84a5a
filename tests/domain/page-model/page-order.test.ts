import { expect, test } from 'bun:test'
import { fillerPages, interiorPages } from '../../../src/domain/page-model/page-order.ts'
import { THEME_PALETTES } from '../../../src/domain/page-model/theme-palette.ts'
import { coverSpread, isPrintable, PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'

// Chapters × pages a chapter, a printer's minimum, pages and fillers: research of 2026-11-21, section 6.
test.each([
  [5 * 4, 28, 28, 3],
  [5 * 6, 28, 36, 1],
  [10 * 6, 28, 68, 3],
  [3 * 6, 28, 28, 5],
  [1 * 4, 0, 12, 3],
])(
  '%i pages of chapters with a minimum of %i make %i pages, %i of them fillers',
  (ofChapters, minimum, pages, fillers) => {
    expect(interiorPages(ofChapters, minimum)).toBe(pages)
    expect(fillerPages(ofChapters, minimum)).toBe(fillers)
  },
)

test('a hardcover is offered from three long chapters on, or four short ones', () => {
  const gelato = PRINTER_PROFILES['gelato-hc-200']

  expect([2, 3].map((chapters) => isPrintable(gelato, chapters * 6))).toEqual([false, true])
  expect([3, 4].map((chapters) => isPrintable(gelato, chapters * 4))).toEqual([false, true])
})

test('the parts of a flat cover add up to its width', () => {
  for (const profile of Object.values(PRINTER_PROFILES)) {
    const { wrapMm, panelWidthMm, jointMm, spineMm } = profile.cover
    const { widthMm, backX, spineX, frontX } = coverSpread(profile, 36)

    expect(spineX - backX).toBeCloseTo(panelWidthMm + jointMm, 6)
    expect(frontX - spineX).toBeCloseTo(spineMm(36) + jointMm, 6)
    expect(widthMm).toBeCloseTo(2 * wrapMm + 2 * panelWidthMm + 2 * jointMm + spineMm(36), 6)
  }
})

test('titles can be read on every theme’s paper', () => {
  for (const [theme, { page, deep }] of Object.entries(THEME_PALETTES))
    expect([theme, contrast(page, deep) >= 7]).toEqual([theme, true])
})

/** WCAG's ratio. */
function contrast(first: string, second: string): number {
  const light = (colour: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, i) => sum + value * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0)
  const [dark, bright] = [light(first), light(second)].sort((a, b) => a - b)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
