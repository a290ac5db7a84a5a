import { paragraphsOf } from '../../../domain/editing/blocks.ts'
import { FRONT_COVER } from '../../../domain/illustrations.ts'
import { type BookPage, type BoxMm, PAGE_MM, type PageItem } from '../../../domain/page-model/page-model.ts'
import { partOf } from '../../../domain/person-facts.ts'
import { footBorder } from '../ornaments/border.ts'
import { goldfinch } from '../ornaments/goldfinch.ts'
import { motif } from '../ornaments/motifs.ts'
import { cutDisc, sheet, tornRectangle } from '../ornaments/paper.ts'
import { outline, polyline } from '../ornaments/path.ts'
import { slot } from '../templates/slots.ts'
import type { PageContext } from './context.ts'
import { through } from './pictures.ts'
import { putLabel, putParagraphs, putTitle } from './text-items.ts'
import { listOfNames } from './words.ts'

/** A page of front matter: its own part, no folio, the theme's ground along its foot. */
export function frontMatter(
  ctx: PageContext,
  page: Pick<BookPage, 'kind' | 'side' | 'part'>,
  items: readonly PageItem[],
): BookPage {
  const ground = footBorder(page.side, ctx.palette, 15)
  return {
    ...page,
    folio: null,
    paper: ctx.palette.page,
    textBox: null,
    printOnly: false,
    items: [...ground, ...items],
  }
}

/** The page after the cover; without a dedication, a place for the owner's name. */
export function dedicationPage(ctx: PageContext): BookPage {
  const { input, palette } = ctx
  const text = slot('dedication', 'text')
  const dedication = ctx.clean('andika', input.info.dedication)
  const [first, second] = palette.motifs
  const centre = PAGE_MM / 2 - 18
  const card = { x: text.x - 8, y: text.y - 6, width: text.width + 16, height: text.height + 12 }
  const ornament = [
    ...motif(first, palette, { x: centre, y: 42, scale: 1.1 }),
    ...motif(second, palette, { x: centre - 21, y: 46, scale: 0.62, degrees: -12 }),
    ...motif(second, palette, { x: centre + 21, y: 46, scale: 0.62, degrees: 12 }),
  ]
  const paper = tornRectangle(card, 'dedication')
  const written = dedication
    ? putParagraphs(ctx, text, {
        texts: paragraphsOf(input.info.dedication),
        face: 'andika',
        sizePt: 22,
        valign: 'middle',
        align: 'centre',
        block: 'dedication',
      })
    : exLibris(ctx, text)
  return frontMatter(ctx, { kind: 'dedication', side: 'right', part: 'dedication' }, [
    ...sheet(paper, '#FFFFFF', palette.page),
    ...ornament,
    ...written,
    // Colorín stands on the upper edge of the card.
    ...goldfinch({ x: card.x + card.width - 46, y: card.y - 20.6, width: 27, height: 21.6 }),
  ])
}

function exLibris(ctx: PageContext, text: BoxMm): PageItem[] {
  const line = text.y + text.height * 0.64
  return [
    ...putLabel(
      ctx,
      { ...text, y: text.y + 14, height: 18 },
      {
        text: ctx.words.exLibris,
        face: 'fredoka',
        sizePt: 26,
        block: 'ex-libris',
        role: 'paragraph',
        colour: ctx.palette.deep,
      },
    ),
    outline(
      polyline([
        [text.x + 12, line],
        [text.x + text.width - 12, line],
      ]),
      ctx.palette.accent,
      0.6,
      [0.1, 2.2],
    ),
  ]
}

export function titlePage(ctx: PageContext): BookPage {
  const { input, palette, words } = ctx
  const box = slot('titlePage', 'picture')
  const [cx, cy, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2]
  const [first, second, third] = palette.motifs
  // As on the page before it: who is remembered there, or not born yet, does not come along here.
  const named = input.info.characters
    .filter((one) => partOf(one).onCastPage === 'portrait')
    .map(({ name }) => ctx.called(name))
  return frontMatter(ctx, { kind: 'titlePage', side: 'right', part: 'titlePage' }, [
    ...putTitle(ctx, slot('titlePage', 'title'), {
      text: ctx.title,
      face: 'fredoka',
      sizesPt: [60, 40, 36, 28],
      lead: 1.16,
      block: 'title-page-title',
      role: 'bookTitle',
      colour: palette.deep,
    }),
    ...putTitle(ctx, slot('titlePage', 'names'), {
      text: named.length > 0 ? words.with(listOfNames(named, words)) : '',
      face: 'andika',
      sizesPt: [15, 11.5],
      leastPt: 9,
      lead: 1.25,
      block: 'title-page-names',
      role: 'paragraph',
    }),
    ...sheet(cutDisc(cx, cy, radius + 3.5, 'title'), palette.sheet, palette.page),
    through(ctx, { kind: 'illustration', key: FRONT_COVER }, box, cutDisc(cx, cy, radius - 1, 'title in'), null),
    ...motif(first, palette, { x: cx - radius - 17, y: cy + 14, scale: 1, degrees: -10 }),
    ...motif(second, palette, { x: cx + radius + 17, y: cy - 8, scale: 1, degrees: 10 }),
    ...motif(third, palette, { x: cx + radius + 13, y: cy + 28, scale: 0.6 }),
    ...motif(third, palette, { x: cx - radius - 14, y: cy - 20, scale: 0.6 }),
    ...imprint(ctx),
  ])
}

function imprint(ctx: PageContext): PageItem[] {
  const box = slot('titlePage', 'imprint')
  return [
    ...goldfinch({ x: box.x + 11, y: box.y - 2, width: 13, height: 11 }),
    ...putLabel(
      ctx,
      { ...box, x: box.x + 26, width: 34, y: box.y - 2, height: 10 },
      {
        text: ctx.words.imprint,
        face: 'fredoka',
        sizePt: 15,
        align: 'left',
        block: 'imprint',
        role: 'artifact',
        colour: ctx.palette.deep,
      },
    ),
  ]
}
