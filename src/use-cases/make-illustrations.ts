import type { Book, BookId } from '../domain/book.ts'
import { completeInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { type IllustrationKey, type IllustrationSet, isCover, scenesOf, withDrawn } from '../domain/illustrations.ts'
import type { Story } from '../domain/story.ts'
import type { RunContext } from '../ports/runner.ts'
import type { Waiting } from '../ports/waiting.ts'
import { type Drawn, drawIllustration, drawingKey } from './draw-illustration.ts'
import type { GenerationNeeds } from './generation-needs.ts'
import { unlessGone } from './leave-nothing.ts'
import { isStored } from './lost-pictures.ts'
import { paidStep } from './paid-step.ts'
import { pooled } from './pool.ts'
import { publishCovers } from './publish-covers.ts'
import { mannerOf } from './references.ts'
import { drawingProgress, reportGeneration } from './report-generation.ts'
import { standInsFor } from './stand-ins.ts'

/** A store that keeps nothing shall not be paid for without end. */
const MOST_LOST = 3

type Drawing = { bookId: BookId; story: Story; wanted: (key: IllustrationKey) => boolean; waiting: Waiting }

/** Draws what `wanted` asks for and is not there yet, covers within the same limit. */
export async function makeIllustrations(
  needs: GenerationNeeds,
  context: RunContext,
  { bookId, story, wanted, waiting }: Drawing,
): Promise<void> {
  const book = await needs.books.find(bookId)
  if (!book) throw new DomainError('book.notFound')
  const info = completeInfo(book.info)
  // Pages first: they are what the parent waits to see; the covers fill the last free hands.
  const scenes = scenesOf(story).filter(({ key }) => wanted(key))
  const ordered = [...scenes.filter(({ key }) => !isCover(key)), ...scenes.filter(({ key }) => isCover(key))]
  const keys = ordered.map(({ key }) => key)
  await reportGeneration(needs, bookId, ({ illustrations }) => drawingProgress(illustrations, keys))
  const fingerprints: string[] = []
  const acceptsStandIn = standInsFor(ordered.length, book.illustrations)
  let painted = book.illustrations
  await pooled(ordered, needs.concurrency, async ({ key, scene }) => {
    context.signal.throwIfAborted()
    const manner = mannerOf(painted, key)
    const name = `illustration/${key}`
    const draw = (attempt: number) => {
      const asked = { bookId, key, scene, info, wish: null, attempt, owner: book.owner, manner, art: story.art }
      const input = { ...asked, acceptsStandIn, waiting }
      const part = { bookId, name, input: drawingKey(input), payerStep: name }
      return paidStep(needs, context, part, (signal, discard) =>
        drawIllustration(needs, { ...input, discard }, fingerprints, signal),
      )
    }
    let drawn = await draw(1)
    // Drawn by an earlier try, and its file is gone since: it is remembered, but has to be drawn again.
    for (let lost = 1; lost <= MOST_LOST && !(await isStored(needs, drawn.file)); lost++) {
      if (!(await needs.books.find(bookId))) throw new DomainError('book.notFound')
      drawn = await draw(lost + 1)
    }
    fingerprints.push(drawn.fingerprint)
    painted = await addPicture(needs, { bookId, key, keys }, drawn)
  })
}

type PictureTarget = {
  bookId: BookId
  key: IllustrationKey
  /** Of all the pictures that are being drawn. */
  keys: readonly IllustrationKey[]
}

export async function addPicture(
  needs: GenerationNeeds,
  { bookId, key, keys }: PictureTarget,
  { file, illustrator, standIn }: Drawn,
): Promise<IllustrationSet> {
  const version = {
    file,
    illustrator,
    wish: null,
    createdAt: needs.clock.now().toISOString(),
    ...(standIn && { standIn }),
  }
  // A part that is taken up again late finds what the parent has made of it since.
  const withPicture = (book: Book): Book =>
    book.status === 'generating' ? { ...book, illustrations: withDrawn(book.illustrations, key, version) } : book
  if (isCover(key)) await publishAhead(needs, bookId, withPicture)
  const book = await needs.books.changeAny(bookId, withPicture)
  if (!book) return {}
  await needs.events.append(bookId, 'image_created', { key, file })
  await reportGeneration(needs, bookId, ({ illustrations }) => drawingProgress(illustrations, keys))
  return book.illustrations
}

/** A cover is announced by the book that has chosen it: by then its file is where the list looks for it. */
async function publishAhead(needs: GenerationNeeds, bookId: BookId, withPicture: (book: Book) => Book): Promise<void> {
  const book = await needs.books.find(bookId)
  if (book) await unlessGone(needs, bookId, () => publishCovers(needs, withPicture(book)))
}
