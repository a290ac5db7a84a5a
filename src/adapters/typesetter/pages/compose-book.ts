import type { BookPage, BookPart, PageModel } from '../../../domain/page-model/page-model.ts'
import { FRONT_MATTER_PAGES, fillerPages } from '../../../domain/page-model/page-order.ts'
import type { PrinterProfile } from '../../../domain/printer-profiles.ts'
import { localeOf } from '../../../domain/vocabulary.ts'
import type { Composition } from '../../../ports/typesetter.ts'
import type { Faces } from '../faces.ts'
import { activityPages } from './activities.ts'
import { closingPage, colophonPage } from './back-matter.ts'
import { castPage } from './cast-page.ts'
import { chaptersPages, emptyPage } from './chapters.ts'
import { type PageContext, pageContext } from './context.ts'
import { backCover, frontCover } from './covers.ts'
import { dedicationPage, titlePage } from './front-matter.ts'

export type ComposedBook = {
  model: PageModel
  notes: string[]
  /** Signs that no face has. */
  leftOut: string[]
  chapterPages: number
  shrinkPt: number
}

/**
 * Every page of the book in reading order, covers included. Pages that only the printer's minimum asks for are marked
 * `printOnly`.
 * @param only the part whose pages are wanted; the others stand there empty, and are counted
 */
export function composeBook(
  input: Composition,
  faces: Faces,
  printer: PrinterProfile,
  only: string | null = null,
): ComposedBook {
  const ctx = pageContext(input, faces, printer)
  const { story } = input
  const { pages: chapters, shrinkPt } = chaptersPages(ctx, story.chapters, FRONT_MATTER_PAGES + 1, only)
  const wanted = fillerPages(chapters.length, 0)
  const fillers = fillerPages(chapters.length, printer.minPages)
  const afterClosing = FRONT_MATTER_PAGES + chapters.length + 2
  const own = (part: string, make: (ctx: PageContext) => BookPage) =>
    only === null || only === part ? make(ctx) : emptyPage(part)
  const activities =
    only === null || only === 'activities'
      ? activityPages(ctx, fillers, afterClosing)
      : Array.from({ length: fillers }, () => emptyPage('activities'))
  const pages: BookPage[] = [
    own('frontCover', frontCover),
    own('dedication', dedicationPage),
    own('cast', castPage),
    own('titlePage', titlePage),
    ...chapters,
    own('closing', closingPage),
    ...activities.map((page, i) => ({ ...page, printOnly: i >= wanted })),
    own('colophon', colophonPage),
    own('backCover', backCover),
  ]
  const { words } = ctx
  const parts: BookPart[] = [
    { part: 'frontCover', title: words.frontCover },
    { part: 'dedication', title: words.dedication },
    { part: 'cast', title: words.cast },
    { part: 'titlePage', title: words.titlePage },
    ...story.chapters.map(({ title }, index) => ({
      part: `chapter-${index + 1}`,
      title: `${words.chapter(index + 1)}. ${ctx.clean('fredoka', title)}`,
    })),
    { part: 'closing', title: words.theEnd },
    { part: 'activities', title: words.activities },
    { part: 'colophon', title: words.colophon },
    { part: 'backCover', title: words.backCover },
  ]
  return {
    model: {
      title: ctx.title,
      author: words.imprint,
      locale: localeOf(story.language),
      parts,
      pages,
    },
    notes: [...ctx.notes],
    leftOut: [...ctx.leftOut],
    chapterPages: chapters.length,
    shrinkPt,
  }
}
