import { PAGE_MM, type PageItem, type TextItem } from '../../../domain/page-model/page-model.ts'
import { PAPER } from '../../../domain/page-model/theme-palette.ts'
import type { Chapter } from '../../../domain/story.ts'
import { motif } from '../ornaments/motifs.ts'
import { sheet } from '../ornaments/paper.ts'
import { polygon } from '../ornaments/path.ts'
import type { PageContext } from './context.ts'
import { bottomOf, putLabel } from './text-items.ts'

/** What stands above the first words of a chapter, and where it ends. */
export type Heading = { items: PageItem[]; bottom: number }

/** Number and title of a chapter between two cut-paper motifs, at the head of its first text page. */
export function openerHeading(ctx: PageContext, chapter: Chapter, index: number): Heading {
  const { palette, words, profile } = ctx
  const block = `chapter-${index + 1}-title`
  const top = profile.linesPerPage <= 8 ? 20 : 17
  const size = profile.linesPerPage <= 8 ? 34 : profile.linesPerPage <= 12 ? 28 : 25
  const label = putLabel(
    ctx,
    { x: 50, y: top, width: 110, height: 8 },
    {
      // In a book of several stories the first chapter of each bears its name.
      text: chapter.part ? `${words.chapter(index + 1)} · ${chapter.part}` : words.chapter(index + 1),
      face: 'fredoka',
      sizePt: 15,
      leastPt: 9,
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

function halfWidth([label]: readonly TextItem[]): number {
  return (label?.lines[0]?.widthMm ?? 0) / 2
}
