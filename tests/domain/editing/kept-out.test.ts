import { describe, expect, test } from 'bun:test'
import { wishesAfterEdit } from '../../../src/domain/editing/answer-anew.ts'
import type { AnsweredWish } from '../../../src/domain/wish.ts'
import { aScene } from '../../support/builders.ts'
import { answer, answers, noDogs, told } from './answering.ts'

describe('what was to stay out', () => {
  test.each(['Un perrito ladró.', 'Vino una araña.', 'Los PERROS duermen.'])('is in the book with «%s»', (text) => {
    expect(answer(noDogs(), [['Llovía.'], ['Llovía.', text]])).toEqual(
      noDogs({ outcome: 'missed', by: 'parent', evidence: [{ chapter: 1, page: 1, text }] }),
    )
  })

  test('is in it too where a title, a picture or a name says it', () => {
    const wishes = [noDogs()]
    const before = told([[['Allí está Lucía.']]], { wishes })
    for (const after of [
      { ...before, title: 'El perro' },
      { ...before, backCover: aScene({ alt: 'Un perro mira el mar.' }) },
      told([[['Allí está Perro.']]], { wishes, names: { Lucía: 'Perro' } }),
    ])
      expect(wishesAfterEdit(before, after, [])).toMatchObject([{ outcome: 'missed', by: 'parent' }])
  })

  test('stays out with what only has a name in common, and where the writer had the word already', () => {
    const wish = noDogs({ quote: 'Nada de peleas, por favor' })

    expect(answer(wish, [['Llovía.'], ['Nevaba sobre el pelo.']])).toBe(wish)
    expect(answer(wish, [['Jugaban a pelear, y reían.'], ['Jugaban a pelear, y se reían.']])).toBe(wish)
  })

  test('is out again when every sentence with it is, and not before', () => {
    const pages: string[][] = [
      ['Llovía.'],
      ['Un perro ladró.'],
      ['Otro perro ladró, y luego el perro calló.'],
      ['Nevaba.'],
    ]
    const steps: (AnsweredWish | undefined)[] = [noDogs()]
    for (const [index, after] of pages.slice(1).entries())
      steps.push(answer(steps.at(-1) ?? noDogs(), [pages[index] ?? [], after]))

    expect(steps.map((one) => one?.outcome)).toEqual(['kept', 'missed', 'missed', 'kept'])
    expect(steps.at(-1)).toEqual(noDogs())
  })

  test('is still in the book when its sentence is on another page', () => {
    const broken = answers([noDogs()], [[[['Llovía.'], ['Nevaba.']]], [[['Un perro ladró.'], ['Nevaba.']]]]) ?? null

    expect(
      answers(broken, [[[['Un perro ladró.'], ['Nevaba.']]], [[[''], ['Nevaba.', 'Un perro ladró.']]]]),
    ).toMatchObject([{ outcome: 'missed', by: 'parent', evidence: [{ chapter: 1, page: 2 }] }])
  })
})
