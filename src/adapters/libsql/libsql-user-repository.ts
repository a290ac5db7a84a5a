import type { Client, Row } from '@libsql/client'
import { z } from 'zod'
import { addressKey } from '../../domain/account.ts'
import type { UserId } from '../../domain/book.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Clock } from '../../ports/clock.ts'
import type { NewLetter } from '../../ports/outbox.ts'
import type {
  BroughtToken,
  NewUser,
  Session,
  Told,
  User,
  UserChange,
  UserRepository,
} from '../../ports/user-repository.ts'
import type { DataVersion } from './data-version.ts'
import { eraseBooks } from './erasure.ts'
import { insertLetter } from './letter-rows.ts'
import { SessionCache } from './session-cache.ts'
import { confirmingEmail, resettingPassword, updatingUser } from './user-changes.ts'
import type { WalTruncation } from './wal-truncation.ts'

const UserRow = z
  .object({
    id: z.string(),
    email: z.string(),
    password_hash: z.string(),
    created_at: z.string(),
    pending_email: z.string().nullable(),
    letters: z.number().transform((value) => value !== 0),
  })
  .transform(({ id, email, password_hash, created_at, pending_email, letters }) => ({
    id,
    email,
    passwordHash: password_hash,
    createdAt: created_at,
    pendingEmail: pending_email,
    letters,
  }))
const SessionRow = z
  .object({ token_hash: z.string(), user: z.string(), expires_at: z.string() })
  .transform(({ token_hash, user, expires_at }) => ({ tokenHash: token_hash, user, expiresAt: expires_at }))
const TokenRow = z.object({ user: z.string(), email: z.string() })

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

  async create({ id, email, passwordHash, createdAt }: NewUser): Promise<void> {
    const { rowsAffected } = await this.#client.execute({
      sql: `insert into users (id, email, email_key, password_hash, created_at) values (?, ?, ?, ?, ?)
        on conflict (email_key) do nothing`,
      args: [id, email, addressKey(email), passwordHash, createdAt],
    })
    if (rowsAffected === 0) throw new DomainError('user.emailTaken')
  }

  async findByEmail(email: string): Promise<User | null> {
    return userFrom(await this.#one('select * from users where email_key = ?', [addressKey(email)]))
  }

  async find(id: UserId): Promise<User | null> {
    return userFrom(await this.#one('select * from users where id = ?', [id]))
  }

  async update(id: UserId, change: UserChange, told: Told = { letters: [] }): Promise<void> {
    const updated = (await this.#client.batch(updatingUser(id, change, told), 'write')).at(-1)
    const user = updated?.rowsAffected === 0 ? await this.find(id) : null
    if (user && told.checked !== undefined && user.passwordHash !== told.checked)
      throw new DomainError('user.wrongPassword')
    if (user) throw new DomainError('user.emailTaken')
    this.#wal.soon()
  }

  async resetPassword(
    token: BroughtToken,
    passwordHash: string,
    letter: Omit<NewLetter, 'user' | 'to'>,
  ): Promise<string | null> {
    const [updated] = await this.#client.batch(resettingPassword(token, passwordHash, letter), 'write')
    this.#sessions.clear()
    this.#wal.soon()
    const [account] = updated?.rows ?? []
    return account ? String(account.email) : null
  }

  async confirmEmail({ hash, at }: BroughtToken): Promise<string | null> {
    const row = await this.#one(`select user, email from tokens where hash = ? and kind = 'email' and expires_at > ?`, [
      hash,
      at.toISOString(),
    ])
    if (!row) return null
    const { user, email } = TokenRow.parse(row)
    const [confirmed, ended] = await this.#client.batch(confirmingEmail({ hash, user, email }), 'write')
    this.#wal.soon()
    if (confirmed?.rowsAffected === 1) return email
    // Another click was faster, or the account changed its mind.
    if (ended?.rowsAffected === 0) return null
    throw new DomainError('user.emailTaken')
  }

  async remove(id: UserId, letter?: NewLetter): Promise<void> {
    await this.#client.batch(
      [
        // Of two that erase at once one finds the account.
        insertLetter(letter ?? null, { sql: 'exists (select 1 from users where id = ?)', args: [id] }),
        ...eraseBooks('owner = ?', [id]),
        { sql: 'update ai_calls set owner = null, book = null, step = null where owner = ?', args: [id] },
        { sql: 'delete from idempotency_keys where owner = ?', args: [id] },
        { sql: 'delete from sessions where user = ?', args: [id] },
        { sql: 'delete from tokens where user = ?', args: [id] },
        { sql: 'delete from outbox where user = ?', args: [id] },
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
