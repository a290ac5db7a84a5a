import { afterEach, describe, expect, setSystemTime, test } from 'bun:test'
import { type CallLimits, CallPolicy } from '../../../src/adapters/openai/call-policy.ts'
import type { Timers } from '../../../src/adapters/openai/minute-limiter.ts'
import { ProviderFailure } from '../../../src/ports/provider-failure.ts'

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

/** What goes out, and in which order; a call is under way until it is ended. */
function aPolicy(limits: Partial<CallLimits> = {}) {
  const hands = new Hands()
  const policy = new CallPolicy(
    {
      ...{ atOnce: null, perLane: null, perMinute: null, turns: 5, pauseMs: 20_000 },
      breaker: { pauseMs: 30_000, after: 1, opensOn: ({ kind }) => kind === 'quota' },
      ...limits,
    },
    hands,
  )
  const order: string[] = []
  const ends: ((failure?: Error) => void)[] = []
  const come = (lane: string, units = 1, signal = never) =>
    policy
      .execute({ lane, units, signal }, () => {
        order.push(lane)
        return new Promise<void>((resolve, reject) => ends.push((failure) => (failure ? reject(failure) : resolve())))
      })
      .then(
        () => 'done',
        (error: Error) => error.message,
      )
  return { hands, policy, order, ends, come }
}

const quota = () => new ProviderFailure('quota', 'chat: 429 insufficient_quota')
const limited = (ms: number | null = null) => new ProviderFailure('limited', 'chat: 429', ms)

describe('the turns of books', () => {
  test('a small book does not wait behind a large one', async () => {
    const { order, ends, come } = aPolicy({ atOnce: 1 })
    for (let call = 0; call < 20; call++) void come('large')
    for (let call = 0; call < 3; call++) void come('small')
    for (let call = 0; call < 8; call++) {
      await settled()
      ends[call]?.()
    }

    expect(order.slice(0, 7)).toEqual(['large', 'small', 'large', 'small', 'large', 'small', 'large'])
  })

  test('a book has so many under way at once, and others pass it', async () => {
    const { order, ends, come } = aPolicy({ perLane: 2 })
    for (let call = 0; call < 4; call++) void come('one')
    void come('other')
    await settled()
    expect(order).toEqual(['one', 'one', 'other'])
    ends[0]?.()
    await settled()
    expect(order).toHaveLength(4)
  })

  test('who gives up leaves the queue at once, and nobody waits behind them', async () => {
    const { order, ends, come } = aPolicy({ atOnce: 1 })
    const gone = new AbortController()
    void come('first')
    const impatient = come('impatient', 1, gone.signal)
    void come('second')
    await settled()
    gone.abort(new Error('cancelled'))

    expect(await impatient).toBe('cancelled')
    ends[0]?.()
    await settled()
    expect(order).toEqual(['first', 'second'])
  })
})

describe('the minute', () => {
  test('five pictures a minute are five in any minute', async () => {
    const { hands, order, come } = aPolicy({ perMinute: 5 })
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

  test('a call larger than the limit itself goes alone and not never', async () => {
    const { hands, order, come } = aPolicy({ perMinute: 1000 })
    void come('small', 10)
    void come('huge', 5000)
    await hands.to(59_999)
    expect(order).toEqual(['small'])
    await hands.to(60_000)
    expect(order).toEqual(['small', 'huge'])
  })

  test('who gives up before a shut door leaves it at once', async () => {
    const { hands, order, come } = aPolicy({ perMinute: 1 })
    const gone = new AbortController()
    void come('first')
    const impatient = come('impatient', 1, gone.signal)
    await settled()
    gone.abort(new Error('cancelled'))

    expect(await impatient).toBe('cancelled')
    await hands.to(120_000)
    expect(order).toEqual(['first'])
  })
})

describe('a service that says "too many"', () => {
  test('is left alone by everybody for as long as it wants, and then asked for less', async () => {
    const { hands, order, ends, come } = aPolicy({ perMinute: 10 })
    void come('book')
    await settled()
    ends[0]?.(limited(3000))
    await settled()
    for (let call = 0; call < 10; call++) void come('other')

    await hands.to(2999)
    expect(order).toEqual(['book'])
    await hands.to(3000)
    // Eight in this minute, of which the first was one.
    expect(order).toHaveLength(8)
  })

  test('is asked five times in all before its caller hears of it', async () => {
    const { hands, order, ends, come } = aPolicy()
    const told = come('book')
    for (let turn = 0; turn < 5; turn++) {
      while (order.length <= turn) await hands.to(turn * 20_000)
      ends[turn]?.(limited())
    }

    expect(await told).toBe('chat: 429')
    await hands.to(600_000)
    expect(order).toHaveLength(5)
  })
})

describe('a service whose failure lasts', () => {
  afterEach(() => void setSystemTime())

  /** Refused once, and its pause over. */
  async function rested() {
    const all = aPolicy()
    const refused = all.come('book')
    await settled()
    all.ends[0]?.(quota())
    await refused
    return all
  }

  test('is not asked again before its pause is over, unless a parent asks anew', async () => {
    const { policy, order, come } = await rested()
    expect(await come('book')).toBe('chat: 429 insufficient_quota (not asked again)')
    expect(order).toHaveLength(1)

    policy.askAnew()
    void come('book')
    await settled()
    expect(order).toHaveLength(2)
  })

  test('is asked by one of four, and the three beside it go when that one has come through', async () => {
    const { order, ends, come } = await rested()
    setSystemTime(Date.now() + 30_000)
    const four = [1, 2, 3, 4].map(() => come('book'))
    await settled()
    expect(order).toHaveLength(2)

    ends[1]?.()
    await settled()
    expect(order).toHaveLength(5)
    for (const end of ends) end()
    expect(await Promise.all(four)).toEqual(['done', 'done', 'done', 'done'])
  })

  test('fails all four with its reason when the one that asked meets it again', async () => {
    const { order, ends, come } = await rested()
    setSystemTime(Date.now() + 30_000)
    const four = [1, 2, 3, 4].map(() => come('book'))
    await settled()
    ends[1]?.(quota())

    const why = 'chat: 429 insufficient_quota'
    const notAsked = `${why} (not asked again)`
    expect(await Promise.all(four)).toEqual([why, notAsked, notAsked, notAsked])
    expect(order).toHaveLength(2)
  })

  test('keeps nobody who gives up while another asks', async () => {
    const { ends, come } = await rested()
    setSystemTime(Date.now() + 30_000)
    const gone = new AbortController()
    const first = come('book')
    const impatient = come('book', 1, gone.signal)
    await settled()
    gone.abort(new Error('cancelled'))

    expect(await impatient).toBe('cancelled')
    ends[1]?.()
    expect(await first).toBe('done')
  })

  test('is asked on after a failure that passes', async () => {
    const { order, ends, come } = aPolicy()
    const failed = come('book')
    await settled()
    ends[0]?.(new ProviderFailure('transient', 'chat: 500'))
    expect(await failed).toBe('chat: 500')
    void come('book')
    await settled()
    expect(order).toHaveLength(2)
  })
})
