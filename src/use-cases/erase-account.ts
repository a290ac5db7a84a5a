import type { UserId } from '../domain/book.ts'
import type { Ports } from '../ports/index.ts'
import { cancelMaking } from './cancel-generation.ts'
import { removeTraces } from './delete-book.ts'
import { newLetter, sendSoon } from './letters.ts'

/**
 * The account, its sessions, its letters, its books and every file of theirs. Where letters are sent, the last one says so: its
 * row alone keeps the address, until it has gone out. One that only an operator could read is not written.
 */
export async function eraseAccount(
  needs: Pick<Ports, 'users' | 'books' | 'files' | 'runner' | 'outbox' | 'post' | 'ids' | 'clock'>,
  { user }: { user: UserId },
): Promise<void> {
  const { users, books, outbox, post, runner } = needs
  for (const { id } of (await books.list(user)).books) await cancelMaking({ runner }, id)
  // Listed again: what was begun meanwhile goes as well.
  const { books: own } = await books.list(user)
  const account = await users.find(user)
  const written = await outbox.of(user)
  const farewell =
    account && post.kind === 'smtp'
      ? { ...newLetter(needs, account, { template: 'account-erased' }), user: null }
      : undefined
  await users.remove(user, farewell)
  if (farewell) await sendSoon(needs)
  for (const { id } of own) await removeTraces(needs, id)
  // The account is gone whatever becomes of a folder's files, and who sweeps takes those in a week.
  await post.forget({ ids: written.map(({ id }) => id) }).catch(() => {})
}
