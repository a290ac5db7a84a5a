import { expect, test } from 'bun:test'
import { DomainError } from '../../src/domain/errors.ts'
import type { NewLetter } from '../../src/ports/outbox.ts'
import type { Posted } from '../../src/ports/post.ts'
import { sendLetters, type ToldOfLetter } from '../../src/use-cases/send-letters.ts'
import { aStore } from '../support/database.ts'
import { FakePost } from '../support/fake-post.ts'

const LATER: Posted = { refused: 'later', why: '451' }
const NEVER: Posted = { refused: 'address', why: '550' }
const unending = new AbortController().signal

async function aDesk() {
  const { outbox, users, books, clock } = await aStore()
  const post = new FakePost()
  const told: ToldOfLetter[] = []
  const links = { origin: 'https://colorin.example', tokenOf: (id: string) => `token-of-${id}` }
  const needs = { outbox, post, links, books, clock, onLetter: (one: ToldOfLetter) => void told.push(one) }
  await users.create({ id: 'u', email: 'u@familia.es', passwordHash: 'h', createdAt: clock.now().toISOString() })
  const write = async (id: string, more: Partial<NewLetter> = {}) => {
    const now = clock.now().getTime()
    const at = (ms: number) => new Date(now + ms).toISOString()
    const times = { dueAt: at(0), expiresAt: at(30 * 60_000), createdAt: at(0) }
    await outbox.add({ id, user: 'u', to: `${id}@familia.es`, letter: { template: 'new-password' }, ...times, ...more })
  }
  return {
    post,
    told,
    outbox,
    clock,
    users,
    write,
    send: (signal = unending) => sendLetters(needs, { signal }),
    given: () => post.given.map(({ id }) => id),
  }
}

test('what is due goes out once, the oldest first, with what its link proves', async () => {
  const desk = await aDesk()
  for (let n = 0; n < 45; n++) {
    await desk.write(`l${n}`)
    desk.clock.advance(1)
  }
  await desk.send()
  await desk.send()

  expect(desk.given()).toEqual(Array.from({ length: 45 }, (_, n) => `l${n}`))
  expect(desk.post.given[0]).toEqual({
    id: 'l0',
    to: 'l0@familia.es',
    letter: { template: 'new-password' },
    link: 'https://colorin.example/nueva-contrasena#token-of-l0',
  })
})

test('a server that is busy is asked again later, ever more slowly, and other letters go out meanwhile', async () => {
  const desk = await aDesk()
  await desk.write('slow', { expiresAt: '2027-01-01T00:00:00.000Z' })
  await desk.write('quick')
  desk.post.answer = ({ id }) => (id === 'slow' ? LATER : 'sent')
  await desk.send()
  expect(desk.given()).toEqual(['slow', 'quick'])

  const pauses: number[] = []
  for (let n = 0; n < 7; n++) {
    const before = desk.post.given.length
    let seconds = 0
    while (desk.post.given.length === before) {
      desk.clock.advance(10_000)
      seconds += 10
      await desk.send()
    }
    pauses.push(seconds)
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900])
  desk.post.answer = () => 'sent'
  desk.clock.advance(15 * 60_000)
  await desk.send()
  expect((await desk.outbox.of('u')).map(({ id, state, attempts }) => [id, state, attempts])).toEqual([
    ['slow', 'sent', 9],
    ['quick', 'sent', 1],
  ])
})

test('a link of half an hour is sent after an outage of any length that it outlives', async () => {
  for (const minutes of [16, 20, 25, 28]) {
    const desk = await aDesk()
    await desk.write('link')
    desk.post.answer = () => ({ refused: 'later', why: 'ECONNREFUSED' })
    for (let seconds = 0; seconds < minutes * 60; seconds += 10) {
      await desk.send()
      desk.clock.advance(10_000)
    }
    desk.post.answer = () => 'sent'
    for (let seconds = minutes * 60; seconds < 30 * 60; seconds += 10) {
      await desk.send()
      desk.clock.advance(10_000)
    }
    expect((await desk.outbox.of('u')).map(({ state }) => state)).toEqual(['sent'])
  }
})

test('on a disk that takes no mark of it nothing is sent over and over', async () => {
  const desk = await aDesk()
  await desk.write('link')
  desk.outbox.hold = () => Promise.reject(new DomainError('server.full'))

  for (let n = 0; n < 3; n++) await expect(desk.send()).rejects.toMatchObject({ code: 'server.full' })

  expect(desk.given()).toEqual([])
})

test('an address that is refused is never tried again, and holds up nobody', async () => {
  const desk = await aDesk()
  for (const id of ['nobody', 'broken', 'somebody']) await desk.write(id)
  desk.post.answer = ({ id }) => {
    if (id === 'broken') throw new TypeError('a bug')
    return id === 'nobody' ? NEVER : 'sent'
  }
  await desk.send()
  desk.clock.advance(20 * 60_000)
  desk.post.answer = () => 'sent'
  await desk.send()

  expect(desk.given()).toEqual(['nobody', 'broken', 'somebody', 'broken'])
  expect(desk.told).toEqual([
    { letter: 'nobody', template: 'new-password', outcome: 'refused', why: '550' },
    { letter: 'broken', template: 'new-password', outcome: 'later', why: 'TypeError' },
    { letter: 'somebody', template: 'new-password', outcome: 'sent' },
    { letter: 'broken', template: 'new-password', outcome: 'sent' },
  ])
})

test('what was withdrawn, has expired or lost its account while others were sent stays here', async () => {
  const desk = await aDesk()
  await desk.users.create({ id: 'v', email: 'v@familia.es', passwordHash: 'h', createdAt: '2026-11-21' })
  for (const id of ['first', 'withdrawn', 'last']) await desk.write(id)
  await desk.write('homeless', { user: 'v' })
  await desk.write('expired', { expiresAt: desk.clock.now().toISOString() })
  desk.post.answer = async ({ id }): Promise<Posted> => {
    if (id !== 'first') return 'sent'
    await desk.outbox.withdraw('withdrawn')
    await desk.users.remove('v')
    return 'sent'
  }
  await desk.send()

  expect(desk.given()).toEqual(['first', 'last'])
})

test('a stop ends it at once, and what it cut off is no try', async () => {
  const desk = await aDesk()
  for (const id of ['cut', 'next']) await desk.write(id)
  const stopping = new AbortController()
  desk.post.answer = () => {
    stopping.abort(new Error('stopping'))
    return { refused: 'later', why: 'ECONNECTION' }
  }

  await expect(desk.send(stopping.signal)).rejects.toThrow('stopping')

  expect(desk.given()).toEqual(['cut'])
  expect((await desk.outbox.of('u')).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['queued', 0],
    ['queued', 0],
  ])
})
