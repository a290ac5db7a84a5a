import { house } from '../elements/buildings.ts'
import { cactus, leafyCorner, meadowEdge, palm, pine, roundTree, tuft } from '../elements/plants.ts'
import { darker, lighter, mix } from '../kit/colour.ts'
import { blob, circle, ellipse, n, path, ridge, sheet, stroke } from '../kit/paper.ts'
import type { BackdropPainter, Stage } from '../kit/stage.ts'
import { birds, cloud, sky, spark, stars } from '../light/sky.ts'
import { weatherBehind } from '../light/weather.ts'
import { sprinkled, winding } from './woods.ts'

/** A peak with a lit side and a snow cap. */
export function peak(
  { tone }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  colour = '#8d8aa6',
  capped = true,
): string {
  const rock = tone(colour, depth)
  const [lx, rx] = [x - w / 2, x + w / 2]
  const cap = capped
    ? path(
        `M${n(x - w * 0.13)} ${n(y - h * 0.7)}L${n(x)} ${n(y - h)}L${n(x + w * 0.15)} ${n(y - h * 0.68)}l${n(-w * 0.07)} ${n(h * 0.05)}l${n(-w * 0.06)} ${n(-h * 0.07)}l${n(-w * 0.06)} ${n(h * 0.08)}l${n(-w * 0.05)} ${n(-h * 0.07)}Z`,
        tone('#fbfaf4', depth * 0.5),
      )
    : ''
  return (
    sheet(
      `M${n(lx)} ${n(y)}L${n(x - w * 0.22)} ${n(y - h * 0.52)}L${n(x - w * 0.16)} ${n(y - h * 0.6)}L${n(x)} ${n(y - h)}L${n(x + w * 0.2)} ${n(y - h * 0.58)}L${n(x + w * 0.26)} ${n(y - h * 0.53)}L${n(rx)} ${n(y)}Z`,
      rock,
      6,
    ) +
    path(
      `M${n(x)} ${n(y - h)}L${n(x + w * 0.2)} ${n(y - h * 0.58)}L${n(x + w * 0.26)} ${n(y - h * 0.53)}L${n(rx)} ${n(y)}H${n(x + w * 0.06)}L${n(x + w * 0.12)} ${n(y - h * 0.4)}L${n(x + w * 0.02)} ${n(y - h * 0.62)}Z`,
      darker(rock, 0.14),
    ) +
    cap
  )
}

export const mountain: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const peaks = [
    peak(stage, w * 0.18, horizon + 60, 760, 460, 0.62),
    peak(stage, w * 0.86, horizon + 60, 820, 520, 0.6),
    peak(stage, w * identity.between(0.45, 0.58), horizon + 70, 980, 690, 0.42),
  ]
  const pines = Array.from({ length: 11 }, (_, i) =>
    pine(
      stage,
      (i / 10) * w + random.between(-40, 40),
      horizon + random.between(110, 150),
      random.between(130, 200),
      0.35,
    ),
  ).join('')
  const near = [0.04, 0.13, 0.9, 0.98]
    .map((k) => pine(stage, k * w, horizon + random.between(290, 330), random.between(380, 470), 0.04))
    .join('')
  const rocks = [0.24, 0.78, 0.84]
    .map((k, i) =>
      sheet(blob(random, k * w, horizon + 390 + i * 20, 80 - i * 12, 46 - i * 6, 0.14, 7), tone('#a29d9c')),
    )
    .join('')
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      birds(stage, 3) +
      peaks.join('') +
      sheet(ridge(random, w, horizon + 40, 26, h, 4), tone('#8fae86', 0.45)) +
      pines +
      sheet(ridge(random, w, horizon + 150, 24, h, 4), tone('#93b673', 0.2)) +
      house(stage, w * 0.7, horizon + 220, 170, {
        wall: '#b98a5e',
        roof: '#8a4f3f',
        depth: 0.16,
        shutters: '#f3e3cb',
      }) +
      winding(stage, w * 0.66, horizon + 226, '#e6d5ad', 0.6) +
      near +
      sheet(ridge(random, w, horizon + 350, 24, h, 4), tone('#7fa75a')) +
      rocks +
      sprinkled(stage, horizon + 380, h - 50, ['#f6e7c2', '#9a8fc9', '#e8695a'], '#6a9a4c', 26),
    front: meadowEdge(stage, ['#f6e7c2', '#9a8fc9'], '#55894c'),
  }
}

