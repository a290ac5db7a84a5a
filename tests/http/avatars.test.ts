import { afterEach, beforeEach, expect, test } from 'bun:test'
import { FilesystemFileStore } from '../../src/adapters/filesystem/filesystem-file-store.ts'
import { PatientRoom } from '../../src/adapters/system/patient-room.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { fileKeys } from '../../src/domain/file-keys.ts'
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import { modelEnvironment } from '../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

const bear = { name: 'Nube', age: 'baby', gender: 'animal', species: 'white bear', protagonismo: 'secundario' }

let fake: ReturnType<typeof startFakeOpenAi>
let files: FilesystemFileStore
/** What the store says before it keeps anything; throws where it does not. */
let beforePut: (key: string) => void
let server: TestServer
let parent: Parent
let book: number
beforeEach(async () => {
  fake = startFakeOpenAi()
  files = new FilesystemFileStore(aTemporaryFolder())
  const put = files.put.bind(files)
  files.put = async (key, bytes) => {
    beforePut(key)
    await put(key, bytes)
  }
  beforePut = () => {}
  const overrides = { files, room: new PatientRoom(100) }
  server = await startServer({ environment: modelEnvironment(fake.url), overrides })
  parent = await server.parent()
  book = (await parent.api('POST', '/api/books', {})).body.id_book
})
afterEach(async () => {
  await server.stop()
  await fake.stop()
})
const create = () => parent.api('POST', '/api/imagemodels/create_character', { id_book: book, ...bear })
const paid = () => fake.journal.filter(({ task }) => task === 'avatar').length

test('an avatar that no disk has room for keeps no parent waiting, is not paid twice, and is there when there is room', async () => {
  // On a few blocks that are left the database lives for a while; a picture does not fit.
  beforePut = (key) => {
    if (fileKeys.isRaw(key)) throw new DomainError('server.full')
  }
  for (const _ of ['asked', 'asked again'])
    expect(await create()).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('no nos queda sitio para guardar') },
    })

  beforePut = () => {}
  while (!(await files.list(fileKeys.raw(book))).some((key) => key.endsWith('.json'))) await Bun.sleep(10)
  expect((await create()).status).toBe(200)
  expect(paid()).toBe(1)
})

test('an avatar that could not be stored is not paid again by whoever asks again, and then no more is kept of it', async () => {
  beforePut = (key) => {
    if (key.startsWith(fileKeys.characters(book))) throw new Error('the store is being restarted')
  }
  expect((await create()).status).toBe(500)

  beforePut = () => {}
  expect((await create()).status).toBe(200)

  expect(paid()).toBe(1)
  expect(await files.list(fileKeys.raw(book))).toEqual([])
})
