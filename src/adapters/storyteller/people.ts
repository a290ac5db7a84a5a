import type { Character } from '../../domain/character.ts'
import { isHuman } from '../../domain/character.ts'
import type { CompleteBookInfo } from '../../domain/completeness.ts'
import type { Presence } from '../../domain/person-facts.ts'
import { foldName } from '../../domain/text.ts'
import type { FoundPresence } from '../../domain/understanding/understood.ts'
import type { RelationshipType } from '../../domain/vocabulary.ts'
import type { Kind, Tongue } from './format.ts'
import { type Named, namedCharacter } from './named.ts'
import { kinIn, type Words } from './words.ts'

/** A character of the parent's, with everything that they are to the hero. */
export type Person = Named & {
  name: string
  kinds: ReadonlySet<Kind>
  isProtagonist: boolean
  character: Character
  /** `unsure`: it may be that they died or are far; nobody was asked, so they play no part. */
  presence: Presence | 'unsure'
  usesWheelchair: boolean
}

/** Relationship → what `from` is to `to`, and what `to` is to `from`; null: nothing that a role asks for. */
const TIES: Readonly<Partial<Record<RelationshipType, readonly [Kind | null, Kind | null]>>> = {
  parent: ['parent', null],
  child: [null, 'parent'],
  sibling: ['sibling', 'sibling'],
  grandparent: ['grandparent', null],
  grandchild: [null, 'grandparent'],
  'uncle/aunt': ['uncle', null],
  cousin: ['cousin', 'cousin'],
  'best friend': ['friend', 'friend'],
  friend: ['friend', 'friend'],
  'teacher/student': ['teacher', null],
  neighbor: ['neighbour', 'neighbour'],
}

/** Everybody of the brief, the hero first, then whoever stands nearest to the hero. */
export function peopleOf(
  info: CompleteBookInfo,
  tongue: Tongue,
  words: Words,
  presences: readonly FoundPresence[] = [],
): Person[] {
  const hero = heroOf(info.characters)
  const nearness = (character: Character) => {
    if (character === hero) return 0
    if (character.role === 'protagonista') return 1
    return isRelated(character, hero, info) ? 2 : 3
  }
  return info.characters
    .map((character) => ({
      ...namedCharacter(character, tongue),
      name: character.name,
      character,
      isProtagonist: character.role === 'protagonista',
      presence: character === hero ? 'here' : presenceOf(character, presences),
      usesWheelchair: character.features?.includes('wheelchair') ?? false,
      kinds: kindsOf(character, hero, info, words),
    }))
    .toSorted((a, b) => nearness(a.character) - nearness(b.character))
}

/** What the parent chose; else what their words say for sure. A likely guess only keeps somebody from acting. */
function presenceOf({ name, presence, age }: Character, presences: readonly FoundPresence[]): Person['presence'] {
  if (presence) return presence
  const found = presences.filter(({ character }) => character !== null && foldName(character) === foldName(name))
  const sure = found.find(({ confidence }) => confidence === 'sure')
  // A baby who is drawn is born in the book at the latest.
  if (sure) return sure.presence === 'unborn' && age === 'baby' ? 'baby' : sure.presence
  return found.some((one) => one.presence === 'died') ? 'unsure' : 'here'
}

/** The first protagonist leads; a baby only where nobody else does. */
function heroOf(characters: readonly Character[]): Character {
  const leads = characters.filter(({ role }) => role === 'protagonista')
  const hero = leads.find((one) => !isBaby(one)) ?? leads[0] ?? characters[0]
  if (!hero) throw new RangeError('A story needs a character')
  return hero
}

function isBaby(character: Character): boolean {
  return isHuman(character) && character.age === 'baby'
}

function isRelated(character: Character, hero: Character, { relationships }: CompleteBookInfo): boolean {
  const pair = [foldName(character.name), foldName(hero.name)]
  return relationships.some(({ from, to }) => pair.includes(foldName(from)) && pair.includes(foldName(to)))
}

function kindsOf(character: Character, hero: Character, info: CompleteBookInfo, words: Words): Set<Kind> {
  const kinds = new Set<Kind>(['anybody'])
  const folded = foldName(character.name)
  for (const { from, to, type } of info.relationships) {
    const [ofFrom, ofTo] = TIES[type] ?? []
    if (foldName(from) === folded && foldName(to) === foldName(hero.name) && ofFrom) kinds.add(ofFrom)
    if (foldName(to) === folded && foldName(from) === foldName(hero.name) && ofTo) kinds.add(ofTo)
  }
  for (const kind of kinIn(character.name, words)) kinds.add(kind)
  if (kinds.has('parent') && isHuman(character)) kinds.add(character.gender === 'female' ? 'mother' : 'father')
  if (!isHuman(character)) return kinds.add('animal')
  if (character.age === 'baby') return kinds.add('baby')
  if (character.age === 'elderly') kinds.add('elderly')
  return kinds.add(character.age === 'adult' || character.age === 'elderly' ? 'adult' : 'child')
}
