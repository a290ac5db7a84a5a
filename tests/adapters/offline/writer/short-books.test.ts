import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { isForAge, readLines, sentencesOf } from '../../../../src/adapters/offline/writer/lines.ts'
import { PLOTS } from '../../../../src/adapters/offline/writer/plots/index.ts'
import type { Character } from '../../../../src/domain/character.ts'
import { THEMES, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { aCompleteInfo, aGirl } from '../../../support/builders.ts'

const COMPANY: Character[] = [
  { ...aGirl('Lucía'), hobbies: ['ajedrez'] },
  { ...aGirl('Vera'), role: 'secundario' },
  { ...aGirl('Carmen'), age: 'elderly', role: 'secundario' },
]

describe('a book of one or two chapters for four-year-olds', () => {
  test.each([
    ['español', 'es', 1],
    ['español', 'es', 2],
    ['inglés', 'en', 1],
    ['inglés', 'en', 2],
  ] as const)('tells how the trouble was overcome (%s, %s, %i)', (language, tongue, chapters) => {
    const told = valuesOf(THEMES).flatMap((theme) =>
      Array.from({ length: 12 }, (_, seed) => {
        const info = aCompleteInfo({
          theme,
          language,
          chapters,
          readerAge: '4-6',
          moral: 'No rendirse / never give up',
          characters: COMPANY,
        })
        const { plan, chapters: told } = composeBook({ info, seed: `short-${seed}` })
        const text = told.flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs)).join(' ')
        return turnOf(JSON.parse(plan.chapters[0]?.outline ?? '{}'), tongue).map((line) => text.includes(line))
      }).flat(),
    )

    expect(told.length).toBeGreaterThan(20)
    expect(told.filter((isTold) => !isTold).length / told.length).toBeLessThan(0.18)
  })
})

/** The sentences of its turn that name nobody: as they are written they have to be read. `beat` is the setup's, which tells the way. */
function turnOf({ plot: id, beat }: { plot: string; beat: string }, tongue: 'es' | 'en'): string[] {
  const plot = PLOTS.find((one) => one.id === id)
  if (!plot) return []
  const way = [plot.setup, ...(plot.retold?.setup ?? [])].findIndex((setup) => setup.id === beat)
  const climaxes = [plot.climax, ...(plot.retold?.climax ?? [])]
  const climax = climaxes[way % climaxes.length] ?? plot.climax
  return readLines(climax.moments[2][tongue])
    .filter((line) => line.mustStay && isForAge(line, '4-6'))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => !/[{[]|\.\.\.|[—“]/u.test(sentence))
}
