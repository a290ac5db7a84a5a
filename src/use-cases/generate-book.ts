import { isDeepStrictEqual } from 'node:util'
import { type Book, type BookId, type Generation, type UserId, withStatus } from '../domain/book.ts'
import { type CompleteBookInfo, completeInfo, readyToGenerate } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { type IllustrationKey, type IllustrationSet, isCover, scenesOf, withVersion } from '../domain/illustrations.ts'
import type { Story } from '../domain/story.ts'
import type { Ports } from '../ports/index.ts'
import { ProviderFailure } from '../ports/provider-failure.ts'
import type { RunContext } from '../ports/runner.ts'
import { bind } from './bind-book.ts'
import { type DrawingNeeds, type Drawn, drawIllustration, drawingKey } from './draw-illustration.ts'
import { leaveNothingOfGone, unlessGone } from './leave-nothing.ts'
import { expectModerated, moderateBook } from './moderate-info.ts'
import { pooled } from './pool.ts'
import { mannerOf } from './references.ts'
import { reportGeneration } from './report-generation.ts'
import { runKeys } from './run-keys.ts'
import { standInsFor } from './stand-ins.ts'
import { type WritingNeeds, writeStory } from './write-story.ts'

export const GENERATE_BOOK = 'generate-book'

export type GenerationNeeds = Pick<
  Ports,
  'books' | 'files' | 'writer' | 'illustrator' | 'inspector' | 'typesetter' | 'events' | 'clock'
> &
  WritingNeeds &
  DrawingNeeds & {
    /** Illustrations drawn at once per book. */
    concurrency: number
  }

/** Starts the book's one generation, or joins it. @throws DomainError when something is missing or not acceptable */
export async function startGeneration(
  needs: Pick<Ports, 'books' | 'runner' | 'moderator' | 'files' | 'clock'>,
  { owner, bookId }: { owner: UserId; bookId: BookId },
): Promise<Book> {
  const moderated = await moderateBook(needs, { owner, bookId })
  const book = await needs.books.change(owner, bookId, (book) => {
    if (book.status === 'generating') return book
    readyToGenerate(book.info)
    expectModerated(book, moderated)
    const generation: Generation = {
      stage: 'story',
      done: 0,
      total: book.info.chapters ?? 1,
      error: null,
      updatedAt: needs.clock.now().toISOString(),
    }
    return { ...withStatus(book, 'generating'), generation }
  })
  await needs.runner.enqueue({ key: runKeys.generate(bookId), kind: GENERATE_BOOK, input: { bookId } })
  if (await leaveNothingOfGone(needs, bookId)) throw new DomainError('book.notFound')
  return book
}

/** The whole line: story, then illustrations and covers side by side, then layout, then `verifying`. */
export async function generateBook(
  needs: GenerationNeeds,
  context: RunContext,
  { bookId }: { bookId: BookId },
): Promise<void> {
  try {
    const book = await needs.books.find(bookId)
    if (book?.status !== 'generating') return
    const story = await makeStory(needs, context, bookId)
    await makeIllustrations(needs, context, { bookId, story, wanted: () => true })
    context.signal.throwIfAborted()
    await reportGeneration(needs, bookId, { stage: 'layout', done: 0, total: 1 })
    const illustrated = await needs.books.find(bookId)
    if (!illustrated) return
    await bind(needs, illustrated)
    await needs.books.changeAny(bookId, (book) => (book.status === 'generating' ? withStatus(book, 'verifying') : book))
    await reportGeneration(needs, bookId, { stage: 'layout', done: 1, total: 1 })
  } catch (error) {
    // A stop of the process or a cancel is no failure: the next process, or nobody, goes on.
    if (!context.signal.aborted) await backToEditing(needs, bookId, error)
    throw error
  }
}

/** Writes the story, or takes the one already written from the same description, and keeps it in the book. */
export async function makeStory(needs: GenerationNeeds, context: RunContext, bookId: BookId): Promise<Story> {
  const book = await needs.books.find(bookId)
  if (!book) throw new DomainError('book.notFound')
  const info = completeInfo(book.info)
  const story = await writeStory(needs, context, { bookId, info, owner: book.owner })
  await needs.books.changeAny(bookId, (book) => {
    // Stored and fresh may differ in the order of their keys.
    if (isDeepStrictEqual(book.story, story)) return book
    return { ...book, story, illustrations: {}, binding: null }
  })
  return story
}

