import type { Language, ReaderAge } from '../vocabulary.ts'
import { marksMasked } from './names-masked.ts'
import type { Remark } from './remark.ts'
import { remarksOnLevel } from './remarks-on-level.ts'
import { remarkOnOpeningMarks } from './remarks-on-marks.ts'
import { remarkOnReplacedName, remarksOnSpelling } from './remarks-on-names.ts'
import { remarkOnDashes, remarkOnQuotes } from './remarks-on-quotes.ts'
import { opensWithQuotes, remarkOnRayas } from './remarks-on-rayas.ts'
import { remarksOnSigns } from './remarks-on-signs.ts'

export type { Remark } from './remark.ts'

/** A paragraph as the book has it and as it is typed, or several, one a line; with the words of their page then and now. */
export type EditedParagraph = { before: string; text: string; pageWordsBefore: number; pageWords: number }
/** `names`: what the characters are called in the book. */
export type EditedBook = { language: Language; readerAge: ReaderAge; names: readonly string[] }

/** What may be said of an edit. Of what the paragraph already had, nothing is said again. */
export function remarksOn(paragraph: EditedParagraph, book: EditedBook): Remark[] {
  const [before, text] = [paragraph.before.normalize('NFC'), paragraph.text.normalize('NFC')]
  const known = new Set(remarksOnText(before, book).map(identityOf))
  const fresh = remarksOnText(text, book).filter((remark) => !known.has(identityOf(remark)))
  return [
    ...withReplacedName(fresh, remarkOnReplacedName({ before, text }, book.names)),
    ...remarksOnLevel({ ...paragraph, before, text }, book),
  ]
}

/** Of one name, one remark: another's name misspelt says more than that it was replaced, a whole new name more than a part. */
function withReplacedName(remarks: readonly Remark[], replaced: Remark | null): readonly Remark[] {
  const to = replaced?.rename?.to
  if (!replaced || to === undefined) return remarks
  const spelt = remarks.find(({ kind, message }) => kind === 'name' && message.includes(`«${to}»`))
  if (spelt) return remarks
  return [replaced, ...remarks.filter(({ rename }) => !rename || !to.split(' ').includes(rename.to))]
}

function remarksOnText(text: string, { language, names }: EditedBook): Remark[] {
  return [...remarksOnSpelling(text, names), ...remarksOnMarks(text, language, names), ...remarksOnSigns(text)]
}

/** Names are the parent's: the marks in them are theirs too. */
function remarksOnMarks(text: string, language: Language, names: readonly string[]): Remark[] {
  const { masked, unmask } = marksMasked(text, names)
  const remarks =
    language === 'español' ? spanishMarks(masked) : [remarkOnQuotes(masked, language), remarkOnDashes(masked)]
  return remarks
    .filter((remark) => remark !== null)
    .map((remark) => ({
      ...remark,
      message: unmask(remark.message),
      ...(remark.fix && { fix: { ...remark.fix, text: unmask(remark.fix.text) } }),
    }))
}

/** Whose rayas are set has no hyphens left to be set, nor quotes about what is said. */
function spanishMarks(text: string): (Remark | null)[] {
  const rayas = remarkOnRayas(text)
  return [
    rayas,
    remarkOnOpeningMarks(text),
    rayas && opensWithQuotes(text) ? null : remarkOnQuotes(text, 'español'),
    rayas ? null : remarkOnDashes(text),
  ]
}

function identityOf({ kind, message }: Remark): string {
  return `${kind} ${message}`
}
