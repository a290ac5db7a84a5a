import { useState } from 'react'
import { AlertDialog } from '../ui/react/dialog.tsx'
import { eraseAccount } from './account-api.ts'
import { AccountSection } from './account-section.tsx'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import { forgetAccount } from './forget-account.ts'
import { PasswordQuestion } from './password-question.tsx'

export function EraseAccount() {
  const [asking, setAsking] = useState(false)
  const [erased, setErased] = useState(false)
  const erase = async (password: string) => {
    await eraseAccount(password)
    forgetAccount()
    setAsking(false)
    setErased(true)
  }
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
        <PasswordQuestion
          id="erase-password"
          confirm={COPY.eraseConfirm}
          busyWords={COPY.erasing}
          danger
          send={erase}
          onCancel={() => setAsking(false)}
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
