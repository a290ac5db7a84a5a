import type { Book } from '../domain/book.ts'
import type { Generation } from '../domain/generation.ts'
import type { Room } from '../ports/room.ts'

const NO_ROOM =
  'No nos queda sitio para guardar tu cuento. Espera sin perder nada de lo que ya está hecho, y sigue en cuanto lo haya.'

type Told = Pick<Book, 'status'> & { generation: Generation | null }

/** A book that is being made, as it is shown while there is no room: on a full disk the notice cannot be stored with it. */
export function toldOfRoom<B extends Told>(book: B, { isFull }: Room): B {
  const { status, generation } = book
  if (!isFull || status !== 'generating' || !generation) return book
  return { ...book, generation: { ...generation, doing: NO_ROOM } }
}
