import { screenPages } from '../../domain/page-model/screen-pages.ts'
import { THEME_PALETTES } from '../../domain/page-model/theme-palette.ts'
import { PRINTER_PROFILES, type PrinterProfileId } from '../../domain/printer-profiles.ts'
import type {
  BindingInput,
  BoundBook,
  Composition,
  LaidBook,
  PressInput,
  PrintedBook,
  Typesetter,
} from '../../ports/typesetter.ts'
import { type Faces, openFacesFor } from './faces.ts'
import { htmlBook } from './html/html-book.ts'
import { laidBook } from './html/laid-book.ts'
import { composeBook } from './pages/compose-book.ts'
import { pictureOf } from './pages/pictures.ts'
import { screenPdf } from './pdf/book-pdf.ts'
import { atPressSize } from './press/at-press-size.ts'
import { pressPdfs, pressSheets } from './press/press-pdfs.ts'

/** Screens are shown what any printer would be given: pages at their own size, no filler but what whole sheets ask for. */
const SCREEN_PROFILE = PRINTER_PROFILES['generic-210']

/**
 * Binds books from templates that satori laid out and text that HarfBuzz set: composes the page model once for screens, and
 * once for each printer, whose sizes decide how large a picture may be.
 */
export class BookTypesetter implements Typesetter {
  async bind(input: BindingInput): Promise<BoundBook> {
    const faces = await facesOf(input)
    const { model, notes, leftOut } = composeBook(input, faces, SCREEN_PROFILE)
    return {
      html: await htmlBook(model, faces, (ref) => pictureOf({ input }, ref)),
      screenPdf: await screenPdf(model, input, faces),
      pages: screenPages(model).length,
      notes: [...notes, ...leftOut.map(leftOutNote)],
    }
  }

  async print(input: PressInput, id: PrinterProfileId): Promise<PrintedBook> {
    const faces = await facesOf(input)
    const profile = PRINTER_PROFILES[id]
    const { model, leftOut, chapterPages } = composeBook(input, faces, profile)
    const sheets = pressSheets(model, profile, { faces, palette: THEME_PALETTES[input.info.theme] })
    const files = await pressPdfs(model, await atPressSize(input, sheets), faces, profile, sheets)
    return { ...files, interiorPages: sheets.interior.length, chapterPages, leftOut }
  }

  async lay(input: Composition, part: string): Promise<LaidBook> {
    const faces = await facesOf(input)
    return laidBook(composeBook(input, faces, SCREEN_PROFILE, part), part, faces, (ref) => pictureOf({ input }, ref))
  }
}

/** Every word of a book, whether it is printed or not. */
function facesOf({ info, story }: Composition): Promise<Faces> {
  return openFacesFor(stringsIn([info, story]).join(' '))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

function leftOutNote(sign: string): string {
  return `left out a sign that no font has: U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`
}
