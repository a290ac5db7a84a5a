import { hash } from 'node:crypto'
import { SESSION_DAYS } from '../domain/account.ts'
import type { UserId } from '../domain/book.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'

const DAY_MS = 86_400_000

/** Stored in place of the token, so that a copy of the database opens no session. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

export async function openSession(
  { users, ids, clock }: Pick<Ports, 'users' | 'ids' | 'clock'>,
  user: UserId,
): Promise<string> {
  const token = ids.secret()
  await users.addSession({ tokenHash: hashToken(token), user, expiresAt: expiry(clock.now()) })
  return token
}

/**
 * Whose token this is. A session used again lives on for thirty days from then.
 * @throws DomainError `session.missing`
 */
export async function authenticate(
  { users, clock }: Pick<Ports, 'users' | 'clock'>,
  token: string | null,
): Promise<UserId> {
  const session = token ? await users.findSession(hashToken(token)) : null
  const now = clock.now()
  if (!session || Date.parse(session.expiresAt) <= now.getTime()) throw new DomainError('session.missing')
  // Written at most once a day: a read must not cost a write.
  if (Date.parse(session.expiresAt) - now.getTime() < (SESSION_DAYS - 1) * DAY_MS)
    await users.extendSession(session.tokenHash, expiry(now))
  return session.user
}

function expiry(now: Date): string {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString()
}
