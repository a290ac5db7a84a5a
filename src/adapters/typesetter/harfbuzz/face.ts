import { call, copyIn, type HarfBuzz, loadShaper } from './harfbuzz.ts'

/** One glyph as it stands in a word. Units of the font; `cluster` is the UTF-16 index of its first character. */
export type Glyph = { id: number; cluster: number; advance: number; dx: number; dy: number }
export type Shaped = {
  text: string
  glyphs: readonly Glyph[]
  width: number
  /** The face has a glyph for every sign of the text. */
  isWhole: boolean
}

/** A parsed TrueType file. Metrics in units of the font unless the name says otherwise. */
export type Face = {
  postScriptName: string
  bytes: Uint8Array
  unitsPerEm: number
  ascender: number
  descender: number
  capHeight: number
  xHeight: number
  bounds: readonly [number, number, number, number]
  has(codePoint: number): boolean
  /** Kerned and ligated, in the order of drawing; remembered, so that a word used twice costs nothing. */
  shape(text: string, rightToLeft?: boolean): Shaped
  advance(glyph: number): number
  table(tag: string): DataView | null
}

/** Shapes kept for a face; beyond it the memory is cleared rather than grown. */
const SHAPES_KEPT = 20_000

/** HB_DIRECTION_RTL */
const RIGHT_TO_LEFT = 5

/** @param name for a face whose file bears the name of others too */
export async function openFace(bytes: Uint8Array, name?: string): Promise<Face> {
  const hb = await loadShaper()
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tableOffsets(file)
  const at = (tag: string) => {
    const table = tables.get(tag)
    return table ? new DataView(bytes.buffer, bytes.byteOffset + table.offset, table.length) : null
  }
  const head = required(at('head'), 'head')
  const hhea = required(at('hhea'), 'hhea')
  const os2 = required(at('OS/2'), 'OS/2')
  const unitsPerEm = head.getUint16(18)
  const pointer = copyIn(hb, bytes)
  const blob = call(hb, 'hb_blob_create', pointer, bytes.length, 2, 0, 0)
  const face = call(hb, 'hb_face_create', blob, 0)
  const font = call(hb, 'hb_font_create', face)
  call(hb, 'hb_font_set_scale', font, unitsPerEm, unitsPerEm)
  const buffer = call(hb, 'hb_buffer_create')
  const shapes = new Map<string, Shaped>()
  const advances = new Map<number, number>()
  const covered = codePointsOf(required(at('cmap'), 'cmap'))
  const opened: Face = {
    postScriptName: name ?? postScriptName(required(at('name'), 'name')),
    bytes,
    unitsPerEm,
    ascender: hhea.getInt16(4),
    descender: hhea.getInt16(6),
    capHeight: os2.getUint16(0) >= 2 ? os2.getInt16(88) : Math.round(unitsPerEm * 0.7),
    xHeight: os2.getUint16(0) >= 2 ? os2.getInt16(86) : Math.round(unitsPerEm * 0.5),
    bounds: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    has: (codePoint) => covered(codePoint),
    shape(text, rightToLeft = false) {
      const key = rightToLeft ? `${text}\u202e` : text
      const known = shapes.get(key)
      if (known) return known
      if (shapes.size > SHAPES_KEPT) shapes.clear()
      const shaped = shapeText(hb, font, buffer, text, rightToLeft)
      shapes.set(key, shaped)
      return shaped
    },
    advance(glyph) {
      const known = advances.get(glyph)
      if (known !== undefined) return known
      const advance = call(hb, 'hb_font_get_glyph_h_advance', font, glyph)
      advances.set(glyph, advance)
      return advance
    },
    table: at,
  }
  forgotten.register(opened, () => {
    call(hb, 'hb_buffer_destroy', buffer)
    call(hb, 'hb_font_destroy', font)
    call(hb, 'hb_face_destroy', face)
    call(hb, 'hb_blob_destroy', blob)
    call(hb, 'free', pointer)
  })
  return opened
}

