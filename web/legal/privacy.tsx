import { LegalPage } from './legal-page.tsx'
import type { LegalParty } from './legal-party.ts'
import { type PrivacyFacts, privacyText } from './privacy-text.ts'

export function Privacy({ party, facts }: { party: LegalParty; facts: PrivacyFacts }) {
  return <LegalPage {...privacyText(party, facts)} />
}
