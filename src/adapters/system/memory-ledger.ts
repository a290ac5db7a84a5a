import type { Cap, Caps, Ledger, LedgerEntry, PlannedCall, SettledCall } from '../../ports/ledger.ts'

/** For work that keeps no database, such as `bun run book`: adds up as long as the process lives. */
export class MemoryLedger implements Ledger {
  readonly #rows = new Map<string, LedgerEntry>()
  readonly #now: () => Date

  constructor(now: () => Date = () => new Date()) {
    this.#now = now
  }

  async reserve(call: PlannedCall, caps: Caps): Promise<{ kind: 'reserved'; id: string } | { kind: 'over'; cap: Cap }> {
    const { payer, worstUsd } = call
    const createdAt = this.#now().toISOString()
    const today = createdAt.slice(0, 10)
    const spent = (counts: (row: LedgerEntry) => boolean) =>
      [...this.#rows.values()].filter(counts).reduce((sum, { usd, worstUsd }) => sum + (usd ?? worstUsd), 0)
    const isToday = (row: LedgerEntry) => row.createdAt.startsWith(today)
    const limits: [Cap, number, (row: LedgerEntry) => boolean][] = [
      ['book', caps.bookUsd, (row) => !!payer && row.payer?.book === payer.book],
      ['account', caps.accountDayUsd, (row) => !!payer && row.payer?.owner === payer.owner && isToday(row)],
      ['installation', caps.installationDayUsd, isToday],
    ]
    const over = limits.find(([, most, counts]) => worstUsd > 0 && spent(counts) + worstUsd > most + 1e-9)
    if (over) return { kind: 'over', cap: over[0] }
    const id = crypto.randomUUID()
    this.#rows.set(id, { ...call, ...UNSETTLED, createdAt })
    return { kind: 'reserved', id }
  }

  async settle(id: string, result: SettledCall): Promise<void> {
    const row = this.#rows.get(id)
    if (row) this.#rows.set(id, { ...row, ...result, ms: Math.max(row.ms, result.ms) })
  }

  async entries(since: Date): Promise<LedgerEntry[]> {
    return [...this.#rows.values()].filter(({ createdAt }) => createdAt >= since.toISOString())
  }
}

const UNSETTLED: SettledCall = {
  outcome: 'aborted',
  textTokensIn: 0,
  imageTokensIn: 0,
  tokensOut: 0,
  images: 0,
  usd: null,
  ms: 0,
  requestId: null,
}
