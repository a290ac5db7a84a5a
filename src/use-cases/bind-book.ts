import { hash } from 'node:crypto'
import type { Binding, Book, BookId, UserId } from '../domain/book.ts'
import { type CompleteBookInfo, completeInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import {
  type IllustrationKey,
  isFullyIllustrated,
  scenesOf,
  selectedVersion,
  type Version,
} from '../domain/illustrations.ts'
import { minutesOfReading } from '../domain/reader-age.ts'
import { type Story, wordsOfStory } from '../domain/story.ts'
import type { Ports } from '../ports/index.ts'
import type { BookPicture } from '../ports/typesetter.ts'
import { avatarsOf, bookPicture } from './book-pictures.ts'
import { unlessGone } from './leave-nothing.ts'
import { expectNothingLost } from './lost-pictures.ts'
import { publishCovers } from './publish-covers.ts'
import { queued } from './queued.ts'
import { contentHash } from './run-keys.ts'

type Needs = Pick<Ports, 'books' | 'files' | 'typesetter' | 'illustrator' | 'clock'>

/** Lays the book out; when story, info and selections are those of the last layout, that one is answered. */
export async function bindBook(needs: Needs, { owner, bookId }: { owner: UserId; bookId: BookId }): Promise<Binding> {
  return bind(needs, await needs.books.get(owner, bookId))
}

/** One layout of a book at a time in this process; what another machine mixes in is noticed and made again. */
export function bind(needs: Needs, { id }: Pick<Book, 'id'>): Promise<Binding> {
  return queued(`bind:${id}`, async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const book = await needs.books.find(id)
      if (!book) break
      const binding = await unlessGone(needs, id, () => bindAsItIs(needs, book))
      if (binding) return binding
    }
    throw new DomainError((await needs.books.find(id)) ? 'book.modifiedElsewhere' : 'book.notFound')
  })
}

/** A parent who goes on choosing while the book is laid out is waited for, but not for ever. */
const ATTEMPTS = 5

/** @returns null when something was chosen meanwhile: what was laid out is not the book any more */
async function bindAsItIs(needs: Needs, book: Book): Promise<Binding | null> {
  const { inputHash, story, info, selected } = layoutInput(book)
  if (book.binding?.inputHash === inputHash && (await layoutOnDisk(needs.files, book.id)) === inputHash)
    return stillCurrent(needs, book.id, book.binding)
  await expectNothingLost(needs, book, selected)
  const { pages } = await layOut(needs, { bookId: book.id, story, info, selected, inputHash })
  // Another machine laid out an earlier choice at the same moment, over some of these files.
  if ((await layoutOnDisk(needs.files, book.id)) !== inputHash) return null
  const words = wordsOfStory(story)
  const binding = {
    inputHash,
    pages,
    words,
    minutes: minutesOfReading(info.readerAge, words),
    boundAt: needs.clock.now().toISOString(),
  }
  await publishCovers(needs, book)
  const bound = await needs.books.changeAny(book.id, (current) =>
    isStill(current, inputHash) ? { ...current, binding } : current,
  )
  return bound?.binding?.inputHash === inputHash && isStill(bound, inputHash) ? binding : null
}

/** Words that were changed and changed back are those of the layout again. */
async function stillCurrent(
  { books }: Pick<Ports, 'books'>,
  id: BookId,
  { stale, ...current }: Binding,
): Promise<Binding | null> {
  if (!stale) return current
  const book = await books.changeAny(id, (book) =>
    isStill(book, current.inputHash) ? { ...book, binding: current } : book,
  )
  return book && isStill(book, current.inputHash) ? current : null
}

function isStill(book: Book, inputHash: string): boolean {
  return (
    book.story !== null &&
    isFullyIllustrated(book.story, book.illustrations) &&
    layoutInput(book).inputHash === inputHash
  )
}

/** @throws DomainError `layout.nothingToLayOut` */
export function layoutInput(book: Book) {
  if (book.status === 'editing' || !book.story || !isFullyIllustrated(book.story, book.illustrations))
    throw new DomainError('layout.nothingToLayOut')
  const info = completeInfo(book.info)
  const selected = new Map(scenesOf(book.story).map(({ key }) => [key, selectedVersion(book.illustrations, key)]))
  const inputHash = contentHash({ story: book.story, info, selected: [...selected], layout: LAYOUT_REVISION })
  return { inputHash, story: book.story, info, selected }
}

/** Of which layout the stored files are; null while they are being replaced, or when that was cut off or mixed. */
async function layoutOnDisk(files: Ports['files'], bookId: BookId): Promise<string | null> {
  const stored = await files.get(fileKeys.layoutRecord(bookId))
  const read: Partial<LayoutRecord> = stored ? JSON.parse(new TextDecoder().decode(stored.bytes)) : {}
  for (const [key, expected] of Object.entries(read.files ?? {})) {
    const file = await files.get(key)
    if (!file || fingerprint(file.bytes) !== expected) return null
  }
  return read.files ? (read.inputHash ?? null) : null
}

/** Kept beside the files: what they are made from, and which bytes they are by storage key. */
type LayoutRecord = { inputHash: string | null; files: Record<string, string> }

function fingerprint(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url')
}

/** Part of the layout's key: raise it when the same input should look different. */
const LAYOUT_REVISION = 3

/** Composes and stores what is read on screens. `selected`: the chosen picture of every illustration. */
export async function layOut(
  { files, typesetter, illustrator, clock }: Pick<Ports, 'files' | 'typesetter' | 'illustrator' | 'clock'>,
  {
    bookId,
    story,
    info,
    selected,
    inputHash = null,
  }: {
    bookId: BookId
    story: Story
    info: CompleteBookInfo
    selected: ReadonlyMap<IllustrationKey, Pick<Version, 'file' | 'illustrator'>>
    /** Written last, beside the files: what they are made from. */
    inputHash?: string | null
  },
): Promise<{ pages: number; notes: string[] }> {
  const illustrations = new Map<IllustrationKey, BookPicture>()
  for (const [key, version] of selected) illustrations.set(key, await bookPicture(files, bookId, version))
  const avatars = await avatarsOf({ files, illustrator }, { bookId, story, info, illustrations })
  const bound = await typesetter.bind({
    story,
    info,
    illustrations,
    avatars,
    editionDate: clock.now().toISOString().slice(0, 10),
  })
  const artefacts: [key: string, bytes: Uint8Array][] = [
    [fileKeys.screenPdf(bookId), bound.screenPdf],
    [fileKeys.renderedHtml(bookId), new TextEncoder().encode(bound.html)],
  ]
  const record: LayoutRecord = {
    inputHash,
    files: Object.fromEntries(artefacts.map(([key, bytes]) => [key, fingerprint(bytes)])),
  }
  await files.remove([fileKeys.layoutRecord(bookId), ...fileKeys.unaskedPrint(bookId)])
  for (const [key, bytes] of artefacts) await files.put(key, bytes)
  await files.put(
    fileKeys.layoutRecord(bookId),
    new TextEncoder().encode(JSON.stringify({ notes: bound.notes, ...record }, null, 2)),
  )
  return { pages: bound.pages, notes: bound.notes }
}
