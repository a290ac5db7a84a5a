import { type Book, type BookId, isCurrentPrint, type Print, type UserId, withPrint } from '../domain/book.ts'
import { DomainError, hasCode } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { interiorPages } from '../domain/page-model/page-order.ts'
import type { PreflightReport } from '../domain/preflight.ts'
import {
  isPrintable,
  PRINTER_PROFILE_IDS,
  PRINTER_PROFILES,
  type PrinterProfile,
  type PrinterProfileId,
} from '../domain/printer-profiles.ts'
import type { Ports } from '../ports/index.ts'
import type { RunContext } from '../ports/runner.ts'
import type { PrintedBook } from '../ports/typesetter.ts'
import { bind, layoutInput } from './bind-book.ts'
import { placedPictures, pressPictures } from './book-pictures.ts'
import { leaveNothingOfGone, unlessGone } from './leave-nothing.ts'
import { expectNothingLost } from './lost-pictures.ts'
import { queued } from './queued.ts'
import { runKeys } from './run-keys.ts'

export const PRINT_BOOK = 'print-book'

export type PrintInput = { bookId: BookId; profile: PrinterProfileId }

/**
 * Has the files for one printer made, or joins who is making them; they are told of by event.
 * @throws DomainError `book.wrongStatus`, `layout.nothingToLayOut`, `illustration.lost`
 */
export async function requestPrint(
  needs: Pick<Ports, 'books' | 'files' | 'runner'>,
  { owner, bookId, profile }: PrintInput & { owner: UserId },
): Promise<void> {
  const book = await needs.books.get(owner, bookId)
  expectMade(book)
  await expectNothingLost(needs, book, layoutInput(book).selected)
  await needs.runner.enqueue({ key: runKeys.print(bookId, profile), kind: PRINT_BOOK, input: { bookId, profile } })
  if (await leaveNothingOfGone(needs, bookId)) throw new DomainError('book.notFound')
}

function expectMade({ status }: Book): void {
  if (status !== 'verifying' && status !== 'finished') throw new DomainError('book.wrongStatus', NOT_YET)
}

const NOT_YET = { message: 'Este cuento todavía no se puede imprimir: primero tiene que estar hecho.' }

type Needs = Pick<
  Ports,
  'books' | 'files' | 'typesetter' | 'illustrator' | 'rasterizer' | 'preflight' | 'events' | 'clock'
>

/** One print of a book at a time in this process: each has all of its pictures drawn large. */
export async function printBook(
  needs: Needs,
  { signal }: Pick<RunContext, 'signal'>,
  input: PrintInput,
): Promise<void> {
  const { bookId, profile } = input
  try {
    const print = await queued(`print:${bookId}`, () =>
      unlessGone(needs, bookId, () => printAsItIs(needs, signal, input)),
    )
    if (print) await needs.events.append(bookId, 'print_ready', { ...print })
  } catch (error) {
    if (signal.aborted || hasCode(error, 'server.full')) throw error
    if (!(await needs.books.find(bookId))) return
    const why = (error instanceof DomainError && error.details.message) || 'No hemos podido preparar los archivos.'
    await needs.events.append(bookId, 'print_failed', { profile, error: why })
    throw error
  }
}

/** What is printed is what is read: the layout is made first where it is not there. @returns null for a book that is gone */
async function printAsItIs(needs: Needs, signal: AbortSignal, { bookId, profile }: PrintInput): Promise<Print | null> {
  const { inputHash, boundAt } = await bind(needs, { id: bookId })
  const book = await needs.books.find(bookId)
  if (!book) return null
  const input = layoutInput(book)
  // Something was chosen or written meanwhile: these pages are no more.
  if (input.inputHash !== inputHash) throw new DomainError('book.modifiedElsewhere', CHANGED)
  signal.throwIfAborted()
  const { report, printed } = await pressFiles(needs, signal, {
    bookId,
    profile,
    ...input,
    editionDate: boundAt.slice(0, 10),
  })
  signal.throwIfAborted()
  await storePrint(needs, { bookId, profile, report, printed })
  const print: Print = {
    profile,
    inputHash,
    verdict: report.verdict,
    hasCover: printed.coverPdf !== null,
    madeAt: needs.clock.now().toISOString(),
  }
  return (await needs.books.changeAny(bookId, (book) => withPrint(book, print))) && print
}

const CHANGED = {
  message: 'El cuento ha cambiado mientras lo preparábamos. Pulsa otra vez «Preparar para imprenta».',
}

type Composed = Omit<Parameters<typeof pressPictures>[1], 'signal'> & PrintInput & { editionDate: string }

