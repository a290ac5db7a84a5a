import { expect, test } from 'bun:test'
import { PLOTS } from '../../../../src/adapters/offline/writer/plots/index.ts'
import { understand } from '../../../../src/adapters/offline/writer/understand.ts'
import { aCompleteInfo } from '../../../support/builders.ts'

const FORTY_BOOKS = Array.from({ length: 40 }, (_, index) =>
  understand({
    info: aCompleteInfo({ title: 'Un día redondo', theme: 'aventura', chapters: 3 }),
    seed: `book:${index}`,
  }),
)

test('a story about a map wants no second map', () => {
  const wantedInMaps = FORTY_BOOKS.filter(({ plot }) => plot.id === 'maps').map(({ skin }) => skin.prop)

  expect(wantedInMaps.length).toBeGreaterThan(0)
  expect(wantedInMaps).not.toContain('map')
})

test('other stories go on wanting one', () => {
  expect(FORTY_BOOKS.map(({ skin }) => skin.prop)).toContain('map')
})

test('only a plot that says so is choosy', () => {
  expect(PLOTS.filter(({ unlike }) => unlike?.includes('map')).map(({ id }) => id)).toEqual(['maps'])
})
