import { leafyCorner, meadowEdge } from '../../elements/foliage.ts'
import { reeds } from '../../elements/plants.ts'
import { roundTree } from '../../elements/trees.ts'
import { blob, ellipse, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { birds, sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled } from '../woods/paths.ts'

export const river: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  // Towards us and round the bend, across from bank to bank, or straight at the reader.
  const across = `M-20 ${n(horizon + 200)}C${n(w * 0.3)} ${n(horizon + 180)} ${n(w * 0.6)} ${n(horizon + 270)} ${n(w + 20)} ${n(horizon + 220)}V${n(horizon + 430)}C${n(w * 0.6)} ${n(horizon + 500)} ${n(w * 0.3)} ${n(horizon + 400)} -20 ${n(horizon + 440)}Z`
  const ahead = `M${n(w * 0.6)} ${n(horizon + 50)}C${n(w * 0.58)} ${n(horizon + 170)} ${n(w * 0.5)} ${n(horizon + 230)} ${n(w * 0.26)} ${n(horizon + 330)}L-20 ${n(horizon + 410)}V${n(horizon + 580)}C${n(w * 0.3)} ${n(horizon + 560)} ${n(w * 0.66)} ${n(horizon + 420)} ${n(w * 0.64)} ${n(horizon + 50)}Z`
  const bend = `M${n(w * 0.52)} ${n(horizon + 50)}C${n(w * 0.66)} ${n(horizon + 130)} ${n(w * 0.3)} ${n(horizon + 170)} ${n(w * 0.42)} ${n(horizon + 260)}C${n(w * 0.52)} ${n(horizon + 330)} ${n(w * 0.9)} ${n(horizon + 330)} ${n(w + 20)} ${n(horizon + 370)}V${n(horizon + 540)}C${n(w * 0.7)} ${n(horizon + 500)} ${n(w * 0.2)} ${n(horizon + 470)} ${n(w * 0.2)} ${n(horizon + 300)}C${n(w * 0.2)} ${n(horizon + 170)} ${n(w * 0.5)} ${n(horizon + 130)} ${n(w * 0.48)} ${n(horizon + 50)}Z`
  const stream = seen(stage, bend, across, ahead)
  const stones = [
    [0.34, 350],
    [0.45, 400],
    [0.58, 430],
    [0.72, 440],
  ]
    .map(([k = 0, dy = 0]) => seen(stage, [k, dy], [k - 0.26, dy - 60 + (k - 0.3) * 80], [k - 0.1, dy - 40]))
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
      seen(
        stage,
        bridge,
        nearer(bridge, { x: w * 0.4, y: horizon + 215 }, 1.5, { dx: w * 0.36, dy: 120 }),
        nearer(bridge, { x: w * 0.4, y: horizon + 215 }, 0.55, { dx: w * 0.2, dy: -40 }),
      ) +
      stones +
      roundTree(
        stage,
        w * seen(stage, 0.08, 0.2, 0.86),
        horizon + seen(stage, 260, 190, 320),
        seen(stage, 470, 330, 640),
        0.08,
      ) +
      roundTree(
        stage,
        w * seen(stage, 0.9, 0.5, 0.08),
        horizon + seen(stage, 230, 170, 200),
        seen(stage, 400, 250, 330),
        0.14,
        '#8fb556',
      ) +
      sheet(ridge(random, w, horizon + 500, 24, h, 4), tone('#86b15a')) +
      reeds(stage, w * seen(stage, 0.12, 0.9, 0.06), horizon + 470, seen(stage, 150, 230, 190)) +
      reeds(stage, w * seen(stage, 0.86, 0.08, 0.74), horizon + 520, 170) +
      sprinkled(stage, horizon + 530, h - 50, ['#f6e7c2', '#9a8fc9', '#f2c14e'], '#6fa04c', 22),
    front: meadowEdge(stage, ['#f6e7c2', '#f2c14e'], '#5b944b') + leafyCorner(stage, -1, true),
  }
}
