import { darker, lighter } from '../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

/** Water from edge to edge as overlapping strips of waves between two heights. */
export function waves(stage: Stage, from: number, to: number, colours: readonly string[], rows = 6): string {
  const { width, random, tone } = stage
  return (
    Array.from({ length: rows }, (_, row) => {
      const near = row / Math.max(1, rows - 1)
      const y = from + (to - from) * near ** 1.35
      const l = 60 + near * 90
      let d = `M${n(-l - random.between(0, l))} ${n(y)}`
      for (let x = -l; x < width + l * 2; x += l) d += `q${n(l / 2)} ${n(row ? -l * 0.2 : -4)} ${n(l)} 0`
      const colour = tone(colours[row % colours.length] ?? '#5aa5c4', 0.5 - near * 0.5)
      return sheet(`${d}V${stage.height + 20}H-300Z`, colour, row ? 4 : 0)
    }).join('') + glints(stage, from + 20, to)
  )
}

function glints({ width, random, tone }: Stage, from: number, to: number): string {
  const marks = Array.from({ length: 18 }, () => {
    const [x, y] = [random.between(0, width), random.between(from, to)]
    const l = 14 + ((y - from) / Math.max(1, to - from)) * 40
    return `M${n(x)} ${n(y)}q${n(l / 2)} ${n(-l * 0.16)} ${n(l)} 0`
  })
  return stroke(marks.join(''), tone('#f4fbfb'), 4, 0.55)
}

export function sailboat({ tone, accents }: Stage, x: number, y: number, s: number, depth = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(s * 100) / 100})">${path('M-3 -22H3V-190H-3Z', tone('#7a5a48', depth))}${sheet('M8 -184Q92 -110 96 -40H8Z', tone('#fffaf0', depth), 4)}${sheet('M-8 -168Q-66 -100 -74 -40H-8Z', depth > 0.3 ? tone('#f3d9a4', depth) : accents[1], 4)}${path('M12 -120Q48 -84 66 -66V-84Q40 -112 12 -150Z', depth > 0.3 ? tone('#c8635a', depth) : accents[0], 0.9)}${sheet('M-104 -28H108Q96 20 60 24H-66Q-96 16 -104 -28Z', tone('#b3543f', depth), 4)}${rect(-102, -28, 208, 11, tone('#fbefdc', depth), 4)}</g>`
}

export function rowingBoat({ tone }: Stage, x: number, y: number, s: number, colour = '#c8643c'): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(s * 100) / 100})">${ellipse(0, -20, 104, 16, tone('#6b4636'))}${sheet('M-120 -28Q0 -4 120 -28Q104 30 62 34H-62Q-104 30 -120 -28Z', tone(colour), 4)}${stroke('M-112 -8Q0 16 112 -8', tone(darker(colour, 0.25)), 5)}${stroke('M-40 -30L-128 26M40 -30L132 26', tone('#a87547'), 7)}</g>`
}

/** A bathing hut in stripes. */
export function hut({ tone }: Stage, x: number, y: number, w: number, colour: string): string {
  const stripes = [-0.4, -0.2, 0, 0.2].map((k) => rect(x + k * w + w * 0.06, y - w * 0.9, w * 0.08, w * 0.9, colour))
  return (
    card(x - w * 0.4, y - w * 0.9, w * 0.8, w * 0.9, tone('#fbefdc'), 4) +
    stripes.join('') +
    rect(x - w * 0.16, y - w * 0.56, w * 0.32, w * 0.56, tone('#8a5f45'), 4) +
    circle(x + w * 0.09, y - w * 0.28, w * 0.025, tone('#f4c64a')) +
    sheet(
      `M${n(x - w * 0.5)} ${n(y - w * 0.86)}L${n(x)} ${n(y - w * 1.32)}L${n(x + w * 0.5)} ${n(y - w * 0.86)}Z`,
      colour,
      5,
    )
  )
}

export function gull({ tone }: Stage, x: number, y: number, s: number, mirrored = false): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${mirrored ? -s : s} ${s})">${path('M-70 -20Q-40 -44 -4 -6Q30 -52 76 -34Q44 -26 22 6Q0 20 -24 6Q-40 -20 -70 -20Z', tone('#fdfbf4'))}${path('M-70 -20Q-56 -30 -44 -30L-40 -18ZM76 -34Q60 -42 48 -38L52 -26Z', tone('#77788c'))}${path('M20 4l18 4l-18 6Z', tone('#f0a03c'))}</g>`
}

