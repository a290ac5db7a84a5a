import type { Book, BookId, UserId } from '../domain/book.ts'
import { completeInfo } from '../domain/completeness.ts'
import { type Block, blockFrom, blocksOf, textAt, type Worded } from '../domain/editing/blocks.ts'
import {
  type Consequence,
  consequenceOf,
  type LaidOut,
  type ReadingLevel,
  readingLevelOf,
} from '../domain/editing/consequence.ts'
import { type Edit, withEdits } from '../domain/editing/edits.ts'
import { type Remark, remarksOn } from '../domain/editing/remarks.ts'
import { storedText } from '../domain/editing/stored-text.ts'
import { DomainError } from '../domain/errors.ts'
import { nameInBook } from '../domain/story.ts'
import { countWords } from '../domain/text.ts'
import type { Ports } from '../ports/index.ts'
import type { LaidBook } from '../ports/typesetter.ts'
import { placedPictures } from './book-pictures.ts'
import { wordsOf } from './edit-story.ts'

type Needs = Pick<Ports, 'books' | 'files' | 'typesetter' | 'illustrator' | 'clock'>

export type LaidWords = LaidBook & {
  book: Book
  /** The texts of the part by block, with the edits: a page's paragraphs a line each. */
  texts: Record<string, string>
  /** What the book calls its characters with the edits, in the wizard's order. */
  names: string[]
  /** As the cover bears it, with the edits. */
  title: string
  consequence: Consequence
  /** Of the page that was changed last, before and after; null outside the chapters. */
  level: { before: ReadingLevel; after: ReadingLevel } | null
  remarks: Remark[]
}

/**
 * The pages of a part with other words, as the PDF will have them, and what these words mean; nothing is kept. The last edit is
 * the one that was just typed.
 * @throws DomainError `book.notFound`, `book.wrongStatus`, `input.invalid`
 */
export async function layWords(
  needs: Needs,
  { owner, bookId, part, edits }: { owner: UserId; bookId: BookId; part: string; edits: readonly Edit[] },
): Promise<LaidWords> {
  const book = await needs.books.get(owner, bookId)
  const before = wordsOf(book)
  const { book: after } = withEdits(before, edits, { keepsEmpty: true })
  const laidBefore = await laidAsItIs(needs, book, part)
  const laid = edits.length === 0 ? laidBefore : await lay(needs, book, after, part)
  if (laid.pages.length === 0)
    throw new DomainError('input.invalid', { fields: { part: 'El cuento no tiene esa parte' } })
  const last = edits.at(-1)
  const block = last ? blockFrom(last.block) : null
  return {
    ...laid,
    book,
    texts: textsOf(after, part),
    title: after.story.title,
    names: after.info.characters.map(({ name }) => nameInBook(after.story, name)),
    consequence: consequenceOf(sizesOf(laidBefore), sizesOf(laid)),
    level: levels(before, after, block),
    remarks: last && block ? remarksOf(before, after, { ...last, as: block }) : [],
  }
}

function sizesOf({ total, pages, shrinkPt, carried, smallestPt }: LaidBook): LaidOut {
  return { total, own: pages.length, shrinkPt, carried, smallestPt }
}

/** The layout of a book as it is, kept for as long as the book: every pause in typing is compared with it. */
function laidAsItIs(needs: Needs, book: Book, part: string): Promise<LaidBook> {
  const parts = kept.get(book) ?? new Map<string, Promise<LaidBook>>()
  kept.set(book, parts)
  const known = parts.get(part)
  if (known) return known
  const laid = lay(needs, book, wordsOf(book), part)
  parts.set(part, laid)
  laid.catch(() => parts.delete(part))
  return laid
}

const kept = new WeakMap<Book, Map<string, Promise<LaidBook>>>()

async function lay(needs: Needs, book: Book, { story, info }: Worded, part: string): Promise<LaidBook> {
  const complete = completeInfo(info)
  const pictures = await placedPictures(needs, book, { story, info: complete })
  const editionDate = needs.clock.now().toISOString().slice(0, 10)
  return needs.typesetter.lay({ story, info: complete, ...pictures, editionDate }, part)
}

/** What can be changed on the pages of a part. */
function textsOf(book: Worded, part: string): Record<string, string> {
  const isOwn = (id: string) =>
    part.startsWith('chapter-')
      ? id.startsWith(`${part}-`) || id.startsWith(`alt-${part.replace('-', '_')}/`)
      : (OUTSIDE_CHAPTERS[part] ?? []).some((prefix) => id.startsWith(prefix))
  const ids = blocksOf(book).filter(isOwn)
  return Object.fromEntries(
    ids.flatMap((id) => {
      const block = blockFrom(id)
      return block ? [[id, textAt(book, block) ?? '']] : []
    }),
  )
}

const OUTSIDE_CHAPTERS: Record<string, readonly string[]> = {
  frontCover: ['title', 'alt-covers/frontcover', 'name-'],
  titlePage: ['title', 'name-'],
  dedication: ['dedication'],
  cast: ['name-'],
  closing: ['closing'],
  backCover: ['blurb', 'alt-covers/backcover'],
  colophon: ['title'],
}

function levels(before: Worded, after: Worded, block: Block | null): LaidWords['level'] {
  if (block?.kind !== 'page' && block?.kind !== 'paragraph') return null
  const of = ({ story, info }: Worded) => {
    const chapter = story.chapters[block.chapter]
    const names = info.characters.flatMap(({ name }) => [name, nameInBook(story, name)])
    return chapter && info.readerAge
      ? readingLevelOf(story, chapter, block.page, { readerAge: info.readerAge, names })
      : null
  }
  const [was, is] = [of(before), of(after)]
  return was && is ? { before: was, after: is } : null
}

function remarksOf(before: Worded, after: Worded, { block, text, as }: Edit & { as: Block }): Remark[] {
  const { info, story } = after
  if (!info.readerAge || as.kind === 'name') return []
  const pageWords = (book: Worded) =>
    as.kind === 'paragraph' || as.kind === 'page' ? countWords(textAt(book, { ...as, kind: 'page' }) ?? '') : 0
  const names = info.characters.map(({ name }) => nameInBook(story, name))
  const was = textAt(before, blockFrom(block) ?? as) ?? ''
  return remarksOn(
    {
      before: was,
      text: storedText(text, story.language),
      pageWordsBefore: pageWords(before),
      pageWords: pageWords(after),
    },
    { language: story.language, readerAge: info.readerAge, names },
  )
}
