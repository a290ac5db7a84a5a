import { describe, expect, test } from 'bun:test'
import { drawFigure } from '../../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import type { Character } from '../../../../../src/domain/character.ts'
import { FEATURES, type Feature } from '../../../../../src/domain/person-facts.ts'
import { POSES } from '../../../../../src/domain/scene.ts'
import { AGES, SKINS, valuesOf } from '../../../../../src/domain/vocabulary.ts'
import { beast, GIRL } from './cast.ts'
import { requestFor } from './contact-sheet.ts'
import { difference, inkOutside, pixelsOf } from './pixels.ts'

const IN_SHORTS: Partial<Character> = {
  ...GIRL,
  clothes: [
    { type: 'tshirt', colour: 'yellow' },
    { type: 'shorts', colour: 'blue' },
  ],
}
const FACINGS = ['left', 'front', 'right'] as const
const withFeatures = (...features: Feature[]): Partial<Character> => ({ ...IN_SHORTS, features })
/** Nobody wears these to bed, nor in the water. */
const TAKEN_OFF: Partial<Record<Feature, readonly string[]>> = {
  glasses: ['sleep'],
  hearing_aid: ['sleep'],
  wheelchair: ['sleep', 'lie', 'swim'],
}

test('whoever has no features is drawn to the byte as before features could be said', () => {
  const drawn = valuesOf(AGES).flatMap((age) =>
    (['male', 'female'] as const).flatMap((gender) =>
      POSES.flatMap((pose) =>
        FACINGS.map((facing) => drawFigure(requestFor({ ...GIRL, age, gender }, { pose, facing })).svg),
      ),
    ),
  )
  expect(Bun.hash(drawn.join('\n')).toString(36)).toBe('3bu2f89y4guix')
})

test('an empty list of features says nothing', () => {
  for (const pose of POSES)
    expect(drawFigure(requestFor({ ...GIRL, features: [] }, { pose }))).toEqual(drawFigure(requestFor(GIRL, { pose })))
})

describe.each(valuesOf(FEATURES))('%s', (feature) => {
  test('is seen at every age, on every skin and from every side', () => {
    for (const age of valuesOf(AGES))
      for (const [i, skin] of valuesOf(SKINS).entries()) {
        // A onesie goes down to the feet.
        if (age === 'baby' && feature === 'prosthesis') continue
        const [facing, about] = [FACINGS[i % 3] ?? 'front', { ...IN_SHORTS, age, skin }]
        // Glasses of the old are drawn anyway; these have a frame of their own.
        const floor = feature === 'freckles' ? 20 : feature === 'glasses' && age === 'elderly' ? 10 : 40
        const [without, seen] = [{}, { features: [feature] }].map((more) =>
          pixelsOf(requestFor({ ...about, ...more }, { facing })),
        )
        expect(difference(without ?? new Uint8Array(), seen ?? new Uint8Array()), `${age} ${skin}`).toBeGreaterThan(
          floor,
        )
      }
  })

  test('is seen in every pose but where it is taken off, and within the bounds', () => {
    for (const [i, pose] of POSES.entries()) {
      const how = { pose, facing: FACINGS[i % 3] ?? ('front' as const) }
      const changed =
        drawFigure(requestFor(withFeatures(feature), how)).svg !== drawFigure(requestFor(IN_SHORTS, how)).svg
      expect([pose, changed]).toEqual([pose, !TAKEN_OFF[feature]?.includes(pose)])
      expect([pose, inkOutside(requestFor(withFeatures(feature), how))]).toEqual([pose, 0])
    }
  })

  test('is people’s alone', () => {
    const dog = beast('dog')
    expect(drawFigure(requestFor({ ...dog, features: [feature] }))).toEqual(drawFigure(requestFor(dog)))
  })
})

test('in a wheelchair somebody sits as high in every pose, on the ground and smaller than standing', () => {
  const standing = drawFigure(requestFor(IN_SHORTS)).bounds.height
  for (const pose of ['stand', 'sit', 'wave', 'point', 'hold', 'cheer', 'think', 'walk'] as const) {
    const { bounds, anchors } = drawFigure(requestFor(withFeatures('wheelchair'), { pose }))
    expect(Math.abs(bounds.y + bounds.height), pose).toBeLessThan(4)
    expect(anchors.hip.y, pose).toBeWithin(-60, -25)
    expect(-anchors.headTop.y, pose).toBeLessThan(standing)
  }
})

test('a scarf hides hair and hat, in the colour of the hat', () => {
  const hat = (features: Feature[]) =>
    drawFigure(requestFor({ ...GIRL, clothes: [{ type: 'cap', colour: 'green' }], features }))
  const brown = drawFigure(requestFor(GIRL)).palette[1] ?? 'none'

  expect(hat(['hijab']).palette).not.toContain(brown)
  expect(hat(['hijab']).palette.at(-1)).toBe(hat([]).palette.at(-1) ?? 'none')
})

test('all features together are one person, in few bytes', () => {
  const { svg } = drawFigure(requestFor(withFeatures(...valuesOf(FEATURES)), { facing: 'front' }))

  expect(svg).not.toContain('NaN')
  expect(svg.length).toBeLessThan(28_000)
})
