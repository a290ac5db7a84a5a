import { ProviderFailure } from '../../ports/provider-failure.ts'

/**
 * Without quota or with a wrong key every call fails alike: after the first, none is sent until the pause is over, and then
 * one at a time until one succeeds.
 */
export class CircuitBreaker {
  readonly #pauseMs: number
  readonly #now: () => number
  #failure: ProviderFailure | null = null
  #nextProbe = 0

  constructor(pauseMs: number, now: () => number = Date.now) {
    this.#pauseMs = pauseMs
    this.#now = now
  }

  /** @throws ProviderFailure as the last one, while the circuit is open */
  check(): void {
    if (!this.#failure) return
    if (this.#now() < this.#nextProbe)
      throw new ProviderFailure(this.#failure.kind, `${this.#failure.message} (not asked again)`)
    this.#nextProbe = this.#now() + this.#pauseMs
  }

  succeeded(): void {
    this.#failure = null
  }

  failed(failure: ProviderFailure): void {
    if (failure.kind !== 'quota' && failure.kind !== 'unauthorised') return
    this.#failure = failure
    this.#nextProbe = this.#now() + this.#pauseMs
  }
}
