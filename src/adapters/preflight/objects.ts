import { inflateSync } from 'node:zlib'
import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFStream } from 'pdf-lib'

/** No stream of ours is larger once inflated; a bomb stops here. */
const MOST_BYTES = 200_000_000

export function get(dict: PDFDict | undefined, key: string): PDFObject | undefined {
  return dict?.lookup(PDFName.of(key))
}

export function dictIn(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  return asDict(get(dict, key))
}

export function asDict(value: PDFObject | undefined): PDFDict | undefined {
  if (value instanceof PDFDict) return value
  return value instanceof PDFStream ? value.dict : undefined
}

/** A name without its slash. */
export function nameIn(dict: PDFDict | undefined, key: string): string | undefined {
  const value = get(dict, key)
  return value instanceof PDFName ? value.decodeText() : undefined
}

export function numberIn(dict: PDFDict | undefined, key: string): number | undefined {
  const value = get(dict, key)
  return value instanceof PDFNumber ? value.asNumber() : undefined
}

export function isTrueIn(dict: PDFDict | undefined, key: string): boolean {
  return get(dict, key) === PDFBool.True
}

/** Elements with what they point at; empty where it is no array. */
export function elements(value: PDFObject | undefined): (PDFObject | undefined)[] {
  return value instanceof PDFArray ? Array.from({ length: value.size() }, (_, i) => value.lookup(i)) : []
}

/** Null where anything in it is no number, or where there is no array at all. */
export function numbers(value: PDFObject | undefined): number[] | null {
  if (!(value instanceof PDFArray)) return null
  const all = elements(value).map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN))
  return all.every(Number.isFinite) ? all : null
}

export function filtersOf(dict: PDFDict): string[] {
  const filter = get(dict, 'Filter')
  const all = filter instanceof PDFArray ? elements(filter) : filter ? [filter] : []
  return all.map((one) => (one instanceof PDFName ? one.decodeText() : '?'))
}

/** A stream's bytes: as they are, or inflated. Null where they are neither, or do not inflate to the end. */
export function bytesOf(stream: PDFObject | undefined): Uint8Array | null {
  if (!(stream instanceof PDFRawStream)) return null
  const filters = filtersOf(stream.dict)
  if (filters.length === 0) return stream.contents
  if (filters.length > 1 || filters[0] !== 'FlateDecode') return null
  const predictor = numberIn(dictIn(stream.dict, 'DecodeParms'), 'Predictor') ?? 1
  if (predictor !== 1) return null
  try {
    return inflateSync(stream.contents, { maxOutputLength: MOST_BYTES })
  } catch {
    return null
  }
}
