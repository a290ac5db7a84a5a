import type { Figure, FigureRequest, Point } from '../../figure.ts'
import type { HeadContext, HeadPlace, Outfit } from '../biped/biped.ts'
import { feelingOf } from '../biped/draw-biped.ts'
import { type Joints, step } from '../biped/skeleton.ts'
import { type Matrix, moved, placed, times } from '../paper/outline.ts'
import { limb } from '../paper/shapes.ts'
import { Sheet } from '../paper/sheet.ts'
import type { Coat } from '../species/kit.ts'
import { drawBarrel, drawClothes, drawLegClothes, drawQuadFoot } from './parts.ts'
import { STANCES, type Stance } from './stances.ts'

/** Somebody on four legs, in figure units: measures, and what is cut for it alone. */
export type Quadruped = {
  coat: Coat
  outfit: Outfit
  head: number
  /** How far the head reaches down from its middle, in head units. */
  chin: number
  /** From hip to shoulder. */
  length: number
  /** Half the thickness of the trunk at chest and hip. */
  chest: number
  rump: number
  leg: number
  legR: number
  neck: { angle: number; length: number; r: number }
  foot: 'hoof' | 'round' | 'paw' | 'talons'
  headBack: (context: HeadContext) => void
  headFront: (context: HeadContext) => HeadPlace
  /** Frames: the hip, and the middle of the back; both turned with the trunk; one unit is one figure unit. */
  tail: (sheet: Sheet, size: number) => void
  farWing?: (sheet: Sheet) => void
  nearWing?: (sheet: Sheet) => void
  markings?: (sheet: Sheet) => void
  hump?: (sheet: Sheet) => void
  neckMarks?: (sheet: Sheet, neck: Joints) => void
  mane?: (sheet: Sheet, neck: Joints) => void
  palette: string[]
}

type Frame = {
  hip: Point
  chest: Point
  neck: Joints
  legs: { fore: Joints; foreFar: Joints; hind: Joints; hindFar: Joints }
  pitch: number
}

export function drawQuadruped(animal: Quadruped, request: FigureRequest): Figure {
  const stance = STANCES[request.pose]
  const mirror: Matrix = request.facing === 'left' ? [-1, 0, 0, 1, 0, 0] : [1, 0, 0, 1, 0, 0]
  const sheet = new Sheet(request.id, mirror)
  const frame = framed(animal, stance)
  const { legs, neck, hip, chest } = frame
  const feeling = feelingOf(request)
  const context = { sheet, feeling, headwear: animal.outfit.headwear }
  const headFrame = placed(neck[2].x, neck[2].y, stance.tilt, animal.head)
  const trunk = placed((hip.x + chest.x) / 2, (hip.y + chest.y) / 2, -frame.pitch)

  // A tail that hangs is swept back when its root comes near the ground.
  const swept = stance.lying ? 52 : stance.pitch > 30 && stance.lift === 0 ? 30 : -frame.pitch * 0.4
  sheet.within(placed(hip.x, hip.y, swept), () => animal.tail(sheet, animal.rump))
  if (animal.farWing) sheet.within(trunk, () => animal.farWing?.(sheet))
  for (const joints of [legs.hindFar, legs.foreFar]) drawLeg(sheet, animal, joints, true, joints === legs.hindFar)
  sheet.within(headFrame, () => animal.headBack(context))
  if (animal.hump) sheet.within(trunk, () => animal.hump?.(sheet))
  drawNeck(sheet, animal, neck, 'under')
  sheet.within(trunk, () => drawBarrel(sheet, animal))
  drawNeck(sheet, animal, neck, 'over')
  for (const joints of [legs.hind, legs.fore]) drawLeg(sheet, animal, joints, false, joints === legs.hind)
  sheet.within(trunk, () => drawClothes(sheet, animal))
  if (animal.nearWing) sheet.within(trunk, () => animal.nearWing?.(sheet))
  let place: HeadPlace = { face: { x: 0, y: 0 }, mouth: { x: 0, y: 0 }, top: { x: 0, y: 0 } }
  sheet.within(headFrame, () => {
    place = animal.headFront(context)
  })

  const at = (point: Point) => moved(mirror, point.x, point.y)
  const onHead = (point: Point) => moved(times(mirror, headFrame), point.x, point.y)
  const onTrunk = (x: number, y: number) => moved(times(mirror, trunk), x, y)
  return {
    get svg() {
      return sheet.svg
    },
    bounds: sheet.bounds,
    element: stance.element,
    turned: false,
    anchors: {
      face: onHead(place.face),
      headTop: onHead(place.top),
      mouth: onHead(place.mouth),
      hand: at(legs.fore[2]),
      otherHand: at(legs.foreFar[2]),
      back: onTrunk(-animal.length * 0.06, -(animal.chest + animal.rump) * 0.5),
      hip: at(hip),
    },
    shadow: { rx: animal.length * 0.72 + animal.rump, ry: Math.max(6, animal.rump * 0.4) },
    palette: animal.palette,
  }
}

