import type { BuiltInStory } from '../format.ts'
import type { Problem } from '../problem.ts'
import { readStoryFolder } from '../read-folder.ts'
import { checkSpec } from './check-spec.ts'
import { checkText } from './check-text.ts'

export type ReadStory = { story: BuiltInStory | null; problems: Problem[] }

/** The story, and every mistake of its form and its sense: what can be known without making books of it. */
export async function readStory(folder: string): Promise<ReadStory> {
  const { story, problems } = await readStoryFolder(folder)
  return { story, problems: story ? unique([...problems, ...checkSpec(story), ...checkText(story)]) : problems }
}

/** Each mistake once, in the order of the files. */
export function unique(all: readonly Problem[]): Problem[] {
  const byPlace = new Map<string, Problem>()
  for (const one of all) {
    const key = `${one.file}:${one.line} ${one.en.replace(/^.*?: /u, '')}`
    if (!byPlace.has(key)) byPlace.set(key, one)
  }
  return [...byPlace.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
