import type { WireBook } from './wire.ts'

/** What the list fetched for the editor, under the key that product.md §3 names. Read once. */
const keyOf = (id: number) => `preloadedBookData_${id}`

export function keepPreloaded(book: WireBook): void {
  try {
    sessionStorage.setItem(keyOf(book.id_book), JSON.stringify(book))
  } catch {
    // Without room the editor fetches the book itself.
  }
}

export function takePreloaded(id: number): WireBook | null {
  const stored = sessionStorage.getItem(keyOf(id))
  sessionStorage.removeItem(keyOf(id))
  if (!stored) return null
  try {
    const book: WireBook = JSON.parse(stored)
    return book.id_book === id && book.info ? book : null
  } catch {
    return null
  }
}
