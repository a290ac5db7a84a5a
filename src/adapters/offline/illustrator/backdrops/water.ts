import { block, fence, house } from '../elements/buildings.ts'
import { bunting } from '../elements/ornaments.ts'
import { bush, leafyCorner, meadowEdge, palm, pine, reeds, roundTree, tuft } from '../elements/plants.ts'
import { beacon, coral, gull, littleFish, planks, rowingBoat, sailboat, seaweed, waves } from '../elements/waterside.ts'
import { darker, lighter } from '../kit/colour.ts'
import { blob, card, circle, ellipse, n, path, rect, ridge, sheet, stroke } from '../kit/paper.ts'
import type { BackdropPainter, Stage } from '../kit/stage.ts'
import { birds, cloud, sky } from '../light/sky.ts'
import { weatherBehind } from '../light/weather.ts'
import { peak } from './land.ts'
import { sprinkled, winding } from './woods.ts'

const SEA = ['#5fb0cb', '#4fa3c2', '#6bbad1', '#4598b9'] as const
const FRESH = ['#7cc0cf', '#6bb4c8', '#8acbd6'] as const

/** Sand along the lower part with shells, pebbles and the edge of the foam. */
function shore(stage: Stage, y: number, sand = '#f3dcae'): string {
  const { width: w, height: h, random, tone } = stage
  const line = ridge(random, w, y, 22, h + 10, 4)
  const pebbles = Array.from({ length: 16 }, (_, i) =>
    ellipse(
      random.between(0, w),
      random.between(y + 70, h - 20),
      12,
      7,
      tone(['#e2c48f', '#cdb79a', '#f0e4cc'][i % 3] ?? '#e2c48f'),
    ),
  ).join('')
  return (
    path(line, tone('#fdfaf0')).replace('/>', ' transform="translate(0 -16)"/>') +
    path(line, tone('#e6c890')).replace('/>', ' transform="translate(0 4)"/>') +
    path(line, tone(sand)).replace('/>', ' transform="translate(0 26)"/>') +
    pebbles
  )
}

function starfish({ tone }: Stage, x: number, y: number, s: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(14) scale(${s})">${path('M0 -30Q8 -10 28 -10Q14 4 18 26Q0 14 -18 26Q-14 4 -28 -10Q-8 -10 0 -30Z', tone('#e8894f'))}${circle(0, -12, 3, tone('#f6c69a'))}${circle(-9, 4, 3, tone('#f6c69a'))}${circle(9, 4, 3, tone('#f6c69a'))}</g>`
}

export const beach: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, accents, tone } = stage
  const parasol = (x: number, y: number, s: number) =>
    stroke(`M${n(x)} ${n(y)}l${n(s * 0.12)} ${n(-s)}`, tone('#a87547'), 9) +
    `<g transform="translate(${n(x + s * 0.12)} ${n(y - s)}) rotate(8)">${[0, 1, 2, 3, 4].map((i) => path(`M0 ${n(-s * 0.1)}Q${n((-0.72 + i * 0.29) * s * 0.7)} ${n(-s * 0.06)} ${n((-0.72 + i * 0.29) * s)} ${n(s * 0.3)}q${n(s * 0.14)} ${n(s * 0.07)} ${n(s * 0.29)} 0Q${n((-0.43 + i * 0.29) * s * 0.7)} ${n(-s * 0.06)} 0 ${n(-s * 0.1)}Z`, i % 2 ? tone('#fbefdc') : accents[0])).join('')}</g>`
  const castle = `<g transform="translate(${n(w * 0.84)} ${n(horizon + 420)})">${['M-90 0V-60H-50V0Z', 'M50 0V-60H90V0Z', 'M-56 0V-44H56V0Z', 'M-26 -40V-100H26V-40Z'].map((d) => sheet(d, tone('#dcb676'), 4)).join('')}${path('M-94 -60l24 -30l24 30ZM46 -60l24 -30l24 30ZM-30 -100l30 -36l30 36Z', tone('#c99c5c'))}${path('M-12 0v-20a12 12 0 0 1 24 0V0Z', tone('#a87d48'))}${stroke('M0 -136v-40', tone('#8a6247'), 4)}${path('M0 -176l34 12l-34 12Z', accents[1])}</g>`
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      sheet(ridge(random, w, horizon + 6, 10, horizon + 60, 6), tone('#9db9a8', 0.72)) +
      waves(stage, horizon + 20, horizon + 210, SEA, 5) +
      sailboat(stage, w * random.between(0.56, 0.74), horizon + 60, 0.62, 0.3) +
      sailboat(stage, w * 0.3, horizon + 36, 0.32, 0.55) +
      gull(stage, w * 0.32, horizon * 0.62, 0.6) +
      gull(stage, w * 0.46, horizon * 0.74, 0.4, true) +
      shore(stage, horizon + 250) +
      palm(stage, w * 0.07, horizon + 390, 520) +
      parasol(w * 0.2, horizon + 400, 250) +
      path(`M${n(w * 0.14)} ${n(horizon + 396)}h230l40 56h-290Z`, tone('#6aa6a0')) +
      path(`M${n(w * 0.16)} ${n(horizon + 410)}h222l10 14h-240Z`, tone('#fbefdc')) +
      castle +
      starfish(stage, w * 0.68, h - 110, 1) +
      starfish(stage, w * 0.12, h - 70, 0.8),
    front: [0.02, 0.96].map((k) => tuft(stage, k * w, h + 4, 120, '#a9b56a')).join(''),
  }
}