/** What HarfBuzz holds of a face that nobody holds any more. */
const forgotten = new FinalizationRegistry<() => void>((free) => free())

function shapeText(hb: HarfBuzz, font: number, buffer: number, text: string, rightToLeft: boolean): Shaped {
  const utf16 = new Uint8Array(
    new Uint16Array(Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))).buffer,
  )
  const pointer = copyIn(hb, utf16)
  call(hb, 'hb_buffer_reset', buffer)
  call(hb, 'hb_buffer_add_utf16', buffer, pointer, text.length, 0, text.length)
  if (rightToLeft) call(hb, 'hb_buffer_set_direction', buffer, RIGHT_TO_LEFT)
  call(hb, 'hb_buffer_guess_segment_properties', buffer)
  call(hb, 'hb_shape', font, buffer, 0, 0)
  call(hb, 'free', pointer)
  const count = call(hb, 'hb_buffer_get_length', buffer)
  // hb_glyph_info_t and hb_glyph_position_t are both five 32-bit words.
  const infos = new Uint32Array(hb.memory.buffer, call(hb, 'hb_buffer_get_glyph_infos', buffer, 0), count * 5)
  const positions = new Int32Array(hb.memory.buffer, call(hb, 'hb_buffer_get_glyph_positions', buffer, 0), count * 5)
  const glyphs = Array.from({ length: count }, (_, i) => ({
    id: infos[i * 5] ?? 0,
    cluster: infos[i * 5 + 2] ?? 0,
    advance: positions[i * 5] ?? 0,
    dx: positions[i * 5 + 2] ?? 0,
    dy: positions[i * 5 + 3] ?? 0,
  }))
  return {
    text,
    glyphs,
    width: glyphs.reduce((sum, { advance }) => sum + advance, 0),
    isWhole: glyphs.every(({ id }) => id !== 0),
  }
}

function required<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`font without ${what}`)
  return value
}

function tableOffsets(file: DataView): Map<string, { offset: number; length: number }> {
  const tables = new Map<string, { offset: number; length: number }>()
  for (let i = 0; i < file.getUint16(4); i++) {
    const at = 12 + 16 * i
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => file.getUint8(at + byte)))
    tables.set(tag, { offset: file.getUint32(at + 8), length: file.getUint32(at + 12) })
  }
  return tables
}

function postScriptName(name: DataView): string {
  const strings = name.getUint16(4)
  for (let i = 0; i < name.getUint16(2); i++) {
    const at = 6 + 12 * i
    if (name.getUint16(at + 6) !== 6) continue
    const start = strings + name.getUint16(at + 10)
    const bytes = Array.from({ length: name.getUint16(at + 8) }, (_, byte) => name.getUint8(start + byte))
    return String.fromCharCode(...bytes.filter(Boolean)).replace(/[^\w-]/g, '')
  }
  return 'Font'
}

/** Reads format 4 (BMP) and 12 (all planes) of the character map. */
function codePointsOf(cmap: DataView): (codePoint: number) => boolean {
  const ranges: [number, number][] = []
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const at = cmap.getUint32(4 + 8 * i + 4)
    const format = cmap.getUint16(at)
    if (format === 4) {
      const segments = cmap.getUint16(at + 6) / 2
      for (let s = 0; s < segments; s++)
        ranges.push([cmap.getUint16(at + 16 + 2 * segments + 2 * s), cmap.getUint16(at + 14 + 2 * s)])
    }
    if (format === 12)
      for (let g = 0; g < cmap.getUint32(at + 12); g++)
        ranges.push([cmap.getUint32(at + 16 + 12 * g), cmap.getUint32(at + 20 + 12 * g)])
  }
  const covered = new Set<number>()
  for (const [from, to] of ranges) for (let c = from; c <= to && c !== 0xffff; c++) covered.add(c)
  return (codePoint) => covered.has(codePoint)
}
