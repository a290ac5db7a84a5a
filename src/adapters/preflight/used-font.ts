import { type PDFDict, PDFNumber } from 'pdf-lib'
import { bytesOf, dictIn, elements, get, nameIn, numberIn, numbers } from './objects.ts'

/** A font as the file holds it: what is wrong with it, and what its glyphs are. */
export type UsedFont = {
  faults: ('type3' | 'notEmbedded' | 'broken' | 'notSubset' | 'noText' | 'unknown')[]
  bytesPerGlyph: 1 | 2
  /** Thousandths of the size. */
  width: (id: number) => number
  /** What a code of the text draws: glyph 0 is the box of a letter that there is not. */
  glyph: (id: number) => number
  hasGlyph: (id: number) => boolean
  isEmpty: (id: number) => boolean
  isBlank: (id: number) => boolean
}

export function usedFont(font: PDFDict): UsedFont {
  const faults: UsedFont['faults'] = []
  const kind = nameIn(font, 'Subtype')
  const descendant = kind === 'Type0' ? elements(get(font, 'DescendantFonts'))[0] : font
  const own = (descendant ?? font) as PDFDict
  const descriptor = dictIn(own, 'FontDescriptor')
  const file = get(descriptor, 'FontFile2')
  const program = file ? parsed(bytesOf(file)) : null
  if (kind === 'Type3') faults.push('type3')
  else if (!file && !get(descriptor, 'FontFile3') && !get(descriptor, 'FontFile')) faults.push('notEmbedded')
  else if (!file || kind !== 'Type0' || nameIn(font, 'Encoding') !== 'Identity-H') faults.push('unknown')
  else if (!program) faults.push('broken')
  if (faults.length === 0 && !/^[A-Z]{6}\+/u.test(nameIn(font, 'BaseFont') ?? '')) faults.push('notSubset')
  const texts = textsOf(bytesOf(get(font, 'ToUnicode')))
  if (faults.length === 0 && !texts) faults.push('noText')
  const glyph = glyphOf(bytesOf(get(own, 'CIDToGIDMap')))
  const [widths, standard] = [widthsOf(own), numberIn(own, 'DW') ?? 1000]
  return {
    faults,
    bytesPerGlyph: kind === 'Type0' ? 2 : 1,
    width: (id) => widths.get(id) ?? (kind === 'Type0' ? standard : 500),
    glyph,
    hasGlyph: (id) => !program || glyph(id) < program.count,
    isEmpty: (id) => program?.isEmpty(glyph(id)) ?? false,
    isBlank: (id) => /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*$/u.test(texts?.get(id) ?? '-'),
  }
}

/** A map of two bytes for each code; without one, codes are glyphs. */
function glyphOf(map: Uint8Array | null): UsedFont['glyph'] {
  if (!map) return (id) => id
  return (id) => ((map[2 * id] ?? 0) << 8) | (map[2 * id + 1] ?? 0)
}

function widthsOf(font: PDFDict): Map<number, number> {
  const widths = new Map<number, number>()
  const all = elements(get(font, 'W'))
  for (let i = 0; i < all.length; ) {
    const [first, second, third] = [all[i], all[i + 1], all[i + 2]]
    if (!(first instanceof PDFNumber)) break
    const from = first.asNumber()
    const list = numbers(second)
    if (list) {
      for (const [index, width] of list.entries()) widths.set(from + index, width)
      i += 2
    } else if (second instanceof PDFNumber && third instanceof PDFNumber) {
      for (let id = from; id <= Math.min(second.asNumber(), 65_535); id++) widths.set(id, third.asNumber())
      i += 3
    } else break
  }
  return widths
}

/** Glyphs and the text they stand for; null where nothing says so. */
function textsOf(bytes: Uint8Array | null): Map<number, string> | null {
  if (!bytes) return null
  const texts = new Map<number, string>()
  const map = new TextDecoder('latin1').decode(bytes)
  for (const [, inside = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gsu))
    for (const [, id = '', text = ''] of inside.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]*)>/giu))
      texts.set(
        Number.parseInt(id, 16),
        (text.match(/.{4}/gu) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
      )
  return texts.size > 0 ? texts : null
}

/** Of a TrueType font, how many glyphs it has and which of them draw nothing. Null where it cannot be read. */
function parsed(bytes: Uint8Array | null): { count: number; isEmpty: (id: number) => boolean } | null {
  if (!bytes || bytes.length < 12) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<string, { at: number; length: number }>()
  try {
    for (let i = 0, n = view.getUint16(4); i < n; i++) {
      const entry = 12 + 16 * i
      const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4))
      const [at, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)]
      if (at + length > bytes.length) return null
      tables.set(tag, { at, length })
    }
    const [head, maxp, loca, glyf] = ['head', 'maxp', 'loca', 'glyf'].map((tag) => tables.get(tag))
    if (!head || !maxp || !loca || !glyf) return null
    const count = view.getUint16(maxp.at + 4)
    const isLong = view.getInt16(head.at + 50) === 1
    if (loca.length < (count + 1) * (isLong ? 4 : 2)) return null
    const start = (id: number) => (isLong ? view.getUint32(loca.at + 4 * id) : view.getUint16(loca.at + 2 * id) * 2)
    for (let id = 0; id <= count; id++)
      if (start(id) > glyf.length || (id > 0 && start(id) < start(id - 1))) return null
    return {
      count,
      isEmpty: (id) => id >= count || start(id) === start(id + 1) || view.getInt16(glyf.at + start(id)) === 0,
    }
  } catch {
    return null
  }
}
