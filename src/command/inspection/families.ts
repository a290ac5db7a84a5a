import { newBookInfo } from '../../domain/book-info.ts'
import { type Character, type Garment, newCharacter } from '../../domain/character.ts'
import { type CompleteBookInfo, completeInfo } from '../../domain/completeness.ts'
import type { ReaderAge, Theme } from '../../domain/vocabulary.ts'

type Look = Partial<Omit<Character, 'hair'>> & { hair?: Partial<Character['hair']> }

/** Nobody's children, and each unlike the others: whoever takes one for another shall be found out. */
const LUCIA = person('Lucía', {
  ...{ gender: 'female', age: 'child', skin: 'light', eyes: 'green' },
  hair: { colour: 'red', form: 'curly', length: 'long', style: 'loose' },
  clothes: wearing(['dress', 'yellow']),
})
const LEO = person('Leo', {
  ...{ gender: 'male', age: 'child', skin: 'dark', eyes: 'brown' },
  hair: { colour: 'black', form: 'curly', length: 'short' },
  clothes: wearing(['tshirt', 'red'], ['shorts', 'blue']),
})
const ANA = person('Ana', {
  ...{ gender: 'female', age: 'child', skin: 'deep_tan', eyes: 'black' },
  hair: { colour: 'brown', form: 'straight', length: 'shoulder', style: 'pigtails' },
  clothes: wearing(['tshirt', 'green'], ['skirt', 'white']),
})
const HUGO = person('Hugo', {
  ...{ gender: 'male', age: 'child', skin: 'light', eyes: 'blue' },
  hair: { colour: 'blonde', form: 'straight', length: 'short' },
  clothes: wearing(['tshirt', 'orange'], ['trousers', 'black']),
})
const CARMEN = person('Carmen', {
  ...{ gender: 'female', age: 'elderly', skin: 'light', eyes: 'brown' },
  hair: { colour: 'white', form: 'curly', length: 'short', style: 'bun' },
  clothes: wearing(['dress', 'purple']),
})
const BIT = person('Bit', { gender: 'animal', age: 'adult', species: 'dog', colour: 'brown' })
const NUBE = person('Nube', { gender: 'animal', age: 'adult', species: 'cat', colour: 'white' })
const CHISPA = person('Chispa', { gender: 'imaginary_creature', age: 'baby', species: 'dragon', colour: 'green' })

/** Somebody who is in none of the books. */
export const STRANGER: Character = person('', {
  ...{ gender: 'male', age: 'adult', skin: 'tan', eyes: 'brown' },
  hair: { colour: 'black', form: 'straight', length: 'short' },
  clothes: wearing(['trenchcoat', 'blue'], ['trousers', 'brown']),
})

const BOOKS: [Theme, ReaderAge, Character[]][] = [
  ['aventura', '6-8', [LUCIA, LEO, BIT]],
  ['animales', '4-6', [ANA, NUBE]],
  ['fantasia', '6-8', [HUGO, CARMEN, CHISPA]],
  ['familiar', '4-6', [LEO, CARMEN]],
  ['naturaleza', '6-8', [LUCIA, ANA, BIT]],
  ['misterioso', '8-10', [HUGO, LUCIA]],
  ['divertido', '4-6', [LEO, NUBE, CARMEN]],
  ['valores', '6-8', [ANA, HUGO]],
  ['vehiculos', '4-6', [LUCIA, BIT]],
  ['navidad', '6-8', [LEO, ANA, CARMEN]],
  ['ciencia ficcion', '8-10', [HUGO, ANA, CHISPA]],
  ['aprendizaje', '4-6', [LUCIA, CARMEN, NUBE]],
]

export const TRIAL_BOOKS: readonly CompleteBookInfo[] = BOOKS.map(([theme, readerAge, characters]) =>
  completeInfo({
    ...newBookInfo(),
    ...{ title: 'La prueba', language: 'español', chapters: 5, theme, readerAge },
    characters: characters.map((one, index) => ({ ...one, role: index === 0 ? 'protagonista' : 'secundario' })),
  }),
)

function person(name: string, { hair, ...look }: Look): Character {
  const bare = newCharacter()
  return { ...bare, name, ...look, hair: { ...bare.hair, ...hair } }
}

function wearing(...clothes: [Garment['type'], Garment['colour']][]): Garment[] {
  return clothes.map(([type, colour]) => ({ type, colour }))
}
