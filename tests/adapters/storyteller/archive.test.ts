import { expect, test } from 'bun:test'
import path from 'node:path'
import { openLibrary, packLibrary } from '../../../src/adapters/storyteller/archive.ts'
import { readStory } from '../../../src/adapters/storyteller/checks/read-story.ts'
import type { BuiltInStory } from '../../../src/adapters/storyteller/format.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'
import { readLexicon } from '../../../src/adapters/storyteller/library-folder.ts'

const FOLDER = path.resolve(import.meta.dir, '../../../stories')

async function aStory(id: string): Promise<BuiltInStory> {
  const { story } = await readStory(path.join(FOLDER, id))
  if (!story) throw new Error(`${id} has mistakes`)
  return story
}

test('what was packed comes out as it was, whatever of it is looked at first', async () => {
  const library = { stories: [await aStory('comic'), await aStory('tin')], ...(await readLexicon(FOLDER)) }
  const opened = openLibrary(packLibrary(library))

  const [comic, tin] = library.stories
  expect(opened.stories[1]?.texts.en?.bands['4-6']).toEqual(tin?.texts.en?.bands['4-6'])
  expect(opened.stories[0]?.spec).toEqual(comic?.spec as BuiltInStory['spec'])
  expect(JSON.parse(JSON.stringify(opened))).toEqual(library)
  expect(opened.words).toEqual(library.words)
})

test('the archive that travels with the program holds the stories as they are written', async () => {
  const { stories } = await builtInLibrary().open()
  expect(stories.find(({ id }) => id === 'toads')).toEqual(await aStory('toads'))
})

test('who tells at the same time tells from one library, not from one each', async () => {
  const { open } = builtInLibrary()
  const [writer, reader] = await Promise.all([open(), open()])
  expect(reader).toBe(writer)
  expect(await open()).toBe(writer)
})
