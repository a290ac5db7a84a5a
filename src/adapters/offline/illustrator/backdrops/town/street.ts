import { block } from '../../elements/city-blocks.ts'
import { bunting } from '../../elements/ornaments.ts'
import { bench, lamp } from '../../elements/street-furniture.ts'
import { bush, roundTree } from '../../elements/trees.ts'
import { n, path, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { FACADES } from './facades.ts'
import { cobbles, opened } from './square.ts'

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
  // The houses from across the street, and the corner where the street opens on a square.
  const frontage = [0.06, 0.28, 0.5, 0.72, 0.94]
    .map((k, i) => {
      const h0 = 520 + ((i * 137) % 190)
      return block(stage, w * k, horizon + 296, w * 0.215, h0, FACADES[(i * 3 + 2) % 7] ?? '#e9b872', 0.05, true)
    })
    .join('')
  const square =
    [0.6, 0.72, 0.84, 0.96]
      .map((k, i) =>
        block(stage, w * k, horizon + 130, 190, 230 + (i % 2) * 60, FACADES[(i * 2 + 1) % 7] ?? '#e9b872', 0.36),
      )
      .join('') + [0.7, 0.9].map((k) => roundTree(stage, w * k, horizon + 310, 380, 0.1)).join('')
  const pot = (x: number, y: number) =>
    sheet(`M${n(x - 42)} ${n(y - 70)}h84l-12 74h-60Z`, tone('#c9744a'), 5) +
    bush(stage, x, y - 66, 120, 0, '#6fa557', '#e8695a')
  return {
    back:
      opened(stage) +
      seen(stage, block(stage, w * 0.5, horizon + 80, 150, 190, '#d9cbb9', 0.55), '') +
      roundTree(stage, w * 0.43, horizon + 86, 130, 0.5) +
      roundTree(stage, w * 0.58, horizon + 86, 150, 0.48) +
      path(
        `M${n(w * 0.4)} ${n(horizon + 70)}H${n(w * 0.6)}L${w + 60} ${n(h * 0.8)}V${h + 10}H-60V${n(h * 0.8)}Z`,
        tone('#d6c3a4', 0.1),
      ) +
      seen(stage, side(false) + side(true), '', side(false) + square) +
      seen(stage, '', frontage, '') +
      cobbles(stage, horizon + 300, '#d6c3a4') +
      seen(
        stage,
        bunting(stage, w * 0.12, horizon * 0.62, w * 0.88, horizon * 0.66, 110, 'pennants', 40) +
          bunting(stage, w * 0.24, horizon * 0.86, w * 0.76, horizon * 0.84, 70, 'bulbs'),
        bunting(stage, -20, horizon * 0.5, w + 20, horizon * 0.4, 130, 'pennants', 40),
        '',
      ) +
      lamp(stage, w * seen(stage, 0.27, 0.83, 0.52), horizon + 350, 330) +
      seen(stage, '', bench(stage, w * 0.18, horizon + 400, 250), bench(stage, w * 0.8, horizon + 400, 240)) +
      pot(w * seen(stage, 0.06, 0.94, 0.05), horizon + 440) +
      seen(stage, pot(w * 0.94, horizon + 450), '', ''),
    front: '',
  }
}
