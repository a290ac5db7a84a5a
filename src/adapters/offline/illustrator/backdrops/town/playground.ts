import { block } from '../../elements/city-blocks.ts'
import { meadowEdge } from '../../elements/foliage.ts'
import { bunting } from '../../elements/ornaments.ts'
import { fence } from '../../elements/street-furniture.ts'
import { roundTree } from '../../elements/trees.ts'
import { circle, ellipse, n, path, rect, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { FACADES } from './facades.ts'
import { opened } from './square.ts'

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
          w * (seen(stage, 0.12, 0.42, -0.1) + i * seen(stage, 0.25, 0.17, 0.2)),
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
      nearer(horse, { x: w * 0.52, y: horizon + 220 }, seen(stage, 1, 1.7, 0.9), {
        dx: w * seen(stage, 0, -0.32, 0.1),
        dy: seen(stage, 0, 90, -10),
      }) +
      sheet(
        `M-20 ${n(horizon + seen(stage, 300, 240, 380))}Q${n(w / 2)} ${n(horizon + 200)} ${n(w + 20)} ${n(horizon + seen(stage, 300, 380, 240))}V${h + 10}H-20Z`,
        tone('#efd8ac'),
        6,
      ) +
      nearer(swing, { x: w * 0.22, y: horizon + 270 }, seen(stage, 1, 0.7, 1.4), {
        dx: w * seen(stage, 0, 0.28, 0.6),
        dy: seen(stage, 0, -60, 60),
      }) +
      nearer(slide, { x: w * 0.76, y: horizon + 270 }, seen(stage, 1, 1.35, 0.75), {
        dx: w * seen(stage, 0, 0.06, -0.6),
        dy: seen(stage, 0, 60, -40),
        flipped: stage.view === 2,
      }) +
      ellipse(w * 0.5, h * 0.87, w * 0.36, 96, tone('#e6cb98')) +
      sheet(`M${n(w * 0.06)} ${n(horizon + 470)}h170l-20 60h-130Z`, tone('#3f88b5'), 5) +
      circle(w * 0.11, horizon + 462, 40, tone('#e6cb98')) +
      circle(w * 0.9, horizon + 470, 52, accents[0]) +
      path(`M${n(w * 0.9 - 52)} ${n(horizon + 470)}a52 52 0 0 1 104 0q-52 -26 -104 0Z`, tone('#fbefdc')) +
      seen(stage, bunting(stage, -10, 120, w + 10, 90, 120, 'pennants', 40), ''),
    front: meadowEdge(stage, [], '#7fb058'),
  }
}
