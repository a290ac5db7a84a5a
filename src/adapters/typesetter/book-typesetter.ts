import { screenPages } from '../../domain/page-model/screen-pages.ts'
import {
  coverSpread,
  isPrintable,
  PRINTER_PROFILES,
  type PrinterProfile,
  type PrinterProfileId,
} from '../../domain/printer-profiles.ts'
import type { BindingInput, BoundBook, Composition, LaidBook, Preflight, Typesetter } from '../../ports/typesetter.ts'
import { openFaces } from './faces.ts'
import { htmlBook } from './html/html-book.ts'
import { laidBook } from './html/laid-book.ts'
import { composeBook } from './pages/compose-book.ts'
import { LEAST_PPI, pictureOf } from './pages/pictures.ts'
import { type PrintFiles, printPdfs, screenPdf } from './pdf/book-pdfs.ts'

/**
 * Binds books from templates that satori laid out and text that HarfBuzz set: composes the page model once and has it
 * written three times.
 */
export class BookTypesetter implements Typesetter {
  readonly #profile: PrinterProfile

  constructor(printer: PrinterProfileId = 'generic-210') {
    this.#profile = PRINTER_PROFILES[printer]
  }

  async bind(input: BindingInput): Promise<BoundBook> {
    const faces = await openFaces()
    const { model, notes, chapterPages } = composeBook(input, faces, this.#profile)
    const html = await htmlBook(model, faces, (ref) => pictureOf({ input }, ref))
    const screen = await screenPdf(model, input, faces)
    const print = await printPdfs(model, input, faces, this.#profile)
    const preflight = preflightOf(this.#profile, chapterPages, print)
    return {
      html,
      screenPdf: screen,
      printPdf: print.printPdf,
      coverPdf: print.coverPdf,
      preflight,
      pages: screenPages(model).length,
      notes: [
        ...notes,
        ...(preflight.lowestPpi < LEAST_PPI ? [`a picture prints at ${Math.round(preflight.lowestPpi)} ppi`] : []),
      ],
    }
  }

  async lay(input: Composition, part: string): Promise<LaidBook> {
    const faces = await openFaces()
    return laidBook(composeBook(input, faces, this.#profile, part), part, faces, (ref) => pictureOf({ input }, ref))
  }
}

function preflightOf(
  profile: PrinterProfile,
  chapterPages: number,
  { interiorPages, lowestPpi }: PrintFiles,
): Preflight {
  const { widthMm, heightMm } = coverSpread(profile, interiorPages)
  return {
    profile: profile.id,
    interiorPages,
    isPrintable: isPrintable(profile, chapterPages),
    trimMm: profile.trimMm,
    coverMm: { width: widthMm, height: heightMm, spine: profile.cover.spineMm(interiorPages) },
    lowestPpi,
  }
}
