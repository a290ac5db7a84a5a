import { inflateSync } from 'node:zlib'

/** Grey levels (0–255, row by row) of a small 8-bit RGB or RGBA PNG without interlace, as Bun.Image writes it. */
export function greysOfPng(png: Uint8Array): number[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const channels = png[25] === 6 ? 4 : png[25] === 2 ? 3 : 0
  if (png[24] !== 8 || !channels || png[28] !== 0) throw new Error('not an 8-bit RGB(A) PNG')
  const data: Uint8Array[] = []
  for (let at = 8; at + 8 <= png.length; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === IDAT) data.push(png.subarray(at + 8, at + 8 + view.getUint32(at)))
  const pixels = unfiltered(inflateSync(Buffer.concat(data)), width * channels, height, channels)
  return Array.from({ length: width * height }, (_, index) => {
    const at = index * channels
    return 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  })
}

const IDAT = 0x49444154

/** PNG's five line filters undone (PNG specification, 9.2). */
function unfiltered(lines: Uint8Array, stride: number, height: number, step: number): Uint8Array {
  const pixels = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const to = y * stride + x
      const left = x >= step ? (pixels[to - step] ?? 0) : 0
      const up = y > 0 ? (pixels[to - stride] ?? 0) : 0
      const corner = x >= step && y > 0 ? (pixels[to - stride - step] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      pixels[to] = (lines[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return pixels
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
