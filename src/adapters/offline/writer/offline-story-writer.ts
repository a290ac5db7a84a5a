import type { Chapter, StoryPlan } from '../../../domain/story.ts'
import { FREE } from '../../../ports/cost.ts'
import type { StoryBrief, StoryWriter, WritingOutcome } from '../../../ports/story-writer.ts'

/** Writes books with no model: plots as data, the parent's people and wishes set into them. Never refuses. */
export class OfflineStoryWriter implements StoryWriter {
  readonly kind = 'offline'
  readonly revision = ''

  async plan(brief: StoryBrief): Promise<WritingOutcome<StoryPlan>> {
    const { plan } = await compose(brief)
    return { kind: 'written', value: plan, by: 'offline', cost: FREE }
  }

  async chapter(brief: StoryBrief, _plan: StoryPlan, chapter: number): Promise<WritingOutcome<Chapter>> {
    const { chapters } = await compose(brief)
    const value = chapters[chapter - 1]
    if (!value) throw new RangeError(`There is no chapter ${chapter}`)
    return { kind: 'written', value, by: 'offline', cost: FREE }
  }
}

/** The plots are heavy: loaded at the first book. */
async function compose(brief: StoryBrief) {
  const { composeBook } = await import('./compose-book.ts')
  return composeBook(brief)
}
