import type { Biped } from '../biped/biped.ts'
import type { Posture } from '../biped/poses.ts'
import type { Build, Skeleton } from '../biped/skeleton.ts'
import { mix, type Paper, paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { around, oval, tufts } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Coat, Stage } from './kit.ts'

export type Behind = (sheet: Sheet, bones: Skeleton, build: Build, coat: Coat, posture: Posture) => void

/** The body of an upright animal as a row. */
export type BodyRow = {
  /** Share of the cuddly build below (about 125 high). */
  size: number
  build?: Partial<Build>
  hand?: Biped['hand']
  foot?: Biped['foot']
  belly?: 'pale' | 'none'
  /** Arms and legs cut from the dark paper. */
  darkLimbs?: boolean
  markings?: (sheet: Sheet, build: Build, coat: Coat) => void
  over?: (sheet: Sheet, build: Build, coat: Coat) => void
  behind?: Behind
}

const CUDDLY: Build = {
  head: 0.62,
  torso: 42,
  leg: 30,
  arm: 38,
  shoulder: 18,
  waist: 20,
  hip: 22,
  armR: 6.8,
  legR: 8.6,
  foot: 10,
  neck: -4,
  stoop: 0,
}

/** The young have big heads and short legs; the old stoop. */
const STAGES: Record<Stage, { size: number; head: number; leg: number; stoop: number }> = {
  baby: { size: 0.6, head: 1.32, leg: 0.8, stoop: 0 },
  adult: { size: 1, head: 1, leg: 1, stoop: 0 },
  elderly: { size: 0.96, head: 1, leg: 0.9, stoop: 10 },
}

export function bodyBuild(row: BodyRow, stage: Stage): Build {
  const base = { ...CUDDLY, ...row.build }
  const { size, head, leg, stoop } = STAGES[stage]
  const k = row.size * size
  return {
    head: base.head * k * head,
    torso: base.torso * k,
    leg: base.leg * k * leg,
    arm: base.arm * k,
    shoulder: base.shoulder * k,
    waist: base.waist * k,
    hip: base.hip * k,
    armR: base.armR * k,
    legR: base.legR * k,
    foot: base.foot * k,
    neck: base.neck * k,
    stoop,
  }
}

/** A frame at the hip in which the hip is 22 wide. A tail turns little when the trunk does: it stays behind, not on top. */
export function atHip(
  sheet: Sheet,
  bones: Skeleton,
  build: Build,
  draw: () => void,
  turn = bones.lean * 0.2 + swept(bones, build),
): void {
  sheet.within(placed(bones.hip.x, bones.hip.y, turn, build.hip / 22), draw)
}

/** A thick tail hangs 34 below a hip of 22: nearer the ground it is swept up, degrees. */
function swept(bones: Skeleton, build: Build): number {
  return Math.max(0, 34 + (bones.hip.y * 22) / build.hip) * 0.85
}

/** A frame between the shoulders, turned half as far as the trunk, in which the shoulders are 18 wide. */
export function atBack(sheet: Sheet, bones: Skeleton, build: Build, draw: () => void): void {
  const k = build.shoulder / 18
  // Wings of who lies down are held over the back.
  const lying = Math.abs(bones.lean) > 50
  sheet.within(placed(bones.chest.x, bones.chest.y - (lying ? 20 * k : 0), lying ? -6 : bones.lean * 0.5, k), draw)
}

type Tail = { path: string; tip?: string; tone?: 'main' | 'dark' }

function tail({ path, tip, tone = 'main' }: Tail, tipPaper: 'pale' | 'dark' = 'pale'): Behind {
  return (sheet, bones, build, coat) =>
    atHip(sheet, bones, build, () => {
      sheet.cut(path, tone === 'main' ? coat.main : coat.dark)
      if (tip) sheet.clipped(path, () => sheet.flat(tip, coat[tipPaper].base))
    })
}

const BUSHY = 'M-14 -2Q-34 14 -52 2Q-76 -16 -70 -52Q-66 -66 -58 -72Q-56 -58 -48 -50Q-34 -36 -36 -24Q-28 -14 -12 -14Z'
const THIN = 'M-14 -4Q-40 6 -50 -14Q-56 -36 -46 -52Q-40 -56 -38 -48Q-46 -34 -40 -20Q-32 -6 -14 -12Z'
const THICK = 'M-8 -26Q-30 -16 -46 4Q-62 16 -82 14Q-88 18 -80 24Q-50 32 -26 22Q-10 16 0 10Z'

