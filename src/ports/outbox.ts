import type { UserId } from '../domain/book.ts'
import type { Letter, TokenKind } from '../domain/letter.ts'

/** `expiresAt`: from then on it is not sent any more. ISO 8601. */
export type NewLetter = {
  id: string
  /** Null when the account is gone. */
  user: UserId | null
  to: string
  letter: Letter
  dueAt: string
  expiresAt: string
  createdAt: string
}

/** Of a token only the SHA-256 is kept. `email`: what it confirms. */
export type NewToken = { hash: string; user: UserId | null; kind: TokenKind; email: string | null; expiresAt: string }

export type LetterState = 'queued' | 'sent' | 'refused' | 'withdrawn'
/** `to` is empty once it is no longer queued. */
export type OutboxLetter = NewLetter & { state: LetterState; attempts: number; refusal: string | null }

/** Letters that are to be sent, written in the transaction of what causes them. The same id is never written twice. */
export interface Outbox {
  /** @param token that the letter's link bears; written for nobody (`user` null, no letter) so that an unknown address takes as long */
  add(letter: NewLetter | null, token?: NewToken): Promise<void>
  /** Queued, due and not expired, the oldest first. */
  due(now: Date, most: number): Promise<OutboxLetter[]>
  /**
   * Asked before it is sent: whoever cannot write this down, on a full disk, does not send it over and over either.
   * @param until when it is due once more, should nobody hear what became of it
   * @returns whether it may still be sent: a letter that was withdrawn meanwhile, or whose account is gone, may not
   */
  hold(id: string, until: Date): Promise<boolean>
  /** Null where it is gone with its account or its book. */
  stateOf(id: string): Promise<LetterState | null>
  /** Its address goes, and what it said of anybody. */
  settle(id: string, state: 'sent' | 'refused', refusal: string | null): Promise<void>
  later(id: string, dueAt: Date, refusal: string): Promise<void>
  /** Where it is still queued. */
  withdraw(id: string): Promise<void>
  of(user: UserId): Promise<OutboxLetter[]>
  /** Every row, the newest first: for the operator. */
  list(): Promise<OutboxLetter[]>
  /**
   * Expired tokens go, letters that expired unsent or of an account that is gone, and what was written more than thirty days
   * ago. @returns ids of letters that are no good to anybody any more: they went, or have expired within a day
   */
  sweep(now: Date): Promise<string[]>
}
