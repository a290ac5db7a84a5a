import { expect, test } from 'bun:test'
import { onPicture } from '../../../../src/adapters/offline/illustrator/compose/actor.ts'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { LIES_ON } from '../../../../src/adapters/offline/illustrator/compose/rests/by-setting.ts'
import { type Mood, type Pose, type PropName, type Scene, SETTINGS } from '../../../../src/domain/scene.ts'
import { aBrief, aCharacter, BRUNO, CARMEN, LUCIA } from './briefs.ts'

const LEO = aCharacter('Leo', { gender: 'male' })
const MAMA = aCharacter('Mamá', { age: 'adult' })
const TEO = aCharacter('Teo', { age: 'baby', gender: 'male' })
const RITA = aCharacter('Rita', { features: ['wheelchair'] })
const DOG = aCharacter('Canelo', { gender: 'animal', species: 'dog', colour: 'yellow', age: 'adult' })
const EVERYBODY = [LUCIA, LEO, MAMA, CARMEN, TEO, RITA, DOG, BRUNO]

const doing = (
  name: string,
  pose: Pose,
  holding: PropName | null = null,
  mood: Mood = 'calm',
): Scene['cast'][number] => ({
  name,
  pose,
  mood,
  holding,
})
const actorsOf = (scene: Partial<Scene>) =>
  pageSvg(aBrief({ shot: 'medium', ...scene }, { characters: EVERYBODY, wish: 'así' }), 1536, 1536).actors
const restOf = (actor: ReturnType<typeof actorsOf>[number] | undefined) => actor?.within?.rest ?? actor?.seat ?? null

test.each([
  ['bathtub', 'bedroom', 'Lucía', 'bathtub'],
  ['bed', 'bedroom', 'Lucía', 'in-bed'],
  ['hospital-bed', 'hospital', 'Carmen', 'in-bed'],
  ['armchair', 'living-room', 'Lucía', 'armchair'],
  ['chair', 'kitchen', 'Leo', 'chair'],
  ['swing', 'playground', 'Lucía', 'swing'],
  ['sleigh', 'snow', 'Lucía', 'sleigh'],
  ['high-chair', 'kitchen', 'Teo', 'high-chair'],
  ['pram', 'park', 'Teo', 'pram'],
  ['cushion', 'living-room', 'Lucía', 'cushion'],
] as const)('who sits where there is a %s sits in or on it, and it is there once', (prop, setting, name, rest) => {
  const { actors, things } = pageSvg(
    aBrief({ shot: 'medium', setting, cast: [doing(name, 'sit')], props: [prop] }, { characters: EVERYBODY }),
    1536,
    1536,
  )
  const [sitter] = actors

  expect(restOf(sitter)).toBe(rest)
  expect(sitter?.restsOn).toBe(prop)
  expect(things.map((thing) => thing.prop)).not.toContain(prop)
})

test('what a thing is too small or too large for sits beside it', () => {
  expect(restOf(actorsOf({ setting: 'park', cast: [doing('Mamá', 'sit')], props: ['pram'] })[0])).toBe('bench')
  expect(restOf(actorsOf({ setting: 'kitchen', cast: [doing('Leo', 'sit')], props: ['high-chair'] })[0])).toBeNull()
})

test('one bed holds one: the second who sits has a chair beside it', () => {
  const actors = actorsOf({
    setting: 'bedroom',
    time: 'night',
    cast: [doing('Lucía', 'sit'), doing('Mamá', 'sit', 'book')],
    props: ['bed'],
  })
  const of = (name: string) => actors.find(({ cast }) => cast.name === name)

  expect(restOf(of('Lucía'))).toBe('in-bed')
  expect(restOf(of('Mamá'))).toBe('chair')
})

test('who is awake and well by day does not sit in bed', () => {
  const [lucia] = actorsOf({ setting: 'bedroom', cast: [doing('Lucía', 'sit', null, 'happy')], props: ['bed'] })

  expect(lucia?.within).toBeNull()
})

