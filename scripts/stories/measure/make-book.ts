import { OfflineIllustrator } from '../../../src/adapters/offline/illustrator/offline-illustrator.ts'
import { bookIdFrom } from '../../../src/command/make-book.ts'
import { composeEngine } from '../../../src/compose.ts'
import type { BookId } from '../../../src/domain/book.ts'
import { readBookInfo } from '../../../src/domain/book-info-wire.ts'
import { completeInfo } from '../../../src/domain/completeness.ts'
import { scenesOf } from '../../../src/domain/illustrations.ts'
import type { BookPicture } from '../../../src/ports/typesetter.ts'
import { straightThrough } from '../../../src/use-cases/make-whole-book.ts'
import { writeStory } from '../../../src/use-cases/write-story.ts'
import type { Claim } from './claims.ts'

export type MadeBook = { html: string; claims: readonly Claim[] | null }

const TINY = { width: 64, height: 64 }

/**
 * Makes books as `bun run book` does, without a key whatever the shell holds: the same words and descriptions of pictures, with
 * one small picture in the place of all. Drawing would be nine tenths of the time, and nobody judges by it.
 */
export async function aBookMaker() {
  const engine = await composeEngine({ generationConcurrency: 1, ai: null })
  return async (described: unknown, seed: string | null): Promise<MadeBook> => {
    const info = completeInfo(readBookInfo(described))
    const bookId: BookId = bookIdFrom(info, seed)
    const story = await writeStory(engine, straightThrough, { bookId, info })
    const picture = await aPicture(info.characters[0])
    const { html } = await engine.typesetter.bind({
      story,
      info,
      illustrations: new Map(scenesOf(story).map(({ key }) => [key, picture])),
      avatars: new Map(info.characters.map(({ name }) => [name, picture])),
      editionDate: engine.clock.now().toISOString().slice(0, 10),
    })
    return { html, claims: story.wishes ?? [] }
  }
}

type Drawn = Parameters<OfflineIllustrator['drawAvatar']>[0]['character']

async function aPicture(character: Drawn | undefined): Promise<BookPicture> {
  if (!character) throw new RangeError('A book needs somebody')
  const outcome = await new OfflineIllustrator({ size: TINY }).drawAvatar(
    { character, seed: '' },
    straightThrough.signal,
  )
  if (outcome.kind === 'refused') throw new Error(outcome.reason)
  return { jpeg: outcome.picture.jpeg, link: 'picture.webp', ...TINY, illustrator: 'offline' }
}
