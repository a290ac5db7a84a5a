import type { BoxMm, TextItem, TextLine } from '../../../domain/page-model/page-model.ts'
import { linesKept } from '../../../domain/page-model/text-rules.ts'
import { INK } from '../../../domain/page-model/theme-palette.ts'
import { setLines, type TextStyle } from '../text/text-frame.ts'
import type { PageContext } from './context.ts'
import { leadMm, putLines } from './text-items.ts'

/** How a book's running text is set. One setting for the whole book: type that changed from chapter to chapter would show. */
export type Setting = { shrinkPt: number; gapLines: number }

/** What is tried, in order, before a chapter is given more pages: paragraphs nearer together, then type up to a point smaller. */
export const SETTINGS: readonly [Setting, ...Setting[]] = [
  { shrinkPt: 0, gapLines: 0.5 },
  { shrinkPt: 0, gapLines: 0.25 },
  { shrinkPt: 0.5, gapLines: 0.25 },
  { shrinkPt: 1, gapLines: 0.25 },
]

export type FlowedPage = { box: BoxMm; items: TextItem[] }

type Paragraph = { block: string; indented: boolean; lines: readonly TextLine[] }

/**
 * Runs the paragraphs of a chapter's text pages into the pages' boxes. A page that overflows pushes its rest to the top of
 * the next one; if the last overflows, more pages come out than went in. `boxOf(page)` is the room on a page (from 0).
 */
export function flowChapter(
  ctx: PageContext,
  blocks: string,
  pages: readonly (readonly string[])[],
  boxOf: (page: number) => BoxMm,
  { shrinkPt, gapLines }: Setting,
): FlowedPage[] {
  const { profile } = ctx
  const style = { face: ctx.bodyFace, sizePt: profile.fontSizePt - shrinkPt, leadPt: profile.leadPt - shrinkPt * 1.5 }
  const flowed: FlowedPage[] = []
  let carried: Paragraph[] = []
  for (let page = 0; page < pages.length || carried.length > 0; page++) {
    const box = boxOf(page)
    const own = (pages[page] ?? []).flatMap((text, i) =>
      setParagraph(ctx, `${blocks}-p${page}-${i}`, text, i, style, box),
    )
    const { items, rest } = fill(ctx, [...carried, ...own], style, box, gapLines)
    // A page that takes nothing would never end: one paragraph must always advance.
    if (items.length === 0 && rest.length > 0) throw new Error(`${blocks}: a paragraph does not fit a page`)
    flowed.push({ box, items })
    carried = rest
  }
  return flowed
}

function setParagraph(
  ctx: PageContext,
  block: string,
  raw: string,
  index: number,
  style: TextStyle,
  { width }: BoxMm,
): Paragraph[] {
  const text = ctx.clean(ctx.bodyFace, raw)
  if (!text) return []
  const indented = ctx.profile.indentsParagraphs && index > 0
  const indentMm = indented ? style.sizePt * 1.2 * (25.4 / 72) : 0
  return [{ block, indented, lines: setLines(ctx.faces, text, style, { widthMm: width, indentMm }) }]
}

/** Puts as many paragraphs as fit into the box; block paragraphs stand `gapLines` apart. */
function fill(
  ctx: PageContext,
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  box: BoxMm,
  gapLines: number,
): { items: TextItem[]; rest: Paragraph[] } {
  const lead = leadMm(style)
  const gap = ctx.profile.indentsParagraphs ? 0 : lead * gapLines
  const placed: { paragraph: Paragraph; top: number }[] = []
  const rest: Paragraph[] = []
  let used = 0
  for (const paragraph of paragraphs) {
    const before = placed.length > 0 ? gap : 0
    const room = Math.floor((box.height - used - before + 0.01) / lead)
    const kept = rest.length > 0 ? 0 : linesKept(paragraph.lines.length, room)
    if (kept > 0) {
      placed.push({ paragraph: { ...paragraph, lines: paragraph.lines.slice(0, kept) }, top: used + before })
      used += before + kept * lead
    }
    if (kept < paragraph.lines.length) rest.push({ ...paragraph, lines: paragraph.lines.slice(kept) })
  }
  // Few words stand in the middle of their page; a column of text hangs from its top.
  const isShort = ctx.profile.linesPerPage <= 8
  const top = box.y + (isShort ? (box.height - used) * 0.45 : 0)
  const items = placed.map(({ paragraph, top: offset }) =>
    putLines(ctx, paragraph.lines, style, box, top + offset, {
      block: paragraph.block,
      role: 'paragraph',
      colour: INK,
    }),
  )
  return { items, rest }
}
