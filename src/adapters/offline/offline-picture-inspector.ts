import type { Picture } from '../../ports/illustrator.ts'
import type { Inspection, PictureInspector } from '../../ports/picture-inspector.ts'
import { greysOfPng } from './png-greys.ts'

const SMALLEST = 512
/** Largest picture that is decoded at all: a bomb is turned away by its header. */
const MOST_PIXELS = 4096 * 4096
/** Of 256 grey levels: a picture whose thumbnail swings less than this shows nothing. */
const FLAT = 6
const HASH = { width: 17, height: 16 }
/** Of the fingerprint's 256 bits: fewer different ones are the same picture. */
const REPEAT = 10

/** Looks at a picture without a model: it decodes, has the size, shows something, and is not another one again. */
export class OfflinePictureInspector implements PictureInspector {
  async inspect(picture: Picture, others: readonly string[]): Promise<Inspection & { fingerprint: string }> {
    const fault = (reason: 'undecodable' | 'tooSmall' | 'flat' | 'repeat', fingerprint = '') =>
      ({ ok: false, reason, fingerprint }) as const
    const seen = await thumbnailOf(picture.webp)
    const printed = await thumbnailOf(picture.jpeg)
    if (!seen || !printed) return fault('undecodable')
    if (Math.min(seen.width, seen.height, printed.width, printed.height) < SMALLEST) return fault('tooSmall')
    const fingerprint = differenceHash(seen.greys)
    if (swing(seen.greys) < FLAT) return fault('flat', fingerprint)
    if (others.some((other) => distance(other, fingerprint) < REPEAT)) return fault('repeat', fingerprint)
    return { ok: true, fingerprint }
  }
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await new Bun.Image(bytes, { maxPixels: MOST_PIXELS }).metadata()
    return { width, height }
  } catch {
    return null
  }
}

/** A small grey copy. Bun.Image gives no pixels, so it goes through an uncompressed form that we can read. */
async function thumbnailOf(bytes: Uint8Array): Promise<{ width: number; height: number; greys: number[] } | null> {
  const size = await sizeOf(bytes)
  if (!size) return null
  try {
    const png = await new Bun.Image(bytes, { maxPixels: MOST_PIXELS }).resize(HASH.width, HASH.height).png().bytes()
    return { ...size, greys: greysOfPng(png) }
  } catch {
    return null
  }
}

/** 256 bits as hex: is each point brighter than its right neighbour? */
function differenceHash(greys: readonly number[]): string {
  let hash = ''
  for (let y = 0; y < HASH.height; y++)
    for (let x = 0; x < HASH.width - 1; x += 4) {
      let nibble = 0
      for (let bit = 0; bit < 4; bit++) {
        const at = y * HASH.width + x + bit
        nibble = (nibble << 1) | Number((greys[at] ?? 0) > (greys[at + 1] ?? 0))
      }
      hash += nibble.toString(16)
    }
  return hash
}

function distance(one: string, other: string): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY
  let bits = 0
  for (let at = 0; at < one.length; at++) {
    const different = Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16)
    bits += different.toString(2).replaceAll('0', '').length
  }
  return bits
}

/** Standard deviation of the grey levels. */
function swing(greys: readonly number[]): number {
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length
  return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length)
}
