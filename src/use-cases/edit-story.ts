import { type Book, type BookId, expectEdition, type UserId, withWords } from '../domain/book.ts'
import { wishesAfterEdit } from '../domain/editing/answer-anew.ts'
import { blockFrom, isDerived, type Worded } from '../domain/editing/blocks.ts'
import { type AppliedEdit, type Edit, withEdits } from '../domain/editing/edits.ts'
import { originalOf, type StoryEdit, withRedo, withSave, withUndo } from '../domain/editing/history.ts'
import { DomainError, hasCode } from '../domain/errors.ts'
import { nameInBook } from '../domain/story.ts'
import type { EditedBook } from '../ports/book-repository.ts'
import type { Ports } from '../ports/index.ts'
import { leaveNothingOfGone } from './leave-nothing.ts'
import { NO_HURRY } from './moderate-info.ts'
import { enqueueBinding } from './rebind-book.ts'

type Needs = Pick<Ports, 'books' | 'files' | 'runner' | 'moderator' | 'clock'>
type Target = {
  owner: UserId
  bookId: BookId
  /** The one that the client saw. */
  edition: number
}

/**
 * New words for a book that is written, all of them or none. The wishes are answered anew, pictures stay, and pages that were
 * laid out are shown until the new ones are.
 * @param tells ids of wishes that the parent says these words tell
 * @throws DomainError `book.modifiedElsewhere`, `book.wrongStatus`, `input.invalid` and `story.textFlagged` by block
 */
export async function editStory(
  needs: Needs,
  { owner, bookId, edition, edits, tells }: Target & { edits: readonly Edit[]; tells: readonly string[] },
): Promise<Book> {
  // Tried first on the book as it is: nobody reads what is refused anyway.
  const tried = await needs.books.edits(owner, bookId)
  await expectDecent(needs, withNewWords(tried, { edition, edits, tells }).applied, wordsOf(tried.book))
  const at = needs.clock.now().toISOString()
  return changed(needs, { owner, bookId }, (edited) => {
    const { book, applied } = withNewWords(edited, { edition, edits, tells })
    return applied.length === 0 ? edited : { book, edits: withSave(edited.edits, applied, at) }
  })
}

/** Takes the last save back, or does again what was taken back. @throws DomainError `story.nothingToUndo`, and as `editStory` */
export function undoEdit(needs: Needs, { owner, bookId, edition }: Target, way: 'undo' | 'redo'): Promise<Book> {
  return changed(needs, { owner, bookId }, ({ book, edits }) => {
    expectEdition(book, edition)
    const moved = (way === 'undo' ? withUndo : withRedo)(wordsOf(book), edits)
    if (!moved) throw new DomainError('story.nothingToUndo')
    return { book: withWords(book, moved.book), edits: moved.edits }
  })
}

/** What was changed so far, and the book as its writer left it. */
export async function editsOf(
  { books }: Pick<Ports, 'books'>,
  { owner, bookId }: Pick<Target, 'owner' | 'bookId'>,
): Promise<EditedBook & { original: Worded }> {
  const edited = await books.edits(owner, bookId)
  return { ...edited, original: originalOf(wordsOf(edited.book), edited.edits) }
}

/** How often its words were changed, and not changed back; none where the book is gone. */
export async function savesOf(
  { books }: Pick<Ports, 'books'>,
  { owner, bookId }: Pick<Target, 'owner' | 'bookId'>,
): Promise<number> {
  try {
    const { edits } = await books.edits(owner, bookId)
    return new Set(edits.filter(({ undone }) => !undone).map(({ n }) => n)).size
  } catch (error) {
    if (hasCode(error, 'book.notFound')) return 0
    throw error
  }
}

/** @throws DomainError `book.wrongStatus` while nothing is written, or it is being drawn */
export function wordsOf(book: Book): Worded {
  const { story, info } = book
  if (!story || (book.status !== 'verifying' && book.status !== 'finished')) throw new DomainError('book.wrongStatus')
  return { story, info }
}

function withNewWords(
  { book, edits: history }: EditedBook,
  { edition, edits, tells }: { edition: number; edits: readonly Edit[]; tells: readonly string[] },
): { book: Book; applied: AppliedEdit[] } {
  expectEdition(book, edition)
  const before = wordsOf(book)
  const { book: after, applied } = withEdits(before, edits)
  if (applied.length === 0) return { book, applied }
  const { wishes: original } = originalOf(before, history).story
  const wishes = wishesAfterEdit(before.story, after.story, tells, original)
  const [wishesBefore, wishesAfter] = [before.story.wishes, wishes].map((some) => JSON.stringify(some))
  const answered: AppliedEdit[] =
    wishesBefore === wishesAfter
      ? []
      : [{ block: 'wishes', before: wishesBefore ?? 'null', after: wishesAfter ?? 'null' }]
  return {
    book: withWords(book, { info: after.info, story: { ...after.story, wishes } }),
    applied: [...applied, ...answered],
  }
}

async function changed(
  needs: Needs,
  { owner, bookId }: Pick<Target, 'owner' | 'bookId'>,
  change: (edited: EditedBook) => { book: Book; edits: readonly StoryEdit[] },
): Promise<Book> {
  const book = await needs.books.changeWords(owner, bookId, change)
  if (book.binding?.stale) await enqueueBinding(needs, bookId)
  if (await leaveNothingOfGone(needs, bookId)) throw new DomainError('book.notFound')
  return book
}

/** What is new is read before it is kept; a dedication leaves no machine. */
async function expectDecent(
  { moderator }: Pick<Ports, 'moderator'>,
  applied: readonly AppliedEdit[],
  { story, info }: Worded,
): Promise<void> {
  const texts = new Map<string, string>()
  const blocks = new Map<string, string>()
  for (const { block: id, after } of applied) {
    const block = blockFrom(id)
    if (!block || isDerived(block) || after.trim() === '') continue
    // As a moderator knows what leaves no machine.
    const path =
      block.kind === 'name' ? `characters.${block.character}.name` : block.kind === 'dedication' ? 'dedication' : id
    texts.set(path, after)
    blocks.set(path, id)
  }
  const names = info.characters.flatMap(({ name }) => [name, nameInBook(story, name)])
  const flagged = await moderator.flagged(Object.fromEntries(texts), NO_HURRY, [...new Set(names)])
  if (flagged.length === 0) return
  const message = 'Aquí hay algo que no podemos poner en un libro infantil. Cámbialo, por favor.'
  throw new DomainError('story.textFlagged', {
    fields: Object.fromEntries(flagged.map((path) => [blocks.get(path) ?? path, message])),
  })
}
