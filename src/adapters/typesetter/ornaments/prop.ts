import type { ShapeItem } from '../../../domain/page-model/page-model.ts'
import type { PropName } from '../../../domain/scene.ts'
import { mix } from './paper.ts'
import { ellipse, outline, placed, shape, tenths } from './path.ts'
import { propShapes } from './prop-shapes.gen.ts'

/** The drawings' own square, and where in it things stand. */
const UNITS = 32
const FOOT = 30

export type Standing = { x: number; foot: number; sizeMm: number; flip?: boolean; degrees?: number }

/** A thing of the story, `sizeMm` high, standing on `foot` in the middle of its short shadow. */
export function prop(
  name: PropName,
  { x, foot, sizeMm, flip = false, degrees = 0 }: Standing,
  ground: string | null,
): ShapeItem[] {
  const scale = sizeMm / UNITS
  // The drawing's own corner, from where its foot is.
  const corner = placed(`M ${-UNITS / 2} ${-FOOT}`, { x: 0, y: 0, scale, degrees, flip })
  const [, dx = '0', dy = '0'] = corner.split(' ')
  const at = { x: x + Number(dx), y: foot + Number(dy), scale, degrees, flip }
  const drawn = (propShapes()[name] ?? []).map(([colour, d, width]) => {
    const path = tenths(placed(d, at))
    return width === undefined ? shape(path, colour) : outline(path, colour, width * scale)
  })
  const shadow = ground ? [shape(ellipse(x, foot, sizeMm * 0.34, sizeMm * 0.055), mix(ground, '#4A3322', 0.2))] : []
  return [...shadow, ...drawn]
}

/** What reads as a small picture of its own: a hole would be filled, white would vanish on paper, too long would not stand. */
const UNFIT: ReadonlySet<PropName> = new Set<PropName>(['nest', 'speech', 'cloud', 'rainbow', 'ladder', 'music-note'])

export function standsAlone(name: PropName): boolean {
  return !UNFIT.has(name) && propShapes()[name] !== undefined
}
