import { PasswordField } from './account-fields.tsx'
import { Outcome } from './account-section.tsx'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import { checkCurrent } from './field-errors.ts'
import { useAccountForm } from './use-account-form.ts'

type PasswordQuestionProps = {
  id: string
  confirm: string
  busyWords: string
  danger?: boolean
  send(password: string): Promise<void>
  onCancel(): void
}

/** What a dialog asks before something that only the owner of the account may do. */
export function PasswordQuestion({ id, confirm, busyWords, danger = false, send, onCancel }: PasswordQuestionProps) {
  const { errors, busy, outcome, form } = useAccountForm({
    check: (value) => checkCurrent(value('current')),
    async send(value) {
      await send(value('current'))
      return ''
    },
  })
  return (
    <form className="stack my-account__question" {...form}>
      <PasswordField id={id} label={COPY.passwordAgain} name="current" error={errors.current} />
      <Outcome outcome={outcome} />
      <div className="dialog__actions">
        <button type="button" className="button button--secondary" onClick={onCancel}>
          {COPY.cancel}
        </button>
        <button type="submit" className={`button button--${danger ? 'danger' : 'primary'}`} aria-busy={busy}>
          {busy ? busyWords : confirm}
        </button>
      </div>
    </form>
  )
}
