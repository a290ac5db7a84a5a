import { brotliDecompressSync } from 'node:zlib'
import { ByteReader, ByteWriter } from './byte-stream.ts'
import { plainGlyphs } from './woff2-glyphs.ts'

/** Table tags that WOFF 2 names by a number. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))
const ARBITRARY_TAG = 63
const HEADER_BYTES = 48

type Table = { tag: string; isTransformed: boolean; length: number; data: Uint8Array }

/**
 * A WOFF 2 file as the TrueType file that it was made from (https://www.w3.org/TR/WOFF2/): npm has fonts as web fonts only,
 * and neither HarfBuzz nor a PDF reads those. Checksums are left 0: nobody who is given these bytes looks at them.
 */
export function trueTypeOf(woff2: Uint8Array): Uint8Array {
  const tables = new Map(tablesOf(woff2).map((table) => [table.tag, table]))
  const glyf = tables.get('glyf')
  const hmtx = tables.get('hmtx')
  const head = tables.get('head')
  const data = new Map([...tables].map(([tag, table]) => [tag, table.data]))
  if (glyf?.isTransformed && head) {
    const { glyphs, offsets, leftEdges } = plainGlyphs(glyf.data)
    data.set('glyf', glyphs)
    data.set('loca', offsets)
    const longOffsets = head.data.slice()
    new DataView(longOffsets.buffer).setInt16(50, 1)
    data.set('head', longOffsets)
    if (hmtx?.isTransformed) data.set('hmtx', plainMetrics(hmtx.data, required(data, 'hhea'), leftEdges))
  }
  return sfnt(data)
}

function tablesOf(woff2: Uint8Array): Table[] {
  const reader = new ByteReader(woff2)
  if (reader.u32() !== 0x774f4632) throw new Error('not a WOFF 2 file')
  reader.skip(8)
  const count = reader.u16()
  reader.skip(6)
  const compressed = reader.u32()
  reader.skip(HEADER_BYTES - 24)
  const entries = Array.from({ length: count }, () => {
    const flags = reader.u8()
    const known = flags & 63
    const tag = known === ARBITRARY_TAG ? String.fromCharCode(...reader.bytes(4)) : (KNOWN_TAGS[known] ?? '')
    const version = flags >> 6
    const plainLength = reader.base128()
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
    return { tag, isTransformed, length: isTransformed ? reader.base128() : plainLength }
  })
  const plain = new ByteReader(new Uint8Array(brotliDecompressSync(reader.bytes(compressed))))
  return entries.map((entry) => ({ ...entry, data: plain.bytes(entry.length) }))
}

/** A side bearing that was left out is where the glyph's outline begins. */
function plainMetrics(transformed: Uint8Array, hhea: Uint8Array, leftEdges: readonly number[]): Uint8Array {
  const reader = new ByteReader(transformed)
  const flags = reader.u8()
  const full = new ByteReader(hhea.subarray(34)).u16()
  const advances = Array.from({ length: full }, () => reader.u16())
  const bearings = leftEdges.map((edge, glyph) => (flags & (glyph < full ? 1 : 2) ? edge : reader.i16()))
  const writer = new ByteWriter()
  bearings.forEach((bearing, glyph) => {
    const advance = advances[glyph]
    if (advance !== undefined) writer.u16(advance)
    writer.u16(bearing)
  })
  return writer.done()
}

function sfnt(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const writer = new ByteWriter()
  writer.u32(0x00010000)
  writer.u16(sorted.length)
  for (const hint of [0, 0, 0]) writer.u16(hint)
  let at = 12 + 16 * sorted.length
  for (const [tag, { length }] of sorted) {
    for (const letter of tag) writer.u8(letter.charCodeAt(0))
    for (const field of [0, at, length]) writer.u32(field)
    at += Math.ceil(length / 4) * 4
  }
  for (const [, data] of sorted) {
    writer.bytes(data)
    writer.align(4)
  }
  return writer.done()
}

function required(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const table = tables.get(tag)
  if (!table) throw new Error(`font without ${tag}`)
  return table
}
