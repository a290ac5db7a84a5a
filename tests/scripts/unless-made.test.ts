import { expect, test } from 'bun:test'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unlessMade } from '../../scripts/unless-made.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

test('what changed since it was built is built again, and nothing else is', async () => {
  const root = aTemporaryFolder()
  mkdirSync(join(root, 'pages'))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const what = { of: ['pages/*'], files: ['pages/made.gen.ts'], note: 'made-of', root }
  /** Whether it was built. */
  const build = async (isWell = true) => {
    let wasBuilt = false
    await unlessMade(what, async () => {
      wasBuilt = true
      write('pages/made.gen.ts', `${Math.random()}`)
      return isWell
    })
    return wasBuilt
  }
  write('pages/one.txt', 'a')
  write('bun.lock', '1')
  // What went wrong is named each time.
  expect(await build(false)).toBe(true)
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)

  write('pages/one.txt', 'b')
  expect([await build(), await build()]).toEqual([true, false])
  write('pages/two.txt', '')
  expect([await build(), await build()]).toEqual([true, false])
  write('bun.lock', '2')
  expect([await build(), await build()]).toEqual([true, false])
  rmSync(join(root, 'pages/made.gen.ts'))
  expect([await build(), await build()]).toEqual([true, false])
})
