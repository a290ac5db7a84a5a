export type Timers = { now(): number; after(ms: number, then: () => void): () => void }

const MINUTE = 60_000
/** After the service has said "too many": how much less is asked for, and for how long. */
const CAUTION = { factor: 0.8, ms: MINUTE }

type Waiting = { units: number; go: () => void }

/**
 * The door before a service that counts by the minute. Our own: cockatiel counts calls under way, neither what a service
 * counts (pictures, tokens) nor over a minute that slides, and its pauses hold up one call where "too many" is meant for all.
 */
export class MinuteLimiter {
  readonly #perMinute: number | null
  readonly #timers: Timers
  readonly #queue: Waiting[] = []
  #started: { at: number; units: number }[] = []
  #closedUntil = 0
  #cautiousUntil = 0
  #cancelLook: (() => void) | null = null

  /** @param perMinute of the unit that the service counts; null: any number */
  constructor(perMinute: number | null, timers: Timers = realTimers) {
    this.#perMinute = perMinute
    this.#timers = timers
  }

  /**
   * Answers when so many may go, first come, first served; at once rejects who gives up.
   * @param units pictures or tokens that the service will count
   */
  pass(units: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1)
        reject(signal.reason)
        this.#serve()
      }
      const waiting: Waiting = {
        units,
        go: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#queue.push(waiting)
      this.#serve()
    })
  }

  /** The service said "too many": nobody goes in before `ms` have passed, and fewer for a while. */
  shut(ms: number): void {
    const now = this.#timers.now()
    this.#closedUntil = Math.max(this.#closedUntil, now + ms)
    this.#cautiousUntil = now + ms + CAUTION.ms
  }

  /** Milliseconds for which nobody goes in, as the service wants it. */
  get shutForMs(): number {
    return Math.max(0, this.#closedUntil - this.#timers.now())
  }

  #serve(): void {
    this.#cancelLook?.()
    this.#cancelLook = null
    for (;;) {
      const [next] = this.#queue
      if (!next) return
      const wait = this.#waitFor(next.units)
      if (wait > 0) {
        this.#cancelLook = this.#timers.after(wait, () => this.#serve())
        return
      }
      this.#queue.shift()
      if (this.#perMinute !== null) this.#started.push({ at: this.#timers.now(), units: next.units })
      next.go()
    }
  }

  /** Milliseconds until so many units may start. */
  #waitFor(units: number): number {
    const now = this.#timers.now()
    const closed = this.shutForMs
    if (this.#perMinute === null) return closed
    this.#started = this.#started.filter(({ at }) => at > now - MINUTE)
    const allowed = Math.max(1, now < this.#cautiousUntil ? this.#perMinute * CAUTION.factor : this.#perMinute)
    let used = this.#started.reduce((sum, start) => sum + start.units, 0)
    // A call larger than the limit itself goes alone.
    const mostBefore = Math.max(0, allowed - units)
    for (const start of this.#started) {
      if (used <= mostBefore) return closed
      used -= start.units
      if (used <= mostBefore) return Math.max(closed, start.at + MINUTE - now)
    }
    return closed
  }
}

const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, Math.ceil(ms))
    return () => clearTimeout(timer)
  },
}
