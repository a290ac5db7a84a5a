import type { Client, InValue, Row } from '@libsql/client'
import { z } from 'zod'
import type { UserId } from '../../domain/book.ts'
import { Letter } from '../../domain/letter.ts'
import type { NewLetter, NewToken, Outbox, OutboxLetter, LetterState as State } from '../../ports/outbox.ts'
import { insertLetter, insertToken, stillOf } from './letter-rows.ts'
import type { WalTruncation } from './wal-truncation.ts'

const DAY_MS = 24 * 3_600_000
const SETTLED_KEPT_MS = 30 * DAY_MS

const LetterState = z.enum(['queued', 'sent', 'refused', 'withdrawn'])

/** What a letter that has gone said of somebody is nobody's to keep. */
const WITHOUT_WORDS = `case json_extract(letter, '$.template')
  when 'address-changing' then json_set(letter, '$.newEmail', '')
  when 'book-ready' then json_set(letter, '$.title', '')
  else letter end`

const OutboxRow = z
  .object({
    id: z.string(),
    user: z.string().nullable(),
    to: z.string(),
    letter: z
      .string()
      .transform((text) => JSON.parse(text))
      .pipe(Letter),
    state: LetterState,
    attempts: z.number(),
    refusal: z.string().nullable(),
    due_at: z.string(),
    expires_at: z.string(),
    created_at: z.string(),
  })
  .transform(({ due_at: dueAt, expires_at: expiresAt, created_at: createdAt, ...rest }) => ({
    ...rest,
    dueAt,
    expiresAt,
    createdAt,
  }))

export class LibsqlOutbox implements Outbox {
  readonly #client: Client
  readonly #wal: WalTruncation

  constructor(client: Client, wal: WalTruncation) {
    this.#client = client
    this.#wal = wal
  }

  async add(letter: NewLetter | null, token?: NewToken): Promise<void> {
    const guard = token?.kind === 'password' ? stillOf(letter) : undefined
    await this.#client.batch([insertLetter(letter, guard), ...(token ? [insertToken(token, guard)] : [])], 'write')
  }

  async due(now: Date, most: number): Promise<OutboxLetter[]> {
    const at = now.toISOString()
    // Who is locked out does not wait behind what can wait.
    return this.#letters(
      `where state = 'queued' and due_at <= ? and expires_at > ?
        order by json_extract(letter, '$.template') <> 'new-password', due_at, rowid limit ?`,
      [at, at, most],
    )
  }

  async hold(id: string, until: Date): Promise<boolean> {
    const { rowsAffected } = await this.#client.execute({
      sql: `update outbox set due_at = ? where id = ? and state = 'queued'`,
      args: [until.toISOString(), id],
    })
    return rowsAffected > 0
  }

  async stateOf(id: string): Promise<State | null> {
    const { rows } = await this.#client.execute({ sql: 'select state from outbox where id = ?', args: [id] })
    return rows[0] ? LetterState.parse(rows[0].state) : null
  }

  async settle(id: string, state: 'sent' | 'refused' | 'withdrawn', refusal: string | null): Promise<void> {
    const { rowsAffected } = await this.#client.execute({
      sql: `update outbox set state = ?, refusal = ?, "to" = '', letter = ${WITHOUT_WORDS},
          attempts = attempts + (? <> 'withdrawn')
        where id = ? and state = 'queued'`,
      args: [state, refusal, state, id],
    })
    // An address is not for the log of the database to keep either.
    if (rowsAffected > 0) this.#wal.soon()
  }

  async later(id: string, dueAt: Date, refusal: string): Promise<void> {
    await this.#client.execute({
      sql: `update outbox set due_at = ?, refusal = ?, attempts = attempts + 1 where id = ? and state = 'queued'`,
      args: [dueAt.toISOString(), refusal, id],
    })
  }

  async withdraw(id: string): Promise<void> {
    await this.settle(id, 'withdrawn', null)
  }

  async of(user: UserId): Promise<OutboxLetter[]> {
    return this.#letters('where user = ? order by created_at, rowid', [user])
  }

  async list(): Promise<OutboxLetter[]> {
    return this.#letters('order by created_at desc, rowid desc', [])
  }

  async sweep(now: Date): Promise<string[]> {
    const at = now.toISOString()
    const [gone, dead] = await this.#client.batch(
      [
        {
          sql: `delete from outbox where expires_at <= ? and (state = 'queued' or user is null) or created_at <= ?
            returning id`,
          args: [at, new Date(now.getTime() - SETTLED_KEPT_MS).toISOString()],
        },
        {
          sql: 'select id from outbox where expires_at <= ? and expires_at > ?',
          args: [at, new Date(now.getTime() - DAY_MS).toISOString()],
        },
        { sql: 'delete from tokens where expires_at <= ?', args: [at] },
        // What nobody confirmed in time waits for nothing any more.
        `update users set pending_email = null where pending_email is not null
          and not exists (select 1 from tokens where tokens.user = users.id and kind = 'email')`,
      ],
      'write',
    )
    if (gone?.rows.length) this.#wal.soon()
    return [...(gone?.rows ?? []), ...(dead?.rows ?? [])].map(({ id }) => String(id))
  }

  async #letters(rest: string, args: InValue[]): Promise<OutboxLetter[]> {
    const { rows } = await this.#client.execute({ sql: `select * from outbox ${rest}`, args })
    // One that another version of us wrote holds up no other.
    return rows.flatMap((row: Row) => OutboxRow.safeParse(row).data ?? [])
  }
}
