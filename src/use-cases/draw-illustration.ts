import type { BookId, UserId } from '../domain/book.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { BACK_COVER, FRONT_COVER, type IllustrationKey, type Version } from '../domain/illustrations.ts'
import type { Scene } from '../domain/scene.ts'
import { softenScene } from '../domain/soften-scene.ts'
import type { Illustrator, Picture } from '../ports/illustrator.ts'
import type { Ports } from '../ports/index.ts'
import type { Inspection } from '../ports/picture-inspector.ts'
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
  /** On whose account; absent where nobody pays. */
  owner?: UserId
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
  const { bookId, key, scene, info, wish, attempt, owner } = input
  const hash = drawingKey(input)
  const payer = owner ? { owner, book: bookId, step: `illustration/${key}` } : undefined
  const brief = {
    characters: info.characters,
    places: info.places,
    theme: info.theme,
    readerAge: info.readerAge,
    kind: kindOf(key),
    ...(await referencesFor(needs.files, info, scene)),
    wish,
    payer,
  }
  const ask = async (illustrator: Illustrator, asked: Scene, seed: string): Promise<Asked> => {
    const outcome = await illustrator.draw({ ...brief, scene: asked, seed }, signal)
    if (outcome.kind === 'refused') return { kind: 'refused' }
    const shown = { scene: asked, characters: info.characters, payer }
    const inspection = await needs.inspector.inspect(outcome.picture, others, shown, signal)
    const { fingerprint } = inspection
    return { kind: 'seen', inspection, fingerprint, picture: outcome.picture, illustrator: illustrator.kind }
  }
  const keep = async ({ picture, illustrator, fingerprint }: Seen): Promise<Drawn> => {
    const file = fileKeys.illustration(bookId, key, `v${attempt}-${hash.slice(0, 10)}`)
    await storePicture(needs, file, picture)
    return { file, illustrator, fingerprint }
  }
  try {
    const seen = await askPatiently(needs, signal, [
      () => ask(needs.illustrator, scene, hash),
      () => ask(needs.illustrator, scene, `${hash}/again`),
      () => ask(needs.illustrator, softenScene(scene), `${hash}/softened`),
    ])
    if (seen) return await keep(seen)
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
  const last = needs.standIn ? await ask(needs.standIn, scene, hash) : null
  if (last?.kind === 'seen' && isShowable(last.inspection)) return keep(last)
  throw new DomainError('generation.failed', {
    message: 'No hemos podido dibujar una de las imágenes. Pulsa Reintentar.',
  })
}

type Seen = {
  kind: 'seen'
  inspection: Inspection
  fingerprint: string
  picture: Picture
  illustrator: Version['illustrator']
}
type Asked = { kind: 'refused' } | Seen

/**
 * One try after another while they are refused. What comes and fails the inspection is drawn once more; then the second
 * picture is taken, or the first, if it can be shown at all: alike or odd is a pity, no picture would be worse.
 */
async function askPatiently(
  { retryDelaysMs }: Pick<DrawingNeeds, 'retryDelaysMs'>,
  signal: AbortSignal,
  tries: readonly (() => Promise<Asked>)[],
): Promise<Seen | null> {
  let failed: Seen | null = null
  for (const attempt of tries) {
    const asked = await withRetries(attempt, retryDelaysMs, signal)
    if (asked.kind === 'refused') continue
    if (asked.inspection.ok) return asked
    if (failed) return [asked, failed].find(({ inspection }) => isShowable(inspection)) ?? null
    failed = asked
  }
  return failed && isShowable(failed.inspection) ? failed : null
}

const NEVER_SHOWN: readonly string[] = ['undecodable', 'tooSmall', 'flat', 'unsafe']

function isShowable(inspection: Inspection): boolean {
  return inspection.ok || !NEVER_SHOWN.includes(inspection.reason)
}

/** The WebP goes last: its key is the picture's identity, and whoever sees it may count on the rest. */
export async function storePicture({ files }: Pick<Ports, 'files'>, file: string, picture: Picture): Promise<void> {
  const { original, provenance } = picture
  if (provenance) {
    await files.put(fileKeys.originalOf(file, original.contentType), original.bytes)
    await files.put(fileKeys.provenanceOf(file), new TextEncoder().encode(JSON.stringify(provenance)))
  }
  await files.put(fileKeys.jpegOf(file), picture.jpeg)
  await files.put(file, picture.webp)
}

function visibleCharacters(info: CompleteBookInfo, scene: Scene) {
  const cast = new Set(scene.cast.map(({ name }) => name))
  return info.characters.filter(({ name }) => cast.has(name))
}

/** The chosen avatars of those who are seen; where nobody is, one of the book's own for the manner. */
async function referencesFor(
  files: Ports['files'],
  info: CompleteBookInfo,
  scene: Scene,
): Promise<{ references: Map<string, Uint8Array>; styleReference: Uint8Array | null }> {
  const avatarOf = async ({ selectedAvatar }: CompleteBookInfo['characters'][number]) =>
    selectedAvatar ? ((await files.get(selectedAvatar))?.bytes ?? null) : null
  const references = new Map<string, Uint8Array>()
  for (const character of visibleCharacters(info, scene)) {
    const bytes = await avatarOf(character)
    if (bytes) references.set(character.name, bytes)
  }
  const [first] = info.characters
  const styleReference = references.size === 0 && first ? await avatarOf(first) : null
  return { references, styleReference }
}

function kindOf(key: IllustrationKey): 'page' | 'frontCover' | 'backCover' {
  if (key === FRONT_COVER) return 'frontCover'
  return key === BACK_COVER ? 'backCover' : 'page'
}
