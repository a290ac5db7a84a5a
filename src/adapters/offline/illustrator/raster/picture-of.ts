import { type Picture, SCREEN_SIDE, THUMBNAIL_SIDE } from '../../../../ports/illustrator.ts'
import { bareBitmap, pixelsOf } from './bitmap.ts'
import { inLane, type Lane } from './lanes.ts'
import { onPaper } from './paper-grain.ts'
import { ALGORITHMIC_MEDIA, withJpegXmp, withWebpXmp, xmpPacket } from './xmp-mark.ts'

const JPEG_QUALITY = 88
const WEBP_QUALITY = 78

/** An SVG as pixels in all delivery forms, each marked as made by an algorithm. */
export function pictureOf(svg: string, width: number, height: number, signal?: AbortSignal): Promise<Picture> {
  return inLane((lane) => drawnPicture(lane, svg, width, height, signal))
}

async function drawnPicture(
  lane: Lane,
  svg: string,
  width: number,
  height: number,
  signal?: AbortSignal,
): Promise<Picture> {
  signal?.throwIfAborted()
  const bitmap = await rasterOf(svg, { signal, into: lane.bitmap, dimmed: isDimmed(width) })
  lane.bitmap = bitmap
  // Encoding takes as long as all before it, and nobody waits for it any more.
  signal?.throwIfAborted()
  const [screenWidth, screenHeight] = within(SCREEN_SIDE, width, height)
  // One after the other: the next picture's raster fills the other core, and no two decoded copies are held.
  const jpeg = await new Bun.Image(bitmap).jpeg({ quality: JPEG_QUALITY }).bytes()
  // A JPEG is read at a fraction of its size in less time than a bitmap is scaled, and in a third of the memory.
  const reduced = (wide: number, high: number) =>
    wide < width ? new Bun.Image(jpeg).resize(wide, high) : new Bun.Image(bitmap)
  const webp = await reduced(screenWidth, screenHeight).webp({ quality: WEBP_QUALITY }).bytes()
  const mark = xmpPacket(ALGORITHMIC_MEDIA)
  const marked = withJpegXmp(jpeg, mark)
  return {
    original: { bytes: marked, contentType: 'image/jpeg' },
    webp: withWebpXmp(webp, mark, screenWidth, screenHeight),
    async thumbnail() {
      const [wide, high] = within(THUMBNAIL_SIDE, width, height)
      const small = await new Bun.Image(jpeg).resize(wide, high).webp({ quality: WEBP_QUALITY }).bytes()
      return withWebpXmp(small, mark, wide, high)
    },
    jpeg: marked,
    width,
    height,
    svg,
  }
}

/** Pages and covers, whose corners lead the eye inwards; avatars are smaller. */
export function isDimmed(width: number): boolean {
  return width > 1000
}

/** Pixels: the same shape, no wider than `most`. */
function within(most: number, width: number, height: number): [width: number, height: number] {
  const scale = Math.min(1, most / width)
  return [Math.round(width * scale), Math.round(height * scale)]
}

export type RasterOptions = {
  signal?: AbortSignal | undefined
  /** A bitmap of the same size that may be written over. */
  into?: Uint8Array<ArrayBuffer> | null
  /** Darker towards its corners. */
  dimmed?: boolean
  /** Pixels across; as many as the SVG says where it is not set. */
  widthPx?: number
}

/** Bitmap of an opaque SVG in its own shape, on paper, drawn off the main thread. */
export async function rasterOf(
  svg: string,
  { signal, into = null, dimmed = false, widthPx }: RasterOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { renderAsync } = await import('@resvg/resvg-js')
  // The library ties itself to a signal and takes none twice.
  const own = signal ? AbortSignal.any([signal]) : null
  const image = await renderAsync(
    svg,
    { font: { loadSystemFonts: false }, logLevel: 'off', ...(widthPx && { fitTo: { mode: 'width', value: widthPx } }) },
    own,
  )
  const { pixels, width, height } = image
  const bitmap = bareBitmap(width, height, into)
  onPaper(pixels, width, height, dimmed, pixelsOf(bitmap))
  letGo(pixels)
  return bitmap
}

/** Bytes that nobody can reach and the collector does not see: as many as two pictures of a book have, less a little. */
const MOST_UNSEEN = 18_000_000
let unseen = 0

/**
 * Gives the pixels back: the copy at once, and the renderer's own, outside the collector's sight, by a collection (some 8 ms in
 * a server, 20 beside the stories; every third picture alone let a book's peak rise by 30 MB, every second by nothing). It
 * runs once the encoder has been given the bitmap, which then works meanwhile.
 */
function letGo(pixels: Buffer): void {
  const { buffer, byteLength } = pixels
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
  unseen += byteLength
  if (unseen < MOST_UNSEEN) return
  unseen = 0
  setImmediate(() => Bun.gc(true))
}
