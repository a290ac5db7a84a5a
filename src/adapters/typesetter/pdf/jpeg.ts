export type JpegSize = { width: number; height: number; components: number }

/** Reads a JPEG's frame header. @throws when the bytes are no JPEG that a PDF can carry */
export function jpegSize(bytes: Uint8Array): JpegSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) throw new Error('not a JPEG')
  let at = 2
  while (at + 9 < bytes.length) {
    if (view.getUint8(at) !== 0xff) throw new Error('broken JPEG')
    const marker = view.getUint8(at + 1)
    // SOF0…SOF15 but the three that are tables (DHT, JPG, DAC).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: view.getUint8(at + 9) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  throw new Error('JPEG without a frame')
}