export const sea: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const raft = (y: number) =>
    Array.from({ length: 7 }, (_, i) =>
      card(w * 0.13 + random.between(-14, 14), y + i * 27, w * 0.74, 25, tone(i % 2 ? '#b98a5a' : '#c79a68'), 12, 3),
    ).join('') + stroke(`M${n(w * 0.24)} ${n(y - 4)}v196M${n(w * 0.76)} ${n(y - 4)}v196`, tone('#e6d2a4'), 12)
  const tail = `<g transform="translate(${n(w * 0.24)} ${n(horizon + 190)})">${path('M-30 20Q-20 -50 0 -78Q-46 -66 -78 -112Q-20 -118 4 -84Q26 -122 84 -110Q56 -66 10 -74Q22 -40 34 20Z', tone('#4d7f9d', 0.1))}</g>`
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      waves(stage, horizon, horizon + 190, SEA, 4) +
      sailboat(stage, w * random.between(0.66, 0.8), horizon + 70, 0.7, 0.22) +
      tail +
      gull(stage, w * 0.4, horizon * 0.6, 0.6) +
      gull(stage, w * 0.55, horizon * 0.5, 0.4, true) +
      waves({ ...stage }, horizon + 240, h - 190, SEA, 4) +
      raft(stage.ground - 70) +
      waves(stage, Math.min(h - 40, stage.ground + 130), h, SEA, 2),
    front: '',
  }
}

