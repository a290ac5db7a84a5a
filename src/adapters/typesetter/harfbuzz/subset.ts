import { call, copyIn, type HarfBuzz, loadSubsetter } from './harfbuzz.ts'

/** hb_subset_flags_t: hinting is for low-resolution screens; glyph ids are kept because the PDF names them. */
const NO_HINTING = 1
const RETAIN_GLYPH_IDS = 2
/** hb_subset_sets_t */
const DROPPED_TABLES = 3

/** For a PDF: outlines and widths of the named glyphs under their old ids, nothing else. */
export async function subsetByGlyphs(font: Uint8Array, glyphs: Iterable<number>): Promise<Uint8Array> {
  const dropped = [
    'GSUB',
    'GPOS',
    'GDEF',
    'OS/2',
    'name',
    'post',
    'cmap',
    'gasp',
    'STAT',
    'DSIG',
    'Silt',
    'vhea',
    'vmtx',
  ]
  return subset(font, NO_HINTING | RETAIN_GLYPH_IDS, dropped, 'hb_subset_input_glyph_set', glyphs)
}

/** For the HTML book: what a browser needs to set these characters, with kerning and without the family's name. */
export async function subsetByCharacters(font: Uint8Array, codePoints: Iterable<number>): Promise<Uint8Array> {
  return subset(font, NO_HINTING, ['Silt', 'vhea', 'vmtx', 'DSIG', 'gasp'], 'hb_subset_input_unicode_set', codePoints)
}

/** A font with axes as one without, everything in it kept. `axes`: where on each axis, by tag. */
export async function instanceOf(font: Uint8Array, axes: Readonly<Record<string, number>>): Promise<Uint8Array> {
  return made(font, (hb, face, input) => {
    call(hb, 'hb_subset_input_keep_everything', input)
    for (const [tag, value] of Object.entries(axes))
      call(hb, 'hb_subset_input_pin_axis_location', input, face, tagNumber(tag), value)
  })
}

async function subset(
  font: Uint8Array,
  flags: number,
  droppedTables: readonly string[],
  which: 'hb_subset_input_glyph_set' | 'hb_subset_input_unicode_set',
  members: Iterable<number>,
): Promise<Uint8Array> {
  return made(font, (hb, _, input) => {
    call(hb, 'hb_subset_input_set_flags', input, flags)
    const dropped = call(hb, 'hb_subset_input_set', input, DROPPED_TABLES)
    for (const tag of droppedTables) call(hb, 'hb_set_add', dropped, tagNumber(tag))
    const wanted = call(hb, which, input)
    for (const member of members) call(hb, 'hb_set_add', wanted, member)
  })
}

async function made(font: Uint8Array, ask: (hb: HarfBuzz, face: number, input: number) => void): Promise<Uint8Array> {
  const hb = await loadSubsetter()
  const pointer = copyIn(hb, font)
  const blob = call(hb, 'hb_blob_create', pointer, font.length, 2, 0, 0)
  const face = call(hb, 'hb_face_create', blob, 0)
  const input = call(hb, 'hb_subset_input_create_or_fail')
  ask(hb, face, input)
  const subsetFace = call(hb, 'hb_subset_or_fail', face, input)
  if (!subsetFace) throw new Error('HarfBuzz could not subset the font')
  const result = call(hb, 'hb_face_reference_blob', subsetFace)
  const start = call(hb, 'hb_blob_get_data', result, 0)
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + call(hb, 'hb_blob_get_length', result))
  call(hb, 'hb_blob_destroy', result)
  call(hb, 'hb_face_destroy', subsetFace)
  call(hb, 'hb_subset_input_destroy', input)
  call(hb, 'hb_face_destroy', face)
  call(hb, 'hb_blob_destroy', blob)
  call(hb, 'free', pointer)
  return bytes
}

function tagNumber(tag: string): number {
  return [...tag.padEnd(4)].reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0) >>> 0
}
