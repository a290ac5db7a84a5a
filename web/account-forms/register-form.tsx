import { EmailField, PasswordField } from './account-fields.tsx'
import { ACCOUNT_COPY } from './copy.ts'
import { FormMessage, type FormState } from './form-message.tsx'

const COPY = ACCOUNT_COPY.register

/** Posts to /registro without script; with it, to the API (`web/islands/account-forms.ts`). `at` keeps ids apart. */
export function RegisterForm({ at, state = {} }: { at: string; state?: FormState }) {
  const { errors = {}, values = {}, message } = state
  return (
    <form className="account-form" method="post" action="/registro" data-account="register" {...messages()}>
      <EmailField id={`${at}-email`} error={errors.email} value={values.email} />
      <PasswordField id={`${at}-password`} name="password" purpose="new" error={errors.password} />
      <PasswordField
        id={`${at}-confirm`}
        name="confirm_password"
        purpose="confirmation"
        error={errors.confirm_password}
      />
      <FormMessage message={message} />
      <button type="submit" className="button button--primary button--large button--block" data-busy={COPY.busy}>
        {COPY.submit}
      </button>
      <p className="account-form__small">
        Al registrarte confirmas que eres mayor de edad y aceptas los <a href="/terminos">Términos y condiciones</a> y
        la <a href="/privacidad">Política de privacidad</a>.
      </p>
      <p className="account-form__other">
        {COPY.other} <a href="/login">{COPY.otherLink}</a>
      </p>
    </form>
  )
}

function messages() {
  return {
    'data-api': '/api/users/register',
    'data-next': '/login',
    'data-success': COPY.success,
    'data-failure': COPY.failure,
    'data-unreadable': COPY.failure,
    'data-failed': COPY.offline,
    'data-offline': COPY.offline,
  }
}
