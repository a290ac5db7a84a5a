import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd } from './at-the-end.ts'

/** A folder of its own, gone when the tests are done. */
export function aTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'colorin-test-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
