import { LegalPage } from './legal-page.tsx'
import type { LegalParty } from './legal-party.ts'
import { privacyText } from './privacy-text.ts'

export function Privacy({ party, usesAi }: { party: LegalParty; usesAi: boolean }) {
  return <LegalPage {...privacyText(party, usesAi)} />
}
