import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
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

/** `words.yaml` of a stories folder. */
export async function readWords(folder: string): Promise<Words> {
  return Words.parse(parse(await readFile(path.join(folder, 'words.yaml'), 'utf8')))
}
