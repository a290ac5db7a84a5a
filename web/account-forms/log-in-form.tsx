import { EmailField, PasswordField } from './account-fields.tsx'
import { ACCOUNT_COPY } from './copy.ts'
import { FormMessage, type FormState } from './form-message.tsx'

const COPY = ACCOUNT_COPY.logIn

/** Posts to /login without script; with it, to the API. */
export function LogInForm({ state = {} }: { state?: FormState }) {
  const { errors = {}, values = {}, message } = state
  return (
    <form className="account-form" method="post" action="/login" data-account="log-in" {...messages()}>
      <EmailField id="login-email" error={errors.email} value={values.email} />
      <PasswordField id="login-password" name="password" purpose="current" error={errors.password} />
      <a className="account-form__aside" href="/olvide-mi-contrasena">
        {COPY.forgotten}
      </a>
      <FormMessage message={message} />
      <button type="submit" className="button button--primary button--large button--block" data-busy={COPY.busy}>
        {COPY.submit}
      </button>
      <p className="account-form__other">
        {COPY.other} <a href="/registro">{COPY.otherLink}</a>
      </p>
    </form>
  )
}

function messages() {
  return {
    'data-api': '/api/users/login',
    'data-success': COPY.success,
    'data-password-changed': COPY.passwordChanged,
    'data-failure': COPY.failure,
    'data-internal': COPY.internal,
    'data-unreadable': COPY.unreadable,
    'data-failed': COPY.failed,
    'data-offline': COPY.offline,
  }
}
