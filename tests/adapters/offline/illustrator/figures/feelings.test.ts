import { describe, expect, test } from 'bun:test'
import type { Figure } from '../../../../../src/adapters/offline/illustrator/figure.ts'
import { drawFigure } from '../../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import type { Character } from '../../../../../src/domain/character.ts'
import { MOODS, type Mood, POSES, type Pose } from '../../../../../src/domain/scene.ts'
import { AGES, valuesOf } from '../../../../../src/domain/vocabulary.ts'
import { alike, beast, GIRL } from './cast.ts'
import { requestFor } from './contact-sheet.ts'
import { difference, inkOutside, pixelsOf } from './pixels.ts'

const MAN: Partial<Character> = { ...GIRL, gender: 'male', age: 'adult' }
const drawn = (mood: Mood, pose: Pose = 'stand', about: Partial<Character> = MAN): Figure =>
  drawFigure(requestFor(about, { mood, pose }))

describe('what somebody feels is seen in how they stand', () => {
  const calm = drawn('calm')

  test('the sad hang their heads and arms', () => {
    const { anchors } = drawn('sad')
    expect(anchors.face.y).toBeGreaterThan(calm.anchors.face.y + 4)
    expect(anchors.hand.y).toBeGreaterThan(calm.anchors.hand.y)
  })

  test('the scared make themselves small, their hands before the breast', () => {
    const { bounds, anchors } = drawn('scared')
    expect(bounds.height).toBeLessThan(calm.bounds.height - 4)
    expect(Math.abs(anchors.hand.x - anchors.otherHand.x)).toBeLessThan(24)
    expect(anchors.hand.y).toBeLessThan(calm.anchors.hand.y - 25)
  })

  test('the proud and the excited are taller', () => {
    for (const mood of ['proud', 'excited'] as const)
      expect(drawn(mood).anchors.headTop.y, mood).toBeLessThan(calm.anchors.headTop.y)
  })

  test('the surprised throw their arms out, the worried fold their hands', () => {
    const apart = ({ anchors }: Figure) => anchors.hand.x - anchors.otherHand.x
    expect(apart(drawn('surprised'))).toBeGreaterThan(apart(calm) * 1.3)
    expect(Math.abs(apart(drawn('worried')))).toBeLessThan(24)
  })

  test('even from behind, at every age', () => {
    for (const age of valuesOf(AGES)) {
      const seen = (mood: Mood) => pixelsOf(requestFor({ ...GIRL, age }, { mood, facing: 'back' }))
      for (const mood of ['sad', 'scared', 'excited', 'surprised'] as const)
        expect(difference(seen('calm'), seen(mood)), `${age} ${mood}`).toBeGreaterThan(120)
    }
  })

  test.each(['stand', 'walk', 'sit'] as const)('each in another way: %s', (pose) => {
    const strong = MOODS.filter((mood) => mood !== 'happy' && mood !== 'calm')
    expect(
      alike(
        strong.map((mood) => requestFor(GIRL, { mood, pose })),
        250,
      ),
    ).toEqual([])
  })
})

test('hands at work stay where they are, whatever somebody feels', () => {
  const bound = POSES.filter((pose) => !['stand', 'walk', 'sit', 'wave', 'hold'].includes(pose))
  for (const mood of MOODS) {
    for (const pose of bound) expect(drawn(mood, pose).anchors.hand).toEqual(drawn('calm', pose).anchors.hand)
    const [{ anchors }, calm] = [drawn(mood, 'hold'), drawn('calm', 'hold')]
    expect(Math.hypot(anchors.hand.x - calm.anchors.hand.x, anchors.hand.y - calm.anchors.hand.y)).toBeLessThan(16)
  }
})

test('a hand that touches still touches', () => {
  for (const mood of MOODS) {
    const { arms, anchors } = drawn(mood)
    const shoulder = arms?.shoulders[0] ?? { x: 0, y: 0 }
    const target = { x: shoulder.x + 30, y: shoulder.y + 20 }
    const { anchors: reaching } = drawFigure(requestFor(MAN, { mood, reach: [target] }))
    expect(Math.hypot(reaching.hand.x - target.x, reaching.hand.y - target.y), mood).toBeLessThan(1)
    expect(reaching.face).toEqual(anchors.face)
  }
})

test('everybody stays on the ground and within the bounds, faces clear of hands', () => {
  for (const about of [GIRL, MAN, { ...GIRL, features: ['wheelchair' as const] }, beast('bear'), beast('rabbit')])
    for (const mood of MOODS)
      for (const pose of ['stand', 'walk', 'sit', 'wave', 'hold'] as const) {
        const { bounds, anchors } = drawn(mood, pose, about)
        const who = `${about.species ?? about.age} ${mood} ${pose}`
        expect(bounds.y + bounds.height, who).toBeWithin(-12, 16)
        for (const hand of [anchors.hand, anchors.otherHand])
          expect(Math.hypot(hand.x - anchors.face.x, hand.y - anchors.face.y), who).toBeGreaterThan(11)
        if (pose === 'stand') expect([who, inkOutside(requestFor(about, { mood, pose }))]).toEqual([who, 0])
      }
})
