import type { CompleteBookInfo } from '../domain/completeness.ts'
import { type IllustrationKey, type IllustrationSet, isCover } from '../domain/illustrations.ts'
import type { Scene } from '../domain/scene.ts'
import type { Ports } from '../ports/index.ts'

export type References = { references: Map<string, Uint8Array>; styleReference: Uint8Array | null }

/** The chosen avatars of those who are seen, and one picture for the manner: a page of this book, or an avatar of its own. */
export async function referencesFor(
  files: Ports['files'],
  info: CompleteBookInfo,
  scene: Scene,
  mannerFile: string | null,
): Promise<References> {
  const bytesOf = async (file: string | null) => (file ? ((await files.get(file))?.bytes ?? null) : null)
  const references = new Map<string, Uint8Array>()
  for (const { name, selectedAvatar } of visibleCharacters(info, scene)) {
    const bytes = await bytesOf(selectedAvatar)
    if (bytes) references.set(name, bytes)
  }
  const manner = await bytesOf(mannerFile)
  if (manner) return { references, styleReference: manner }
  const [first] = info.characters
  return { references, styleReference: references.size === 0 && first ? await bytesOf(first.selectedAvatar) : null }
}

/**
 * The page that shows the others how this book is painted: its first by a model, always the same one, for a copy of a copy
 * drifts. Pictures that are asked for before there is one do without.
 */
export function mannerOf(set: IllustrationSet, except: IllustrationKey): string | null {
  for (const [key, { versions }] of Object.entries(set)) {
    const [first] = versions
    if (key !== except && !isCover(key) && first?.illustrator === 'model') return first.file
  }
  return null
}

export function visibleCharacters(info: CompleteBookInfo, scene: Scene) {
  const cast = new Set(scene.cast.map(({ name }) => name))
  return info.characters.filter(({ name }) => cast.has(name))
}
