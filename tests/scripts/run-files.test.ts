import { describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileResult } from '../../scripts/testing/read-report.ts'
import { runFiles } from '../../scripts/testing/run-files.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

const LIMITS = { longestMs: 60_000, testTimeoutMs: 1000 }

async function outcomeOf(files: Record<string, string>, limits = LIMITS) {
  const root = aTemporaryFolder()
  mkdirSync(join(root, 'tests'))
  const head = "import { describe, expect, test, beforeAll, afterAll } from 'bun:test'\n"
  for (const [name, code] of Object.entries(files)) writeFileSync(join(root, `tests/${name}.test.ts`), head + code)
  const told: FileResult[] = []
  const { results } = await runFiles(
    Object.keys(files).map((name) => `tests/${name}.test.ts`),
    { root, ...limits },
    (result) => told.push(result),
  )
  expect(told.map(({ file }) => file)).toEqual(results.map(({ file }) => file))
  return Object.fromEntries(
    results.map(({ file, passed, failures }) => [file.replace(/tests\/|\.test\.ts/gu, ''), { passed, failures }]),
  )
}

const GOOD = "test('is well', () => {})"

describe('what became of each file is told', () => {
  test('where tests fail, are left out, or name nothing that exists', async () => {
    expect(
      await outcomeOf({
        good: GOOD,
        bad: "describe('a', () => { test('> b', () => expect(1).toBe(2)); test.skip('c', () => {}); test.todo('d') })",
        missing: "import { x } from './nowhere.ts'; test('x', () => x())",
        hook: "beforeAll(() => { throw new Error('no') }); test('e', () => {})",
        slow: "test('f', () => Bun.sleep(60_000), 10); test('g', () => {})",
      }),
    ).toEqual({
      good: { passed: 1, failures: [] },
      bad: { passed: 0, failures: expect.arrayContaining(['a > > b', 'a > c (skip)', 'a > d (todo)']) },
      missing: { passed: 0, failures: ['an error outside any test'] },
      hook: { passed: 0, failures: ['(unnamed)'] },
      slow: { passed: 1, failures: ['f'] },
    })
  })

  test('where one crashes: it has failed once, and the others have run', async () => {
    expect(
      await outcomeOf({
        one: GOOD,
        crash: "test('ends', async () => { process.kill(process.pid, 9); await Bun.sleep(9999) })",
        two: GOOD,
        exit: "test('leaves', () => process.exit(0))",
        three: GOOD,
      }),
    ).toEqual({
      one: { passed: 1, failures: [] },
      two: { passed: 1, failures: [] },
      three: { passed: 1, failures: [] },
      crash: { passed: 0, failures: ['the process ended in the middle of it (SIGKILL)'] },
      exit: { passed: 0, failures: ['the process ended in the middle of it (0)'] },
    })
  })

  test('where one hangs: it is ended, and the others have run', async () => {
    expect(
      await outcomeOf({ good: GOOD, hangs: "test('hangs', () => { for (;;); })" }, { ...LIMITS, longestMs: 1500 }),
    ).toEqual({
      good: { passed: 1, failures: [] },
      hangs: { passed: 0, failures: ['hung: nothing more was heard of it for 2 s'] },
    })
  })
})
