import type { Figure, FigureRequest } from '../../figure.ts'
import { drawBiped } from '../biped/draw-biped.ts'
import type { Posture } from '../biped/poses.ts'
import type { Build } from '../biped/skeleton.ts'
import { mix, paper } from '../paper/colours.ts'
import { oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { BIRD, EAGLE, OWL, PARROT, PENGUIN, PHOENIX, penguinBib } from './bird-heads.ts'
import { atHip, type Behind, type BodyRow, bodyBuild } from './body-row.ts'
import { type Coat, drawHead, drawHeadBack, type HeadRow } from './kit.ts'
import { paletteOf, wornBy } from './upright.ts'

type BirdRow = BodyRow & { head: HeadRow; flippers?: boolean; darkWings?: boolean; plumes?: string }

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

type Feather = readonly [turn: number, long: number, hex: string | null, eye?: boolean]

/** Tail feathers, degrees from straight down: those too long to hang are held up, so that none goes into the ground. */
const fan =
  (feathers: readonly Feather[]): Behind =>
  (sheet, bones, build, coat) => {
    const room = (-bones.hip.y * 22) / build.hip + 5
    const tuck = Math.max(
      0,
      ...feathers.map(([turn, long]) => (Math.acos(Math.min(1, room / long)) * 180) / Math.PI - turn - bones.lean),
    )
    for (const [turn, long, hex, eye] of feathers)
      atHip(
        sheet,
        bones,
        build,
        () => {
          sheet.cut(
            `M-7 -4Q-14 ${long * 0.7} -3 ${long}Q4 ${long + 3} 8 ${long - 4}Q12 ${long * 0.6} 6 -6Z`,
            hex ? paper(hex) : coat.dark,
          )
          if (!eye) return
          sheet.cut(oval(1, long - 10, 7, 9), paper('#FFE08A'))
          sheet.flat(oval(1, long - 9, 3.4, 4.6), coat.main.base)
        },
        bones.lean + turn + tuck,
      )
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
    behind: fan([
      [62, 34, null],
      [80, 30, null],
    ]),
  },
  eagle: {
    size: 1.08,
    build: { ...EGG, waist: 22, arm: 43, armR: 7.2 },
    head: EAGLE,
    foot: 'bird',
    belly: 'none',
    darkWings: true,
    behind: fan([
      [40, 40, '#F6EEE0'],
      [56, 42, '#EFE4D2'],
      [72, 38, '#F6EEE0'],
    ]),
    markings: (sheet, build, coat) => {
      for (const y of [0.7, 0.46, 0.22])
        for (const x of [-0.5, 0, 0.5])
          sheet.line(
            `M${x * build.hip - 4} ${-y * build.torso}Q${x * build.hip} ${-y * build.torso + 7} ${x * build.hip + 4} ${-y * build.torso}`,
            coat.main.deep,
            2,
            0.4,
          )
    },
  },
  owl: {
    size: 0.86,
    build: { ...EGG, waist: 26, hip: 22 },
    head: OWL,
    foot: 'bird',
    darkWings: true,
    markings: chevrons,
    behind: fan([[48, 26, null]]),
  },
  parrot: {
    size: 0.78,
    build: { ...EGG, waist: 21, hip: 18 },
    head: PARROT,
    plumes: '#3F86B8',
    foot: 'bird',
    behind: fan([
      [30, 70, '#3F86B8'],
      [42, 64, '#F2B632'],
      [54, 56, null],
    ]),
    markings: (sheet, build) =>
      sheet.flat(oval(build.hip * 0.12, -build.torso * 0.3, build.hip * 0.6, build.torso * 0.5), '#F7D269', 0.55),
  },
  penguin: {
    size: 0.98,
    build: { ...EGG, leg: 12, torso: 52, legR: 5, arm: 36, armR: 5 },
    head: PENGUIN,
    foot: 'bird',
    flippers: true,
    behind: fan([[40, 20, null]]),
  },
  phoenix: {
    size: 1.06,
    build: { ...EGG, waist: 20, hip: 17, arm: 42, armR: 6.8 },
    head: PHOENIX,
    plumes: '#F0722E',
    foot: 'bird',
    behind: fan([
      [24, 76, '#C8404A', true],
      [42, 92, '#F0722E', true],
      [58, 86, '#F2B632', true],
      [76, 64, '#F0722E'],
    ]),
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
      behind: (sheet, bones, posture) => row.behind?.(sheet, bones, build, coat, posture),
      markings: (sheet) => row.markings?.(sheet, build, coat),
      adapt: (posture) => winged(posture, request.pose === 'fly' && !row.flippers),
      palette: paletteOf(coat, outfit),
    },
    request,
  )
}

/** Birds keep upright where people lie down, and spread both wings to fly. */
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
