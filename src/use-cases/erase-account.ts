import type { UserId } from '../domain/book.ts'
import type { Ports } from '../ports/index.ts'
import { cancelMaking } from './cancel-generation.ts'
import { removeTraces } from './delete-book.ts'

/** The account, its sessions, its books and every file of theirs. */
export async function eraseAccount(
  { users, books, files, runner }: Pick<Ports, 'users' | 'books' | 'files' | 'runner'>,
  { user }: { user: UserId },
): Promise<void> {
  for (const { id } of (await books.list(user)).books) await cancelMaking({ runner }, id)
  // Listed again: what was begun meanwhile goes as well.
  const { books: own } = await books.list(user)
  await users.remove(user)
  for (const { id } of own) await removeTraces({ files, runner }, id)
}
