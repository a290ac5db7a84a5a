import { saidSizes } from '../../../../domain/picture-words/said-sizes.ts'
import type { PropName, Scene } from '../../../../domain/scene.ts'
import type { Stage } from '../kit/stage.ts'
import { drawProp } from '../props/draw-prop.ts'
import { SIZES, traitsOf } from '../props/prop-traits.ts'
import type { Actor } from './actor.ts'
import { closeTable } from './close-table.ts'
import {
  type Aloft,
  faceBelow,
  freeSpot,
  halo,
  inTheAir,
  reachOf,
  SHINING,
  type Span,
  shadow,
  shareOf,
  spanOf,
} from './free-spots.ts'
import { holds } from './held-prop.ts'
import { ownPlace, type Place } from './own-places.ts'
import { bathOf } from './rests/settle.ts'
import { inOrOn, laidOnTable, onTable, uponWhat, type Wall } from './where-it-belongs.ts'

/** `taken`: the parts of the width where somebody or something stands, in pixels; `things`: where something does. */
export type PlacedProps = { behind: string; before: string; taken: Span[]; things: Span[]; seen: SeenThing[] }
/** Something that is drawn: its foot's middle and its size, in pixels. `isBefore` the cast. */
export type SeenThing = { prop: PropName; x: number; y: number; size: number; isBefore: boolean }
/** In the figures' units: what is taller stands behind, whoever is before it. */
const TALL = 165
/** As what share of its size, until it hides nobody's face. */
const NEARER = [0.84, 0.66, 0.52] as const
/** How small something may be that the scene names, as a share of the height. */
const LEAST = 0.06
/** How much smaller something is where there is little room. */
const SMALLER = 0.64
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
  /** Where what floats or hangs is seen, as shares of the height, when it is not seen anywhere. */
  within: readonly [number, number] | null = null,
  /** Where open water is, in pixels; null where there is none. */
  water: number | null = null,
): PlacedProps {
  const { width, height, ground, random } = stage
  const taken: Span[] = actors.map(spanOf)
  const props: Span[] = []
  const held = new Set(actors.flatMap((actor) => (holds(actor) ? (actor.cast.holding ?? []) : [])))
  const said = saidSizes(scene.alt, scene.props)
  const asleep = actors.flatMap((actor) => (holds(actor) || actor.within ? [] : (actor.cast.holding ?? [])))
  const aloft: Aloft[] = []
  const placed: PlacedProps = { behind: '', before: '', taken: [], things: [], seen: [] }
  const note = (prop: PropName, x: number, y: number, size: number, isBefore = false) =>
    placed.seen.push({ prop, x, y, size, isBefore })
  const carried = uponWhat(scene, held)
  const upOrIn = [...carried.values()].flat()
  const served = laidOnTable(scene, new Set([...held, ...upOrIn]))
  const bathed = scene.props.includes('duck') && !held.has('duck') ? bathOf(actors) : null
  const elsewhere = new Set([...held, ...served, ...upOrIn, ...(bathed ? (['duck'] as const) : [])])
  const place: Place = {
    scene,
    stage,
    wall,
    scale,
    cropped,
    water,
    low: within !== null,
    spot: (wide, edge) => freeSpot(taken, props, [], wide, edge, width, random),
    hidden: (x, wide) => shareOf(x, wide, taken),
    wallTaken: (x, wide) => shareOf(x, wide, [...(wall?.windows ?? []), ...props]),
    spotOnWall: (wide, edge, low) => {
      const tall = actors.filter(({ figure, y, scale: own }) => y + figure.bounds.y * own < low).map(spanOf)
      return freeSpot(tall, props, [...(wall?.windows ?? []), ...props], wide, edge, width, random)
    },
  }
  if (bathed) {
    note('duck', bathed.x, bathed.y, bathed.size, true)
    placed.before += drawProp('duck', bathed.x, bathed.y, bathed.size)
  }
  for (const prop of [...new Set([...asleep, ...scene.props])].filter((name) => !elsewhere.has(name))) {
    const traits = traitsOf(prop)
    const { where } = traits
    const size = traits.size * SIZES[said.get(prop) ?? 'usual']
    if (prop === 'table' && cropped) {
      for (const thing of closeTable(served, carried, actors, { taken, props }, stage, scale)) {
        placed.before += thing.svg
        note(thing.prop, thing.x, thing.y, thing.size, true)
      }
      continue
    }
    const own = ownPlace(prop, place)
    if (own) {
      note(prop, own.x, own.y, own.size, own.isBefore)
      if (!own.over) props.push({ from: own.x - own.size / 2, to: own.x + own.size / 2 })
      if (own.isBefore) placed.before += own.svg
      else placed.behind += own.svg
      continue
    }
    // Whoever turns the page finds it.
    const most = Math.min(
      Math.max(size * scale, height * LEAST),
      where === 'behind' ? height * (within ? 0.29 : 0.46) : height * 0.24,
    )
    // Close up, what is large stands farther off.
    const wanted = cropped && where === 'behind' ? Math.min(most * 0.66, height * 0.4) : most
    if (where === 'air') {
      const reach = within ?? reachOf(prop, printed.length > 0)
      const tried = (wide: number) => {
        const spot = inTheAir(wide, reach, actors, aloft, width, height, random)
        const piled = aloft.some(
          (one) => Math.hypot(spot.x - one.x, spot.y - wide / 2 - (one.y - one.size / 2)) < (wide + one.size) * 0.45,
        )
        return { spot, wide, piled }
      }
      const first = tried(Math.min(wanted, size * 3.8, within ? height * 0.1 : height))
      const { spot, wide } = first.piled ? tried(first.wide * SMALLER) : first
      note(prop, spot.x, spot.y, wide)
      aloft.push({ ...spot, size: wide })
      const glow = SHINING.has(prop) ? halo(spot.x, spot.y - wide * 0.44, wide) : ''
      const drawn = drawProp(prop, spot.x, spot.y, wide, { turn: random.between(-10, 10) })
      // White as paper, a cloud would be the brightest thing of the night.
      placed.behind += glow + (prop === 'cloud' && scene.time === 'night' ? `<g opacity=".4">${drawn}</g>` : drawn)
      continue
    }
    const spotFor = (roomy: number, isBefore: boolean) => {
      // A cart may leave the picture at one side; what lies on the ground is seen whole.
      const edge = isBefore ? Math.max(width * 0.12, Math.min(width * 0.3, roomy * 0.5 + width * 0.06)) : width * 0.14
      // Nothing that lies in front may hide a face: the face of somebody small is as low as a flag is high.
      const foot = cropped ? height * 0.97 : ground + height * 0.03
      const faces = actors.flatMap((actor) => faceBelow(actor, foot - roomy))
      const hidden = isBefore ? [...faces, ...printed] : within ? printed : []
      const x = freeSpot(taken, props, hidden, roomy * (isBefore ? 1 : 0.85), edge, width, random)
      return {
        x,
        hides: shareOf(x, roomy, hidden),
        isHidden: shareOf(x, roomy, taken),
        piles: shareOf(x, roomy, props),
      }
    }
    const behind = where === 'behind'
    let spot = spotFor(wanted, !behind)
    // Where there is little room left, what is less important is small rather than left out.
    let roomy = spot.piles > 0.45 || spot.hides > 0.15 ? wanted * SMALLER : wanted
    if (roomy < wanted) spot = spotFor(roomy, !behind)
    let isBefore = !behind
    // What the cast would hide stands before them, if it is low enough to hide nobody's face.
    if (behind && !cropped && spot.isHidden > (prop === 'table' ? 0.12 : 0.4) && size < TALL)
      for (const share of NEARER) {
        const nearer = spotFor(roomy * share, true)
        if (nearer.hides > 0.1) continue
        spot = nearer
        roomy *= share
        isBefore = true
        break
      }
    const { x } = spot
    props.push({ from: x - roomy / 2, to: x + roomy / 2 })
    const far = Math.min(ground, height * 0.9) - height * (cropped ? 0.01 : 0.05)
    const near = cropped
      ? height * random.between(0.975, 0.985)
      : Math.min(ground + height * random.between(0.015, 0.04), height * 0.95)
    const y = isBefore ? near : far
    note(prop, x, y, roomy, isBefore)
    const upon = [
      ...(prop === 'table' ? onTable(served, roomy, scale) : []),
      ...inOrOn(prop, carried.get(prop) ?? [], roomy),
    ].flatMap((one) => [
      one,
      ...inOrOn(one.prop, prop === 'table' ? (carried.get(one.prop) ?? []) : [], one.size).map((on) => ({
        ...on,
        x: on.x + one.x,
        y: on.y + one.y,
      })),
    ])
    const drawn =
      shadow(x, y, roomy * (isBefore ? 0.36 : 0.42)) +
      drawProp(prop, x, y, roomy, { mirrored: random.chance(0.5) }) +
      upon.map((thing) => drawProp(thing.prop, x + thing.x, y + thing.y, thing.size)).join('')
    for (const thing of upon) note(thing.prop, x + thing.x, y + thing.y, thing.size, isBefore)
    if (isBefore) placed.before += drawn
    else placed.behind += drawn
  }
  return { ...placed, taken: [...taken, ...props], things: props }
}
