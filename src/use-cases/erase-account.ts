import type { UserId } from '../domain/book.ts'
import type { Ports } from '../ports/index.ts'
import { removeTraces } from './delete-book.ts'
import { runKeys } from './run-keys.ts'

/** The account, its sessions, its books and every file of theirs. */
export async function eraseAccount(
  { users, books, files, runner }: Pick<Ports, 'users' | 'books' | 'files' | 'runner'>,
  { user }: { user: UserId },
): Promise<void> {
  const { books: own } = await books.list(user)
  for (const { id } of own) await runner.cancel(runKeys.generate(id))
  await users.remove(user)
  for (const { id } of own) await removeTraces({ files, runner }, id)
}
