import type { BookId, UserId } from '../domain/book.ts'

/**
 * On whose account a paid call is made, and for what part of a book (`chapter/2`): never a name or a text. One is made for
 * each try at that part: the same request asked twice by one payer is meant to be answered anew.
 */
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
  /** What such a call costs as a rule, in US dollars: stands for the cost of one whose process died before its answer came. */
  expectedUsd: number
}

/** `lost`: the process that waited for the answer is gone, and nobody has the answer. */
export type CallOutcome =
  | 'ok'
  | 'refused'
  | 'transient'
  | 'limited'
  | 'quota'
  | 'unauthorised'
  | 'invalid'
  | 'aborted'
  | 'lost'

/** Lost calls of a book that its own cap forgives: a machine that dies is not the family's doing. The days' caps count all. */
export const FORGIVEN_LOSSES = 8

export type SettledCall = {
  outcome: CallOutcome
  textTokensIn: number
  imageTokensIn: number
  tokensOut: number
  images: number
  /** Null: the service may or may not have charged (timeout, cut connection): the worst case goes on counting. */
  usd: number | null
  /** 0: nobody saw how long it took. What was known of that before stays. */
  ms: number
  requestId: string | null
}

export type Cap = 'book' | 'account' | 'installation'

/** Most that may be spent, in US dollars: per book, per account and day, per installation and day (UTC). */
export type Caps = { bookUsd: number; accountDayUsd: number; installationDayUsd: number }

export type LedgerEntry = PlannedCall & SettledCall & { createdAt: string }

/**
 * What the paid calls cost. The worst case is set aside before a call, what it really cost is written after. A call whose
 * process is gone is `lost`, at its expected cost: so is what another process asked for the same part of the same book (a
 * part is in one process at a time), and whatever has been open for longer than any call can last.
 */
export interface Ledger {
  /** In one step with the check of the caps, so that parallel calls never go over them together. */
  reserve(call: PlannedCall, caps: Caps): Promise<{ kind: 'reserved'; id: string } | { kind: 'over'; cap: Cap }>
  settle(id: string, result: SettledCall): Promise<void>
  /** Settled calls and those whose end nobody saw (`aborted`, cost null), oldest first. */
  entries(since: Date): Promise<LedgerEntry[]>
}
