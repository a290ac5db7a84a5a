import { expect, test } from 'bun:test'
import { halfHead, onPicture } from '../../../../src/adapters/offline/illustrator/compose/actor.ts'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { drawFigure } from '../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import { POSES, type Scene, SHOTS } from '../../../../src/domain/scene.ts'
import { aBrief, aCharacter, CHISPA, LUCIA } from './briefs.ts'
import { requestFor } from './figures/contact-sheet.ts'

const NORA = aCharacter('Nora', { age: 'baby', presence: 'baby' })
const TEO = aCharacter('Teo', { age: 'baby', gender: 'male' })
const MAMA = aCharacter('Mamá', { age: 'adult' })
const RITA = aCharacter('Rita', { features: ['wheelchair'] })
const EVERYBODY = [LUCIA, CHISPA, NORA, TEO, MAMA, RITA]
const standing = (...names: string[]): Scene['cast'] =>
  names.map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null }))
const page = (scene: Partial<Scene>) =>
  pageSvg(aBrief({ shot: 'medium', ...scene }, { characters: EVERYBODY, wish: 'así' }), 1536, 1536)
const carrying = (from: string, to: string, more: Partial<Scene> = {}) =>
  page({ cast: standing(from, to), interaction: { kind: 'carry', from, to }, ...more })

test('who was just born never stands, sits or runs', () => {
  const heights = POSES.map((pose) => drawFigure(requestFor(NORA, { pose })).element)

  expect(new Set(heights)).toEqual(new Set(['ground']))
  for (const pose of POSES) {
    const [nora] = page({ cast: [{ name: 'Nora', pose, mood: 'happy', holding: null }] }).actors
    expect([pose, nora?.cast.pose]).toEqual([pose, pose === 'sleep' ? 'sleep' : 'lie'])
  }
})

test('whoever is carried is in the bearer’s arms, and both faces are seen', () => {
  for (const from of ['Mamá', 'Lucía', 'Rita'])
    for (const to of ['Nora', 'Teo', 'Chispa'])
      for (const shot of SHOTS) {
        const { actors, svg } = carrying(from, to, { shot })
        const bearer = actors.find(({ cast }) => cast.name === from)
        const borne = actors.find(({ cast }) => cast.name === to)
        if (!bearer || !borne) throw new Error('two were asked for')
        const [one, other] = [bearer, borne].map((actor) => onPicture(actor, actor.figure.anchors.face))
        const hands = [bearer.figure.anchors.hand, bearer.figure.anchors.otherHand].map((hand) =>
          onPicture(bearer, hand),
        )
        const { bounds } = borne.figure
        const [left, right] = [bounds.x, bounds.x + bounds.width].map((x) => borne.x + x * borne.scale)

        const who = `${from} ${to} ${shot}`
        expect((other?.y ?? 0) - (one?.y ?? 0), who).toBeGreaterThan(halfHead(bearer) * bearer.scale * 0.7)
        for (const { x } of hands) expect(x, who).toBeWithin((left ?? 0) - 40, (right ?? 0) + 40)
        expect(svg.indexOf(bearer.figure.svg), who).toBeLessThan(svg.indexOf(borne.figure.svg))
        expect(svg.indexOf(borne.figure.svg), who).toBeLessThan(svg.indexOf(bearer.figure.embrace ?? 'no arms'))
      }
})

test('who is too big for two arms is carried pick-a-back, out of the wheelchair', () => {
  const [rita] = carrying('Mamá', 'Rita').actors.filter(({ cast }) => cast.name === 'Rita')
  const ridden = drawFigure({ ...requestFor(RITA, { pose: 'sit' }), aside: true })

  expect(rita?.figure.bounds.height).toBeCloseTo(ridden.bounds.height, -1)
  expect(rita?.layer).toBe(-1)
})

test('whoever would hug somebody newly born holds them', () => {
  const hugging = page({ cast: standing('Mamá', 'Nora'), interaction: { kind: 'hug', from: 'Nora', to: 'Mamá' } })

  expect(hugging.svg).toBe(carrying('Mamá', 'Nora').svg)
})

test('a little one lies in the cot that the scene has, which is there once', () => {
  const lying = (props: Scene['props']) =>
    page({ setting: 'living-room', cast: [{ name: 'Teo', pose: 'sleep', mood: 'calm', holding: null }], props })
  const [onTheFloor, inTheCot] = [lying([]), lying(['cot'])].map(({ actors }) => actors[0]?.y ?? 0)

  expect((onTheFloor ?? 0) - (inTheCot ?? 0)).toBeGreaterThan(40)
  expect(lying(['cot']).svg.includes('M4 9.500h24v2.600H4Z')).toBe(false)
})

test('the newly born are whole within every picture, near or far', () => {
  for (const shot of SHOTS)
    for (const setting of ['bedroom', 'meadow'] as const) {
      const [nora] = page({ cast: standing('Nora', 'Mamá'), setting, shot }).actors.filter(
        ({ cast }) => cast.name === 'Nora',
      )
      if (!nora) throw new Error('she was asked for')
      const { bounds } = nora.figure
      expect(nora.x + bounds.x * nora.scale).toBeGreaterThan(0)
      expect(nora.x + (bounds.x + bounds.width) * nora.scale).toBeLessThan(1536)
      expect(nora.y).toBeLessThan(1536)
    }
})

test('a wheelchair waits beside whoever sleeps', () => {
  const asleep = page({ setting: 'bedroom', cast: [{ name: 'Rita', pose: 'sleep', mood: 'calm', holding: null }] })
  const chair = page({ setting: 'bedroom', cast: standing('Mamá'), props: ['wheelchair'] })
  const tyre = /<circle cx="12" cy="21.50*" r="7.80*"/

  expect([chair, asleep].map(({ svg }) => tyre.test(svg))).toEqual([true, true])
})