function framed(animal: Quadruped, stance: Stance): Frame {
  const { length, leg } = animal
  const pitch = stance.pitch
  const hip = { x: 0, y: 0 }
  const chest = step(hip, 90 + pitch, length)
  const bend = (from: Point, side: 'fore' | 'foreFar' | 'hind' | 'hindFar', dx: number): Joints => {
    const start = { x: from.x + dx, y: from.y + (side.startsWith('fore') ? animal.chest : animal.rump) * 0.42 }
    const share = stance.lying ? 0.62 : 1
    const knee = step(start, stance[side].upper, leg * 0.5 * share)
    return [start, knee, step(knee, stance[side].lower, leg * 0.5 * share)]
  }
  const r = animal.legR
  const legs = {
    fore: bend(chest, 'fore', -r * 0.1),
    foreFar: bend(chest, 'foreFar', r * 0.9),
    hind: bend(hip, 'hind', -r * 0.3),
    hindFar: bend(hip, 'hindFar', r * 0.9),
  }
  const angle = 180 - animal.neck.angle - stance.nod + pitch * 0.35
  const base = step(chest, 180 - pitch, animal.chest * 0.1)
  const reached = step(base, angle, animal.neck.length)
  const floor = Math.max(hip.y + animal.rump, chest.y + animal.chest)
  // A sleeping head lies on the ground, not in it.
  const top = stance.lying ? { x: reached.x, y: Math.min(reached.y, floor - animal.chin * animal.head) } : reached
  const neck: Joints = [
    base,
    step({ x: (base.x + top.x) / 2, y: (base.y + top.y) / 2 }, angle - 90, -animal.neck.length * 0.06),
    top,
  ]
  const sole = r * 0.72
  const feet = [legs.fore, legs.foreFar, legs.hind, legs.hindFar].flatMap(([, knee, foot]) => [
    knee.y + r * 0.7,
    foot.y + sole,
  ])
  const lowest = stance.lying ? floor : Math.max(...feet, hip.y + animal.rump * 0.96)
  const centre = (hip.x + chest.x) / 2
  const settle = ({ x, y }: Point): Point => ({ x: x - centre, y: y - lowest - stance.lift * leg })
  const all = (joints: Joints): Joints => [settle(joints[0]), settle(joints[1]), settle(joints[2])]
  return {
    hip: settle(hip),
    chest: settle(chest),
    neck: all(neck),
    legs: { fore: all(legs.fore), foreFar: all(legs.foreFar), hind: all(legs.hind), hindFar: all(legs.hindFar) },
    pitch,
  }
}

function drawLeg(sheet: Sheet, animal: Quadruped, joints: Joints, far: boolean, hind: boolean): void {
  const r = animal.legR
  const thigh = hind ? 1.5 : 1.3
  const shape = limb(joints, [r * thigh, r, r * 0.9])
  if (!far) sheet.shadow(shape, 1, 2, 0.07)
  sheet.cut(shape, animal.coat.main, far ? 'shade' : 'base')
  drawQuadFoot(sheet, animal, joints, far, hind)
  drawLegClothes(sheet, animal, joints, far, hind)
}

function drawNeck(sheet: Sheet, animal: Quadruped, neck: Joints, when: 'under' | 'over'): void {
  const { r } = animal.neck
  const shape = limb(neck, [r * 1.35, r, r * 0.84])
  if (when === 'under') {
    animal.mane?.(sheet, neck)
    sheet.cut(shape, animal.coat.main)
    return
  }
  // Over the trunk once more, without an edge, so that neck and chest are one piece of paper.
  sheet.flat(limb(neck, [r * 1.28, r * 0.93, r * 0.78]), animal.coat.main.base)
  if (animal.neckMarks) sheet.clipped(shape, () => animal.neckMarks?.(sheet, neck))
}
