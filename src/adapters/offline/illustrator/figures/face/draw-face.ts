import type { Point } from '../../figure.ts'
import { oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { drawEye } from './eye.ts'
import type { Expression } from './moods.ts'
import { drawMouth } from './mouth.ts'

/** Where a head keeps its features, in head units from the middle of the head; the head turns to the right. */
export type FaceForm = {
  /** Half the distance between the eyes, their height on the head, their half axes. */
  eyes: { apart: number; y: number; rx: number; ry: number }
  iris: string
  /** Colour of brows, lids and lashes. */
  brow: { colour: string; width: number; lift: number } | null
  lid: string
  lashes: boolean
  /** null: the species brings its own (a beak). */
  mouth: { y: number; size: number } | null
  cheeks: { colour: string; apart: number; y: number; size: number } | null
  /** How far the features slide when the head turns. */
  turn: number
  sclera?: string
}

export type Feeling = {
  expression: Expression
  /** 0 to the front, 1 three quarters to the right. */
  turned: 0 | 1
  /** Unit vector of the look; null: straight. */
  gaze: Point | null
  /** Sleeping. */
  closed: boolean
}

/** Draws brows, eyes, cheeks and mouth; says where the middle of the face came to lie. */
export function drawFace(sheet: Sheet, form: FaceForm, feeling: Feeling): { middle: Point; mouth: Point } {
  const { expression, turned } = feeling
  const shift = form.turn * turned
  const { apart, y } = form.eyes
  const near = { x: shift - apart, y }
  const far = { x: shift + apart * (1 - 0.1 * turned), y }
  const mouth = { x: shift * 1.15, y: form.mouth?.y ?? y + 20 }

  if (form.cheeks) {
    const { colour, size } = form.cheeks
    const blush = expression.blush
    sheet.flat(oval(shift - form.cheeks.apart, form.cheeks.y, size, size * 0.74), colour, blush)
    sheet.flat(
      oval(shift + form.cheeks.apart * (1 - 0.16 * turned), form.cheeks.y, size * (1 - 0.18 * turned), size * 0.74),
      colour,
      blush,
    )
  }
  drawEye(sheet, form, feeling, near, -1)
  drawEye(sheet, form, feeling, far, 1)
  if (form.mouth) drawMouth(sheet, feeling.closed ? 'soft' : expression.mouth, mouth, form.mouth.size, form.lid)
  if (!feeling.closed) drawExtra(sheet, expression.extra, near, form)
  return { middle: { x: shift, y }, mouth }
}

function drawExtra(sheet: Sheet, extra: Expression['extra'], near: Point, form: FaceForm): void {
  const { rx, ry } = form.eyes
  if (extra === 'tear') {
    const { x, y } = { x: near.x - rx * 0.35, y: near.y + ry * 0.9 }
    sheet.flat(`M${x} ${y}Q${x + 5} ${y + 8} ${x} ${y + 11}Q${x - 5} ${y + 8} ${x} ${y}Z`, '#8CCBEA')
    sheet.flat(oval(x - 1, y + 7, 1, 1.6), '#FFFFFF', 0.8)
  }
  if (extra === 'drop') {
    const { x, y } = { x: near.x - rx - 5, y: near.y - ry * 0.7 }
    sheet.flat(`M${x} ${y}Q${x + 6} ${y + 9} ${x} ${y + 12}Q${x - 6} ${y + 9} ${x} ${y}Z`, '#A5D8EE')
  }
}
