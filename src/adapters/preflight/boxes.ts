import { PDFName, type PDFPage } from 'pdf-lib'
import { MM_PER_PT } from '../../domain/page-model/page-model.ts'
import { coverSpread, type PrinterProfile } from '../../domain/printer-profiles.ts'
import type { Findings, Place } from './findings.ts'
import { numbers } from './objects.ts'

const PT_PER_MM = 1 / MM_PER_PT
const OFF_PT = 0.1
const OFF_COVER_PT = 0.5 * PT_PER_MM

/** @returns whether the page is of the size and place that what else is asked of it presumes */
export function checkBoxes(
  page: PDFPage,
  place: Place,
  profile: PrinterProfile,
  interiorPages: number,
  findings: Findings,
): boolean {
  const isCover = place.file === 'cover'
  const spread = coverSpread(profile, interiorPages)
  const side = profile.trimMm + 2 * profile.bleedMm
  const [width, height] = (isCover ? [spread.widthMm, spread.heightMm] : [side, side]).map((mm) => mm * PT_PER_MM)
  const isCut = !isCover || profile.cover.jointMm === 0
  const bleed = (isCut ? (isCover ? profile.cover.wrapMm : profile.bleedMm) : 0) * PT_PER_MM
  const off = isCover ? OFF_COVER_PT : OFF_PT
  const { node } = page
  const box = (name: string) => numbers(node.getInheritableAttribute(PDFName.of(name)) && node.lookup(PDFName.of(name)))
  const sheet = [0, 0, width ?? 0, height ?? 0]
  const trim = [bleed, bleed, (width ?? 0) - bleed, (height ?? 0) - bleed]
  const isAt = (found: number[] | null, wanted: number[]) =>
    found?.length === 4 && wanted.every((value, i) => Math.abs((found[i] ?? 0) - value) <= off)
  const wrong: string[] = []
  if (!isAt(box('MediaBox') ?? inherited(page), sheet)) wrong.push('la hoja no tiene el tamaño que pide la imprenta')
  if (!isAt(box('BleedBox'), sheet)) wrong.push('no está bien marcado lo que sobra para cortar')
  if (!isAt(box('TrimBox'), trim)) wrong.push('no está bien marcado por dónde se corta')
  const crop = box('CropBox')
  if (crop && !isAt(crop, sheet)) wrong.push('se ve solo una parte de la hoja')
  if (page.getRotation().angle % 360 !== 0) wrong.push('la hoja está girada')
  const unit = node.get(PDFName.of('UserUnit'))
  if (unit && unit.toString() !== '1') wrong.push('la hoja está en otra medida')
  for (const what of wrong) findings.refuse('boxes', place, what)
  return wrong.length === 0
}

function inherited({ node }: PDFPage): number[] | null {
  return numbers(node.MediaBox())
}
