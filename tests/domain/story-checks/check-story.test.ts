import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../src/adapters/storyteller/compose.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'
import { assembleStory, type Story } from '../../../src/domain/story.ts'
import { checkStory } from '../../../src/domain/story-checks/check-story.ts'
import { englishSyllables, spanishSyllables } from '../../../src/domain/story-checks/reading-level.ts'
import { infoFixture } from '../../support/builders.ts'

const info = infoFixture('lucia-y-el-dragon')

describe('a story is held back when', () => {
  test.each<[string, string, string]>([
    ['a mark of the machinery is left', 'text.leftover', 'Hola, {H} está aquí.'],
    ['a place holder is left', 'text.leftover', 'Hola, PERS_1 está aquí.'],
    ['a raya stands alone', 'raya.alone', 'Ana dijo — que sí.'],
    ['a question is not opened', 'marks.pair', 'Lucía dijo: vienes?'],
    ['an exclamation is not opened', 'marks.pair', 'Qué bien!'],
    ['there is an address', 'text.markup', 'Mira www.ejemplo.es.'],
    ['there is an emoji', 'text.emoji', 'Hola 🙂.'],
    ['spaces are doubled', 'text.spaces', 'Hola,  Lucía.'],
    ['a comma floats', 'text.spaces', 'Hola , Lucía.'],
    ['de and el do not contract', 'spanish.contraction', 'La luz de el faro.'],
    ['quotes are typewritten', 'quotes.straight', 'Dijo "hola".'],
    ['a word is not for children', 'words.never', 'Vaya mierda.'],
    [
      'a sentence is too long',
      'sentences.tooLong',
      'Lucía fue y vino y fue y vino y fue y vino y fue y vino otra vez.',
    ],
  ])('%s', (_, id, text) => {
    expect(ids(withText(text))).toContain(id)
  })

  test('a page holds more than fits', () => {
    expect(ids(withText('Sí, sí, sí. '.repeat(30).trim()))).toContain('page.tooManyWords')
  })

  test('somebody is in no chapter', () => {
    const stranger = { ...info, characters: info.characters.map((c, at) => (at === 2 ? { ...c, name: 'Bruno' } : c)) }

    expect(checkStory(story(), stranger).map(({ id }) => id)).toContain('character.unused')
  })

  test('a chapter is missing', () => {
    expect(ids({ ...story(), chapters: story().chapters.slice(1) })).toContain('chapters.count')
  })

  test('a picture shows somebody who is not in the book', () => {
    const { frontCover } = story()
    const stranger = { name: 'Nadie', pose: 'stand', mood: 'happy', holding: null } as const

    expect(ids({ ...story(), frontCover: { ...frontCover, cast: [stranger] } })).toContain('scene.stranger')
  })

  test('an alt text says that it is a picture, or is said twice', () => {
    const { frontCover, backCover } = story()

    expect(ids({ ...story(), frontCover: { ...frontCover, alt: 'Imagen de Lucía.' } })).toContain('alt.opening')
    expect(ids({ ...story(), frontCover: { ...frontCover, alt: backCover.alt } })).toContain('alt.repeated')
  })

  test('a long sentence comes twice', () => {
    const long = 'El viento dejó una hoja verde sobre la mesa pequeña.'
    expect(ids(withText(`${long} ${long}`))).toContain('sentence.repeated')
  })

  test('it is in another language', () => {
    expect(checkStory(story(), { ...info, language: 'inglés' }).map(({ id }) => id)).toContain('language.other')
  })
})

describe('a story is regretted when', () => {
  test('it preaches', () => {
    expect(ids(withText('La moraleja es pedir ayuda.'))).toContain('moral.preached')
  })

  test('an adjective does not agree with a name', () => {
    expect(ids(withText('Lucía estaba cansado.'))).toContain('gender.disagrees')
    expect(ids(withText('Lucía estaba cansada.'))).not.toContain('gender.disagrees')
  })
})

describe('syllables are counted', () => {
  test.each([
    ['casa', 2],
    ['aéreo', 4],
    ['guerra', 2],
    ['pingüino', 3],
    ['río', 2],
    ['ciudad', 2],
    ['búho', 2],
    ['rey', 1],
    ['leer', 2],
  ])('%s in Spanish', (word, syllables) => {
    expect(spanishSyllables(word)).toBe(syllables)
  })

  test.each([
    ['lantern', 2],
    ['asked', 1],
    ['little', 2],
    ['home', 1],
    ['wanted', 2],
  ])('%s in English', (word, syllables) => {
    expect(englishSyllables(word)).toBe(syllables)
  })
})

const library = await builtInLibrary().open()

function story(): Story {
  const { plan, chapters } = composeBook(library, { info, seed: 'checks' })
  return assembleStory(info.title, info.language, plan, chapters, 'offline')
}

function withText(text: string): Story {
  const base = story()
  const [first, ...rest] = base.chapters
  const [page, ...pages] = first?.pages ?? []
  if (!first || !page) throw new Error('The story has no page')
  return { ...base, chapters: [{ ...first, pages: [{ ...page, paragraphs: [text] }, ...pages] }, ...rest] }
}

function ids(story: Story): string[] {
  return checkStory(story, info).map(({ id }) => id)
}
