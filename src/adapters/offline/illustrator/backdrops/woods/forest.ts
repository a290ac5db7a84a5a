import { leafyCorner, meadowEdge } from '../../elements/foliage.ts'
import { brook, fallen, stump } from '../../elements/near-ground.ts'
import { fern, mushroom } from '../../elements/plants.ts'
import { bush, pine, roundTree } from '../../elements/trees.ts'
import { darker } from '../../kit/colour.ts'
import { ellipse, n, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled, winding } from './paths.ts'

export const forest: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const pines = identity.chance(0.4)
  const tree = (x: number, y: number, size: number, depth: number, leaf: string) =>
    pines && random.chance(0.7) ? pine(stage, x, y, size, depth, leaf) : roundTree(stage, x, y, size, depth, leaf)
  const glade = w * identity.between(0.42, 0.6)
  const far = Array.from({ length: seen(stage, 13, 9, 15) }, (_, i) =>
    tree(
      (i / seen(stage, 12, 8, 14)) * w + random.between(-40, 40),
      horizon + random.between(10, 50),
      random.between(300, 430),
      0.75,
      '#6f9f78',
    ),
  ).join('')
  const mid = seen(stage, [0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 6.4, 7.2], [2.2, 3.1, 4, 4.8, 5.7])
    .map((at, i) =>
      tree(
        (at / 7) * w + random.between(-50, 50),
        horizon + random.between(70, 110),
        random.between(430, 580) * seen(stage, 1, 1.2, 0.86),
        0.42,
        ['#6f9f5e', '#83a85a', '#5c8f66'][i % 3] ?? '#6f9f5e',
      ),
    )
    .join('')
  const near = seen(stage, [0.02, 0.17, 0.85, 0.99], [0.1, 0.95], [0.03, 0.7, 0.86, 0.98])
    .map((k, i) =>
      trunk(
        stage,
        k * w + random.between(-20, 20),
        horizon + random.between(190, 270),
        random.between(74, 104) * seen(stage, 1, i ? 1 : 2, 0.8),
      ),
    )
    .join('')
  const canopy = seen(stage, [0, 0.16, 0.34, 0.68, 0.86, 1], [-0.02, 0.12, 0.24], [0.5, 0.66, 0.8, 0.92, 1.03])
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
    seen(stage, winding(stage, glade, horizon + 80, '#e2cb9c', 0.8), brook(stage, horizon + 150), '') +
    sheet(ridge(random, w, horizon + 330, 24, h), tone('#7ba657'))
  const path2 =
    seen(stage, '', fallen(stage, w * 0.74, horizon + 400), stump(stage, w * 0.2, horizon + 400)) +
    seen(
      stage,
      winding(stage, w * 0.5, horizon + 330, '#e2cb9c', 0.9),
      '',
      winding(stage, w * 0.5, horizon + 330, '#e2cb9c', 0.7),
    )
  const details = seen(stage, [0.1, 0.26, 0.8, 0.93], [0.04, 0.3, 0.93], [0.06, 0.36, 0.56, 0.95])
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
