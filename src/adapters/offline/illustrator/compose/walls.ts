import { windowsIn } from '../elements/room-window.ts'
import { type Camera, type Composition, wallOf } from './camera.ts'
import type { Span } from './free-spots.ts'
import type { Wall } from './where-it-belongs.ts'

/** How far `framed` may still move a sheet, as a share of the width. */
const LOOSE = 0.02

/** Where on the page the windows of a painted room are: nothing hangs before them. `mirrored` as the sheet is shown. */
function windowsOnPage(
  back: string,
  { width, mirrored }: { width: number; mirrored: boolean },
  { zoom: near, spread }: Camera,
  { zoom, pan }: Composition,
): Span[] {
  const whole = Math.max(1, Math.min(1.9, near * zoom))
  const left = (width / 2) * (1 - whole) - (pan * (whole - 1) * width) / 2
  return windowsIn(back).map(({ x, wide }) => {
    const middle = left + (mirrored ? width * spread - x : x) * (whole / spread)
    const half = (wide / 2) * (whole / spread) + width * LOOSE
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
