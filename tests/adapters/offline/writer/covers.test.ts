import { expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { aCompleteInfo, infoFixture } from '../../../support/builders.ts'

const frontOf = (title: string, seed = 'book:1') =>
  composeBook({ info: aCompleteInfo({ title }), seed }).plan.frontCover

test.each([
  ['Buenas noches, Osito', 'night'],
  ['The Star Thief', 'night'],
  ['La estrella de mar', 'day'],
  ['Un paseo al atardecer', 'sunset'],
  ['El concurso de tartas', 'day'],
] as const)('the cover of «%s» is drawn by the light of its title', (title, time) => {
  expect(frontOf(title).time).toBe(time)
})

test.each([
  ['El muñeco de nieve', 'snow'],
  ['Botas para la lluvia', 'rain'],
  ['El perro de Ana', 'clear'],
] as const)('the cover of «%s» has the weather of its title', (title, weather) => {
  expect(frontOf(title).weather).toBe(weather)
})

test('two books that follow each other do not stand alike on their covers', () => {
  const info = infoFixture('lucia-y-el-dragon')
  const [one, two] = ['book:1', 'book:2'].map((seed) => composeBook({ info, seed }).plan.frontCover)

  const standing = (scene: typeof one) => [scene?.interaction, scene?.cast.map(({ pose }) => pose)]
  expect(standing(one)).not.toEqual(standing(two))
})

test('nobody holds hands with a companion that is only lent', () => {
  for (let book = 1; book <= 6; book++)
    expect(
      composeBook({ info: infoFixture('buenas-noches-osito'), seed: `book:${book}` }).plan.frontCover.alt,
    ).not.toContain('de la mano')
})
