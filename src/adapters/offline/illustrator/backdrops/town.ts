import { awning, bench, bigTop, block, fence, gate, house, lamp, rampart, tower } from '../elements/buildings.ts'
import { bunting } from '../elements/ornaments.ts'
import { bush, flower, leafyCorner, meadowEdge, pine, roundTree, tuft } from '../elements/plants.ts'
import { darker, lighter } from '../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, ridge, sheet, stroke } from '../kit/paper.ts'
import type { BackdropPainter, Stage } from '../kit/stage.ts'
import { birds, sky } from '../light/sky.ts'
import { weatherBehind } from '../light/weather.ts'
import { sprinkled, winding } from './woods.ts'

const WALLS = ['#fbefdc', '#f3d3b4', '#e9b8a0', '#f6e2b0', '#d9e3d6', '#e3d2e0'] as const
const ROOFS = ['#c8643c', '#b5543f', '#8f5a72', '#4f7f8f', '#a5645a'] as const
const FACADES = ['#e9b872', '#e08a7d', '#9cc0b8', '#f2d9a0', '#c98f76', '#b5b3d3', '#f0c3ae'] as const

function opened(stage: Stage): string {
  return sky(stage) + weatherBehind(stage)
}

/** Cobbles in rows, larger towards the reader. */
export function cobbles(stage: Stage, from: number, colour: string): string {
  const { width: w, height: h, random, tone } = stage
  const stone = tone(colour)
  let marks = ''
  for (let row = 0; row < 7; row++) {
    const k = (row / 7) ** 1.3
    const y = from + 24 + (h - from) * k
    const size = 26 + k * 60
    for (let x = random.between(-20, 20); x < w; x += size * random.between(1.5, 2.6))
      marks += ellipse(
        x,
        y + random.between(-8, 8),
        size * 0.42,
        size * 0.16,
        random.chance(0.5) ? darker(stone, 0.08) : lighter(stone, 0.16),
      )
  }
  return sheet(`M-10 ${n(from)}H${w + 10}V${h + 10}H-10Z`, stone, 6) + marks
}

export const village: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const snowy = stage.light.weather === 'snow'
  const cottage = (x: number, y: number, size: number, depth: number, floors = 1) =>
    house(stage, x, y, size, {
      wall: identity.pick(WALLS),
      roof: identity.pick(ROOFS),
      floors,
      depth,
      shutters: identity.pick(['#4f7f8f', '#6b9e6a', '#b5543f']),
      snow: snowy,
    })
  const church =
    rect(w * 0.47 - 45, horizon - 190, 90, 250, tone('#f6ead6', 0.35)) +
    sheet(
      `M${n(w * 0.47 - 62)} ${n(horizon - 186)}L${n(w * 0.47)} ${n(horizon - 330)}L${n(w * 0.47 + 62)} ${n(horizon - 186)}Z`,
      tone('#a5645a', 0.35),
      5,
    ) +
    circle(w * 0.47, horizon - 130, 26, tone('#fffaf0', 0.2)) +
    stroke(`M${n(w * 0.47)} ${n(horizon - 130)}v-16M${n(w * 0.47)} ${n(horizon - 130)}h12`, tone('#5a4650', 0.3), 4) +
    circle(w * 0.47, horizon - 60, 16, stage.light.lit ? '#ffdf8a' : tone('#9cc4d2', 0.3))
  const fountain =
    ellipse(w * 0.5, horizon + 330, 150, 34, tone('#b5a795')) +
    ellipse(w * 0.5, horizon + 322, 126, 24, tone('#86c5d8')) +
    sheet(`M${n(w * 0.5 - 18)} ${n(horizon + 322)}v-96h36v96Z`, tone('#c9bca8'), 4) +
    ellipse(w * 0.5, horizon + 226, 58, 13, tone('#c9bca8')) +
    stroke(
      `M${n(w * 0.5 - 4)} ${n(horizon + 218)}q-50 -50 -70 70M${n(w * 0.5 + 4)} ${n(horizon + 218)}q50 -50 70 70`,
      tone('#e4f3f5'),
      6,
      0.85,
    )
  return {
    back:
      opened(stage) +
      birds(stage, 3) +
      sheet(ridge(random, w, horizon - 60, 46, h, 3), tone('#a5c19b', 0.68)) +
      church +
      cottage(w * 0.3, horizon + 70, 170, 0.34) +
      cottage(w * 0.62, horizon + 76, 180, 0.32) +
      cottage(w * 0.77, horizon + 90, 190, 0.26) +
      sheet(ridge(random, w, horizon + 80, 12, h, 4), tone('#a9c57d', 0.2)) +
      cottage(w * 0.1, horizon + 230, 330, 0.06, 1) +
      cottage(w * 0.9, horizon + 240, 330, 0.05, 1) +
      roundTree(stage, w * 0.27, horizon + 190, 250, 0.14) +
      path(
        `M${n(w * 0.42)} ${n(horizon + 90)}h${n(w * 0.12)}Q${n(w * 0.62)} ${n(horizon + 250)} ${n(w + 20)} ${n(horizon + 330)}V${n(h + 10)}H-20V${n(horizon + 330)}Q${n(w * 0.38)} ${n(horizon + 250)} ${n(w * 0.42)} ${n(horizon + 90)}Z`,
        tone('#e6d3b0', 0.06),
      ) +
      fountain +
      cobbles({ ...stage }, horizon + 400, '#dcc8a6') +
      lamp(stage, w * 0.25, horizon + 380, 300) +
      bush(stage, w * 0.05, horizon + 410, 190, 0, '#6fa557', '#e58fa6') +
      bush(stage, w * 0.96, horizon + 420, 180, 0, '#7fae58', '#f4c64a') +
      bunting(stage, w * 0.14, horizon + 10, w * 0.86, horizon + 20, 90),
    front: '',
  }
}

