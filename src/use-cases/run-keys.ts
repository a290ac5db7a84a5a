import { createHash } from 'node:crypto'
import type { BookId } from '../domain/book.ts'
import type { IllustrationKey } from '../domain/illustrations.ts'
import type { PrinterProfileId } from '../domain/printer-profiles.ts'

/** Parts of a generation that a client may ask for one by one. */
export const PARTS = ['story', 'illustrations', 'covers'] as const
export type Part = (typeof PARTS)[number]

/** Names of durable runs and steps. The trailing `/` keeps book 1 apart from book 12. */
export const runKeys = {
  book: (id: BookId) => `book:${id}/`,
  generate: (id: BookId) => `book:${id}/generate`,
  part: (id: BookId, part: Part) => `book:${id}/${part}`,
  bind: (id: BookId) => `book:${id}/bind`,
  print: (id: BookId, profile: PrinterProfileId) => `book:${id}/print/${profile}`,
  redraw: (id: BookId, key: IllustrationKey) => `book:${id}/redraw/${key}`,
  step: (id: BookId, name: string, input: unknown) => `book:${id}/${name}/${contentHash(input)}`,
} as const

/** A step is keyed by what goes into it: after an edit, what the edit touches is made again and the rest is kept. */
export function contentHash(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url').slice(0, 22)
}
