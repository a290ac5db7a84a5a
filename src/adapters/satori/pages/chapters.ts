import type { IllustrationKey } from '../../../domain/illustrations.ts'
import {
  type BookPage,
  type BoxMm,
  OVERSCAN_MM,
  PAGE_MM,
  type PageItem,
  SAFE_MM,
  type TextItem,
} from '../../../domain/page-model/page-model.ts'
import { PAPER } from '../../../domain/page-model/theme-palette.ts'
import type { Chapter } from '../../../domain/story.ts'
import { footBorder } from '../ornaments/border.ts'
import { motif } from '../ornaments/motifs.ts'
import { cutDisc, mix, randomOf, sheet, tornRectangle } from '../ornaments/paper.ts'
import { placed } from '../ornaments/path.ts'
import { type FlowedPage, flowChapter } from './chapter-flow.ts'
import type { PageContext } from './context.ts'
import { fullPage, pictureOf, sharpSideMm, through } from './pictures.ts'
import { bottomOf, putLabel } from './text-items.ts'

/** Pages of one chapter, the first a left one. `firstFolio` is the number of that page. */
export function chapterPages(ctx: PageContext, chapter: Chapter, index: number, firstFolio: number): BookPage[] {
  const part = `chapter-${index + 1}`
  const heading = openerHeading(ctx, chapter, index)
  const flowed = flowChapter(
    ctx,
    part,
    chapter.pages.map(({ paragraphs }) => paragraphs),
    (page) =>
      // Boxes are equally wide on both sides, so the lines break alike; the side is settled when the page is.
      textBox(ctx, page === 0 ? heading : null),
  )
  const pages: BookPage[] = []
  const sideOf = () => ((firstFolio + pages.length) % 2 === 0 ? 'left' : 'right')
  flowed.forEach((text, i) => {
    const scene = chapter.pages[i]?.scene
    if (scene) {
      const key = `${part.replace('-', '_')}/page_${i + 1}/image_1`
      pages.push(artPage(ctx, part, sideOf(), key, scene.alt))
    }
    const folio = firstFolio + pages.length
    pages.push(textPage(ctx, part, sideOf(), folio, text, i === 0 ? heading : null))
  })
  if (pages.length % 2 === 1) pages.push(interlude(ctx, part, sideOf()))
  return pages
}

function artPage(ctx: PageContext, part: string, side: BookPage['side'], key: IllustrationKey, alt: string): BookPage {
  const ref = { kind: 'illustration', key } as const
  const side_ = sharpSideMm(pictureOf(ctx, ref))
  const isSharp = side_ >= PAGE_MM + 2 * OVERSCAN_MM
  return {
    kind: 'art',
    side,
    folio: null,
    part,
    paper: ctx.palette.page,
    textBox: null,
    printOnly: false,
    items: isSharp ? [fullPage(ctx, ref, alt)] : plate(ctx, ref, side, alt, Math.max(side_, 90)),
  }
}

/** A picture with too few pixels for a whole page is mounted on the page's paper, as large as it stays sharp. */
function plate(
  ctx: PageContext,
  ref: { kind: 'illustration'; key: IllustrationKey },
  side: BookPage['side'],
  alt: string,
  sharpMm: number,
): PageItem[] {
  const size = Math.min(sharpMm, 176)
  const area: BoxMm = { x: (PAGE_MM - size) / 2, y: (PAGE_MM - size) / 2 - 3, width: size, height: size }
  const mount = { x: area.x - 4, y: area.y - 4, width: size + 8, height: size + 8 }
  return [
    ...footBorder(side, ctx.palette, 15),
    ...sheet((dx, dy) => placed(tornRectangle(mount, ref.key), { x: dx, y: dy }), PAPER, ctx.palette.page),
    through(
      ctx,
      ref,
      area,
      tornRectangle({ ...area, x: area.x + 1, y: area.y + 1, width: size - 2, height: size - 2 }, `${ref.key} in`, 0.4),
      alt,
    ),
  ]
}

type Heading = { items: PageItem[]; bottom: number }

/** Number and title of a chapter between two cut-paper motifs, at the head of its first text page. */
function openerHeading(ctx: PageContext, chapter: Chapter, index: number): Heading {
  const { palette, words, profile } = ctx
  const block = `chapter-${index + 1}-title`
  const top = profile.linesPerPage <= 8 ? 20 : 17
  const size = profile.linesPerPage <= 8 ? 34 : profile.linesPerPage <= 12 ? 28 : 25
  const label = putLabel(
    ctx,
    { x: 50, y: top, width: 110, height: 8 },
    {
      text: words.chapter(index + 1),
      face: 'fredoka',
      sizePt: 15,
      block,
      role: 'heading',
      colour: palette.deep,
    },
  )
  const title = putLabel(
    ctx,
    { x: 24, y: top + 9.5, width: 162, height: 60 },
    {
      text: chapter.title,
      face: 'fredoka',
      sizePt: size,
      leastPt: 17,
      most: 2,
      lead: 1.18,
      valign: 'top',
      block,
      role: 'heading',
      colour: palette.deep,
    },
  )
  const motifs = [-1, 1].flatMap((hand) =>
    motif(palette.motifs[index % 3 === 0 ? 0 : index % 3 === 1 ? 1 : 2], palette, {
      x: PAGE_MM / 2 + hand * (8 + halfWidth(label)),
      y: top + 4,
      scale: 0.42,
      degrees: hand * 8,
    }),
  )
  return { items: [...motifs, ...label, ...title], bottom: bottomOf(title[0], top + 20) }
}

