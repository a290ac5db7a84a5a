import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/*
 * The tables, from which `bun run migrations` writes the SQL in `drizzle/`. Queries are SQL by hand: drizzle's errors
 * carry the parameters of the failed query, which here are children's names and a family's texts.
 */

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  email: text().notNull(),
  /** The address in lower case: two spellings are one account. */
  emailKey: text('email_key').notNull().unique('users_email_key'),
  passwordHash: text('password_hash').notNull(),
  createdAt: text('created_at').notNull(),
  /** Given, and not confirmed yet: until then the account keeps the other. */
  pendingEmail: text('pending_email'),
  letters: integer().notNull().default(1),
})

/** Letters that are to be sent, or were: `to` is empty then. None keeps the token of its link. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    user: text(),
    to: text().notNull(),
    letter: text().notNull(),
    state: text().notNull(),
    attempts: integer().notNull(),
    refusal: text(),
    dueAt: text('due_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('outbox_due').on(table.state, table.dueAt), index('outbox_user').on(table.user)],
)

/** What the links of letters prove. Of a token only the hash is kept. */
export const tokens = sqliteTable(
  'tokens',
  {
    hash: text().primaryKey(),
    /** Null where an address was asked for that nobody has: it costs what another does. */
    user: text(),
    kind: text().notNull(),
    email: text(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('tokens_user').on(table.user), index('tokens_expires_at').on(table.expiresAt)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    user: text().notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user), index('sessions_expires_at').on(table.expiresAt)],
)

/** What the list shows comes first in the row: SQLite then never reads the pages that hold story and illustrations. */
export const books = sqliteTable(
  'books',
  {
    id: integer().primaryKey(),
    owner: text().notNull(),
    type: text().notNull(),
    status: text().notNull(),
    purchased: integer().notNull(),
    version: integer().notNull(),
    capability: text().notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** Title without accents and case: what a search looks into. */
    titleFolded: text('title_folded').notNull(),
    /** Title as it is put in order: ñ after n, "Cuento 2" before "Cuento 10". */
    titleOrder: text('title_order').notNull(),
    hasFrontCover: integer('has_front_cover').notNull(),
    maxAttempts: integer('max_attempts').notNull(),
    doneAttempts: integer('done_attempts').notNull(),
    edition: integer().notNull(),
    generation: text(),
    binding: text(),
    prints: text(),
    info: text().notNull(),
    avatars: text().notNull(),
    illustrations: text().notNull(),
    story: text(),
  },
  (table) => [
    index('books_by_date').on(table.owner, table.createdAt, table.id),
    index('books_by_title').on(table.owner, table.titleOrder, table.id),
    index('books_by_status').on(table.status),
  ],
)

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    owner: text().notNull(),
    key: text().notNull(),
    book: integer().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_book').on(table.book),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
)

/** What a parent changed in the words of a book: the part of a save that touched one block, in order. */
export const storyEdits = sqliteTable(
  'story_edits',
  {
    book: integer().notNull(),
    /** The save, from 1. */
    n: integer().notNull(),
    part: integer().notNull(),
    block: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    at: text().notNull(),
    /** Taken back, and not yet done again. */
    undone: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.book, table.n, table.part] })],
)

export const events = sqliteTable(
  'events',
  {
    /** Never used twice, also after old events are gone: a reader resumes by it. */
    id: integer().primaryKey({ autoIncrement: true }),
    book: integer().notNull(),
    type: text().notNull(),
    data: text().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('events_book').on(table.book, table.id), index('events_created_at').on(table.createdAt)],
)

export const runs = sqliteTable(
  'runs',
  {
    key: text().primaryKey(),
    kind: text().notNull(),
    input: text().notNull(),
    state: text().notNull(),
    /** Names one execution: what an earlier execution says of this run no longer counts. */
    claim: text(),
    /** Milliseconds by the database's own clock, which all processes share. */
    leaseUntil: integer('lease_until').notNull(),
    enqueuedAt: integer('enqueued_at').notNull(),
    error: text(),
  },
  (table) => [index('runs_claimable').on(table.state, table.leaseUntil)],
)

export const steps = sqliteTable('steps', {
  key: text().primaryKey(),
  result: text().notNull(),
})

/** Paid calls. A row says nobody's name; when an account goes, its rows keep the cost alone. */
export const aiCalls = sqliteTable(
  'ai_calls',
  {
    id: text().primaryKey(),
    owner: text(),
    book: integer(),
    step: text(),
    provider: text().notNull(),
    endpoint: text().notNull(),
    model: text().notNull(),
    /** Which process waits for the answer; a process that starts again is another. */
    process: text(),
    requestId: text('request_id'),
    /** Null until the call has ended, or is known to be lost with its process. */
    outcome: text(),
    textTokensIn: integer('text_tokens_in').notNull(),
    imageTokensIn: integer('image_tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    images: integer().notNull(),
    /** Millionths of a US dollar. While the cost is unknown, the worst case counts. */
    worstMicroUsd: integer('worst_micro_usd').notNull(),
    /** What a call that nobody saw the end of is taken to have cost. Null in rows from before this column. */
    expectedMicroUsd: integer('expected_micro_usd'),
    costMicroUsd: integer('cost_micro_usd'),
    ms: integer().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('ai_calls_book').on(table.book),
    index('ai_calls_owner').on(table.owner, table.createdAt),
    index('ai_calls_created_at').on(table.createdAt),
    index('ai_calls_open').on(table.createdAt).where(sql`outcome is null`),
  ],
)
