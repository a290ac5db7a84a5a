import { expect, test } from 'bun:test'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { drawProp } from '../../../../src/adapters/offline/illustrator/props/draw-prop.ts'
import { PROPS, SETTINGS, TIMES_OF_DAY, WEATHERS } from '../../../../src/domain/scene.ts'
import { THEMES, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { aBrief, difference, greysOf } from './briefs.ts'

const backdrop = (changes: Parameters<typeof aBrief>[0], more = {}) =>
  pageSvg(aBrief({ cast: [], ...changes }, more), 1536, 1536).svg

test('no two settings look alike, and none is a blank sheet', async () => {
  const looks = new Map<string, number[]>()
  for (const setting of SETTINGS) looks.set(setting, await greysOf(backdrop({ setting })))

  for (const [setting, greys] of looks) {
    expect(new Set(greys.map(Math.round)).size, setting).toBeGreaterThan(20)
    for (const [other, others] of looks)
      if (other < setting) expect(difference(greys, others), `${setting} and ${other}`).toBeGreaterThan(3)
  }
})

test('every setting changes its light with the hour', async () => {
  for (const setting of SETTINGS) {
    const drawings = TIMES_OF_DAY.map((time) => backdrop({ setting, time }))
    for (const svg of drawings) expect(svg).not.toContain('NaN')
    // Space and the moon are always dark: there only the tint of things changes.
    if (setting === 'space' || setting === 'moon') continue
    expect(new Set(drawings).size, setting).toBe(TIMES_OF_DAY.length)
  }
})

test('weather is seen outdoors', () => {
  const drawings = WEATHERS.map((weather) => backdrop({ setting: 'park', weather }))

  expect(new Set(drawings).size).toBe(WEATHERS.length)
})

test('rain never falls inside a room', () => {
  const falling = /opacity="0?\.42"/

  expect(backdrop({ setting: 'park', weather: 'rain' })).toMatch(falling)
  expect(backdrop({ setting: 'library', weather: 'rain' })).not.toMatch(falling)
})

test('a second drawing of a place is not the same picture', async () => {
  for (const setting of ['forest', 'village', 'beach', 'castle', 'street', 'kitchen'] as const) {
    const [one, other] = await Promise.all(
      ['a', 'b', 'c']
        .map((seed) => backdrop({ setting }, { seed }))
        .slice(0, 2)
        .map(greysOf),
    )

    expect(difference(one ?? [], other ?? []), setting).toBeGreaterThan(1)
  }
})

test('every theme can be drawn in every setting', () => {
  for (const theme of valuesOf(THEMES))
    for (const setting of SETTINGS) expect(backdrop({ setting }, { theme })).not.toMatch(/NaN|undefined/)
})

test('every prop is drawn, and no two are the same', async () => {
  const looks = new Set<string>()
  for (const prop of PROPS) {
    const greys = await greysOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#fff"/>${drawProp(prop, 32, 60, 60)}</svg>`,
    )
    expect(greys.filter((grey) => grey < 235).length, prop).toBeGreaterThan(150)
    looks.add(greys.map(Math.round).join())
  }

  expect(looks.size).toBe(PROPS.length)
})
