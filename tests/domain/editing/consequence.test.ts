import { expect, test } from 'bun:test'
import { consequenceOf, type LaidOut } from '../../../src/domain/editing/consequence.ts'

const plain: LaidOut = { total: 36, own: 8, shrinkPt: 0, carried: 0, smallestPt: 24 }

test.each<[string, Partial<LaidOut>]>([
  ['Cabe', {}],
  ['Empuja una línea a la página siguiente', { carried: 1 }],
  ['Empuja 2 líneas a la página siguiente', { carried: 2 }],
  [
    'Empuja 2 líneas a la página siguiente, con la letra de todo el cuento un poco más pequeña',
    { carried: 2, shrinkPt: 0.5 },
  ],
  ['Cabe, con la letra de todo el cuento un poco más pequeña', { shrinkPt: 0.5 }],
  ['Añade 4 páginas: 36 → 40', { total: 40, own: 10 }],
  ['Quita 4 páginas: 36 → 32', { total: 32, own: 6 }],
  ['Este capítulo ocupa 2 páginas más', { own: 10, carried: 12 }],
  ['Este capítulo ocupa una página menos', { own: 7 }],
  ['Así la letra queda demasiado pequeña: quita algunas palabras', { smallestPt: 6 }],
])('a parent reads «%s»', (text, change) => {
  expect(consequenceOf(plain, { ...plain, ...change }).text).toBe(text)
})
