import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../..', import.meta.url).pathname
const text = await Bun.file(join(root, 'docs/security.md')).text()
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const pathsIn = (cell = '') => [...cell.matchAll(/`((?:src|tests)\/[^`]+)`/gu)].map(([, path = '']) => path)

describe('the table of controls', () => {
  test('has all twenty-four, in order', () =>
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 24 }, (_, n) => n + 1)))

  test.each(rows.map(([, number, , where, by]) => [number, where, by] as const))(
    'names for control %s where it is kept and a test that attacks it',
    async (_, where, by) => {
      const [places, tests] = [pathsIn(where), pathsIn(by)]
      expect([places.length > 0, tests.length > 0]).toEqual([true, true])
      expect([...places, ...tests].filter((path) => !existsSync(join(root, path)))).toEqual([])
      for (const path of tests) expect(await Bun.file(join(root, path)).text()).toMatch(/\btest(?:\.each)?[(<]/u)
    },
  )

  test('leaves out no test of this folder', () => {
    const here = [...new Bun.Glob('tests/security/[0-9]*.test.ts').scanSync({ cwd: root })]
    expect(here.filter((path) => !text.includes(path))).toEqual([])
  })
})