export const city: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone, light } = stage
  const skyline = Array.from({ length: 12 }, (_, i) => {
    const [x, s, l] = [(i / 11) * w, random.between(90, 150), identity.between(180, 420)]
    const panes = Array.from({ length: 8 }, () =>
      rect(
        x - s / 2 + random.between(0.1, 0.8) * s,
        horizon + 60 - random.between(0.25, 0.9) * l,
        11,
        17,
        light.lit ? '#ffe3a0' : tone('#a9c3cf', 0.6),
      ),
    ).join('')
    return rect(x - s / 2, horizon + 60 - l, s, l + 40, tone('#93a6bd', 0.66 + (i % 2) * 0.1)) + panes
  }).join('')
  const row = Array.from({ length: 5 }, (_, i) =>
    block(
      stage,
      w * (0.07 + i * 0.215),
      horizon + 230,
      300,
      identity.between(400, 600) - (i === 2 ? 150 : 0),
      FACADES[(i * 2 + identity.whole(0, 6)) % 7] ?? '#e9b872',
      0.12,
      true,
    ),
  ).join('')
  const tram = `<g transform="translate(${n(w * random.between(0.3, 0.7))} ${n(horizon + 330)})">${sheet('M-230 -20V-150Q-230 -178 -200 -178H200Q230 -178 230 -150V-20Z', stage.accents[0], 6)}${rect(-230, -62, 460, 16, tone('#fbefdc'))}${[-195, -105, -15, 75].map((x) => rect(x, -152, 76, 70, light.lit ? '#ffe3a0' : tone('#bfe0ea'), 6)).join('')}${rect(166, -152, 46, 132, light.lit ? '#ffe3a0' : tone('#bfe0ea'), 6)}${circle(-140, -16, 24, tone('#4a4656'))}${circle(140, -16, 24, tone('#4a4656'))}${circle(-140, -16, 10, tone('#b5a795'))}${circle(140, -16, 10, tone('#b5a795'))}</g>`
  return {
    back:
      opened(stage) +
      skyline +
      row +
      rect(0, horizon + 226, w, 60, tone('#d3c8ba', 0.06)) +
      rect(0, horizon + 276, w, h, tone('#8d8a94', 0.02)) +
      stroke(`M0 ${n(horizon + 316)}H${w}M0 ${n(horizon + 346)}H${w}`, tone('#b5b0b5'), 5) +
      tram +
      sheet(`M-10 ${n(horizon + 384)}H${w + 10}V${h + 10}H-10Z`, tone('#d9cdbd'), 5) +
      stroke(
        `M-10 ${n(horizon + 400)}H${w + 10}M${n(w * 0.2)} ${n(horizon + 400)}L${n(w * 0.08)} ${h}M${n(w * 0.5)} ${n(horizon + 400)}V${h}M${n(w * 0.8)} ${n(horizon + 400)}L${n(w * 0.92)} ${h}M0 ${n(horizon + 520)}H${w}`,
        tone('#c0b3a2'),
        5,
      ) +
      lamp(stage, w * 0.08, horizon + 420, 380) +
      lamp(stage, w * 0.92, horizon + 420, 380) +
      roundTree(stage, w * 0.2, horizon + 400, 330, 0.02) +
      rect(w * 0.2 - 50, horizon + 392, 100, 42, tone('#a87547'), 5) +
      roundTree(stage, w * 0.8, horizon + 400, 300, 0.02, '#8fb556') +
      rect(w * 0.8 - 50, horizon + 392, 100, 42, tone('#a87547'), 5),
    front: '',
  }
}

export const street: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, identity, tone } = stage
  const side = (mirrored: boolean) => {
    const parts = [0, 1, 2].map((i) => {
      const x = w * (0.03 + i * 0.15)
      return block(
        stage,
        mirrored ? w - x : x,
        horizon + 290 - i * 80,
        280 - i * 50,
        760 - i * 180,
        FACADES[(i * 3 + identity.whole(0, 6)) % 7] ?? '#e9b872',
        0.05 + i * 0.14,
        i < 2,
      )
    })
    return parts.reverse().join('')
  }
  const pot = (x: number, y: number) =>
    sheet(`M${n(x - 42)} ${n(y - 70)}h84l-12 74h-60Z`, tone('#c9744a'), 5) +
    bush(stage, x, y - 66, 120, 0, '#6fa557', '#e8695a')
  return {
    back:
      opened(stage) +
      block(stage, w * 0.5, horizon + 80, 150, 190, '#d9cbb9', 0.55) +
      roundTree(stage, w * 0.43, horizon + 86, 130, 0.5) +
      roundTree(stage, w * 0.58, horizon + 86, 150, 0.48) +
      path(
        `M${n(w * 0.4)} ${n(horizon + 70)}H${n(w * 0.6)}L${w + 60} ${n(h * 0.8)}V${h + 10}H-60V${n(h * 0.8)}Z`,
        tone('#d6c3a4', 0.1),
      ) +
      side(false) +
      side(true) +
      cobbles(stage, horizon + 300, '#d6c3a4') +
      bunting(stage, w * 0.12, horizon * 0.62, w * 0.88, horizon * 0.66, 110, 'pennants', 40) +
      bunting(stage, w * 0.24, horizon * 0.86, w * 0.76, horizon * 0.84, 70, 'bulbs') +
      lamp(stage, w * 0.27, horizon + 350, 330) +
      pot(w * 0.06, horizon + 440) +
      pot(w * 0.94, horizon + 450),
    front: '',
  }
}

export const park: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents } = stage
  const kiosk = `<g transform="translate(${n(w * 0.66)} ${n(horizon + 150)})">${ellipse(0, 4, 170, 26, tone('#d9cbb0', 0.16))}${[-120, -60, 60, 120].map((x) => rect(x - 6, -170, 12, 172, tone('#fbf2e2', 0.14), 3)).join('')}${stroke('M-120 -50H-60M60 -50H120M-120 -20H-60M60 -20H120', tone('#fbf2e2', 0.14), 7)}${sheet('M-170 -164Q-60 -190 0 -286Q60 -190 170 -164Q0 -140 -170 -164Z', accents[0], 6)}${circle(0, -290, 13, tone('#f4c64a', 0.1))}${rect(-130, -6, 260, 14, tone('#c9bca8', 0.14), 4)}</g>`
  const pond =
    ellipse(w * 0.24, horizon + 240, 230, 46, tone('#dfe6c4')) +
    ellipse(w * 0.24, horizon + 238, 214, 38, tone('#78c0d0')) +
    [0.16, 0.3]
      .map(
        (k) =>
          `<g transform="translate(${n(k * w)} ${n(horizon + 232)})">${path('M-40 0Q-30 22 4 20Q40 18 34 -6Q20 6 6 -2Q4 -24 18 -40Q6 -54 -8 -40Q-14 -30 -8 -12Q-20 4 -40 0Z', tone('#fffaf0'))}${path('M16 -44l20 6l-20 6Z', tone('#f0a03c'))}${circle(8, -42, 3, '#2b2233')}</g>`,
      )
      .join('')
  return {
    back:
      opened(stage) +
      birds(stage, 3) +
      Array.from({ length: 11 }, (_, i) =>
        roundTree(stage, (i / 10) * w, horizon + 50, random.between(170, 280), 0.6, '#7fae6c'),
      ).join('') +
      sheet(ridge(random, w, horizon + 40, 14, h, 4), tone('#a9cb7e', 0.3)) +
      kiosk +
      pond +
      roundTree(stage, w * 0.07, horizon + 250, 520, 0.1, '#8fb556') +
      roundTree(stage, w * 0.93, horizon + 250, 560, 0.08) +
      sheet(ridge(random, w, horizon + 290, 14, h, 4), tone('#93bf60')) +
      winding(stage, w * 0.6, horizon + 294, '#ecd9ac', 0.9) +
      bench(stage, w * 0.84, horizon + 390, 240) +
      lamp(stage, w * 0.15, horizon + 380, 340) +
      Array.from({ length: 9 }, (_, i) =>
        flower(
          stage,
          w * (0.04 + i * 0.024),
          horizon + 430 + (i % 3) * 16,
          66,
          ['#e8695a', '#f4c64a', '#9a8fc9'][i % 3] ?? '#e8695a',
        ),
      ).join('') +
      sprinkled(stage, horizon + 330, h - 50, ['#f6e7c2', '#e8695a'], '#74a64d', 22),
    front: meadowEdge(stage, ['#e8695a', '#f4c64a', '#9a8fc9'], '#5f9a4c') + leafyCorner(stage, 1, true),
  }
}

