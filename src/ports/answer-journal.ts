import type { BookId } from '../domain/book.ts'
import type { Json } from './runner.ts'

/** One answer among those of a part of a book: to which request, and to the how-manieth time of asking it, from 1. */
export type AnswerPlace = {
  book: BookId
  /** The part it was asked for, as the ledger calls it: `illustration/covers/front`. */
  step: string
  /** Hash of all that was asked. */
  request: string
  round: number
}

export type KeptAnswer = {
  /** The call in the ledger that paid for it. */
  call: string
  requestId: string | null
  data: Json
  /** A picture as it was delivered. */
  bytes: Uint8Array<ArrayBuffer> | null
}

/**
 * What paid services answered, as it came, until the part it was asked for stands: whoever makes the part after a crash, or
 * after a failure further on, finds it here and does not pay again.
 */
export interface AnswerJournal {
  /**
   * Durable when it answers. Where there is no room, it holds the answer and waits until there is.
   * @throws the signal's reason when the work is cancelled while it waits
   */
  keep(place: AnswerPlace, answer: KeptAnswer, signal: AbortSignal): Promise<void>
  find(place: AnswerPlace): Promise<KeptAnswer | null>
  /** The answer is of no use: whoever tries again shall not get it again. */
  drop(place: AnswerPlace): Promise<void>
  /** The part stands, or all its answers together are of no use: they go. */
  forget(book: BookId, step: string): Promise<void>
}
