import { afterAll, beforeAll, expect, test } from 'bun:test'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aBrowser } from '../support/a-browser.ts'
import { aNewcomer, makeABook } from './parents-journey.ts'

const root = new URL('../..', import.meta.url).pathname
const browser = aBrowser()
const start = aNewcomer()

let folder: string
let program: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colorin-binary-'))
  program = join(folder, 'colorin')
  const { exitCode } = Bun.spawnSync([process.execPath, 'scripts/build-binary.ts', '--out', program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (exitCode !== 0) throw new Error('the binary did not build')
  copyFileSync(join(root, 'tests/fixtures/books/buenas-noches-osito.json'), join(folder, 'osito.json'))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

// An empty directory and an empty environment: whatever is needed is inside the file.
const bare = { PATH: '/usr/bin:/bin', TMPDIR: tmpdir() }

test('one file makes a book from an empty directory', () => {
  const { exitCode, stdout } = Bun.spawnSync([program, 'book', 'osito.json', '--out', 'osito'], {
    cwd: folder,
    env: bare,
  })

  expect(exitCode).toBe(0)
  expect(stdout.toString()).toContain('Buenas noches, Osito')
  expect(readFileSync(join(folder, 'osito/book.pdf'), 'latin1').slice(0, 5)).toBe('%PDF-')
}, 60_000)

test('a parent makes a book with it from the landing page to the last page, from an empty directory', async () => {
  await makeABook(browser, await start([program], folder))
}, 180_000)

test('the same file serves, gate and pages included, and a book is made by API', async () => {
  const child = Bun.spawn([program], { cwd: folder, env: { ...bare, PORT: '0', LOG_LEVEL: 'silent' }, stdout: 'pipe' })
  try {
    const { value } = await child.stdout.getReader().read()
    const url = /address\s+(\S+)/u.exec(new TextDecoder().decode(value))?.[1] ?? ''

    expect((await fetch(url)).status).toBe(401)
    const api = Bun.spawn(
      [
        process.execPath,
        'scripts/book-by-api.ts',
        join(folder, 'osito.json'),
        '--url',
        url,
        '--out',
        join(folder, 'by-api'),
      ],
      { cwd: root, stdout: 'pipe' },
    )
    expect(await api.exited).toBe(0)
    expect(existsSync(join(folder, 'by-api/book-print.pdf'))).toBe(true)
  } finally {
    child.kill()
    await child.exited
  }
}, 60_000)
