/** Side of the tile of grain, in pixels; a power of two, so that a mask wraps it. */
const TILE = 256
/** How much darker the corners are than the middle, in 256ths. */
const CORNER = 20

let tile: Int32Array | null = null

/**
 * Lays the tooth of cut paper over opaque RGBA pixels, in place or `into` others, and `dims` the corners a little, which leads
 * the eye inwards. Whole numbers only: the same picture has the same bytes on every machine. The machine is little-endian, and
 * both begin at a whole word of memory.
 */
export function onPaper(rgba: Uint8Array, width: number, height: number, dims: boolean, into: Uint8Array = rgba): void {
  tile ??= raised(grain())
  const teeth = tile
  // Whole pixels, and signed ones: others would be counted in floating point.
  const from = new Int32Array(rgba.buffer, rgba.byteOffset, width * height)
  const to = new Int32Array(into.buffer, into.byteOffset, width * height)
  const across = Int32Array.from({ length: width }, (_, x) => (dims ? falloff(x, width / 2) : 0))
  for (let y = 0; y < height; y++) {
    const row = (y & (TILE - 1)) * TILE
    const down = dims ? falloff(y, height / 2) : 0
    for (let x = 0; x < width; x += TILE)
      stretch(from, to, y * width + x, Math.min(TILE, width - x), teeth, row, across, x, down)
  }
}

/** A stretch of one row, no longer than the tile: a function small enough to be compiled well. Red and blue go as a pair. */
function stretch(
  from: Int32Array,
  to: Int32Array,
  start: number,
  length: number,
  teeth: Int32Array,
  row: number,
  across: Int32Array,
  x: number,
  down: number,
): void {
  for (let i = 0; i < length; i++) {
    const tooth = teeth[row + i] ?? 0
    const light = 256 - (((across[x + i] ?? 0) + down) >> 1)
    const pixel = from[start + i] ?? 0
    let redBlue = ((Math.imul(pixel & 0xff00ff, light) >>> 8) & 0xff00ff) + tooth
    let green = ((((pixel >>> 8) & 255) * light) >> 8) + (tooth & 0xffff)
    if ((redBlue & ((green << 16) | green) & WITHIN) !== WITHIN) {
      redBlue = clamped(redBlue & 0xffff) | (clamped(redBlue >>> 16) << 16)
      green = clamped(green)
    }
    to[start + i] = (pixel & ALPHA) | (redBlue & 0xff00ff) | ((green & 255) << 8)
  }
}

const ALPHA = 0xff000000
/** A level from 0 to 255 plus `RAISED` has this bit of its sixteen set; none below or above has. Twice, for a pair. */
const RAISED = 256
const WITHIN = 0x01000100

function clamped(raised: number): number {
  return Math.max(0, Math.min(255, raised - RAISED))
}

/** The teeth, each raised and twice in a word: for red and blue at once. */
function raised(teeth: Int8Array): Int32Array {
  return Int32Array.from(teeth, (tooth) => Math.imul(tooth + RAISED, 0x10001))
}

/** Nothing in the middle, `CORNER` at the edge; steepest near it. */
function falloff(at: number, middle: number): number {
  const share = Math.abs(at - middle) / middle
  return Math.floor(CORNER * share * share * share)
}

/** Soft flecks and short fibres, −5…5 grey levels. */
function grain(): Int8Array {
  let state = 20_260_101
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 16) & 0xff
  }
  const mask = TILE - 1
  const flecks = Int32Array.from({ length: TILE * TILE }, () => next() - 128)
  const soft = new Int8Array(TILE * TILE)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -2; dx <= 2; dx++) sum += flecks[((y + dy) & mask) * TILE + ((x + dx) & mask)] ?? 0
      soft[y * TILE + x] = Math.max(-4, Math.min(4, Math.round(sum / 150)))
    }
  for (let fibre = 0; fibre < 70; fibre++) {
    let [x, y] = [next(), next()]
    const [stepX, stepY] = [(next() & 1) * 2 - 1, (next() % 3) - 1]
    for (let length = 8 + (next() & 15); length > 0; length--) {
      const at = (y & mask) * TILE + (x & mask)
      soft[at] = Math.min(5, (soft[at] ?? 0) + 3)
      x += stepX
      if ((next() & 3) === 0) y += stepY
    }
  }
  return soft
}
