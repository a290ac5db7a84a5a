import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { COMMON_FAULTS, type Fault, PICTURE_FAULTS, type Task, TEXT_FAULTS } from '../../support/fake-openai/faults.ts'
import { generated } from '../../support/generating.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../../support/server.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

let fake: ReturnType<typeof startFakeOpenAi>
let server: TestServer
let parent: Parent
beforeAll(async () => {
  fake = startFakeOpenAi()
  server = await startServer({
    environment: modelEnvironment(fake.url, {
      ...AMPLE_BUDGETS,
      RETRY_DELAYS_MS: '10,10',
      TEXT_TIMEOUT_MS: '1500',
      IMAGE_TIMEOUT_MS: '2000',
      MODERATION_TIMEOUT_MS: '500',
    }),
  })
  parent = await server.parent()
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})
beforeEach(() => fake.behave())

const TEXT_STAGES: Task[] = ['plan', 'chapter']
const PICTURE_STAGES: Task[] = ['page', 'frontCover']
const CASES: [Fault, Task][] = [
  ...[...COMMON_FAULTS, ...TEXT_FAULTS].flatMap((fault) => TEXT_STAGES.map((task): [Fault, Task] => [fault, task])),
  ...[...COMMON_FAULTS, ...PICTURE_FAULTS].flatMap((fault) =>
    PICTURE_STAGES.map((task): [Fault, Task] => [fault, task]),
  ),
  ...COMMON_FAULTS.map((fault): [Fault, Task] => [fault, 'moderation']),
]
/** A call that fails so is not made again by itself: somebody has to mend it, and then `Reintentar` goes on. */
const PERMANENT: Fault[] = ['quota', 'unauthorised']

const VENDOR_WORDS = /openai|gpt|quota|api|http|\d{3}|error/iu

describe('one misbehaving answer', () => {
  test.each(CASES.filter(([fault]) => !PERMANENT.includes(fault)))(
    '%s at the %s costs the book nothing',
    async (fault, task) => {
      const id = await aSmallBook()
      fake.misbehave({ fault, task, times: 1 })

      const book = await generated(parent, id)

      expect(book).toMatchObject({ status: 'verifying', generation: { error: null } })
      expect(await handsOf(id)).not.toContain('offline')
      expect((await server.ports.books.find(id))?.story?.writer).toBe('model')
      const said = JSON.stringify((await server.ports.books.find(id))?.story)
      expect([/script|evil|PERS_/u.test(said), said.includes('Osito')]).toEqual([false, true])
      await ledgerAddsUp()
    },
  )
})

describe('a provider that misbehaves until somebody mends it', () => {
  const passing: Fault[] = ['hang', 'cut-body', 'rate-limited-with-retry-after']
  test.each(CASES.filter(([fault, task]) => task === 'moderation' || !passing.includes(fault)))(
    '%s at the %s ends in a finished book, or in a state that the first Reintentar mends',
    async (fault, task) => {
      const id = await aSmallBook()
      fake.misbehave({ fault, task, times: 1000 })

      const first = await generated(parent, id)

      if (first.status === 'editing') {
        expect(first.generation.error).toMatch(/Reintentar|Prueba a cambiar/u)
        expect(first.generation.error).not.toMatch(VENDOR_WORDS)
        // What the card says and what it offers agree.
        expect(first.generation.can_retry).toBe(first.generation.error.includes('Reintentar'))
      } else expect(first).toMatchObject({ status: 'verifying', generation: { error: null } })
      // Without the moderation the list of words alone decides, and the book goes on.
      if (task === 'moderation') expect(first.status).toBe('verifying')
      else if (PERMANENT.includes(fault)) expect(first.status).toBe('editing')
      fake.behave()
      const before = paidFor('plan').length
      const mended = first.status === 'verifying' ? first : await generated(parent, id)
      expect(mended).toMatchObject({ status: 'verifying', generation: { error: null } })
      // What was written before is not written again.
      if (first.status === 'editing' && task !== 'plan') expect(paidFor('plan')).toHaveLength(before)
      const said = JSON.stringify((await server.ports.books.find(id))?.story)
      expect([/script|evil|PERS_/u.test(said), said.includes('Osito')]).toEqual([false, true])
      await ledgerAddsUp()
    },
  )

  test('without quota nothing more is asked of it after the first answer', async () => {
    const id = await aSmallBook()
    fake.misbehave({ fault: 'quota', task: 'page', times: 1000 }, { fault: 'quota', task: 'frontCover', times: 1000 })
    const before = fake.journal.length

    await generated(parent, id)

    // Four are under way at once; the rest find the circuit open.
    const refused = fake.journal.slice(before).filter(({ fault }) => fault === 'quota')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThanOrEqual(4)
  })
})

