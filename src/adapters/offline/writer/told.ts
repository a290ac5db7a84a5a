import { COMMON_DEEDS, DEEDS, type Deed, FEAST_DEEDS } from './lexicon/deeds.ts'
import type { Both } from './plots/plot.ts'
import type { Person } from './realise/person.ts'
import type { Tale } from './understand.ts'

/** What the chapters before have told: nothing is told twice, and what was given is used. */
export type Told = {
  quietLines: Set<string>
  titles: Set<string>
  /** Lines for the climax, from what the way gave. */
  gifts: Both<string>[]
  /** What somebody gave or taught, and has not yet been used. */
  owed: { person: Person; use: Both<string> }[]
  /** The next thing that somebody does because of what they are to the hero; null when they have done it all. */
  nextDeed(person: Person, fits: (deed: Deed) => boolean, isFeast?: boolean): Deed | null
}

export function nothingToldYet({ chance }: Tale): Told {
  const done = new Set<Deed>()
  const pools = new Map<string, Deed[]>()
  const poolOf = (person: Person): Deed[] => {
    const key = person.inside.es
    const known = pools.get(key)
    if (known) return known
    const [one, two, ...rest] = DEEDS[person.tie]
    const openers = chance.round([one, ...(two ? [two] : [])], `deed|${person.tie}`, 1)
    const pool = [
      ...openers,
      ...chance.shuffled(rest, `deeds|${key}`),
      ...chance.shuffled(COMMON_DEEDS, `common|${key}`),
    ]
    pools.set(key, pool)
    return pool
  }
  return {
    quietLines: new Set(),
    titles: new Set(),
    gifts: [],
    owed: [],
    nextDeed(person, fits, isFeast = false) {
      const pool = isFeast ? chance.shuffled(FEAST_DEEDS, `feast|${person.inside.es}`) : poolOf(person)
      // Two of one kind (two grandmothers) never do the same thing.
      const found = pool.find((deed) => !done.has(deed) && fits(deed))
      if (!found) return null
      done.add(found)
      return found
    },
  }
}
