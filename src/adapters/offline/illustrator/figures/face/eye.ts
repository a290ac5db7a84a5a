import type { Point } from '../../figure.ts'
import { mix } from '../paper/colours.ts'
import { oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { FaceForm, Feeling } from './draw-face.ts'

/** One eye with its brow. `side` is -1 for the near eye (left on the paper) and 1 for the far one. */
export function drawEye(sheet: Sheet, form: FaceForm, feeling: Feeling, at: Point, side: -1 | 1): void {
  const { expression, gaze, closed, turned } = feeling
  const { ry } = form.eyes
  const rx = form.eyes.rx * (side === 1 ? 1 - 0.1 * turned : 1)
  if (closed)
    sheet.line(`M${at.x - rx} ${at.y + 1}Q${at.x} ${at.y + ry * 0.95} ${at.x + rx} ${at.y + 1}`, form.lid, 2.8)
  else {
    const { inner, outer, lower } = expression.lids
    // A cubic reaches three quarters of the height of its handles.
    const [left, right] = side === -1 ? [outer, inner] : [inner, outer]
    const [up, down] = [ry * 1.33, ry * 1.33 * lower]
    const top = `M${at.x - rx} ${at.y}C${at.x - rx} ${at.y - up * left} ${at.x + rx} ${at.y - up * right} ${at.x + rx} ${at.y}`
    const whole = `${top}C${at.x + rx} ${at.y + down} ${at.x - rx} ${at.y + down} ${at.x - rx} ${at.y}Z`
    const look = gaze ?? expression.glance ?? { x: 0.35 * turned, y: 0 }
    const r = Math.min(rx, ry) * 0.9 * expression.iris
    const pupil = { x: at.x + look.x * rx * 0.3, y: at.y + look.y * ry * 0.26 + 0.4 }
    sheet.flat(whole, form.sclera ?? '#FFFCF5')
    sheet.clipped(whole, () => {
      sheet.flat(oval(pupil.x, pupil.y, r, r * 1.1), mix(form.iris, '#1E1320', 0.3))
      sheet.flat(oval(pupil.x, pupil.y + r * 0.16, r * 0.82, r * 0.86), form.iris)
      sheet.flat(oval(pupil.x, pupil.y, r * 0.52, r * 0.58), '#221823')
      sheet.flat(oval(pupil.x + r * 0.36, pupil.y - r * 0.42, r * 0.32), '#FFFFFF')
      sheet.flat(oval(pupil.x - r * 0.34, pupil.y + r * 0.46, r * 0.16), '#FFFFFF', 0.85)
      if (expression.extra === 'sparkle') sheet.flat(oval(pupil.x - r * 0.3, pupil.y - r * 0.2, r * 0.2), '#FFFFFF')
    })
    sheet.line(top, form.lid, 2.4)
    if (form.lashes) {
      const x = at.x + side * rx
      sheet.line(`M${x} ${at.y - 0.5}Q${x + side * 2.6} ${at.y - 1.5} ${x + side * 4} ${at.y - 4.5}`, form.lid, 2)
    }
  }
  if (form.brow) drawBrow(sheet, form, feeling, at, side)
}

function drawBrow(sheet: Sheet, form: FaceForm, { expression, turned }: Feeling, at: Point, side: -1 | 1): void {
  if (!form.brow) return
  const { inner, outer, arch } = expression.brow
  const { rx, ry } = form.eyes
  const base = at.y - ry * 1.25 - form.brow.lift - (side === 1 ? expression.quizzical : 0)
  const half = rx * (side === 1 ? 1.05 - 0.1 * turned : 1.05)
  const [fromX, toX] = [at.x - side * half * 0.9, at.x + side * half * 1.05]
  const width = form.brow.width
  const [y1, y2] = [base - inner, base - outer]
  const middle = (y1 + y2) / 2 - arch
  // Thicker at the nose, pointed at the temple, as a snipped strip.
  sheet.flat(
    `M${fromX} ${y1 - width / 2}Q${at.x} ${middle - width / 2 - 1} ${toX} ${y2}Q${at.x} ${middle + width * 0.7} ${fromX} ${y1 + width / 2}Q${fromX - side * width * 0.5} ${y1} ${fromX} ${y1 - width / 2}Z`,
    form.brow.colour,
  )
}
