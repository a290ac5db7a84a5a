import { blockFrom, blockOnPage } from '../../../domain/editing/blocks.ts'
import type { BookPage, PictureRef } from '../../../domain/page-model/page-model.ts'
import { screenPages } from '../../../domain/page-model/screen-pages.ts'
import type { LaidBook, PlacedPicture } from '../../../ports/typesetter.ts'
import type { Faces } from '../faces.ts'
import type { ComposedBook } from '../pages/compose-book.ts'
import { article } from './article.ts'

/** Where there are no words. */
const PLAIN_PT = 12

/** The pages of one part as the rendered book has them; each brings its outlines, since it is shown by itself. */
export function laidBook(
  { model, shrinkPt }: Pick<ComposedBook, 'model' | 'shrinkPt'>,
  part: string,
  faces: Faces,
  pictureOf: (ref: PictureRef) => PlacedPicture,
): LaidBook {
  const pages = screenPages(model)
  const title = model.parts.find((one) => one.part === part)?.title ?? ''
  const own = pages.map((page, index) => ({ page, number: index + 1 })).filter(({ page }) => page.part === part)
  return {
    pages: own.map(({ page, number }) => ({
      number,
      folio: page.folio,
      side: page.side,
      kind: page.kind,
      measureMm: page.textBox?.width ?? null,
      html: article(page, number, title, faces, pictureOf, new Map(), true),
    })),
    parts: model.parts.flatMap((one) => {
      const first = pages.findIndex((page) => page.part === one.part) + 1
      return first > 0 ? [{ ...one, first }] : []
    }),
    total: pages.length,
    shrinkPt,
    smallestPt: smallestPt(own.map(({ page }) => page)),
    carried: carriedLines(own.map(({ page }) => page)),
  }
}

function smallestPt(pages: readonly BookPage[]): number {
  const sizes = pages
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'text' && blockOnPage(item.block) !== null ? [item.sizePt] : []))
  return Math.min(...sizes, PLAIN_PT)
}

function carriedLines(pages: readonly BookPage[]): number {
  const texts = pages.filter(({ kind }) => kind === 'text')
  return texts.reduce((sum, { items }, index) => {
    const carried = items.flatMap((item) => {
      const block = item.kind === 'text' ? blockFrom(item.block) : null
      return item.kind === 'text' && block?.kind === 'paragraph' && block.page < index ? item.lines : []
    })
    return sum + carried.length
  }, 0)
}
