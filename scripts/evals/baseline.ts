import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { MemoryAnswers } from '../../src/adapters/system/memory-answers.ts'
import type { Story } from '../../src/domain/story.ts'
import type { StoryWriter } from '../../src/ports/story-writer.ts'
import { straightThrough } from '../../src/use-cases/make-whole-book.ts'
import { writeStory } from '../../src/use-cases/write-story.ts'
import { BadUse, type Brief } from './briefs.ts'
import { OFFLINE, Words, type WordsOfBook, wordsIn, writeWhole } from './stored-book.ts'

export const BASELINE = path.join(import.meta.dir, 'baseline')

/** What the house tells a family without any model; free. */
export function offlineStory(writer: StoryWriter, { info, bookId }: Brief): Promise<Story> {
  return writeStory({ writer, answers: new MemoryAnswers(), retryDelaysMs: [] }, straightThrough, { bookId, info })
}

/**
 * Finds the book that another is measured against. Where the house’s own baseline has none of this brief as it is now, the offline
 * engine’s stands in; a folder that was asked for is taken at its word.
 * @param folder of a baseline, or of a run (`out/evals/…`) @throws BadUse where there is no such folder
 */
export function baselineIn(folder: string | null, offline: (brief: Brief) => Promise<Story>) {
  const stored = folder ? [path.join(folder, 'stories'), folder].find((one) => existsSync(one)) : BASELINE
  if (!stored) throw new BadUse(`there is no folder ${folder}`)
  return async (brief: Brief): Promise<WordsOfBook | null> => {
    const book = await wordsIn(stored, brief.name, brief.of)
    if (book || folder) return book
    return { of: brief.of, by: OFFLINE, story: Words.parse(await offline(brief)) }
  }
}

/** Puts these books in the place of those that were there of the same briefs: their words, and nothing else of them. */
export async function saveBaseline(books: readonly { name: string; book: WordsOfBook }[]): Promise<void> {
  for (const { name, book } of books) {
    const words = { of: book.of, by: book.by, story: Words.parse(book.story) }
    await writeWhole(path.join(BASELINE, `${name}.json`), `${JSON.stringify(words, null, 1)}\n`)
  }
}

/** Books of briefs that there are no more. */
export async function dropStale(names: readonly string[]): Promise<void> {
  if (!existsSync(BASELINE)) return
  for (const file of await readdir(BASELINE))
    if (!names.includes(path.basename(file, '.json'))) await rm(path.join(BASELINE, file))
}
