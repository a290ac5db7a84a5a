import { type BookPage, PAGE_MM, type PageModel } from '../../../domain/page-model/page-model.ts'
import { screenPages } from '../../../domain/page-model/screen-pages.ts'
import type { BindingInput } from '../../../ports/typesetter.ts'
import type { Faces } from '../faces.ts'
import { pictureOf } from '../pages/pictures.ts'
import type { Metadata, SourceType } from './metadata.ts'
import { PdfDocument, type PdfKind, type Sheet } from './pdf-document.ts'
import { repeatedOutlines } from './resources.ts'

/** Book pages one after another, covers first and last, at the size of the master. */
export async function screenPdf(model: PageModel, input: BindingInput, faces: Faces): Promise<Uint8Array> {
  const sheets = screenPages(model).map((page) => pageSheet(page, PAGE_MM, 0))
  return writePdf('screen', model, input, faces, sheets)
}

export async function writePdf(
  kind: PdfKind,
  model: PageModel,
  input: BindingInput,
  faces: Faces,
  sheets: readonly Sheet[],
): Promise<Uint8Array> {
  const titles = new Map(model.parts.map(({ part, title }) => [part, title]))
  const repeated = repeatedOutlines(sheets.flatMap(({ pages }) => pages.map(({ page }) => page)))
  const document = new PdfDocument(kind, faces, (ref) => pictureOf({ input }, ref), repeated)
  for (const sheet of sheets) document.addSheet(sheet, (part) => titles.get(part) ?? part)
  return document.finish(metadata(kind, model, input), model.parts)
}

function metadata(kind: PdfKind, model: PageModel, input: BindingInput): Metadata {
  const { title, author, locale } = model
  return {
    title,
    author,
    locale,
    date: input.editionDate,
    sourceType: sourceType(input),
    taggedForAccess: kind === 'screen',
  }
}

/** Words and pictures by a model, by rule, or by both. */
export function sourceType({ story, illustrations, avatars }: BindingInput): SourceType {
  const makers = new Set([
    story.writer,
    ...[...illustrations.values(), ...avatars.values()].map((one) => one.illustrator),
  ])
  if (makers.size > 1) return 'compositeSynthetic'
  return makers.has('model') ? 'trainedAlgorithmicMedia' : 'algorithmicMedia'
}

/** A page of the book alone on its sheet, with `bleedMm` of art beyond the cut. */
export function pageSheet(page: BookPage, trimMm: number, bleedMm: number): Sheet {
  const side = trimMm + 2 * bleedMm
  return {
    widthMm: side,
    heightMm: side,
    trim: { x: bleedMm, y: bleedMm, width: trimMm, height: trimMm },
    pages: [{ page, xMm: bleedMm, yMm: bleedMm, scale: trimMm / PAGE_MM, clip: null }],
  }
}
