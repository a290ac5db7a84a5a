import type { StorySpec } from './format.ts'
import type { Person } from './people.ts'

export type Casting = { roles: ReadonlyMap<string, Person>; others: readonly Person[] }

/**
 * Who plays what, the nearest to the hero first; null where somebody needed is not there, or somebody of the brief would be
 * left out: who has no role must be one of the others that the text names.
 */
export function castOf(spec: StorySpec, people: readonly Person[], namesOthers: boolean): Casting | null {
  const names = Object.keys(spec.roles).toSorted((a, b) => rank(a, spec) - rank(b, spec))
  const [hero] = people
  const isActor = ({ presence }: Person) => presence === 'here' || presence === 'baby' || presence === 'other_household'
  const fits = (name: string, person: Person) => {
    const role = spec.roles[name]
    if (!role || (name === 'hero') !== (person === hero)) return false
    if (person.presence === 'unsure' || !role.presence.includes(person.presence)) return false
    if (person.usesWheelchair && !role.wheels) return false
    return role.is.some((kind) => person.kinds.has(kind)) && !role.never.some((kind) => person.kinds.has(kind))
  }
  const fillFrom = (index: number, roles: ReadonlyMap<string, Person>): Casting | null => {
    const name = names[index]
    if (name === undefined) {
      const taken = new Set(roles.values())
      // Who is not there is spoken of by a part of theirs, or not at all.
      const others = people.filter((person) => !taken.has(person) && isActor(person))
      return others.length > 0 && !namesOthers ? null : { roles, others }
    }
    const taken = new Set(roles.values())
    for (const person of people) {
      if (taken.has(person) || !fits(name, person)) continue
      const all = fillFrom(index + 1, new Map([...roles, [name, person]]))
      if (all) return all
    }
    return spec.roles[name]?.optional ? fillFrom(index + 1, roles) : null
  }
  return fillFrom(0, new Map())
}

/** The hero chooses nobody's part, and who may be absent comes after who may not. */
function rank(name: string, { roles }: StorySpec): number {
  if (name === 'hero') return 0
  return roles[name]?.optional ? 2 : 1
}