describe('an avatar', () => {
  test.each([...COMMON_FAULTS, ...PICTURE_FAULTS])(
    '%s ends in an avatar or in a sentence that says what to do',
    async (fault) => {
      const { body } = await parent.api('POST', '/api/books', { info: {} })
      const bear = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear', protagonismo: 'protagonista' }
      fake.misbehave({ fault, task: 'avatar', times: 1 })
      const create = () => parent.api('POST', '/api/imagemodels/create_character', { id_book: body.id_book, ...bear })

      const first = await create()

      if (first.status !== 200) expect(first).toMatchObject({ status: 503, body: { code: 'avatar.failed' } })
      expect((await create()).status).toBe(200)
    },
  )
})

describe('a redraw', () => {
  test.each(['server-error', 'blocked-output', 'black', 'quota'] as const)(
    '%s never takes an attempt without a picture',
    async (fault) => {
      const id = await aSmallBook()
      await generated(parent, id)
      fake.misbehave({ fault, task: 'page', times: 1000 })
      const place = `books/${id}/final_images/chapter_1/page_1/image_1`

      const asked = await parent.api('POST', '/api/imagemodels/create_single_image', {
        id_book: id,
        s3_directory: place,
        wish: 'con Osito en un barco',
      })
      expect(asked.status).toBe(202)
      await server.ports.runner.drain()

      const book = await parent.book(id)
      const { urls } = book.new_images.chapter_1.page_1.image_1
      expect(book.done_verify_attempts).toBe(urls.length - 1)
      const wishes = fake.journal.filter(({ sent }) => sent.includes('en un barco'))
      expect(wishes.length).toBeGreaterThan(0)
      expect(wishes.filter(({ sent }) => sent.includes('Osito'))).toHaveLength(0)
    },
  )
})

async function aSmallBook(): Promise<number> {
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  return id
}

async function handsOf(id: number): Promise<string[]> {
  const illustrations = (await server.ports.books.find(id))?.illustrations ?? {}
  return Object.values(illustrations).flatMap(({ versions }) => versions.map(({ illustrator }) => illustrator))
}

function paidFor(task: Task) {
  return fake.journal.filter((entry) => entry.task === task && entry.status === 200)
}

/** A row for each request, settled, and no cent that the service did not charge. */
async function ledgerAddsUp(): Promise<void> {
  const rows = await server.ports.ledger.entries(new Date(0))
  expect(rows).toHaveLength(fake.journal.length)
  expect(rows.filter(({ outcome }) => outcome === 'aborted')).toHaveLength(0)
  const known = rows.reduce((sum, { usd }) => sum + (usd ?? 0), 0)
  const worst = rows.reduce((sum, { usd, worstUsd }) => sum + (usd ?? worstUsd), 0)
  const charged = (entries: typeof fake.journal) => entries.reduce((sum, { usd }) => sum + usd, 0)
  expect(worst).toBeGreaterThanOrEqual(charged(fake.journal) - 0.001)
  // What nobody waited for was charged all the same: there the worst case stands in for the cost.
  expect(known).toBeGreaterThanOrEqual(charged(fake.journal.filter(({ fault }) => fault !== 'hang')) - 0.001)
}
