import { expect, test } from 'bun:test'
import { namedCharacter, withNames } from '../../../src/adapters/storyteller/named.ts'
import { newCharacter } from '../../../src/domain/character.ts'

test.each([
  ['carla', 'Carla'],
  ['papa toni', 'papá Toni'],
  ['Mum (Helen)', 'Mum'],
  ['Abuela Rosa', 'la abuela Rosa'],
  ['Profe Inés', 'la profe Inés'],
  ['Entrenador Paco', 'el entrenador Paco'],
  ['Profe', 'Profe'],
  ['María del Mar', 'María del Mar'],
])('%s stands in a sentence as %s', (name, inside) => {
  expect(namedCharacter({ ...newCharacter(), name, gender: 'female', age: 'child' }, 'es').inside).toBe(inside)
})

test.each([
  ['carla tenía miedo y ivan también', 'Carla tenía miedo y Iván también'],
  ['encendieron la luz y luz se rio', 'encendieron la luz y Luz se rio'],
  ['el abuelo se durmió', 'el abuelo se durmió'],
])('names typed small are printed as names: %s', (text, printed) => {
  expect(withNames(text, ['carla', 'Iván', 'Luz', 'Abuelo Paco'])).toBe(printed)
})
