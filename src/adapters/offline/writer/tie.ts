import type { BookInfo } from '../../../domain/book-info.ts'
import type { Character } from '../../../domain/character.ts'
import { foldName } from '../../../domain/text.ts'
import type { RelationshipType } from '../../../domain/vocabulary.ts'

/** What somebody is to the hero, as far as it changes what they do. */
export type Tie =
  | 'grandparent'
  | 'parent'
  | 'sibling'
  | 'uncle'
  | 'friend'
  | 'rival'
  | 'enemy'
  | 'teacher'
  | 'boss'
  | 'neighbour'
  | 'animal'
  | 'creature'
  | 'younger'
  | 'baby'

type Both = readonly [ofFrom: Tie, ofTo: Tie]

/** Relationship → what `from` is to `to`, and what `to` is to `from`. */
const TIES: Readonly<Record<RelationshipType, Both>> = {
  parent: ['parent', 'younger'],
  child: ['younger', 'parent'],
  sibling: ['sibling', 'sibling'],
  grandparent: ['grandparent', 'younger'],
  grandchild: ['younger', 'grandparent'],
  'uncle/aunt': ['uncle', 'younger'],
  cousin: ['sibling', 'sibling'],
  'best friend': ['friend', 'friend'],
  friend: ['friend', 'friend'],
  enemy: ['enemy', 'enemy'],
  rival: ['rival', 'rival'],
  'teacher/student': ['teacher', 'younger'],
  'boss/employee': ['boss', 'friend'],
  neighbor: ['neighbour', 'neighbour'],
  partner: ['friend', 'friend'],
  'ex-partner': ['friend', 'friend'],
  companion: ['friend', 'friend'],
  pet: ['animal', 'friend'],
}

const NAMES: readonly (readonly [words: RegExp, tie: Tie])[] = [
  [/^(bis)?abuel|^yay[oa]\b|^(grandma|grandpa|granny|grandad|nana)\b/u, 'grandparent'],
  [/^(mama|papa|mami|papi|mum|mummy|dad|daddy)\b/u, 'parent'],
  [/^(tio|tia|uncle|aunt|auntie)\b/u, 'uncle'],
  [/^(primo|prima|cousin)\b/u, 'sibling'],
  [/^(maestr|profe|seno\b|senorita)|^(teacher|miss)\b/u, 'teacher'],
  [/^(capitan|comandante|jef[ea]\b|captain|chief|boss)/u, 'boss'],
]

/** The wizard's relationship with the hero, else with the partner, else what name and kind suggest. */
export function tieOf(character: Character, hero: Character, partner: Character | null, info: BookInfo): Tie {
  if (character.age === 'baby' && (character.gender === 'male' || character.gender === 'female')) return 'baby'
  const related = relatedTo(character, hero, info) ?? (partner ? relatedTo(character, partner, info) : null)
  if (related) return related
  const name = foldName(character.name)
  const named = NAMES.find(([words]) => words.test(name))?.[1]
  if (named) return named
  if (character.gender === 'animal') return 'animal'
  if (character.gender === 'imaginary_creature') return 'creature'
  if (character.age === 'elderly') return 'grandparent'
  return character.age === 'adult' && hero.age !== 'adult' ? 'neighbour' : 'friend'
}

function relatedTo(character: Character, other: Character, { relationships }: BookInfo): Tie | null {
  const [one, two] = [foldName(character.name), foldName(other.name)]
  for (const { from, to, type } of relationships) {
    const [ofFrom, ofTo] = TIES[type]
    // Who teaches whom is said by the ages: parents write the pair either way round.
    if (type === 'teacher/student' && [foldName(from), foldName(to)].every((name) => name === one || name === two))
      return other.age === 'adult' && character.age !== 'adult' ? 'younger' : 'teacher'
    if (foldName(from) === one && foldName(to) === two) return withKind(ofFrom, character)
    if (foldName(to) === one && foldName(from) === two) return withKind(ofTo, character)
  }
  return null
}

/** A friend with four legs is still led by the nose. */
function withKind(tie: Tie, { gender }: Character): Tie {
  if (tie !== 'friend') return tie
  if (gender === 'animal') return 'animal'
  return gender === 'imaginary_creature' ? 'creature' : tie
}
