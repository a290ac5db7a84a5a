import { type BookPage, PAGE_MM, type PageItem, SAFE_MM } from '../../../domain/page-model/page-model.ts'
import { PAPER } from '../../../domain/page-model/theme-palette.ts'
import { cutDisc, mix, sheet } from '../ornaments/paper.ts'
import type { PageContext } from './context.ts'
import { putLabel } from './text-items.ts'

/** The page's number on a disc of paper, at the outer foot. */
export function folioMark(ctx: PageContext, side: BookPage['side'], folio: number): PageItem[] {
  const x = side === 'left' ? SAFE_MM + 5 : PAGE_MM - SAFE_MM - 5
  const y = PAGE_MM - SAFE_MM - 4.6
  const { palette } = ctx
  return [
    ...sheet(cutDisc(x, y, 5.4, `folio ${folio}`, 0.05), PAPER, mix(palette.sheet, palette.accent, 0.34)),
    ...putLabel(
      ctx,
      { x: x - 5, y: y - 5, width: 10, height: 10 },
      {
        text: String(folio),
        face: 'fredoka',
        sizePt: 12,
        block: `folio-${folio}`,
        role: 'artifact',
        colour: palette.deep,
      },
    ),
  ]
}
