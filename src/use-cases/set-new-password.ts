import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import { sendSoon, unaddressed } from './letters.ts'
import { hashToken } from './sessions.ts'

/**
 * Whoever brings the token of a letter chooses a password, once; every session and every other such link end, and the account
 * is told. Hashed first: a link that is no good takes as long.
 * @returns the address of the account
 * @throws DomainError `letter.linkExpired`
 */
export async function setNewPassword(
  needs: Pick<Ports, 'users' | 'passwords' | 'runner' | 'ids' | 'clock'>,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const passwordHash = await needs.passwords.hash(password)
  const brought = { hash: hashToken(token), at: needs.clock.now() }
  const told = unaddressed(needs, { template: 'password-changed' })
  const email = await needs.users.resetPassword(brought, passwordHash, told)
  if (email === null) throw new DomainError('letter.linkExpired')
  await sendSoon(needs)
  return email
}
