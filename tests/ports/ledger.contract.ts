import { expect, test } from 'bun:test'
import type { Caps, Ledger, PlannedCall, SettledCall } from '../../src/ports/ledger.ts'

const PLANNED: Omit<PlannedCall, 'payer'> = {
  provider: 'api.example',
  endpoint: 'images.edit',
  model: 'a-model',
  worstUsd: 0.4,
  expectedUsd: 0.2,
}
/** A book, an account and caps of their own: ledgers of a server are shared between tests. */
async function aBookIn(ledger: Ledger) {
  const spent = (await ledger.entries(new Date(0))).reduce((sum, { usd, worstUsd }) => sum + (usd ?? worstUsd), 0)
  const caps: Caps = { bookUsd: 1, accountDayUsd: 2, installationDayUsd: spent + 3 }
  const book = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return { caps, call: { ...PLANNED, payer: { owner: crypto.randomUUID(), book, step: 'illustration' } } }
}

const DONE: SettledCall = {
  outcome: 'ok',
  textTokensIn: 500,
  imageTokensIn: 1024,
  tokensOut: 439,
  images: 1,
  usd: 0.1,
  ms: 8000,
  requestId: 'req_1',
}

/** What every ledger promises. */
export function ledgerContract(open: () => Promise<Ledger>): void {
  const since = new Date(0)

  test('what is set aside counts in full until it is settled, then what it cost', async () => {
    const ledger = await open()
    const { caps, call } = await aBookIn(ledger)
    const first = await ledger.reserve(call, caps)
    expect(first.kind).toBe('reserved')
    await ledger.reserve(call, caps)
    expect(await ledger.reserve(call, caps)).toEqual({ kind: 'over', cap: 'book' })

    if (first.kind === 'reserved') await ledger.settle(first.id, DONE)

    expect((await ledger.reserve(call, caps)).kind).toBe('reserved')
    expect(
      (await ledger.entries(since)).find(({ payer, usd }) => payer?.book === call.payer.book && usd),
    ).toMatchObject({
      ...call,
      ...DONE,
    })
  })

  test('twenty calls at once never go over a cap together', async () => {
    const ledger = await open()
    const { caps, call } = await aBookIn(ledger)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ledger.reserve(call, caps)))
    expect(answers.filter(({ kind }) => kind === 'reserved')).toHaveLength(2)
  })

  test('an account and the installation have caps of their own, a day long', async () => {
    const ledger = await open()
    const { caps, call } = await aBookIn(ledger)
    const of = (owner: string, book: number) =>
      ledger.reserve({ ...call, worstUsd: 1, payer: { owner, book: call.payer.book + book, step: 'plan' } }, caps)
    const [parent, neighbour, stranger] = [1, 2, 3].map(() => crypto.randomUUID())
    await of(parent ?? '', 1)
    await of(parent ?? '', 2)
    expect(await of(parent ?? '', 3)).toEqual({ kind: 'over', cap: 'account' })
    await of(neighbour ?? '', 4)
    expect(await of(stranger ?? '', 5)).toEqual({ kind: 'over', cap: 'installation' })
  })

  test('a call whose cost nobody knows goes on counting as the worst', async () => {
    const ledger = await open()
    const { caps, call } = await aBookIn(ledger)
    for (let times = 0; times < 2; times++) {
      const reserved = await ledger.reserve(call, caps)
      if (reserved.kind === 'reserved') await ledger.settle(reserved.id, { ...DONE, outcome: 'transient', usd: null })
    }
    expect((await ledger.reserve(call, caps)).kind).toBe('over')
  })

  test('an answer that is found again does not take back how long it took to come', async () => {
    const ledger = await open()
    const { caps, call } = await aBookIn(ledger)
    const reserved = await ledger.reserve(call, caps)
    const id = reserved.kind === 'reserved' ? reserved.id : ''
    await ledger.settle(id, DONE)

    await ledger.settle(id, { ...DONE, ms: 0 })

    const entry = (await ledger.entries(since)).find(({ payer }) => payer?.book === call.payer.book)
    expect(entry).toMatchObject(DONE)
  })

  test('what costs nothing is never too dear', async () => {
    const ledger = await open()
    const { call } = await aBookIn(ledger)
    const nothing = { bookUsd: 0, accountDayUsd: 0, installationDayUsd: 0 }
    expect((await ledger.reserve({ ...call, worstUsd: 0 }, nothing)).kind).toBe('reserved')
    expect(await ledger.reserve(call, nothing)).toEqual({ kind: 'over', cap: 'book' })
  })
}
