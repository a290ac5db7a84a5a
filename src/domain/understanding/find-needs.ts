import type { Needs } from './content.ts'
import type { CueHit, Cues } from './cues.ts'
import type { Examples } from './examples.ts'
import type { Word } from './hear.ts'
import type { FoundNeed } from './understood.ts'

/** How like the examples of a need a clause must be before it is asked; the gravest are asked sooner, since a miss hurts more. */
const ASKED_FROM = 0.35
const GRAVE_ASKED_FROM = 0.2
const SUGGESTED_FROM = 0.03
const SUGGESTIONS = 5

export type Finding = CueHit & { confidence: FoundNeed['confidence']; score: number }

/** The needs of a clause, and up to five to offer. What cues say is sure; what is like the examples, or in a wide net, is asked. */
export function findNeeds(
  words: readonly Word[],
  { cues, examples, needs }: { cues: readonly Cues[]; examples: Examples; needs: Needs },
): { found: Finding[]; suggestions: string[] } {
  const ranked = examples.rank(words).filter(({ score }) => score >= SUGGESTED_FROM)
  const scoreOf = (need: string) => ranked.find((one) => one.need === need)?.score ?? 0
  const subjectOf = (need: string) => needs[need]?.sensitive ?? need
  const hits = cues.flatMap((one) => one.needsIn(words, 'sure'))
  const found = withoutEchoes(hits, words, cues).map(
    (hit): Finding => ({ ...hit, confidence: 'sure', score: 0.5 + scoreOf(hit.need) / 2 }),
  )
  const [top] = ranked
  if (found.length === 0 && top && top.need !== 'none' && top.score >= askedFrom(subjectOf(top.need)))
    found.push({ need: top.need, at: [], confidence: 'asked', score: top.score })
  // Nets ask beside what is sure, unless it is of the same grave kind: one need told must hide no death.
  const said = new Set(found.map(({ need }) => subjectOf(need)))
  for (const hit of cues.flatMap((one) => one.needsIn(words, 'ask')))
    if (!said.has(subjectOf(hit.need))) found.push({ ...hit, confidence: 'asked', score: scoreOf(hit.need) })
  const offered = [...new Set([...found, ...ranked].map(({ need }) => need))].filter((need) => need !== 'none')
  return { found, suggestions: offered.slice(0, SUGGESTIONS) }
}

/** A death of a pet is no other death, unless the clause also names a relative. */
function withoutEchoes(hits: readonly CueHit[], words: readonly Word[], cues: readonly Cues[]): CueHit[] {
  const isOfPet =
    hits.some(({ need }) => need === 'pet-died') && !cues.some((one) => one.group('family', words).length > 0)
  return hits.filter(({ need }, index) => {
    const isFirst = hits.findIndex((other) => other.need === need) === index
    return isFirst && !(isOfPet && need === 'died')
  })
}

function askedFrom(subject: string): number {
  return subject === 'death' || subject === 'separation' ? GRAVE_ASKED_FROM : ASKED_FROM
}
