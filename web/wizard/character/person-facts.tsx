import { useSetAtom } from 'jotai/react'
import { type Character, isHuman, withFeatures, withPresence } from '../../../src/domain/character.ts'
import { FEATURES, type Feature, PRESENCES, type Presence, presenceOf } from '../../../src/domain/person-facts.ts'
import { valuesOf } from '../../../src/domain/vocabulary.ts'
import { WIZARD_COPY } from '../copy.ts'
import { Select } from '../select.tsx'
import { changeCharacterAtom } from '../state/characters.ts'

const copy = WIZARD_COPY.characters

/** What a story has to know of somebody so as to say nothing untrue: of people a body, of everybody where they are. */
export function PersonFacts({ character }: { character: Character }) {
  const change = useSetAtom(changeCharacterAtom)
  return (
    <>
      {isHuman(character) ? <Features chosen={character.features ?? []} /> : null}
      <Select
        label={copy.presence}
        hint={copy.whyFacts}
        value={presenceOf(character)}
        options={Object.entries(PRESENCES) as [Presence, string][]}
        onChange={(presence) => change((before) => withPresence(before, presence))}
      />
    </>
  )
}

function Features({ chosen }: { chosen: readonly Feature[] }) {
  const change = useSetAtom(changeCharacterAtom)
  const toggle = (feature: Feature) =>
    change((before) => {
      const { features = [] } = before
      return withFeatures(
        before,
        features.includes(feature) ? features.filter((each) => each !== feature) : [...features, feature],
      )
    })
  return (
    <fieldset className="wizard-choices">
      <legend className="legend">
        {copy.features} <span className="field__optional">({WIZARD_COPY.optional})</span>
      </legend>
      <div className="choices">
        {valuesOf(FEATURES).map((feature) => (
          <label key={feature} className="choice">
            <input
              type="checkbox"
              className="choice__input"
              checked={chosen.includes(feature)}
              onChange={() => toggle(feature)}
            />
            <span>{FEATURES[feature]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
