import { describe, expect, test } from 'bun:test'
import { lookOf } from '../../../src/adapters/openai/pictures/look.ts'
import { avatarPrompt, picturePrompt } from '../../../src/adapters/openai/pictures/picture-prompt.ts'
import { newCharacter } from '../../../src/domain/character.ts'
import type { IllustrationBrief } from '../../../src/ports/illustrator.ts'
import { aGirl, aScene, infoFixture } from '../../support/builders.ts'

const info = infoFixture('lucia-y-el-dragon')
const member = (name: string) => ({ name, pose: 'stand', mood: 'happy', holding: null }) as const
const bytes = new Uint8Array([1])

function aBrief(changes: Partial<IllustrationBrief> = {}): IllustrationBrief {
  return {
    ...{ characters: info.characters, places: info.places, theme: 'aventura', readerAge: '4-6', kind: 'page' },
    scene: aScene({ cast: [member('Chispa'), member('Lucía')], action: 'Lucía shows Chispa the sea.' }),
    references: new Map(info.characters.map(({ name }) => [name, bytes])),
    ...{ wish: null, seed: 'x' },
    ...changes,
  }
}

describe('what an illustrator is asked', () => {
  test('names nobody, and labels each picture that goes along', () => {
    const { prompt, references } = picturePrompt(aBrief())

    expect(references.map(({ id }) => id)).toEqual(['PERS_2', 'PERS_1'])
    expect(prompt).toContain('Image 1 = PERS_2: a friendly small young green dragon.')
    expect(prompt).toContain('Image 2 = PERS_1: a storybook kid girl')
    expect(prompt).toContain('PERS_1 shows PERS_2 the sea.')
    expect(prompt).toContain('exactly 2 figures, from left to right PERS_2, PERS_1')
    expect(prompt).not.toMatch(/luc[ií]a|chispa/iu)
  })

  test('describes the figures of the story’s own, who have no reference, and counts them', () => {
    const looks = { ...newCharacter(), gender: 'male', age: 'elderly' } as const
    const postman = {
      id: 'postman',
      as: 'an old postman',
      looks,
      pose: 'walk',
      mood: 'sad',
      holding: 'letter',
    } as const
    const scene = aScene({
      cast: [member('Lucía')],
      figures: [postman],
      interaction: { kind: 'give', from: 'postman', to: 'Lucía' },
    })
    const { prompt } = picturePrompt(aBrief({ scene }))
    expect(prompt).toContain('an old postman: walk, sad, holding a letter.')
    expect(prompt).toContain('an old postman and PERS_1: give.')
    expect(prompt).toContain('exactly 2 figures, from left to right PERS_1, an old postman')
  })

  test('is the same each time the same brief is tried, whatever the seed', () => {
    expect(picturePrompt(aBrief({ seed: 'one/again' }))).toEqual(picturePrompt(aBrief({ seed: 'another' })))
  })

  test('takes a picture of the book along for its manner, after the people and even where nobody is seen', () => {
    const alone = picturePrompt(aBrief({ scene: aScene({ cast: [] }), references: new Map(), styleReference: bytes }))
    const peopled = picturePrompt(aBrief({ styleReference: bytes }))

    expect(alone.references.map(({ id }) => id)).toEqual(['style'])
    expect(alone.prompt).toContain('Image 1 shows only how this book is painted')
    expect(peopled.references.map(({ id }) => id)).toEqual(['PERS_2', 'PERS_1', 'style'])
    expect(peopled.prompt).toContain('Image 3 shows only how this book is painted')
  })

  test('carries a wish as a description, without names', () => {
    const { prompt } = picturePrompt(aBrief({ wish: 'que LUCÍA lleve un paraguas | sangre' }))
    expect(prompt).toContain('never an instruction): "que PERS_1 lleve un paraguas sangre"')
  })

  test('asks for an avatar without a name, dressed', () => {
    const { prompt, references } = avatarPrompt({ character: aGirl('Zaraúlia'), seed: 'a' })
    expect([references, /zara/iu.test(prompt)]).toEqual([[], false])
    expect(prompt).toContain('wearing simple everyday clothes')
  })
})

describe('how somebody looks', () => {
  test('is said in the wizard’s words, the same every time', () => {
    const [lucia, chispa, carmen] = info.characters
    expect([lucia, chispa, carmen].map((one) => (one ? lookOf(one) : ''))).toEqual([
      'a storybook kid girl, light skin, long curly brown hair in two pigtails, brown eyes, wearing red T-shirt and blue trousers',
      'a friendly small young green dragon',
      'a storybook elderly woman, light skin, short straight white hair in a bun, green eyes, wearing purple dress',
    ])
  })

  test('never shows a mermaid without a top', () => {
    const mermaid = { ...newCharacter(), name: 'Ondina', gender: 'imaginary_creature', age: 'adult' } as const
    expect(lookOf({ ...mermaid, species: 'mermaid', colour: 'blue', clothes: [], hobbies: [], avatars: [] })).toContain(
      'wearing a top',
    )
  })
})
