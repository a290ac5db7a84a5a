import { expect, test } from 'bun:test'
import { onPicture } from '../../../../src/adapters/offline/illustrator/compose/actor.ts'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import type { PropName, Scene } from '../../../../src/domain/scene.ts'
import { aBrief, aCharacter, LUCIA } from './briefs.ts'

const SHARK = aCharacter('Tiburón', { gender: 'animal', species: 'shark', colour: 'gray', age: 'adult' })
const standing = (...names: string[]): Scene['cast'] =>
  names.map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null }))
const SIDE = 1536

function drawn(scene: Partial<Scene>, seed = 'one') {
  const brief = aBrief(
    { shot: 'medium', cast: standing('Lucía'), ...scene },
    { characters: [LUCIA, SHARK], wish: 'así', seed },
  )
  const page = pageSvg(brief, SIDE, SIDE)
  return { ...page, thing: (prop: PropName) => page.things.find((one) => one.prop === prop) }
}

const FOOT = 0.9 * SIDE

test.each([
  ['cake', 'kitchen'],
  ['soup', 'kitchen'],
  ['book', 'library'],
  ['letter', 'classroom'],
  ['lantern', 'living-room'],
  ['jar', 'workshop'],
] as const)('a %s stands on the table', (prop, setting) => {
  const { thing } = drawn({ setting, props: ['table', prop] })
  const [table, on] = [thing('table'), thing(prop)]
  if (!table || !on) throw new Error('two were asked for')

  expect(on.y).toBeLessThan(table.y - table.size * 0.4)
  expect(Math.abs(on.x - table.x)).toBeLessThan(table.size / 2)
})

test('the nest, the bird and the apple are in the tree, also in a forest', () => {
  for (const setting of ['garden', 'forest'] as const) {
    const { thing } = drawn({ setting, props: ['tree', 'nest', 'bird', 'apple'] })
    const tree = thing('tree')
    for (const prop of ['nest', 'bird', 'apple'] as const) {
      expect(thing(prop)?.y, `${prop} ${setting}`).toBeLessThan((tree?.y ?? 0) - (tree?.size ?? 0) * 0.3)
      expect(Math.abs((thing(prop)?.x ?? 0) - (tree?.x ?? 0))).toBeLessThan((tree?.size ?? 0) / 2)
    }
  }
})

test('pictures, clocks, bells and coats hang on the wall, clear of the floor and of each other', () => {
  for (const prop of ['picture', 'mirror', 'calendar', 'clock', 'bell', 'coat', 'blackboard'] as const)
    for (const seed of ['a', 'b', 'c']) {
      const { thing, actors } = drawn({ setting: 'living-room', props: ['door', prop] }, seed)
      const [door, hung] = [thing('door'), thing(prop)]
      const feet = actors[0]?.y ?? 0
      if (!door || !hung) throw new Error('two were asked for')

      expect(hung.y, prop).toBeLessThan(feet - SIDE * 0.2)
      expect(Math.abs(hung.x - door.x), `${prop} ${seed}`).toBeGreaterThan((hung.size + door.size) * 0.4)
    }
})

test('indoors a lamp hangs from the ceiling and a web is in an upper corner', () => {
  const { thing } = drawn({ setting: 'attic', props: ['bulb', 'spider-web'] })
  const web = thing('spider-web')

  expect(thing('bulb')?.y).toBeLessThan(SIDE * 0.3)
  expect(web?.y).toBeLessThan(SIDE * 0.25)
  expect(Math.min(web?.x ?? 0, SIDE - (web?.x ?? 0))).toBeLessThan(SIDE * 0.15)
})

test('a candle is on the cake; on a birthday cake it is one of its own', () => {
  const { thing } = drawn({ setting: 'park', props: ['cake', 'candle'] })
  const birthday = drawn({ setting: 'park', props: ['birthday-cake', 'candle'] })

  expect(thing('candle')?.y).toBeLessThan((thing('cake')?.y ?? 0) - (thing('cake')?.size ?? 0) * 0.4)
  expect(birthday.thing('candle')).toBeUndefined()
})

test('the duck swims in the bath, whoever is in it or nobody', () => {
  const bathing = drawn({
    setting: 'bedroom',
    props: ['bathtub', 'duck'],
    cast: [{ name: 'Lucía', pose: 'sit', mood: 'happy', holding: null }],
  })
  const empty = drawn({ setting: 'bedroom', props: ['bathtub', 'duck'] })
  const [lucia] = bathing.actors
  if (!lucia) throw new Error('Lucía was asked for')

  expect(bathing.thing('duck')?.y).toBeLessThan(lucia.y - 40 * lucia.scale)
  expect(bathing.thing('duck')?.y).toBeGreaterThan(onPicture(lucia, lucia.figure.anchors.face).y)
  expect(empty.thing('duck')?.y).toBeLessThan((empty.thing('bathtub')?.y ?? 0) - 30)
})

test('who lives in the water is in it, beyond the shore or the raft, half under the waves', () => {
  for (const setting of ['sea', 'beach', 'lake', 'harbour'] as const) {
    const { actors } = drawn({ setting, cast: standing('Lucía', 'Tiburón'), props: [] })
    const [lucia, shark] = ['Lucía', 'Tiburón'].map((name) => actors.find(({ cast }) => cast.name === name))

    expect(shark?.afloat, setting).toBe(true)
    expect(shark?.y, setting).toBeLessThan((lucia?.y ?? 0) - SIDE * 0.03)
    expect(drawn({ setting, props: ['fish'] }).thing('fish')?.y, setting).toBeLessThan(FOOT)
  }
})
