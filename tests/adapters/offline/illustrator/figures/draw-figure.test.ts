import { describe, expect, test } from 'bun:test'
import { drawFigure } from '../../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import type { Character } from '../../../../../src/domain/character.ts'
import { MOODS, POSES } from '../../../../../src/domain/scene.ts'
import {
  AGES,
  EYE_COLOURS,
  GARMENT_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  SKINS,
  valuesOf,
} from '../../../../../src/domain/vocabulary.ts'
import { ALL_SPECIES, alike, beast, GIRL } from './cast.ts'
import { requestFor } from './contact-sheet.ts'
import { everyFigure } from './every-figure.ts'
import { difference, inkOutside, pixelsOf } from './pixels.ts'

const hair = (part: Partial<Character['hair']>): Partial<Character> => ({
  hair: { colour: 'brown', form: 'straight', length: 'shoulder', style: 'loose', ...part },
})
const ATTRIBUTES: Record<string, Partial<Character>[]> = {
  age: valuesOf(AGES).map((age) => ({ age })),
  gender: [{ gender: 'female' }, { gender: 'male' }],
  skin: valuesOf(SKINS).map((skin) => ({ skin })),
  eyes: valuesOf(EYE_COLOURS).map((eyes) => ({ eyes })),
  'hair colour': valuesOf(HAIR_COLOURS).map((colour) =>
    hair(colour === 'bald' ? { colour, form: 'bald' } : { colour }),
  ),
  'hair form': (['straight', 'curly', 'afro', 'bald'] as const).map((form) => hair({ form })),
  'hair length': valuesOf(HAIR_LENGTHS).map((length) => hair({ length })),
  'hair style': valuesOf(HAIR_STYLES).map((style) => hair({ style })),
  'hair style of curls': valuesOf(HAIR_STYLES).map((style) => hair({ style, form: 'curly' })),
  garment: valuesOf(GARMENTS).map((type) => ({ clothes: [{ type, colour: 'red' }] })),
  'garment colour': valuesOf(GARMENT_COLOURS).map((colour) => ({ clothes: [{ type: 'tshirt', colour }] })),
  'dress colour': valuesOf(GARMENT_COLOURS).map((colour) => ({ clothes: [{ type: 'dress', colour }] })),
  'hat colour': valuesOf(GARMENT_COLOURS).map((colour) => ({ clothes: [{ type: 'cap', colour }] })),
}

// Each of them on each of them is in `tests/storm/every-figure.storm.ts`.
everyFigure((values, most, from) =>
  Array.from({ length: most }, (_, at) => values[(from + at) % values.length] as never),
)

describe('every choice of the wizard can be seen', () => {
  for (const [attribute, values] of Object.entries(ATTRIBUTES))
    test(`two values of ${attribute} never look the same`, () => {
      // Eyes are small: a change of iris is few pixels, yet it must be there.
      const floor = attribute === 'eyes' ? 30 : 120
      expect(
        alike(
          values.map((value) => requestFor({ ...GIRL, ...value })),
          floor,
        ),
      ).toEqual([])
    })

  test('two species of one colour never look the same', () => {
    expect(
      alike(
        ALL_SPECIES.map((species) => requestFor({ ...beast(species), colour: 'green' })),
        900,
      ),
    ).toEqual([])
  })
})

describe('every pose and mood can be seen', () => {
  for (const about of [
    GIRL,
    ...(['bear', 'horse', 'owl', 'dolphin', 'snake', 'kraken', 'centaur'] as const).map(beast),
  ]) {
    const who = about.species ?? 'child'
    test(`a ${who} has at least ${who === 'child' ? 18 : 12} poses of its own`, () => {
      const drawn = POSES.map((pose) => pixelsOf(requestFor({ ...about, colour: 'brown' }, { pose })))
      const distinct = drawn.filter((one, i) => drawn.every((other, j) => j >= i || difference(one, other) > 250))
      expect(distinct.length).toBeGreaterThanOrEqual(who === 'child' ? 18 : 12)
    })

    test(`a ${who} shows every mood on its face`, () => {
      expect(
        alike(
          MOODS.map((mood) => requestFor({ ...about, colour: 'brown' }, { mood })),
          20,
        ),
      ).toEqual([])
    })
  }

  test('the look follows the gaze', () => {
    const left = pixelsOf(requestFor(GIRL, { gaze: { x: -10, y: 0 } }))
    const right = pixelsOf(requestFor(GIRL, { gaze: { x: 10, y: 0 } }))
    expect(difference(left, right)).toBeGreaterThan(20)
  })
})

