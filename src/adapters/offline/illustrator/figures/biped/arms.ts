import type { Point } from '../../figure.ts'
import { limb } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Biped } from './biped.ts'
import { drawHand, drawWing, type HandShape } from './extremities.ts'
import { drawSleeve } from './garments.ts'
import type { Layer, Posture } from './poses.ts'
import type { Joints, Skeleton } from './skeleton.ts'

export function drawArms(sheet: Sheet, biped: Biped, bones: Skeleton, posture: Posture, layer: Layer): void {
  for (const [joints, side] of [
    [bones.back, posture.back],
    [bones.ahead, posture.ahead],
  ] as const) {
    if (side.layer !== layer) continue
    drawArm(sheet, biped, joints, handShape(posture, joints === bones.ahead))
  }
}

/** Of the hand ahead or the other one. */
export function handShape({ finger, fists }: Posture, ahead: boolean): HandShape {
  return finger && ahead ? 'finger' : fists ? 'fist' : 'open'
}

export function drawArm(sheet: Sheet, biped: Biped, joints: Joints, shape: HandShape): void {
  const { build, outfit } = biped
  const r = build.armR
  const flesh = biped.limbs ?? biped.flesh
  if (biped.hand === 'wing') {
    drawWing(sheet, biped, joints)
    return
  }
  const bare = limb(joints, [r * 1.1, r, r * 0.86])
  if (!outfit.coat) sheet.shadow(bare, 1, 2.4, 0.1)
  sheet.cut(bare, flesh)
  drawHand(sheet, biped, joints, shape)
  const cover = outfit.top ?? outfit.dress
  if (outfit.onesie) drawSleeve(sheet, build, joints, outfit.onesie, 0.88, false)
  else if (outfit.coat) drawSleeve(sheet, build, joints, outfit.coat, 0.9, false)
  else if (cover) drawSleeve(sheet, build, joints, cover.paper, 0.4, false)
}

/** Where on the arm a forearm begins. */
const ELBOW = 0.52

/** From the elbows on, once more: they close over whom the upper arms are behind. */
export function forearms(biped: Biped, bones: Skeleton, sheet: Sheet): string {
  const { build, outfit } = biped
  const r = build.armR
  for (const joints of [bones.back, bones.ahead]) {
    const bare = limb(joints, [r * 1.1, r, r * 0.86], ELBOW, 1)
    sheet.shadow(bare, 0.6, 2, 0.12)
    sheet.cut(bare, biped.limbs ?? biped.flesh)
    drawHand(sheet, biped, joints, 'open')
    const sleeve = outfit.onesie ?? outfit.coat
    if (sleeve) sheet.cut(limb(joints, [r * 1.5, r * 1.4, r * 1.35], ELBOW, 0.9), sleeve)
  }
  return sheet.svg
}

/** Both hands alone, closed: they are painted over what they hold. */
export function grips(
  biped: Biped,
  bones: Skeleton,
  sheetFor: (part: string) => Sheet,
): { hand: string; otherHand: string } {
  const [hand, otherHand] = [
    { part: 'h', joints: bones.ahead },
    { part: 'o', joints: bones.back },
  ].map(({ part, joints }) => {
    const sheet = sheetFor(part)
    drawHand(sheet, biped, joints, 'fist')
    return sheet.svg
  })
  return { hand: hand ?? '', otherHand: otherHand ?? '' }
}

/** Where a thing in the hand is held: a little beyond the wrist. */
export function grip([, elbow, wrist]: Joints, r: number): Point {
  const length = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y) || 1
  return {
    x: wrist.x + ((wrist.x - elbow.x) / length) * r * 0.7,
    y: wrist.y + ((wrist.y - elbow.y) / length) * r * 0.7,
  }
}
