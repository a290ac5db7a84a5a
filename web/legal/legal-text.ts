/** A legal page as data. In a paragraph `[text](address)` is a link. */
export type LegalSection = {
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
  /** Stands after the points. */
  after?: readonly string[]
  /** A lawyer has to read it before the product opens to the public. */
  forLawyer?: boolean
}
export type LegalText = { title: string; summary: readonly string[]; sections: readonly LegalSection[] }

export const LEGAL_COPY = {
  updated: 'Última actualización: 30 de noviembre de 2026',
  contents: 'En esta página',
  summary: 'En pocas palabras',
  forLawyer: 'Pendiente de revisión jurídica',
  forLawyerNote:
    'Los apartados marcados «Pendiente de revisión jurídica» se han redactado conforme a la ley española y europea, pero todavía no los ha revisado un abogado.',
} as const
