import { useSetAtom } from 'jotai/react'
import { useEffect, useRef } from 'react'
import { listBooks } from '../api/books.ts'
import { useQuery } from '../api/use-query.ts'
import type { WireSummary } from '../api/wire.ts'
import { showToastAtom } from '../ui/react/toasts.tsx'
import { LIST_COPY } from './copy.ts'
import { listTitle } from './visible-books.ts'

export const BOOKS_KEY = 'books'

const POLL_MS = 10_000

/** The parent's books; asked again every 10 s while one of them is being made. */
export function useBooks() {
  const books = useQuery(BOOKS_KEY, listBooks, {
    kept: true,
    pollMs: (data) => (data?.some(({ status }) => status === 'generating') ? POLL_MS : null),
  })
  useReadyAnnouncements(books.data)
  return books
}

/** A book that has just been finished says so wherever the parent is looking. */
function useReadyAnnouncements(books: readonly WireSummary[] | undefined) {
  const toast = useSetAtom(showToastAtom)
  const generating = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    if (!books) return
    for (const book of books)
      if (book.status === 'verifying' && generating.current.has(book.id_book))
        toast(LIST_COPY.nowReady(listTitle(book)))
    generating.current = new Set(books.filter(({ status }) => status === 'generating').map(({ id_book }) => id_book))
  }, [books, toast])
}
