import type { BookId } from '../domain/book.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { BACK_COVER, FRONT_COVER, type IllustrationKey, type Version } from '../domain/illustrations.ts'
import type { Scene } from '../domain/scene.ts'
import { softenScene } from '../domain/soften-scene.ts'
import type { Illustrator, Picture } from '../ports/illustrator.ts'
import type { Ports } from '../ports/index.ts'
import { ProviderFailure } from '../ports/provider-failure.ts'
import { withRetries } from './retry.ts'
import { contentHash } from './run-keys.ts'

export type DrawingInput = {
  bookId: BookId
  key: IllustrationKey
  scene: Scene
  info: CompleteBookInfo
  wish: string | null
  /** 1 for the first picture of this place; a redraw gets the next number and so another picture. */
  attempt: number
}

export type Drawn = { file: string; illustrator: Version['illustrator']; fingerprint: string }

/** What the picture depends on: only who is seen in it, so that an edit elsewhere leaves it as it is. */
export function drawingKey({ key, scene, info, wish, attempt }: DrawingInput): string {
  const visible = visibleCharacters(info, scene).map(({ avatars: _, hobbies: __, role: ___, ...looks }) => looks)
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
 */
export async function drawIllustration(
  needs: DrawingNeeds,
  input: DrawingInput,
  others: readonly string[],
  signal: AbortSignal,
): Promise<Drawn> {
  const { bookId, key, scene, info, wish, attempt } = input
  const references = await referencesFor(needs.files, info, scene)
  const hash = drawingKey(input)
  const brief = {
    characters: info.characters,
    places: info.places,
    theme: info.theme,
    readerAge: info.readerAge,
    kind: kindOf(key),
    references,
    wish,
  }
  const ask = async (illustrator: Illustrator, asked: Scene, seed: string, lastTry = false): Promise<Drawn | null> => {
    const outcome = await illustrator.draw({ ...brief, scene: asked, seed }, signal)
    if (outcome.kind === 'refused') return null
    const inspection = await needs.inspector.inspect(outcome.picture, others)
    // Two pictures that look alike are a pity; no picture at all would be worse.
    if (!inspection.ok && !(lastTry && inspection.reason === 'repeat')) return null
    const file = fileKeys.illustration(bookId, key, `v${attempt}-${hash.slice(0, 10)}`)
    await storePicture(needs, file, outcome.picture)
    return { file, illustrator: illustrator.kind, fingerprint: inspection.fingerprint }
  }
  const tries: (() => Promise<Drawn | null>)[] = [
    () => ask(needs.illustrator, scene, hash),
    () => ask(needs.illustrator, scene, `${hash}/again`),
    () => ask(needs.illustrator, softenScene(scene), `${hash}/softened`, true),
  ]
  try {
    for (const attempt of tries) {
      const drawn = await withRetries(attempt, needs.retryDelaysMs, signal)
      if (drawn) return drawn
    }
  } catch (error) {
    // Without quota or key every other picture would fail as well: that is for somebody to mend, not to paper over.
    if (
      !(error instanceof ProviderFailure) ||
      error.kind === 'quota' ||
      error.kind === 'unauthorised' ||
      !needs.standIn
    )
      throw error
  }
  const drawn = needs.standIn ? await ask(needs.standIn, scene, hash, true) : null
  if (drawn) return drawn
  throw new DomainError('generation.failed', {
    message: 'No hemos podido dibujar una de las imágenes. Pulsa Reintentar.',
  })
}

/** The JPEG goes first: the WebP's key is the picture's identity, and whoever sees it may count on both. */
export async function storePicture({ files }: Pick<Ports, 'files'>, file: string, picture: Picture): Promise<void> {
  await files.put(fileKeys.jpegOf(file), picture.jpeg)
  await files.put(file, picture.webp)
}

function visibleCharacters(info: CompleteBookInfo, scene: Scene) {
  const cast = new Set(scene.cast.map(({ name }) => name))
  return info.characters.filter(({ name }) => cast.has(name))
}

async function referencesFor(
  files: Ports['files'],
  info: CompleteBookInfo,
  scene: Scene,
): Promise<Map<string, Uint8Array>> {
  const references = new Map<string, Uint8Array>()
  for (const { name, selectedAvatar } of visibleCharacters(info, scene)) {
    const stored = selectedAvatar ? await files.get(selectedAvatar) : null
    if (stored) references.set(name, stored.bytes)
  }
  return references
}

function kindOf(key: IllustrationKey): 'page' | 'frontCover' | 'backCover' {
  if (key === FRONT_COVER) return 'frontCover'
  return key === BACK_COVER ? 'backCover' : 'page'
}
