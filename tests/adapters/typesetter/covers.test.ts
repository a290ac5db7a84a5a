import { expect, test } from 'bun:test'
import { openFaces } from '../../../src/adapters/typesetter/faces.ts'
import { composeBook } from '../../../src/adapters/typesetter/pages/compose-book.ts'
import { screenPages } from '../../../src/domain/page-model/screen-pages.ts'
import { PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'
import { aBook } from './support/stub-book.ts'

test('the field for a printer’s code lies on paper alone: on a screen the picture goes on there', async () => {
  const { model } = composeBook(await aBook('lucia-y-el-dragon'), await openFaces(), PRINTER_PROFILES['generic-210'])

  const [printed, shown] = [model.pages.at(-1), screenPages(model).at(-1)]
  expect([printed?.kind, shown?.kind]).toEqual(['backCover', 'backCover'])
  expect((printed?.items.length ?? 0) - (shown?.items.length ?? 0)).toBe(1)
  const field = printed?.items.find((item) => !shown?.items.includes(item))
  // 55 × 35 mm, 6.5 from the right and lower trim.
  const numbers =
    field?.kind === 'shape' ? (field.d.match(/[\d.]+ [\d.]+/gu) ?? []).map((at) => at.split(' ').map(Number)) : []
  const [across, down] = [0, 1].map((axis) => numbers.map((at) => at[axis] ?? 0))
  expect([Math.min(...(across ?? [])), Math.max(...(across ?? []))]).toEqual([148.5, 203.5])
  expect([Math.min(...(down ?? [])), Math.max(...(down ?? []))]).toEqual([168.5, 203.5])
})
