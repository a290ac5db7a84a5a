import { describe, expect, test } from 'bun:test'
import { moralValueOf } from '../../../../src/adapters/offline/writer/lexicon/values.ts'

describe('a moral is understood as it is meant', () => {
  test.each([
    ['Believe in yourself', 'confidence'],
    ['Never tell a lie', 'honesty'],
    ['La verdadera amistad', 'friendship'],
    ['El valor de la amistad', 'friendship'],
    ['Hay que tener valor', 'courage'],
    ['Size does not matter', 'simplicity'],
    ['El tamaño no importa', 'simplicity'],
    ['Communication is teamwork', 'friendship'],
  ])('%s: %s', (moral, id) => {
    expect(moralValueOf(moral).value.id).toBe(id)
  })
})
