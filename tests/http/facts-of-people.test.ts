import { afterAll, beforeAll, expect, test } from 'bun:test'
import { FEATURES, PRESENCES } from '../../src/domain/person-facts.ts'
import type { Scene } from '../../src/domain/scene.ts'
import type { Illustrator } from '../../src/ports/illustrator.ts'
import { wireFixture } from '../support/builders.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { LOG_LEVEL: 'trace' } })
})
afterAll(() => server.stop())

/** A girl with a hijab, a dragon and a grandmother of whom it is said that she has died. */
async function aBookWithFacts() {
  const parent = await server.parent()
  const { characters } = structuredClone(wireFixture('lucia-y-el-dragon')) as { characters: Record<string, unknown>[] }
  Object.assign(characters[0] ?? {}, { features: ['hijab', 'glasses'] })
  Object.assign(characters[2] ?? {}, { presence: 'died' })
  return { parent, ...(await parent.aReadyBook('lucia-y-el-dragon', { characters })) }
}

test('a book is made in which who has died is drawn nowhere but in memories, and what is said of people is in no log line', async () => {
  const { parent, id, info } = await aBookWithFacts()
  const [, , grandmother] = info.characters
  const illustrator = server.ports.illustrator as Illustrator
  const draw = illustrator.draw.bind(illustrator)
  const drawn: Scene[] = []
  illustrator.draw = (brief, signal) => {
    drawn.push(brief.scene)
    return draw(brief, signal)
  }

  expect((await parent.api('POST', `/api/books/${id}/generate`)).status).toBe(202)
  expect(await parent.generated(id)).toMatchObject({ status: 'verifying', generation: { error: null } })
  illustrator.draw = draw

  expect(drawn.length).toBeGreaterThan(2)
  const present = drawn.filter(({ isMemory }) => !isMemory).flatMap(({ cast }) => cast.map(({ name }) => name))
  expect(present).not.toContain(grandmother.name)
  const log = server.lines.join('')
  expect(log).toContain('"request"')
  // Shorter ones are words that anything may be called.
  const telling = [...Object.keys(FEATURES), ...Object.keys(PRESENCES)].filter((word) => word.length > 4)
  for (const word of ['died', ...telling]) expect([word, log.includes(word)]).toEqual([word, false])
})

test('facts come back as they were said, with the features that each avatar was drawn with, also in a copy', async () => {
  const { parent, id } = await aBookWithFacts()
  const copy = (await parent.api('POST', `/api/books/duplicate/${id}`)).body.id_book

  for (const one of [id, copy]) {
    const { info, avatar_features } = await parent.book(one)
    expect(info.characters).toMatchObject([{ features: ['glasses', 'hijab'] }, {}, { presence: 'died' }])
    expect(info.characters[1]).not.toHaveProperty('presence')
    expect(avatar_features).toEqual({ [info.characters[0].image_url_selected]: ['glasses', 'hijab'] })
  }
})

test('a book of which nothing is said has nothing of it on the wire', async () => {
  const parent = await server.parent()
  const { id } = await parent.aReadyBook()

  expect(JSON.stringify(await parent.book(id))).not.toMatch(/features|presence/u)
})

test('a book can be made though who is not born yet has no avatar', async () => {
  const parent = await server.parent()
  const { id, info } = await parent.aReadyBook('lucia-y-el-dragon')
  const unborn = { ...info.characters[2], image_url: [], image_url_selected: '' }
  const save = (presence: string) =>
    parent.api('PUT', `/api/books/info/${id}`, {
      info: { ...info, characters: [...info.characters.slice(0, 2), { ...unborn, presence }] },
    })

  await save('here')
  expect((await parent.api('POST', `/api/books/${id}/generate`)).body.code).toBe('book.missingAvatars')
  await save('unborn')
  expect((await parent.api('POST', `/api/books/${id}/generate`)).status).toBe(202)
  expect((await parent.generated(id)).status).toBe('verifying')
  expect((await parent.api('POST', '/api/layout/create_layout', { id_book: id })).status).toBe(200)
})
