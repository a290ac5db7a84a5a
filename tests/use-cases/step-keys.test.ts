import { describe, expect, test } from 'bun:test'
import { type Character, withFeatures, withPresence } from '../../src/domain/character.ts'
import type { Ports } from '../../src/ports/index.ts'
import type { RunContext } from '../../src/ports/runner.ts'
import { avatarStep } from '../../src/use-cases/draw-avatar.ts'
import { drawingKey } from '../../src/use-cases/draw-illustration.ts'
import { writeStory } from '../../src/use-cases/write-story.ts'
import { aCompleteInfo, aGirl, aScene } from '../support/builders.ts'

const girl = aGirl()
const nothingSaid = withPresence(withFeatures(girl, []), 'here')

const pictureOf = (character: Character, freeText = '') =>
  drawingKey({
    ...{ bookId: 12, key: 'chapter_1/page_1/image_1', wish: null, attempt: 1 },
    scene: aScene(),
    info: aCompleteInfo({ characters: [character], ...(freeText && { freeText }) }),
  })

async function planOf(character: Character): Promise<string> {
  const asked = Promise.withResolvers<string>()
  const context: RunContext = {
    signal: new AbortController().signal,
    step: (key) => {
      asked.resolve(key)
      return new Promise(() => {})
    },
  }
  const writer = { kind: 'model', revision: '' } as Ports['writer']
  const needs = { writer, retryDelaysMs: [] } as unknown as Parameters<typeof writeStory>[0]
  void writeStory(needs, context, { bookId: 12, info: aCompleteInfo({ characters: [character] }) })
  return asked.promise
}

describe('what was paid for before anybody could say facts is found again by the same key', () => {
  test.each([
    ['of a character without them', girl],
    ['of one from whom they were taken back', nothingSaid],
  ])('%s', async (_, character) => {
    expect(avatarStep(character)).toBe('avatar/OwURSntYhnLDBSae9ltJ9-')
    expect(pictureOf(character)).toBe('AEFiFYE-zHXxBFKRhoXnkR')
    expect(await planOf(character)).toBe('book:12/plan/55sWSvUUdnPgz3ArYIQ8t4')
  })
})

describe('once it is said', () => {
  test('what is seen makes another avatar, other pictures and another story', async () => {
    const seen = withFeatures(girl, ['glasses'])

    expect(avatarStep(seen)).not.toBe(avatarStep(girl))
    expect(pictureOf(seen)).not.toBe(pictureOf(girl))
    expect(await planOf(seen)).not.toBe(await planOf(girl))
  })

  test('what is plainly written of somebody in the picture makes another one; any other words leave it', () => {
    expect(pictureOf(girl, `${girl.name} va en silla de ruedas.`)).not.toBe(pictureOf(girl))
    expect(pictureOf(girl, `${girl.name} va en silla de ruedas.`)).toBe(pictureOf(withFeatures(girl, ['wheelchair'])))
    expect(pictureOf(girl, 'Le han puesto gafas y no las quiere.')).toBe(pictureOf(girl))
  })

  test('where somebody is makes another story; a picture changes only where they may no longer be in it', async () => {
    const elsewhere = withPresence(girl, 'other_household')

    expect(avatarStep(elsewhere)).toBe(avatarStep(girl))
    expect(pictureOf(elsewhere)).toBe(pictureOf(girl))
    expect(pictureOf(withPresence(girl, 'died'))).not.toBe(pictureOf(girl))
    expect(await planOf(elsewhere)).not.toBe(await planOf(girl))
  })
})
