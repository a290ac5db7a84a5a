import type { ReactNode } from 'react'

type FieldProps = {
  /** Id of the control; hint and error get `{id}-hint` and `{id}-error`. */
  id: string
  label: string
  optional?: boolean
  hint?: string | undefined
  error?: string | undefined
  /** Said where an error would stand when there is none. */
  note?: string | undefined
  /** `n / máximo` */
  counter?: string | undefined
  counterWarns?: boolean
  /** The control: spread `describedBy(id, …)` on it. */
  children: ReactNode
}

/** Label, hint, control and error of one field. */
export function Field({ id, label, optional, hint, error, note, counter, counterWarns, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label} {optional ? <span className="field__optional">(opcional)</span> : null}
      </label>
      {hint ? (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {children}
      <div className="field__foot">
        <span className={error || !note ? 'field__error' : 'field__hint'} id={`${id}-error`} aria-live="polite">
          {error ?? note}
        </span>
        {counter ? (
          <span className="field__counter" data-warning={counterWarns ? '' : undefined}>
            {counter}
          </span>
        ) : null}
      </div>
    </div>
  )
}

/** The attributes that tie a control to its field. */
export function describedBy(id: string, { hint, error }: { hint?: string | undefined; error?: string | undefined }) {
  return {
    id,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