export const garden: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone, accents } = stage
  const arch =
    stroke(
      `M${n(w * 0.24)} ${n(horizon + 260)}V${n(horizon - 40)}q0 -130 130 -130t130 130V${n(horizon + 260)}`,
      tone('#fbf2e2'),
      20,
    ) +
    Array.from({ length: 22 }, (_, i) => {
      const a = Math.PI * (i / 21)
      const [x, y] = [w * 0.24 + 130 - Math.cos(a) * 132, horizon - 40 - Math.sin(a) * 132]
      return (
        circle(x, y + random.between(-8, 8), 21, tone('#6da257')) +
        (i % 2 ? circle(x + 4, y, 13, tone('#e58fa6')) + circle(x + 4, y, 5, tone('#f6d27a')) : '')
      )
    }).join('')
  const bed = (x: number, y: number, width: number) =>
    Array.from({ length: Math.round(width / 34) }, (_, i) =>
      flower(
        stage,
        x + i * 34 + random.between(-6, 6),
        y + (i % 2) * 14,
        random.between(74, 112),
        ['#e8695a', '#f4c64a', '#e58fa6', '#9a8fc9', '#fbefdc'][i % 5] ?? '#e8695a',
      ),
    ).join('')
  const sunflowers = Array.from({ length: 5 }, (_, i) => {
    const [x, y, l] = [w * 0.72 + i * 66, horizon + 200, 260 + (i % 2) * 50]
    return (
      stroke(`M${n(x)} ${n(y)}q8 ${n(-l / 2)} 0 ${n(-l)}`, tone('#5f9350'), 10) +
      path(`M${n(x)} ${n(y - l * 0.4)}q50 -40 70 0q-40 26 -70 0Z`, tone('#6ea55b')) +
      Array.from(
        { length: 12 },
        (_, p) =>
          `<g transform="translate(${n(x)} ${n(y - l)}) rotate(${p * 30})">${ellipse(0, -40, 11, 22, tone('#f4b41a'))}</g>`,
      ).join('') +
      circle(x, y - l, 27, tone('#7a4f34'))
    )
  }).join('')
  return {
    back:
      opened(stage) +
      sheet(ridge(random, w, horizon - 30, 30, h, 4), tone('#a5c48f', 0.6)) +
      Array.from({ length: 7 }, (_, i) =>
        roundTree(stage, (i / 6) * w, horizon + 50, random.between(190, 270), 0.5),
      ).join('') +
      house(stage, w * 0.56, horizon + 180, 330, {
        wall: '#fbefdc',
        roof: identity.pick(ROOFS),
        depth: 0.16,
        shutters: '#6b9e6a',
      }) +
      sheet(ridge(random, w, horizon + 150, 10, h, 4), tone('#a5ca74', 0.12)) +
      sunflowers +
      fence(stage, w * 0.62, w + 40, horizon + 240, 130) +
      fence(stage, -20, w * 0.22, horizon + 240, 130) +
      arch +
      sheet(ridge(random, w, horizon + 250, 10, h, 4), tone('#95c163')) +
      winding(stage, w * 0.33, horizon + 258, '#ecd9ac', 0.8) +
      bush(stage, w * 0.07, horizon + 330, 250, 0, '#6fa557', '#e58fa6') +
      bed(w * 0.66, horizon + 380, w * 0.36) +
      bed(-10, horizon + 440, w * 0.2) +
      sprinkled(stage, horizon + 300, h - 60, ['#f6e7c2'], '#74a64d', 16) +
      `<g transform="translate(${n(w * 0.87)} ${n(horizon + 470)})">${path('M-40 0V-60H40V0ZM40 -46Q76 -56 66 -18T40 -10V-20Q56 -20 54 -36L40 -34ZM-40 -30L-84 -66L-92 -58L-40 -8Z', accents[0])}</g>`,
    front: meadowEdge(stage, ['#e8695a', '#f4c64a', '#e58fa6', '#9a8fc9'], '#5f9a4c'),
  }
}

