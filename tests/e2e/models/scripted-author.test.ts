import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import type { Fault, Task } from '../../support/fake-openai/faults.ts'
import { generated } from '../../support/generating.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../../support/server.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(90_000)

let fake: ReturnType<typeof startFakeOpenAi>
let server: TestServer
let parent: Parent
beforeAll(async () => {
  fake = startFakeOpenAi()
  server = await startServer({
    environment: modelEnvironment(fake.url, { ...AMPLE_BUDGETS, RETRY_DELAYS_MS: '10,10' }),
  })
  parent = await server.parent()
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})
beforeEach(() => fake.behave())

/** A grandmother who has died, and a girl whose eyes are brown. */
async function aFamily(chapters: number): Promise<number> {
  const { id, info } = await parent.aReadyBook('lucia-y-el-dragon', {
    story_length: { chapters },
    // What is asked for would have pages written again by itself.
    additional_information: '',
  })
  const characters = info.characters.map((character: Record<string, unknown>) =>
    character.name === 'Abuela Carmen' ? { ...character, presence: 'died' } : character,
  )
  const saved = await parent.api('PUT', `/api/books/info/${id}`, { info: { ...info, characters } })
  if (saved.status !== 200) throw new Error(`save: ${saved.status} ${JSON.stringify(saved.body)}`)
  return id
}

const textOf = async (id: number): Promise<string> =>
  ((await server.ports.books.find(id))?.story?.chapters ?? [])
    .flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs))
    .join('\n')

type Plant = { fault: Fault; task: Task; times: number; chapters?: number; reads?: boolean; never: RegExp }

const PLANTED: Record<string, Plant> = {
  'lets somebody who has died speak, once': {
    ...{ fault: 'revives', task: 'chapter', times: 1, never: /dijo (?:la )?Abuela Carmen/iu },
  },
  'lets them speak whatever is said': {
    ...{ fault: 'revives', task: 'chapter', times: 99, never: /dijo (?:la )?Abuela Carmen/iu },
  },
  'changes the colour of somebody’s eyes': {
    ...{ fault: 'changes-eyes', task: 'chapter', times: 99, never: /ojos azules/u },
  },
  'contradicts in the fourth chapter what happened in the second': {
    ...{ fault: 'contradicts', task: 'chapter', times: 99, chapters: 4, reads: true, never: /sacó el mapa/u },
  },
  'repeats itself': {
    fault: 'repeats-itself',
    task: 'chapter',
    times: 99,
    never: /gato[\s\S]*sabía dónde estaba el gato/u,
  },
  'writes in another language': {
    ...{ fault: 'wrong-language', task: 'chapter', times: 1, never: /\bthe (?:moon|map|tree)\b/u },
  },
  'breaks off in the middle': { fault: 'truncated', task: 'chapter', times: 2, never: /\{|"paragraphs"/u },
  'does as a stranger in the text says': {
    ...{ fault: 'attacker-text', task: 'chapter', times: 99, never: /<script|evil\.example|\|\|\|/u },
  },
}

describe('an author who', () => {
  test.each(Object.keys(PLANTED))('%s is caught and mended, or the book ends kindly', async (what) => {
    const { fault, task, times, chapters = 2, reads, never } = PLANTED[what] as Plant
    const [before, startedAt] = [fake.journal.length, new Date()]
    const id = await aFamily(chapters)
    fake.misbehave({ fault, task, times })
    if (reads) fake.misbehave({ fault: 'keen-editor', task: 'editing', times: 1 })
    const book = await generated(parent, id)
    const journal = fake.journal.slice(before)
    expect(journal.some((one) => one.fault === fault)).toBe(true)
    if (book.status === 'editing') {
      expect(book.generation).toMatchObject({ can_retry: true, can_finish_offline: true })
      expect(book.generation.error).toMatch(/Lo que ya esté escrito se guarda/u)
      fake.behave()
      expect((await generated(parent, id)).status).toBe('verifying')
      expect(journal.filter(({ task }) => task === 'plan')).toHaveLength(1)
    } else expect(book).toMatchObject({ status: 'verifying', generation: { error: null } })

    expect(await textOf(id)).not.toMatch(never)
    expect((await server.ports.books.find(id))?.story?.writer).toBe('model')
    const wire = JSON.stringify(fake.journal.slice(before).map(({ sent, files }) => [sent, files]))
    expect(wire).not.toMatch(/luc[ií]a|chispa|carmen/iu)
    const rows = await server.ports.ledger.entries(startedAt)
    const sumOf = (all: readonly { usd: number | null }[]) => all.reduce((sum, { usd }) => sum + (usd ?? 0), 0)
    expect(sumOf(rows)).toBeCloseTo(sumOf(fake.journal.slice(before)), 4)
  })
})
