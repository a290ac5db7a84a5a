import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { downloadExport } from './account-api.ts'
import { AccountSection, Outcome } from './account-section.tsx'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import { refusalOf } from './field-errors.ts'

/** Long enough for a browser to take the file over. */
const KEPT_MS = 60_000

export function ExportData() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Parameters<typeof Outcome>[0]['outcome']>(null)

  const download = async () => {
    setBusy(true)
    setOutcome(null)
    try {
      offer(await downloadExport())
      setOutcome({ tone: 'success', text: COPY.exported })
    } catch (error) {
      setOutcome({ tone: 'error', text: refusalOf(error).message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <AccountSection id="export" icon="download" title={COPY.exportTitle} lead={COPY.exportLead}>
      <Outcome outcome={outcome} />
      <button
        type="button"
        className="button button--secondary my-account__submit"
        aria-busy={busy}
        onClick={() => !busy && void download()}
      >
        {busy ? <span className="spinner" /> : <Icon name="download" />}
        {busy ? COPY.exporting : COPY.export}
      </button>
    </AccountSection>
  )
}

/** The token travels in a header, so an ordinary link will not do. */
function offer(file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = COPY.exportFile
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
