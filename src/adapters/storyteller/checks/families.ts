import { type Character, newCharacter } from '../../../domain/character.ts'
import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import type { Language, ReaderAge } from '../../../domain/vocabulary.ts'

/** `isSmall`: tried as well with every thing and place named that a story can take. */
type Family = { name: string; characters: Character[]; isSmall?: true }

const girl = person('Lucía', 'female', 'child')
const brother = person('Leo', 'male', 'child')
const dog = animal('Bit', 'dog')
const grandfather = person('Abuelo Paco', 'male', 'elderly')
const dragon = { ...animal('Kika', 'dragon'), gender: 'imaginary_creature' as const }
const baby = person('Noa', 'female', 'baby')

/** Invented families, as unlike as they come: every story is tried with those that it is for. */
export const FAMILIES: readonly Family[] = [
  { name: 'two children and a dog', characters: [girl, second(brother), second(dog)], isSmall: true },
  { name: 'two', characters: [brother, second(girl)] },
  { name: 'a grandfather alone', characters: [grandfather], isSmall: true },
  { name: 'a dragon and a baby', characters: [dragon, second(baby)] },
  { name: 'a baby alone', characters: [baby] },
  { name: 'a baby and a brother', characters: [baby, second(brother)], isSmall: true },
  { name: 'a baby, a brother and a dog', characters: [baby, second(brother), second(dog)] },
  {
    name: 'eight with long names',
    characters: [
      person('Maximiliana Alejandra', 'female', 'teenager'),
      second(person('Abuela María Inmaculada', 'female', 'elderly')),
      second(person('Papá Bartolomé Sebastián', 'male', 'adult')),
      second(person('Tía Hermenegilda', 'female', 'adult')),
      second(animal('Capitán Tiburcio', 'parrot')),
      second(person('Guadalupe Montserrat', 'female', 'baby')),
      second(person('Francisco Javier', 'male', 'child')),
      second(person('Íñigo', 'male', 'child')),
    ],
  },
  {
    name: 'a girl, her grandmother and a dragon',
    characters: [girl, second(person('Abuela Carmen', 'female', 'elderly')), second(dragon)],
  },
  {
    name: 'a baby with seven',
    characters: [
      person('Guadalupe', 'female', 'baby'),
      second(person('Abuela María Inmaculada', 'female', 'elderly')),
      ...['Ana', 'Leo', 'Íñigo', 'Candela', 'Martín', 'Hugo'].map((name) => second(person(name, 'male', 'child'))),
    ],
  },
]

/** A wizard's input for a family, all else left plain. */
export function infoOf(
  { characters }: Family,
  { readerAge, chapters, language }: { readerAge: ReaderAge; chapters: number; language: Language },
): CompleteBookInfo {
  return {
    title: language === 'inglés' ? 'The Book' : 'El libro',
    theme: 'aventura',
    language,
    readerAge,
    chapters,
    moral: '',
    dedication: '',
    freeText: '',
    characters,
    places: [],
    relationships: [],
  }
}

function person(name: string, gender: 'male' | 'female', age: Character['age']): Character {
  const hair = {
    colour: 'brown',
    form: 'straight',
    length: 'short',
    style: gender === 'female' ? 'loose' : null,
  } as const
  return { ...newCharacter(), name, gender, age, skin: 'light', eyes: 'brown', hair }
}

function animal(name: string, species: Character['species']): Character {
  return { ...newCharacter(), name, gender: 'animal', age: 'adult', species, colour: 'brown' }
}

function second(character: Character): Character {
  return { ...character, role: 'secundario' }
}