export const farm: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, light } = stage
  const x = w * 0.7
  const y = horizon + 170
  const barn =
    sheet(`M${n(x - 190)} ${n(y)}v-190l60 -110l130 -70l130 70l60 110v190Z`, tone('#b9443a', 0.08), 8) +
    stroke([-140, -90, -40, 40, 90, 140].map((dx) => `M${n(x + dx)} ${n(y)}v-200`).join(''), tone('#98342e', 0.08), 4) +
    sheet(
      `M${n(x - 214)} ${n(y - 176)}l70 -134l144 -80l144 80l70 134l-26 8l-62 -116l-126 -68l-126 68l-62 116Z`,
      tone('#6b4a4a', 0.08),
      5,
    ) +
    rect(x - 70, y - 150, 140, 150, tone('#fbefdc', 0.08), 4) +
    rect(x - 60, y - 140, 120, 140, tone('#8a382f', 0.08)) +
    stroke(`M${n(x - 60)} ${n(y - 140)}l120 140M${n(x + 60)} ${n(y - 140)}l-120 140`, tone('#fbefdc', 0.08), 9) +
    rect(x - 32, y - 280, 64, 66, light.lit ? '#ffdf8a' : tone('#5d3d2f', 0.08), 4) +
    `<path d="M${n(x - 32)} ${n(y - 280)}h64v66h-64Z" fill="none" stroke="${tone('#fbefdc', 0.08)}" stroke-width="9"/>`
  const silo =
    sheet(`M${n(x + 230)} ${n(y)}v-300a60 60 0 0 1 120 0v300Z`, tone('#cfc9c2', 0.12), 6) +
    stroke([60, 130, 200].map((dy) => `M${n(x + 230)} ${n(y - dy)}h120`).join(''), tone('#aaa49f', 0.12), 5)
  const crops = Array.from({ length: 7 }, (_, i) =>
    stroke(
      `M${n(w * 0.02 + i * 70)} ${n(horizon + 210)}Q${n(w * 0.01 + i * 60)} ${n(horizon + 140)} ${n(w * 0.16 + i * 26)} ${n(horizon + 60)}`,
      tone(i % 2 ? '#d9b65c' : '#e9cb74', 0.2),
      22,
    ),
  ).join('')
  const hay = (hx: number, hy: number, r: number) =>
    circle(hx + 4, hy - r + 8, r, '#2b2233', 0.15) +
    circle(hx, hy - r, r, tone('#e6c063')) +
    stroke(
      `M${n(hx - r * 0.6)} ${n(hy - r)}a${n(r * 0.6)} ${n(r * 0.6)} 0 1 1 ${n(r * 0.6)} ${n(r * 0.6)}M${n(hx - r * 0.3)} ${n(hy - r)}a${n(r * 0.3)} ${n(r * 0.3)} 0 1 1 ${n(r * 0.3)} ${n(r * 0.3)}`,
      tone('#c79b45'),
      5,
    )
  const hen = (hx: number, hy: number, s: number, c: string) =>
    `<g transform="translate(${n(hx)} ${n(hy)}) scale(${s})">${stroke('M-6 -4V16M10 -4V16', tone('#e0913a'), 5)}${sheet('M-46 -50Q-44 -10 0 -6Q36 -8 36 -46Q40 -70 28 -78Q12 -84 8 -60Q-16 -40 -46 -50Z', tone(c), 3)}${path('M18 -80q4 -14 10 -2q8 -8 6 6Z', tone('#c8333f'))}${path('M36 -66l16 6l-16 6Z', tone('#f0a03c'))}${circle(26, -66, 3.5, '#2b2233')}</g>`
  const cow = `<g transform="translate(${n(w * 0.38)} ${n(horizon + 176)}) scale(.9)">${path('M-70 0v-50h18V0ZM40 0v-50h18V0Z', tone('#e8ddd0', 0.1))}${sheet('M-90 -96Q-84 -120 -40 -116H40Q76 -116 76 -80Q76 -40 50 -40H-60Q-90 -44 -90 -96Z', tone('#fdf6ea', 0.1), 4)}${path('M-50 -114q40 -4 44 24q-30 26 -54 0ZM20 -80q30 -20 50 4q-6 34 -34 30Z', tone('#5a4650', 0.1))}${sheet('M64 -124q34 -18 52 10q10 44 -14 50q-34 2 -40 -26Z', tone('#fdf6ea', 0.1), 3)}${ellipse(98, -74, 22, 14, tone('#eab6a8', 0.1))}${circle(82, -104, 4, '#2b2233')}${stroke('M-90 -90q-22 24 -14 56', tone('#e8ddd0', 0.1), 6)}</g>`
  return {
    back:
      opened(stage) +
      sheet(ridge(random, w, horizon - 40, 40, h, 3), tone('#a9c48c', 0.62)) +
      sheet(ridge(random, w, horizon + 40, 12, h, 3), tone('#c3d07f', 0.35)) +
      crops +
      barn +
      silo +
      sheet(ridge(random, w, horizon + 170, 10, h, 4), tone('#a3c66e', 0.08)) +
      cow +
      fence(stage, -20, w * 0.58, horizon + 250, 110, '#c99a66') +
      sheet(ridge(random, w, horizon + 270, 14, h, 4), tone('#93bc5f')) +
      winding(stage, w * 0.7, horizon + 276, '#e6cf9c', 0.9) +
      hay(w * 0.09, horizon + 390, 78) +
      hay(w * 0.2, horizon + 400, 56) +
      hen(w * 0.86, horizon + 400, 0.9, '#fdf6ea') +
      hen(w * 0.93, horizon + 430, 0.75, '#c98a52') +
      sprinkled(stage, horizon + 320, h - 50, ['#e8695a', '#f6e7c2'], '#74a64d', 22),
    front: meadowEdge(stage, ['#e8695a', '#f4c64a'], '#5f9a4c'),
  }
}

export const playground: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents } = stage
  const slide = `<g transform="translate(${n(w * 0.76)} ${n(horizon + 270)})">${rect(20, -290, 14, 290, tone('#5f7f92'), 4)}${rect(130, -290, 14, 290, tone('#5f7f92'), 4)}${stroke('M144 0L166 -200M34 -60h110M34 -120h110M34 -180h110', tone('#5f7f92'), 10)}${sheet('M34 -210Q-60 -200 -110 -80T-260 -10V14Q-120 20 -70 -70T34 -172Z', accents[0], 6)}${sheet('M4 -290L84 -370L164 -290Z', tone('#f4b41a'), 5)}${rect(20, -214, 124, 16, tone('#a87547'), 4)}</g>`
  const swing = `<g transform="translate(${n(w * 0.22)} ${n(horizon + 270)})">${stroke('M-190 0L-130 -330M-70 0L-130 -330M190 0L130 -330M70 0L130 -330', accents[1], 16)}${stroke('M-130 -330H130', accents[1], 18)}${stroke('M-70 -326L-84 -90M-14 -326L-24 -90M30 -326L44 -90M86 -326L104 -90', tone('#8a7f78'), 5)}${rect(-96, -92, 84, 15, tone('#b3202c'), 6)}${rect(34, -92, 84, 15, tone('#3f88b5'), 6)}</g>`
  const horse = `<g transform="translate(${n(w * 0.52)} ${n(horizon + 220)}) scale(.8)">${stroke('M0 0q-20 -16 0 -30t0 -30', tone('#8a8798', 0.1), 12)}${sheet('M-80 -80Q-40 -110 20 -96L40 -160Q70 -176 96 -136L84 -124L62 -128Q60 -60 20 -56H-50Q-76 -56 -80 -80Z', tone('#6aa6a0', 0.1), 4)}${circle(62, -148, 4, '#2b2233')}</g>`
  return {
    back:
      opened(stage) +
      Array.from({ length: 4 }, (_, i) =>
        block(
          stage,
          w * (0.12 + i * 0.25),
          horizon + 60,
          220,
          random.between(200, 300),
          FACADES[i * 2] ?? '#e9b872',
          0.58,
        ),
      ).join('') +
      Array.from({ length: 9 }, (_, i) =>
        roundTree(stage, (i / 8) * w, horizon + 90, random.between(190, 260), 0.4),
      ).join('') +
      fence(stage, -20, w + 20, horizon + 130, 90, '#f4c95d', 0.14) +
      sheet(ridge(random, w, horizon + 120, 8, h, 4), tone('#a3cc78', 0.1)) +
      horse +
      sheet(
        `M-20 ${n(horizon + 300)}Q${n(w / 2)} ${n(horizon + 200)} ${n(w + 20)} ${n(horizon + 300)}V${h + 10}H-20Z`,
        tone('#efd8ac'),
        6,
      ) +
      swing +
      slide +
      ellipse(w * 0.5, h * 0.87, w * 0.36, 96, tone('#e6cb98')) +
      sheet(`M${n(w * 0.06)} ${n(horizon + 470)}h170l-20 60h-130Z`, tone('#3f88b5'), 5) +
      circle(w * 0.11, horizon + 462, 40, tone('#e6cb98')) +
      circle(w * 0.9, horizon + 470, 52, accents[0]) +
      path(`M${n(w * 0.9 - 52)} ${n(horizon + 470)}a52 52 0 0 1 104 0q-52 -26 -104 0Z`, tone('#fbefdc')) +
      bunting(stage, -10, 120, w + 10, 90, 120, 'pennants', 40),
    front: meadowEdge(stage, [], '#7fb058'),
  }
}

