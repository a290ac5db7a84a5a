import type { Theme } from '../../../../domain/vocabulary.ts'
import type { Light } from '../light/light.ts'
import type { Head } from './clear.ts'
import type { Random } from './random.ts'
import type { View } from './view.ts'

/** Where a backdrop is painted and with what. Pixels; y grows downwards. */
export type Stage = {
  width: number
  height: number
  /** Where the land meets the sky. */
  horizon: number
  /** Where the cast stands. */
  ground: number
  light: Light
  tone: Light['tone']
  theme: Theme
  /** From where the place is seen. */
  view: View
  /** The theme's two accent colours, in this light. */
  accents: readonly [string, string]
  /** Changes with every picture: clouds, tufts, who passes by. */
  random: Random
  /** Changes with the place only: colours of roofs, which landmark stands there. */
  identity: Random
  /** Before what of the place people's heads are: nothing burns or grows there. */
  heads?: readonly Head[]
  /** A sun or a moon that is part of the story: the sky leaves out its own. */
  aloft?: readonly string[]
  /** Somebody sleeps in a bed of their own, so the room's is left out. */
  bedless?: boolean
  /** Something of the story hangs on the wall, so the room's own pictures are left out. */
  bare?: boolean
}

export type Backdrop = {
  /** Behind the cast. */
  back: string
  /** In front of the cast, at the edges only: it frames and never covers a face. */
  front: string
}

export type BackdropPainter = (stage: Stage) => Backdrop

/** Something close to the reader at the left edge; the right one is its mirror image. */
export type EdgePainter = (stage: Stage) => string
