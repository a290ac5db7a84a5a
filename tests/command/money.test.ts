import { describe, expect, test } from 'bun:test'
import { costReport, NOTHING_SPENT } from '../../src/command/cost-report.ts'
import { doctorReport } from '../../src/command/doctor-report.ts'
import { costOfImage, costOfText, estimateBook, expectedImageUse } from '../../src/domain/prices.ts'
import type { LedgerEntry } from '../../src/ports/ledger.ts'

const paid = (book: number, usd: number | null, createdAt: string): LedgerEntry => ({
  payer: { owner: 'parent', book, step: 'illustration' },
  ...{
    provider: 'api.example',
    endpoint: 'images.edit',
    model: 'a-model',
    worstUsd: 0.5,
    expectedUsd: 0.5,
    outcome: 'ok',
  },
  ...{ textTokensIn: 1, imageTokensIn: 1, tokensOut: 1, images: 1, usd, ms: 8000, requestId: null, createdAt },
})

describe('what models cost', () => {
  test('follows what was used and the price list; an unknown model is free', () => {
    expect(costOfText('gpt-6.1-terra-2026-10', { tokensIn: 1e6, tokensOut: 1e6 })).toBe(6)
    expect(costOfImage('gpt-image-2.6-flare', { textTokensIn: 0, imageTokensIn: 0, tokensOut: 439 })).toBeCloseTo(
      0.013,
      3,
    )
    expect(costOfText('llama', { tokensIn: 1e6, tokensOut: 1e6 })).toBe(0)
  })

  test('an estimate is on the dear side: a quality nobody knows counts as the dearest', () => {
    expect(expectedImageUse('gpt-image-2.6-flare', 'auto', 1024, 0).tokensOut).toBe(7024)
  })

  test('a book at the defaults costs about a dollar', () => {
    const { totalUsd } = estimateBook({
      ...{ storyModel: 'gpt-6.1-terra', imageModel: 'gpt-image-2.6-flare', quality: 'medium', size: 1536 },
      ...{ characters: 3, pictures: 17 },
    })
    expect(totalUsd).toBeGreaterThan(0.6)
    expect(totalUsd).toBeLessThan(1.5)
  })
})

describe('the report of costs', () => {
  test('adds up by book, counts the unknown as the worst, and says what a month would cost', () => {
    const report = costReport(
      [
        paid(1, 0.1, '2026-11-01T00:00:00Z'),
        paid(1, null, '2026-11-02T00:00:00Z'),
        paid(2, 0.4, '2026-11-11T00:00:00Z'),
      ],
      30,
    )
    expect(report).toContain('1,00 $ en 3 llamadas')
    expect(report).toContain('2 libros, 0,50 $ de media. Un mes a este ritmo: 3,00 $')
    expect(report).toContain('Sin respuesta: 1 llamada,')
  })

  test('tells calls that were lost from those that failed, and what they are reckoned at', () => {
    const at = '2026-11-01T00:00:00Z'
    const report = costReport(
      [
        paid(1, 0.1, at),
        { ...paid(1, 0.5, at), outcome: 'lost', ms: 0 },
        { ...paid(1, null, at), outcome: 'transient' },
      ],
      30,
    )
    expect(report).toContain('3 llamadas, 1 fallida, 1 perdida')
    expect(report).toContain(
      'Perdidas: 1 llamada de un proceso que se cortó antes de la respuesta, al precio habitual (0,50 $).',
    )
    // A lost call took no time that anybody knows of.
    expect(report).toContain('8.0 s de media')
  })

  test('says so when nothing was paid', () => expect(costReport([], 30)).toBe(NOTHING_SPENT))
})

test('the doctor says in plain words what to do about each fault', () => {
  const found = (detail: string) => ({ trade: 'story', model: 'm', state: 'fails', detail, ms: 5 }) as const
  const estimate = { textUsd: 0.12, avatarsUsd: 0.05, picturesUsd: 0.5, totalUsd: 0.67 }
  const report = (detail: string) => doctorReport([found(detail)], estimate, true)
  expect(report('chat: 401 invalid_api_key')).toContain('revisa OPENAI_API_KEY')
  expect(report('chat: 404')).toContain('termine en /v1')
  expect(report('chat: no answer')).toContain('no contesta')
  expect(report('chat: 400 invalid_request_error')).toContain('AI_SERVER')
  expect(report('x')).toContain('0,67 $')
})
