import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { BookId } from '../../domain/book.ts'
import { fileKeys } from '../../domain/file-keys.ts'
import type { AnswerJournal, AnswerPlace, KeptAnswer } from '../../ports/answer-journal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Room } from '../../ports/room.ts'

const Record = z.object({
  call: z.string(),
  requestId: z.string().nullable(),
  data: z.json(),
  hasBytes: z.boolean(),
})

/** The answer has cost money, and a store of files may only be restarting. */
const STORE_AGAIN_AFTER_MS = [250, 1000, 3000]

/** The journal as files of the book, where erasing the book finds them: a picture beside what was said of it. */
export class StoredAnswers implements AnswerJournal {
  readonly #files: FileStore
  readonly #room: Room

  constructor(files: FileStore, room: Room) {
    this.#files = files
    this.#room = room
  }

  async keep(place: AnswerPlace, { bytes, ...answer }: KeptAnswer, signal: AbortSignal): Promise<void> {
    const name = nameOf(place)
    const record: z.infer<typeof Record> = { ...answer, hasBytes: bytes !== null }
    const put = async () => {
      // The record goes last: where it is, the picture is whole.
      if (bytes) await this.#files.put(`${name}.bin`, bytes)
      await this.#files.put(`${name}.json`, new TextEncoder().encode(JSON.stringify(record)))
    }
    for (const pause of STORE_AGAIN_AFTER_MS) {
      try {
        return await this.#room.whenThereIs(put, signal)
      } catch {
        await wait(pause, undefined, { signal })
      }
    }
    await this.#room.whenThereIs(put, signal)
  }

  async find(place: AnswerPlace): Promise<KeptAnswer | null> {
    const name = nameOf(place)
    const stored = await this.#files.get(`${name}.json`)
    const record = stored && readRecord(stored.bytes)
    if (!record) return null
    const { hasBytes, ...answer } = record
    if (!hasBytes) return { ...answer, bytes: null }
    const picture = await this.#files.get(`${name}.bin`)
    return picture && { ...answer, bytes: picture.bytes }
  }

  async drop(place: AnswerPlace): Promise<void> {
    const name = nameOf(place)
    await this.#files.remove([`${name}.json`, `${name}.bin`])
  }

  async forget(book: BookId, step: string): Promise<void> {
    await this.#files.remove(await this.#files.list(folderOf(book, step)))
  }
}

/** Null for what nobody can read, such as another version's: asked again it costs a little, insisted on it costs the book. */
function readRecord(bytes: Uint8Array): z.infer<typeof Record> | null {
  try {
    return Record.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

function nameOf({ book, step, request, round }: AnswerPlace): string {
  return `${folderOf(book, step)}${request}-${round}`
}

/** A step may be named in any words; a folder may not. */
function folderOf(book: BookId, step: string): string {
  return `${fileKeys.raw(book)}${hash('sha256', step, 'hex').slice(0, 24)}/`
}
