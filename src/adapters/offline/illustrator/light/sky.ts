import { lighter, mix } from '../kit/colour.ts'
import { circle, group, n, path, ridge, scallop, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

/** The sky in torn bands, its lights and its clouds, down to `bottom`. */
export function sky(stage: Stage, bottom = stage.horizon): string {
  const { width, light, random } = stage
  const swing = bottom * 0.025
  const top = (index: number) => (bottom * (index - 0.15)) / light.sky.length
  const bands = light.sky.map((colour, index) => {
    // No farther than where the next one has surely begun: what is covered is drawn all the same, and sheets are large.
    const end = index < light.sky.length - 1 ? top(index + 1) + swing * 2 : stage.height
    if (index === 0) return path(`M0 0H${width}V${n(end)}H0Z`, colour)
    return path(ridge(random, width, top(index), swing, end, 3), colour)
  })
  return bands.join('') + lights(stage, bottom) + clouds(stage, bottom)
}

function lights(stage: Stage, bottom: number): string {
  const { width, light, random } = stage
  const veiled =
    light.weather === 'rain' || light.weather === 'storm' || light.weather === 'fog' || light.weather === 'snow'
  const own = stage.aloft?.includes(light.time === 'night' ? 'moon' : 'sun')
  if (light.time === 'night') return (veiled ? '' : stars(stage, bottom)) + (own ? '' : moon(stage, bottom, veiled))
  if (veiled || own) return ''
  const y = { dawn: 0.8, day: 0.22, sunset: 0.84 }[light.time] * bottom
  const x = width * random.between(0.68, 0.84)
  const sun = { dawn: '#fff0cf', day: '#f9cf5a', sunset: '#fbe0a0' }[light.time]
  const glow = light.time === 'day' ? '#fff3c9' : '#fff0cf'
  return circle(x, y, 150, glow, 0.28) + circle(x, y, 106, glow, 0.4) + circle(x, y, 70, sun)
}

function moon(stage: Stage, bottom: number, veiled: boolean): string {
  const x = stage.width * stage.random.between(0.7, 0.84)
  const y = bottom * 0.24
  const face =
    circle(x, y, 64, '#f7edcf') +
    circle(x - 18, y - 12, 13, '#e6dab8') +
    circle(x + 22, y + 20, 9, '#e6dab8') +
    circle(x + 12, y - 30, 7, '#e6dab8')
  const halo = circle(x, y, 130, '#aab4dc', 0.14) + circle(x, y, 96, '#aab4dc', 0.2)
  return group(halo + face, veiled ? 0.45 : 1)
}

export function stars(stage: Stage, bottom: number, count = 46): string {
  const { random, width } = stage
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(0, width), random.between(0, bottom * 0.82)]
    return random.chance(0.22)
      ? spark(x, y, random.between(7, 13))
      : circle(x, y, random.between(1.6, 3.6), '#fbf3d6', random.between(0.55, 1))
  }).join('')
}

export function spark(x: number, y: number, r: number, colour = '#fdf0bd'): string {
  const waist = r * 0.24
  return path(
    `M${n(x)} ${n(y - r)}L${n(x + waist)} ${n(y - waist)} ${n(x + r)} ${n(y)} ${n(x + waist)} ${n(y + waist)} ${n(x)} ${n(y + r)} ${n(x - waist)} ${n(y + waist)} ${n(x - r)} ${n(y)} ${n(x - waist)} ${n(y - waist)}Z`,
    colour,
  )
}

export function cloud(stage: Stage, x: number, y: number, w: number, colour: string): string {
  const { random } = stage
  const base = y + w * 0.16
  const back = scallop(random, x + w * 0.12, y - w * 0.03, w * 0.36, w * 0.17, 7)
  const front = `${scallop(random, x - w * 0.16, y + w * 0.04, w * 0.32, w * 0.14, 7)}M${n(x - w * 0.5)} ${n(base)}a${n(w * 0.1)} ${n(w * 0.09)} 0 0 1 ${n(w * 0.08)} ${n(-w * 0.14)}H${n(x + w * 0.42)}a${n(w * 0.1)} ${n(w * 0.08)} 0 0 1 ${n(w * 0.06)} ${n(w * 0.14)}Z`
  return sheet(back, mix(colour, stage.light.haze, 0.28), 4) + sheet(front, colour, 5)
}

function clouds(stage: Stage, bottom: number): string {
  const { light, random, width } = stage
  const count = { clear: 3, wind: 4, snow: 4, fog: 2, rain: 6, clouds: 7, storm: 7 }[light.weather]
  const white =
    light.time === 'night'
      ? lighter(light.sky[2] ?? '#3f4c81', 0.16)
      : mix(light.sky[4] ?? '#fff', '#fffdf6', light.time === 'day' ? 0.75 : 0.4)
  const heavy =
    light.weather === 'storm'
      ? mix(light.sky[0] ?? '#555', '#3b3f5c', 0.4)
      : light.weather === 'rain'
        ? mix(white, '#77879a', 0.5)
        : white
  return Array.from({ length: count }, (_, index) => {
    const size = random.between(0.13, 0.24) * width * (count > 4 ? 1.3 : 1)
    const x = ((index + random.between(0.1, 0.9)) / count) * width
    return cloud(
      stage,
      x,
      random.between(0.12, count > 4 ? 0.55 : 0.62) * bottom,
      size,
      index % 2 ? heavy : mix(heavy, light.sky[1] ?? heavy, 0.25),
    )
  }).join('')
}

/** Birds far off, as children draw them. */
export function birds(stage: Stage, count: number): string {
  const { random, width, horizon } = stage
  const [cx, cy] = [random.between(0.25, 0.6) * width, random.between(0.3, 0.55) * horizon]
  return Array.from({ length: count }, () => {
    const [x, y, w] = [cx + random.between(-150, 150), cy + random.between(-60, 60), random.between(12, 22)]
    return stroke(
      `M${n(x - w)} ${n(y - w * 0.35)}q${n(w * 0.6)} ${n(-w * 0.3)} ${n(w)} ${n(w * 0.4)}q${n(w * 0.4)} ${n(-w * 0.7)} ${n(w)} ${n(-w * 0.4)}`,
      stage.tone('#4c4a63', 0.25),
      4,
    )
  }).join('')
}
