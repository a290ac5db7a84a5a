import type { Setting } from '../../../../domain/scene.ts'
import { darker, lighter } from '../kit/colour.ts'
import { blob, ellipse, n, path, place, rect, ridge, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { fern, reeds, tuft } from './plants.ts'
import { seaweed } from './waterside.ts'

/** Something close to the reader at the left edge, drawn for a sheet 1536 across; the right one is its mirror image. */
type Painter = (stage: Stage) => string

/** What frames a picture at one side: it shows where we look from and never reaches a face. */
export function foreground(setting: Setting, side: 'left' | 'right', stage: Stage): string {
  const art = FRAMES[setting](stage)
  return side === 'left' ? art : `<g transform="translate(${stage.width} 0) scale(-1 1)">${art}</g>`
}

const bough: Painter = ({ tone, random }) => {
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

const trunk: Painter = (stage) => {
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

const rocks: Painter = (stage) => {
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

const shoreReeds: Painter = (stage) =>
  [10, 70, 128, 186].map((x, i) => reeds(stage, x, stage.height + 20, 430 - i * 62)).join('')

const drape: Painter = ({ tone, accents, height: h }) => {
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

const jamb: Painter = ({ tone, height: h }) => {
  const wood = tone('#9a7355')
  return (
    rect(-10, -10, 104, h + 20, darker(wood, 0.3)) +
    sheet(`M-10 -10H78V${h + 10}H-10Z`, wood, 8) +
    stroke(`M56 -10V${h + 10}M18 ${n(h * 0.08)}V${n(h * 0.46)}M18 ${n(h * 0.54)}V${n(h * 0.94)}`, darker(wood, 0.14), 7)
  )
}

const hull: Painter = ({ tone, height: h }) => {
  const metal = tone('#7f8ba0')
  const bolts = Array.from({ length: 8 }, (_, i) => ellipse(34, h * (0.06 + i * 0.126), 11, 11, darker(metal, 0.26)))
  return (
    sheet(`M-10 -10H150Q70 ${n(h * 0.5)} 150 ${h + 10}H-10Z`, metal, 10) +
    stroke(`M104 -10Q30 ${n(h * 0.5)} 104 ${h + 10}`, lighter(metal, 0.24), 9) +
    bolts.join('')
  )
}

const craters: Painter = ({ tone, height: h, width: w, random }) => {
  const dust = tone('#6c6a80')
  return (
    sheet(`M-20 ${n(h - 250)}Q150 ${n(h - 270)} 250 ${n(h - 110)}T${n(w * 0.34)} ${h + 20}H-20Z`, dust, 9) +
    path(blob(random, 84, h - 150, 74, 26, 0.06), darker(dust, 0.2)) +
    path(blob(random, 236, h - 46, 44, 16, 0.06), darker(dust, 0.2))
  )
}

const stars: Painter = ({ tone, random }) => {
  const rock = tone('#7a7590')
  return (
    sheet(blob(random, 10, 190, 170, 150, 0.12, 9), rock, 10) +
    path(blob(random, 60, 160, 44, 30, 0.08), darker(rock, 0.2)) +
    path(blob(random, 16, 250, 34, 22, 0.08), darker(rock, 0.2)) +
    sheet(blob(random, 236, 70, 46, 38, 0.14, 8), darker(rock, 0.1), 6)
  )
}

const weed: Painter = (stage) =>
  seaweed(stage, 20, stage.height + 30, 760, '#2f7d5c') +
  seaweed(stage, 92, stage.height + 30, 560, '#4d9a68') +
  seaweed(stage, 160, stage.height + 30, 380, '#2f7d5c')

const snowBough: Painter = ({ tone, random }) => {
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

const canopy: Painter = ({ tone, accents, width: w }) => {
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

const dune: Painter = (stage) =>
  sheet(
    ridge(stage.random, stage.width * 0.36, stage.height - 96, 26, stage.height + 20, 2),
    stage.tone('#c99f66'),
    8,
  ) +
  tuft(stage, 70, stage.height - 60, 120, '#a9a05b') +
  tuft(stage, 190, stage.height - 50, 90, '#a9a05b')

/** Open water and open sky have nothing near. */
const nothing: Painter = () => ''

const FRAMES: Record<Setting, Painter> = {
  forest: trunk,
  jungle: bough,
  meadow: bough,
  mountain: rocks,
  beach: dune,
  sea: nothing,
  underwater: weed,
  river: shoreReeds,
  lake: shoreReeds,
  island: bough,
  desert: dune,
  cave: rocks,
  snow: snowBough,
  sky: nothing,
  space: stars,
  moon: craters,
  cliff: rocks,
  village: bough,
  city: canopy,
  street: canopy,
  park: bough,
  garden: bough,
  farm: bough,
  playground: bough,
  market: canopy,
  harbour: rocks,
  station: canopy,
  road: bough,
  airport: canopy,
  lighthouse: rocks,
  castle: bough,
  palace: bough,
  tower: drape,
  ruins: trunk,
  bridge: bough,
  circus: drape,
  bedroom: drape,
  kitchen: jamb,
  'living-room': drape,
  attic: jamb,
  classroom: jamb,
  library: jamb,
  workshop: jamb,
  laboratory: jamb,
  museum: drape,
  hospital: jamb,
  shop: canopy,
  'throne-room': drape,
  spaceship: hull,
  boat: nothing,
  train: drape,
  theatre: drape,
}
