import { legalNoticeText } from './legal-notice-text.ts'
import { LegalPage } from './legal-page.tsx'
import type { LegalParty } from './legal-party.ts'

export function LegalNotice({ party }: { party: LegalParty }) {
  return <LegalPage {...legalNoticeText(party)} />
}
