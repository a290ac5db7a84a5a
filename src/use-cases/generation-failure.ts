import { type BookId, withStatus } from '../domain/book.ts'
import { DomainError } from '../domain/errors.ts'
import type { Generation } from '../domain/generation.ts'
import type { Ports } from '../ports/index.ts'
import { ProviderFailure } from '../ports/provider-failure.ts'
import type { EngineNeeds } from './engine-of.ts'

/** A generation that finally failed: the book is its parent's again, and says why. */
export async function backToEditing(
  needs: Pick<Ports, 'books' | 'events' | 'clock'> & Pick<EngineNeeds, 'withoutModels'>,
  bookId: BookId,
  error: unknown,
): Promise<void> {
  const message = messageOf(error)
  const updatedAt = needs.clock.now().toISOString()
  const book = await needs.books.changeAny(bookId, (book) => {
    if (book.status !== 'generating') return book
    const { step: _, ...before }: Omit<Generation, 'error' | 'updatedAt'> = book.generation ?? {
      stage: 'story' as const,
      done: 0,
      total: 1,
    }
    const generation = {
      ...before,
      error: message,
      doing: null,
      ...retryOf(error),
      ...(needs.withoutModels && book.generation?.engine !== 'offline' && { offersOffline: true as const }),
      updatedAt,
    }
    return { ...withStatus(book, 'editing'), generation }
  })
  if (book?.generation) await needs.events.append(bookId, 'generation', book.generation)
}

/** A story that was refused is refused again until it is about something else, and a book's budget stays spent. */
function retryOf(error: unknown): Pick<Generation, 'retry'> {
  if (error instanceof DomainError && error.details.needsChange) return { retry: 'afterChange' }
  return error instanceof ProviderFailure && error.kind === 'budget' ? { retry: 'never' } : {}
}

function messageOf(error: unknown): string {
  if (error instanceof DomainError && error.details.message) return error.details.message
  if (error instanceof ProviderFailure && error.kind === 'budget')
    return 'Este cuento ya ha gastado todo lo que puede gastar en inteligencia artificial. Lo que ya está hecho se conserva.'
  if (error instanceof ProviderFailure)
    return 'El servicio que escribe y dibuja los cuentos no está disponible ahora mismo. Lo que ya está hecho se conserva: pulsa Reintentar dentro de un rato.'
  return 'No hemos podido terminar tu cuento. Lo que ya está hecho se conserva: pulsa Reintentar.'
}
