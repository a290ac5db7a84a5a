import { expect, test } from 'bun:test'
import { newCharacter } from '../../src/domain/character.ts'
import { relationshipSentence } from '../../src/domain/relationship-sentence.ts'
import { aGirl } from '../support/builders.ts'

const cast = [
  aGirl('Lucía'),
  { ...newCharacter(), name: 'Tom', gender: 'male' as const },
  { ...newCharacter(), name: 'Nube', gender: 'animal' as const, species: 'giraffe' as const },
]

test('a relationship reads as a sentence that agrees with its first character', () => {
  expect(relationshipSentence({ from: 'Lucía', type: 'grandchild', to: 'Tom' }, cast)).toBe('Lucía es nieta de Tom')
  expect(relationshipSentence({ from: 'Tom', type: 'best friend', to: 'Lucía' }, cast)).toBe(
    'Tom es el mejor amigo de Lucía',
  )
  expect(relationshipSentence({ from: 'nube', type: 'enemy', to: 'Tom' }, cast)).toBe('Nube es enemiga de Tom')
})

test('a character that is no longer in the book is named as such', () => {
  expect(relationshipSentence({ from: 'Lucía', type: 'pet', to: 'Rex' }, cast)).toBe(
    'Lucía es mascota de Personaje eliminado',
  )
})
