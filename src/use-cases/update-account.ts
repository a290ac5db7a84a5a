import { isSameAddress } from '../domain/account.ts'
import type { UserId } from '../domain/book.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import type { Told, User, UserChange } from '../ports/user-repository.ts'
import { newLetter, sendSoon, tokenOf } from './letters.ts'
import { hashToken } from './sessions.ts'

type Input = {
  user: UserId
  token: string
  email?: string | undefined
  password?: string | undefined
  currentPassword: string
}
type Needs = Pick<Ports, 'users' | 'passwords' | 'post' | 'runner' | 'links' | 'ids' | 'clock'>

/**
 * A new password ends every other session, and is told by letter. Where letters are sent, a new address is the account's when
 * it has been confirmed, and the one of until now is told; one's own, or a new password alone, takes back what is pending.
 * @returns the address that waits to be confirmed
 * @throws DomainError `user.wrongPassword`, `user.emailTaken`
 */
export async function updateAccount(needs: Needs, input: Input): Promise<string | null> {
  const { users, passwords } = needs
  const user = await checkPassword(needs, input.user, input.currentPassword)
  const { email, password } = input
  const { change, letters, token } = email === undefined ? staying(password) : movingTo(needs, user, email)
  const told = password === undefined ? [] : [newLetter(needs, user, { template: 'password-changed' })]
  const changed = {
    ...change,
    ...(password !== undefined && { passwordHash: await passwords.hash(password) }),
  }
  await users.update(user.id, changed, { letters: [...letters, ...told], token, checked: user.passwordHash })
  if (password !== undefined) await users.removeSessionsOf(user.id, hashToken(input.token))
  if (letters.length + told.length > 0) await sendSoon(needs)
  return changed.pendingEmail === undefined ? user.pendingEmail : changed.pendingEmail
}

/** Whoever knew the password of before may have given the address that is pending. */
function staying(password: string | undefined): Told & { change: UserChange } {
  return { change: password === undefined ? {} : { pendingEmail: null }, letters: [] }
}

function movingTo(needs: Needs, user: User, email: string): Told & { change: UserChange } {
  if (needs.post.kind === 'files') return { change: { email, pendingEmail: null }, letters: [] }
  // As it was confirmed: another spelling may be another mailbox.
  if (isSameAddress(email, user.email)) return { change: { pendingEmail: null }, letters: [] }
  const confirming = newLetter(needs, { id: user.id, email }, { template: 'confirm-address' })
  return {
    change: { pendingEmail: email },
    letters: [confirming, newLetter(needs, user, { template: 'address-changing', newEmail: email })],
    token: tokenOf(needs, confirming, 'email', email),
  }
}

/** @throws DomainError `user.wrongPassword` */
export async function checkPassword(
  { users, passwords }: Pick<Ports, 'users' | 'passwords'>,
  id: UserId,
  password: string,
): Promise<User> {
  const user = await users.find(id)
  if (!user || !(await passwords.verify(password, user.passwordHash))) throw new DomainError('user.wrongPassword')
  return user
}
