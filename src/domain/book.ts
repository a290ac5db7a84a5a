import { z } from 'zod'
import { Avatar, avatarsAfterEdit, withOwnAvatars } from './avatar.ts'
import type { BookId } from './book-id.ts'
import { BookInfo, newBookInfo } from './book-info.ts'
import { BOOK_STATUSES, type BookStatus } from './book-status.ts'
import type { Worded } from './editing/blocks.ts'
import { DomainError } from './errors.ts'
import { Generation, withChange } from './generation.ts'
import {
  hasStandInsOnly,
  type IllustrationKey,
  IllustrationSet,
  illustrationAt,
  isFullyIllustrated,
  scenesOf,
  withRegenerating,
  withSelectedVersion,
} from './illustrations.ts'
import { LIMITS } from './limits.ts'
import { PRINTER_PROFILE_IDS } from './printer-profiles.ts'
import { redrawRefusal } from './redraw-refusal.ts'
import { Story } from './story.ts'

export { BOOK_STATUSES, type BookStatus }

/** Nothing else is refused to who has that many: opening, changing and deleting go on. */
export const TOO_MANY_BOOKS = `Máximo ${LIMITS.booksPerAccount} cuentos por cuenta. Elimina alguno que ya no quieras para hacer otro.`

/** What the layout wrote, and from which story, info and selections. */
export const Binding = z.object({
  inputHash: z.string(),
  pages: z.int(),
  words: z.int(),
  minutes: z.int(),
  boundAt: z.string(),
  /** The words have changed since: these pages are shown until the new ones are laid out. */
  stale: z.literal(true).exactOptional(),
})
export type Binding = z.infer<typeof Binding>

/** Files for a printer, made when asked for; of use while `inputHash` is that of the book's layout. */
export const Print = z.object({
  profile: z.enum(PRINTER_PROFILE_IDS),
  inputHash: z.string(),
  verdict: z.enum(['passes', 'warns', 'refuses']),
  /** The cover is a file of its own. */
  hasCover: z.boolean(),
  madeAt: z.string(),
})
export type Print = z.infer<typeof Print>

/** Of the pages that are read: words that were changed since, or another choice of pictures, make it one of before. */
export function isCurrentPrint({ inputHash }: Print, binding: Binding | null): boolean {
  return binding !== null && !binding.stale && binding.inputHash === inputHash
}

/** The last print that a printer may be given; null where none is of the book as it is now. */
export function printToTake({ prints = [], binding }: Pick<BookContent, 'prints' | 'binding'>): Print | null {
  return prints.find((print) => print.verdict !== 'refuses' && isCurrentPrint(print, binding)) ?? null
}

export function withPrint<B extends Book>(book: B, print: Print): B {
  return { ...book, prints: [print, ...(book.prints ?? []).filter(({ profile }) => profile !== print.profile)] }
}

/** Everything about a book that changes together. */
export const BookContent = z.object({
  info: BookInfo,
  avatars: z.array(Avatar),
  story: Story.nullable(),
  illustrations: IllustrationSet,
  generation: Generation.nullable(),
  binding: Binding.nullable(),
  /** At most one of each printer, the last asked for first. */
  prints: z.array(Print).exactOptional(),
  maxAttempts: z.int(),
  doneAttempts: z.int(),
  /** Grows with every change a parent makes; what two tabs compare. Pictures that arrive do not touch it. */
  edition: z.int().default(1),
})
export type BookContent = z.infer<typeof BookContent>

export type { BookId }
export type UserId = string

export type Book = BookContent & {
  id: BookId
  owner: UserId
  status: BookStatus
  type: string
  purchased: boolean
  createdAt: string
  updatedAt: string
  /** Grows by one with every stored change. */
  version: number
  /** Unguessable part of the book's file links; changing it revokes them. */
  capability: string
}

export function newBookContent(info: BookInfo = newBookInfo()): BookContent {
  return {
    info,
    avatars: [],
    story: null,
    illustrations: {},
    generation: null,
    binding: null,
    maxAttempts: LIMITS.regenerations,
    doneAttempts: 0,
    edition: 1,
  }
}

const TRANSITIONS: Record<BookStatus, readonly BookStatus[]> = {
  editing: ['generating'],
  generating: ['verifying', 'editing'],
  verifying: ['finished'],
  finished: [],
}

/** The status that already is may be set again; anything off the path is `book.wrongStatus`. */
export function withStatus<B extends Book>(book: B, status: BookStatus): B {
  if (book.status === status) return book
  if (!TRANSITIONS[book.status].includes(status)) throw new DomainError('book.wrongStatus')
  if (status === 'verifying' && !(book.story && isFullyIllustrated(book.story, book.illustrations)))
    throw new DomainError('book.wrongStatus')
  if (status === 'finished' && !book.binding) throw new DomainError('book.wrongStatus')
  return { ...book, status, edition: book.edition + 1 }
}

