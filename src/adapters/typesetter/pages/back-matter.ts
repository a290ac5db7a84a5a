import { type BookPage, PAGE_MM, type PageItem } from '../../../domain/page-model/page-model.ts'
import { footBorder } from '../ornaments/border.ts'
import { goldfinch } from '../ornaments/goldfinch.ts'
import { motif } from '../ornaments/motifs.ts'
import { slot } from '../templates/slots.ts'
import type { PageContext } from './context.ts'
import { putLabel, putParagraphs } from './text-items.ts'
import { listOfNames } from './words.ts'

/** FIN, what was lived, and the goldfinch's last word. */
export function closingPage(ctx: PageContext): BookPage {
  const { palette, words, input } = ctx
  const centre = PAGE_MM / 2
  const [first, second] = palette.motifs
  const fin = slot('closing', 'fin')
  const items: PageItem[] = [
    ...footBorder('left', palette, 24),
    ...putLabel(ctx, fin, {
      text: words.theEnd,
      face: 'fredoka',
      sizePt: 62,
      block: 'fin',
      role: 'subheading',
      colour: palette.deep,
    }),
    ...[-1, 1].flatMap((side) => [
      ...motif(first, palette, { x: centre + side * 62, y: fin.y + 15, scale: 1.05, degrees: side * 10 }),
      ...motif(second, palette, { x: centre + side * 78, y: fin.y + 34, scale: 0.65, degrees: side * -12 }),
    ]),
    ...putParagraphs(ctx, slot('closing', 'text'), {
      texts: [input.story.closing],
      face: ctx.bodyFace,
      sizePt: 23,
      valign: 'middle',
      align: 'centre',
      block: 'closing',
    }),
    ...goldfinch(slot('closing', 'bird')),
    ...putLabel(ctx, slot('closing', 'farewell'), {
      text: words.farewell,
      face: 'fredoka',
      sizePt: 15,
      leastPt: 11,
      most: 2,
      block: 'farewell',
      role: 'paragraph',
      colour: palette.deep,
    }),
  ]
  return {
    kind: 'closing',
    side: 'left',
    folio: null,
    part: 'closing',
    paper: palette.page,
    textBox: null,
    printOnly: false,
    items,
  }
}

/** Who made the book, how and with what: the small print that the law and good manners ask for. */
export function colophonPage(ctx: PageContext): BookPage {
  const { palette, words, input } = ctx
  const { story, info, illustrations, editionDate } = input
  const [year = 0, month = 0, day = 0] = editionDate.split('-').map(Number)
  const illustrators = new Set([...illustrations.values()].map(({ illustrator }) => illustrator))
  const drawnBy = illustrators.size > 1 ? 'both' : illustrators.has('model') ? 'model' : 'offline'
  const typefaces = ctx.bodyFace === 'literata' ? ['Literata', 'Fredoka', 'Andika'] : ['Andika', 'Fredoka']
  const items: PageItem[] = [
    ...footBorder('left', palette, 15),
    ...goldfinch(slot('colophon', 'bird')),
    ...putLabel(ctx, slot('colophon', 'title'), {
      text: ctx.title,
      face: 'fredoka',
      sizePt: 18,
      leastPt: 11,
      most: 2,
      block: 'colophon-title',
      role: 'paragraph',
      colour: palette.deep,
    }),
    ...putParagraphs(ctx, slot('colophon', 'text'), {
      texts: [
        words.edition(year, month, day),
        words.madeFor(info.readerAge),
        words.story[story.writer],
        words.pictures[drawnBy],
        words.ideas,
        words.fonts(listOfNames(typefaces, words)),
      ],
      face: 'andika',
      sizePt: 11.5,
      align: 'centre',
      block: 'colophon',
    }),
  ]
  return {
    kind: 'colophon',
    side: 'left',
    folio: null,
    part: 'colophon',
    paper: palette.page,
    textBox: null,
    printOnly: false,
    items,
  }
}
