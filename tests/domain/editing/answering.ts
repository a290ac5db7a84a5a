import { wishesAfterEdit } from '../../../src/domain/editing/answer-anew.ts'
import type { Story } from '../../../src/domain/story.ts'
import type { AnsweredWish } from '../../../src/domain/wish.ts'
import { aStory } from '../../support/builders.ts'

export const KEY = 'Lucía encontró una llave dorada en el río.'

/** Chapters of pages of paragraphs. */
export function told(pages: string[][][], overrides: Partial<Story> = {}): Story {
  const chapters = pages.map((chapter, index) => ({
    title: `Capítulo ${index + 1}`,
    pages: chapter.map((paragraphs) => ({ paragraphs, scene: null })),
  }))
  return aStory({ chapters, ...overrides })
}

export function aWish(overrides: Partial<AnsweredWish> = {}): AnsweredWish {
  return {
    id: 'w1',
    quote: 'Un día encuentra una llave dorada en el río',
    field: 'freeText',
    kind: 'event',
    weight: 'must',
    sensitive: null,
    outcome: 'told',
    by: 'writer',
    evidence: [{ chapter: 1, page: 1, text: KEY }],
    ...overrides,
  }
}

export const missed = (overrides: Partial<AnsweredWish> = {}) =>
  aWish({ outcome: 'missed', evidence: [], ...overrides })
export const noDogs = (overrides: Partial<AnsweredWish> = {}) =>
  missed({ quote: 'Que no salgan perros ni arañas', kind: 'avoid', outcome: 'kept', ...overrides })

type Saved = { tells?: string[]; original?: Story['wishes']; names?: [Record<string, string>, Record<string, string>] }

/** What becomes of wishes when the pages of the first become those of the second. */
export function answers(
  wishes: Story['wishes'],
  [before, after]: [string[][][], string[][][]],
  { tells = [], original = null, names = [{}, {}] }: Saved = {},
) {
  const [was, is] = [told(before, { wishes, names: names[0] }), told(after, { wishes, names: names[1] })]
  return wishesAfterEdit(was, is, tells, original)
}

/** The one answer of a book of a page. */
export function answer(wish: AnsweredWish, [before, after]: [string[], string[]], saved: Saved = {}) {
  return answers([wish], [[[before]], [[after]]], saved)?.[0]
}
