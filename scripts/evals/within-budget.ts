import type { Caps, Ledger, PlannedCall, SettledCall } from '../../src/ports/ledger.ts'

/**
 * A ledger with one cap more: what the whole run may cost, however many days and starts it takes. (The product’s own are a book’s
 * and a day’s.) The worst case is set aside before anything is awaited, so that calls side by side never go over it together.
 */
export async function withinBudget(ledger: Ledger, maxUsd: number): Promise<Ledger> {
  const before = await ledger.entries(new Date(0))
  let spent = before.reduce((sum, { usd, worstUsd }) => sum + (usd ?? worstUsd), 0)
  const open = new Map<string, number>()
  return {
    entries: (since) => ledger.entries(since),
    async reserve(call: PlannedCall, caps: Caps) {
      const { worstUsd } = call
      if (worstUsd > 0 && spent + worstUsd > maxUsd + 1e-9) return { kind: 'over', cap: 'installation' }
      spent += worstUsd
      const reserved = await ledger.reserve(call, caps)
      if (reserved.kind === 'reserved') open.set(reserved.id, worstUsd)
      else spent -= worstUsd
      return reserved
    },
    async settle(id: string, result: SettledCall) {
      const worst = open.get(id)
      // Of another process’s call the worst case, or what it cost, is counted already.
      if (worst !== undefined && result.usd !== null) {
        spent += result.usd - worst
        open.delete(id)
      }
      await ledger.settle(id, result)
    },
  }
}
