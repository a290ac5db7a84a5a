import type { Kind } from '../format.ts'
import type { Person } from '../people.ts'

/** What somebody is to who writes, by what they are to the child: `mi hermano` is the uncle of the book. */
const OURS: readonly (readonly [said: string, kind: Kind, feminine: boolean])[] = [
  ['mi (?:hermano|cuñado)|my brother(?:-in-law)?', 'uncle', false],
  ['mi (?:hermana|cuñada)|my sister(?:-in-law)?', 'uncle', true],
  ['mi (?:padre|suegro)|my (?:dad|father|father-in-law)', 'grandparent', false],
  ['mi (?:madre|suegra)|my (?:mum|mom|mother|mother-in-law)', 'grandparent', true],
  ['mi (?:marido|esposo)|my husband', 'father', false],
  ['mi (?:mujer|esposa)|my wife', 'mother', true],
]

/** The parent's family as the child's, where only one of the book can be meant. */
export function ourFamily(text: string, people: readonly Person[]): string {
  return OURS.reduce((all, [said, kind, feminine]) => {
    const might = people.filter((one) => one.kinds.has(kind) && one.feminine === feminine && !one.kinds.has('animal'))
    const [only] = might
    if (!only || might.length > 1) return all
    return all.replace(
      new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L}|-)(?:,? ${only.name}(?!\\p{L}))?`, 'giu'),
      only.inside,
    )
  }, text)
}
