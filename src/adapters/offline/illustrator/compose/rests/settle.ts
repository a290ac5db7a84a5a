import type { Pose } from '../../../../../domain/scene.ts'
import type { Figure, FigureRequest, Point } from '../../figure.ts'
import { drawFigure } from '../../figures/draw-figure.ts'
import { n } from '../../kit/paper.ts'
import type { Stage } from '../../kit/stage.ts'
import type { Actor } from '../actor.ts'
import { BATH_AND_NURSERY, waterOf } from './bath-and-nursery.ts'
import { BEDS } from './beds.ts'
import { ON_THE_GROUND } from './on-the-ground.ts'
import { OUTDOORS } from './outdoors.ts'
import { type Body, bodyOf, type Furniture, LAP, type Rest } from './rest.ts'

const FURNITURE: Readonly<Record<Rest, Furniture>> = { ...BEDS, ...BATH_AND_NURSERY, ...ON_THE_GROUND, ...OUTDOORS }

/** What somebody rests in or on, and their body as it was measured for it. */
export type Within = { rest: Rest; body: Body }

/** How somebody is drawn who rests there: what hides the legs wants an upright body, and who rides a bicycle bends their knees. */
export function poseFor(rest: Rest | null, pose: Pose, holds: boolean): Pose {
  if (rest === 'bicycle') return 'crouch'
  return rest && FURNITURE[rest].hidesLegs ? (holds ? 'hold' : 'stand') : pose
}

export function hidesLegs({ rest }: Within): boolean {
  return FURNITURE[rest].hidesLegs === true
}

/** In a bed that is theirs for the night. */
export function isAbed({ within }: Actor): boolean {
  return within !== null && ABED.has(within.rest)
}
const ABED: ReadonlySet<Rest> = new Set<Rest>(['bed', 'in-bed', 'hospital-bed'])

/** Where in somebody's bath a duck swims, and how large it is: pixels of the picture. */
export function bathOf(actors: readonly Actor[]): { x: number; y: number; size: number } | null {
  const bather = actors.find(({ within }) => within?.rest === 'bathtub')
  if (!bather?.within) return null
  const { x, y, scale, facing, figure } = bather
  const at = waterOf(bather.within.body)
  const side = facing === 'left' ? -1 : 1
  return { x: x + (figure.anchors.hip.x + side * at.x) * scale, y: y + at.y * scale, size: at.size * scale }
}

/** The figure where it rests, if it does. */
export function figureIn(request: FigureRequest, rest: Rest | null): { figure: Figure; within: Within | null } {
  const figure = drawFigure(rest === 'bathtub' ? { ...request, bare: true } : request)
  if (!rest) return { figure, within: null }
  const within = {
    rest,
    body: bodyOf(figure, request.facing === 'back' ? 'front' : request.facing, request.pose === 'sleep'),
  }
  return { figure: settled(figure, within, request), within }
}

/** As high as what it rests on is, cut at the lap where its legs are out of sight, and as wide as both. */
function settled(figure: Figure, { rest, body }: Within, { facing, id }: FigureRequest): Figure {
  const furniture = FURNITURE[rest]
  const { front, rear, top } = furniture.extent(body)
  const { bounds, anchors } = figure
  const dy = -furniture.hip(body) - anchors.hip.y
  const raised = (point: Point): Point => ({ x: point.x, y: point.y + dy })
  const side = facing === 'left' ? -1 : 1
  const ends = [anchors.hip.x + front * side, anchors.hip.x - rear * side]
  const left = Math.min(bounds.x, ...ends)
  const right = Math.max(bounds.x + bounds.width, ...ends)
  const high = Math.min(bounds.y + dy, -top)
  return {
    ...figure,
    svg: lifted(furniture.hidesLegs ? aboveTheLap(figure, id) : figure.svg, dy),
    bounds: { x: left, y: high, width: right - left, height: -high },
    element: 'ground',
    anchors: {
      face: raised(anchors.face),
      headTop: raised(anchors.headTop),
      mouth: raised(anchors.mouth),
      hand: raised(anchors.hand),
      otherHand: raised(anchors.otherHand),
      back: null,
      hip: raised(anchors.hip),
    },
    ...(figure.grips
      ? { grips: { hand: lifted(figure.grips.hand, dy), otherHand: lifted(figure.grips.otherHand, dy) } }
      : {}),
    ...(figure.arms
      ? {
          arms: { ...figure.arms, shoulders: [raised(figure.arms.shoulders[0]), raised(figure.arms.shoulders[1])] },
        }
      : {}),
    shadow: { rx: (right - left) * 0.4, ry: figure.shadow.ry },
  }
}

function lifted(svg: string, dy: number): string {
  return `<g transform="translate(0 ${n(dy)})">${svg}</g>`
}

function aboveTheLap({ svg, bounds, anchors }: Figure, id: string): string {
  const clip = `lap-${id}`
  const shape = `M${n(bounds.x - 9)} ${n(bounds.y - 9)}h${n(bounds.width + 18)}V${n(anchors.hip.y + LAP)}h${n(-bounds.width - 18)}Z`
  return `<clipPath id="${clip}"><path d="${shape}"/></clipPath><g clip-path="url(#${clip})">${svg}</g>`
}

/** What is behind and before who rests, in pixels. */
export function surroundings(actor: Actor, { rest, body }: Within, stage: Stage): { under: string; over: string } {
  const { x, y, scale, facing } = actor
  const { hip } = actor.figure.anchors
  const side = facing === 'left' ? -1 : 1
  const { under, over } = FURNITURE[rest].draw(body, stage)
  const [sx, sy] = [Math.round(scale * side * 1000) / 1000, Math.round(scale * 1000) / 1000]
  const place = (svg: string) =>
    svg && `<g transform="translate(${n(x + hip.x * scale)} ${n(y)}) scale(${sx} ${sy})">${svg}</g>`
  return { under: place(under), over: place(over) }
}
