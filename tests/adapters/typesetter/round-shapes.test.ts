import { expect, test } from 'bun:test'
import { cutDisc } from '../../../src/adapters/typesetter/ornaments/paper.ts'
import { ellipse, placed, roundRectangle, tenths } from '../../../src/adapters/typesetter/ornaments/path.ts'
import { ellipseOf } from '../../../src/adapters/typesetter/pdf/round-shapes.ts'

test('what is round is drawn as one circle, turned and flattened', () => {
  expect(ellipseOf(ellipse(30, 40, 10, 5))).toBe('10 0 0 5 30 40')
  expect(ellipseOf(tenths(placed(ellipse(0, 0, 8), { x: 50, y: 60, scale: 0.5, flip: true })))).toBe('-4 0 0 4 50 60')
  expect(ellipseOf(placed(ellipse(0, 0, 10, 4), { x: 5, y: 5, degrees: 90 }))).toBe('0 10 -4 0 5 5')
  expect(ellipseOf(cutDisc(20, 20, 12, 'a'))).not.toBeNull()
})

test('what only resembles a circle keeps its own outline', () => {
  expect(ellipseOf(roundRectangle({ x: 0, y: 0, width: 20, height: 20 }, 6))).toBeNull()
  expect(ellipseOf('M 10 0 C 10 9 9 10 0 10 C -6 10 -10 6 -10 0 C -10 -6 -6 -10 0 -10 C 6 -10 10 -6 10 0 Z')).toBeNull()
  expect(ellipseOf('M 0 0 L 10 0 L 10 10 Z')).toBeNull()
})
