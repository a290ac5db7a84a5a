import { useAtom } from 'jotai/react'
import { useId, useState } from 'react'
import { unprintableProblem, withoutEmoji } from '../../src/domain/printable-signs.ts'
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
  /** Stands in the book as it is typed: what cannot be printed is refused here, and emoji are not taken. */
  printed?: boolean
}

/** A text that cannot outgrow its limit, with its counter `n / máximo`. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, limit, placeholder, hint, wireName, lines, readOnly, optional, autoFocus, printed } =
    props
  const id = useId()
  const [fromServer, setFromServer] = useAtom(fieldErrorsAtom)
  const path = `info.${wireName ?? ''}`
  const [isEmojiGone, setEmojiGone] = useState(false)
  const error = props.error ?? fromServer[path] ?? (printed ? unprintableProblem(value) : null) ?? undefined
  const count = limit.count(value)
  const fits = (text: string) => limit.count(text) <= limit.max && (limit.fits?.(text) ?? true)
  const control = {
    ...describedBy(id, { hint, error }),
    value,
    placeholder,
    readOnly,
    autoFocus,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      if (printed) setEmojiGone(takeEmojiOut(target))
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
      note={isEmojiGone ? WIZARD_COPY.emojiGone : undefined}
      counter={WIZARD_COPY.counter(count, limit.max) + (limit.unit ? ` ${limit.unit}` : '')}
      counterWarns={limit.warnAt !== undefined && count >= limit.warnAt}
    >
      {lines ? <textarea className="textarea" {...control} /> : <input className="input" type="text" {...control} />}
    </Field>
  )
}

/** In the field itself, before anybody reads it, so that the caret stays where it is. @returns whether there were any */
function takeEmojiOut(target: HTMLInputElement | HTMLTextAreaElement): boolean {
  const kept = withoutEmoji(target.value)
  if (kept === target.value) return false
  const caret = withoutEmoji(target.value.slice(0, target.selectionEnd ?? target.value.length)).length
  target.value = kept
  target.setSelectionRange(caret, caret)
  return true
}
