import { useState } from 'react'
import { AlertDialog } from '../ui/react/dialog.tsx'
import { eraseAccount } from './account-api.ts'
import { PasswordField } from './account-fields.tsx'
import { AccountSection, Outcome } from './account-section.tsx'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import { checkErasing } from './field-errors.ts'
import { forgetAccount } from './forget-account.ts'
import { useAccountForm } from './use-account-form.ts'

export function EraseAccount() {
  const [asking, setAsking] = useState(false)
  const [erased, setErased] = useState(false)
  return (
    <AccountSection id="erase" icon="trash" title={COPY.eraseTitle} lead={COPY.eraseLead}>
      <button type="button" className="button button--danger my-account__submit" onClick={() => setAsking(true)}>
        {COPY.erase}
      </button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={COPY.eraseQuestion}
        description={COPY.eraseBody}
      >
        <EraseForm
          onCancel={() => setAsking(false)}
          onErased={() => {
            setAsking(false)
            setErased(true)
          }}
        />
      </AlertDialog>
      <AlertDialog
        open={erased}
        onClose={goHome}
        title={COPY.erased}
        description={COPY.erasedBody}
        actions={
          <button type="button" className="button button--primary" onClick={goHome}>
            {COPY.goHome}
          </button>
        }
      />
    </AccountSection>
  )
}

/** A whole page anew: nothing of the account may stay in this one's memory. */
function goHome(): void {
  location.assign('/')
}

function EraseForm({ onCancel, onErased }: { onCancel(): void; onErased(): void }) {
  const { errors, busy, outcome, form } = useAccountForm({
    check: (value) => checkErasing(value('current')),
    async send(value) {
      await eraseAccount(value('current'))
      forgetAccount()
      onErased()
      return ''
    },
  })
  return (
    <form className="stack my-account__erase" {...form}>
      <PasswordField id="erase-password" label={COPY.erasePassword} name="current" error={errors.current} />
      <Outcome outcome={outcome} />
      <div className="dialog__actions">
        <button type="button" className="button button--secondary" onClick={onCancel}>
          {COPY.cancel}
        </button>
        <button type="submit" className="button button--danger" aria-busy={busy}>
          {busy ? COPY.erasing : COPY.eraseConfirm}
        </button>
      </div>
    </form>
  )
}
