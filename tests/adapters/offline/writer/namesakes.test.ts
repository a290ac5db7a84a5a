import { expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import type { Theme } from '../../../../src/domain/vocabulary.ts'
import { aCompleteInfo, aGirl } from '../../../support/builders.ts'

/** Chapters that have somebody of that name in them, and a theme that tells them. */
const TAKEN: readonly (readonly [name: string, theme: Theme, beats: RegExp])[] = [
  ['Nora', 'aventura', /^dominoes$/u],
  ['Doña Nora', 'divertido', /^dominoes$/u],
  ['violeta', 'naturaleza', /^photographer$/u],
  ['Sol', 'ciencia ficcion', /^signal\//u],
  ['Blas', 'profesiones', /^swap\//u],
  ['Inés', 'misterioso', /^mender\//u],
]

test.each(TAKEN)('a child called %s meets nobody else of that name', (name, theme, beats) => {
  expect(beatsTold('Zulema', theme).filter((beat) => beats.test(beat))).not.toEqual([])
  expect(beatsTold(name, theme).filter((beat) => beats.test(beat))).toEqual([])
})

/** The beats of thirty books of one account. */
function beatsTold(name: string, theme: Theme): string[] {
  const info = aCompleteInfo({ characters: [aGirl(name)], theme, readerAge: '6-8', chapters: 10 })
  return Array.from({ length: 30 }, (_, seed) => composeBook({ info, seed: `book:${seed}` })).flatMap(({ plan }) =>
    plan.chapters.map(({ outline }) => String(JSON.parse(outline).beat)),
  )
}
