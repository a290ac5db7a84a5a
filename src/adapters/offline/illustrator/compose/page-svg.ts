import type { PropName, Scene, Setting } from '../../../../domain/scene.ts'
import type { IllustrationBrief } from '../../../../ports/illustrator.ts'
import { BACKDROPS } from '../backdrops/backdrops.ts'
import { clutter } from '../elements/clutter.ts'
import { foreground } from '../elements/foreground.ts'
import { garlands } from '../elements/ornaments.ts'
import { mix } from '../kit/colour.ts'
import { ellipse, n, path } from '../kit/paper.ts'
import { randomFrom } from '../kit/random.ts'
import type { Stage } from '../kit/stage.ts'
import { indoorLightOf, lightOf } from '../light/light.ts'
import { ACCENTS } from '../light/theme.ts'
import { weatherOver } from '../light/weather.ts'
import { traitsOf } from '../props/prop-traits.ts'
import { type Actor, type CastFrame, onPicture } from './actor.ts'
import { arrangeCast } from './arrange-cast.ts'
import { bedding, inBed, sleepsInBed } from './bed.ts'
import { anotherShot, type Composition, cameraOf, compositionOf, framed } from './camera.ts'
import { heldProp, placeProps } from './place-props.ts'
import { sceneWithWish } from './wish.ts'

export type PageDrawing = { svg: string; actors: Actor[] }
/** One page (or front cover) as SVG: backdrop, cast, things, frame. */
export function pageSvg(brief: IllustrationBrief, width: number, height: number): PageDrawing {
  const scene = sceneWithWish(brief.scene, brief.wish)
  const random = randomFrom(`${brief.seed}|${scene.setting}|${scene.action}`)
  const cover = brief.kind === 'frontCover'
  const shot = cover ? 'wide' : brief.wish ? scene.shot : anotherShot(scene, brief.seed)
  const camera = cameraOf(brief, shot)
  const composition = compositionOf(brief)
  const { indoor, paint, weather } = BACKDROPS[scene.setting]
  const light = indoor
    ? indoorLightOf(scene.time, scene.weather)
    : lightOf(scene.time, weather === false ? 'clear' : scene.weather)
  const accents = ACCENTS[brief.theme]
  const stage: Stage = {
    width,
    height,
    horizon: height * composition.horizon,
    ground: camera.ground * height,
    light,
    tone: light.tone,
    theme: brief.theme,
    accents: [light.tone(accents[0]), light.tone(accents[1])],
    random,
    identity: randomFrom(`${scene.setting}|${scene.place ?? ''}|${brief.theme}`),
  }
  const tall = Math.max(width, height)
  // Backdrops are cut for a square sheet; a wide picture shows its lower part, the ground where the cast stands.
  const near: Stage = { ...stage, height: tall, horizon: tall * composition.horizon, ground: camera.ground * tall }
  const sheet: Stage = {
    ...near,
    width: width * camera.spread,
    height: tall * camera.spread,
    horizon: near.horizon * camera.spread,
    ground: near.ground * camera.spread,
  }
  const lift = stage.ground - near.ground
  const frame: CastFrame = {
    width,
    height,
    ground: camera.ground * height,
    scale: (camera.scale * height) / 1536,
    tallest: camera.tallest,
    approach: camera.approach,
    cropped: camera.cropped,
    span: cover ? 0.78 : 0.86,
    stand: standOf(scene, composition),
    depth: composition.depth,
  }
  const actors = arrangeCast(scene, brief.characters, frame, random).map((actor) =>
    sleepsInBed(actor, scene) ? inBed(actor) : actor,
  )
  const asleep = actors.filter((actor) => sleepsInBed(actor, scene))
  const painted = paint({ ...sheet, bedless: asleep.length > 0 })
  const scenery = indoor ? { ...painted, back: painted.back + clutter(sheet, scene.setting) } : painted
  const backdrop = framed(scenery, { width, height: tall, random }, camera, composition, lift)
  const things = placeProps(
    withFittingProps(scene, Boolean(indoor), camera.cropped),
    actors,
    width,
    height,
    camera.ground * height,
    random,
  )
  const inDepth = [...actors].sort((a, b) => a.layer - b.layer || a.y - b.y || a.figure.bounds.y - b.figure.bounds.y)
  // Fog lies behind the cast: faces stay clear.
  const fogged = scene.weather === 'fog' && !indoor && weather !== false
  const svg = [
    backdrop.back,
    garlands(stage, Boolean(indoor)),
    things.behind,
    fogged ? weatherOver(stage) : '',
    cover ? titlePaper(stage) : '',
    ...inDepth.map((actor) => {
      if (!asleep.includes(actor)) return footing(actor, stage, scene.setting) + drawn(actor) + heldProp(actor)
      const { under, over } = bedding(actor, stage)
      return under + drawn(actor) + over
    }),
    things.before,
    veil(stage, Boolean(indoor)),
    indoor || weather === false || fogged ? '' : weatherOver(stage),
    backdrop.front,
    inFront(composition.frame, actors, near, scene.setting, lift),
  ].join('')
  return { svg: svgOf(svg, width, height), actors }
}

