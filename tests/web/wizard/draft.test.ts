import { describe, expect, test } from 'bun:test'
import { createStore } from 'jotai/vanilla'
import { NAME_TAKEN, newBookInfo, SELF_RELATION } from '../../../src/domain/book-info.ts'
import { newCharacter } from '../../../src/domain/character.ts'
import { addAvatarAtom } from '../../../web/wizard/state/avatars.ts'
import {
  changeCharacterAtom,
  closeCharacterAtom,
  keepCharacterAtom,
  openCharacterAtom,
  removeCharacterAtom,
} from '../../../web/wizard/state/characters.ts'
import {
  canGenerateAtom,
  changeFormsAtom,
  changeInfoAtom,
  formsAtom,
  hasUnsavedChangesAtom,
  infoAtom,
  openBookAtom,
  progressAtom,
} from '../../../web/wizard/state/draft.ts'
import { keepPlaceAtom, openPlaceAtom, removePlaceAtom } from '../../../web/wizard/state/places.ts'
import { keepRelationshipAtom } from '../../../web/wizard/state/relationships.ts'
import { removedCharactersAtom, undoRemovalAtom } from '../../../web/wizard/state/undo.ts'
import { aCompleteInfo, aGirl } from '../../support/builders.ts'

const lucia = aGirl('Lucía')
const carmen = aGirl('Carmen')

function aDesk(info = aCompleteInfo({ characters: [lucia, carmen] })) {
  const store = createStore()
  store.set(openBookAtom, { id: 7, version: 1 }, info)
  return store
}

describe('unsaved changes', () => {
  test('a book that was just opened has none, and typing something and taking it back leaves none', () => {
    const store = aDesk()
    expect(store.get(hasUnsavedChangesAtom)).toBe(false)
    store.set(changeInfoAtom, { moral: 'Compartir' })
    expect(store.get(hasUnsavedChangesAtom)).toBe(true)
    store.set(changeInfoAtom, { moral: '' })
    expect(store.get(hasUnsavedChangesAtom)).toBe(false)
  })

  test('a form that only stands open is no change, one that was written in is', () => {
    const store = aDesk()
    store.set(openCharacterAtom, null)
    store.set(openPlaceAtom, null)
    expect(store.get(hasUnsavedChangesAtom)).toBe(false)
    store.set(changeCharacterAtom, (character) => ({ ...character, name: 'T' }))
    expect(store.get(hasUnsavedChangesAtom)).toBe(true)
    store.set(closeCharacterAtom)
    expect(store.get(hasUnsavedChangesAtom)).toBe(false)
  })
})

test('the ring of a new book is empty and its story cannot be generated', () => {
  const store = aDesk({ ...newBookInfo() } as never)
  expect(store.get(progressAtom)).toBe(0)
  expect(store.get(canGenerateAtom)).toBe(false)
  expect(aDesk().get(progressAtom)).toBe(100)
})

describe('characters', () => {
  test('a name is taken whatever its accents and case', () => {
    const store = aDesk()
    store.set(openCharacterAtom, null)
    store.set(changeCharacterAtom, (character) => ({ ...character, name: ' LUCIA ' }))
    expect(store.set(keepCharacterAtom)).toBe(NAME_TAKEN)
    expect(store.get(infoAtom).characters).toHaveLength(2)
    expect(store.get(formsAtom).character).not.toBeNull()
  })

  test('renaming takes the relationships along', () => {
    const store = aDesk(
      aCompleteInfo({
        characters: [lucia, carmen],
        relationships: [{ from: 'Lucía', type: 'grandchild', to: 'Carmen' }],
      }),
    )
    store.set(openCharacterAtom, 0)
    store.set(changeCharacterAtom, (character) => ({ ...character, name: 'Luz' }))
    expect(store.set(keepCharacterAtom)).toBeNull()
    expect(store.get(infoAtom).relationships).toEqual([{ from: 'Luz', type: 'grandchild', to: 'Carmen' }])
  })

  test('a ninth character is refused', () => {
    const characters = Array.from({ length: 8 }, (_, at) => aGirl(`Personaje ${at}`))
    expect(aDesk(aCompleteInfo({ characters })).set(openCharacterAtom, null)).toBe('Máximo 8 personajes por cuento')
  })

  test('a character that was taken out comes back with its relationships and its pictures', () => {
    const relationships = [{ from: 'Lucía', type: 'grandchild' as const, to: 'Carmen' }]
    const drawn = { ...lucia, avatars: ['/a.webp'], selectedAvatar: '/a.webp' }
    const info = aCompleteInfo({ characters: [drawn, carmen], relationships })
    const store = aDesk(info)
    store.set(removeCharacterAtom, 0)
    expect(store.get(infoAtom).relationships).toEqual([])
    expect(store.get(removedCharactersAtom)).toEqual(['Lucía'])
    store.set(undoRemovalAtom)
    expect(store.get(infoAtom)).toEqual(info)
    expect(store.get(removedCharactersAtom)).toEqual([])
  })

  test('a form that was cancelled with something in it can be taken up again', () => {
    const store = aDesk()
    store.set(openCharacterAtom, null)
    store.set(changeCharacterAtom, (character) => ({ ...character, name: 'Tom' }))
    store.set(closeCharacterAtom)
    expect(store.get(formsAtom).character).toBeNull()
    store.set(undoRemovalAtom)
    expect(store.get(formsAtom).character?.character.name).toBe('Tom')
  })

  test('a picture reaches its character although its form was closed meanwhile', () => {
    const store = aDesk()
    store.set(openCharacterAtom, 1)
    store.set(addAvatarAtom, 'lucia', '/1.webp')
    expect(store.get(infoAtom).characters[0]).toMatchObject({ avatars: ['/1.webp'], selectedAvatar: '/1.webp' })
    expect(store.get(formsAtom).character?.character.avatars).toEqual([])
  })

  test('a picture reaches the open form of a character that is not in the book yet', () => {
    const store = aDesk()
    store.set(openCharacterAtom, null)
    store.set(changeCharacterAtom, () => ({ ...newCharacter(), name: 'Tom' }))
    store.set(addAvatarAtom, 'Tom', '/1.webp')
    expect(store.get(formsAtom).character?.character.selectedAvatar).toBe('/1.webp')
  })
})

describe('places', () => {
  test('a place needs a name', () => {
    const store = aDesk()
    store.set(changeFormsAtom, { place: { index: null, place: { name: ' ', description: 'Grande' } } })
    expect(store.set(keepPlaceAtom)).toBe('El nombre es obligatorio')
  })

  test('a place that was taken out comes back where it was', () => {
    const places = ['Uno', 'Dos', 'Tres'].map((name) => ({ name, description: '' }))
    const store = aDesk(aCompleteInfo({ places }))
    store.set(removePlaceAtom, 1)
    expect(store.get(infoAtom).places.map(({ name }) => name)).toEqual(['Uno', 'Tres'])
    store.set(undoRemovalAtom)
    expect(store.get(infoAtom).places).toEqual(places)
  })
})

describe('relationships', () => {
  const relate = (from: string, type: '' | 'friend', to: string) => {
    const store = aDesk()
    store.set(changeFormsAtom, { relationship: { from, type, to } })
    return store.set(keepRelationshipAtom)
  }

  test('nobody is related to themselves', () => {
    expect(relate('Lucía', 'friend', 'lucia')).toBe(SELF_RELATION)
  })

  test('all three parts are needed', () => {
    expect(relate('Lucía', '', 'Carmen')).toBe('Elige los dos personajes y la relación que los une')
    expect(relate('Lucía', 'friend', 'Carmen')).toBeNull()
  })
})
