import {
  bush,
  fern,
  flower,
  leafyCorner,
  meadowEdge,
  mushroom,
  palm,
  pine,
  roundTree,
  tuft,
} from '../elements/plants.ts'
import { darker, lighter } from '../kit/colour.ts'
import { circle, ellipse, n, path, ridge, sheet, stroke } from '../kit/paper.ts'
import type { BackdropPainter, Stage } from '../kit/stage.ts'
import { birds, sky } from '../light/sky.ts'
import { weatherBehind } from '../light/weather.ts'

/** A winding path from the reader to (toX, toY). */
export function winding(stage: Stage, toX: number, toY: number, colour: string, w = 1): string {
  const { width, height, random, tone } = stage
  const swing = random.between(0.12, 0.22) * width * (random.chance(0.5) ? 1 : -1)
  const foot = width * 0.5
  const d = `M${n(foot - 250 * w)} ${n(height + 10)}C${n(foot - 200 * w + swing)} ${n(height - 150)} ${n(toX + swing - 60 * w)} ${n(toY + 190)} ${n(toX - 10)} ${n(toY)}h20C${n(toX + swing + 70 * w)} ${n(toY + 190)} ${n(foot + 210 * w + swing)} ${n(height - 150)} ${n(foot + 270 * w)} ${n(height + 10)}Z`
  return path(d, tone(colour, 0.1))
}

/** Tufts and flowers sprinkled over the land between two heights. */
export function sprinkled(
  stage: Stage,
  from: number,
  to: number,
  colours: readonly string[],
  grass = '#6d9f4f',
  count = 26,
): string {
  const { random, width } = stage
  const spots = Array.from({ length: count }, () => ({
    x: random.between(0, width),
    y: random.between(from, to),
  })).sort((a, b) => a.y - b.y)
  return spots
    .map(({ x, y }, index) => {
      const near = (y - from) / Math.max(1, to - from)
      const h = 18 + near * 34
      const colour = colours[index % Math.max(1, colours.length)]
      return (
        tuft(stage, x, y, h, grass, 0.35 - near * 0.35) +
        (colour && index % 2 ? flower(stage, x + 20, y + 4, h * 1.25, colour, 0.3 - near * 0.3) : '')
      )
    })
    .join('')
}

export const forest: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const pines = identity.chance(0.4)
  const tree = (x: number, y: number, size: number, depth: number, leaf: string) =>
    pines && random.chance(0.7) ? pine(stage, x, y, size, depth, leaf) : roundTree(stage, x, y, size, depth, leaf)
  const far = Array.from({ length: 13 }, (_, i) =>
    tree(
      (i / 12) * w + random.between(-40, 40),
      horizon + random.between(10, 50),
      random.between(300, 430),
      0.75,
      '#6f9f78',
    ),
  ).join('')
  const mid = Array.from({ length: 8 }, (_, i) =>
    tree(
      (i / 7) * w + random.between(-50, 50),
      horizon + random.between(70, 110),
      random.between(430, 580),
      0.42,
      ['#6f9f5e', '#83a85a', '#5c8f66'][i % 3] ?? '#6f9f5e',
    ),
  ).join('')
  const near = [0.02, 0.17, 0.85, 0.99]
    .map((k) =>
      trunk(stage, k * w + random.between(-20, 20), horizon + random.between(190, 270), random.between(74, 104)),
    )
    .join('')
  const canopy = [0, 0.16, 0.34, 0.68, 0.86, 1]
    .map((k, i) =>
      sheet(
        `M${n(k * w - 240)} -20${Array.from({ length: 6 }, (_, j) => `A60 56 0 0 0 ${n(k * w - 240 + (j + 1) * 80)} ${n(56 + Math.sin(j + i) * 22 + Math.abs(k - 0.5) * 190 * Math.sin(((j + 1) / 6) * Math.PI))}`).join('')}V-20Z`,
        tone(i % 2 ? '#5b8f55' : '#4a7d52'),
        8,
      ),
    )
    .join('')
  const ground =
    sheet(ridge(random, w, horizon + 70, 14, h), tone('#8fb56a', 0.3)) +
    winding(stage, w * identity.between(0.42, 0.6), horizon + 80, '#e2cb9c', 0.8) +
    sheet(ridge(random, w, horizon + 330, 24, h), tone('#7ba657'))
  const path2 = winding(stage, w * 0.5, horizon + 330, '#e2cb9c', 0.9)
  const details = [0.1, 0.26, 0.8, 0.93]
    .map(
      (k, i) =>
        (i % 2
          ? mushroom(stage, k * w, horizon + 300 + i * 14, 52, i === 1 ? '#c8433a' : '#d98b3a')
          : bush(stage, k * w, horizon + 320, 190, 0.08, '#6fa557', i ? '#c8433a' : '')) +
        fern(stage, k * w + 60, horizon + 350, 110, random.between(-16, 16)),
    )
    .join('')
  return {
    back:
      sky(stage, horizon * 1.05) +
      weatherBehind(stage) +
      sheet(ridge(random, w, horizon - 70, 34, h), tone('#8fb08d', 0.8)) +
      far +
      sheet(ridge(random, w, horizon + 40, 14, h), tone('#98bb78', 0.45)) +
      mid +
      ground +
      near +
      canopy +
      path2 +
      details +
      sprinkled(
        stage,
        horizon + 350,
        h - 60,
        ['#f6e7c2', stage.theme === 'navidad' ? '#b3202c' : '#e9a3b3'],
        '#6a9a4c',
        18,
      ),
    front:
      leafyCorner(stage, -1, true) +
      leafyCorner(stage, 1, true, ['#5b9350', '#3f7a4e']) +
      meadowEdge(stage, ['#f6e7c2', '#e9a3b3', '#f2c14e'], '#55894c'),
  }
}

