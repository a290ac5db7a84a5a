const last = new Map<string, Promise<unknown>>()

/** One at a time for each key in this process, in the order of asking. */
export async function queued<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key)
  const mine = (async () => {
    await before?.catch(() => {})
    return work()
  })()
  last.set(key, mine)
  try {
    return await mine
  } finally {
    if (last.get(key) === mine) last.delete(key)
  }
}
