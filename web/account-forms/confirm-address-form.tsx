import { ACCOUNT_COPY } from './copy.ts'
import { LinkForm } from './link-form.tsx'

/** A button to be pressed: whatever opens links before their reader does (a mail scanner) confirms nothing. */
export function ConfirmAddressForm() {
  const copy = ACCOUNT_COPY.confirmAddress
  return (
    <LinkForm
      kind="confirm-address"
      api="/api/email/confirm"
      onward="/tuzonaprivada/cuenta"
      copy={copy}
      success={copy.success}
    />
  )
}
