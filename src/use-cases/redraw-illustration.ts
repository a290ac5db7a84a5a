import {
  type Book,
  type BookId,
  remainingAttempts,
  type UserId,
  withRedrawAccepted,
  withRedrawFailed,
} from '../domain/book.ts'
import { completeInfo } from '../domain/completeness.ts'
import { DomainError, hasCode } from '../domain/errors.ts'
import { type IllustrationKey, illustrationAt, nextAttempt, scenesOf, withVersion } from '../domain/illustrations.ts'
import { namesToHide } from '../domain/pseudonyms.ts'
import type { Ports } from '../ports/index.ts'
import type { RunContext } from '../ports/runner.ts'
import { type DrawingNeeds, drawIllustration, drawingKey } from './draw-illustration.ts'
import { leaveNothingOfGone } from './leave-nothing.ts'
import { lostOf } from './lost-pictures.ts'
import { NO_HURRY } from './moderate-info.ts'
import { paidStep } from './paid-step.ts'
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
  const { info, story, illustrations } = await books.get(owner, bookId)
  const names = namesToHide(
    info.characters.map(({ name }) => name),
    story?.names,
  )
  if (wish && (await moderator.flagged({ wish }, NO_HURRY, names)).length > 0)
    throw new DomainError('generation.textFlagged', {
      fields: { wish: 'No podemos dibujar eso en un libro infantil. Prueba con otras palabras.' },
    })
  const versions = illustrations[key]?.versions ?? []
  const lost = await lostOf(
    needs,
    versions.map(({ file }) => file),
  )
  // What takes the place of a lost picture is what the parent had wished for then.
  const wished = wish ?? versions.findLast(({ file }) => lost.includes(file))?.wish ?? null
  const book = await books.change(owner, bookId, (book) =>
    withRedrawAccepted(book, key, { since: clock.now().toISOString(), wish: wished, lost }),
  )
  await enqueueRedraw({ runner }, book, key, wished)
  if (await leaveNothingOfGone(needs, bookId)) throw new DomainError('book.notFound')
  return remainingAttempts(book)
}

export async function enqueueRedraw(
  { runner }: Pick<Ports, 'runner'>,
  book: Book,
  key: IllustrationKey,
  wish: string | null,
): Promise<void> {
  const attempt = nextAttempt(illustrationAt(book.illustrations, key))
  await runner.enqueue({
    key: runKeys.redraw(book.id, key),
    kind: REDRAW_ILLUSTRATION,
    input: { bookId: book.id, key, wish, attempt },
  })
}

/** A picture that fails gives the attempt back; nobody asks for another one to get a stand-in. */
export async function redrawIllustration(
  needs: Pick<Ports, 'books' | 'events' | 'clock' | 'services' | 'answers'> & DrawingNeeds,
  context: RunContext,
  { bookId, key, wish, attempt }: RedrawInput,
): Promise<void> {
  const book = await needs.books.find(bookId)
  const scene = book?.story ? scenesOf(book.story).find((place) => place.key === key)?.scene : undefined
  if (!book || !scene) return
  needs.services.askAnew()
  try {
    const manner = mannerOf(book.illustrations, key)
    const { owner, story } = book
    const described = {
      scene,
      info: completeInfo(book.info),
      ...(story?.names && { names: story.names }),
      art: story?.art,
    }
    const input = { bookId, key, ...described, wish, attempt, owner, manner }
    const [name, payerStep] = [`redraw/${key}/${attempt}`, `illustration/${key}`]
    const part = { bookId, name, input: drawingKey(input), payerStep }
    const drawn = await paidStep(needs, context, part, (signal, discard) =>
      drawIllustration({ ...needs, standIn: null }, { ...input, discard }, [], signal),
    )
    const version = {
      file: drawn.file,
      illustrator: drawn.illustrator,
      wish,
      createdAt: needs.clock.now().toISOString(),
    }
    const changed = await needs.books.changeAny(bookId, (book) => ({
      ...book,
      illustrations: withVersion(book.illustrations, key, version, book.illustrations[key]?.regenerating?.replaces),
    }))
    if (changed) await needs.events.append(bookId, 'image_created', { key, file: drawn.file })
  } catch (error) {
    if (context.signal.aborted || hasCode(error, 'server.full')) throw error
    const changed = await needs.books.changeAny(bookId, (book) => withRedrawFailed(book, key))
    if (!changed) throw error
    const why = (error instanceof DomainError && error.details.message) || 'No hemos podido dibujar esta imagen.'
    await needs.events.append(bookId, 'image_failed', { key, error: `${why} No se ha gastado ningún intento.` })
    throw error
  }
}
