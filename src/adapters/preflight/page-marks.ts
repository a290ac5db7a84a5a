import { type PDFDict, type PDFObject, PDFRawStream } from 'pdf-lib'
import { type Operation, operationsOf } from './content-tokens.ts'
import { flattened } from './flattened.ts'
import { type Box, bounds, IDENTITY, type Matrix, type Outline, rectangle, times } from './geometry.ts'
import { asDict, bytesOf, dictIn, elements, get, nameIn, numberIn, numbers } from './objects.ts'
import { type FontCache, type Glyph, matrixOf, NO_FONT_YET, nameOf, TextMarks, type TextState } from './text-marks.ts'
import type { UsedFont } from './used-font.ts'

/** Something opaque on the sheet; `white` where it is bare paper to the eye. */
export type Paint = { outline: Outline; box: Box; clips: readonly Outline[]; evenOdd: boolean; white: boolean }
export type PlacedImage = { stream: PDFRawStream; matrix: Matrix }

/** What a page puts on its sheet, in points. */
export type PageMarks = {
  paints: Paint[]
  images: PlacedImage[]
  glyphs: Glyph[]
  fonts: Set<UsedFont>
  /** Colour spaces other than grey and RGB. */
  colours: Set<string>
  transparency: Set<string>
  /** What nobody here understands. */
  unknown: Set<string>
}

type State = TextState & { clips: readonly Outline[]; white: boolean }

const DEEPEST_FORM = 8
const MOST_OPERATIONS = 3_000_000
const NO_MEANING_HERE = new Set('w J j M d ri i BMC BDC EMC MP DP BX EX CS SC SCN G RG K Tr'.split(' '))

