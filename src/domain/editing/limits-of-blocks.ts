import { DomainError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { countCharacters, isBlank } from '../text.ts'
import type { Block } from './blocks.ts'

type Limit = { most: number; mayBeEmpty: boolean; empty?: string }

/** What a page can hold at the most, in the smallest type that can still be read; a paragraph may flow on. */
const LIMITS_OF: Record<Block['kind'], Limit> = {
  title: { most: LIMITS.title.characters, mayBeEmpty: false, empty: 'El cuento necesita un título' },
  chapterTitle: { most: LIMITS.chapterTitle.characters, mayBeEmpty: false, empty: 'El capítulo necesita un título' },
  chapterPart: { most: LIMITS.chapterTitle.characters, mayBeEmpty: false, empty: 'El cuento necesita un título' },
  dedication: { most: LIMITS.dedication.characters, mayBeEmpty: true },
  dedicationParagraph: { most: LIMITS.dedication.characters, mayBeEmpty: true },
  blurb: { most: LIMITS.blurb.characters, mayBeEmpty: true },
  closing: { most: LIMITS.closing.characters, mayBeEmpty: true },
  refrain: { most: LIMITS.paragraph.characters, mayBeEmpty: false },
  wishes: { most: 0, mayBeEmpty: true },
  page: { most: LIMITS.paragraph.characters, mayBeEmpty: true },
  paragraph: { most: LIMITS.paragraph.characters, mayBeEmpty: true },
  alt: {
    most: LIMITS.alt.characters,
    mayBeEmpty: false,
    empty: 'Sin descripción, quien no ve no sabrá qué hay en la imagen',
  },
  name: { most: LIMITS.name.characters, mayBeEmpty: false, empty: 'El nombre no puede quedar vacío' },
}

/** @throws DomainError `input.invalid` */
export function expectFitting(id: string, { kind }: Block, text: string): void {
  const { most, mayBeEmpty, empty = 'Este texto no puede quedar vacío' } = LIMITS_OF[kind]
  const message =
    !mayBeEmpty && isBlank(text)
      ? empty
      : countCharacters(text) > most
        ? `Es demasiado largo: caben ${inDigits(most)} letras y llevas ${inDigits(countCharacters(text))}`
        : null
  if (message) throw new DomainError('input.invalid', { fields: { [id]: message } })
}

function inDigits(number: number): string {
  return number.toLocaleString('es-ES', { useGrouping: 'always' })
}
