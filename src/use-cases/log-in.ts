import type { UserId } from '../domain/book.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import { hashToken, openSession } from './sessions.ts'

type Needs = Pick<Ports, 'users' | 'passwords' | 'ids' | 'clock'>

/**
 * An unknown address and a wrong password are answered alike, in time as well.
 * @throws DomainError `user.wrongCredentials`
 */
export async function logIn(
  needs: Needs,
  { email, password }: { email: string; password: string },
): Promise<{ user: { id: UserId; email: string }; token: string }> {
  const user = await needs.users.findByEmail(email)
  const hash = user?.passwordHash ?? (await decoyHash(needs))
  const matches = await needs.passwords.verify(password, hash)
  if (!user || !matches) throw new DomainError('user.wrongCredentials')
  const token = await openSession(needs, user.id)
  // While the password was checked the account was erased, or its owner chose another by letter: that ended the sessions of then.
  if ((await needs.users.find(user.id))?.passwordHash !== user.passwordHash) {
    await logOut(needs, token)
    throw new DomainError('user.wrongCredentials')
  }
  return { user: { id: user.id, email: user.email }, token }
}

export async function logOut({ users }: Pick<Ports, 'users'>, token: string): Promise<void> {
  await users.removeSession(hashToken(token))
}

/** Of whoever hashes: what another made may be read by nobody. */
const decoys = new WeakMap<Ports['passwords'], Promise<string>>()

function decoyHash({ passwords, ids }: Pick<Ports, 'passwords' | 'ids'>): Promise<string> {
  const known = decoys.get(passwords)
  if (known) return known
  const made = passwords.hash(ids.secret()).catch((error) => {
    decoys.delete(passwords)
    throw error
  })
  decoys.set(passwords, made)
  return made
}
