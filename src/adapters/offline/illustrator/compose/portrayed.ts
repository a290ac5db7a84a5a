import type { Character } from '../../../../domain/character.ts'
import type { Pose, PropName, Scene } from '../../../../domain/scene.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { place } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { sizeInHand } from '../props/prop-traits.ts'
import { type Actor, type CastFrame, onPicture } from './actor.ts'
import { FRAMES, type FrameKind, stand } from './frames.ts'
import { faceBelow, freeSpot, type Span, shadow, shareOf, spanOf } from './free-spots.ts'
import { holds } from './held-prop.ts'
import { type Portrayed, portrait } from './portrait.ts'

/** The thing that a portrait takes the place of, in the scene or in somebody's hands. */
const STEAD: Readonly<Record<FrameKind, readonly PropName[]>> = {
  photo: ['photo-frame', 'picture'],
  screen: ['tablet', 'phone', 'computer'],
  letter: [],
}
/** Who looks at the picture from elsewhere would not see what is in the frame. */
const ROOMY: ReadonlySet<Scene['staging']> = new Set<Scene['staging']>(['group', 'above'])
/** Both arms are free to hold something before the breast. */
const HOLDING: ReadonlySet<Pose> = new Set<Pose>(['hold', 'stand', 'sit', 'kneel', 'walk', 'reach', 'think', 'point'])

export type Parted = { scene: Scene; shown: Portrayed[] }

/** Takes who is only seen on something out of the acting cast. */
export function partedFrom(scene: Scene, characters: readonly Character[]): Parted {
  const shown = scene.cast.flatMap(({ name, shownOn, mood }): Portrayed[] => {
    const character = characters.find((one) => one.name === name)
    return shownOn && character ? [{ character, kind: shownOn, mood }] : []
  })
  const { staging, ...rest } = scene
  const cast = scene.cast.filter(({ shownOn }) => !shownOn)
  if (cast.length === scene.cast.length) return { scene, shown }
  const isThere = (name: string) => shown.every(({ character }) => character.name !== name)
  const { interaction } = scene
  return {
    scene: {
      ...rest,
      ...(staging && ROOMY.has(staging) ? { staging } : {}),
      cast,
      // A frame beside a face alone would be all that is seen of it.
      shot: scene.shot === 'close' ? 'medium' : scene.shot,
      interaction: interaction && isThere(interaction.from) && isThere(interaction.to) ? interaction : null,
      props: scene.props.filter((prop) => shown.every(({ kind }) => !STEAD[kind].includes(prop))),
    },
    shown,
  }
}

/** Beside the cast there is room for what they look at. */
export function besideFrame(frame: CastFrame, shown: readonly Portrayed[]): CastFrame {
  if (shown.length === 0) return frame
  return {
    ...frame,
    span: Math.min(frame.span, 0.64),
    stand: Math.sign(frame.stand || 1) * Math.max(0.15, Math.abs(frame.stand)),
  }
}

/** Whoever holds such a thing holds the portrait itself before them; the others of `shown` are left to stand somewhere. */
export function inHands(
  actors: Actor[],
  shown: Portrayed[],
  height: number,
): { actors: Actor[]; standing: Portrayed[] } {
  const standing = [...shown]
  const holding = actors.map((actor, index): Actor => {
    const { holding: thing, pose } = actor.cast
    const at = standing.findIndex(({ kind }) => thing !== null && STEAD[kind].includes(thing))
    const [held] = at < 0 ? [] : standing.slice(at, at + 1)
    if (!held) return actor
    const cast = { ...actor.cast, holding: null }
    if (!HOLDING.has(pose) || actor.within || actor.aloft || !actor.figure.arms) return { ...actor, cast }
    standing.splice(at, 1)
    return { ...actor, cast, figure: withPortrait(actor, held, height, `h${index}`) }
  })
  return { actors: holding, standing }
}

/** From the edge of what is held to the middle of a hand at it, in the figure's units. */
const HAND = 4

