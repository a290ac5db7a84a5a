import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { FilesystemFileStore } from '../../src/adapters/filesystem/filesystem-file-store.ts'
import { openLibsql } from '../../src/adapters/libsql/open-libsql.ts'
import { PatientRoom } from '../../src/adapters/system/patient-room.ts'
import { StoredAnswers } from '../../src/adapters/system/stored-answers.ts'
import { SystemClock } from '../../src/adapters/system/system-clock.ts'
import type { RunContext } from '../../src/ports/runner.ts'
import { contentHash } from '../../src/use-cases/run-keys.ts'
import { BadUse } from './briefs.ts'
import { asMarkdown, type StoredBook, WordsOfBook, writeWhole } from './stored-book.ts'

/**
 * The folder of a run: `stories/` and `report.md` for people, `work/` for whoever starts it again: every answer as it came, every
 * step that stands, and the product’s own ledger. A step is keyed by what goes into it, so nothing is paid for twice.
 */
export async function openDesk(out: string, storyModel: string) {
  const work = path.join(out, 'work')
  await mkdir(work, { recursive: true })
  await claim(path.join(work, 'run.json'), storyModel)
  const files = new FilesystemFileStore(work)
  const store = await openLibsql({
    url: `file:${path.join(work, 'ledger.db')}`,
    authToken: null,
    clock: new SystemClock(),
  })
  const stories = path.join(out, 'stories')
  const fileOf = (name: string) => path.join(stories, `${name}.json`)
  return {
    out,
    stories,
    ledger: store.ledger,
    answers: new StoredAnswers(files, new PatientRoom()),
    context: durable(path.join(work, 'steps')),
    /** Null: not written yet, or of a brief that was another then. */
    async book(name: string, of: string): Promise<StoredBook | null> {
      const file = fileOf(name)
      if (!existsSync(file)) return null
      const book = await Bun.file(file).json()
      return WordsOfBook.safeParse(book).data?.of === of ? book : null
    },
    async keep(name: string, book: StoredBook): Promise<void> {
      await writeWhole(path.join(stories, `${name}.md`), `${asMarkdown(book.story, 1)}\n`)
      await writeWhole(fileOf(name), `${JSON.stringify(book, null, 1)}\n`)
    },
    close: () => store.close(),
  }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>

/** @throws BadUse where another model wrote what is in the folder: half a run of each says nothing of either */
async function claim(file: string, storyModel: string): Promise<void> {
  if (!existsSync(file)) return writeWhole(file, `${JSON.stringify({ storyModel })}\n`)
  const before: { storyModel?: string } = await Bun.file(file).json()
  if (before.storyModel !== storyModel)
    throw new BadUse(`in this folder are stories of ${before.storyModel}; choose another --out for ${storyModel}`)
}

/** Every step is a file once it stands. */
function durable(folder: string): RunContext {
  const { signal } = new AbortController()
  return {
    signal,
    async step(key, work) {
      const file = path.join(folder, `${contentHash(key)}.json`)
      if (existsSync(file)) return (await Bun.file(file).json()).value
      const value = await work(signal)
      await writeWhole(file, JSON.stringify({ value }))
      return value
    },
  }
}

/** Whether a step stands, of which this is the key. */
export function stands(out: string, key: string): boolean {
  return existsSync(path.join(out, 'work', 'steps', `${contentHash(key)}.json`))
}
