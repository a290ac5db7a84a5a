import { describe, expect, test } from 'bun:test'
import { Refusal, translate } from '../../../src/adapters/openai/failures.ts'

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
