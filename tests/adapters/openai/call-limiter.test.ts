import { expect, test } from 'bun:test'
import { CallLimiter, type Limits, type Timers } from '../../../src/adapters/openai/call-limiter.ts'

/** Time that only moves when told to. */
class Hands implements Timers {
  at = 0
  #waiting: { at: number; then: () => void }[] = []
  now() {
    return this.at
  }
  after(ms: number, then: () => void) {
    const entry = { at: this.at + ms, then }
    this.#waiting.push(entry)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry)
    }
  }
  async to(at: number) {
    for (;;) {
      await settled()
      const next = this.#waiting.filter((entry) => entry.at <= at).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#waiting = this.#waiting.filter((entry) => entry !== next)
      this.at = next.at
      next.then()
    }
    this.at = at
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const never = new AbortController().signal

function aDoor(limits: Partial<Limits>) {
  const hands = new Hands()
  const limiter = new CallLimiter({ atOnce: null, perMinute: null, ...limits }, hands)
  const order: string[] = []
  const leaving: (() => void)[] = []
  const come = (lane: string, units = 1, signal = never) =>
    limiter.enter(lane, units, signal).then(
      (leave) => {
        order.push(lane)
        leaving.push(leave)
      },
      () => order.push(`${lane} left`),
    )
  return { hands, limiter, order, leaving, come }
}

test('five pictures a minute are five in any minute', async () => {
  const { hands, order, come } = aDoor({ perMinute: 5 })
  for (let call = 0; call < 12; call++) void come('book')

  await hands.to(0)
  expect(order).toHaveLength(5)
  await hands.to(59_999)
  expect(order).toHaveLength(5)
  await hands.to(60_000)
  expect(order).toHaveLength(10)
  await hands.to(120_000)
  expect(order).toHaveLength(12)
})

test('a small book does not wait behind a large one', async () => {
  const { order, leaving, come } = aDoor({ atOnce: 1 })
  for (let call = 0; call < 20; call++) void come('large')
  for (let call = 0; call < 3; call++) void come('small')
  for (let call = 0; call < 8; call++) {
    await settled()
    leaving[call]?.()
  }

  expect(order.slice(0, 7)).toEqual(['large', 'large', 'small', 'large', 'small', 'large', 'small'])
})

test('when the service says "too many", everybody waits, and then goes more slowly for a while', async () => {
  const { hands, limiter, order, come } = aDoor({ perMinute: 10 })
  limiter.slowDown(3000)
  for (let call = 0; call < 10; call++) void come('book')

  await hands.to(2999)
  expect(order).toHaveLength(0)
  await hands.to(3000)
  expect(order).toHaveLength(8)
})

test('a book has so many under way at once, and others pass it', async () => {
  const { order, leaving, come } = aDoor({ perLane: 2 })
  for (let call = 0; call < 4; call++) void come('one')
  void come('other')
  await settled()
  expect(order).toEqual(['one', 'one', 'other'])
  leaving[0]?.()
  await settled()
  expect(order).toHaveLength(4)
})

test('who gives up leaves the queue', async () => {
  const { order, leaving, come } = aDoor({ atOnce: 1 })
  const gone = new AbortController()
  void come('first')
  void come('impatient', 1, gone.signal)
  void come('second')
  await settled()
  gone.abort()
  leaving[0]?.()
  await settled()

  expect(order).toEqual(['first', 'impatient left', 'second'])
})

test('a call larger than the limit itself goes alone and not never', async () => {
  const { hands, order, come } = aDoor({ perMinute: 1000 })
  void come('small', 10)
  void come('huge', 5000)
  await hands.to(59_999)
  expect(order).toEqual(['small'])
  await hands.to(60_000)
  expect(order).toEqual(['small', 'huge'])
})
