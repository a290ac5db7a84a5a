import type { Deed } from './lexicon/deed.ts'
import { COMMON_DEEDS, DEEDS, FEAST_DEEDS } from './lexicon/deeds.ts'
import { MORE_DEEDS } from './lexicon/more-deeds.ts'
import type { Both } from './plots/plot.ts'
import type { Person } from './realise/person.ts'
import type { Tale } from './understand.ts'

/** What the chapters before have told: nothing is told twice, and what was given is used. */
export type Told = {
  quietLines: Set<string>
  titles: Set<string>
  /** Lines for the climax, from what the way gave. */
  gifts: Both<string>[]
  /** What somebody gave or taught in those lines, and has not yet been used. */
  owed: { person: Person; lines: Both<string>; use: Both<string> }[]
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
    const all = chance.round([...DEEDS[person.tie], ...(MORE_DEEDS[person.tie] ?? [])], `deeds|${person.tie}`, 3)
    // What is given early can be used later, so one with consequences comes first.
    const opener = all.find(({ use }) => use !== null)
    const pool = [
      ...(opener ? [opener] : []),
      ...all.filter((one) => one !== opener),
      ...chance.round(COMMON_DEEDS, `common|${key}`, 3),
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
