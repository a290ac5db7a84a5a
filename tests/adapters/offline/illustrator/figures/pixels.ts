import { Resvg } from '@resvg/resvg-js'
import type { FigureRequest } from '../../../../../src/adapters/offline/illustrator/figure.ts'
import { drawFigure } from '../../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'

/** The figure on paper, 256 × 256, at one scale for all; or the paper alone. */
export function pixelsOf(request: FigureRequest, blank = false): Uint8Array {
  const svg = blank ? '' : drawFigure(request).svg
  return render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="-150 -280 300 300"><rect x="-150" y="-280" width="300" height="300" fill="#FFF9EF"/>${svg}</svg>`,
  )
}

/** How many pixels differ so much that an eye sees it. */
export function difference(one: Uint8Array, other: Uint8Array): number {
  let count = 0
  for (let i = 0; i < one.length; i += 4) {
    const distance =
      Math.abs((one[i] ?? 0) - (other[i] ?? 0)) +
      Math.abs((one[i + 1] ?? 0) - (other[i + 1] ?? 0)) +
      Math.abs((one[i + 2] ?? 0) - (other[i + 2] ?? 0))
    if (distance > 36) count++
  }
  return count
}

/** Pixels of ink more than a pixel outside the bounds that the figure declares. */
export function inkOutside(request: FigureRequest): number {
  const { svg, bounds } = drawFigure(request)
  const [left, top, size] = [bounds.x - 40, bounds.y - 40, Math.max(bounds.width, bounds.height) + 80]
  const pixels = render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="${left} ${top} ${size} ${size}">${svg}</svg>`,
  )
  const unit = size / 256
  let count = 0
  for (let i = 0; i < 256 * 256; i++) {
    const x = left + ((i % 256) + 0.5) * unit
    const y = top + (Math.floor(i / 256) + 0.5) * unit
    const outside =
      x < bounds.x - unit ||
      x > bounds.x + bounds.width + unit ||
      y < bounds.y - unit ||
      y > bounds.y + bounds.height + unit
    if (outside && (pixels[i * 4 + 3] ?? 0) > 8) count++
  }
  return count
}

function render(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels
}
