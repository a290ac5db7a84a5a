import { OfflineIllustrator } from '../../src/adapters/offline/illustrator/offline-illustrator.ts'
import type { Scene } from '../../src/domain/scene.ts'
import { FREE } from '../../src/ports/cost.ts'
import type { Illustrator } from '../../src/ports/illustrator.ts'
import type { Ports } from '../../src/ports/index.ts'
import type { StoryWriter } from '../../src/ports/story-writer.ts'
import { aScene, type Fixture } from './builders.ts'
import { startServer } from './server.ts'
import { SMALL_PICTURES } from './small-pictures.ts'

/** Three chapters, each a page with a picture and a page of text alone: known words, whatever the real writer learns. */
const writer: StoryWriter = {
  kind: 'offline',
  revision: '',
  async plan({ info }) {
    const scene = sceneWith(info.characters[0]?.name ?? 'Osito')
    return {
      kind: 'written',
      by: 'offline',
      cost: FREE,
      value: {
        refrain: null,
        closing: 'Y durmió con la luz apagada.',
        blurb: 'Una noche, una luz y un oso muy pequeño.',
        frontCover: scene,
        backCover: scene,
        chapters: ['La luz', 'El bosque', 'La luna'].map((title) => ({ title, outline: '' })),
        wishes: [
          {
            id: 'w1',
            quote: 'Lleva siempre el peluche de la siesta',
            field: 'freeText',
            kind: 'thing',
            weight: 'must',
            sensitive: null,
            outcome: 'told',
            by: 'writer',
            evidence: [{ chapter: 1, page: 1, text: 'El peluche de la siesta iba delante.' }],
          },
          {
            id: 'w2',
            quote: 'Colecciona chapas de botella',
            field: 'freeText',
            kind: 'fact',
            weight: 'must',
            sensitive: null,
            outcome: 'missed',
            by: 'writer',
            evidence: [],
          },
        ],
      },
    }
  },
  async chapter({ info }, plan, chapter) {
    const name = info.characters[0]?.name ?? 'Osito'
    return {
      kind: 'written',
      by: 'offline',
      cost: FREE,
      value: {
        title: plan.chapters[chapter - 1]?.title ?? '',
        pages: [
          { paragraphs: [`${name} miró la luna.`, `—¿Quién anda ahí? —dijo ${name}.`], scene: sceneWith(name) },
          { paragraphs: ['Nadie contestó.'], scene: null },
        ],
      },
    }
  },
}

function sceneWith(name: string): Scene {
  return aScene({
    cast: [{ name, pose: 'stand', mood: 'happy', holding: null }],
    setting: 'forest',
    action: `${name} looks at the moon.`,
    alt: `${name} mira la luna.`,
  })
}

export type ReviewServer = Awaited<ReturnType<typeof startReviewServer>>

/**
 * The real server with an illustrator that can be told to fail or to wait. `knownStory`: of three short chapters; otherwise
 * the product's own writer writes.
 */
export async function startReviewServer({
  knownStory = true,
  overrides = {},
}: {
  knownStory?: boolean
  overrides?: Partial<Ports>
} = {}) {
  const illustrator = new OfflineIllustrator({ size: SMALL_PICTURES })
  const hand = { fails: false, wait: Promise.resolve() }
  const tired: Illustrator = {
    kind: 'offline',
    async draw(brief, signal) {
      await hand.wait
      if (hand.fails) throw new Error('the pencil broke')
      return illustrator.draw(brief, signal)
    },
    drawAvatar: (brief, signal) => illustrator.drawAvatar(brief, signal),
  }
  const server = await startServer({
    overrides: { ...(knownStory && { writer }), illustrator: tired, ...overrides },
    environment: { RETRY_DELAYS_MS: '0,0' },
  })
  let release = () => {}
  return {
    ...server,
    hand,
    /** Holds the pencil until the answer is called. */
    holdPencil() {
      const { promise, resolve } = Promise.withResolvers<void>()
      hand.wait = promise
      release = resolve
      return resolve
    },
    /** A pencil that a failed test left in the air would keep the server from ending. */
    stop() {
      release()
      return server.stop()
    },
    /** A parent with a book whose pictures wait to be seen. */
    async aBookInReview(changes: Record<string, unknown> = {}, fixture: Fixture = 'buenas-noches-osito') {
      const parent = await server.parent()
      const { id } = await parent.aReadyBook(fixture, changes)
      await parent.api('POST', `/api/books/${id}/generate`, {})
      const book = await parent.generated(id)
      if (book.status !== 'verifying') throw new Error(`generation: ${JSON.stringify(book.generation)}`)
      return { parent, id, book }
    },
  }
}
