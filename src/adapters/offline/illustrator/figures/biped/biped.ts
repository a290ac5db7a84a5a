import type { Point } from '../../figure.ts'
import type { Feeling } from '../face/draw-face.ts'
import type { Paper } from '../paper/colours.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Posture } from './poses.ts'
import type { Build, Joints, Skeleton } from './skeleton.ts'

export type Motif = 'plain' | 'stripes' | 'pocket' | 'star' | 'heart' | 'dots'
export type HeadwearKind = 'hat' | 'cap' | 'beanie'
export type Headwear = { kind: HeadwearKind; paper: Paper }

/** What somebody wears, after defaults. Animals may wear nothing at all. */
export type Outfit = {
  top: { paper: Paper; motif: Motif } | null
  dress: { paper: Paper; motif: Motif } | null
  bottom: { kind: 'trousers' | 'shorts' | 'skirt'; paper: Paper } | null
  coat: Paper | null
  headwear: Headwear | null
  shoes: Paper | null
  /** One piece from neck to feet, as babies wear. */
  onesie: Paper | null
}

export type HeadPlace = { face: Point; mouth: Point; top: Point }
export type HeadContext = { sheet: Sheet; feeling: Feeling; headwear: Headwear | null }

/** What somebody sits in and moves with. */
export type Chair = {
  /** Degrees about the point on the ground: front wheels in the air. */
  tilt: number
  behind: (sheet: Sheet, bones: Skeleton) => void
  /** Over the body, under the arms. */
  before: (sheet: Sheet, bones: Skeleton) => void
  /** Where hands push, if they do. */
  hands: (bones: Skeleton) => { ahead: Point | null; back: Point | null }
  /** The same body seen from behind: its legs before it, its hands on the wheels. */
  turned: (bones: Skeleton) => Skeleton
  /** From behind: the far side, and what is over the body, under the arms. */
  far: (sheet: Sheet, bones: Skeleton) => void
  near: (sheet: Sheet, bones: Skeleton) => void
}

/** Somebody on two legs: measures, skin or fur, clothes, and how the parts of their own are drawn. */
export type Biped = {
  build: Build
  flesh: Paper
  /** Arms and legs of another colour (panda, gloves of a fox). */
  limbs?: Paper
  /** Legs of another colour still, and the long feathers of wings. */
  legs?: Paper
  plumes?: Paper
  outfit: Outfit
  hand: 'hand' | 'paw' | 'claw' | 'wing'
  foot: 'bare' | 'paw' | 'hoof' | 'claw' | 'bird'
  belly?: Paper | undefined
  /** Drawn in head units round the middle of the head, before the body and after it. */
  headBack?: (context: HeadContext) => void
  headFront: (context: HeadContext) => HeadPlace
  /** The head from behind, hair and hat and all; absent in those who are never seen so. */
  headBehind?: (context: HeadContext) => HeadPlace
  /** Tails, wings and capes, in figure units, before the body. */
  behind?: (sheet: Sheet, bones: Skeleton, posture: Posture) => void
  /** The same seen from behind: over the body and its arms, under the head. */
  away?: (sheet: Sheet, bones: Skeleton, posture: Posture) => void
  /** Markings in the frame of the trunk (origin at the hip, up is -y), clipped to it. */
  markings?: (sheet: Sheet, build: Build, behind: boolean) => void
  /** Over the trunk and its clothes, in the frame of the trunk: collars, beards, bow ties. */
  over?: (sheet: Sheet, build: Build) => void
  /** What of it is seen from behind. */
  overBehind?: (sheet: Sheet, build: Build) => void
  /** Over the shoulders, in the frame of the trunk: the end of a scarf. */
  mantle?: (sheet: Sheet, build: Build) => void
  /** Instead of legs, in figure units. */
  lower?: { draw: (sheet: Sheet, bones: Skeleton, posture: Posture) => void; clothed: boolean }
  /** Of the near leg, in figure units: instead of shin and (unless it is shod) foot, or of the ankle under a trouser leg. */
  shin?: {
    shod: boolean
    draw: (sheet: Sheet, joints: Joints) => void
    drawAnkle: (sheet: Sheet, joints: Joints) => void
  }
  chair?: Chair
  /** Bends a posture to what this body can do. */
  adapt?: (posture: Posture) => Posture
  /** On feet that wear no shoes. */
  socks?: Paper
  palette: string[]
}
