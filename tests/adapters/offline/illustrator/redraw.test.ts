import { expect, test } from 'bun:test'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { aBrief } from './briefs.ts'

const SCENE = {
  cast: [
    { name: 'Lucía', pose: 'stand', mood: 'happy', holding: null },
    { name: 'Bruno', pose: 'point', mood: 'happy', holding: null },
  ],
  setting: 'forest',
  shot: 'medium',
} as const

test('each redraw of a page shows the same people in another arrangement', () => {
  const drawn = [1, 2, 3, 4].map((attempt) => {
    const brief = aBrief({ ...SCENE, cast: [...SCENE.cast] }, { key: 'chapter_2/page_1/image_1', seed: `s${attempt}` })
    return pageSvg({ ...brief, attempt }, 1536, 1536)
  })
  const places = drawn.map(({ actors }) => actors.map(({ x, y, scale }) => [x, y, scale].map(Math.round)))

  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(4)
  expect(drawn.map(({ actors }) => actors.length)).toEqual([2, 2, 2, 2])
})

test('a redraw with a wish keeps what is wished and changes the rest', () => {
  const wished = (attempt: number) => {
    const brief = aBrief({ ...SCENE, cast: [...SCENE.cast] }, { wish: 'que salga la luna de noche', seed: 'same' })
    return pageSvg({ ...brief, key: 'chapter_2/page_1/image_1', attempt }, 1536, 1536).actors
  }
  const [before, after] = [wished(1), wished(2)]

  expect(after.map(({ x }) => Math.round(x))).not.toEqual(before.map(({ x }) => Math.round(x)))
  expect(after.map(({ figure }) => figure.svg)).not.toEqual(before.map(({ figure }) => figure.svg))
})
