import { darker, lighter } from '../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { seen } from '../kit/view.ts'

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
    card(-10, y - 30, w + 20, 34, tone(lighter(wall, 0.5)), 3, 4) +
    seen(stage, '', '', corner(stage, y, darker(back, 0.1), tone(lighter(wall, 0.4))))
  )
}

/** A woven rug with fringes, for those who look from the other side. */
function runner({ tone, width: w, accents }: Stage, y: number, colour: string, share: number): string {
  const across = (k: number, dy: number) => w * (0.5 + k * share) + Math.sign(k) * dy * 0.5
  const slab = (k: number, top: number, low: number) =>
    `M${n(across(-k, top))} ${n(y + top)}H${n(across(k, top))}L${n(across(k, low))} ${n(y + low)}H${n(across(-k, low))}Z`
  const fringe = Array.from({ length: 12 }, (_, i) => {
    const dy = -92 + i * 17
    return `M${n(across(-1, dy))} ${n(y + dy)}h-26M${n(across(1, dy))} ${n(y + dy)}h26`
  }).join('')
  return (
    stroke(fringe, tone('#fbefdc'), 6) +
    path(slab(1, -90, 112), '#2b2233', 0.12) +
    path(slab(1, -100, 100), colour) +
    path(slab(0.86, -78, 76), tone('#fbefdc')) +
    path(slab(0.8, -66, 64), colour) +
    path(slab(0.56, -30, 28), accents[1])
  )
}

/** Share of a room's width that its side wall takes where we look into a corner. */
const CORNER = 0.17

/** The side wall on the left, with the door through which one comes in. */
function corner({ tone, width: w }: Stage, y: number, wall: string, board: string): string {
  const x = w * CORNER
  const foot = y + 190
  const door = (left: number, right: number, top: number, low: number) => {
    const at = (k: number, from: number, to: number) => from + (to - from) * k
    const [floorLeft, floorRight] = [at(left / x, foot, y), at(right / x, foot, y)]
    return `M${n(left)} ${n(floorLeft - low)}V${n(y - 560 + top)}L${n(right)} ${n(y - 510 + top * 0.9)}V${n(floorRight - low)}Z`
  }
  return (
    path(`M-10 -10H${n(x)}V${n(y)}L-10 ${n(foot + 10)}Z`, wall) +
    path(`M-10 ${n(foot - 44)}L${n(x)} ${n(y - 30)}V${n(y + 4)}L-10 ${n(foot + 10)}Z`, board) +
    path(door(w * 0.026, w * 0.132, 0, 0), tone('#fbefdc')) +
    path(door(w * 0.036, w * 0.123, 22, 0), tone('#a8744a')) +
    path(door(w * 0.048, w * 0.112, 60, 330), tone('#bd8a5c')) +
    path(door(w * 0.048, w * 0.112, 290, 60), tone('#bd8a5c')) +
    circle(w * 0.114, y - 210, 11, tone('#f4c64a')) +
    stroke(`M${n(x)} -10V${n(y - 30)}`, '#2b2233', 5, 0.12)
  )
}

export function rug(stage: Stage, colour: string, share = 0.38): string {
  const { tone, width, height, accents } = stage
  const y = height * 0.87
  if (stage.view === 1) return runner(stage, y, colour, share)
  return (
    ellipse(width / 2, y + 8, width * share, 118, '#2b2233', 0.12) +
    ellipse(width / 2, y, width * share, 116, colour) +
    ellipse(width / 2, y, width * share * 0.88, 96, tone('#fbefdc')) +
    ellipse(width / 2, y, width * share * 0.8, 84, colour) +
    ellipse(width / 2, y, width * share * 0.5, 48, accents[1])
  )
}
