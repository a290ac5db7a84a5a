import { expect, test } from 'bun:test'
import { BACKDROPS } from '../../../../src/adapters/offline/illustrator/backdrops/backdrops.ts'
import { heldProp } from '../../../../src/adapters/offline/illustrator/compose/held-prop.ts'
import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { tinted } from '../../../../src/adapters/offline/illustrator/kit/colour.ts'
import { hourTint } from '../../../../src/adapters/offline/illustrator/light/staging.ts'
import { onPaper } from '../../../../src/adapters/offline/illustrator/raster/paper-grain.ts'
import { MOODS, POSES, type Scene, SETTINGS, SHOTS, TIMES_OF_DAY } from '../../../../src/domain/scene.ts'
import { aBrief, BRUNO, CHISPA, difference, greysOf, LUCIA } from './briefs.ts'

const alone = (name: string, pose: (typeof POSES)[number] = 'stand'): Scene['cast'] => [
  { name, pose, mood: 'happy', holding: null },
]

test('on ten pages a character keeps the colours of its hair, skin, coat and clothes', () => {
  for (const { name } of [LUCIA, CHISPA, BRUNO]) {
    const pages = Array.from({ length: 10 }, (_, i) => {
      const cast = [{ name, pose: POSES[i] ?? 'stand', mood: MOODS[i] ?? 'happy', holding: null }]
      const setting = SETTINGS[i * 5] ?? 'meadow'
      const time = TIMES_OF_DAY[i % 4] ?? 'day'
      const { actors, svg } = pageSvg(
        aBrief({ cast, setting, shot: SHOTS[i % 3] ?? 'wide', time }, { seed: `page ${i}` }),
        1536,
        1536,
      )
      const palette = actors[0]?.figure.palette ?? []
      const { indoor } = BACKDROPS[setting]
      const seen = (colour: string) => tinted(`"${colour}"`, hourTint(time, Boolean(indoor))).toLowerCase()
      expect(palette.filter((colour) => !svg.toLowerCase().includes(seen(colour)))).toEqual([])
      return palette.join()
    })

    expect(new Set(pages).size, name).toBe(1)
  }
})

test('eight pages of a book in one place are eight different pictures', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].flatMap((chapter) =>
      [1, 2].map((page) =>
        greysOf(
          pageSvg(
            aBrief(
              { setting: 'forest', shot: page === 1 ? 'wide' : 'medium', cast: alone('Lucía') },
              { key: `chapter_${chapter}/page_${page}/image_1`, seed: `${chapter}-${page}` },
            ),
            1536,
            1536,
          ).svg,
        ),
      ),
    ),
  )

  for (const [i, one] of pages.entries())
    for (const other of pages.slice(0, i)) expect(difference(one, other)).toBeGreaterThan(6)
})

test('three friends stand as a group, the tall one behind the small ones and nobody in the sea', () => {
  for (const setting of ['lighthouse', 'beach', 'park', 'kitchen'] as const)
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { actors } = pageSvg(
        aBrief({ setting, shot: 'medium', cast: [...alone('Chispa'), ...alone('Lucía'), ...alone('Bruno')] }, { seed }),
        1536,
        1536,
      )
      const feet = actors.map(({ y }) => y / 1536)
      const tallest = actors.reduce((one, other) => (one.figure.bounds.y < other.figure.bounds.y ? one : other))

      expect(Math.max(...feet) - Math.min(...feet), `${setting} ${seed}`).toBeGreaterThan(0.005)
      expect(tallest.y / 1536, `${setting} ${seed}`).toBeLessThan(Math.max(...feet))
      for (const y of feet) expect(y, `${setting} ${seed}`).toBeGreaterThan(0.78)
    }
})

test('a sun or a moon of the story is the only one in the sky', () => {
  const moons = (svg: string) => svg.split('r="64" fill="').length - 1
  const scene = { setting: 'meadow', time: 'night', cast: alone('Lucía') } as const
  const ownMoon = moons(pageSvg(aBrief({ ...scene, props: ['moon'] }), 1536, 1536).svg)
  const skyMoon = moons(pageSvg(aBrief(scene), 1536, 1536).svg)

  expect([ownMoon, skyMoon]).toEqual([0, 1])
})

