import { darker, lighter } from '../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { stars } from '../light/sky.ts'

/** Where a room's wall meets its floor. */
export function skirting({ horizon }: Stage): number {
  return horizon + 230
}

export type Wallpaper = 'plain' | 'stripes' | 'dots' | 'bricks' | 'planks' | 'diamonds'

/** Wall with its paper, skirting board and a floor of boards or tiles. */
export function room(stage: Stage, wall: string, floor: string, paper: Wallpaper = 'plain', tiled = false): string {
  const { width: w, height: h, tone } = stage
  const y = skirting(stage)
  const back = tone(wall)
  const mark = darker(back, 0.06)
  let pattern = ''
  if (paper === 'stripes') for (let x = 30; x < w; x += 110) pattern += rect(x, 0, 48, y, mark)
  if (paper === 'dots')
    for (let row = 0; row < 8; row++)
      for (let x = 40 + (row % 2) * 55; x < w; x += 110) pattern += circle(x, 50 + row * 96, 12, mark)
  if (paper === 'diamonds')
    for (let row = 0; row < 7; row++)
      for (let x = 60 + (row % 2) * 80; x < w; x += 160)
        pattern += path(`M${x} ${40 + row * 110}l22 34l-22 34l-22 -34Z`, mark)
  if (paper === 'planks') for (let x = 96; x < w; x += 128) pattern += stroke(`M${x} 0V${n(y)}`, mark, 5)
  if (paper === 'bricks')
    for (let row = 0; row < 9; row++)
      for (let x = 20 + (row % 2) * 90; x < w; x += 180 + (row % 3) * 30)
        pattern += rect(x, 36 + row * 82, 84, 38, mark, 6)
  const ground = tone(floor)
  const line = darker(ground, 0.13)
  let boards = ''
  const depth = h - y
  if (tiled) {
    for (let i = 0; i < 5; i++) boards += `M0 ${n(y + depth * (i / 5) ** 1.4)}H${w}`
    for (let i = -8; i <= 8; i++) boards += `M${n(w / 2 + i * 110)} ${n(y)}L${n(w / 2 + i * 230)} ${h}`
  } else {
    for (let i = 1; i < 6; i++) boards += `M0 ${n(y + depth * (i / 6) ** 1.3)}H${w}`
    for (let i = 0; i < 14; i++) {
      const row = i % 6
      const [a, b] = [y + depth * (row / 6) ** 1.3, y + depth * ((row + 1) / 6) ** 1.3]
      boards += `M${n(((i * 0.37) % 1) * w)} ${n(a)}V${n(b)}`
    }
  }
  return (
    rect(0, 0, w, h, back) +
    pattern +
    sheet(`M-10 ${n(y)}H${w + 10}V${h + 10}H-10Z`, ground, 0) +
    stroke(boards, line, 4) +
    card(-10, y - 30, w + 20, 34, tone(lighter(wall, 0.5)), 3, 4)
  )
}

