import type { Chance } from '../chance.ts'
import type { RoleKey, Skin, Tongue } from '../plots/plot.ts'
import { type Person, pronounOf } from './person.ts'
import { capitalised, polishSpanish } from './spanish.ts'

/** What the words of a chapter can refer to. */
export type Referents = {
  tongue: Tongue
  people: Readonly<Record<RoleKey, Person | null>>
  skin: Skin
  /** The chapter's place inside a sentence (`el faro`), and with its preposition (`en el faro`). */
  place: string
  at: string
  chance: Chance
}

const KEYS: readonly RoleKey[] = ['H', 'F', 'X']

/** A template → a sentence; null when it names somebody who is not there. */
export function realise(template: string, referents: Referents, about: string): string | null {
  const { tongue, people, skin, chance } = referents
  let missing = false
  const chosen = template.replace(/\[([^\]]+)\]/gu, (_, options: string, at: number) => {
    const [first = '', ...rest] = options.split('/')
    return chance.pick([first, ...rest], `${about}|${at}`)
  })
  const filled = chosen.replace(/\{([^}]+)\}/gu, (whole, token: string) => {
    if (token === 'thing' || token === 'event' || token === 'stake') return skin[token][tongue]
    if (token === 'place') return referents.place
    if (token === 'at' || token === 'At') return referents.at
    // `a el faro` mends itself.
    if (token === 'to' || token === 'To') return `${tongue === 'es' ? 'a' : 'to'} ${referents.place}`
    const agreement = /^(\w+):([^/]*)\/(.*)$/u.exec(token)
    if (agreement) {
      const [, who = '', masculine = '', feminine = ''] = agreement
      if (who === 'lo') return skin.gender === 'f' ? feminine : masculine
      const group = (who === 'HF' ? KEYS : [...who]).flatMap((key) => people[key as RoleKey] ?? [])
      if (group.length === 0) missing = true
      return group.every((person) => person.feminine[tongue]) ? feminine : masculine
    }
    const [, key = '', form = ''] = /^([HFX])(?:\.(\w+)|!)?$/u.exec(token) ?? []
    const person = people[key as RoleKey]
    if (!person) {
      missing = true
      return whole
    }
    if (form) return pronounOf(person, form)
    return token.endsWith('!') ? person.called[tongue] : person.inside[tongue]
  })
  if (missing) return null
  return tongue === 'es' ? polishSpanish(filled) : capitalised(filled)
}
