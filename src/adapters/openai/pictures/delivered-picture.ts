import { TRAINED_MEDIA, withJpegXmp, withWebpXmp, xmpPacket } from '../../../domain/xmp-mark.ts'
import { type Picture, SCREEN_SIDE, THUMBNAIL_SIDE } from '../../../ports/illustrator.ts'
import { ProviderFailure } from '../../../ports/provider-failure.ts'

const JPEG_QUALITY = 88
const WEBP_QUALITY = 82
/** Less is a broken answer, not a small picture. */
const SMALLEST = 256
const MOST_PIXELS = 4096 * 4096

const TYPES: [contentType: string, starts: (bytes: Uint8Array) => boolean][] = [
  ['image/png', (bytes) => bytes[0] === 0x89 && bytes[1] === 0x50],
  ['image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8],
  ['image/webp', (bytes) => String.fromCharCode(...bytes.subarray(8, 12)) === 'WEBP'],
]

/**
 * A service's bytes in all delivery forms, marked as a trained model's work; the bytes themselves are kept as they came,
 * with the provenance that their maker put into them.
 * @throws ProviderFailure `transient` when they are no picture
 */
export async function deliveredPicture(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const useless = (why: string) => new ProviderFailure('transient', `picture: ${why}`)
  const contentType = TYPES.find(([, starts]) => starts(bytes))?.[0]
  if (!contentType) throw useless('neither PNG, JPEG nor WebP')
  try {
    const { width, height } = await new Bun.Image(bytes, { maxPixels: MOST_PIXELS }).metadata()
    if (Math.min(width, height) < SMALLEST) throw useless(`${width} × ${height}`)
    const mark = xmpPacket(TRAINED_MEDIA)
    const webpWithin = async (most: number) => {
      const scale = Math.min(1, most / width)
      const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
      const image = new Bun.Image(bytes, { maxPixels: MOST_PIXELS })
      const webp = await (scale < 1 ? image.resize(w, h) : image).webp({ quality: WEBP_QUALITY }).bytes()
      return withWebpXmp(webp, mark, w, h)
    }
    const [jpeg, webp] = await Promise.all([
      new Bun.Image(bytes, { maxPixels: MOST_PIXELS }).jpeg({ quality: JPEG_QUALITY }).bytes(),
      webpWithin(SCREEN_SIDE),
    ])
    // A colour profile is carried over as it is, and may burst from kilobytes to the size of a film.
    const bare = width * height * 3
    if (Math.max(jpeg.length, webp.length) > bare) throw useless('larger than its own pixels')
    return {
      original: { bytes, contentType },
      webp,
      thumbnail: () => webpWithin(THUMBNAIL_SIDE),
      jpeg: withJpegXmp(jpeg, mark),
      width,
      height,
    }
  } catch (error) {
    if (error instanceof ProviderFailure) throw error
    throw useless('cannot be decoded')
  }
}
