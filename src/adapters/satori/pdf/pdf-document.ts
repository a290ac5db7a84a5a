import type { BookPage, PictureItem, PictureRef, ShapeItem } from '../../../domain/page-model/page-model.ts'
import type { BookPicture } from '../../../ports/typesetter.ts'
import type { Faces } from '../faces.ts'
import { writeBookmarks } from './bookmarks.ts'
import { jpegSize } from './jpeg.ts'
import { type Metadata, writeMetadata } from './metadata.ts'
import { latin1, ObjectFile, type Ref } from './object-file.ts'
import { type Placed, pageSpace, pictureOperators, shapeOperators, textOperators } from './page-content.ts'
import { bboxOf, grouped, paperOf, pt } from './page-parts.ts'
import { type UsedFace, writeFont } from './pdf-fonts.ts'
import { Structure } from './structure.ts'

/** One sheet of a PDF and the pages of the book that lie on it. Millimetres from the sheet's upper left corner. */
export type Sheet = {
  widthMm: number
  heightMm: number
  /** What remains after the cut; the sheet itself where nothing is cut. */
  trim: { x: number; y: number; width: number; height: number }
  pages: readonly { page: BookPage; xMm: number; yMm: number; scale: number; clip: string | null }[]
}

/** Characters of operators from which an object of its own is worth its overhead. */
const LONG_OUTLINE = 400

export type PdfKind = 'screen' | 'print'

/** Writes sheets as a PDF: for screens tagged and with bookmarks, for the press plain. */
export class PdfDocument {
  readonly #file = new ObjectFile()
  readonly #structure: Structure | null
  readonly #faces = new Map<string, UsedFace>()
  readonly #images = new Map<Uint8Array, { name: string; ref: Ref }>()
  readonly #operators = new Map<ShapeItem, ReturnType<typeof shapeOperators>>()
  readonly #outlinesDrawn = new Map<string, { name: string; ref: Ref }>()
  readonly #pages: { ref: Ref; part: string }[] = []
  readonly #tree = this.#file.reserve()
  #fingerprint = 0n

  constructor(
    private readonly kind: PdfKind,
    private readonly faces: Faces,
    private readonly pictureOf: (ref: PictureRef) => BookPicture,
  ) {
    this.#structure = kind === 'screen' ? new Structure(this.#file) : null
  }

  addSheet(sheet: Sheet, titleOf: (part: string) => string): void {
    const ref = this.#file.reserve()
    const index = this.#pages.length
    const resources = { fonts: new Map<string, Ref>(), images: new Map<string, Ref>() }
    this.#structure?.beginPage(index)
    const content: string[] = []
    for (const { page, clip, ...place } of sheet.pages) {
      const placed = { ...place, sheetHeightMm: sheet.heightMm }
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
    for (const used of this.#faces.values()) await writeFont(this.#file, used)
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
    for (const group of grouped([paperOf(page), ...page.items])) {
      const [item] = group
      if (!item) continue
      inPageSpace(item.kind !== 'text')
      if (item.kind === 'shape')
        marked(group.map((one) => (one.kind === 'shape' ? this.#shape(one, resources.images) : '')).join('\n'), null)
      else if (item.kind === 'picture') {
        const image = this.#image(item)
        resources.images.set(image.name, image.ref)
        const mark =
          this.#structure && section && item.alt
            ? this.#structure.figure(section, item.alt, bboxOf(item, placed), index, ref)
            : null
        marked(pictureOperators(item, image.name), mark)
      } else {
        const faceOf = (name: string) => {
          const used = this.#face(name)
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

  /** A long outline is kept once and drawn wherever it comes again: a sheet over its shadow, the ground under every page. */
  #shape(item: ShapeItem, resources: Map<string, Ref>): string {
    const { setup, path } = this.#operatorsOf(item)
    const moved = item.shift ? `1 0 0 1 ${item.shift.x} ${item.shift.y} cm ` : ''
    const [before, after] = moved ? ['q ', ' Q'] : ['', '']
    if (path.length < LONG_OUTLINE) return `${before}${moved}${setup} ${path}${after}`
    const known = this.#outlinesDrawn.get(path) ?? {
      name: `S${this.#outlinesDrawn.size + 1}`,
      ref: this.#file.addDeflated('/Type/XObject/Subtype/Form/BBox[-60 -60 270 270]/Resources<<>>', latin1(path)),
    }
    this.#outlinesDrawn.set(path, known)
    resources.set(known.name, known.ref)
    return `${before}${moved}${setup} /${known.name} Do${after}`
  }

  #operatorsOf(item: ShapeItem): ReturnType<typeof shapeOperators> {
    const operators = this.#operators.get(item) ?? shapeOperators(item)
    this.#operators.set(item, operators)
    return operators
  }

  #face(name: string): UsedFace {
    const known = this.#faces.get(name)
    if (known) return known
    const face = this.faces[name as keyof Faces]
    const used = {
      face,
      name: `F${this.#faces.size + 1}`,
      ref: this.#file.reserve(),
      glyphs: new Map<number, string>(),
    }
    this.#faces.set(name, used)
    return used
  }

  #image(item: PictureItem): { name: string; ref: Ref } {
    const { jpeg } = this.pictureOf(item.picture)
    const known = this.#images.get(jpeg)
    if (known) return known
    const { width, height, components } = jpegSize(jpeg)
    const space = components === 1 ? 'DeviceGray' : 'DeviceRGB'
    if (components === 4) throw new Error('a picture in CMYK cannot be bound')
    const image = {
      name: `I${this.#images.size + 1}`,
      ref: this.#file.addRaw(
        `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/${space}/Filter/DCTDecode`,
        jpeg,
      ),
    }
    this.#stamp(jpeg)
    this.#images.set(jpeg, image)
    return image
  }

  #stamp(bytes: Uint8Array): void {
    this.#fingerprint = Bun.hash.wyhash(bytes, this.#fingerprint)
  }
}