function stripes(sheet: Sheet, build: Build, coat: Coat): void {
  const { torso, hip } = build
  for (const share of [0.8, 0.58, 0.36, 0.14])
    for (const side of [-1, 1]) {
      const y = -torso * share
      sheet.flat(
        `M${side * hip * 1.3} ${y - 4}Q${side * hip * 0.7} ${y + 1} ${side * hip * 0.5} ${y + 2}Q${side * hip * 0.7} ${y + 5} ${side * hip * 1.3} ${y + 5}Z`,
        coat.dark.base,
      )
    }
}

function spots(sheet: Sheet, build: Build, coat: Coat): void {
  const { torso, hip } = build
  for (const [x, y, r] of [
    [-0.7, 0.8, 4],
    [-0.8, 0.45, 5],
    [0.85, 0.62, 4],
    [-0.75, 0.15, 4],
    [0.85, 0.25, 5],
  ] as const)
    sheet.flat(oval(x * hip, -torso * y, r * (hip / 22)), coat.main.deep, 0.5)
}

export function collar(hex: string) {
  return (sheet: Sheet, build: Build): void => {
    const w = build.shoulder * 0.72
    const band = paper(hex)
    sheet.cut(
      `M${-w} ${-build.torso - 3}Q0 ${-build.torso + w * 0.5} ${w} ${-build.torso - 3}L${w} ${-build.torso + 2}Q0 ${-build.torso + w * 0.86} ${-w} ${-build.torso + 2}Z`,
      band,
    )
    sheet.cut(oval(0, -build.torso + w * 0.68, w * 0.24), paper('#F4C454'))
  }
}

/** Spines down the back, for those who have them. */
function backSpines(sheet: Sheet, bones: Skeleton, build: Build, coat: Coat): void {
  sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () => {
    for (const share of [0.12, 0.42, 0.72, 1]) {
      const [x, y, s] = [-build.hip * 0.9 + build.hip * 0.12 * share, -build.torso * share, build.torso * 0.2]
      sheet.cut(
        `M${x + s * 0.4} ${y - s * 0.8}Q${x - s} ${y - s * 0.5} ${x - s * 0.9} ${y}Q${x - s * 0.3} ${y + s * 0.3} ${x + s * 0.4} ${y + s * 0.8}Z`,
        coat.dark,
      )
    }
  })
}

