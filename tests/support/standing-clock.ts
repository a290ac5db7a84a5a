import type { Clock } from '../../src/ports/clock.ts'

/** A clock that stands still until told to go on. */
export class StandingClock implements Clock {
  #now: number

  constructor(start = '2026-11-21T10:00:00.000Z') {
    this.#now = Date.parse(start)
  }

  now(): Date {
    return new Date(this.#now)
  }

  advance(ms: number): void {
    this.#now += ms
  }
}
