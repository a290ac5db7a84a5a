import type { Figure, FigureRequest, Point } from '../../figure.ts'
import type { Feeling } from '../face/draw-face.ts'
import { EXPRESSIONS } from '../face/moods.ts'
import { type Matrix, moved, placed, times } from '../paper/outline.ts'
import { Sheet } from '../paper/sheet.ts'
import { drawArms, forearms, grip, grips } from './arms.ts'
import type { Biped, HeadContext, HeadPlace } from './biped.ts'
import { drawBelow, drawTrunk, type View } from './body.ts'
import { soleOf } from './extremities.ts'
import { felt } from './feelings.ts'
import { type Body, buildBehind, paintBehind, postureBehind } from './from-behind.ts'
import { POSTURES, type Posture } from './poses.ts'
import { pushing, reaching } from './reaching.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'

/** Draws anybody on two legs (or on what they have instead). */
export function drawBiped(biped: Biped, request: FigureRequest): Figure {
  const { headBehind } = biped
  const turned = request.facing === 'back' && headBehind !== undefined
  const build = turned ? buildBehind(biped.build) : biped.build
  const natural = postureOf(biped, request, turned)
  const flip: Matrix = request.facing === 'left' ? [-1, 0, 0, 1, 0, 0] : [1, 0, 0, 1, 0, 0]
  const tilt = turned ? 0 : (biped.chair?.tilt ?? 0)
  const mirror = tilt ? times(flip, placed(0, 0, tilt)) : flip
  const upright = tilt ? times(placed(0, 0, -tilt), flip) : flip
  const sheet = new Sheet(request.id, mirror)
  const targets = (request.reach ?? []).map(({ x, y }) => moved(upright, x, y))
  const { bones, posture } = reaching(
    inChair(biped, skeletonOf(build, natural, soleOf(build)), turned),
    natural,
    build,
    targets,
  )
  const feeling = feelingOf(request)
  const headFrame = placed(bones.head.x, bones.head.y, bones.headTilt, build.head)
  const body: Body = { biped: { ...biped, build }, bones, posture, headFrame }
  const context = { sheet, feeling, headwear: biped.outfit.headwear }
  const view = request.facing === 'left' || request.facing === 'right' ? 'side' : 'front'
  const place = turned ? paintBehind(sheet, body, () => headBehind(context)) : paintBefore(sheet, body, context, view)

  const at = (point: Point) => moved(mirror, point.x, point.y)
  const onHead = (point: Point) => moved(times(mirror, headFrame), point.x, point.y)
  const bounds = sheet.bounds
  return {
    get svg() {
      return sheet.svg
    },
    bounds,
    element: posture.element,
    turned,
    anchors: {
      face: onHead(place.face),
      headTop: onHead(place.top),
      mouth: onHead(place.mouth),
      hand: at(grip(bones.ahead, build.armR)),
      otherHand: at(grip(bones.back, build.armR)),
      back: null,
      hip: at(bones.hip),
    },
    arms: { shoulders: [at(bones.ahead[0]), at(bones.back[0])], length: build.arm + build.armR * 0.7 },
    shadow: { rx: bounds.width * (posture.seated ? 0.46 : 0.4), ry: Math.max(5, build.hip * 0.42) },
    palette: biped.palette,
    ...(request.holds && !turned && biped.hand !== 'wing'
      ? { grips: grips(biped, bones, (part) => new Sheet(`${request.id}-${part}`, mirror)) }
      : {}),
    ...(request.embraces ? { embrace: forearms(biped, bones, new Sheet(`${request.id}-a`, mirror)) } : {}),
  }
}

function postureOf(biped: Biped, { pose, mood }: FigureRequest, turned: boolean): Posture {
  const posture = POSTURES[pose]
  const adapted = felt(pose, mood, biped.adapt?.(posture) ?? posture, biped)
  return turned ? postureBehind(pose, adapted, biped.lower === undefined) : adapted
}

function inChair({ build, chair }: Biped, bones: Skeleton, turned: boolean): Skeleton {
  if (!chair) return bones
  return turned ? chair.turned(bones) : pushing(bones, build, chair.hands(bones))
}

/** Glues the pieces from the furthest to the nearest, the face towards the reader. */
function paintBefore(
  sheet: Sheet,
  { biped, bones, posture, headFrame }: Body,
  context: HeadContext,
  view: View,
): HeadPlace {
  biped.behind?.(sheet, bones, posture)
  biped.chair?.behind(sheet, bones)
  sheet.within(headFrame, () => biped.headBack?.(context))
  drawArms(sheet, biped, bones, posture, 'behind')
  drawBelow(sheet, biped, bones, posture, view)
  drawTrunk(sheet, biped, bones, view)
  biped.chair?.before(sheet, bones)
  drawArms(sheet, biped, bones, posture, 'front')
  if (biped.mantle) sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () => biped.mantle?.(sheet, biped.build))
  let place: HeadPlace = { face: { x: 0, y: 0 }, mouth: { x: 0, y: 20 }, top: { x: 0, y: -50 } }
  sheet.within(headFrame, () => {
    place = biped.headFront(context)
  })
  drawArms(sheet, biped, bones, posture, 'over')
  return place
}

export function feelingOf(request: FigureRequest): Feeling {
  const turned = request.facing === 'left' || request.facing === 'right' ? 1 : 0
  const { gaze } = request
  const length = gaze ? Math.hypot(gaze.x, gaze.y) : 0
  const flip = request.facing === 'left' ? -1 : 1
  return {
    expression: EXPRESSIONS[request.mood],
    turned,
    gaze: gaze && length > 0 ? { x: (gaze.x / length) * flip, y: gaze.y / length } : null,
    closed: request.pose === 'sleep' || request.asleep === true,
  }
}
