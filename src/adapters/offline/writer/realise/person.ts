import type { Character } from '../../../../domain/character.ts'
import type { PropName } from '../../../../domain/scene.ts'
import { isFeminineSpecies } from '../../../../domain/vocabulary.ts'
import type { Both } from '../plots/plot.ts'
import type { Tie } from '../tie.ts'
import { nameInSpanish } from './spanish.ts'

/** Somebody in a sentence: a character of the parent's, or the small animal that keeps a lonely hero company. */
export type Person = {
  /** Exactly as in the wizard; null for the company we lend. */
  name: string | null
  /** As it stands inside a sentence. */
  inside: Both<string>
  /** As somebody calls it. */
  called: Both<string>
  feminine: Both<boolean>
  prop: PropName | null
  /** What they are to the hero. */
  tie: Tie
}

export function personOf(character: Character, tie: Tie = 'friend'): Person {
  const { name, gender, species } = character
  const inside = nameInSpanish(name)
  return {
    name,
    inside: { es: inside, en: /^the\s/iu.test(name) ? `the${name.slice(3)}` : name },
    // `Toma, abuela Rosa`: what takes an article is a common noun.
    called: { es: inside.replace(/^(?:el|la|los|las) /u, ''), en: name },
    feminine: {
      es: species ? isFeminineSpecies(species) : gender === 'female',
      en: species ? isFeminineSpecies(species) || /a$/iu.test(name) : gender === 'female',
    },
    prop: null,
    tie,
  }
}

export const LENT_COMPANIONS: readonly [Person, ...Person[]] = [
  lent('la rana', 'the frog', 'Rana', 'Frog', true, 'frog'),
  lent('el caracol', 'the snail', 'Caracol', 'Snail', false, 'snail'),
  lent('la mariquita', 'the ladybird', 'Mariquita', 'Ladybird', true, 'ladybug'),
  lent('el pato', 'the duck', 'Pato', 'Duck', false, 'duck'),
]

const PRONOUNS = {
  he: ['he', 'she'],
  him: ['him', 'her'],
  his: ['his', 'her'],
  himself: ['himself', 'herself'],
} as const

export function pronounOf(person: Person, form: string): string {
  const forms = form in PRONOUNS ? PRONOUNS[form as keyof typeof PRONOUNS] : PRONOUNS.he
  return forms[person.feminine.en ? 1 : 0]
}

function lent(es: string, en: string, esCalled: string, enCalled: string, feminine: boolean, prop: PropName): Person {
  return {
    name: null,
    inside: { es, en },
    called: { es: esCalled, en: enCalled },
    feminine: { es: feminine, en: feminine },
    prop,
    tie: 'animal',
  }
}
