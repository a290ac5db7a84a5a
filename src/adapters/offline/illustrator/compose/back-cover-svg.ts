import type { Setting } from '../../../../domain/scene.ts'
import type { IllustrationBrief } from '../../../../ports/illustrator.ts'
import { house } from '../elements/houses.ts'
import { cactus } from '../elements/plants.ts'
import { palm, pine, roundTree } from '../elements/trees.ts'
import { sailboat, waves } from '../elements/waterside.ts'
import { darker, lighter, mix } from '../kit/colour.ts'
import { blob, circle, ellipse, path, ridge, sheet } from '../kit/paper.ts'
import { randomFrom } from '../kit/random.ts'
import type { Stage } from '../kit/stage.ts'
import { lightOf } from '../light/light.ts'
import { cloud, stars } from '../light/sky.ts'
import { ACCENTS } from '../light/theme.ts'
import { drawProp } from '../props/draw-prop.ts'
import { arrangeCast } from './arrange-cast.ts'
import { drawn, type PageDrawing, svgOf } from './page-svg.ts'

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
    scale: (1.9 * height) / 1536,
    tallest: 0.28,
    approach: 1.6,
    cropped: false,
    span: 0.86,
    stand: 0,
    depth: 0,
    shore: height * 0.9,
    posed: true,
  }
  // A goodbye, whatever the last scene was like.
  const farewell = { pose: random.pick(['wave', 'stand', 'cheer'] as const), mood: 'happy' as const, holding: null }
  const lone = { ...scene, cast: scene.cast.slice(0, 1).map(({ name }) => ({ name, ...farewell })), interaction: null }
  const actors = arrangeCast(lone, brief.characters, frame, random)
  for (const actor of actors) actor.x = width * 0.24
  const x = width * (actors.length ? 0.42 : 0.26)
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
  return { svg: svgOf(body.join(''), width, height), actors }
}

type World = 'hills' | 'woods' | 'town' | 'water' | 'sand' | 'space'

const WORLDS: Partial<Record<Setting, World>> = {
  forest: 'woods',
  jungle: 'woods',
  park: 'woods',
  mountain: 'woods',
  snow: 'woods',
  cave: 'woods',
  village: 'town',
  city: 'town',
  street: 'town',
  market: 'town',
  station: 'town',
  playground: 'town',
  beach: 'water',
  sea: 'water',
  underwater: 'water',
  island: 'water',
  harbour: 'water',
  lighthouse: 'water',
  boat: 'water',
  lake: 'water',
  river: 'water',
  cliff: 'water',
  desert: 'sand',
  space: 'space',
  moon: 'space',
  spaceship: 'space',
}

/** Stars and a moon, or a few clouds, where the blurb's paper leaves room. */
function above(stage: Stage, paper: string): string {
  const { width: w, height: h, light } = stage
  if (light.time === 'night')
    return (
      path(ridge(stage.random, w, h * 0.34, 26, h, 3), lighter(paper, 0.04)) +
      path(ridge(stage.random, w, h * 0.6, 26, h, 3), lighter(paper, 0.09)) +
      stars(stage, h * 0.9, 64) +
      circle(w * 0.86, h * 0.64, 96, '#aab4dc', 0.16) +
      circle(w * 0.86, h * 0.64, 58, '#f7edcf') +
      circle(w * 0.845, h * 0.63, 11, '#e6dab8') +
      circle(w * 0.873, h * 0.655, 8, '#e6dab8')
    )
  const white = mix(paper, '#ffffff', 0.7)
  return cloud(stage, w * 0.78, h * 0.66, w * 0.2, white) + cloud(stage, w * 0.1, h * 0.6, w * 0.14, white)
}

/** Two sheets of land and what grows between them, pale enough not to compete with the words. */
function beyond(world: World, stage: Stage, paper: string): string[] {
  const { width: w, height: h, random, light, accents } = stage
  const isDark = light.time === 'night'
  const base = {
    hills: '#8fb56a',
    woods: '#7fa866',
    town: '#9dbb7c',
    water: '#9abf6c',
    sand: '#e3c184',
    space: '#8b88a0',
  }[world]
  const land = isDark
    ? mix(base, '#2b3565', 0.6)
    : light.tone(mix(base, accents[1], world === 'space' ? 0 : 0.25), 0.15)
  const far = sheet(ridge(random, w, h * 0.86, 16, h, 3), mix(land, paper, 0.5), 8)
  const near = sheet(ridge(random, w, h * 0.905, 12, h, 3), land, 8)
  const along = (count: number, draw: (x: number, i: number) => string) =>
    Array.from({ length: count }, (_, i) => draw(w * (0.02 + (i + random.between(0.1, 0.9)) * (0.96 / count)), i)).join(
      '',
    )
  switch (world) {
    case 'hills':
      return [far, along(6, (x) => roundTree(stage, x, h * 0.885, random.between(70, 110), 0.4)), near]
    case 'woods':
      return [
        along(16, (x) => pine(stage, x, h * 0.885, random.between(110, 200), 0.55)),
        far,
        along(7, (x, i) => (i % 3 ? pine : roundTree)(stage, x, h * 0.912, random.between(80, 130), 0.3)),
        near,
      ]
    case 'town':
      return [
        far,
        along(7, (x, i) =>
          house(stage, x, h * 0.9, random.between(90, 130), {
            wall: i % 2 ? '#fbefdc' : '#f3d3b4',
            roof: i % 3 ? '#c8643c' : '#8f5a72',
            depth: 0.35,
          }),
        ),
        near,
      ]
    case 'water':
      return [
        waves(stage, h * 0.82, h * 0.93, ['#6bbad1', '#5fb0cb', '#7cc4d8'], 4),
        sailboat(stage, w * 0.56, h * 0.85, 0.62, 0.25),
        near,
      ]
    case 'sand':
      return [
        far,
        along(4, (x) => cactus(stage, x, h * 0.9, random.between(70, 110), 0.3)),
        palm(stage, w * 0.06, h * 0.91, 230, 0.2),
        near,
      ]
    case 'space':
      return [
        circle(w * 0.5, h * 0.72, 54, darker(accents[0], 0.05)),
        `<g transform="rotate(-18 ${w * 0.5} ${h * 0.72})">${ellipse(w * 0.5, h * 0.72, 96, 15, mix(accents[1], '#fff9ef', 0.3), 0.85)}${path(`M${w * 0.5 - 54} ${h * 0.72}a54 54 0 0 1 108 0Z`, darker(accents[0], 0.05))}</g>`,
        far,
        path(blob(random, w * 0.64, h * 0.89, 70, 13, 0.05), mix(land, paper, 0.65)),
        near,
        path(blob(random, w * 0.09, h * 0.955, 80, 15, 0.05), darker(land, 0.16)),
        path(blob(random, w * 0.52, h * 0.965, 60, 12, 0.05), darker(land, 0.16)),
      ]
  }
}
