import { expect, spyOn, test } from 'bun:test'
import { createClient } from '@libsql/client/sqlite3'
import { RandomIds } from '../../src/adapters/system/random-ids.ts'
import { askNewPassword } from '../../src/use-cases/ask-new-password.ts'
import { aStore } from '../support/database.ts'

/** What is asked of the database, in order; how long it takes is a matter of that. */
async function statementsOf(work: () => Promise<void>): Promise<string[]> {
  const client = createClient({ url: ':memory:' })
  const prototype = Object.getPrototypeOf(client)
  client.close()
  const asked: string[] = []
  const textOf = (statement: unknown): string =>
    typeof statement === 'string' ? statement : String((statement as { sql: unknown }).sql)
  const { execute, batch } = prototype
  const spies = [
    spyOn(prototype, 'execute').mockImplementation(function (this: unknown, ...args: unknown[]) {
      asked.push(textOf(args[0]))
      return execute.apply(this, args)
    }),
    spyOn(prototype, 'batch').mockImplementation(function (this: unknown, ...args: unknown[]) {
      asked.push(...(args[0] as unknown[]).map(textOf))
      return batch.apply(this, args)
    }),
  ]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  // The event log looks for news all the time.
  return asked.filter((sql) => !sql.includes('from events'))
}

test('an address that nobody has is asked the same of the database as one that somebody has', async () => {
  const { users, outbox, clock } = await aStore({ pollMs: 60_000 })
  await users.create({ id: 'u', email: 'ana@familia.es', passwordHash: 'h', createdAt: '2026-11-21T10:00:00.000Z' })
  const links = { origin: 'https://colorin.example', tokenOf: (id: string) => id }
  const needs = { users, outbox, links, ids: new RandomIds(), clock }

  const known = await statementsOf(() => askNewPassword(needs, { email: 'ana@familia.es' }))
  const unknown = await statementsOf(() => askNewPassword(needs, { email: 'nadie@familia.es' }))

  expect(known.filter((sql) => /outbox|tokens|users/u.test(sql)).length).toBeGreaterThan(2)
  expect(unknown).toEqual(known)
  expect((await outbox.list()).map(({ to }) => to)).toEqual(['ana@familia.es'])
  expect([...known, ...unknown].filter((sql) => sql.includes('runs'))).toEqual([])
  const lying = (await outbox.list()).map(({ createdAt, dueAt }) => Date.parse(dueAt) - Date.parse(createdAt))
  expect(lying.every((ms) => ms >= 1000 && ms < 4000)).toBe(true)
})
