import type { Scene, SceneCast } from '../../../../domain/scene.ts'
import type { FigureRequest } from '../figure.ts'
import { type Actor, type CastFrame, halfHead, isPaired } from './actor.ts'

/** Who is nearest to the reader where the cast stands at unlike distances. */
export function isFirst({ name }: SceneCast, scene: Scene): boolean {
  return name === scene.cast[0]?.name
}

/** Where somebody looks: away from the reader, where we stand behind them. */
export function facingIn(
  staging: CastFrame['staging'],
  first: boolean,
  usual: FigureRequest['facing'],
): FigureRequest['facing'] {
  if (staging === 'behind') return 'back'
  if (staging === 'shoulder') return first ? 'back' : 'left'
  return usual
}

/** Moves a row of figures to where this way of looking wants them. */
export function placeInDepth(actors: Actor[], scene: Scene, frame: CastFrame): void {
  const { staging } = frame
  if (frame.posed && actors.length > 1 && !scene.interaction) gather(actors, scene, frame)
  else if (staging === 'above') seenFromAbove(actors, scene, frame)
  else if (staging === 'deep') nearAndFar(actors, scene, frame)
  else if (staging === 'shoulder') overShoulder(actors, scene, frame)
  else if (staging === 'near') cutAtTheKnees(actors, frame)
}

/** How far up the picture, as shares of its height, those who stand farther off are when one looks down at them. */
const STEPS = [[0.06], [0, 0.16], [0.02, 0.19, 0.06], [0.02, 0.2, 0.05, 0.22]] as const
/** What an eye above sees smaller for each share of the height that somebody stands farther off. */
const SMALLER = 0.85

function seenFromAbove(actors: Actor[], scene: Scene, { height }: CastFrame): void {
  const steps = STEPS[Math.min(actors.length, 4) - 1] ?? STEPS[3]
  for (const [index, actor] of actors.entries()) {
    // Nobody stands before who lies.
    const lies = actor.within !== null || actor.cast.pose === 'lie' || actor.cast.pose === 'sleep'
    const step = isPaired(actor, scene) ? 0.08 : lies ? 0 : (steps[index] ?? 0.1)
    if (lies) actor.layer = 1
    actor.y -= step * height
    actor.scale *= 1 - step * SMALLER
  }
}

/** Shares of the height. */
const NEAR = { tall: 0.9, foot: 1.07 }
const FAR = { tall: 0.4, foot: 0.83 }
const CLOSE = 0.82

/** One fills the picture from the knees up, at the left; the others are small in the distance at the right. */
function nearAndFar(actors: Actor[], scene: Scene, { width, height, shore }: CastFrame): void {
  const near = actors.find((actor) => isFirst(actor.cast, scene))
  const others = actors.filter((actor) => actor !== near)
  if (!near || others.length === 0) return
  near.scale = (NEAR.tall * height) / -near.figure.bounds.y
  near.y = NEAR.foot * height
  const half = Math.max(halfHead(near), near.figure.shadow.rx) * near.scale
  near.x = Math.min(width * 0.3, half + width * 0.02)
  near.layer = 2
  const tallest = Math.max(...others.map(({ figure }) => -figure.bounds.y))
  const from = near.x + half + width * 0.05
  const room = width * 0.94 - from
  // They stand close together, some half behind others.
  const wide = others.reduce((sum, { figure }) => sum + figure.bounds.width * CLOSE, 0)
  const scale = Math.min((FAR.tall * height) / tallest, room / wide)
  let x = from + Math.max(0, room - wide * scale) / 2
  for (const [index, other] of others.entries()) {
    other.scale = scale * (index % 2 ? 0.93 : 1)
    other.x = x - other.figure.bounds.x * scale
    other.y = Math.max(shore, height * (FAR.foot - (index % 2 ? 0.03 : 0)))
    x += other.figure.bounds.width * CLOSE * scale
  }
}

/** On a cover: how much larger the first is than the others, and how far up and aside those stand, as shares of the side. */
const GATHERED = { first: 1.34, other: 0.86, tallest: 0.56, widest: 0.62, up: 0.055, aside: [-0.25, 0.25, -0.37] }

