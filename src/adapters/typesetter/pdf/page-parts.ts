import { type BookPage, MM_PER_PT, type PageItem, type PictureItem } from '../../../domain/page-model/page-model.ts'
import type { Placed } from './page-content.ts'

/** Millimetres as points, as PDF writes them. */
export const pt = (mm: number): string => String(Math.round((mm / MM_PER_PT) * 1000) / 1000)

/** Coloured paper reaches beyond the cut like the art. */
export function paperOf({ paper }: BookPage): PageItem {
  return { kind: 'shape', d: 'M -30 -30 L 240 -30 L 240 240 L -30 240 Z', shift: null, fill: paper, stroke: null }
}

/** Shapes in a row are marked and transformed once. */
export function grouped(items: readonly PageItem[]): PageItem[][] {
  const groups: PageItem[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (item.kind === 'shape' && last?.[0]?.kind === 'shape') last.push(item)
    else groups.push([item])
  }
  return groups
}

/** Where a picture is seen on its page, as a PDF says it: what runs off the page is not part of it. */
export function bboxOf({ box }: PictureItem, { xMm, yMm, scale, sheetHeightMm, sheetWidthMm }: Placed): string {
  const left = Math.max(0, xMm + box.x * scale)
  const right = Math.min(sheetWidthMm, xMm + (box.x + box.width) * scale)
  const top = Math.max(0, yMm + box.y * scale)
  const bottom = Math.min(sheetHeightMm, yMm + (box.y + box.height) * scale)
  return `${pt(left)} ${pt(sheetHeightMm - bottom)} ${pt(right)} ${pt(sheetHeightMm - top)}`
}
