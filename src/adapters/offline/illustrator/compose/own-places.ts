import type { PropName, Scene } from '../../../../domain/scene.ts'
import { circle, ellipse, glow, n, rect, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { drawProp } from '../props/draw-prop.ts'
import { traitsOf } from '../props/prop-traits.ts'
import { afloatOver, isOpenWater } from './afloat.ts'
import { doorway, doorwayHalf } from './doorway.ts'
import { emptyBed } from './rests/beds.ts'
import { AFLOAT, FLAT, HUNG, hung, TIPPED, type Wall } from './where-it-belongs.ts'

/** Where things are put: pixels of the picture; `scale` in pixels a unit. */
export type Place = {
  scene: Scene
  stage: Stage
  /** Of a room; null outdoors. */
  wall: Wall | null
  scale: number
  /** Feet are out of the picture. */
  cropped: boolean
  /** Only the lowest part of the picture is seen: nothing hangs from above. */
  low: boolean
  /** Where open water is, if the place has any. */
  water: number | null
  /** The middle of the best free place for something so wide that keeps `edge` from both sides. */
  spot(wide: number, edge: number): number
  /** How much of something so wide somebody stands before, as a share. */
  hidden(x: number, wide: number): number
  /** How much of something so wide on the wall is where a window or something else is, as a share. */
  wallTaken(x: number, wide: number): number
  /** The best free place on the wall, clear of windows and of whoever is as tall as `low`. */
  spotOnWall(wide: number, edge: number, low: number): number
}

/** Something that is neither on the ground nor in the air: its foot's middle and its size. `over`: it stands in nobody's way. */
export type Placed = { svg: string; x: number; y: number; size: number; isBefore: boolean; over: boolean }

/** What has a place of its own: doors and pictures in walls, lamps under ceilings, webs in corners, puddles flat, fish in water. */
export function ownPlace(prop: PropName, place: Place): Placed | null {
  const { wall, scene } = place
  if (prop === 'door') return asDoor(place)
  if (prop === 'bed') return asBed(place)
  if (wall && HUNG.has(prop)) return onTheWall(prop, wall, place)
  const hangs = wall && !place.low
  if (hangs && prop === 'bulb') return hanging(place)
  if (hangs && prop === 'spider-web') return inTheCorner(place)
  if (FLAT[prop] !== undefined || TIPPED[prop] !== undefined) return lyingFlat(prop, place)
  const swims = AFLOAT.has(prop) && !wall && (place.water !== null || !isOpenWater(scene.setting))
  return swims && !DRY.has(scene.setting) ? swimming(prop, place) : null
}

/** Where nothing swims on a pond. */
const DRY: ReadonlySet<Scene['setting']> = new Set(['underwater', 'sky', 'space', 'moon'])

function asDoor(place: Place): Placed {
  const { wall, stage, low, scale: usual, spot } = place
  if (wall) return inASideWall(wall, place)
  const scale = low ? usual * 0.85 : usual
  const size = doorwayHalf(null) * 2 * scale
  const x = spot(size, stage.width * 0.05 + size / 2)
  const y = Math.min(stage.ground, stage.height * 0.9) - stage.height * (low ? 0.03 : 0.07)
  return { svg: doorway(x, y, scale, null, stage), x, y, size, isBefore: false, over: false }
}

/** A piece of wall comes forward at one side of the room, with the door in it: no furniture is behind its foot. */
function inASideWall(wall: Wall, { stage, scale, hidden }: Place): Placed {
  const { width, height, tone } = stage
  const size = doorwayHalf(wall) * 2 * scale * wall.shrink
  const margin = width * 0.03
  const [left, right] = [margin * 1.4 + size / 2, width - margin * 1.4 - size / 2]
  const x = hidden(left, size) <= hidden(right, size) ? left : right
  const isLeft = x === left
  const y = Math.min(wall.foot + height * 0.035, height * 0.94)
  const [from, to] = isLeft ? [-10, x + size / 2 + margin] : [x - size / 2 - margin, width + 10]
  const skirting = height * 0.016
  const svg =
    rect(isLeft ? to : from - width * 0.008, -10, width * 0.008, y + 10, '#2b2233').replace(
      '/>',
      ' fill-opacity=".14"/>',
    ) +
    rect(from, -10, to - from, y + 10, tone('#ecdfca')) +
    rect(from, y - skirting, to - from, skirting, tone('#fbf3e4')) +
    doorway(x, y, scale * wall.shrink, wall, stage)
  return { svg, x, y, size, isBefore: false, over: false }
}

/** Made, and nobody in it. */
function asBed({ stage, scale, low, spot }: Place): Placed {
  const { svg, wide } = emptyBed(stage)
  const size = Math.min(wide * scale, stage.width * (low ? 0.42 : 0.5))
  const x = spot(size, stage.width * 0.05 + size / 2)
  const y = Math.min(stage.ground, stage.height * 0.92) - stage.height * (low ? 0 : 0.04)
  const share = Math.round((size / wide) * 1000) / 1000
  const drawn = `<g transform="translate(${n(x)} ${n(y)}) scale(${share})">${svg}</g>`
  return { svg: drawn, x, y, size, isBefore: false, over: false }
}

function onTheWall(prop: PropName, wall: Wall, { stage, scale, low, spotOnWall, wallTaken }: Place): Placed {
  const usual = hung(prop, wall, scale)
  const { y: middle, size: most } = low
    ? { y: stage.height * LOW.middle, size: Math.min(usual.size, stage.height * LOW.size) }
    : usual
  const tried = [1, 0.8, 0.62].map((share) => {
    const size = most * share
    const y = middle + size / 2
    return { size, y, x: spotOnWall(size, stage.width * 0.05 + size / 2, y) }
  })
  const { size, x, y } = tried.find((one) => wallTaken(one.x, one.size) < 0.05) ??
    tried[2] ??
    tried[0] ?? { size: most, x: 0, y: middle }
  const hook = HOOKED.has(prop) ? circle(x, y - size * 0.86, size * 0.05, stage.tone('#8a6247')) : ''
  return { svg: drawProp(prop, x, y, size) + hook, x, y, size, isBefore: false, over: false }
}

/** Where things hang of whose wall only the lowest part is seen, and how large, as shares of the height. */
const LOW = { middle: 0.72, size: 0.16 }
const HOOKED: ReadonlySet<PropName> = new Set(['bell', 'coat'])

/** From the ceiling, upside down, and it shines. */
function hanging({ stage, scale, spot }: Place): Placed {
  const { width, height, tone } = stage
  const size = Math.min(traitsOf('bulb').size * 1.5 * scale, height * 0.15)
  const x = spot(size * 1.4, width * 0.14)
  const top = height * 0.1
  const light = glow([x, top + size * 0.6, size, size], [1.5, 1.2, 0.95, 0.75], '#fff0b8', 0.12)
  const svg =
    light +
    stroke(`M${n(x)} -10V${n(top)}`, tone('#6b5560'), size * 0.05) +
    drawProp('bulb', x, top, size, { turn: 180 })
  return { svg, x, y: top + size, size, isBefore: false, over: true }
}

function inTheCorner({ stage, scale, spot }: Place): Placed {
  const { width, height } = stage
  const r = Math.min(traitsOf('spider-web').size * scale, height * 0.22)
  const right = spot(r, r / 2) > width / 2
  const [x, side] = right ? [width, -1] : [0, 1]
  const at = (angle: number, share: number) =>
    `${n(x + side * Math.cos(angle) * r * share)} ${n(Math.sin(angle) * r * share)}`
  const spokes = [0.02, 0.4, 0.79, 1.17, 1.55]
  const rings = [0.3, 0.52, 0.74, 0.94].map((share) =>
    spokes
      .map((angle, i) => (i ? `Q${at(angle - 0.19, share * 0.86)} ${at(angle, share)}` : `M${at(angle, share)}`))
      .join(''),
  )
  const web = spokes.map((angle) => `M${x} 0L${at(angle, 1.08)}`).join('') + rings.join('')
  const svg = stroke(web, '#fffdf6', r * 0.022, 0.9) + circle(x + side * r * 0.42, r * 0.4, r * 0.05, '#3f3546')
  return { svg, x: x + (side * r) / 2, y: r, size: r, isBefore: false, over: true }
}

function lyingFlat(prop: PropName, { stage, scale, cropped, spot }: Place): Placed {
  const { height, ground } = stage
  const size = Math.min(traitsOf(prop).size * scale, height * 0.24)
  const x = spot(size, Math.min(stage.width * 0.3, size * 0.5 + stage.width * 0.06))
  const y = cropped ? height * 0.985 : Math.min(ground + height * 0.035, height * 0.955)
  const turn = TIPPED[prop]
  const svg = turn
    ? drawProp(prop, x - size * 0.4, y - size * 0.12, size, { turn })
    : drawProp(prop, x, y, size, { flat: FLAT[prop] ?? 1 })
  return { svg, x, y, size, isBefore: true, over: false }
}

/** In the open water that the place has, or on a pond of its own. */
function swimming(prop: PropName, { stage, scale, water, spot, hidden }: Place): Placed | null {
  const { height, width, ground, tone } = stage
  const size = Math.min(traitsOf(prop).size * scale, height * 0.2) * (water === null ? 1 : 0.8)
  const x = spot(size * 1.5, width * 0.15)
  // A fish that the cast would hide is out of the water already.
  if (water !== null && traitsOf(prop).where === 'ground' && hidden(x, size) > 0.5) return null
  const y = water ?? Math.min(ground + height * 0.03, height * 0.95)
  const pond =
    water === null
      ? ellipse(x, y + 4, size * 0.86, size * 0.2, tone('#6db3cf')) +
        ellipse(x, y, size * 0.76, size * 0.15, tone('#a9d9e6'))
      : ''
  const svg = pond + drawProp(prop, x, y + size * 0.06, size) + afloatOver(x, y, size * 0.5, stage)
  return { svg, x, y, size, isBefore: water === null, over: false }
}
