import type { InStatement, InValue } from '@libsql/client'
import type { UserId } from '../../domain/book.ts'
import { type LetterTemplate, OPTIONAL_LETTERS, type TokenKind } from '../../domain/letter.ts'
import type { NewLetter, NewToken } from '../../ports/outbox.ts'

/** A condition in SQL, for statements of a batch that are to write only where another of it does. */
export type Guard = { sql: string; args: InValue[] }
const ALWAYS: Guard = { sql: 'true', args: [] }

/** Without a letter the same statement writes nothing: who measures cannot tell whether there was one. */
export function insertLetter(letter: NewLetter | null, guard = ALWAYS): InStatement {
  const { id = null, user = null, to = null, dueAt = null, expiresAt = null, createdAt = null } = letter ?? {}
  return {
    sql: `insert into outbox (id, user, "to", letter, state, attempts, due_at, expires_at, created_at)
      select ?, ?, ?, ?, 'queued', 0, ?, ?, ? where ? is not null and ${OF_SOMEBODY} and ${guard.sql}
      on conflict (id) do nothing`,
    args: [
      ...[id, user, to, JSON.stringify(letter?.letter ?? null), dueAt, expiresAt, createdAt],
      ...[id, user, user, ...guard.args],
    ],
  }
}

export function insertToken({ hash, user, kind, email, expiresAt }: NewToken, guard = ALWAYS): InStatement {
  return {
    sql: `insert into tokens (hash, user, kind, email, expires_at)
      select ?, ?, ?, ?, ? where ${OF_SOMEBODY} and ${guard.sql} on conflict (hash) do nothing`,
    args: [hash, user, kind, email, expiresAt, user, user, ...guard.args],
  }
}

/** An account may go while something is being written to it. */
const OF_SOMEBODY = '(? is null or exists (select 1 from users where id = ?))'

/** A link to a new password goes to no mailbox that an account has left meanwhile. Asked for nobody as well: in as much time. */
export function stillOf(letter: Pick<NewLetter, 'user' | 'to'> | null): Guard {
  const { user = null, to = null } = letter ?? {}
  return { sql: '(? is null or exists (select 1 from users where id = ? and email = ?))', args: [user, user, to] }
}

const LETTERS_WITH: Readonly<Record<TokenKind, readonly LetterTemplate[]>> = {
  password: ['new-password'],
  email: ['confirm-address', 'address-changing'],
}

/** Once it has changed, the address of before is told whatever comes after. */
const IS_PENDING = 'exists (select 1 from users where id = ? and pending_email is not null)'

/** Letters that one can do without, and does not want any more. */
export function withoutOptional(user: UserId, guard: Guard): InStatement {
  const templates = [...OPTIONAL_LETTERS]
  return {
    sql: `delete from outbox where user = ? and state = 'queued'
      and json_extract(letter, '$.template') in (${templates.map(() => '?').join(', ')}) and ${guard.sql}`,
    args: [user, ...templates, ...guard.args],
  }
}

/** A user's links of a kind are worth nothing any more, and the letters about them that are not sent yet stay here. */
export function endTokens(user: UserId, kind: TokenKind, guard = ALWAYS): InStatement[] {
  const templates = LETTERS_WITH[kind]
  return [
    { sql: `delete from tokens where user = ? and kind = ? and ${guard.sql}`, args: [user, kind, ...guard.args] },
    {
      sql: `delete from outbox where user = ? and state = 'queued'
        and json_extract(letter, '$.template') in (${templates.map(() => '?').join(', ')})
        and (json_extract(letter, '$.template') <> 'address-changing' or ${IS_PENDING}) and ${guard.sql}`,
      args: [user, ...templates, user, ...guard.args],
    },
  ]
}