export const snow: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const white = '#f4f8fb'
  const cabin = w * stage.identity.between(0.62, 0.74)
  const trees = (count: number, y: number, low: number, high: number, depth: number) =>
    Array.from({ length: count }, (_, i) =>
      pine(
        stage,
        ((i + 0.5) / count) * w + random.between(-50, 50),
        y + random.between(-12, 22),
        random.between(low, high),
        depth,
        '#4f8a7a',
        true,
      ),
    ).join('')
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      peak(stage, w * 0.25, horizon + 60, 800, 420, 0.6, '#9aa6c2') +
      peak(stage, w * 0.62, horizon + 60, 700, 340, 0.68, '#9aa6c2') +
      sheet(ridge(random, w, horizon + 10, 24, h, 4), tone('#dfe9f2', 0.3)) +
      trees(12, horizon + 50, 110, 170, 0.5) +
      sheet(ridge(random, w, horizon + 90, 24, h, 4), tone('#e6eef5', 0.15)) +
      trees(5, horizon + 160, 230, 320, 0.22) +
      house(stage, cabin, horizon + 230, 250, {
        wall: '#a3714c',
        roof: '#8f4a3e',
        depth: 0.05,
        snow: true,
        shutters: '#2f6b4f',
      }) +
      sheet(ridge(random, w, horizon + 240, 18, h, 4), tone(white, 0.05)) +
      [0.05, 0.95].map((k) => pine(stage, k * w, horizon + 400, 470, 0, '#3f7d6a', true)).join('') +
      sheet(ridge(random, w, horizon + 400, 26, h, 4), tone('#fbfdfe')) +
      Array.from({ length: 9 }, () =>
        stroke(
          `M${n(random.between(0.08, 0.92) * w)} ${n(random.between(horizon + 450, h - 60))}q40 -16 90 0`,
          tone('#d3e0ec'),
          6,
        ),
      ).join('') +
      snowHeap(stage, w * 0.15, horizon + 440),
    front:
      path(`${ridge(random, w, h - 26, 12, h + 10, 5)}`, tone('#ffffff')) +
      [0.03, 0.1, 0.9, 0.98].map((k) => pine(stage, k * w, h + 30, 130, 0, '#4f8a7a', true)).join(''),
  }
}

function snowHeap({ tone }: Stage, x: number, y: number): string {
  return (
    ellipse(x, y + 4, 90, 14, '#2b2233', 0.1) +
    [
      [-50, 0],
      [0, 0],
      [50, 0],
      [-25, -38],
      [25, -38],
      [0, -74],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          circle(x + dx, y - 22 + dy, 27, tone('#d5e2ee')) + circle(x + dx - 3, y - 26 + dy, 24, tone('#ffffff')),
      )
      .join('')
  )
}

