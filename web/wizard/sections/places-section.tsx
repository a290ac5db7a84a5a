import { useAtomValue, useSetAtom } from 'jotai/react'
import { useState } from 'react'
import { LIMITS } from '../../../src/domain/limits.ts'
import { countCharacters, countWords } from '../../../src/domain/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { RemovalNotice } from '../removal-notice.tsx'
import { Section } from '../section.tsx'
import { changeFormsAtom, formsAtom, infoAtom, type PlaceForm } from '../state/draft.ts'
import { keepPlaceAtom, openPlaceAtom, PLACE_NAME_REQUIRED, removePlaceAtom } from '../state/places.ts'
import { TextField } from '../text-field.tsx'
import { useWayBack } from '../use-way-back.ts'

const copy = WIZARD_COPY.places

export function PlacesSection() {
  const { places } = useAtomValue(infoAtom)
  const { place: form } = useAtomValue(formsAtom)
  const open = useSetAtom(openPlaceAtom)
  const remove = useSetAtom(removePlaceAtom)
  const way = useWayBack()
  const [problem, setProblem] = useState<string | null>(null)
  const openAt = (index: number | null) => {
    way.setOut()
    setProblem(open(index))
  }
  return (
    <Section id="places" optional>
      {places.length > 0 ? (
        <ul className="wizard-rows" aria-label={WIZARD_COPY.sections.places.name}>
          {places.map(({ name, description }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their order
            <li key={index} className="wizard-row wizard-row--place">
              <div className="wizard-row__text">
                <strong>{name || copy.nameless}</strong>
                {description ? <p className="small soft">{description}</p> : null}
              </div>
              <button
                type="button"
                className="button button--quiet button--icon"
                aria-label={copy.editOf(name || copy.nameless)}
                onClick={() => openAt(index)}
              >
                <Icon name="pencil" />
              </button>
              <button
                type="button"
                className="button button--quiet button--icon"
                aria-label={copy.deleteOf(name || copy.nameless)}
                onClick={() => {
                  remove(index)
                  way.comeBack()
                }}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{copy.empty}</p>
      )}
      <RemovalNotice kinds={['place']} />
      {form ? (
        <PlaceFormSheet form={form} onClosed={way.comeBack} />
      ) : (
        <button
          ref={way.add}
          type="button"
          className="button button--secondary wizard-add"
          onClick={() => openAt(null)}
        >
          <Icon name="plus" />
          {copy.add}
        </button>
      )}
      {problem ? (
        <p className="field__error" role="alert">
          {problem}
        </p>
      ) : null}
    </Section>
  )
}

function PlaceFormSheet({ form, onClosed }: { form: PlaceForm; onClosed: () => void }) {
  const change = useSetAtom(changeFormsAtom)
  const keep = useSetAtom(keepPlaceAtom)
  const [problem, setProblem] = useState<string | null>(null)
  const { place } = form
  const edit = (part: Partial<PlaceForm['place']>) => {
    setProblem(null)
    change({ place: { ...form, place: { ...place, ...part } } })
  }
  const { placeDescription } = LIMITS
  return (
    <form
      className="wizard-form stack"
      onSubmit={(event) => {
        event.preventDefault()
        const refused = place.name.trim() ? keep() : PLACE_NAME_REQUIRED
        setProblem(refused)
        if (refused === null) onClosed()
      }}
    >
      <h3>{form.index === null ? copy.newTitle : copy.editTitle}</h3>
      <TextField
        label={copy.name}
        placeholder={copy.namePlaceholder}
        value={place.name}
        onChange={(name) => edit({ name })}
        limit={{ count: countCharacters, max: LIMITS.placeName.characters }}
        error={problem}
        printed
        autoFocus
      />
      <TextField
        label={copy.description}
        placeholder={copy.descriptionPlaceholder}
        value={place.description}
        onChange={(description) => edit({ description })}
        limit={{
          count: countWords,
          max: placeDescription.words,
          warnAt: placeDescription.warnAt,
          unit: WIZARD_COPY.words,
          fits: (text) => countCharacters(text) <= placeDescription.characters,
        }}
        lines
        optional
      />
      <div className="cluster">
        <button type="submit" className="button button--secondary">
          {copy.save}
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            change({ place: null })
            onClosed()
          }}
        >
          {WIZARD_COPY.cancel}
        </button>
      </div>
    </form>
  )
}
