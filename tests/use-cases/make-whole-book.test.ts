import { expect, test } from 'bun:test'
import { FilesystemFileStore } from '../../src/adapters/filesystem/filesystem-file-store.ts'
import { composeEngine } from '../../src/compose.ts'
import type { Illustrator } from '../../src/ports/illustrator.ts'
import type { StoryWriter } from '../../src/ports/story-writer.ts'
import { makeWholeBook } from '../../src/use-cases/make-whole-book.ts'
import { infoFixture } from '../support/builders.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

test('a portrait that is refused stops the words that are written meanwhile', async () => {
  const engine = await composeEngine({ generationConcurrency: 1, ai: null })
  let stopped = false
  const planning = Promise.withResolvers<void>()
  const writer: StoryWriter = {
    kind: 'model',
    revision: '',
    chapter: () => Promise.reject(new Error('nothing is planned')),
    plan: (_, signal) =>
      new Promise((_, reject) => {
        planning.resolve()
        signal.addEventListener('abort', () => {
          stopped = true
          reject(signal.reason)
        })
      }),
  }
  const illustrator: Illustrator = {
    kind: 'offline',
    draw: () => Promise.reject(new Error('nothing is drawn')),
    drawAvatar: async () => {
      await planning.promise
      return { kind: 'refused', reason: 'no' }
    },
  }
  const files = new FilesystemFileStore(aTemporaryFolder())
  const info = infoFixture('buenas-noches-osito')

  const making = makeWholeBook({ ...engine, writer, illustrator, files, concurrency: 1 }, { bookId: 1, info })

  await expect(making).rejects.toMatchObject({ code: 'avatar.failed' })
  expect(stopped).toBe(true)
})
