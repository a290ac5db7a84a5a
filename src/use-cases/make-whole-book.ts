import type { BookId } from '../domain/book.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { type IllustrationKey, isCover, scenesOf, type Version } from '../domain/illustrations.ts'
import { withSaidFeatures } from '../domain/said-features.ts'
import type { Story } from '../domain/story.ts'
import type { Ports } from '../ports/index.ts'
import type { Json, RunContext } from '../ports/runner.ts'
import { layOut } from './bind-book.ts'
import { type DrawingNeeds, type Drawn, drawIllustration } from './draw-illustration.ts'
import { pooled } from './pool.ts'
import { drawSheets } from './sheets.ts'
import { standInsFor } from './stand-ins.ts'
import { storePicture } from './store-picture.ts'
import { type WritingNeeds, writeStory } from './write-story.ts'

export type WholeBookNeeds = Pick<Ports, 'writer' | 'illustrator' | 'inspector' | 'typesetter' | 'files' | 'clock'> &
  WritingNeeds &
  DrawingNeeds & {
    concurrency: number
  }

const NEVER = new AbortController().signal

export type WholeBookStage = 'avatars' | 'story' | 'illustrations' | 'layout'

type Input = {
  bookId: BookId
  info: CompleteBookInfo
  onProgress?(stage: WholeBookStage, done: number, total: number): void
}

type WholeBook = {
  story: Story
  /** What was described, with the chosen avatars. */
  info: CompleteBookInfo
  /** The chosen picture of every illustration. */
  selected: ReadonlyMap<IllustrationKey, Pick<Version, 'file' | 'illustrator'>>
  pages: number
  notes: string[]
}

/** A book from its description in one go, with nobody to ask and nothing to resume: for the command, samples and benches. */
export async function makeWholeBook(
  needs: WholeBookNeeds,
  { bookId, info: described, onProgress = () => {} }: Input,
): Promise<WholeBook> {
  const [info, story] = await drawnAndWritten(needs, bookId, described, onProgress)
  if (story.art) await drawSheets(needs, straightThrough, { bookId, info, art: story.art })
  const scenes = scenesOf(story)
  const fingerprints: string[] = []
  const selected = new Map<IllustrationKey, Pick<Version, 'file' | 'illustrator'>>()
  const acceptsStandIn = standInsFor(scenes.length, {})
  let manner: string | null = null
  onProgress('illustrations', 0, scenes.length)
  const drawn = await pooled(scenes, needs.concurrency, async ({ key, scene }): Promise<Drawn> => {
    const picture = await drawIllustration(
      needs,
      { bookId, key, scene, info, wish: null, attempt: 1, manner, acceptsStandIn, art: story.art },
      fingerprints,
      NEVER,
    )
    fingerprints.push(picture.fingerprint)
    if (!isCover(key) && picture.illustrator === 'model') manner ??= picture.file
    onProgress('illustrations', fingerprints.length, scenes.length)
    return picture
  })
  scenes.forEach(({ key }, index) => {
    const picture = drawn[index]
    if (picture) selected.set(key, picture)
  })
  onProgress('layout', 0, 1)
  const { pages, notes } = await layOut(needs, { bookId, story, info, selected })
  return { story, info, selected, pages, notes }
}

/** Words need no portraits: they are written while those are drawn. What fails stops the other, which would be paid in vain. */
async function drawnAndWritten(
  needs: WholeBookNeeds,
  bookId: BookId,
  info: CompleteBookInfo,
  onProgress: (stage: WholeBookStage, done: number, total: number) => void,
): Promise<[info: CompleteBookInfo, story: Story]> {
  const stop = new AbortController()
  const orStop = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      stop.abort(error)
      throw error
    }
  }
  const onAvatars = (done: number, total: number) => onProgress('avatars', done, total)
  const drawing = withAvatars(needs, bookId, info, onAvatars, stop.signal).then((drawn) => {
    onProgress('story', 0, info.chapters)
    return drawn
  })
  const writing = writeStory(needs, straightThroughUntil(stop.signal), { bookId, info })
  const [drawn, written] = await Promise.allSettled([orStop(drawing), orStop(writing)])
  if (drawn.status === 'fulfilled' && written.status === 'fulfilled') return [drawn.value, written.value]
  throw stop.signal.reason
}

async function withAvatars(
  needs: WholeBookNeeds,
  bookId: BookId,
  info: CompleteBookInfo,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<CompleteBookInfo> {
  let done = 0
  onProgress(done, info.characters.length)
  const seen = withSaidFeatures(info).characters
  const characters = await pooled(info.characters, needs.concurrency, async (character) => {
    const shown = seen.find(({ name }) => name === character.name) ?? character
    const outcome = await needs.illustrator.drawAvatar({ character: shown, seed: `${character.name}/0` }, signal)
    if (outcome.kind === 'refused') throw new DomainError('avatar.failed')
    const file = fileKeys.avatar(bookId, `${info.characters.indexOf(character) + 1}`)
    await storePicture(needs, file, outcome.picture)
    onProgress(++done, info.characters.length)
    return { ...character, avatars: [file], selectedAvatar: file }
  })
  return { ...info, characters }
}

/** Every step is simply done. */
function straightThroughUntil(signal: AbortSignal): RunContext {
  return { signal, step: <T extends Json>(_: string, work: (signal: AbortSignal) => Promise<T>) => work(signal) }
}

export const straightThrough = straightThroughUntil(NEVER)
