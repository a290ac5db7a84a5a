import type { BookPage, ShapeItem } from '../../../domain/page-model/page-model.ts'
import { n } from '../ornaments/path.ts'

/** Characters from which an outline that comes again is kept once for the whole book. */
const LONG_OUTLINE = 160

export type Outlines = ReadonlyMap<string, string>

/** Names for the long outlines that stand in the book more than once: the ground under the pages, a sheet and its shadow. */
export function repeatedOutlines(pages: readonly BookPage[]): Outlines {
  const seen = new Set<string>()
  const repeated = new Map<string, string>()
  for (const { items } of pages)
    for (const item of items) {
      if (item.kind !== 'shape' || item.d.length < LONG_OUTLINE) continue
      if (seen.has(item.d) && !repeated.has(item.d)) repeated.set(item.d, `o${repeated.size + 1}`)
      seen.add(item.d)
    }
  return repeated
}

export function outlineDefinitions(outlines: Outlines): string {
  const paths = [...outlines].map(([d, id]) => `<path id="${id}" d="${d}"/>`)
  return `<svg class="unseen" aria-hidden="true"><defs>${paths.join('')}</defs></svg>`
}

export function svgShape({ d, shift, fill, stroke }: ShapeItem, outlines: Outlines): string {
  const moved = shift ? ` transform="translate(${n(shift.x)} ${n(shift.y)})"` : ''
  const line = stroke
    ? ` stroke="${stroke.colour}" stroke-width="${n(stroke.widthMm)}" stroke-linejoin="round" stroke-linecap="round"${stroke.dash ? ` stroke-dasharray="${stroke.dash.join(' ')}"` : ''}`
    : ''
  const known = outlines.get(d)
  const drawn = known ? `<use href="#${known}"` : `<path d="${d}"`
  return `${drawn} fill="${fill ?? 'none'}"${line}${moved}/>`
}
