import {
  type Book,
  type BookId,
  remainingAttempts,
  type UserId,
  withRedrawAccepted,
  withRedrawFailed,
} from '../domain/book.ts'
import { completeInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { type IllustrationKey, scenesOf, withVersion } from '../domain/illustrations.ts'
import type { Ports } from '../ports/index.ts'
import type { RunContext } from '../ports/runner.ts'
import { type DrawingNeeds, drawIllustration, drawingKey } from './draw-illustration.ts'
import { leaveNothingOfGone, unlessGone } from './leave-nothing.ts'
import { mannerOf } from './references.ts'
import { runKeys } from './run-keys.ts'

export const REDRAW_ILLUSTRATION = 'redraw-illustration'

export type RedrawInput = { bookId: BookId; key: IllustrationKey; wish: string | null; attempt: number }

/** Counts the attempt and starts the redraw; the picture arrives by event. @returns attempts that remain */
export async function requestRedraw(
  needs: Pick<Ports, 'books' | 'runner' | 'clock' | 'moderator' | 'files'>,
  { owner, bookId, key, wish }: { owner: UserId; bookId: BookId; key: IllustrationKey; wish: string | null },
): Promise<number> {
  const { books, runner, clock, moderator } = needs
  const names = wish ? (await books.get(owner, bookId)).info.characters.map(({ name }) => name) : []
  if (wish && (await moderator.flagged({ wish }, AbortSignal.timeout(30_000), names)).length > 0)
    throw new DomainError('generation.textFlagged', {
      fields: { wish: 'No podemos dibujar eso en un libro infantil. Prueba con otras palabras.' },
    })
  const book = await books.change(owner, bookId, (book) =>
    withRedrawAccepted(book, key, { since: clock.now().toISOString(), wish }),
  )
  await enqueueRedraw({ runner }, book, key, wish)
  if (await leaveNothingOfGone(needs, bookId)) throw new DomainError('book.notFound')
  return remainingAttempts(book)
}

export async function enqueueRedraw(
  { runner }: Pick<Ports, 'runner'>,
  book: Book,
  key: IllustrationKey,
  wish: string | null,
): Promise<void> {
  const attempt = (book.illustrations[key]?.versions.length ?? 0) + 1
  await runner.enqueue({
    key: runKeys.redraw(book.id, key),
    kind: REDRAW_ILLUSTRATION,
    input: { bookId: book.id, key, wish, attempt },
  })
}

/** A picture that fails gives the attempt back; nobody asks for another one to get a stand-in. */
export async function redrawIllustration(
  needs: Pick<Ports, 'books' | 'events' | 'clock'> & DrawingNeeds,
  context: RunContext,
  { bookId, key, wish, attempt }: RedrawInput,
): Promise<void> {
  const book = await needs.books.find(bookId)
  const scene = book?.story ? scenesOf(book.story).find((place) => place.key === key)?.scene : undefined
  if (!book || !scene) return
  try {
    const manner = mannerOf(book.illustrations, key)
    const input = { bookId, key, scene, info: completeInfo(book.info), wish, attempt, owner: book.owner, manner }
    const drawn = await context.step(runKeys.step(bookId, `redraw/${key}/${attempt}`, drawingKey(input)), (signal) =>
      unlessGone(needs, bookId, () => drawIllustration({ ...needs, standIn: null }, input, [], signal)),
    )
    const version = {
      file: drawn.file,
      illustrator: drawn.illustrator,
      wish,
      createdAt: needs.clock.now().toISOString(),
    }
    const changed = await needs.books.changeAny(bookId, (book) => ({
      ...book,
      illustrations: withVersion(book.illustrations, key, version),
    }))
    if (changed) await needs.events.append(bookId, 'image_created', { key, file: drawn.file })
  } catch (error) {
    if (context.signal.aborted) throw error
    const changed = await needs.books.changeAny(bookId, (book) => withRedrawFailed(book, key))
    if (!changed) throw error
    const why = (error instanceof DomainError && error.details.message) || 'No hemos podido dibujar esta imagen.'
    await needs.events.append(bookId, 'image_failed', { key, error: `${why} No se ha gastado ningún intento.` })
    throw error
  }
}
