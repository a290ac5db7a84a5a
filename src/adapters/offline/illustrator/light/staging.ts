import type { TimeOfDay } from '../../../../domain/scene.ts'
import type { Tint } from '../kit/colour.ts'
import { glow, n, outline, path, ridge } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

/** Light that is not on any one thing: it leads the eye to the cast and gives the flat sheets some depth. */

const DARK = '#2b2233'

/** A pool of light where the cast stands, and darker ground towards the reader. `x` is the middle of the cast. */
export function stageLight(stage: Stage, x: number, indoor: boolean): string {
  const { width, height, ground, light, random } = stage
  const night = light.time === 'night'
  const warmth = night ? (indoor ? '#ffd58a' : '#b9c6f2') : '#fff4d2'
  const strength = night ? 0.08 : light.weather === 'clear' ? 0.09 : 0.05
  const pool = glow([x, ground, width * 0.46, height * 0.085], [1, 0.8, 0.58], warmth, strength)
  const near = [0.93, 0.965].map((y) =>
    path(ridge(random, width, height * y, height * 0.008, height + 10, 4), DARK, night ? 0.1 : 0.07),
  )
  return pool + near.join('')
}

/** What lies between a near cast and its place: distance fades, so that faces stand out. */
export function distanceHaze({ light }: Stage, share: number, indoor: boolean): Tint {
  const colour = indoor ? (light.time === 'night' ? '#4a3a52' : '#fff3dd') : light.haze
  return { colour, share }
}

/** The hour falls on the cast as well, lightly: skin and clothes stay what they are. */
export function hourTint(time: TimeOfDay, indoor: boolean): Tint | null {
  return {
    dawn: { colour: '#f3b59c', share: 0.05 },
    day: null,
    sunset: { colour: '#d9603f', share: 0.07 },
    night: { colour: '#1f2560', share: indoor ? 0.05 : 0.13 },
  }[time]
}

/** At night the lamps of a room make rings of warmth. */
export function lampLight({ width, height, light }: Stage): string {
  if (light.time !== 'night') return ''
  return glow([width * 0.5, height * 0.62, width * 0.62, height * 0.52], [0.95, 0.78, 0.6, 0.42], '#ffcf7d', 0.05)
}

/** Daylight that comes in through a window lies on the floor in panes, under whatever stands there. */
export function panes(stage: Stage, floor: number): string {
  const { width, height, light, identity } = stage
  if (light.time === 'night') return ''
  const dim = light.weather === 'rain' || light.weather === 'storm' || light.weather === 'fog'
  const tint = { dawn: '#ffd9b8', day: '#fff6d6', sunset: '#ffc27a' }[light.time]
  const from = width * identity.between(0.3, 0.42)
  const depth = (height - floor) * 0.82
  const pane = (column: number, row: number) => {
    const [top, bottom] = [floor + depth * (0.1 + row * 0.46), floor + depth * (0.1 + row * 0.46 + 0.4)]
    const x = (y: number, edge: number) => from + edge * 150 * (1 + (y - floor) / 420) + (y - floor) * 0.75
    const [left, right] = [column, column + 0.9]
    const corners = [x(top, left), top, x(top, right), top, x(bottom, right), bottom, x(bottom, left), bottom]
    return path(outline(corners), tint, dim ? 0.1 : 0.26)
  }
  return [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join('')
}

/** Shafts of light under trees and roofs. */
export function shafts({ width, height, light, random }: Stage, mirrored: boolean): string {
  if (light.time === 'night' || light.weather !== 'clear') return ''
  const rays = [0.5, 0.66, 0.84].map((at) => {
    const [x, w] = [width * (at + random.between(-0.04, 0.04)), width * random.between(0.05, 0.1)]
    const fall = width * 0.36
    const ray = `M${n(x)} -20h${n(w)}L${n(x + w * 1.9 - fall)} ${n(height * 0.93)}h${n(-w * 1.9)}Z`
    return path(ray, light.time === 'day' ? '#fff8d8' : '#ffe0b0', 0.13)
  })
  return mirrored ? `<g transform="translate(${n(width)} 0) scale(-1 1)">${rays.join('')}</g>` : rays.join('')
}
