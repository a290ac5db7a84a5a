import type { Setting } from '../../../../domain/scene.ts'
import { house } from '../elements/houses.ts'
import { cactus } from '../elements/plants.ts'
import { palm, pine, roundTree } from '../elements/trees.ts'
import { sailboat, waves } from '../elements/waterside.ts'
import { darker, lighter, mix } from '../kit/colour.ts'
import { blob, circle, ellipse, path, ridge, sheet } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { cloud, stars } from '../light/sky.ts'

export type World = 'hills' | 'woods' | 'town' | 'water' | 'sand' | 'space'

/** Which of a few simple worlds a setting belongs to: hills where none is named. */
export const WORLDS: Partial<Record<Setting, World>> = {
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
export function above(stage: Stage, paper: string): string {
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
  // The sky of the front cover, paler: the two meet over the spine.
  const bands = light.sky.map((colour, i) => {
    const pale = mix(colour, paper, 0.36)
    if (i === 0) return path(`M0 0H${w}V${h}H0Z`, pale)
    return path(ridge(stage.random, w, h * 0.16 * i, h * 0.014, h, 3), pale)
  })
  return (
    bands.join('') + cloud(stage, w * 0.78, h * 0.66, w * 0.2, white) + cloud(stage, w * 0.1, h * 0.6, w * 0.14, white)
  )
}

/** Two sheets of land and what grows between them, pale enough not to compete with the words. */
export function beyond(world: World, stage: Stage, paper: string): string[] {
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
