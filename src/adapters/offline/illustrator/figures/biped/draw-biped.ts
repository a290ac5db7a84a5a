import type { Figure, FigureRequest, Point } from '../../figure.ts'
import type { Feeling } from '../face/draw-face.ts'
import { EXPRESSIONS } from '../face/moods.ts'
import { type Matrix, moved, placed, times } from '../paper/outline.ts'
import { limb, oval } from '../paper/shapes.ts'
import { Sheet } from '../paper/sheet.ts'
import { drawArms, forearms, grip } from './arms.ts'
import type { Biped, HeadPlace } from './biped.ts'
import { drawBelt, drawCoat } from './coat.ts'
import { drawFoot, soleOf } from './extremities.ts'
import { drawLegwear, drawMotif, drawShirt, drawYoke, trunk } from './garments.ts'
import { POSTURES, type Posture } from './poses.ts'
import { pushing, reaching } from './reaching.ts'
import { type Skeleton, skeletonOf, step } from './skeleton.ts'
import { drawSkirt } from './skirt.ts'

/** Draws anybody on two legs (or on what they have instead). */
export function drawBiped(biped: Biped, request: FigureRequest): Figure {
  const natural = biped.adapt?.(POSTURES[request.pose]) ?? POSTURES[request.pose]
  const flip: Matrix = request.facing === 'left' ? [-1, 0, 0, 1, 0, 0] : [1, 0, 0, 1, 0, 0]
  const tilt = biped.chair?.tilt ?? 0
  const mirror = tilt ? times(flip, placed(0, 0, tilt)) : flip
  const upright = tilt ? times(placed(0, 0, -tilt), flip) : flip
  const sheet = new Sheet(request.id, mirror)
  const targets = (request.reach ?? []).map(({ x, y }) => moved(upright, x, y))
  const { bones, posture } = reaching(
    inChair(biped, skeletonOf(biped.build, natural, soleOf(biped.build))),
    natural,
    biped.build,
    targets,
  )
  const front = request.facing === 'front'
  const feeling = feelingOf(request)
  const headFrame = placed(bones.head.x, bones.head.y, bones.headTilt, biped.build.head)
  const context = { sheet, feeling, headwear: biped.outfit.headwear }

  biped.behind?.(sheet, bones, posture)
  biped.chair?.behind(sheet, bones)
  sheet.within(headFrame, () => biped.headBack?.(context))
  drawArms(sheet, biped, bones, posture, 'behind')
  drawBelow(sheet, biped, bones, posture, front)
  drawTrunk(sheet, biped, bones)
  biped.chair?.before(sheet, bones)
  drawArms(sheet, biped, bones, posture, 'front')
  if (biped.mantle) sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () => biped.mantle?.(sheet, biped.build))
  let place: HeadPlace = { face: { x: 0, y: 0 }, mouth: { x: 0, y: 20 }, top: { x: 0, y: -50 } }
  sheet.within(headFrame, () => {
    place = biped.headFront(context)
  })
  drawArms(sheet, biped, bones, posture, 'over')

  const at = (point: Point) => moved(mirror, point.x, point.y)
  const onHead = (point: Point) => moved(times(mirror, headFrame), point.x, point.y)
  const bounds = sheet.bounds
  return {
    svg: sheet.svg,
    bounds,
    element: posture.element,
    anchors: {
      face: onHead(place.face),
      headTop: onHead(place.top),
      mouth: onHead(place.mouth),
      hand: at(grip(bones.ahead, biped.build.armR)),
      otherHand: at(grip(bones.back, biped.build.armR)),
      back: null,
      hip: at(bones.hip),
    },
    arms: { shoulders: [at(bones.ahead[0]), at(bones.back[0])], length: biped.build.arm + biped.build.armR * 0.7 },
    shadow: { rx: bounds.width * (posture.seated ? 0.46 : 0.4), ry: Math.max(5, biped.build.hip * 0.42) },
    palette: biped.palette,
    ...(request.embraces ? { embrace: forearms(biped, bones, new Sheet(`${request.id}-a`, mirror)) } : {}),
  }
}

