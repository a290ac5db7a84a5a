import { fold } from '../../../src/domain/understanding/hear.ts'
import type { Understood, UnderstoodClause } from '../../../src/domain/understanding/understood.ts'
import { content, understanding } from './understanding.ts'

export type LabelledClause = {
  quote: string
  needs: string[]
  polarity: 'in' | 'out' | 'overcome'
  presence?: { who: string; presence: string }
  companions?: string[]
}
export type LabelledBrief = { style: string; text: string; clauses: LabelledClause[] }

/** Shares from 0 to 1 of what the labels ask for. A label with two needs accepts either. */
export type Figures = ReturnType<typeof figuresOf>

export function figuresOf(briefs: readonly LabelledBrief[]) {
  const judged = briefs.flatMap((brief) => {
    const understood = understanding.understand(brief.text, [], null)
    return clausesOf(brief, understood).map((one) => ({ ...one, understood }))
  })
  const told = judged.filter(({ label }) => label.polarity !== 'out')
  const meant = told.filter(({ label }) => label.needs.length > 0)
  const empty = told.filter(({ label }) => label.needs.length === 0)
  const grave = meant.filter(({ label }) => label.needs.some(isGrave))
  const deaths = meant.filter(({ label }) => label.needs.some((need) => need.endsWith('died')))
  const claims = told.flatMap((one) => needsOf(one, 'sure').map((need) => one.label.needs.includes(need)))
  const kept = judged.filter(({ label }) => label.polarity === 'out')
  const absent = judged.filter(({ label }) => label.presence)
  const named = judged.flatMap(({ label, understood }) =>
    (label.companions ?? []).map((name) => understood.companions.some((one) => fold(one.name) === fold(name))),
  )
  return {
    recallSure: share(meant, (one) => isFound(one, 'sure')),
    recallAsked: share(meant, (one) => isFound(one, 'any')),
    amongFive: share(meant, ({ label, mine }) =>
      mine.some(({ suggestions }) => suggestions.some((need) => label.needs.includes(need))),
    ),
    precisionSure: share(claims, (isRight) => isRight),
    graveSure: share(grave, (one) => isFound(one, 'sure')),
    graveAsked: share(grave, (one) => isFound(one, 'any')),
    deathsAsked: share(deaths, (one) => isFound(one, 'any')),
    emptyClaimed: share(empty, (one) => needsOf(one, 'sure').length > 0),
    emptyAsked: share(empty, (one) => needsOf(one, 'asked').length > 0),
    keptOut: share(kept, ({ mine }) => mine.some(({ polarity }) => polarity === 'out')),
    keptOutFalsely: told.filter(({ mine }) => mine.some(({ polarity }) => polarity === 'out')).length,
    overcome: share(
      told.filter(({ label }) => label.polarity === 'overcome'),
      ({ mine }) => mine.some(({ polarity }) => polarity === 'overcome'),
    ),
    presence: share(absent, hasPresence),
    companions: share(named, (isNamed) => isNamed),
  }
}

type Judged = { label: LabelledClause; mine: UnderstoodClause[]; understood: Understood }

/** Every labelled clause with the clauses of understanding that overlap it by two fifths of the shorter. */
function clausesOf({ text, clauses }: LabelledBrief, { clauses: found }: Understood) {
  let end = 0
  return clauses.map((label) => {
    const from = Math.max(0, text.indexOf(label.quote, end))
    end = from + label.quote.length
    const to = end
    const mine = found.filter((clause) => {
      const shared = Math.min(clause.to, to) - Math.max(clause.from, from)
      return shared > 0.4 * Math.min(clause.to - clause.from, to - from)
    })
    return { label, mine }
  })
}

function needsOf({ mine }: Judged, confidence: 'sure' | 'asked' | 'any'): string[] {
  return mine
    .flatMap(({ needs }) => needs)
    .filter((need) => confidence === 'any' || need.confidence === confidence)
    .map(({ need }) => need)
}

function isFound(one: Judged, confidence: 'sure' | 'any'): boolean {
  return needsOf(one, confidence).some((need) => one.label.needs.includes(need))
}

/** Fear is sensitive, too, but no blow of fate. */
function isGrave(need: string): boolean {
  const sensitive = content.needs[need]?.sensitive
  return sensitive != null && sensitive !== 'fear'
}

function hasPresence({ label, understood }: Judged): boolean {
  const said = fold(label.presence?.who ?? '')
  return understood.presences.some(({ who, presence }) => {
    const found = fold(who)
    const isSame = found.includes(said.split(' ').at(-1) ?? '') || said.includes(found)
    return presence === label.presence?.presence && found !== '' && isSame
  })
}

function share<T>(of: readonly T[], isCounted: (one: T) => boolean): number {
  return of.length === 0 ? 1 : of.filter(isCounted).length / of.length
}
