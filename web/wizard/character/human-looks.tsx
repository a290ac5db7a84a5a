import { useSetAtom } from 'jotai/react'
import { type Character, type Hair, withHairColour } from '../../../src/domain/character.ts'
import {
  EYE_COLOURS,
  HAIR_COLOURS,
  HAIR_FORMS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  type HairForm,
  SKINS,
} from '../../../src/domain/vocabulary.ts'
import { Choices } from '../choices.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { changeCharacterAtom } from '../state/characters.ts'
import { SWATCHES } from '../swatches.ts'

const copy = WIZARD_COPY.characters
/** "No hair" is a colour's answer here, never a form's. */
const FORMS: readonly HairForm[] = ['straight', 'curly', 'afro']

export function isHairChosen({ hair, gender }: Pick<Character, 'hair' | 'gender'>): boolean {
  if (hair.colour === 'bald') return true
  return Boolean(hair.colour && hair.length && hair.form && (gender !== 'female' || hair.style))
}

/** Skin, hair and eyes of a person, one after another. */
export function HumanLooks({ character }: { character: Character }) {
  const change = useSetAtom(changeCharacterAtom)
  const { hair, gender, skin, eyes } = character
  const changeHair = (part: Partial<Hair>) => change((before) => ({ ...before, hair: { ...before.hair, ...part } }))
  const hasHair = hair.colour !== null && hair.colour !== 'bald'
  return (
    <>
      <Choices
        legend={copy.skin}
        labels={SKINS}
        swatches={SWATCHES.skin}
        value={skin}
        onChange={(skin) => change((before) => ({ ...before, skin }))}
        onClear={() => change((before) => ({ ...before, skin: null }))}
      />
      <Choices
        legend={copy.hairColour}
        labels={HAIR_COLOURS}
        swatches={SWATCHES.hair}
        value={hair.colour}
        onChange={(colour) => change((before) => withHairColour(before, colour))}
      />
      {hasHair ? (
        <Choices
          legend={copy.hairLength}
          labels={HAIR_LENGTHS}
          value={hair.length}
          onChange={(length) => changeHair({ length })}
        />
      ) : null}
      {hasHair && hair.length ? (
        <Choices
          legend={copy.hairForm}
          labels={HAIR_FORMS}
          values={FORMS}
          value={hair.form}
          onChange={(form) => changeHair({ form })}
        />
      ) : null}
      {hasHair && hair.length && hair.form && gender === 'female' ? (
        <Choices
          legend={copy.hairStyle}
          labels={HAIR_STYLES}
          value={hair.style}
          onChange={(style) => changeHair({ style })}
        />
      ) : null}
      {isHairChosen(character) ? (
        <Choices
          legend={copy.eyes}
          labels={EYE_COLOURS}
          swatches={SWATCHES.eyes}
          value={eyes}
          onChange={(eyes) => change((before) => ({ ...before, eyes }))}
          onClear={() => change((before) => ({ ...before, eyes: null }))}
        />
      ) : null}
    </>
  )
}
