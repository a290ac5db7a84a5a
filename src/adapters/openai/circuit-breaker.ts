import { type CircuitBreakerPolicy, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { ProviderFailure } from '../../ports/provider-failure.ts'

export type BreakerOptions = {
  pauseMs: number
  /** So many such failures in a row open it. */
  after: number
  opensOn(failure: ProviderFailure): boolean
}

/**
 * Keeps calls from a service that would fail them all alike: none is sent until the pause is over or a parent asks anew.
 * Then one call tries, those beside it wait for it, and what it meets decides for all.
 */
export class CircuitBreaker {
  readonly #options: BreakerOptions
  #policy: CircuitBreakerPolicy
  #failure: ProviderFailure | null = null

  constructor(options: BreakerOptions) {
    this.#options = options
    this.#policy = this.#newPolicy()
  }

  /** @throws ProviderFailure as the last one, while the circuit is open */
  async execute<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#policy.execute(work)
    } catch (error) {
      if (error instanceof ProviderFailure && this.#options.opensOn(error)) this.#failure = error
      // Anything else is the library's own: the circuit is open, or opened again while this call waited.
      if (!(error instanceof Error && 'isBrokenCircuitError' in error) || !this.#failure) throw error
      throw new ProviderFailure(this.#failure.kind, `${this.#failure.message} (not asked again)`)
    }
  }

  /** A parent asks anew, and may have mended it: the pause is over, and the next call tries. */
  askAnew(): void {
    if (this.#policy.state !== CircuitState.Open) return
    // The library's own way to take up an open circuit: one whose pause began long ago.
    this.#policy = this.#newPolicy({
      ownState: { value: CircuitState.Open, openedAt: 0, attemptNo: 1 },
      breakerState: 0,
    })
  }

  #newPolicy(initialState?: unknown): CircuitBreakerPolicy {
    const { pauseMs, after, opensOn } = this.#options
    return circuitBreaker(
      handleWhen((error) => error instanceof ProviderFailure && opensOn(error)),
      { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(after), ...(initialState ? { initialState } : {}) },
    )
  }
}