export const desert: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const pyramid = (x: number, y: number, s: number, depth: number) =>
    sheet(`M${n(x - s)} ${n(y)}L${n(x)} ${n(y - s * 1.05)}L${n(x + s)} ${n(y)}Z`, tone('#e2bd7f', depth), 6) +
    path(`M${n(x)} ${n(y - s * 1.05)}L${n(x + s)} ${n(y)}H${n(x + s * 0.2)}Z`, tone('#c99c61', depth)) +
    stroke(
      [0.3, 0.55, 0.8]
        .map((k) => `M${n(x - s * k * 0.96)} ${n(y - s * 1.05 * (1 - k))}H${n(x + s * k * 0.25)}`)
        .join(''),
      tone('#c9a268', depth),
      4,
      0.6,
    )
  const mesa = (x: number, s: number) =>
    sheet(
      `M${n(x - s)} ${n(horizon + 60)}L${n(x - s * 0.7)} ${n(horizon - s * 0.8)}Q${n(x)} ${n(horizon - s * 0.9)} ${n(x + s * 0.66)} ${n(horizon - s * 0.78)}L${n(x + s)} ${n(horizon + 60)}Z`,
      tone('#c98763', 0.5),
      6,
    ) +
    stroke(
      `M${n(x - s * 0.74)} ${n(horizon - s * 0.5)}H${n(x + s * 0.72)}M${n(x - s * 0.82)} ${n(horizon - s * 0.2)}H${n(x + s * 0.82)}`,
      tone('#b07455', 0.5),
      9,
      0.6,
    )
  const landmark = identity.chance(0.5)
    ? pyramid(w * 0.3, horizon + 50, 300, 0.38) + pyramid(w * 0.53, horizon + 50, 180, 0.5)
    : mesa(w * 0.22, 230) + mesa(w * 0.52, 160)
  const oasis =
    ellipse(w * 0.78, horizon + 210, 210, 36, tone('#7ec3c6')) +
    ellipse(w * 0.78, horizon + 204, 170, 22, tone('#a9dcd8')) +
    palm(stage, w * 0.68, horizon + 205, 330, 0.08) +
    palm(stage, w * 0.9, horizon + 215, 400, 0.04) +
    tuft(stage, w * 0.64, horizon + 226, 50) +
    tuft(stage, w * 0.93, horizon + 232, 56)
  const waves = Array.from({ length: 16 }, () =>
    stroke(
      `M${n(random.between(0, w))} ${n(random.between(horizon + 280, h - 40))}q40 -14 80 0t80 0`,
      tone('#dcb277'),
      5,
      0.8,
    ),
  ).join('')
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      landmark +
      sheet(ridge(random, w, horizon + 40, 26, h, 3), tone('#efcf98', 0.3)) +
      sheet(ridge(random, w, horizon + 120, 34, h, 3), tone('#ebc487', 0.12)) +
      oasis +
      sheet(ridge(random, w, horizon + 250, 34, h, 3), tone('#f0cd92')) +
      cactus(stage, w * 0.09, horizon + 330, 250) +
      cactus(stage, w * 0.2, horizon + 300, 140, 0.1) +
      sheet(ridge(random, w, horizon + 400, 26, h, 3), tone('#e9c181')) +
      waves +
      [0.86, 0.93]
        .map((k, i) =>
          sheet(blob(random, k * w, horizon + 390 + i * 34, 70 - i * 24, 40 - i * 12, 0.13, 7), tone('#c08a66')),
        )
        .join(''),
    front: [0.02, 0.08, 0.93, 0.99].map((k) => tuft(stage, k * w, h + 4, random.between(70, 120), '#a8a45c')).join(''),
  }
}

