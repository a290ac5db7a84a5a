import { type Clause, clausesOf } from './clauses.ts'
import { companionsIn } from './companions.ts'
import type { UnderstandingContent } from './content.ts'
import { type CueHit, Cues } from './cues.ts'
import { Examples, type RankedNeed } from './examples.ts'
import type { Word } from './hear.ts'
import { languageOf } from './language.ts'
import { polarityOf } from './polarity.ts'
import { presenceOf } from './presence.ts'
import type { FoundNeed, FoundPresence, KnownPerson, TextLanguage, Understood, UnderstoodClause } from './understood.ts'

/** How like the examples of a need a clause must be before it is asked; the gravest are asked sooner, since a miss hurts more. */
const ASKED_FROM = 0.35
const GRAVE_ASKED_FROM = 0.2
const SUGGESTED_FROM = 0.03
const SUGGESTIONS = 5

type Found = CueHit & { confidence: FoundNeed['confidence']; score: number }

/**
 * Reads a parent's free text without a network: cues are sure, examples and wide nets ask. It claims little: a clause of which
 * it knows nothing has no needs, and nothing is bent to the nearest need.
 */
export class Understanding {
  readonly #cues: Record<TextLanguage, Cues>
  readonly #examples: Examples

  constructor(readonly content: UnderstandingContent) {
    this.#cues = { es: new Cues(content.cues.es, 'heard'), en: new Cues(content.cues.en, 'plain') }
    this.#examples = new Examples(content.weights)
  }

  /** `language` is the book's; a wish may well be written in the other. */
  understand(text: string, people: readonly KnownPerson[], language: TextLanguage | null): Understood {
    const companions = companionsIn(text, people)
    const parts = clausesOf(text)
    const whole = languageOf(parts.flatMap(({ words }) => words))
    const clauses: UnderstoodClause[] = []
    const presences: FoundPresence[] = []
    let last: string[] = []
    for (const [index, clause] of parts.entries()) {
      const tongue = languageOf(clause.words) ?? whole ?? (language === 'es' ? language : null)
      const cues = tongue === null ? [this.#cues.es, this.#cues.en] : [this.#cues[tongue]]
      const read = this.#read(clause, cues, last)
      const { found, understood } = read
      clauses.push(understood)
      const family = { people, companions }
      for (const { need, at, confidence } of found) {
        const person = this.content.needs[need]?.person
        if (!person) continue
        const heard = understood.polarity === 'out' ? 'asked' : confidence
        for (const one of cues) {
          const presence = presenceOf({ need, person, confidence: heard, at }, clause, index, { ...family, cues: one })
          if (presence) keep(presences, presence)
        }
      }
      if (understood.needs.length > 0) last = understood.needs.map(({ need }) => need)
    }
    return { clauses, presences: presences.filter((one) => !isAskedInVain(one, presences)), companions }
  }

  #read(clause: Clause, cues: readonly Cues[], last: readonly string[]) {
    const { quote, from, to } = clause
    const words = cues.reduce((words: readonly Word[], one) => one.meant(words), clause.words)
    const ranked = this.#examples.rank(words).filter(({ score }) => score >= SUGGESTED_FROM)
    const found = this.#found(words, cues, ranked)
    const own = found.map(({ need }) => need)
    const { polarity, out } = polarityOf(clause, own.length > 0 ? own : last)
    const isOut = polarity === 'out'
    const needs = found.map(({ need, confidence, score }) => ({
      need,
      confidence,
      score,
      sensitive: this.content.needs[need]?.sensitive ?? null,
    }))
    const suggestions = [...new Set([...own, ...ranked.map(({ need }) => need)])].filter((need) => need !== 'none')
    const understood: UnderstoodClause = {
      quote,
      from,
      to,
      polarity,
      out,
      needs: isOut ? [] : needs,
      suggestions: isOut ? [] : suggestions.slice(0, SUGGESTIONS),
    }
    return { found, understood }
  }

  /** Nets ask beside what is sure, unless it is of the same grave kind: one need told must hide no death. */
  #found(words: readonly Word[], cues: readonly Cues[], ranked: readonly RankedNeed[]): Found[] {
    const scoreOf = (need: string) => ranked.find((one) => one.need === need)?.score ?? 0
    const found: Found[] = cues
      .flatMap((one) => one.needsIn(words, 'sure'))
      .map((hit) => ({ ...hit, confidence: 'sure', score: 0.5 + scoreOf(hit.need) / 2 }))
    const [top] = ranked
    if (found.length === 0 && top && top.need !== 'none' && top.score >= this.#askedFrom(top.need))
      found.push({ need: top.need, at: [], confidence: 'asked', score: top.score })
    const said = new Set(found.map(({ need }) => this.#subjectOf(need)))
    for (const hit of cues.flatMap((one) => one.needsIn(words, 'ask')))
      if (!said.has(this.#subjectOf(hit.need))) found.push({ ...hit, confidence: 'asked', score: scoreOf(hit.need) })
    return found
  }

  #subjectOf(need: string): string {
    return this.content.needs[need]?.sensitive ?? need
  }

  #askedFrom(need: string): number {
    const sensitive = this.content.needs[need]?.sensitive
    return sensitive === 'death' || sensitive === 'separation' ? GRAVE_ASKED_FROM : ASKED_FROM
  }
}

function keep(presences: FoundPresence[], one: FoundPresence): void {
  if (!presences.some(({ who, presence }) => who === one.who && presence === one.presence)) presences.push(one)
}

/** Nobody named, where another clause names who it is. */
function isAskedInVain(one: FoundPresence, all: readonly FoundPresence[]): boolean {
  return one.who === '' && all.some((other) => other.who !== '' && other.presence === one.presence)
}
