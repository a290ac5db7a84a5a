import { join } from 'node:path'
import { readLetters } from '../../../src/adapters/post/read-letters.ts'

/** A test is not kept waiting for a letter that nobody writes; one lies for up to seven seconds before it goes. */
const PATIENCE_MS = 20_000

/** The path and fragment of the newest letter's link to this screen, as it lies in the outbox's folder. @param before the link of an earlier letter, which is there already */
export async function linkTo(
  screen: string,
  email: string,
  { folder }: { folder: string },
  before?: string,
): Promise<string> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const letters = await readLetters(join(folder, 'outbox'))
    const found = letters.find(({ to, link }) => to.includes(email) && link?.includes(screen))
    if (found?.link && pathOf(found.link) !== before) return pathOf(found.link)
    await Bun.sleep(50)
  }
  throw new Error(`no letter to ${screen}`)
}

/** On whatever port the test's server is: the letter says the one that it was told. */
export function pathOf(link: string): string {
  const { pathname, hash } = new URL(link)
  return pathname + hash
}