export function marksOf(resources: PDFDict | undefined, contents: PDFObject | undefined, fonts: FontCache): PageMarks {
  return new Reader(fonts).page(resources, contents)
}
class Reader {
  readonly #marks: PageMarks = {
    paints: [],
    images: [],
    glyphs: [],
    fonts: new Set(),
    colours: new Set(),
    transparency: new Set(),
    unknown: new Set(),
  }
  #state: State = {
    ctm: IDENTITY,
    clips: [],
    white: false,
    ...NO_FONT_YET,
  }
  #path: Operation[] = []
  #clip: 'W' | 'W*' | null = null
  readonly #text: TextMarks
  #operations = 0

  constructor(known: FontCache) {
    this.#text = new TextMarks(this.#marks, known)
  }

  page(resources: PDFDict | undefined, contents: PDFObject | undefined): PageMarks {
    const streams = contents instanceof PDFRawStream ? [contents] : elements(contents)
    const parts = streams.map(bytesOf)
    if (parts.length === 0 || parts.includes(null)) this.#marks.unknown.add('contents')
    this.#run(Buffer.concat(parts.flatMap((part) => (part ? [part, Buffer.from('\n')] : []))), resources, 0)
    return this.#marks
  }

  #run(bytes: Uint8Array, resources: PDFDict | undefined, depth: number): void {
    const stack: State[] = []
    for (const operation of operationsOf(bytes)) {
      if (++this.#operations > MOST_OPERATIONS) {
        this.#marks.unknown.add('too long')
        return
      }
      const { operator } = operation
      if (operator === 'q') stack.push({ ...this.#state })
      else if (operator === 'Q') {
        const kept = stack.pop()
        if (kept) this.#state = kept
        else this.#marks.unknown.add('Q')
      } else this.#do(operation, resources, depth)
    }
    if (stack.length > 0) this.#marks.unknown.add('q')
  }

  #do(operation: Operation, resources: PDFDict | undefined, depth: number): void {
    const { operator, operands } = operation
    const state = this.#state
    const n = (index: number) => (typeof operands[index] === 'number' ? operands[index] : Number.NaN)
    const name = nameOf(operands.at(-1))
    switch (operator) {
      case 'cm':
        state.ctm = times(matrixOf(operands, this.#marks.unknown), state.ctm)
        return
      case 'm':
      case 'l':
      case 'c':
      case 'v':
      case 'y':
      case 'h':
      case 're':
        this.#path.push(operation)
        return
      case 'W':
      case 'W*':
        this.#clip = operator
        return
      case 'f':
      case 'F':
      case 'f*':
      case 'B':
      case 'B*':
      case 'b':
      case 'b*':
        this.#paint(true, operator.endsWith('*'))
        return
      case 'n':
      case 'S':
      case 's':
        this.#paint(false, false)
        return
      case 'g':
        state.white = n(0) > 0.995
        return
      case 'rg':
        state.white = Math.min(n(0), n(1), n(2)) > 0.995
        return
      case 'k':
      case 'K':
        this.#marks.colours.add('DeviceCMYK')
        if (operator === 'k') state.white = Math.max(n(0), n(1), n(2), n(3)) < 0.005
        return
      case 'cs':
      case 'CS':
        this.#colourSpace(name, resources)
        return
      case 'sc':
      case 'scn': {
        const all = operands.filter((one) => typeof one === 'number')
        state.white = all.length > 0 && all.every((one) => one > 0.995)
        return
      }
      case 'gs':
        this.#graphicsState(dictIn(dictIn(resources, 'ExtGState'), name))
        return
      case 'Do':
        this.#object(get(dictIn(resources, 'XObject'), name), depth)
        return
    }
    if (this.#text.do(operation, state, resources) || NO_MEANING_HERE.has(operator)) return
    this.#marks.unknown.add(operator)
  }

  #paint(fills: boolean, evenOdd: boolean): void {
    const outline = flattened(this.#path, this.#state.ctm)
    this.#path = []
    const { clips, white } = this.#state
    if (fills && outline.length > 0) this.#marks.paints.push({ outline, box: bounds(outline), clips, evenOdd, white })
    if (this.#clip) this.#state.clips = [...clips, outline]
    this.#clip = null
  }

  #colourSpace(name: string, resources: PDFDict | undefined): void {
    if (name === 'DeviceRGB' || name === 'DeviceGray') return
    const found = get(dictIn(resources, 'ColorSpace'), name)
    this.#marks.colours.add(colourSpaceName(found) ?? name)
  }

  #graphicsState(dict: PDFDict | undefined): void {
    for (const key of ['ca', 'CA']) if ((numberIn(dict, key) ?? 1) < 1) this.#marks.transparency.add(key)
    const blend = get(dict, 'BM')
    if (blend && !['Normal', 'Compatible'].includes(nameIn(dict, 'BM') ?? '?')) this.#marks.transparency.add('BM')
    if (get(dict, 'SMask') && nameIn(dict, 'SMask') !== 'None') this.#marks.transparency.add('SMask')
    if (!dict) this.#marks.unknown.add('gs')
  }

  #object(object: PDFObject | undefined, depth: number): void {
    const dict = asDict(object)
    const kind = nameIn(dict, 'Subtype')
    const { ctm, clips } = this.#state
    if (!(object instanceof PDFRawStream) || !dict || (kind !== 'Image' && kind !== 'Form')) {
      this.#marks.unknown.add('Do')
      return
    }
    if (kind === 'Image') {
      this.#marks.images.push({ stream: object, matrix: ctm })
      const outline = rectangle(ctm, [0, 0, 1, 1])
      if (!['SMask', 'Mask', 'ImageMask'].some((key) => get(dict, key)))
        this.#marks.paints.push({ outline, box: bounds(outline), clips, evenOdd: false, white: false })
      return
    }
    if (get(dict, 'Group')) this.#marks.transparency.add('Group')
    const bytes = bytesOf(object)
    if (!bytes || depth >= DEEPEST_FORM) {
      this.#marks.unknown.add('form')
      return
    }
    const kept = { ...this.#state }
    const [a, b, c, d, e, f] = numbers(get(dict, 'Matrix')) ?? [...IDENTITY]
    this.#state.ctm = times([a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0], ctm)
    const box = numbers(get(dict, 'BBox'))
    if (box?.length === 4) this.#state.clips = [...clips, rectangle(this.#state.ctm, box as unknown as Box)]
    this.#run(bytes, dictIn(dict, 'Resources'), depth + 1)
    this.#state = kept
  }
}

/** `ICCBased` of `[/ICCBased 5 0 R]`. */
export function colourSpaceName(space: PDFObject | undefined): string | null {
  if (!space) return null
  const [first] = elements(space)
  return String(first ?? space).replace(/^\//u, '')
}
