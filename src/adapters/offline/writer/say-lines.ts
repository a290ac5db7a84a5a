import { isShown } from './lexicon/scares.ts'
import { fitsSentenceLimit, isForAge, isForNextAge, isSpeech, type Line, readLines } from './lines.ts'
import type { Person } from './realise/person.ts'
import { realise } from './realise/realise.ts'
import type { Stage, Tale } from './understand.ts'

/**
 * Lines of a template, in the mouth of this chapter; of those that must stay, a higher rank is given up sooner. `X` is
 * somebody else than the chapter's third voice. Where a chapter has room for few, those with the lowest `turn` come.
 */
export type Extra = { source: string; X?: Person | null; isOptional?: boolean; rank?: number; turn?: number }

/** What of a source this age gets, said with this chapter's people. */
export function linesOf({ age, avoided }: Tale, stage: Stage, { source, X }: Extra, about: string): Line[] {
  const referents = X === undefined ? stage : { ...stage, people: { ...stage.people, X } }
  let isTalkCut = false
  return readLines(source)
    .filter((line) => isForAge(line, age) || isForNextAge(line, age))
    .flatMap((line, at) => {
      const text = realise(line.text, referents, `${about}|${at}`)
      const isTalk = isSpeech(line.text)
      if (!isTalk || line.mustStay) isTalkCut = false
      const isSpared = text !== null && !line.mustStay && isShown(text, avoided)
      // A line too long for this age, or of what the parent wants kept out, is given up, and with it the replies that hang on it.
      if (text === null) isTalkCut ||= isTalk
      else if (isSpared || !fitsSentenceLimit(text, age)) isTalkCut ||= isTalk || isForNextAge(line, age)
      else if (!isTalkCut) return [{ ...line, text }]
      return []
    })
}

/** Whether the line that opens an extra can be said to this age: what follows hangs on it. */
export function isSayable(tale: Tale, stage: Stage, extra: Extra): boolean {
  const first = readLines(extra.source).find((line) => isForAge(line, tale.age))
  return first !== undefined && linesOf(tale, stage, extra, 'try')[0]?.from === first.from
}
