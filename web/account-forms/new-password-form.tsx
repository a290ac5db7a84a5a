import { PasswordField } from './account-fields.tsx'
import { ACCOUNT_COPY } from './copy.ts'
import { LinkForm } from './link-form.tsx'

const COPY = ACCOUNT_COPY.newPassword

export function NewPasswordForm() {
  return (
    <LinkForm kind="new-password" api="/api/password/reset" onward="/olvide-mi-contrasena" copy={COPY}>
      <PasswordField id="new-password" name="password" purpose="new" label={COPY.password} />
      <PasswordField id="new-confirm" name="confirm_password" purpose="confirmation" />
    </LinkForm>
  )
}