test('what somebody holds is near a hand and never before the eyes', () => {
  for (const pose of POSES.filter((one) => one !== 'sleep'))
    for (const name of ['Lucía', 'Bruno', 'Chispa']) {
      const cast = [{ name, pose, mood: 'happy', holding: 'lantern' }] as const
      const { actors } = pageSvg(aBrief({ cast: [...cast], shot: 'medium' }, { wish: 'así' }), 1536, 1536)
      const [actor] = actors
      if (!actor) throw new Error('one was asked for')
      const { face, hand, otherHand } = actor.figure.anchors
      const [, x, y, size] = (heldProp(actor).match(/translate\((\S+) (\S+)\).*?scale\((?:-?)(\S+) /) ?? []).map(Number)
      const [dx, foot, tall] = [
        ((x ?? 0) - actor.x) / actor.scale,
        ((y ?? 0) - actor.y) / actor.scale,
        ((size ?? 0) * 32) / actor.scale,
      ]
      const reach = Math.min(...[hand, otherHand].map((one) => Math.hypot(dx - one.x, foot - tall * 0.42 - one.y)))

      expect(reach, `${name} ${pose}`).toBeLessThan(36)
      // The middle of the thing against the middle of the eyes.
      expect(Math.hypot(dx - face.x, foot - tall / 2 - face.y), `${name} ${pose}`).toBeGreaterThan(tall * 0.45)
    }
})

test('the goldfinch of the house hides in most pictures, but not on the cover', () => {
  const wing = 'M 52.5 38'
  const pages = SETTINGS.filter(
    (setting) => !['space', 'moon', 'sky', 'sea', 'underwater', 'spaceship'].includes(setting),
  )
  const hidden = pages.filter((setting, i) =>
    pageSvg(
      aBrief({
        setting,
        shot: i % 2 ? 'wide' : 'medium',
        cast: [...alone('Lucía'), ...alone('Bruno')],
        props: ['map'],
      }),
      1536,
      1536,
    ).svg.includes(wing),
  )

  expect(hidden.length / pages.length).toBeGreaterThan(0.6)
  expect(pageSvg(aBrief({}, { kind: 'frontCover' }), 1536, 1536).svg).not.toContain(wing)
})

test('Christmas is white, and a beach is not', async () => {
  const brightness = async (setting: Scene['setting'], theme: 'navidad' | 'aventura') => {
    const greys = await greysOf(pageSvg(aBrief({ setting, cast: [] }, { theme }), 1536, 1536).svg)
    const ground = greys.slice(Math.floor(greys.length * 0.7))
    return ground.reduce((sum, grey) => sum + grey, 0) / ground.length
  }

  expect((await brightness('meadow', 'navidad')) - (await brightness('meadow', 'aventura'))).toBeGreaterThan(25)
  expect(Math.abs((await brightness('beach', 'navidad')) - (await brightness('beach', 'aventura')))).toBeLessThan(8)
})

test('paper has a tooth, the same on every sheet, and changes no colour on the whole', () => {
  const sheet = () => new Uint8Array(512 * 512 * 4).fill(120)
  const [one, other] = [sheet(), sheet()]
  onPaper(one, 512, 512, false)
  onPaper(other, 512, 512, false)
  const colours = one.filter((_, i) => i % 4 === 0)
  const mean = colours.reduce((sum, value) => sum + value, 0) / colours.length

  expect(Buffer.compare(one, other)).toBe(0)
  expect(new Set(colours).size).toBeGreaterThan(5)
  expect(Math.abs(mean - 120)).toBeLessThan(1)
  expect(one.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 120)).toBe(true)
})

test('paper and dimmed corners come out as channel by channel, black and white too, in place and elsewhere', () => {
  const side = 300
  const plain = Uint8Array.from({ length: side * side * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : ([0, 255, (i * 7) % 256][i % 3] ?? 0),
  )
  const teeth = new Uint8Array(side * side * 4).fill(128)
  onPaper(teeth, side, side, false)
  const falloff = (at: number) => Math.floor(20 * (Math.abs(at - side / 2) / (side / 2)) ** 3)
  const wanted = plain.map((level, i) => {
    if (i % 4 === 3) return level
    const pixel = Math.floor(i / 4)
    const light = 256 - ((falloff(pixel % side) + falloff(Math.floor(pixel / side))) >> 1)
    return Math.max(0, Math.min(255, ((level * light) >> 8) + (teeth[i] ?? 0) - 128))
  })
  const elsewhere = new Uint8Array(plain.length)
  onPaper(plain, side, side, true, elsewhere)
  onPaper(plain, side, side, true)

  expect(Buffer.compare(plain, wanted)).toBe(0)
  expect(Buffer.compare(elsewhere, wanted)).toBe(0)
})

test('a tint mixed into every colour looks like a sheet of it laid over the picture', async () => {
  const brief = aBrief({ setting: 'kitchen', time: 'day', cast: alone('Lucía'), props: ['lantern', 'moon'] })
  const { svg } = pageSvg(brief, 512, 512)
  const over = svg.replace('</svg>', '<path d="M0 0H512V512H0Z" fill="#1f2560" fill-opacity=".3"/></svg>')

  const [mixed, laid] = [await greysOf(tinted(svg, { colour: '#1f2560', share: 0.3 })), await greysOf(over)]

  expect(difference(mixed, laid)).toBeLessThan(1)
  expect(difference(mixed, await greysOf(svg))).toBeGreaterThan(10)
})
