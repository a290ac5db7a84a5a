import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { OfflineStoryWriter } from '../../../../src/adapters/offline/writer/offline-story-writer.ts'
import { realise } from '../../../../src/adapters/offline/writer/realise/realise.ts'
import { stageOf, understand } from '../../../../src/adapters/offline/writer/understand.ts'
import { type Character, newCharacter } from '../../../../src/domain/character.ts'
import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { assembleStory, type Story } from '../../../../src/domain/story.ts'
import { checkStory } from '../../../../src/domain/story-checks/check-story.ts'
import { sentencesOf } from '../../../../src/domain/story-checks/sentences.ts'
import { foldName } from '../../../../src/domain/text.ts'
import { LANGUAGES, READER_AGES, THEMES, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { aCompleteInfo, aGirl, FIXTURES, infoFixture } from '../../../support/builders.ts'

const writer = new OfflineStoryWriter()

describe('a book written offline', () => {
  test.each([...FIXTURES])('%s has nothing in it that must not be printed', async (fixture) => {
    const info = infoFixture(fixture)

    const story = await written(info, 'book:1')

    expect(hardIssues(story, info)).toEqual([])
  })

  test.each(valuesOf(THEMES))('a book about %s holds for every age, language and length', (theme) => {
    for (const readerAge of valuesOf(READER_AGES))
      for (const language of valuesOf(LANGUAGES))
        for (const chapters of [1, 2, 3, 5, 10]) {
          const info = { ...infoFixture('los-ocho-del-bosque'), theme, readerAge, language, chapters }
          const { plan, chapters: told } = composeBook({ info, seed: `${theme}${chapters}` })
          expect(hardIssues(assembleStory(info.title, language, plan, told, 'offline'), info)).toEqual([])
        }
  })

  test('any cast, any number of places and any age make a book that can be printed', () => {
    const cast = fc.uniqueArray(somebody, { minLength: 1, maxLength: 8, selector: ({ name }) => foldName(name) })
    const world = fc.record({
      cast,
      places: fc.uniqueArray(fc.constantFrom('El río', 'Bosque Azul', 'La casa de Ana', 'Moon Park', 'Isla'), {
        maxLength: 5,
      }),
      readerAge: fc.constantFrom(...valuesOf(READER_AGES)),
      language: fc.constantFrom(...valuesOf(LANGUAGES)),
      chapters: fc.integer({ min: 1, max: 10 }),
      seed: fc.string(),
    })
    fc.assert(
      fc.property(world, ({ cast, places, readerAge, language, chapters, seed }) => {
        const info = aCompleteInfo({
          characters: cast,
          places: places.map((name) => ({ name, description: '' })),
          readerAge,
          language,
          chapters,
        })
        const { plan, chapters: told } = composeBook({ info, seed })
        expect(hardIssues(assembleStory(info.title, language, plan, told, 'offline'), info)).toEqual([])
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  test('the same seed tells the same story', async () => {
    const info = infoFixture('lucia-y-el-dragon')

    expect(await written(info, 'one')).toEqual(await written(info, 'one'))
  })

  test('a chapter can be had from the brief alone', async () => {
    const info = infoFixture('maia-astronauta')
    const story = await written(info, 'one')
    const brief = { info, seed: 'one' }
    const plan = await new OfflineStoryWriter().plan(brief)
    if (plan.kind === 'refused') throw new Error(plan.reason)

    const third = await new OfflineStoryWriter().chapter(brief, plan.value, 3)

    expect(third).toMatchObject({ kind: 'written', value: story.chapters[2] })
  })

  test('another name changes the name and nothing else', async () => {
    const told = await written(aCompleteInfo({ characters: [aGirl('Lucía')] }), 'one')
    const renamed = await written(aCompleteInfo({ characters: [aGirl('Carla')] }), 'one')

    expect(JSON.parse(JSON.stringify(told).replaceAll('Lucía', 'Carla'))).toEqual(renamed)
  })

  test('an animal agrees with the noun of its species', () => {
    const giraffe = {
      ...newCharacter(),
      name: 'Leo',
      gender: 'animal',
      age: 'adult',
      species: 'giraffe',
      colour: 'yellow',
    } as const
    const owl = { ...giraffe, name: 'Nur', species: 'fairy', gender: 'imaginary_creature' } as const
    const stage = stageOf(understand({ info: aCompleteInfo({ characters: [giraffe, owl] }), seed: 'one' }), 0)

    expect(realise('Llegaron l{HF:os/as} dos. {H} estaba cansad{H:o/a}.', stage, 'here')).toBe(
      'Llegaron las dos. Leo estaba cansada.',
    )
  })

  test('a giraffe is a she and a lion a he throughout the book, and nothing else in it changes', async () => {
    const told = async (species: 'giraffe' | 'lion', seed: string) => {
      const leo = { ...newCharacter(), name: 'Leo', gender: 'animal', age: 'adult', species, colour: 'yellow' } as const
      const info = aCompleteInfo({ characters: [leo], readerAge: '6-8', chapters: 5 })
      return textOf(await written(info, seed)).split(/\s+/u)
    }
    const differing: string[][] = []
    for (let book = 1; book <= 10; book++) {
      const [hers, his] = [await told('giraffe', `book:${book}`), await told('lion', `book:${book}`)]
      expect(hers).toHaveLength(his.length)
      hers.forEach((word, index) => {
        if (word !== his[index]) differing.push([word, his[index] ?? ''])
      })
    }

    expect(differing.length).toBeGreaterThan(3)
    expect(differing.filter(([hers, his]) => hers?.replace(/a(s?\P{L}*)$/u, 'o$1') !== his)).toEqual([])
  })

  test('what the parent wishes for is in the book, and the parent is told', async () => {
    const story = await written(infoFixture('lucia-y-el-dragon'), 'one')

    expect(story.understood.join(' ')).toContain('rosquillas')
    expect(textOf(story)).toContain('rosquillas')
    expect(textOf(story)).toMatch(/las alturas|las cosas altas|los sitios altos/u)
  })

  test('the dedication is never part of the story', async () => {
    const info = infoFixture('lucia-y-el-dragon')

    expect(await written({ ...info, dedication: '' }, 'one')).toEqual(await written(info, 'one'))
  })
})

const somebody = fc
  .record({
    name: fc.constantFrom(
      'Ana',
      'Íñigo',
      'Abuela Carmen',
      'Hugo',
      'El Gato Pirata',
      'Oso',
      'Mamá',
      'María José',
      'Bit',
      'Captain Whiskers',
      'Zoë',
      'Óscar',
    ),
    kind: fc.constantFrom('girl', 'boy', 'giraffe', 'dragon'),
    role: fc.constantFrom('protagonista' as const, 'secundario' as const),
  })
  .map(({ name, kind, role }): Character => {
    const beast = { ...newCharacter(), name, role, age: 'adult', colour: 'green' } as const
    if (kind === 'giraffe') return { ...beast, gender: 'animal', species: 'giraffe' }
    if (kind === 'dragon') return { ...beast, gender: 'imaginary_creature', species: 'dragon' }
    return kind === 'girl' ? { ...aGirl(name), role } : { ...aGirl(name), role, gender: 'male' }
  })

async function written(info: CompleteBookInfo, seed: string): Promise<Story> {
  const brief = { info, seed }
  const plan = await writer.plan(brief)
  if (plan.kind === 'refused') throw new Error(plan.reason)
  const chapters = await Promise.all(
    plan.value.chapters.map(async (_, index) => {
      const outcome = await writer.chapter(brief, plan.value, index + 1)
      if (outcome.kind === 'refused') throw new Error(outcome.reason)
      return outcome.value
    }),
  )
  return assembleStory(info.title, info.language, plan.value, chapters, writer.kind)
}

function hardIssues(story: Story, info: CompleteBookInfo) {
  return checkStory(story, info).filter(({ weight }) => weight === 'hard')
}

function textOf(story: Story): string {
  const pages = story.chapters.flatMap(({ pages }) => pages)
  return [...pages.flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf)), story.closing].join('\n')
}
