/** Who answers for the product, from the configuration. What is missing shows as missing: an invented name would be worse. */
export type LegalParty = { owner: string | null; taxId: string | null; address: string | null; email: string | null }

export const MISSING = '[pendiente de completar por quien publica esta web]'

export function named(party: LegalParty) {
  return {
    owner: party.owner ?? MISSING,
    taxId: party.taxId ?? MISSING,
    address: party.address ?? MISSING,
    email: party.email ?? MISSING,
  }
}
