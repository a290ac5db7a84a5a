import { describe, expect, test } from 'bun:test'
import { onPicture } from '../../../../src/adapters/offline/illustrator/compose/actor.ts'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { drawFigure } from '../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import type { Scene, SceneCast } from '../../../../src/domain/scene.ts'
import { aBrief, aCharacter, CARMEN, LUCIA } from './briefs.ts'
import { requestFor } from './figures/contact-sheet.ts'

const SIDE = 1536
const ROSA = aCharacter('Rosa', {
  gender: 'female',
  age: 'elderly',
  presence: 'far',
  skin: 'dark',
  hair: { colour: 'white', form: 'curly', length: 'short', style: 'loose' },
  clothes: [{ type: 'dress', colour: 'purple' }],
})
const [SKIN = '', HAIR = ''] = drawFigure(requestFor(ROSA)).palette
const who = (name: string, more: Partial<SceneCast> = {}): SceneCast => ({
  ...{ name, pose: 'stand', mood: 'calm', holding: null },
  ...more,
})
const drawn = (scene: Partial<Scene>, seed = 's') =>
  pageSvg(aBrief({ interaction: null, props: [], ...scene }, { characters: [LUCIA, CARMEN, ROSA], seed }), SIDE, SIDE)

/** Where what is seen in a frame is, in pixels; null where no frame stands by itself. */
function paneOf(svg: string) {
  const [, x, y, left, top, width, height] =
    /translate\((\S+) (\S+)\)">(?:(?!<g transform).)*?<clipPath id="p0-w"><rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/.exec(
      svg,
    ) ?? []
  if (!height) return null
  return { x: Number(x) + Number(left), y: Number(y) + Number(top), width: Number(width), height: Number(height) }
}

describe('somebody who is only shown', () => {
  for (const shownOn of ['photo', 'screen', 'letter'] as const)
    test(`is on the ${shownOn} with their hair and skin, and nowhere else`, () => {
      const cast = [who('Lucía'), who('Rosa', { shownOn, mood: 'happy' })]
      const { svg, actors } = drawn({ setting: 'living-room', cast })
      const without = drawn({ setting: 'living-room', cast: cast.slice(0, 1) }).svg

      expect(actors.map(({ cast: one }) => one.name)).toEqual(['Lucía'])
      for (const hex of [SKIN, HAIR]) {
        expect(svg.split(hex).length).toBeGreaterThan(without.split(hex).length)
        expect(svg.indexOf(hex)).toBeGreaterThan(svg.indexOf('id="p0-w"'))
      }
    })

  test('is large enough to be known, inside the picture and before nobody’s face', () => {
    for (const [index, shot] of (['wide', 'medium', 'close'] as const).entries())
      for (const setting of ['living-room', 'garden', 'bedroom'] as const) {
        const cast = [who('Lucía'), who('Carmen'), who('Rosa', { shownOn: 'photo' })]
        const { svg, actors } = drawn({ setting, shot, cast }, `${setting}${index}`)
        const pane = paneOf(svg)
        // The pane is three quarters of what it is in.
        expect(pane?.height, `${setting} ${shot}`).toBeGreaterThan(SIDE * 0.2 * 0.75)
        if (!pane) continue
        expect(pane.x).toBeGreaterThan(SIDE * 0.04)
        expect(pane.x + pane.width).toBeLessThan(SIDE * 0.96)
        for (const actor of actors) {
          const face = onPicture(actor, actor.figure.anchors.face)
          const inside = face.x > pane.x && face.x < pane.x + pane.width && face.y > pane.y
          expect([setting, shot, actor.cast.name, inside]).toEqual([setting, shot, actor.cast.name, false])
        }
      }
  })

  test('is in the hands of who holds the frame, below their face', () => {
    const cast = [
      who('Lucía', { pose: 'hold', holding: 'photo-frame', mood: 'sad' }),
      who('Rosa', { shownOn: 'photo' }),
    ]
    const { svg, actors, things } = drawn({ setting: 'living-room', shot: 'close', cast, props: ['photo-frame'] })

    expect(actors[0]?.figure.svg).toContain(HAIR)
    expect(paneOf(svg)).toBeNull()
    expect(actors[0]?.cast.holding).toBeNull()
    expect(things.map(({ prop }) => prop)).not.toContain('photo-frame')
  })

  test('does nothing with anybody', () => {
    const cast = [who('Lucía'), who('Rosa', { shownOn: 'screen' })]
    const alone = drawn({ cast })
    const hugged = drawn({ cast, interaction: { kind: 'hug', from: 'Lucía', to: 'Rosa' } })

    expect(hugged.svg).toBe(alone.svg)
  })
})