export const cave: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone, light } = stage
  const rock = (colour: string, reach: number) => {
    const hole = blob(identity, w / 2, h * 0.5, w * reach, h * reach * 0.9, 0.1, 11)
    return `<path fill-rule="evenodd" d="M-10 -10H${w + 10}V${h + 10}H-10Z${hole}" fill="${tone(colour)}"/>`
  }
  const spike = (x: number, y: number, l: number, colour: string) =>
    sheet(
      `M${n(x - l * 0.2)} ${n(y)}Q${n(x - l * 0.04)} ${n(y + l * 0.4)} ${n(x)} ${n(y + l)}Q${n(x + l * 0.05)} ${n(y + l * 0.4)} ${n(x + l * 0.22)} ${n(y)}Z`,
      tone(colour),
      5,
    )
  const crystals = (x: number, y: number, s: number, colour: string) =>
    circle(x, y - s * 0.5, s * 1.3, colour, 0.14) +
    [
      [-0.5, 0.7, -22],
      [0, 1.15, 0],
      [0.45, 0.8, 20],
    ]
      .map(
        ([dx = 0, l = 1, turn = 0]) =>
          `<g transform="translate(${n(x + dx * s)} ${n(y)}) rotate(${turn})">${path(`M${n(-s * 0.2)} 0V${n(-s * l * 0.75)}L0 ${n(-s * l)}L${n(s * 0.2)} ${n(-s * l * 0.75)}V0Z`, colour)}${path(`M0 0V${n(-s * l)}L${n(s * 0.2)} ${n(-s * l * 0.75)}V0Z`, darker(colour, 0.2))}</g>`,
      )
      .join('')
  const glow = light.time === 'night' ? ['#7fd0d8', '#b79ae0'] : ['#8fd8d0', '#e9b6d0']
  return {
    back:
      path(`M0 0H${w}V${h}H0Z`, tone('#59495f')) +
      ellipse(w / 2, h * 0.42, w * 0.34, h * 0.33, light.sky[2] ?? '#b7dff0') +
      (light.time === 'night' ? stars({ ...stage, width: w }, h * 0.7, 30) : circle(w * 0.58, h * 0.3, 60, '#fbe7a6')) +
      path(blob(identity, w * 0.42, h * 0.62, w * 0.2, h * 0.1, 0.1), tone('#8fb58a', 0.4)) +
      path(blob(identity, w * 0.62, h * 0.64, w * 0.2, h * 0.1, 0.1), tone('#7aa67c', 0.3)) +
      rock('#a08f92', 0.31) +
      rock('#85747f', 0.36) +
      rock('#6f5f70', 0.42) +
      [0.1, 0.22, 0.31, 0.68, 0.8, 0.92]
        .map((k, i) => spike(k * w, -6, random.between(140, 260) * (i % 2 ? 1 : 0.7), i % 2 ? '#85747f' : '#77677a'))
        .join('') +
      sheet(ridge(random, w, horizon + 200, 14, h, 5), tone('#8b7a80')) +
      ellipse(w * 0.3, h * 0.74, 180, 26, tone('#7fb6c0'), 0.8) +
      sheet(ridge(random, w, horizon + 330, 22, h, 5), tone('#9c8a88')) +
      crystals(w * 0.1, horizon + 350, 110, tone(glow[0] ?? '#8fd8d0')) +
      crystals(w * 0.9, horizon + 330, 130, tone(glow[1] ?? '#e9b6d0')) +
      crystals(w * 0.78, horizon + 300, 66, tone(glow[0] ?? '#8fd8d0')) +
      [0.2, 0.7].map((k) => sheet(blob(random, k * w, horizon + 400, 60, 30, 0.15, 7), tone('#83727c'))).join(''),
    front: [0.02, 0.12, 0.9, 1]
      .map((k) =>
        sheet(
          `M${n(k * w - 90)} ${h + 10}L${n(k * w - 10)} ${n(h - random.between(70, 150))}L${n(k * w + 90)} ${h + 10}Z`,
          tone('#574759'),
          5,
        ),
      )
      .join(''),
  }
}

export const skyland: BackdropPainter = (stage) => {
  const { width: w, height: h, random, tone, identity } = stage
  const deep = { ...stage, horizon: h }
  const white = stage.light.time === 'night' ? '#9aa6d0' : '#ffffff'
  const isle = (x: number, y: number, s: number) =>
    sheet(
      `M${n(x - s)} ${n(y)}Q${n(x - s * 0.5)} ${n(y + s * 0.7)} ${n(x)} ${n(y + s * 0.9)}Q${n(x + s * 0.6)} ${n(y + s * 0.6)} ${n(x + s)} ${n(y)}Z`,
      tone('#b08a66', 0.2),
      6,
    ) +
    sheet(blob(random, x, y, s * 1.04, s * 0.16, 0.05), tone('#8fba5c', 0.15), 4) +
    roundTree(stage, x - s * 0.4, y, s * 1.1, 0.2) +
    house(stage, x + s * 0.3, y + 4, s * 0.7, { wall: '#fbefdc', roof: '#c8643c', depth: 0.15 })
  const floor = Array.from({ length: 9 }, (_, i) =>
    cloud(stage, (i / 8) * w, h * 0.9 + (i % 2) * 40, w * 0.42, tone(white)),
  ).join('')
  return {
    back:
      sky(deep, h * 1.1) +
      birds({ ...stage, horizon: h * 0.7 }, 5) +
      isle(w * identity.between(0.2, 0.26), h * 0.42, 170) +
      isle(w * 0.82, h * 0.52, 120) +
      Array.from({ length: 6 }, (_, i) =>
        cloud(
          stage,
          ((i + random.next()) / 6) * w,
          h * random.between(0.55, 0.7),
          w * 0.3,
          mix(tone(white), stage.light.haze, 0.45),
        ),
      ).join('') +
      Array.from({ length: 7 }, (_, i) =>
        cloud(stage, (i / 6) * w, h * 0.8 + (i % 2) * 26, w * 0.36, mix(tone(white), stage.light.haze, 0.22)),
      ).join('') +
      floor,
    front: [0, 0.12, 0.88, 1].map((k) => cloud(stage, k * w, h - 10, w * 0.26, tone(white))).join(''),
  }
}

