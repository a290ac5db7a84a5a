import type { BookPage, PictureRef, ShapeItem } from '../../../domain/page-model/page-model.ts'
import type { BookPicture } from '../../../ports/typesetter.ts'
import type { Faces } from '../faces.ts'
import { writeBookmarks } from './bookmarks.ts'
import { type Metadata, writeMetadata } from './metadata.ts'
import { latin1, ObjectFile, type Ref } from './object-file.ts'
import { type Placed, pageSpace, pictureOperators, textOperators } from './page-content.ts'
import { bboxOf, grouped, paperOf, pt } from './page-parts.ts'
import { writeFont } from './pdf-fonts.ts'
import { Resources } from './resources.ts'
import { Structure } from './structure.ts'

/** One sheet of a PDF and the pages of the book that lie on it. Millimetres from the sheet's upper left corner. */
export type Sheet = {
  widthMm: number
  heightMm: number
  /** What remains after the cut; the sheet itself where nothing is cut. */
  trim: { x: number; y: number; width: number; height: number }
  pages: readonly { page: BookPage; xMm: number; yMm: number; scale: number; clip: string | null }[]
}

export type PdfKind = 'screen' | 'print'

/** Writes sheets as a PDF: for screens tagged and with bookmarks, for the press plain. */
export class PdfDocument {
  readonly #file = new ObjectFile()
  readonly #structure: Structure | null
  readonly #resources: Resources
  readonly #pages: { ref: Ref; part: string }[] = []
  readonly #tree = this.#file.reserve()
  #fingerprint = 0n

  constructor(
    private readonly kind: PdfKind,
    faces: Faces,
    pictureOf: (ref: PictureRef) => BookPicture,
    repeated: ReadonlySet<string>,
  ) {
    this.#resources = new Resources(this.#file, faces, pictureOf, (jpeg) => this.#stamp(jpeg), repeated)
    this.#structure = kind === 'screen' ? new Structure(this.#file) : null
  }

  addSheet(sheet: Sheet, titleOf: (part: string) => string): void {
    const ref = this.#file.reserve()
    const index = this.#pages.length
    const resources = { fonts: new Map<string, Ref>(), images: new Map<string, Ref>() }
    this.#structure?.beginPage(index)
    const content: string[] = []
    for (const { page, clip, ...place } of sheet.pages) {
      const placed = { ...place, sheetHeightMm: sheet.heightMm, sheetWidthMm: sheet.widthMm }
      if (clip) content.push(`q ${clip} W n`)
      content.push(this.#pageContent(page, placed, ref, index, titleOf(page.part), resources))
      if (clip) content.push('Q')
    }
    const stream = latin1(content.join('\n'))
    this.#stamp(stream)
    const { trim, heightMm, widthMm } = sheet
    const trimBox = `[${pt(trim.x)} ${pt(heightMm - trim.y - trim.height)} ${pt(trim.x + trim.width)} ${pt(heightMm - trim.y)}]`
    const media = `[0 0 ${pt(widthMm)} ${pt(heightMm)}]`
    const named = (entries: Map<string, Ref>) => [...entries].map(([name, to]) => `/${name} ${to}`).join('')
    this.#file.put(
      ref,
      `<</Type/Page/Parent ${this.#tree}/MediaBox${media}/CropBox${media}/BleedBox${media}/TrimBox${trimBox}` +
        `/Resources<</Font<<${named(resources.fonts)}>>/XObject<<${named(resources.images)}>>>>` +
        `/Contents ${this.#file.addDeflated('', stream)}` +
        (this.#structure ? `/StructParents ${index}/Tabs/S` : '') +
        '>>',
    )
    this.#pages.push({ ref, part: sheet.pages[0]?.page.part ?? '' })
  }

  async finish(metadata: Metadata, bookmarks: readonly { part: string; title: string }[]): Promise<Uint8Array> {
    for (const used of this.#resources.usedFaces) await writeFont(this.#file, used)
    this.#file.put(
      this.#tree,
      `<</Type/Pages/Count ${this.#pages.length}/Kids[${this.#pages.map(({ ref }) => ref).join(' ')}]>>`,
    )
    const { info, xmp } = writeMetadata(this.#file, metadata)
    this.#stamp(latin1(JSON.stringify(metadata)))
    const outlines = this.#structure ? writeBookmarks(this.#file, this.#pages, bookmarks) : null
    const root = this.#file.add(
      `<</Type/Catalog/Pages ${this.#tree}/Metadata ${xmp}/Lang(${metadata.locale})/ViewerPreferences<</DisplayDocTitle true>>` +
        (this.#structure ? `/MarkInfo<</Marked true>>/StructTreeRoot ${this.#structure.write()}` : '') +
        (outlines ? `/Outlines ${outlines}/PageMode/UseOutlines` : '') +
        '>>',
    )
    const id = [0n, 1n].map((salt) => Bun.hash.wyhash(String(this.#fingerprint), salt).toString(16).padStart(16, '0'))
    return this.#file.toBytes(this.kind === 'print' ? '1.6' : '1.7', { root, info, id: id.join('').toUpperCase() })
  }

  #pageContent(
    page: BookPage,
    placed: Placed,
    ref: Ref,
    index: number,
    partTitle: string,
    resources: { fonts: Map<string, Ref>; images: Map<string, Ref> },
  ): string {
    const out: string[] = []
    const section = this.#structure?.section(page.part, partTitle) ?? null
    let isInPageSpace = false
    const inPageSpace = (wanted: boolean) => {
      if (wanted === isInPageSpace) return
      out.push(wanted ? pageSpace(placed) : 'Q')
      isInPageSpace = wanted
    }
    const marked = (operators: string, mark: { tag: string; mcid: number } | null) => {
      if (!this.#structure) out.push(operators)
      else out.push(mark ? `/${mark.tag}<</MCID ${mark.mcid}>>BDC` : '/Artifact BMC', operators, 'EMC')
    }
    const shape = (item: ShapeItem) => {
      const { operators, outline } = this.#resources.shape(item)
      if (outline) resources.images.set(outline.name, outline.ref)
      return operators
    }
    for (const group of grouped([paperOf(page), ...page.items])) {
      const [item] = group
      if (!item) continue
      inPageSpace(item.kind !== 'text')
      if (item.kind === 'shape') marked(group.map((one) => (one.kind === 'shape' ? shape(one) : '')).join('\n'), null)
      else if (item.kind === 'picture') {
        const image = this.#resources.image(item)
        resources.images.set(image.name, image.ref)
        const mark =
          this.#structure && section && item.alt
            ? this.#structure.figure(section, item.alt, bboxOf(item, placed), index, ref)
            : null
        marked(pictureOperators(item, image.name), mark)
      } else {
        const faceOf = (name: string) => {
          const used = this.#resources.face(name)
          resources.fonts.set(used.name, used.ref)
          return used
        }
        const mark =
          this.#structure && section && item.role !== 'artifact'
            ? this.#structure.text(section, item.block, item.role, index, ref)
            : null
        marked(textOperators(item, placed, faceOf, this.kind === 'print'), mark)
      }
    }
    inPageSpace(false)
    return out.join('\n')
  }

  #stamp(bytes: Uint8Array): void {
    this.#fingerprint = Bun.hash.wyhash(bytes, this.#fingerprint)
  }
}