/** A window on the hour outside; curtains where a colour is given. */
export function roomWindow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  curtain = '',
  round = false,
): string {
  const { light, tone } = stage
  const id = `w${Math.round(x)}-${Math.round(y)}`
  const frame = tone('#fff6e6')
  const shape = round
    ? `M${n(x - w / 2)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`
    : `M${n(x - w / 2)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
  const night = light.time === 'night'
  const bands = light.sky.map((colour, i) => rect(x - w / 2, y + (h * i) / 5, w, h / 5 + 2, colour)).join('')
  const lights = night
    ? `<g transform="translate(${n(x - w / 2)} ${n(y)})">${stars({ ...stage, width: w }, h * 0.9, 12)}</g>` +
      circle(x + w * 0.22, y + h * 0.26, Math.min(w, h) * 0.1, '#f7edcf')
    : circle(
        x + w * 0.2,
        y + h * (light.time === 'day' ? 0.26 : 0.6),
        Math.min(w, h) * 0.11,
        light.time === 'day' ? '#f9cf5a' : '#fbe0a0',
      )
  const land =
    light.time === 'night'
      ? ['#46598a', '#3a4b78']
      : light.time === 'sunset'
        ? ['#b99a6a', '#9a8a56']
        : ['#a9c98a', '#8fba6c']
  const hills =
    ellipse(x - w * 0.25, y + h, w * 0.5, h * 0.26, land[0] ?? '#a9c98a') +
    ellipse(x + w * 0.3, y + h * 1.04, w * 0.5, h * 0.24, land[1] ?? '#8fba6c')
  const falling =
    light.weather === 'snow'
      ? Array.from({ length: 16 }, (_, i) =>
          circle(x - w / 2 + ((i * 0.37) % 1) * w, y + ((i * 0.61) % 1) * h, 5, '#ffffff'),
        ).join('')
      : light.weather === 'rain' || light.weather === 'storm'
        ? stroke(
            Array.from(
              { length: 16 },
              (_, i) => `M${n(x - w / 2 + ((i * 0.37) % 1) * w)} ${n(y + ((i * 0.61) % 1) * h)}l-6 24`,
            ).join(''),
            '#eef6fb',
            3,
            0.7,
          )
        : ''
  const bars = stroke(`M${n(x)} ${n(y)}v${n(h)}M${n(x - w / 2)} ${n(y + h * 0.5)}h${n(w)}`, frame, 10)
  const drape = curtain
    ? [-1, 1]
        .map(
          (side) =>
            sheet(
              `M${n(x + side * w * 0.66)} ${n(y - 30)}H${n(x + side * w * 0.14)}Q${n(x + side * w * 0.2)} ${n(y + h * 0.5)} ${n(x + side * w * 0.5)} ${n(y + h * 0.62)}L${n(x + side * w * 0.46)} ${n(y + h * 1.12)}H${n(x + side * w * 0.72)}Z`,
              curtain,
              5,
            ) +
            stroke(
              `M${n(x + side * w * 0.5)} ${n(y - 20)}Q${n(x + side * w * 0.48)} ${n(y + h * 0.4)} ${n(x + side * w * 0.58)} ${n(y + h * 0.6)}`,
              darker(curtain, 0.16),
              5,
            ),
        )
        .join('') + rect(x - w * 0.74, y - 40, w * 1.48, 16, tone('#a87547'), 8)
    : ''
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${bands}${lights}${hills}${falling}</g><path d="${shape}" fill="none" stroke="${frame}" stroke-width="18"/>${bars}${rect(x - w * 0.6, y + h, w * 1.2, 20, frame, 5)}${drape}`
}

/** Shelves full of books, a few toys among them. */
export function bookcase(stage: Stage, x: number, y: number, w: number, h: number, rows = 4, wood = '#a8744a'): string {
  const { tone, random } = stage
  const frame = tone(wood)
  const colours = ['#b3202c', '#3f7ea6', '#f4b41a', '#2f6b4f', '#9a6fb0', '#e08a5a', '#6aa6a0', '#f3e3cb']
  const step = h / rows
  let books = ''
  for (let row = 0; row < rows; row++) {
    const base = y - row * step - 12
    for (let at = x - w / 2 + 18; at < x + w / 2 - 34; ) {
      const thick = random.between(16, 34)
      const tall = step * random.between(0.52, 0.78)
      const colour = tone(random.pick(['#b3202c', ...colours]))
      if (random.chance(0.1)) {
        books += circle(at + 26, base - 26, 26, colour) + circle(at + 18, base - 34, 7, lighter(colour, 0.4))
        at += 60
        continue
      }
      const lean = random.chance(0.1)
      books += lean
        ? `<g transform="rotate(10 ${n(at + thick)} ${n(base)})">${rect(at + 4, base - tall, thick, tall, colour, 3)}</g>`
        : rect(at, base - tall, thick, tall, colour, 3) + rect(at, base - tall * 0.8, thick, 6, lighter(colour, 0.4))
      at += thick + (lean ? 16 : 2)
    }
    books += rect(x - w / 2, base, w, 14, frame)
  }
  return (
    card(x - w / 2 - 14, y - h - 14, w + 28, h + 20, frame, 6, 8) +
    rect(x - w / 2, y - h, w, h, darker(frame, 0.34)) +
    books
  )
}

export function rug({ tone, width, height, accents }: Stage, colour: string, share = 0.38): string {
  const y = height * 0.87
  return (
    ellipse(width / 2, y + 8, width * share, 118, '#2b2233', 0.12) +
    ellipse(width / 2, y, width * share, 116, colour) +
    ellipse(width / 2, y, width * share * 0.88, 96, tone('#fbefdc')) +
    ellipse(width / 2, y, width * share * 0.8, 84, colour) +
    ellipse(width / 2, y, width * share * 0.5, 48, accents[1])
  )
}

