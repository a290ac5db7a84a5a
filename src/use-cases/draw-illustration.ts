import type { ArtNotes } from '../domain/art.ts'
import type { BookId, UserId } from '../domain/book.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import {
  BACK_COVER,
  FRONT_COVER,
  type IllustrationKey,
  isCover,
  type StandIn,
  type Version,
} from '../domain/illustrations.ts'
import type { Aliases } from '../domain/pseudonyms.ts'
import { withSaidFeatures } from '../domain/said-features.ts'
import type { Scene } from '../domain/scene.ts'
import { softenScene } from '../domain/soften-scene.ts'
import { truthfulScene } from '../domain/truthful-scene.ts'
import type { Illustrator, Picture } from '../ports/illustrator.ts'
import type { Ports } from '../ports/index.ts'
import type { Inspection } from '../ports/picture-inspector.ts'
import { ProviderFailure } from '../ports/provider-failure.ts'
import type { Waiting } from '../ports/waiting.ts'
import { type References, referencesFor, visibleCharacters } from './references.ts'
import { withRetries } from './retry.ts'
import { contentHash } from './run-keys.ts'
import { storePicture } from './store-picture.ts'

export type DrawingInput = {
  bookId: BookId
  key: IllustrationKey
  scene: Scene
  info: CompleteBookInfo
  /** As a brief's; no part of what the picture depends on. */
  names?: Aliases
  wish: string | null
  /** 1 for the first picture of this place; a redraw gets the next number and so another picture. */
  attempt: number
  /** On whose account; absent where nobody pays. */
  owner?: UserId
  /** What the book's pictures have in common; as a brief's, no part of what the picture depends on. */
  art?: ArtNotes | undefined
  /** Storage key of a picture of this book that shows how it is painted; see `mannerOf`. */
  manner?: string | null
  /** Whether the stand-in may draw what the service failed to; what it refuses the stand-in always draws. */
  acceptsStandIn?: (failure: ProviderFailure) => boolean
  /** Told that what the service delivered is of no use, and not to be found again. */
  discard?: () => Promise<void>
  waiting?: Waiting
}

/** `isOdd`: an inspection had something against it, and nothing better came. */
export type Drawn = Pick<Version, 'file' | 'illustrator'> & {
  standIn: StandIn | null
  fingerprint: string
  isOdd?: true
}

/**
 * What the picture depends on: only who is seen in it, so that an edit elsewhere leaves it as it is. Where somebody is in
 * life decides who is seen, and changes no looks.
 */
export function drawingKey(input: DrawingInput): string {
  const { key, info, wish, attempt } = input
  const scene = sceneOf(input)
  const visible = visibleCharacters(withSaidFeatures(info), scene).map(
    ({ avatars: _, hobbies: __, role: ___, presence: ____, ...looks }) => looks,
  )
  return contentHash({
    key,
    scene,
    visible,
    theme: info.theme,
    readerAge: info.readerAge,
    places: info.places,
    wish,
    attempt,
  })
}

export type DrawingNeeds = Pick<Ports, 'illustrator' | 'inspector' | 'files'> & {
  /** Draws, marked as such, what the illustrator will not or cannot; null where the illustrator is the offline one itself. */
  standIn: Illustrator | null
  /** Pauses before another try of what may pass, in milliseconds. */
  retryDelaysMs: readonly number[]
}

/**
 * Draws, inspects and stores: object first, so that a result never names a missing file. What is refused is asked once
 * more, then softened by rule, then drawn by the stand-in; a picture that fails inspection is drawn once more, unseen.
 * @throws ProviderFailure when the service fails and no stand-in is accepted
 * @throws DomainError `generation.failed` when it refuses and there is no stand-in
 */
