import path from 'node:path'
import { openLibrary } from './archive.ts'
import type { VerbLists } from './events/verbs.ts'
import type { BuiltInStory } from './format.ts'
import { problemLine } from './problem.ts'
import { STORIES_ARCHIVE, STORIES_REVISION } from './stories.gen.ts'
import type { Words } from './words.ts'

/** Everything that is told from. */
export type Library = Lexicon & { stories: readonly BuiltInStory[] }

/** The words by which stories know what a parent speaks of. */
export type Lexicon = { words: Words; verbs: VerbLists }

/**
 * A library that is read when it is told from, once for all who do so at the same time, and let go of when nobody does: a
 * book's pictures need the room more. `revision` changes with every word of it.
 */
export type LazyLibrary = { revision: string; open: () => Promise<Library> }

/** The stories that the product comes with, as one archive read and checked when it was built. */
export function builtInLibrary(): LazyLibrary {
  return {
    revision: STORIES_REVISION,
    open: whileNeeded(async () => openLibrary(await Bun.file(STORIES_ARCHIVE).bytes())),
  }
}

/**
 * With the stories of another folder before the built-in ones of the same id. A story with a mistake is named in one line and
 * left out. Read at once, so that who starts the product sees what is wrong.
 */
export async function withStoriesOf(folder: string, complain: (line: string) => void): Promise<LazyLibrary> {
  const { storiesIn } = await import('./library-folder.ts')
  const { checkStoryFolder } = await import('./checks/check-story-folder.ts')
  const builtIn = builtInLibrary()
  const library = await builtIn.open()
  const own: BuiltInStory[] = []
  for (const id of await storiesIn(folder)) {
    const { story, problems } = await checkStoryFolder(path.join(folder, id), library)
    const [first] = problems
    if (first) complain(`STORIES_DIR: ${problemLine(first, 'en')}; the story is left out`)
    else if (story) own.push(story)
  }
  const revision = new Bun.CryptoHasher('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 12)
  const ids = new Set(own.map(({ id }) => id))
  return {
    revision: `${builtIn.revision}-${revision}`,
    open: whileNeeded(async () => {
      const { stories, ...lexicon } = await builtIn.open()
      return { ...lexicon, stories: [...own, ...stories.filter(({ id }) => !ids.has(id))] }
    }),
  }
}

function whileNeeded(open: () => Promise<Library>): () => Promise<Library> {
  let opened: WeakRef<Library> | null = null
  let opening: Promise<Library> | null = null
  return async () => {
    const known = opened?.deref()
    if (known) return known
    opening ??= open().finally(() => {
      opening = null
    })
    const library = await opening
    opened = new WeakRef(library)
    return library
  }
}
