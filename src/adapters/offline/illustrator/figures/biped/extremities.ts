import { type Paper, paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { along, limb, oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Biped } from './biped.ts'
import type { Posture } from './poses.ts'
import type { Build, Joints } from './skeleton.ts'

/** Height of the sole under the ankle, in figure units. */
export function soleOf(build: Build): number {
  return build.foot * 0.42
}

/** A foot at the ankle; toes to the right, or the heel alone. Flat where it stands, else square to the shin. */
export function drawFoot(
  sheet: Sheet,
  biped: Biped,
  joints: Joints,
  direction: 1 | -1,
  { seated, tiptoe }: Pick<Posture, 'seated' | 'tiptoe'>,
  behind: boolean,
): void {
  const { build, outfit } = biped
  const ankle = joints[2]
  const standing = tiptoe || (!seated && ankle.y + soleOf(build) > -3)
  const shin = (Math.atan2(ankle.x - joints[1].x, ankle.y - joints[1].y) * 180) / Math.PI
  // The mirrored foot of somebody seen from before turns the other way.
  const turn = tiptoe ? 28 * direction : standing ? 0 : Math.max(-150, Math.min(150, -shin))
  const k = build.foot / 10
  const front = direction === -1
  sheet.within(placed(ankle.x, ankle.y, turn, k * direction * (front ? 0.86 : 1), k), () => {
    if (outfit.onesie && behind && standing) drawHeel(sheet, outfit.onesie, false)
    else if (outfit.onesie) sheet.cut('M-5 -4Q-6.5 4.2 -3 4.2H7.5Q11.5 3.8 10.5 0Q8 -3.5 4.6 -4Z', outfit.onesie)
    else if (behind && standing && (outfit.shoes || HEELED.has(biped.foot)))
      drawHeel(sheet, outfit.shoes ?? biped.socks ?? biped.limbs ?? biped.flesh, outfit.shoes !== null)
    else if (outfit.shoes) drawShoe(sheet, outfit.shoes)
    else FEET[biped.foot](sheet, biped.socks ?? biped.limbs ?? biped.flesh)
  })
}

function drawShoe(sheet: Sheet, leather: Paper): void {
  sheet.cut('M-5.4 -4.6Q-7 4.2 -4 4.2H11Q15 3.6 13 0Q9 -2 5 -4.6Z', leather)
  sheet.flat('M-5.8 2.4Q-6 4.4 -4 4.4H11Q13.8 4.2 13.8 2.2Q4 3.2 -5.8 2.4Z', '#FFF6E6', 0.9)
  sheet.line('M4.6 -2.2L8 -0.4', leather.light, 1.1)
}

/** Only a little of the foot shows beyond its heel. */
function drawHeel(sheet: Sheet, leather: Paper, shod: boolean): void {
  sheet.cut('M-5.4 -4.6Q-7.2 4.2 -4 4.2H6.4Q9.4 3.8 8.4 1Q7 -2 5.4 -4.6Z', leather)
  if (!shod) return
  sheet.flat('M-5.9 2.2Q-6 4.4 -4 4.4H6.4Q8.8 4.2 8.7 2Q2 2.8 -5.9 2.2Z', '#FFF6E6', 0.9)
  sheet.line('M-0.4 -4V0.8', leather.deep, 1, 0.5)
}

/** Hooves and a bird's toes look alike from everywhere. */
const HEELED: ReadonlySet<Biped['foot']> = new Set<Biped['foot']>(['bare', 'paw', 'claw'])

const FEET: Record<Biped['foot'], (sheet: Sheet, skin: Paper) => void> = {
  bare: (sheet, skin) => {
    sheet.cut('M-5 -4.6Q-6.5 4.2 -3 4.2H9.5Q13.5 3.6 12 0.6Q8.4 -2.4 4.8 -4.6Z', skin)
    sheet.line('M8.6 4Q8.2 2.6 8.8 1.8M11 3.4Q10.8 2.4 11.2 1.8', skin.deep, 0.7, 0.6)
  },
  paw: (sheet, fur) => {
    sheet.cut('M-6.4 -4.6Q-8.6 4.2 -4.6 4.2H9.5Q14.6 3.8 13.4 -0.6Q11 -4.2 5.8 -5Z', fur)
    sheet.line('M8 4Q7.4 1.8 8.2 0.4M11.4 3.6Q11 1.8 11.6 0.6', fur.deep, 0.9, 0.7)
  },
  hoof: (sheet) => sheet.cut('M-5.2 -3.6L-6.6 4.2H8.8Q8.8 0 5 -3.6Z', paper('#5B4740')),
  claw: (sheet, skin) => {
    sheet.cut('M-5.8 -4.6Q-7.6 4.2 -4 4.2H10Q14 3.6 12.6 -0.2Q9 -3.2 5.2 -4.8Z', skin)
    for (const x of [6.4, 9.6, 12.6])
      sheet.flat(`M${x - 1.6} 2Q${x + 1.6} 2 ${x + 1.4} 4.6Q${x - 0.8} 4.8 ${x - 1.6} 2Z`, '#FFF3D6')
  },
  bird: (sheet) => {
    const leg = paper('#E9973B')
    sheet.cut(
      'M-1.6 -5Q0 -6 1.6 -5L2.4 0.8Q7 1.4 12 3.2Q12.6 4.6 10.6 4.6L2.6 3.8Q5 4.6 3 5Q0 5 -1 3.8Q-5 4.8 -6 4.2Q-5 2 -2.2 1Z',
      leg,
    )
  },
}

export type HandShape = 'open' | 'finger' | 'fist'

/** A hand at the wrist, along the forearm. */
export function drawHand(sheet: Sheet, biped: Biped, joints: Joints, shape: HandShape): void {
  const [, elbow, wrist] = joints
  const angle = (Math.atan2(wrist.x - elbow.x, wrist.y - elbow.y) * 180) / Math.PI
  const k = biped.build.armR / 6.5
  const skin = biped.outfit.onesie ? biped.flesh : (biped.limbs ?? biped.flesh)
  sheet.within(placed(wrist.x, wrist.y, -angle, k), () => {
    if (biped.hand === 'hand' && shape === 'fist') {
      sheet.cut(oval(0, 3, 7.4, 6.8), skin)
      sheet.cut('M-3 2.4Q3 -0.6 7.4 1.2Q9 3.4 7 5Q2 4.6 -2 6Q-4.6 4.4 -3 2.4Z', skin)
    } else if (biped.hand === 'hand') {
      const finger = shape === 'finger'
      sheet.cut('M5 -1Q11 0.6 10.4 5.6Q8 8 5 4.6Z', skin)
      if (finger) sheet.cut('M-3.2 6Q-3.4 18.6 -0.4 18.8Q2.8 18.8 2.6 6Z', skin)
      sheet.cut(oval(0, 3.6, 7.2, finger ? 6.8 : 8), skin)
      if (!finger) sheet.line('M-2.4 11Q-2.8 8.6 -2.2 7M1.8 11.2Q1.8 8.8 2 7.4', skin.deep, 0.9, 0.45)
      else sheet.line('M-5 6.6Q-1 8 3 6.6', skin.deep, 0.9, 0.45)
    } else {
      sheet.cut(oval(0, 3, 8, 8), skin)
      if (biped.hand === 'claw')
        for (const x of [-4.6, 0, 4.6]) sheet.flat(`M${x - 1.7} 8.4Q${x} 14.4 ${x + 1.7} 8.4Z`, '#FFF3D6')
      else sheet.line('M-3 10.4Q-3.4 7.6 -2.6 6.2M3 10.4Q3.4 7.6 2.6 6.2', skin.deep, 1, 0.6)
    }
  })
}

/** A wing instead of an arm: long feathers behind, a broad arm over them, a sleeve if it is dressed. */
export function drawWing(sheet: Sheet, biped: Biped, joints: Joints): void {
  const { build, outfit } = biped
  const wing = biped.limbs ?? biped.flesh
  const plumes = biped.plumes ?? wing
  const r = build.armR
  const [, elbow, wrist] = joints
  const tip = (Math.atan2(wrist.x - elbow.x, wrist.y - elbow.y) * 180) / Math.PI
  // A hanging wing folds its feathers down; a spread one fans them from the body to the tip.
  for (const [t, share, long] of [
    [0.3, 0.2, 2.6],
    [0.52, 0.42, 3.2],
    [0.74, 0.66, 3.6],
    [0.92, 0.86, 3.7],
    [1, 1.06, 3.3],
  ] as const) {
    const at = along(joints, t)
    sheet.within(placed(at.x, at.y, -tip * share), () =>
      sheet.cut(oval(0, r * long * 0.42, r * 0.95, r * long * 0.62), plumes, t === 1 || t === 0.74 ? 'base' : 'shade'),
    )
  }
  const arm = limb(joints, [r * 1.5, r * 1.9, r * 1.1])
  sheet.cut(arm, wing)
  for (const t of [0.4, 0.62, 0.82]) {
    const { x, y } = along(joints, t)
    sheet.line(
      `M${x - r * 0.7} ${y - r * 0.2}Q${x} ${y + r * 0.9} ${x + r * 0.7} ${y - r * 0.2}`,
      wing.deep,
      r * 0.2,
      0.4,
    )
  }
  const cloth = outfit.coat ?? outfit.top?.paper ?? outfit.dress?.paper
  if (cloth) sheet.cut(limb(joints, [r * 1.9, r * 2.2, r * 2], 0, outfit.coat ? 0.62 : 0.4), cloth)
}