export const space: BackdropPainter = (stage) => {
  const { width: w, height: h, random, identity, accents } = stage
  const ink = ['#1c1f45', '#23264f', '#2b2d5c', '#353568']
  const bands = ink.map((colour, i) => path(ridge(random, w, (i * h) / 4 - 60, 60, h, 3), colour)).join('')
  const far = { ...stage, light: { ...stage.light } }
  const globe = (x: number, y: number, r: number, colour: string, ringed: boolean) => {
    const hoop = (front: boolean) =>
      `<path d="M${n(x - r * 1.6)} ${n(y)}A${n(r * 1.6)} ${n(r * 0.44)} 0 0 ${front ? 0 : 1} ${n(x + r * 1.6)} ${n(y)}" transform="rotate(-16 ${n(x)} ${n(y)})" fill="none" stroke="#f3dca4" stroke-width="${n(r * 0.13)}"/>`
    return (
      (ringed ? hoop(false) : '') +
      circle(x + 5, y + 9, r, '#11122c', 0.4) +
      circle(x, y, r, colour) +
      path(
        `M${n(x - r * 0.92)} ${n(y - r * 0.38)}q${n(r * 0.9)} ${n(r * 0.3)} ${n(r * 1.84)} 0q${n(r * 0.09)} ${n(r * 0.3)} ${n(r * 0.08)} ${n(r * 0.42)}q${n(-r)} ${n(r * 0.3)} ${n(-r * 2)} 0q0 ${n(-r * 0.2)} ${n(r * 0.08)} ${n(-r * 0.42)}Z`,
        lighter(colour, 0.22),
      ) +
      path(
        `M${n(x + r * 0.5)} ${n(y - r * 0.866)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r * 0.2)} ${n(y + r * 0.98)}A${n(r * 1.2)} ${n(r * 1.2)} 0 0 0 ${n(x + r * 0.5)} ${n(y - r * 0.866)}Z`,
        darker(colour, 0.24),
      ) +
      (ringed ? hoop(true) : '')
    )
  }
  const comet = `<g transform="translate(${n(w * 0.55)} ${n(h * 0.14)}) rotate(${n(random.between(-24, -12))})">${path('M0 0L-260 -18L-220 0L-250 16Z', '#bfe3f2', 0.45)}${spark(0, 0, 26)}</g>`
  const base = `M-60 ${h + 10}Q${w / 2} ${n(h * 0.56)} ${w + 60} ${h + 10}Z`
  const craters = [
    [0.3, 0.87, 70],
    [0.62, 0.84, 54],
    [0.5, 0.94, 90],
    [0.76, 0.93, 60],
    [0.18, 0.95, 50],
  ].map(
    ([kx = 0, ky = 0, r = 0]) =>
      ellipse(w * kx, h * ky, r, r * 0.3, '#a08a72') + ellipse(w * kx + 4, h * ky + 6, r * 0.86, r * 0.22, '#b8a287'),
  )
  const hill = stage.identity.pick(['#cbb497', '#b7a7c8', '#a9c0b0'])
  return {
    back:
      path(`M0 0H${w}V${h}H0Z`, '#181a3c') +
      bands +
      stars(far, h * 0.95, 90) +
      path(blob(random, w * 0.3, h * 0.3, w * 0.3, h * 0.1, 0.2), '#4b4380', 0.5) +
      comet +
      globe(w * identity.between(0.16, 0.24), h * 0.25, 118, identity.pick(['#e8695a', '#e9a13b']), true) +
      globe(w * 0.84, h * 0.34, 84, '#3aa6b9', false) +
      globe(w * 0.62, h * 0.46, 36, accents[1], false) +
      rocketAt(stage, w * 0.38, h * 0.5, 0.9) +
      sheet(base, hill, 10) +
      craters.join('').replaceAll('#a08a72', darker(hill, 0.2)).replaceAll('#b8a287', darker(hill, 0.1)),
    front: '',
  }
}