/** In the figure's units: the frame before the breast, under the chin, and the forearms over its edges. */
function withPortrait(actor: Actor, held: Portrayed, height: number, id: string): Actor['figure'] {
  const { character, facing, cast, scale, seat } = actor
  const { face, mouth } = actor.figure.anchors
  const [one, other] = actor.figure.arms?.shoulders ?? [face, face]
  const middle = (one.x + other.x) / 2
  const top = Math.max(mouth.y + (mouth.y - face.y) * 0.95, Math.min(one.y, other.y) + 4)
  const tall = Math.max(30, Math.min((height * 0.22) / scale, -top * 0.82))
  const half = (tall * FRAMES[held.kind].width) / 2
  // The hands are at its sides and not before the face in it: as low as arms of this length reach there.
  const aside = half + HAND
  const length = (actor.figure.arms?.length ?? 0) * 0.97
  const drop = Math.sqrt(Math.max(0, length ** 2 - (aside - Math.abs(one.x - other.x) / 2) ** 2))
  const grip = Math.min(top + tall * 0.84, Math.min(one.y, other.y) + drop)
  const drawn = drawFigure({
    ...{ character, facing, seat, pose: cast.pose, mood: cast.mood, embraces: true, id },
    // They look at who is in their hands.
    gaze: { x: middle - face.x, y: grip - face.y },
    reach: [-1, 1].map((side) => ({ x: middle + side * aside, y: grip })),
  })
  const foot = top + tall
  return {
    ...drawn,
    svg: drawn.svg + portrait(held, middle, foot, tall, `${id}p`) + (drawn.embrace ?? ''),
  }
}

/** `svg` is painted over everything; `taken`: the parts of the width where one stands, in pixels. */
export type Standing = { svg: string; taken: Span[] }

/** On a little table beside the cast, before everybody and before nobody's face; smaller where there is little room. */
export function standingPortraits(
  shown: readonly Portrayed[],
  actors: readonly Actor[],
  { width, height, ground, random }: Stage,
  cropped: boolean,
): Standing {
  const taken: Span[] = []
  const spans = actors.flatMap(withThings)
  const foot = cropped ? height * 0.98 : Math.min(ground + height * 0.035, height * 0.95)
  const pieces = shown.map((one, index) => {
    const tries = SIZES.map(([tall, table]) => {
      const size = height * tall
      const wide = size * FRAMES[one.kind].width
      const raised = cropped ? 0 : height * table
      const faces = actors.flatMap((actor) => faceBelow(actor, foot - size - raised))
      const x = freeSpot(spans, taken, faces, wide, width * 0.1 + wide / 2, width, random)
      return { x, size, wide, raised, hides: shareOf(x, wide, faces), overlaps: shareOf(x, wide, spans) }
    })
    const [first] = tries
    const { x, size, wide, raised } =
      tries.find(({ hides, overlaps }) => hides === 0 && overlaps < 0.3) ??
      tries.reduce((best, other) => (other.hides < best.hides ? other : best), first ?? NOWHERE)
    taken.push({ from: x - wide / 2, to: x + wide / 2 })
    const table = raised > 0 ? place(stand(raised), x, foot) : ''
    return shadow(x, foot, wide * 0.5) + table + portrait(one, x, foot - raised, size, `p${index}`)
  })
  return { svg: pieces.join(''), taken }
}

const NOWHERE = { x: 0, size: 0, wide: 0, raised: 0, hides: 1, overlaps: 1 }

/** Height of the portrait and of the table under it, in shares of the picture's. */
const SIZES: readonly (readonly [number, number])[] = [
  [0.27, 0.11],
  [0.23, 0.09],
  [0.23, 0],
  [0.2, 0],
]

/** Where somebody stands, and what is in their hands. */
function withThings(actor: Actor): Span[] {
  const body = spanOf(actor)
  if (!holds(actor) || !actor.cast.holding) return [body]
  const half = (sizeInHand(actor.cast.holding) / 2) * actor.scale
  const { x } = onPicture(actor, actor.figure.anchors.hand)
  return [body, { from: x - half, to: x + half }]
}
