import { type BoxMm, MM_PER_PT, type TextItem, type TextLine } from '../../../domain/page-model/page-model.ts'
import { linesKept } from '../../../domain/page-model/text-rules.ts'
import { INK } from '../../../domain/page-model/theme-palette.ts'
import type { FaceName } from '../faces.ts'
import { setLines, type TextStyle } from '../text/text-frame.ts'
import type { PageContext } from './context.ts'
import { leadMm, putLines } from './text-items.ts'

/**
 * How running text may be set, in the order in which it is tried before a chapter is given more pages: paragraphs nearer
 * together, then type up to a point smaller. One setting for the whole book: a change between chapters would show.
 */
export const SETTINGS: readonly { shrinkPt: number; gapLines: readonly number[] }[] = [
  { shrinkPt: 0, gapLines: [0.5, 0.25] },
  { shrinkPt: 0.5, gapLines: [0.25] },
  { shrinkPt: 1, gapLines: [0.25, 0.1] },
]

export type FlowedPage = { box: BoxMm; items: TextItem[] }

type Paragraph = { block: string; face: FaceName; lines: readonly TextLine[]; colour: string }

/** The paragraphs of a chapter's text pages, broken into lines. */
export type SetChapter = { blocks: string; style: TextStyle; pages: readonly (readonly Paragraph[])[] }

export function setChapter(
  ctx: PageContext,
  blocks: string,
  pages: readonly (readonly string[])[],
  shrinkPt: number,
): SetChapter {
  const { profile, faces, bodyFace } = ctx
  const style = { face: bodyFace, sizePt: profile.fontSizePt - shrinkPt, leadPt: profile.leadPt - shrinkPt * 1.5 }
  const widthMm = profile.textBoxMm.width
  const refrain = ctx.clean(bodyFace, ctx.input.story.refrain ?? '')
  const paragraph = (page: number, raw: string, index: number): Paragraph[] => {
    const text = ctx.clean(bodyFace, raw)
    if (!text) return []
    // The line that comes again and again is seen before it is read: a colour and a voice of its own.
    const sings = text === refrain
    const face = sings ? 'fredoka' : style.face
    // A book for good readers begins each chapter as grown-up books do.
    const opens = profile.indentsParagraphs && page === 0 && index === 0 && !sings && /^\p{L}/u.test(text)
    const indentMm = profile.indentsParagraphs && !opens && !sings ? style.sizePt * 1.2 * MM_PER_PT : 0
    const initial = opens ? ({ face: 'fredoka', scale: 2, colour: ctx.palette.deep } as const) : undefined
    const lines = setLines(faces, text, { ...style, face }, { widthMm, indentMm, initial })
    return [{ block: `${blocks}-p${page}-${index}`, face, lines, colour: sings ? ctx.palette.deep : INK }]
  }
  return { blocks, style, pages: pages.map((texts, page) => texts.flatMap((text, i) => paragraph(page, text, i))) }
}

/**
 * Runs a chapter's paragraphs into its pages' boxes. A page that overflows pushes its rest to the top of the next one; if
 * the last overflows, more pages come out than went in. `boxOf(page)` is the room on a page (from 0).
 */
export function flowChapter(
  ctx: PageContext,
  { blocks, style, pages }: SetChapter,
  boxOf: (page: number) => BoxMm,
  gapLines: number,
): FlowedPage[] {
  const flowed: FlowedPage[] = []
  let carried: Paragraph[] = []
  for (let page = 0; page < pages.length || carried.length > 0; page++) {
    const box = boxOf(page)
    const { items, rest } = fill(ctx, [...carried, ...(pages[page] ?? [])], style, box, gapLines)
    // A page that takes nothing would never end: one paragraph must always advance.
    if (items.length === 0 && rest.length > 0) throw new Error(`${blocks}: a paragraph does not fit a page`)
    flowed.push({ box, items })
    carried = rest
  }
  return flowed
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
    putLines(ctx, paragraph.lines, { ...style, face: paragraph.face }, box, top + offset, {
      block: paragraph.block,
      role: 'paragraph',
      colour: paragraph.colour,
    }),
  )
  return { items, rest }
}
