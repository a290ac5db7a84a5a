import type { BookId } from '../domain/book.ts'
import type { Generation } from '../domain/generation.ts'
import type { Ports } from '../ports/index.ts'
import type { Waiting } from '../ports/waiting.ts'

const PHRASES: Record<Parameters<Waiting['held']>[1], string> = {
  busy: 'El servicio que escribe y dibuja los cuentos va muy cargado. Seguimos intentándolo: puedes esperar o cancelar, y lo que ya está hecho se conserva.',
  failing:
    'El servicio que escribe y dibuja los cuentos está fallando. Seguimos intentándolo: puedes esperar o cancelar, y lo que ya está hecho se conserva.',
}

/**
 * Tells a book's parent (`generation.doing`) when nothing of it gets through, and takes it back when something does.
 * @param afterMs so long nothing must have got through, what is still to be waited for included: a moment is not worth a word
 */
export function waitingNotice(
  { books, events, clock }: Pick<Ports, 'books' | 'events' | 'clock'>,
  bookId: BookId,
  afterMs: number,
): Waiting {
  let since: number | null = null
  // Unknown at first: a process that was killed may have told something.
  let told: string | null | undefined
  let telling: Promise<unknown> = Promise.resolve()
  const tell = (doing: string | null) => {
    if (told === doing) return
    told = doing
    // One after the other. What cannot be told keeps nobody from working.
    telling = telling.then(() => store(doing)).catch(() => {})
  }
  const store = async (doing: string | null) => {
    let stored: Generation | null = null
    await books.changeAny(bookId, (book) => {
      const { status, generation } = book
      const isNews = status === 'generating' && generation && (generation.doing ?? null) !== doing
      stored = isNews ? { ...generation, doing, updatedAt: clock.now().toISOString() } : null
      return stored ? { ...book, generation: stored } : book
    })
    if (stored) await events.append(bookId, 'generation', stored)
  }
  return {
    held(forMs, why) {
      const now = clock.now().getTime()
      since ??= now
      if (now - since + forMs >= afterMs) tell(PHRASES[why])
    },
    goesOn() {
      since = null
      tell(null)
    },
  }
}
