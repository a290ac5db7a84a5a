import { deflateSync } from 'node:zlib'
import type { TextRun } from '../../../domain/page-model/page-model.ts'
import type { Face } from '../harfbuzz/face.ts'
import { subsetByGlyphs } from '../harfbuzz/subset.ts'
import { latin1, type ObjectFile, type Ref } from './object-file.ts'

/** A face as one document uses it: the glyphs drawn so far, each with the text it stands for; `others`: under a further number. */
export type UsedFace = {
  face: Face
  name: string
  ref: Ref
  glyphs: Map<number, string>
  others: Map<string, { code: number; glyph: number; text: string }>
}

/** Subsets of the last books: the screen and the print PDF of a book, and a book bound twice, share theirs. */
const subsets = new Map<string, { deflated: Uint8Array; length: number }>()
const SUBSETS_KEPT = 32

/** Writes a used face as a Type 0 font with its own glyph numbers, widths and a way back to text. */
export async function writeFont(file: ObjectFile, { face, ref, glyphs, others }: UsedFace): Promise<void> {
  const ids = [...glyphs.keys()].sort((a, b) => a - b)
  const key = `${face.postScriptName} ${ids.join(',')}`
  const subset = await subsetOf(face, ids, key)
  const fontFile = file.addRaw(`/Filter/FlateDecode/Length1 ${subset.length}`, subset.deflated)
  const name = `${subsetTag(key)}+${face.postScriptName}`
  const em = (units: number) => Math.round((units * 1000 * 100) / face.unitsPerEm) / 100
  const descriptor = file.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${face.bounds.map(em).join(' ')}]/ItalicAngle 0` +
      `/Ascent ${em(face.ascender)}/Descent ${em(face.descender)}/CapHeight ${em(face.capHeight)}/StemV 80/FontFile2 ${fontFile}>>`,
  )
  const further = [...others.values()].sort((a, b) => a.code - b.code)
  const widths = [...ids.map((id) => [id, id] as const), ...further.map(({ code, glyph }) => [code, glyph] as const)]
    .map(([code, glyph]) => `${code}[${em(face.advance(glyph))}]`)
    .join('')
  const toGlyph = further.length > 0 ? file.addDeflated('', glyphMap(ids, further)) : '/Identity'
  const descendant = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor}/W[${widths}]/DW 1000/CIDToGIDMap${further.length > 0 ? ` ${toGlyph}` : toGlyph}>>`,
  )
  const toUnicode = file.addDeflated(
    '',
    latin1(characterMap(new Map([...glyphs, ...further.map(({ code, text }) => [code, text] as const)]))),
  )
  file.put(
    ref,
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant}]/ToUnicode ${toUnicode}>>`,
  )
}

/** What a glyph without a sign of its own stands for (the dots of an Arabic letter): left empty, readers show its number. */
const NOTHING = '\u200b'

/** What each glyph of a run stands for: of a cluster in several glyphs the first one drawn has its text. */
export function textOfGlyphs({ glyphs, text }: Pick<TextRun, 'glyphs' | 'text'>): string[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const ends = new Map(starts.map((start, i) => [start, starts[i + 1] ?? text.length]))
  return glyphs.map(({ cluster }, i) =>
    glyphs[i - 1]?.cluster === cluster ? NOTHING : text.slice(cluster, ends.get(cluster)),
  )
}

/**
 * The number under which a glyph is drawn: its own, unless it already stands for another text, as the bow that is a ب, a ت
 * or a ن by its dots. Further numbers count down from the highest.
 */
export function codeOf({ glyphs, others }: UsedFace, glyph: number, text: string): number {
  const known = glyphs.get(glyph)
  if (known === undefined || known === '') glyphs.set(glyph, text)
  if (known === undefined || known === '' || known === text) return glyph
  const key = `${glyph} ${text}`
  const code = others.get(key)?.code ?? 0xfffe - others.size
  others.set(key, { code, glyph, text })
  return code
}

async function subsetOf(face: Face, ids: readonly number[], key: string) {
  const known = subsets.get(key)
  if (known) return known
  const bytes = await subsetByGlyphs(face.bytes, ids)
  const made = { deflated: deflateSync(bytes, { level: 9 }), length: bytes.length }
  if (subsets.size >= SUBSETS_KEPT) subsets.delete(subsets.keys().next().value ?? '')
  subsets.set(key, made)
  return made
}

/** Six capitals that depend on which glyphs are in. */
function subsetTag(key: string): string {
  let hash = Bun.hash.wyhash(key)
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + Number(hash % 26n))
    hash /= 26n
    return letter
  }).join('')
}

/** Two bytes a number. */
function glyphMap(ids: readonly number[], further: readonly { code: number; glyph: number }[]): Uint8Array {
  const map = new DataView(new ArrayBuffer(2 * 0x10000))
  for (const id of ids) map.setUint16(2 * id, id)
  for (const { code, glyph } of further) map.setUint16(2 * code, glyph)
  return new Uint8Array(map.buffer)
}

function characterMap(glyphs: ReadonlyMap<number, string>): string {
  const ids = [...glyphs.keys()].sort((a, b) => a - b)
  const utf16 = (text: string) => Array.from({ length: text.length }, (_, i) => hex4(text.charCodeAt(i))).join('')
  const entries = ids.flatMap((id) => {
    const text = glyphs.get(id)
    return text ? [`<${hex4(id)}> <${utf16(text)}>`] : []
  })
  const blocks = Array.from({ length: Math.ceil(entries.length / 100) }, (_, i) => {
    const block = entries.slice(i * 100, i * 100 + 100)
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`
  })
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n/CMapName /Adobe-Identity-UCS def\n' +
    '/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n' +
    `${blocks.join('')}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
  )
}

export function hex4(number: number): string {
  return number.toString(16).padStart(4, '0')
}
