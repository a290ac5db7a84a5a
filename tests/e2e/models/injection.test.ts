import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { ATTACKS } from '../../support/attacks.ts'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../../support/model-environment.ts'
import { startServer, type TestServer } from '../../support/server.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

let fake: ReturnType<typeof startFakeOpenAi>
let server: TestServer
beforeAll(async () => {
  fake = startFakeOpenAi()
  server = await startServer({
    environment: modelEnvironment(fake.url, AMPLE_BUDGETS),
  })
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})

test('sixty attempts to command the models end in sixty books like any other', async () => {
  const parent = await server.parent()
  const { id: first, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  await parent.api('POST', `/api/books/${first}/generate`)
  const calm = await parent.generated(first)
  const requests = fake.journal.length
  const outcomes: string[] = []
  for (const attack of ATTACKS) {
    // A double of the calm book, so that only the words differ.
    const { id_book: id } = (await parent.api('POST', `/api/books/duplicate/${first}`)).body
    const { info: copied } = await parent.book(id)
    const saved = await parent.api('PUT', `/api/books/info/${id}`, {
      info: { ...copied, additional_information: attack, moral: attack.slice(0, 100) },
    })
    const started = await parent.api('POST', `/api/books/${id}/generate`)
    // Flagged by the local list, or made; nothing else can happen.
    if (started.status === 400) {
      outcomes.push(started.body.code)
      continue
    }
    const book = await parent.generated(id)

    outcomes.push(`${saved.status} ${book.status} ${Object.keys(book.new_images)} ${book.purchased}`)
  }

  const usual = `200 verifying ${Object.keys(calm.new_images)} false`
  expect(outcomes.filter((outcome) => ![usual, 'generation.textFlagged'].includes(outcome))).toEqual([])
  expect(outcomes.filter((outcome) => outcome === usual).length).toBeGreaterThan(50)
  const wire = fake.journal.slice(requests).map(({ sent }) => sent.toLocaleLowerCase('es'))
  expect(wire.filter((sent) => sent.includes(info.characters[0].name.toLocaleLowerCase('es')))).toEqual([])
  expect(new Set(fake.journal.map(({ status }) => status))).toEqual(new Set([200]))
}, 120_000)
