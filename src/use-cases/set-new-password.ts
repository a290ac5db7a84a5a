import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import { sendSoon, unaddressed } from './letters.ts'
import { hashToken } from './sessions.ts'

/**
 * Whoever brings the token of a letter chooses a password, once; every session and every other such link end, and the account
 * is told. Hashed first: a link that is no good takes as long.
 * @returns the address that opens the account's door; null where it could not be found out
 * @throws DomainError `letter.linkExpired`
 */
export async function setNewPassword(
  needs: Pick<Ports, 'users' | 'outbox' | 'passwords' | 'runner' | 'ids' | 'clock'>,
  { token, password }: { token: string; password: string },
): Promise<string | null> {
  const passwordHash = await needs.passwords.hash(password)
  const brought = { hash: hashToken(token), at: needs.clock.now() }
  const told = unaddressed(needs, { template: 'password-changed' })
  if (!(await needs.users.resetPassword(brought, passwordHash, told))) throw new DomainError('letter.linkExpired')
  await sendSoon(needs)
  // The password is changed: what comes after it fails nobody.
  return addressTold(needs, told.id).catch(() => null)
}

/** The letter alone says whose token it was; its row keeps the account also when it has gone out. */
async function addressTold({ users, outbox }: Pick<Ports, 'users' | 'outbox'>, letterId: string) {
  const user = (await outbox.list()).find(({ id }) => id === letterId)?.user
  return (user && (await users.find(user))?.email) || null
}
