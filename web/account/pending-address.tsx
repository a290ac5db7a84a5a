import { useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { AlertDialog } from '../ui/react/dialog.tsx'
import { changeAddress } from './account-api.ts'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import { PasswordQuestion } from './password-question.tsx'

type PendingAddressProps = { now: string; pending: string | null; focusAfterwards: string }

/** An address that waits for its letter to be answered. A live region from the start, so that what is put into it is announced. */
export function PendingAddress({ now, pending, focusAfterwards }: PendingAddressProps) {
  const [asking, setAsking] = useState(false)
  const [isAsBefore, setAsBefore] = useState(false)
  useEffect(() => {
    if (pending) setAsBefore(false)
  }, [pending])
  const stay = async (password: string) => {
    await changeAddress(now, password)
    setAsBefore(true)
    setAsking(false)
  }
  return (
    <>
      <div role="status" className="my-account__status">
        {pending ? (
          <div className="notice notice--warning">
            <Icon name="dedication" />
            <div className="my-account__pending">
              <p>
                {COPY.pendingAddress} <strong>{pending}</strong>. {COPY.lookAtMail(now)}
              </p>
              <button type="button" className="button button--secondary" onClick={() => setAsking(true)}>
                {COPY.stay}
              </button>
            </div>
          </div>
        ) : isAsBefore ? (
          <p className="notice notice--success">{COPY.asBefore(now)}</p>
        ) : null}
      </div>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={COPY.stayQuestion}
        description={COPY.stayBody(now)}
        finalFocus={() => (pending ? null : document.getElementById(focusAfterwards))}
      >
        <PasswordQuestion
          id="stay-password"
          confirm={COPY.stay}
          busyWords={COPY.saving}
          send={stay}
          onCancel={() => setAsking(false)}
        />
      </AlertDialog>
    </>
  )
}
