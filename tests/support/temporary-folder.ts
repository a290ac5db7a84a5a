import { afterAll } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** A folder of its own, gone when the file's tests are done. */
export function aTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'colorin-test-'))
  made.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})
