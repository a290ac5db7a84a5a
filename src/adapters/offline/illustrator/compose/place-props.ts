import type { PropName, Scene } from '../../../../domain/scene.ts'
import { ellipse } from '../kit/paper.ts'
import type { Random } from '../kit/random.ts'
import type { Stage } from '../kit/stage.ts'
import { drawProp } from '../props/draw-prop.ts'
import { traitsOf } from '../props/prop-traits.ts'
import { type Actor, halfHead, onPicture } from './actor.ts'
import { holds } from './held-prop.ts'
import { BOARD, doorway, doorwayHalf, HUNG, hung, IN_TREE, laidOnTable, type Wall } from './where-it-belongs.ts'

/** `taken`: the parts of the width where somebody or something stands, in pixels; `things`: where something does. */
export type PlacedProps = { behind: string; before: string; taken: Span[]; things: Span[] }
type Aloft = { x: number; y: number; size: number }
const SHINING: ReadonlySet<PropName> = new Set(['sun', 'moon', 'star'])
/** What is far up: over roofs and masts, not before them. */
const HIGH: ReadonlySet<PropName> = new Set([...SHINING, 'planet', 'satellite', 'cloud'])
/** Where the middle of what floats may be, as shares of the height. */
const OVERHEAD: readonly [number, number] = [0.15, 0.42]
const HIGH_UP: readonly [number, number] = [0.12, 0.19]
export type Span = { from: number; to: number }

/** The scene's things: in hands, on the ground beside the cast, behind it or in the air; never before a face. */
export function placeProps(
  scene: Scene,
  actors: readonly Actor[],
  stage: Stage,
  /** Of a room; null outdoors, where there is none to be seen. */
  wall: Wall | null,
  /** Pixels a unit for who stands where things stand. */
  scale: number,
  /** Feet are out of the picture: what lies at them is only half seen. */
  cropped: boolean,
  /** Where something will be printed over the picture. */
  printed: readonly Span[] = [],
): PlacedProps {
  const { width, height, ground, random } = stage
  const taken: Span[] = actors.map(spanOf)
  const props: Span[] = []
  const held = new Set(actors.flatMap((actor) => (holds(actor) ? (actor.cast.holding ?? []) : [])))
  const asleep = actors.flatMap((actor) => (holds(actor) || actor.within ? [] : (actor.cast.holding ?? [])))
  const aloft: Aloft[] = []
  const placed: PlacedProps = { behind: '', before: '', taken: [], things: [] }
  const served = laidOnTable(scene, held)
  const nested = scene.props.includes('tree') ? scene.props.filter((prop) => IN_TREE[prop]) : []
  const elsewhere = new Set([...held, ...served, ...nested])
  for (const prop of [...new Set([...asleep, ...scene.props])].filter((name) => !elsewhere.has(name))) {
    const { size, where } = traitsOf(prop)
    if (prop === 'door' || (wall && HUNG.has(prop))) {
      const isDoor = prop === 'door'
      const { y, size: wide } =
        isDoor || !wall ? { y: 0, size: doorwayHalf(wall) * 2 * scale } : hung(prop, wall, scale)
      const shrunk = isDoor && wall ? wide * wall.shrink : wide
      const x = freeSpot(taken, props, [], shrunk, width * 0.05 + shrunk / 2, width, random)
      const foot = wall ? wall.foot : Math.min(ground, height * 0.9) - height * 0.07
      props.push({ from: x - shrunk / 2, to: x + shrunk / 2 })
      placed.behind += isDoor
        ? doorway(x, foot, scale * (wall?.shrink ?? 1), wall, stage)
        : drawProp(prop, x, y + shrunk / 2, shrunk)
      continue
    }
    const roomy = Math.min(size * scale, where === 'behind' ? height * 0.46 : height * 0.24)
    if (where === 'air') {
      const wide = Math.min(roomy, size * 3.8)
      // On a cover the title is up there.
      const reach = HIGH.has(prop) && printed.length === 0 ? HIGH_UP : OVERHEAD
      const spot = inTheAir(wide, reach, actors, aloft, width, height, random)
      const piled = aloft.some(
        (one) => Math.hypot(spot.x - one.x, spot.y - wide / 2 - (one.y - one.size / 2)) < (wide + one.size) * 0.45,
      )
      if (piled) continue
      aloft.push({ ...spot, size: wide })
      const glow = SHINING.has(prop) ? halo(spot.x, spot.y - wide * 0.44, wide) : ''
      const drawn = drawProp(prop, spot.x, spot.y, wide, { turn: random.between(-10, 10) })
      // White as paper, a cloud would be the brightest thing of the night.
      placed.behind += glow + (prop === 'cloud' && scene.time === 'night' ? `<g opacity=".4">${drawn}</g>` : drawn)
      continue
    }
    // A cart may leave the picture at one side; what lies on the ground is seen whole.
    const edge =
      where === 'behind' ? width * 0.14 : Math.max(width * 0.12, Math.min(width * 0.3, roomy * 0.5 + width * 0.06))
    // Nothing that lies in front may hide a face: the face of somebody small is as low as a flag is high.
    const faces = actors.flatMap((actor) => faceBelow(actor, ground + height * 0.03 - roomy))
    const hidden = where === 'behind' ? [] : [...faces, ...printed]
    const x = freeSpot(taken, props, hidden, roomy * (where === 'behind' ? 0.85 : 1), edge, width, random)
    // Where there is no room left, the less important things are not piled on the others.
    const hides = props.some(
      ({ from, to }) => Math.min(to, x + roomy / 2) - Math.max(from, x - roomy / 2) > roomy * 0.45,
    )
    if (hides && where !== 'behind') continue
    props.push({ from: x - roomy / 2, to: x + roomy / 2 })
    const mirrored = random.chance(0.5)
    if (where === 'behind') {
      const y = Math.min(ground, height * 0.9) - height * 0.05
      placed.behind += shadow(x, y, roomy * 0.42) + drawProp(prop, x, y, roomy, { mirrored })
      if (prop === 'table')
        for (const [index, thing] of served.entries()) {
          const tall = Math.min(traitsOf(thing).size * scale * 0.9, roomy * 0.42)
          placed.behind += drawProp(thing, x + (BOARD.spots[index] ?? 0) * roomy, y - BOARD.height * roomy, tall)
        }
      for (const thing of prop === 'tree' ? nested : []) {
        const at = IN_TREE[thing]
        if (at) placed.behind += drawProp(thing, x + at.x * roomy, y - at.y * roomy, at.size * roomy)
      }
    } else {
      const y = cropped
        ? height * random.between(1, 1.02) + roomy * 0.12
        : Math.min(ground + height * random.between(0.015, 0.04), height * 0.95)
      placed.before += shadow(x, y, roomy * 0.36) + drawProp(prop, x, y, roomy, { mirrored })
    }
  }
  return { ...placed, taken: [...taken, ...props], things: props }
}

