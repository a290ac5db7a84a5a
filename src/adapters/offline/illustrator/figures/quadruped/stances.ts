import type { Pose } from '../../../../../domain/scene.ts'
import type { Limb } from '../biped/poses.ts'

/** How somebody on four legs holds itself. Degrees as for people: 0 down, 90 ahead. */
export type Stance = {
  /** Chest up (positive) or down. */
  pitch: number
  /** Added to the neck: positive lowers the head ahead. */
  nod: number
  tilt: number
  fore: Limb
  foreFar: Limb
  hind: Limb
  hindFar: Limb
  /** Shares of the leg off the ground. */
  lift: number
  /** The belly is on the ground. */
  lying: boolean
  element: 'ground' | 'water' | 'air'
}

export const STANCES: Record<Pose, Stance> = {
  stand: s([
    [3, 0],
    [9, 4],
    [-4, 3],
    [4, 8],
  ]),
  walk: s(
    [
      [26, 12],
      [-14, -34],
      [-24, -30],
      [20, 10],
    ],
    { nod: 4 },
  ),
  run: s(
    [
      [66, 84],
      [48, 30],
      [-58, -72],
      [-40, -84],
    ],
    { pitch: 5, nod: 12, lift: 0.3 },
  ),
  jump: s(
    [
      [74, 10],
      [88, 30],
      [-44, -66],
      [-34, -58],
    ],
    { pitch: 22, nod: -4, lift: 0.55, element: 'air' },
  ),
  sit: s(
    [
      [4, 0],
      [14, 6],
      [74, -24],
      [86, -10],
    ],
    { pitch: 36, nod: -10 },
  ),
  wave: s(
    [
      [92, 158],
      [6, 2],
      [-6, 2],
      [6, 8],
    ],
    { pitch: 5, nod: -4, tilt: 7 },
  ),
  point: s(
    [
      [90, 92],
      [2, 0],
      [-8, 0],
      [4, 6],
    ],
    { pitch: 3, nod: 2 },
  ),
  reach: s(
    [
      [58, 104],
      [8, 2],
      [-16, -12],
      [-6, -4],
    ],
    { pitch: 10, nod: -16 },
  ),
  hold: s(
    [
      [46, 92],
      [4, 0],
      [-5, 3],
      [4, 8],
    ],
    { nod: 14, tilt: 5 },
  ),
  cheer: s(
    [
      [92, 128],
      [116, 150],
      [14, -10],
      [26, 4],
    ],
    { pitch: 46, nod: -28, tilt: -4 },
  ),
  think: s(
    [
      [34, -38],
      [4, 0],
      [-4, 3],
      [4, 8],
    ],
    { nod: 8, tilt: -9 },
  ),
  kneel: s(
    [
      [62, -84],
      [78, -70],
      [-6, 6],
      [6, 10],
    ],
    { pitch: -16, nod: 6 },
  ),
  lie: s(
    [
      [82, 94],
      [70, 90],
      [70, 88],
      [58, 84],
    ],
    { lying: true, nod: 2 },
  ),
  dance: s(
    [
      [72, 8],
      [104, 64],
      [2, -14],
      [36, -24],
    ],
    { pitch: 34, nod: -20, tilt: 10 },
  ),
  crouch: s(
    [
      [60, 92],
      [50, 88],
      [-10, 16],
      [4, 20],
    ],
    { pitch: -22, nod: -2, tilt: 4 },
  ),
  fly: s(
    [
      [70, 20],
      [86, 44],
      [-50, -84],
      [-36, -70],
    ],
    { pitch: 12, nod: 2, lift: 0.9, element: 'air' },
  ),
  swim: s(
    [
      [44, -10],
      [74, 30],
      [-34, -70],
      [-8, -50],
    ],
    { pitch: 10, nod: 0, lift: 0.15, element: 'water' },
  ),
  sleep: s(
    [
      [84, 98],
      [74, 92],
      [72, 90],
      [60, 86],
    ],
    { lying: true, nod: 50, tilt: 16 },
  ),
}

type Legs = [fore: [number, number], foreFar: [number, number], hind: [number, number], hindFar: [number, number]]

function s([fore, foreFar, hind, hindFar]: Legs, rest: Partial<Stance> = {}): Stance {
  const leg = ([upper, lower]: [number, number]) => ({ upper, lower })
  return {
    pitch: 0,
    nod: 0,
    tilt: 0,
    lift: 0,
    lying: false,
    element: 'ground',
    fore: leg(fore),
    foreFar: leg(foreFar),
    hind: leg(hind),
    hindFar: leg(hindFar),
    ...rest,
  }
}
