import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { ApiError, callApi } from '../../../web/api/client.ts'
import { gateOpened, isGateClosed, onGateChange } from '../../../web/api/gate-door.ts'
import { sentenceOf } from '../../../web/private-zone/use-book-actions.ts'

const before = { fetch: globalThis.fetch, localStorage: globalThis.localStorage }
let sent: { path: string; headers: Record<string, string>; body: unknown }[] = []

/** A browser's store and a server that answers in turn, without a DOM. */
function answering(...answers: (() => Response | Promise<Response>)[]): void {
  sent = []
  const kept: Record<string, string> = { token: 'secreto' }
  globalThis.localStorage = { getItem: (key: string) => kept[key] ?? null } as Storage
  const respond = async (path: string, init: { headers: Record<string, string>; body?: string }) => {
    sent.push({ path, headers: init.headers, body: init.body })
    const answer = answers[sent.length - 1]
    if (!answer) throw new TypeError('fetch failed')
    return answer()
  }
  globalThis.fetch = respond as unknown as typeof fetch
}
const json = (status: number, body: unknown) => () => Response.json(body, { status })

beforeEach(() => answering())
afterEach(() => {
  globalThis.fetch = before.fetch
  globalThis.localStorage = before.localStorage
})

describe('a call', () => {
  test('bears the token and the idempotency key', async () => {
    answering(json(201, { success: true, id_book: 4 }))
    expect(await callApi<{ id_book: number }>('POST', '/api/books', { body: {}, idempotencyKey: 'k' })).toMatchObject({
      id_book: 4,
    })
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer secreto', 'Idempotency-Key': 'k' })
  })

  test('that says success false has failed, whatever its status', async () => {
    answering(json(200, { success: false, error: 'No', code: 'x', fields: { 'info.type': 'Ese tipo no existe' } }))
    const failure = await callApi('GET', '/x').catch((error: ApiError) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: 'No', code: 'x', fields: { 'info.type': 'Ese tipo no existe' } })
  })

  test('that is refused in words is told in them, though they have no code', async () => {
    answering(json(200, { success: false, error: 'Hoy no.' }), json(409, { success: false }))
    expect(sentenceOf(await callApi('GET', '/x').catch((error) => error), 'otra cosa')).toBe('Hoy no.')
    expect(sentenceOf(await callApi('GET', '/x').catch((error) => error), 'otra cosa')).toBe('otra cosa')
  })

  test('with an empty or unreadable body has succeeded', async () => {
    answering(
      () => new Response(''),
      () => new Response('<html>'),
    )
    expect(await callApi('PUT', '/x')).toEqual({})
    expect(await callApi('PUT', '/x')).toEqual({})
  })

  test('without connection fails in words, and trying again may help', async () => {
    const failure = await callApi('GET', '/x').catch((error: ApiError) => error)
    expect(failure).toMatchObject({
      message: '❌ Error de conexión. Verifica tu internet.',
      isNetwork: true,
      isPassing: true,
    })
  })

  test('that was wrong is not worth trying again', async () => {
    answering(json(400, { success: false, error: 'No', code: 'input.invalid' }))
    expect(await callApi('GET', '/x').catch((error: ApiError) => error)).toMatchObject({ isPassing: false })
  })
})

test('calls that meet a closed gate wait together and go on when it is open', async () => {
  const closed = json(403, { success: false, error: 'Acceso restringido', code: 'gate' })
  const open = json(200, { success: true, answer: 'ya' })
  answering(closed, closed, open, open)
  const { promise: shown, resolve } = Promise.withResolvers<void>()
  const stop = onGateChange(() => isGateClosed() && sent.length === 2 && resolve())
  const calls = Promise.all([callApi('GET', '/a'), callApi('GET', '/b')])
  await shown
  gateOpened()
  stop()
  expect(await calls).toEqual([
    { success: true, answer: 'ya' },
    { success: true, answer: 'ya' },
  ] as never)
  expect(sent.map(({ path }) => path).sort()).toEqual(['/a', '/a', '/b', '/b'])
  expect(isGateClosed()).toBe(false)
})
