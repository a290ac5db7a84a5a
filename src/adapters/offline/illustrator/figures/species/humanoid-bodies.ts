import type { Point } from '../../figure.ts'
import type { Biped } from '../biped/biped.ts'
import type { Posture } from '../biped/poses.ts'
import { type Build, type Joints, type Skeleton, step } from '../biped/skeleton.ts'
import { mix, paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { along, limb, oval, scallops } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { atBack } from './body-row.ts'
import type { Part } from './humanoids.ts'

/** Wings and capes; `outside` as somebody behind them sees them. */
export function drawBackParts({ species, coat, build }: Part, sheet: Sheet, bones: Skeleton, outside: boolean): void {
  if (species === 'fairy') fairyWings(sheet, bones, build, coat.main.base)
  if (species === 'vampire') cape(sheet, bones, build, coat.main.base, outside)
}

function fairyWings(sheet: Sheet, bones: Skeleton, build: Build, hex: string): void {
  const [gauze, light] = [paper(mix(hex, '#FFFFFF', 0.5)), mix(hex, '#FFFFFF', 0.8)]
  atBack(sheet, bones, build, () => {
    for (const side of [1, -1])
      sheet.within(placed(0, 4, 0, side * (side === 1 ? 0.9 : 1), 1), () => {
        sheet.cut('M-4 6Q-30 14 -46 38Q-50 54 -36 54Q-16 44 -4 16Z', gauze, 'shade')
        sheet.cut('M-4 8Q-26 -44 -62 -50Q-82 -46 -74 -18Q-60 14 -4 14Z', gauze)
        sheet.flat('M-12 4Q-30 -30 -56 -38Q-68 -34 -62 -18Q-48 4 -12 4Z', light, 0.8)
        sheet.flat(oval(-62, -30, 5), gauze.deep, 0.4)
        sheet.flat(oval(-38, 42, 4), gauze.deep, 0.4)
      })
  })
}

function cape(sheet: Sheet, bones: Skeleton, build: Build, hex: string, outside: boolean): void {
  const [cloth, lining] = [paper(hex), paper(hex === '#CF4B3F' ? '#4A4450' : '#B3303B')]
  sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () => {
    // Lying down, a cape is gathered; sitting, it ends where the ground is.
    const lying = Math.abs(bones.lean) > 50
    const [s, t] = [build.shoulder * (lying ? 0.5 : 1.2), build.torso]
    const l = lying ? build.leg * 0.7 : Math.min(build.leg * 0.86, Math.max(6, -bones.hip.y - 4))
    sheet.cut(
      `M${-s * 0.7} ${-t - 2}Q${-s * 1.9} ${-t * 0.2} ${-s * 2} ${l}Q${-s * 1.5} ${l - 9} ${-s} ${l}Q${-s * 0.5} ${l - 9} 0 ${l}Q${s * 0.5} ${l - 9} ${s} ${l}Q${s * 1.4} ${l - 9} ${s * 1.8} ${l}Q${s * 1.8} ${-t * 0.2} ${s * 0.7} ${-t - 2}Z`,
      cloth,
    )
    if (outside) {
      sheet.line(
        `M${-s * 0.5} ${-t * 0.7}Q${-s} ${-t * 0.1} ${-s} ${l - 4}M0 ${-t * 0.6}V${l - 12}M${s * 0.5} ${-t * 0.7}Q${s} ${-t * 0.1} ${s} ${l - 4}`,
        cloth.deep,
        1.6,
        0.4,
      )
      sheet.cut(
        `M${-s * 0.8} ${-t + 5}L${-s * 1.15} ${-t - s * 1.1}Q0 ${-t - s * 0.5} ${s * 1.15} ${-t - s * 1.1}L${s * 0.8} ${-t + 5}Q0 ${-t + 12} ${-s * 0.8} ${-t + 5}Z`,
        cloth,
      )
      return
    }
    sheet.flat(
      `M${-s * 0.6} ${-t}Q${-s * 1.5} 0 ${-s * 1.5} ${l - 8}Q${-s} ${l - 2} ${-s * 0.5} ${l - 8}Q0 ${l - 1} ${s * 0.5} ${l - 8}Q${s} ${l - 2} ${s * 1.4} ${l - 8}Q${s * 1.4} 0 ${s * 0.6} ${-t}Z`,
      lining.base,
    )
    sheet.cut(
      `M${-s * 0.2} ${-t + 2}L${-s * 1.15} ${-t - s * 1.1}Q${-s * 1.2} ${-t - s * 0.1} ${-s * 0.8} ${-t + 6}ZM${s * 0.2} ${-t + 2}L${s * 1.15} ${-t - s * 1.1}Q${s * 1.2} ${-t - s * 0.1} ${s * 0.8} ${-t + 6}Z`,
      lining,
    )
  })
}

