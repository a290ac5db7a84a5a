import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { openOpenAi } from '../../../src/adapters/openai/open-openai.ts'
import { PROFILES, SERVER_KINDS, type ServerKind } from '../../../src/adapters/openai/profiles.ts'
import { BlocklistModerator } from '../../../src/adapters/system/blocklist-moderator.ts'
import { MemoryAnswers } from '../../../src/adapters/system/memory-answers.ts'
import { MemoryLedger } from '../../../src/adapters/system/memory-ledger.ts'
import { composeEngine } from '../../../src/compose.ts'
import { readConfig } from '../../../src/config.ts'
import { aCompleteInfo, aGirl, aScene } from '../../support/builders.ts'

/** Notes down what each kind of server is sent, and answers with a small picture. */
const received: { path: string; fields: string[]; files: string[]; types: string[] }[] = []
let server: ReturnType<typeof Bun.serve>
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  const { illustrator } = await composeEngine({ generationConcurrency: 1, ai: null })
  const outcome = await illustrator.drawAvatar({ character: aGirl(), seed: 'a' }, new AbortController().signal)
  picture = new Uint8Array(outcome.kind === 'drawn' ? outcome.picture.webp : [])
  server = Bun.serve({
    port: 0,
    async fetch(request) {
      const isForm = request.headers.get('content-type')?.startsWith('multipart')
      const parts: [string, unknown][] = isForm ? [...(await request.formData())] : Object.entries(await request.json())
      const files = parts.flatMap(([, value]) => (value instanceof File ? [value] : []))
      received.push({
        path: new URL(request.url).pathname,
        fields: parts.map(([name]) => name),
        files: files.map(({ name }) => name),
        types: files.map(({ type }) => type),
      })
      return Response.json({ created: 1, data: [{ b64_json: Buffer.from(picture).toString('base64') }] })
    },
  })
})
afterAll(() => server.stop(true))

async function drawWith(kind: ServerKind) {
  const { ai } = readConfig({ OPENAI_BASE_URL: `${server.url}v1`, IMAGE_MODEL: 'a-model', AI_SERVER: kind })
  if (!ai) throw new Error('no settings')
  const offline = await composeEngine({ generationConcurrency: 1, ai: null })
  const { illustrator } = openOpenAi(ai, new MemoryLedger(), new MemoryAnswers(), {
    ...offline,
    moderator: new BlocklistModerator(),
  })
  const info = aCompleteInfo()
  await illustrator?.draw(
    {
      ...{ scene: aScene(), characters: info.characters, places: [], theme: 'aventura', readerAge: '4-6' },
      ...{ kind: 'page', references: new Map([['Lucía', picture]]), wish: null, seed: 'x' },
    },
    new AbortController().signal,
  )
  return received.at(-1)
}

describe('each server is asked in its own way', () => {
  test('OpenAI: an edit with image[] as WebP, named by id', async () => {
    expect(await drawWith('compatible')).toMatchObject({
      path: '/v1/images/edits',
      fields: expect.arrayContaining(['image[]', 'quality', 'output_format', 'size']),
      files: ['PERS_1.webp'],
    })
  })

  test('vLLM: the field is called image, and no quality is named', async () => {
    const sent = await drawWith('vllm')
    expect(sent).toMatchObject({ path: '/v1/images/edits', files: ['PERS_1.webp'] })
    expect(sent?.fields).toContain('image')
    expect(sent?.fields).not.toContain('quality')
  })

  test('LocalAI: a generation with references as JSON, and base64 asked for', async () => {
    const sent = await drawWith('localai')
    expect(sent?.path).toBe('/v1/images/generations')
    expect(sent?.fields).toEqual(expect.arrayContaining(['ref_images', 'response_format']))
  })

  test('stable-diffusion.cpp: references as PNG, no format asked for', async () => {
    const sent = await drawWith('sdcpp')
    expect(sent).toMatchObject({ path: '/v1/images/edits', files: ['PERS_1.png'], types: ['image/png'] })
    expect(sent?.fields).not.toContain('output_format')
  })

  test.each(SERVER_KINDS)('%s without pictures leaves them to the offline engine', async (kind) => {
    const { ai } = readConfig({
      OPENAI_BASE_URL: `${server.url}v1`,
      STORY_MODEL: 'a',
      IMAGE_MODEL: 'b',
      AI_SERVER: kind,
    })
    const engine = await composeEngine({ generationConcurrency: 1, ai })
    expect([engine.writer.kind, engine.illustrator.kind]).toEqual(['model', PROFILES[kind].image ? 'model' : 'offline'])
  })
})

describe('settings', () => {
  test('with a key every trade has a model; without one only what is named', () => {
    expect(readConfig({ OPENAI_API_KEY: 'k' }).ai).toMatchObject({
      server: 'openai',
      imageModel: 'gpt-image-2.6-flare',
      storyModel: 'gpt-6.1-terra',
    })
    expect(readConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', STORY_MODEL: 'm' }).ai).toMatchObject({
      storyModel: 'm',
      imageModel: null,
      moderationModel: null,
    })
  })

  test('a model that was shut down stops the start', () => {
    expect(() => readConfig({ OPENAI_API_KEY: 'k', IMAGE_MODEL: 'gpt-image-1' })).toThrow('IMAGE_MODEL')
  })
})