export function svgOf(body: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

export function drawn({ figure, x, y, scale }: Actor): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${figure.svg}</g>`
}

/** Something near at an edge, where no face is close to it. */
function inFront(
  side: 'left' | 'right' | null,
  actors: readonly Actor[],
  stage: Stage,
  setting: Setting,
  lift: number,
) {
  if (!side) return ''
  const near = actors.some((actor) => {
    const { x } = onPicture(actor, actor.figure.anchors.face)
    return (side === 'left' ? x : stage.width - x) < stage.width * 0.26
  })
  return near ? '' : `<g transform="translate(0 ${n(lift)})">${foreground(setting, side, stage)}</g>`
}

/** Something large beside the cast needs a side of its own. */
function standOf({ props, cast }: Scene, { stand }: Composition): number {
  const isLarge = props.some((prop) => traitsOf(prop).where === 'behind')
  return isLarge && cast.length < 4 ? Math.sign(stand || 1) * 0.2 : stand
}

/** What belongs in the sky does not hang in a room, what the place has is not there twice, and a close-up has no distance. */
function withFittingProps(scene: Scene, indoor: boolean, cropped: boolean): Scene {
  const props = scene.props.filter(
    (prop) =>
      !(indoor && (CELESTIAL.has(prop) || OUTDOOR.has(prop))) &&
      !IN_PLACE[scene.setting]?.includes(prop) &&
      !(cropped && traitsOf(prop).where === 'behind'),
  )
  return { ...scene, props: cropped ? props.slice(0, 3) : props }
}

const IN_PLACE: Partial<Record<Setting, readonly PropName[]>> = {
  bedroom: ['bed'],
  station: ['train'],
  train: ['train'],
  boat: ['boat'],
  forest: ['tree'],
  jungle: ['tree'],
  // Nothing grows there.
  space: ['tree'],
  moon: ['tree'],
  underwater: ['tree'],
  sky: ['tree'],
}
const CELESTIAL: ReadonlySet<PropName> = new Set([
  'moon',
  'sun',
  'cloud',
  'rainbow',
  'planet',
  'satellite',
  'hot-air-balloon',
])
const OUTDOOR: ReadonlySet<PropName> = new Set([
  'tree',
  'tent',
  'campfire',
  'snowman',
  'sleigh',
  'car',
  'bus',
  'train',
  'tractor',
  'fire-engine',
  'boat',
  'plane',
])
const WET: ReadonlySet<Setting> = new Set(['sea'])

/** What joins a figure to the ground: its shadow, or the water around a swimmer on land. */
function footing({ figure, x, y, scale, aloft }: Actor, { tone, ground }: Stage, setting: Setting): string {
  const { rx, ry } = figure.shadow
  if (aloft)
    return setting === 'underwater' || setting === 'space'
      ? ''
      : ellipse(x, ground, rx * scale * 0.8, ry * scale * 0.7, '#2b2233', 0.12)
  if (figure.element === 'water' && setting !== 'underwater' && !WET.has(setting))
    return (
      ellipse(x, y + 4, rx * scale * 1.5, rx * scale * 0.3, tone('#6db3cf')) +
      ellipse(x, y, rx * scale * 1.2, rx * scale * 0.2, tone('#a9d9e6'))
    )
  return ellipse(x, y, rx * scale, ry * scale, '#2b2233', 0.2)
}

/** The hour falls on the cast as well, lightly: skin and clothes stay what they are. */
function veil({ light, width, height }: Stage, indoor: boolean): string {
  const tint = {
    dawn: ['#f3b59c', 0.05],
    day: ['', 0],
    sunset: ['#d9603f', 0.07],
    night: ['#1f2560', indoor ? 0.05 : 0.13],
  }[light.time] as [string, number]
  return tint[1] ? path(`M0 0H${width}V${height}H0Z`, tint[0], tint[1]) : ''
}

/** A calm torn sheet over the upper part of a cover, where the title will stand. */
function titlePaper({ width, height, light, random }: Stage): string {
  const paper = light.time === 'night' ? '#262b57' : mix(light.sky[3] ?? '#fff9ef', '#fff9ef', 0.5)
  let d = `M-10 -10H${width + 10}V${n(height * 0.335)}`
  const steps = 14
  for (let step = steps - 1; step >= 0; step--) {
    const x = ((step + (step ? random.between(-0.15, 0.15) : 0)) / steps) * width
    const dip = Math.sin((step / steps) * Math.PI) * height * 0.02
    d += `Q${n(x + width / steps / 2)} ${n(height * 0.349 - dip + random.between(4, 16))} ${n(x)} ${n(height * 0.335 - dip + random.between(-5, 5))}`
  }
  d += 'H-10Z'
  return `<g transform="translate(0 10)">${path(d, '#2b2233', 0.1)}</g>${path(d, paper)}`
}