test('grown-ups never sit on a floor or a pavement; children may; nobody leaves a wheelchair for a chair', () => {
  for (const setting of ['kitchen', 'living-room', 'station', 'park', 'classroom', 'street', 'library'] as const) {
    for (const name of ['Mamá', 'Carmen'])
      expect(restOf(actorsOf({ setting, cast: [doing(name, 'sit')] })[0]), `${name} ${setting}`).not.toBeNull()
    expect(restOf(actorsOf({ setting, cast: [doing('Rita', 'sit')] })[0])).toBeNull()
  }
  expect(restOf(actorsOf({ setting: 'park', cast: [doing('Lucía', 'sit')] })[0])).toBeNull()
})

test('who lies or sleeps lies on something, wherever there is ground', () => {
  for (const setting of SETTINGS)
    for (const pose of ['lie', 'sleep'] as const) {
      const rests = actorsOf({ setting, cast: [doing('Lucía', pose)] }).map(restOf)

      expect(rests, `${setting} ${pose}`).toEqual([LIES_ON[setting]])
    }
})

test('a dog asleep in a village lies on something too, under its own head', () => {
  const [dog] = actorsOf({ setting: 'village', cast: [doing('Canelo', 'sleep')] })

  expect(restOf(dog)).not.toBeNull()
})

test('in the bathtub only the upper half of the body is seen', () => {
  const [lucia] = actorsOf({ setting: 'bedroom', cast: [doing('Lucía', 'sit')], props: ['bathtub'] })

  expect(lucia?.figure.svg).toContain('clip-path')
  expect(lucia?.figure.anchors.hip.y).toBeLessThan(0)
})

test('what a sleeper holds lies beside their face, not on the floor', () => {
  for (const setting of ['bedroom', 'park', 'living-room', 'hospital'] as const) {
    const actors = actorsOf({ setting, cast: [doing('Lucía', 'sleep', 'teddy')] })
    const without = pageSvg(
      aBrief({ shot: 'medium', setting, cast: [doing('Lucía', 'sleep')] }, { characters: EVERYBODY, wish: 'así' }),
      1536,
      1536,
    ).svg
    const { svg } = pageSvg(
      aBrief(
        { shot: 'medium', setting, cast: [doing('Lucía', 'sleep', 'teddy')] },
        { characters: EVERYBODY, wish: 'así' },
      ),
      1536,
      1536,
    )
    const [lucia] = actors
    if (!lucia) throw new Error('Lucía was asked for')
    const face = onPicture(lucia, lucia.figure.anchors.face)
    const places = (drawn: string) =>
      [...drawn.matchAll(/translate\(([\d.-]+) ([\d.-]+)\) rotate\(-?16\)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }))
    const [teddy] = places(svg)

    expect(places(without)).toEqual([])
    expect(Math.hypot((teddy?.x ?? 0) - face.x, (teddy?.y ?? 0) - face.y), setting).toBeLessThan(90 * lucia.scale)
  }
})

test('who sleeps where there is a seat and no bed has dozed off on it, and a small one in the bath shows the face', () => {
  const [dozer] = actorsOf({ setting: 'garden', cast: [doing('Carmen', 'sleep')], props: ['chair'] })
  expect([dozer?.seat, dozer?.asleep, dozer?.cast.pose]).toEqual(['chair', true, 'sit'])
  const [abed] = actorsOf({ setting: 'bedroom', cast: [doing('Carmen', 'sleep')], props: ['chair', 'bed'] })
  expect([restOf(abed), abed?.asleep]).toEqual(['bed', false])

  const [bather] = actorsOf({ setting: 'bedroom', cast: [doing('Teo', 'sit')], props: ['bathtub'] })
  const face = bather?.figure.anchors.face.y ?? 0
  expect(face, 'above the foam').toBeLessThan(-78)
})

test('on a cover who it is about lies in the bed that the words name; the others stand around', () => {
  const cast = [doing('Lucía', 'sit'), doing('Leo', 'sit')]
  const brief = aBrief({ setting: 'bedroom', time: 'night', cast, props: ['bed'] }, { characters: EVERYBODY })
  const { actors } = pageSvg({ ...brief, kind: 'frontCover' }, 1536, 1536)
  const named = (name: string) => actors.find(({ cast: { name: own } }) => own === name)

  expect(restOf(named('Lucía'))).toBe('in-bed')
  expect(restOf(named('Leo'))).toBeNull()
})
