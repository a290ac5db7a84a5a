import type { Clock } from '../../ports/clock.ts'

/** Milliseconds: a machine's time service takes the clock back by so little all the time, by more only where it was wrong. */
const SMALL_STEP_MS = 1000

/** Never a little earlier than it just was: what is made later is dated later, and lists keep their order. */
export class SystemClock implements Clock {
  readonly #read: () => number
  #last = 0

  /** @param read milliseconds since 1970 */
  constructor(read: () => number = Date.now) {
    this.#read = read
  }

  now(): Date {
    const read = this.#read()
    const isStep = read < this.#last && this.#last - read < SMALL_STEP_MS
    if (!isStep) this.#last = read
    return new Date(this.#last)
  }
}
