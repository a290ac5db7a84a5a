import { describe, expect, test } from 'bun:test'
import { COMMON_FAULTS, PICTURE_FAULTS } from '../../support/fake-openai/faults.ts'
import { generated } from '../../support/generating.ts'
import { aMisbehavingProvider, FAULTS, isPermanent, lastsAt } from './a-misbehaving-provider.ts'

/*
 * Every fault at every stage, each in a book of its own, is in `tests/storm/misbehaving-provider.storm.ts`. Here one book
 * meets a fault at all its stages, and of the faults that last each is met at one stage, no two after each other at the same.
 */
const provider = aMisbehavingProvider()

describe('one misbehaving answer at every stage', () => {
  test.each(FAULTS.filter(([fault]) => !isPermanent(fault)))('%s costs the book nothing (%p)', (fault, stages) =>
    provider.expectNoHarmOf(fault, stages),
  )
})

describe('a provider that misbehaves until somebody mends it', () => {
  const lasting = FAULTS.map(([fault, tasks], nth) => {
    const stages = tasks.filter((task) => lastsAt(fault, task))
    return [fault, stages[nth % stages.length] ?? 'moderation'] as const
  })
  test.each(lasting)(
    '%s at the %s ends in a finished book, or in a state that the first Reintentar mends',
    (fault, task) => provider.expectToBeMended(fault, task),
  )

  test('without quota nothing more is asked of it after the first answer', async () => {
    const id = await provider.aSmallBook()
    provider.fake.misbehave(
      { fault: 'quota', task: 'page', times: 1000 },
      { fault: 'quota', task: 'frontCover', times: 1000 },
    )
    const before = provider.fake.journal.length

    await generated(provider.parent, id)

    // Four are under way at once; the rest find the circuit open.
    const refused = provider.fake.journal.slice(before).filter(({ fault }) => fault === 'quota')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThanOrEqual(4)
  })
})

describe('an avatar', () => {
  test.each([...COMMON_FAULTS, ...PICTURE_FAULTS])(
    '%s ends in an avatar or in a sentence that says what to do',
    async (fault) => {
      const { body } = await provider.parent.api('POST', '/api/books', { info: {} })
      const bear = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear', protagonismo: 'protagonista' }
      provider.fake.misbehave({ fault, task: 'avatar', times: 1 })
      const create = () =>
        provider.parent.api('POST', '/api/imagemodels/create_character', { id_book: body.id_book, ...bear })

      const first = await create()

      if (first.status !== 200) expect(first).toMatchObject({ status: 503, body: { code: 'avatar.failed' } })
      expect((await create()).status).toBe(200)
    },
  )
})

describe('a redraw', () => {
  /** One book of which several are asked for; made by the first that needs it. */
  let reviewed: number | null = null

  test.each(['server-error', 'blocked-output', 'black', 'quota'] as const)(
    '%s never takes an attempt without a picture',
    async (fault) => {
      const id = reviewed ?? (await provider.aSmallBook())
      if (id !== reviewed) await generated(provider.parent, id)
      reviewed = id
      const before = provider.fake.journal.length
      provider.fake.misbehave({ fault, task: 'page', times: 1000 })
      const place = `books/${id}/final_images/chapter_1/page_1/image_1`

      const asked = await provider.parent.api('POST', '/api/imagemodels/create_single_image', {
        id_book: id,
        s3_directory: place,
        wish: 'con Osito en un barco',
      })
      expect(asked.status).toBe(202)
      await provider.server.ports.runner.drain()

      const book = await provider.parent.book(id)
      const { urls } = book.new_images.chapter_1.page_1.image_1
      expect(book.done_verify_attempts).toBe(urls.length - 1)
      const wishes = provider.fake.journal.slice(before).filter(({ sent }) => sent.includes('en un barco'))
      expect(wishes.length).toBeGreaterThan(0)
      expect(wishes.filter(({ sent }) => sent.includes('Osito'))).toHaveLength(0)
    },
  )
})
