import { type BulkheadPolicy, bulkhead, handleWhen, type RetryPolicy, retry } from 'cockatiel'
import { ProviderFailure } from '../../ports/provider-failure.ts'
import type { Waiting } from '../../ports/waiting.ts'
import { type BreakerOptions, CircuitBreaker } from './circuit-breaker.ts'
import { MinuteLimiter, type Timers } from './minute-limiter.ts'

export type CallLimits = {
  /** Calls under way at once; null: any number. */
  atOnce: number | null
  /** Of one lane at once; null: any number. */
  perLane: number | null
  /** Of the unit that the service counts (pictures, tokens); null: any number. */
  perMinute: number | null
  /** How often a call is made that is told "too many", which costs nothing. 1: nobody waits for it. */
  turns: number
  /** How long all wait after "too many", where the service does not say. */
  pauseMs: number
  breaker: BreakerOptions
}

export type Caller = {
  /** Whose call it is, a book's mostly. */
  lane: string
  units: number
  signal: AbortSignal
  waiting?: Waiting | undefined
}

type Lane = { atOnce: BulkheadPolicy; calls: number }

/**
 * What every call of one kind goes through. No lane has more than its share under way or in line, so that a book of twenty
 * pictures does not keep one of four waiting; the service's own limits are kept, and a call that could only fail is not made.
 */
export class CallPolicy {
  readonly #limits: CallLimits
  readonly #retry: RetryPolicy
  readonly #lanes = new Map<string, Lane>()
  readonly #atOnce: BulkheadPolicy
  readonly #minute: MinuteLimiter
  readonly #breaker: CircuitBreaker

  constructor(limits: CallLimits, timers?: Timers) {
    this.#limits = limits
    // Without a pause of its own: "too many" shuts the door for everybody, and it is there that a call waits.
    this.#retry = retry(handleWhen(isLimited), { maxAttempts: limits.turns - 1 })
    this.#atOnce = bulkhead(limits.atOnce ?? Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
    this.#minute = new MinuteLimiter(limits.perMinute, timers)
    this.#breaker = new CircuitBreaker(limits.breaker)
  }

  /** @throws ProviderFailure what the work throws, or what it threw before if it would only throw it again */
  async execute<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const { units, signal, waiting } = caller
    const result = await this.#retry.execute(async () => {
      try {
        return await leavable(signal, (begin) =>
          this.#inLane(caller, async () => {
            if (this.#minute.shutForMs > 0) waiting?.held(this.#minute.shutForMs, 'busy')
            await this.#minute.pass(units, signal)
            return this.#breaker.execute(() => begin(work))
          }),
        )
      } catch (error) {
        if (isLimited(error) && this.#limits.turns > 1) this.#minute.shut(error.retryAfterMs ?? this.#limits.pauseMs)
        throw error
      }
    }, signal)
    waiting?.goesOn()
    return result
  }

  /** See `CircuitBreaker`. */
  askAnew(): void {
    this.#breaker.askAnew()
  }

  async #inLane<T>({ lane: name, signal }: Caller, work: () => Promise<T>): Promise<T> {
    const { perLane, atOnce } = this.#limits
    // Who may have all places at once would leave none for others while they queue.
    const most = Math.min(perLane ?? Number.POSITIVE_INFINITY, atOnce ?? Number.POSITIVE_INFINITY)
    const lane = this.#lanes.get(name) ?? { atOnce: bulkhead(most, Number.POSITIVE_INFINITY), calls: 0 }
    this.#lanes.set(name, lane)
    lane.calls += 1
    try {
      return await lane.atOnce.execute(() => this.#atOnce.execute(work, signal), signal)
    } finally {
      lane.calls -= 1
      if (lane.calls === 0) this.#lanes.delete(name)
    }
  }
}

/**
 * The library's queues look at a signal only when it is somebody's turn; a parent who cancels does not wait for that. Work
 * that has begun ends by itself: it knows the signal, and has something to write down first.
 */
function leavable<T>(
  signal: AbortSignal,
  queue: (begin: <R>(work: () => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    let isAtWork = false
    const leave = () => {
      if (!isAtWork) reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    queue(async (work) => {
      signal.throwIfAborted()
      isAtWork = true
      return work()
    })
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', leave))
  })
}

function isLimited(error: unknown): error is ProviderFailure {
  return error instanceof ProviderFailure && error.kind === 'limited'
}
