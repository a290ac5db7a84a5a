import type { PDFPage } from 'pdf-lib'
import { groupedFindings, PREFLIGHT_CHECKS, type PreflightReport, worst } from '../../domain/preflight.ts'
import { coverSpread, PRINTER_PROFILES, type PrinterProfile } from '../../domain/printer-profiles.ts'
import type { Preflight, PressExpectation, PressFiles } from '../../ports/preflight.ts'
import { checkBleed } from './bleed.ts'
import { checkBoxes } from './boxes.ts'
import { Findings, type Place, TO_DO } from './findings.ts'
import { checkInk } from './ink.ts'
import { openedFile } from './open-file.ts'
import { checkPageCount } from './page-count.ts'
import { marksOf } from './page-marks.ts'
import { PlacedImages } from './placed-images.ts'
import { checkSafeArea } from './safe-area.ts'
import type { FontCache } from './text-marks.ts'

const PT_PER_MM = 72 / 25.4

export class PdfPreflight implements Preflight {
  async inspect(files: PressFiles, expected: PressExpectation): Promise<PreflightReport> {
    const { profile: id, interiorPages, leftOut } = expected
    const profile = PRINTER_PROFILES[id]
    const findings = new Findings()
    const images = new PlacedImages(findings)
    const { interior, cover } = await this.#parts(files, expected, profile, findings)
    if (interior) checkPageCount(interior.length, profile, expected, findings)
    const inspect = async (page: PDFPage, place: Place) => {
      try {
        await inspectPage(page, place, profile, interiorPages, findings, images)
      } catch {
        findings.refuse('file', place, 'hay algo dañado que no se puede leer')
      }
    }
    if (cover) await inspect(cover, { file: 'cover', page: null })
    for (const [index, page] of (interior ?? []).entries()) await inspect(page, { file: 'interior', page: index + 1 })
    if (leftOut.length > 0) {
      const signs = leftOut.map((sign) => `«${sign}»`).join(', ')
      findings.warn(
        'signs',
        { file: 'interior', page: null },
        `faltan signos que no podemos imprimir: ${signs}`,
        TO_DO.letters,
      )
    }
    const { widthMm, heightMm } = coverSpread(profile, interiorPages)
    const grouped = groupedFindings(findings.all)
    const outcome = (check?: string) =>
      worst(grouped.filter((one) => check === undefined || one.check === check).map(({ severity }) => severity))
    return {
      profile: id,
      verdict: outcome(),
      interiorPages,
      trimMm: profile.trimMm,
      coverMm: { width: widthMm, height: heightMm, spine: profile.cover.spineMm(interiorPages) },
      lowestPpi: images.lowestPpi,
      checks: PREFLIGHT_CHECKS.map((check) => ({ check, outcome: outcome(check) })),
      findings: grouped,
    }
  }

  /** The cover's sheet and the pages, from one file or two; null where there is none to look at. */
  async #parts(
    { printPdf, coverPdf }: PressFiles,
    { interiorPages }: PressExpectation,
    profile: PrinterProfile,
    findings: Findings,
  ): Promise<{ interior: PDFPage[] | null; cover: PDFPage | null }> {
    const interior = await openedFile(printPdf, { file: 'interior', page: null }, findings)
    const place = { file: 'cover', page: null } as const
    if (profile.files === 'merged') {
      if (coverPdf) findings.refuse('pageCount', place, 'hay un archivo aparte, y esta imprenta lo quiere todo en uno')
      // Where the first page is as large as a page, the cover is what is missing.
      const isMissing = interior?.length === interiorPages && !isSheet(interior[0], profile, interiorPages)
      if (isMissing) findings.refuse('pageCount', place, 'no hay nada: falta la hoja de la tapa')
      return isMissing
        ? { interior, cover: null }
        : { interior: interior?.slice(1) ?? null, cover: interior?.[0] ?? null }
    }
    if (!coverPdf) {
      findings.refuse('pageCount', place, 'no hay nada: falta la hoja de la tapa')
      return { interior, cover: null }
    }
    const cover = await openedFile(coverPdf, place, findings)
    if (cover && cover.length !== 1)
      findings.refuse('pageCount', place, `hay ${cover.length} hojas y tendría que ser una`)
    return { interior, cover: cover?.[0] ?? null }
  }
}

function isSheet(page: PDFPage | undefined, profile: PrinterProfile, pages: number): boolean {
  const { widthMm } = coverSpread(profile, pages)
  return page !== undefined && page.getWidth() > (widthMm * PT_PER_MM) / 1.5
}

async function inspectPage(
  page: PDFPage,
  place: Place,
  profile: PrinterProfile,
  pages: number,
  findings: Findings,
  images: PlacedImages,
): Promise<void> {
  const fonts: FontCache = new Map()
  const marks = marksOf(page.node.Resources(), page.node.Contents(), fonts)
  checkInk(page, marks, place, findings)
  for (const image of marks.images) await images.check(image, place)
  // Of a sheet of another size it cannot be said where its edges should be.
  if (!checkBoxes(page, place, profile, pages, findings)) return
  const { width, height } = page.getSize()
  const bleedMm = place.file === 'cover' ? profile.cover.wrapMm : profile.bleedMm
  checkBleed(marks.paints, { width, height, bleed: bleedMm * PT_PER_MM }, place, findings)
  checkSafeArea(marks.glyphs, place, profile, pages, findings)
}
