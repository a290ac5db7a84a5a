import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ConfigError } from './config.ts'

const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600
const OTHERS = 0o077
const STICKY = 0o1000
const SECRET_BYTES = 32

/**
 * The folder of everything that families wrote, closed to every other user of the machine: whatever stands in it, whatever
 * its own rights, can then not be reached.
 * @throws ConfigError naming `DATA_DIR`
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const { mode } = statSync(folder)
    if (mode & STICKY || dirname(resolve(folder)) === resolve(folder))
      throw refused(folder, 'others have their files in it')
    if (mode & OTHERS) chmodSync(folder, mode & 0o7700)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const code = codeOf(error)
    // A volume that a group may write to and another user owns, as some orchestrators mount them: theirs to close.
    if (code === 'EPERM' && isWritable(folder)) return
    throw refused(folder, REASONS[code] ?? code)
  }
}

/** Outside production a secret is made once and kept, so that a restart logs nobody out of the gate. */
export function keptSecret(folder: string): string {
  const path = join(folder, 'app-secret')
  try {
    const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
    if (existsSync(path) && statSync(path).mode & OTHERS) chmodSync(path, OWNER_ONLY_FILE)
    // A crash may have left the file empty: anybody could sign with that.
    if (kept.length >= SECRET_BYTES) return kept
    const made = randomBytes(SECRET_BYTES).toString('base64url')
    writeFileSync(path, made, { mode: OWNER_ONLY_FILE })
    return made
  } catch (error) {
    throw refused(folder, `${REASONS[codeOf(error)] ?? codeOf(error)} (its file app-secret)`)
  }
}

const REASONS: Record<string, string> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'part of it is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOENT: 'it cannot be made',
  ENOSPC: 'the disk is full',
}

function refused(folder: string, reason: string): ConfigError {
  return new ConfigError([`DATA_DIR: expected a folder of its own to write in, and ${folder} will not do: ${reason}`])
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
