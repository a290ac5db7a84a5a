import { expect, test } from 'bun:test'
import { MemoryAnswers } from '../../src/adapters/system/memory-answers.ts'
import type { Direction } from '../../src/domain/art.ts'
import { READER_AGE_PROFILES } from '../../src/domain/reader-age.ts'
import { type Chapter, pagesWithoutScene, type Story, type StoryPlan } from '../../src/domain/story.ts'
import type { Json, RunContext } from '../../src/ports/runner.ts'
import type { StoryWriter } from '../../src/ports/story-writer.ts'
import { writeStory } from '../../src/use-cases/write-story.ts'
import { aCompleteInfo, aScene } from '../support/builders.ts'

const info = aCompleteInfo({ chapters: 2 })
const { textPages, illustratedPages } = READER_AGE_PROFILES[info.readerAge]
const COST = { model: 'm', inputTokens: 0, outputTokens: 0, images: 0, usd: 0 }

const chapter = (title: string, hasScenes: boolean): Chapter => ({
  title,
  pages: Array.from({ length: textPages }, (_, at) => ({
    paragraphs: [`Lucía mira la luna ${title} ${at}.`],
    scene: hasScenes && illustratedPages.includes(at + 1) ? aScene({ alt: `${title} ${at}` }) : null,
  })),
})

/** As the program before left it: its chapters bring their scenes, and its covers are the plan's. */
const plan: StoryPlan = {
  ...{ refrain: null, closing: 'Fin.', blurb: '¿Quién?', wishes: null, isInOrder: true },
  ...{ frontCover: aScene({ alt: 'old front' }), backCover: aScene({ alt: 'old back' }) },
  chapters: [1, 2].map((number) => ({ title: `${number}`, outline: '{}' })),
}

/** @param kept results of steps, by the name that their key bears */
function after(kept: Record<string, unknown>): RunContext {
  const { signal } = new AbortController()
  return {
    signal,
    step: async <T extends Json>(key: string, work: (signal: AbortSignal) => Promise<T>) => {
      const name = Object.keys(kept).find((one) => key.includes(`/${one}/`))
      return name === undefined ? work(signal) : (kept[name] as T)
    },
  }
}

async function written(kept: Record<string, unknown>) {
  const directed: Story[] = []
  const writer: StoryWriter = {
    ...{ kind: 'model', revision: '' },
    plan: async () => ({ kind: 'written', value: plan, by: 'model', cost: COST }),
    chapter: async (_, __, number) => ({
      ...{ kind: 'written', by: 'model', cost: COST, value: chapter(`new ${number}`, false) },
    }),
    async direct(_, story) {
      directed.push(story)
      const pages = pagesWithoutScene(story, info.readerAge).map((at) => ({
        ...at,
        scene: aScene({ alt: 'directed' }),
      }))
      const value: Direction = { frontCover: aScene({ alt: 'front' }), backCover: aScene({ alt: 'back' }), pages }
      return { kind: 'written', value, by: 'model', cost: COST }
    },
  }
  const needs = { writer, answers: new MemoryAnswers(), retryDelaysMs: [] }
  return { story: await writeStory(needs, after(kept), { bookId: 1, info }), directed }
}

const altsOf = ({ chapters }: Story) =>
  chapters.map(({ pages }) => pages.flatMap(({ scene }) => (scene ? [scene.alt] : [])))

test('a book that an older program has written whole keeps its scenes and covers', async () => {
  const { story, directed } = await written({
    plan: { value: plan, by: 'model' },
    'chapter/1': { value: chapter('old 1', true), by: 'model' },
    'chapter/2': { value: chapter('old 2', true), by: 'model' },
  })
  expect(directed).toEqual([])
  expect(
    altsOf(story)
      .flat()
      .every((alt) => alt.startsWith('old')),
  ).toBe(true)
  expect(story.frontCover.alt).toBe('old front')
})

test('one that it has half written goes on: what it had scenes for keeps them, the rest is thought of over the whole', async () => {
  const { story, directed } = await written({
    plan: { value: plan, by: 'model' },
    'chapter/1': { value: chapter('old 1', true), by: 'model' },
  })
  expect(directed).toHaveLength(1)
  const [first = [], second = []] = altsOf(story)
  expect([first.every((alt) => alt.startsWith('old')), second.every((alt) => alt === 'directed')]).toEqual([true, true])
  expect(second).toHaveLength(illustratedPages.length)
})
