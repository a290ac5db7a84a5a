import { isBeforeAFace } from '../kit/clear.ts'
import { circle, ellipse, group, n, path, ridge, stroke } from '../kit/paper.ts'
import type { Random } from '../kit/random.ts'
import type { Stage } from '../kit/stage.ts'

/** What falls or drifts between the reader and the scene; a layer over everything outdoors. */
export function weatherOver(stage: Stage): string {
  const { light, random, width, height } = stage
  switch (light.weather) {
    case 'rain':
      return rain(random, width, height, 90)
    case 'storm':
      return rain(random, width, height, 130)
    case 'snow':
      return snowfall(random, width, height)
    case 'fog':
      return fog(stage)
    case 'wind':
      return gusts(stage)
    case 'clear':
    case 'clouds':
      return ''
  }
}

/** Behind the land: a bolt under the clouds. */
export function weatherBehind({ light, random, width, horizon }: Stage): string {
  if (light.weather !== 'storm') return ''
  const [x, y] = [width * random.between(0.12, 0.32), horizon * 0.28]
  const h = horizon * 0.52
  const bolt = `M${n(x)} ${n(y)}l${n(h * 0.18)} 0l${n(-h * 0.09)} ${n(h * 0.36)}l${n(h * 0.17)} 0l${n(-h * 0.33)} ${n(h * 0.64)}l${n(h * 0.1)} ${n(-h * 0.5)}l${n(-h * 0.15)} 0Z`
  return path(bolt, '#fbe9a4')
}

function rain(random: Random, width: number, height: number, drops: number): string {
  const far = dashes(random, width, height, drops, 34)
  const near = dashes(random, width, height, Math.round(drops * 0.45), 66)
  return stroke(far, '#eef6fb', 3, 0.42) + stroke(near, '#f4fafd', 4.5, 0.5)
}

function dashes(random: Random, width: number, height: number, count: number, length: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(-40, width), random.between(-40, height)]
    return `M${n(x)} ${n(y)}l${n(-length * 0.26)} ${n(length)}`
  }).join('')
}

function snowfall(random: Random, width: number, height: number): string {
  const flakes = Array.from({ length: 120 }, () => {
    const size = random.between(2.5, 9)
    return circle(random.between(0, width), random.between(0, height), size, '#ffffff', size > 7 ? 0.8 : 0.9)
  })
  return flakes.join('')
}

function fog({ random, width, height, horizon, light }: Stage): string {
  const colour = light.time === 'night' ? '#8d96b4' : '#f6f3ea'
  const banks = [0.72, 1.02, 1.36].map((y, index) => {
    const d = ridge(random, width, horizon * y, 26, Math.min(height, horizon * (y + 0.2)), 4)
    return path(d, colour, 0.26 - index * 0.04)
  })
  return banks.join('') + ellipse(width / 2, horizon, width * 0.75, horizon * 0.2, colour, 0.26)
}

function gusts(stage: Stage): string {
  const { random, width, height, tone, accents } = stage
  const curls = Array.from({ length: 6 }, () => {
    const [x, y, l] = [random.between(0, width * 0.75), random.between(0.08, 0.6) * height, random.between(140, 300)]
    const crosses = [0, 0.5, 1].some((share) => isBeforeAFace(stage, x + l * share, y, 30))
    return crosses ? '' : `M${n(x)} ${n(y)}q${n(l * 0.5)} ${n(-36)} ${n(l)} 0c44 18 40 66 4 60c-24 -4 -20 -34 2 -30`
  })
  const leaves = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [random.between(0, width), random.between(0.15, 0.92) * height]
    const colour = tone(['#d98b3a', '#c8643c', '#8aa84f', accents[0]][index % 4] ?? '#d98b3a')
    const turn = n(random.between(0, 360))
    if (isBeforeAFace(stage, x, y, 16)) return ''
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${path('M-16 0Q0 -13 16 0Q0 13 -16 0Z', colour)}</g>`
  })
  return group(stroke(curls.join(''), '#fffdf6', 5), 0.6) + leaves.join('')
}
