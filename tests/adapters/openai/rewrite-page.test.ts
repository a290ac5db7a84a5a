import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { openOpenAi } from '../../../src/adapters/openai/open-openai.ts'
import { checkPage } from '../../../src/adapters/openai/story/check-page.ts'
import { rewriteMessages } from '../../../src/adapters/openai/story/rewrite-prompt.ts'
import { storyData } from '../../../src/adapters/openai/story/story-data.ts'
import { BlocklistModerator } from '../../../src/adapters/system/blocklist-moderator.ts'
import { MemoryAnswers } from '../../../src/adapters/system/memory-answers.ts'
import { MemoryLedger } from '../../../src/adapters/system/memory-ledger.ts'
import { composeEngine } from '../../../src/compose.ts'
import { readConfig } from '../../../src/config.ts'
import type { PageRewriter, RewriteRequest } from '../../../src/ports/page-rewriter.ts'
import { aRenamedStory } from '../../support/a-written-book.ts'
import { ATTACKS } from '../../support/attacks.ts'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import type { Fault } from '../../support/fake-openai/faults.ts'
import { modelEnvironment } from '../../support/model-environment.ts'

const NAMES = /luc[ií]a|luz|chispa|carmen|rosa/iu
const WISH = 'que Luz (Lucía) cante con CHISPA mientras la abuela Carmen baila'
const PAYER = { owner: 'parent', book: 12, step: 'rewrite/1/2' }
const KEYS = ['chapter_title', 'before', 'text', 'after', 'picture', 'wish']
const { signal } = new AbortController()

function asking(changes: Partial<RewriteRequest> = {}): RewriteRequest {
  return { ...aRenamedStory(), chapter: 1, page: 2, wish: WISH, payer: PAYER, ...changes }
}

function messagesFor(changes: Partial<RewriteRequest> = {}) {
  const request = asking(changes)
  return rewriteMessages(request, storyData(request.info, request.story.names))
}

function dataOf(text: string) {
  return JSON.parse(text.slice(text.indexOf('<datos_usuario>') + 15, text.indexOf('</datos_usuario>')))
}