/** Two tabs: the one that did not see the last edition may not write over it. */
export function expectEdition(book: Book, expected: number | undefined): void {
  if (expected !== undefined && expected !== book.edition) throw new DomainError('book.modifiedElsewhere')
}

/** What the parent described can change only while nothing is being made of it. */
export function withInfo<B extends Book>(book: B, info: BookInfo): B {
  if (book.status === 'finished') throw new DomainError('book.finished')
  if (book.status !== 'editing') throw new DomainError('book.wrongStatus')
  const known = withOwnAvatars(info, book.avatars)
  const isChanged = JSON.stringify(known) !== JSON.stringify(book.info)
  return {
    ...book,
    info: known,
    avatars: avatarsAfterEdit(book.avatars, book.info, known),
    generation: isChanged && book.generation ? withChange(book.generation) : book.generation,
    edition: book.edition + 1,
  }
}

export function withSelections<B extends Book>(book: B, selections: Record<IllustrationKey, string>): B {
  if (book.status === 'finished') throw new DomainError('book.finished')
  if (book.status !== 'verifying') throw new DomainError('book.wrongStatus')
  const illustrations = Object.entries(selections).reduce(
    (set, [key, file]) => withSelectedVersion(set, key, file),
    book.illustrations,
  )
  return { ...book, illustrations, edition: book.edition + 1 }
}

/** Other words, also in a finished book: pictures, people and what was described stay. */
export function withWords<B extends Book>(book: B, { story, info }: Worded): B {
  if (!book.story || (book.status !== 'verifying' && book.status !== 'finished'))
    throw new DomainError('book.wrongStatus')
  const binding = book.binding && { ...book.binding, stale: true as const }
  return { ...book, story, info, binding, edition: book.edition + 1 }
}

export function remainingAttempts(book: Pick<BookContent, 'maxAttempts' | 'doneAttempts'>): number {
  return Math.max(0, book.maxAttempts - book.doneAttempts)
}

/**
 * Accepts a redraw and marks the illustration. It costs an attempt, unless what it replaces is not the picture that the
 * parent was to get, or is gone by our fault (`lost`: the versions without a file).
 */
export function withRedrawAccepted<B extends Book>(
  book: B,
  key: IllustrationKey,
  { lost = [], ...redraw }: { since: string; wish: string | null; lost?: readonly string[] },
): B {
  if (book.status === 'finished') throw new DomainError('book.finished')
  if (book.status !== 'verifying') throw new DomainError('book.wrongStatus')
  const illustration = illustrationAt(book.illustrations, key)
  if (illustration.regenerating) throw new DomainError('illustration.alreadyRegenerating')
  expectDescribed(book, key)
  const free = lost.length > 0 || hasStandInsOnly(illustration)
  if (!free && remainingAttempts(book) === 0) throw new DomainError('illustration.noAttemptsLeft')
  const marked = { ...redraw, ...(free && { free }), ...(lost.length > 0 && { replaces: [...lost] }) }
  return {
    ...book,
    doneAttempts: book.doneAttempts + (free ? 0 : 1),
    illustrations: withRegenerating(book.illustrations, key, marked),
  }
}

/** What is to be drawn, and who is in it. @throws DomainError `illustration.notDescribed`, saying what is missing */
function expectDescribed({ story, info }: Book, key: IllustrationKey): void {
  const isDescribed = story !== null && scenesOf(story).some((place) => place.key === key)
  if (isDescribed && info.characters.length > 0) return
  throw new DomainError('illustration.notDescribed', {
    message: redrawRefusal({ hasPrompt: isDescribed, hasCharacter: true, hasCharacters: info.characters.length > 0 }),
  })
}

/** The picture failed: the attempt goes back to the parent. */
export function withRedrawFailed<B extends Book>(book: B, key: IllustrationKey): B {
  const { regenerating } = illustrationAt(book.illustrations, key)
  if (!regenerating) return book
  return {
    ...book,
    doneAttempts: regenerating.free ? book.doneAttempts : Math.max(0, book.doneAttempts - 1),
    illustrations: withRegenerating(book.illustrations, key, null),
  }
}

/** A copy starts again from what the parent described: no story, no pictures. `info` already names the copy's own avatars. */
export function copyOf(info: BookInfo): BookContent {
  const suffix = ' (copia)'
  const title = [...info.title].slice(0, LIMITS.title.characters - suffix.length).join('')
  return newBookContent({ ...info, title: title ? title + suffix : '' })
}
