import type { CompleteBookInfo } from '../../../../domain/completeness.ts'
import { foldName } from '../../../../domain/text.ts'
import type { WorldNeeds } from './needs.ts'

/** What holds for the whole book: what can happen in it, and what the parent is told of that. */
export type World = WorldNeeds & { promises: string[] }

const NO_MAGIC =
  /(nada de|sin|no quiero|que no haya|prohibida la) magia|\bno magic\b|without magic|plausible|realista|realistic|(ciencia|science) (de verdad|real)|\breal science\b/u
/** Themes of a world in which things do not talk. */
const PLAIN_THEMES: ReadonlySet<string> = new Set(['ciencia ficcion', 'profesiones'])

export function worldOf({ freeText, theme }: Pick<CompleteBookInfo, 'freeText' | 'theme'>): World {
  const folded = foldName(freeText)
  const isPlain = NO_MAGIC.test(folded)
  return {
    hasBeasts: !isPlain,
    hasMagic: !isPlain && !PLAIN_THEMES.has(theme),
    promises: isPlain ? ['Sin magia ni hechizos.'] : [],
  }
}
