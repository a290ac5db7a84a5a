import type { Point } from '../../figure.ts'
import type { Paper } from '../paper/colours.ts'
import { limb, oval, polygon } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Motif } from './biped.ts'
import { type Build, type Joints, step } from './skeleton.ts'

/** The trunk in its own frame: hip at the origin, shoulders at -torso. `ease` is how much wider than the body. */
export function trunk(build: Build, ease = 0, hem = 4): string {
  const { torso, shoulder, waist, hip } = build
  const [s, w, h] = [shoulder + ease * 0.5, waist + ease, hip + ease]
  const top = -torso - ease * 0.4
  return `M${-s * 0.42} ${top - 1}C${-s * 0.8} ${top} ${-s} ${top + 3} ${-s} ${top + torso * 0.2}C${-s} ${-torso * 0.6} ${-w} ${-torso * 0.55} ${-w} ${-torso * 0.38}C${-w} ${-torso * 0.2} ${-h} ${-torso * 0.15} ${-h} ${hem}Q${-h * 0.5} ${hem + 3.5} 0 ${hem + 3.5}Q${h * 0.5} ${hem + 3.5} ${h} ${hem}C${h} ${-torso * 0.15} ${w} ${-torso * 0.2} ${w} ${-torso * 0.38}C${w} ${-torso * 0.55} ${s} ${-torso * 0.6} ${s} ${top + torso * 0.2}C${s} ${top + 3} ${s * 0.8} ${top} ${s * 0.42} ${top - 1}Q0 ${top + 3} ${-s * 0.42} ${top - 1}Z`
}

export function drawShirt(sheet: Sheet, build: Build, cloth: Paper, motif: Motif, flesh: Paper, behind: boolean): void {
  const shape = trunk(build, 1.6, 3)
  sheet.cut(shape, cloth)
  sheet.clipped(shape, () => {
    sheet.flat(
      `M${build.hip * 0.72} ${-build.torso - 6}Q${build.hip * 0.98} ${-build.torso * 0.4} ${build.hip * 0.5} 12H60V${-build.torso - 6}Z`,
      cloth.shade,
    )
    // What is printed on the breast is not on the back.
    if (!behind || motif === 'stripes' || motif === 'dots') drawMotif(sheet, build, cloth, motif)
  })
  const neck = build.shoulder * 0.44
  if (behind) {
    drawCollarBehind(sheet, build, cloth, flesh)
    return
  }
  sheet.flat(`M${-neck} ${-build.torso - 2}Q0 ${-build.torso + neck * 0.95} ${neck} ${-build.torso - 2}Z`, flesh.shade)
  sheet.line(
    `M${-neck} ${-build.torso - 1}Q0 ${-build.torso + neck} ${neck} ${-build.torso - 1}`,
    cloth.deep,
    1.8,
    0.75,
  )
}

/** At the nape a neckline is shallow, and there is its label. */
function drawCollarBehind(sheet: Sheet, { torso, shoulder }: Build, cloth: Paper, flesh: Paper): void {
  const neck = shoulder * 0.44
  sheet.flat(`M${-neck} ${-torso - 2}Q0 ${-torso + neck * 0.4} ${neck} ${-torso - 2}Z`, flesh.base)
  sheet.line(`M${-neck} ${-torso - 1}Q0 ${-torso + neck * 0.45} ${neck} ${-torso - 1}`, cloth.deep, 1.8, 0.75)
}

/** The sash of a dress, tied. */
export function drawBow(sheet: Sheet, { torso, waist }: Build, cloth: Paper): void {
  const [y, s] = [-torso * 0.27, torso * 0.13]
  const w = waist + 2.6
  sheet.cut(
    `M${-w} ${y - s * 0.5}Q0 ${y + s * 0.1} ${w} ${y - s * 0.5}L${w} ${y + s * 0.4}Q0 ${y + s} ${-w} ${y + s * 0.4}Z`,
    cloth,
    'light',
  )
  for (const side of [-1, 1]) {
    sheet.cut(
      `M0 ${y}Q${side * s * 0.6} ${y + s * 1.6} ${side * s * 0.7} ${y + s * 3.4}L${side * s * 1.8} ${y + s * 3}Q${side * s * 1.2} ${y + s} 0 ${y}Z`,
      cloth,
      'light',
    )
    sheet.cut(
      `M0 ${y + s * 0.2}Q${side * s * 1.4} ${y - s * 1.7} ${side * s * 2.3} ${y - s * 0.7}Q${side * s * 2.5} ${y + s} ${side * s * 1.9} ${y + s * 1.2}Q${side * s} ${y + s * 1.2} 0 ${y + s * 0.2}Z`,
      cloth,
      'light',
    )
  }
  sheet.cut(oval(0, y + s * 0.2, s * 0.55, s * 0.62), cloth)
}

