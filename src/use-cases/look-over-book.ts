import type { BookId } from '../domain/book.ts'
import { completeInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { type IllustrationKey, nextAttempt, scenesOf, selectedVersion } from '../domain/illustrations.ts'
import { withSaidFeatures } from '../domain/said-features.ts'
import type { Story } from '../domain/story.ts'
import type { LookedOver, OnSheet } from '../ports/picture-inspector.ts'
import { ProviderFailure } from '../ports/provider-failure.ts'
import type { RunContext } from '../ports/runner.ts'
import type { Waiting } from '../ports/waiting.ts'
import { drawIllustration, drawingKey } from './draw-illustration.ts'
import type { GenerationNeeds } from './generation-needs.ts'
import { addPicture } from './make-illustrations.ts'
import { paidStep } from './paid-step.ts'
import { pooled } from './pool.ts'
import { mannerOf } from './references.ts'
import { reportStep } from './report-generation.ts'

const STEP = 'look-over'
const DOING = 'Repasando las ilustraciones…'

/**
 * A book's pictures are looked at once as they will stand side by side, and what does not belong to the others is drawn once more: at
 * no attempt of the parent's. What does not come leaves the picture that is there.
 */
export async function lookOverBook(
  needs: GenerationNeeds,
  context: RunContext,
  { bookId, story, waiting }: { bookId: BookId; story: Story; waiting: Waiting },
): Promise<void> {
  const lookOver = needs.inspector.lookOver?.bind(needs.inspector)
  const book = await needs.books.find(bookId)
  if (!lookOver || !book) return
  const { owner, illustrations } = book
  const info = completeInfo(book.info)
  const drawn = scenesOf(story).flatMap(({ key, scene }) => {
    const { file, illustrator } = selectedVersion(illustrations, key)
    return illustrator === 'model' ? [{ key, scene, file }] : []
  })
  if (drawn.length === 0) return
  const payer = { owner, book: bookId, step: STEP }
  const { characters } = withSaidFeatures(info)
  const input = drawn.map(({ file }) => file)
  const found = await paidStep<LookedOver[]>(
    needs,
    context,
    { bookId, name: STEP, input, payerStep: STEP },
    async (signal) => {
      await reportStep(needs, bookId, DOING)
      const sheet: OnSheet[] = []
      for (const { key, scene, file } of drawn) {
        const picture = await needs.files.get(file)
        if (picture) sheet.push({ key, action: scene.action, webp: picture.bytes })
      }
      return lookOver(sheet, { characters, payer, ...(story.names && { names: story.names }) }, signal)
    },
  )
  const keys = found.map(({ key }) => key)
  await pooled(keys, needs.concurrency, (key) =>
    drawnAnew(needs, context, { bookId, story, key, keys, waiting, info, owner, illustrations }),
  )
}

type Redraw = Pick<Parameters<typeof drawIllustration>[1], 'bookId' | 'info'> & {
  story: Story
  key: IllustrationKey
  keys: readonly IllustrationKey[]
  waiting: Waiting
  owner: string
  illustrations: Parameters<typeof mannerOf>[0]
}

async function drawnAnew(
  needs: GenerationNeeds,
  context: RunContext,
  { bookId, story, key, keys, illustrations, ...rest }: Redraw,
): Promise<void> {
  const scene = scenesOf(story).find((one) => one.key === key)?.scene
  const before = illustrations[key]
  if (!scene || !before) return
  const manner = mannerOf(illustrations, key)
  const input = { bookId, key, scene, wish: null, attempt: nextAttempt(before), manner, art: story.art, ...rest }
  const name = `illustration/${key}`
  const part = { bookId, name, input: drawingKey(input), payerStep: name }
  try {
    const drawn = await paidStep(needs, context, part, (signal, discard) =>
      drawIllustration({ ...needs, standIn: null }, { ...input, discard }, [], signal),
    )
    // One that an inspection has passed is not given for one that it has not.
    if (!drawn.isOdd) await addPicture(needs, { bookId, key, keys }, drawn)
  } catch (error) {
    context.signal.throwIfAborted()
    const isOfTheService = error instanceof ProviderFailure
    if (!isOfTheService && !(error instanceof DomainError && error.code === 'generation.failed')) throw error
  }
}
