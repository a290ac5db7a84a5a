import { expect, test } from 'bun:test'
import { MAX_SCALE, movedBy, WHOLE, zoomedBy } from '../../../web/review/zoom-view.ts'

const FRAME = { width: 400, height: 400 }

test('what is under the fingers stays under them', () => {
  const view = zoomedBy(WHOLE, 2, { x: 50, y: -30 }, FRAME)

  // The point of the picture at (50, −30) is drawn at 2·50 + x.
  expect(view).toEqual({ scale: 2, x: -50, y: 30 })
})

test('a picture never leaves its frame', () => {
  const view = movedBy(zoomedBy(WHOLE, 2, { x: 0, y: 0 }, FRAME), 5000, -5000, FRAME)

  expect(view).toEqual({ scale: 2, x: 200, y: -200 })
})

test('whole again, it lies in the middle', () => {
  const far = movedBy(zoomedBy(WHOLE, 3, { x: 0, y: 0 }, FRAME), 100, 100, FRAME)

  const { scale, x, y } = zoomedBy(far, 0.01, { x: 10, y: 10 }, FRAME)

  expect([scale, Math.abs(x), Math.abs(y)]).toEqual([1, 0, 0])
})

test('it grows no further than one can see anything', () => {
  expect(zoomedBy(WHOLE, 100, { x: 0, y: 0 }, FRAME).scale).toBe(MAX_SCALE)
})
