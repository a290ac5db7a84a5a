import type { Character } from '../../../../../domain/character.ts'
import { isHuman } from '../../../../../domain/character.ts'
import type { Figure, FigureRequest, Point } from '../../figure.ts'
import { feelingOf } from '../biped/draw-biped.ts'
import { type Paper, paper } from '../paper/colours.ts'
import { type Matrix, moved, placed, times } from '../paper/outline.ts'
import { oval } from '../paper/shapes.ts'
import { Sheet } from '../paper/sheet.ts'
import { drawPersonBack, drawPersonHead } from './head.ts'
import { lookOf, type PersonLook } from './look.ts'

/** Just born: too young to sit, so it lies wherever nobody holds it. */
export function isNewborn({ gender, age, presence }: Character): boolean {
  return presence === 'baby' && (gender === null || isHuman({ gender })) && (age === 'baby' || age === null)
}

/** Figure units per head unit. */
const HEAD = 0.4
const HEAD_AT: Point = { x: 0, y: -57 }

/** Wrapped in a blanket, the face to the reader. Lying with the head towards where it faces, or held aslant. */
export function drawNewborn(request: FigureRequest): Figure {
  const look = lookOf({ ...request.character, age: 'baby' })
  const { pose } = request
  const tilt = request.cradled ? 54 : pose === 'lie' || pose === 'sleep' ? 80 : 14
  const flip: Matrix = request.facing === 'left' ? [-1, 0, 0, 1, 0, 0] : [1, 0, 0, 1, 0, 0]
  const paint = (at: Point): { sheet: Sheet; frame: Matrix; place: ReturnType<typeof drawPersonHead> } => {
    const frame = times(flip, placed(at.x, at.y, tilt))
    const sheet = new Sheet(request.id, frame)
    return { sheet, frame, place: drawBundle(sheet, look, request) }
  }
  const { x, y, width, height } = paint({ x: 0, y: 0 }).sheet.bounds
  const { sheet, frame, place } = paint({ x: -(x + width / 2) * flip[0], y: -(y + height) })
  const at = (point: Point) => moved(frame, point.x, point.y)
  const onHead = (point: Point) => at({ x: HEAD_AT.x + point.x * HEAD, y: HEAD_AT.y + point.y * HEAD })
  return {
    get svg() {
      return sheet.svg
    },
    bounds: sheet.bounds,
    element: 'ground',
    turned: false,
    anchors: {
      face: onHead(place.face),
      headTop: onHead(place.top),
      mouth: onHead(place.mouth),
      hand: at({ x: 9, y: -37 }),
      otherHand: at({ x: -9, y: -30 }),
      back: null,
      hip: at({ x: 0, y: -14 }),
    },
    shadow: { rx: sheet.bounds.width * 0.46, ry: 6 },
    palette: [look.skin.base, ...(look.hair ? [look.hair.paper.base] : []), blanketOf(look).base],
  }
}

function blanketOf({ outfit }: PersonLook): Paper {
  return outfit.onesie ?? outfit.dress?.paper ?? outfit.top?.paper ?? outfit.coat ?? paper('#FAF6EE')
}

function drawBundle(sheet: Sheet, look: PersonLook, request: FigureRequest): ReturnType<typeof drawPersonHead> {
  const cloth = blanketOf(look)
  const feeling = { ...feelingOf(request), turned: 0 as const }
  const headwear = look.outfit.headwear
  const context = { sheet, feeling, headwear }
  const head = placed(HEAD_AT.x, HEAD_AT.y, -5, HEAD)
  // The corner of the blanket that lies behind the head.
  sheet.cut('M-20 -42C-31 -58 -23 -84 0 -85C23 -84 31 -58 20 -42Q0 -34 -20 -42Z', cloth, 'shade')
  sheet.within(head, () => drawPersonBack(context, look))
  let place: ReturnType<typeof drawPersonHead> = { face: { x: 0, y: 0 }, mouth: { x: 0, y: 20 }, top: { x: 0, y: -50 } }
  sheet.within(head, () => {
    place = drawPersonHead(context, look)
  })
  const body =
    'M-17 -43C-23 -34 -22 -15 -14 -4Q-8 4 0 4Q8 4 14 -4C22 -15 23 -34 17 -43Q11 -37 0 -36.500Q-11 -37 -17 -43Z'
  sheet.shadow(body, 0, -1.6, 0.12)
  sheet.layered(body, cloth, { x: -5, y: -20 }, 0.95)
  sheet.clipped(body, () => {
    for (const [x, y] of [
      [-14, -28],
      [-4, -14],
      [7, -24],
      [14, -12],
      [2, -2],
      [-12, -8],
    ] as const)
      sheet.flat(oval(x, y, 1.7), cloth.light)
  })
  // A fist that would not be wrapped up.
  sheet.cut(oval(9.5, -37.5, 4.6, 4.2), look.skin)
  sheet.line('M8 -40.200L8.400 -38.400M10.600 -40.600L10.700 -38.800', look.skin.deep, 0.6, 0.5)
  const flap = 'M17 -43C23 -34 22 -15 14 -4Q2 -10 -6 -24Q-12 -34 -17 -43Q-2 -32 6 -33Q13 -35 17 -43Z'
  sheet.shadow(flap, -0.6, 1.4, 0.1)
  sheet.cut(flap, cloth)
  sheet.line('M-14 -39Q-8 -22 8 -11M-9 -36Q0 -26 12 -20', cloth.deep, 0.9, 0.35)
  return place
}