/** The flap of a onesie, buttoned. */
export function drawFlap(sheet: Sheet, { torso, hip, shoulder }: Build, cloth: Paper): void {
  const [top, w] = [-torso * 0.2, hip * 0.72]
  sheet.line(
    `M${-w} ${hip * 0.2}Q${-w} ${top} ${-w * 0.8} ${top}H${w * 0.8}Q${w} ${top} ${w} ${hip * 0.2}`,
    cloth.deep,
    1,
    0.6,
  )
  for (const side of [-1, 1]) sheet.flat(oval(side * w * 0.72, top + 3, 1.5), cloth.deep, 0.8)
  const neck = shoulder * 0.44
  sheet.line(`M${-neck} ${-torso}Q0 ${-torso + neck * 0.5} ${neck} ${-torso}`, cloth.deep, 1.6, 0.6)
}

export function drawLegwear(
  sheet: Sheet,
  build: Build,
  joints: Joints,
  cloth: Paper,
  reach: number,
  far: boolean,
): void {
  const r = build.legR
  const radii = reach > 0.7 ? [r * 1.3, r * 1.2, r * 1.12] : [r * 1.32, r * 1.4, r * 1.4]
  const shape = limb(joints, radii, 0, reach)
  sheet.cut(shape, cloth, far ? 'shade' : 'base')
}

export function drawYoke(sheet: Sheet, build: Build, cloth: Paper): void {
  const h = build.hip + 1
  sheet.cut(
    `M${-build.waist - 1} ${-build.torso * 0.25}L${-h} 3Q${-h} ${build.hip * 0.55} ${-h * 0.3} ${build.hip * 0.5}Q0 ${build.hip * 0.35} ${h * 0.3} ${build.hip * 0.5}Q${h} ${build.hip * 0.55} ${h} 3L${build.waist + 1} ${-build.torso * 0.25}Z`,
    cloth,
  )
}

export function drawSleeve(
  sheet: Sheet,
  build: Build,
  joints: Joints,
  cloth: Paper,
  reach: number,
  far: boolean,
): void {
  const r = build.armR
  const radii = reach > 0.7 ? [r * 1.5, r * 1.4, r * 1.35] : [r * 1.5, r * 1.5, r * 1.3]
  const shape = limb(joints, radii, 0, reach)
  sheet.cut(shape, cloth, far ? 'shade' : 'base')
}

export function drawMotif(sheet: Sheet, build: Build, cloth: Paper, motif: Motif): void {
  const { torso, hip } = build
  const y = -torso * 0.52
  const size = torso * 0.15
  if (motif === 'stripes')
    for (const share of [0.72, 0.48, 0.24, 0])
      sheet.flat(
        `M-60 ${-torso * share}Q0 ${-torso * share + 5} 60 ${-torso * share}V${-torso * share + torso * 0.1}Q0 ${-torso * share + torso * 0.1 + 5} -60 ${-torso * share + torso * 0.1}Z`,
        cloth.light,
      )
  if (motif === 'dots')
    for (const [x, share] of [
      [-0.5, 0.7],
      [0.1, 0.56],
      [0.6, 0.76],
      [-0.6, 0.3],
      [0.5, 0.3],
      [0, 0.1],
    ] as const)
      sheet.flat(oval(x * hip, -torso * share, torso * 0.055), cloth.light)
  if (motif === 'pocket')
    sheet.cut(
      `M${hip * 0.15} ${y}H${hip * 0.65}V${y + size * 1.5}Q${hip * 0.4} ${y + size * 2.1} ${hip * 0.15} ${y + size * 1.5}Z`,
      cloth,
      'light',
    )
  if (motif === 'heart')
    sheet.flat(
      `M0 ${y + size * 1.3}C${-size * 2} ${y} ${-size} ${y - size * 1.4} 0 ${y - size * 0.3}C${size} ${y - size * 1.4} ${size * 2} ${y} 0 ${y + size * 1.3}Z`,
      cloth.light,
    )
  if (motif === 'star') sheet.flat(polygon(star(0, y, size * 1.4)), cloth.light)
}

export function star(cx: number, cy: number, r: number): Point[] {
  return Array.from({ length: 10 }, (_, i) => step({ x: cx, y: cy }, 180 - i * 36, i % 2 === 0 ? r : r * 0.46))
}