export const market: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, identity, tone, accents, random } = stage
  const stall = (x: number, y: number, s: number, colour: string, fruits: readonly string[]) => {
    const crates = [0, 1, 2]
      .map(
        (i) =>
          rect(x - s * 0.46 + i * s * 0.315, y - s * 0.34, s * 0.29, s * 0.13, tone('#b98a5a'), 4) +
          Array.from({ length: 6 }, (_, k) =>
            circle(
              x - s * 0.43 + i * s * 0.315 + (k % 4) * s * 0.075,
              y - s * 0.35 - Math.floor(k / 4) * s * 0.05,
              s * 0.042,
              tone(fruits[(i + (k % 2 ? 0 : 0)) % fruits.length] ?? '#e8695a'),
            ),
          ).join(''),
      )
      .join('')
    return (
      rect(x - s * 0.48, y - s * 0.86, s * 0.03, s * 0.86, tone('#96643c')) +
      rect(x + s * 0.45, y - s * 0.86, s * 0.03, s * 0.86, tone('#96643c')) +
      rect(x - s * 0.44, y - s * 0.8, s * 0.88, s * 0.5, tone('#6b4a4a', 0.2)) +
      card(x - s * 0.52, y - s * 0.24, s * 1.04, s * 0.26, tone('#c79a68'), 6) +
      stroke(`M${n(x - s * 0.5)} ${n(y - s * 0.1)}h${n(s)}`, tone('#96643c'), 5) +
      crates +
      awning(stage, x, y - s * 0.92, s * 1.16, s * 0.2, colour)
    )
  }
  return {
    back:
      opened(stage) +
      Array.from({ length: 6 }, (_, i) =>
        block(
          stage,
          w * (0.06 + i * 0.18),
          horizon + 80,
          240,
          identity.between(260, 400),
          FACADES[(i + identity.whole(0, 6)) % 7] ?? '#e9b872',
          0.42,
        ),
      ).join('') +
      rect(0, horizon + 70, w, h, tone('#e0cfae', 0.12)) +
      stall(w * 0.5, horizon + 190, 270, accents[1], ['#c8433a', '#f2a63c', '#8fb556']) +
      stall(w * 0.15, horizon + 330, 400, accents[0], ['#e8894f', '#c8433a', '#f4c64a']) +
      stall(w * 0.86, horizon + 340, 400, tone('#6aa67f'), ['#7fae58', '#9a6fb0', '#e8695a']) +
      cobbles(stage, horizon + 400, '#dcc8a6') +
      [0.05, 0.95]
        .map(
          (k) =>
            card(w * k - 70, horizon + 400, 140, 80, tone('#b98a5a'), 6) +
            Array.from({ length: 7 }, (_, i) =>
              circle(
                w * k - 52 + (i % 4) * 34,
                horizon + 396 - Math.floor(i / 4) * 24,
                20,
                tone(k < 0.5 ? '#e8894f' : '#8fb556'),
              ),
            ).join(''),
        )
        .join('') +
      bunting(stage, -10, horizon * 0.42, w * 0.52, horizon * 0.5, 90, 'pennants', 38) +
      bunting(stage, w * 0.48, horizon * 0.5, w + 10, horizon * 0.4, 90, 'pennants', 38) +
      Array.from({ length: random.whole(3, 5) }, (_, i) =>
        path(`M${n(w * (0.3 + i * 0.1))} ${n(horizon + 430)}q10 -8 20 0q-10 10 -20 0Z`, tone('#8fb556')),
      ).join(''),
    front: '',
  }
}

export const station: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, tone, accents, light } = stage
  const roof =
    path(
      `M-10 -10H${w + 10}V180Q${n(w * 0.75)} 60 ${n(w * 0.5)} 170Q${n(w * 0.25)} 60 -10 180Z`,
      tone('#8a4f4a', 0.06),
    ) +
    Array.from({ length: 18 }, (_, i) => {
      const x = (i / 17) * w
      return path(
        `M${n(x - 44)} ${n(170 - Math.abs(Math.sin((x / w) * Math.PI * 2)) * 80)}h88v34l-22 -10l-22 10l-22 -10l-22 10Z`,
        tone('#fbefdc', 0.06),
      )
    }).join('')
  const posts = [0.06, 0.5, 0.94]
    .map(
      (k) =>
        rect(w * k - 13, 120, 26, horizon + 270, tone('#4f6f66', 0.04)) +
        stroke(`M${n(w * k)} 250q-100 -10 -120 -110M${n(w * k)} 250q100 -10 120 -110`, tone('#4f6f66', 0.04), 11) +
        rect(w * k - 24, horizon + 350, 48, 40, tone('#3f5a53'), 4),
    )
    .join('')
  const clock =
    circle(w * 0.73, 320, 66, tone('#4f6f66')) +
    circle(w * 0.73, 320, 54, tone('#fffaf0')) +
    stroke(`M${n(w * 0.73)} 320v-36M${n(w * 0.73)} 320l26 14`, '#2b2233', 7) +
    rect(w * 0.73 - 6, 170, 12, 90, tone('#4f6f66'))
  const carriage = (x: number) =>
    sheet(`M${n(x)} ${n(horizon + 250)}v-190q0 -30 30 -30h470q30 0 30 30v190Z`, accents[0], 7) +
    rect(x, horizon + 170, 530, 16, tone('#f4c95d')) +
    [30, 150, 290, 410]
      .map((dx) => rect(x + dx, horizon + 70, 90, 84, light.lit ? '#ffe3a0' : tone('#bfe0ea'), 8))
      .join('') +
    [80, 200, 330, 450]
      .map(
        (dx) => circle(x + dx, horizon + 256, 34, tone('#4a4656')) + circle(x + dx, horizon + 256, 14, tone('#b5a795')),
      )
      .join('')
  const engine = `<g transform="translate(${n(w * 0.16)} ${n(horizon + 256)})">${sheet('M-150 -20V-150H90V-20Z', tone('#3f5a6b'), 6)}${sheet('M90 -20V-230H200V-20Z', accents[0], 6)}${rect(112, -204, 66, 70, light.lit ? '#ffe3a0' : tone('#bfe0ea'), 6)}${rect(78, -250, 134, 24, tone('#4a4656'), 8)}${sheet('M-126 -150V-220H-146L-128 -250H-76L-58 -220H-78V-150Z', tone('#4a4656'), 4)}${path('M-40 -150a32 32 0 0 1 64 0Z', tone('#f4c64a'))}${circle(-150, -90, 24, tone('#f4c64a'))}${path('M-150 -20L-210 14H-120Z', tone('#b3202c'))}${[-90, 0, 140].map((x) => circle(x, -6, 44, tone('#b3202c')) + circle(x, -6, 30, tone('#4a4656')) + circle(x, -6, 11, tone('#f4c64a'))).join('')}${circle(-104, -310, 40, tone('#fdfaf2'), 0.85)}${circle(-50, -370, 56, tone('#fdfaf2'), 0.75)}${circle(30, -420, 68, tone('#fdfaf2'), 0.6)}</g>`
  const luggage =
    card(w * 0.82, horizon + 380, 150, 96, tone('#a8704a'), 10) +
    card(w * 0.835, horizon + 310, 118, 72, accents[1], 8) +
    stroke(`M${n(w * 0.82 + 50)} ${n(horizon + 380)}q24 -26 48 0`, tone('#6b4a36'), 8)
  return {
    back:
      opened(stage) +
      sheet(ridge(stage.random, w, horizon + 20, 30, h, 4), tone('#a5c19b', 0.55)) +
      Array.from({ length: 7 }, (_, i) => pine(stage, (i / 6) * w, horizon + 90, 170, 0.45)).join('') +
      rect(0, horizon + 250, w, 120, tone('#a39a97')) +
      stroke(`M0 ${n(horizon + 296)}H${w}`, tone('#6f6a74'), 10) +
      carriage(w * 0.34) +
      carriage(w * 0.71) +
      engine +
      cobbles(stage, horizon + 350, '#d9c7a8') +
      rect(0, horizon + 350, w, 16, tone('#f4c95d')) +
      roof +
      posts +
      clock +
      luggage +
      bench(stage, w * 0.16, horizon + 470, 250),
    front: '',
  }
}

