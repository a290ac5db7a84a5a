import type { Point } from '../../figure.ts'
import type { Paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { limb, oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Biped } from './biped.ts'
import { drawBelt, drawCoat } from './coat.ts'
import { drawFoot } from './extremities.ts'
import { drawBow, drawFlap, drawLegwear, drawMotif, drawShirt, drawYoke, trunk } from './garments.ts'
import type { Posture } from './poses.ts'
import { type Skeleton, step } from './skeleton.ts'
import { drawSkirt } from './skirt.ts'

/** How the body is seen: `side` is three quarters to the right. */
export type View = 'side' | 'front' | 'behind'

export function drawBelow(sheet: Sheet, biped: Biped, bones: Skeleton, posture: Posture, view: View): void {
  const { build, outfit } = biped
  if (biped.lower) biped.lower.draw(sheet, bones, posture)
  if (biped.lower && !biped.lower.clothed) return
  const flesh = outfit.onesie ?? biped.legs ?? biped.limbs ?? biped.flesh
  const { bottom } = outfit
  const r = build.legR
  for (const [joints, far] of [
    [bones.legBack, true],
    [bones.legAhead, false],
  ] as const) {
    const shin = far || outfit.onesie ? undefined : biped.shin
    const bare = bottom?.kind !== 'trousers'
    const shape = limb(joints, [r * 1.12, r, r * 0.82], 0, shin ? 0.6 : 1)
    sheet.cut(shape, flesh, far ? 'shade' : 'base')
    if (shin && bare) shin.draw(sheet, joints)
    else shin?.drawAnkle(sheet, joints)
    const socks = outfit.shoes && !outfit.onesie && bare && !shin
    if (socks)
      sheet.cut(
        limb(joints, [r, r, r * 0.92], 0.82, 1),
        { ...biped.flesh, base: '#FFF6E6', shade: '#EADFD0', edge: '#D9CBBB' },
        far ? 'shade' : 'base',
      )
    if (!shin || shin.shod || !bare)
      drawFoot(sheet, biped, joints, view !== 'side' && far && !posture.seated ? -1 : 1, posture, view === 'behind')
    if (bottom && bottom.kind !== 'skirt')
      drawLegwear(sheet, build, joints, bottom.paper, bare ? 0.5 : shin ? 0.84 : 0.94, far)
  }
}

export function drawTrunk(sheet: Sheet, biped: Biped, bones: Skeleton, view: View): void {
  const behind = view === 'behind'
  const { build, outfit, flesh } = biped
  const frame = placed(bones.hip.x, bones.hip.y, bones.lean)
  const neck = step(bones.chest, 0, build.armR * 0.3)
  sheet.cut(
    limb(
      [neck, mid(neck, bones.head), bones.head],
      (behind ? [0.42, 0.5, 0.6] : [0.36, 0.34, 0.34]).map((share) => build.shoulder * share),
    ),
    flesh,
    // From behind no chin throws its shade there.
    behind ? 'base' : 'shade',
  )
  sheet.within(frame, () => {
    const shape = trunk(build)
    const cloth = outfit.onesie ?? flesh
    sheet.layered(shape, cloth, { x: -build.waist * 0.3, y: -build.torso * 0.55 }, 0.93)
    if (outfit.onesie) drawOnesie(sheet, biped, outfit.onesie, behind)
    else
      sheet.clipped(shape, () => {
        if (biped.belly && !behind)
          sheet.flat(oval(build.hip * 0.12, -build.torso * 0.3, build.hip * 0.68, build.torso * 0.52), biped.belly.base)
        biped.markings?.(sheet, build, behind)
      })
    const { bottom } = outfit
    if (bottom && bottom.kind !== 'skirt') drawYoke(sheet, build, bottom.paper)
    const cover = outfit.top ?? outfit.dress
    if (cover) drawShirt(sheet, build, cover.paper, cover.motif, flesh, behind)
  })
  const { bottom, dress } = outfit
  if (dress) {
    drawSkirt(sheet, build, bones, dress.paper, outfit.coat ? 0.72 : 0.66, build.hip * (outfit.coat ? 0.3 : 0.56))
    if (behind) sheet.within(frame, () => drawBow(sheet, build, dress.paper))
  } else if (bottom?.kind === 'skirt') drawSkirt(sheet, build, bones, bottom.paper, 0.46, build.hip * 0.4)
  const { coat } = outfit
  if (coat) {
    sheet.within(frame, () => drawCoat(sheet, build, coat, behind))
    drawSkirt(sheet, build, bones, coat, 0.62, build.hip * 0.24)
    sheet.within(frame, () => drawBelt(sheet, build, coat, behind))
  }
  const over = behind ? biped.overBehind : biped.over
  if (over) sheet.within(frame, () => over(sheet, build))
}

function drawOnesie(sheet: Sheet, { build, flesh }: Biped, cloth: Paper, behind: boolean): void {
  if (behind) {
    drawFlap(sheet, build, cloth)
    return
  }
  drawMotif(sheet, build, cloth, 'star')
  const neck = build.shoulder * 0.44
  sheet.flat(`M${-neck} ${-build.torso - 2}Q0 ${-build.torso + neck * 0.9} ${neck} ${-build.torso - 2}Z`, flesh.shade)
  sheet.line(`M0 ${-build.torso * 0.24}V2`, cloth.deep, 1, 0.6)
}

function mid(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
