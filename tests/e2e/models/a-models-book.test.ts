import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { fileKeys } from '../../../src/domain/file-keys.ts'
import { THUMBNAIL_SIDE } from '../../../src/ports/illustrator.ts'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { modelEnvironment } from '../../support/model-environment.ts'
import { startServer, type TestServer } from '../../support/server.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

let fake: ReturnType<typeof startFakeOpenAi>
let server: TestServer
beforeAll(async () => {
  fake = startFakeOpenAi({ side: 1024 })
  server = await startServer({
    environment: modelEnvironment(fake.url, { RETRY_DELAYS_MS: '20,20', IMAGE_SIZE: '1024' }),
  })
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})

describe('a book by models', () => {
  test('is written and drawn by them, and no name, address or dedication reaches them', async () => {
    const [before, startedAt] = [fake.journal.length, new Date()]
    const parent = await server.parent()
    const { id, info } = await parent.aReadyBook('lucia-y-el-dragon', {
      additional_information: 'LUCIA adora a carmen. Escríbeme a mama@familia.example o al 600 123 123.',
    })

    await parent.api('POST', `/api/books/${id}/generate`)
    const book = await parent.generated(id)

    expect(book).toMatchObject({ status: 'verifying', generation: { error: null } })
    const journal = fake.journal.slice(before)
    const story = (await server.ports.books.find(id))?.story
    expect(story?.writer).toBe('model')
    const said = JSON.stringify(story)
    expect([said.includes('Abuela Carmen'), /PERS_|LUGAR_/u.test(said)]).toEqual([true, false])
    // Every chapter is the model's own: none had to be repaired or left to the offline writer.
    expect(journal.filter(({ task }) => task === 'chapter')).toHaveLength(5)
    const pictures = Object.values((await server.ports.books.find(id))?.illustrations ?? {})
    expect(pictures.flatMap(({ versions }) => versions.map(({ illustrator }) => illustrator))).not.toContain('offline')
    const wire = JSON.stringify(journal.map(({ sent, files }) => [sent, files]))
    const secrets = [/luc[ií]a/iu, /chispa/iu, /carmen/iu, /familia\.example/iu, /600 ?123/u, /los pies en el suelo/iu]
    expect(secrets.filter((secret) => secret.test(wire))).toEqual([])
    expect(wire.includes('PERS_1')).toBe(true)
    expect(info.dedication).toContain('los pies en el suelo')
    expect(journal.every(({ status }) => status === 200)).toBe(true)
    expect(fake.mostAtOnce(['page', 'frontCover', 'backCover'])).toBeLessThanOrEqual(4)
    const rows = await server.ports.ledger.entries(startedAt)
    const spent = (entries: { usd: number | null }[]) => entries.reduce((sum, { usd }) => sum + (usd ?? 0), 0)
    expect(spent(rows)).toBeCloseTo(spent(journal), 4)
  })

  test('comes as well over the Responses API', async () => {
    const other = await startServer({
      environment: modelEnvironment(fake.url, { STORY_API: 'responses' }),
    })
    const before = fake.journal.length
    const parent = await other.parent()
    const { id } = await parent.aReadyBook('tom-and-the-night-train', { story_length: { chapters: 2 } })
    fake.misbehave({ fault: 'refusal', task: 'plan', times: 1 }, { fault: 'truncated', task: 'chapter', times: 1 })
    await parent.api('POST', `/api/books/${id}/generate`)
    const book = await parent.generated(id)
    await other.stop()

    expect(book).toMatchObject({ status: 'verifying', generation: { error: null } })
    const texts = fake.journal.slice(before).filter(({ task }) => task === 'plan' || task === 'chapter')
    expect(texts.map(({ path, status }) => `${path} ${status}`)).toEqual(Array(5).fill('/v1/responses 200'))
  })

  test('keeps the provider’s bytes and what was asked beside every picture', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook('lucia-y-el-dragon')
    await parent.api('POST', `/api/books/${id}/generate`)
    await parent.generated(id)
    const keys = await server.ports.files.list(`books/${id}/`)
    const pictures = keys.filter((key) => /final_images.*\/v1-[\w-]+\.webp$/u.test(key))

    expect(pictures.length).toBeGreaterThan(5)
    for (const key of pictures) {
      expect(keys).toContain(key.replace('.webp', '.original.webp'))
      const asked = await server.ports.files.get(key.replace('.webp', '.provenance.json'))
      expect(JSON.parse(new TextDecoder().decode(asked?.bytes))).toMatchObject({ model: 'gpt-image-2.6-flare' })
      expect(JSON.parse(new TextDecoder().decode(asked?.bytes))).not.toHaveProperty('prompt')
      const words = await server.ports.files.get(fileKeys.promptOf(key))
      expect(new TextDecoder().decode(words?.bytes)).toContain('STYLE')
      const picture = await server.ports.files.get(key)
      expect(new TextDecoder('latin1').decode(picture?.bytes)).toContain('trainedAlgorithmicMedia')
    }
    const small = await server.ports.files.get(fileKeys.thumbnailOf(fileKeys.frontCover(id)))
    const { width, height } = await new Bun.Image(new Uint8Array(small?.bytes ?? [])).metadata()
    expect([width, height]).toEqual([THUMBNAIL_SIDE, THUMBNAIL_SIDE])
  })
})
