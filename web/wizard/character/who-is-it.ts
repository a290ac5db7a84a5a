import type { Character } from '../../../src/domain/character.ts'
import { ANIMAL_SPECIES, agesInWords, CREATURE_SPECIES, GENDERS, PEOPLE } from '../../../src/domain/vocabulary.ts'

/** Kind and age in a few words: `Niña`, `Gato · Bebé`; empty while nothing is chosen. */
export function whoIsIt({ gender, age, species }: Pick<Character, 'gender' | 'age' | 'species'>): string {
  if (age && (gender === 'male' || gender === 'female')) return PEOPLE[gender][age]
  const kind = species ? { ...ANIMAL_SPECIES, ...CREATURE_SPECIES }[species] : gender ? GENDERS[gender] : null
  return [kind, gender && age ? agesInWords(gender, species)[age] : null].filter(Boolean).join(' · ')
}
