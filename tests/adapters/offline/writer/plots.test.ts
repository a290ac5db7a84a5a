import { describe, expect, test } from 'bun:test'
import { chanceOf } from '../../../../src/adapters/offline/writer/chance.ts'
import { readLines } from '../../../../src/adapters/offline/writer/lines.ts'
import { EPISODES, PLOTS } from '../../../../src/adapters/offline/writer/plots/index.ts'
import type { Beat, Tongue } from '../../../../src/adapters/offline/writer/plots/plot.ts'
import { SKINS } from '../../../../src/adapters/offline/writer/plots/skins.ts'
import { personOf } from '../../../../src/adapters/offline/writer/realise/person.ts'
import { realise } from '../../../../src/adapters/offline/writer/realise/realise.ts'
import { countCharacters, countWords } from '../../../../src/domain/text.ts'
import { aGirl } from '../../../support/builders.ts'

const BEATS: [string, Beat][] = [
  ...PLOTS.flatMap(({ setup, setback, climax, resolution, retold = {} }) => [
    ...[setup, setback, climax, resolution],
    ...Object.values(retold).flatMap((others) => others ?? []),
  ]),
  ...EPISODES,
].map((beat) => [beat.id, beat])
const TONGUES: readonly Tongue[] = ['es', 'en']

describe('a beat of a plot', () => {
  test.each(BEATS)('%s can be read in both languages, with nobody missing', (_, beat) => {
    for (const tongue of TONGUES)
      for (const template of [...beat.titles[tongue], ...linesOf(beat, tongue).map(({ text }) => text)])
        expect(said(template, tongue)).toMatch(/^[^{}[\]]+$/u)
  })

  test.each(BEATS)('%s has something for the youngest on both their pages', (_, beat) => {
    for (const tongue of TONGUES)
      for (const moment of [beat.moments[0], beat.moments[2]])
        expect(readLines(moment[tongue]).filter(({ from }) => from === 0)).not.toEqual([])
  })

  test.each(BEATS)('%s tells those who cannot see its pictures what is in them, in few words', (_, beat) => {
    for (const { alt } of beat.moments)
      for (const tongue of TONGUES) {
        const text = said(alt[tongue], tongue)
        expect(countCharacters(text)).toBeLessThanOrEqual(125)
        expect(text).not.toMatch(/^(imagen|ilustración|image|picture)/iu)
      }
  })

  test('no two bear the same name', () => {
    expect(new Set(BEATS.map(([id]) => id)).size).toBe(BEATS.length)
  })
})

describe('a plot', () => {
  test.each(PLOTS.map((plot) => [plot.id, plot] as const))('%s has enough on the way for ten chapters', (_, plot) => {
    const fitting = EPISODES.filter(
      ({ only }) => only === undefined || only === plot.id || only === plot.sharesEpisodesOf,
    )
    expect(fitting.length).toBeGreaterThanOrEqual(6)
  })

  test.each(PLOTS.map((plot) => [plot.id, plot] as const))('%s has a refrain a child can say', (_, { refrains }) => {
    for (const refrain of [...refrains.es, ...refrains.en]) expect(countWords(refrain)).toBeLessThanOrEqual(4)
  })
})

function linesOf(beat: Beat, tongue: Tongue) {
  return beat.moments.flatMap((moment) => readLines(moment[tongue]))
}

function said(template: string, tongue: Tongue): string {
  const [H, F, X] = ['Ana', 'Eva', 'Sol'].map((name) => personOf(aGirl(name)))
  const people = { H: H ?? null, F: F ?? null, X: X ?? null }
  const place = tongue === 'es' ? 'el faro' : 'the lighthouse'
  const skin = SKINS.aventura[0]
  return realise(template, { tongue, people, skin, place, at: place, chance: chanceOf('x') }, 'test') ?? ''
}
