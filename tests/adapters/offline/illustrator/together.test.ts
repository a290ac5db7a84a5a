import { expect, test } from 'bun:test'
import { halfHead, onPicture } from '../../../../src/adapters/offline/illustrator/compose/actor.ts'
import { compositionOf } from '../../../../src/adapters/offline/illustrator/compose/camera.ts'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import type { Scene } from '../../../../src/domain/scene.ts'
import { aBrief, aCharacter, BRUNO, CHISPA, LUCIA } from './briefs.ts'

const LEO = aCharacter('Leo', { gender: 'male' })
const MAMA = aCharacter('Mamá', { age: 'adult' })
const EVERYBODY = [LUCIA, LEO, MAMA, BRUNO, CHISPA]

const actorsOf = (scene: Partial<Scene>, more = {}) =>
  pageSvg(aBrief(scene, { characters: EVERYBODY, ...more }), 1536, 1536).actors
const standing = (...names: string[]): Scene['cast'] =>
  names.map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null }))

test.each(['hold-hands', 'high-five', 'give'] as const)('%s: the hands meet, whoever the two are', (kind) => {
  for (const partner of ['Leo', 'Mamá', 'Bruno', 'Chispa']) {
    const [one, other] = actorsOf({
      cast: standing('Lucía', partner),
      interaction: { kind, from: 'Lucía', to: partner },
      shot: 'medium',
    })
    if (!one || !other) throw new Error('two were asked for')
    const handsOf = (actor: typeof one) =>
      [actor.figure.anchors.hand, actor.figure.anchors.otherHand].map((hand) => onPicture(actor, hand))
    const gaps = handsOf(one).flatMap((hand) => handsOf(other).map((to) => Math.hypot(hand.x - to.x, hand.y - to.y)))

    expect(Math.min(...gaps) / one.scale, `${kind} ${partner}`).toBeLessThan(12)
  }
})

test('who rides hides nobody’s face, on four legs, on wings, in the water or pick-a-back', () => {
  const steeds = (['horse', 'elephant', 'whale', 'parrot', 'dog', 'dinosaur'] as const).map((species) =>
    aCharacter(species, { gender: 'animal', species, colour: 'brown', age: 'adult' }),
  )
  for (const { name } of [...steeds, CHISPA, BRUNO, MAMA])
    for (const shot of ['wide', 'medium'] as const) {
      const actors = actorsOf(
        { cast: standing('Lucía', name), interaction: { kind: 'ride', from: 'Lucía', to: name }, shot },
        { characters: [...EVERYBODY, ...steeds] },
      )
      const [one, other] = actors.map((actor) => onPicture(actor, actor.figure.anchors.face))
      const least = Math.min(...actors.map((actor) => halfHead(actor) * actor.scale))

      expect(
        Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)),
        `${name} ${shot}`,
      ).toBeGreaterThan(least * 0.65)
    }
})

test('pictures that follow each other in a chapter look at their place in another way', () => {
  for (const chapter of [1, 2, 3])
    for (const page of [1, 2, 3, 4])
      for (const [seed, next] of ['ab', 'cd', 'ef', 'gh'].map((two) => [...two])) {
        const here = compositionOf(aBrief({}, { key: `chapter_${chapter}/page_${page}/image_1`, seed: seed ?? '' }))
        const there = compositionOf(
          aBrief({}, { key: `chapter_${chapter}/page_${page + 1}/image_1`, seed: next ?? '' }),
        )

        expect(here).not.toEqual(there)
      }
})

test('the nearer the shot, the larger the characters', () => {
  const sizes = (['wide', 'medium', 'close'] as const).map((shot) => {
    // A wish keeps the shot that the scene asks for.
    const [actor] = actorsOf({ cast: standing('Lucía', 'Leo'), shot }, { wish: 'que quede precioso' })
    return actor?.scale ?? 0
  })
  const [wide = 0, medium = 0, close = 0] = sizes

  expect(medium / wide).toBeGreaterThan(1.2)
  expect(close / medium).toBeGreaterThan(1.2)
})

test('whoever sleeps in a bedroom lies in a bed above the rug, and the room has no other one', () => {
  const asleep = actorsOf({
    setting: 'bedroom',
    cast: [{ name: 'Lucía', pose: 'sleep', mood: 'sleepy', holding: null }],
  })

  expect(asleep[0]?.within?.rest).toBe('bed')
  expect(asleep[0]?.figure.anchors.hip.y).toBeLessThan(-44)
})

test('nobody on a cover stands in the corners of the names and of the mark', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e'])
    for (const { figure, x, y, scale } of actorsOf(
      { cast: standing('Lucía', 'Mamá', 'Bruno') },
      { kind: 'frontCover', seed },
    )) {
      expect(y / 1536).toBeLessThan(0.85)
      expect((x + (figure.bounds.x + figure.bounds.width) * scale) / 1536).toBeLessThan(0.97)
    }
})
