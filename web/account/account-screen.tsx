import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/icon.tsx'
import { ZonePage } from '../ui/react/zone-page.tsx'
import { AddressForm } from './address-form.tsx'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import { EraseAccount } from './erase-account.tsx'
import { ExportData } from './export-data.tsx'
import { LettersSection } from './letters-switch.tsx'
import { PasswordForm } from './password-form.tsx'

/** /tuzonaprivada/cuenta: address, password, letters, everything we keep, and the end of it. */
export function AccountScreen() {
  return (
    <ZonePage title={COPY.title}>
      <div className="container my-account">
        <Link to="/tuzonaprivada" className="button button--quiet my-account__back">
          <Icon name="arrowLeft" />
          {COPY.back}
        </Link>
        <h1>{COPY.title}</h1>
        <p className="lead">{COPY.lead}</p>
        <div className="my-account__sections">
          <AddressForm />
          <PasswordForm />
          <LettersSection />
          <ExportData />
          <EraseAccount />
        </div>
      </div>
    </ZonePage>
  )
}
