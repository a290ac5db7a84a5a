import { isBehindSomebody } from '../kit/clear.ts'
import { darker, lighter } from '../kit/colour.ts'
import { card, circle, ellipse, glow, n, path, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

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

export function picture(
  { tone, accents, bare }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 0 | 1 | 2,
): string {
  if (bare) return ''
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
  const shine = light.lit ? glow([x, y + 20, 130 * s, 130 * s], [1.2, 1, 0.8, 0.62, 0.44], '#ffe3a0', 0.06) : ''
  return (
    shine +
    stroke(`M${n(x)} -10V${n(y - 40 * s)}`, tone('#6b5560'), 6) +
    circle(x, y + 8 * s, 24 * s, light.lit ? '#fff0bd' : tone('#fffaf0')) +
    sheet(
      `M${n(x - 86 * s)} ${n(y + 12 * s)}Q${n(x - 60 * s)} ${n(y - 56 * s)} ${n(x)} ${n(y - 58 * s)}Q${n(x + 60 * s)} ${n(y - 56 * s)} ${n(x + 86 * s)} ${n(y + 12 * s)}Z`,
      accents[0],
      5,
    )
  )
}

/** None where it would grow out of somebody's head. */
export function houseplant(stage: Stage, x: number, y: number, h: number): string {
  if (isBehindSomebody(stage, x, h * 0.1)) return ''
  const { tone } = stage
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
