import {
  type BoxMm,
  MM_PER_PT,
  type TextItem,
  type TextLine,
  type TextRole,
} from '../../../domain/page-model/page-model.ts'
import { INK } from '../../../domain/page-model/theme-palette.ts'
import type { FaceName } from '../faces.ts'
import { balanced, baselineInLine, fitLines, setLines, type TextStyle } from '../text/text-frame.ts'
import type { PageContext } from './context.ts'

export type Line = {
  block: string
  role: TextRole
  colour: string
  align?: 'left' | 'centre'
}

export const leadMm = (style: TextStyle): number => style.leadPt * MM_PER_PT

/** Lines set by the frame, put down from `top`; centred lines are centred in `box`. */
export function putLines(
  ctx: PageContext,
  lines: readonly TextLine[],
  style: TextStyle,
  box: Pick<BoxMm, 'x' | 'width'>,
  top: number,
  { block, role, colour, align = 'left' }: Line,
): TextItem {
  const first = top + baselineInLine(ctx.faces, style)
  const lead = leadMm(style)
  return {
    kind: 'text',
    block,
    role,
    face: style.face,
    sizePt: style.sizePt,
    leadMm: lead,
    colour,
    align,
    lines: lines.map((line, i) => ({
      ...line,
      xMm: align === 'centre' ? box.x + (box.width - line.widthMm) / 2 : box.x + line.xMm,
      baselineMm: first + i * lead,
    })),
  }
}

export type Label = {
  text: string
  face: FaceName
  sizePt: number
  /** Smallest size it may shrink to, so as to stay within `most` lines. */
  leastPt?: number
  most?: number
  lead?: number
  valign?: 'top' | 'middle' | 'bottom'
  block: string
  role: TextRole
  colour?: string
  align?: 'left' | 'centre'
}

/** A short text fitted into a box; nothing when it is empty. */
export function putLabel(ctx: PageContext, box: BoxMm, label: Label): TextItem[] {
  const text = ctx.clean(label.face, label.text)
  if (!text) return []
  const { face, sizePt, leastPt = sizePt, most = 1, lead = 1.25, block, role, colour = INK, align = 'centre' } = label
  const fitted = fitLines(ctx.faces, text, { face, sizePt, leadPt: sizePt * lead, leastPt }, box.width, most)
  const style = { face, sizePt: fitted.sizePt, leadPt: fitted.leadPt }
  const top = box.y + spare(box.height, fitted.lines.length * leadMm(style), label.valign ?? 'middle')
  return [putLines(ctx, fitted.lines, style, box, top, { block, role, colour, align })]
}

export type Title = Omit<Label, 'sizePt' | 'most'> & { lead: number; sizesPt: readonly number[] }

/**
 * A title as large as it goes, from one letter to a hundred: `sizesPt` are the largest sizes in one line, two, three… Fewer
 * lines are worth a smaller size, so that no small word stands alone; no word is cut while it can be read in one piece.
 */
export function putTitle(ctx: PageContext, box: BoxMm, { sizesPt, ...title }: Title): TextItem[] {
  const { leastPt = LEAST_TITLE_PT } = title
  const text = ctx.clean(title.face, title.text)
  const ways = sizesPt.map((sizePt, i) => {
    const most = i + 1
    const style = { face: title.face, sizePt, leadPt: sizePt * title.lead, leastPt }
    const { lines, sizePt: fitted } = fitLines(ctx.faces, text, style, box.width, most)
    const isTooMuch =
      lines.length > most || lines.length * leadMm({ ...style, leadPt: fitted * title.lead }) > box.height
    return { sizePt, most, worth: isTooMuch ? 0 : fitted * (1 - 0.15 * i) }
  })
  const best = ways.reduce(
    (one, other) => (other.worth > one.worth ? other : one),
    ways[0] ?? { sizePt: 12, most: 1, worth: 0 },
  )
  return putLabel(ctx, box, { ...title, sizePt: best.sizePt, most: best.most, leastPt })
}

const LEAST_TITLE_PT = 12

export type Paragraphs = {
  texts: readonly string[]
  face: FaceName
  sizePt: number
  lead?: number
  gapPt?: number
  valign?: 'top' | 'middle'
  block: string
  colour?: string
  align?: 'left' | 'centre'
}

/**
 * Half a point nobody reads: it is for a hundred lines of a letter each, or one word of five hundred. A book with them is
 * bound all the same, and whoever wrote them sees it.
 */
const LEAST_PT = 0.5

/** Several paragraphs in a box, shrunk together until they fit. @throws when even the smallest size does not */
export function putParagraphs(ctx: PageContext, box: BoxMm, paragraphs: Paragraphs): TextItem[] {
  const { face, lead = 1.45, block, colour = INK, align = 'left' } = paragraphs
  // What cannot be printed is left out, and the others keep their places.
  const texts = paragraphs.texts
    .map((text, place) => ({ text: ctx.clean(face, text), place }))
    .filter(({ text }) => text !== '')
  for (let sizePt = paragraphs.sizePt; sizePt >= LEAST_PT; sizePt -= 0.5) {
    const style = { face, sizePt, leadPt: sizePt * lead }
    const gap = (paragraphs.gapPt ?? sizePt * 0.6) * MM_PER_PT
    const set = texts.map(({ text, place }) => {
      const lines = setLines(ctx.faces, text, style, { widthMm: box.width })
      return { place, lines: align === 'centre' ? balanced(ctx.faces, text, style, box.width, lines) : lines }
    })
    const height =
      set.reduce((sum, { lines }) => sum + lines.length * leadMm(style), 0) + gap * Math.max(0, set.length - 1)
    if (height > box.height) continue
    let top = box.y + spare(box.height, height, paragraphs.valign ?? 'top')
    return set.map(({ place, lines }) => {
      const item = putLines(ctx, lines, style, box, top, {
        block: `${block}-${place}`,
        role: 'paragraph',
        colour,
        align,
      })
      top += lines.length * leadMm(style) + gap
      return item
    })
  }
  throw new Error(`text does not fit its box: ${block}`)
}

export function bottomOf(item: TextItem | undefined, fallback: number): number {
  const last = item?.lines.at(-1)
  return item && last ? last.baselineMm + item.leadMm * 0.3 : fallback
}

function spare(room: number, used: number, valign: 'top' | 'middle' | 'bottom'): number {
  if (valign === 'top') return 0
  return valign === 'middle' ? (room - used) / 2 : room - used
}
