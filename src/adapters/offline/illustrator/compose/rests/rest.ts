import type { Figure, FigureRequest, Point } from '../../figure.ts'
import type { Stage } from '../../kit/stage.ts'
import { halfHead } from '../actor.ts'

/** What somebody sits or lies in or on that is drawn around them. Chairs, benches and armchairs of people are drawn with the person. */
export type Rest =
  | 'bathtub'
  | 'dry-bathtub'
  | 'in-bed'
  | 'armchair'
  | 'swing'
  | 'sleigh'
  | 'high-chair'
  | 'pram'
  | 'potty'
  | 'cushion'
  | 'bicycle'
  | 'bed'
  | 'hospital-bed'
  | 'sofa'
  | 'blanket'
  | 'rug'
  | 'mat'
  | 'hay'
  | 'pet-bed'

/**
 * Whoever rests, as they face the right, in their own units from their hip: `front` and `rear` are how far they reach to
 * either side, `top` and `low` how far up and down (positive).
 */
export type Body = {
  face: Point
  hand: Point
  /** Half of the head's width. */
  half: number
  front: number
  rear: number
  top: number
  low: number
  /** The ground they would lie on without it, below the hip. */
  ground: number
  /** The head lies at the front: true for all who lie and face the right. */
  headAhead: boolean
  asleep: boolean
}

/** How far what they rest on reaches: to the front, the rear and up from the ground, in the figure's units. */
export type Extent = { front: number; rear: number; top: number }

export type Furniture = {
  /** How high above the ground the hip is. */
  hip(body: Body): number
  /** Legs are out of sight: who rests there is drawn upright and cut below the lap. */
  hidesLegs?: true
  extent(body: Body): Extent
  /** What is behind and what is before the figure; x from the hip to where it faces, y from the ground, downwards. */
  draw(body: Body, stage: Stage): { under: string; over: string }
}

/** How far below the hip a body that is cut there still shows. */
export const LAP = 12

export function bodyOf(figure: Figure, facing: FigureRequest['facing'], asleep: boolean): Body {
  const { hip, face, hand } = figure.anchors
  const side = facing === 'left' ? -1 : 1
  const { x, y, width, height } = figure.bounds
  const ends = [(x - hip.x) * side, (x + width - hip.x) * side]
  const from = (point: Point): Point => ({ x: (point.x - hip.x) * side, y: point.y - hip.y })
  return {
    face: from(face),
    hand: from(hand),
    half: halfHead({ figure }),
    front: Math.max(...ends),
    rear: -Math.min(...ends),
    top: hip.y - y,
    low: y + height - hip.y,
    ground: -hip.y,
    headAhead: from(face).x >= 0,
    asleep,
  }
}
