import { expect, test } from 'bun:test'
import { type Character, newCharacter } from '../../src/domain/character.ts'
import { PROPS, type Scene, STAGINGS } from '../../src/domain/scene.ts'
import { stagingsFor, withStagings } from '../../src/domain/staging.ts'
import type { Story } from '../../src/domain/story.ts'

const person = (name: string, more: Partial<Character> = {}): Character => ({
  ...newCharacter(),
  name,
  gender: 'female',
  age: 'child',
  ...more,
})
const EVERYBODY = [
  person('Nora'),
  person('Leo', { gender: 'male' }),
  person('Kira', { gender: 'animal', species: 'dog' }),
]

const aScene = (more: Partial<Scene> = {}): Scene => ({
  cast: [{ name: 'Nora', pose: 'stand', mood: 'happy', holding: null }],
  interaction: null,
  setting: 'meadow',
  place: null,
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  props: [],
  action: '',
  alt: 'Nora en el prado.',
  ...more,
})
const cast = (...names: string[]): Scene['cast'] =>
  names.map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null }))

const aStory = (scenes: Scene[]): Story => ({
  title: 'Nora',
  language: 'español',
  refrain: null,
  closing: '',
  blurb: '',
  frontCover: aScene(),
  backCover: aScene(),
  chapters: [{ title: 'Uno', pages: scenes.map((scene) => ({ paragraphs: ['…'], scene })) }],
  wishes: null,
  writer: 'offline',
})
const stagingsOf = (story: Story) =>
  story.chapters.flatMap(({ pages }) => pages.map(({ scene }) => scene?.staging ?? null))

test('whatever the scenes are, two pictures that follow each other are never looked at in the same way', () => {
  const kinds: Partial<Scene>[] = [
    {},
    { cast: cast('Nora', 'Leo', 'Kira'), interaction: { kind: 'hug', from: 'Nora', to: 'Leo' } },
    { setting: 'bedroom', cast: [{ name: 'Nora', pose: 'sleep', mood: 'sleepy', holding: 'teddy' }] },
    { setting: 'kitchen', cast: cast('Nora', 'Leo'), props: ['table', 'soup', 'cat'] },
    { cast: [] },
  ]
  for (const kind of kinds) {
    const staged = stagingsOf(withStagings(aStory(Array.from({ length: 12 }, () => aScene(kind))), EVERYBODY, 'a'))
    const repeated = staged.filter((staging, i) => i > 0 && staging === staged[i - 1])

    // Nobody to be looked at: the place is shown as it is.
    if (kind.cast?.length === 0) expect(new Set(staged)).toEqual(new Set(['group']))
    else expect(repeated, JSON.stringify(kind)).toEqual([])
  }
})

test('a book of walks in the meadow is seen in at least five ways, and one of its moments from far off', () => {
  const scenes = Array.from({ length: 12 }, (_, i) => aScene({ cast: cast('Nora', ...(i % 2 ? ['Leo'] : [])) }))
  const seen = new Set(stagingsOf(withStagings(aStory(scenes), EVERYBODY, 'b')))

  expect(seen.size).toBeGreaterThan(4)
  expect(seen).toContain('far')
})

test('a face that tells is never turned away or lost in the distance with what it holds', () => {
  for (const mood of ['sad', 'scared', 'worried', 'surprised', 'angry'] as const)
    for (const names of [['Nora'], ['Nora', 'Leo']])
      expect(stagingsFor(aScene({ cast: cast(...names).map((one) => ({ ...one, mood })) }), EVERYBODY)).not.toContain(
        'behind',
      )
  expect(
    stagingsFor(aScene({ cast: [{ name: 'Nora', pose: 'hold', mood: 'happy', holding: 'map' }] }), EVERYBODY),
  ).not.toContain('far')
})

test('small things are never looked for from afar', () => {
  const small = PROPS.filter((prop) => stagingsFor(aScene({ props: [prop] }), EVERYBODY).includes('far'))

  expect(small).not.toContain('key')
  expect(small).not.toContain('teddy')
  expect(small).toContain('tree')
})

test('hands alone show the one thing that somebody holds', () => {
  const held = aScene({ shot: 'close', cast: [{ name: 'Nora', pose: 'hold', mood: 'happy', holding: 'map' }] })

  expect(stagingsFor(held, EVERYBODY)).toContain('hands')
  expect(stagingsFor({ ...held, props: ['tree'] }, EVERYBODY)).not.toContain('hands')
  expect(stagingsFor({ ...held, cast: held.cast.map((one) => ({ ...one, name: 'Kira' })) }, EVERYBODY)).not.toContain(
    'hands',
  )
})

test('somebody in a wheelchair is not turned away', () => {
  const wheeled = [person('Nora', { features: ['wheelchair'] }), EVERYBODY[1] ?? person('Leo')]
  const ways = stagingsFor(aScene({ cast: cast('Nora', 'Leo') }), wheeled)

  expect(ways).not.toContain('behind')
  expect(ways).not.toContain('shoulder')
  expect(STAGINGS).toContain('shoulder')
})

test('the same story is looked at in the same way each time, another book in another', () => {
  const story = aStory(Array.from({ length: 10 }, () => aScene({ cast: cast('Nora', 'Leo') })))

  expect(withStagings(story, EVERYBODY, 'x')).toEqual(withStagings(story, EVERYBODY, 'x'))
  expect(stagingsOf(withStagings(story, EVERYBODY, 'x'))).not.toEqual(stagingsOf(withStagings(story, EVERYBODY, 'y')))
})
