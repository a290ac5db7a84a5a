import type { Figure, FigureRequest } from '../../figure.ts'
import { drawBiped } from '../biped/draw-biped.ts'
import type { Posture } from '../biped/poses.ts'
import type { Build } from '../biped/skeleton.ts'
import { mix, paper } from '../paper/colours.ts'
import { oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { type Feather, fan, hangingFan, plumage } from './bird-feathers.ts'
import { BIRD, EAGLE, OWL, PARROT, PENGUIN, PHOENIX, penguinBib } from './bird-heads.ts'
import { BIRD_NAPES } from './bird-napes.ts'
import { type BodyRow, bodyBuild } from './body-row.ts'
import { type Coat, drawHead, drawHeadBack, drawHeadBehind, type HeadRow } from './kit.ts'
import { paletteOf, wornBy } from './upright.ts'

type BirdRow = BodyRow & {
  head: HeadRow
  feathers: readonly Feather[]
  flippers?: boolean
  darkWings?: boolean
  plumes?: string
}

const EGG: Partial<Build> = {
  head: 0.6,
  torso: 44,
  leg: 20,
  arm: 40,
  shoulder: 18,
  waist: 24,
  hip: 20,
  armR: 6.4,
  legR: 2.6,
  foot: 11,
  neck: -14,
}

function chevrons(sheet: Sheet, build: Build, coat: Coat): void {
  for (const [y, xs] of [
    [0.62, [-0.3, 0.3]],
    [0.42, [-0.5, 0, 0.5]],
    [0.2, [-0.3, 0.3]],
  ] as const)
    for (const x of xs) {
      const [cx, cy, s] = [x * build.hip + build.hip * 0.1, -build.torso * y, build.hip * 0.16]
      sheet.line(`M${cx - s} ${cy - s * 0.6}Q${cx} ${cy + s} ${cx + s} ${cy - s * 0.6}`, coat.main.base, 2.2)
    }
}

const ROWS = {
  bird: {
    size: 0.66,
    build: EGG,
    head: BIRD,
    foot: 'bird',
    feathers: [
      [62, 34, null],
      [80, 30, null],
    ],
  },
  eagle: {
    size: 1.08,
    build: { ...EGG, waist: 22, arm: 43, armR: 7.2 },
    head: EAGLE,
    foot: 'bird',
    belly: 'none',
    darkWings: true,
    feathers: [
      [40, 40, '#F6EEE0'],
      [56, 42, '#EFE4D2'],
      [72, 38, '#F6EEE0'],
    ],
    markings: plumage,
  },
  owl: {
    size: 0.86,
    build: { ...EGG, waist: 26, hip: 22 },
    head: OWL,
    foot: 'bird',
    darkWings: true,
    markings: chevrons,
    feathers: [[48, 26, null]],
  },
  parrot: {
    size: 0.78,
    build: { ...EGG, waist: 21, hip: 18 },
    head: PARROT,
    plumes: '#3F86B8',
    foot: 'bird',
    feathers: [
      [30, 70, '#3F86B8'],
      [42, 64, '#F2B632'],
      [54, 56, null],
    ],
    markings: (sheet, build) =>
      sheet.flat(oval(build.hip * 0.12, -build.torso * 0.3, build.hip * 0.6, build.torso * 0.5), '#F7D269', 0.55),
  },
  penguin: {
    size: 0.98,
    build: { ...EGG, leg: 12, torso: 52, legR: 5, arm: 36, armR: 5 },
    head: PENGUIN,
    foot: 'bird',
    flippers: true,
    feathers: [[40, 20, null]],
  },
  phoenix: {
    size: 1.06,
    build: { ...EGG, waist: 20, hip: 17, arm: 42, armR: 6.8 },
    head: PHOENIX,
    plumes: '#F0722E',
    foot: 'bird',
    feathers: [
      [24, 76, '#C8404A', true],
      [42, 92, '#F0722E', true],
      [58, 86, '#F2B632', true],
      [76, 64, '#F0722E'],
    ],
  },
} satisfies Record<string, BirdRow>

type Bird = keyof typeof ROWS

export function isBird(species: string): species is Bird {
  return Object.hasOwn(ROWS, species)
}

/** Birds stand on two legs and do with their wings what others do with arms. */
export function drawBird(species: Bird, coat: Coat, request: FigureRequest): Figure {
  const row: BirdRow = ROWS[species]
  const build = bodyBuild(row, coat.stage)
  const outfit = wornBy(request.character)
  const belly =
    species === 'penguin'
      ? paper(penguinBib(coat))
      : species === 'phoenix'
        ? paper(mix(coat.main.base, '#FFE3A0', 0.7))
        : coat.pale
  return drawBiped(
    {
      build,
      flesh: coat.main,
      limbs: row.darkWings ? coat.dark : coat.main,
      plumes: row.plumes ? paper(row.plumes) : row.darkWings ? coat.dark : coat.main,
      legs: paper('#E9973B'),
      outfit,
      hand: row.flippers ? 'paw' : 'wing',
      foot: 'bird',
      belly: row.belly === 'none' ? undefined : belly,
      headBack: (context) => drawHeadBack(row.head, context, coat),
      headFront: (context) => drawHead(row.head, context, coat),
      headBehind: (context) => drawHeadBehind(row.head, BIRD_NAPES[species], context, coat),
      behind: (sheet, bones, posture) => fan(row.feathers)(sheet, bones, build, coat, posture),
      away: (sheet, bones, posture) => hangingFan(row.feathers)(sheet, bones, build, coat, posture),
      markings: (sheet, _build, behind) => (behind ? plumage : row.markings)?.(sheet, build, coat),
      adapt: (posture) =>
        winged(request.pose === 'sit' ? perched(posture) : posture, request.pose === 'fly' && !row.flippers),
      palette: paletteOf(coat, outfit),
    },
    request,
  )
}

/** Birds keep upright where people lie down, and spread both wings to fly. */
/** A tail is in the way of sitting flat on the ground. */
function perched(posture: Posture): Posture {
  return { ...posture, legAhead: { upper: 84, lower: 78 }, legBack: { upper: 62, lower: 70 } }
}

function winged(posture: Posture, flying: boolean): Posture {
  if (flying)
    return {
      ...posture,
      lean: 34,
      neck: 14,
      head: -4,
      ahead: { upper: 118, lower: 96, layer: 'front' },
      back: { upper: -112, lower: -92, layer: 'behind' },
    }
  const resting = posture.ahead.lower < 30 && Math.abs(posture.ahead.upper) < 30
  return resting
    ? { ...posture, ahead: { ...posture.ahead, upper: 20, lower: -6 }, back: { ...posture.back, upper: -20, lower: 6 } }
    : posture
}
