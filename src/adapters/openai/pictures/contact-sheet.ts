/** Pixels. */
const SIDE = 2048
const LARGEST_CELL = 512
const GAP = 8
const QUALITY = 82

/** WebP, no side longer than 2048 pixels; `columns` a row, in reading order. */
export type ContactSheet = { webp: Uint8Array; columns: number }

/**
 * All pictures of a book on one sheet, small. They are laid out as an SVG: the renderer reads JPEG and no WebP, and the decoder
 * that reads WebP lays nothing out.
 * @param pictures WebP, square
 * @throws RangeError where there is none
 */
export async function contactSheet(pictures: readonly Uint8Array[]): Promise<ContactSheet> {
  if (pictures.length === 0) throw new RangeError('A sheet of no pictures')
  const columns = Math.ceil(Math.sqrt(pictures.length))
  const rows = Math.ceil(pictures.length / columns)
  const cell = Math.min(LARGEST_CELL, Math.floor(SIDE / columns))
  const inner = cell - GAP
  const cells: string[] = []
  // One after the other: decoded, a picture is megabytes.
  for (const [index, webp] of pictures.entries()) {
    const jpeg = await new Bun.Image(webp).resize(inner, inner).jpeg({ quality: QUALITY }).bytes()
    const [x, y] = [(index % columns) * cell + GAP / 2, Math.floor(index / columns) * cell + GAP / 2]
    const href = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
    cells.push(`<image x="${x}" y="${y}" width="${inner}" height="${inner}" href="${href}"/>`)
  }
  const [width, height] = [columns * cell, rows * cell]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${cells.join('')}</svg>`
  const { renderAsync } = await import('@resvg/resvg-js')
  const sheet = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' })
  return { webp: await new Bun.Image(new Uint8Array(sheet.asPng())).webp({ quality: QUALITY }).bytes(), columns }
}
