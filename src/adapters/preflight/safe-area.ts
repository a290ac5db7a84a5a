import { INNER_SAFE_MM, MM_PER_PT, PAGE_MM, PLAIN_CORNER, SAFE_MM } from '../../domain/page-model/page-model.ts'
import { coverSpread, type PrinterProfile } from '../../domain/printer-profiles.ts'
import { type Findings, type Place, TO_DO } from './findings.ts'
import type { Box } from './geometry.ts'
import type { Glyph } from './text-marks.ts'

const PT_PER_MM = 1 / MM_PER_PT
/** Rounding of what the writer says in hundredths of a point. */
const OFF_PT = 0.15
/** From the edge of a board, where a cover's text would slip over it. */
const PANEL_SAFE_MM = 6

export function checkSafeArea(
  glyphs: readonly Glyph[],
  place: Place,
  profile: PrinterProfile,
  pages: number,
  findings: Findings,
): void {
  const seen = glyphs.filter(({ font, id }) => !(font.isEmpty(id) && font.isBlank(id))).map(({ box }) => box)
  if (place.file === 'cover') {
    coverText(seen, place, profile, pages, findings)
    return
  }
  const scale = profile.trimMm / PAGE_MM
  const [outer, inner] = [SAFE_MM, INNER_SAFE_MM].map((mm) => mm * scale)
  const isRight = (place.page ?? 1) % 2 === 1
  const side = profile.trimMm + 2 * profile.bleedMm
  const from = (mm: number | undefined) => (profile.bleedMm + (mm ?? 0)) * PT_PER_MM
  const to = (mm: number | undefined) => (side - profile.bleedMm - (mm ?? 0)) * PT_PER_MM
  const inside: Box = [from(isRight ? inner : outer), from(outer), to(isRight ? outer : inner), to(outer)]
  const gutter = isRight ? (box: Box) => box[0] < inside[0] - OFF_PT : (box: Box) => box[2] > inside[2] + OFF_PT
  if (seen.some(gutter))
    findings.refuse('safeArea', place, 'hay letras que se perderían en el pliegue del lomo', TO_DO.shorten)
  if (seen.some((box) => !gutter(box) && !isInside(box, inside)))
    findings.refuse('safeArea', place, 'hay letras demasiado cerca del corte', TO_DO.shorten)
}

function coverText(
  boxes: readonly Box[],
  place: Place,
  profile: PrinterProfile,
  pages: number,
  findings: Findings,
): void {
  const { backX, frontX, panelY, heightMm } = coverSpread(profile, pages)
  const { panelWidthMm, panelHeightMm } = profile.cover
  const box = (x: number, y: number, width: number, height: number, within = 0): Box => [
    (x + within) * PT_PER_MM,
    (heightMm - y - height + within) * PT_PER_MM,
    (x + width - within) * PT_PER_MM,
    (heightMm - y - within) * PT_PER_MM,
  ]
  const panels = [backX, frontX].map((x) => box(x, panelY, panelWidthMm, panelHeightMm, PANEL_SAFE_MM))
  const { width, height, margin } = PLAIN_CORNER
  const [right, foot] = [backX + panelWidthMm - margin, panelY + panelHeightMm - margin]
  const corner = box(right - width, foot - height, width, height)
  if (boxes.some((one) => !panels.some((panel) => isInside(one, panel))))
    findings.refuse('safeArea', place, 'hay letras sobre el lomo, un pliegue o el borde de la tapa', TO_DO.shorten)
  if (boxes.some((one) => one[0] < corner[2] && one[2] > corner[0] && one[1] < corner[3] && one[3] > corner[1]))
    findings.refuse('safeArea', place, 'hay letras donde la imprenta pone su código de barras', TO_DO.shorten)
}

function isInside(box: Box, room: Box): boolean {
  return (
    box[0] >= room[0] - OFF_PT && box[1] >= room[1] - OFF_PT && box[2] <= room[2] + OFF_PT && box[3] <= room[3] + OFF_PT
  )
}
