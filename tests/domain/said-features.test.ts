import { expect, test } from 'bun:test'
import { FAMILIES, infoOf } from '../../src/adapters/storyteller/checks/families.ts'
import type { Feature } from '../../src/domain/person-facts.ts'
import { withSaidFeatures } from '../../src/domain/said-features.ts'
import { aCharacter } from '../adapters/offline/illustrator/briefs.ts'

const [family] = FAMILIES
if (!family) throw new Error('no family')
const base = infoOf(family, { readerAge: '4-6', chapters: 3, language: 'español' })
const girl = (name: string) => aCharacter(name, { gender: 'female' })

function said(freeText: string, names: readonly string[]): Record<string, readonly Feature[] | undefined> {
  const characters = names.map(girl)
  const told = withSaidFeatures({ ...base, characters, freeText })
  return Object.fromEntries(told.characters.flatMap(({ name, features }) => (features ? [[name, features]] : [])))
}

test.each([
  ['Nayra va en silla de ruedas, y ya está.', ['Nayra', 'Nico'], { Nayra: ['wheelchair'] }],
  [
    'Mateo, con su tía Covadonga, que es guarda y va en una silla de ruedas todoterreno.',
    ['Mateo', 'Covadonga'],
    { Covadonga: ['wheelchair'] },
  ],
  [
    'Su abuelo Eusebio fue relojero. Ahora va en silla de ruedas y casi no habla.',
    ['Irene', 'Eusebio'],
    { Eusebio: ['wheelchair'] },
  ],
  ['Jimena, nueve años, lleva audífonos verdes.', ['Jimena', 'Bruno'], { Jimena: ['hearing_aid'] }],
  ['Mi hijo Adrián lleva gafas desde septiembre y en clase uno lo llama Topo.', ['Adrián'], { Adrián: ['glasses'] }],
  ['En enero llega Iker, que se mueve en silla de ruedas.', ['Iker', 'Marta'], { Iker: ['wheelchair'] }],
  ['Zoe tiene pecas y lleva gafas.', ['Zoe'], { Zoe: ['glasses', 'freckles'] }],
  [
    'Mia is in a wheelchair and her friend Tom wears glasses.',
    ['Mia', 'Tom'],
    { Mia: ['wheelchair'], Tom: ['glasses'] },
  ],
  ['Le han puesto gafas rojas y Vera no las quiere.', ['Vera'], {}],
  ['Vera no lleva gafas.', ['Vera'], {}],
  ['Marc juega con Lía y va en silla de ruedas.', ['Marc', 'Lía'], {}],
  ['La monitora le da unas gafas de buceo y Marc lleva gafas de buceo.', ['Marc'], {}],
  ['Hay alguien que va en silla de ruedas.', ['Marc', 'Lía'], {}],
] as const)('%s', (text, names, features) => {
  expect(said(text, names)).toEqual(features as never)
})

test('what the form has stays, and what is said comes to it', () => {
  const characters = [{ ...girl('Nayra'), features: ['glasses' as const] }]
  const told = withSaidFeatures({ ...base, characters, freeText: 'Nayra va en silla de ruedas.' })
  expect(told.characters[0]?.features).toEqual(['wheelchair', 'glasses'])
})
