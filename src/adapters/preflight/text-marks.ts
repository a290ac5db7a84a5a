import type { PDFDict } from 'pdf-lib'
import type { Operand, Operation } from './content-tokens.ts'
import { type Box, boxOf, IDENTITY, type Matrix, times } from './geometry.ts'
import { dictIn } from './objects.ts'
import { type UsedFont, usedFont } from './used-font.ts'

/** The box from the origin to the advance, as high as small letters. */
export type Glyph = { font: UsedFont; id: number; box: Box }

/** What of the graphics state letters depend on. */
export type TextState = {
  ctm: Matrix
  font: UsedFont | null
  size: number
  spacing: number
  wordSpacing: number
  stretch: number
  rise: number
}
export const NO_FONT_YET = { font: null, size: 1, spacing: 0, wordSpacing: 0, stretch: 1, rise: 0 }
export type FontCache = Map<PDFDict, UsedFont>

/** Follows the operators of text over a page, and notes where its letters stand. */
export class TextMarks {
  #text: Matrix = IDENTITY
  #line: Matrix = IDENTITY
  #leading = 0

  constructor(
    private readonly marks: { glyphs: Glyph[]; fonts: Set<UsedFont>; unknown: Set<string> },
    private readonly known: FontCache,
  ) {}

  /** @returns whether the operator is one of text */
  do({ operator, operands }: Operation, state: TextState, resources: PDFDict | undefined): boolean {
    const n = (index: number) => (typeof operands[index] === 'number' ? operands[index] : Number.NaN)
    switch (operator) {
      case 'BT':
        this.#text = this.#line = IDENTITY
        return true
      case 'ET':
        return true
      case 'Tf':
        this.#setFont(state, dictIn(dictIn(resources, 'Font'), nameOf(operands[0])), n(1))
        return true
      case 'Tm':
        this.#text = this.#line = matrixOf(operands, this.marks.unknown)
        return true
      case 'TD':
        this.#leading = -n(1)
        this.#next(n(0), n(1))
        return true
      case 'Td':
        this.#next(n(0), n(1))
        return true
      case 'TL':
        this.#leading = n(0)
        return true
      case 'T*':
        this.#next(0, -this.#leading)
        return true
      case 'Tc':
        state.spacing = n(0)
        return true
      case 'Tw':
        state.wordSpacing = n(0)
        return true
      case 'Tz':
        state.stretch = n(0) / 100
        return true
      case 'Ts':
        state.rise = n(0)
        return true
      case "'":
        this.#next(0, -this.#leading)
        this.#show(state, [operands[0] ?? null])
        return true
      case 'Tj':
        this.#show(state, [operands[0] ?? null])
        return true
      case 'TJ':
        this.#show(state, Array.isArray(operands[0]) ? operands[0] : [])
        return true
    }
    return false
  }

  #setFont(state: TextState, dict: PDFDict | undefined, size: number): void {
    const font = dict ? (this.known.get(dict) ?? usedFont(dict)) : null
    if (dict && font) {
      this.known.set(dict, font)
      this.marks.fonts.add(font)
    } else this.marks.unknown.add('Tf')
    state.font = font
    state.size = size
  }

  #next(x: number, y: number): void {
    this.#line = times([1, 0, 0, 1, x, y], this.#line)
    this.#text = this.#line
  }

  #show({ font, size, spacing, stretch, rise, ctm, wordSpacing }: TextState, parts: readonly Operand[]): void {
    if (!font) {
      this.marks.unknown.add('text without a font')
      return
    }
    const forward = (by: number) => {
      this.#text = times([1, 0, 0, 1, by * stretch, 0], this.#text)
    }
    for (const part of parts) {
      if (typeof part === 'number') forward((-part / 1000) * size)
      else if (part instanceof Uint8Array)
        for (let i = 0; i + font.bytesPerGlyph <= part.length; i += font.bytesPerGlyph) {
          const id = font.bytesPerGlyph === 2 ? ((part[i] ?? 0) << 8) | (part[i + 1] ?? 0) : (part[i] ?? 0)
          const advance = (font.width(id) / 1000) * size
          const box = boxOf(times(this.#text, ctm), [0, rise, advance * stretch, rise + size / 2])
          this.marks.glyphs.push({ font, id, box })
          forward(advance + spacing + (font.bytesPerGlyph === 1 && id === 32 ? wordSpacing : 0))
        }
    }
  }
}

export function nameOf(operand: Operand | undefined): string {
  return operand && typeof operand === 'object' && 'name' in operand ? operand.name : ''
}

/** @param unknown told where there is no matrix */
export function matrixOf(operands: readonly Operand[], unknown: Set<string>): Matrix {
  const values = operands.filter((one) => typeof one === 'number')
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
  if (values.length !== 6) unknown.add('matrix')
  return [a, b, c, d, e, f]
}
