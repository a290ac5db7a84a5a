import type { Character } from '../../../../domain/character.ts'
import type { PropName, Scene, SceneCast, Staging } from '../../../../domain/scene.ts'
import type { Figure, FigureRequest, Point, Seat } from '../figure.ts'
import { n } from '../kit/paper.ts'
import type { Within } from './rests/settle.ts'

/** One of the cast with a place on the picture: (x, y) is where its origin stands, in pixels. */
export type Actor = {
  cast: SceneCast
  character: Character
  figure: Figure
  facing: FigureRequest['facing']
  x: number
  y: number
  scale: number
  /** Rides on the actor before it, or floats: no shadow at its feet. */
  aloft: boolean
  /** Swims in open water, half under its waves. */
  afloat: boolean
  /** What they sit or lie in or on, drawn around them. */
  within: Within | null
  /** What they sit on, drawn with them. */
  seat: Seat | null
  /** How much larger than it is what they hold is said to be. */
  ofHeld: number
  /** Has dozed off where they sit. */
  asleep: boolean
  /** The thing of the scene that either of these is. */
  restsOn: PropName | null
  /** Painted later when higher. */
  layer: number
}

export type CastFrame = {
  width: number
  height: number
  /** Where feet stand. */
  ground: number
  /** Pixels a unit at most, and how much of the height the tallest may take. */
  scale: number
  tallest: number
  /** How much a scene of little ones alone may come closer. */
  approach: number
  /** Heads and shoulders, cut by the lower edge. */
  cropped: boolean
  /** How much of the width the row may take: gutter and overscan are cut away, a cover's mark needs its corner. */
  span: number
  /** How far from the middle the cast stands, as a share of the width; how far those who only look on stand back. */
  stand: number
  depth: number
  /** Pixels: where the land begins that can be stood on. */
  shore: number
  /** How the moment is looked at; null as it always was. */
  staging: Staging | null
  /** As on a cover: everybody close together, in the poses that were asked for. */
  posed: boolean
}

/** A point of the figure on the picture. */
export function onPicture({ x, y, scale }: Actor, point: Point): Point {
  return { x: x + point.x * scale, y: y + point.y * scale }
}

export function isPaired({ cast }: Actor, { interaction }: Scene): boolean {
  return interaction !== null && (cast.name === interaction.from || cast.name === interaction.to)
}

/** Half of the head's width, hair and ears included, in the figure's units. */
export function halfHead({ figure }: Pick<Actor, 'figure'>): number {
  const { face, headTop } = figure.anchors
  return Math.max(18, Math.abs(face.y - headTop.y) * 1.12)
}

/** The shoulder on one side; null for those without arms. */
export function shoulderTowards({ figure }: Actor, direction: 1 | -1): Point | null {
  if (!figure.arms) return null
  const [one, other] = figure.arms.shoulders
  return (one.x - other.x) * direction >= 0 ? one : other
}

/** A fragment in the units of somebody's figure, where they are on the picture. */
export function withActor({ x, y, scale }: Actor, svg: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${svg}</g>`
}
