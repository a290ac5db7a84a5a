import { darker } from '../kit/colour.ts'
import { circle, ellipse, n, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { stars } from '../light/sky.ts'

/** The windows of a painted room: middle and width with their curtains, in its pixels. */
export function windowsIn(room: string): { x: number; wide: number }[] {
  return [...room.matchAll(/<clipPath id="w(-?\d+)--?\d+-(\d+)"/g)].map(([, x, wide]) => ({
    x: Number(x),
    wide: Number(wide),
  }))
}

/** A window on the hour outside; curtains where a colour is given. */
export function roomWindow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  curtain = '',
  round = false,
): string {
  const { light, tone } = stage
  const id = `w${Math.round(x)}-${Math.round(y)}-${Math.round(curtain ? w * 1.4 : w)}`
  const frame = tone('#fff6e6')
  const shape = round
    ? `M${n(x - w / 2)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`
    : `M${n(x - w / 2)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
  const night = light.time === 'night'
  const bands = light.sky.map((colour, i) => rect(x - w / 2, y + (h * i) / 5, w, h / 5 + 2, colour)).join('')
  const lights = night
    ? `<g transform="translate(${n(x - w / 2)} ${n(y)})">${stars({ ...stage, width: w }, h * 0.9, 12)}</g>` +
      circle(x + w * 0.22, y + h * 0.26, Math.min(w, h) * 0.1, '#f7edcf')
    : circle(
        x + w * 0.2,
        y + h * (light.time === 'day' ? 0.26 : 0.6),
        Math.min(w, h) * 0.11,
        light.time === 'day' ? '#f9cf5a' : '#fbe0a0',
      )
  const land =
    light.time === 'night'
      ? ['#46598a', '#3a4b78']
      : light.time === 'sunset'
        ? ['#b99a6a', '#9a8a56']
        : ['#a9c98a', '#8fba6c']
  const hills =
    ellipse(x - w * 0.25, y + h, w * 0.5, h * 0.26, land[0] ?? '#a9c98a') +
    ellipse(x + w * 0.3, y + h * 1.04, w * 0.5, h * 0.24, land[1] ?? '#8fba6c')
  const falling =
    light.weather === 'snow'
      ? Array.from({ length: 16 }, (_, i) =>
          circle(x - w / 2 + ((i * 0.37) % 1) * w, y + ((i * 0.61) % 1) * h, 5, '#ffffff'),
        ).join('')
      : light.weather === 'rain' || light.weather === 'storm'
        ? stroke(
            Array.from(
              { length: 16 },
              (_, i) => `M${n(x - w / 2 + ((i * 0.37) % 1) * w)} ${n(y + ((i * 0.61) % 1) * h)}l-6 24`,
            ).join(''),
            '#eef6fb',
            3,
            0.7,
          )
        : ''
  const bars = stroke(`M${n(x)} ${n(y)}v${n(h)}M${n(x - w / 2)} ${n(y + h * 0.5)}h${n(w)}`, frame, 10)
  const drape = curtain
    ? [-1, 1]
        .map(
          (side) =>
            sheet(
              `M${n(x + side * w * 0.66)} ${n(y - 30)}H${n(x + side * w * 0.14)}Q${n(x + side * w * 0.2)} ${n(y + h * 0.5)} ${n(x + side * w * 0.5)} ${n(y + h * 0.62)}L${n(x + side * w * 0.46)} ${n(y + h * 1.12)}H${n(x + side * w * 0.72)}Z`,
              curtain,
              5,
            ) +
            stroke(
              `M${n(x + side * w * 0.5)} ${n(y - 20)}Q${n(x + side * w * 0.48)} ${n(y + h * 0.4)} ${n(x + side * w * 0.58)} ${n(y + h * 0.6)}`,
              darker(curtain, 0.16),
              5,
            ),
        )
        .join('') + rect(x - w * 0.74, y - 40, w * 1.48, 16, tone('#a87547'), 8)
    : ''
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${bands}${lights}${hills}${falling}</g><path d="${shape}" fill="none" stroke="${frame}" stroke-width="18"/>${bars}${rect(x - w * 0.6, y + h, w * 1.2, 20, frame, 5)}${drape}`
}
