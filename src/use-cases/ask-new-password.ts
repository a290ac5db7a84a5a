import type { Ports } from '../ports/index.ts'
import { newLetter, sendSoon, tokenOf, unaddressed } from './letters.ts'

/**
 * Writes a letter with a link to a new password. For an address that nobody has the same is asked of the database, and a
 * token kept that is nobody's: neither answer nor time says which it was.
 */
export async function askNewPassword(
  needs: Pick<Ports, 'users' | 'outbox' | 'runner' | 'links' | 'ids' | 'clock'>,
  { email }: { email: string },
): Promise<void> {
  const user = await needs.users.findByEmail(email)
  const letter = { template: 'new-password' } as const
  if (user) {
    const written = newLetter(needs, user, letter)
    await needs.outbox.add(written, tokenOf(needs, written, 'password'))
  } else await needs.outbox.add(null, tokenOf(needs, { ...unaddressed(needs, letter), user: null }, 'password'))
  await sendSoon(needs)
}
