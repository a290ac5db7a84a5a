/** IPTC: made by an algorithm without training data. What every offline picture says about itself. */
export const ALGORITHMIC_MEDIA = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'
/** IPTC: made by a model that was trained on data. What every picture of a model says about itself. */
export const TRAINED_MEDIA = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

const JPEG_XMP = 'http://ns.adobe.com/xap/1.0/\0'

export function xmpPacket(digitalSourceType: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" Iptc4xmpExt:DigitalSourceType="${digitalSourceType}" xmp:CreatorTool="Colorín"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
}

/** The JPEG with the packet in an APP1 segment behind its SOI and JFIF segments. */
export function withJpegXmp(jpeg: Uint8Array, packet: string): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new Error('not a JPEG')
  const body = new TextEncoder().encode(JPEG_XMP + packet)
  const hasJfif = jpeg[2] === 0xff && jpeg[3] === 0xe0
  const at = hasJfif ? 4 + (((jpeg[4] ?? 0) << 8) | (jpeg[5] ?? 0)) : 2
  const size = body.length + 2
  return joined([jpeg.subarray(0, at), Uint8Array.of(0xff, 0xe1, size >> 8, size & 255), body, jpeg.subarray(at)])
}

/** The WebP in extended form (VP8X) with an XMP chunk at its end. */
export function withWebpXmp(webp: Uint8Array, packet: string, width: number, height: number): Uint8Array {
  if (textAt(webp, 0) !== 'RIFF' || textAt(webp, 8) !== 'WEBP') throw new Error('not a WebP')
  const body = new TextEncoder().encode(packet)
  const isExtended = textAt(webp, 12) === 'VP8X'
  const extended = isExtended ? webp.slice(12, 30) : vp8x(width, height)
  // Bit 2 of the flags says that there is XMP.
  extended[8] = (extended[8] ?? 0) | 0x04
  const pad = body.length % 2 ? [Uint8Array.of(0)] : []
  const file = joined([
    webp.subarray(0, 12),
    extended,
    webp.subarray(isExtended ? 30 : 12),
    chunkHead('XMP ', body.length),
    body,
    ...pad,
  ])
  new DataView(file.buffer).setUint32(4, file.length - 8, true)
  return file
}

/** The packet of a JPEG or WebP; null where there is none. */
export function xmpOf(file: Uint8Array): string | null {
  if (textAt(file, 0) === 'RIFF') return webpXmp(file)
  return jpegXmp(file)
}

function webpXmp(file: Uint8Array): string | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 12; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true)
    if (textAt(file, at) === 'XMP ') return new TextDecoder().decode(file.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size % 2)
  }
  return null
}

function jpegXmp(file: Uint8Array): string | null {
  for (let at = 2; file[at] === 0xff && file[at + 1] !== 0xda; ) {
    const size = ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0)
    const text = new TextDecoder().decode(file.subarray(at + 4, at + 2 + size))
    if (file[at + 1] === 0xe1 && text.startsWith(JPEG_XMP)) return text.slice(JPEG_XMP.length)
    at += 2 + size
  }
  return null
}

function vp8x(width: number, height: number): Uint8Array {
  const chunk = joined([chunkHead('VP8X', 10), new Uint8Array(10)])
  const view = new DataView(chunk.buffer)
  // Canvas sizes are 24 bits, less one; the second overlaps the first's spare byte, so it goes last.
  view.setUint32(12, width - 1, true)
  view.setUint16(15, (height - 1) & 0xffff, true)
  chunk[17] = (height - 1) >> 16
  return chunk
}

function chunkHead(type: string, size: number): Uint8Array {
  const head = new Uint8Array(8)
  head.set(new TextEncoder().encode(type))
  new DataView(head.buffer).setUint32(4, size, true)
  return head
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
