import { createCanvas } from '@napi-rs/canvas'
import type { BindingInput } from '../../../src/ports/typesetter.ts'

/** A picture of many coloured tiles: one of a single colour is a fault. */
export function tiles(sidePx: number): Uint8Array {
  const canvas = createCanvas(sidePx, sidePx)
  const context = canvas.getContext('2d')
  const side = Math.ceil(sidePx / 12)
  for (let i = 0; i < 144; i++) {
    context.fillStyle = `hsl(${(i * 37) % 360} 60% 50%)`
    context.fillRect((i % 12) * side, Math.floor(i / 12) * side, side, side)
  }
  return new Uint8Array(canvas.toBuffer('image/jpeg'))
}

/** The book with such a picture in every place, each with bytes of its own. */
export function textured(book: BindingInput, jpeg: Uint8Array): BindingInput {
  const filled: typeof book.illustrations = new Map(
    [...book.illustrations].map(([key, picture]) => [key, { ...picture, jpeg: jpeg.slice() }]),
  )
  return {
    ...book,
    illustrations: filled,
    avatars: new Map([...book.avatars].map(([key, picture]) => [key, { ...picture, jpeg: jpeg.slice() }])),
  }
}
