import { describe, expect, test } from 'bun:test'
import { createClient } from '@libsql/client'
import { LibsqlRunner } from '../../../src/adapters/libsql/libsql-runner.ts'
import { openDatabase } from '../../../src/adapters/libsql/open-database.ts'
import { WalTruncation } from '../../../src/adapters/libsql/wal-truncation.ts'
import { PatientRoom } from '../../../src/adapters/system/patient-room.ts'
import { DomainError } from '../../../src/domain/errors.ts'
import { runnerContract } from '../../ports/runner.contract.ts'
import { aStore, onEveryDatabase, startLibsqlServer } from '../../support/database.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

describe('runs', () =>
  onEveryDatabase((open) =>
    runnerContract(async (options) => {
      const { url, runner } = await open(options)
      return { runner, another: async (others) => (await open({ ...options, ...others, url })).runner }
    }),
  ))

describe('a failed run', () => {
  test('is told to the log with its error, and keeps one line of it', async () => {
    const told: unknown[] = []
    const { url, runner } = await aStore({ onFailure: (error, run) => told.push([String(error), run?.key]) })
    runner.handle('work', async (_, input) => {
      if (input === 'rule') throw new DomainError('generation.failed', { message: 'No hemos podido' })
      throw new Error('first line\nsecond line')
    })
    await runner.start()
    await runner.enqueue({ key: 'a', kind: 'work', input: 'bug' })
    await runner.enqueue({ key: 'b', kind: 'work', input: 'rule' })
    await runner.drain()
    const client = createClient({ url })
    const { rows } = await client.execute('select key, error from runs order by key')
    client.close()

    expect(rows.map(({ key, error }) => [key, error])).toEqual([
      ['a', 'Error: first line'],
      ['b', 'generation.failed'],
    ])
    expect(told.toSorted()).toEqual([
      ['DomainError: No hemos podido', 'b'],
      ['Error: first line\nsecond line', 'a'],
    ])
  })
})

test('runs that a full disk keeps from being taken up wait for room, and the room knows', async () => {
  const database = await openDatabase({ url: `file:${aTemporaryFolder()}/colorin.db` })
  let isFull = true
  const client = new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (name !== 'execute') return typeof value === 'function' ? value.bind(target) : value
      return async (statement: { sql: string }) => {
        if (isFull && statement.sql.includes('set claim =')) throw new DomainError('server.full')
        return target.execute(statement)
      }
    },
  })
  const room = new PatientRoom(10)
  const wal = new WalTruncation(client)
  const runner = new LibsqlRunner(client, wal, { room, pollMs: 10 })
  runner.handle('work', async () => {})
  await runner.start()

  await runner.enqueue({ key: 'a', kind: 'work', input: null })
  await until(() => room.isFull)

  isFull = false
  expect(await runner.finished('a')).toBe('done')
  await until(() => !room.isFull)
  await runner.stop()
  await wal.close()
  database.close()
})

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await Bun.sleep(1)
}

test('a database server that is gone for a moment costs no finished step', async () => {
  const server = await startLibsqlServer()
  const { runner } = await aStore({ url: server.url })
  let paid = 0
  runner.handle('work', async ({ step }) => {
    await step('picture', async () => {
      paid++
      await server.stop()
      setTimeout(server.start, 400)
      return 'picture'
    })
  })
  await runner.start()
  await runner.enqueue({ key: 'a', kind: 'work', input: null })
  // While the server is down this fails as every call does.
  const finished = async (): Promise<unknown> => runner.finished('a').catch(() => Bun.sleep(100).then(finished))

  expect(await finished()).toBe('done')
  expect(paid).toBe(1)
  await runner.stop()
  await server.stop()
})