export function picture({ tone, accents }: Stage, x: number, y: number, w: number, h: number, kind: 0 | 1 | 2): string {
  const inside = [
    path(
      `M${n(x - w * 0.4)} ${n(y + h * 0.9)}l${n(w * 0.3)} ${n(-h * 0.5)}l${n(w * 0.2)} ${n(h * 0.3)}l${n(w * 0.14)} ${n(-h * 0.2)}l${n(w * 0.16)} ${n(h * 0.4)}Z`,
      tone('#6aa67f'),
    ),
    circle(x, y + h * 0.5, Math.min(w, h) * 0.24, accents[0]) +
      circle(x, y + h * 0.5, Math.min(w, h) * 0.12, accents[1]),
    path(
      `M${n(x - w * 0.28)} ${n(y + h * 0.62)}h${n(w * 0.56)}q${n(-w * 0.08)} ${n(h * 0.2)} ${n(-w * 0.28)} ${n(h * 0.2)}t${n(-w * 0.28)} ${n(-h * 0.2)}ZM${n(x)} ${n(y + h * 0.56)}V${n(y + h * 0.16)}l${n(w * 0.24)} ${n(h * 0.4)}Z`,
      accents[0],
    ),
  ][kind]
  return (
    card(x - w / 2, y, w, h, tone('#b98a4c'), 5, 6) +
    rect(x - w / 2 + 14, y + 14, w - 28, h - 28, tone('#e6f0ee')) +
    inside
  )
}

export function ceilingLamp({ tone, light, accents }: Stage, x: number, y: number, s = 1): string {
  const glow = light.lit
    ? circle(x, y + 20, 190 * s, '#ffe3a0', 0.16) + circle(x, y + 20, 110 * s, '#ffe3a0', 0.22)
    : ''
  return (
    glow +
    stroke(`M${n(x)} -10V${n(y - 40 * s)}`, tone('#6b5560'), 6) +
    circle(x, y + 8 * s, 24 * s, light.lit ? '#fff0bd' : tone('#fffaf0')) +
    sheet(
      `M${n(x - 86 * s)} ${n(y + 12 * s)}Q${n(x - 60 * s)} ${n(y - 56 * s)} ${n(x)} ${n(y - 58 * s)}Q${n(x + 60 * s)} ${n(y - 56 * s)} ${n(x + 86 * s)} ${n(y + 12 * s)}Z`,
      accents[0],
      5,
    )
  )
}

export function houseplant({ tone }: Stage, x: number, y: number, h: number): string {
  const leaf = (turn: number, l: number, c: string) =>
    `<g transform="translate(${n(x)} ${n(y - h * 0.3)}) rotate(${turn})">${path(`M0 0Q${n(-l * 0.26)} ${n(-l * 0.5)} 0 ${n(-l)}Q${n(l * 0.26)} ${n(-l * 0.5)} 0 0Z`, tone(c))}${stroke(`M0 0V${n(-l * 0.85)}`, tone('#4a7d46'), 3)}</g>`
  return (
    leaf(-52, h * 0.6, '#5b9350') +
    leaf(52, h * 0.6, '#6da257') +
    leaf(-24, h * 0.72, '#6da257') +
    leaf(26, h * 0.7, '#5b9350') +
    leaf(0, h * 0.76, '#7fb567') +
    sheet(
      `M${n(x - h * 0.19)} ${n(y - h * 0.34)}h${n(h * 0.38)}l${n(-h * 0.06)} ${n(h * 0.35)}h${n(-h * 0.26)}Z`,
      tone('#c9744a'),
      5,
    ) +
    rect(x - h * 0.21, y - h * 0.37, h * 0.42, h * 0.08, tone('#d98a5c'), 4)
  )
}

/** A table seen from the front; things stand on `top`. */
export function tableTop(
  { tone }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  wood = '#b98a5a',
  things = '',
): string {
  const c = tone(wood)
  return (
    ellipse(x, y + 4, w * 0.5, 16, '#2b2233', 0.13) +
    rect(x - w * 0.44, y - h, w * 0.05, h, darker(c, 0.18)) +
    rect(x + w * 0.39, y - h, w * 0.05, h, darker(c, 0.18)) +
    card(x - w * 0.46, y - h, w * 0.92, h * 0.2, darker(c, 0.1), 4, 4) +
    card(x - w / 2, y - h - 16, w, 26, c, 8, 5) +
    `<g transform="translate(${n(x)} ${n(y - h - 16)})">${things}</g>`
  )
}

export function cupboard(
  { tone }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  doors = 2,
): string {
  const c = tone(colour)
  return (
    card(x - w / 2, y - h, w, h, c, 6, 7) +
    Array.from({ length: doors }, (_, i) => {
      const dw = w / doors
      const dx = x - w / 2 + i * dw
      return (
        rect(dx + 12, y - h + 16, dw - 24, h - 34, lighter(c, 0.18), 5) +
        circle(i % 2 ? dx + 26 : dx + dw - 26, y - h * 0.5, 8, tone('#f4c64a'))
      )
    }).join('')
  )
}
