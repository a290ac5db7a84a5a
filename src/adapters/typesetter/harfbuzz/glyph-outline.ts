import type { Face } from './face.ts'

/** Flags of a simple glyph's points and of a composite's parts (OpenType `glyf`). */
const ON_CURVE = 1
const X_SHORT = 2
const Y_SHORT = 4
const REPEAT = 8
const X_SAME = 16
const Y_SAME = 32
const WORD_ARGUMENTS = 1
const HAS_SCALE = 8
const MORE_PARTS = 32
const HAS_TWO_SCALES = 64
const HAS_MATRIX = 128

type Point = { x: number; y: number; on: boolean }
type Contour = Point[]

/**
 * Outline of a glyph as straight path commands: meant for paper cut round a letter, not for the letter, so points nearer
 * together than `step` are left out. `place` turns units of the face (y upwards) into the wanted ones.
 */
export function glyphOutline(face: Face, glyph: number, step: number, place: (x: number, y: number) => string): string {
  return contoursOf(face, glyph, 0)
    .map((contour) => pathOf(contour, step, place))
    .join(' ')
}

function contoursOf(face: Face, glyph: number, depth: number): Contour[] {
  const glyf = face.table('glyf')
  const loca = face.table('loca')
  const isLong = face.table('head')?.getInt16(50) === 1
  if (!glyf || !loca || depth > 4) return []
  const offset = (index: number) => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2)
  const start = offset(glyph)
  if (offset(glyph + 1) === start) return []
  const contours = glyf.getInt16(start)
  return contours >= 0 ? simple(glyf, start + 10, contours) : composite(face, glyf, start + 10, depth)
}

function simple(glyf: DataView, at: number, contours: number): Contour[] {
  const ends = Array.from({ length: contours }, (_, i) => glyf.getUint16(at + 2 * i))
  const count = (ends.at(-1) ?? -1) + 1
  let cursor = at + 2 * contours
  cursor += 2 + glyf.getUint16(cursor)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = glyf.getUint8(cursor++)
    const times = flag & REPEAT ? glyf.getUint8(cursor++) + 1 : 1
    for (let i = 0; i < times; i++) flags.push(flag)
  }
  const coordinates = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += glyf.getUint8(cursor++) * (flag & same ? 1 : -1)
      else if (!(flag & same)) {
        value += glyf.getInt16(cursor)
        cursor += 2
      }
      return value
    })
  }
  const xs = coordinates(X_SHORT, X_SAME)
  const ys = coordinates(Y_SHORT, Y_SAME)
  const points = flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, on: (flag & ON_CURVE) !== 0 }))
  return ends.map((end, i) => points.slice(i === 0 ? 0 : (ends[i - 1] ?? -1) + 1, end + 1))
}

function composite(face: Face, glyf: DataView, at: number, depth: number): Contour[] {
  const contours: Contour[] = []
  let cursor = at
  let flags = MORE_PARTS
  while (flags & MORE_PARTS) {
    flags = glyf.getUint16(cursor)
    const part = glyf.getUint16(cursor + 2)
    const isWord = (flags & WORD_ARGUMENTS) !== 0
    const dx = isWord ? glyf.getInt16(cursor + 4) : glyf.getInt8(cursor + 4)
    const dy = isWord ? glyf.getInt16(cursor + 6) : glyf.getInt8(cursor + 5)
    cursor += isWord ? 8 : 6
    const scale = () => {
      const value = glyf.getInt16(cursor) / 16_384
      cursor += 2
      return value
    }
    let [a, b, c, d] = [1, 0, 0, 1]
    if (flags & HAS_SCALE) a = d = scale()
    else if (flags & HAS_TWO_SCALES) [a, d] = [scale(), scale()]
    else if (flags & HAS_MATRIX) [a, b, c, d] = [scale(), scale(), scale(), scale()]
    for (const contour of contoursOf(face, part, depth + 1))
      contours.push(contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on })))
  }
  return contours
}

/** TrueType's quadratic contour, with its implied points, each curve by its middle and its end. */
function pathOf(contour: Contour, step: number, place: (x: number, y: number) => string): string {
  const middle = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, on: true })
  const first = contour[0]
  const last = contour.at(-1)
  if (!first || !last) return ''
  const start = first.on ? first : last.on ? last : middle(first, last)
  const points = [start]
  let from = start
  const ring = first.on ? [...contour.slice(1), first] : [...contour, start]
  for (let i = 0; i < ring.length; i++) {
    const point = ring[i]
    if (!point) continue
    if (point.on) {
      points.push(point)
      from = point
      continue
    }
    const after = ring[i + 1] ?? start
    const to = after.on ? after : middle(point, after)
    const half = middle(middle(from, point), middle(point, to))
    points.push(half, to)
    from = to
    if (after.on) i++
  }
  const kept: Point[] = []
  for (const point of points) {
    const before = kept.at(-1)
    if (!before || Math.hypot(point.x - before.x, point.y - before.y) >= step) kept.push(point)
  }
  return `M ${kept.map(({ x, y }) => place(x, y)).join(' L ')} Z`
}
