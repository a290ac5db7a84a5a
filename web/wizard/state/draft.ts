import { atom } from 'jotai/vanilla'
import { type BookInfo, newBookInfo, type Place } from '../../../src/domain/book-info.ts'
import type { Character } from '../../../src/domain/character.ts'
import { missingItems, progressPercent } from '../../../src/domain/completeness.ts'
import type { Feature } from '../../../src/domain/person-facts.ts'
import type { RelationshipType } from '../../../src/domain/vocabulary.ts'
import { isSame } from './is-same.ts'

/** What is being written in a form that has not been added yet. `index` null: a new one. */
export type CharacterForm = { index: number | null; character: Character }
export type PlaceForm = { index: number | null; place: Place }
export type RelationshipForm = { from: string; type: RelationshipType | ''; to: string }
export type Forms = {
  character: CharacterForm | null
  place: PlaceForm | null
  relationship: RelationshipForm | null
}
export const NO_FORMS: Forms = { character: null, place: null, relationship: null }

export type AvatarFeatures = Readonly<Record<string, readonly Feature[]>>

/** The book that is open: null until the server has given it an id. `version` is what the last answer said. */
export type OpenBook = { id: number | null; version: number | undefined }

export const bookAtom = atom<OpenBook>({ id: null, version: undefined })
/** The book that was created while it was open: its own address takes it over as it is, instead of loading it. */
export const handoverAtom = atom<number | null>(null)
export const infoAtom = atom<BookInfo>(newBookInfo())
/** As the server has it: what "unsaved" is measured against. */
export const savedInfoAtom = atom<BookInfo>(newBookInfo())
/** With which features avatars were drawn, by their address; with none where nothing stands. */
export const avatarFeaturesAtom = atom<AvatarFeatures>({})
export const formsAtom = atom<Forms>(NO_FORMS)

export const hasUnsavedChangesAtom = atom((get) => {
  const info = get(infoAtom)
  return !isSame(info, get(savedInfoAtom)) || isWritten(get(formsAtom), info)
})
export const missingItemsAtom = atom((get) => missingItems(get(infoAtom)))
export const progressAtom = atom((get) => progressPercent(get(infoAtom)))
export const canGenerateAtom = atom((get) => get(missingItemsAtom).length === 0)

/** A field of the book, as typed. */
export const changeInfoAtom = atom(null, (_get, set, change: Partial<BookInfo>) => {
  set(infoAtom, (info) => ({ ...info, ...change }))
})

export const changeFormsAtom = atom(null, (_get, set, change: Partial<Forms>) => {
  set(formsAtom, (forms) => ({ ...forms, ...change }))
})

/** Opens a book as the server has it. */
export const openBookAtom = atom(null, (_get, set, book: OpenBook, info: BookInfo, drawn: AvatarFeatures = {}) => {
  set(bookAtom, book)
  set(avatarFeaturesAtom, drawn)
  set(infoAtom, info)
  set(savedInfoAtom, info)
  set(formsAtom, NO_FORMS)
})

function isWritten({ character, place, relationship }: Forms, info: BookInfo): boolean {
  // A relationship half chosen is not a word lost, nor can it be saved.
  if (relationship?.from && relationship.to && relationship.type) return true
  if (place && isPlaceWritten(place, info)) return true
  return character !== null && isCharacterFormWritten(character, info)
}

export function isCharacterFormWritten({ index, character }: CharacterForm, info: BookInfo): boolean {
  const before = index === null ? null : info.characters[index]
  return before ? !isSame(character, before) : isCharacterStarted(character)
}

function isPlaceWritten({ index, place }: PlaceForm, info: BookInfo): boolean {
  const before = index === null ? { name: '', description: '' } : info.places[index]
  return !isSame(place, before)
}

/** Anything that would be a pity to lose. */
export function isCharacterStarted({ name, gender, hobbies, avatars }: Character): boolean {
  return name.trim() !== '' || gender !== null || hobbies.length > 0 || avatars.length > 0
}