function rocketAt({ random, accents }: Stage, x: number, y: number, s: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(14, 34))}) scale(${s})">${path('M-13 60Q0 130 13 60Z', '#f4b41a')}${path('M-30 20L-52 66L-22 56ZM30 20L52 66L22 56Z', '#b3202c')}${sheet('M0 -92Q44 -40 26 58H-26Q-44 -40 0 -92Z', '#fbefdc', 4)}${path('M0 -92Q22 -66 28 -38H-28Q-22 -66 0 -92Z', accents[0])}${circle(0, -6, 15, '#5f7f92')}${circle(0, -6, 10, '#bfe3f2')}</g>`
}

export const moonland: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const grey = (colour: string) => mix(tone(colour), colour, 0.7)
  const craters = Array.from({ length: 12 }, () => {
    const y = random.between(horizon + 170, h - 40)
    const r = 22 + ((y - horizon) / (h - horizon)) * 72
    const x = random.between(0, w)
    return (
      ellipse(x, y, r, r * 0.3, grey('#b3ab9c')) + ellipse(x + 3, y + r * 0.06, r * 0.84, r * 0.21, grey('#cfc8b8'))
    )
  })
  const earth =
    circle(w * 0.76, h * 0.22, 150, '#8fc5e0', 0.16) +
    circle(w * 0.76, h * 0.22, 116, '#4f9cc4') +
    path(blob(stage.identity, w * 0.74, h * 0.19, 58, 40, 0.3), '#8fba5c') +
    path(blob(stage.identity, w * 0.79, h * 0.27, 34, 26, 0.3), '#8fba5c') +
    stroke(`M${n(w * 0.71)} ${n(h * 0.225)}q40 -16 70 0M${n(w * 0.75)} ${n(h * 0.16)}q34 -8 56 4`, '#fdfbf4', 11, 0.9)
  const lander = `<g transform="translate(${n(w * 0.2)} ${n(horizon + 230)})">${stroke('M-80 0L-44 -64M80 0L44 -64M0 0V-60', '#8a8798', 8)}${sheet('M-64 -60H64L48 -150H-48Z', '#f0cf87', 5)}${sheet('M-40 -150Q-40 -216 0 -220Q40 -216 40 -150Z', '#e8e4da', 5)}${circle(0, -176, 19, '#4f7f98')}${circle(0, -176, 13, '#bfe3f2')}${foot(-90, -4)}${foot(70, -4)}</g>`
  const flagpole =
    stroke(`M${n(w * 0.36)} ${n(horizon + 240)}v-150`, '#d8d3c8', 6) +
    path(`M${n(w * 0.36)} ${n(horizon + 92)}q50 -16 100 4v58q-50 -18 -100 -4Z`, stage.accents[0])
  return {
    back:
      path(`M0 0H${w}V${h}H0Z`, '#1a1c40') +
      path(ridge(random, w, h * 0.2, 40, h, 3), '#222550') +
      path(ridge(random, w, h * 0.36, 40, h, 3), '#2c2f5f') +
      stars(stage, h * 0.6, 80) +
      earth +
      sheet(ridge(random, w, horizon + 10, 46, h, 5), grey('#a9a3a0')) +
      sheet(ridge(random, w, horizon + 110, 30, h, 4), grey('#c3bcae')) +
      lander +
      flagpole +
      sheet(ridge(random, w, horizon + 250, 26, h, 4), grey('#ded7c6')) +
      craters.join(''),
    front: [0.03, 0.95].map((k) => sheet(blob(random, k * w, h, 110, 60, 0.12, 8), grey('#b3ab9c'))).join(''),
  }
}

function foot(x: number, y: number): string {
  return `<rect x="${x}" y="${y}" width="20" height="8" rx="3" fill="#8a8798"/>`
}