export async function drawIllustration(
  needs: DrawingNeeds,
  input: DrawingInput,
  others: readonly string[],
  signal: AbortSignal,
): Promise<Drawn> {
  const { bookId, key, info, names, art, wish, attempt, owner, manner = null } = input
  const scene = sceneOf(input)
  const { acceptsStandIn = () => false, discard = async () => {}, waiting } = input
  const hash = drawingKey(input)
  const payer = owner ? { owner, book: bookId, step: `illustration/${key}` } : undefined
  const { characters } = withSaidFeatures(info)
  const brief = {
    characters,
    names,
    places: info.places,
    theme: info.theme,
    readerAge: info.readerAge,
    kind: kindOf(key),
    key,
    attempt,
    // The engine without AI needs no pictures to draw the same people again.
    ...(needs.illustrator.kind === 'model'
      ? await referencesFor(needs.files, { bookId, info, scene, art, mannerFile: manner })
      : NO_REFERENCES),
    art,
    wish,
    payer,
    waiting,
  }
  const ask = async (illustrator: Illustrator, scene: Scene, seed: string): Promise<Asked> => {
    const outcome = await illustrator.draw({ ...brief, scene, seed }, signal)
    if (outcome.kind === 'refused') return { kind: 'refused' }
    // What the engine without AI drew needs no model to look at it.
    const shown = illustrator.kind === 'model' ? { scene, characters, payer } : undefined
    const inspection = await needs.inspector.inspect(outcome.picture, others, shown, signal)
    const { fingerprint } = inspection
    return { kind: 'seen', inspection, fingerprint, picture: outcome.picture, illustrator: illustrator.kind }
  }
  const keep = async (
    { picture, illustrator, fingerprint, inspection }: Seen,
    standIn: StandIn | null,
  ): Promise<Drawn> => {
    const file = fileKeys.illustration(bookId, key, `v${attempt}-${hash.slice(0, 10)}`)
    await storePicture(needs, file, picture)
    return { file, illustrator, standIn, fingerprint, ...(!inspection.ok && { isOdd: true as const }) }
  }
  let why: StandIn = 'refused'
  try {
    const seen = await askPatiently({ ...needs, discard, waiting }, signal, [
      () => ask(needs.illustrator, scene, hash),
      () => ask(needs.illustrator, scene, `${hash}/again`),
      () => ask(needs.illustrator, softenScene(scene), `${hash}/softened`),
    ])
    if (seen) return await keep(seen, null)
  } catch (error) {
    if (!(error instanceof ProviderFailure) || !needs.standIn || !acceptsStandIn(error)) throw error
    why = 'failed'
  }
  if (!needs.standIn)
    throw new DomainError('generation.failed', {
      message: 'La inteligencia artificial no ha querido dibujar esta imagen. Prueba con otras palabras.',
      needsChange: true,
    })
  const last = await ask(needs.standIn, scene, hash)
  if (last.kind === 'seen' && isShowable(last.inspection)) return keep(last, why)
  throw new DomainError('generation.failed', {
    message: 'No hemos podido dibujar una de las imágenes. Pulsa Reintentar.',
  })
}

/** Whoever wrote it, nobody is drawn where they cannot be. */
function sceneOf({ key, scene, info }: Pick<DrawingInput, 'key' | 'scene' | 'info'>): Scene {
  return truthfulScene(scene, info, isCover(key) ? 'cover' : 'page')
}

const NO_REFERENCES: References = { references: new Map(), sheets: new Map(), styleReference: null }

type Seen = {
  kind: 'seen'
  inspection: Inspection
  fingerprint: string
  picture: Picture
  illustrator: Version['illustrator']
}
type Asked = { kind: 'refused' } | Seen

type Patience = Pick<DrawingNeeds, 'retryDelaysMs'> & { discard(): Promise<void>; waiting: Waiting | undefined }

/**
 * One try after another while they are refused. What comes and fails the inspection is drawn once more; then the second
 * picture is taken, or the first, if it can be shown at all: alike or odd is a pity, no picture would be worse.
 * @returns null when all tries were refused, or what came is not for children
 * @throws ProviderFailure `transient` when what came is no picture
 */
async function askPatiently(
  { retryDelaysMs, discard, waiting }: Patience,
  signal: AbortSignal,
  tries: readonly (() => Promise<Asked>)[],
): Promise<Seen | null> {
  const failed: Seen[] = []
  for (const attempt of tries) {
    const asked = await withRetries(attempt, retryDelaysMs, signal, waiting)
    if (asked.kind === 'refused') continue
    if (asked.inspection.ok) return asked
    failed.unshift(asked)
    if (failed.length === 2) break
  }
  if (failed.length === 0) return null
  const seen = failed.find(({ inspection }) => isShowable(inspection))
  if (seen) return seen
  if (failed.some(({ inspection }) => !inspection.ok && inspection.reason === 'unsafe')) return null
  await discard()
  throw new ProviderFailure('transient', 'pictures that cannot be shown')
}

const NEVER_SHOWN: readonly string[] = ['undecodable', 'tooSmall', 'flat', 'unsafe']

function isShowable(inspection: Inspection): boolean {
  return inspection.ok || !NEVER_SHOWN.includes(inspection.reason)
}

function kindOf(key: IllustrationKey): 'page' | 'frontCover' | 'backCover' {
  if (key === FRONT_COVER) return 'frontCover'
  return key === BACK_COVER ? 'backCover' : 'page'
}
