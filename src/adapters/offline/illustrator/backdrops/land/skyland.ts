import { house } from '../../elements/houses.ts'
import { roundTree } from '../../elements/trees.ts'
import { mix } from '../../kit/colour.ts'
import { blob, n, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { birds, cloud, sky } from '../../light/sky.ts'

export const skyland: BackdropPainter = (stage) => {
  const { width: w, height: h, random, tone, identity } = stage
  const deep = { ...stage, horizon: h }
  const white = stage.light.time === 'night' ? '#9aa6d0' : '#ffffff'
  const isle = (x: number, y: number, s: number) =>
    sheet(
      `M${n(x - s)} ${n(y)}Q${n(x - s * 0.5)} ${n(y + s * 0.7)} ${n(x)} ${n(y + s * 0.9)}Q${n(x + s * 0.6)} ${n(y + s * 0.6)} ${n(x + s)} ${n(y)}Z`,
      tone('#b08a66', 0.2),
      6,
    ) +
    sheet(blob(random, x, y, s * 1.04, s * 0.16, 0.05), tone('#8fba5c', 0.15), 4) +
    roundTree(stage, x - s * 0.4, y, s * 1.1, 0.2) +
    house(stage, x + s * 0.3, y + 4, s * 0.7, { wall: '#fbefdc', roof: '#c8643c', depth: 0.15 })
  const floor = Array.from({ length: 9 }, (_, i) =>
    cloud(stage, (i / 8) * w, h * 0.9 + (i % 2) * 40, w * 0.42, tone(white)),
  ).join('')
  return {
    back:
      sky(deep, h * 1.1) +
      birds({ ...stage, horizon: h * 0.7 }, 5) +
      isle(
        w * (identity.between(0.2, 0.26) + seen(stage, 0, 0.46)),
        h * seen(stage, 0.42, 0.54),
        seen(stage, 170, 260),
      ) +
      isle(w * seen(stage, 0.82, 0.14), h * seen(stage, 0.52, 0.4), seen(stage, 120, 90)) +
      Array.from({ length: 6 }, (_, i) =>
        cloud(
          stage,
          ((i + random.next()) / 6) * w,
          h * random.between(0.55, 0.7),
          w * 0.3,
          mix(tone(white), stage.light.haze, 0.45),
        ),
      ).join('') +
      Array.from({ length: 7 }, (_, i) =>
        cloud(stage, (i / 6) * w, h * 0.8 + (i % 2) * 26, w * 0.36, mix(tone(white), stage.light.haze, 0.22)),
      ).join('') +
      floor,
    front: [0, 0.12, 0.88, 1].map((k) => cloud(stage, k * w, h - 10, w * 0.26, tone(white))).join(''),
  }
}
