import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { FilesystemFileStore } from '../../../src/adapters/filesystem/filesystem-file-store.ts'
import { newBookContent } from '../../../src/domain/book.ts'
import { aDatabaseUrl, aStore, startLibsqlServer } from '../../support/database.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

const WORKER = join(import.meta.dir, '../../support/killable-worker.ts')

type Line = { life: number; what: string; name: string; rest: string }

describe('a process killed again and again at any moment', () => {
  test('on a database file loses nothing acknowledged and repeats no stored step', async () => {
    await survives(aDatabaseUrl(), 25)
  }, 180_000)

  test('on a libSQL server loses nothing acknowledged and repeats no stored step', async () => {
    const server = await startLibsqlServer()
    try {
      await survives(server.url, 10)
    } finally {
      await server.stop()
    }
  }, 180_000)
})

async function survives(url: string, kills: number): Promise<void> {
  const seed = Number(Bun.env.KILL_SEED ?? Math.floor(Math.random() * 2 ** 31))
  console.info(`KILL_SEED=${seed}`)
  const chance = chanceFrom(seed)
  const folder = aTemporaryFolder()
  const diary = join(folder, 'diary')
  const { books, runner } = await aStore({ url })
  const content = newBookContent()
  const createdAt = new Date().toISOString()
  const { id } = await books.create({ id: 12, owner: 'parent', type: 'x', capability: 'c', content, createdAt })

  const storedBefore: Set<string>[] = []
  for (let life = 1; life <= kills; life++) {
    storedBefore[life] = await storedSteps(url)
    const worker = Bun.spawn([process.execPath, WORKER, url, folder, diary, String(life), String(id)], {
      stderr: 'inherit',
    })
    await until(() => linesOf(diary).some((line) => line.life === life && line.what === 'ready'))
    await Bun.sleep(chance() * 300)
    worker.kill('SIGKILL')
    expect(await worker.exited).not.toBe(0)
  }
  const last = kills + 1
  storedBefore[last] = await storedSteps(url)
  const worker = Bun.spawn([process.execPath, WORKER, url, folder, diary, String(last), String(id), 'finish'], {
    stderr: 'inherit',
  })
  expect(await worker.exited).toBe(0)

  const lines = linesOf(diary)
  const named = (what: string) => lines.filter((line) => line.what === what).map(({ name }) => name)
  const enqueued = named('enqueued')
  // A slow machine kills some lives before their first.
  expect(enqueued.length).toBeGreaterThan(kills / 2)

  // Every run that was acknowledged has ended, with the results of its five steps.
  const states = await Promise.all(enqueued.map((key) => runner.stateOf(key)))
  expect(new Set(states)).toEqual(new Set(['done']))
  const drawn = new Map(lines.filter(({ what }) => what === 'drawn').map(({ name, rest }) => [name, rest]))
  expect(enqueued.filter((key) => drawn.get(key) !== '10+20+30+40+50')).toEqual([])

  // No step began again once its result was stored, and none twice in one life.
  const begun = lines.filter(({ what }) => what === 'begin')
  expect(begun.filter(({ life, name }) => storedBefore[life]?.has(name))).toEqual([])
  expect(new Set(begun.map(({ life, name }) => `${life} ${name}`)).size).toBe(begun.length)
  // The kills did fall into the middle of steps: some were begun by one life and again by a later one.
  expect(begun.length).toBeGreaterThan(new Set(begun.map(({ name }) => name)).size)

  // Every acknowledged change of the book and every acknowledged file is there.
  const changes = named('changed').length
  const { doneAttempts } = await books.get('parent', id)
  expect(doneAttempts).toBeGreaterThanOrEqual(changes)
  expect(doneAttempts).toBeLessThanOrEqual(changes + kills)
  const files = new FilesystemFileStore(folder)
  for (const name of named('put')) {
    const file = await files.get(`books/${name}/rendered_book.html`)
    expect(new TextDecoder().decode(file?.bytes)).toBe(`page ${name}`.repeat(2000))
  }
}

async function storedSteps(url: string): Promise<Set<string>> {
  const client = createClient({ url, timeout: 5000 })
  const { rows } = await client.execute('select key from steps')
  client.close()
  return new Set(rows.map(({ key }) => String(key)))
}

function linesOf(diary: string): Line[] {
  if (!existsSync(diary)) return []
  return readFileSync(diary, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [life = '', what = '', name = '', rest = ''] = line.split(' ')
      return { life: Number(life), what, name, rest }
    })
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await Bun.sleep(5)
}

function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