describe('who writes a page again is told', () => {
  const [system, user] = messagesFor()

  test('the page, what stands around it, what its picture shows and the wish, and nobody’s name', () => {
    expect(dataOf(user?.text ?? '').page).toEqual({
      chapter_title: 'El faro de PERS_1',
      before: ['PERS_1 subió al faro con un mapa.'],
      text: ['PERS_1 encendió el farol.', '—¿Y ahora? —preguntó PERS_2.'],
      after: ['La PERS_3 esperaba abajo.', '¡Arriba, arriba, que ya amanece!'],
      picture: 'PERS_1 holds up the lantern beside PERS_2.',
      wish: 'que PERS_1 (PERS_1) cante con PERS_2 mientras la PERS_3 baila',
    })
    expect(`${system?.text}${user?.text}`).not.toMatch(NAMES)
  })

  test('how a book of this age and language sounds, and how much fits', () => {
    expect(system?.text).toContain('four- and five-year-olds')
    expect(system?.text).toContain('Spanish of Spain')
    expect(user?.text).toContain('At most 48 words. Count PERS_3 as 2 words.')
    expect(messagesFor({ page: 1 })[1]?.text).toContain('At most 36 words.')
  })

  test('which line comes back in the whole book, where it is on the page', () => {
    const [, { text } = { text: '' }] = messagesFor({ page: 3 })
    expect(dataOf(text).page.refrain).toBe('¡Arriba, arriba, que ya amanece!')
    expect(text).toContain('stays in it word for word')
    expect(text).toContain('It has no picture of its own.')
    expect(user?.text).toContain('The refrain of the book is not on this page.')
  })

  test('what ends the chapter before and begins the next, where nothing nearer is read', () => {
    const pageOf = (chapter: number, page: number) => dataOf(messagesFor({ chapter, page })[1]?.text ?? '').page
    expect(pageOf(1, 1)).not.toHaveProperty('before')
    expect(pageOf(1, 3).after).toEqual(['En la cocina olía a anís.'])
    expect(pageOf(2, 1).before).toEqual(['La PERS_3 esperaba abajo.', '¡Arriba, arriba, que ya amanece!'])
    expect(() => messagesFor({ page: 4 })).toThrow(RangeError)
    expect(() => messagesFor({ chapter: 3 })).toThrow(RangeError)
  })

  test.each(ATTACKS)('%j as a wish or on the page as words of a parent, and nothing else changes', (attack) => {
    const { story } = aRenamedStory()
    const pages = story.chapters[0]?.pages.map((page) => ({ ...page, paragraphs: [attack] })) ?? []
    const attacked = messagesFor({
      wish: attack.slice(0, 120),
      story: { ...story, chapters: [{ title: attack, pages }] },
    })
    const calm = messagesFor({
      wish: 'un faro',
      story: {
        ...story,
        chapters: [{ title: 'un faro', pages: pages.map((page) => ({ ...page, paragraphs: ['un faro'] })) }],
      },
    })
    const frame = (text = '') => {
      const [before, , after] = text.split(/<datos_usuario>\n|\n<\/datos_usuario>/u)
      return `${before}|${after}`.replace(/It has \d+ now/u, '')
    }

    expect(attacked[0]).toEqual(calm[0] ?? { role: 'system', text: '' })
    expect(attacked[1]?.text.split('<datos_usuario>')).toHaveLength(2)
    expect(attacked[1]?.text.split('</datos_usuario>')).toHaveLength(2)
    expect(frame(attacked[1]?.text)).toBe(frame(calm[1]?.text))
    const { page } = dataOf(attacked[1]?.text ?? '')
    expect(Object.keys(page).filter((key) => !KEYS.includes(key))).toEqual([])
    expect(JSON.stringify(page)).not.toMatch(/[<>|`\p{Cf}]|https?:|www\.|\{\{/u)
  })
})

describe('a page that was written again is held back when', () => {
  const { info, story } = aRenamedStory()
  const ids = (paragraphs: string[], page = 2) => checkPage(paragraphs, { info, story, page }).map(({ id }) => id)

  test.each<[string, string, string]>([
    ['there is no word on it', 'page.empty', ''],
    ['a place holder is left', 'text.leftover', 'Hola, PERS_9 está aquí.'],
    ['there is markup', 'text.markup', 'Mira www.ejemplo.es.'],
    ['a question is not opened', 'marks.pair', 'Luz dijo: vienes?'],
    ['quotes are typewritten', 'quotes.straight', 'Dijo "hola".'],
    ['a word is not for children', 'words.never', 'Vaya mierda.'],
    ['it is in another language, however short', 'language.other', 'The cat is on the mat.'],
    ['it preaches', 'moral.preached', 'La moraleja es que hay que ser bueno.'],
    ['somebody does not agree', 'gender.disagrees', 'Luz estaba cansado.'],
  ])('%s', (_, id, text) => expect(ids([text])).toContain(id))

  test('it has more words than fit, which are fewer under a title', () => {
    const words = (count: number) => ['Sí, sí. '.repeat(count / 2).trim()]
    expect(ids(words(50))).toContain('page.tooManyWords')
    expect(ids(words(44))).not.toContain('page.tooManyWords')
    expect(ids(words(44), 1)).toContain('page.tooManyWords')
  })

  test('and not for what only a whole story can have', () => {
    expect(ids(['Luz miró el mar.', '—¡Qué grande es! —dijo.'])).toEqual([])
    expect(ids(['¡Plin, plin!'])).toEqual([])
  })
})

describe('over the wire', () => {
  let fake: ReturnType<typeof startFakeOpenAi>
  let ledger: MemoryLedger
  let answers: MemoryAnswers
  let rewriter: PageRewriter
  beforeEach(async () => {
    fake = startFakeOpenAi()
    ledger = new MemoryLedger()
    answers = new MemoryAnswers()
    const { ai } = readConfig(modelEnvironment(fake.url, { AI_SERVER: 'openai', TEXT_TIMEOUT_MS: '1000' }))
    if (!ai) throw new Error('no settings')
    const offline = await composeEngine({ generationConcurrency: 1, ai: null })
    const models = openOpenAi(ai, ledger, answers, { ...offline, moderator: new BlocklistModerator() })
    if (!models.rewriter) throw new Error('no rewriter')
    rewriter = models.rewriter
  })
  afterEach(() => fake.stop())

  const paid = async () => (await ledger.entries(new Date(0))).filter(({ endpoint }) => endpoint === 'chat')
  const asked = () => fake.journal.filter(({ task }) => task === 'rewrite')

  test('no name leaves in any spelling, and the page comes back with those of the book', async () => {
    const outcome = await rewriter.rewrite(asking(), signal)

    if (outcome.kind !== 'written') throw new Error(outcome.reason)
    const text = outcome.value.join(' ')
    expect(text).toMatch(/Luz .*Chispa/u)
    expect(text).not.toMatch(/Lucía|Carmen|PERS/u)
    expect(outcome.by).toBe('model')
    expect(fake.journal.map(({ task }) => task)).toEqual(['rewrite', 'moderation'])
    for (const { sent } of fake.journal) expect(sent).not.toMatch(NAMES)
  })

  test('it is in the ledger of its book, and what was answered is kept nowhere: asked again, it is paid again', async () => {
    const kept: unknown[] = []
    answers.keep = async (place) => void kept.push(place)
    const first = await rewriter.rewrite(asking(), signal)
    await rewriter.rewrite(asking(), signal)

    expect(asked()).toHaveLength(2)
    const rows = await paid()
    expect(rows.map(({ payer, outcome }) => [payer?.step, payer?.book, outcome])).toEqual(
      Array(2).fill(['rewrite/1/2', 12, 'ok']),
    )
    const usd = asked().reduce((sum, { usd }) => sum + usd, 0)
    expect(rows.reduce((sum, { usd }) => sum + (usd ?? 0), 0)).toBeCloseTo(usd, 6)
    expect(first).toMatchObject({ cost: { usd: rows[0]?.usd ?? 0 } })
    expect(kept).toEqual([])
  })

  test.each<[Fault, number]>([
    ['too-long', 2],
    ['wrong-language', 2],
    ['attacker-text', 2],
    ['no-json', 2],
    ['truncated', 2],
    ['refusal', 2],
    ['fenced', 1],
  ])('%s once is put right, and paid', async (fault, times) => {
    fake.misbehave({ fault, task: 'rewrite', times: 1 })

    const outcome = await rewriter.rewrite(asking(), signal)

    expect([outcome.kind, asked().length]).toEqual(['written', times])
    expect(await paid()).toHaveLength(times)
    for (const { sent } of fake.journal) expect(sent).not.toMatch(NAMES)
  })

  test.each<[Fault, number]>([
    ['wrong-language', 4],
    ['attacker-text', 4],
    ['no-json', 4],
    ['truncated', 5],
    ['refusal', 2],
  ])('%s for ever is a refusal, after %d answers', async (fault, times) => {
    fake.misbehave({ fault, task: 'rewrite', times: 1000 })

    expect(await rewriter.rewrite(asking(), signal)).toMatchObject({ kind: 'refused' })
    expect(asked()).toHaveLength(times)
  })

  test.each<[Fault, string]>([
    ['rate-limited', 'limited'],
    ['quota', 'quota'],
    ['unauthorised', 'unauthorised'],
    ['server-error', 'transient'],
    ['html-502', 'transient'],
    ['cut-body', 'transient'],
    ['hang', 'transient'],
  ])('%s is a failure of the service (%s)', async (fault, kind) => {
    fake.misbehave({ fault, task: 'rewrite', times: 1000 })

    const failure = await rewriter.rewrite(asking(), signal).catch((error: unknown) => error)

    expect(failure).toMatchObject({ name: 'ProviderFailure', kind })
  })

  test('what the moderation does not let pass is not proposed', async () => {
    const strict = startFakeOpenAi({ blockedWords: ['PERS_1'] })
    const { ai } = readConfig(modelEnvironment(strict.url, { AI_SERVER: 'openai' }))
    if (!ai) throw new Error('no settings')
    const offline = await composeEngine({ generationConcurrency: 1, ai: null })
    const models = openOpenAi(ai, ledger, answers, { ...offline, moderator: new BlocklistModerator() })

    expect(await models.rewriter?.rewrite(asking(), signal)).toMatchObject({ kind: 'refused' })
    await strict.stop()
  })
})

test('without a model to write there is nobody to write a page again', async () => {
  expect((await composeEngine({ generationConcurrency: 1, ai: null })).rewriter).toBeNull()
  const { ai } = readConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', IMAGE_MODEL: 'a-model' })
  expect((await composeEngine({ generationConcurrency: 1, ai })).rewriter).toBeNull()
})
