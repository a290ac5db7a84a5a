import { describe, expect, test } from 'bun:test'
import { READER_AGE_PROFILES } from '../../src/domain/reader-age.ts'
import { assembleStory } from '../../src/domain/story.ts'
import { checkStory } from '../../src/domain/story-checks/check-story.ts'
import type { StoryWriter } from '../../src/ports/story-writer.ts'
import { FIXTURES, infoFixture } from '../support/builders.ts'

/** What every writer promises, for the five fixtures: a plan, its chapters in any order, and words that pass the checks. */
export function storyWriterContract(open: () => StoryWriter): void {
  const { signal } = new AbortController()

  describe.each(FIXTURES)('%s', (fixture) => {
    test('is planned, and each chapter can be written on its own from the plan', async () => {
      const writer = open()
      const info = { ...infoFixture(fixture), dedication: 'Canario de la dedicatoria' }
      const brief = { info, seed: 'contract' }
      const planned = await writer.plan(brief, signal)
      if (planned.kind !== 'written') throw new Error(planned.reason)
      const plan = planned.value
      expect(plan.chapters).toHaveLength(info.chapters)

      const chapters = []
      // Last chapter first: nothing is remembered between calls.
      for (const number of plan.chapters.map((_, index) => index + 1).reverse()) {
        const written = await open().chapter(brief, plan, number, signal)
        if (written.kind !== 'written') throw new Error(written.reason)
        chapters.unshift(written.value)
      }
      const { textPages, illustratedPages } = READER_AGE_PROFILES[info.readerAge]
      for (const { pages } of chapters) {
        expect(pages).toHaveLength(textPages)
        expect(pages.flatMap(({ scene }, index) => (scene ? [index + 1] : []))).toEqual([...illustratedPages])
      }
      const story = assembleStory(info.title, info.language, plan, chapters, writer.kind)
      expect(checkStory(story, info).filter(({ weight }) => weight === 'hard')).toEqual([])
      expect(JSON.stringify(story)).not.toContain('Canario')
    })
  })
}
