type Underway<T> = { result: Promise<T>; controller: AbortController; waiting: number }

/** Work under way by key: who asks for it meanwhile waits for the same result. */
export class JoinedWork<T> {
  readonly #underway = new Map<string, Underway<T>>()

  /**
   * Answers, or rejects as soon as `signal` is aborted. The work itself is aborted only when nobody waits for it any more,
   * and starts anew only when an aborted one has ended: it may have succeeded after all.
   */
  async join(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (;;) {
      signal.throwIfAborted()
      const underway = this.#underway.get(key) ?? this.#begin(key, work)
      if (!underway.controller.signal.aborted) return this.#waitFor(underway, signal)
      await untilSettled(underway.result)
    }
  }

  /** Answers when nothing is under way, aborted or not. */
  async idle(): Promise<void> {
    while (this.#underway.size > 0)
      await Promise.all([...this.#underway.values()].map(({ result }) => untilSettled(result)))
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<T>): Underway<T> {
    const controller = new AbortController()
    const result = work(controller.signal).finally(() => this.#underway.delete(key))
    const underway = { result, controller, waiting: 0 }
    this.#underway.set(key, underway)
    // Who waits has the error; with nobody waiting it is no unhandled one.
    result.catch(() => {})
    return underway
  }

  async #waitFor(underway: Underway<T>, signal: AbortSignal): Promise<T> {
    const aborted = Promise.withResolvers<never>()
    const abort = () => aborted.reject(signal.reason)
    signal.addEventListener('abort', abort)
    underway.waiting++
    try {
      return await Promise.race([underway.result, aborted.promise])
    } finally {
      signal.removeEventListener('abort', abort)
      underway.waiting--
      if (underway.waiting === 0 && signal.aborted) underway.controller.abort(signal.reason)
    }
  }
}

async function untilSettled(work: Promise<unknown>): Promise<void> {
  await work.then(
    () => {},
    () => {},
  )
}