export const BODIES = {
  dog: {
    size: 0.86,
    foot: 'paw',
    over: collar('#C23B41'),
    behind: tail({
      path: 'M-14 -6Q-34 -6 -44 -24Q-48 -38 -42 -46Q-32 -46 -32 -34Q-28 -20 -12 -18Z',
      tip: 'M-70 -60H-10V-34H-70Z',
    }),
  },
  cat: {
    size: 0.76,
    foot: 'paw',
    markings: (sheet, build, coat) => stripes(sheet, { ...build, hip: build.hip * 1.1 }, coat),
    behind: tail({ path: THIN, tip: 'M-70 -70H-20V-42H-70Z' }, 'dark'),
  },
  rabbit: {
    size: 0.68,
    foot: 'paw',
    build: { foot: 13, hip: 23 },
    behind: (sheet, bones, build, coat) =>
      atHip(sheet, bones, build, () => sheet.cut(tufts(around(-22, -2, 12, 11, 0, 324, 10), 4), coat.pale)),
  },
  lion: {
    size: 1.2,
    foot: 'paw',
    behind: tail({ path: `${THIN}M-50 -40Q-66 -58 -50 -76Q-30 -64 -36 -44Z`, tip: 'M-80 -90H-20V-44H-80Z' }, 'dark'),
  },
  tiger: {
    size: 1.18,
    foot: 'paw',
    markings: stripes,
    behind: tail({ path: THIN, tip: 'M-70 -70H-20V-44H-70ZM-70 -36H-20V-30H-70ZM-70 -22H-20V-16H-70Z' }, 'dark'),
  },
  bear: { size: 1.36, foot: 'paw', build: { waist: 25, hip: 26, shoulder: 21, armR: 8.6, legR: 10.5 } },
  wolf: {
    size: 1.06,
    foot: 'paw',
    build: { leg: 36, waist: 17, hip: 19 },
    behind: tail({ path: BUSHY, tip: 'M-90 -90H-20V-52H-90Z' }, 'dark'),
    markings: (sheet, build, coat) =>
      sheet.flat(
        tufts(
          [
            { x: -build.hip * 0.7, y: -build.torso * 1.1 },
            { x: build.hip * 0.7, y: -build.torso * 1.1 },
            { x: build.hip * 0.5, y: -build.torso * 0.6 },
            { x: 0, y: -build.torso * 0.45 },
            { x: -build.hip * 0.5, y: -build.torso * 0.6 },
          ],
          4,
        ),
        coat.pale.base,
      ),
  },
  fox: {
    size: 0.84,
    foot: 'paw',
    darkLimbs: true,
    build: { waist: 16, hip: 19 },
    behind: tail({ path: BUSHY, tip: 'M-90 -90H-20V-46L-56 -54L-90 -40Z' }),
  },
  bearPanda: {
    size: 1.16,
    foot: 'paw',
    darkLimbs: true,
    belly: 'none',
    build: { waist: 25, hip: 26, armR: 8.4, legR: 10.4 },
    markings: (sheet, build, coat) =>
      sheet.flat(
        `M-80 ${-build.torso - 20}H80V${-build.torso * 0.66}Q0 ${-build.torso * 0.5} -80 ${-build.torso * 0.66}Z`,
        coat.dark.base,
      ),
  },
  kangaroo: {
    size: 1.16,
    foot: 'paw',
    build: { leg: 40, foot: 16, shoulder: 15, waist: 18, hip: 25, arm: 30, armR: 5.4, legR: 10 },
    behind: tail({ path: THICK }),
    over: (sheet, build, coat) =>
      sheet.cut(
        `M${-build.hip * 0.62} ${-build.torso * 0.34}Q0 ${-build.torso * 0.22} ${build.hip * 0.62} ${-build.torso * 0.34}Q${build.hip * 0.66} 2 0 4Q${-build.hip * 0.66} 2 ${-build.hip * 0.62} ${-build.torso * 0.34}Z`,
        coat.pale,
        'shade',
      ),
  },
  dinosaur: {
    size: 1.36,
    foot: 'claw',
    hand: 'claw',
    build: { shoulder: 14, waist: 21, hip: 25, arm: 26, armR: 5, legR: 10.6, leg: 34 },
    markings: spots,
    behind: (sheet, bones, build, coat, posture) => {
      tail({ path: THICK })(sheet, bones, build, coat, posture)
      backSpines(sheet, bones, build, coat)
    },
  },
  crocodile: {
    size: 1.14,
    foot: 'claw',
    hand: 'claw',
    build: { shoulder: 16, waist: 20, hip: 22 },
    behind: (sheet, bones, build, coat, posture) => {
      backSpines(sheet, bones, build, coat)
      tail({ path: 'M-8 -22Q-30 -12 -44 6Q-64 22 -92 4Q-98 6 -92 14Q-66 40 -26 24Q-10 16 0 10Z' })(
        sheet,
        bones,
        build,
        coat,
        posture,
      )
    },
  },
  minotaur: {
    size: 1.44,
    foot: 'hoof',
    hand: 'hand',
    belly: 'none',
    build: { shoulder: 26, waist: 19, hip: 19, armR: 8.6, legR: 9, leg: 36, head: 0.56 },
    behind: tail(
      { path: 'M-14 -8Q-38 -10 -46 12Q-58 26 -50 34Q-36 32 -38 16Q-32 2 -12 -14Z', tip: 'M-70 15H-20V60H-70Z' },
      'dark',
    ),
    over: (sheet, build) => loincloth(sheet, build, paper('#8A5B3C')),
  },
  werewolf: {
    size: 1.34,
    foot: 'claw',
    hand: 'claw',
    build: { shoulder: 24, waist: 17, hip: 18, leg: 40, armR: 7.6 },
    behind: tail({ path: BUSHY }),
    markings: (sheet, build, coat) =>
      sheet.flat(
        tufts(
          [
            { x: -build.hip * 0.8, y: -build.torso * 1.1 },
            { x: build.hip * 0.8, y: -build.torso * 1.1 },
            { x: build.hip * 0.6, y: -build.torso * 0.6 },
            { x: 0, y: -build.torso * 0.4 },
            { x: -build.hip * 0.6, y: -build.torso * 0.6 },
          ],
          5,
        ),
        coat.pale.base,
      ),
    over: (sheet, build) => torn(sheet, build),
  },
  yeti: {
    size: 1.62,
    foot: 'paw',
    hand: 'paw',
    belly: 'none',
    build: { head: 0.5, shoulder: 25, waist: 26, hip: 25, armR: 9, legR: 11, arm: 46, leg: 26 },
    markings: (sheet, build, coat) => {
      for (const [x, y] of [
        [-0.5, 0.7],
        [0.2, 0.5],
        [-0.3, 0.25],
        [0.5, 0.2],
        [0.5, 0.75],
      ] as const)
        sheet.line(
          `M${x * build.hip - 4} ${-y * build.torso}L${x * build.hip} ${-y * build.torso + 5}L${x * build.hip + 4} ${-y * build.torso}`,
          coat.main.deep,
          2,
          0.4,
        )
    },
    behind: (sheet, bones, build, coat) =>
      sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () =>
        sheet.cut(
          tufts(around(0, -build.torso * 0.46, build.hip * 1.12, build.torso * 0.66, 0, 340, 18), 7),
          coat.main,
          'shade',
        ),
      ),
  },
  chupacabra: {
    size: 0.92,
    foot: 'claw',
    hand: 'claw',
    build: { shoulder: 15, waist: 14, hip: 17, leg: 34, armR: 5.4, legR: 7 },
    markings: spots,
    behind: (sheet, bones, build, coat, posture) => {
      backSpines(sheet, bones, build, coat)
      tail({ path: THIN })(sheet, bones, build, coat, posture)
    },
  },
  dragon: {
    size: 1.36,
    foot: 'claw',
    hand: 'claw',
    build: { waist: 22, hip: 25 },
    behind: (sheet, bones, build, coat, posture) => {
      batWings(sheet, bones, build, coat)
      tail({ path: `${THICK}M-78 20Q-100 30 -104 8Q-92 8 -82 12Z` })(sheet, bones, build, coat, posture)
      backSpines(sheet, bones, build, coat)
    },
  },
} satisfies Record<string, BodyRow>

