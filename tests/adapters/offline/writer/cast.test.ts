import { expect, test } from 'bun:test'
import { castOfChapter, companyOf } from '../../../../src/adapters/offline/writer/cast.ts'
import { chanceOf } from '../../../../src/adapters/offline/writer/chance.ts'
import type { Character } from '../../../../src/domain/character.ts'
import { aCompleteInfo, aGirl } from '../../../support/builders.ts'

const GRANDMA: Character = { ...aGirl('Carmen'), age: 'elderly', role: 'secundario' }
const BABY: Character = { ...aGirl('Nora'), age: 'baby', role: 'secundario' }

test('a baby is there, but leaves long sentences to those who can talk', () => {
  const company = companyOf(
    aCompleteInfo({ chapters: 3, characters: [aGirl('Lucía'), aGirl('Vera'), BABY, GRANDMA] }),
    chanceOf('any'),
  )

  const casts = [0, 1, 2].map((chapter) => castOfChapter(company, chapter, 3))

  expect(casts.map(({ people }) => people.X?.name)).toEqual(['Carmen', 'Carmen', 'Carmen'])
  expect(casts.flatMap(({ alsoThere }) => alsoThere.map(({ name }) => name))).toEqual(['Nora'])
})

test('a baby with nobody else to speak has a part all the same', () => {
  const company = companyOf(aCompleteInfo({ characters: [aGirl('Lucía'), aGirl('Vera'), BABY] }), chanceOf('any'))

  expect(castOfChapter(company, 0, 2).people.X?.name).toBe('Nora')
})
