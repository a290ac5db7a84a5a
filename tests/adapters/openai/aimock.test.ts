import { afterAll, beforeAll, expect, test } from 'bun:test'
import { LLMock } from '@copilotkit/aimock'
import { openOpenAi } from '../../../src/adapters/openai/open-openai.ts'
import { BlocklistModerator } from '../../../src/adapters/system/blocklist-moderator.ts'
import { MemoryAnswers } from '../../../src/adapters/system/memory-answers.ts'
import { MemoryLedger } from '../../../src/adapters/system/memory-ledger.ts'
import { composeEngine } from '../../../src/compose.ts'
import { readConfig } from '../../../src/config.ts'
import { aCompleteInfo, aGirl, aScene } from '../../support/builders.ts'
import { pictureBytes } from '../../support/fake-openai/pictures.ts'
import { chapterAnswer, planAnswer } from '../../support/fake-openai/texts.ts'

/** Somebody else's idea of the protocol: our own server must not drift into our own mistakes. */
let mock: LLMock
beforeAll(async () => {
  mock = new LLMock({ port: 0 })
  const picture = Buffer.from(await pictureBytes(1024, 5, null)).toString('base64')
  const textsOf = (request: any) => {
    const [system = '', user = ''] = request.messages.map(({ content }: any) => content)
    return { system, user, repairing: false }
  }
  mock.addFixture({
    match: { predicate: (request: any) => request.messages?.[1]?.content?.startsWith('Plan the whole book') },
    response: (request: any) => ({ content: JSON.stringify(planAnswer(textsOf(request))) }),
  } as any)
  mock.addFixture({
    match: { predicate: (request: any) => request.messages?.[1]?.content?.includes('Write chapter') },
    response: (request: any) => ({ content: JSON.stringify(chapterAnswer(textsOf(request), null)) }),
  } as any)
  mock.addFixture({ match: { endpoint: 'image' }, response: { image: { b64Json: picture } } } as any)
  await mock.start()
})
afterAll(() => mock.stop())

test('a plan, a chapter, an avatar and a page come through a server that others wrote', async () => {
  const { ai } = readConfig({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: `${mock.url}/v1`, RETRY_DELAYS_MS: '10' })
  if (!ai) throw new Error('no settings')
  const offline = await composeEngine({ generationConcurrency: 1, ai: null })
  const ledger = new MemoryLedger()
  const { writer, illustrator } = openOpenAi(ai, ledger, new MemoryAnswers(), {
    ...offline,
    moderator: new BlocklistModerator(),
  })
  const { signal } = new AbortController()
  const brief = { info: aCompleteInfo(), seed: 'book:12' }

  const plan = await writer?.plan(brief, signal)
  if (plan?.kind !== 'written') throw new Error('no plan')
  expect(plan.value.chapters).toHaveLength(2)
  const chapter = await writer?.chapter(brief, plan.value, 1, signal)
  expect(JSON.stringify(chapter)).toContain('Lucía')
  const avatar = await illustrator?.drawAvatar({ character: aGirl(), seed: 'a' }, signal)
  if (avatar?.kind !== 'drawn') throw new Error('no avatar')
  const page = await illustrator?.draw(
    {
      ...{ scene: aScene(), characters: brief.info.characters, places: [], theme: 'aventura', readerAge: '4-6' },
      ...{ kind: 'page', references: new Map([['Lucía', avatar.picture.webp]]), wish: null, seed: 'x' },
    },
    signal,
  )
  expect(page?.kind).toBe('drawn')
  const outcomes = (await ledger.entries(new Date(0))).map(({ endpoint, outcome }) => `${endpoint} ${outcome}`)
  expect(outcomes).toEqual([
    ...['chat ok', 'moderations ok', 'chat ok', 'moderations ok'],
    ...['images.generate ok', 'images.edit ok'],
  ])
})
