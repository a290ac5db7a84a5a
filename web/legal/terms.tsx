import { LegalPage } from './legal-page.tsx'
import type { LegalParty } from './legal-party.ts'
import { termsText } from './terms-text.ts'

export function Terms({ party, usesAi }: { party: LegalParty; usesAi: boolean }) {
  return <LegalPage {...termsText(party, usesAi)} />
}
