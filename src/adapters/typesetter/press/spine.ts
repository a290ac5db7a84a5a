import { MM_PER_PT, type ShapeItem } from '../../../domain/page-model/page-model.ts'
import type { ThemePalette } from '../../../domain/page-model/theme-palette.ts'
import { bearsSpineText, type CoverSpread, type PrinterProfile } from '../../../domain/printer-profiles.ts'
import { type Faces, faceNamed } from '../faces.ts'
import { glyphOutline } from '../harfbuzz/glyph-outline.ts'
import { goldfinch } from '../ornaments/goldfinch.ts'
import { motif } from '../ornaments/motifs.ts'
import { tornRectangle } from '../ornaments/paper.ts'
import { placed, shape } from '../ornaments/path.ts'
import { setLines } from '../text/text-frame.ts'

/** Kept free on either side of what stands on the spine: a book block shifts as it is hung into its case. */
export const SPINE_CLEAR_MM = 1.6
/** Of head and foot of the boards, where the case is rounded off. */
const END_CLEAR_MM = 14
const LARGEST_PT = 24
/** Smaller, nobody reads it on a shelf: the bird stands there alone. */
const LEAST_PT = 7
/** Narrower, a motif would be a speck. */
const LEAST_MOTIF_MM = 4

type Extent = { x: number; width: number }

/**
 * The strip of paper over spine and folds. Its edges lie half-way through the hinge, or where there is none 3 mm out on the
 * covers: a book that is folded two millimetres aside shows no other colour at the fold.
 */
export function spineBand({ spineX }: CoverSpread, { cover }: PrinterProfile, spineMm: number): Extent {
  const over = cover.jointMm > 0 ? cover.jointMm / 2 : 3
  return { x: spineX - over, width: spineMm + 2 * over }
}

/** The strip as it is torn, from above the sheet to below it. */
export function tornBand({ x, width }: Extent, heightMm: number, title: string): string {
  return tornRectangle({ x, y: -10, width, height: heightMm + 20 }, `spine ${title}`, 0.5)
}

/** What stands on the spine, in millimetres of the sheet: title and bird where it is wide enough, else the theme's things. */
export function spineItems(
  faces: Faces,
  palette: ThemePalette,
  title: string,
  profile: PrinterProfile,
  spread: CoverSpread,
  pages: number,
): ShapeItem[] {
  const spineMm = profile.cover.spineMm(pages)
  const width = spineMm - 2 * SPINE_CLEAR_MM
  const cx = spread.spineX + spineMm / 2
  const [top, bottom] = [spread.panelY + END_CLEAR_MM, spread.panelY + profile.cover.panelHeightMm - END_CLEAR_MM]
  if (!bearsSpineText(profile, pages)) return column(palette, cx, Math.min(width, 6), top, bottom)
  const birdWidth = Math.min(width, 11)
  const birdHeight = birdWidth * 0.8
  const box = { x: cx - birdWidth / 2, y: bottom - birdHeight, width: birdWidth, height: birdHeight }
  return [...lettering(faces, palette.deep, title, { x: cx - width / 2, width }, top, box.y - 8), ...goldfinch(box)]
}

/** The theme's three things by turns, in the same distance over the whole height. */
function column(palette: ThemePalette, cx: number, size: number, top: number, bottom: number): ShapeItem[] {
  if (size < LEAST_MOTIF_MM) return []
  const gaps = 2 * Math.round((bottom - top) / 56)
  return Array.from({ length: gaps + 1 }, (_, i) =>
    motif(palette.motifs[i % 3] ?? palette.motifs[0], palette, {
      x: cx,
      y: top + ((bottom - top) * i) / gaps,
      // A motif's field is 20 wide; some reach a little beyond it.
      scale: size / 24,
    }),
  ).flat()
}

/**
 * The title down the spine, so that it stands upright when the book lies with its face up. In outlines, which a printer can
 * neither replace nor lose; the sheet has it as text on the front.
 */
function lettering(
  faces: Faces,
  colour: string,
  title: string,
  across: Extent,
  top: number,
  bottom: number,
): ShapeItem[] {
  const [line] = setLines(faces, title, { face: 'fredoka', sizePt: 10, leadPt: 10 }, { widthMm: 1e6 })
  if (!line) return []
  const glyphs = line.runs.flatMap((run) => {
    const face = faceNamed(faces, run.face)
    const scale = (10 * MM_PER_PT) / face.unitsPerEm
    let pen = line.xMm + run.xMm
    return run.glyphs.map((glyph) => {
      const x0 = pen + glyph.dx * scale
      pen += glyph.advance * scale
      return glyphOutline(face, glyph.id, 0, (x, y) => `${r3(x0 + x * scale)} ${r3(-(y + glyph.dy) * scale)}`)
    })
  })
  const d = glyphs.filter(Boolean).join(' ')
  const numbers = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)]
  const [xs, ys] = [numbers.map(([, x]) => Number(x)), numbers.map(([, , y]) => Number(y))]
  const [left, right, above, below] = [least(xs), -least(xs.map((x) => -x)), least(ys), -least(ys.map((y) => -y))]
  const grow = Math.min(LARGEST_PT / 10, across.width / (below - above), (bottom - top) / (right - left))
  if (!(grow * 10 >= LEAST_PT)) return []
  // Turned clockwise, what was above the line lies to the right of it.
  const x = across.x + across.width / 2 + ((above + below) / 2) * grow
  return [shape(placed(d, { x, y: top - left * grow, scale: grow, degrees: 90 }), colour)]
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const r3 = (value: number): string => String(Math.round(value * 1000) / 1000)
