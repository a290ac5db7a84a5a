import { circle, n, path, rect, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { opened } from './square.ts'

export const airport: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents, light } = stage
  const control = `<g transform="translate(${n(w * 0.82)} ${n(horizon + 90)})">${sheet('M-44 0L-30 -330H30L44 0Z', tone('#efe6d6', 0.22), 6)}${sheet('M-96 -330L-70 -410H70L96 -330Z', light.lit ? '#ffe3a0' : tone('#9cc4d2', 0.15), 5)}${rect(-84, -430, 168, 24, tone('#c8643c', 0.15), 8)}${stroke('M0 -430v-80', tone('#5a5566', 0.2), 6)}${circle(0, -514, 9, '#e5533d')}</g>`
  const hall =
    sheet(
      `M${n(w * -0.02)} ${n(horizon + 90)}v-130Q${n(w * 0.3)} ${n(horizon - 180)} ${n(w * 0.68)} ${n(horizon - 40)}v130Z`,
      tone('#dfe3e0', 0.25),
      6,
    ) +
    Array.from({ length: 11 }, (_, i) =>
      rect(w * 0.03 + i * w * 0.058, horizon - 20, w * 0.045, 90, light.lit ? '#ffe3a0' : tone('#9cc4d2', 0.22), 5),
    ).join('')
  const plane = `<g transform="translate(${n(w * random.between(0.36, 0.44))} ${n(horizon + 250)}) scale(1.05)">${path('M230 -110L330 -250H372L330 -90Z', accents[0])}${sheet('M-360 -70Q-340 -140 -240 -144H260Q350 -136 366 -96Q300 -30 200 -24H-250Q-350 -24 -360 -70Z', tone('#fdf9f0'), 7)}${path('M-340 -54Q-100 -40 340 -74Q290 -32 200 -24H-250Q-330 -26 -340 -54Z', accents[0])}${Array.from({ length: 9 }, (_, i) => rect(-210 + i * 46, -112, 26, 32, light.lit ? '#ffe3a0' : tone('#7fb0c6'), 10)).join('')}${path('M-330 -96Q-320 -122 -284 -126V-96Z', tone('#7fb0c6'))}${sheet('M-40 -60L120 30H190L110 -66Z', tone('#d9d3ca'), 5)}${sheet('M-20 -8h100q14 0 14 20t-14 20H-20q-14 -20 0 -40Z', tone('#8a8798'), 4)}${circle(-240, 6, 22, tone('#4a4656'))}${circle(120, 6, 22, tone('#4a4656'))}</g>`
  const flying = `<g transform="translate(${n(w * 0.26)} ${n(horizon * 0.4)}) rotate(-14) scale(.36)">${path('M-160 0Q-150 -34 -90 -36H110Q160 -32 170 -14Q140 18 90 20H-100Q-156 20 -160 0ZM110 -36L160 -110H186L170 -24ZM-10 6L70 80H110L60 6Z', tone('#fdf9f0', 0.2))}</g>`
  return {
    back:
      opened(stage) +
      flying +
      sheet(ridge(random, w, horizon + 10, 26, h, 4), tone('#a5c19b', 0.62)) +
      nearer(hall, { x: w * 0.3, y: horizon + 90 }, seen(stage, 1, 0.6), { dx: w * seen(stage, 0, 0.42) }) +
      nearer(control, { x: w * 0.82, y: horizon + 90 }, seen(stage, 1, 1.6), {
        dx: w * seen(stage, 0, -0.66),
        dy: seen(stage, 0, 50),
      }) +
      rect(0, horizon + 86, w, h, tone('#b5c28a', 0.16)) +
      sheet(`M-10 ${n(horizon + 160)}H${w + 10}V${h + 10}H-10Z`, tone('#a9a6a8', 0.05), 4) +
      nearer(plane, { x: w * 0.4, y: horizon + 250 }, seen(stage, 1, 1.15), {
        dx: w * seen(stage, 0, 0.26),
        flipped: stage.view === 1,
      }) +
      stroke(`M${n(w * 0.02)} ${n(horizon + 330)}H${w}`, tone('#f4c95d'), 10) +
      [0.06, 0.3, 0.54, 0.78]
        .map((k) => path(`M${n(w * k)} ${n(horizon + 470)}h180l-14 34h-190Z`, tone('#fbf6ea')))
        .join('') +
      Array.from({ length: 9 }, (_, i) =>
        circle(w * (0.04 + i * 0.115), horizon + 400, 11, light.lit ? '#ffe3a0' : tone('#f4b41a')),
      ).join('') +
      `<g transform="translate(${n(w * 0.9)} ${n(horizon + 420)})">${sheet('M-70 0v-60h30v-30h60v30h50v60Z', tone('#f4b41a'), 4)}${circle(-40, 2, 20, tone('#4a4656'))}${circle(44, 2, 20, tone('#4a4656'))}</g>`,
    front: '',
  }
}
