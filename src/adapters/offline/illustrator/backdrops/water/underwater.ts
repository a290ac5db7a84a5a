import { coral, littleFish, seaweed } from '../../elements/waterside.ts'
import { blob, circle, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { starfish } from './shore.ts'

export const underwater: BackdropPainter = (stage) => {
  const { width: w, height: h, random, tone, light, identity, accents } = stage
  const night = light.time === 'night'
  const deep = night
    ? ['#3f6f9e', '#355f90', '#2d5180', '#26446f', '#213a62']
    : light.time === 'sunset'
      ? ['#f0b48c', '#9fb5ad', '#6ba6ad', '#4a8fa1', '#3a7a92']
      : ['#a9e0e2', '#86cfd9', '#66bccd', '#4aa6bf', '#398fb0']
  const bands = deep
    .map((colour, i) => (i ? path(ridge(random, w, (h * i) / 6, 22, h, 3), colour) : path(`M0 0H${w}V${h}H0Z`, colour)))
    .join('')
  const rays = [0.2, 0.42, 0.66]
    .map((k) => path(`M${n(w * k)} -10h120L${n(w * k + 90)} ${n(h * 0.74)}h-260Z`, '#f4fcf4', night ? 0.05 : 0.13))
    .join('')
  const school = Array.from({ length: 11 }, (_, i) =>
    littleFish(
      stage,
      w * seen(stage, 0.62, 0.1) + (i % 4) * 70 + random.between(-12, 12),
      h * 0.2 + Math.floor(i / 4) * 52 + random.between(-8, 8),
      0.62,
      '#f4b41a',
      true,
      0.25,
    ),
  ).join('')
  const wreck = `<g transform="translate(${n(w * identity.between(0.24, 0.32) + w * seen(stage, 0, 0.42))} ${n(h * 0.62)}) rotate(${seen(stage, -9, 14)})">${sheet('M-230 -40H190Q170 90 90 100H-150Q-216 70 -230 -40Z', tone('#75708a', 0.3), 6)}${stroke('M-218 0H178M-200 40H160', tone('#5f5b78', 0.3), 5)}${path('M-60 -40h22v-190h-22Z', tone('#75708a', 0.3))}${path('M-36 -220Q60 -180 70 -100L-36 -84Z', tone('#b9b2c0', 0.35))}${[-120, -30, 60].map((x) => circle(x, 20, 22, tone('#3a4a6a', 0.2))).join('')}</g>`
  const bubbles = Array.from({ length: 22 }, () => {
    const [x, y, r] = [random.between(0, w), random.between(0, h * 0.9), random.between(5, 17)]
    return circle(x, y, r, '#ffffff', 0.25) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#ffffff', 0.6)
  }).join('')
  const jelly = (x: number, y: number, s: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${stroke('M-34 0q-12 40 4 80t-4 60M-10 4q10 44 -4 84t6 70M16 4q-10 40 6 80t-6 64M38 0q12 40 -2 80t4 50', tone('#f3c6d6', 0.15), 6, 0.8)}${sheet('M-56 6Q-56 -70 0 -72Q56 -70 56 6Q42 -8 28 6Q14 -8 0 6Q-14 -8 -28 6Q-42 -8 -56 6Z', tone('#eda9bf', 0.1), 4)}${path('M-34 -20Q-30 -52 -4 -56Q-20 -40 -22 -16Z', '#fff9ef', 0.5)}</g>`
  const floor =
    sheet(ridge(random, w, h * 0.72, 22, h + 10, 4), tone('#d9c99a', 0.3)) +
    sheet(ridge(random, w, h * 0.79, 22, h + 10, 4), tone('#ecd9a8'))
  const garden = seen(stage, [0.05, 0.16, 0.84, 0.95], [0.02, 0.3, 0.42, 0.97])
    .map(
      (k, i) =>
        seaweed(stage, w * k, h * 0.86, random.between(300, 430), i % 2 ? '#4d9a68' : '#6bab58') +
        coral(
          stage,
          w * k + (k < 0.5 ? 90 : -90),
          h * 0.86,
          random.between(150, 210),
          ['#e8695a', '#e58fa6', '#f2a65a', accents[1]][i] ?? '#e8695a',
        ),
    )
    .join('')
  return {
    back:
      bands +
      rays +
      wreck +
      school +
      littleFish(stage, w * 0.2, h * 0.26, 1.15, '#e8695a', false) +
      littleFish(stage, w * 0.12, h * 0.4, 0.8, accents[0], false) +
      jelly(w * seen(stage, 0.86, 0.34), h * seen(stage, 0.42, 0.5), seen(stage, 0.9, 1.3)) +
      jelly(w * seen(stage, 0.44, 0.62), h * 0.16, 0.55) +
      floor +
      garden +
      starfish(stage, w * 0.3, h * 0.9, 1.1) +
      starfish(stage, w * 0.74, h * 0.93, 0.8) +
      sheet(blob(random, w * 0.6, h * 0.84, 60, 34, 0.14, 7), tone('#9a95a6')) +
      bubbles,
    front: [0, 0.06, 0.94, 1].map((k) => seaweed(stage, w * k, h + 20, random.between(180, 300), '#2f7a5c')).join(''),
  }
}
