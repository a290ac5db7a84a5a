/** Time as the review needs it, so that tests turn the clock by hand. Each answer cancels. */
export type Timers = {
  now(): number
  after(ms: number, act: () => void): () => void
  every(ms: number, act: () => void): () => void
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  after(ms, act) {
    const id = setTimeout(act, ms)
    return () => clearTimeout(id)
  },
  every(ms, act) {
    const id = setInterval(act, ms)
    return () => clearInterval(id)
  },
}