export const road: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents } = stage
  const asphalt = `M${n(w * 0.49)} ${n(horizon + 40)}h${n(w * 0.025)}Q${n(w * 0.5)} ${n(horizon + 120)} ${n(w * 0.62)} ${n(horizon + 200)}T${n(w * 0.98)} ${h + 10}H${n(w * 0.02)}Q${n(w * 0.3)} ${n(horizon + 330)} ${n(w * 0.44)} ${n(horizon + 200)}T${n(w * 0.49)} ${n(horizon + 40)}Z`
  const dashes = [
    [0.532, 215, 26, 10],
    [0.52, 270, 40, 14],
    [0.508, 350, 62, 20],
    [0.5, 470, 92, 28],
    [0.5, 640, 120, 36],
  ]
    .map(([k = 0, dy = 0, l = 0, s = 0]) =>
      path(`M${n(w * k - s / 2)} ${n(horizon + dy)}h${n(s)}l${n(s * 0.2)} ${n(l)}h${n(-s * 1.4)}Z`, tone('#fbefdc')),
    )
    .join('')
  const sign =
    rect(w * 0.84, horizon + 190, 15, 230, tone('#8a6247'), 3) +
    sheet(`M${n(w * 0.84 - 70)} ${n(horizon + 190)}h150l44 38l-44 38h-150Z`, accents[1], 5) +
    sheet(`M${n(w * 0.84 + 84)} ${n(horizon + 284)}h-140l-40 34l40 34h140Z`, accents[0], 5)
  return {
    back:
      opened(stage) +
      birds(stage, 4) +
      sheet(ridge(random, w, horizon - 70, 60, h, 3), tone('#a3bfa3', 0.72)) +
      sheet(ridge(random, w, horizon, 34, h, 4), tone('#aecb8a', 0.48)) +
      house(stage, w * 0.24, horizon + 70, 150, { wall: '#fbefdc', roof: '#c8643c', depth: 0.34 }) +
      Array.from({ length: 6 }, (_, i) =>
        roundTree(stage, w * (0.04 + i * 0.19), horizon + 70, random.between(110, 170), 0.42),
      ).join('') +
      sheet(ridge(random, w, horizon + 90, 20, h, 4), tone('#a9cb72', 0.18)) +
      sprinkled(stage, horizon + 200, h - 30, ['#e8695a', '#f4c64a'], '#6f9f4c', 30) +
      path(asphalt, tone('#e6d8bb')).replace('/>', ' transform="translate(-14 -6)"/>') +
      path(asphalt, tone('#8f8b93')) +
      dashes +
      [0.12, 0.22, 0.82, 0.92]
        .map((k, i) =>
          roundTree(stage, w * k, horizon + 240 + (i % 2) * 50, 330 + (i % 2) * 70, 0.1, i % 2 ? '#8fb556' : '#77a860'),
        )
        .join('') +
      sign,
    front: meadowEdge(stage, ['#e8695a', '#f4c64a', '#f6e7c2'], '#5f9a4c'),
  }
}

export const airport: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents, light } = stage
  const control = `<g transform="translate(${n(w * 0.82)} ${n(horizon + 90)})">${sheet('M-44 0L-30 -330H30L44 0Z', tone('#efe6d6', 0.22), 6)}${sheet('M-96 -330L-70 -410H70L96 -330Z', light.lit ? '#ffe3a0' : tone('#9cc4d2', 0.15), 5)}${rect(-84, -430, 168, 24, tone('#c8643c', 0.15), 8)}${stroke('M0 -430v-80', tone('#5a5566', 0.2), 6)}${circle(0, -514, 9, '#e5533d')}</g>`
  const hall =
    sheet(
      `M${n(w * -0.02)} ${n(horizon + 90)}v-130Q${n(w * 0.3)} ${n(horizon - 180)} ${n(w * 0.68)} ${n(horizon - 40)}v130Z`,
      tone('#dfe3e0', 0.25),
      6,
    ) +
    Array.from({ length: 11 }, (_, i) =>
      rect(w * 0.03 + i * w * 0.058, horizon - 20, w * 0.045, 90, light.lit ? '#ffe3a0' : tone('#9cc4d2', 0.22), 5),
    ).join('')
  const plane = `<g transform="translate(${n(w * random.between(0.36, 0.44))} ${n(horizon + 250)}) scale(1.05)">${path('M230 -110L330 -250H372L330 -90Z', accents[0])}${sheet('M-360 -70Q-340 -140 -240 -144H260Q350 -136 366 -96Q300 -30 200 -24H-250Q-350 -24 -360 -70Z', tone('#fdf9f0'), 7)}${path('M-340 -54Q-100 -40 340 -74Q290 -32 200 -24H-250Q-330 -26 -340 -54Z', accents[0])}${Array.from({ length: 9 }, (_, i) => rect(-210 + i * 46, -112, 26, 32, light.lit ? '#ffe3a0' : tone('#7fb0c6'), 10)).join('')}${path('M-330 -96Q-320 -122 -284 -126V-96Z', tone('#7fb0c6'))}${sheet('M-40 -60L120 30H190L110 -66Z', tone('#d9d3ca'), 5)}${sheet('M-20 -8h100q14 0 14 20t-14 20H-20q-14 -20 0 -40Z', tone('#8a8798'), 4)}${circle(-240, 6, 22, tone('#4a4656'))}${circle(120, 6, 22, tone('#4a4656'))}</g>`
  const flying = `<g transform="translate(${n(w * 0.26)} ${n(horizon * 0.4)}) rotate(-14) scale(.36)">${path('M-160 0Q-150 -34 -90 -36H110Q160 -32 170 -14Q140 18 90 20H-100Q-156 20 -160 0ZM110 -36L160 -110H186L170 -24ZM-10 6L70 80H110L60 6Z', tone('#fdf9f0', 0.2))}</g>`
  return {
    back:
      opened(stage) +
      flying +
      sheet(ridge(random, w, horizon + 10, 26, h, 4), tone('#a5c19b', 0.62)) +
      hall +
      control +
      rect(0, horizon + 86, w, h, tone('#b5c28a', 0.16)) +
      sheet(`M-10 ${n(horizon + 160)}H${w + 10}V${h + 10}H-10Z`, tone('#a9a6a8', 0.05), 4) +
      plane +
      stroke(`M${n(w * 0.02)} ${n(horizon + 330)}H${w}`, tone('#f4c95d'), 10) +
      [0.06, 0.3, 0.54, 0.78]
        .map((k) => path(`M${n(w * k)} ${n(horizon + 470)}h180l-14 34h-190Z`, tone('#fbf6ea')))
        .join('') +
      Array.from({ length: 9 }, (_, i) =>
        circle(w * (0.04 + i * 0.115), horizon + 400, 11, light.lit ? '#ffe3a0' : tone('#f4b41a')),
      ).join('') +
      `<g transform="translate(${n(w * 0.9)} ${n(horizon + 420)})">${sheet('M-70 0v-60h30v-30h60v30h50v60Z', tone('#f4b41a'), 4)}${circle(-40, 2, 20, tone('#4a4656'))}${circle(44, 2, 20, tone('#4a4656'))}</g>`,
    front: '',
  }
}

