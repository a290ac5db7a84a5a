import { describe, expect, test } from 'bun:test'
import type { Character } from '../../src/domain/character.ts'
import type { Story } from '../../src/domain/story.ts'
import { checkSaidFacts } from '../../src/domain/story-checks/check-said-facts.ts'
import { aCompleteInfo, aGirl } from '../support/builders.ts'

const girl = aGirl('Lucía')
const lucia: Character = { ...girl, eyes: 'brown', hair: { ...girl.hair, colour: 'red' } }
const people = (facts: Partial<Character>): Character[] => [lucia, { ...aGirl('Rosa'), ...facts }]

function found(sentence: string, facts: Partial<Character> = {}): string[] {
  const info = aCompleteInfo({ characters: people(facts) })
  const story = { chapters: [{ title: '', pages: [{ paragraphs: [sentence], scene: null }] }] }
  return checkSaidFacts(story as unknown as Story, info).map(({ id }) => id)
}

describe('what a sentence says of somebody and is not so', () => {
  test.each([
    ['Lucía abrió mucho sus ojos azules.', 'looks.untrue'],
    ['A Lucía se le movía el pelo rubio.', 'looks.untrue'],
    ['Lucía blinked with her green eyes.', 'looks.untrue'],
    ['Las trenzas muy negras de Lucía volaban.', 'looks.untrue'],
  ])('%s', (sentence, id) => expect(found(sentence)).toEqual([id]))

  test.each([
    'Lucía abrió mucho sus ojos marrones.',
    'A Lucía le brillaba la melena pelirroja.',
    // Whose they are a rule cannot know.
    'Lucía miró los ojos azules de Rosa.',
    'El gato de ojos verdes se escondió.',
    'Lucía acarició el pelo blanco del gato.',
    'Lucía stroked the cat’s white hair.',
    'Lucía pintó un barco de ojos de buey y velas azules.',
  ])('and not: %s', (sentence) => expect(found(sentence)).toEqual([]))

  test('who has died or is not born does not speak; what they used to say is remembered', () => {
    expect(found('—Ven aquí —dijo Rosa.', { presence: 'died' })).toEqual(['person.speaks'])
    expect(found('Rosa susurró su nombre.', { presence: 'unborn' })).toEqual(['person.speaks'])
    expect(found('“Come here,” said Rosa.', { presence: 'died' })).toEqual(['person.speaks'])
    expect(found('Eso decía siempre Rosa.', { presence: 'died' })).toEqual([])
    expect(found('—Ven aquí —dijo Rosa.')).toEqual([])
  })

  test('who uses a wheelchair is not carried by legs', () => {
    expect(found('Rosa corrió hasta la orilla.', { features: ['wheelchair'] })).toEqual(['body.untrue'])
    expect(found('Rosa se levantó de un salto.', { features: ['wheelchair'] })).toEqual(['body.untrue'])
    expect(found('Rosa rodó cuesta abajo y Lucía corrió detrás.', { features: ['wheelchair'] })).toEqual([])
    expect(found('Rosa corrió hasta la orilla.')).toEqual([])
  })
})
