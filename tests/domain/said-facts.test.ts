import { describe, expect, test } from 'bun:test'
import type { Character } from '../../src/domain/character.ts'
import type { Story } from '../../src/domain/story.ts'
import { checkSaidFacts } from '../../src/domain/story-checks/check-said-facts.ts'
import { aCompleteInfo, aGirl } from '../support/builders.ts'

const girl = aGirl('Lucía')
const lucia: Character = { ...girl, eyes: 'brown', hair: { ...girl.hair, colour: 'red' } }

function found(sentence: string, facts: Partial<Character> = {}, name = 'Rosa'): string[] {
  const info = aCompleteInfo({ characters: [lucia, { ...aGirl(name), ...facts }] })
  const story = { chapters: [{ title: '', pages: [{ paragraphs: [sentence], scene: null }] }] }
  return checkSaidFacts(story as unknown as Story, info).map(({ id }) => id)
}

describe('what is said of somebody and is not so', () => {
  test.each([
    ['Lucía abrió mucho sus ojos azules.', 'looks.untrue'],
    ['Lucía se tocó su pelo rubio.', 'looks.untrue'],
    ['Lucía blinked with her green eyes.', 'looks.untrue'],
    ['Las trenzas muy negras de Lucía volaban.', 'looks.untrue'],
    ['The wind pulled at Lucía’s black hair.', 'looks.untrue'],
  ])('%s', (sentence, id) => expect(found(sentence)).toEqual([id]))

  test.each([
    'Lucía abrió mucho sus ojos marrones.',
    'A Lucía le brillaba la melena pelirroja.',
    'Lucía miró los ojos azules de Marta.',
    'El gato de ojos verdes se escondió.',
    'Lucía acarició el pelo blanco del gato.',
    'Dos ojos verdes miraban a Lucía.',
    'Lucía soñó con un dragón de ojos azules.',
    'La muñeca de Lucía tiene ojos azules.',
    'Lucía no tenía los ojos azules.',
    'Lucía miró a la señora de pelo blanco.',
    'Lucía pintó un barco de ojos de buey y velas azules.',
    'Lucía stroked the cat’s white hair.',
  ])('and not: %s', (sentence) => expect(found(sentence)).toEqual([]))

  test('who has died or is not born does not speak', () => {
    expect(found('—Ven aquí —dijo Rosa.', { presence: 'died' })).toEqual(['person.speaks'])
    expect(found('—¡Ya llego! —gritó la abuela Rosa.', { presence: 'died' }, 'Abuela Rosa')).toEqual(['person.speaks'])
    expect(found('—Hola —susurró Rosa.', { presence: 'unborn' })).toEqual(['person.speaks'])
    expect(found('“Come here,” said Rosa.', { presence: 'died' })).toEqual(['person.speaks'])
    expect(found('—Ven aquí —dijo Rosa.')).toEqual([])
  })

  test.each([
    '—Buenas noches, abuela Rosa —susurró Lucía.',
    'La bufanda era de la abuela Rosa —dijo mamá.',
    'La carta de la abuela Rosa dice cosas bonitas.',
    'Lucía le preguntó a la abuela Rosa por qué.',
    'Eso decía siempre la abuela Rosa.',
    'Como dijo la abuela Rosa una vez, todo pasa.',
    '—Se llamará como la abuela Rosa —añadió papá.',
    '—Mira, abuela Rosa —dijo Lucía a la foto.',
    '—La echo de menos —dijo mamá a la abuela Rosa.',
  ])('and is spoken of and to: %s', (sentence) =>
    expect(found(sentence, { presence: 'died' }, 'Abuela Rosa')).toEqual([]),
  )

  test('who uses a wheelchair is not carried by legs', () => {
    const wheels = { features: ['wheelchair' as const] }
    expect(found('Leo corrió hasta la orilla.', wheels, 'Leo')).toEqual(['body.untrue'])
    expect(found('Leo se levantó de un salto.', wheels, 'Leo')).toEqual(['body.untrue'])
    expect(found('Leo corrió hasta la orilla.', {}, 'Leo')).toEqual([])
  })

  test.each([
    'La silla de Leo corre más que el viento.',
    'El perro de Leo saltó la valla.',
    'El corazón de Leo saltó de alegría.',
    'Leo anda buscando su gorra.',
    'Leo corrió con su silla cuesta abajo.',
    'Leo rodó cuesta abajo y Lucía corrió detrás.',
  ])('and moves all the same: %s', (sentence) =>
    expect(found(sentence, { features: ['wheelchair'] }, 'Leo')).toEqual([]),
  )
})
