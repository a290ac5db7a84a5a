import type { Pose, PropName } from '../../../../domain/scene.ts'
import type { Point } from '../figure.ts'
import { n, stroke } from '../kit/paper.ts'
import { drawProp } from '../props/draw-prop.ts'
import { sizeInHand } from '../props/prop-traits.ts'
import { type Actor, halfHead, onPicture, withActor } from './actor.ts'
import { graspOf } from './two-handed.ts'

/** Whoever sleeps has put things down. */
export function holds({ cast }: Actor): boolean {
  return cast.holding !== null && cast.pose !== 'sleep'
}

/** Poses in which one arm swings behind the body or props the chin: the thing is in the other hand. */
const OTHER_HAND: ReadonlySet<Pose> = new Set<Pose>(['walk', 'run', 'think'])

/** What an actor holds. */
export function heldProp(actor: Actor, cast: readonly Actor[] = []): string {
  const at = inHand(actor, cast)
  if (!at) return ''
  const { grips } = actor.figure
  // Under a quilt or foam no arm would be seen to it.
  const closed = grips && !actor.within ? at.by.map((hand) => withActor(actor, grips[hand])).join('') : ''
  return drawProp(at.prop, at.x, at.y, at.size, { turn: at.side * 7, mirrored: at.side < 0 }) + closed
}

/** Cups are for speaking through: a string from each to the next. */
export function stringsOf(actors: readonly Actor[]): string {
  const cups = actors
    .filter(({ cast }) => cast.holding === 'cup')
    .flatMap((actor) => inHand(actor, actors) ?? [])
    .toSorted((a, b) => a.x - b.x)
  return cups
    .slice(1)
    .map((to, index) => {
      const from = cups[index] ?? to
      const [a, b] = [from, to].map(({ x, y, size }) => ({ x, y: y - size * 0.3 })) as [Point, Point]
      const sag = Math.abs(b.x - a.x) * 0.12
      return stroke(
        `M${n(a.x)} ${n(a.y)}Q${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2 + sag)} ${n(b.x)} ${n(b.y)}`,
        '#fff3e0',
        to.size * 0.07,
      )
    })
    .join('')
}

/** `side`: to which it leans; 0 in both hands. `by`: the hands that are really at it. */
type InHand = {
  prop: PropName
  x: number
  y: number
  size: number
  side: 1 | -1 | 0
  by: readonly ('hand' | 'otherHand')[]
}

/** Where what an actor holds is: at a hand and clear of all faces; its foot and its size in pixels. */
function inHand(actor: Actor, cast: readonly Actor[]): InHand | null {
  const others = cast.filter(({ figure }) => !figure.turned)
  const {
    cast: { holding, pose },
    figure,
    x,
    y,
    scale,
  } = actor
  if (!holding || !holds(actor)) return null
  const grasp = graspOf(actor)
  if (grasp)
    return {
      prop: holding,
      x: x + grasp.foot.x * scale,
      y: y + grasp.foot.y * scale,
      size: grasp.size * scale,
      side: 0,
      by: ['hand', 'otherHand'],
    }
  const size = sizeInHand(holding) * actor.ofHeld
  const { face, mouth, otherHand } = figure.anchors
  const covers = (point: Point) =>
    others.some((other) => {
      if (other === actor) return false
      const [at, seen] = [onPicture(actor, point), onPicture(other, other.figure.anchors.face)]
      return Math.hypot(at.x - seen.x, at.y - seen.y) < size * scale * 0.45 + halfHead(other) * other.scale * 0.6
    })
  const takesOther = OTHER_HAND.has(pose) || (covers(figure.anchors.hand) && !covers(otherHand))
  const takes = figure.arms && takesOther ? 'otherHand' : 'hand'
  const hand = figure.anchors[takes]
  const side = hand.x >= 0 ? 1 : -1
  const at = { x: hand.x + side * 4, y: hand.y + size * 0.34 }
  const asTaken = { ...at }
  // Down to below the chin or out to beside the cheek, whichever is nearer.
  const drop = mouth.y + 5 + size - at.y
  const away = at.x >= face.x ? 1 : -1
  const shift = halfHead(actor) * 0.6 + size * 0.25 - Math.abs(at.x - face.x)
  if (drop > 0 && shift > 0 && at.y > face.y) {
    if (drop < shift) at.y += drop
    else at.x += away * shift
  }
  // A long arm may still bring it before somebody else's face: then it hangs lower.
  for (const other of others) {
    if (other === actor) continue
    const [middle, seen] = [
      onPicture(actor, { x: at.x, y: at.y - size / 2 }),
      onPicture(other, other.figure.anchors.face),
    ]
    const clear = size * scale * 0.5 + halfHead(other) * other.scale * 0.7
    const aside = Math.abs(middle.x - seen.x)
    if (Math.hypot(middle.x - seen.x, middle.y - seen.y) < clear)
      at.y += (seen.y + Math.sqrt(clear ** 2 - aside ** 2) - middle.y) / scale
  }
  const isAtHand = Math.hypot(at.x - asTaken.x, at.y - asTaken.y) < size * 0.3
  return {
    prop: holding,
    x: x + at.x * scale,
    y: y + at.y * scale,
    size: size * scale,
    side,
    by: isAtHand ? [takes] : [],
  }
}

/** What a sleeper holds lies in their arm. */
export function embraced(actor: Actor): string {
  const { holding } = actor.cast
  if (!holding) return ''
  const { face, hip } = actor.figure.anchors
  const head = face.x >= hip.x ? 1 : -1
  const size = Math.min(52, sizeInHand(holding))
  const at = onPicture(actor, { x: face.x - head * halfHead(actor) * 1.25, y: hip.y + size * 0.62 })
  return drawProp(holding, at.x, at.y, size * actor.scale, { turn: head * 16 })
}