/** Draws what `wanted` asks for and is not there yet, covers within the same limit. */
export async function makeIllustrations(
  needs: GenerationNeeds,
  context: RunContext,
  { bookId, story, wanted }: { bookId: BookId; story: Story; wanted: (key: IllustrationKey) => boolean },
): Promise<void> {
  const book = await needs.books.find(bookId)
  if (!book) throw new DomainError('book.notFound')
  const info = completeInfo(book.info)
  // Pages first: they are what the parent waits to see; the covers fill the last free hands.
  const scenes = scenesOf(story).filter(({ key }) => wanted(key))
  const ordered = [...scenes.filter(({ key }) => !isCover(key)), ...scenes.filter(({ key }) => isCover(key))]
  const fingerprints: string[] = []
  const acceptsStandIn = standInsFor(ordered.length, book.illustrations)
  let painted = book.illustrations
  await pooled(ordered, needs.concurrency, async ({ key, scene }) => {
    context.signal.throwIfAborted()
    const manner = mannerOf(painted, key)
    const input = { bookId, key, scene, info, wish: null, attempt: 1, owner: book.owner, manner, acceptsStandIn }
    const drawn = await context.step(runKeys.step(bookId, `illustration/${key}`, drawingKey(input)), (signal) =>
      unlessGone(needs, bookId, () => drawIllustration(needs, input, fingerprints, signal)),
    )
    fingerprints.push(drawn.fingerprint)
    painted = await addPicture(needs, { bookId, key, info, scenes: ordered.map(({ key }) => key) }, drawn)
  })
}

type PictureTarget = { bookId: BookId; key: IllustrationKey; info: CompleteBookInfo; scenes: IllustrationKey[] }

async function addPicture(
  needs: GenerationNeeds,
  { bookId, key, scenes }: PictureTarget,
  { file, illustrator, standIn }: Drawn,
): Promise<IllustrationSet> {
  const version = {
    file,
    illustrator,
    wish: null,
    createdAt: needs.clock.now().toISOString(),
    ...(standIn && { standIn }),
  }
  const book = await needs.books.changeAny(bookId, (book) => ({
    ...book,
    illustrations: withVersion(book.illustrations, key, version),
  }))
  if (!book) return {}
  await needs.events.append(bookId, 'image_created', { key, file })
  const pages = scenes.filter((key) => !isCover(key))
  const covers = scenes.filter(isCover)
  const doneOf = (keys: IllustrationKey[]) => keys.filter((key) => book.illustrations[key]?.selected).length
  const atCovers = doneOf(pages) === pages.length && covers.length > 0
  const [stage, keys] = atCovers ? (['covers', covers] as const) : (['illustrations', pages] as const)
  await reportGeneration(needs, bookId, { stage, done: doneOf(keys), total: keys.length })
  return book.illustrations
}

async function backToEditing(needs: GenerationNeeds, bookId: BookId, error: unknown): Promise<void> {
  const message = messageOf(error)
  const updatedAt = needs.clock.now().toISOString()
  const book = await needs.books.changeAny(bookId, (book) => {
    if (book.status !== 'generating') return book
    const generation = {
      ...(book.generation ?? { stage: 'story' as const, done: 0, total: 1 }),
      error: message,
      updatedAt,
    }
    return { ...withStatus(book, 'editing'), generation }
  })
  if (book?.generation) await needs.events.append(bookId, 'generation', book.generation)
}

function messageOf(error: unknown): string {
  if (error instanceof DomainError && error.details.message) return error.details.message
  if (error instanceof ProviderFailure)
    return 'El servicio que escribe y dibuja los cuentos no está disponible ahora mismo. Lo que ya está hecho se conserva: pulsa Reintentar dentro de un rato.'
  return 'No hemos podido terminar tu cuento. Lo que ya está hecho se conserva: pulsa Reintentar.'
}
