import { z } from 'zod'

/** What a letter says, beside the link that it may bear. A book's title stands in the body alone: subjects name no child. */
export const Letter = z.discriminatedUnion('template', [
  z.object({ template: z.literal('new-password') }),
  z.object({ template: z.literal('password-changed') }),
  z.object({ template: z.literal('confirm-address') }),
  /** To the address of until now: that another one was given. */
  z.object({ template: z.literal('address-changing'), newEmail: z.string() }),
  z.object({ template: z.literal('book-ready'), bookId: z.number(), title: z.string() }),
  z.object({ template: z.literal('account-erased') }),
])
export type Letter = z.infer<typeof Letter>
export type LetterTemplate = Letter['template']

/** Letters that a parent can do without: the switch in Mi cuenta is for these. */
export const OPTIONAL_LETTERS: ReadonlySet<LetterTemplate> = new Set(['book-ready'])

/** What a token lets its bearer do. */
export type TokenKind = 'password' | 'email'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long after it was written a letter is still worth sending; the link in it is as good for as long. */
export const LETTER_LIFE_MS: Readonly<Record<LetterTemplate, number>> = {
  'new-password': 30 * MINUTE_MS,
  'password-changed': DAY_MS,
  'confirm-address': DAY_MS,
  'address-changing': DAY_MS,
  'book-ready': DAY_MS,
  /** Nobody's any more, its address is kept for a day at the most: whoever sweeps comes every few minutes. */
  'account-erased': DAY_MS - 60 * MINUTE_MS,
}

/** A making that took longer is told by letter, where nobody was watching. */
export const READY_LETTER_AFTER_MS = 2 * MINUTE_MS
/** For whoever streams the end of a making to withdraw the letter about it. */
export const READY_LETTER_DELAY_MS = 20_000
