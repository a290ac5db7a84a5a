import type { InStatement } from '@libsql/client'
import { addressKey } from '../../domain/account.ts'
import type { UserId } from '../../domain/book.ts'
import type { NewLetter } from '../../ports/outbox.ts'
import type { BroughtToken, Told, UserChange } from '../../ports/user-repository.ts'
import { endTokens, type Guard, insertLetter, insertToken, withoutOptional } from './letter-rows.ts'

/** The last statement changes a row where the address is free, and the password still the one that was checked. */
export function updatingUser(id: UserId, change: UserChange, { letters, token, checked }: Told): InStatement[] {
  const { email, passwordHash, pendingEmail } = change
  const wanted = email ?? pendingEmail
  const free: Guard = {
    sql: `not exists (select 1 from users other where other.email_key = ? and other.id <> ?)
      and exists (select 1 from users own where own.id = ? and own.password_hash = coalesce(?, own.password_hash))`,
    args: [wanted ? addressKey(wanted) : null, id, id, checked ?? null],
  }
  const movesAddress = email !== undefined || pendingEmail !== undefined
  return [
    ...(passwordHash === undefined && email === undefined ? [] : endTokens(id, 'password', free)),
    ...(movesAddress ? endTokens(id, 'email', free) : []),
    ...(change.letters === false ? [withoutOptional(id, free)] : []),
    ...letters.map((letter) => insertLetter(letter, free)),
    ...(token ? [insertToken(token, free)] : []),
    {
      sql: `update users set email = coalesce(?, email), email_key = coalesce(?, email_key),
          password_hash = coalesce(?, password_hash), letters = coalesce(?, letters),
          pending_email = case when ? then ? else pending_email end
        where id = ? and ${free.sql}`,
      args: [
        ...[email ?? null, email === undefined ? null : addressKey(email)],
        ...[passwordHash ?? null, change.letters === undefined ? null : Number(change.letters)],
        ...[Number(pendingEmail !== undefined), pendingEmail ?? null],
        ...[id, ...free.args],
      ],
    },
  ]
}

/** The first statement answers with the address where the token is good; the last takes the token, which all before it ask for. */
export function resettingPassword(
  { hash, at }: BroughtToken,
  passwordHash: string,
  { id, letter, dueAt, expiresAt, createdAt }: Omit<NewLetter, 'user' | 'to'>,
): InStatement[] {
  const user = `(select user from tokens where hash = ? and kind = 'password' and expires_at > ?)`
  const token = [hash, at.toISOString()]
  return [
    {
      sql: `update users set password_hash = ?, pending_email = null where id = ${user} returning email`,
      args: [passwordHash, ...token],
    },
    { sql: `delete from sessions where user = ${user}`, args: token },
    {
      sql: `delete from outbox where user = ${user} and state = 'queued'
        and json_extract(letter, '$.template') in ('new-password', 'confirm-address')`,
      args: token,
    },
    {
      sql: `insert into outbox (id, user, "to", letter, state, attempts, due_at, expires_at, created_at)
        select ?, id, email, ?, 'queued', 0, ?, ?, ? from users where id = ${user}`,
      args: [id, JSON.stringify(letter), dueAt, expiresAt, createdAt, ...token],
    },
    { sql: `delete from tokens where user = ${user}`, args: token },
  ]
}

/** The first statement changes a row where the address is free, the second where the token has not gone meanwhile. */
export function confirmingEmail({ hash, user, email }: { hash: string; user: UserId; email: string }): InStatement[] {
  const isThere = `exists (select 1 from tokens where hash = ? and kind = 'email')`
  const key = addressKey(email)
  return [
    {
      sql: `update users set email = ?, email_key = ?, pending_email = null where id = ? and ${isThere}
        and not exists (select 1 from users other where other.email_key = ? and other.id <> ?)`,
      args: [email, key, user, hash, key, user],
    },
    { sql: `update users set pending_email = null where id = ? and ${isThere}`, args: [user, hash] },
    // What went to the address of before opens nothing any more; the letter that tells of the change still goes out.
    ...endTokens(user, 'password', { sql: isThere, args: [hash] }),
    { sql: 'delete from tokens where hash = ?', args: [hash] },
  ]
}
