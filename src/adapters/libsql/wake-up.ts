/** Lets waiters go on when something has changed, or after a while in which another process may have changed it. */
export class WakeUp {
  #next = Promise.withResolvers<void>()

  /** The next change from now on. Asked for before looking, so that a change in between is not missed. */
  next(): Promise<void> {
    return this.#next.promise
  }

  all(): void {
    this.#next.resolve()
    this.#next = Promise.withResolvers<void>()
  }

  async orAfter(change: Promise<unknown>, ms: number): Promise<void> {
    const timer = Promise.withResolvers<void>()
    const timeout = setTimeout(timer.resolve, ms)
    try {
      await Promise.race([change, timer.promise])
    } finally {
      clearTimeout(timeout)
    }
  }
}
