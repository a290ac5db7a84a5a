import type { Character } from '../../../../domain/character.ts'
import type { Scene, SceneCast } from '../../../../domain/scene.ts'
import type { Figure, FigureRequest, Point } from '../figure.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import type { Random } from '../kit/random.ts'
import { castPoses } from './interactions.ts'

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
  /** Cut at the hips by the lower edge instead of standing on the ground. */
  cropped: boolean
}

/** Faces stay inside this share of the width: gutter and overscan are cut away. */
const SAFE = 0.86

export function arrangeCast(scene: Scene, characters: readonly Character[], frame: CastFrame, random: Random): Actor[] {
  const byName = new Map(characters.map((character) => [character.name, character]))
  const known = scene.cast.flatMap((cast) => {
    const character = byName.get(cast.name)
    return character ? [{ cast, character }] : []
  })
  const ordered = inReadingOrder(known, scene)
  const posed = castPoses(
    ordered.map(({ cast }) => cast),
    scene,
    random,
  )
  const actors = ordered.map(({ cast, character }, index): Actor => {
    const { pose, facing } = posed[index] ?? { pose: cast.pose, facing: 'front' as const }
    const figure = drawFigure({ character, pose, mood: cast.mood, facing, gaze: null, id: `f${index}` })
    return {
      cast: { ...cast, pose },
      character,
      figure,
      facing,
      x: 0,
      y: frame.ground,
      scale: 1,
      aloft: false,
      layer: 0,
    }
  })
  if (actors.length === 0) return []
  scaleToFit(actors, scene, frame)
  spread(actors, scene, frame, random)
  stand(actors, scene, frame, random)
  keepInside(actors, frame)
  return actors.map((actor, index) => ({ ...actor, figure: withGaze(actor, actors, scene, index) }))
}

/** The two who do something together stand side by side; the others outside. */
function inReadingOrder<T extends { cast: SceneCast }>(cast: T[], { interaction }: Scene): T[] {
  const pair = interaction
    ? [interaction.from, interaction.to].flatMap((name) => cast.filter((one) => one.cast.name === name))
    : []
  if (pair.length < 2)
    return cast.length === 3 ? [cast[1], cast[0], cast[2]].flatMap((one) => (one ? [one] : [])) : cast
  const others = cast.filter((one) => !pair.includes(one))
  return [...others.slice(0, Math.floor(others.length / 2)), ...pair, ...others.slice(Math.floor(others.length / 2))]
}

function scaleToFit(actors: Actor[], scene: Scene, frame: CastFrame): void {
  const heights = actors.map(({ figure }) => -figure.bounds.y)
  const tallest = Math.max(...heights)
  // A scene of little ones comes closer, so that a lone cub is not lost in the landscape.
  let scale = frame.scale * Math.min(1.6, Math.max(1, Math.sqrt(165 / tallest)))
  scale = Math.min(scale, (frame.tallest * frame.height) / tallest)
  const row = rowWidth(actors, scene)
  scale = Math.min(scale, (frame.width * SAFE) / row)
  for (const actor of actors) actor.scale = scale
}

function rowWidth(actors: readonly Actor[], scene: Scene): number {
  let width = 0
  for (const [index, actor] of actors.entries()) {
    const next = actors[index + 1]
    width += next ? gapBetween(actor, next, scene) : actor.figure.bounds.x + actor.figure.bounds.width
  }
  const first = actors[0]
  return Math.max(1, width - (first?.figure.bounds.x ?? 0))
}

/** Distance of two origins, in units: by hands when they touch, by bodies otherwise. */
function gapBetween(left: Actor, right: Actor, { interaction }: Scene): number {
  const apart = left.figure.bounds.x + left.figure.bounds.width - right.figure.bounds.x
  const pair =
    interaction && [left, right].every(({ cast }) => cast.name === interaction.from || cast.name === interaction.to)
  const bodies = left.figure.shadow.rx + right.figure.shadow.rx
  if (!pair) return Math.max(bodies * 1.15, apart * 0.92)
  switch (interaction.kind) {
    case 'hold-hands':
    case 'high-five':
    case 'give': {
      const touching = handTowards(left, 1).x - handTowards(right, -1).x
      return Math.max(bodies * 1.05, Math.min(touching, apart * 1.05))
    }
    case 'hug':
      return bodies * 0.92
    case 'whisper':
      return bodies * 1.05
    case 'ride':
      return 0
    case 'face-to-face':
      return Math.max(bodies * 1.25, apart * 1.05)
    case 'point-to':
      return Math.max(bodies * 1.3, apart * 1.1)
  }
}

function handTowards({ figure }: Actor, direction: 1 | -1): Point {
  const { hand, otherHand } = figure.anchors
  return (hand.x - otherHand.x) * direction >= 0 ? hand : otherHand
}

function spread(actors: Actor[], scene: Scene, { width }: CastFrame, random: Random): void {
  const row = rowWidth(actors, scene)
  const scale = actors[0]?.scale ?? 1
  // What room is left goes between the bodies, but friends are not sent to opposite edges.
  const spare = Math.min(width * SAFE - row * scale, width * 0.16 * Math.max(0, actors.length - 1))
  const loose = actors.filter((actor, i) => {
    const next = actors[i + 1]
    return next && !isPair(actor, next, scene)
  }).length
  const extra = loose > 0 ? Math.max(0, spare) / loose : 0
  const whole = row * scale + extra * loose
  const lean = actors.length === 1 ? random.pick([-0.1, 0.1, 0.06, -0.06]) * width : 0
  let x = (width - whole) / 2 + lean - (actors[0]?.figure.bounds.x ?? 0) * scale
  for (const [index, actor] of actors.entries()) {
    actor.x = x
    const next = actors[index + 1]
    if (next) x += gapBetween(actor, next, scene) * scale + (isPair(actor, next, scene) ? 0 : extra)
  }
}

