import { bitmapOf } from '../../../src/adapters/offline/illustrator/raster/bitmap.ts'
import type { Fault } from './faults.ts'

const CELLS = 12
const cache = new Map<string, Promise<Uint8Array>>()

/** A real WebP of the asked size, another for another seed; or what the fault makes of it. */
export async function pictureBytes(size: number, seed: number, fault: Fault | null): Promise<Uint8Array> {
  if (fault === 'tiny') return made(1, 1, false)
  if (fault === 'corrupt') return (await made(size, seed, false)).slice(0, 200)
  return made(size, fault === 'black' ? 0 : seed, fault === 'black')
}

function made(size: number, seed: number, black: boolean): Promise<Uint8Array> {
  const key = `${size}/${seed}/${black}`
  const known = cache.get(key) ?? render(size, seed, black)
  cache.set(key, known)
  return known
}

async function render(size: number, seed: number, black: boolean): Promise<Uint8Array> {
  let state = seed * 2654435761 + 12345
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  }
  const pixels = new Uint8Array(CELLS * CELLS * 4)
  for (let at = 0; at < pixels.length; at++) pixels[at] = at % 4 === 3 ? 255 : black ? 0 : next()
  const bitmap = bitmapOf(pixels, CELLS, CELLS)
  return new Bun.Image(bitmap).resize(size, size).webp({ quality: 60 }).bytes()
}
