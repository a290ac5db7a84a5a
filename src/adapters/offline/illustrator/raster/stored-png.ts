import { crc32, deflateSync } from 'node:zlib'

/**
 * RGBA pixels (opaque) as an uncompressed RGB PNG: the quickest bridge from resvg to Bun.Image, which reads no raw pixels.
 * At 1536 × 1536 about 10 ms and a 7 ms decode, against 40 + 13 ms for resvg's own asPng.
 */
export function storedPng(rgba: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (1 + width * 3))
  let to = 0
  let from = 0
  for (let y = 0; y < height; y++) {
    rows[to++] = 0
    for (let x = 0; x < width; x++) {
      rows[to] = rgba[from] ?? 0
      rows[to + 1] = rgba[from + 1] ?? 0
      rows[to + 2] = rgba[from + 2] ?? 0
      to += 3
      from += 4
    }
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 2, 0, 0, 0], 8)
  const parts = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', new Uint8Array()),
  ]
  const png = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    png.set(part, offset)
    offset += part.length
  }
  return png
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}
