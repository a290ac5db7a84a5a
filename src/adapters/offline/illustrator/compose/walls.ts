import { windowsIn } from '../elements/room-window.ts'
import type { Head } from '../kit/clear.ts'
import { type Actor, halfHead, onPicture } from './actor.ts'
import { type Camera, type Composition, wallOf } from './camera.ts'
import type { Span } from './free-spots.ts'
import type { Wall } from './where-it-belongs.ts'

/** How far `framed` may still move a sheet, as a share of the width. */
const LOOSE = 0.02

type Page = { width: number; mirrored: boolean }

/** Where on the page the windows of a painted room are: nothing hangs before them. `mirrored` as the sheet is shown. */
function windowsOnPage(back: string, page: Page, camera: Camera, composition: Composition): Span[] {
  const { left, share, turned } = lyingOf(page, camera, composition)
  return windowsIn(back).map(({ x, wide }) => {
    const middle = left + turned(x) * share
    const half = (wide / 2) * share + page.width * LOOSE
    return { from: middle - half, to: middle + half }
  })
}

/** The back wall of a painted room as the page shows it. */
export function wallBehind(
  back: string,
  { width, height, ground }: { width: number; height: number; ground: number },
  mirrored: boolean,
  camera: Camera,
  composition: Composition,
): Wall {
  const windows = windowsOnPage(back, { width, mirrored }, camera, composition)
  return { ...wallOf(camera, composition, height, ground), windows }
}

/** Heads of the page as seen from the sheet that its place is painted on: only left and right count. */
export function onSheet(heads: readonly Head[], page: Page, camera: Camera, composition: Composition): Head[] {
  const { left, share, turned } = lyingOf(page, camera, composition)
  return heads.map(({ x, y, r }) => ({ x: turned((x - left) / share), y, r: r / share }))
}

export function headsOf(actors: readonly Actor[]): Head[] {
  return actors.map((actor) => ({ ...onPicture(actor, actor.figure.anchors.face), r: halfHead(actor) * actor.scale }))
}

/** How `framed` lays a sheet on the page, but for what chance moves it: pixels of the page to its left end, and its scale. */
function lyingOf({ width, mirrored }: Page, { zoom: near, spread }: Camera, { zoom, pan }: Composition) {
  const whole = Math.max(1, Math.min(1.9, near * zoom))
  const left = (width / 2) * (1 - whole) - (pan * (whole - 1) * width) / 2
  return { left, share: whole / spread, turned: (x: number) => (mirrored ? width * spread - x : x) }
}