function loincloth(sheet: Sheet, build: Build, hide: Paper): void {
  const h = build.hip + 1
  sheet.cut(
    `M${-h} ${-build.torso * 0.16}Q0 ${-build.torso * 0.06} ${h} ${-build.torso * 0.16}L${h + 2} ${build.hip * 0.5}L${h * 0.5} ${build.hip * 0.34}L${h * 0.1} ${build.hip * 0.72}L${-h * 0.4} ${build.hip * 0.36}L${-h - 2} ${build.hip * 0.5}Z`,
    hide,
  )
  sheet.flat(oval(0, -build.torso * 0.08, build.torso * 0.07), '#F4C454')
}

function torn(sheet: Sheet, build: Build): void {
  const h = build.hip + 1.4
  const blue = paper('#5C6F94')
  sheet.cut(
    `M${-build.waist - 1} ${-build.torso * 0.22}Q0 ${-build.torso * 0.12} ${build.waist + 1} ${-build.torso * 0.22}L${h + 1} ${build.hip * 0.44}L${h * 0.7} ${build.hip * 0.7}L${h * 0.4} ${build.hip * 0.4}L0 ${build.hip * 0.36}L${-h * 0.3} ${build.hip * 0.7}L${-h * 0.66} ${build.hip * 0.4}L${-h} ${build.hip * 0.66}Z`,
    blue,
  )
}

export function batWings(sheet: Sheet, bones: Skeleton, build: Build, coat: Coat): void {
  const skin = paper(mix(coat.main.base, '#F4B860', 0.45))
  atBack(sheet, bones, build, () => {
    for (const side of [1, -1])
      sheet.within(placed(0, 6, 0, side * (side === 1 ? 0.84 : 1), 1), () => {
        sheet.layered(
          'M-8 0Q-30 -46 -74 -52Q-80 -30 -78 -8Q-68 -16 -60 -6Q-54 -14 -44 -2Q-36 -6 -30 12Q-18 8 -8 18Z',
          skin,
          { x: -40, y: -16 },
          0.93,
        )
        sheet.line(
          'M-8 2Q-32 -44 -74 -52M-70 -50Q-64 -28 -60 -6M-66 -50Q-50 -24 -44 -2M-60 -48Q-36 -18 -30 12',
          coat.main.shade,
          3,
        )
        sheet.cut(oval(-74, -53, 3.4), coat.main)
      })
  })
}
