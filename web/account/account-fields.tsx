import { useState } from 'react'
import { describedBy, Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import type { FieldErrors } from './field-errors.ts'

type FieldProps = { id: string; label: string; error?: string | undefined }

export function EmailField({ id, label, error }: FieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <input
        {...describedBy(id, { error })}
        className="input"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </Field>
  )
}

type PasswordFieldProps = FieldProps & { name: keyof FieldErrors; isNew?: boolean; hint?: string }

export function PasswordField({ id, label, error, name, isNew = false, hint }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="input-group">
        <input
          {...describedBy(id, { hint, error })}
          className="input"
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={200}
        />
        <button
          type="button"
          className="button button--icon"
          aria-label={shown ? COPY.hidePassword : COPY.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
    </Field>
  )
}
