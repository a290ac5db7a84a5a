import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { OpenAiConnection } from '../../../src/adapters/openai/connection.ts'
import { EFFORTS, nearestEffort } from '../../../src/adapters/openai/model-families.ts'
import { SERVER_KINDS } from '../../../src/adapters/openai/profiles.ts'
import type { Question } from '../../../src/adapters/openai/question.ts'
import { ask } from '../../../src/adapters/openai/text-model.ts'
import { TEXT_TASKS } from '../../../src/adapters/openai/way-of-asking.ts'
import { MemoryAnswers } from '../../../src/adapters/system/memory-answers.ts'
import { MemoryLedger } from '../../../src/adapters/system/memory-ledger.ts'
import { readConfig } from '../../../src/config.ts'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'

/** It refuses, as the service does, what a model does not take. */
let fake: ReturnType<typeof startFakeOpenAi>
beforeAll(() => {
  fake = startFakeOpenAi()
})
afterAll(() => fake.stop())
beforeEach(() => void fake.journal.splice(0))

const PROBE = {
  type: 'object',
  properties: { word: { type: 'string' }, number: { type: 'number' } },
  required: ['word', 'number'],
  additionalProperties: false,
}

async function sent(model: string, about: Partial<Question>, environment: Record<string, string> = {}) {
  const { ai } = readConfig({ OPENAI_BASE_URL: fake.url, STORY_MODEL: model, ...environment })
  if (!ai) throw new Error('no settings')
  const ledger = new MemoryLedger()
  const connection = new OpenAiConnection(ai, ledger, new MemoryAnswers())
  const messages = [
    { role: 'system', text: 'Be brief.' },
    { role: 'user', text: 'The word is luna, the number 7.' },
  ] as const
  const question = { payer: null, model, messages, schema: { name: 'probe', json: PROBE }, maxTokens: 1000, ...about }
  await ask(connection, question, new AbortController().signal)
  const [row] = await ledger.entries(new Date(0))
  return { body: JSON.parse(fake.journal.at(-1)?.sent ?? '{}'), worstUsd: row?.worstUsd ?? 0 }
}

describe('a model that thinks', () => {
  test.each(TEXT_TASKS)('is told how hard, given room for it, and asked for no temperature: %s', async (task) => {
    const { body } = await sent('gpt-6.1-terra', { task })

    expect(['low', 'medium', 'high']).toContain(body.reasoning_effort)
    expect(body.max_completion_tokens).toBeGreaterThan(1000)
    expect(body).not.toHaveProperty('temperature')
  })

  test('thinks harder over a plan or a remark than over a page, and over what it reads no harder', async () => {
    const effort = async (task: Question['task']) =>
      EFFORTS.indexOf((await sent('gpt-6.1-terra', { task })).body.reasoning_effort)
    const [planning, prose, reading] = [await effort('planning'), await effort('prose'), await effort('reading')]

    expect(planning).toBeGreaterThan(prose)
    expect(await effort('editing')).toBeGreaterThan(prose)
    expect(prose).toBeGreaterThanOrEqual(reading)
  })

  test('is asked as before where nobody says for what', async () => {
    const { body } = await sent('gpt-6.1-terra', {})

    expect(body.max_completion_tokens).toBe(1000)
    expect(body).not.toHaveProperty('reasoning_effort')
  })

  test('has the room for its thought set aside before the call', async () => {
    expect((await sent('gpt-6.1-terra', { task: 'planning' })).worstUsd).toBeGreaterThan(
      (await sent('gpt-6.1-terra', {})).worstUsd,
    )
  })

  test('over the Responses API too', async () => {
    const { body } = await sent('gpt-6.1-terra', { task: 'planning' }, { STORY_API: 'responses' })

    expect(body.reasoning).toEqual({ effort: 'medium' })
    expect(body).not.toHaveProperty('temperature')
  })

  test('is told what it can be told that is nearest', () => {
    expect(nearestEffort(['low', 'medium', 'high'], 'max')).toBe('high')
    expect(nearestEffort(['low', 'medium', 'high'], 'none')).toBe('low')
    expect(nearestEffort(['high'], 'low')).toBe('high')
  })
})

describe('a model that does not think', () => {
  test('is told no effort; prose is warm, and what is read is read the same twice', async () => {
    const { body: prose } = await sent('llama3.3:70b', { task: 'prose' })
    const { body: reading } = await sent('llama3.3:70b', { task: 'reading' })

    expect(prose).not.toHaveProperty('reasoning_effort')
    expect(prose.temperature).toBeGreaterThan(reading.temperature)
    expect(reading.temperature).toBe(0)
    expect(prose.max_completion_tokens).toBe(1000)
  })

  test.each(SERVER_KINDS)('is not told by whoever serves it: %s', async (server) => {
    const { body } = await sent('mistral-small', { task: 'planning', effort: 'high' }, { AI_SERVER: server })
    expect(body).not.toHaveProperty('reasoning_effort')
  })

  test('is asked for no more than it gives', async () => {
    const { body } = await sent('gpt-4o-mini', { maxTokens: 50_000 })
    expect(body.max_completion_tokens).toBeLessThan(50_000)
  })
})

describe('what the operator sets', () => {
  test('is above the task: effort of who writes, not of who looks', async () => {
    const set = { STORY_EFFORT: 'xhigh', VISION_EFFORT: 'none' }

    expect((await sent('gpt-6.1-terra', { task: 'prose' }, set)).body.reasoning_effort).toBe('xhigh')
    expect((await sent('gpt-6.1-terra', {}, set)).body.reasoning_effort).toBe('xhigh')
    expect((await sent('gpt-6.1-terra', { task: 'reading' }, set)).body.reasoning_effort).toBe('low')
    expect((await sent('gpt-6.1-terra', { task: 'inspection' }, set)).body.reasoning_effort).toBe('none')
  })

  test('bounds an answer, its thought included', async () => {
    const { body } = await sent('gpt-6.1-terra', { task: 'planning' }, { STORY_MAX_TOKENS: '1500' })
    expect(body.max_completion_tokens).toBe(1500)
  })

  test.each([
    ['object', 'json_object'],
    ['none', undefined],
  ])('STORY_JSON=%s: the schema stands in the words', async (json, type) => {
    const { body } = await sent('a-model', { task: 'reading' }, { STORY_JSON: json })

    expect(body.response_format?.type).toBe(type)
    expect(body.messages[0].content).toBe('Be brief.')
    expect(body.messages.at(-1).content).toContain(JSON.stringify(PROBE))
  })

  test('what is no effort stops the start', () => {
    expect(() => readConfig({ OPENAI_API_KEY: 'k', STORY_EFFORT: 'hard' })).toThrow('STORY_EFFORT')
  })
})
