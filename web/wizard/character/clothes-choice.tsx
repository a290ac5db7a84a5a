import { useSetAtom } from 'jotai/react'
import { useState } from 'react'
import { Character, type Garment } from '../../../src/domain/character.ts'
import {
  GARMENT_COLOURS,
  GARMENTS,
  type GarmentColour,
  type GarmentType,
  valuesOf,
} from '../../../src/domain/vocabulary.ts'
import { Choices } from '../choices.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { changeCharacterAtom } from '../state/characters.ts'
import { SWATCHES } from '../swatches.ts'

const copy = WIZARD_COPY.characters
const FIRST_COLOUR: GarmentColour = 'blue'

/** Garments to tick, and a colour for each one that is worn. */
export function ClothesChoice({ clothes }: { clothes: readonly Garment[] }) {
  const change = useSetAtom(changeCharacterAtom)
  const [warning, setWarning] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)

  const set = (next: Garment[]) => {
    const checked = Character.shape.clothes.safeParse(next)
    setWarning(checked.success ? null : (checked.error.issues[0]?.message ?? null))
    if (checked.success) change((before) => ({ ...before, clothes: next }))
    else setRefusals(refusals + 1)
  }
  const toggle = (type: GarmentType) =>
    set(
      clothes.some((garment) => garment.type === type)
        ? clothes.filter((garment) => garment.type !== type)
        : [...clothes, { type, colour: FIRST_COLOUR }],
    )
  return (
    <fieldset className="wizard-choices">
      <legend className="legend">{copy.clothes}</legend>
      <div className="choices">
        {valuesOf(GARMENTS).map((type) => {
          const worn = clothes.find((garment) => garment.type === type)
          return (
            <label key={type} className="choice" data-swatch={worn ? '' : undefined}>
              <input
                type="checkbox"
                className="choice__input"
                checked={worn !== undefined}
                onChange={() => toggle(type)}
              />
              {worn ? (
                <span className="swatch" style={{ ['--swatch' as string]: SWATCHES.garment[worn.colour] }} />
              ) : null}
              <span>{GARMENTS[type]}</span>
            </label>
          )
        })}
      </div>
      <div role="alert">
        {warning ? (
          <p key={refusals} ref={intoView} className="notice notice--warning wizard-warning">
            {warning}
          </p>
        ) : null}
      </div>
      {clothes.map(({ type, colour }) => (
        <Choices
          key={type}
          legend={copy.garmentColour(GARMENTS[type].toLowerCase())}
          labels={GARMENT_COLOURS}
          swatches={SWATCHES.garment}
          value={colour}
          onChange={(colour) => set(clothes.map((garment) => (garment.type === type ? { type, colour } : garment)))}
          width="8.25rem"
        />
      ))}
    </fieldset>
  )
}

/** On a phone the list is higher than the window: a refused garment would seem not to answer. */
function intoView(warning: HTMLElement | null): void {
  warning?.scrollIntoView({ block: 'nearest' })
}
