import type { Character } from '../../../domain/character.ts'
import type { Mood, Pose } from '../../../domain/scene.ts'

/** Units of the drawing: a standing adult is 200 high. y grows downwards; the origin is on the ground between the feet. */
export type Point = { x: number; y: number }
export type Box = { x: number; y: number; width: number; height: number }

/** What people sit on who do not sit on the ground. */
export type Seat = 'chair' | 'bench' | 'armchair'

export type FigureRequest = {
  character: Character
  pose: Pose
  mood: Mood
  /** `back`: away from the reader, for whoever can be drawn so; the others face the reader. */
  facing: 'left' | 'right' | 'front' | 'back'
  /** Where the figure looks, in its own units from between its eyes; null: where it faces. */
  gaze: Point | null
  /** What hands touch, in the figure's own units: whoever has arms bends the nearest one there. */
  reach?: readonly Point[] | undefined
  /** Out of the wheelchair, for whoever has one: on a horse, in somebody's arms. */
  aside?: boolean | undefined
  /** What somebody with the pose `sit` sits on: drawn with them; people's alone. */
  seat?: Seat | null | undefined
  /** Eyes shut, whatever the pose: who has dozed off on a chair. */
  asleep?: boolean | undefined
  /** Lies in somebody's arms: a newborn is held aslant, its head the higher end. */
  cradled?: boolean | undefined
  /** Holds somebody: `reach` says where the hands are, and the arms come as a fragment of their own. */
  embraces?: boolean | undefined
  /** Holds something: the hands come as fragments of their own, to close over it. */
  holds?: boolean | undefined
  /** Without shoes: people's alone. */
  inSocks?: boolean | undefined
  /** Without clothes above the water: people's alone. */
  bare?: boolean | undefined
  /** Prefix for ids inside the fragment, unique in the picture. */
  id: string
}

/** How a figure stands in the world: walkers on the ground, swimmers in water, flyers in the air when their pose says so. */
export type Element = 'ground' | 'water' | 'air'

export type Figure = {
  /** SVG fragment in the figure's units. */
  svg: string
  /** True bounds of all ink, in the figure's units (y negative upwards from the ground). */
  bounds: Box
  element: Element
  /** Really seen from behind: no face shows. */
  turned: boolean
  anchors: {
    /** Between the eyes. */
    face: Point
    headTop: Point
    mouth: Point
    /** The hand (paw, wing, fin or mouth) that holds or gives, towards the side the figure faces. */
    hand: Point
    otherHand: Point
    /** Where a rider sits; null for those that cannot be ridden. */
    back: Point | null
    hip: Point
  }
  /** Arms that close over whom they hold, painted after them; only where `embraces` was asked for. */
  embrace?: string
  /** Its hands once more, painted after what they hold; only where `holds` was asked for, of those that have hands. */
  grips?: { hand: string; otherHand: string }
  /** Where its arms begin and how far they reach; absent in those that have none. */
  arms?: { shoulders: readonly [Point, Point]; length: number }
  /** Half axes of the contact shadow on the ground. */
  shadow: { rx: number; ry: number }
  /** Main colours, for palette checks: hex strings. */
  palette: string[]
}
