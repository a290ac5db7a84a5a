import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Foreseen } from '../../src/domain/foreseen.ts'
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import { modelEnvironment } from '../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let parent: Parent
let id: number
beforeAll(async () => {
  server = await startServer({ environment: { LOG_LEVEL: 'trace' } })
  parent = await server.parent()
  id = (await parent.api('POST', '/api/books', {})).body.id_book
})
afterAll(() => server.stop())

const LUCIA = { name: 'Lucía', gender: 'female', age: 'child' }
const TOOTH = 'Se le cayó el primer diente comiendo una manzana'
const CLOWNS = 'Que no salgan payasos'
const VERSE = 'El texto entero en verso, por favor'
const DEATH = 'Su abuela Carmen murió en marzo.'
const ODD = 'Últimamente anda rara y no sabemos qué le pasa.'

const asking = (info: unknown) => parent.api('POST', `/api/books/${id}/wishes`, { info })

async function foreseen(additional_information: string, more: Record<string, unknown> = {}): Promise<Foreseen> {
  const { status, body } = await asking({ additional_information, characters: [LUCIA], ...more })
  expect({ status, success: body.success }).toEqual({ status: 200, success: true })
  return { wishes: body.wishes, questions: body.questions, suggestions: body.suggestions }
}

const outcomes = ({ wishes }: Foreseen) => Object.fromEntries(wishes.map(({ quote, outcome }) => [quote, outcome]))

describe('a parent who writes is told', () => {
  test('what the book will tell, what it will keep out and what it cannot tell, in their own words', async () => {
    const answer = await foreseen(`${TOOTH}. ${CLOWNS}. ${VERSE}.`)

    expect(outcomes(answer)).toEqual({ [TOOTH]: 'willTell', [CLOWNS]: 'willKeep', [VERSE]: 'cannot' })
    expect(answer.wishes.map(({ field }) => field)).toEqual(['freeText', 'freeText', 'freeText'])
  })

  test('that what is written in another language than the book’s cannot be carried over', async () => {
    const { wishes } = await foreseen(
      'A Lucía le regalan un telescopio de madera. No queremos que salgan payasos ni unicornios.',
      {
        language: 'inglés',
      },
    )

    expect(wishes.map(({ outcome, reason }) => ({ outcome, reason }))).toEqual([
      { outcome: 'cannot', reason: 'language' },
      { outcome: 'cannot', reason: 'language' },
    ])
    // What can be looked for in the other language can be kept out.
    const { wishes: kept } = await foreseen('No queremos que salgan payasos.', { language: 'inglés' })
    expect(kept.map(({ outcome, reason }) => ({ outcome, reason }))).toEqual([
      { outcome: 'willKeep', reason: undefined },
    ])
  })

  test('nothing of how a letter begins and ends', async () => {
    const { wishes } = await foreseen(`Hola, somos de Puebla. ${TOOTH}. Muchas gracias.`)
    expect(wishes.map(({ quote }) => quote)).toEqual([TOOTH])
  })

  test('that a death is asked, however plainly it was said, and of whom', async () => {
    for (const text of [DEATH, 'Murieron sus abuelos.', 'Ha muerto Luna, nuestra gata.']) {
      const { questions } = await foreseen(text)
      expect(questions[0]).toMatchObject({ id: expect.stringMatching(/^died:/u), options: [{ label: 'Sí' }, {}] })
    }
    expect((await foreseen(DEATH)).questions[0]?.text).toBe('¿Ha muerto la abuela Carmen?')
  })

  test('that a fear can be overcome, kept out, or only noticed', async () => {
    const { questions } = await foreseen('Lucía tiene miedo a la oscuridad.')

    expect(questions.map(({ id, options }) => [id, options.map(({ value }) => value)])).toEqual([
      ['fear:dark', ['overcome', 'out', 'mention']],
    ])
  })

  test('what it could be about, where nothing is sure, and nothing of the kind where something is', async () => {
    expect((await foreseen(ODD)).suggestions).not.toEqual([])
    expect((await foreseen(`${TOOTH}.`)).suggestions).toEqual([])
  })
})

describe('an answer', () => {
  test('is not asked for again, and changes what follows', async () => {
    const before = await foreseen(DEATH)
    const asked = before.questions[0]?.id ?? ''
    const after = await foreseen(DEATH, { confirmed: [{ question: asked, answer: 'yes' }] })
    expect(after.questions.map(({ id }) => id)).not.toContain(asked)

    const fear = 'Lucía tiene miedo a la oscuridad.'
    const out = await foreseen(fear, { confirmed: [{ question: 'fear:dark', answer: 'out' }] })
    expect(outcomes(out)).not.toEqual(outcomes(await foreseen(fear)))
    expect(out.questions).toEqual([])

    const [first] = (await foreseen(ODD)).suggestions
    const about = await foreseen(ODD, { confirmed: [{ question: 'about', answer: first?.value }] })
    expect(about.suggestions).toEqual([])
  })

  test('is kept with the book, also through a later save and in a copy', async () => {
    const confirmed = [{ question: 'died:abuela carmen', answer: 'yes' }]
    const { info } = await parent.book(id)
    await parent.api('PUT', `/api/books/info/${id}`, { info: { ...info, additional_information: DEATH, confirmed } })
    const saved = (await parent.book(id)).info
    expect(saved.confirmed).toEqual(confirmed)

    await parent.api('PUT', `/api/books/info/${id}`, { info: { ...saved, story_title: 'Para Carmen' } })
    expect((await parent.book(id)).info.confirmed).toEqual(confirmed)
    const copy = (await parent.api('POST', `/api/books/duplicate/${id}`)).body.id_book
    expect((await parent.book(copy)).info.confirmed).toEqual(confirmed)
  })

  test('that was never given is not on the wire', async () => {
    const other = (await parent.api('POST', '/api/books', {})).body.id_book
    expect((await parent.book(other)).info).not.toHaveProperty('confirmed')
  })
})

