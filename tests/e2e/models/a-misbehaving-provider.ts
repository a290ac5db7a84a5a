import { afterAll, beforeAll, beforeEach, expect, setDefaultTimeout } from 'bun:test'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { COMMON_FAULTS, type Fault, PICTURE_FAULTS, type Task, TEXT_FAULTS } from '../../support/fake-openai/faults.ts'
import { generated } from '../../support/generating.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../../support/server.ts'

const TEXT_STAGES: Task[] = ['plan', 'chapter', 'reading']
const PICTURE_STAGES: Task[] = ['page', 'frontCover']
/** Each way to misbehave, with the stages of a book at which it can be met. */
export const FAULTS: [Fault, Task[]][] = [
  ...COMMON_FAULTS.map((fault): [Fault, Task[]] => [fault, [...TEXT_STAGES, ...PICTURE_STAGES, 'moderation']]),
  ...TEXT_FAULTS.map((fault): [Fault, Task[]] => [fault, TEXT_STAGES]),
  ...PICTURE_FAULTS.map((fault): [Fault, Task[]] => [fault, PICTURE_STAGES]),
]
/** A call that fails so is not made again by itself: somebody has to mend it, and then `Reintentar` goes on. */
const PERMANENT: Fault[] = ['quota', 'unauthorised']
/** Nobody waits for these to end by themselves at every call of a book, but at the moderation, which is given up soon. */
const PASSING: Fault[] = ['hang', 'cut-body', 'rate-limited-with-retry-after']

export const isPermanent = (fault: Fault) => PERMANENT.includes(fault)
export const lastsAt = (fault: Fault, task: Task) => task === 'moderation' || !PASSING.includes(fault)

const VENDOR_WORDS = /openai|gpt|quota|api|http|\d{3}|error/iu

/** A server whose models misbehave, and what holds of its books whatever they do; for the tests of one file. */
export function aMisbehavingProvider() {
  let fake: ReturnType<typeof startFakeOpenAi>
  let server: TestServer
  let parent: Parent
  // Whole books on a machine that may be busy.
  setDefaultTimeout(60_000)
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

  async function aSmallBook(): Promise<number> {
    const additional_information = 'Que encuentre una caracola azul en la playa.'
    const { id } = await parent.aReadyBook('buenas-noches-osito', {
      story_length: { chapters: 1 },
      additional_information,
    })
    return id
  }

  async function expectAStoryToPrint(id: number): Promise<void> {
    const said = JSON.stringify((await server.ports.books.find(id))?.story)
    expect([/script|evil|PERS_/u.test(said), said.includes('Osito')]).toEqual([false, true])
  }

  return {
    get fake() {
      return fake
    },
    get server() {
      return server
    },
    get parent() {
      return parent
    },
    aSmallBook,

    /** It misbehaves once at each of these stages: the book is as if nothing had been. */
    async expectNoHarmOf(fault: Fault, stages: readonly Task[]): Promise<void> {
      const id = await aSmallBook()
      fake.misbehave(...stages.map((task) => ({ fault, task, times: 1 })))

      const book = await generated(parent, id)

      expect(book).toMatchObject({ status: 'verifying', generation: { error: null } })
      const { illustrations = {}, story } = (await server.ports.books.find(id)) ?? {}
      const hands = Object.values(illustrations).flatMap(({ versions }) =>
        versions.map(({ illustrator }) => illustrator),
      )
      expect(hands).not.toContain('offline')
      expect(story?.writer).toBe('model')
      await expectAStoryToPrint(id)
      await ledgerAddsUp()
    },

    /** It misbehaves until somebody mends it: a finished book, or a state that the first Reintentar mends. */
    async expectToBeMended(fault: Fault, task: Task): Promise<void> {
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
      else if (isPermanent(fault)) expect(first.status).toBe('editing')
      fake.behave()
      const before = paidFor('plan').length
      const mended = first.status === 'verifying' ? first : await generated(parent, id)
      expect(mended).toMatchObject({ status: 'verifying', generation: { error: null } })
      // What was written before is not written again.
      if (first.status === 'editing' && task !== 'plan') expect(paidFor('plan')).toHaveLength(before)
      await expectAStoryToPrint(id)
      await ledgerAddsUp()
    },
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
}
