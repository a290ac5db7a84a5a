import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { scannedJpeg } from '../../../src/adapters/preflight/jpeg-scan.ts'
import { PdfPreflight } from '../../../src/adapters/preflight/pdf-preflight.ts'
import { hasCode } from '../../../src/domain/errors.ts'
import { printed } from '../typesetter/support/printed.ts'
import { aBook, aJpeg } from '../typesetter/support/stub-book.ts'
import { textured } from './textured.ts'

const KINDS = ['rgb', 'progressive', 'grey', 'grey-progressive'] as const
const SIDE = 288
const jpegOf = async (kind: string) =>
  new Uint8Array(await Bun.file(join(import.meta.dir, `jpegs/${kind}.jpg`)).arrayBuffer())
const bookOf = async (jpeg: Uint8Array) => textured(await aBook('tom-and-the-night-train', { sidePx: SIDE }), jpeg)

test.each(KINDS)('a picture in %s is bound, and only its few pixels are a fault', async (kind) => {
  const book = await printed(await bookOf(await jpegOf(kind)))
  const { findings } = await new PdfPreflight().inspect(book, { ...book, profile: 'generic-210' })

  expect(new Set(findings.map(({ check }) => check))).toEqual(new Set(['resolution']))
})

test('a picture in CMYK is refused in words that say what to do', async () => {
  const refusal = await printed(await bookOf(await jpegOf('cmyk'))).catch((error: unknown) => error)

  expect(hasCode(refusal, 'illustration.lost')).toBe(true)
  expect((refusal as Error).message).toContain('Regenerar')
})

test.each(KINDS)('of a JPEG in %s every cut is noticed', async (kind) => {
  const jpeg = await jpegOf(kind)

  expect(scannedJpeg(jpeg)).toMatchObject({ width: SIDE, height: SIDE, isFlat: false })
  for (const part of [0, 0.05, 0.3, 0.6, 0.9]) expect(scannedJpeg(jpeg.slice(0, jpeg.length * part))).toBeNull()
  expect(scannedJpeg(jpeg.slice(0, -2))).toBeNull()
})

test('a picture of one colour is told from one with a drawing', async () => {
  expect(scannedJpeg(await aJpeg(256))?.isFlat).toBe(true)
})
