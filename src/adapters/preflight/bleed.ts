import type { Findings, Place } from './findings.ts'
import { contains, isWithin } from './geometry.ts'
import type { Paint } from './page-marks.ts'

const STEP_PT = 12
const INSET_PT = 0.4

/** Whether ink lies wherever the knife may cut, and on a cover everywhere. Points. */
export function checkBleed(
  paints: readonly Paint[],
  { width, height, bleed }: { width: number; height: number; bleed: number },
  place: Place,
  findings: Findings,
): void {
  const last = [...paints].reverse()
  const topAt = (x: number, y: number) =>
    last.find(
      ({ box, outline, evenOdd, clips }) =>
        isWithin(box, x, y) && contains(outline, x, y, evenOdd) && clips.every((clip) => contains(clip, x, y, false)),
    )
  const at = frame(width, height, bleed)
  if (place.file === 'cover')
    for (let x = STEP_PT; x < width; x += 2 * STEP_PT)
      for (let y = STEP_PT; y < height; y += 2 * STEP_PT) at.push([x, y, false])
  let [bare, white] = [false, false]
  for (const [x, y, isEdge] of at) {
    const paint = topAt(x, y)
    if (!paint) bare = true
    else if (paint.white && isEdge) white = true
  }
  if (bare)
    findings.refuse('bleed', place, 'el color no llega hasta el borde de la hoja, y al cortar quedaría una raya blanca')
  else if (white) findings.refuse('bleed', place, 'hay una franja blanca en el borde, que al cortar se vería')
}

/** Along the four edges: just within the sheet, and in the middle of what is cut off. */
function frame(width: number, height: number, bleed: number): [x: number, y: number, isEdge: boolean][] {
  const points: [number, number, boolean][] = []
  for (const inset of [INSET_PT, bleed / 2, bleed - INSET_PT]) {
    const across = (along: number) => inset + ((width - 2 * inset) * along) / Math.ceil(width / STEP_PT)
    const up = (along: number) => inset + ((height - 2 * inset) * along) / Math.ceil(height / STEP_PT)
    for (let i = 0; i <= Math.ceil(width / STEP_PT); i++)
      points.push([across(i), inset, true], [across(i), height - inset, true])
    for (let i = 0; i <= Math.ceil(height / STEP_PT); i++)
      points.push([inset, up(i), true], [width - inset, up(i), true])
  }
  return points
}
