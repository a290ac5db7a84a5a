import { useSetAtom } from 'jotai/react'
import {
  ANIMAL_SPECIES,
  CREATURE_SPECIES,
  type Gender,
  type Species,
  speciesOf,
} from '../../../src/domain/vocabulary.ts'
import { Choices } from '../choices.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { changeCharacterAtom } from '../state/characters.ts'

const LABELS: Record<Species, string> = { ...ANIMAL_SPECIES, ...CREATURE_SPECIES }
const collator = new Intl.Collator('es')

/** In alphabetical order of the Spanish words: that is how one looks for an animal. */
export function SpeciesChoice({ gender, value }: { gender: Gender; value: Species | null }) {
  const change = useSetAtom(changeCharacterAtom)
  return (
    <Choices
      legend={WIZARD_COPY.characters.species}
      labels={LABELS}
      values={speciesOf(gender).toSorted((a, b) => collator.compare(LABELS[a], LABELS[b]))}
      value={value}
      onChange={(species) => change((before) => ({ ...before, species }))}
      width="7.5rem"
    />
  )
}
