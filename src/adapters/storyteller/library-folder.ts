import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { VerbLists } from './events/verbs.ts'
import type { Lexicon } from './library.ts'
import { Words } from './words.ts'

/** Ids of the stories in a folder: the folders in it that have a `story.yaml`. */
export async function storiesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries)
    if (entry.isDirectory() && (await readdir(path.join(folder, entry.name))).includes('story.yaml'))
      found.push(entry.name)
  return found.sort()
}

/** `words.yaml` and `verbs.yaml` of a stories folder. */
export async function readLexicon(folder: string): Promise<Lexicon> {
  const read = async (name: string) => parse(await readFile(path.join(folder, name), 'utf8'))
  return { words: Words.parse(await read('words.yaml')), verbs: VerbLists.parse(await read('verbs.yaml')) }
}
