import { describe, expect, test } from 'bun:test'
import { type Character, withFeatures, withGender, withPresence } from '../../src/domain/character.ts'
import { charactersWithoutAvatar } from '../../src/domain/completeness.ts'
import { mayShareScene, type Part, type Presence, partOf } from '../../src/domain/person-facts.ts'
import type { RelationshipType } from '../../src/domain/vocabulary.ts'
import { aCompleteInfo, aGirl } from '../support/builders.ts'

const called = (name: string, presence?: Presence): Character => ({ ...aGirl(name), ...(presence && { presence }) })

describe('what a book may do with somebody who', () => {
  const everything = { acts: true, speaks: true, drawn: 'there', onCover: true, onCastPage: 'portrait' } as const
  const nothing = { acts: false, speaks: false, onCover: false, inActivities: false } as const
  test.each<[string, Presence | undefined, Part]>([
    ['is not said to be anywhere', undefined, { ...everything, inActivities: true }],
    ['is here', 'here', { ...everything, inActivities: true }],
    ['lives in another house', 'other_household', { ...everything, inActivities: true }],
    ['was just born', 'baby', { ...everything, speaks: false, inActivities: true }],
    ['is far away', 'far', { ...nothing, drawn: 'shown', onCastPage: 'portrait' }],
    ['is not born yet', 'unborn', { ...nothing, drawn: 'never', onCastPage: 'absent' }],
    ['has died', 'died', { ...nothing, drawn: 'remembered', onCastPage: 'remembered' }],
  ])('%s', (_, presence, part) => {
    expect(partOf(called('Ana', presence))).toEqual(part)
  })

  test('is a baby by age is that of who was just born; a puppy talks as puppies in stories do', () => {
    expect(partOf({ ...aGirl(), age: 'baby' }).speaks).toBe(false)
    expect(partOf({ ...aGirl(), gender: 'animal', age: 'baby' }).speaks).toBe(true)
  })
})

describe('parents who live apart', () => {
  const [mother, father] = [called('Eva'), called('Juan', 'other_household')]
  const tie = (from: string, type: RelationshipType, to: string) => ({ from, type, to })

  test('are in no scene together, whichever way round their child is said to be theirs', () => {
    const ties = [tie('Eva', 'parent', 'Lucía'), tie('lucia', 'child', 'Juan')]

    expect(mayShareScene(mother, father, ties)).toBe(false)
    expect(mayShareScene(father, mother, ties)).toBe(false)
  })

  test('so are those of whom it is said that they were a couple', () => {
    expect(mayShareScene(mother, father, [tie('Juan', 'ex-partner', 'Eva')])).toBe(false)
  })

  test('share scenes with their child, and everybody else with them', () => {
    const ties = [tie('Eva', 'parent', 'Lucía'), tie('Juan', 'parent', 'Lucía')]

    expect(mayShareScene(father, called('Lucía'), ties)).toBe(true)
    expect(mayShareScene(father, called('Rosa'), ties)).toBe(true)
    expect(mayShareScene(mother, called('Juan'), ties)).toBe(true)
  })
})

describe('a character', () => {
  test('of whom nothing is said has no such fields, also when it was taken back', () => {
    const girl = aGirl()

    expect(withFeatures(withFeatures(girl, ['glasses']), [])).toStrictEqual(girl)
    expect(withPresence(withPresence(girl, 'far'), 'here')).toStrictEqual(girl)
    expect(Object.keys(withPresence(withFeatures(girl, []), 'here'))).toEqual(Object.keys(girl))
  })

  test('keeps the order of the list, so that the same choice is the same character', () => {
    expect(withFeatures(aGirl(), ['glasses', 'wheelchair', 'glasses']).features).toEqual(['wheelchair', 'glasses'])
  })

  test('that turns out to be an animal keeps no wheelchair; a girl who is a boy does', () => {
    const girl = withFeatures(aGirl(), ['wheelchair'])

    expect(withGender(girl, 'male').features).toEqual(['wheelchair'])
    expect(withGender(girl, 'animal')).not.toHaveProperty('features')
  })

  test('who is not born yet needs no avatar: no picture shows them', () => {
    const info = aCompleteInfo({ characters: [called('Ana'), called('Leo', 'unborn'), called('Rosa', 'died')] })

    expect(charactersWithoutAvatar(info)).toEqual(['Ana', 'Rosa'])
  })
})
