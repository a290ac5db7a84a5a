import { atom } from 'jotai/vanilla'
import { type BookInfo, NAME_TAKEN, type Relationship, TOO_MANY_CHARACTERS } from '../../../src/domain/book-info.ts'
import { type Character, newCharacter } from '../../../src/domain/character.ts'
import { LIMITS } from '../../../src/domain/limits.ts'
import { unprintableProblem } from '../../../src/domain/printable-signs.ts'
import { foldName } from '../../../src/domain/text.ts'
import {
  type CharacterForm,
  changeFormsAtom,
  formsAtom,
  infoAtom,
  isCharacterFormWritten,
  isCharacterStarted,
} from './draft.ts'
import { rememberRemovalAtom } from './undo.ts'

/** Opens the form, on a character of the book or on a new one. @returns what forbids it, or null */
export const openCharacterAtom = atom(null, (get, set, index: number | null): string | null => {
  const { characters } = get(infoAtom)
  if (index === null && characters.length >= LIMITS.characters) return TOO_MANY_CHARACTERS
  const character = index === null ? newCharacter() : characters[index]
  if (character) set(changeFormsAtom, { character: { index, character } })
  return null
})

export const changeCharacterAtom = atom(null, (get, set, change: (character: Character) => Character) => {
  const form = get(formsAtom).character
  if (form) set(changeFormsAtom, { character: { ...form, character: change(form.character) } })
})

/** Leaves the form. What stood in it can come back. */
export const closeCharacterAtom = atom(null, (get, set) => {
  const form = get(formsAtom).character
  if (form && isCharacterFormWritten(form, get(infoAtom))) set(rememberRemovalAtom, { kind: 'characterForm', form })
  set(changeFormsAtom, { character: null })
})

/**
 * Puts the form into the book. A rename takes the relationships along; a new form that nobody touched just closes.
 * @returns what forbids it, or null
 */
export const keepCharacterAtom = atom(null, (get, set): string | null => {
  const form = get(formsAtom).character
  if (!form) return null
  const info = get(infoAtom)
  const problem = nameProblem(form, info.characters)
  if (problem) return problem
  if (form.index !== null || isCharacterStarted(form.character)) set(infoAtom, withCharacter(info, form))
  set(changeFormsAtom, { character: null })
  return null
})

export function nameProblem({ index, character }: CharacterForm, characters: readonly Character[]): string | null {
  const folded = foldName(character.name)
  const taken = folded && characters.some(({ name }, at) => at !== index && foldName(name) === folded)
  return taken ? NAME_TAKEN : unprintableProblem(character.name)
}

function withCharacter(info: BookInfo, { index, character }: CharacterForm): BookInfo {
  const kept = { ...character, name: character.name.trim() }
  if (index === null) return { ...info, characters: [...info.characters, kept] }
  const before = info.characters[index]
  const characters = info.characters.map((each, at) => (at === index ? kept : each))
  return before ? { ...info, characters, relationships: renamed(info.relationships, before.name, kept.name) } : info
}

function renamed(relationships: readonly Relationship[], before: string, after: string): Relationship[] {
  if (!before || before === after) return [...relationships]
  const follow = (name: string) => (foldName(name) === foldName(before) ? after : name)
  return relationships.map((each) => ({ ...each, from: follow(each.from), to: follow(each.to) }))
}

export function relationshipsOf(info: Pick<BookInfo, 'relationships'>, name: string): Relationship[] {
  const folded = foldName(name)
  if (!folded) return []
  return info.relationships.filter(({ from, to }) => foldName(from) === folded || foldName(to) === folded)
}

/** Takes a character out together with its relationships; both come back by undoing. */
export const removeCharacterAtom = atom(null, (get, set, index: number) => {
  const info = get(infoAtom)
  const removed = info.characters[index]
  if (!removed) return
  const gone = new Set(relationshipsOf(info, removed.name))
  set(infoAtom, {
    ...info,
    characters: info.characters.filter((_, at) => at !== index),
    relationships: info.relationships.filter((each) => !gone.has(each)),
  })
  const form = get(formsAtom).character
  if (form && form.index !== null)
    set(changeFormsAtom, {
      character: form.index === index ? null : { ...form, index: form.index - (form.index > index ? 1 : 0) },
    })
  set(rememberRemovalAtom, { kind: 'character', index, character: removed, relationships: [...gone] })
})
