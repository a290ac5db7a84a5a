import { describe, expect, test } from 'bun:test'
import { ledgerContract } from '../../ports/ledger.contract.ts'
import { aStore, onEveryDatabase } from '../../support/database.ts'

describe('the ledger', () => onEveryDatabase((open) => ledgerContract(async () => (await open()).ledger)))

test('an erased account leaves what its books cost, and nobody to whom it points', async () => {
  const { users, ledger } = await aStore()
  await users.create({ id: 'parent', email: 'p@familia.example', passwordHash: 'x', createdAt: '2026-11-21' })
  const caps = { bookUsd: 9, accountDayUsd: 9, installationDayUsd: 9 }
  const payer = { owner: 'parent', book: 12, step: 'plan' }
  await ledger.reserve({ payer, provider: 'host', endpoint: 'chat', model: 'm', worstUsd: 1 }, caps)

  await users.remove('parent')

  expect(await ledger.entries(new Date(0))).toMatchObject([{ payer: null, worstUsd: 1 }])
})
