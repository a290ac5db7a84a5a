/** Who answers for the product, from the configuration. What is missing stays unsaid: an invented name would be worse. */
export type LegalParty = { owner: string | null; taxId: string | null; address: string | null; email: string | null }

/** Stands in a sentence where nobody is named. */
const WHOEVER_PUBLISHES = 'quien publica esta web'

/** The party in parts of sentences that read well whatever is missing. */
export function named({ owner, taxId, address, email }: LegalParty) {
  const name = owner ?? WHOEVER_PUBLISHES
  const marks = [taxId && `NIF ${taxId}`, address && `domicilio en ${address}`].filter(Boolean)
  return {
    /** `A, con NIF B y domicilio en C` */
    identity: marks.length > 0 ? `${name}, con ${marks.join(' y ')}` : name,
    /** `escribe a hola@…` */
    ask: email ? `escribe a ${email}` : `habla con ${name}`,
  }
}
