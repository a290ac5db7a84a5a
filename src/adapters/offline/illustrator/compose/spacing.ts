import type { Scene } from '../../../../domain/scene.ts'
import type { Point } from '../figure.ts'
import type { Random } from '../kit/random.ts'
import { type Actor, type CastFrame, halfHead, isPaired, shoulderTowards } from './actor.ts'

/** One scale for everybody: as near as the shot wants, as the height allows and as the row fits. */
export function scaleToFit(actors: Actor[], scene: Scene, frame: CastFrame): void {
  const heights = actors.map((actor) => (frame.cropped ? bust(actor) : -actor.figure.bounds.y))
  const tallest = Math.max(...heights)
  // A scene of little ones comes closer, so that a lone cub is not lost in the landscape.
  let scale = frame.cropped
    ? Number.POSITIVE_INFINITY
    : frame.scale * Math.min(frame.approach, Math.max(1, Math.sqrt(165 / tallest)))
  // A crowd comes nearer as well: four in a wide landscape would be four dots.
  const near = actors.length > 3 && !frame.cropped ? 1.16 : 1
  scale = Math.min(scale * near, (frame.tallest * near * frame.height) / tallest)
  scale = Math.min(scale, (frame.width * (frame.cropped ? 0.98 : frame.span)) / rowWidth(actors, scene, frame.cropped))
  for (const actor of actors) actor.scale = scale
}

/** What a close-up shows of somebody: from the top of the head to a little above the hips. */
function bust({ figure }: Actor): number {
  const { hip, headTop, face } = figure.anchors
  return Math.max((hip.y - figure.bounds.y) * 0.92, Math.abs(face.y - headTop.y) * 2.6)
}

export function spread(
  actors: Actor[],
  scene: Scene,
  { width, cropped, stand, span }: CastFrame,
  random: Random,
): void {
  const row = rowWidth(actors, scene, cropped)
  const scale = actors[0]?.scale ?? 1
  // What room is left goes between the bodies, but friends are not sent to opposite edges.
  const spare = Math.min(width * span - row * scale, width * 0.16 * Math.max(0, actors.length - 1))
  const loose = actors.filter((actor, i) => {
    const next = actors[i + 1]
    return next && !arePair(actor, next, scene)
  }).length
  const extra = loose > 0 ? Math.max(0, spare) / loose : 0
  const whole = row * scale + extra * loose
  const wanted = (actors.length === 1 ? alone(actors[0], stand) * 1.5 : stand) + random.between(-0.02, 0.02)
  const room = Math.max(0, width * span - whole) / 2
  const lean = Math.max(-room, Math.min(room, wanted * width))
  let x = (width - whole) / 2 + lean + leftReach(actors[0], cropped) * scale
  for (const [index, actor] of actors.entries()) {
    actor.x = x
    const next = actors[index + 1]
    if (next) x += gapBetween(actor, next, scene, cropped) * scale + (arePair(actor, next, scene) ? 0 : extra)
  }
}

/** Whoever is alone has room before them: where they look to. */
function alone(actor: Actor | undefined, stand: number): number {
  if (!actor || actor.facing === 'front') return stand
  return Math.abs(stand) * (actor.facing === 'right' ? -1 : 1)
}

function rowWidth(actors: readonly Actor[], scene: Scene, cropped: boolean): number {
  let width = leftReach(actors[0], cropped)
  for (const [index, actor] of actors.entries()) {
    const next = actors[index + 1]
    width += next ? gapBetween(actor, next, scene, cropped) : rightReach(actor, cropped)
  }
  return Math.max(1, width)
}

/** How far somebody reaches to the left of where they stand. Close up only heads count: wings and tails are cut. */
function leftReach(actor: Actor | undefined, cropped: boolean): number {
  if (!actor) return 0
  return cropped ? halfHead(actor) - actor.figure.anchors.face.x : -actor.figure.bounds.x
}

function rightReach(actor: Actor, cropped: boolean): number {
  const { bounds, anchors } = actor.figure
  return cropped ? halfHead(actor) + anchors.face.x : bounds.x + bounds.width
}

/** Distance of two origins, in units: by hands when they touch, by bodies otherwise. */
function gapBetween(left: Actor, right: Actor, scene: Scene, cropped: boolean): number {
  const { interaction } = scene
  // Three or four stand as a group, some half behind others, rather than in a row.
  const crowd = scene.cast.length > 2
  const apart = left.figure.bounds.x + left.figure.bounds.width - right.figure.bounds.x
  const bodies = left.figure.shadow.rx + right.figure.shadow.rx
  const heads = rightReach(left, true) + leftReach(right, true)
  if (!interaction || !arePair(left, right, scene)) {
    if (!cropped && scene.cast.length > 3) return closeRanks(left, right, bodies, heads, apart)
    return cropped ? heads * 0.98 : Math.max(bodies * 1.05, heads * 0.92, apart * 0.74) * (crowd ? 0.82 : 1)
  }
  switch (interaction.kind) {
    case 'hold-hands':
      return Math.max(heads * 0.8, bodies * 0.7, armsApart(left, right, 0.5) ?? handsApart(left, right))
    case 'high-five':
      return Math.max(heads * 0.8, bodies * 0.7, armsApart(left, right, 0.74) ?? handsApart(left, right))
    case 'give':
      return Math.max(heads * 0.8, bodies * 0.7, armsApart(left, right, 0.86) ?? handsApart(left, right))
    case 'hug':
      return Math.max(heads * 0.7, bodies * 0.6)
    case 'whisper':
      return Math.max(heads * 0.8, bodies * 0.62)
    case 'ride':
    case 'carry':
      return 0
    case 'face-to-face':
      return cropped ? heads : Math.max(bodies * 1.2, Math.min(apart, bodies * 1.7))
    case 'point-to':
      return cropped ? heads * 1.06 : Math.max(bodies * 1.3, apart * 1.04)
  }
}

/** In a crowd bodies stand half behind each other; heads that are level still stay clear, others only half. */
function closeRanks(left: Actor, right: Actor, bodies: number, heads: number, apart: number): number {
  const [one, other] = [left.figure.anchors.face.y, right.figure.anchors.face.y]
  const level = Math.abs(one - other) < (halfHead(left) + halfHead(right)) * 0.8
  return Math.max(bodies * 0.7, heads * (level ? 0.76 : 0.58), apart * 0.52)
}

/** Origins at which two hands meet with the arms bent to a share of their length, whatever the difference in height. */
function armsApart(left: Actor, right: Actor, share: number): number | null {
  const [one, other] = [shoulderTowards(left, 1), shoulderTowards(right, -1)]
  if (!one || !other) return null
  const reach = (left.figure.arms?.length ?? 0) + (right.figure.arms?.length ?? 0)
  const level = Math.sqrt(Math.max((reach * 0.2) ** 2, (reach * 0.94) ** 2 - (one.y - other.y) ** 2))
  return one.x - other.x + Math.min(reach * share, level)
}

function handsApart(left: Actor, right: Actor): number {
  return handTowards(left, 1).x - handTowards(right, -1).x
}

function handTowards({ figure }: Actor, direction: 1 | -1): Point {
  const { hand, otherHand } = figure.anchors
  return (hand.x - otherHand.x) * direction >= 0 ? hand : otherHand
}

function arePair(a: Actor, b: Actor, scene: Scene): boolean {
  return isPaired(a, scene) && isPaired(b, scene)
}
