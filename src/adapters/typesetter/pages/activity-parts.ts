import type { BoxMm, PageItem } from '../../../domain/page-model/page-model.ts'
import { sheet, tornRectangle } from '../ornaments/paper.ts'
import { outline, polyline } from '../ornaments/path.ts'
import type { PageContext } from './context.ts'
import { putLabel } from './text-items.ts'

/** Something to do: its heading, what to do, and what is drawn for it. */
export type Activity = { title: string; text: string; items: PageItem[] }

/** A white sheet with torn edges to draw on. */
export function frame(ctx: PageContext, field: BoxMm, seed: string): PageItem[] {
  const { palette } = ctx
  return sheet(tornRectangle(field, seed), '#FFFFFF', palette.page)
}

/** A few words and a dotted line after them. */
export function writingLine(
  ctx: PageContext,
  text: string,
  x: number,
  y: number,
  width: number,
  block: string,
  sizePt = 14,
): PageItem[] {
  const label = putLabel(
    ctx,
    { x, y: y - 8, width, height: 10 },
    {
      text,
      face: 'andika',
      sizePt,
      align: 'left',
      block,
      role: 'paragraph',
    },
  )
  const from = x + (label[0]?.lines[0]?.widthMm ?? 0) + 3
  return [
    ...label,
    outline(
      polyline([
        [from, y + 0.6],
        [x + width, y + 0.6],
      ]),
      ctx.palette.accent,
      0.5,
      [0.1, 1.8],
    ),
  ]
}
