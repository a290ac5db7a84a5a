import { afterAll, beforeAll, expect, setDefaultTimeout } from 'bun:test'
import { LIMITS } from '../../../src/domain/limits.ts'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../../support/model-environment.ts'
import { startServer, type TestServer } from '../../support/server.ts'

/** Places of a book where a parent's own words reach the models. */
export type Attack = { additional_information: string; moral: string; place: string }

/** A server that expects nothing else than books like any other, whatever is written into them; for the tests of one file. */
export function attackedBooks() {
  let fake: ReturnType<typeof startFakeOpenAi>
  let server: TestServer
  // Whole books on a machine that may be busy.
  setDefaultTimeout(120_000)
  beforeAll(async () => {
    fake = startFakeOpenAi()
    server = await startServer({ environment: modelEnvironment(fake.url, AMPLE_BUDGETS) })
  })
  afterAll(async () => {
    await server.stop()
    await fake.stop()
  })
  return {
    /** Whether the words are turned away before a book begins. */
    isFlagged: async (words: string) =>
      (await server.ports.moderator.flagged({ words }, AbortSignal.timeout(60_000))).length > 0,

    /** One book for each. @returns how many were made; the others were flagged. */
    async expectBooksLikeAnyOther(attacks: readonly Attack[]): Promise<number> {
      const parent = await server.parent()
      const { id: first, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
      await parent.api('POST', `/api/books/${first}/generate`)
      const calm = await parent.generated(first)
      const requests = fake.journal.length
      const outcomes: string[] = []
      for (const { additional_information, moral, place } of attacks) {
        // A double of the calm book, so that only the words differ.
        const { id_book: id } = (await parent.api('POST', `/api/books/duplicate/${first}`)).body
        const { info: copied } = await parent.book(id)
        const saved = await parent.api('PUT', `/api/books/info/${id}`, {
          info: {
            ...copied,
            additional_information,
            moral: moral.slice(0, LIMITS.moral.characters),
            places: [{ name: 'El bosque', description: place.slice(0, LIMITS.placeDescription.characters) }],
          },
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
      const wire = fake.journal.slice(requests).map(({ sent }) => sent.toLocaleLowerCase('es'))
      expect(wire.filter((sent) => sent.includes(info.characters[0].name.toLocaleLowerCase('es')))).toEqual([])
      expect(new Set(fake.journal.map(({ status }) => status))).toEqual(new Set([200]))
      return outcomes.filter((outcome) => outcome === usual).length
    },
  }
}
