import { expect, test } from 'bun:test'
import { avatarSvg } from '../../../../src/adapters/offline/illustrator/compose/avatar-svg.ts'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { sceneWithWish } from '../../../../src/adapters/offline/illustrator/compose/wish.ts'
import { withFigures } from '../../../../src/adapters/offline/illustrator/compose/with-figures.ts'
import { drawFigure } from '../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import { newCharacter } from '../../../../src/domain/character.ts'
import { INTERACTIONS, type Scene, SHOTS } from '../../../../src/domain/scene.ts'
import { aBrief, aScene, CHISPA } from './briefs.ts'

const NAMES = ['Lucía', 'Chispa', 'Carmen', 'Bruno']
const castOf = (count: number): Scene['cast'] =>
  NAMES.slice(0, count).map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null }))

/** Faces of the drawing as shares of its size. */
function facesOf(brief: ReturnType<typeof aBrief>, width = 1536, height = 1536) {
  return pageSvg(brief, width, height).actors.map(({ figure, x, y, scale, cast }) => ({
    name: cast.name,
    x: (x + figure.anchors.face.x * scale) / width,
    y: (y + figure.anchors.face.y * scale) / height,
    top: (y + figure.anchors.headTop.y * scale) / height,
  }))
}

test('every face of the cast is inside the part that is never trimmed', () => {
  for (const shot of SHOTS)
    for (const count of [1, 2, 3, 4])
      for (const seed of ['a', 'b', 'c']) {
        const faces = facesOf(aBrief({ shot, cast: castOf(count) }, { seed }))

        expect(faces.map(({ name }) => name).sort()).toEqual(NAMES.slice(0, count).sort())
        for (const { x, y, top, name } of faces) {
          expect(Math.abs(x - 0.5), `${name} ${shot} ${count} ${seed}`).toBeLessThan(0.43)
          expect(y, `${name} ${shot} ${count} ${seed}`).toBeLessThan(0.93)
          expect(top, `${name} ${shot} ${count} ${seed}`).toBeGreaterThan(0.03)
        }
      }
})

test('whatever two do together, both are seen and neither face hides the other', () => {
  for (const kind of INTERACTIONS) {
    const faces = facesOf(
      aBrief({ cast: castOf(2), interaction: { kind, from: 'Lucía', to: 'Chispa' }, shot: 'medium' }),
    )

    const [one, other] = faces
    expect(faces).toHaveLength(2)
    expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)), kind).toBeGreaterThan(0.07)
  }
})

test('somebody who is not in the book is simply not drawn', () => {
  const cast = [...castOf(1), { name: 'Nadie', pose: 'stand', mood: 'happy', holding: null } as const]

  expect(facesOf(aBrief({ cast })).map(({ name }) => name)).toEqual(['Lucía'])
})

test('a cover keeps its upper third free of faces', () => {
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const { top } of facesOf(aBrief({ cast: castOf(3) }, { kind: 'frontCover', seed })))
      expect(top).toBeGreaterThan(0.33)
})

test('a character keeps its colours from avatar to avatar', () => {
  const { palette } = drawFigure({
    character: CHISPA,
    pose: 'stand',
    mood: 'happy',
    facing: 'front',
    gaze: null,
    id: 'x',
  })
  const main = palette[0] ?? 'none'

  for (const seed of ['1', '2', '3', '4', '5'])
    expect(avatarSvg({ character: CHISPA, seed }, 768).toLowerCase()).toContain(main.toLowerCase())
})

test('another avatar is another picture', () => {
  expect(new Set(['1', '2', '3', '4', '5'].map((seed) => avatarSvg({ character: CHISPA, seed }, 768))).size).toBe(5)
})

test.each([
  ['que sonría', { cast: [{ mood: 'happy' }] }],
  ['Mejor de noche', { time: 'night' }],
  ['con lluvia, por favor', { weather: 'rain' }],
  ['sin lluvia', { weather: 'clear' }],
  ['más cerca', { shot: 'close' }],
  ['from further away', { shot: 'wide' }],
  ['que Lucía esté triste', { cast: [{ mood: 'sad' }] }],
  ['de día y con flores', { time: 'day', props: ['flower'] }],
])('the wish «%s» is understood', (wish, expected) => {
  const scene = aScene({
    time: 'sunset',
    weather: 'fog',
    shot: 'medium',
    cast: [{ name: 'Lucía', pose: 'stand', mood: 'angry', holding: null }],
  })

  expect(sceneWithWish(scene, wish)).toMatchObject(expected)
})

test('a wish that names nothing we can draw leaves the scene alone', () => {
  expect(sceneWithWish(aScene(), 'que quede precioso')).toEqual(aScene())
})

test('a wide picture keeps its cast as safe as a square one', () => {
  for (const { x, y, top } of facesOf(aBrief({ cast: castOf(4), shot: 'medium' }), 1536, 1024)) {
    expect(Math.abs(x - 0.5)).toBeLessThan(0.43)
    expect(y).toBeLessThan(0.93)
    expect(top).toBeGreaterThan(0.03)
  }
})

test('four in a wide landscape are no dots: nearer than one alone, and every face stays free', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const names = ['Lucía', 'Chispa', 'Carmen', 'Bruno']
    const cast = names.map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null }) as const)
    const { actors } = pageSvg(aBrief({ setting: 'park', shot: 'wide', cast }, { seed, wish: 'así' }), 1536, 1536)
    const faces = actors.map(({ figure, x, y, scale }) => ({
      x: (x + figure.anchors.face.x * scale) / 1536,
      y: (y + figure.anchors.face.y * scale) / 1536,
      radius: (Math.abs(figure.anchors.face.y - figure.anchors.headTop.y) * scale) / 1536,
    }))

    for (const { scale } of actors) expect(scale).toBeGreaterThan(2.7)
    for (const [i, one] of faces.entries())
      for (const other of faces.slice(0, i))
        expect(Math.hypot(one.x - other.x, one.y - other.y), seed).toBeGreaterThan(Math.max(one.radius, other.radius))
  }
})

test('a figure of the story’s own is drawn among the cast, as its looks say, under no character’s name', () => {
  const looks = {
    ...newCharacter(),
    gender: 'imaginary_creature',
    species: 'dragon',
    colour: 'red',
    age: 'adult',
  } as const
  const dragon = { id: 'dragon', as: 'a red dragon', looks, pose: 'stand', mood: 'proud', holding: null } as const
  const { actors } = pageSvg(withFigures(aBrief({ cast: castOf(2), figures: [dragon] })), 1536, 1536)
  expect(actors).toHaveLength(3)
  expect(actors.filter(({ cast }) => NAMES.includes(cast.name))).toHaveLength(2)
  const without = pageSvg(withFigures(aBrief({ cast: castOf(2) })), 1536, 1536)
  expect(without.actors).toHaveLength(2)
})
