import { darker, lighter } from '../kit/colour.ts'
import { blob, ellipse, n, path, place, sheet, stroke } from '../kit/paper.ts'
import type { EdgePainter } from '../kit/stage.ts'
import { fern, reeds, tuft } from './plants.ts'
import { seaweed } from './waterside.ts'

export const bough: EdgePainter = ({ tone, random }) => {
  const bark = tone('#6b4f42')
  const greens = [tone('#3f7a4e'), tone('#5b9350'), tone('#2f6b4f')] as const
  const leaf = (x: number, y: number, turn: number) => {
    const [l, fill] = [random.between(96, 150), random.pick(greens)]
    const d = `M0 0Q${n(l * 0.42)} ${n(-l * 0.32)} ${n(l)} 0Q${n(l * 0.42)} ${n(l * 0.32)} 0 0Z`
    return place(sheet(d, fill, 4) + stroke(`M${n(l * 0.1)} 0H${n(l * 0.84)}`, darker(fill, 0.2), 3, 0.6), x, y, 1, {
      turn,
    })
  }
  const twigs = [
    [40, 92],
    [130, 118],
    [220, 132],
    [310, 140],
    [390, 138],
  ] as const
  return (
    stroke('M-30 70Q140 130 420 138', bark, 26) +
    stroke('M150 118Q230 190 300 250', bark, 14) +
    twigs
      .map(
        ([x, y], i) =>
          leaf(x, y, 38 + random.between(-14, 14)) + leaf(x, y - 6, (i === 4 ? 4 : -44) + random.between(-12, 12)),
      )
      .join('') +
    [220, 262, 300].map((x) => leaf(x, x - 56, random.between(30, 100))).join('')
  )
}

export const trunk: EdgePainter = (stage) => {
  const { tone, height: h, random } = stage
  const bark = tone('#5f483e')
  return (
    sheet(`M-40 -10H96Q84 ${n(h * 0.3)} 92 ${n(h * 0.62)}T150 ${h + 10}H-40Z`, bark, 9) +
    stroke(
      `M30 ${n(h * 0.12)}q-14 160 2 300M62 ${n(h * 0.4)}q-10 120 6 260M20 ${n(h * 0.6)}q-8 120 4 200`,
      darker(bark, 0.2),
      6,
      0.7,
    ) +
    ellipse(48, h * 0.33, 20, 30, darker(bark, 0.25)) +
    fern(stage, 130, h + 20, random.between(200, 260), 12)
  )
}

export const rocks: EdgePainter = (stage) => {
  const { tone, height: h, random } = stage
  const stone = tone('#8d8184')
  return (
    sheet(blob(random, 20, h - 10, 190, 150, 0.1, 8), stone, 8) +
    path(blob(random, -10, h - 70, 110, 60, 0.1, 7), lighter(stone, 0.16)) +
    sheet(blob(random, 200, h + 24, 120, 76, 0.1, 7), darker(stone, 0.1), 6) +
    tuft(stage, 150, h + 4, 130) +
    tuft(stage, 268, h + 6, 96)
  )
}

export const shoreReeds: EdgePainter = (stage) =>
  [10, 70, 128, 186].map((x, i) => reeds(stage, x, stage.height + 20, 430 - i * 62)).join('')

export const craters: EdgePainter = ({ tone, height: h, width: w, random }) => {
  const dust = tone('#6c6a80')
  return (
    sheet(`M-20 ${n(h - 250)}Q150 ${n(h - 270)} 250 ${n(h - 110)}T${n(w * 0.34)} ${h + 20}H-20Z`, dust, 9) +
    path(blob(random, 84, h - 150, 74, 26, 0.06), darker(dust, 0.2)) +
    path(blob(random, 236, h - 46, 44, 16, 0.06), darker(dust, 0.2))
  )
}

export const stars: EdgePainter = ({ tone, random }) => {
  const rock = tone('#7a7590')
  return (
    sheet(blob(random, 10, 190, 170, 150, 0.12, 9), rock, 10) +
    path(blob(random, 60, 160, 44, 30, 0.08), darker(rock, 0.2)) +
    path(blob(random, 16, 250, 34, 22, 0.08), darker(rock, 0.2)) +
    sheet(blob(random, 236, 70, 46, 38, 0.14, 8), darker(rock, 0.1), 6)
  )
}

export const weed: EdgePainter = (stage) =>
  seaweed(stage, 20, stage.height + 30, 760, '#2f7d5c') +
  seaweed(stage, 92, stage.height + 30, 560, '#4d9a68') +
  seaweed(stage, 160, stage.height + 30, 380, '#2f7d5c')

export const snowBough: EdgePainter = ({ tone, random }) => {
  const needles = tone('#3f6a5c')
  const layer = (y: number, l: number) =>
    sheet(
      `M-30 ${n(y - 70)}Q${n(l * 0.5)} ${n(y - 40)} ${n(l)} ${n(y + 40)}Q${n(l * 0.72)} ${n(y + 44)} ${n(l * 0.62)} ${n(y + 78)}Q${n(l * 0.42)} ${n(y + 60)} ${n(l * 0.3)} ${n(y + 104)}Q${n(l * 0.16)} ${n(y + 70)} -30 ${n(y + 110)}Z`,
      needles,
      7,
    ) +
    path(
      `M-30 ${n(y - 82)}Q${n(l * 0.5)} ${n(y - 56)} ${n(l)} ${n(y + 38)}Q${n(l * 0.7)} ${n(y + 10)} ${n(l * 0.5)} ${n(y + 22)}Q${n(l * 0.3)} ${n(y - 20)} -30 ${n(y - 18)}Z`,
      tone('#f6f9fb'),
    )
  return layer(60, random.between(350, 420)) + layer(250, random.between(230, 290))
}

export const dune: EdgePainter = (stage) => {
  const { width: w, height: h, tone } = stage
  const sand = tone('#d6ad72')
  return (
    sheet(`M-20 ${n(h - 190)}Q150 ${n(h - 210)} 270 ${n(h - 92)}T${n(w * 0.36)} ${h + 20}H-20Z`, sand, 8) +
    stroke(`M30 ${n(h - 120)}q60 -16 110 14M120 ${n(h - 58)}q70 -18 130 12`, darker(sand, 0.12), 6, 0.7) +
    tuft(stage, 64, h - 150, 120, '#a9a05b') +
    tuft(stage, 196, h - 110, 86, '#a9a05b')
  )
}
