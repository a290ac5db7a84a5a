import type { Chapter, StoryPlan } from '../../domain/story.ts'
import { FREE } from '../../ports/cost.ts'
import type { StoryBrief, StoryWriter, WritingOutcome } from '../../ports/story-writer.ts'
import type { ComposedBook } from './compose.ts'
import type { LazyLibrary, Library } from './library.ts'

/** Books in the making: each chapter is asked for by itself, and needs the whole. Some kilobytes each. */
const REMEMBERED_BOOKS = 16

/** Writes books with no model: stories that an editor wrote, told of the parent's people. Never refuses. */
export class Storyteller implements StoryWriter {
  readonly kind = 'offline'
  readonly revision: string
  readonly #open: () => Promise<Library>
  readonly #remembered = new Map<string, ComposedBook>()

  constructor({ revision, open }: LazyLibrary) {
    this.revision = revision
    this.#open = open
  }

  async plan(brief: StoryBrief): Promise<WritingOutcome<StoryPlan>> {
    const { plan } = await this.#compose(brief)
    return { kind: 'written', value: plan, by: 'offline', cost: FREE }
  }

  async chapter(brief: StoryBrief, _plan: StoryPlan, chapter: number): Promise<WritingOutcome<Chapter>> {
    const { chapters } = await this.#compose(brief)
    const value = chapters[chapter - 1]
    if (!value) throw new RangeError(`There is no chapter ${chapter}`)
    return { kind: 'written', value, by: 'offline', cost: FREE }
  }

  async #compose(brief: StoryBrief): Promise<ComposedBook> {
    const key = JSON.stringify([brief.seed, brief.info])
    const book = this.#remembered.get(key) ?? (await this.#toldAnew(brief))
    this.#remembered.delete(key)
    this.#remembered.set(key, book)
    for (const oldest of this.#remembered.keys())
      if (this.#remembered.size > REMEMBERED_BOOKS) this.#remembered.delete(oldest)
    return structuredClone(book)
  }

  async #toldAnew(brief: StoryBrief): Promise<ComposedBook> {
    // Who only serves needs none of it.
    const [library, { composeBook }] = await Promise.all([this.#open(), import('./compose.ts')])
    return composeBook(library, brief)
  }
}
