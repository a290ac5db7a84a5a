import type { Client, Row } from '@libsql/client'
import { z } from 'zod'
import type { UserId } from '../../domain/book.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Session, User, UserRepository } from '../../ports/user-repository.ts'
import type { DataVersion } from './data-version.ts'
import { eraseBooks } from './erasure.ts'
import { SessionCache } from './session-cache.ts'
import type { WalTruncation } from './wal-truncation.ts'

const UserRow = z
  .object({ id: z.string(), email: z.string(), password_hash: z.string(), created_at: z.string() })
  .transform(({ id, email, password_hash, created_at }) => ({
    id,
    email,
    passwordHash: password_hash,
    createdAt: created_at,
  }))
const SessionRow = z
  .object({ token_hash: z.string(), user: z.string(), expires_at: z.string() })
  .transform(({ token_hash, user, expires_at }) => ({ tokenHash: token_hash, user, expiresAt: expires_at }))

export class LibsqlUserRepository implements UserRepository {
  readonly #client: Client
  readonly #clock: Clock
  readonly #wal: WalTruncation
  readonly #dataVersion: DataVersion
  readonly #sessions = new SessionCache()

  constructor(client: Client, clock: Clock, wal: WalTruncation, dataVersion: DataVersion) {
    this.#client = client
    this.#clock = clock
    this.#wal = wal
    this.#dataVersion = dataVersion
  }

  async create({ id, email, passwordHash, createdAt }: User): Promise<void> {
    const { rowsAffected } = await this.#client.execute({
      sql: `insert into users (id, email, email_key, password_hash, created_at) values (?, ?, ?, ?, ?)
        on conflict (email_key) do nothing`,
      args: [id, email, emailKey(email), passwordHash, createdAt],
    })
    if (rowsAffected === 0) throw new DomainError('user.emailTaken')
  }

  async findByEmail(email: string): Promise<User | null> {
    return userFrom(await this.#one('select * from users where email_key = ?', [emailKey(email)]))
  }

  async find(id: UserId): Promise<User | null> {
    return userFrom(await this.#one('select * from users where id = ?', [id]))
  }

  async update(id: UserId, { email, passwordHash }: { email?: string; passwordHash?: string }): Promise<void> {
    const key = email === undefined ? null : emailKey(email)
    const { rowsAffected } = await this.#client.execute({
      sql: `update users set email = coalesce(?, email), email_key = coalesce(?, email_key),
          password_hash = coalesce(?, password_hash)
        where id = ? and not exists (select 1 from users other where other.email_key = ? and other.id <> users.id)`,
      args: [email ?? null, key, passwordHash ?? null, id, key],
    })
    if (rowsAffected === 0 && (await this.find(id))) throw new DomainError('user.emailTaken')
    this.#wal.soon()
  }

  async remove(id: UserId): Promise<void> {
    await this.#client.batch(
      [
        ...eraseBooks('owner = ?', [id]),
        { sql: 'update ai_calls set owner = null, book = null, step = null where owner = ?', args: [id] },
        { sql: 'delete from idempotency_keys where owner = ?', args: [id] },
        { sql: 'delete from sessions where user = ?', args: [id] },
        { sql: 'delete from users where id = ?', args: [id] },
      ],
      'write',
    )
    this.#dataVersion.moved()
    this.#sessions.clear()
    await this.#wal.now()
  }

  async addSession({ tokenHash, user, expiresAt }: Session): Promise<void> {
    await this.#client.batch(
      [
        { sql: 'delete from sessions where expires_at <= ?', args: [this.#clock.now().toISOString()] },
        {
          sql: 'insert into sessions (token_hash, user, expires_at) values (?, ?, ?)',
          args: [tokenHash, user, expiresAt],
        },
      ],
      'write',
    )
  }

  async findSession(tokenHash: string): Promise<Session | null> {
    const known = this.#sessions.get(tokenHash)
    if (known) return known
    const row = await this.#one('select * from sessions where token_hash = ?', [tokenHash])
    return row ? this.#sessions.keep(SessionRow.parse(row)) : null
  }

  async extendSession(tokenHash: string, expiresAt: string): Promise<void> {
    await this.#client.execute({
      sql: 'update sessions set expires_at = ? where token_hash = ?',
      args: [expiresAt, tokenHash],
    })
    this.#sessions.clear()
  }

  async removeSession(tokenHash: string): Promise<void> {
    await this.#client.execute({ sql: 'delete from sessions where token_hash = ?', args: [tokenHash] })
    this.#sessions.clear()
  }

  async removeSessionsOf(user: UserId, except?: string): Promise<void> {
    await this.#client.execute({
      sql: 'delete from sessions where user = ? and token_hash is not ?',
      args: [user, except ?? null],
    })
    this.#sessions.clear()
  }

  async #one(sql: string, args: string[]): Promise<Row | undefined> {
    return (await this.#client.execute({ sql, args })).rows[0]
  }
}

function userFrom(row: Row | undefined): User | null {
  return row ? UserRow.parse(row) : null
}

function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