function castleRock(stage: Stage, x: number, y: number, s: number, depth: number, stone: string, roof: string): string {
  return (
    tower(stage, x - 190 * s, y, 96 * s, 330 * s, { stone, roof, depth }) +
    tower(stage, x + 190 * s, y, 96 * s, 330 * s, { stone, roof, depth }) +
    tower(stage, x - 70 * s, y - 60 * s, 84 * s, 440 * s, { stone, roof, depth, flag: false }) +
    tower(stage, x + 74 * s, y - 60 * s, 100 * s, 540 * s, { stone, roof, depth }) +
    rampart(stage, x - 200 * s, x + 200 * s, y, 210 * s, stone, depth) +
    gate(stage, x, y, 104 * s, 150 * s, depth)
  )
}

export const castle: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const roof = stage.theme === 'princesas' ? '#d98aa8' : identity.pick(['#b5543f', '#4f7f8f', '#6f5a86'])
  const x = w * identity.between(0.44, 0.56)
  return {
    back:
      opened(stage) +
      birds(stage, 4) +
      sheet(ridge(random, w, horizon - 80, 60, h, 3), tone('#a3b8b0', 0.72)) +
      sheet(
        `M-20 ${h}V${n(horizon + 140)}Q${n(w * 0.3)} ${n(horizon + 120)} ${n(x - 330)} ${n(horizon + 20)}Q${n(x)} ${n(horizon - 40)} ${n(x + 330)} ${n(horizon + 30)}Q${n(w * 0.8)} ${n(horizon + 120)} ${n(w + 20)} ${n(horizon + 120)}V${h}Z`,
        tone('#a5c583', 0.34),
        6,
      ) +
      castleRock(stage, x, horizon + 50, 1.08, 0.22, '#d6c8b6', roof) +
      Array.from({ length: 8 }, (_, i) =>
        i === 3 || i === 4
          ? ''
          : roundTree(stage, w * (0.02 + i * 0.138), horizon + 140 + (i % 2) * 20, random.between(150, 220), 0.26),
      ).join('') +
      winding(stage, x, horizon + 52, '#ecd9ac', 0.75) +
      roundTree(stage, w * 0.06, horizon + 330, 430, 0.05, '#8fb556') +
      pine(stage, w * 0.94, horizon + 330, 450, 0.05) +
      sheet(ridge(random, w, horizon + 330, 22, h, 4), tone('#8fba5c')) +
      winding(stage, w * 0.5, horizon + 335, '#ecd9ac', 1) +
      bush(stage, w * 0.12, horizon + 400, 210, 0, '#6fa557', '#e58fa6') +
      bush(stage, w * 0.9, horizon + 410, 200, 0, '#7fae58', '#f4c64a') +
      sprinkled(stage, horizon + 360, h - 50, ['#e58fa6', '#f6e7c2', '#f4c64a'], '#6fa04c', 28),
    front: meadowEdge(stage, ['#e58fa6', '#f4c64a'], '#5f9a4c'),
  }
}

export const palace: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents, light } = stage
  const y = horizon + 150
  const wall = tone('#f8e9d2', 0.12)
  const panes = [0.16, 0.25, 0.34, 0.66, 0.75, 0.84]
    .map((k) =>
      [0, 1]
        .map(
          (f) =>
            path(
              `M${n(w * k - 24)} ${n(y - 40 - f * 150)}v-66a24 24 0 0 1 48 0v66Z`,
              light.lit ? '#ffdf8a' : tone('#9cc4d2', 0.1),
            ) + stroke(`M${n(w * k - 34)} ${n(y - 36 - f * 150)}h68`, tone('#e0a83a', 0.1), 7),
        )
        .join(''),
    )
    .join('')
  const domes = [
    [0.12, 90],
    [0.88, 90],
    [0.5, 170],
  ]
    .map(
      ([k = 0, r = 0]) =>
        path(
          `M${n(w * k - r)} ${n(y - 350 - (r > 100 ? 70 : 0))}q${n(-r * 0.16)} ${n(-r * 1.1)} ${n(r)} ${n(-r * 1.6)}q${n(r * 1.16)} ${n(r * 0.5)} ${n(r)} ${n(r * 1.6)}Z`,
          accents[0],
        ) + circle(w * k, y - 350 - (r > 100 ? 70 : 0) - r * 1.65, 15, tone('#f4c64a')),
    )
    .join('')
  const steps = [0, 1, 2, 3]
    .map((i) =>
      card(
        w * (0.36 - i * 0.035),
        y - 6 + i * 30,
        w * (0.28 + i * 0.07),
        32,
        tone(i % 2 ? '#efe0c6' : '#f8ecd6'),
        4,
        3,
      ),
    )
    .join('')
  const hedge = (x: number) =>
    sheet(
      `M${n(x - 60)} ${n(horizon + 380)}Q${n(x - 50)} ${n(horizon + 180)} ${n(x)} ${n(horizon + 120)}Q${n(x + 50)} ${n(horizon + 180)} ${n(x + 60)} ${n(horizon + 380)}Z`,
      tone('#6d9f58'),
      6,
    ) + sheet(`M${n(x - 50)} ${n(horizon + 370)}h100l-14 70h-72Z`, tone('#d98a5c'), 4)
  return {
    back:
      opened(stage) +
      sheet(ridge(random, w, horizon - 10, 30, h, 4), tone('#a5c19b', 0.6)) +
      sheet(`M${n(w * 0.05)} ${n(y)}V${n(y - 350)}H${n(w * 0.95)}V${n(y)}Z`, wall, 8) +
      sheet(`M${n(w * 0.37)} ${n(y)}V${n(y - 420)}H${n(w * 0.63)}V${n(y)}Z`, lighter(wall, 0.3), 6) +
      domes +
      rect(w * 0.04, y - 366, w * 0.33, 24, tone('#e0a83a', 0.1), 6) +
      rect(w * 0.63, y - 366, w * 0.33, 24, tone('#e0a83a', 0.1), 6) +
      rect(w * 0.36, y - 436, w * 0.28, 24, tone('#e0a83a', 0.1), 6) +
      panes +
      [0.4, 0.45, 0.55, 0.6].map((k) => rect(w * k - 13, y - 400, 26, 400, tone('#fffaf0', 0.06), 8)).join('') +
      gate(stage, w * 0.5, y, 116, 210, 0.08) +
      circle(w * 0.5, y - 310, 42, light.lit ? '#ffdf8a' : tone('#9cc4d2')) +
      rect(0, y, w, h, tone('#a9cb7c', 0.05)) +
      path(`M${n(w * 0.3)} ${n(y + 110)}h${n(w * 0.4)}L${w + 60} ${h}H-60Z`, tone('#f3e2bd')) +
      steps +
      hedge(w * 0.12) +
      hedge(w * 0.88) +
      hedge(w * 0.24) +
      sprinkled(stage, horizon + 420, h - 60, ['#e58fa6', '#fbefdc'], '#74a64d', 10) +
      Array.from({ length: 16 }, (_, i) =>
        flower(
          stage,
          i < 8 ? w * 0.01 + i * 30 : w * 0.86 + (i - 8) * 30,
          horizon + 480 + (i % 2) * 18,
          84,
          ['#e58fa6', '#f4c64a', '#e8695a'][i % 3] ?? '#e58fa6',
        ),
      ).join('') +
      bunting(stage, w * 0.04, y - 360, w * 0.37, y - 430, 60) +
      bunting(stage, w * 0.63, y - 430, w * 0.96, y - 360, 60),
    front: meadowEdge(stage, ['#e58fa6', '#f4c64a', '#fbefdc'], '#5f9a4c'),
  }
}