/** A tail instead of legs: it hangs where legs would stand and trails where they would trail. */
export function mermaidTail({ coat, build }: Part): Pick<Biped, 'lower' | 'adapt'> {
  return {
    adapt: (posture) => {
      const trailing = Math.abs(posture.lean) > 40
      const seated = posture.seated && !trailing
      const [upper, lower] = trailing ? [-70, -104] : seated ? [70, 96] : [posture.legAhead.upper * 0.4 - 10, 42]
      const leg = { upper, lower }
      // The fin is longer than the feet that the skeleton sets on the ground.
      return { ...posture, legAhead: leg, legBack: leg, lift: posture.lift + (trailing ? 0.14 : seated ? 0.24 : 0.56) }
    },
    lower: {
      clothed: false,
      draw: (sheet, bones) => {
        const joints = middleLeg(bones)
        const { hip } = build
        const [, knee, end] = joints
        const angle = (Math.atan2(end.x - knee.x, end.y - knee.y) * 180) / Math.PI
        const fin = paper(mix(coat.main.base, '#FFF0C8', 0.35))
        const k = hip / 20
        sheet.within(placed(end.x, end.y, -angle, k), () => {
          sheet.cut('M-3 -6Q-34 6 -34 34Q-20 26 -12 32Q-4 24 0 14Q6 26 14 30Q22 24 34 32Q34 4 4 -6Z', fin)
          sheet.line('M-4 2Q-22 12 -27 27M4 2Q20 10 27 26M-2 6Q-10 18 -13 26M3 6Q10 16 13 24', fin.deep, 1.4, 0.5)
        })
        const body = limb(joints, [hip * 1.02, hip * 0.86, hip * 0.3])
        sheet.shadow(body, 1, 3, 0.1)
        sheet.cut(body, coat.main)
        sheet.clipped(body, () => {
          for (const t of [0.18, 0.32, 0.46, 0.6, 0.74]) {
            const at = along(joints, t)
            const r = hip * (1 - t) * 0.34 + 2
            for (const side of [-1, 0, 1])
              sheet.line(
                `M${at.x + side * r * 2 - r} ${at.y}Q${at.x + side * r * 2} ${at.y + r * 1.3} ${at.x + side * r * 2 + r} ${at.y}`,
                coat.main.deep,
                1.5,
                0.4,
              )
          }
        })
        sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () =>
          sheet.cut(
            scallops(
              [
                { x: -hip * 1.06, y: -build.torso * 0.14 },
                { x: -hip * 0.4, y: -build.torso * 0.1 },
                { x: hip * 0.4, y: -build.torso * 0.1 },
                { x: hip * 1.06, y: -build.torso * 0.14 },
                { x: hip * 1.02, y: hip * 0.2 },
                { x: hip * 0.5, y: hip * 0.42 },
                { x: 0, y: hip * 0.46 },
                { x: -hip * 0.5, y: hip * 0.42 },
                { x: -hip * 1.02, y: hip * 0.2 },
              ],
              5,
            ),
            fin,
          ),
        )
      },
    },
  }
}