export function beacon(stage: Stage, x: number, y: number, h: number, depth = 0): string {
  const { tone, light } = stage
  const w = h * 0.26
  const beam = light.lit
    ? path(
        `M${n(x)} ${n(y - h * 0.9)}L${n(x - h * 6)} ${n(y - h * 1.7)}V${n(y - h * 0.3)}ZM${n(x)} ${n(y - h * 0.9)}L${n(x + h * 6)} ${n(y - h * 1.5)}V${n(y - h * 0.1)}Z`,
        '#fff0bd',
        light.time === 'night' ? 0.24 : 0.16,
      ) + circle(x, y - h * 0.9, h * 0.12, '#fff0bd', 0.5)
    : ''
  const body = `M${n(x - w / 2)} ${n(y)}L${n(x - w * 0.32)} ${n(y - h * 0.82)}h${n(w * 0.64)}L${n(x + w / 2)} ${n(y)}Z`
  const bands = [0.1, 0.42, 0.72].map((k) => {
    const [a, b] = [w / 2 - w * 0.22 * k, w / 2 - w * 0.22 * (k + 0.16)]
    return path(
      `M${n(x - a)} ${n(y - h * k)}L${n(x - b)} ${n(y - h * (k + 0.15))}H${n(x + b)}L${n(x + a)} ${n(y - h * k)}Z`,
      tone('#b9303a', depth),
    )
  })
  return (
    beam +
    sheet(body, tone('#fdf6ea', depth), 7) +
    bands.join('') +
    path(
      `M${n(x + w * 0.08)} ${n(y)}L${n(x + w * 0.06)} ${n(y - h * 0.82)}h${n(w * 0.26)}L${n(x + w / 2)} ${n(y)}Z`,
      '#2b2233',
      0.1,
    ) +
    rect(x - w * 0.44, y - h * 0.84, w * 0.88, h * 0.035, tone('#5a5566', depth), 3) +
    rect(x - w * 0.25, y - h * 0.97, w * 0.5, h * 0.13, light.lit ? '#ffe9a8' : tone('#cfe6ee', depth)) +
    stroke(
      `M${n(x - w * 0.08)} ${n(y - h * 0.97)}v${n(h * 0.13)}M${n(x + w * 0.08)} ${n(y - h * 0.97)}v${n(h * 0.13)}`,
      tone('#5a5566', depth),
      4,
    ) +
    sheet(
      `M${n(x - w * 0.34)} ${n(y - h * 0.97)}Q${n(x)} ${n(y - h * 1.12)} ${n(x + w * 0.34)} ${n(y - h * 0.97)}Z`,
      tone('#b9303a', depth),
      3,
    ) +
    path(
      `M${n(x - w * 0.13)} ${n(y)}v${n(-h * 0.09)}a${n(w * 0.13)} ${n(w * 0.13)} 0 0 1 ${n(w * 0.26)} 0V${n(y)}Z`,
      tone('#7a523c', depth),
    ) +
    [0.3, 0.62].map((k) => circle(x, y - h * k, w * 0.08, light.lit ? '#ffdf8a' : tone('#7fa6b8', depth))).join('')
  )
}

export function seaweed({ random, tone }: Stage, x: number, y: number, h: number, colour: string, depth = 0): string {
  const fill = tone(colour, depth)
  return [-1, 0, 1]
    .map((k) => {
      const [l, s] = [h * random.between(0.7, 1), h * 0.09]
      const bx = x + k * h * 0.14
      return path(
        `M${n(bx - s * 0.6)} ${n(y)}q${n(-s * 2)} ${n(-l * 0.3)} 0 ${n(-l * 0.5)}t${n(k * s)} ${n(-l * 0.5)}q${n(s * 2.4)} ${n(l * 0.24)} ${n(s)} ${n(l * 0.5)}t${n(-s * 0.2 - k * s)} ${n(l * 0.5)}Z`,
        k === 0 ? lighter(fill, 0.1) : fill,
      )
    })
    .join('')
}

export function coral({ tone, random }: Stage, x: number, y: number, h: number, colour: string, depth = 0): string {
  const c = tone(colour, depth)
  const t = h * 0.12
  const bend = random.between(-0.06, 0.06) * h
  return stroke(
    `M${n(x)} ${n(y)}q${n(bend)} ${n(-h * 0.5)} 0 ${n(-h)}M${n(x)} ${n(y - h * 0.3)}q${n(-h * 0.3)} ${n(-h * 0.04)} ${n(-h * 0.32)} ${n(-h * 0.42)}M${n(x)} ${n(y - h * 0.44)}q${n(h * 0.3)} 0 ${n(h * 0.3)} ${n(-h * 0.38)}M${n(x - h * 0.28)} ${n(y - h * 0.5)}q${n(-h * 0.16)} ${n(-h * 0.04)} ${n(-h * 0.18)} ${n(-h * 0.2)}`,
    c,
    t,
  )
}

export function littleFish(
  { tone }: Stage,
  x: number,
  y: number,
  s: number,
  colour: string,
  mirrored: boolean,
  depth = 0,
): string {
  const c = tone(colour, depth)
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${mirrored ? -s : s} ${s})">${path('M-20 0L-46 -18Q-40 0 -46 18Z', darker(c, 0.15))}${path('M-28 0Q0 -30 34 0Q0 30 -28 0Z', c)}${path('M2 -15Q10 0 2 15Q-8 10 -8 0Q-8 -10 2 -15Z', lighter(c, 0.4))}${circle(19, -4, 4, '#fffaf0')}${circle(20, -4, 2.2, '#2b2233')}</g>`
}

export function planks({ tone, width, height }: Stage, y: number, colour: string): string {
  const wood = tone(colour)
  const rows = [0, 0.13, 0.29, 0.49, 0.73]
  const lines = rows.map((k) => `M0 ${n(y + (height - y) * k)}H${width}`).join('')
  const joints = rows
    .flatMap((k, i) =>
      [0.2, 0.55, 0.84].map(
        (x) =>
          `M${n((x + (i % 2) * 0.13) * width)} ${n(y + (height - y) * k)}V${n(y + (height - y) * (rows[i + 1] ?? 1))}`,
      ),
    )
    .join('')
  return sheet(`M-10 ${n(y)}H${width + 10}V${height + 10}H-10Z`, wood, 8) + stroke(lines + joints, darker(wood, 0.2), 4)
}
