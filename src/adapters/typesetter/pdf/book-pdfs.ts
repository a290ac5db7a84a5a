import { BACK_COVER, FRONT_COVER } from '../../../domain/illustrations.ts'
import { type BookPage, PAGE_MM, type PageModel } from '../../../domain/page-model/page-model.ts'
import { screenPages } from '../../../domain/page-model/screen-pages.ts'
import { coverReach, coverSpread, type PrinterProfile } from '../../../domain/printer-profiles.ts'
import type { BindingInput } from '../../../ports/typesetter.ts'
import type { Faces } from '../faces.ts'
import { pictureOf } from '../pages/pictures.ts'
import type { Metadata, SourceType } from './metadata.ts'
import { pathOperators } from './page-content.ts'
import { PdfDocument, type PdfKind, type Sheet } from './pdf-document.ts'

/** Book pages one after another, covers first and last, at the size of the master. */
export async function screenPdf(model: PageModel, input: BindingInput, faces: Faces): Promise<Uint8Array> {
  const sheets = screenPages(model).map((page) => interiorSheet(page, PAGE_MM, 0))
  return write('screen', model, input, faces, sheets)
}

export type PrintFiles = {
  printPdf: Uint8Array
  coverPdf: Uint8Array | null
  interiorPages: number
  /** Of every picture, as large as it is printed. */
  lowestPpi: number
}

/** The flat cover and the pages with bleed, in one file or in two as the printer wants them. */
export async function printPdfs(
  model: PageModel,
  input: BindingInput,
  faces: Faces,
  profile: PrinterProfile,
): Promise<PrintFiles> {
  const interior = model.pages.filter(({ kind }) => kind !== 'frontCover' && kind !== 'backCover')
  const sheets = interior.map((page) => interiorSheet(page, profile.trimMm, profile.bleedMm))
  const cover = coverSheet(model, profile, interior.length)
  const about = { interiorPages: interior.length, lowestPpi: lowestPpi([cover, ...sheets], input) }
  if (profile.files === 'merged')
    return { printPdf: await write('print', model, input, faces, [cover, ...sheets]), coverPdf: null, ...about }
  return {
    printPdf: await write('print', model, input, faces, sheets),
    coverPdf: await write('print', model, input, faces, [cover]),
    ...about,
  }
}

function lowestPpi(sheets: readonly Sheet[], input: BindingInput): number {
  const ppis = sheets.flatMap(({ pages }) =>
    pages.flatMap(({ page, scale }) =>
      page.items.flatMap((item) =>
        item.kind === 'picture' ? [(pictureOf({ input }, item.picture).width / (item.box.width * scale)) * 25.4] : [],
      ),
    ),
  )
  return Math.min(...ppis)
}

async function write(
  kind: PdfKind,
  model: PageModel,
  input: BindingInput,
  faces: Faces,
  sheets: readonly Sheet[],
): Promise<Uint8Array> {
  const titles = new Map(model.parts.map(({ part, title }) => [part, title]))
  const document = new PdfDocument(kind, faces, (ref) => pictureOf({ input }, ref))
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

function interiorSheet(page: BookPage, trimMm: number, bleedMm: number): Sheet {
  const side = trimMm + 2 * bleedMm
  return {
    widthMm: side,
    heightMm: side,
    trim: { x: bleedMm, y: bleedMm, width: trimMm, height: trimMm },
    pages: [{ page, xMm: bleedMm, yMm: bleedMm, scale: trimMm / PAGE_MM, clip: null }],
  }
}

/** Back, spine and front on one sheet. The covers' pictures are enlarged evenly until they fill what is folded round the boards. */
function coverSheet(model: PageModel, profile: PrinterProfile, pages: number): Sheet {
  const spread = coverSpread(profile, pages)
  const { panelWidthMm, panelHeightMm, wrapMm } = profile.cover
  const isSoft = profile.cover.jointMm === 0
  const scale = panelHeightMm / PAGE_MM
  const overhang = (panelWidthMm - PAGE_MM * scale) / 2
  const [front, back] = [FRONT_COVER, BACK_COVER].map((key) =>
    model.pages.find(({ kind }) => kind === (key === FRONT_COVER ? 'frontCover' : 'backCover')),
  )
  if (!front || !back) throw new Error('a book without covers cannot be printed')
  const panel = (page: BookPage, x: number) => ({
    page: withPictureTo(page, coverReach(profile) / scale),
    xMm: x + overhang,
    yMm: spread.panelY,
    scale,
    clip: clipOf(
      page.kind === 'frontCover' ? x - profile.cover.jointMm : 0,
      page.kind === 'frontCover' ? spread.widthMm : x + panelWidthMm + profile.cover.jointMm,
      spread.heightMm,
    ),
  })
  const spine: BookPage = {
    ...front,
    items: [],
    paper: model.spineColour,
  }
  return {
    widthMm: spread.widthMm,
    heightMm: spread.heightMm,
    trim: isSoft
      ? { x: wrapMm, y: wrapMm, width: spread.widthMm - 2 * wrapMm, height: spread.heightMm - 2 * wrapMm }
      : { x: 0, y: 0, width: spread.widthMm, height: spread.heightMm },
    pages: [
      { page: spine, xMm: -30, yMm: -30, scale: (spread.widthMm + 60) / 200, clip: null },
      panel(back, spread.backX),
      panel(front, spread.frontX),
    ],
  }
}

function clipOf(fromMm: number, toMm: number, heightMm: number): string {
  const pt = (mm: number) => String(Math.round((mm * 72 * 100) / 25.4) / 100)
  return pathOperators(
    `M ${pt(fromMm)} 0 L ${pt(toMm)} 0 L ${pt(toMm)} ${pt(heightMm)} L ${pt(fromMm)} ${pt(heightMm)} Z`,
  )
}

/** Grows the pictures that run off the page evenly until their shorter side is `reach` millimetres of the page. */
function withPictureTo(page: BookPage, reach: number): BookPage {
  return {
    ...page,
    items: page.items.map((item) => {
      if (item.kind !== 'picture' || !item.bleeds) return item
      const { box } = item
      const grow = Math.max(1, reach / Math.min(box.width, box.height))
      const [width, height] = [box.width * grow, box.height * grow]
      return {
        ...item,
        box: { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height },
      }
    }),
  }
}
