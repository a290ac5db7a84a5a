import type { Scene } from '../../../../domain/scene.ts'
import type { Point } from '../figure.ts'
import { type Actor, halfHead, onPicture, shoulderTowards } from './actor.ts'
import { bearingHands } from './carry.ts'
import { holds } from './held-prop.ts'
import { graspOf } from './two-handed.ts'

/** Where on the picture hands go, by name: of the two who do something together, and of whoever holds something in both arms. */
export function touches(actors: readonly Actor[], scene: Scene): ReadonlyMap<string, readonly Point[]> {
  const laden = actors.flatMap((actor): [string, Point[]][] => {
    const grasp = holds(actor) ? graspOf(actor) : null
    return grasp ? [[actor.cast.name, grasp.hands.map((hand) => onPicture(actor, hand))]] : []
  })
  return new Map([...laden, ...together(actors, scene)])
}

function together(actors: readonly Actor[], { interaction }: Scene): ReadonlyMap<string, readonly Point[]> {
  const from = actors.find(({ cast }) => cast.name === interaction?.from)
  const to = actors.find(({ cast }) => cast.name === interaction?.to)
  if (!interaction || !from || !to || from === to) return new Map()
  const targets = targetsOf(interaction.kind, from, to)
  return new Map([
    [from.cast.name, targets.from],
    [to.cast.name, targets.to],
  ])
}

type Targets = { from: Point[]; to: Point[] }

function targetsOf(kind: NonNullable<Scene['interaction']>['kind'], from: Actor, to: Actor): Targets {
  switch (kind) {
    case 'hold-hands': {
      const meeting = meet(from, to, 0.42)
      return { from: [meeting], to: [meeting] }
    }
    case 'high-five': {
      const meeting = meet(from, to, -0.5)
      return { from: [meeting], to: [meeting] }
    }
    case 'give': {
      const meeting = meet(from, to, 0.3)
      return { from: [meeting], to: [meeting] }
    }
    case 'hug':
      return { from: [backOf(to, from)], to: [backOf(from, to)] }
    case 'whisper':
      return { from: [besideMouth(from, to)], to: [] }
    case 'carry':
      return { from: bearingHands(from, to), to: [] }
    case 'ride':
    case 'point-to':
    case 'face-to-face':
      return { from: [], to: [] }
  }
}

/** A point that both hands reach, `drop` of an arm's length below the lower shoulder; a paw's own place for those without arms. */
function meet(one: Actor, other: Actor, drop: number): Point {
  const arms = [armOf(one, other), armOf(other, one)] as const
  const [a, b] = arms
  if (!a || !b) {
    const without = a ? other : one
    return onPicture(without, without.figure.anchors.hand)
  }
  const x = (a.shoulder.x * b.length + b.shoulder.x * a.length) / (a.length + b.length)
  const spans = [a, b].map(({ shoulder, length }) => {
    const reach = Math.sqrt(Math.max(0, (length * 0.96) ** 2 - (x - shoulder.x) ** 2))
    return { high: shoulder.y - reach, low: shoulder.y + reach }
  })
  const wanted =
    drop > 0
      ? Math.max(a.shoulder.y, b.shoulder.y) + drop * Math.min(a.length, b.length)
      : Math.min(a.shoulder.y, b.shoulder.y) + drop * Math.min(a.length, b.length)
  const highest = Math.max(...spans.map(({ high }) => high))
  const lowest = Math.min(...spans.map(({ low }) => low))
  const y = highest > lowest ? (highest + lowest) / 2 : Math.max(highest, Math.min(lowest, wanted))
  return { x, y }
}

function armOf(actor: Actor, other: Actor): { shoulder: Point; length: number } | null {
  const shoulder = shoulderTowards(actor, towards(actor, other))
  if (!shoulder || !actor.figure.arms) return null
  return { shoulder: onPicture(actor, shoulder), length: actor.figure.arms.length * actor.scale }
}

/** The far side of somebody's back, at the height of the chest (or the neck, on four legs). */
function backOf(actor: Actor, hugger: Actor): Point {
  const far = shoulderTowards(actor, towards(hugger, actor))
  const { face, hip } = actor.figure.anchors
  if (!far) return onPicture(actor, { x: face.x + (hip.x - face.x) * 0.4, y: face.y + (hip.y - face.y) * 0.55 })
  return onPicture(actor, { x: far.x * 0.6, y: far.y + (hip.y - far.y) * 0.38 })
}

/** A hand held up beside the mouth, on the far side of the ear it speaks into. */
function besideMouth(actor: Actor, listener: Actor): Point {
  const { mouth } = actor.figure.anchors
  return onPicture(actor, { x: mouth.x + towards(actor, listener) * halfHead(actor) * 0.42, y: mouth.y + 2 })
}

function towards(actor: Actor, other: Actor): 1 | -1 {
  return other.x >= actor.x ? 1 : -1
}
