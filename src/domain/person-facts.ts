import { foldName } from './text.ts'
import type { Age, Gender, RelationshipType } from './vocabulary.ts'
import { isHumanGender } from './vocabulary.ts'

/** Facts of a character that every writer, check and picture obeys. Both are optional in the form: absent is not said. */

/** What a parent may say of a body or what it wears: stored value → Spanish label. This list and no other. */
export const FEATURES = {
  wheelchair: 'Silla de ruedas',
  glasses: 'Gafas',
  hearing_aid: 'Audífono',
  prosthesis: 'Prótesis',
  freckles: 'Pecas',
  hijab: 'Hiyab',
} as const
export type Feature = keyof typeof FEATURES

/** Where somebody is in the family's life: stored value → Spanish label. Absent is `here`. */
export const PRESENCES = {
  here: 'Está con nosotros',
  far: 'Está lejos',
  other_household: 'Vive en otra casa',
  unborn: 'Aún no ha nacido',
  baby: 'Acaba de nacer',
  died: 'Ha muerto',
} as const
export type Presence = keyof typeof PRESENCES

/** As much of a character as the rule asks about. */
export type Person = { gender: Gender | null; age: Age | null; presence?: Presence }

/** What a book may do with somebody. Of everybody it may speak. */
export type Part = {
  /** Takes part in what happens, and so must appear. */
  acts: boolean
  speaks: boolean
  /** `shown`: on a photo, a screen or a letter; `remembered`: in a scene that is a memory, or on a photo. */
  drawn: 'there' | 'shown' | 'remembered' | 'never'
  onCover: boolean
  /** `remembered`: the name alone, under a line of its own. */
  onCastPage: 'portrait' | 'remembered' | 'absent'
  inActivities: boolean
}

const HERE: Part = {
  acts: true,
  speaks: true,
  drawn: 'there',
  onCover: true,
  onCastPage: 'portrait',
  inActivities: true,
}
const AWAY = { acts: false, speaks: false, onCover: false, inActivities: false } as const

const PARTS: Readonly<Record<Presence, Part>> = {
  here: HERE,
  far: { ...AWAY, drawn: 'shown', onCastPage: 'portrait' },
  other_household: HERE,
  unborn: { ...AWAY, drawn: 'never', onCastPage: 'absent' },
  baby: { ...HERE, speaks: false },
  died: { ...AWAY, drawn: 'remembered', onCastPage: 'remembered' },
}

export function presenceOf({ presence = 'here' }: Person): Presence {
  return presence
}

export function partOf(person: Person): Part {
  const presence = presenceOf(person)
  return PARTS[presence === 'here' && isBaby(person) ? 'baby' : presence]
}

/** Just born, or a person of the age of one: a young animal runs and talks as stories have it. */
export function isBaby({ gender, age, presence }: Person): boolean {
  return presence === 'baby' || (gender !== null && isHumanGender(gender) && age === 'baby')
}

type Ties = readonly { from: string; type: RelationshipType; to: string }[]

/** Parents who live apart are not shown as a couple: they are in no scene together. */
export function mayShareScene(
  one: Person & { name: string },
  other: Person & { name: string },
  relationships: Ties,
): boolean {
  if (presenceOf(one) !== 'other_household' && presenceOf(other) !== 'other_household') return true
  const children = childrenOf(one.name, relationships)
  const haveChild = [...childrenOf(other.name, relationships)].some((child) => children.has(child))
  return !haveChild && !areParted(one.name, other.name, relationships)
}

function childrenOf(name: string, relationships: Ties): Set<string> {
  const parent = foldName(name)
  return new Set(
    relationships.flatMap(({ from, type, to }) => {
      if (type === 'parent' && foldName(from) === parent) return [foldName(to)]
      return type === 'child' && foldName(to) === parent ? [foldName(from)] : []
    }),
  )
}

function areParted(one: string, other: string, relationships: Ties): boolean {
  const pair = [foldName(one), foldName(other)]
  return relationships.some(
    ({ from, type, to }) => type === 'ex-partner' && pair.includes(foldName(from)) && pair.includes(foldName(to)),
  )
}
