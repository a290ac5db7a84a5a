import type { Picture } from '../../../../ports/illustrator.ts'
import { storedPng } from './stored-png.ts'
import { ALGORITHMIC_MEDIA, withJpegXmp, withWebpXmp, xmpPacket } from './xmp-mark.ts'

const JPEG_QUALITY = 88
const WEBP_QUALITY = 80
/** Screens never show a picture larger; WebP is the dearest step (100 ms at 1080², 150 at 1536²). */
const SCREEN_WIDTH = 1080

/** An SVG as pixels in all delivery forms, each marked as made by an algorithm. */
export async function pictureOf(svg: string, width: number, height: number, signal?: AbortSignal): Promise<Picture> {
  const png = await rasterOf(svg, signal)
  const screen = Math.min(1, SCREEN_WIDTH / width)
  const [screenWidth, screenHeight] = [Math.round(width * screen), Math.round(height * screen)]
  const image = new Bun.Image(png)
  const small = screen < 1 ? new Bun.Image(png).resize(screenWidth, screenHeight) : new Bun.Image(png)
  const [jpeg, webp] = await Promise.all([
    image.jpeg({ quality: JPEG_QUALITY }).bytes(),
    small.webp({ quality: WEBP_QUALITY }).bytes(),
  ])
  const mark = xmpPacket(ALGORITHMIC_MEDIA)
  const marked = withJpegXmp(jpeg, mark)
  return {
    original: { bytes: marked, contentType: 'image/jpeg' },
    webp: withWebpXmp(webp, mark, screenWidth, screenHeight),
    jpeg: marked,
    width,
    height,
  }
}

/** PNG of an opaque SVG at its own size, drawn off the main thread. */
export async function rasterOf(svg: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const { renderAsync } = await import('@resvg/resvg-js')
  // The library ties itself to a signal and takes none twice.
  const own = signal ? AbortSignal.any([signal]) : null
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' }, own)
  return storedPng(image.pixels, image.width, image.height)
}
