import { useId } from 'react'

type SelectProps<T extends string> = {
  label: string
  value: T
  options: readonly (readonly [value: T, label: string])[]
  onChange: (value: T) => void
  /** What stands first while nothing is chosen; without it something always is. */
  unchosen?: string
  hint?: string
  autoFocus?: boolean
}

/** One of several, where the list is long or its words are. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, value, options, onChange, unchosen, hint, autoFocus } = props
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <select
        id={id}
        className="select"
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        // biome-ignore lint/a11y/noAutofocus: the form opens where the button was pressed
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value as T)}
      >
        {unchosen ? <option value="">{unchosen}</option> : null}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
