import type { Biped } from '../biped/biped.ts'
import type { Posture } from '../biped/poses.ts'
import type { Build, Skeleton } from '../biped/skeleton.ts'
import { placed } from '../paper/outline.ts'
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
  /** The markings are of the breast: none are seen from behind. */
  bib?: true
  over?: (sheet: Sheet, build: Build, coat: Coat) => void
  /** What is worn goes all the way round. */
  belted?: true
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
