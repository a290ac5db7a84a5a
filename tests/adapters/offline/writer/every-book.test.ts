import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { assembleStory } from '../../../../src/domain/story.ts'
import { checkStory } from '../../../../src/domain/story-checks/check-story.ts'
import { LANGUAGES, READER_AGES, THEMES, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { aCompleteInfo, aGirl, FIXTURES, infoFixture } from '../../../support/builders.ts'

/** Twenty books of each theme, age and language: short ones mostly, and each length among them. */
const LENGTHS = [1, 2, 3, 3, 3, 2, 4, 3, 5, 3, 1, 2, 3, 6, 3, 4, 3, 8, 3, 10]
/** What a parent would not mind seeing once in a while, of all books of an age: a share. */
const BLEMISHES: Readonly<Record<string, number>> = {
  'refrain.seldom': 0.15,
  'chapter.tooShort': 0.6,
  'chapter.tooLong': 0.05,
  'level.hard': 0.02,
  'sentences.mean': 0.05,
  'ending.noEcho': 0.35,
}

describe.each(valuesOf(READER_AGES))('twenty books of every theme in both languages for %s', (readerAge) => {
  const books = valuesOf(THEMES).flatMap((theme) =>
    valuesOf(LANGUAGES).flatMap((language) =>
      LENGTHS.map((chapters, index) => {
        const info = { ...castOf(index), theme, language, readerAge, chapters }
        const { plan, chapters: told } = composeBook({ info, seed: `book:${index + 1}` })
        return {
          info,
          seed: index + 1,
          issues: checkStory(assembleStory(info.title, language, plan, told, 'offline'), info),
        }
      }),
    ),
  )

  test('have nothing in them that must not be printed', () => {
    const hard = books.flatMap(({ info: { theme, language, chapters }, seed, issues }) =>
      issues
        .filter(({ weight }) => weight === 'hard')
        .map(({ id, message }) => `${theme}, ${language}, ${chapters} chapters, book:${seed}: ${id}: ${message}`),
    )
    expect(hard).toEqual([])
  })

  test('have few blemishes', () => {
    const counts = new Map<string, number>()
    for (const { issues } of books)
      for (const id of new Set(issues.filter(({ weight }) => weight === 'soft').map((issue) => issue.id)))
        counts.set(id, (counts.get(id) ?? 0) + 1)
    const tooMany = [...counts].filter(([id, count]) => count / books.length > (BLEMISHES[id] ?? 0))
    expect(tooMany.map(([id, count]) => `${id}: ${count} of ${books.length}`)).toEqual([])
  })
})

test('no two families get one page in common from four years on', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const fixture of FIXTURES)
    for (const readerAge of ['4-6', '6-8', '8-10', '10+'] as const)
      for (let seed = 1; seed <= 6; seed++) {
        const info = { ...infoFixture(fixture), readerAge }
        for (const page of composeBook({ info, seed: `book:${seed}` }).chapters.flatMap(({ pages }) => pages)) {
          const text = page.paragraphs.join('\n')
          const other = seen.get(text)
          if (other !== undefined && other !== fixture) shared.push(`${fixture} and ${other}: ${text}`)
          seen.set(text, fixture)
        }
      }
  expect(shared).toEqual([])
}, 30_000)

/** Families in turn: eight with their friends, three with a dragon, a girl by herself. */
function castOf(index: number): CompleteBookInfo {
  if (index % 4 === 0) return infoFixture('los-ocho-del-bosque')
  if (index % 4 === 1) return infoFixture('lucia-y-el-dragon')
  if (index % 4 === 2) return infoFixture('maia-astronauta')
  return aCompleteInfo({ characters: [aGirl('Vega')], places: [{ name: 'La casa del árbol', description: '' }] })
}
