import type { Character } from '../../../../../src/domain/character.ts'
import { ANIMAL_SPECIES, CREATURE_SPECIES, type Species, valuesOf } from '../../../../../src/domain/vocabulary.ts'
import type { requestFor } from './contact-sheet.ts'
import { difference, pixelsOf } from './pixels.ts'

export const GIRL: Partial<Character> = {
  gender: 'female',
  age: 'child',
  skin: 'tan',
  eyes: 'green',
  hair: { colour: 'brown', form: 'straight', length: 'shoulder', style: 'loose' },
  clothes: [
    { type: 'tshirt', colour: 'yellow' },
    { type: 'skirt', colour: 'blue' },
  ],
}
export const beast = (species: Species): Partial<Character> => ({
  gender: species in ANIMAL_SPECIES ? 'animal' : 'imaginary_creature',
  age: 'adult',
  species,
})
export const ALL_SPECIES: Species[] = [...valuesOf(ANIMAL_SPECIES), ...valuesOf(CREATURE_SPECIES)]

/** Pairs of requests whose pictures differ in fewer than `floor` of 256 × 256 pixels. */
export function alike(requests: ReturnType<typeof requestFor>[], floor: number): string[] {
  const drawn = requests.map((request) => pixelsOf(request))
  return drawn.flatMap((one, i) =>
    drawn.flatMap((other, j) => {
      const pixels = j > i ? difference(one, other) : floor
      return pixels < floor ? [`${i} and ${j}: ${pixels} pixels`] : []
    }),
  )
}
