import { expect } from 'bun:test'
import fc from 'fast-check'
import { composeBook } from '../../../src/adapters/storyteller/compose.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'
import { assembleStory } from '../../../src/domain/story.ts'
import { checkStory } from '../../../src/domain/story-checks/check-story.ts'
import { anyInfo } from '../../support/any-book.ts'

/** Every input that the wizard lets pass gets a book that can be printed: so many of them, the same each time if a seed is given. */
export async function expectBooksForAnyFamily(runs: number, seed?: number): Promise<void> {
  const library = await builtInLibrary().open()
  fc.assert(
    fc.property(anyInfo, fc.string(), (info, turn) => {
      const { plan, chapters } = composeBook(library, { info, seed: turn })
      const story = assembleStory(info.title, info.language, plan, chapters, 'offline')
      expect(checkStory(story, info).filter(({ weight }) => weight === 'hard')).toEqual([])
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  )
}
