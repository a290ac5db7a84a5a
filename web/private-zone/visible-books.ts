import { foldName } from '../../src/domain/text.ts'
import type { WireSummary } from '../api/wire.ts'
import { LIST_COPY } from './copy.ts'
import type { SortBy, SortOrder } from './list-state.ts'

/** Title as the list shows it. */
export function listTitle(book: Pick<WireSummary, 'info'>): string {
  return book.info.story_title.trim() || LIST_COPY.untitled
}

/** What a search leaves, in the chosen order. By date, newest first, what is being made stands before all. */
export function visibleBooks(
  books: readonly WireSummary[],
  { search, sortBy, order }: { search: string; sortBy: SortBy; order: SortOrder },
): WireSummary[] {
  const wanted = foldName(search)
  const found = wanted ? books.filter((book) => foldName(listTitle(book)).includes(wanted)) : [...books]
  const direction = order === 'asc' ? 1 : -1
  const compare = sortBy === 'title' ? byTitle : byDate
  found.sort((a, b) => direction * compare(a, b))
  if (sortBy !== 'date' || order !== 'desc') return found
  return [
    ...found.filter(({ status }) => status === 'generating'),
    ...found.filter(({ status }) => status !== 'generating'),
  ]
}

const titles = new Intl.Collator('es', { sensitivity: 'base', numeric: true })

function byTitle(a: WireSummary, b: WireSummary): number {
  return titles.compare(listTitle(a), listTitle(b)) || byDate(a, b)
}

function byDate(a: WireSummary, b: WireSummary): number {
  return Date.parse(a.created_at) - Date.parse(b.created_at) || a.id_book - b.id_book
}
