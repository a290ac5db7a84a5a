import { describe, expect, test } from 'bun:test'
import { drawFigure } from '../../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import { MOODS, POSES } from '../../../../../src/domain/scene.ts'
import { ANIMAL_COLOURS, GARMENTS, valuesOf } from '../../../../../src/domain/vocabulary.ts'
import { ALL_SPECIES, alike, beast, GIRL } from './cast.ts'
import { requestFor } from './contact-sheet.ts'
import { difference, pixelsOf } from './pixels.ts'

/** Of these values so many, from one of them on; or all of them. */
type Some = <T>(values: readonly T[], most: number, from: number) => T[]

const SHOWN = ['fox', 'whale', 'snake', 'elephant', 'parrot', 'kraken', 'mermaid', 'sphinx'] as const
const COLOURS = valuesOf(ANIMAL_COLOURS)

/** What holds of every species in every colour, pose and garment. `some` picks how many of them are drawn. */
export function everyFigure(some: Some): void {
  const dressedPoses = (from: number) => some(POSES, 5, from * 5)

  describe('every choice of the wizard shows on everybody', () => {
    test('every colour on every animal and creature', () => {
      for (const [nth, species] of ALL_SPECIES.entries()) {
        const colours = some(COLOURS, 2, nth).map((colour) => requestFor({ ...beast(species), colour }))
        expect([species, alike(colours, 150)]).toEqual([species, []])
      }
    })

    test.each(some(SHOWN, 2, 4))('every colour and age of a %s', (species) => {
      const colours = COLOURS.map((colour) => requestFor({ ...beast(species), colour }))
      const ages = (['baby', 'adult', 'elderly'] as const).map((age) =>
        requestFor({ ...beast(species), colour: 'blue', age }),
      )
      expect(alike(colours, 400)).toEqual([])
      expect(alike(ages, 120)).toEqual([])
    })

    test.each(SHOWN)('what a %s wears', (species) => {
      const garments = some(valuesOf(GARMENTS), 3, SHOWN.indexOf(species) * 3)
      const dressed = garments.map((type) =>
        requestFor({ ...beast(species), colour: 'purple', clothes: [{ type, colour: 'yellow' }] }),
      )
      const bare = pixelsOf(requestFor({ ...beast(species), colour: 'purple' }))
      for (const request of dressed) expect(difference(bare, pixelsOf(request))).toBeGreaterThan(60)
    })
  })

  describe('everybody is the same everywhere', () => {
    test('pose, mood and side change neither colours nor clothes', () => {
      for (const [nth, about] of [GIRL, ...ALL_SPECIES.map(beast)].entries()) {
        const palettes = dressedPoses(nth).map((pose) => {
          const i = POSES.indexOf(pose)
          const facing = i % 2 ? 'left' : 'right'
          return drawFigure(requestFor(about, { pose, mood: MOODS[i % 12] ?? 'happy', facing })).palette
        })
        expect(new Set(palettes.map(String)).size).toBe(1)
      }
    })

    test('every colour of the palette is in the drawing, in every pose but with eyes shut', () => {
      const everybody = [GIRL, ...ALL_SPECIES.map((species) => ({ ...beast(species), colour: 'red' as const }))]
      for (const [nth, about] of everybody.entries())
        for (const pose of dressedPoses(nth).filter((one) => one !== 'sleep')) {
          const { svg, palette } = drawFigure(requestFor(about, { pose }))
          expect(palette.filter((hex) => !svg.includes(hex))).toEqual([])
        }
    })
  })

  test.each(ALL_SPECIES)(
    'a %s of every colour can be drawn in every pose, in few bytes and with ids of its own',
    (species) => {
      for (const [i, colour] of COLOURS.entries())
        for (const pose of some(POSES, 2, i * 2)) {
          const age = (['baby', 'adult', 'elderly'] as const)[i % 3] ?? 'adult'
          const { svg } = drawFigure(requestFor({ ...beast(species), colour, age }, { pose, id: 'who' }))
          expect(svg).not.toContain('NaN')
          expect(svg.length).toBeLessThan(species === 'hydra' ? 35_000 : 27_000)
          expect([...svg.matchAll(/ id="([^"]+)"/g)].every(([, id]) => id?.startsWith('who-'))).toBe(true)
        }
    },
  )
}
