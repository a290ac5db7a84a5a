import type { Pose } from '../../../../../domain/scene.ts'

/** Where an arm is glued: under the body, over it, or over the face too. */
export type Layer = 'behind' | 'front' | 'over'
/** Angles in degrees from straight down, positive towards where the figure faces: 90 is ahead, 180 is up. */
export type Limb = { upper: number; lower: number }
export type Posture = {
  lean: number
  /** Tilt of the head, clockwise, and of the neck it stands on. */
  head: number
  neck: number
  ahead: Limb & { layer: Layer }
  back: Limb & { layer: Layer }
  legAhead: Limb
  legBack: Limb
  /** How far off the ground the lowest point is, in shares of the leg. */
  lift: number
  element: 'ground' | 'water' | 'air'
  /** The hand that points shows a finger. */
  finger: boolean
  /** How far the head is drawn in between the shoulders, in shares of half its height; how far these are drawn up, in shares of an arm's thickness. */
  sink: number
  shrug: number
  fists: boolean
  /** Heels off the ground. */
  tiptoe: boolean
  /** The lap: sitting and lying bodies show their soles. */
  seated: boolean
}

export const POSTURES: Record<Pose, Posture> = {
  stand: p({ ahead: [16, 6], back: [-16, -6], legs: [5, 2, -5, -2] }),
  walk: p({ lean: 4, ahead: [-48, -26, 'behind'], back: [30, 88], legs: [28, 16, -20, -40] }),
  run: p({ lean: 16, head: -4, ahead: [-58, 20, 'behind'], back: [44, 128], legs: [70, 6, -24, -88], lift: 0.12 }),
  jump: p({
    lean: -4,
    head: -6,
    ahead: [108, 142, 'over'],
    back: [-108, -142, 'over'],
    legs: [52, -38, -30, -84],
    lift: 0.5,
    element: 'air',
  }),
  sit: p({ lean: -6, head: 4, ahead: [24, 52], back: [-34, -12], legs: [90, 86, 76, 84], seated: true }),
  wave: p({ lean: -3, head: 8, ahead: [104, 158, 'over'], back: [-20, -4], legs: [4, 0, -9, -4] }),
  point: p({ lean: 3, head: 2, ahead: [90, 93, 'front'], back: [-46, 38], legs: [9, 4, -12, -6], finger: true }),
  reach: p({ lean: 12, head: -14, ahead: [112, 136, 'over'], back: [-34, -52, 'behind'], legs: [8, 2, -22, -34] }),
  hold: p({ lean: -2, head: 8, ahead: [18, 104], back: [-14, 66], legs: [7, 2, -7, -2] }),
  cheer: p({ head: -7, ahead: [122, 160, 'over'], back: [-122, -160, 'over'], legs: [16, 10, -16, -10] }),
  think: p({ lean: -4, head: -8, ahead: [26, 176, 'over'], back: [-6, 82], legs: [12, 6, -4, 0] }),
  kneel: p({ lean: 6, head: 4, ahead: [36, 78], back: [-22, 14], legs: [86, 0, -2, -86] }),
  lie: p({
    lean: 68,
    head: 2,
    neck: 22,
    ahead: [8, 96],
    back: [22, 100, 'behind'],
    legs: [-84, -150, -96, -128],
    seated: true,
  }),
  dance: p({ lean: -9, head: 12, ahead: [118, 98, 'over'], back: [-84, -140, 'over'], legs: [58, -32, -4, 2] }),
  crouch: p({ lean: 24, head: -12, ahead: [48, 86], back: [30, 62], legs: [98, -14, 76, -36] }),
  fly: p({
    lean: 56,
    head: -12,
    neck: 28,
    ahead: [96, 104, 'front'],
    back: [-62, -96, 'behind'],
    legs: [-52, -84, -38, -62],
    lift: 0.8,
    element: 'air',
  }),
  swim: p({
    lean: 74,
    head: -4,
    neck: 34,
    ahead: [94, 86, 'front'],
    back: [-64, -84, 'behind'],
    legs: [-56, -82, -100, -84],
    lift: 0.1,
    element: 'water',
  }),
  sleep: p({
    lean: 80,
    head: 66,
    neck: 74,
    ahead: [66, 124, 'over'],
    back: [30, 96, 'behind'],
    legs: [-58, -104, -84, -100],
    seated: true,
  }),
}

type Arm = [upper: number, lower: number, layer?: Layer]
type Short = Partial<Omit<Posture, 'ahead' | 'back' | 'legAhead' | 'legBack'>> & {
  ahead: Arm
  back: Arm
  legs: [number, number, number, number]
}

function p({ ahead, back, legs, ...rest }: Short): Posture {
  const arm = ([upper, lower, layer = 'front']: Arm) => ({ upper, lower, layer })
  return {
    lean: 0,
    head: 0,
    neck: (rest.lean ?? 0) * 0.6,
    lift: 0,
    element: 'ground',
    finger: false,
    sink: 0,
    shrug: 0,
    fists: false,
    tiptoe: false,
    seated: false,
    ...rest,
    ahead: arm(ahead),
    back: arm(back),
    legAhead: { upper: legs[0], lower: legs[1] },
    legBack: { upper: legs[2], lower: legs[3] },
  }
}
