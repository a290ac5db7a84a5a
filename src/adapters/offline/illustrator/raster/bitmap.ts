/** Sizes of the file's two headers (BITMAPFILEHEADER, BITMAPV4HEADER), in bytes. */
const FILE_HEADER = 14
const INFO_HEADER = 108

/**
 * RGBA pixels as a 32-bit BMP, top row first: the quickest bridge from resvg to Bun.Image, which reads no raw pixels. One
 * copy, 1 ms at 1536 × 1536, where a stored PNG takes 20 and twice the memory. Masks name our order of channels, so
 * nothing is swapped; none names alpha, so that every picture is opaque. `into`, a bitmap of the same size that is no
 * longer needed, is written over.
 */
export function bitmapOf(
  rgba: Uint8Array,
  width: number,
  height: number,
  into: Uint8Array<ArrayBuffer> | null = null,
): Uint8Array<ArrayBuffer> {
  const start = FILE_HEADER + INFO_HEADER
  const file = into?.length === start + rgba.length ? into : new Uint8Array(start + rgba.length)
  const view = new DataView(file.buffer)
  file.set([0x42, 0x4d])
  view.setUint32(2, file.length, true)
  view.setUint32(10, start, true)
  view.setUint32(14, INFO_HEADER, true)
  view.setInt32(18, width, true)
  // A negative height says that the first row is the top one.
  view.setInt32(22, -height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 32, true)
  view.setUint32(30, BITFIELDS, true)
  view.setUint32(34, rgba.length, true)
  for (const [index, mask] of [0xff, 0xff00, 0xff0000].entries()) view.setUint32(54 + index * 4, mask, true)
  view.setUint32(70, SRGB, true)
  file.set(rgba, start)
  return file
}

const BITFIELDS = 3
const SRGB = 0x73524742
