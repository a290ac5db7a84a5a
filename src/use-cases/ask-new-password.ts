import type { Ports } from '../ports/index.ts'
import { newLetter, tokenOf, unaddressed } from './letters.ts'

/** How long a letter lies at the least, and how much longer at the most. */
const LYING_MS = 1000
const SPREAD_MS = 3000

/**
 * Writes a letter with a link to a new password. For an address that nobody has the same is asked of the database, and a
 * token kept that is nobody's: neither answer nor time says which it was. Nor do later answers: the letter is not made and sent
 * while whoever asked might measure it, but when a process looks for letters some seconds later.
 */
export async function askNewPassword(
  needs: Pick<Ports, 'users' | 'outbox' | 'links' | 'ids' | 'clock'>,
  { email }: { email: string },
): Promise<void> {
  const user = await needs.users.findByEmail(email)
  const letter = { template: 'new-password' } as const
  if (user) {
    const dueAt = new Date(needs.clock.now().getTime() + LYING_MS + Math.random() * SPREAD_MS).toISOString()
    const written = { ...newLetter(needs, user, letter), dueAt }
    await needs.outbox.add(written, tokenOf(needs, written, 'password'))
  } else await needs.outbox.add(null, tokenOf(needs, { ...unaddressed(needs, letter), user: null }, 'password'))
}
