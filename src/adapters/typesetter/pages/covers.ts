import { BACK_COVER, FRONT_COVER, type IllustrationKey } from '../../../domain/illustrations.ts'
import { type BookPage, PAGE_MM, type PageItem, PLAIN_CORNER } from '../../../domain/page-model/page-model.ts'
import { INK, PAPER } from '../../../domain/page-model/theme-palette.ts'
import { partOf } from '../../../domain/person-facts.ts'
import { goldfinch } from '../ornaments/goldfinch.ts'
import { cutDisc, mix, sheet, tornRectangle } from '../ornaments/paper.ts'
import { roundRectangle, shape } from '../ornaments/path.ts'
import { stickerBehind } from '../ornaments/sticker.ts'
import { slot } from '../templates/slots.ts'
import type { PageContext } from './context.ts'
import { fillsPage, fullPage, plate } from './pictures.ts'
import { putLabel, putParagraphs, putTitle } from './text-items.ts'
import { listOfNames } from './words.ts'

export function frontCover(ctx: PageContext): BookPage {
  const { input, palette, words, faces } = ctx
  const { story, info } = input
  // Some boards are narrower than a page: what stands at the edge moves in with it.
  const right = ctx.boardBox.x + ctx.boardBox.width
  const title = putTitle(ctx, slot('frontCover', 'title'), {
    text: ctx.title,
    face: 'fredoka',
    sizesPt: [84, 52, 52, 38],
    lead: 1.12,
    valign: 'top',
    block: 'cover-title',
    role: 'bookTitle',
    colour: palette.deep,
  })
  const shown = info.characters.filter((one) => partOf(one).onCover)
  const heroes = shown.filter(({ role }) => role === 'protagonista')
  const named = (heroes.length > 0 ? heroes : shown).map(({ name }) => ctx.called(name))
  const names = putLabel(ctx, slot('frontCover', 'names'), {
    text: named.length > 0 ? words.with(listOfNames(named, words)) : '',
    face: 'fredoka',
    sizePt: 17,
    leastPt: 10,
    most: 2,
    valign: 'bottom',
    align: 'left',
    block: 'cover-names',
    role: 'paragraph',
    colour: INK,
  })
  return {
    kind: 'frontCover',
    side: 'right',
    folio: null,
    part: 'frontCover',
    paper: palette.sheet,
    textBox: null,
    printOnly: false,
    items: [
      ...coverArt(ctx, FRONT_COVER, story.frontCover.alt),
      ...title.flatMap((item) => stickerBehind(faces, item, PAPER, 2.6)),
      ...title,
      ...names.flatMap((item) => stickerBehind(faces, item, PAPER, 1.9)),
      ...names,
      // The house's mark, on a paper of its own whatever the picture shows there.
      ...sheet(cutDisc(right - 23.5, PAGE_MM - 23.5, 9.5, 'mark', 0.04), PAPER, palette.sheet),
      ...goldfinch({ x: right - 31, y: PAGE_MM - 30, width: 15, height: 12.5 }, true),
    ],
  }
}

/** The cover's picture from edge to edge or, where it has too few pixels for that, mounted on the theme's paper. */
function coverArt(ctx: PageContext, key: IllustrationKey, alt: string): PageItem[] {
  const ref = { kind: 'illustration', key } as const
  if (fillsPage(ctx, ref, 'wrap')) return [fullPage(ctx, ref, alt)]
  return plate(ctx, ref, alt, {
    on: 'board',
    mostMm: 172,
    cx: PAGE_MM / 2,
    bottom: PAGE_MM - 14,
    ground: ctx.palette.sheet,
  })
}

export function backCover(ctx: PageContext): BookPage {
  const { input, palette } = ctx
  const { story } = input
  const panel = slot('backCover', 'panel')
  const inset = { x: panel.x + 16, y: panel.y + 12, width: panel.width - 32, height: panel.height - 24 }
  const torn = tornRectangle(panel, `back ${story.title}`)
  const seen = ctx.boardBox
  const real = 1 / ctx.enlarged.board
  const [width, height, margin] = [PLAIN_CORNER.width * real, PLAIN_CORNER.height * real, PLAIN_CORNER.margin * real]
  const corner = {
    x: seen.x + seen.width - margin - width,
    y: seen.y + seen.height - margin - height,
    width,
    height,
  }
  const items: PageItem[] = [
    ...coverArt(ctx, BACK_COVER, story.backCover.alt),
    ...sheet(torn, PAPER, mix(palette.deep, palette.sheet, 0.5)),
    ...putParagraphs(ctx, inset, {
      texts: [story.blurb],
      face: ctx.bodyFace,
      sizePt: 19,
      valign: 'middle',
      align: 'centre',
      block: 'blurb',
    }),
    { ...shape(roundRectangle(corner, 2), PAPER), printOnly: true },
    // Colorín stands on the upper edge of the paper, clear of its words.
    ...goldfinch({ x: panel.x + panel.width - 38, y: panel.y - 14.4, width: 19, height: 15.2 }, true),
  ]
  return {
    kind: 'backCover',
    side: 'left',
    folio: null,
    part: 'backCover',
    paper: palette.sheet,
    textBox: null,
    printOnly: false,
    items,
  }
}