/** Composed for one printer and looked at as the printer would. */
export async function pressFiles(
  needs: Pick<Ports, 'files' | 'typesetter' | 'illustrator' | 'rasterizer' | 'preflight'>,
  signal: AbortSignal,
  { bookId, profile, story, info, selected, editionDate }: Composed,
): Promise<{ report: PreflightReport; printed: PrintedBook }> {
  const pictures = await pressPictures(needs, { bookId, story, info, selected, signal })
  const printed = await needs.typesetter.print({ story, info, ...pictures, editionDate }, profile)
  return { printed, report: await needs.preflight.inspect(printed, { profile, ...printed }) }
}

/** The report always; files only where a printer may be given them. What an earlier print of this printer left goes. */
async function storePrint(
  { files }: Pick<Ports, 'files'>,
  { bookId, profile, report, printed }: PrintInput & { report: PreflightReport; printed: PrintedBook },
): Promise<void> {
  const isRefused = report.verdict === 'refuses'
  const pdfs: [key: string, bytes: Uint8Array | null][] = [
    [fileKeys.printPdf(bookId, profile), isRefused ? null : printed.printPdf],
    [fileKeys.coverPdf(bookId, profile), isRefused ? null : printed.coverPdf],
  ]
  for (const [key, bytes] of pdfs) if (bytes) await files.put(key, bytes)
  await files.put(fileKeys.preflight(bookId, profile), new TextEncoder().encode(JSON.stringify(report)))
  await files.remove([...pdfs.flatMap(([key, bytes]) => (bytes ? [] : [key])), ...fileKeys.unaskedPrint(bookId)])
}

export type PrintState = 'none' | 'making' | 'ready' | 'refused' | 'stale'

export type ProfilePrint = {
  profile: PrinterProfileId
  state: PrintState
  /** The last try came to nothing. */
  hasFailed: boolean
  print: Print | null
  report: PreflightReport | null
  /** Why the book's length does not suit this printer; null where it does. */
  unsuitable: 'short' | 'long' | null
}

/** Every printer, and what has been made for it. @throws DomainError `book.wrongStatus` of a book that is not made yet */
export async function printsOf(
  needs: Pick<Ports, 'books' | 'files' | 'runner' | 'typesetter' | 'illustrator'>,
  { owner, bookId }: { owner: UserId; bookId: BookId },
): Promise<{ book: Book; profiles: ProfilePrint[] }> {
  const { books, files, runner } = needs
  const book = await books.get(owner, bookId)
  expectMade(book)
  const chapterPages = await chapterPagesOf(needs, book)
  const profiles = await Promise.all(
    PRINTER_PROFILE_IDS.map(async (profile): Promise<ProfilePrint> => {
      const print = book.prints?.find((one) => one.profile === profile) ?? null
      const run = await runner.stateOf(runKeys.print(bookId, profile))
      const report = print && (await files.get(fileKeys.preflight(bookId, profile)))
      return {
        profile,
        state: run === 'running' ? 'making' : stateOf(print, book.binding),
        hasFailed: run === 'failed',
        unsuitable: unsuitableFor(PRINTER_PROFILES[profile], chapterPages),
        print,
        report: report ? JSON.parse(new TextDecoder().decode(report.bytes)) : null,
      }
    }),
  )
  return { book, profiles }
}

/** From where its chapters begin to where its closing does. */
function chapterPagesOf(needs: Pick<Ports, 'files' | 'illustrator' | 'typesetter'>, book: Book): Promise<number> {
  const known = lengths.get(book)
  if (known) return known
  const found = measured(needs, book)
  lengths.set(book, found)
  found.catch(() => lengths.delete(book))
  return found
}

/** Of a book as it stands, which is frozen: a screen that waits asks every few seconds. */
const lengths = new WeakMap<Book, Promise<number>>()

async function measured(needs: Pick<Ports, 'files' | 'illustrator' | 'typesetter'>, book: Book): Promise<number> {
  const { story, info } = layoutInput(book)
  const placed = await placedPictures(needs, book, { story, info })
  const { parts } = await needs.typesetter.lay({ story, info, ...placed, editionDate: '2026-01-01' }, 'closing')
  const firstOf = (wanted: string) => parts.find(({ part }) => part === wanted)?.first ?? 0
  return firstOf('closing') - firstOf('chapter-1')
}

function unsuitableFor(profile: PrinterProfile, chapterPages: number): ProfilePrint['unsuitable'] {
  if (isPrintable(profile, chapterPages)) return null
  return interiorPages(chapterPages, 0) > profile.maxPages ? 'long' : 'short'
}

function stateOf(print: Print | null, binding: Parameters<typeof isCurrentPrint>[1]): PrintState {
  if (!print) return 'none'
  if (!isCurrentPrint(print, binding)) return 'stale'
  return print.verdict === 'refuses' ? 'refused' : 'ready'
}