/** A horse from the hip down: the person's legs are its forelegs, and the hind legs mirror them. */
export function centaurBody({ coat, build }: Part): Pick<Biped, 'lower' | 'adapt'> {
  const long = build.leg * 1.02
  return {
    adapt: (posture) => ({ ...calmed(posture) }),
    lower: {
      clothed: false,
      draw: (sheet, bones, posture) => {
        const r = build.legR
        const [x, y] = [bones.hip.x, bones.hip.y]
        const lying = posture.seated
        const airborne = posture.lift > 0.3
        const hind = (joints: Joints, sign: number): Joints => {
          const start = { x: joints[0].x - long, y: joints[0].y + r * 0.4 }
          const upper = lying ? 64 + sign * 8 : posture.legBack.upper * sign - 6
          const lower = lying ? 92 : airborne ? posture.legBack.lower : posture.legBack.lower * sign + 8
          const share = lying ? 0.34 : 0.5
          const knee = step(start, upper, build.leg * share)
          const foot = step(knee, lower, build.leg * share * 0.92)
          return [start, knee, airborne ? foot : { x: foot.x, y: lying ? -r * 0.7 : Math.max(joints[2].y, foot.y) }]
        }
        const floor = (point: Point): Point => ({ x: point.x, y: lying ? Math.min(point.y, -3) : point.y })
        const root = x - long - r
        const tail = floor({ x: root - r * 2.6, y: y + build.leg * 0.62 })
        sheet.cut(
          `M${root + r * 0.6} ${y - r * 0.6}Q${root - r * 2.2} ${y - r * 1.6} ${root - r * 3} ${y + r}Q${tail.x - r} ${(y + tail.y) / 2} ${tail.x} ${tail.y}Q${root - r * 1.2} ${(y + tail.y) / 2} ${root + r * 0.4} ${y + r * 0.8}Z`,
          coat.dark,
        )
        const legs = [hind(bones.legBack, 1), bones.legBack, hind(bones.legAhead, -1), bones.legAhead]
        legs.forEach((joints, i) => {
          if (i === 2)
            sheet.layered(
              `M${x - long - r * 1.6} ${y + 2}Q${x - long - r} ${y - build.hip * 0.9} ${x - long * 0.5} ${y - build.hip * 0.55}Q${x - build.hip} ${y - build.hip * 0.6} ${x - build.hip * 0.2} ${y - build.hip * 0.9}L${x + build.hip * 1.1} ${y - build.hip * 0.6}Q${x + build.hip * 1.4} ${y + build.hip * 0.9} ${x + build.hip * 0.4} ${y + build.hip * 1.1}Q${x - long * 0.4} ${y + build.hip * 1.3} ${x - long} ${y + build.hip}Q${x - long - r * 1.9} ${y + build.hip * 0.8} ${x - long - r * 1.6} ${y + 2}Z`,
              coat.main,
              { x: x - long * 0.5, y },
              0.95,
            )
          const tone = i < 2 ? 'shade' : 'base'
          sheet.cut(limb(joints, [r * 1.35, r * 0.86, r * 0.74]), coat.main, tone)
          hoof(sheet, joints, r)
        })
      },
    },
  }
}

export function hoof(sheet: Sheet, [, knee, end]: Joints, r: number, hex = '#5B4740'): void {
  const angle = (Math.atan2(end.x - knee.x, end.y - knee.y) * 180) / Math.PI
  sheet.within(placed(end.x, end.y, Math.abs(angle) < 34 ? 0 : -angle, r / 7), () =>
    sheet.cut('M-6 -3L-7.4 5H7.4L6 -3Q0 -5 -6 -3Z', paper(hex)),
  )
}

/** A horse neither lies on its belly nor crosses its legs: the torso stays up. */
function calmed(posture: Posture): Posture {
  const low = posture.seated || Math.abs(posture.lean) > 40
  if (!low)
    return {
      ...posture,
      legAhead: { upper: posture.legAhead.upper * 0.8, lower: posture.legAhead.lower },
      lean: posture.lean * 0.5,
    }
  const asleep = posture.lean > 76
  if (posture.element !== 'ground')
    return {
      ...posture,
      lean: 12,
      neck: 6,
      head: -4,
      legAhead: { upper: 62, lower: 12 },
      legBack: { upper: 40, lower: -34 },
      lift: Math.max(0.4, posture.lift),
      seated: false,
    }
  return {
    ...posture,
    ahead: asleep ? { upper: 24, lower: 96, layer: 'front' } : posture.ahead,
    back: asleep ? { upper: -8, lower: 72, layer: 'front' } : posture.back,
    lean: asleep ? 10 : 0,
    neck: asleep ? 16 : 2,
    head: asleep ? 24 : 4,
    legAhead: { upper: 80, lower: 96 },
    legBack: { upper: 66, lower: 92 },
    // The barrel is thicker than the hips that the skeleton sets on the ground.
    lift: 0.14,
    seated: true,
  }
}

function middleLeg(bones: Skeleton): Joints {
  const mean = (i: 0 | 1 | 2) => ({
    x: (bones.legAhead[i].x + bones.legBack[i].x) / 2,
    y: (bones.legAhead[i].y + bones.legBack[i].y) / 2,
  })
  return [bones.hip, mean(1), mean(2)]
}