export const ruins: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const beam = sheet(
    `M${n(w * 0.52)} ${n(horizon - 226)}h${n(w * 0.38)}v46h${n(-w * 0.36)}l-16 -14Z`,
    tone('#d9cbb0', 0.12),
    6,
  )
  const arch = `<path d="M${n(w * 0.12)} ${n(horizon + 130)}V${n(horizon - 90)}a120 120 0 0 1 240 0V${n(horizon + 130)}h-60V${n(horizon - 80)}a60 60 0 0 0 -120 0V${n(horizon + 130)}Z" fill="${tone('#d6c8ad', 0.25)}"/>`
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      sheet(ridge(random, w, horizon - 40, 34, h, 4), tone('#a3bf98', 0.65)) +
      Array.from({ length: 8 }, (_, i) =>
        roundTree(stage, (i / 7) * w, horizon + 20, random.between(130, 210), 0.55),
      ).join('') +
      sheet(ridge(random, w, horizon + 60, 18, h, 4), tone('#a9c07c', 0.28)) +
      arch +
      column(stage, w * 0.56, horizon + 150, 330, false, 0.12) +
      column(stage, w * 0.71, horizon + 150, 330, false, 0.12) +
      column(stage, w * 0.86, horizon + 150, 330, false, 0.12) +
      beam +
      sheet(ridge(random, w, horizon + 230, 20, h, 4), tone('#9ab669', 0.08)) +
      column(stage, w * 0.06, horizon + 340, 420, true, 0) +
      sheet(`M${n(w * 0.72)} ${n(horizon + 330)}l40 -60l190 20l20 60Z`, tone('#e3d6bd'), 6) +
      ellipse(w / 2, h * 0.87, w * 0.4, 110, tone('#d9cda8')) +
      [0.34, 0.5, 0.66]
        .map((k) => stroke(`M${n(k * w)} ${n(h * 0.82)}l30 70M${n(k * w - 60)} ${n(h * 0.86)}h120`, tone('#c2b48e'), 4))
        .join('') +
      sprinkled(stage, horizon + 300, h - 50, ['#e8695a', '#f6e7c2'], '#7a9f4e', 26),
    front: leafyCorner(stage, 1, true) + meadowEdge(stage, ['#f6e7c2', '#e8695a'], '#6a944c'),
  }
}
/** A fluted column with ivy, whole or broken. */
function column({ tone }: Stage, x: number, y: number, s: number, broken: boolean, depth: number): string {
  const stone = tone('#e3d6bd', depth)
  const l = broken ? s * 0.6 : s
  const flutes = stroke(
    [-0.05, 0, 0.05].map((k) => `M${n(x + k * s)} ${n(y - 20)}v${n(-l + 40)}`).join(''),
    darker(stone, 0.14),
    5,
  )
  const head = broken
    ? path(
        `M${n(x - s * 0.1)} ${n(y - l)}l${n(s * 0.06)} ${n(-s * 0.07)}l${n(s * 0.05)} ${n(s * 0.04)}l${n(s * 0.06)} ${n(-s * 0.05)}l${n(s * 0.03)} ${n(s * 0.1)}Z`,
        stone,
      )
    : path(
        `M${n(x - s * 0.17)} ${n(y - l - s * 0.07)}h${n(s * 0.34)}l${n(-s * 0.05)} ${n(s * 0.09)}h${n(-s * 0.24)}Z`,
        stone,
      )
  return (
    sheet(`M${n(x - s * 0.11)} ${n(y)}V${n(y - l)}H${n(x + s * 0.11)}V${n(y)}Z`, stone, 6) +
    flutes +
    head +
    sheet(`M${n(x - s * 0.16)} ${n(y + 8)}v-24h${n(s * 0.32)}v24Z`, lighter(stone, 0.1), 3) +
    stroke(`M${n(x + s * 0.09)} ${n(y - l * 0.9)}q-26 40 -6 90t-20 90`, tone('#6d9f52', depth), 7) +
    [0.3, 0.5, 0.7].map((k) => ellipse(x + s * 0.06, y - l * k, 13, 8, tone('#7fb05e', depth))).join('')
  )
}
