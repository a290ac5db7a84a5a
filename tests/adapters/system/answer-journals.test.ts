import { describe, expect, test } from 'bun:test'
import { FilesystemFileStore } from '../../../src/adapters/filesystem/filesystem-file-store.ts'
import { MemoryAnswers } from '../../../src/adapters/system/memory-answers.ts'
import { PatientRoom } from '../../../src/adapters/system/patient-room.ts'
import { StoredAnswers } from '../../../src/adapters/system/stored-answers.ts'
import { DomainError } from '../../../src/domain/errors.ts'
import type { FileStore } from '../../../src/ports/file-store.ts'
import { answerJournalContract } from '../../ports/answer-journal.contract.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

const aFileStore = () => new FilesystemFileStore(aTemporaryFolder())
const PLACE = { book: 7, step: 'plan', request: 'r', round: 1 }
const ANSWER = { call: 'c', requestId: null, data: 'plan', bytes: new Uint8Array([1, 2, 3]) }

describe('answers in memory', () => answerJournalContract(async () => new MemoryAnswers()))
describe('answers in files', () =>
  answerJournalContract(async () => new StoredAnswers(aFileStore(), new PatientRoom(1))))

/** A store that has room after so many attempts. */
function withRoomAfter(attempts: number, files: FileStore): FileStore {
  return Object.assign(Object.create(files), {
    get: files.get.bind(files),
    put: async (key: string, bytes: Uint8Array) => {
      if (attempts-- > 0) throw new DomainError('server.full')
      return files.put(key, bytes)
    },
  })
}

test('an answer that nobody can read any more is asked for again, and does not keep a book from its end', async () => {
  const files = aFileStore()
  const journal = new StoredAnswers(files, new PatientRoom(1))
  await journal.keep(PLACE, ANSWER, new AbortController().signal)
  const record = (await files.list('books/7/raw/')).find((key) => key.endsWith('.json')) ?? ''

  for (const damaged of ['{"call":"c"', '{"answer":1}']) {
    await files.put(record, new TextEncoder().encode(damaged))
    expect(await journal.find(PLACE)).toBeNull()
  }
})

test('an answer that finds no room waits for it, and the room says that somebody waits', async () => {
  const room = new PatientRoom(1)
  const journal = new StoredAnswers(withRoomAfter(5, aFileStore()), room)
  expect(room.isFull).toBe(false)

  const kept = journal.keep(PLACE, ANSWER, new AbortController().signal)
  await Bun.sleep(0)
  expect(room.isFull).toBe(true)
  await kept

  expect(room.isFull).toBe(false)
  expect(await journal.find(PLACE)).toEqual(ANSWER)
})

test('a room that has room again is not full while the work goes on', async () => {
  const room = new PatientRoom(1)
  const [found, door] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let tries = 0
  const done = room.whenThereIs(async () => {
    if (tries++ === 0) throw new DomainError('server.full')
    found.resolve()
    await door.promise
  }, new AbortController().signal)

  await found.promise
  expect(room.isFull).toBe(false)
  door.resolve()
  await done
})

test('whoever cancels does not wait for room', async () => {
  const room = new PatientRoom(60_000)
  const journal = new StoredAnswers(withRoomAfter(Number.POSITIVE_INFINITY, aFileStore()), room)
  const cancelling = new AbortController()
  const kept = journal.keep(PLACE, ANSWER, cancelling.signal)
  await Bun.sleep(0)
  cancelling.abort(new DOMException('cancelled', 'AbortError'))

  await expect(kept).rejects.toThrow()
  expect(room.isFull).toBe(false)
})
