import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
/** Of the tests of all lanes at one time, with room to spare. */
const ENOUGH_BYTES = 3 * 1024 ** 3

/**
 * A folder in memory for what tests write and throw away, until this process ends: no test is about a disk that loses its
 * power. Null on a machine that has no room there.
 */
export function quickFolder(): string | null {
  if (!hasRoom()) return null
  const folder = mkdtempSync(join(IN_MEMORY, 'colorin-tests-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}
