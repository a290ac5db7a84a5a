import type { BookId, UserId } from '../domain/book.ts'

/** On whose account a paid call is made, and for what part of a book (`chapter/2`): never a name or a text. */
export type Payer = { owner: UserId; book: BookId; step: string }

export type PlannedCall = {
  /** Null: nobody's, such as a probe of the doctor. */
  payer: Payer | null
  /** Host of the service. */
  provider: string
  endpoint: 'chat' | 'responses' | 'images.generate' | 'images.edit' | 'moderations'
  model: string
  /** The most that this call can cost, in US dollars; 0 where nobody asks for money. */
  worstUsd: number
}

export type CallOutcome = 'ok' | 'refused' | 'transient' | 'limited' | 'quota' | 'unauthorised' | 'invalid' | 'aborted'

export type SettledCall = {
  outcome: CallOutcome
  textTokensIn: number
  imageTokensIn: number
  tokensOut: number
  images: number
  /** Null: the service may or may not have charged (timeout, cut connection): the worst case goes on counting. */
  usd: number | null
  ms: number
  requestId: string | null
}

export type Cap = 'book' | 'account' | 'installation'

/** Most that may be spent, in US dollars: per book, per account and day, per installation and day (UTC). */
export type Caps = { bookUsd: number; accountDayUsd: number; installationDayUsd: number }

export type LedgerEntry = PlannedCall & SettledCall & { createdAt: string }

/** What the paid calls cost. The worst case is set aside before a call, what it really cost is written after. */
export interface Ledger {
  /** In one step with the check of the caps, so that parallel calls never go over them together. */
  reserve(call: PlannedCall, caps: Caps): Promise<{ kind: 'reserved'; id: string } | { kind: 'over'; cap: Cap }>
  settle(id: string, result: SettledCall): Promise<void>
  /** Settled calls and those whose end nobody saw (`aborted`, cost null), oldest first. */
  entries(since: Date): Promise<LedgerEntry[]>
}
