import { expect, test } from 'bun:test'
import type { Json, Runner } from '../../src/ports/runner.ts'

type Options = { leaseMs?: number; maxRuns?: number }
type Opened = {
  runner: Runner
  /** A second process on the same runs. */
  another(options?: Options): Promise<Runner>
}

/** Something that a test opens when it is ready for what comes behind. */
function aDoor() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: () => resolve() }
}

function noted<T>(list: T[], what: T): null {
  list.push(what)
  return null
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    if (signal.aborted) reject(signal.reason)
  })
}

/** What every runner promises. Kinds and keys are of their own in each test: a server's runs outlive it. */
export function runnerContract(open: (options?: Options) => Promise<Opened>): void {
  const aName = () => `book:${crypto.randomUUID()}`

  test('a run gets its input and is done when its handler has come to the end', async () => {
    const { runner } = await open()
    const [kind, key] = [aName(), aName()]
    const inputs: Json[] = []
    runner.handle(kind, async (_, input) => void inputs.push(input))
    await runner.start()
    expect(await runner.stateOf(key)).toBeNull()
    await runner.enqueue({ key, kind, input: { bookId: 12, wish: null, tags: ['á'] } })

    expect(await runner.finished(key)).toBe('done')
    expect(await runner.stateOf(key)).toBe('done')
    expect(inputs).toEqual([{ bookId: 12, wish: null, tags: ['á'] }])
  })

  test('what was enqueued before the start, by anybody, is done after it', async () => {
    const { runner, another } = await open()
    const [kind, key] = [aName(), aName()]
    await (await another()).enqueue({ key, kind, input: 1 })
    expect(await runner.stateOf(key)).toBe('running')
    runner.handle(kind, async () => {})
    await runner.start()

    expect(await runner.finished(key)).toBe('done')
  })

  test('starting a key that is under way joins it', async () => {
    const { runner } = await open()
    const [kind, key, door] = [aName(), aName(), aDoor()]
    let runs = 0
    runner.handle(kind, async () => {
      runs++
      await door.passed
    })
    await runner.start()
    await Promise.all([1, 2, 3].map((input) => runner.enqueue({ key, kind, input })))
    const ends = [runner.finished(key), runner.finished(key)]
    door.open()

    expect(await Promise.all(ends)).toEqual(['done', 'done'])
    expect(runs).toBe(1)
  })

  test('a handler that throws ends its run as failed, and the others go on', async () => {
    const { runner } = await open()
    const [kind, bad, good] = [aName(), aName(), aName()]
    runner.handle(kind, async (_, input) => {
      if (input === 'bad') throw new Error('no')
    })
    await runner.start()
    await runner.enqueue({ key: bad, kind, input: 'bad' })
    await runner.enqueue({ key: good, kind, input: 'good' })

    expect(await runner.finished(bad)).toBe('failed')
    expect(await runner.finished(good)).toBe('done')
  })

  test('a failed run that is enqueued again starts anew, with the new input and the steps already done', async () => {
    const { runner } = await open()
    const [kind, key] = [aName(), aName()]
    const done: string[] = []
    runner.handle(kind, async ({ step }, input) => {
      await step(`${key}/story`, async () => noted(done, 'story'))
      await step(`${key}/pictures`, async () => {
        done.push(`pictures ${input}`)
        if (input === 1) throw new Error('refused')
        return null
      })
    })
    await runner.start()
    await runner.enqueue({ key, kind, input: 1 })
    expect(await runner.finished(key)).toBe('failed')
    await runner.enqueue({ key, kind, input: 2 })

    expect(await runner.finished(key)).toBe('done')
    expect(done).toEqual(['story', 'pictures 1', 'pictures 2'])
  })

  test('a step is done once for ever and its result is the same each time, whichever run or process asks', async () => {
    const { runner, another } = await open()
    const [kind, key, step] = [aName(), aName(), aName()]
    const results: Json[] = []
    let done = 0
    const handler = async (context: Parameters<Parameters<Runner['handle']>[1]>[0]) => {
      results.push(await context.step(step, async () => ({ text: 'Érase una vez', pages: [++done], none: null })))
    }
    const later = await another()
    for (const one of [runner, later]) one.handle(kind, handler)
    await runner.start()
    await runner.enqueue({ key, kind, input: null })
    await runner.finished(key)
    await runner.enqueue({ key, kind, input: null })
    await runner.finished(key)
    await runner.stop()
    await later.start()
    await later.enqueue({ key, kind, input: null })
    await later.finished(key)

    expect(done).toBe(1)
    expect(results).toEqual(Array(3).fill({ text: 'Érase una vez', pages: [1], none: null }))
  })

  test('a step under way in another run is joined, and goes on when only one of the two is cancelled', async () => {
    const { runner } = await open()
    const [kind, one, two, step] = [aName(), aName(), aName(), aName()]
    const [began, door] = [aDoor(), aDoor()]
    let begun = 0
    let aborted = false
    runner.handle(kind, async (context) => {
      await context.step(step, async (signal) => {
        signal.addEventListener('abort', () => {
          aborted = true
        })
        begun++
        began.open()
        await door.passed
        return null
      })
    })
    await runner.start()
    await runner.enqueue({ key: one, kind, input: null })
    await began.passed
    const other = aDoor()
    runner.handle(`${kind}/second`, async (context) => {
      const joined = context.step(step, async () => {
        begun++
        return null
      })
      other.open()
      await joined
    })
    await runner.enqueue({ key: two, kind: `${kind}/second`, input: null })
    await other.passed
    await runner.cancel(one)
    expect(await runner.finished(one)).toBe('cancelled')
    door.open()

    expect(await runner.finished(two)).toBe('done')
    expect({ begun, aborted }).toEqual({ begun: 1, aborted: false })
  })

  test('two steps with one key in one run are one step', async () => {
    const { runner } = await open()
    const [kind, key, step] = [aName(), aName(), aName()]
    let done = 0
    runner.handle(kind, async (context) => {
      await Promise.all([1, 2].map(() => context.step(step, async () => ++done)))
    })
    await runner.start()
    await runner.enqueue({ key, kind, input: null })

    expect(await runner.finished(key)).toBe('done')
    expect(done).toBe(1)
  })

  test('a step that throws is not stored: the handler may try it again', async () => {
    const { runner } = await open()
    const [kind, key, step] = [aName(), aName(), aName()]
    let tries = 0
    const attempt = async () => {
      if (++tries < 3) throw new Error('busy')
      return tries
    }
    const results: Json[] = []
    runner.handle(kind, async (context) => {
      await expect(context.step(step, attempt)).rejects.toThrow('busy')
      await expect(context.step(step, attempt)).rejects.toThrow('busy')
      results.push(await context.step(step, attempt))
    })
    await runner.start()
    await runner.enqueue({ key, kind, input: null })

    expect(await runner.finished(key)).toBe('done')
    expect(results).toEqual([3])
  })

  test('a cancelled run is aborted, stays cancelled, and can be started again', async () => {
    const { runner } = await open()
    const [kind, key, began] = [aName(), aName(), aDoor()]
    let attempts = 0
    runner.handle(kind, async ({ signal, step }) => {
      attempts++
      if (attempts > 1) return
      await step(`${key}/slow`, (signal) => {
        began.open()
        return untilAborted(signal)
      })
      expect(signal.aborted).toBe(true)
    })
    await runner.start()
    await runner.enqueue({ key, kind, input: null })
    await began.passed
    await runner.cancel(key)

    expect(await runner.stateOf(key)).toBe('cancelled')
    expect(await runner.finished(key)).toBe('cancelled')
    await runner.enqueue({ key, kind, input: null })
    expect(await runner.finished(key)).toBe('done')
    await runner.cancel(key)
    expect(await runner.stateOf(key)).toBe('done')
    expect(attempts).toBe(2)
  })

  test('a run cancelled by another process is aborted here', async () => {
    const { runner, another } = await open({ leaseMs: 400 })
    const [kind, key, began] = [aName(), aName(), aDoor()]
    const aborted = aDoor()
    runner.handle(kind, async ({ signal }) => {
      began.open()
      await untilAborted(signal).finally(aborted.open)
    })
    await runner.start()
    await runner.enqueue({ key, kind, input: null })
    await began.passed
    await (await another()).cancel(key)
    await aborted.passed

    expect(await runner.finished(key)).toBe('cancelled')
  })

  test('what an aborted step makes all the same is kept: it is paid for', async () => {
    const { runner } = await open()
    const [kind, key, began, door] = [aName(), aName(), aDoor(), aDoor()]
    let paid = 0
    runner.handle(kind, async ({ step }) => {
      await step(`${key}/picture`, async () => {
        paid++
        began.open()
        await door.passed
        return 'picture'
      })
    })
    await runner.start()
    await runner.enqueue({ key, kind, input: null })
    await began.passed
    await runner.cancel(key)
    await runner.enqueue({ key, kind, input: null })
    door.open()

    expect(await runner.finished(key)).toBe('done')
    expect(paid).toBe(1)
  })

  test('forgetting a prefix forgets its runs and steps and nothing of a book whose number begins alike', async () => {
    const { runner } = await open()
    const [kind, book] = [aName(), aName()]
    const done: string[] = []
    runner.handle(kind, async ({ step }, key) => {
      await step(`${key}/step`, async () => noted(done, String(key)))
    })
    await runner.start()
    const runAll = async () => {
      for (const key of [`${book}/a`, `${book}/b`, `${book}2/a`]) await runner.enqueue({ key, kind, input: key })
      await runner.drain()
    }
    await runAll()
    await runner.forget(`${book}/`)

    expect(await runner.stateOf(`${book}/a`)).toBeNull()
    expect(await runner.finished(`${book}/b`)).toBeNull()
    expect(await runner.stateOf(`${book}2/a`)).toBe('done')
    await runAll()
    expect(done.toSorted()).toEqual([`${book}/a`, `${book}/a`, `${book}/b`, `${book}/b`, `${book}2/a`])
  })

  test('a forgotten run that was under way is aborted and leaves no step behind', async () => {
    const { runner } = await open()
    const [kind, book, began, door] = [aName(), aName(), aDoor(), aDoor()]
    let done = 0
    runner.handle(kind, async ({ step }, input) => {
      await step(`${book}/step`, async () => {
        done++
        began.open()
        if (input === 'first') await door.passed
        return null
      })
    })
    await runner.start()
    await runner.enqueue({ key: `${book}/a`, kind, input: 'first' })
    await began.passed
    await runner.forget(`${book}/`)
    door.open()
    await runner.drain()
    await runner.enqueue({ key: `${book}/a`, kind, input: 'second' })

    expect(await runner.finished(`${book}/a`)).toBe('done')
    expect(done).toBe(2)
  })

  test('only so many runs of a kind are under way at once, and all get their turn, oldest first', async () => {
    const { runner } = await open({ maxRuns: 2 })
    const [kind, prefix] = [aName(), aName()]
    const order: Json[] = []
    let now = 0
    let most = 0
    runner.handle(kind, async ({ step }, input) => {
      order.push(input)
      most = Math.max(most, ++now)
      await step(`${prefix}/${input}`, async () => null)
      now--
    })
    for (let input = 0; input < 9; input++) await runner.enqueue({ key: `${prefix}/${input}`, kind, input })
    await runner.start()
    await runner.drain()

    expect(most).toBe(2)
    expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(order.slice(0, 2).toSorted()).toEqual([0, 1])
  })

  test('a short run does not wait behind long ones of another kind', async () => {
    const { runner } = await open({ maxRuns: 2 })
    const [long, short, prefix, door] = [aName(), aName(), aName(), aDoor()]
    runner.handle(long, () => door.passed)
    runner.handle(short, async () => {})
    await runner.start()
    for (let number = 0; number < 3; number++)
      await runner.enqueue({ key: `${prefix}/${number}`, kind: long, input: null })
    await runner.enqueue({ key: `${prefix}/short`, kind: short, input: null })

    expect(await runner.finished(`${prefix}/short`)).toBe('done')
    door.open()
    await runner.drain()
  })

  test('drain waits for runs that runs enqueue', async () => {
    const { runner } = await open()
    const [kind, prefix] = [aName(), aName()]
    let done = 0
    runner.handle(kind, async (_, input) => {
      done++
      const next = Number(input) - 1
      if (next > 0) await runner.enqueue({ key: `${prefix}/${next}`, kind, input: next })
    })
    await runner.start()
    await runner.enqueue({ key: `${prefix}/5`, kind, input: 5 })
    await runner.drain()

    expect(done).toBe(5)
  })

  test('a stop aborts what is under way, and the next process does it at once from the stored steps', async () => {
    const { runner, another } = await open({ leaseMs: 60_000 })
    const [kind, key, began] = [aName(), aName(), aDoor()]
    const done: string[] = []
    runner.handle(kind, async ({ step }) => {
      await step(`${key}/one`, async () => noted(done, 'one'))
      await step(`${key}/two`, (signal) => {
        began.open()
        return untilAborted(signal)
      })
    })
    await runner.start()
    await runner.enqueue({ key, kind, input: null })
    await began.passed
    const waiting = runner.finished(key)
    await Promise.all([runner.stop(), expect(waiting).rejects.toMatchObject({ code: 'server.stopping' })])
    expect(await runner.stateOf(key)).toBe('running')

    const next = await another({ leaseMs: 60_000 })
    next.handle(kind, async ({ step }) => {
      await step(`${key}/one`, async () => noted(done, 'one again'))
      await step(`${key}/two`, async () => noted(done, 'two'))
    })
    await next.start()

    expect(await next.finished(key)).toBe('done')
    expect(done).toEqual(['one', 'two'])
  })

  test('a stop lets a step that is paid for come to its end, keeps it, and keeps others from doing it beside', async () => {
    const { runner, another } = await open({ leaseMs: 200 })
    const [kind, key] = [aName(), aName()]
    const [began, answered] = [aDoor(), aDoor()]
    const done: string[] = []
    const reasons: unknown[] = []
    runner.handle(kind, async ({ step }) => {
      await step(`${key}/one`, async (signal) => {
        signal.addEventListener('abort', () => reasons.push(signal.reason))
        began.open()
        await answered.passed
        return noted(done, 'one')
      })
      await step(`${key}/two`, async () => noted(done, 'two, by the first'))
    })
    await runner.start()
    await runner.enqueue({ key, kind, input: null })
    await began.passed
    const next = await another({ leaseMs: 200 })
    next.handle(kind, async ({ step }) => {
      await step(`${key}/one`, async () => noted(done, 'one again'))
      await step(`${key}/two`, async () => noted(done, 'two'))
    })
    await next.start()

    const stopped = runner.stop()
    // The rule is about time that goes by: three leases.
    await Bun.sleep(600)
    expect(done).toEqual([])
    answered.open()
    await stopped

    expect(await next.finished(key)).toBe('done')
    expect(done).toEqual(['one', 'two'])
    expect(reasons).toMatchObject([{ code: 'server.stopping' }])
  })

  test('a stopped runner takes up nothing more', async () => {
    const { runner } = await open()
    const [kind, key] = [aName(), aName()]
    let runs = 0
    runner.handle(kind, async () => void runs++)
    await runner.start()
    await runner.stop()
    await runner.enqueue({ key, kind, input: null })
    await runner.drain()

    expect(await runner.stateOf(key)).toBe('running')
    expect(runs).toBe(0)
  })

  test('a run that another process holds is left to it for as long as its lease is renewed', async () => {
    const { runner, another } = await open({ leaseMs: 200 })
    const [kind, key] = [aName(), aName()]
    const [began, door] = [aDoor(), aDoor()]
    const by: string[] = []
    const other = await another({ leaseMs: 200 })
    runner.handle(kind, async () => {
      by.push('first')
      began.open()
      await door.passed
    })
    other.handle(kind, async () => void by.push('second'))
    await runner.start()
    await runner.enqueue({ key, kind, input: null })
    await began.passed
    await other.start()
    // The rule is about time that goes by: three leases.
    await Bun.sleep(600)
    door.open()

    expect(await runner.finished(key)).toBe('done')
    expect(by).toEqual(['first'])
  })

  test('two processes share the runs and do each of them once', async () => {
    const { runner, another } = await open()
    const [kind, prefix] = [aName(), aName()]
    const done: Json[] = []
    const other = await another()
    for (const one of [runner, other])
      one.handle(kind, async ({ step }, input) => {
        await step(`${prefix}/step/${input}`, async () => noted(done, input))
      })
    for (let input = 0; input < 30; input++) await runner.enqueue({ key: `${prefix}/${input}`, kind, input })
    await Promise.all([runner.start(), other.start()])
    await Promise.all([runner.drain(), other.drain()])

    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, index) => index))
  })
}
