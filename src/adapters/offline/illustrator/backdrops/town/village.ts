import { house } from '../../elements/houses.ts'
import { bunting } from '../../elements/ornaments.ts'
import { fence, lamp } from '../../elements/street-furniture.ts'
import { bush, roundTree } from '../../elements/trees.ts'
import { circle, ellipse, n, path, rect, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { birds } from '../../light/sky.ts'
import { ROOFS, WALLS } from './facades.ts'
import { cobbles, opened } from './square.ts'

export const village: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const snowy = stage.light.weather === 'snow'
  const cottage = (x: number, y: number, size: number, depth: number, floors = 1) =>
    house(stage, x, y, size, {
      wall: identity.pick(WALLS),
      roof: identity.pick(ROOFS),
      floors,
      depth,
      shutters: identity.pick(['#4f7f8f', '#6b9e6a', '#b5543f']),
      snow: snowy,
    })
  const church =
    rect(w * 0.47 - 45, horizon - 190, 90, 250, tone('#f6ead6', 0.35)) +
    sheet(
      `M${n(w * 0.47 - 62)} ${n(horizon - 186)}L${n(w * 0.47)} ${n(horizon - 330)}L${n(w * 0.47 + 62)} ${n(horizon - 186)}Z`,
      tone('#a5645a', 0.35),
      5,
    ) +
    circle(w * 0.47, horizon - 130, 26, tone('#fffaf0', 0.2)) +
    stroke(`M${n(w * 0.47)} ${n(horizon - 130)}v-16M${n(w * 0.47)} ${n(horizon - 130)}h12`, tone('#5a4650', 0.3), 4) +
    circle(w * 0.47, horizon - 60, 16, stage.light.lit ? '#ffdf8a' : tone('#9cc4d2', 0.3))
  const fountain =
    ellipse(w * 0.5, horizon + 330, 150, 34, tone('#b5a795')) +
    ellipse(w * 0.5, horizon + 322, 126, 24, tone('#86c5d8')) +
    sheet(`M${n(w * 0.5 - 18)} ${n(horizon + 322)}v-96h36v96Z`, tone('#c9bca8'), 4) +
    ellipse(w * 0.5, horizon + 226, 58, 13, tone('#c9bca8')) +
    stroke(
      `M${n(w * 0.5 - 4)} ${n(horizon + 218)}q-50 -50 -70 70M${n(w * 0.5 + 4)} ${n(horizon + 218)}q50 -50 70 70`,
      tone('#e4f3f5'),
      6,
      0.85,
    )
  return {
    back:
      opened(stage) +
      birds(stage, 3) +
      sheet(ridge(random, w, horizon - 60, 46, h, 3), tone('#a5c19b', 0.68)) +
      nearer(church, { x: w * 0.47, y: horizon + 60 }, seen(stage, 1, 1.7, 0.8), {
        dx: w * seen(stage, 0, 0.26, -0.25),
        dy: seen(stage, 0, 90, 0),
      }) +
      cottage(w * seen(stage, 0.3, 0.14, 0.5), horizon + 70, 170, 0.34) +
      cottage(w * seen(stage, 0.62, 0.3, 0.62), horizon + 76, 180, 0.32) +
      cottage(w * seen(stage, 0.77, 0.46, 0.74), horizon + 90, 190, 0.26) +
      sheet(ridge(random, w, horizon + 80, 12, h, 4), tone('#a9c57d', 0.2)) +
      cottage(
        w * seen(stage, 0.1, 0.04, 0.87),
        horizon + seen(stage, 230, 280, 250),
        seen(stage, 330, 470, 520),
        0.06,
        1,
      ) +
      cottage(
        w * seen(stage, 0.9, 0.97, 0.62),
        horizon + seen(stage, 240, 180, 200),
        seen(stage, 330, 220, 260),
        0.05,
        1,
      ) +
      roundTree(
        stage,
        w * seen(stage, 0.27, 0.54, 0.1),
        horizon + seen(stage, 190, 210, 230),
        seen(stage, 250, 330, 520),
        0.14,
      ) +
      seen(
        stage,
        '',
        '',
        path(
          `M${n(w * 0.5)} ${n(horizon + 100)}h80Q${n(w * 0.3)} ${n(horizon + 260)} ${n(w * 0.5)} ${n(horizon + 420)}H${n(w * 0.04)}Q${n(w * 0.14)} ${n(horizon + 260)} ${n(w * 0.5)} ${n(horizon + 100)}Z`,
          tone('#e6d3b0', 0.06),
        ),
      ) +
      seen(
        stage,
        path,
        path,
        () => '',
      )(
        `M${n(w * 0.42)} ${n(horizon + 90)}h${n(w * 0.12)}Q${n(w * 0.62)} ${n(horizon + 250)} ${n(w + 20)} ${n(horizon + 330)}V${n(h + 10)}H-20V${n(horizon + 330)}Q${n(w * 0.38)} ${n(horizon + 250)} ${n(w * 0.42)} ${n(horizon + 90)}Z`,
        tone('#e6d3b0', 0.06),
      ) +
      moved(seen(stage, fountain, fountain, ''), w * seen(stage, 0, -0.24), seen(stage, 0, 30)) +
      cobbles({ ...stage }, horizon + 400, '#dcc8a6') +
      lamp(stage, w * seen(stage, 0.25, 0.86, 0.34), horizon + 380, 300) +
      bush(stage, w * seen(stage, 0.05, 0.98, 0.98), horizon + 410, 190, 0, '#6fa557', '#e58fa6') +
      bush(stage, w * seen(stage, 0.96, 0.6, 0.02), horizon + 420, 180, 0, '#7fae58', '#f4c64a') +
      seen(
        stage,
        bunting(stage, w * 0.14, horizon + 10, w * 0.86, horizon + 20, 90),
        '',
        fence(stage, -20, w * 0.28, horizon + 410, 110),
      ),
    front: '',
  }
}
