import { expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { saidOnce } from '../../../../src/adapters/offline/writer/said-once.ts'
import { assembleStory } from '../../../../src/domain/story.ts'
import { checkStory } from '../../../../src/domain/story-checks/check-story.ts'
import { THEMES, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { aCompleteInfo, aGirl } from '../../../support/builders.ts'

test('long names never make a short joke a long sentence that comes twice', () => {
  const characters = ['El Gran Capitán Bigotes', 'La Pequeña Ana María'].map((name) => aGirl(name))
  for (const theme of valuesOf(THEMES))
    for (const language of ['español', 'inglés'] as const)
      for (let book = 1; book <= 12; book++) {
        const info = aCompleteInfo({ theme, language, characters, readerAge: '6-8', chapters: 5 })
        const { plan, chapters } = composeBook({ info, seed: `book:${book}` })
        const issues = checkStory(assembleStory(info.title, language, plan, chapters, 'offline'), info)

        expect(issues.filter(({ id }) => id === 'sentence.repeated')).toEqual([])
      }
}, 60_000)

test('a page keeps what it says when it would say nothing else', () => {
  const page = { paragraphs: ['Y una vez más no supo nadie qué hacer con tanto sombrero.'], scene: null }

  expect(saidOnce([page, page], new Set())).toEqual([page, page])
})
