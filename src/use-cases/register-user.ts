import type { UserId } from '../domain/book.ts'
import type { Ports } from '../ports/index.ts'

/** @throws DomainError `user.emailTaken` */
export async function registerUser(
  { users, passwords, ids, clock }: Pick<Ports, 'users' | 'passwords' | 'ids' | 'clock'>,
  { email, password }: { email: string; password: string },
): Promise<{ id: UserId; email: string }> {
  const user = {
    id: ids.secret(),
    email,
    passwordHash: await passwords.hash(password),
    createdAt: clock.now().toISOString(),
  }
  await users.create(user)
  return { id: user.id, email: user.email }
}
