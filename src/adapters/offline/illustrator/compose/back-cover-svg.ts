import type { IllustrationBrief } from '../../../../ports/illustrator.ts'
import { isNewborn } from '../figures/person/newborn.ts'
import { mix } from '../kit/colour.ts'
import { ellipse, path } from '../kit/paper.ts'
import { randomFrom } from '../kit/random.ts'
import type { Stage } from '../kit/stage.ts'
import { lightOf } from '../light/light.ts'
import { ACCENTS } from '../light/theme.ts'
import { drawProp } from '../props/draw-prop.ts'
import type { Actor } from './actor.ts'
import { arrangeCast } from './arrange-cast.ts'
import { above, beyond, WORLDS } from './back-cover-world.ts'
import { type PageDrawing, svgOf } from './page-svg.ts'
import { drawn } from './paint-cast.ts'

/** Calm paper for the blurb, one small memory of the story low on the left; the lower right stays plain. */
export function backCoverSvg(brief: IllustrationBrief, width: number, height: number): PageDrawing {
  const { scene, theme } = brief
  const random = randomFrom(`${brief.seed}|back`)
  const world = WORLDS[scene.setting] ?? 'hills'
  const light = lightOf(world === 'space' ? 'night' : scene.time, 'clear')
  const isDark = light.time === 'night'
  const accents = ACCENTS[theme]
  const stage: Stage = {
    width,
    height,
    horizon: height * 0.8,
    view: 0,
    ground: height * 0.92,
    light,
    tone: light.tone,
    theme,
    accents,
    random,
    identity: random,
  }
  const paper = isDark ? '#2b3060' : mix(light.sky[4] ?? '#fff9ef', '#fff9ef', 0.6)
  const memory = scene.props[0]
  const frame = {
    width,
    height,
    ground: height * 0.92,
    scale: (2.3 * height) / 1536,
    tallest: 0.33,
    approach: 1.6,
    cropped: false,
    span: 0.86,
    stand: 0,
    depth: 0,
    shore: height * 0.9,
    staging: null,
    posed: true,
  }
  // A goodbye, whatever the last scene was like.
  const farewell = (i: number) => ({
    pose: i ? ('wave' as const) : random.pick(['wave', 'stand', 'cheer'] as const),
    mood: 'happy' as const,
    holding: null,
  })
  // Who was just born waves at nobody.
  const isNew = (name: string) => brief.characters.some((one) => one.name === name && isNewborn(one))
  const standingFirst = scene.cast.toSorted((a, b) => Number(isNew(a.name)) - Number(isNew(b.name)))
  const leaving = (count: number) => {
    const cast = standingFirst.slice(0, count).map(({ name }, i) => ({ name, ...farewell(i) }))
    return arrangeCast({ ...scene, cast, interaction: null }, brief.characters, frame, random)
  }
  const two = leaving(2)
  const [left, right] = extentOf(two)
  // Beside the plain corner there is room for two, unless one of them has a long tail.
  const fits = right - left < width * 0.46
  const actors = fits ? two : leaving(1)
  const [from, to] = extentOf(actors)
  for (const actor of actors) actor.x += width * (fits ? 0.29 : 0.24) - (from + to) / 2
  const x = actors.length ? Math.min(width * 0.56, extentOf(actors)[1] + width * 0.05) : width * 0.26
  const keepsake = memory
    ? ellipse(x, height * 0.925, 60, 12, '#2b2233', 0.16) + drawProp(memory, x, height * 0.925, height * 0.1)
    : ''
  const body = [
    path(`M0 0H${width}V${height}H0Z`, paper),
    above(stage, paper),
    ...beyond(world, stage, paper),
    ...actors.map(
      (actor) =>
        ellipse(
          actor.x,
          actor.y,
          actor.figure.shadow.rx * actor.scale,
          actor.figure.shadow.ry * actor.scale,
          '#2b2233',
          0.2,
        ) + drawn(actor),
    ),
    keepsake,
  ]
  const things = memory ? [{ prop: memory, x, y: height * 0.925, size: height * 0.1, isBefore: true }] : []
  return { svg: svgOf(body.join(''), width, height), actors, things }
}

/** Left and right end of them all, in pixels. */
function extentOf(actors: readonly Actor[]): [from: number, to: number] {
  const ends = actors.map(({ figure: { bounds }, x, scale }) => [
    x + bounds.x * scale,
    x + (bounds.x + bounds.width) * scale,
  ])
  return [Math.min(...ends.map(([from = 0]) => from), Infinity), Math.max(...ends.map(([, to = 0]) => to), -Infinity)]
}
