import { Notice } from '../ui/notice.tsx'
import { EmailField } from './account-fields.tsx'
import { ACCOUNT_COPY } from './copy.ts'
import { FormMessage, type FormState } from './form-message.tsx'

const COPY = ACCOUNT_COPY.forgotten

/** Posts to /olvide-mi-contrasena without script; with it, to the API. */
export function ForgottenForm({ canSendLetters, state = {} }: { canSendLetters: boolean; state?: FormState }) {
  const { errors = {}, values = {}, message } = state
  const words = canSendLetters ? COPY : COPY.withoutMail
  return (
    <form
      className="account-form"
      method="post"
      action="/olvide-mi-contrasena"
      data-account="forgotten"
      {...messages(words.success)}
    >
      {canSendLetters ? null : (
        <Notice>
          {COPY.withoutMail.howElse}
          <code>{COPY.withoutMail.command}</code>
          {COPY.withoutMail.howElseEnd}
        </Notice>
      )}
      <EmailField id="forgotten-email" error={errors.email} value={values.email} />
      <FormMessage message={message} />
      <button type="submit" className="button button--primary button--large button--block" data-busy={words.busy}>
        {words.submit}
      </button>
      <p className="account-form__other">
        {COPY.other} <a href="/login">{COPY.otherLink}</a>
      </p>
    </form>
  )
}

function messages(success: string) {
  return {
    'data-api': '/api/password/forgot',
    'data-success': success,
    'data-failure': COPY.failure,
    'data-unreadable': COPY.failure,
    'data-failed': COPY.offline,
    'data-offline': COPY.offline,
  }
}
