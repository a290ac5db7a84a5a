import type { Payer } from '../../ports/ledger.ts'

/** Nobody's name or address: a fingerprint of the account's random id, and the book's number, by which equal beginnings are kept. */
export function extrasOf(payer: Payer | null) {
  if (!payer) return {}
  return {
    safety_identifier: new Bun.CryptoHasher('sha256').update(`colorin/${payer.owner}`).digest('hex').slice(0, 32),
    prompt_cache_key: `book-${payer.book}`,
  }
}