describe('asked is', () => {
  test.each<[string, unknown]>([
    ['nothing at all', {}],
    ['a name alone', { characters: [{ name: 'Ana', gender: '', age: '' }] }],
    ['a moral alone', { moral: 'Compartir es vivir' }],
    ['a free text and nobody', { additional_information: TOOTH }],
    ['another language', { language: 'inglés', additional_information: 'He lost his first tooth.' }],
    ['ten chapters for the eldest', { age_read: '10+', story_length: { chapters: 10 }, characters: [LUCIA] }],
    ['empty things', { places: [{ name: '', description: '' }], character_relationships: [], confirmed: [] }],
  ])('as much as there is: %s', async (_, info) => {
    expect(await asking(info)).toMatchObject({ status: 200, body: { success: true } })
  })

  test('nothing that could not be saved: it is named in Spanish as a save names it', async () => {
    expect(await asking({ moral: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      body: { success: false, code: 'input.invalid', fields: { 'info.moral': 'La moraleja admite 100 caracteres' } },
    })
    expect((await asking('hola')).status).toBe(400)
    expect((await parent.api('POST', `/api/books/${id}/wishes`, '{')).status).toBe(400)
  })

  test('of a book that is one’s own, with a token', async () => {
    const stranger = await server.parent()
    const info = { additional_information: TOOTH }
    expect((await stranger.api('POST', `/api/books/${id}/wishes`, { info })).status).toBe(404)
    expect((await parent.api('POST', '/api/books/987654/wishes', { info })).status).toBe(404)
    const nobody = await server.call(`/api/books/${id}/wishes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ info }),
    })
    expect(nobody.status).toBe(401)
  })

  test('once a second, in the mean: who asks more has to wait, and others have not', async () => {
    const slow = await startServer({ environment: { RATE_LIMIT_FACTOR: '0.05' } })
    try {
      const [busy, calm] = [await slow.parent(), await slow.parent()]
      const ask = async ({ api }: Parent) => {
        const book = (await api('POST', '/api/books', {})).body.id_book
        return () => api('POST', `/api/books/${book}/wishes`, { info: {} })
      }
      const [often, once] = [await ask(busy), await ask(calm)]
      for (let turn = 0; turn < 3; turn++) expect((await often()).status).toBe(200)

      const refused = await often()
      expect(refused).toMatchObject({ status: 429, body: { code: 'request.tooMany' } })
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect((await once()).status).toBe(200)
    } finally {
      await slow.stop()
    }
  })
})

test('what was asked is kept nowhere: not in the book, and no word of it in the log', async () => {
  const other = (await parent.api('POST', '/api/books', {})).body.id_book
  const before = await parent.book(other)
  const info = {
    additional_information: 'Zarapito enterró su cascabel azul.',
    characters: [{ ...LUCIA, name: 'Zarapito' }],
    confirmed: [{ question: 'died:zarapito', answer: 'yes' }],
  }
  expect((await parent.api('POST', `/api/books/${other}/wishes`, { info })).status).toBe(200)
  await parent.api('POST', `/api/books/${other}/wishes`, { info: { ...info, moral: 'Zarapito'.repeat(20) } })

  expect(await parent.book(other)).toEqual(before)
  const log = server.lines.join('')
  expect(log).toContain(`/api/books/${other}/wishes`)
  for (const word of ['arapito', 'cascabel', 'died:']) expect([word, log.includes(word)]).toEqual([word, false])
})

test('where a model is to write, nothing is promised and nobody is paid: every wish is understood', async () => {
  const fake = startFakeOpenAi({})
  const modern = await startServer({ environment: modelEnvironment(fake.url) })
  try {
    const { api } = await modern.parent()
    const book = (await api('POST', '/api/books', {})).body.id_book
    const info = { additional_information: `${TOOTH}. ${CLOWNS}. ${VERSE}. ${DEATH}`, characters: [LUCIA] }
    const { status, body } = await api('POST', `/api/books/${book}/wishes`, { info })

    expect(status).toBe(200)
    expect(body.wishes.length).toBeGreaterThanOrEqual(4)
    expect(new Set(body.wishes.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['understood']))
    expect(body.questions[0].id).toMatch(/^died:/u)
    expect(fake.journal).toEqual([])
  } finally {
    await modern.stop()
    await fake.stop()
  }
})
