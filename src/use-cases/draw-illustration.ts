import type { BookId } from '../domain/book.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { BACK_COVER, FRONT_COVER, type IllustrationKey, type Version } from '../domain/illustrations.ts'
import type { Scene } from '../domain/scene.ts'
import type { Picture } from '../ports/illustrator.ts'
import type { Ports } from '../ports/index.ts'
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

/** Draws, inspects (a bad picture is drawn once more, unseen), and stores: object first, so that a result never names a missing file. */
export async function drawIllustration(
  { illustrator, inspector, files }: Pick<Ports, 'illustrator' | 'inspector' | 'files'>,
  input: DrawingInput,
  others: readonly string[],
  signal: AbortSignal,
): Promise<Drawn> {
  const { bookId, key, scene, info, wish } = input
  const references = await referencesFor(files, info, scene)
  const hash = drawingKey(input)
  for (const seed of [hash, `${hash}/again`]) {
    const outcome = await illustrator.draw(
      {
        scene,
        characters: info.characters,
        places: info.places,
        theme: info.theme,
        readerAge: info.readerAge,
        kind: kindOf(key),
        references,
        wish,
        seed,
      },
      signal,
    )
    if (outcome.kind === 'refused') continue
    const inspection = await inspector.inspect(outcome.picture, others)
    if (!inspection.ok && seed === hash) continue
    if (!inspection.ok && inspection.reason !== 'repeat') break
    const file = fileKeys.illustration(bookId, key, `v${input.attempt}-${hash.slice(0, 10)}`)
    await storePicture({ files }, file, outcome.picture)
    return { file, illustrator: illustrator.kind, fingerprint: inspection.fingerprint }
  }
  throw new DomainError('generation.failed', { message: 'No hemos podido dibujar una de las imágenes.' })
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
