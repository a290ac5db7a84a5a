import { chmod, opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a family's book is made of is for the product's own user, and for nobody else who has an account on the machine. */
export const OWNER_ONLY_FOLDER = 0o700
export const OWNER_ONLY_FILE = 0o600

/**
 * Closes what an earlier version left open. The folder itself comes last: where it is closed everything below is, and the
 * next start has nothing to look through; one that was cut short begins anew.
 */
export async function closeToOthers(folder: string): Promise<void> {
  if (await isOpenToOthers(folder)) await closeWithin(folder)
}

async function closeWithin(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await closeWithin(path).catch(unlessGone)
    else if (entry.isFile() && (await isOpenToOthers(path))) await chmod(path, OWNER_ONLY_FILE).catch(unlessGone)
  }
  await chmod(folder, OWNER_ONLY_FOLDER)
}

async function isOpenToOthers(path: string): Promise<boolean> {
  const found = await stat(path).catch(unlessGone)
  return found !== undefined && (found.mode & 0o077) !== 0
}

/** A book may be deleted meanwhile. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
