/** Runs the work over all items, at most `width` at once, in order of start. The first failure ends it when those under way have settled. */
export async function pooled<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length)
  const errors: unknown[] = []
  const queue = items.entries()
  const lane = async () => {
    for (const [index, item] of queue) {
      if (errors.length > 0) return
      try {
        results[index] = await work(item)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
  if (errors.length > 0) throw errors[0]
  return results
}
