import { darker, lighter } from '../kit/colour.ts'
import { blob, circle, ellipse, n, path, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

/** Small neighbours who happen to be there: for children who look twice. About a hundred pixels high. */

const EYE = '#2b2233'

export function hedgehog({ tone, random }: Stage, x: number, y: number): string {
  const spines = tone('#7a5f50')
  const face = tone('#e9cfa9')
  const pricks = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (1.02 + i * 0.083)
    const [cx, cy] = [x + 14 + Math.cos(angle) * 70, y - 22 + Math.sin(angle) * 58]
    return `M${n(cx)} ${n(cy)}l${n(Math.cos(angle) * 16)} ${n(Math.sin(angle) * 16)}`
  })
  return small(
    x,
    y,
    84,
    random.chance(0.5),
    stroke(pricks.join(''), spines, 9) +
      sheet(blob(random, x + 12, y - 36, 72, 46, 0.04, 10), spines, 5) +
      sheet(
        `M${n(x - 34)} ${n(y - 58)}Q${n(x - 70)} ${n(y - 44)} ${n(x - 96)} ${n(y - 22)}Q${n(x - 84)} ${n(y - 2)} ${n(x - 30)} ${n(y)}H${n(x + 40)}Q${n(x + 10)} ${n(y - 18)} ${n(x - 34)} ${n(y - 58)}Z`,
        face,
        2,
      ) +
      circle(x - 95, y - 23, 8, EYE) +
      circle(x - 62, y - 34, 5.5, EYE),
  )
}

export function rabbit({ tone, random }: Stage, x: number, y: number): string {
  const coat = tone(random.pick(['#c9b39a', '#a08b78', '#f3ebe0']))
  return small(
    x,
    y,
    64,
    random.chance(0.5),
    circle(x + 52, y - 26, 17, lighter(coat, 0.5)) +
      sheet(blob(random, x + 10, y - 40, 52, 42, 0.03, 10), coat, 5) +
      sheet(
        `M${n(x - 34)} ${n(y - 96)}Q${n(x - 44)} ${n(y - 160)} ${n(x - 24)} ${n(y - 164)}Q${n(x - 10)} ${n(y - 150)} ${n(x - 18)} ${n(y - 92)}Z`,
        darker(coat, 0.08),
        3,
      ) +
      sheet(
        `M${n(x - 50)} ${n(y - 94)}Q${n(x - 72)} ${n(y - 150)} ${n(x - 56)} ${n(y - 160)}Q${n(x - 34)} ${n(y - 150)} ${n(x - 32)} ${n(y - 92)}Z`,
        coat,
        3,
      ) +
      circle(x - 36, y - 76, 33, coat) +
      circle(x - 48, y - 80, 5.5, EYE) +
      ellipse(x - 66, y - 70, 5, 4, tone('#e08a8a')) +
      ellipse(x - 20, y - 4, 20, 9, lighter(coat, 0.2)),
  )
}

export function squirrel({ tone, random }: Stage, x: number, y: number): string {
  const coat = tone('#c46f3c')
  return small(
    x,
    y,
    60,
    random.chance(0.5),
    sheet(
      `M${n(x + 30)} ${n(y - 4)}Q${n(x + 104)} ${n(y - 30)} ${n(x + 74)} ${n(y - 104)}Q${n(x + 54)} ${n(y - 142)} ${n(x + 26)} ${n(y - 116)}Q${n(x + 62)} ${n(y - 96)} ${n(x + 34)} ${n(y - 50)}Z`,
      darker(coat, 0.1),
      5,
    ) +
      sheet(
        `M${n(x - 22)} ${n(y)}Q${n(x - 36)} ${n(y - 70)} ${n(x)} ${n(y - 82)}Q${n(x + 44)} ${n(y - 60)} ${n(x + 38)} ${n(y)}Z`,
        coat,
        4,
      ) +
      path(
        `M${n(x - 18)} ${n(y - 2)}Q${n(x - 26)} ${n(y - 50)} ${n(x - 4)} ${n(y - 66)}Q${n(x + 10)} ${n(y - 30)} ${n(x)} ${n(y - 2)}Z`,
        tone('#f3dcb8'),
      ) +
      path(`M${n(x - 16)} ${n(y - 110)}l2 -28l20 20Z`, darker(coat, 0.1)) +
      circle(x - 10, y - 94, 29, coat) +
      circle(x - 22, y - 98, 5.5, EYE) +
      circle(x - 38, y - 88, 4.5, EYE) +
      ellipse(x - 34, y - 52, 12, 14, tone('#8a5a3a')) +
      ellipse(x - 34, y - 60, 13, 7, tone('#6b4530')),
  )
}

export function hen({ tone, random }: Stage, x: number, y: number): string {
  const coat = tone(random.pick(['#f6ead6', '#c9773f', '#8a6a5a']))
  return small(
    x,
    y,
    60,
    random.chance(0.5),
    stroke(`M${n(x - 8)} ${n(y - 24)}v24h-12M${n(x + 16)} ${n(y - 24)}v24h-12`, tone('#e8a03a'), 5) +
      sheet(
        `M${n(x + 78)} ${n(y - 112)}Q${n(x + 60)} ${n(y - 18)} ${n(x + 4)} ${n(y - 18)}Q${n(x - 56)} ${n(y - 20)} ${n(x - 58)} ${n(y - 84)}Q${n(x - 60)} ${n(y - 128)} ${n(x - 32)} ${n(y - 128)}Q${n(x - 10)} ${n(y - 124)} ${n(x - 4)} ${n(y - 88)}Q${n(x + 30)} ${n(y - 70)} ${n(x + 78)} ${n(y - 112)}Z`,
        coat,
        5,
      ) +
      stroke(`M${n(x - 14)} ${n(y - 62)}q26 26 52 4`, darker(coat, 0.18), 5) +
      path(`M${n(x - 52)} ${n(y - 122)}q-2 -24 14 -18q6 -14 16 2q10 0 4 16Z`, tone('#c8333f')) +
      path(`M${n(x - 56)} ${n(y - 106)}l-24 8l22 10Z`, tone('#f0b23c')) +
      circle(x - 40, y - 106, 5, EYE),
  )
}

function small(x: number, y: number, shade: number, mirrored: boolean, svg: string): string {
  const body = ellipse(x, y, shade, shade * 0.17, '#2b2233', 0.16) + svg
  return mirrored ? `<g transform="translate(${n(x * 2)} 0) scale(-1 1)">${body}</g>` : body
}
