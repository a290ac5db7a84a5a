import type { Pose } from '../../../../../domain/scene.ts'
import type { Figure, Point } from '../../figure.ts'

/** Coiled or stretched out; where the head is held; where the tip of the tail goes (it is the hand). */
export type Bend = {
  form: 'coil' | 'wave'
  head: Point
  sway: number
  tip: Point
  tilt: number
  lift: number
  element: Figure['element']
}

export const BENDS: Record<Pose, Bend> = {
  stand: b('coil', [22, -112], 16, [-66, -18]),
  walk: b('wave', [92, -66], 10, [-122, -12]),
  run: b('wave', [104, -44], 6, [-130, -34], { tilt: 8 }),
  jump: b('coil', [26, -138], 10, [-60, -46], { lift: 0.5 }),
  sit: b('coil', [14, -88], 8, [-62, -10]),
  wave: b('coil', [4, -110], 14, [78, -116], { tilt: 8 }),
  point: b('coil', [0, -106], 14, [98, -66]),
  reach: b('coil', [36, -134], 22, [92, -118], { tilt: -8 }),
  hold: b('coil', [0, -104], 12, [72, -62], { tilt: 6 }),
  cheer: b('coil', [-4, -138], -14, [76, -136], { tilt: -8 }),
  think: b('coil', [-6, -108], 20, [44, -84], { tilt: -10 }),
  kneel: b('coil', [52, -70], 6, [-68, -22], { tilt: 8 }),
  lie: b('wave', [112, -30], 0, [-112, -10], { tilt: 4 }),
  dance: b('coil', [34, -120], -34, [-78, -84], { tilt: 14 }),
  crouch: b('coil', [46, -58], 0, [-72, -40], { tilt: -4 }),
  fly: b('wave', [96, -92], 16, [-120, -60], { lift: 0.9, element: 'air' }),
  swim: b('wave', [98, -52], 12, [-126, -20], { lift: 0.1, element: 'water' }),
  sleep: b('coil', [22, -48], 4, [-66, -10], { tilt: 14 }),
}

export type Short = Partial<Pick<Bend, 'tilt' | 'lift' | 'element'>>

export function b(
  form: Bend['form'],
  head: [number, number],
  sway: number,
  tip: [number, number],
  rest: Short = {},
): Bend {
  return {
    form,
    head: { x: head[0], y: head[1] },
    sway,
    tip: { x: tip[0], y: tip[1] },
    tilt: 0,
    lift: 0,
    element: 'ground',
    ...rest,
  }
}