export const underwater: BackdropPainter = (stage) => {
  const { width: w, height: h, random, tone, light, identity, accents } = stage
  const night = light.time === 'night'
  const deep = night
    ? ['#3f6f9e', '#355f90', '#2d5180', '#26446f', '#213a62']
    : light.time === 'sunset'
      ? ['#f0b48c', '#9fb5ad', '#6ba6ad', '#4a8fa1', '#3a7a92']
      : ['#a9e0e2', '#86cfd9', '#66bccd', '#4aa6bf', '#398fb0']
  const bands = deep
    .map((colour, i) => (i ? path(ridge(random, w, (h * i) / 6, 22, h, 3), colour) : path(`M0 0H${w}V${h}H0Z`, colour)))
    .join('')
  const rays = [0.2, 0.42, 0.66]
    .map((k) => path(`M${n(w * k)} -10h120L${n(w * k + 90)} ${n(h * 0.74)}h-260Z`, '#f4fcf4', night ? 0.05 : 0.13))
    .join('')
  const school = Array.from({ length: 11 }, (_, i) =>
    littleFish(
      stage,
      w * 0.62 + (i % 4) * 70 + random.between(-12, 12),
      h * 0.2 + Math.floor(i / 4) * 52 + random.between(-8, 8),
      0.62,
      '#f4b41a',
      true,
      0.25,
    ),
  ).join('')
  const wreck = `<g transform="translate(${n(w * identity.between(0.24, 0.32))} ${n(h * 0.62)}) rotate(-9)">${sheet('M-230 -40H190Q170 90 90 100H-150Q-216 70 -230 -40Z', tone('#75708a', 0.3), 6)}${stroke('M-218 0H178M-200 40H160', tone('#5f5b78', 0.3), 5)}${path('M-60 -40h22v-190h-22Z', tone('#75708a', 0.3))}${path('M-36 -220Q60 -180 70 -100L-36 -84Z', tone('#b9b2c0', 0.35))}${[-120, -30, 60].map((x) => circle(x, 20, 22, tone('#3a4a6a', 0.2))).join('')}</g>`
  const bubbles = Array.from({ length: 22 }, () => {
    const [x, y, r] = [random.between(0, w), random.between(0, h * 0.9), random.between(5, 17)]
    return circle(x, y, r, '#ffffff', 0.25) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#ffffff', 0.6)
  }).join('')
  const jelly = (x: number, y: number, s: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${stroke('M-34 0q-12 40 4 80t-4 60M-10 4q10 44 -4 84t6 70M16 4q-10 40 6 80t-6 64M38 0q12 40 -2 80t4 50', tone('#f3c6d6', 0.15), 6, 0.8)}${sheet('M-56 6Q-56 -70 0 -72Q56 -70 56 6Q42 -8 28 6Q14 -8 0 6Q-14 -8 -28 6Q-42 -8 -56 6Z', tone('#eda9bf', 0.1), 4)}${path('M-34 -20Q-30 -52 -4 -56Q-20 -40 -22 -16Z', '#fff9ef', 0.5)}</g>`
  const floor =
    sheet(ridge(random, w, h * 0.72, 22, h + 10, 4), tone('#d9c99a', 0.3)) +
    sheet(ridge(random, w, h * 0.79, 22, h + 10, 4), tone('#ecd9a8'))
  const garden = [0.05, 0.16, 0.84, 0.95]
    .map(
      (k, i) =>
        seaweed(stage, w * k, h * 0.86, random.between(300, 430), i % 2 ? '#4d9a68' : '#6bab58') +
        coral(
          stage,
          w * k + (k < 0.5 ? 90 : -90),
          h * 0.86,
          random.between(150, 210),
          ['#e8695a', '#e58fa6', '#f2a65a', accents[1]][i] ?? '#e8695a',
        ),
    )
    .join('')
  return {
    back:
      bands +
      rays +
      wreck +
      school +
      littleFish(stage, w * 0.2, h * 0.26, 1.15, '#e8695a', false) +
      littleFish(stage, w * 0.12, h * 0.4, 0.8, accents[0], false) +
      jelly(w * 0.86, h * 0.42, 0.9) +
      jelly(w * 0.44, h * 0.16, 0.55) +
      floor +
      garden +
      starfish(stage, w * 0.3, h * 0.9, 1.1) +
      starfish(stage, w * 0.74, h * 0.93, 0.8) +
      sheet(blob(random, w * 0.6, h * 0.84, 60, 34, 0.14, 7), tone('#9a95a6')) +
      bubbles,
    front: [0, 0.06, 0.94, 1].map((k) => seaweed(stage, w * k, h + 20, random.between(180, 300), '#2f7a5c')).join(''),
  }
}

export const river: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const stream = `M${n(w * 0.52)} ${n(horizon + 50)}C${n(w * 0.66)} ${n(horizon + 130)} ${n(w * 0.3)} ${n(horizon + 170)} ${n(w * 0.42)} ${n(horizon + 260)}C${n(w * 0.52)} ${n(horizon + 330)} ${n(w * 0.9)} ${n(horizon + 330)} ${n(w + 20)} ${n(horizon + 370)}V${n(horizon + 540)}C${n(w * 0.7)} ${n(horizon + 500)} ${n(w * 0.2)} ${n(horizon + 470)} ${n(w * 0.2)} ${n(horizon + 300)}C${n(w * 0.2)} ${n(horizon + 170)} ${n(w * 0.5)} ${n(horizon + 130)} ${n(w * 0.48)} ${n(horizon + 50)}Z`
  const stones = [
    [0.34, 350],
    [0.45, 400],
    [0.58, 430],
    [0.72, 440],
  ]
    .map(
      ([k = 0, dy = 0]) =>
        ellipse(w * k, horizon + dy + 10, 52, 15, tone('#4f9cb8')) +
        sheet(blob(random, w * k, horizon + dy, 46, 19, 0.1, 7), tone('#b5aea6'), 4),
    )
    .join('')
  const bridge =
    sheet(
      `M${n(w * 0.26)} ${n(horizon + 205)}Q${n(w * 0.4)} ${n(horizon + 110)} ${n(w * 0.56)} ${n(horizon + 205)}l-14 20Q${n(w * 0.4)} ${n(horizon + 140)} ${n(w * 0.27)} ${n(horizon + 225)}Z`,
      tone('#b07a4c', 0.12),
      5,
    ) +
    stroke(
      [0.29, 0.36, 0.43, 0.5]
        .map((k) => `M${n(w * k)} ${n(horizon + 190 - Math.sin(((k - 0.26) / 0.3) * Math.PI) * 46)}v-44`)
        .join('') +
        `M${n(w * 0.27)} ${n(horizon + 158)}Q${n(w * 0.4)} ${n(horizon + 62)} ${n(w * 0.55)} ${n(horizon + 158)}`,
      tone('#96643c', 0.12),
      8,
    )
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      birds(stage, 3) +
      sheet(ridge(random, w, horizon - 60, 40, h, 4), tone('#9fbd9c', 0.7)) +
      Array.from({ length: 9 }, (_, i) =>
        roundTree(stage, (i / 8) * w, horizon + 20, random.between(140, 210), 0.55, '#7fae6c'),
      ).join('') +
      sheet(ridge(random, w, horizon + 30, 18, h, 4), tone('#a3c47b', 0.3)) +
      path(stream, tone('#dfeee0')).replace('/>', ' transform="translate(0 -7)"/>') +
      path(stream, tone('#6db8cc', 0.06)) +
      stroke(
        Array.from(
          { length: 9 },
          () => `M${n(random.between(0.3, 0.9) * w)} ${n(horizon + random.between(350, 470))}q20 -9 44 0`,
        ).join(''),
        tone('#f2fafa'),
        4,
        0.7,
      ) +
      bridge +
      stones +
      roundTree(stage, w * 0.08, horizon + 260, 470, 0.08) +
      roundTree(stage, w * 0.9, horizon + 230, 400, 0.14, '#8fb556') +
      sheet(ridge(random, w, horizon + 500, 24, h, 4), tone('#86b15a')) +
      reeds(stage, w * 0.12, horizon + 470, 150) +
      reeds(stage, w * 0.86, horizon + 520, 170) +
      sprinkled(stage, horizon + 530, h - 50, ['#f6e7c2', '#9a8fc9', '#f2c14e'], '#6fa04c', 22),
    front: meadowEdge(stage, ['#f6e7c2', '#f2c14e'], '#5b944b') + leafyCorner(stage, -1, true),
  }
}

export const lake: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const jetty =
    Array.from({ length: 9 }, (_, i) => {
      const k = i / 8
      const y = horizon + 150 + k * 230
      const half = 46 + k * 66
      const x = w * 0.7 - k * 20
      return card(x - half, y, half * 2, 22 + k * 6, tone(i % 2 ? '#b98a5a' : '#c79a68'), 4, 3)
    }).join('') +
    stroke(
      `M${n(w * 0.7 - 50)} ${n(horizon + 160)}v-44M${n(w * 0.7 + 46)} ${n(horizon + 160)}v-44`,
      tone('#96643c'),
      12,
    )
  const lily = (x: number, y: number, s: number) =>
    path(
      `M${n(x)} ${n(y)}L${n(x + s)} ${n(y - s * 0.12)}A${n(s)} ${n(s * 0.3)} 0 1 1 ${n(x + s * 0.86)} ${n(y + s * 0.16)}Z`,
      tone('#6fa863'),
    ) + circle(x - s * 0.1, y - s * 0.12, s * 0.16, tone('#f6d3de'))
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      peak(stage, w * 0.24, horizon + 50, 700, 360, 0.64) +
      peak(stage, w * 0.58, horizon + 50, 820, 450, 0.58) +
      peak(stage, w * 0.94, horizon + 50, 560, 280, 0.66) +
      Array.from({ length: 16 }, (_, i) =>
        pine(stage, (i / 15) * w + random.between(-20, 20), horizon + 40, random.between(110, 190), 0.42),
      ).join('') +
      waves(stage, horizon + 36, horizon + 330, FRESH, 5) +
      path(`M${n(w * 0.34)} ${n(horizon + 60)}l120 90l110 -90Z`, tone('#8d9fae', 0.3), 0.3) +
      rowingBoat(stage, w * random.between(0.3, 0.4), horizon + 180, 0.9, '#c8433a') +
      jetty +
      [
        [0.16, 270, 46],
        [0.26, 310, 58],
        [0.9, 300, 50],
        [0.52, 300, 40],
      ]
        .map(([k = 0, dy = 0, s = 0]) => lily(w * k, horizon + dy, s))
        .join('') +
      reeds(stage, w * 0.06, horizon + 380, 210) +
      reeds(stage, w * 0.94, horizon + 390, 190) +
      sheet(ridge(random, w, horizon + 380, 22, h, 4), tone('#8ab45d')) +
      sprinkled(stage, horizon + 410, h - 50, ['#f6e7c2', '#e8695a'], '#6fa04c', 22),
    front: meadowEdge(stage, ['#f6e7c2', '#9a8fc9'], '#5b944b'),
  }
}

export const island: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const far = `<g>${sheet(`M${n(w * 0.6)} ${n(horizon + 40)}Q${n(w * 0.68)} ${n(horizon - 60)} ${n(w * 0.74)} ${n(horizon - 190)}h70Q${n(w * 0.86)} ${n(horizon - 40)} ${n(w * 0.96)} ${n(horizon + 40)}Z`, tone('#7f9a86', 0.5), 6)}${path(`M${n(w * 0.735)} ${n(horizon - 180)}h80l10 30l-26 -8l-20 26l-24 -22l-36 10Z`, tone('#e8894f', 0.3))}${cloud(stage, w * 0.77, horizon - 250, 150, tone('#f3ece0', 0.2))}</g>`
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      far +
      waves(stage, horizon + 20, horizon + 270, ['#5fc0c4', '#4fb0bd', '#74cfcc'], 5) +
      sailboat(stage, w * 0.32, horizon + 70, 0.5, 0.36) +
      sheet(
        `M-20 ${n(h + 10)}V${n(horizon + 380)}Q${n(w * 0.2)} ${n(horizon + 230)} ${n(w * 0.5)} ${n(horizon + 250)}Q${n(w * 0.86)} ${n(horizon + 236)} ${n(w + 20)} ${n(horizon + 400)}V${n(h + 10)}Z`,
        tone('#f6e2b4'),
        12,
      ) +
      palm(stage, w * 0.08, horizon + 380, 560) +
      palm(stage, w * 0.2, horizon + 330, 400, 0.08) +
      palm(stage, w * 0.92, horizon + 370, 500) +
      bush(stage, w * 0.13, horizon + 400, 230, 0, '#6fa557', '#e8695a') +
      bush(stage, w * 0.9, horizon + 410, 210, 0, '#7fae58') +
      path(blob(random, w * 0.5, h * 0.86, w * 0.36, 100, 0.06), tone('#efd49c')) +
      starfish(stage, w * 0.22, h - 120, 1) +
      starfish(stage, w * 0.8, h - 90, 0.8) +
      sheet(blob(random, w * 0.72, horizon + 330, 54, 26, 0.12, 7), tone('#b5aea6')),
    front: leafyCorner(stage, -1, true, ['#5f9e5d', '#3f7a4e']) + leafyCorner(stage, 1, true, ['#4a8d52', '#5f9e5d']),
  }
}

export const harbour: BackdropPainter = (stage) => {
  const { width: w, horizon, identity, tone } = stage
  const colours = ['#e9b872', '#e08a7d', '#9cc0b8', '#f2d9a0', '#c98f76', '#a9b8d6']
  const row = Array.from({ length: 7 }, (_, i) =>
    block(
      stage,
      w * (0.04 + i * 0.155),
      horizon + 70,
      210,
      identity.between(240, 350),
      colours[(i + identity.whole(0, 5)) % 6] ?? '#e9b872',
      0.32,
    ),
  ).join('')
  const bollard = (x: number) =>
    sheet(`M${n(x - 26)} ${n(stage.horizon + 420)}v-56q-16 -20 26 -24q42 4 26 24v56Z`, tone('#5a5566'), 5)
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      row +
      rect(0, horizon + 62, w, 40, tone('#bdae9c', 0.2)) +
      waves(stage, horizon + 100, horizon + 330, SEA, 4) +
      sailboat(stage, w * 0.18, horizon + 210, 1.15, 0.08) +
      sailboat(stage, w * 0.82, horizon + 190, 1, 0.12) +
      rowingBoat(stage, w * 0.52, horizon + 270, 0.8) +
      gull(stage, w * 0.5, horizon * 0.5, 0.6) +
      gull(stage, w * 0.36, horizon * 0.36, 0.45, true) +
      planks(stage, horizon + 390, '#c9a67c') +
      bollard(w * 0.1) +
      bollard(w * 0.9) +
      stroke(`M${n(w * 0.1)} ${n(horizon + 390)}q150 60 330 -90`, tone('#e6d2a4'), 9) +
      card(w * 0.8, horizon + 340, 110, 90, tone('#b98a5a'), 6) +
      stroke(`M${n(w * 0.8)} ${n(horizon + 370)}h110M${n(w * 0.8)} ${n(horizon + 400)}h110`, tone('#96643c'), 5) +
      bunting(stage, -10, horizon * 0.5, w * 0.5, horizon * 0.42, 60),
    front: '',
  }
}

function headland(stage: Stage, side: 1 | -1, top: number): string {
  const { width: w, height: h, tone, random } = stage
  const x = (k: number) => (side > 0 ? w * (1 - k) : w * k)
  const rock = `M${n(x(-0.02))} ${n(top)}L${n(x(0.3))} ${n(top + 6)}L${n(x(0.36))} ${n(top + 120)}L${n(x(0.33))} ${n(top + 230)}L${n(x(0.42))} ${n(top + 390)}V${n(h)}H${n(x(-0.02))}Z`
  return (
    sheet(rock, tone('#b59c86', 0.1), 10) +
    path(
      `M${n(x(0.3))} ${n(top + 6)}L${n(x(0.36))} ${n(top + 120)}L${n(x(0.33))} ${n(top + 230)}L${n(x(0.42))} ${n(top + 390)}H${n(x(0.26))}L${n(x(0.25))} ${n(top + 160)}Z`,
      tone('#9c8573', 0.1),
    ) +
    stroke(
      `M${n(x(0.04))} ${n(top + 110)}L${n(x(0.2))} ${n(top + 130)}M${n(x(0.02))} ${n(top + 240)}L${n(x(0.22))} ${n(top + 260)}`,
      tone('#957d6a', 0.1),
      7,
    ) +
    sheet(
      `M${n(x(-0.02))} ${n(top + 46)}V${n(top - 14)}Q${n(x(0.16))} ${n(top - 30)} ${n(x(0.31))} ${n(top + 4)}q${n(-8 * side)} 40 ${n(24 * side)} 30q${n(14 * side)} 26 ${n(40 * side)} 8q${n(20 * side)} 20 ${n(50 * side)} 4Z`,
      tone('#8fb865', 0.06),
      5,
    ) +
    tuft(stage, x(0.2), top, 40) +
    tuft(stage, x(0.1), top - 8, 34 + random.between(0, 8))
  )
}

export const lighthouse: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const x = w * 0.8
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      waves(stage, horizon + 20, horizon + 300, SEA, 5) +
      sailboat(stage, w * 0.3, horizon + 70, 0.55, 0.34) +
      headland(stage, 1, horizon + 60) +
      house(stage, x + 170, horizon + 56, 170, { wall: '#fdf6ea', roof: '#3f7ea6', depth: 0.08, shutters: '#3f7ea6' }) +
      beacon(stage, x, horizon + 62, 560, 0.05) +
      fence(stage, w * 0.7, w * 0.78, horizon + 66, 40) +
      gull(stage, w * 0.4, horizon * 0.5, 0.7) +
      gull(stage, w * 0.24, horizon * 0.66, 0.45, true) +
      sheet(ridge(random, w, horizon + 380, 24, h, 4), tone('#8fb865')) +
      winding(stage, w * 0.7, horizon + 384, '#ecd9ac', 0.8) +
      [0.08, 0.18]
        .map((k, i) =>
          sheet(blob(random, k * w, horizon + 380 + i * 10, 80 - i * 24, 44 - i * 12, 0.13, 7), tone('#b5a89a')),
        )
        .join('') +
      sprinkled(stage, horizon + 410, h - 50, ['#e58fa6', '#f6e7c2', '#f2c14e'], '#6fa04c', 26),
    front: meadowEdge(stage, ['#e58fa6', '#f6e7c2'], '#5b944b'),
  }
}

export const cliff: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, tone } = stage
  const surf = stroke(`M${n(w * 0.36)} ${n(horizon + 330)}q40 -30 80 -4t84 -8t90 6`, tone('#ffffff'), 11, 0.8)
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      sheet(
        `M${n(w * 0.62)} ${n(horizon + 40)}L${n(w * 0.66)} ${n(horizon - 110)}Q${n(w * 0.8)} ${n(horizon - 150)} ${n(w + 20)} ${n(horizon - 120)}V${n(horizon + 60)}Z`,
        tone('#a99a8c', 0.55),
      ) +
      waves(stage, horizon + 20, horizon + 360, SEA, 6) +
      headland(stage, -1, horizon - 60) +
      roundTree(stage, w * 0.12, horizon - 64, 330, 0.08) +
      pine(stage, w * 0.24, horizon - 58, 240, 0.08) +
      surf +
      [0.46, 0.6]
        .map((k, i) =>
          sheet(
            `M${n(k * w - 46)} ${n(horizon + 320)}l30 ${n(-120 + i * 40)}l40 6l34 ${n(114 - i * 40)}Z`,
            tone('#a38d7b', 0.12),
            5,
          ),
        )
        .join('') +
      gull(stage, w * 0.66, horizon * 0.62, 0.7) +
      gull(stage, w * 0.5, horizon * 0.8, 0.45, true) +
      sailboat(stage, w * 0.8, horizon + 90, 0.6, 0.3) +
      sheet(
        `M-20 ${n(h + 10)}V${n(horizon + 380)}Q${n(w * 0.4)} ${n(horizon + 330)} ${n(w + 20)} ${n(horizon + 420)}V${n(h + 10)}Z`,
        tone('#9abf6c'),
        12,
      ) +
      sprinkled(stage, horizon + 420, h - 50, ['#9a8fc9', '#f6e7c2', '#e58fa6'], '#6fa04c', 34),
    front: meadowEdge(stage, ['#9a8fc9', '#f6e7c2'], '#5b944b'),
  }
}

export const boat: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, accents, tone, random } = stage
  const mast = rect(w * 0.485, -20, 46, horizon + 400, tone('#a87547'), 0)
  const sail =
    sheet(
      `M${n(w * 0.53)} 40Q${n(w * 0.98)} ${n(horizon * 0.4)} ${n(w * 0.9)} ${n(horizon + 40)}Q${n(w * 0.7)} ${n(horizon + 90)} ${n(w * 0.53)} ${n(horizon + 40)}Z`,
      tone('#fbf2df'),
      10,
    ) +
    path(
      `M${n(w * 0.53)} ${n(horizon * 0.5)}Q${n(w * 0.7)} ${n(horizon * 0.56)} ${n(w * 0.905)} ${n(horizon * 0.62)}l6 70Q${n(w * 0.7)} ${n(horizon * 0.72)} ${n(w * 0.53)} ${n(horizon * 0.66)}Z`,
      accents[0],
    )
  const shrouds = stroke(
    `M${n(w * 0.5)} 0L${n(w * 0.06)} ${n(horizon + 250)}M${n(w * 0.5)} 0L${n(w * 0.18)} ${n(horizon + 250)}M${n(w * 0.165)} ${n(horizon + 60)}H${n(w * 0.285)}M${n(w * 0.23)} ${n(horizon - 90)}H${n(w * 0.335)}M${n(w * 0.3)} ${n(horizon - 240)}H${n(w * 0.385)}M${n(w * 0.11)} ${n(horizon + 180)}H${n(w * 0.225)}`,
    tone('#d9c08e'),
    7,
  )
  const rail =
    Array.from({ length: 13 }, (_, i) =>
      path(`M${n((i / 12) * w - 12)} ${n(horizon + 380)}q-12 -60 0 -120h24q12 60 0 120Z`, tone('#9a6a44')),
    ).join('') + card(-20, horizon + 236, w + 40, 34, tone('#7f5336'), 8)
  const wheel = `<g transform="translate(${n(w * 0.82)} ${n(horizon + 250)})">${path('M-22 150L-14 0H14L22 150Z', tone('#7f5336'))}${[0, 45, 90, 135].map((turn) => `<g transform="rotate(${turn})">${rect(-7, -112, 14, 224, tone('#96643c'), 7)}</g>`).join('')}<circle r="78" fill="none" stroke="${tone('#b07a4c')}" stroke-width="20"/>${circle(0, 0, 18, tone('#f4c64a'))}</g>`
  const barrel = (x: number, s: number) =>
    sheet(
      `M${n(x - 60 * s)} ${n(horizon + 420)}q-16 ${n(-80 * s)} 0 ${n(-150 * s)}h${n(120 * s)}q16 ${n(80 * s)} 0 ${n(150 * s)}Z`,
      tone('#a8744a'),
      6,
    ) +
    stroke(
      `M${n(x - 66 * s)} ${n(horizon + 420 - 40 * s)}h${n(132 * s)}M${n(x - 66 * s)} ${n(horizon + 420 - 110 * s)}h${n(132 * s)}`,
      tone('#6b5560'),
      9,
    )
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      waves(stage, horizon + 20, horizon + 260, SEA, 5) +
      gull(stage, w * 0.3, horizon * 0.3, 0.6) +
      sheet(ridge(random, w * 0.3, horizon + 6, 30, horizon + 60, 3), tone('#8fae94', 0.55)) +
      shrouds +
      sail +
      mast +
      rail +
      planks(stage, horizon + 370, '#cda271') +
      barrel(w * 0.1, 1) +
      barrel(w * 0.2, 0.8) +
      wheel +
      bunting(stage, -10, 60, w * 0.5, 20, 50),
    front: stroke(`M${n(w * 0.02)} ${h + 10}q60 -110 150 -60t60 70`, tone('#e6d2a4'), 16),
  }
}

export const bridge: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const stone = tone('#cbb9a2')
  const deck = h * 0.79
  const stream = path(
    `M${n(w * 0.46)} ${n(horizon + 60)}h${n(w * 0.06)}Q${n(w * 0.56)} ${n(horizon + 200)} ${n(w * 0.84)} ${n(deck)}V${h + 10}H${n(w * 0.16)}V${n(deck)}Q${n(w * 0.42)} ${n(horizon + 200)} ${n(w * 0.46)} ${n(horizon + 60)}Z`,
    tone('#6db8cc', 0.06),
  )
  const ripples = Array.from({ length: 12 }, () => {
    const y = random.between(horizon + 150, deck - 90)
    return `M${n(w * 0.5 + random.between(-0.3, 0.2) * (y - horizon))} ${n(y)}q24 -9 50 0`
  })
  const rise = (k: number) => deck - Math.sin(k * Math.PI) * 50
  const edge = (dy: number) => `M-20 ${n(deck + dy)}Q${n(w / 2)} ${n(deck - 100 + dy)} ${w + 20} ${n(deck + dy)}`
  const posts = Array.from({ length: 11 }, (_, i) =>
    card(w * (i / 10) - 20, rise(i / 10) - 130, 40, 140, darker(stone, 0.04), 6, 4),
  ).join('')
  const rail = stroke(edge(-118), lighter(stone, 0.2), 34) + stroke(edge(-40), darker(stone, 0.1), 20)
  const walk = sheet(
    `${edge(0)}V${n(deck + 190)}Q${n(w / 2)} ${n(deck + 90)} -20 ${n(deck + 190)}Z`,
    tone('#dccbb0'),
    8,
  )
  const stones = Array.from({ length: 30 }, (_, i) => {
    const k = (i % 10) / 9.4 + (Math.floor(i / 10) % 2) * 0.05
    return ellipse(
      w * k,
      rise(k) + 44 + Math.floor(i / 10) * 52,
      48,
      16,
      i % 3 ? darker(tone('#dccbb0'), 0.07) : lighter(tone('#dccbb0'), 0.2),
    )
  }).join('')
  const side = `<path fill-rule="evenodd" d="M-20 ${n(deck + 180)}Q${n(w / 2)} ${n(deck + 80)} ${w + 20} ${n(deck + 180)}V${h + 20}H-20ZM${n(w * 0.22)} ${h + 20}Q${n(w * 0.28)} ${n(deck + 190)} ${n(w * 0.5)} ${n(deck + 186)}T${n(w * 0.78)} ${h + 20}Z" fill="${darker(stone, 0.1)}"/>`
  const lantern = (k: number) =>
    stroke(`M${n(k * w)} ${n(rise(k) - 120)}v-190`, tone('#4a4656'), 10) +
    (stage.light.lit ? circle(k * w, rise(k) - 334, 80, '#ffe3a0', 0.3) : '') +
    sheet(`M${n(k * w - 28)} ${n(rise(k) - 304)}l-8 -60h72l-8 60Z`, stage.light.lit ? '#ffdf8a' : tone('#e8efe9'), 3) +
    path(`M${n(k * w - 42)} ${n(rise(k) - 362)}l42 -40l42 40Z`, tone('#4a4656'))
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      birds(stage, 4) +
      sheet(ridge(random, w, horizon - 70, 50, h, 3), tone('#9fbd9c', 0.68)) +
      sheet(ridge(random, w, horizon + 20, 34, h, 4), tone('#a7c486', 0.42)) +
      Array.from({ length: 12 }, (_, i) =>
        pine(stage, (i / 11) * w, horizon + random.between(50, 80), random.between(110, 190), 0.42),
      ).join('') +
      sheet(ridge(random, w, horizon + 60, 14, h, 4), tone('#a3c878', 0.2)) +
      stream +
      stroke(ripples.join(''), tone('#f2fafa'), 4, 0.7) +
      house(stage, w * 0.8, horizon + 170, 190, { wall: '#fbefdc', roof: '#c8643c', depth: 0.18 }) +
      roundTree(stage, w * 0.1, horizon + 230, 380, 0.12) +
      reeds(stage, w * 0.22, deck - 70, 150) +
      bush(stage, w * 0.88, deck - 80, 220, 0.04, '#7fae58', '#e8695a') +
      path(`M0 ${n(deck + 60)}H${w}V${h}H0Z`, tone('#5fa9c0')) +
      side +
      posts +
      rail +
      walk +
      stones +
      lantern(0.1) +
      lantern(0.9) +
      bunting(stage, w * 0.1, rise(0.1) - 330, w * 0.9, rise(0.9) - 330, 110),
    front: '',
  }
}
