import type { Character } from '../../domain/character.ts'
import type { CompleteBookInfo } from '../../domain/completeness.ts'
import { isCover, scenesOf } from '../../domain/illustrations.ts'
import type { Scene, Staging } from '../../domain/scene.ts'
import { withStagings } from '../../domain/staging.ts'
import { assembleStory, type Chapter } from '../../domain/story.ts'
import { truthfulScene } from '../../domain/truthful-scene.ts'
import type { IllustrationBrief } from '../../ports/illustrator.ts'
import type { StoryWriter } from '../../ports/story-writer.ts'
import { TRIAL_BOOKS } from './families.ts'

/** What a picture of a trial is drawn from, when nothing is wrong with it. */
export type Sample = {
  scene: Scene
  characters: readonly Character[]
  brief: Omit<IllustrationBrief, 'scene' | 'characters'>
}

/** Faces are hidden, or too small for anybody. */
const FACELESS: ReadonlySet<Staging> = new Set(['hands', 'behind', 'far'])

/** The pictures of the pages of a dozen books, as the storyteller tells them; every book's first ones first. */
export async function samplesFrom(writer: StoryWriter, signal: AbortSignal): Promise<Sample[]> {
  const books = await Promise.all(TRIAL_BOOKS.map((info, at) => samplesOf(writer, info, `trial:${at}`, signal)))
  const longest = Math.max(...books.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => books.flatMap((book) => book[at] ?? [])).flat()
}

async function samplesOf(
  writer: StoryWriter,
  info: CompleteBookInfo,
  seed: string,
  signal: AbortSignal,
): Promise<Sample[]> {
  const plan = await writer.plan({ info, seed }, signal)
  if (plan.kind !== 'written') return []
  const chapters: Chapter[] = []
  for (const index of plan.value.chapters.keys()) {
    const chapter = await writer.chapter({ info, seed }, plan.value, index + 1, signal, chapters)
    if (chapter.kind !== 'written') return []
    chapters.push(chapter.value)
  }
  const told = assembleStory(info.title, info.language, plan.value, chapters, writer.kind)
  const { characters, places, theme, readerAge } = info
  return scenesOf(withStagings(told, characters, seed)).flatMap(({ key, scene: written }) => {
    const scene = truthfulScene(written, info, 'page')
    const bodies = scene.cast.filter(({ shownOn }) => !shownOn).length
    if (isCover(key) || bodies === 0 || FACELESS.has(scene.staging ?? 'group')) return []
    const brief = {
      places,
      theme,
      readerAge,
      kind: 'page',
      key,
      references: new Map(),
      wish: null,
      seed: `${seed}|${key}`,
    } as const
    // Whether a thing beside somebody is drawn depends on the room there is for it: what is in hands is measured, and no more.
    return [{ scene: { ...scene, props: [] }, characters, brief }]
  })
}
