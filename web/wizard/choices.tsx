import { useId } from 'react'
import { WIZARD_COPY } from './copy.ts'

type ChoicesProps<T extends string> = {
  legend: string
  /** Stored value → what a parent reads. */
  labels: Readonly<Record<T, string>>
  values?: readonly T[]
  value: T | null
  onChange: (value: T) => void
  /** Makes the choice one that can be taken back. */
  onClear?: () => void
  swatches?: Readonly<Record<T, string>>
  pictures?: Readonly<Record<T, string>>
  /** Smallest width of a choice. */
  width?: string
  hideLegend?: boolean
}

/** One of several, by word, dot of colour or picture. Radio buttons underneath: arrows move, one tab stop. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, labels, value, onChange, onClear, swatches, pictures, width, hideLegend } = props
  const name = useId()
  const values = props.values ?? (Object.keys(labels) as T[])
  return (
    <fieldset className="wizard-choices" data-pictures={pictures ? '' : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : 'legend'}>{legend}</legend>
      <div className="choices" style={width ? { ['--choice-width' as string]: width } : undefined}>
        {values.map((each) => (
          <label
            key={each}
            className={pictures ? 'choice choice--picture' : 'choice'}
            data-swatch={swatches ? '' : undefined}
          >
            <input
              type="radio"
              className="choice__input"
              name={name}
              checked={value === each}
              onChange={() => onChange(each)}
            />
            {pictures ? <img src={pictures[each]} alt="" width="360" height="270" loading="lazy" /> : null}
            {swatches ? <span className="swatch" style={{ ['--swatch' as string]: swatches[each] }} /> : null}
            <span>{labels[each]}</span>
          </label>
        ))}
      </div>
      {onClear && value !== null ? (
        <button
          type="button"
          className="button button--quiet button--small"
          aria-label={WIZARD_COPY.characters.unset(legend)}
          onClick={onClear}
        >
          {WIZARD_COPY.characters.clear}
        </button>
      ) : null}
    </fieldset>
  )
}
