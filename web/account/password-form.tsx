import { changePassword } from './account-api.ts'
import { PasswordField } from './account-fields.tsx'
import { AccountSection, Outcome } from './account-section.tsx'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import { checkPasswords } from './field-errors.ts'
import { useAccountForm } from './use-account-form.ts'

export function PasswordForm() {
  const { errors, busy, outcome, form } = useAccountForm({
    check: (value) => checkPasswords(value('password'), value('confirmation'), value('current')),
    async send(value) {
      await changePassword(value('password'), value('current'))
      return COPY.passwordChanged
    },
  })
  return (
    <AccountSection id="password" icon="lock" title={COPY.passwordTitle} lead={COPY.passwordLead}>
      <form className="stack" aria-label={COPY.changePassword} {...form}>
        <PasswordField id="current-password" label={COPY.currentPassword} name="current" error={errors.current} />
        <PasswordField
          id="new-password"
          label={COPY.newPassword}
          name="password"
          isNew
          hint={COPY.passwordHint}
          error={errors.password}
        />
        <PasswordField
          id="confirm-password"
          label={COPY.confirmation}
          name="confirmation"
          isNew
          error={errors.confirmation}
        />
        <Outcome outcome={outcome} />
        <button type="submit" className="button button--secondary my-account__submit" aria-busy={busy}>
          {busy ? COPY.saving : COPY.changePassword}
        </button>
      </form>
    </AccountSection>
  )
}
