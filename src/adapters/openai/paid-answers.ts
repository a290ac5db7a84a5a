import { hash } from 'node:crypto'
import type { AnswerJournal, AnswerPlace, KeptAnswer } from '../../ports/answer-journal.ts'
import type { Payer } from '../../ports/ledger.ts'

/**
 * Finds the place of each answer in the journal. One request may be asked again on purpose, by a repair that failed or a
 * picture that does not pass its inspection: a payer, who stands for one try at a part of a book, gets the answers to it
 * one after another. The next try begins with the first again.
 */
export class PaidAnswers {
  readonly #journal: AnswerJournal
  readonly #rounds = new WeakMap<Payer, Map<string, number>>()

  constructor(journal: AnswerJournal) {
    this.#journal = journal
  }

  /** Where the answer to this request lies, or will. Null where nobody pays, and so nothing is kept. */
  placeFor(payer: Payer | null, request: string | null): AnswerPlace | null {
    if (!payer || !request) return null
    const round = (this.#rounds.get(payer)?.get(request) ?? 0) + 1
    return { book: payer.book, step: payer.step, request, round }
  }

  /** @returns what was answered before and not forgotten since */
  async find(payer: Payer | null, place: AnswerPlace | null): Promise<KeptAnswer | null> {
    if (!payer || !place) return null
    const kept = await this.#journal.find(place)
    if (kept) this.#count(payer, place)
    return kept
  }

  /** To be called as soon as an answer has come, before anybody looks at it. */
  async keep(payer: Payer | null, place: AnswerPlace | null, answer: KeptAnswer, signal: AbortSignal): Promise<void> {
    if (!payer || !place) return
    await this.#journal.keep(place, answer, signal)
    this.#count(payer, place)
  }

  /** What turned out to be of no use leaves its place to the next answer. */
  async drop(payer: Payer | null, place: AnswerPlace | null): Promise<void> {
    if (!payer || !place) return
    await this.#journal.drop(place)
    this.#count(payer, { ...place, round: place.round - 1 })
  }

  #count(payer: Payer, { request, round }: AnswerPlace): void {
    const rounds = this.#rounds.get(payer) ?? new Map<string, number>()
    this.#rounds.set(payer, rounds.set(request, round))
  }
}

/** All that makes a request what it is, pictures as their fingerprints. */
export function requestHash(parts: unknown): string {
  const text = JSON.stringify(parts, (_, value) =>
    value instanceof Uint8Array ? hash('sha256', value, 'base64url') : value,
  )
  return hash('sha256', text, 'hex').slice(0, 40)
}
