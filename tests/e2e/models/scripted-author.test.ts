import { describe, expect, test } from 'bun:test'
import { aModelServer } from '../../support/a-model-server.ts'
import type { Fault, Task } from '../../support/fake-openai/faults.ts'
import { generated } from '../../support/generating.ts'
import { AMPLE_BUDGETS } from '../../support/model-environment.ts'

const models = aModelServer({ ...AMPLE_BUDGETS, RETRY_DELAYS_MS: '10,10' })

/** A grandmother who has died, and a girl whose eyes are brown. */
async function aFamily(chapters: number): Promise<number> {
  const { id, info } = await models.parent.aReadyBook('lucia-y-el-dragon', {
    story_length: { chapters },
    // What is asked for would have pages written again by itself.
    additional_information: '',
  })
  const characters = info.characters.map((character: Record<string, unknown>) =>
    character.name === 'Abuela Carmen' ? { ...character, presence: 'died' } : character,
  )
  const saved = await models.parent.api('PUT', `/api/books/info/${id}`, { info: { ...info, characters } })
  if (saved.status !== 200) throw new Error(`save: ${saved.status} ${JSON.stringify(saved.body)}`)
  return id
}

const textOf = async (id: number): Promise<string> =>
  ((await models.server.ports.books.find(id))?.story?.chapters ?? [])
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
    const [before, startedAt] = [models.fake.journal.length, new Date()]
    const id = await aFamily(chapters)
    models.fake.misbehave({ fault, task, times })
    if (reads) models.fake.misbehave({ fault: 'keen-editor', task: 'editing', times: 1 })
    const book = await generated(models.parent, id)
    const journal = models.fake.journal.slice(before)
    expect(journal.some((one) => one.fault === fault)).toBe(true)
    if (book.status === 'editing') {
      expect(book.generation).toMatchObject({ can_retry: true, can_finish_offline: true })
      expect(book.generation.error).toMatch(/Lo que ya esté escrito se guarda/u)
      models.fake.behave()
      expect((await generated(models.parent, id)).status).toBe('verifying')
      expect(journal.filter(({ task }) => task === 'plan')).toHaveLength(1)
    } else expect(book).toMatchObject({ status: 'verifying', generation: { error: null } })

    expect(await textOf(id)).not.toMatch(never)
    expect((await models.server.ports.books.find(id))?.story?.writer).toBe('model')
    const wire = JSON.stringify(models.fake.journal.slice(before).map(({ sent, files }) => [sent, files]))
    expect(wire).not.toMatch(/luc[ií]a|chispa|carmen/iu)
    const rows = await models.server.ports.ledger.entries(startedAt)
    const sumOf = (all: readonly { usd: number | null }[]) => all.reduce((sum, { usd }) => sum + (usd ?? 0), 0)
    expect(sumOf(rows)).toBeCloseTo(sumOf(models.fake.journal.slice(before)), 4)
  })
})
