import type { Mood, Pose } from '../../../../../domain/scene.ts'
import type { Biped } from './biped.ts'
import type { Layer, Limb, Posture } from './poses.ts'

type Arm = [upper: number, lower: number, layer?: Layer]
type Free = 'stand' | 'walk' | 'sit' | 'wave' | 'hold'
/** What a mood adds to a posture: degrees, and shares as `Posture` has them. */
type Bearing = {
  lean?: number
  head?: number
  sink?: number
  shrug?: number
  /** Of either thigh and shin, for those who stand or walk. */
  knees?: number
  apart?: number
  fists?: boolean
  tiptoe?: boolean
  arms?: Partial<Record<'stand' | 'walk' | 'sit', { ahead?: Arm; back?: Arm }>>
}

/** Small enough that hands still meet and thing and face stay clear of one another; seen at a glance all the same. */
const BEARINGS: Partial<Record<Mood, Bearing>> = {
  sad: {
    lean: 5,
    head: 12,
    sink: 0.14,
    shrug: -0.6,
    arms: {
      stand: { ahead: [6, 12], back: [-4, 6] },
      walk: { ahead: [20, 34, 'behind'], back: [-10, 4] },
      sit: { ahead: [26, 60], back: [4, 62] },
    },
  },
  scared: {
    lean: -5,
    head: -4,
    sink: 0.16,
    shrug: 0.7,
    knees: 13,
    arms: {
      stand: { ahead: [12, 214], back: [-12, -214] },
      walk: { ahead: [12, 214], back: [-12, -214] },
      sit: { ahead: [14, 212], back: [-6, -212] },
    },
  },
  worried: {
    lean: 2,
    head: 8,
    sink: 0.08,
    shrug: 0.3,
    arms: {
      stand: { ahead: [18, 274], back: [-18, -274] },
      walk: { ahead: [18, 274], back: [-18, -274] },
      sit: { ahead: [14, 270], back: [-16, -278] },
    },
  },
  proud: {
    lean: -7,
    head: -9,
    sink: -0.08,
    shrug: 0.25,
    arms: { stand: { ahead: [8, 2], back: [-50, 44] }, sit: { back: [-40, -14] } },
  },
  angry: {
    lean: 7,
    head: 5,
    sink: 0.1,
    shrug: 0.6,
    apart: 6,
    fists: true,
    arms: {
      stand: { ahead: [30, 28], back: [-30, -28] },
      walk: { ahead: [40, 48, 'behind'], back: [-36, -26] },
      sit: { ahead: [26, 24], back: [-30, -28] },
    },
  },
  excited: {
    lean: -2,
    head: -5,
    sink: -0.04,
    tiptoe: true,
    arms: {
      stand: { ahead: [40, 148], back: [-40, -148] },
      walk: { ahead: [40, 148], back: [-40, -148] },
      sit: { ahead: [46, 146], back: [-46, -146] },
    },
  },
  surprised: {
    lean: -6,
    head: -4,
    shrug: 0.45,
    apart: 3,
    arms: {
      stand: { ahead: [36, 66], back: [-36, -66] },
      walk: { ahead: [36, 66], back: [-36, -66] },
      sit: { ahead: [44, 74], back: [-44, -52] },
    },
  },
  sleepy: {
    lean: 6,
    head: 17,
    sink: 0.1,
    shrug: -0.5,
    arms: {
      stand: { ahead: [4, 14], back: [-10, 0] },
      walk: { ahead: [14, 26, 'behind'], back: [-6, 6] },
      sit: { ahead: [18, 40] },
    },
  },
  thoughtful: {
    lean: -3,
    head: -7,
    arms: { stand: { ahead: [24, 178, 'over'], back: [-6, 82] }, sit: { ahead: [34, 184, 'over'] } },
  },
  determined: {
    lean: 8,
    head: -5,
    shrug: 0.2,
    apart: 7,
    fists: true,
    arms: {
      stand: { ahead: [-14, 70], back: [-38, 26] },
      sit: { ahead: [6, 84], back: [-36, 10] },
    },
  },
}

const FREE: ReadonlySet<Pose> = new Set<Pose>(['stand', 'walk', 'sit', 'wave', 'hold'] satisfies Free[])

/** A posture as this mood bears itself; poses in which the body is not free stay what they are. In a chair hands and legs are where that wants them, and a wing at the chin would hide the face. */
export function felt(
  pose: Pose,
  mood: Mood,
  posture: Posture,
  { chair, hand }: Pick<Biped, 'chair' | 'hand'>,
): Posture {
  const bearing = BEARINGS[mood]
  if (!bearing || !FREE.has(pose)) return posture
  const { lean = 0, head = 0, sink = 0, shrug = 0, knees = 0, apart = 0, fists = false, tiptoe = false } = bearing
  const upright = !posture.seated && !chair
  const leg = ({ upper, lower }: Limb, side: 1 | -1): Limb =>
    upright ? { upper: upper + knees + side * apart, lower: lower - knees * 1.1 + side * apart } : { upper, lower }
  const { ahead, back } = armsOf(pose, bearing, chair !== undefined)
  const seen = ([, , layer]: Arm) => hand !== 'wing' || layer !== 'over'
  // A head that hangs towards the hand that waves would be covered by it.
  const part = pose === 'wave' ? 0.4 : 1
  return {
    ...posture,
    lean: posture.lean + lean * part,
    neck: posture.neck + lean * part,
    head: posture.head + head * part,
    sink,
    shrug,
    fists,
    tiptoe: tiptoe && upright && pose !== 'walk',
    ahead: ahead && seen(ahead) ? asArm(ahead) : posture.ahead,
    back: back && seen(back) ? asArm(back) : posture.back,
    legAhead: leg(posture.legAhead, 1),
    legBack: leg(posture.legBack, -1),
  }
}

/** Which arms are free: not the one that waves, nor those that hold or push. */
function armsOf(pose: Pose, { arms = {} }: Bearing, chair: boolean): { ahead?: Arm; back?: Arm } {
  if (pose === 'hold') return {}
  if (pose === 'wave') {
    const back = arms.stand?.back
    return back && back[2] !== 'over' ? { back } : {}
  }
  if (chair) return pose === 'walk' || !arms.sit?.ahead ? {} : { ahead: arms.sit.ahead }
  return arms[pose as 'stand' | 'walk' | 'sit'] ?? {}
}

function asArm([upper, lower, layer = 'front']: Arm): Posture['ahead'] {
  return { upper, lower, layer }
}
