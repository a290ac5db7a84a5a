import fc from 'fast-check'
import { missingFields } from '../../src/domain/character.ts'
import type { CompleteBookInfo } from '../../src/domain/completeness.ts'
import { foldName } from '../../src/domain/text.ts'
import { LANGUAGES, READER_AGES, RELATIONSHIP_TYPES, THEMES, valuesOf } from '../../src/domain/vocabulary.ts'
import { aCompleteInfo, anyCharacter } from './builders.ts'

const somebody = anyCharacter
  .chain((one) =>
    fc
      .record({
        prefix: fc.constantFrom('', '', '', 'Abuela ', 'Tío ', 'El ', 'María del Mar '),
        age: fc.constantFrom('baby' as const, 'adult' as const, 'elderly' as const, one.age ?? ('adult' as const)),
      })
      .map(({ prefix, age }) => ({ ...one, name: `${prefix}${one.name}`, age })),
  )
  .filter((character) => missingFields(character).length === 0)

/** Any input that the wizard would let pass: one to eight of any kind, any theme, age, language and length. */
export const anyInfo: fc.Arbitrary<CompleteBookInfo> = fc
  .record({
    characters: fc.uniqueArray(somebody, { minLength: 1, maxLength: 8, selector: ({ name }) => foldName(name) }),
    theme: fc.constantFrom(...valuesOf(THEMES)),
    readerAge: fc.constantFrom(...valuesOf(READER_AGES)),
    language: fc.constantFrom(...valuesOf(LANGUAGES)),
    chapters: fc.integer({ min: 1, max: 10 }),
    places: fc.uniqueArray(
      fc.constantFrom('El río', 'Bosque Azul', 'Casa de Ana', 'Moon Park', 'Isla', 'Narnia', 'la plaza'),
      {
        maxLength: 5,
      },
    ),
    freeText: fc.constantFrom(
      '',
      'Que no salgan perros ni arañas.',
      'Le gusta pedir perdón. Le da miedo el mar.',
      '¡Ñu! 123',
    ),
    moral: fc.constantFrom('', 'Compartir', 'Hay que decir la verdad'),
    tie: fc.constantFrom(...valuesOf(RELATIONSHIP_TYPES)),
  })
  .map(({ tie, places, characters, ...rest }) => {
    const [first, second] = characters
    return aCompleteInfo({
      ...rest,
      characters,
      places: places.map((name) => ({ name, description: '' })),
      relationships: first && second ? [{ from: second.name, type: tie, to: first.name }] : [],
    })
  })
