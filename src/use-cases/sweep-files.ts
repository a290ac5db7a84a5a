import type { Book } from '../domain/book.ts'
import { fileKeys } from '../domain/file-keys.ts'
import type { Ports } from '../ports/index.ts'

const ASKED_KEPT_MS = 30 * 24 * 3_600_000

/**
 * Removes files that nothing names any more: of books that are gone, of avatars dropped, of drawings that a crash cut off.
 * While a book can still be generated again its pictures stay, for a stored step may answer with one of them.
 * What a model was asked goes after thirty days: by then no fault will be looked into any more. So do answers that nobody
 * has come back for.
 * @param graceMs a copy's avatars are stored before its record: files of no book are left alone for so long
 * @returns keys removed
 */
export async function sweepFiles(
  { books, files, clock }: Pick<Ports, 'books' | 'files' | 'clock'>,
  graceMs = 10 * 60_000,
): Promise<string[]> {
  const now = clock.now().getTime()
  const isOlderThan = async (key: string, ms: number) =>
    Date.parse((await files.head(key))?.modifiedAt ?? '') <= now - ms
  const removed: string[] = []
  for (const [bookId, keys] of groupByBook(await files.list('books/'))) {
    const book = await books.find(bookId)
    const orphans = book ? keys.filter((key) => isOrphan(book, key) || isOldPrompt(book, key, now - ASKED_KEPT_MS)) : []
    // Of a book that is gone, or answers for one whose parent never tried again.
    const left = !book ? keys : book.status === 'editing' ? keys.filter(fileKeys.isRaw) : []
    for (const key of keys.filter(fileKeys.isPromptOfSheet))
      if (book && (await isOlderThan(key, ASKED_KEPT_MS))) orphans.push(key)
    for (const key of left) if (await isOlderThan(key, book ? ASKED_KEPT_MS : graceMs)) orphans.push(key)
    await files.remove(orphans)
    removed.push(...orphans)
  }
  return removed
}

function isOldPrompt(book: Book, key: string, newest: number): boolean {
  const webp = fileKeys.webpOf(key)
  if (key !== fileKeys.promptOf(webp)) return false
  const pictures = [...book.avatars, ...Object.values(book.illustrations).flatMap(({ versions }) => versions)]
  return pictures.some(({ file, createdAt }) => file === webp && Date.parse(createdAt) <= newest)
}

function isOrphan(book: Book, key: string): boolean {
  // Answers wait for the part that they were asked for: of a book that is made, and being redrawn nowhere, for none.
  if (fileKeys.isRaw(key)) return isSettled(book)
  if (fileKeys.unaskedPrint(book.id).includes(key)) return true
  const webp = fileKeys.webpOf(key)
  if (key.startsWith(fileKeys.characters(book.id))) return !book.avatars.some(({ file }) => file === webp)
  const isPicture = key.includes('/final_images/') || /\/covers\/\w+-v\d/u.test(key)
  if (!isPicture || !isSettled(book)) return false
  return !Object.values(book.illustrations).some(({ versions }) => versions.some(({ file }) => file === webp))
}

/** A redraw under way has stored its picture before the book names it. */
function isSettled({ status, illustrations }: Book): boolean {
  const isMade = status === 'verifying' || status === 'finished'
  return isMade && !Object.values(illustrations).some(({ regenerating }) => regenerating)
}

function groupByBook(keys: readonly string[]): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const key of keys) {
    const id = Number(/^books\/(\d+)\//u.exec(key)?.[1])
    if (Number.isSafeInteger(id)) groups.get(id)?.push(key) ?? groups.set(id, [key])
  }
  return groups
}
