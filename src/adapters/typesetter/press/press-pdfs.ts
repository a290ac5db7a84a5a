import type { PageModel } from '../../../domain/page-model/page-model.ts'
import type { PrinterProfile } from '../../../domain/printer-profiles.ts'
import type { PressFiles } from '../../../ports/preflight.ts'
import type { BindingInput } from '../../../ports/typesetter.ts'
import type { Faces } from '../faces.ts'
import { pageSheet, writePdf } from '../pdf/book-pdf.ts'
import type { Sheet } from '../pdf/pdf-document.ts'
import { type CoverLook, coverSheet } from './cover-sheet.ts'

/** What goes on the press: the flat cover, and the pages with their bleed. */
export type PressSheets = { cover: Sheet; interior: Sheet[] }

export function pressSheets(model: PageModel, profile: PrinterProfile, look: CoverLook): PressSheets {
  const pages = model.pages.filter(({ kind }) => kind !== 'frontCover' && kind !== 'backCover')
  return {
    cover: coverSheet(model, profile, pages.length, look),
    interior: pages.map((page) => pageSheet(page, profile.trimMm, profile.bleedMm)),
  }
}

/** In one file or in two, as the printer wants them. */
export async function pressPdfs(
  model: PageModel,
  input: BindingInput,
  faces: Faces,
  profile: PrinterProfile,
  { cover, interior }: PressSheets,
): Promise<PressFiles> {
  const write = (sheets: readonly Sheet[]) => writePdf('print', model, input, faces, sheets)
  if (profile.files === 'merged') return { printPdf: await write([cover, ...interior]), coverPdf: null }
  return { printPdf: await write(interior), coverPdf: await write([cover]) }
}
