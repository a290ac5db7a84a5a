import type { ArtNotes } from '../domain/art.ts'
import type { BookId } from '../domain/book.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { type IllustrationKey, type IllustrationSet, isCover } from '../domain/illustrations.ts'
import type { Scene } from '../domain/scene.ts'
import type { SheetName } from '../ports/illustrator.ts'
import type { Ports } from '../ports/index.ts'
import { sheetOfPlace, sheetsOf } from './sheets.ts'

export type References = {
  references: Map<string, Uint8Array>
  sheets: Map<SheetName, Uint8Array>
  styleReference: Uint8Array | null
}

type Wanted = {
  bookId: BookId
  info: CompleteBookInfo
  scene: Scene
  art: ArtNotes | undefined
  /** Storage key of a picture for the manner, where the book has no key picture. */
  mannerFile: string | null
}

/**
 * What a picture is drawn after: the sheets of those who are seen and of where they are, as far as they are there; else the chosen
 * avatars, and one picture for the manner: a page of this book, or an avatar of its own.
 */
export async function referencesFor(
  files: Ports['files'],
  { bookId, info, scene, art, mannerFile }: Wanted,
): Promise<References> {
  const bytesOf = async (file: string | null) => (file ? ((await files.get(file))?.bytes ?? null) : null)
  const visible = visibleCharacters(info, scene)
  const isWanted: Record<string, boolean> = {
    cast: visible.length > 0,
    figures: (scene.figures ?? []).length > 0,
    key: true,
    object: scene.showsObject === true,
    ...(scene.place !== null && { [sheetOfPlace(info.places, scene.place)]: true }),
  }
  const sheets = new Map<SheetName, Uint8Array>()
  for (const [sheet, file] of art ? sheetsOf({ bookId, info, art }) : []) {
    const bytes = isWanted[sheet] ? await bytesOf(file) : null
    if (bytes) sheets.set(sheet, bytes)
  }
  const references = new Map<string, Uint8Array>()
  if (!sheets.has('cast'))
    for (const { name, selectedAvatar } of visible) {
      const bytes = await bytesOf(selectedAvatar)
      if (bytes) references.set(name, bytes)
    }
  if (sheets.has('key')) return { references, sheets, styleReference: null }
  const manner = await bytesOf(mannerFile)
  if (manner) return { references, sheets, styleReference: manner }
  const [first] = info.characters
  const isBare = references.size === 0 && sheets.size === 0
  return { references, sheets, styleReference: isBare && first ? await bytesOf(first.selectedAvatar) : null }
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
