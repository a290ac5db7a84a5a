import { type Clause, clausesOf } from './clauses.ts'
import { companionsIn } from './companions.ts'
import type { UnderstandingContent } from './content.ts'
import { Cues } from './cues.ts'
import { Examples } from './examples.ts'
import { type Finding, findNeeds } from './find-needs.ts'
import type { Word } from './hear.ts'
import { languageOf } from './language.ts'
import { polarityOf } from './polarity.ts'
import { type Family, presenceOf } from './presence.ts'
import type { FoundPresence, KnownPerson, TextLanguage, Understood, UnderstoodClause } from './understood.ts'

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
    const whole = languageOf(parts.flatMap(({ words }) => words)) ?? (language === 'es' ? language : null)
    const clauses: UnderstoodClause[] = []
    const presences: FoundPresence[] = []
    let last: string[] = []
    for (const [index, clause] of parts.entries()) {
      const written = languageOf(clause.words) ?? whole
      const { found, understood } = this.#read(clause, written, last)
      clauses.push(understood)
      if (understood.needs.length > 0) last = understood.needs.map(({ need }) => need)
      const cues = this.#cuesOf(written)
      for (const presence of this.#presencesOf(found, { ...clause, index }, { cues, people, companions }))
        keep(presences, understood.polarity === 'out' ? { ...presence, confidence: 'asked' } : presence)
    }
    return { clauses, presences: presences.filter((one) => !isAskedInVain(one, presences)), companions }
  }

  #cuesOf(language: TextLanguage | null): Cues[] {
    return language === null ? [this.#cues.es, this.#cues.en] : [this.#cues[language]]
  }

  #read(clause: Clause, language: TextLanguage | null, last: readonly string[]) {
    const { quote, from, to } = clause
    const cues = this.#cuesOf(language)
    const words = cues.reduce((words: readonly Word[], one) => one.meant(words), clause.words)
    const needs = this.content.needs
    const { found, suggestions } = findNeeds(words, { cues, examples: this.#examples, needs })
    const own = found.map(({ need }) => need)
    const { polarity, out } = polarityOf(clause, own.length > 0 ? own : last)
    if (polarity === 'out') {
      // What stays out may still tell who is dead or gone; what was only asked of it tells nothing.
      const sure = found.filter(({ confidence }) => confidence === 'sure')
      return { found: sure, understood: { quote, from, to, polarity, out, needs: [], suggestions: [], language } }
    }
    const told = found.map(({ need, confidence, score }) => {
      return { need, confidence, score, sensitive: needs[need]?.sensitive ?? null }
    })
    return { found, understood: { quote, from, to, polarity, out, needs: told, suggestions, language } }
  }

  #presencesOf(found: readonly Finding[], clause: Clause & { index: number }, family: Family): FoundPresence[] {
    return found.flatMap(({ need, at, confidence }) => {
      const person = this.content.needs[need]?.person
      if (!person) return []
      return presenceOf({ need, person, confidence, at }, clause, family) ?? []
    })
  }
}

/** Each person once a presence; sure, where any clause is. */
function keep(presences: FoundPresence[], one: FoundPresence): void {
  const known = presences.findIndex(({ who, presence }) => who === one.who && presence === one.presence)
  if (known < 0) presences.push(one)
  else if (presences[known]?.confidence === 'asked' && one.confidence === 'sure') presences[known] = one
}

/** Nobody named, where another clause names who it is. */
function isAskedInVain(one: FoundPresence, all: readonly FoundPresence[]): boolean {
  return one.who === '' && all.some((other) => other.who !== '' && other.presence === one.presence)
}
