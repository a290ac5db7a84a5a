import { meadowEdge } from '../../elements/foliage.ts'
import { house } from '../../elements/houses.ts'
import { fence } from '../../elements/street-furniture.ts'
import { roundTree } from '../../elements/trees.ts'
import { n, path, rect, ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { birds } from '../../light/sky.ts'
import { sprinkled } from '../woods/paths.ts'
import { opened } from './square.ts'

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
      house(stage, w * seen(stage, 0.24, 0.78), horizon + seen(stage, 70, 200), seen(stage, 150, 330), {
        wall: '#fbefdc',
        roof: '#c8643c',
        depth: 0.34,
      }) +
      Array.from({ length: 6 }, (_, i) =>
        roundTree(stage, w * (0.04 + i * 0.19), horizon + 70, random.between(110, 170), 0.42),
      ).join('') +
      sheet(ridge(random, w, horizon + 90, 20, h, 4), tone('#a9cb72', 0.18)) +
      sprinkled(stage, horizon + 200, h - 30, ['#e8695a', '#f4c64a'], '#6f9f4c', 30) +
      seen(stage, '', fence(stage, w * 0.66, w + 20, horizon + 250, 110)) +
      path(asphalt, tone('#e6d8bb')).replace('/>', ' transform="translate(-14 -6)"/>') +
      path(asphalt, tone('#8f8b93')) +
      dashes +
      seen(stage, [0.12, 0.22, 0.82, 0.92], [0.04, 0.14, 0.24, 0.97])
        .map((k, i) =>
          roundTree(stage, w * k, horizon + 240 + (i % 2) * 50, 330 + (i % 2) * 70, 0.1, i % 2 ? '#8fb556' : '#77a860'),
        )
        .join('') +
      moved(sign, w * seen(stage, 0, -0.64)),
    front: meadowEdge(stage, ['#e8695a', '#f4c64a', '#f6e7c2'], '#5f9a4c'),
  }
}
