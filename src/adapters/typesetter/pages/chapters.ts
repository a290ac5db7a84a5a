import type { IllustrationKey } from '../../../domain/illustrations.ts'
import { type BookPage, type BoxMm, PAGE_MM, type TextItem } from '../../../domain/page-model/page-model.ts'
import type { Chapter } from '../../../domain/story.ts'
import { footBorder } from '../ornaments/border.ts'
import { motif } from '../ornaments/motifs.ts'
import { randomOf } from '../ornaments/paper.ts'
import { type FlowedPage, flowChapter, SETTINGS, setChapter } from './chapter-flow.ts'
import { type Heading, openerHeading } from './chapter-heading.ts'
import type { PageContext } from './context.ts'
import { folioMark } from './page-furniture.ts'
import { fillsPage, fullPage, plate } from './pictures.ts'
import { type PageThings, thingsOf } from './story-things.ts'
import { lookingOver, scattered, vignette } from './vignettes.ts'

/** Pages of all the chapters, each beginning on a left one. `firstFolio` is the number of the first; `only`: see `composeBook`. */
export function chaptersPages(
  ctx: PageContext,
  chapters: readonly Chapter[],
  firstFolio: number,
  only: string | null,
): { pages: BookPage[]; shrinkPt: number } {
  const { flowed, shrinkPt } = flowChapters(ctx, chapters)
  const pages: BookPage[] = []
  for (const [index, chapter] of chapters.entries()) {
    const part = `chapter-${index + 1}`
    const isWanted = only === null || only === part
    pages.push(...chapterPages(ctx, chapter, { part, isWanted }, flowed[index] ?? null, firstFolio + pages.length))
  }
  return { pages, shrinkPt }
}

type FlowedChapter = { heading: Heading; texts: FlowedPage[] }

/** Sets every chapter alike, in the first setting in which all keep to their pages. */
function flowChapters(ctx: PageContext, chapters: readonly Chapter[]): { flowed: FlowedChapter[]; shrinkPt: number } {
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
      return { flowed, shrinkPt }
    }
  }
  ctx.notes.add('type set 1 pt smaller, and some text still needed more pages than planned')
  return { flowed, shrinkPt: SETTINGS.at(-1)?.shrinkPt ?? 0 }
}

function chapterPages(
  ctx: PageContext,
  chapter: Chapter,
  { part, isWanted }: { part: string; isWanted: boolean },
  flowed: FlowedChapter | null,
  firstFolio: number,
): BookPage[] {
  const pages: BookPage[] = []
  const sideOf = () => ((firstFolio + pages.length) % 2 === 0 ? 'left' : 'right')
  flowed?.texts.forEach((text, i) => {
    const scene = chapter.pages[i]?.scene
    if (scene) {
      const key = `${part.replace('-', '_')}/page_${i + 1}/image_1`
      pages.push(isWanted ? artPage(ctx, part, sideOf(), key, scene.alt) : emptyPage(part))
    }
    const folio = firstFolio + pages.length
    const things = () => ({ ...thingsOf(chapter, i), endsChapter: i === flowed.texts.length - 1 })
    const heading = i === 0 ? flowed.heading : null
    pages.push(isWanted ? textPage(ctx, part, sideOf(), folio, text, heading, things()) : emptyPage(part))
  })
  if (pages.length % 2 === 1) pages.push(isWanted ? interlude(ctx, part, sideOf()) : emptyPage(part))
  return pages
}

/** Stands for a page that is counted and not looked at. */
export function emptyPage(part: string): BookPage {
  const bare = { folio: null, paper: '', textBox: null, printOnly: false, items: [] } as const
  return { kind: 'art', side: 'left', part, ...bare }
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
  things: PageThings & { endsChapter: boolean },
): BookPage {
  const shift = side === 'left' ? -OUTWARD_MM : OUTWARD_MM
  const { profile, palette } = ctx
  const isYoung = profile.linesPerPage <= 8
  const own = { ...box, x: box.x + shift }
  const faces = profile.linesPerPage <= 5 ? lookingOver(ctx, items, things, folio, side) : []
  return {
    kind: 'text',
    side,
    folio,
    part,
    paper: palette.page,
    textBox: own,
    printOnly: false,
    items: [
      ...faces.flatMap((face) => face.items),
      ...footBorder(side, palette, isYoung ? 28 : 13),
      ...(isYoung ? scattered(ctx, things, Math.floor(folio / 2), `${part} ${folio}`, side, items, faces) : []),
      ...(heading?.items ?? []),
      ...items.map((item) => shifted(item, shift)),
      ...(isYoung ? [] : vignette(ctx, items, own, things, things.endsChapter, folio)),
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

function shifted(item: TextItem, dx: number): TextItem {
  return { ...item, lines: item.lines.map((line) => ({ ...line, xMm: line.xMm + dx })) }
}
