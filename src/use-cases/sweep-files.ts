import type { Book } from '../domain/book.ts'
import { fileKeys } from '../domain/file-keys.ts'
import type { Ports } from '../ports/index.ts'

const PROMPTS_KEPT_MS = 30 * 24 * 3_600_000

/**
 * Removes files that nothing names any more: of books that are gone, of avatars dropped, of drawings that a crash cut off.
 * While a book can still be generated again its pictures stay, for a stored step may answer with one of them.
 * What a model was asked goes after thirty days: by then no fault will be looked into any more.
 * @param graceMs a copy's avatars are stored before its record: files of no book are left alone for so long
 * @returns keys removed
 */
export async function sweepFiles(
  { books, files, clock }: Pick<Ports, 'books' | 'files' | 'clock'>,
  graceMs = 10 * 60_000,
): Promise<string[]> {
  const newest = clock.now().getTime() - graceMs
  const isOld = async (key: string) => Date.parse((await files.head(key))?.modifiedAt ?? '') <= newest
  const removed: string[] = []
  for (const [bookId, keys] of groupByBook(await files.list('books/'))) {
    const book = await books.find(bookId)
    const promptsGo = clock.now().getTime() - PROMPTS_KEPT_MS
    const orphans = book ? keys.filter((key) => isOrphan(book, key) || isOldPrompt(book, key, promptsGo)) : []
    if (!book) for (const key of keys) if (await isOld(key)) orphans.push(key)
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
  const webp = fileKeys.webpOf(key)
  if (key.startsWith(fileKeys.characters(book.id))) return !book.avatars.some(({ file }) => file === webp)
  const isPicture = key.includes('/final_images/') || /\/covers\/\w+-v\d/u.test(key)
  const isSettled = book.status === 'verifying' || book.status === 'finished'
  if (!isPicture || !isSettled) return false
  const illustrations = Object.values(book.illustrations)
  // A redraw under way has stored its picture before the book names it.
  if (illustrations.some(({ regenerating }) => regenerating)) return false
  return !illustrations.some(({ versions }) => versions.some(({ file }) => file === webp))
}

function groupByBook(keys: readonly string[]): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const key of keys) {
    const id = Number(/^books\/(\d+)\//u.exec(key)?.[1])
    if (Number.isSafeInteger(id)) groups.get(id)?.push(key) ?? groups.set(id, [key])
  }
  return groups
}
