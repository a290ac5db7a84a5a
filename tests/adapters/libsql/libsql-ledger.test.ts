import { describe, expect, test } from 'bun:test'
import type { Caps } from '../../../src/ports/ledger.ts'
import { ledgerContract } from '../../ports/ledger.contract.ts'
import { aStore, onEveryDatabase, type Store } from '../../support/database.ts'

describe('the ledger', () => onEveryDatabase((open) => ledgerContract(async () => (await open()).ledger)))

test('an erased account leaves what its books cost, and nobody to whom it points', async () => {
  const { users, ledger } = await aStore()
  await users.create({ id: 'parent', email: 'p@familia.example', passwordHash: 'x', createdAt: '2026-11-21' })
  const caps = { bookUsd: 9, accountDayUsd: 9, installationDayUsd: 9 }
  const payer = { owner: 'parent', book: 12, step: 'plan' }
  await ledger.reserve({ payer, provider: 'host', endpoint: 'chat', model: 'm', worstUsd: 1, expectedUsd: 1 }, caps)

  await users.remove('parent')

  expect(await ledger.entries(new Date(0))).toMatchObject([{ payer: null, worstUsd: 1 }])
})

describe('a call whose process is gone', () =>
  onEveryDatabase((open) => {
    const caps = { bookUsd: 3, accountDayUsd: 9, installationDayUsd: 1000 }
    const PRICE = { provider: 'host', endpoint: 'chat', model: 'm', worstUsd: 1, expectedUsd: 0.1 } as const
    const aBook = () => ({ owner: crypto.randomUUID(), book: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 })
    const callsOf = async ({ ledger }: Store, { book }: { book: number }) =>
      (await ledger.entries(new Date(0))).filter(({ payer }) => payer?.book === book)

    test('is lost, at the price it was expected to have, as soon as another process does that part', async () => {
      const first = await open()
      const book = aBook()
      await first.ledger.reserve({ ...PRICE, payer: { ...book, step: 'chapter/1' } }, caps)
      first.clock.advance(1)
      await first.ledger.reserve({ ...PRICE, payer: { ...book, step: 'chapter/2' } }, caps)
      first.clock.advance(1)
      const second = await open({ url: first.url, clock: first.clock })

      await second.ledger.reserve({ ...PRICE, payer: { ...book, step: 'chapter/1' } }, caps)

      const calls = await callsOf(second, book)
      expect(calls.map(({ outcome, usd }) => [outcome, usd])).toEqual([
        ['lost', 0.1],
        // Its part has not been begun again: the process may be alive.
        ['aborted', null],
        ['aborted', null],
      ])
    })

    test('does not use up the book’s budget: after twelve kills of all its chapters there is money for the rest', async () => {
      const book = aBook()
      const { url } = await open()
      for (let life = 0; life < 12; life++) {
        const { ledger } = await open({ url })
        const payer = { ...book, step: `chapter/${1 + (life % 2)}` }
        expect(await ledger.reserve({ ...PRICE, payer }, caps)).toMatchObject({ kind: 'reserved' })
      }
    })

    test('counts for the days’ caps from the first on, and for the book’s from the ninth', async () => {
      const book = aBook()
      const { url } = await open()
      const reserve = async (caps: Caps) => {
        const { ledger } = await open({ url })
        return ledger.reserve({ ...PRICE, payer: { ...book, step: 'plan' } }, caps)
      }
      for (let life = 0; life < 10; life++) await reserve(caps)
      // Now ten are lost as soon as the next begins: 1 $ of the day, 0.20 $ of the book.
      expect(await reserve({ ...caps, accountDayUsd: 1.9 })).toEqual({ kind: 'over', cap: 'account' })
      expect(await reserve({ ...caps, bookUsd: 1.1 })).toEqual({ kind: 'over', cap: 'book' })
      expect(await reserve({ ...caps, bookUsd: 1.2, accountDayUsd: 2 })).toMatchObject({ kind: 'reserved' })
    })

    test('is lost after an hour at the latest, whoever asks next', async () => {
      const { ledger, clock, url } = await open()
      const book = aBook()
      await ledger.reserve({ ...PRICE, payer: { ...book, step: 'plan' } }, caps)
      clock.advance(66 * 60_000)
      const later = await open({ url, clock })

      await later.ledger.reserve({ ...PRICE, payer: { ...aBook(), step: 'plan' } }, caps)

      expect(await callsOf(later, book)).toMatchObject([{ outcome: 'lost', usd: 0.1 }])
    })
  }))
