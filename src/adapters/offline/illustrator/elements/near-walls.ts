import { darker, lighter } from '../kit/colour.ts'
import { ellipse, n, rect, sheet, stroke } from '../kit/paper.ts'
import type { EdgePainter } from '../kit/stage.ts'

export const drape: EdgePainter = ({ tone, accents, height: h }) => {
  const cloth = darker(accents[0], 0.12)
  return (
    sheet(`M-20 -20H210Q196 ${n(h * 0.3)} 84 ${n(h * 0.52)}Q150 ${n(h * 0.76)} 132 ${h + 20}H-20Z`, cloth, 10) +
    stroke(
      `M52 -10Q58 ${n(h * 0.3)} 30 ${n(h * 0.5)}M130 -10Q122 ${n(h * 0.3)} 56 ${n(h * 0.5)}M40 ${n(h * 0.56)}Q64 ${n(h * 0.8)} 56 ${h}M76 ${n(h * 0.57)}Q104 ${n(h * 0.8)} 96 ${h}`,
      darker(cloth, 0.22),
      7,
      0.7,
    ) +
    sheet(
      `M-20 ${n(h * 0.5)}Q50 ${n(h * 0.545)} 100 ${n(h * 0.505)}l8 44Q50 ${n(h * 0.59)} -20 ${n(h * 0.545)}Z`,
      tone('#f0c560'),
      4,
    )
  )
}

export const jamb: EdgePainter = ({ tone, height: h }) => {
  const wood = tone('#9a7355')
  return (
    rect(-10, -10, 104, h + 20, darker(wood, 0.3)) +
    sheet(`M-10 -10H78V${h + 10}H-10Z`, wood, 8) +
    stroke(`M56 -10V${h + 10}M18 ${n(h * 0.08)}V${n(h * 0.46)}M18 ${n(h * 0.54)}V${n(h * 0.94)}`, darker(wood, 0.14), 7)
  )
}

export const hull: EdgePainter = ({ tone, height: h }) => {
  const metal = tone('#7f8ba0')
  const bolts = Array.from({ length: 8 }, (_, i) => ellipse(34, h * (0.06 + i * 0.126), 11, 11, darker(metal, 0.26)))
  return (
    sheet(`M-10 -10H150Q70 ${n(h * 0.5)} 150 ${h + 10}H-10Z`, metal, 10) +
    stroke(`M104 -10Q30 ${n(h * 0.5)} 104 ${h + 10}`, lighter(metal, 0.24), 9) +
    bolts.join('')
  )
}

export const canopy: EdgePainter = ({ tone, accents, width: w }) => {
  const wide = w * 0.56
  const stripe = wide / 8
  return Array.from({ length: 8 }, (_, i) => {
    const x = -20 + i * stripe
    return sheet(
      `M${n(x)} -20H${n(x + stripe)}V110a${n(stripe / 2)} 34 0 0 1 ${n(-stripe)} 0Z`,
      i % 2 ? tone('#fbefdc') : accents[0],
      7,
    )
  }).join('')
}