function inChair({ build, chair }: Biped, bones: Skeleton): Skeleton {
  return chair ? pushing(bones, build, chair.hands(bones)) : bones
}

export function feelingOf(request: FigureRequest): Feeling {
  const turned = request.facing === 'front' ? 0 : 1
  const { gaze } = request
  const length = gaze ? Math.hypot(gaze.x, gaze.y) : 0
  const flip = request.facing === 'left' ? -1 : 1
  return {
    expression: EXPRESSIONS[request.mood],
    turned,
    gaze: gaze && length > 0 ? { x: (gaze.x / length) * flip, y: gaze.y / length } : null,
    closed: request.pose === 'sleep',
  }
}

function drawBelow(sheet: Sheet, biped: Biped, bones: Skeleton, posture: Posture, front: boolean): void {
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
      drawFoot(sheet, biped, joints, front && far && !posture.seated ? -1 : 1, posture.seated)
    if (bottom && bottom.kind !== 'skirt')
      drawLegwear(sheet, build, joints, bottom.paper, bare ? 0.5 : shin ? 0.84 : 0.94, far)
  }
}

function drawTrunk(sheet: Sheet, biped: Biped, bones: Skeleton): void {
  const { build, outfit, flesh } = biped
  const frame = placed(bones.hip.x, bones.hip.y, bones.lean)
  const neck = step(bones.chest, 0, build.armR * 0.3)
  sheet.cut(
    limb(
      [neck, mid(neck, bones.head), bones.head],
      [build.shoulder * 0.36, build.shoulder * 0.34, build.shoulder * 0.34],
    ),
    flesh,
    'shade',
  )
  sheet.within(frame, () => {
    const shape = trunk(build)
    const cloth = outfit.onesie ?? flesh
    sheet.layered(shape, cloth, { x: -build.waist * 0.3, y: -build.torso * 0.55 }, 0.93)
    if (outfit.onesie) drawOnesie(sheet, biped, outfit.onesie)
    else
      sheet.clipped(shape, () => {
        if (biped.belly)
          sheet.flat(oval(build.hip * 0.12, -build.torso * 0.3, build.hip * 0.68, build.torso * 0.52), biped.belly.base)
        biped.markings?.(sheet, build)
      })
    const { bottom } = outfit
    if (bottom && bottom.kind !== 'skirt') drawYoke(sheet, build, bottom.paper)
    const cover = outfit.top ?? outfit.dress
    if (cover) drawShirt(sheet, build, cover.paper, cover.motif, flesh)
  })
  const { bottom, dress } = outfit
  if (dress)
    drawSkirt(sheet, build, bones, dress.paper, outfit.coat ? 0.72 : 0.66, build.hip * (outfit.coat ? 0.3 : 0.56))
  else if (bottom?.kind === 'skirt') drawSkirt(sheet, build, bones, bottom.paper, 0.46, build.hip * 0.4)
  const { coat } = outfit
  if (coat) {
    sheet.within(frame, () => drawCoat(sheet, build, coat))
    drawSkirt(sheet, build, bones, coat, 0.62, build.hip * 0.24)
    sheet.within(frame, () => drawBelt(sheet, build, coat))
  }
  if (biped.over) sheet.within(frame, () => biped.over?.(sheet, build))
}

function drawOnesie(sheet: Sheet, { build, flesh }: Biped, cloth: NonNullable<Biped['outfit']['onesie']>): void {
  drawMotif(sheet, build, cloth, 'star')
  const neck = build.shoulder * 0.44
  sheet.flat(`M${-neck} ${-build.torso - 2}Q0 ${-build.torso + neck * 0.9} ${neck} ${-build.torso - 2}Z`, flesh.shade)
  sheet.line(`M0 ${-build.torso * 0.24}V2`, cloth.deep, 1, 0.6)
}

function mid(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
