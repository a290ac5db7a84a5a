import { expect, test } from 'bun:test'
import { sizeInHand, traitsOf } from '../../../../src/adapters/offline/illustrator/props/prop-traits.ts'
import { PROPS, type PropName } from '../../../../src/domain/scene.ts'

const ADULT = 200

const SMALLEST_FIRST: readonly (readonly PropName[])[] = [
  ['coin', 'apple', 'jar', 'cushion', 'chair', 'bed'],
  ['pencil', 'book', 'basket', 'dog', 'bicycle', 'car', 'bus'],
  ['ladybug', 'mouse', 'frog', 'cat', 'goat', 'cow', 'camel'],
  ['ring', 'letter', 'teddy', 'umbrella', 'pram', 'table', 'tree'],
  ['toothbrush', 'soup', 'birthday-cake', 'chest', 'armchair', 'well'],
]

test('things have their sizes among each other', () => {
  for (const things of SMALLEST_FIRST) {
    const sizes = things.map((prop) => traitsOf(prop).size)

    expect(sizes, things.join()).toEqual(sizes.toSorted((a, b) => a - b))
    expect(new Set(sizes).size, things.join()).toBe(sizes.length)
  }
})

test('whatever is held is found in the hand, hides nobody and is hardly larger than it is', () => {
  for (const prop of PROPS) {
    expect(sizeInHand(prop), prop).toBeGreaterThanOrEqual(ADULT * 0.13)
    expect(sizeInHand(prop), prop).toBeLessThanOrEqual(ADULT * 0.42)
    expect(sizeInHand(prop), prop).toBeLessThanOrEqual(Math.max(traitsOf(prop).size, 26))
  }
})
