import type { InValue, Row } from '@libsql/client'
import { z } from 'zod'
import { BOOK_STATUSES, type Book, BookContent, Print } from '../../domain/book.ts'
import { newBookInfo } from '../../domain/book-info.ts'
import { newCharacter } from '../../domain/character.ts'
import { FRONT_COVER } from '../../domain/illustrations.ts'
import { foldName } from '../../domain/text.ts'
import type { BookSummary } from '../../ports/book-repository.ts'
import { titleOrder } from './title-keys.ts'

export const SUMMARY_COLUMNS = `id, owner, type, status, purchased, version, capability, created_at, updated_at,
  has_front_cover, max_attempts, done_attempts, edition, generation, binding, prints, info`
export const BOOK_COLUMNS = `${SUMMARY_COLUMNS}, avatars, illustrations, story`

const { info, avatars, story, illustrations, generation, binding } = BookContent.shape
const prints = z.array(Print)

const flag = z.number().transform((value) => value !== 0)
const json = z.string().transform((text): unknown => JSON.parse(text))

/** A record from before a field was thought of has that field's empty value. */
const StoredInfo = json
  .transform((raw) => {
    const info = { ...newBookInfo(), ...z.record(z.string(), z.unknown()).parse(raw) }
    const characters = z.array(z.record(z.string(), z.unknown())).parse(info.characters)
    return { ...info, characters: characters.map((character) => ({ ...newCharacter(), ...character })) }
  })
  .pipe(info)

const SummaryRow = z.object({
  id: z.number(),
  owner: z.string(),
  type: z.string(),
  status: z.enum(BOOK_STATUSES),
  purchased: flag,
  version: z.number(),
  capability: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  has_front_cover: flag,
  max_attempts: z.number(),
  done_attempts: z.number(),
  edition: z.number(),
  generation: json.nullable().pipe(generation),
  binding: json.nullable().pipe(binding),
  prints: json.nullable().pipe(prints.nullable()),
  info: StoredInfo,
})

const BookRow = SummaryRow.extend({
  avatars: json.pipe(avatars),
  illustrations: json.pipe(illustrations),
  story: json.nullable().pipe(story),
})

export function summaryFrom(row: Row): BookSummary {
  const { has_front_cover: hasFrontCover, ...record } = SummaryRow.parse(row)
  return { ...fieldsOf(record), hasFrontCover }
}

export function bookFrom(row: Row): Book {
  const record = BookRow.parse(row)
  return {
    ...fieldsOf(record),
    avatars: record.avatars,
    illustrations: record.illustrations,
    story: record.story,
  }
}

function fieldsOf(record: Omit<z.infer<typeof SummaryRow>, 'has_front_cover'>): Omit<BookSummary, 'hasFrontCover'> {
  const { id, owner, type, status, purchased, version, capability, edition } = record
  return {
    id,
    owner,
    type,
    status,
    purchased,
    version,
    capability,
    createdAt: record.created_at,
    updatedAt: record.updated_at,
    maxAttempts: record.max_attempts,
    doneAttempts: record.done_attempts,
    edition,
    generation: record.generation,
    binding: record.binding,
    ...(record.prints && { prints: record.prints }),
    info: record.info,
  }
}

/** Columns in which `after` differs from `before` (all of them without one), checked: what is written can be read again. */
export function changedColumns(after: Book, before?: Book): Record<string, InValue> {
  const columns: Record<string, InValue> = {}
  const differs = (field: keyof Book) => after[field] !== before?.[field]
  if (differs('type')) columns.type = after.type
  if (differs('status')) columns.status = after.status
  if (differs('purchased')) columns.purchased = after.purchased ? 1 : 0
  if (differs('capability')) columns.capability = after.capability
  if (differs('maxAttempts')) columns.max_attempts = after.maxAttempts
  if (differs('doneAttempts')) columns.done_attempts = after.doneAttempts
  if (differs('edition')) columns.edition = after.edition
  if (differs('generation')) columns.generation = written(generation, after.generation)
  if (differs('binding')) columns.binding = written(binding, after.binding)
  if (differs('prints')) columns.prints = written(prints, after.prints ?? null)
  if (differs('avatars')) columns.avatars = written(avatars, after.avatars)
  if (differs('story')) columns.story = written(story, after.story)
  if (differs('info')) {
    columns.info = written(info, after.info)
    columns.title_folded = foldName(after.info.title)
    columns.title_order = titleOrder(after.info.title)
  }
  if (differs('illustrations')) {
    columns.illustrations = written(illustrations, after.illustrations)
    columns.has_front_cover = after.illustrations[FRONT_COVER]?.selected ? 1 : 0
  }
  return columns
}

function written(schema: z.ZodType, value: unknown): string | null {
  return value === null ? null : JSON.stringify(schema.parse(value))
}
