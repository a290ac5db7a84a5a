import { expect, test } from 'bun:test'
import { type BookStreamEvent, type Connection, followBook } from '../../../web/review/event-stream.ts'
import { aClock, aSource, DIRECTORY, type FakeSource } from './support.ts'

function follow() {
  const clock = aClock()
  const sources: FakeSource[] = []
  const connections: Connection[] = []
  const events: BookStreamEvent[] = []
  const stop = followBook({
    address: (id) => `/stream?last=${id}`,
    openSource: (address) => {
      const source = aSource(address)
      sources.push(source)
      return source
    },
    timers: clock.timers,
    onConnection: (connection) => connections.push(connection),
    onEvent: (event) => events.push(event),
  })
  const source = () => {
    const latest = sources.at(-1)
    if (!latest) throw new Error('no stream')
    return latest
  }
  return { clock, sources, connections, events, stop, source }
}

test('a stream that the browser gave up is opened again within 3 s, after the last event heard', async () => {
  const { clock, sources, source, connections } = follow()
  source().say('image_created', { s3_directory: DIRECTORY, s3_url: '/v2.webp' }, '41')
  source().readyState = 2
  source().say('error')

  await clock.pass(3000)

  expect(sources).toHaveLength(2)
  expect(source().address).toBe('/stream?last=41')
  source().say('connected')
  expect(connections.at(-1)).toBe('open')
})

test('while the browser is reconnecting by itself it is left alone', async () => {
  const { clock, sources, source } = follow()
  source().readyState = 0
  source().say('error')

  await clock.pass(9000)

  expect(sources).toHaveLength(1)
})

test('a line that has gone silent is taken for dead', async () => {
  const { clock, sources, source } = follow()
  source().say('connected')

  await clock.pass(48_000)

  expect(sources.length).toBeGreaterThan(1)
  expect(sources[0]?.readyState).toBe(2)
})

test('heartbeats keep it alive', async () => {
  const { clock, sources, source } = follow()
  for (let beat = 0; beat < 8; beat += 1) {
    source().say('heartbeat')
    await clock.pass(15_000)
  }

  expect(sources).toHaveLength(1)
})

test('an event that cannot be read is passed over', () => {
  const { source, events } = follow()

  source().say('image_created', 'nonsense', '3')

  expect(events).toEqual([])
})

test('after leaving, nothing is opened any more', async () => {
  const { clock, sources, stop } = follow()

  stop()
  await clock.pass(120_000)

  expect(sources).toHaveLength(1)
  expect(sources[0]?.readyState).toBe(2)
})