describe('the same character is the same everywhere', () => {
  test('the same request gives the same bytes', () => {
    for (const about of [GIRL, ...ALL_SPECIES.map(beast)])
      expect(drawFigure(requestFor(about))).toEqual(drawFigure(requestFor(about)))
  })

  test('two people of whom nothing is chosen but the name look different', () => {
    expect(
      alike(
        ['Ana', 'Leo', 'Iria', 'Hugo', 'Vega'].map((name) => requestFor({ name, gender: 'female', age: 'child' })),
        60,
      ),
    ).toEqual([])
  })
})

describe('a half-described character can be drawn', () => {
  for (const about of [
    {},
    { name: '' },
    { gender: 'animal' },
    { gender: 'imaginary_creature', colour: 'pink' },
    { gender: 'male', hair: { colour: 'bald', form: null, length: null, style: null } },
    { gender: 'female', clothes: [{ type: 'hat', colour: 'white' }] },
  ] satisfies Partial<Character>[])
    test(`of whom is known ${JSON.stringify(about)}`, () => {
      expect(difference(pixelsOf(requestFor(about)), pixelsOf(requestFor(about), true))).toBeGreaterThan(1500)
    })
})

describe('a figure can be placed in a picture', () => {
  test('nothing is drawn outside its bounds', () => {
    for (const [i, about] of [GIRL, ...ALL_SPECIES.map(beast)].entries())
      for (const pose of [POSES[i % POSES.length] ?? 'stand', 'sit', 'cheer', 'sleep'] as const)
        expect({
          species: about.species,
          pose,
          ink: inkOutside(requestFor(about, { pose, facing: (['left', 'front', 'right'] as const)[i % 3] ?? 'front' })),
        }).toEqual({ species: about.species, pose, ink: 0 })
  })

  test('everybody stands on the ground, and only those in the air or the water leave it', () => {
    const wrong = [GIRL, ...ALL_SPECIES.map(beast)].flatMap((about) =>
      (['stand', 'walk', 'sit', 'wave', 'kneel', 'lie', 'sleep'] as const).flatMap((pose) => {
        const { bounds, element } = drawFigure(requestFor(about, { pose }))
        const bottom = bounds.y + bounds.height
        return element !== 'ground' || bottom < -12 || bottom > 16
          ? [`${about.species} ${pose} ${element} ${Math.round(bottom)}`]
          : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('ages and species stand in their right sizes', () => {
    const height = (about: Partial<Character>) => drawFigure(requestFor({ ...about, clothes: [] })).bounds.height
    const person = (age: Character['age']) =>
      height({ gender: 'male', age, hair: { colour: 'bald', form: 'bald', length: null, style: null } })
    const [baby, child, teenager, adult] = (['baby', 'child', 'teenager', 'adult'] as const).map(person) as [
      number,
      number,
      number,
      number,
    ]
    expect(adult).toBeWithin(185, 215)
    expect(child).toBeWithin(125, 152)
    expect(baby).toBeWithin(80, 105)
    expect(teenager).toBeWithin(child, adult)
    expect(height(beast('giraffe'))).toBeGreaterThan(adult)
    expect(height(beast('bird'))).toBeLessThan(baby)
    expect(height(beast('giant'))).toBeWithin(adult, 290)
    for (const species of ALL_SPECIES)
      expect(height({ ...beast(species), age: 'baby' })).toBeLessThan(height(beast(species)))
  })

  test('facing left is facing right in a mirror, anchors too', () => {
    for (const about of [GIRL, beast('horse'), beast('whale'), beast('hydra')]) {
      const right = drawFigure(requestFor(about, { pose: 'point' }))
      const left = drawFigure(requestFor(about, { pose: 'point', facing: 'left' }))
      expect(left.anchors.hand.x).toBeCloseTo(-right.anchors.hand.x)
      expect(left.anchors.hand.y).toBeCloseTo(right.anchors.hand.y)
      expect(right.anchors.hand.x).toBeGreaterThan(right.anchors.hip.x)
    }
  })

  test('one can ride on what has a back', () => {
    for (const species of ['horse', 'unicorn', 'pegasus', 'camel', 'elephant', 'dolphin', 'whale'] as const)
      expect(drawFigure(requestFor(beast(species))).anchors.back).not.toBeNull()
    expect(drawFigure(requestFor(GIRL)).anchors.back).toBeNull()
  })
})
