import type { Letter } from '../domain/letter.ts'

/** @param link absolute, with the token in its fragment; null for letters without one */
export type AddressedLetter = { id: string; to: string; letter: Letter; link: string | null }

/** `address`: never again (5xx). `later`: worth another try (4xx, nobody there, too slow). */
export type Posted = 'sent' | { refused: 'address' | 'later'; why: string }

/** Who carries letters. One id given twice is one letter: the same file, or the same `Message-ID`. */
export interface Post {
  /** `files`: nobody is written to, an operator reads what lies there. */
  readonly kind: 'smtp' | 'files'
  /** Never throws for what a server says. `why` is a code such as `550` or `ETIMEDOUT`: no address, no token. */
  send(letter: AddressedLetter, signal: AbortSignal): Promise<Posted>
  /** Files of letters are no more: of these ids, or (in a sweep) of all written before `before`. What was sent is not ours. */
  forget(what: { ids: readonly string[] } | { before: Date }): Promise<void>
}
