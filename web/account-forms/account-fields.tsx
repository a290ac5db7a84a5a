import { describedBy, Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { ACCOUNT_COPY } from './copy.ts'

/**
 * The browser's own constraints do the checking and `data-required`, `data-invalid`, `data-differs` hold what to say:
 * the island knows no text and no rule. Patterns are those of `Email` and `NewPassword` in the domain (a test compares).
 */
export const EMAIL_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+'
export const PASSWORD_PATTERN = '(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d@$!%*?&]{8,}'

type FieldProps = { id: string; error?: string | undefined; value?: string | undefined }

export function EmailField({ id, error, value }: FieldProps) {
  return (
    <Field id={id} label={ACCOUNT_COPY.email} error={error}>
      <input
        {...describedBy(id, { error })}
        className="input"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        pattern={EMAIL_PATTERN}
        defaultValue={value}
        data-required={ACCOUNT_COPY.emailRequired}
        data-invalid={ACCOUNT_COPY.emailInvalid}
      />
    </Field>
  )
}

type PasswordFieldProps = Omit<FieldProps, 'value'> & {
  label?: string
  name: 'password' | 'confirm_password'
  /** `new`: the rules apply; `current`: any may be tried. */
  purpose: 'new' | 'confirmation' | 'current'
}

export function PasswordField({ id, name, purpose, error, ...given }: PasswordFieldProps) {
  const hint = purpose === 'new' ? ACCOUNT_COPY.passwordHint : undefined
  const confirms = purpose === 'confirmation'
  const { label = confirms ? ACCOUNT_COPY.confirmation : ACCOUNT_COPY.password } = given
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="input-group">
        <input
          {...describedBy(id, { hint, error })}
          className="input"
          type="password"
          name={name}
          autoComplete={purpose === 'current' ? 'current-password' : 'new-password'}
          required
          maxLength={200}
          {...(purpose === 'new' && { pattern: PASSWORD_PATTERN, title: ACCOUNT_COPY.passwordHint })}
          data-required={confirms ? ACCOUNT_COPY.confirmationRequired : ACCOUNT_COPY.passwordRequired}
          data-invalid={ACCOUNT_COPY.passwordWeak}
          {...(confirms && { 'data-same-as': 'password', 'data-differs': ACCOUNT_COPY.confirmationDiffers })}
        />
        <button
          type="button"
          className="button button--icon password-eye"
          data-eye
          data-hide={ACCOUNT_COPY.hidePassword}
          aria-label={ACCOUNT_COPY.showPassword}
          aria-pressed="false"
          hidden
        >
          <Icon name="eye" />
          <Icon name="eyeOff" />
        </button>
      </div>
    </Field>
  )
}