/** A big trunk that leaves the picture at the top. */
function trunk({ tone, random }: Stage, x: number, y: number, w: number): string {
  const bark = tone('#86604a', 0.05)
  const d = `M${n(x - w * 0.9)} ${n(y)}Q${n(x - w * 0.45)} ${n(y - 60)} ${n(x - w * 0.4)} ${n(y - 260)}L${n(x - w * 0.34)} -20H${n(x + w * 0.34)}L${n(x + w * 0.4)} ${n(y - 260)}Q${n(x + w * 0.5)} ${n(y - 50)} ${n(x + w)} ${n(y + 4)}Z`
  const lines = [0.22, 0.45, 0.62].map((k) => `M${n(x + random.between(-0.2, 0.2) * w)} ${n(y * k)}q8 50 -4 96`)
  const hole =
    ellipse(x, y * 0.55, w * 0.17, w * 0.24, darker(bark, 0.5)) +
    ellipse(x, y * 0.55 + 6, w * 0.12, w * 0.17, darker(bark, 0.7))
  return sheet(d, bark, 10) + stroke(lines.join(''), darker(bark, 0.25), 5, 0.7) + (random.chance(0.5) ? hole : '')
}

export const jungle: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const big = (x: number, y: number, l: number, turn: number, colour: string, depth: number) => {
    const fill = tone(colour, depth)
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${sheet(`M0 0Q${n(l * 0.3)} ${n(-l * 0.36)} ${n(l)} ${n(-l * 0.05)}Q${n(l * 0.4)} ${n(l * 0.34)} 0 0Z`, fill, 5)}${stroke(`M0 0L${n(l * 0.9)} ${n(-l * 0.04)}M${n(l * 0.3)} -4l${n(l * 0.14)} ${n(-l * 0.12)}M${n(l * 0.3)} -2l${n(l * 0.16)} ${n(l * 0.1)}M${n(l * 0.55)} -6l${n(l * 0.12)} ${n(-l * 0.1)}M${n(l * 0.55)} -6l${n(l * 0.14)} ${n(l * 0.07)}`, darker(fill, 0.2), 4, 0.7)}</g>`
  }
  const clump = (x: number, y: number, l: number, depth: number) =>
    [-150, -120, -90, -60, -30]
      .map((turn, i) =>
        big(
          x,
          y,
          l * random.between(0.8, 1.1),
          turn + random.between(-8, 8),
          ['#4e8f5a', '#67a558', '#3c7b55', '#7fb25d', '#4b8a68'][i] ?? '#4e8f5a',
          depth,
        ),
      )
      .join('')
  const far = Array.from({ length: 9 }, (_, i) =>
    i % 3 === 1
      ? palm(stage, (i / 8) * w, horizon + 60, random.between(380, 520), 0.62)
      : roundTree(stage, (i / 8) * w, horizon + 40, random.between(330, 470), 0.66, '#5c9a6a'),
  ).join('')
  const vines = [0.12, 0.27, 0.45, 0.63, 0.82].map((k) => {
    const l = random.between(190, 420) * (Math.abs(k - 0.5) + 0.5)
    const leaves = Array.from({ length: 6 }, (_, i) =>
      ellipse(k * w + (i % 2 ? 15 : -15), (l * (i + 1)) / 6.5, 17, 9, tone('#5b9a54')),
    )
    return (
      stroke(`M${n(k * w)} -10q${n(random.between(-26, 26))} ${n(l / 2)} 0 ${n(l)}`, tone('#4a7d46'), 6) +
      leaves.join('') +
      circle(k * w, l, 15, stage.accents[0]) +
      circle(k * w, l, 6, tone('#f4c64a'))
    )
  })
  const mid = [0.06, 0.24, 0.76, 0.95].map((k) => clump(k * w, horizon + 260, 230, 0.22)).join('')
  const falls = w * stage.identity.between(0.4, 0.6)
  const waterfall =
    sheet(
      `M${n(falls - 240)} ${n(horizon + 60)}L${n(falls - 150)} ${n(horizon - 190)}q140 -50 290 4L${n(falls + 240)} ${n(horizon + 60)}Z`,
      tone('#86907f', 0.45),
    ) +
    path(`M${n(falls - 62)} ${n(horizon - 205)}h118l22 270h-160Z`, tone('#cfeaf0', 0.15)) +
    stroke(
      `M${n(falls - 30)} ${n(horizon - 190)}v220M${n(falls + 8)} ${n(horizon - 170)}v210M${n(falls + 38)} ${n(horizon - 195)}v230`,
      '#ffffff',
      6,
      0.6,
    ) +
    ellipse(falls, horizon + 66, 200, 34, tone('#a9d9df', 0.1))
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      far +
      waterfall +
      sheet(ridge(random, w, horizon + 80, 12, h), tone('#86ae5f', 0.25)) +
      mid +
      sheet(ridge(random, w, horizon + 270, 16, h), tone('#a9b86a')) +
      ellipse(w / 2, h * 0.86, w * 0.42, 110, tone('#d9c893')) +
      vines.join('') +
      [0.13, 0.88].map((k) => clump(k * w, horizon + 380, 210, 0)).join('') +
      sprinkled(stage, horizon + 330, h - 70, ['#e8695a', '#f4c64a'], '#5c9a4e', 16),
    front:
      leafyCorner(stage, -1, true, ['#2f6b4f', '#4e8f5a', '#7fb25d']) +
      leafyCorner(stage, 1, true, ['#3c7b55', '#2f6b4f']) +
      leafyCorner(stage, -1, false, ['#2f6b4f', '#3c7b55']) +
      leafyCorner(stage, 1, false, ['#3c7b55', '#67a558']),
  }
}

export const meadow: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const trees = [0.08, 0.19, 0.9]
    .map((k) =>
      roundTree(
        stage,
        k * w + random.between(-30, 30),
        horizon + 130,
        random.between(260, 400),
        0.25,
        k > 0.5 ? '#8fb556' : '#77a860',
      ),
    )
    .join('')
  const cottage = w * identity.between(0.6, 0.74)
  const blooms = ['#e8695a', '#f6e7c2', '#f2c14e', stage.theme === 'princesas' ? '#e58fa6' : '#9a8fc9']
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      birds(stage, 4) +
      sheet(ridge(random, w, horizon - 90, 46, h, 3), tone('#a5bfa0', 0.75)) +
      sheet(ridge(random, w, horizon - 10, 34, h, 4), tone('#a9c58a', 0.5)) +
      Array.from({ length: 7 }, (_, i) =>
        roundTree(stage, w * (0.1 + i * 0.13), horizon + 20, random.between(80, 130), 0.6, '#7ba66b'),
      ).join('') +
      mill(stage, cottage, horizon + 50) +
      sheet(ridge(random, w, horizon + 80, 26, h, 4), tone('#a7c86f', 0.25)) +
      trees +
      winding(stage, cottage, horizon + 90, '#ecd9ac', 0.7) +
      sheet(ridge(random, w, horizon + 300, 26, h, 4), tone('#8fba5c')) +
      winding(stage, w * 0.5, horizon + 300, '#ecd9ac', 0.9) +
      bush(stage, w * 0.06, horizon + 330, 200, 0, '#7fae58', '#e8695a') +
      bush(stage, w * 0.95, horizon + 320, 220, 0, '#6fa557') +
      sprinkled(stage, horizon + 120, h - 60, blooms, '#7aa850', 44),
    front: meadowEdge(stage, blooms, '#5f9a4c'),
  }
}

/** A windmill on the next hill. */
function mill({ tone, light, accents, random }: Stage, x: number, y: number): string {
  const sails = [0, 90, 180, 270].map(
    (turn) =>
      `<g transform="translate(${n(x)} ${n(y - 190)}) rotate(${n(turn + 20 + random.between(0, 60))})">${path('M-4 0h8v-120h-8ZM4 -40h34v-84H4Z', tone('#f3e3cb', 0.2))}</g>`,
  )
  const pane = light.lit ? '#ffd772' : tone('#5f7f92', 0.2)
  return (
    sheet(
      `M${n(x - 58)} ${n(y + 30)}L${n(x - 36)} ${n(y - 180)}h72L${n(x + 58)} ${n(y + 30)}Z`,
      tone('#fbefdc', 0.25),
      6,
    ) +
    sheet(`M${n(x - 48)} ${n(y - 172)}Q${n(x)} ${n(y - 262)} ${n(x + 48)} ${n(y - 172)}Z`, accents[0], 5) +
    path(`M${n(x - 16)} ${n(y + 30)}v-46a16 18 0 0 1 32 0v46Z`, tone('#8a5f45', 0.2)) +
    circle(x, y - 96, 14, pane) +
    sails.join('') +
    circle(x, y - 190, 9, lighter(tone('#8a5f45', 0.2)))
  )
}
