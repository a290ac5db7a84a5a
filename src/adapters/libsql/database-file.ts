import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Client } from '@libsql/client'
import { DatabaseFault } from './database-fault.ts'

const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700
/** So much is looked through in some twenty milliseconds. */
const CHECKED_WHOLE_BYTES = 32 * 1024 * 1024

/** Of a `file:` URL. */
export function pathOf(url: string): string {
  return url.replace(/^file:(\/\/)?/u, '').replace(/\?.*$/u, '')
}

/**
 * Makes the file if it is not there, and closes it and what stands beside it to everybody but its owner. SQLite gives the
 * log the rights of the file.
 */
export function closedFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER })
  closeSync(openSync(path, 'a+', OWNER_ONLY_FILE))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found && (found.mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY_FILE)
  }
}

/**
 * A page broken on the disk is better told at the start than to a parent in the middle of a book. Reading a large database
 * whole would hold the start up: of one, only the accounts are looked through, without which nobody comes in.
 * @throws DatabaseFault `damaged`
 */
export async function checkPages(client: Client, path: string): Promise<void> {
  const part = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > CHECKED_WHOLE_BYTES ? "'users'" : '1'
  const { rows } = await client.execute(`pragma quick_check(${part})`)
  const found = String(rows[0]?.quick_check ?? '')
  if (found !== 'ok') throw new DatabaseFault('damaged', found.split('\n').at(-1) ?? '')
}
