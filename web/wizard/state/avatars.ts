import { atom } from 'jotai/vanilla'
import { featuresMissingIn } from '../../../src/domain/avatar.ts'
import type { Character } from '../../../src/domain/character.ts'
import type { Feature } from '../../../src/domain/person-facts.ts'
import { foldName } from '../../../src/domain/text.ts'
import { changeCharacterAtom } from './characters.ts'
import { avatarFeaturesAtom, formsAtom, infoAtom } from './draft.ts'

/** Folded names of the characters whose avatar is being drawn. */
export const drawingAvatarsAtom = atom<ReadonlySet<string>>(new Set<string>())

export const isDrawingAtom = atom(null, (_get, set, name: string, drawing: boolean) => {
  set(drawingAvatarsAtom, (names) => {
    const next = new Set(names)
    if (drawing) next.add(foldName(name))
    else next.delete(foldName(name))
    return next
  })
})

/** Looks (as `looksOf` writes them) that an avatar was drawn from, by its address; known of those seen since the book was opened. */
export const drawnLooksAtom = atom<Readonly<Record<string, string>>>({})

/** Avatars of which nothing is known yet are taken to show the character as it is described here. */
export const rememberLooksAtom = atom(null, (_get, set, avatars: readonly string[], character: Character) => {
  const looks = looksOf(character)
  set(drawnLooksAtom, (known) => ({ ...Object.fromEntries(avatars.map((url) => [url, looks])), ...known }))
})

/** Everything about a character that is seen in its picture. */
export function looksOf({ gender, age, species, colour, skin, hair, eyes, clothes, features }: Character): string {
  return JSON.stringify([gender, age, species, colour, skin, hair, eyes, clothes, features])
}

/** A picture that was just drawn, of the character as it was described then. */
export const rememberFeaturesAtom = atom(null, (_get, set, address: string, { features = [] }: Character) => {
  set(avatarFeaturesAtom, (known) => ({ ...known, [address]: features }))
})

/** Features of a character that its chosen avatar was drawn without; none while it has no avatar. */
export const featuresNotDrawnAtom = atom((get) => (character: Character): Feature[] => {
  const { selectedAvatar } = character
  return selectedAvatar ? featuresMissingIn(get(avatarFeaturesAtom)[selectedAvatar] ?? [], character) : []
})

/** A picture has arrived: it goes to its character wherever that is now, in the open form or in the book. */
export const addAvatarAtom = atom(null, (get, set, name: string, address: string) => {
  const is = (character: Character) => foldName(character.name) === foldName(name)
  const form = get(formsAtom).character
  if (form && is(form.character)) return set(changeCharacterAtom, (character) => withAvatar(character, address))
  set(infoAtom, (info) => ({
    ...info,
    characters: info.characters.map((character) => (is(character) ? withAvatar(character, address) : character)),
  }))
})

/** The avatar that is shown is the one that is chosen. */
export const selectAvatarAtom = atom(null, (_get, set, address: string) => {
  set(changeCharacterAtom, (character) => ({ ...character, selectedAvatar: address }))
})

/** The newest picture is shown, and so it is the chosen one. */
function withAvatar(character: Character, address: string): Character {
  if (character.avatars.includes(address)) return character
  return { ...character, avatars: [...character.avatars, address], selectedAvatar: address }
}