export const towerTop: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  return {
    back:
      opened(stage) +
      birds(stage, 5) +
      sheet(ridge(random, w, horizon + 40, 50, h, 3), tone('#a9c3a4', 0.68)) +
      sheet(ridge(random, w, horizon + 130, 40, h, 3), tone('#b3cf92', 0.5)) +
      Array.from({ length: 8 }, (_, i) =>
        house(stage, w * (0.06 + i * 0.125), horizon + 190 + (i % 3) * 34, 84, {
          wall: WALLS[i % 6] ?? '#fbefdc',
          roof: ROOFS[i % 5] ?? '#c8643c',
          depth: 0.42,
          boxes: false,
        }),
      ).join('') +
      sheet(ridge(random, w, horizon + 250, 20, h, 4), tone('#a3c67c', 0.34)) +
      Array.from({ length: 12 }, (_, i) =>
        roundTree(stage, (i / 11) * w, horizon + 310, random.between(90, 140), 0.3),
      ).join('') +
      tower(stage, w * 0.9, horizon + 420, 270, 640, {
        stone: '#d6c8b6',
        roof: stage.theme === 'princesas' ? '#d98aa8' : '#8f5a72',
        depth: 0.03,
      }) +
      tower(stage, w * 0.09, horizon + 420, 190, 480, { stone: '#d6c8b6', roof: '#4f7f8f', depth: 0.08 }) +
      rampart(stage, -60, w + 90, horizon + 480, 170, '#b3a390', 0) +
      cobbles(stage, horizon + 470, '#d9cab4'),
    front: '',
  }
}

export const circus: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents, light } = stage
  const ferris = `<g transform="translate(${n(w * 0.16)} ${n(horizon - 60)})">${stroke('M0 0L-100 230M0 0L100 230', tone('#8a8798', 0.2), 12)}<circle r="190" fill="none" stroke="${tone('#e8dccb', 0.2)}" stroke-width="10"/>${Array.from(
    { length: 8 },
    (_, i) => {
      const a = (i / 8) * 6.283 + 0.2
      const [x, y] = [Math.cos(a) * 190, Math.sin(a) * 190]
      return (
        stroke(`M0 0L${n(x)} ${n(y)}`, tone('#e8dccb', 0.2), 5) +
        path(`M${n(x - 24)} ${n(y)}h48q0 40 -24 40t-24 -40Z`, i % 2 ? accents[0] : accents[1]) +
        (light.lit ? circle(x, y, 11, '#ffe3a0') : '')
      )
    },
  ).join('')}</g>`
  const ring =
    ellipse(w * 0.5, h * 0.86, w * 0.54, 200, tone('#c8433a')) +
    ellipse(w * 0.5, h * 0.855, w * 0.5, 178, tone('#fbefdc')) +
    ellipse(w * 0.5, h * 0.86, w * 0.48, 166, tone('#e9c98f')) +
    Array.from({ length: 18 }, (_, i) => {
      const a = Math.PI * (1 + (i + 0.5) / 18)
      return circle(w * 0.5 + Math.cos(a) * w * 0.52, h * 0.86 + Math.sin(a) * 189, 10, tone('#f4b41a'))
    }).join('')
  const podium = (x: number, s: number, c: string) =>
    sheet(
      `M${n(x - 80 * s)} ${n(horizon + 340)}L${n(x - 60 * s)} ${n(horizon + 340 - 90 * s)}h${n(120 * s)}L${n(x + 80 * s)} ${n(horizon + 340)}Z`,
      c,
      5,
    ) +
    ellipse(x, horizon + 340 - 90 * s, 60 * s, 13 * s, tone('#fbefdc')) +
    [-36, 0, 36]
      .map((dx) =>
        path(
          `M${n(x + dx * s)} ${n(horizon + 340 - 64 * s)}l${n(8 * s)} ${n(18 * s)}l${n(18 * s)} 0l${n(-14 * s)} ${n(12 * s)}l${n(6 * s)} ${n(18 * s)}l${n(-18 * s)} ${n(-10 * s)}l${n(-18 * s)} ${n(10 * s)}l${n(6 * s)} ${n(-18 * s)}l${n(-14 * s)} ${n(-12 * s)}l${n(18 * s)} 0Z`,
          tone('#f4b41a'),
          0.9,
        ),
      )
      .slice(1, 2)
      .join('')
  return {
    back:
      opened(stage) +
      ferris +
      sheet(ridge(random, w, horizon + 60, 14, h, 4), tone('#a9c57d', 0.35)) +
      bigTop(stage, w * 0.58, horizon + 250, 900, 640, 0.05) +
      bigTop({ ...stage, accents: [accents[1], accents[0]] }, w * 0.12, horizon + 250, 300, 230, 0.15) +
      sheet(ridge(random, w, horizon + 240, 8, h, 4), tone('#d9c08a')) +
      podium(w * 0.13, 1, accents[0]) +
      podium(w * 0.88, 0.9, accents[1]) +
      ring +
      bunting(stage, -10, 180, w * 0.58, horizon - 380, 60, 'pennants', 40) +
      bunting(stage, w * 0.58, horizon - 380, w + 10, 200, 60, 'pennants', 40) +
      bunting(stage, w * 0.14, horizon + 20, w * 0.98, horizon - 10, 40, 'bulbs'),
    front:
      Array.from({ length: 14 }, () => {
        const x = random.between(0, w)
        return rect(
          x,
          random.between(20, 300),
          15,
          9,
          random.pick([accents[0], accents[1], '#6aa6a0', '#fbefdc'] as const),
          3,
        )
      }).join('') + tuft(stage, w * 0.02, h, 60, '#b89a5a'),
  }
}
