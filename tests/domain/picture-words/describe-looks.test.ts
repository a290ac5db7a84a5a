import { describe, expect, test } from 'bun:test'
import { type Character, newCharacter } from '../../../src/domain/character.ts'
import { FEATURES } from '../../../src/domain/person-facts.ts'
import { describeLooks } from '../../../src/domain/picture-words/describe-looks.ts'
import { type GENDERS, LANGUAGES, speciesOf, valuesOf } from '../../../src/domain/vocabulary.ts'
import { aGirl } from '../../support/builders.ts'

const both = (character: Character) => valuesOf(LANGUAGES).map((language) => describeLooks(character, language))
const grandfather: Character = {
  ...newCharacter(),
  name: 'Manuel',
  gender: 'male',
  age: 'elderly',
  hair: { colour: 'bald', form: 'bald', length: null, style: null },
}
const being = (gender: 'animal' | 'imaginary_creature', rest: Partial<Character>): Character => ({
  ...newCharacter(),
  name: 'Chispa',
  gender,
  age: 'adult',
  ...rest,
})

describe('somebody’s portrait is told by what the parent chose', () => {
  test('a girl by her hair, her glasses and what she wears', () => {
    const girl: Character = {
      ...aGirl(),
      features: ['glasses', 'freckles'],
      clothes: [
        { type: 'tshirt', colour: 'red' },
        { type: 'cap', colour: 'orange' },
      ],
    }
    expect(both(girl)).toEqual([
      'niña de pelo rizado castaño, con gafas, pecas, camiseta roja y gorra naranja',
      'girl with curly brown hair, with glasses, freckles, a red T-shirt and an orange cap',
    ])
    expect(both(aGirl())).toEqual(['niña de pelo rizado castaño', 'girl with curly brown hair'])
  })

  test('a grandfather without hair, and a baby', () => {
    expect(both(grandfather)).toEqual(['hombre mayor sin pelo', 'elderly man with no hair'])
    expect(both({ ...aGirl(), presence: 'baby' })).toEqual([
      'bebé de pelo rizado castaño',
      'baby with curly brown hair',
    ])
  })

  test('a wheelchair is said; hair and hat under a headscarf are not, since nobody sees them', () => {
    const veiled: Character = {
      ...aGirl(),
      features: ['wheelchair', 'hijab'],
      clothes: [
        { type: 'dress', colour: 'yellow' },
        { type: 'hat', colour: 'black' },
      ],
    }
    expect(both(veiled)).toEqual([
      'niña, en silla de ruedas, con hiyab y vestido amarillo',
      'girl, in a wheelchair, with a hijab and a yellow dress',
    ])
  })

  test('a pet and a fantasy being by kind and colour', () => {
    expect(both(being('imaginary_creature', { species: 'dragon', colour: 'green' }))).toEqual([
      'dragón de color verde',
      'green dragon',
    ])
    expect(both(being('animal', { species: 'bearPanda', colour: 'white' }))).toEqual([
      'oso panda de color blanco',
      'white panda',
    ])
  })
})

test('of whom nothing is known but the name, nothing is said', () => {
  expect(both({ ...newCharacter(), name: 'Alguien' })).toEqual([null, null])
})

test('every description is short enough to listen to, and has no hole in it', () => {
  const everything: Character = {
    ...aGirl(),
    age: 'teenager',
    features: valuesOf(FEATURES).filter((feature) => feature !== 'hijab'),
    clothes: [
      { type: 'trenchcoat', colour: 'purple' },
      { type: 'beanie', colour: 'yellow' },
    ],
  }
  const beings = (['animal', 'imaginary_creature'] as const satisfies readonly (keyof typeof GENDERS)[]).flatMap(
    (gender) => speciesOf(gender).map((species) => being(gender, { species, colour: 'purple' })),
  )
  for (const text of [everything, ...beings].flatMap(both)) {
    expect(text?.length).toBeGreaterThan(4)
    expect(text?.length).toBeLessThanOrEqual(110)
    expect(text).not.toMatch(/undefined|null| {2}|[A-Z](?!-)/u)
  }
})
