import { describe, expect, test } from 'bun:test'
import { CircuitBreaker } from '../../../src/adapters/openai/circuit-breaker.ts'
import { Refusal, translate } from '../../../src/adapters/openai/failures.ts'
import { ProviderFailure } from '../../../src/ports/provider-failure.ts'

const said = (status: number, code: string | null = null, headers: Record<string, string> = {}) => ({
  status,
  code,
  headers: new Headers(headers),
  error: { message: 'Lucía was here', moderation_details: { moderation_stage: 'output' } },
})

describe('what a failed call means', () => {
  test.each([
    [said(429, 'rate_limit_exceeded'), 'limited'],
    [said(429, 'insufficient_quota'), 'quota'],
    [said(402), 'quota'],
    [said(401), 'unauthorised'],
    [said(403), 'unauthorised'],
    [said(404, 'model_not_found'), 'unauthorised'],
    [said(500), 'transient'],
    [said(502), 'transient'],
    [said(408), 'transient'],
    [said(400, 'invalid_request_error'), 'invalid'],
    [new TypeError('fetch failed'), 'transient'],
  ] as const)('%o is %s', (error, kind) => {
    expect(translate(error, 'chat')).toMatchObject({ kind })
  })

  test('a block for safety is an answer, and says at which end', () => {
    expect(translate(said(400, 'moderation_blocked'), 'images.edit')).toMatchObject({
      name: 'Refusal',
      stage: 'output',
    })
    expect(translate(said(400, 'moderation_blocked'), 'images.edit')).toBeInstanceOf(Refusal)
  })

  test('the wait that the service wants is kept, within reason', () => {
    expect(translate(said(429, null, { 'retry-after': '7' }), 'chat')).toMatchObject({ retryAfterMs: 7000 })
    expect(translate(said(429, null, { 'retry-after-ms': '80' }), 'chat')).toMatchObject({ retryAfterMs: 80 })
    expect(translate(said(429, null, { 'retry-after': '86400' }), 'chat')).toMatchObject({ retryAfterMs: 300_000 })
    expect(translate(said(429), 'chat')).toMatchObject({ retryAfterMs: null })
  })

  test('nothing of what was sent or said gets into the message', () => {
    expect(translate(said(500, 'Lucía lives here'), 'chat').message).toBe('chat: 500')
    expect(translate(said(500, 'server_error'), 'chat').message).toBe('chat: 500 server_error')
  })
})

describe('the circuit', () => {
  test('opens on quota and keys only, lets one through after the pause, closes on success', () => {
    let now = 0
    const breaker = new CircuitBreaker(1000, () => now)
    breaker.failed(new ProviderFailure('transient', 'x'))
    breaker.check()
    breaker.failed(new ProviderFailure('quota', 'x'))
    expect(() => breaker.check()).toThrow('not asked again')
    now = 1000
    breaker.check()
    expect(() => breaker.check()).toThrow()
    breaker.succeeded()
    breaker.check()
  })
})
