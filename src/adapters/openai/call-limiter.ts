export type Limits = {
  /** Calls under way at once; null: any number. */
  atOnce: number | null
  /** Of one lane at once; null: any number. */
  perLane?: number | null
  /** Of the unit that the service counts (pictures, tokens); null: any number. */
  perMinute: number | null
}

export type Timers = { now(): number; after(ms: number, then: () => void): () => void }

const MINUTE = 60_000
/** After the service has said "too many": how much less is asked for, and for how long. */
const CAUTION = { factor: 0.8, ms: MINUTE }

type Waiting = { units: number; go: () => void }

/**
 * One door for all calls with one key. Books take turns: each has a lane of its own, and a lane is served once before
 * another is served twice, so a book of twenty pictures does not keep one of four waiting.
 */
export class CallLimiter {
  readonly #limits: Limits
  readonly #timers: Timers
  readonly #lanes = new Map<string, Waiting[]>()
  #started: { at: number; units: number }[] = []
  readonly #underWay = new Map<string, number>()
  #closedUntil = 0
  #cautiousUntil = 0
  #cancelLook: (() => void) | null = null

  constructor(limits: Limits, timers: Timers = realTimers) {
    this.#limits = limits
    this.#timers = timers
  }

  /**
   * Answers when it is this call's turn. @returns to be called when the call has ended
   * @param units pictures or tokens that the service will count
   */
  enter(lane: string, units: number, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(lane, waiting)
        reject(signal.reason)
      }
      const waiting: Waiting = {
        units,
        go: () => {
          signal.removeEventListener('abort', leave)
          resolve(() => {
            const left = (this.#underWay.get(lane) ?? 1) - 1
            if (left > 0) this.#underWay.set(lane, left)
            else this.#underWay.delete(lane)
            this.#serve()
          })
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      const queue = this.#lanes.get(lane)
      if (queue) queue.push(waiting)
      else this.#lanes.set(lane, [waiting])
      this.#serve()
    })
  }

  /** The service said "too many": nobody goes in before `ms` have passed, and fewer for a while. */
  slowDown(ms: number): void {
    const now = this.#timers.now()
    this.#closedUntil = Math.max(this.#closedUntil, now + ms)
    this.#cautiousUntil = now + ms + CAUTION.ms
  }

  #serve(): void {
    this.#cancelLook?.()
    this.#cancelLook = null
    for (;;) {
      const [lane, queue] = this.#nextLane() ?? []
      const next = queue?.[0]
      if (lane === undefined || !queue || !next) return
      const wait = this.#waitFor(next.units)
      if (wait > 0) {
        this.#cancelLook = this.#timers.after(wait, () => this.#serve())
        return
      }
      queue.shift()
      // To the end of the line, if it has more.
      this.#lanes.delete(lane)
      if (queue.length > 0) this.#lanes.set(lane, queue)
      this.#underWay.set(lane, (this.#underWay.get(lane) ?? 0) + 1)
      this.#started.push({ at: this.#timers.now(), units: next.units })
      next.go()
    }
  }

  /** The lane that has waited longest and may have one more under way. */
  #nextLane(): [string, Waiting[]] | undefined {
    const { atOnce, perLane = null } = this.#limits
    const all = [...this.#underWay.values()].reduce((sum, count) => sum + count, 0)
    if (atOnce !== null && all >= atOnce) return undefined
    return this.#lanes.entries().find(([lane]) => perLane === null || (this.#underWay.get(lane) ?? 0) < perLane)
  }

  /** Milliseconds until so many units may start. */
  #waitFor(units: number): number {
    const now = this.#timers.now()
    const closed = Math.max(0, this.#closedUntil - now)
    const { perMinute } = this.#limits
    if (perMinute === null) {
      this.#started = []
      return closed
    }
    this.#started = this.#started.filter(({ at }) => at > now - MINUTE)
    const allowed = Math.max(1, now < this.#cautiousUntil ? perMinute * CAUTION.factor : perMinute)
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

  #remove(lane: string, waiting: Waiting): void {
    const left = (this.#lanes.get(lane) ?? []).filter((other) => other !== waiting)
    if (left.length > 0) this.#lanes.set(lane, left)
    else this.#lanes.delete(lane)
    this.#serve()
  }
}

const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, Math.ceil(ms))
    return () => clearTimeout(timer)
  },
}
