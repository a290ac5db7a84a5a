import { useAtomValue, useSetAtom } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { isHuman, withGender } from '../../../src/domain/character.ts'
import { LIMITS } from '../../../src/domain/limits.ts'
import { countCharacters, foldName } from '../../../src/domain/text.ts'
import { ANIMAL_COLOURS, agesInWords, agesOf, GENDERS, ROLES } from '../../../src/domain/vocabulary.ts'
import { Choices } from '../choices.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { drawingAvatarsAtom } from '../state/avatars.ts'
import { changeCharacterAtom, closeCharacterAtom, keepCharacterAtom, nameProblem } from '../state/characters.ts'
import { type CharacterForm as Form, infoAtom } from '../state/draft.ts'
import { SWATCHES } from '../swatches.ts'
import { TextField } from '../text-field.tsx'
import { AvatarMaker } from './avatar-maker.tsx'
import { ClothesChoice } from './clothes-choice.tsx'
import { Hobbies } from './hobbies.tsx'
import { HumanLooks, isHairChosen } from './human-looks.tsx'
import { PersonFacts } from './person-facts.tsx'
import { SpeciesChoice } from './species-choice.tsx'

const copy = WIZARD_COPY.characters

/** Unfolds as it is answered: each question appears when the one before it has its answer. */
export function CharacterForm({ form, onClosed }: { form: Form; onClosed: () => void }) {
  const { character } = form
  const { characters } = useAtomValue(infoAtom)
  const change = useSetAtom(changeCharacterAtom)
  const keep = useSetAtom(keepCharacterAtom)
  const close = useSetAtom(closeCharacterAtom)
  const drawing = useAtomValue(drawingAvatarsAtom).has(foldName(character.name))
  const [problem, setProblem] = useState<string | null>(null)
  const sheet = useRef<HTMLFormElement>(null)
  useEffect(() => {
    sheet.current?.querySelector('input')?.focus()
  }, [])
  const { gender, age, species, colour } = character
  const beastChosen = species !== null && colour !== null
  const looksChosen = isHuman(character) ? isHairChosen(character) : beastChosen

  const submit = () => {
    if (!character.name.trim()) return setProblem(copy.nameRequired)
    const refused = keep()
    setProblem(refused)
    if (refused === null) onClosed()
  }
  return (
    <form
      ref={sheet}
      className="wizard-form stack"
      aria-label={form.index === null ? copy.newTitle : copy.editTitle(character.name)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3>{form.index === null ? copy.newTitle : copy.editTitle(characters[form.index]?.name ?? '')}</h3>
      <TextField
        label={copy.name}
        value={character.name}
        onChange={(name) => {
          setProblem(null)
          change((before) => ({ ...before, name }))
        }}
        limit={{ count: countCharacters, max: LIMITS.name.characters }}
        error={problem ?? nameProblem(form, characters)}
        readOnly={drawing}
        printed
        {...(drawing && { hint: copy.nameLocked })}
      />
      <Choices
        legend={copy.role}
        labels={ROLES}
        value={character.role}
        onChange={(role) => change((before) => ({ ...before, role }))}
      />
      <Choices
        legend={copy.gender}
        labels={GENDERS}
        value={gender}
        onChange={(gender) => change((before) => withGender(before, gender))}
      />
      {gender ? (
        <Choices
          legend={copy.age}
          labels={agesInWords(gender, species)}
          values={agesOf(gender)}
          value={age}
          onChange={(age) => change((before) => ({ ...before, age }))}
        />
      ) : null}
      {gender && age && isHuman(character) ? <HumanLooks character={character} /> : null}
      {gender && age && !isHuman(character) ? (
        <>
          <SpeciesChoice gender={gender} value={species} />
          {species ? (
            <Choices
              legend={copy.colour}
              labels={ANIMAL_COLOURS}
              swatches={SWATCHES.animal}
              value={colour}
              onChange={(colour) => change((before) => ({ ...before, colour }))}
              width="7.5rem"
            />
          ) : null}
        </>
      ) : null}
      {gender && age && looksChosen ? (
        <>
          <ClothesChoice clothes={character.clothes} />
          <Hobbies hobbies={character.hobbies} />
          <PersonFacts character={character} />
        </>
      ) : null}
      <AvatarMaker character={character} />
      <div className="cluster wizard-form__end">
        <button type="submit" className="button button--secondary">
          {copy.save}
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            close()
            onClosed()
          }}
        >
          {WIZARD_COPY.cancel}
        </button>
      </div>
    </form>
  )
}
