import type { IllustrationKey } from '../../../domain/illustrations.ts'
import {
  type BookPage,
  type BoxMm,
  PAGE_MM,
  type PageItem,
  SAFE_MM,
  type TextItem,
} from '../../../domain/page-model/page-model.ts'
import { PAPER } from '../../../domain/page-model/theme-palette.ts'
import type { Chapter } from '../../../domain/story.ts'
import { footBorder } from '../ornaments/border.ts'
import { motif } from '../ornaments/motifs.ts'
import { cutDisc, mix, randomOf, sheet } from '../ornaments/paper.ts'
import { polygon } from '../ornaments/path.ts'
import { type FlowedPage, flowChapter, SETTINGS, setChapter } from './chapter-flow.ts'
import type { PageContext } from './context.ts'
import { fillsPage, fullPage, plate, through } from './pictures.ts'
import { bottomOf, putLabel } from './text-items.ts'

/** Pages of all the chapters, each beginning on a left one. `firstFolio` is the number of the first. */
export function chaptersPages(ctx: PageContext, chapters: readonly Chapter[], firstFolio: number): BookPage[] {
  const flowed = flowChapters(ctx, chapters)
  const pages: BookPage[] = []
  for (const [index, chapter] of chapters.entries())
    pages.push(...chapterPages(ctx, chapter, `chapter-${index + 1}`, flowed[index] ?? null, firstFolio + pages.length))
  return pages
}

type FlowedChapter = { heading: Heading; texts: FlowedPage[] }

/** Sets every chapter alike, in the first setting in which all keep to their pages. */
function flowChapters(ctx: PageContext, chapters: readonly Chapter[]): FlowedChapter[] {
  const headings = chapters.map((chapter, index) => openerHeading(ctx, chapter, index))
  let flowed: FlowedChapter[] = []
  for (const { shrinkPt, gapLines } of SETTINGS) {
    const set = chapters.map(({ pages }, index) =>
      setChapter(
        ctx,
        `chapter-${index + 1}`,
        pages.map(({ paragraphs }) => paragraphs),
        shrinkPt,
      ),
    )
    for (const gap of gapLines) {
      flowed = headings.flatMap((heading, index) => {
        const chapter = set[index]
        // Boxes are equally wide on both sides, so the lines break alike; the side is settled when the page is.
        const boxOf = (page: number) => textBox(ctx, page === 0 ? heading : null)
        return chapter ? [{ heading, texts: flowChapter(ctx, chapter, boxOf, gap) }] : []
      })
      if (flowed.some(({ texts }, index) => texts.length > (set[index]?.pages.length ?? 0))) continue
      if (shrinkPt > 0) ctx.notes.add(`type set ${shrinkPt} pt smaller to fit`)
      return flowed
    }
  }
  ctx.notes.add('type set 1 pt smaller, and some text still needed more pages than planned')
  return flowed
}

function chapterPages(
  ctx: PageContext,
  chapter: Chapter,
  part: string,
  flowed: FlowedChapter | null,
  firstFolio: number,
): BookPage[] {
  const pages: BookPage[] = []
  const sideOf = () => ((firstFolio + pages.length) % 2 === 0 ? 'left' : 'right')
  flowed?.texts.forEach((text, i) => {
    const scene = chapter.pages[i]?.scene
    if (scene) {
      const key = `${part.replace('-', '_')}/page_${i + 1}/image_1`
      pages.push(artPage(ctx, part, sideOf(), key, scene.alt))
    }
    const folio = firstFolio + pages.length
    pages.push(textPage(ctx, part, sideOf(), folio, text, i === 0 ? flowed.heading : null))
  })
  if (pages.length % 2 === 1) pages.push(interlude(ctx, part, sideOf()))
  return pages
}

function artPage(ctx: PageContext, part: string, side: BookPage['side'], key: IllustrationKey, alt: string): BookPage {
  const ref = { kind: 'illustration', key } as const
  const mounted: Parameters<typeof plate>[3] = {
    on: 'page',
    mostMm: 176,
    cx: PAGE_MM / 2,
    bottom: PAGE_MM / 2 + 85,
    ground: ctx.palette.page,
  }
  return {
    kind: 'art',
    side,
    folio: null,
    part,
    paper: ctx.palette.page,
    textBox: null,
    printOnly: false,
    items: fillsPage(ctx, ref)
      ? [fullPage(ctx, ref, alt)]
      : [...footBorder(side, ctx.palette, 15), ...plate(ctx, ref, alt, mounted)],
  }
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
      colour: PAPER,
    },
  )
  const title = putLabel(
    ctx,
    { x: 24, y: top + 12, width: 162, height: 60 },
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
      x: PAGE_MM / 2 + hand * (22 + halfWidth(label)),
      y: top + 4,
      scale: 0.5,
      degrees: hand * 8,
    }),
  )
  const ribbon = sheet(ribbonPath(PAGE_MM / 2, top + 4, halfWidth(label) + 8), palette.deep, palette.page)
  return { items: [...motifs, ...ribbon, ...label, ...title], bottom: bottomOf(title[0], top + 20) }
}