function isPair(a: Actor, b: Actor, { interaction }: Scene): boolean {
  return (
    interaction !== null && [a, b].every(({ cast }) => cast.name === interaction.from || cast.name === interaction.to)
  )
}

function stand(actors: Actor[], scene: Scene, frame: CastFrame, random: Random): void {
  const lowestHip = Math.min(...actors.map(({ figure, scale }) => -figure.anchors.hip.y * scale))
  const base = frame.cropped ? frame.height * 0.97 + lowestHip * 0.85 : frame.ground
  for (const [index, actor] of actors.entries()) {
    const paired =
      scene.interaction && (actor.cast.name === scene.interaction.from || actor.cast.name === scene.interaction.to)
    const step = frame.cropped || paired || actors.length < 3 ? 0 : index % 2 ? 0 : -0.026
    actor.y = base + step * frame.height
    if (actor.figure.element === 'air' || actor.cast.pose === 'fly') {
      actor.y -= frame.height * random.between(0.07, 0.12)
      actor.aloft = true
    }
    if (scene.setting === 'underwater' && (actor.cast.pose === 'swim' || actor.figure.element === 'water')) {
      actor.y -= frame.height * random.between(0.08, 0.2)
      actor.aloft = true
    }
  }
  mount(actors, scene)
}

/** The rider's hips come down on the other's back; on two legs it is a piggyback, the rider looking over a shoulder. */
function mount(actors: Actor[], { interaction }: Scene): void {
  if (interaction?.kind !== 'ride') return
  const rider = actors.find(({ cast }) => cast.name === interaction.from)
  const steed = actors.find(({ cast }) => cast.name === interaction.to)
  if (!rider || !steed) return
  const onFours = steed.figure.anchors.back !== null && steed.figure.bounds.width > steed.figure.bounds.height * 0.9
  // A small friend can carry only in a story: it grows a little, and its rider shrinks a little.
  const ratio = (steed.figure.bounds.height * steed.scale) / (rider.figure.bounds.height * rider.scale)
  if (ratio < 1.25) {
    steed.scale *= 1.3
    rider.scale *= 0.82
  }
  const back = steed.figure.anchors.back ?? { x: 0, y: steed.figure.anchors.hip.y * 1.25 }
  const { hip, mouth } = rider.figure.anchors
  if (onFours) {
    rider.x = steed.x + (back.x * steed.scale - hip.x * rider.scale)
    rider.y = steed.y + (back.y + 6) * steed.scale - hip.y * rider.scale
  } else {
    rider.x = steed.x
    rider.y = steed.y + steed.figure.anchors.headTop.y * steed.scale - (mouth.y + 8) * rider.scale
  }
  rider.aloft = true
  rider.layer = onFours ? 1 : -1
}

/** Whatever was asked for: heads below the upper edge and faces inside the safe area. */
function keepInside(actors: Actor[], { width, height }: CastFrame): void {
  const top = Math.min(...actors.map(({ y, figure, scale }) => y + figure.bounds.y * scale))
  const margin = height * 0.075
  if (top < margin) {
    const foot = Math.max(...actors.map(({ y }) => y))
    const shrink = Math.max(0.55, (foot - margin) / (foot - top))
    for (const actor of actors) {
      actor.scale *= shrink
      actor.x = width / 2 + (actor.x - width / 2) * shrink
      actor.y = foot - (foot - actor.y) * shrink
    }
  }
  for (const actor of actors) {
    const { bounds } = actor.figure
    const left = width * 0.05 - (actor.x + bounds.x * actor.scale)
    const right = actor.x + (bounds.x + bounds.width) * actor.scale - width * 0.95
    if (left > 0) actor.x += Math.min(left, width * 0.2)
    else if (right > 0) actor.x -= Math.min(right, width * 0.2)
  }
}

/** Partners look into each other's eyes; the rest look at the one the scene is about. */
function withGaze(actor: Actor, actors: readonly Actor[], scene: Scene, index: number): Figure {
  const { interaction } = scene
  const partner =
    interaction &&
    (actor.cast.name === interaction.from
      ? interaction.to
      : actor.cast.name === interaction.to
        ? interaction.from
        : null)
  const target = actors.find(({ cast }) => cast.name === (partner ?? scene.cast[0]?.name))
  if (!target || target === actor || interaction?.kind === 'ride') return actor.figure
  const eyes = (one: Actor) => ({
    x: one.x + one.figure.anchors.face.x * one.scale,
    y: one.y + one.figure.anchors.face.y * one.scale,
  })
  const [from, to] = [eyes(actor), eyes(target)]
  const gaze = { x: (to.x - from.x) / actor.scale, y: (to.y - from.y) / actor.scale }
  const { character, facing, cast } = actor
  return drawFigure({ character, pose: cast.pose, mood: cast.mood, facing, gaze, id: `f${index}` })
}
