import { expect, test } from 'bun:test'
import type { BookEvent, EventLog } from '../../src/ports/event-log.ts'
import type { StandingClock } from '../support/standing-clock.ts'

const aBook = () => Math.floor(Math.random() * 2 ** 52)

/** What every event log promises. `another` is opened on the same events, as by a second process. */
export function eventLogContract(
  open: () => Promise<{ events: EventLog; clock: StandingClock; another(): Promise<EventLog> }>,
): void {
  test('a reader who was away gets what they missed of their book, in order', async () => {
    const { events } = await open()
    const [book, other] = [aBook(), aBook()]
    const first = await events.append(book, 'generation', { stage: 'story' })
    await events.append(other, 'image_failed', null)
    const second = await events.append(book, 'image_created', { key: 'covers/frontcover', file: 'a "b".webp' })

    expect(second.id).toBeGreaterThan(first.id)
    expect(await events.since(book, 0)).toEqual([first, second])
    expect(await events.since(book, first.id)).toEqual([second])
    expect(await events.since(book, second.id)).toEqual([])
  })

  test('events are kept for a day', async () => {
    const { events, clock } = await open()
    const book = aBook()
    const old = await events.append(book, 'generation', 1)
    clock.advance(20 * 3_600_000)
    const recent = await events.append(book, 'generation', 2)
    clock.advance(5 * 3_600_000)

    expect(await events.since(book, 0)).toEqual([recent])
    expect((await events.append(book, 'generation', 3)).id).toBeGreaterThan(old.id)
  })

  test('an id is never given twice, even when all events are gone', async () => {
    const { events, clock } = await open()
    const book = aBook()
    const { id } = await events.append(book, 'generation', 1)
    clock.advance(48 * 3_600_000)

    expect((await events.append(book, 'generation', 2)).id).toBeGreaterThan(id)
  })

  test('subscribers of a book hear its events once, in order, and nothing of other books', async () => {
    const { events } = await open()
    const [book, other] = [aBook(), aBook()]
    const heard: BookEvent[] = []
    const heardToo: BookEvent[] = []
    events.subscribe(book, (event) => heard.push(event))
    events.subscribe(book, (event) => heardToo.push(event))
    const appended = await Promise.all(
      Array.from({ length: 20 }, (_, index) => events.append(index % 4 === 3 ? other : book, 'generation', index)),
    )
    const expected = appended.filter((event) => event.book === book).toSorted((a, b) => a.id - b.id)

    expect(heard).toEqual(expected)
    expect(heardToo).toEqual(expected)
  })

  test('what happened before somebody subscribed is not told to them, nor what happens after they left', async () => {
    const { events } = await open()
    const book = aBook()
    await events.append(book, 'generation', 'before')
    const heard: BookEvent[] = []
    const unsubscribe = events.subscribe(book, (event) => heard.push(event))
    const during = await events.append(book, 'generation', 'during')
    unsubscribe()
    unsubscribe()
    await events.append(book, 'generation', 'after')

    expect(heard).toEqual([during])
  })

  test('a subscriber whose stream broke disturbs neither the work nor the other subscribers', async () => {
    const { events } = await open()
    const book = aBook()
    const heard: BookEvent[] = []
    events.subscribe(book, () => {
      throw new Error('stream closed')
    })
    events.subscribe(book, (event) => heard.push(event))

    expect(heard).toEqual([await events.append(book, 'generation', 1)])
  })

  test('what another process appends is heard too, once and in order', async () => {
    const { events, another } = await open()
    const theirs = await another()
    const book = aBook()
    const heard: BookEvent[] = []
    const complete = Promise.withResolvers<void>()
    events.subscribe(book, (event) => {
      heard.push(event)
      if (event.data === 'last') complete.resolve()
    })
    const first = await theirs.append(book, 'generation', 'theirs')
    const second = await events.append(book, 'generation', 'ours')
    const third = await theirs.append(book, 'generation', 'last')
    await complete.promise

    expect(heard).toEqual([first, second, third])
  })
}
