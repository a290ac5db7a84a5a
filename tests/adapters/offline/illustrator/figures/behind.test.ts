import { describe, expect, test } from 'bun:test'
import { drawFigure } from '../../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import type { Character } from '../../../../../src/domain/character.ts'
import { FEATURES } from '../../../../../src/domain/person-facts.ts'
import { POSES } from '../../../../../src/domain/scene.ts'
import {
  AGES,
  GARMENTS,
  HAIR_FORMS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  valuesOf,
} from '../../../../../src/domain/vocabulary.ts'
import { ALL_SPECIES, alike, beast, GIRL } from './cast.ts'
import { requestFor } from './contact-sheet.ts'
import { difference, inkOutside, pixelsOf } from './pixels.ts'

const behind = (about: Partial<Character>, how: Parameters<typeof requestFor>[1] = {}) =>
  requestFor({ ...GIRL, ...about }, { facing: 'back', ...how })
const hair = (part: Partial<Character['hair']>): Partial<Character> => ({
  hair: { colour: 'brown', form: 'straight', length: 'shoulder', style: 'loose', ...part },
})

test('whoever turns away shows no face, but skin, hair and clothes, in every pose and at every age', () => {
  for (const age of valuesOf(AGES))
    for (const pose of POSES) {
      const { svg, turned, palette } = drawFigure(behind({ age }, { pose }))
      const [skin, colour, iris, ...cloth] = palette
      expect([age, pose, turned, svg.includes(iris ?? '')]).toEqual([age, pose, true, false])
      for (const seen of [skin, colour, ...cloth]) expect(svg, `${age} ${pose}`).toContain(seen ?? 'nothing')
    }
})

test('mood is not seen where no face is, but in those that face the reader', () => {
  expect(drawFigure(behind({}, { mood: 'happy' })).svg).toBe(drawFigure(behind({}, { mood: 'calm' })).svg)
})

describe('every choice of the wizard that has a back can be told from behind', () => {
  const choices: Record<string, Partial<Character>[]> = {
    age: valuesOf(AGES).map((age) => ({ age })),
    'hair form': valuesOf(HAIR_FORMS).map((form) => hair({ form })),
    'hair length': valuesOf(HAIR_LENGTHS).map((length) => hair({ length })),
    'hair style': (['loose', 'ponytail', 'braid', 'pigtails', 'bun'] as const)
      .filter((style) => style in HAIR_STYLES)
      .map((style) => hair({ style })),
    garment: valuesOf(GARMENTS).map((type) => ({ clothes: [{ type, colour: 'red' as const }] })),
  }
  test.each(Object.keys(choices))('%s', (choice) => {
    expect(
      alike(
        (choices[choice] ?? []).map((one) => behind(one)),
        120,
      ),
    ).toEqual([])
  })

  test.each(valuesOf(FEATURES).filter((feature) => feature !== 'freckles'))('%s', (feature) => {
    const about: Partial<Character> = {
      ...hair({ length: 'short' }),
      clothes: [
        { type: 'tshirt', colour: 'yellow' },
        { type: 'shorts', colour: 'blue' },
      ],
    }
    const [without, seen] = [[], [feature]].map((features) => pixelsOf(behind({ ...about, features })))
    expect(difference(without ?? new Uint8Array(), seen ?? new Uint8Array())).toBeGreaterThan(10)
  })
})

test('a turned figure stands on the ground within its bounds, its hands where they are from before', () => {
  for (const pose of POSES) {
    expect([pose, inkOutside(behind({}, { pose }))]).toEqual([pose, 0])
    expect([pose, inkOutside(behind({ features: ['wheelchair'] }, { pose }))]).toEqual([pose, 0])
  }
  for (const pose of ['stand', 'walk', 'sit', 'wave', 'point', 'hold', 'kneel'] as const) {
    const { bounds, anchors } = drawFigure(behind({}, { pose }))
    expect(bounds.y + bounds.height, pose).toBeWithin(-12, 16)
    expect(anchors.hand.x, pose).toBeGreaterThan(anchors.otherHand.x)
  }
})

test('animals, creatures and newborns go on facing the reader', () => {
  for (const about of [...ALL_SPECIES.map(beast), { age: 'baby', presence: 'baby' } as const]) {
    const [back, front] = (['back', 'front'] as const).map((facing) => drawFigure(requestFor(about, { facing })))
    expect(back?.turned).toBe(false)
    expect(back).toEqual(front as never)
  }
})
