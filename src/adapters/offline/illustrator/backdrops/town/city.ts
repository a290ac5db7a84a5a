import { block } from '../../elements/city-blocks.ts'
import { bench, lamp } from '../../elements/street-furniture.ts'
import { roundTree } from '../../elements/trees.ts'
import { circle, n, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { FACADES } from './facades.ts'
import { opened } from './square.ts'

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
  const gap = seen(
    stage,
    [0.07, 0.285, 0.5, 0.715, 0.93],
    [0.02, 0.18, 0.32, 0.96, 0.84],
    [0.62, 0.73, 0.84, 0.95, 1.06],
  )
  const row = gap
    .map((k, i) =>
      block(
        stage,
        w * k,
        horizon + 230 + seen(stage, 0, [50, 20, -40, 50, 0][i] ?? 0, (i - 2) * 20),
        seen(stage, 300, 250 + Math.abs(k - 0.5) * 160, 200),
        (identity.between(400, 600) - (i === 2 ? 150 : 0)) * seen(stage, 1, 0.7 + Math.abs(k - 0.5), 0.9),
        FACADES[(i * 2 + identity.whole(0, 6)) % 7] ?? '#e9b872',
        0.12,
        true,
      ),
    )
    .join('')
  const stop = w * random.between(0.3, 0.7)
  const tram = `<g transform="translate(${n(stop)} ${n(horizon + 330)})">${sheet('M-230 -20V-150Q-230 -178 -200 -178H200Q230 -178 230 -150V-20Z', stage.accents[0], 6)}${rect(-230, -62, 460, 16, tone('#fbefdc'))}${[-195, -105, -15, 75].map((x) => rect(x, -152, 76, 70, light.lit ? '#ffe3a0' : tone('#bfe0ea'), 6)).join('')}${rect(166, -152, 46, 132, light.lit ? '#ffe3a0' : tone('#bfe0ea'), 6)}${circle(-140, -16, 24, tone('#4a4656'))}${circle(140, -16, 24, tone('#4a4656'))}${circle(-140, -16, 10, tone('#b5a795'))}${circle(140, -16, 10, tone('#b5a795'))}</g>`
  // A park between the houses, with the skyline behind it.
  const lawn =
    rect(0, horizon + 70, w, 170, tone('#a3cc78', 0.2)) +
    Array.from({ length: 7 }, (_, i) =>
      roundTree(stage, w * (0.02 + i * 0.08), horizon + 130 + (i % 2) * 50, random.between(150, 250), 0.3),
    ).join('')
  return {
    back:
      opened(stage) +
      skyline +
      (stage.view === 2 ? lawn : '') +
      row +
      rect(0, horizon + 226, w, 60, tone('#d3c8ba', 0.06)) +
      rect(0, horizon + 276, w, h, tone('#8d8a94', 0.02)) +
      stroke(`M0 ${n(horizon + 316)}H${w}M0 ${n(horizon + 346)}H${w}`, tone('#b5b0b5'), 5) +
      seen(stage, tram, nearer(tram, { x: stop, y: horizon + 330 }, 1.25, { dx: w * 0.74 - stop, dy: 10 }), '') +
      sheet(`M-10 ${n(horizon + 384)}H${w + 10}V${h + 10}H-10Z`, tone('#d9cdbd'), 5) +
      stroke(
        `M-10 ${n(horizon + 400)}H${w + 10}M${n(w * 0.2)} ${n(horizon + 400)}L${n(w * 0.08)} ${h}M${n(w * 0.5)} ${n(horizon + 400)}V${h}M${n(w * 0.8)} ${n(horizon + 400)}L${n(w * 0.92)} ${h}M0 ${n(horizon + 520)}H${w}`,
        tone('#c0b3a2'),
        5,
      ) +
      seen(stage, [0.08, 0.92], [0.3], [0.06, 0.5])
        .map((k) => lamp(stage, w * k, horizon + 420, 380))
        .join('') +
      seen(stage, [0.2, 0.8], [0.1, 0.2], [0.88])
        .map(
          (k, i) =>
            roundTree(stage, w * k, horizon + 400, 330 - i * 30, 0.02, i ? '#8fb556' : undefined) +
            rect(w * k - 50, horizon + 392, 100, 42, tone('#a87547'), 5),
        )
        .join('') +
      seen(stage, '', '', bench(stage, w * 0.26, horizon + 430, 250)),
    front: '',
  }
}
