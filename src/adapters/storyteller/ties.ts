import type { CompleteBookInfo } from '../../domain/completeness.ts'
import { relationshipSentence } from '../../domain/relationship-sentence.ts'
import { foldName } from '../../domain/text.ts'
import type { RelationshipType } from '../../domain/vocabulary.ts'
import type { Tongue } from './format.ts'
import type { Person } from './people.ts'
import type { Words } from './words.ts'

/** What somebody is to the hero: how a story names them, how it presents them once, and the relationship as the parent reads it. */
export type Tie = {
  inside: string
  presented: string
  /** `la abuela Carmen`, `papá`: the name says by itself what they are. */
  isPlain: boolean
  quote: string
}

/** What marks the paragraph that presents somebody. */
export function tieMark(index: number): string {
  return `tie.${index}`
}

/** `to` of a relationship is what to `from`; what is not here is the same from both sides. */
const BACK: Readonly<Partial<Record<RelationshipType, string | null>>> = {
  parent: 'child',
  child: 'parent',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  'uncle/aunt': 'nephew/niece',
  'teacher/student': 'student',
  'boss/employee': null,
  pet: null,
}

/** Everybody whom a relationship ties to the hero, each once. Who is nothing that one says (an ex-partner) is not presented. */
export function tiesOf(info: CompleteBookInfo, people: readonly Person[], tongue: Tongue, words: Words): Tie[] {
  const [hero, ...rest] = people
  if (!hero) return []
  const isCalled = (name: string, { name: other }: Person) => foldName(name) === foldName(other)
  return rest.flatMap((person): Tie[] => {
    const found = info.relationships.find(
      ({ from, to }) =>
        (isCalled(from, person) && isCalled(to, hero)) || (isCalled(to, person) && isCalled(from, hero)),
    )
    if (!found) return []
    const type = isCalled(found.from, person) ? found.type : found.type in BACK ? BACK[found.type] : found.type
    const noun = type && words.ties[type]?.[tongue][person.feminine ? 1 : 0]
    const presented = noun ? presentedAs(person.inside, noun, { hero, tongue, words }) : null
    return presented
      ? [{ inside: person.inside, ...presented, quote: relationshipSentence(found, info.characters) }]
      : []
  })
}

type Telling = { hero: Person; tongue: Tongue; words: Words }

/** `su hermano Leo`, `su abuela Carmen`; `papá` says by himself what he is. Null where it cannot be said in one breath. */
function presentedAs(inside: string, noun: string, { hero, tongue, words }: Telling) {
  const bare = inside.replace(/^(?:el|la|the) /u, '')
  const [first = '', ...names] = bare.split(' ')
  const isKin =
    foldName(first) === foldName(noun) || Object.values(words.kin).some((all) => all.includes(foldName(first)))
  if (isKin && names.length === 0) return { presented: inside, isPlain: true }
  const whose = tongue === 'es' ? 'su' : hero.feminine ? 'her' : 'his'
  if (isKin) return { presented: `${whose} ${first.toLocaleLowerCase('es')} ${names.join(' ')}`, isPlain: true }
  // `Coach Bev`, `Conserje Anselmo` have a title, and two would be one too many.
  return bare === inside && names.length === 0 ? { presented: `${whose} ${noun} ${inside}`, isPlain: false } : null
}
