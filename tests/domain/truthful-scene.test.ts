import { describe, expect, test } from 'bun:test'
import type { Character } from '../../src/domain/character.ts'
import type { Presence } from '../../src/domain/person-facts.ts'
import type { Scene, SceneCast } from '../../src/domain/scene.ts'
import { checkPeople } from '../../src/domain/story-checks/check-people.ts'
import { truthfulScene } from '../../src/domain/truthful-scene.ts'
import { aCompleteInfo, aGirl, aScene, aStory } from '../support/builders.ts'

const member = (name: string, more: Partial<SceneCast> = {}): SceneCast => ({
  ...{ name, pose: 'walk', mood: 'happy', holding: null },
  ...more,
})
const family = (presence: Presence, more: Partial<Character> = {}) => ({
  characters: [aGirl(), { ...aGirl('Rosa'), presence, ...more }],
  relationships: [],
})
const both = aScene({ cast: [member('Rosa'), member('Lucía')] })
const names = ({ cast }: Scene) => cast.map(({ name }) => name)

describe('in a picture', () => {
  const memory: Scene = { ...both, isMemory: true }
  const call: Scene = { ...both, cast: [member('Rosa', { shownOn: 'screen' }), member('Lucía')] }
  const photo: Scene = { ...both, cast: [member('Rosa', { shownOn: 'photo' }), member('Lucía')] }
  test.each<[said: string, Presence, Scene, 'page' | 'cover', seen: boolean]>([
    ['is here is on the cover', 'here', both, 'cover', true],
    ['lives in another house is on the cover', 'other_household', both, 'cover', true],
    ['was just born is on the cover', 'baby', both, 'cover', true],
    ['has died is not seen in what happens now', 'died', both, 'page', false],
    ['has died is seen in a memory', 'died', memory, 'page', true],
    ['has died is seen on a photo', 'died', photo, 'page', true],
    ['has died calls nobody', 'died', call, 'page', false],
    ['has died is on no cover, not even on a photo', 'died', photo, 'cover', false],
    ['has died is on no cover', 'died', memory, 'cover', false],
    ['is not born yet is not even seen in a memory', 'unborn', memory, 'page', false],
    ['is far away is not there', 'far', both, 'page', false],
    ['is far away is seen on a screen', 'far', call, 'page', true],
    ['is far away is on no cover', 'far', call, 'cover', false],
  ])('somebody who %s', (_, presence, scene, kind, seen) => {
    expect(names(truthfulScene(scene, family(presence), kind))).toEqual(seen ? ['Rosa', 'Lucía'] : ['Lucía'])
  })

  test('nothing is told of who has left it, neither what was done together nor to the painter', () => {
    const scene = { ...both, interaction: { kind: 'hug', from: 'Lucía', to: 'Rosa' } as const, action: 'Rosa laughs.' }

    expect(truthfulScene(scene, family('died'), 'page')).toMatchObject({
      interaction: null,
      action: 'Lucía in a quiet moment.',
    })
  })

  test('who was just born lies', () => {
    expect(truthfulScene(both, family('baby'), 'page').cast).toMatchObject([{ pose: 'lie' }, { pose: 'walk' }])
  })

  test('parents who live apart are not side by side: the more important stays', () => {
    const apart = {
      ...family('other_household'),
      relationships: ['Rosa', 'Lucía'].map((from) => ({ from, type: 'parent' as const, to: 'Leo' })),
    }

    expect(names(truthfulScene(both, apart, 'page'))).toEqual(['Rosa'])
  })

  test('in which nothing is untrue nothing changes', () => {
    const old = { characters: [aGirl(), { ...aGirl('Rosa'), age: 'baby' as const }], relationships: [] }

    expect(truthfulScene(both, old, 'cover')).toBe(both)
  })
})

describe('a story about somebody', () => {
  const issues = (presence: Presence, scene: Scene, text = 'Lucía pensó en Rosa.') =>
    checkPeople(
      aStory({ chapters: [{ title: 'La luz', pages: [{ paragraphs: [text], scene }] }] }),
      aCompleteInfo(family(presence)),
    ).map(({ id, weight }) => `${weight} ${id}`)

  test('who cannot act need not show them, but speaks of them', () => {
    expect(issues('here', aScene(), 'Lucía miró.')).toEqual(['hard character.unused'])
    expect(issues('died', aScene(), 'Lucía miró.')).toEqual(['soft character.unspoken'])
    expect(issues('died', aScene())).toEqual([])
  })

  test('who is not there is held back when they are seen there', () => {
    expect(issues('died', both)).toEqual(['hard scene.absent'])
    expect(issues('died', { ...both, isMemory: true })).toEqual([])
    expect(issues('unborn', both)).toEqual(['hard scene.absent'])
    expect(issues('far', both)).toEqual(['hard scene.absent'])
  })

  test('who is a baby is a pity when the baby walks', () => {
    expect(issues('baby', both)).toEqual(['soft scene.babyPose'])
  })

  test('whose parents live apart is held back when they are seen together', () => {
    const info = aCompleteInfo({
      ...family('other_household'),
      relationships: ['Rosa', 'Lucía'].map((from) => ({ from, type: 'parent', to: 'Leo' })),
    })
    const story = aStory({ chapters: [{ title: 'x', pages: [{ paragraphs: ['Lucía y Rosa.'], scene: both }] }] })

    expect(checkPeople(story, info).map(({ id }) => id)).toEqual(['scene.parted'])
  })
})
