import { expect, test } from 'bun:test'
import { questionsOf } from '../../../src/domain/understanding/confirm.ts'
import { understandingContent } from '../../../src/domain/understanding/needs.gen.ts'
import type { FoundPresence } from '../../../src/domain/understanding/understood.ts'

const asked = (who: string, presence: FoundPresence['presence'], character: string | null = null) =>
  questionsOf(
    { clauses: [], companions: [], presences: [{ who, character, presence, confidence: 'asked', clause: 0 }] },
    understandingContent().needs,
    [],
  )[0]?.text

test.each([
  ['abuela Carmen', '¿Ha muerto la abuela Carmen?'],
  ['abuelo Tino', '¿Ha muerto el abuelo Tino?'],
  ['yaya', '¿Ha muerto la yaya?'],
  ['madre', '¿Ha muerto la madre?'],
  ['papá', '¿Ha muerto el papá?'],
  ['abuelos', '¿Han muerto los abuelos?'],
  ['tías', '¿Han muerto las tías?'],
  ['Luna', '¿Ha muerto Luna?'],
  ['', '¿Ha muerto alguien de la familia?'],
])('a parent who wrote of «%s» is asked: %s', (who, text) => {
  expect(asked(who, 'died')).toBe(text)
})

test('a character is asked after by name', () => {
  expect(asked('yaya', 'far', 'Yaya Conchi')).toBe('¿Yaya Conchi está lejos?')
  expect(asked('abuelos', 'far')).toBe('¿Los abuelos están lejos?')
})