/** Where something floats: over the cast with room around it, clear of what floats already. */
function inTheAir(
  size: number,
  reach: readonly [number, number],
  actors: readonly Actor[],
  aloft: readonly Aloft[],
  width: number,
  height: number,
  random: Random,
): { x: number; y: number } {
  const spots = Array.from({ length: 18 }, () => ({
    x: random.between(0.15, 0.85) * width,
    y: random.between(...reach) * height + size * 0.4,
  }))
  const roomAt = ({ x, y }: { x: number; y: number }) => {
    const fromCast = actors.map((actor) => {
      const { bounds } = actor.figure
      const middle = actor.x + (bounds.x + bounds.width / 2) * actor.scale
      const dx = Math.max(0, Math.abs(x - middle) - (bounds.width * actor.scale) / 2 - size / 2)
      return dx + Math.max(0, actor.y + bounds.y * actor.scale - y)
    })
    const fromOthers = aloft.map((one) =>
      Math.max(0, Math.hypot(x - one.x, y - one.size / 2 - (one.y - size / 2)) - (size + one.size) * 0.6),
    )
    return Math.min(...fromCast, ...fromOthers.map((gap) => gap * 2), 260)
  }
  return spots.reduce((one, other) => (roomAt(other) > roomAt(one) ? other : one))
}

function halo(x: number, y: number, size: number): string {
  return (
    ellipse(x, y, size * 0.86, size * 0.86, '#fff3c9', 0.16) + ellipse(x, y, size * 0.66, size * 0.66, '#fff3c9', 0.2)
  )
}

/** The face's span where it reaches below `top`. */
function faceBelow(actor: Actor, top: number): Span[] {
  const { x, y } = onPicture(actor, actor.figure.anchors.face)
  const half = halfHead(actor) * actor.scale * 0.8
  return y + half > top ? [{ from: x - half, to: x + half }] : []
}

function spanOf({ x, figure, scale }: Actor): Span {
  return { from: x + figure.bounds.x * scale, to: x + (figure.bounds.x + figure.bounds.width) * scale }
}

/** The place with most room; beside the protagonist rather than far from it. */
function freeSpot(
  taken: readonly Span[],
  props: readonly Span[],
  hidden: readonly Span[],
  size: number,
  edge: number,
  width: number,
  random: Random,
): number {
  const middle = taken[0] ? (taken[0].from + taken[0].to) / 2 : width / 2
  const spots = Array.from({ length: 27 }, (_, index) => edge + (index * (width - 2 * edge)) / 26)
  const overlap = (x: number, spans: readonly Span[]) =>
    spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, x + size / 2) - Math.max(from, x - size / 2)), 0)
  const costOf = (x: number) =>
    overlap(x, taken) * 4 + overlap(x, props) * 9 + overlap(x, hidden) * 40 + Math.abs(x - middle) * 0.25
  const offset = random.between(-14, 14)
  return spots.reduce((best, spot) => (costOf(spot) < costOf(best) ? spot : best)) + offset
}

function shadow(x: number, y: number, rx: number): string {
  return ellipse(x, y, rx, rx * 0.2, '#2b2233', 0.18)
}
