/** One at a time for each key, in the order of asking. */
export class QueueByKey<Key> {
  readonly #last = new Map<Key, Promise<unknown>>()

  async run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    const mine = (async () => {
      await before?.catch(() => {})
      return work()
    })()
    this.#last.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
  }
}
