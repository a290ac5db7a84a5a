import type { BookPage, PageModel } from './page-model.ts'

/** The book without what only a printer needs: filler up to a minimum of pages, and the field for a code. */
export function screenPages({ pages }: PageModel): BookPage[] {
  return pages
    .filter(({ printOnly }) => !printOnly)
    .map((page) => ({ ...page, items: page.items.filter((item) => !('printOnly' in item)) }))
}
