import { DomainError } from '../../../domain/errors.ts'
import type { BookPage, PictureItem, PictureRef, ShapeItem } from '../../../domain/page-model/page-model.ts'
import type { BookPicture } from '../../../ports/typesetter.ts'
import { type Faces, faceNamed } from '../faces.ts'
import { jpegSize } from './jpeg.ts'
import { latin1, type ObjectFile, type Ref } from './object-file.ts'
import { shapeOperators } from './page-content.ts'
import type { UsedFace } from './pdf-fonts.ts'
import { ellipseOf, UNIT_CIRCLE } from './round-shapes.ts'

/** Something that pages use by name. */
export type Named = { name: string; ref: Ref }

/** Characters of an outline from which an object of its own is worth its overhead: drawn once, and drawn on many pages. */
const LONG_OUTLINE = 400
const LONG_IF_REPEATED = 100
const MANY_PAGES = 3

/** What is kept once in a document and used on many pages: faces, pictures and long outlines. */
export class Resources {
  readonly #faces = new Map<string, UsedFace>()
  readonly #images = new Map<Uint8Array, Named>()
  readonly #operators = new Map<ShapeItem, ReturnType<typeof shapeOperators>>()
  readonly #outlines = new Map<string, Named>()
  #round: Named | null = null

  constructor(
    private readonly file: ObjectFile,
    private readonly faces: Faces,
    private readonly pictureOf: (ref: PictureRef) => BookPicture,
    /** Told of the bytes of every new picture. */
    private readonly onPicture: (jpeg: Uint8Array) => void,
    /** Outlines that come again and again; see `repeatedOutlines`. */
    private readonly repeated: ReadonlySet<string>,
  ) {}

  get usedFaces(): Iterable<UsedFace> {
    return this.#faces.values()
  }

  face(name: string): UsedFace {
    const known = this.#faces.get(name)
    if (known) return known
    const face = faceNamed(this.faces, name)
    const used = {
      face,
      name: `F${this.#faces.size + 1}`,
      ref: this.file.reserve(),
      glyphs: new Map<number, string>(),
      others: new Map(),
    }
    this.#faces.set(name, used)
    return used
  }

  image(item: PictureItem): Named {
    const { jpeg } = this.pictureOf(item.picture)
    const known = this.#images.get(jpeg)
    if (known) return known
    const { width, height, components } = jpegSize(jpeg)
    const space = components === 1 ? 'DeviceGray' : 'DeviceRGB'
    if (components !== 1 && components !== 3)
      throw new DomainError('illustration.lost', {
        message:
          'Una de las imágenes está guardada en colores de imprenta (CMYK), que aquí no se pueden encuadernar. Vuelve a dibujarla con «Regenerar».',
      })
    const image = {
      name: `I${this.#images.size + 1}`,
      ref: this.file.addRaw(
        `/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/${space}/Filter/DCTDecode`,
        jpeg,
      ),
    }
    this.onPicture(jpeg)
    this.#images.set(jpeg, image)
    return image
  }

  /** Operators that draw a shape. A long outline is an object of its own, which the page must name among its resources. */
  shape(item: ShapeItem): { operators: string; outline: Named | null } {
    const { setup, path } = this.#operatorsOf(item)
    const round = item.fill && !item.stroke ? ellipseOf(item.d) : null
    if (round) {
      const circle = this.#circle()
      const shift = item.shift ? `1 0 0 1 ${item.shift.x} ${item.shift.y} cm ` : ''
      return { operators: `q ${shift}${setup} ${round} cm /${circle.name} Do Q`, outline: circle }
    }
    const moved = item.shift ? `1 0 0 1 ${item.shift.x} ${item.shift.y} cm ` : ''
    const [before, after] = moved ? ['q ', ' Q'] : ['', '']
    if (path.length < LONG_OUTLINE && !this.repeated.has(item.d))
      return { operators: `${before}${moved}${setup} ${path}${after}`, outline: null }
    const outline = this.#outlineOf(path)
    return { operators: `${before}${moved}${setup} /${outline.name} Do${after}`, outline }
  }

  #circle(): Named {
    this.#round ??= {
      name: 'O',
      ref: this.file.addDeflated('/Subtype/Form/BBox[-1 -1 1 1]/Resources<<>>', latin1(UNIT_CIRCLE)),
    }
    return this.#round
  }

  /** Kept once and drawn wherever it comes again: a sheet over its shadow, the ground under every page. */
  #outlineOf(path: string): Named {
    const known = this.#outlines.get(path) ?? {
      name: `S${this.#outlines.size + 1}`,
      ref: this.file.addDeflated('/Subtype/Form/BBox[-60 -60 270 270]/Resources<<>>', latin1(path)),
    }
    this.#outlines.set(path, known)
    return known
  }

  #operatorsOf(item: ShapeItem): ReturnType<typeof shapeOperators> {
    const operators = this.#operators.get(item) ?? shapeOperators(item)
    this.#operators.set(item, operators)
    return operators
  }
}

/** What is drawn alike on several pages: the ground along their foot, and its shadow. */
export function repeatedOutlines(pages: readonly BookPage[]): Set<string> {
  const times = new Map<string, number>()
  for (const { items } of pages)
    for (const item of items)
      if (item.kind === 'shape' && item.d.length >= LONG_IF_REPEATED) times.set(item.d, (times.get(item.d) ?? 0) + 1)
  return new Set([...times].filter(([, count]) => count >= MANY_PAGES).map(([d]) => d))
}
