import type { UserId } from '../domain/book.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import { hashToken } from './sessions.ts'

type Input = {
  user: UserId
  token: string
  email?: string | undefined
  password?: string | undefined
  currentPassword: string
}

/** A new password ends every other session. @throws DomainError `user.wrongPassword`, `user.emailTaken` */
export async function updateAccount(
  { users, passwords }: Pick<Ports, 'users' | 'passwords'>,
  input: Input,
): Promise<void> {
  await checkPassword({ users, passwords }, input.user, input.currentPassword)
  await users.update(input.user, {
    ...(input.email !== undefined && { email: input.email }),
    ...(input.password !== undefined && { passwordHash: await passwords.hash(input.password) }),
  })
  if (input.password !== undefined) await users.removeSessionsOf(input.user, hashToken(input.token))
}

export async function checkPassword(
  { users, passwords }: Pick<Ports, 'users' | 'passwords'>,
  id: UserId,
  password: string,
): Promise<void> {
  const user = await users.find(id)
  if (!user || !(await passwords.verify(password, user.passwordHash))) throw new DomainError('user.wrongPassword')
}