/** A strip of paper with notched ends about a middle. */
function ribbonPath(cx: number, cy: number, half: number): string {
  const tall = 4.9
  return polygon([
    [cx - half - 3, cy - tall],
    [cx + half + 3.4, cy - tall + 0.3],
    [cx + half, cy + 0.2],
    [cx + half + 3, cy + tall],
    [cx - half - 3.4, cy + tall - 0.3],
    [cx - half, cy - 0.1],
  ])
}

/**
 * Running text keeps to one measure and fills its page from the foot up; its head gives way to a heading. Where words are
 * few the box is as high as the page allows, so that short paragraphs need not be counted.
 */
function textBox({ profile }: PageContext, heading: Heading | null): BoxMm {
  const { width, height } = profile.textBoxMm
  const isYoung = profile.linesPerPage <= 8
  const foot = isYoung ? 172 : 184
  const head = heading ? heading.bottom + (isYoung ? 7 : 6) : isYoung ? 26 : Math.max(17, foot - height - 14)
  return { x: (PAGE_MM - width) / 2, y: head, width, height: foot - head }
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
      ...(isYoung ? scattered(ctx, Math.floor(folio / 2), `${part} ${folio}`, side) : []),
      ...(heading?.items ?? []),
      ...items.map((item) => shifted(item, shift)),
      ...(isYoung ? [] : vignette(ctx, items, { ...box, x: box.x + shift })),
      ...folioMark(ctx, side, folio),
    ],
  }
}

/** Least room below the last line that is filled with a small picture, and the largest that it gets. */
const VIGNETTE = { leastMm: 47, mostMm: 46 } as const

/** Below a page that ends early: the portrait of who is spoken of there, between two things of the theme. */
function vignette(ctx: PageContext, items: readonly TextItem[], box: BoxMm): PageItem[] {
  const { palette, input } = ctx
  const bottom = bottomOf(items.at(-1), box.y)
  const room = box.y + box.height - bottom
  const text = items.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  const named = input.info.characters.find(({ name }) => text.includes(name))
  if (room < VIGNETTE.leastMm || !named) return []
  const size = Math.min(VIGNETTE.mostMm, room - 13)
  const [cx, cy] = [box.x + box.width / 2, bottom + room / 2 + 2]
  const seen = { x: cx - size / 2, y: cy - size / 2, width: size, height: size }
  const [first, second] = palette.motifs
  return [
    ...sheet(cutDisc(cx, cy, size / 2 + 2, `${named.name} ring`), palette.sheet, palette.page),
    through(ctx, { kind: 'avatar', name: named.name }, seen, cutDisc(cx, cy, size / 2, named.name), null),
    ...motif(first, palette, { x: cx - size / 2 - 16, y: cy + 4, scale: 0.8, degrees: -10 }),
    ...motif(second, palette, { x: cx + size / 2 + 16, y: cy + 4, scale: 0.8, degrees: 10 }),
  ]
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

/** Where a thing may stand on the ground, measured from the outer edge; the first place is beside the folio. */
const STANDS = [
  { from: 34, to: 44, y: 181, scale: 0.95 },
  { from: 66, to: 84, y: 187, scale: 0.6 },
  { from: 104, to: 122, y: 183, scale: 0.78 },
  { from: 146, to: 168, y: 185, scale: 0.68 },
] as const

/** Two or three things of the theme on the ground of a page with few words, never the same as on the page before. */
function scattered({ palette }: PageContext, folio: number, seed: string, side: BookPage['side']): PageItem[] {
  const random = randomOf(seed)
  const empty = Math.floor(random() * STANDS.length)
  return STANDS.flatMap(({ from, to, y, scale }, i) => {
    const inwards = from + random() * (to - from)
    const degrees = (random() - 0.5) * 18
    if (i === empty || (i === 1 && random() < 0.5)) return []
    const name = palette.motifs[(i + folio) % palette.motifs.length] ?? palette.motifs[0]
    return motif(name, palette, { x: side === 'left' ? inwards : PAGE_MM - inwards, y, scale, degrees })
  })
}

function folioMark(ctx: PageContext, side: BookPage['side'], folio: number): PageItem[] {
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

function shifted(item: TextItem, dx: number): TextItem {
  return { ...item, lines: item.lines.map((line) => ({ ...line, xMm: line.xMm + dx })) }
}

function halfWidth([label]: readonly TextItem[]): number {
  return (label?.lines[0]?.widthMm ?? 0) / 2
}
