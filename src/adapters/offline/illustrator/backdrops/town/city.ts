import { block } from '../../elements/city-blocks.ts'
import { lamp } from '../../elements/street-furniture.ts'
import { roundTree } from '../../elements/trees.ts'
import { circle, n, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
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
