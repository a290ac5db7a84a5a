import { deflateSync } from 'node:zlib'
import type { Face } from '../harfbuzz/face.ts'
import { subsetByCharacters } from '../harfbuzz/subset.ts'

/** The characters of one book in one face, as a WOFF in a data URI. */
export async function webFont(face: Face, characters: ReadonlySet<string>): Promise<string> {
  const codePoints = [...characters, ' ', '-', '…'].map((sign) => sign.codePointAt(0) ?? 32)
  const woff = toWoff(await subsetByCharacters(face.bytes, new Set(codePoints)))
  return `data:font/woff;base64,${Buffer.from(woff).toString('base64')}`
}

/** Wraps a TrueType file as WOFF 1.0: its tables one by one deflated. */
function toWoff(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const count = view.getUint16(4)
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 12 + 16 * i
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    const plain = font.subarray(offset, offset + length)
    const deflated = deflateSync(plain, { level: 9 })
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 4),
      length,
      data: deflated.length < length ? new Uint8Array(deflated) : plain,
    }
  })
  const padded = (length: number) => Math.ceil(length / 4) * 4
  const header = 44 + 20 * count
  const size = header + tables.reduce((sum, { data }) => sum + padded(data.length), 0)
  const plainSize = 12 + 16 * count + tables.reduce((sum, { length }) => sum + padded(length), 0)
  const woff = new Uint8Array(size)
  const out = new DataView(woff.buffer)
  const head = [0x774f4646, view.getUint32(0), size]
  for (const [i, value] of head.entries()) out.setUint32(i * 4, value)
  out.setUint16(12, count)
  out.setUint32(16, plainSize)
  out.setUint16(20, 1)
  let at = header
  tables.forEach(({ tag, checksum, length, data }, i) => {
    const entry = 44 + 20 * i
    const values = [tag, at, data.length, length, checksum]
    for (const [field, value] of values.entries()) out.setUint32(entry + field * 4, value)
    woff.set(data, at)
    at += padded(data.length)
  })
  return woff
}
