import { type Actor, halfHead, onPicture } from '../../../../src/adapters/offline/illustrator/compose/actor.ts'
import { type PageDrawing, pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import type { SeenThing } from '../../../../src/adapters/offline/illustrator/compose/place-props.ts'
import { wordsFor } from '../../../../src/domain/picture-words/things.ts'
import type { AnyPicture } from './every-picture.ts'

const SIDE = 1536
/** Of a thing: who stands in a doorway hides most of the door. */
const MOST_HIDDEN = 0.8

/** What a picture gets wrong of its scene and its description, each in a line. */
export function wrongIn(picture: AnyPicture): string[] {
  const { name, brief } = picture
  // Hands alone, by design.
  if (brief.scene.staging === 'hands' && brief.kind === 'page') return []
  const drawing = pageSvg(brief, SIDE, SIDE)
  return [
    ...missing(picture, drawing),
    ...floating(drawing),
    ...facesHidden(picture, drawing),
    ...thingsHidden(picture, drawing),
    ...underTheBlurb(picture, drawing),
  ].map((wrong) => `${name}: ${wrong}`)
}

function missing({ brief }: AnyPicture, { actors }: PageDrawing): string[] {
  const drawn = new Set(actors.map(({ cast }) => cast.name))
  return brief.scene.cast
    .filter(({ name, shownOn }) => !drawn.has(name) && shownOn === undefined)
    .map(({ name }) => `${name} is missing`)
}

/** Who neither flies, swims, is borne nor rests on something has their feet on the lower half, where ground is. */
function floating({ actors }: PageDrawing): string[] {
  return actors
    .filter(({ aloft, afloat, within, seat, layer }) => !aloft && !afloat && !within && !seat && layer <= 0)
    .filter(({ y }) => y < SIDE * 0.5)
    .map(({ cast }) => `${cast.name} floats`)
}

function facesHidden({ brief: { scene } }: AnyPicture, { actors, things }: PageDrawing): string[] {
  const inDepth = [...actors].sort((a, b) => a.layer - b.layer || a.y - b.y || a.figure.bounds.y - b.figure.bounds.y)
  return inDepth.flatMap((actor, index) => {
    // Who turns away has no face to be seen.
    if (actor.facing === 'back') return []
    const { x, y, r } = headOf(actor)
    const isPaired = scene.interaction && [scene.interaction.from, scene.interaction.to].includes(actor.cast.name)
    const isCut = x - r * 0.8 < 0 || x + r * 0.8 > SIDE || y - r < 0 || y + r * 0.7 > SIDE
    const others = inDepth.slice(index + 1).filter((other) => {
      const nearer = headOf(other)
      return !isPaired && Math.hypot(x - nearer.x, y - nearer.y) < (r + nearer.r) * 0.4
    })
    const before = things.filter(
      (thing) =>
        thing.isBefore &&
        Math.abs(x - thing.x) < thing.size * 0.4 + r * 0.4 &&
        Math.abs(y - (thing.y - thing.size / 2)) < thing.size * 0.4 + r * 0.4,
    )
    return [
      ...(isCut ? [`the face of ${actor.cast.name} is cut`] : []),
      ...others.map(({ cast }) => `the face of ${actor.cast.name} is behind ${cast.name}`),
      ...before.map(({ prop }) => `the face of ${actor.cast.name} is behind a ${prop}`),
    ]
  })
}

function thingsHidden({ alt }: AnyPicture, { actors, things }: PageDrawing): string[] {
  return things
    .filter(({ prop }) => wordsFor(prop, 'es').some((word) => alt.toLowerCase().includes(word.toLowerCase())))
    .flatMap((thing) => {
      const isCut = thing.x - thing.size * 0.4 < -SIDE * 0.06 || thing.x + thing.size * 0.4 > SIDE * 1.06
      const hidden = thing.isBefore ? 0 : shareBehind(thing, actors)
      if (isCut) return [`the ${thing.prop} of "${alt}" is cut`]
      return hidden > MOST_HIDDEN ? [`the ${thing.prop} of "${alt}" is hidden`] : []
    })
}

/** On a back cover, as a share of the height: where the card with the blurb ends. */
const CARD = 0.62

function underTheBlurb({ brief }: AnyPicture, { actors, things }: PageDrawing): string[] {
  if (brief.kind !== 'backCover') return []
  return [
    ...actors.filter((actor) => headOf(actor).y < SIDE * CARD).map(({ cast }) => `${cast.name} is under the blurb`),
    ...things.filter(({ y, size }) => y - size / 2 < SIDE * CARD).map(({ prop }) => `the ${prop} is under the blurb`),
  ]
}

function headOf(actor: Actor): { x: number; y: number; r: number } {
  return { ...onPicture(actor, actor.figure.anchors.face), r: halfHead(actor) * actor.scale }
}

/** How much of a thing lies behind bodies and heads: of twenty spots on it. */
function shareBehind({ x, y, size }: SeenThing, actors: readonly Actor[]): number {
  const spots = [-2, -1, 0, 1, 2].flatMap((across) =>
    [0, 1, 2, 3].map((up) => ({ x: x + across * size * 0.16, y: y - size * (0.15 + up * 0.2) })),
  )
  const behind = spots.filter((spot) =>
    actors.some((actor) => {
      const head = headOf(actor)
      const half = actor.figure.shadow.rx * actor.scale * 0.75
      const isBody = Math.abs(spot.x - actor.x) < half && spot.y > head.y && spot.y < actor.y
      return isBody || Math.hypot(spot.x - head.x, spot.y - head.y) < head.r
    }),
  )
  return behind.length / spots.length
}