/** Running text keeps to one measure; its foot is fixed, its head gives way to a heading. */
function textBox({ profile }: PageContext, heading: Heading | null): BoxMm {
  const { width, height } = profile.textBoxMm
  const isYoung = profile.linesPerPage <= 8
  const foot = isYoung ? 174 : 183
  const head = heading ? heading.bottom + (isYoung ? 8 : 6) : isYoung ? (foot + 16 - height) / 2 : foot - height
  return { x: (PAGE_MM - width) / 2, y: head, width, height: Math.min(height, foot - head) }
}

/** Away from the fold, so that the eye sees the column in the middle of the open half. */
const OUTWARD_MM = 2.4

function textPage(
  ctx: PageContext,
  part: string,
  side: BookPage['side'],
  folio: number,
  { box, items }: FlowedPage,
  heading: Heading | null,
): BookPage {
  const shift = side === 'left' ? -OUTWARD_MM : OUTWARD_MM
  const { profile, palette } = ctx
  const isYoung = profile.linesPerPage <= 8
  return {
    kind: 'text',
    side,
    folio,
    part,
    paper: palette.page,
    textBox: { ...box, x: box.x + shift },
    printOnly: false,
    items: [
      ...footBorder(side, palette, isYoung ? 28 : 13),
      ...(isYoung ? scattered(ctx, `${part} ${folio}`, side) : []),
      ...(heading?.items ?? []),
      ...items.map((item) => shifted(item, shift)),
      ...folioMark(ctx, side, folio),
    ],
  }
}

/** A page without words where a chapter would end on a left one: the theme's small things, as on a printed endpaper. */
function interlude(ctx: PageContext, part: string, side: BookPage['side']): BookPage {
  const { palette } = ctx
  const random = randomOf(part)
  const items = Array.from({ length: 36 }, (_, i) => {
    const [row, column] = [Math.floor(i / 6), i % 6]
    return motif(palette.motifs[(row + column) % 3 === 0 ? 0 : (row + column) % 3 === 1 ? 1 : 2], palette, {
      x: 17.5 + column * 35 + (row % 2 === 0 ? 0 : 6) - 3,
      y: 17.5 + row * 35,
      scale: 0.75 + random() * 0.25,
      degrees: (random() - 0.5) * 40,
    })
  }).flat()
  return { kind: 'activity', side, folio: null, part, paper: palette.page, textBox: null, printOnly: false, items }
}

/** Things of the theme standing on the ground of a page with few words. */
function scattered({ palette }: PageContext, seed: string, side: BookPage['side']): PageItem[] {
  const random = randomOf(seed)
  const [a, b, c] = palette.motifs
  const outer = side === 'left' ? 30 : PAGE_MM - 30
  const inward = side === 'left' ? 1 : -1
  return [
    ...motif(a, palette, {
      x: outer + inward * (6 + random() * 10),
      y: 181,
      scale: 0.95,
      degrees: (random() - 0.5) * 14,
    }),
    ...motif(b, palette, {
      x: outer + inward * (36 + random() * 12),
      y: 187,
      scale: 0.6,
      degrees: (random() - 0.5) * 20,
    }),
    ...motif(c, palette, {
      x: outer + inward * (110 + random() * 20),
      y: 184,
      scale: 0.72,
      degrees: (random() - 0.5) * 20,
    }),
  ]
}

function folioMark(ctx: PageContext, side: BookPage['side'], folio: number): PageItem[] {
  const x = side === 'left' ? SAFE_MM + 5 : PAGE_MM - SAFE_MM - 5
  const y = PAGE_MM - SAFE_MM - 4.6
  const { palette } = ctx
  return [
    ...sheet(
      (dx, dy) => cutDisc(x + dx, y + dy, 5.4, `folio ${folio}`, 0.05),
      PAPER,
      mix(palette.sheet, palette.accent, 0.12),
    ),
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

function shifted(item: TextItem, dx: number): TextItem {
  return { ...item, lines: item.lines.map((line) => ({ ...line, xMm: line.xMm + dx })) }
}

function halfWidth([label]: readonly TextItem[]): number {
  return (label?.lines[0]?.widthMm ?? 0) / 2
}
