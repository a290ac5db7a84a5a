import type { Relationship } from './book-info.ts'
import type { Character } from './character.ts'
import { foldName } from './text.ts'
import { isFeminineSpecies, type RelationshipType } from './vocabulary.ts'

const NOUNS: Record<RelationshipType, readonly [masculine: string, feminine: string]> = {
  parent: ['padre', 'madre'],
  child: ['hijo', 'hija'],
  sibling: ['hermano', 'hermana'],
  grandparent: ['abuelo', 'abuela'],
  grandchild: ['nieto', 'nieta'],
  'uncle/aunt': ['tío', 'tía'],
  cousin: ['primo', 'prima'],
  'best friend': ['el mejor amigo', 'la mejor amiga'],
  friend: ['amigo', 'amiga'],
  enemy: ['enemigo', 'enemiga'],
  rival: ['rival', 'rival'],
  'teacher/student': ['maestro', 'maestra'],
  'boss/employee': ['jefe', 'jefa'],
  neighbor: ['vecino', 'vecina'],
  partner: ['pareja', 'pareja'],
  'ex-partner': ['ex pareja', 'ex pareja'],
  companion: ['compañero', 'compañera'],
  pet: ['mascota', 'mascota'],
}

const DELETED = 'Personaje eliminado'

/** `Lucía es nieta de Carmen`. A character that is no longer in the book is named as such. */
export function relationshipSentence({ from, type, to }: Relationship, characters: readonly Character[]): string {
  const find = (name: string) => characters.find((character) => foldName(character.name) === foldName(name))
  const subject = find(from)
  const [masculine, feminine] = NOUNS[type]
  return `${subject?.name ?? DELETED} es ${subject && isFeminine(subject) ? feminine : masculine} de ${find(to)?.name ?? DELETED}`
}

function isFeminine({ gender, species }: Character): boolean {
  return gender === 'female' || (species !== null && isFeminineSpecies(species))
}
