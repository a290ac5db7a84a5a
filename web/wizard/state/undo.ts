import { atom } from 'jotai/vanilla'
import type { BookInfo, Place, Relationship } from '../../../src/domain/book-info.ts'
import type { Character } from '../../../src/domain/character.ts'
import { foldName } from '../../../src/domain/text.ts'
import { type CharacterForm, changeFormsAtom, infoAtom } from './draft.ts'

/** What was taken out last, so that it can come back. */
export type Removal =
  | { kind: 'character'; index: number; character: Character; relationships: readonly Relationship[] }
  | { kind: 'place'; index: number; place: Place }
  | { kind: 'relationship'; index: number; relationship: Relationship }
  /** A form that was closed with something in it. */
  | { kind: 'characterForm'; form: CharacterForm }

export const lastRemovalAtom = atom<Removal | null>(null)

/** Characters whose avatars are to be deleted from the store with the next save; until then they can come back. */
export const removedCharactersAtom = atom<readonly string[]>([])

export const rememberRemovalAtom = atom(null, (_get, set, removal: Removal) => {
  set(lastRemovalAtom, removal)
  if (removal.kind === 'character' && removal.character.avatars.length > 0)
    set(removedCharactersAtom, (names) => [...names, removal.character.name])
})

export const undoRemovalAtom = atom(null, (get, set) => {
  const removal = get(lastRemovalAtom)
  if (!removal) return
  set(lastRemovalAtom, null)
  if (removal.kind === 'characterForm') return set(changeFormsAtom, { character: removal.form })
  set(infoAtom, restored(get(infoAtom), removal))
  if (removal.kind === 'character') {
    const name = foldName(removal.character.name)
    set(removedCharactersAtom, (names) => names.filter((each) => foldName(each) !== name))
  }
})

/** For a fresh book, and after a save: there is nothing to go back to. */
export const forgetRemovalsAtom = atom(null, (_get, set) => {
  set(lastRemovalAtom, null)
  set(removedCharactersAtom, [])
})

function restored(info: BookInfo, removal: Exclude<Removal, { kind: 'characterForm' }>): BookInfo {
  switch (removal.kind) {
    case 'character':
      return {
        ...info,
        characters: info.characters.toSpliced(removal.index, 0, removal.character),
        relationships: [...info.relationships, ...removal.relationships],
      }
    case 'place':
      return { ...info, places: info.places.toSpliced(removal.index, 0, removal.place) }
    case 'relationship':
      return { ...info, relationships: info.relationships.toSpliced(removal.index, 0, removal.relationship) }
  }
}
