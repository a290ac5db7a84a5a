import { useAtom } from 'jotai/react'
import { useId } from 'react'
import { describedBy, Field } from '../ui/field.tsx'
import { WIZARD_COPY } from './copy.ts'
import { fittingInput } from './limit-input.ts'
import { fieldErrorsAtom } from './state/save-state.ts'

export type TextLimit = {
  /** What the counter counts. */
  count: (text: string) => number
  max: number
  warnAt?: number
  /** Behind the number: `12 / 50 palabras`. */
  unit?: string
  /** Any further bound. */
  fits?: (text: string) => boolean
}

type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  limit: TextLimit
  placeholder?: string
  hint?: string
  error?: string | null | undefined
  /** Path in wire names, for what the server said of this field. */
  wireName?: string
  lines?: boolean
  readOnly?: boolean
  optional?: boolean
  autoFocus?: boolean
}

/** A text that cannot outgrow its limit, with its counter `n / máximo`. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, limit, placeholder, hint, wireName, lines, readOnly, optional, autoFocus } = props
  const id = useId()
  const [fromServer, setFromServer] = useAtom(fieldErrorsAtom)
  const path = `info.${wireName ?? ''}`
  const error = props.error ?? fromServer[path]
  const count = limit.count(value)
  const fits = (text: string) => limit.count(text) <= limit.max && (limit.fits?.(text) ?? true)
  const control = {
    ...describedBy(id, { hint, error }),
    value,
    placeholder,
    readOnly,
    autoFocus,
    onChange: ({ target }: { target: { value: string } }) => {
      // What was refused is being changed: until it is sent again nobody knows better.
      const { [path]: refused, ...others } = fromServer
      if (refused !== undefined) setFromServer(others)
      onChange(fittingInput(value, target.value, fits))
    },
  }
  return (
    <Field
      id={id}
      label={label}
      {...(optional && { optional })}
      hint={hint}
      error={error}
      counter={WIZARD_COPY.counter(count, limit.max) + (limit.unit ? ` ${limit.unit}` : '')}
      counterWarns={limit.warnAt !== undefined && count >= limit.warnAt}
    >
      {lines ? <textarea className="textarea" {...control} /> : <input className="input" type="text" {...control} />}
    </Field>
  )
}
