import { awning, block } from '../../elements/city-blocks.ts'
import { bunting } from '../../elements/ornaments.ts'
import { card, circle, n, path, rect, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { FACADES } from './facades.ts'
import { cobbles, opened } from './square.ts'

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
      stall(w * seen(stage, 0.5, 0.24), horizon + seen(stage, 190, 200), 270, accents[1], [
        '#c8433a',
        '#f2a63c',
        '#8fb556',
      ]) +
      stall(w * seen(stage, 0.15, 0.62), horizon + seen(stage, 330, 340), seen(stage, 400, 520), accents[0], [
        '#e8894f',
        '#c8433a',
        '#f4c64a',
      ]) +
      stall(w * seen(stage, 0.86, 0.04), horizon + seen(stage, 340, 220), seen(stage, 400, 270), tone('#6aa67f'), [
        '#7fae58',
        '#9a6fb0',
        '#e8695a',
      ]) +
      cobbles(stage, horizon + 400, '#dcc8a6') +
      seen(stage, [0.05, 0.95], [0.14, 0.26])
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
      seen(stage, bunting(stage, -10, horizon * 0.42, w * 0.52, horizon * 0.5, 90, 'pennants', 38), '') +
      bunting(stage, w * 0.48, horizon * 0.5, w + 10, horizon * 0.4, 90, 'pennants', 38) +
      Array.from({ length: random.whole(3, 5) }, (_, i) =>
        path(`M${n(w * (0.3 + i * 0.1))} ${n(horizon + 430)}q10 -8 20 0q-10 10 -20 0Z`, tone('#8fb556')),
      ).join(''),
    front: '',
  }
}