/** One is what the book is about; the others stand behind, at both sides. */
function gather(actors: Actor[], scene: Scene, { width, height, ground }: CastFrame): void {
  const first = actors.find(({ cast }) => isFirst(cast, scene))
  if (!first) return
  const others = actors.filter((actor) => actor !== first)
  first.scale = Math.min(
    first.scale * GATHERED.first,
    (GATHERED.tallest * height) / -first.figure.bounds.y,
    (GATHERED.widest * width) / first.figure.bounds.width,
  )
  first.x = width * (others.length === 1 ? 0.37 : 0.5)
  first.y = ground
  first.layer = 1
  for (const [index, other] of others.entries()) {
    other.scale = Math.min(
      other.scale * GATHERED.other * (others.length === 1 ? 1.2 : 1),
      (GATHERED.tallest * height) / -other.figure.bounds.y,
    )
    const aside = others.length === 1 ? 0.33 : (GATHERED.aside[index] ?? 0.3)
    const { x, width: wide } = other.figure.bounds
    const [least, most] = [width * 0.02 - x * other.scale, width * 0.98 - (x + wide) * other.scale]
    other.x = Math.max(least, Math.min(most, first.x + width * aside))
    other.y = ground - height * (GATHERED.up + (index === 2 ? 0.05 : 0))
    other.layer = index === 2 ? -1 : 0
  }
}

/** Shares of the height between which the tallest is seen from the head to the hips, alone or with somebody. */
const KNEES = { alone: 0.25, top: 0.17, hip: 0.9, lowestFace: 0.66 }
/** Share of the width that all their heads and shoulders take. */
const ROW = 0.84

/** Whoever is there fills the picture; shins are out of it. Whoever is small comes up a little: it is about faces. */
function cutAtTheKnees(actors: Actor[], { width, height, stand }: CastFrame): void {
  const tallest = actors.reduce((one, other) => (topOf(other) < topOf(one) ? other : one))
  const { hip } = tallest.figure.anchors
  const whole = (KNEES.hip - (actors.length > 1 ? KNEES.top : KNEES.alone)) * height
  const half = (actor: Actor) => Math.max(halfHead(actor), actor.figure.shadow.rx * 1.1)
  const room = actors.reduce((sum, actor) => sum + half(actor) * 2, 0)
  const scale = Math.min(whole / (hip.y - tallest.figure.bounds.y), (width * ROW) / room)
  const foot = height * KNEES.hip - hip.y * scale
  const spare = width - room * scale
  let x = spare * (actors.length > 1 ? 0.5 : 0.5 + stand)
  for (const actor of actors) {
    actor.x = x + half(actor) * scale
    actor.scale = scale
    const face = foot + actor.figure.anchors.face.y * scale
    actor.y = foot - Math.max(0, face - height * KNEES.lowestFace)
    x += half(actor) * 2 * scale
  }
}

function topOf({ figure, scale }: Actor): number {
  return figure.bounds.y * scale
}

/** Shares of the height: where the head of who is seen from behind begins, and where the hip is, below the picture. */
const SHOULDER = { top: 0.45, hip: 1.11 }

/** The back of one, near and at the left, and past it the face of the other. */
function overShoulder(actors: Actor[], scene: Scene, { width, height }: CastFrame): void {
  const near = actors.find((actor) => isFirst(actor.cast, scene))
  const other = actors.find((actor) => actor !== near)
  if (!near || !other) return
  const { hip } = near.figure.anchors
  near.scale = ((SHOULDER.hip - SHOULDER.top) * height) / (hip.y - near.figure.bounds.y)
  near.y = height * SHOULDER.hip - hip.y * near.scale
  near.x = width * 0.19
  near.layer = 2
  other.scale = Math.min((0.74 * height) / -other.figure.bounds.y, (width * 0.52) / other.figure.bounds.width)
  other.x = width * 0.66
  other.y = height * 0.94
}
