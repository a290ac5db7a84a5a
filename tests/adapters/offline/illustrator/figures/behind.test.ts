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

const SIDEWAYS = new Set<string>([
  ...['dolphin', 'whale', 'shark', 'elephant', 'giraffe', 'rhinoceros', 'snake', 'horse', 'camel'],
  ...['unicorn', 'griffin', 'pegasus', 'centaur', 'kraken', 'basilisk', 'hydra', 'sphinx'],
])

test('who goes on four legs, swims or creeps, and newborns, go on facing the reader', () => {
  const sideways = ALL_SPECIES.filter((species) => SIDEWAYS.has(species)).map(beast)
  for (const about of [...sideways, { age: 'baby', presence: 'baby' } as const]) {
    const [back, front] = (['back', 'front'] as const).map((facing) => drawFigure(requestFor(about, { facing })))
    expect(back?.turned).toBe(false)
    expect(back).toEqual(front as never)
  }
})

describe('whoever stands on two legs turns away', () => {
  test.each(ALL_SPECIES.filter((species) => !SIDEWAYS.has(species)))('%s', (species) => {
    const [front, ...moods] = [
      drawFigure(requestFor(beast(species), { facing: 'front' })),
      ...(['happy', 'calm'] as const).map((mood) => drawFigure(requestFor(beast(species), { facing: 'back', mood }))),
    ]
    for (const { turned, svg, palette } of moods) {
      expect(turned).toBe(true)
      expect(svg).toContain(palette[0] ?? 'nothing')
    }
    // No smile and no eye tells one from the other.
    expect(moods[0]?.svg).toBe(moods[1]?.svg as string)
    expect(moods[0]?.bounds.height).toBeWithin(front.bounds.height * 0.85, front.bounds.height * 1.15)
    for (const pose of ['stand', 'walk', 'sit', 'wave', 'sleep'] as const)
      expect([pose, inkOutside(requestFor(beast(species), { facing: 'back', pose }))]).toEqual([pose, 0])
  })

  test('no two species look alike', () => {
    const turned = ALL_SPECIES.filter((species) => !SIDEWAYS.has(species))
    expect(
      alike(
        turned.map((species) => requestFor({ ...beast(species), colour: 'green' }, { facing: 'back' })),
        60,
      ),
    ).toEqual([])
  })
})
