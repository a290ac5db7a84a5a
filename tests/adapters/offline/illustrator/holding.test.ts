import { expect, test } from 'bun:test'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { graspOf } from '../../../../src/adapters/offline/illustrator/compose/two-handed.ts'
import type { PropName, Scene, SceneCast } from '../../../../src/domain/scene.ts'
import { aBrief, aCharacter, LUCIA } from './briefs.ts'

const LEO = aCharacter('Leo', { gender: 'male' })
const SIDE = 1536

const holding = (name: string, prop: PropName | null, pose: SceneCast['pose'] = 'hold'): SceneCast => ({
  name,
  pose,
  mood: 'happy',
  holding: prop,
})

function drawn(scene: Partial<Scene>, kind: 'page' | 'frontCover' | 'backCover' = 'page') {
  return pageSvg(aBrief({ shot: 'medium', props: [], ...scene }, { characters: [LUCIA, LEO], kind }), SIDE, SIDE)
}

test.each(['box', 'tin', 'birthday-cake', 'blanket', 'drum', 'saucepan'] as const)('a %s is in both arms', (prop) => {
  const [actor] = drawn({ cast: [holding('Lucía', prop)] }).actors
  const grasp = actor && graspOf(actor)
  if (!actor || !grasp) throw new Error('somebody holds it')
  const { hand, otherHand } = actor.figure.anchors

  const hands = [hand, otherHand].toSorted((a, b) => a.x - b.x)
  for (const [index, side] of hands.entries()) {
    const at = grasp.hands[index]
    expect(Math.hypot(side.x - (at?.x ?? 0), side.y - (at?.y ?? 0)), `${index}`).toBeLessThan(9)
  }
  expect(grasp.foot.y - grasp.size).toBeGreaterThan(actor.figure.anchors.mouth.y)
})

test('a hand closes over what it holds: it is drawn once more, after the thing', () => {
  const [bare] = drawn({ cast: [holding('Lucía', null)] }).actors
  const [actor] = drawn({ cast: [holding('Lucía', 'letter')] }).actors

  expect(bare?.figure.grips).toBeUndefined()
  expect(actor?.figure.grips?.hand.length).toBeGreaterThan(20)
  const { svg } = drawn({ cast: [holding('Lucía', 'letter')] })
  expect(svg).toContain(actor?.figure.grips?.hand ?? 'none')
})

test('two with a cup each have a string from one to the other, and one alone has none', () => {
  const two = drawn({ cast: [holding('Lucía', 'cup'), holding('Leo', 'cup')] }).svg
  const one = drawn({ cast: [holding('Lucía', 'cup'), holding('Leo', null, 'stand')] }).svg
  const string = /<path d="M[^"]*Q[^"]*" fill="none" stroke="#fff3e0"/u

  expect(two).toMatch(string)
  expect(one).not.toMatch(string)
})

test('who stands in the scene neither strides nor waves in the picture', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const brief = aBrief({ cast: [holding('Lucía', null, 'stand')] }, { characters: [LUCIA, LEO], seed })
    expect(pageSvg(brief, SIDE, SIDE).actors.map(({ cast }) => cast.pose)).toEqual(['stand'])
  }
})

test('who is said to be in socks wears no shoes', () => {
  const cast = [holding('Lucía', null, 'stand'), holding('Leo', null, 'stand')]
  const shod = drawn({ cast, alt: 'Lucía y Leo están en la calle.' }).actors.map(({ figure }) => figure.svg)
  const socks = drawn({ cast, alt: 'Lucía y Leo están en calcetines.' }).actors.map(({ figure }) => figure.svg)

  for (const [index, svg] of socks.entries()) {
    expect(svg.includes('#f0ece4')).toBe(true)
    expect(shod[index]?.includes('#f0ece4')).toBe(false)
  }
})
