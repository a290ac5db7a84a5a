import { expect, test } from 'bun:test'
import { isOfAnother } from '../../../src/adapters/storyteller/conditions.ts'

test.each([
  ['wheelchair', 'Mateo, con su tía Covadonga, que es guarda y va en una silla de ruedas', true],
  ['wheelchair', 'Mateo va en silla de ruedas', false],
  ['wheelchair', 'Va en silla de ruedas y juega con su tía', false],
  ['wheelchair', 'Nel va en silla de ruedas', true],
  ['speech', 'Duermen en la cabaña de un pastor, Nel, que no dice más de tres palabras', true],
  ['speech', 'Nobody believes her except Theo next door, who stammers', true],
  ['glasses', 'Mi hijo Mateo lleva gafas', false],
  ['illness', 'Su hermano tiene asma', true],
  ['illness', 'Su madre, mi hermana Sole, está en tratamiento por un cáncer', true],
  ['dark', 'A su hermano le da miedo la oscuridad', false],
])('%s in «%s» is of somebody else: %p', (need, quote, isSo) => {
  expect(isOfAnother(need, quote, 'Mateo')).toBe(isSo)
})
