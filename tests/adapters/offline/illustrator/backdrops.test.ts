import { expect, test } from 'bun:test'
import { turnOf } from '../../../../src/adapters/offline/illustrator/compose/camera.ts'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { viewOf } from '../../../../src/adapters/offline/illustrator/kit/view.ts'
import { drawProp } from '../../../../src/adapters/offline/illustrator/props/draw-prop.ts'
import { READER_AGE_PROFILES } from '../../../../src/domain/reader-age.ts'
import { PROPS, SETTINGS, type Setting, TIMES_OF_DAY, WEATHERS } from '../../../../src/domain/scene.ts'
import { READER_AGES, THEMES, valuesOf } from '../../../../src/domain/vocabulary.ts'
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

/** Ten pictures of a book for six-year-olds (two a chapter) that all play in one place, without the cast. */
const tenPagesIn = (setting: Setting) =>
  Promise.all(
    Array.from({ length: 10 }, (_, i) => {
      const key = `chapter_${Math.floor(i / 2) + 1}/page_${illustrated[i % 2]}/image_1`
      const shot = i % 3 === 1 ? 'medium' : 'wide'
      return greysOf(backdrop({ setting, shot }, { key, seed: key, readerAge: '6-8', wish: 'así' }))
    }),
  )
const illustrated = READER_AGE_PROFILES['6-8'].illustratedPages

test('ten pages in one place show it from ten sides', async () => {
  for (const setting of SETTINGS) {
    const pages = await tenPagesIn(setting)
    for (const [i, one] of pages.entries())
      for (const [j, other] of pages.slice(0, i).entries())
        expect(difference(one, other), `${setting}, pictures ${j} and ${i}`).toBeGreaterThan(4)
  }
})

test('neighbours in a book never see a place from the same side, at any age', () => {
  for (const age of valuesOf(READER_AGES)) {
    const { illustratedPages } = READER_AGE_PROFILES[age]
    const keys = [1, 2, 3, 4, 5].flatMap((chapter) =>
      illustratedPages.map((page) => `chapter_${chapter}/page_${page}/image_1`),
    )
    for (const views of [2, 3] as const) {
      const seen = keys.map((key) => viewOf('forest', key, turnOf(aBrief({}, { key, readerAge: age })), views).view)
      expect(seen.slice(1).filter((view, i) => view === seen[i])).toEqual([])
      expect(new Set(seen).size).toBe(views)
    }
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
