import { READER_AGE_PROFILES } from '../../../../domain/reader-age.ts'
import type { Pose, Scene, Shot } from '../../../../domain/scene.ts'
import type { IllustrationBrief } from '../../../../ports/illustrator.ts'
import { n } from '../kit/paper.ts'
import { hashOf, type Random, randomFrom } from '../kit/random.ts'
import type { Backdrop } from '../kit/stage.ts'

/** How near the reader stands. Shares of the height; `scale` in pixels a unit on a picture 1536 high. */
export type Camera = {
  ground: number
  scale: number
  /** How much of the height the tallest may take. */
  tallest: number
  /** How much a scene of little ones alone may come closer. */
  approach: number
  /** Heads and shoulders, cut by the lower edge. */
  cropped: boolean
  zoom: number
  /** How much more of the place is painted than a page holds: things stand farther off. */
  spread: number
}

/** How the same place is looked at: no two pictures that follow each other share one. */
export type Composition = {
  /** Share of the height: low for a bird's view, high for a mouse's. */
  horizon: number
  zoom: number
  /** Which part of the place is seen: −1 its left end, 1 its right one. */
  pan: number
  /** How far from the middle the cast stands, as a share of the width. */
  stand: number
  /** How far those who only look on stand back. */
  depth: number
  /** How much higher on a wide picture the cast stands, as a share of the height: there is more ground before it. */
  rise: number
  /** Where something close to the reader frames the picture. */
  frame: 'left' | 'right' | null
  /** A medium shot may cut the shins. */
  knees?: true
}

const CAMERAS: Record<Shot, Camera> = {
  wide: { ground: 0.87, scale: 3.1, tallest: 0.52, approach: 1.3, cropped: false, zoom: 1, spread: 1.14 },
  medium: { ground: 0.925, scale: 4.9, tallest: 0.72, approach: 1.6, cropped: false, zoom: 1.12, spread: 1 },
  close: { ground: 0.95, scale: 9.4, tallest: 0.8, approach: 1.6, cropped: true, zoom: 1.4, spread: 1 },
}
/** So near that shins are cut: between a medium shot and a close one. */
export const TO_THE_KNEES: Camera = {
  ground: 1.09,
  scale: 6.6,
  tallest: 0.93,
  approach: 1.35,
  cropped: false,
  zoom: 1.26,
  spread: 1,
}
/** The cast of a cover stands clear of the names and the mark in the lower corners. */
const COVER_CAMERA: Camera = {
  ground: 0.845,
  scale: 4.4,
  tallest: 0.475,
  approach: 1.45,
  cropped: false,
  zoom: 1,
  spread: 1.12,
}

/** Below the card with the blurb: its lower edge is at 0.62 of the height. */
const BACK_COVER_CAMERA: Camera = {
  ground: 0.925,
  scale: 2.9,
  tallest: 0.31,
  approach: 1.35,
  cropped: false,
  zoom: 1,
  spread: 1.14,
}
/** On a back cover, shares of the height: where what floats or hangs is seen. */
export const BELOW_CARD: readonly [number, number] = [0.68, 0.72]

const BACK_COVER: Composition = { horizon: 0.72, zoom: 1, pan: 0, stand: -0.16, depth: 0.4, rise: 0, frame: null }
const COVER: Composition = { horizon: 0.53, zoom: 1, pan: 0, stand: 0, depth: 0.8, rise: 0, frame: null }
const COMPOSITIONS: readonly Composition[] = [
  { horizon: 0.5, zoom: 1.02, pan: 0.2, stand: -0.09, depth: 0.4, rise: 0, frame: null },
  { horizon: 0.61, zoom: 1.34, pan: -0.9, stand: 0.13, depth: 1, rise: 0, frame: 'left', knees: true },
  { horizon: 0.37, zoom: 1.1, pan: 0.8, stand: -0.15, depth: 0.9, rise: 0.07, frame: 'right' },
  { horizon: 0.54, zoom: 1.46, pan: 0.75, stand: 0.1, depth: 0.3, rise: 0, frame: null, knees: true },
  { horizon: 0.44, zoom: 1.26, pan: -0.6, stand: -0.17, depth: 1, rise: 0.03, frame: 'right' },
  { horizon: 0.63, zoom: 1.04, pan: 0, stand: 0.17, depth: 0.8, rise: -0.02, frame: 'left' },
  { horizon: 0.49, zoom: 1.42, pan: -0.8, stand: -0.08, depth: 0.4, rise: 0, frame: null, knees: true },
  { horizon: 0.4, zoom: 1.18, pan: 0.9, stand: 0.15, depth: 0.7, rise: 0.05, frame: 'left' },
]

export function cameraOf({ kind }: IllustrationBrief, shot: Shot, { rise }: Composition): Camera {
  if (kind === 'frontCover') return COVER_CAMERA
  if (kind === 'backCover') return BACK_COVER_CAMERA
  const camera = CAMERAS[shot]
  return shot === 'wide' ? { ...camera, ground: camera.ground - rise } : camera
}

