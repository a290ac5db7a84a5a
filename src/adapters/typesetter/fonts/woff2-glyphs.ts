import { ByteReader, ByteWriter } from './byte-stream.ts'

/** Flags of a simple glyph's points and of a composite's parts (OpenType `glyf`). */
const ON_CURVE = 1
const X_SHORT = 2
const Y_SHORT = 4
const X_SAME_OR_POSITIVE = 16
const Y_SAME_OR_POSITIVE = 32
const OVERLAPS = 64
const WORD_ARGUMENTS = 1
const HAS_SCALE = 8
const MORE_PARTS = 32
const HAS_TWO_SCALES = 64
const HAS_MATRIX = 128
const HAS_INSTRUCTIONS = 256
const COMPOSITE = 0xffff

type Point = { dx: number; dy: number; on: boolean }

/**
 * Undoes WOFF 2's transformation of `glyf` and `loca` (§5.1): seven streams, one for each kind of number.
 * @returns `offsets` is a long `loca`; `leftEdges` the xMin of every glyph, 0 for an empty one
 */
export function plainGlyphs(transformed: Uint8Array) {
  const header = new ByteReader(transformed)
  header.skip(2)
  const options = header.u16()
  const count = header.u16()
  header.skip(2)
  const sizes = Array.from({ length: 7 }, () => header.u32())
  const [contours, points, flags, coordinates, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(header.bytes(size)),
  )
  if (!contours || !points || !flags || !coordinates || !composites || !boxes || !instructions)
    throw new Error('glyf without its streams')
  const ownBoxes = boxes.bytes(4 * Math.floor((count + 31) / 32))
  const overlaps = options & 1 ? header.bytes((count + 7) >> 3) : null
  const has = (bits: Uint8Array | null, glyph: number) => ((bits?.[glyph >> 3] ?? 0) & (128 >> (glyph & 7))) !== 0
  const glyphs = new ByteWriter()
  const offsets = new ByteWriter()
  const leftEdges: number[] = []

  for (let glyph = 0; glyph < count; glyph++) {
    offsets.u32(glyphs.length)
    const contourCount = contours.u16()
    if (contourCount === 0) {
      leftEdges.push(0)
      continue
    }
    const box = has(ownBoxes, glyph) ? [boxes.i16(), boxes.i16(), boxes.i16(), boxes.i16()] : null
    if (contourCount === COMPOSITE) {
      leftEdges.push(box?.[0] ?? 0)
      for (const number of [COMPOSITE, ...(box ?? [0, 0, 0, 0])]) glyphs.u16(number)
      if (copyParts(composites, glyphs)) {
        const length = coordinates.short255()
        glyphs.u16(length)
        glyphs.bytes(instructions.bytes(length))
      }
    } else {
      const ends: number[] = []
      for (let contour = 0; contour < contourCount; contour++) ends.push((ends.at(-1) ?? -1) + points.short255())
      const outline = Array.from({ length: (ends.at(-1) ?? -1) + 1 }, () => pointOf(flags.u8(), coordinates))
      const bounds = box ?? boundsOf(outline)
      leftEdges.push(bounds[0] ?? 0)
      for (const number of [contourCount, ...bounds, ...ends]) glyphs.u16(number)
      const length = coordinates.short255()
      glyphs.u16(length)
      glyphs.bytes(instructions.bytes(length))
      writeOutline(glyphs, outline, has(overlaps, glyph))
    }
    glyphs.align(4)
  }
  offsets.u32(glyphs.length)
  return { glyphs: glyphs.done(), offsets: offsets.done(), leftEdges }
}

/** @returns whether instructions follow */
function copyParts(from: ByteReader, to: ByteWriter): boolean {
  let isInstructed = false
  let flags = MORE_PARTS
  while (flags & MORE_PARTS) {
    flags = from.u16()
    isInstructed ||= (flags & HAS_INSTRUCTIONS) !== 0
    const scale = flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0
    to.u16(flags)
    to.bytes(from.bytes(2 + (flags & WORD_ARGUMENTS ? 4 : 2) + scale))
  }
  return isInstructed
}

/** A point's step from the one before: its flag says how many bytes it has and which way it goes (§5.2). */
function pointOf(flag: number, bytes: ByteReader): Point {
  const kind = flag & 127
  const on = flag < 128
  const signed = (bit: number, value: number) => (flag & bit ? value : -value)
  if (kind < 10) return { on, dx: 0, dy: signed(1, ((kind & 14) << 7) + bytes.u8()) }
  if (kind < 20) return { on, dx: signed(1, (((kind - 10) & 14) << 7) + bytes.u8()), dy: 0 }
  if (kind < 84) {
    const [high, low] = [kind - 20, bytes.u8()]
    return {
      on,
      dx: signed(1, 1 + (high & 0x30) + (low >> 4)),
      dy: signed(2, 1 + ((high & 0x0c) << 2) + (low & 15)),
    }
  }
  if (kind < 120) {
    const high = kind - 84
    const dx = signed(1, 1 + (Math.floor(high / 12) << 8) + bytes.u8())
    return { on, dx, dy: signed(2, 1 + (((high % 12) >> 2) << 8) + bytes.u8()) }
  }
  if (kind < 124) {
    const [first, shared, last] = [bytes.u8(), bytes.u8(), bytes.u8()]
    return { on, dx: signed(1, (first << 4) + (shared >> 4)), dy: signed(2, ((shared & 15) << 8) + last) }
  }
  const dx = signed(1, bytes.u16())
  return { on, dx, dy: signed(2, bytes.u16()) }
}

function boundsOf(outline: readonly Point[]): number[] {
  let [x, y] = [0, 0]
  const bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { dx, dy } of outline) {
    x += dx
    y += dy
    bounds[0] = Math.min(bounds[0] ?? x, x)
    bounds[1] = Math.min(bounds[1] ?? y, y)
    bounds[2] = Math.max(bounds[2] ?? x, x)
    bounds[3] = Math.max(bounds[3] ?? y, y)
  }
  return outline.length > 0 ? bounds : [0, 0, 0, 0]
}

function writeOutline(to: ByteWriter, outline: readonly Point[], doesOverlap: boolean): void {
  const isShort = (step: number) => step !== 0 && Math.abs(step) < 256
  outline.forEach(({ dx, dy, on }, i) => {
    let flag = on ? ON_CURVE : 0
    if (i === 0 && doesOverlap) flag |= OVERLAPS
    if (isShort(dx)) flag |= X_SHORT
    if (dx === 0 || (isShort(dx) && dx > 0)) flag |= X_SAME_OR_POSITIVE
    if (isShort(dy)) flag |= Y_SHORT
    if (dy === 0 || (isShort(dy) && dy > 0)) flag |= Y_SAME_OR_POSITIVE
    to.u8(flag)
  })
  for (const axis of ['dx', 'dy'] as const)
    for (const point of outline) {
      const step = point[axis]
      if (isShort(step)) to.u8(Math.abs(step))
      else if (step !== 0) to.u16(step)
    }
}
