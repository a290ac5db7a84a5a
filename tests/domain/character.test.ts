import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { withAvatarReserved } from '../../src/domain/avatar.ts'
import { newBookInfo } from '../../src/domain/book-info.ts'
import { Character, missingFields, newCharacter, withGender, withHairColour } from '../../src/domain/character.ts'
import { completeInfo, missingItems, progressPercent, readyToGenerate } from '../../src/domain/completeness.ts'
import { countCharacters, countWords, foldName } from '../../src/domain/text.ts'
import { aCompleteInfo, aGirl, anyCharacter } from '../support/builders.ts'

describe('a character', () => {
  test('of any kind that the form can make is valid', () => {
    fc.assert(fc.property(anyCharacter, (character) => expect(Character.safeParse(character).success).toBe(true)))
  })

  test('that changes gender loses what belonged to the other', () => {
    const changed = withGender({ ...aGirl(), skin: 'tan', eyes: 'blue' }, 'animal')

    expect(changed).toMatchObject({
      name: 'Lucía',
      age: null,
      species: null,
      skin: null,
      eyes: null,
      hair: { colour: null, form: null, length: null, style: null },
    })
  })

  test('that is bald has no other hair, and gets a choice again with another colour', () => {
    const bald = withHairColour(aGirl(), 'bald')

    expect(bald.hair).toEqual({ colour: 'bald', form: 'bald', length: null, style: null })
    expect(missingFields(bald)).toEqual([])
    expect(withHairColour(bald, 'red').hair).toEqual({ colour: 'red', form: null, length: null, style: null })
  })

  test('says what is still missing, in the order of the form', () => {
    expect(missingFields(newCharacter())).toEqual(['name', 'gender'])
    expect(missingFields({ ...newCharacter(), name: 'Ana', gender: 'female' })).toEqual([
      'age',
      'hair.colour',
      'hair.form',
      'hair.length',
      'hair.style',
    ])
    expect(
      missingFields({
        ...newCharacter(),
        name: 'Leo',
        gender: 'male',
        age: 'child',
        hair: { colour: 'red', form: 'afro', length: 'short', style: null },
      }),
    ).toEqual([])
    expect(missingFields({ ...newCharacter(), name: 'Leo', gender: 'animal', age: 'baby' })).toEqual([
      'species',
      'colour',
    ])
  })
})

describe('avatars', () => {
  const now = '2026-11-21T10:00:00.000Z'
  const reserve = (avatars: Parameters<typeof withAvatarReserved>[0], name: string, at = now) =>
    withAvatarReserved(avatars, `f${avatars.length}`, name, at)

  test('a sixth for one character is refused, accents and case aside', () => {
    const five = ['Ána', 'ana', 'ANA', 'Ana', ' ana'].reduce<ReturnType<typeof reserve>>(
      (avatars, name) => reserve(avatars, name),
      [],
    )

    expect(() => reserve(five, 'Ana')).toThrow('Máximo 5 avatares por personaje')
    expect(reserve(five, 'Anabel')).toHaveLength(6)
  })

  test('one that a dead process never finished gives its place back after ten minutes', () => {
    const five = Array.from({ length: 5 }).reduce<ReturnType<typeof reserve>>((avatars) => reserve(avatars, 'Ana'), [])

    expect(() => reserve(five, 'Ana', '2026-11-21T10:09:00.000Z')).toThrow()
    expect(reserve(five, 'Ana', '2026-11-21T10:11:00.000Z')).toHaveLength(1)
  })
})

describe('completeness', () => {
  test('an empty book is at 0 %, a complete one at 100 %, and each item is a sixth', () => {
    expect(progressPercent(newBookInfo())).toBe(0)
    expect(progressPercent({ ...newBookInfo(), title: 'El faro' })).toBe(17)
    expect(progressPercent(aCompleteInfo())).toBe(100)
  })

  test('blank is missing', () => {
    expect(missingItems({ ...aCompleteInfo(), title: '  ' })).toEqual(['title'])
    expect(() => completeInfo({ ...aCompleteInfo(), chapters: null })).toThrow(
      '❌ Por favor, completa todos los campos obligatorios',
    )
  })

  test('without a chosen avatar each, nothing is generated and the ones lacking it are named', () => {
    expect(() => readyToGenerate(aCompleteInfo())).toThrow('Sin avatar: Lucía')
    const ready = aCompleteInfo({ characters: [{ ...aGirl(), avatars: ['a'], selectedAvatar: 'a' }] })
    expect(readyToGenerate(ready)).toEqual(ready)
  })
})

describe('counting', () => {
  test('words are runs of non-space, characters are code points, names fold', () => {
    expect(countWords('  uno  dos\ntres ')).toBe(3)
    expect(countWords('')).toBe(0)
    expect(countCharacters('👩🏽ñ')).toBe(3)
    expect(foldName('  Íñigo  De ')).toBe('inigo de')
  })
})