/** The camera that cuts the shins, where nobody sits, sleeps, rides or is as small as what it would cut. */
export function nearerCameraOf(scene: Scene, shot: Shot, { knees }: Composition): Camera | null {
  const upright = scene.cast.every(({ pose }) => UPRIGHT.has(pose))
  const apart = scene.interaction?.kind !== 'ride' && scene.cast.length > 0 && scene.cast.length < 3
  return shot === 'medium' && knees && upright && apart ? TO_THE_KNEES : null
}

const UPRIGHT: ReadonlySet<Pose> = new Set<Pose>(['stand', 'wave', 'point', 'reach', 'hold', 'cheer', 'think'])

/** Neighbouring pages of a chapter take turns; a redraw looks from elsewhere. */
export function compositionOf({ kind, key, seed, attempt = 1 }: IllustrationBrief): Composition {
  if (kind === 'frontCover') return COVER
  if (kind === 'backCover') return BACK_COVER
  const [chapter, page] = [...(key ?? '').matchAll(/_(\d+)/g)].map(([, number]) => Number(number))
  const chosen = hashOf(`${seed}|look`)
  const turn = chapter !== undefined && page !== undefined ? chapter * 5 + page * 3 + (chosen % 2) * 4 : chosen
  return COMPOSITIONS[(turn + (attempt - 1) * 3) % COMPOSITIONS.length] ?? COVER
}

/** Which picture of the book's story it is, from 0, each redraw one further; null for a cover or where nobody counts. */
export function turnOf({ kind, key, readerAge, attempt = 1 }: IllustrationBrief): number | null {
  const [chapter, page] = [...(key ?? '').matchAll(/_(\d+)/g)].map(([, number]) => Number(number))
  if (kind !== 'page' || chapter === undefined || page === undefined) return null
  const { illustratedPages } = READER_AGE_PROFILES[readerAge]
  const before = illustratedPages.filter((one) => one < page).length
  return (chapter - 1) * illustratedPages.length + before + attempt - 1
}

/**
 * Now and then a picture comes nearer or steps back, and every other redraw does; a crowd is never cut to a close-up, nor
 * is somebody who sits or lies on something or throws out their arms beside others.
 */
export function anotherShot({ shot, cast }: Scene, { seed, attempt = 1 }: IllustrationBrief): Shot {
  const other = shot === 'medium' ? 'wide' : 'medium'
  const usual = randomFrom(`${seed}|shot`).pick([shot, shot, shot, other] as const)
  const chosen = attempt === 1 ? usual : attempt % 2 === 0 ? other : shot
  const isWhole = cast.length > 3 || cast.some(({ pose }) => FLAT.has(pose) || (cast.length > 1 && WIDE.has(pose)))
  return chosen === 'close' && isWhole ? 'medium' : chosen
}

const FLAT: ReadonlySet<Pose> = new Set<Pose>(['lie', 'sleep', 'sit'])
/** Arms far out or up: in a close-up they end in a neighbour's face. */
const WIDE: ReadonlySet<Pose> = new Set<Pose>(['reach', 'cheer', 'jump', 'dance'])

/** Share of the height where near land begins: painters let it begin this far (of a sheet) below the horizon. */
const SHORE = 0.25

export function shoreOf({ zoom, spread }: Camera, composition: Composition): number {
  return 0.9 + (composition.horizon + SHORE / spread - 0.9) * Math.max(1, zoom * composition.zoom) + 0.015
}

/** Share of the height below the horizon where painters let a room's wall meet its floor. */
const SKIRTING = 230 / 1536

/** Where the back wall of a room is on the picture, and what distance makes of things there. */
export function wallOf({ zoom, spread }: Camera, composition: Composition, height: number, ground: number) {
  const share = 0.9 + (composition.horizon + SKIRTING / spread - 0.9) * Math.max(1, zoom * composition.zoom)
  const foot = share * height
  return { foot, shrink: 0.55 + 0.45 * Math.min(1, foot / ground) }
}

/**
 * A painted sheet, `spread` times as large as the page, seen through the camera: it comes nearer by growing around the
 * ground; a step aside and a mirror make the same place another picture. `lift` in pixels of the page.
 */
export function framed(
  { back, front }: Backdrop,
  { width, height, random, mirrored }: { width: number; height: number; random: Random; mirrored: boolean },
  { zoom: near, spread }: Camera,
  composition: Composition,
  lift: number,
): Backdrop {
  const zoom = Math.max(1, Math.min(1.9, near * composition.zoom * random.between(0.99, 1.04)))
  const slack = ((zoom - 1) * width) / 2
  const x = (width / 2) * (1 - zoom) - (composition.pan + random.between(-0.1, 0.1)) * slack
  const y = height * 0.9 * (1 - zoom) + lift
  const flip = mirrored ? `translate(${n(width * spread)} 0) scale(-1 1)` : ''
  const whole = Math.round((1 / spread) * 1000) / 1000
  const seen = Math.round((zoom / spread) * 1000) / 1000
  return {
    back: `<g transform="translate(${n(x)} ${n(y)}) scale(${seen}) ${flip}">${back}</g>`,
    front:
      flip || lift || spread !== 1
        ? `<g transform="translate(0 ${n(lift)}) scale(${whole}) ${flip}">${front}</g>`
        : front,
  }
}
