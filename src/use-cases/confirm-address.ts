import { ADDRESS_LINK_EXPIRED } from '../domain/account.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import { hashToken } from './sessions.ts'

/** @returns the address that the account has now. @throws DomainError `letter.linkExpired`, `user.emailTaken` */
export async function confirmAddress(
  { users, clock }: Pick<Ports, 'users' | 'clock'>,
  { token }: { token: string },
): Promise<string> {
  const email = await users.confirmEmail({ hash: hashToken(token), at: clock.now() })
  if (email === null) throw new DomainError('letter.linkExpired', { message: ADDRESS_LINK_EXPIRED })
  return email
}
