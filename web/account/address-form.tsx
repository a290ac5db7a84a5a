import { sessionUser } from '../islands/session.ts'
import { changeAddress } from './account-api.ts'
import { EmailField, PasswordField } from './account-fields.tsx'
import { AccountSection, Outcome } from './account-section.tsx'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import { checkAddress } from './field-errors.ts'
import { PendingAddress } from './pending-address.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useMe } from './use-me.ts'

export function AddressForm() {
  const { data: me } = useMe()
  const now = me?.email ?? sessionUser()?.email ?? ''
  const { errors, busy, outcome, form } = useAccountForm({
    check: (value) => checkAddress(value('email'), value('current'), now),
    async send(value) {
      const email = value('email').trim()
      const pending = await changeAddress(email, value('current'))
      // What is pending says itself.
      return pending ? '' : COPY.addressChanged(email)
    },
  })
  return (
    <AccountSection id="address" icon="person" title={COPY.addressTitle} lead={COPY.addressLead(now)}>
      <PendingAddress now={now} pending={me?.pending_email ?? null} focusAfterwards="new-email" />
      <form className="stack" aria-label={COPY.changeAddress} {...form}>
        <EmailField id="new-email" label={COPY.newEmail} error={errors.email} />
        <PasswordField id="address-password" label={COPY.currentPassword} name="current" error={errors.current} />
        <Outcome outcome={outcome} />
        <button type="submit" className="button button--secondary my-account__submit" aria-busy={busy}>
          {busy ? COPY.saving : COPY.changeAddress}
        </button>
      </form>
    </AccountSection>
  )
}
