import { lineEnds } from '../../../domain/page-model/line-ends.ts'
import { MM_PER_PT, type TextLine, type TextRun } from '../../../domain/page-model/page-model.ts'
import { isOneLetter, piecesOf } from '../../../domain/page-model/text-rules.ts'
import { type FaceName, type Faces, faceNamed } from '../faces.ts'
import type { Shaped } from '../harfbuzz/face.ts'
import { asDrawn, hasRightToLeft, isRightToLeft, levelsOf } from './direction.ts'
import { faceOf, graphemesOf, sharedOut } from './shared-out.ts'

export type TextStyle = { face: FaceName; sizePt: number; leadPt: number }
export type Measure = { widthMm: number; indentMm?: number; initial?: Initial | undefined }
/** How the first letter of a paragraph is raised. */
export type Initial = { face: FaceName; scale: number; colour: string }

/**
 * One paragraph of clean text broken into lines. `xMm` is the indent of the first line, baselines are still 0.
 * A word wider than the measure is cut between letters, since it could not be read at all outside the paper.
 */
export function setLines(
  faces: Faces,
  text: string,
  style: TextStyle,
  { widthMm, indentMm = 0, initial }: Measure,
): TextLine[] {
  const raised = initial && isRaised(faces, text, initial) ? initial : undefined
  const rightToLeft = isRightToLeft(text)
  const width = (piece: string) => widthOf(faces, piece, style)
  const pieces = piecesOf(text).flatMap((piece) =>
    width(piece.text) > widthMm
      ? cut(piece.text, widthMm, width).map((part, i) => ({ text: part, spaced: i > 0 || piece.spaced }))
      : [piece],
  )
  const extra = raised ? widthOfInitial(faces, text, style, raised) - width(firstOf(text)) : 0
  const measure = (line: number) => (line === 0 ? widthMm - indentMm - extra : widthMm)
  const space = width(' ')
  const ends = lineEnds(
    pieces.map(({ text, spaced }) => ({ width: width(text), gap: spaced ? space : 0, isWeak: isOneLetter(text) })),
    measure,
  )
  return ends.map((end, line) => {
    const words = pieces
      .slice(ends[line - 1] ?? 0, end)
      .map((piece, i) => (i > 0 && piece.spaced ? ` ${piece.text}` : piece.text))
      .join('')
    const runs =
      raised && line === 0 ? runsAfterInitial(faces, words, style, raised) : runsOf(faces, words, style, rightToLeft)
    const lineWidth = Math.max(0, ...runs.map((run) => run.xMm + run.widthMm))
    const indent = line === 0 ? indentMm : 0
    return {
      xMm: rightToLeft ? Math.max(0, widthMm - indent - lineWidth) : indent,
      baselineMm: 0,
      widthMm: lineWidth,
      text: words.replaceAll('\u00a0', ' '),
      runs,
    }
  })
}

/** Largest size, in steps of half a point between `from` and `to`, at which the text needs no more than `most` lines. */
export function fitLines(
  faces: Faces,
  text: string,
  style: TextStyle & { leastPt: number },
  widthMm: number,
  most: number,
): { sizePt: number; leadPt: number; lines: TextLine[] } {
  const ratio = style.leadPt / style.sizePt
  for (let sizePt = style.sizePt; ; sizePt -= 0.5) {
    const set = { face: style.face, sizePt, leadPt: sizePt * ratio }
    const widest = Math.max(...piecesOf(text).map((piece) => widthOf(faces, piece.text, set)), 0)
    const lines = setLines(faces, text, set, { widthMm })
    const fits = lines.length <= most && widest <= widthMm
    if (fits || sizePt <= style.leastPt)
      return { sizePt, leadPt: set.leadPt, lines: balanced(faces, text, set, widthMm, lines) }
  }
}

/** The same number of lines in the narrowest measure: centred lines that are about equally long. */
export function balanced(faces: Faces, text: string, style: TextStyle, widthMm: number, lines: TextLine[]): TextLine[] {
  const read = (some: TextLine[]) => some.map((line) => line.text).join(' ')
  let best = lines
  for (let width = widthMm * 0.96; lines.length > 1 && width > widthMm * 0.45; width *= 0.96) {
    const narrower = setLines(faces, text, style, { widthMm: width })
    // Narrower still, a word would be cut.
    if (narrower.length > lines.length || read(narrower) !== read(lines)) break
    best = narrower
  }
  return best
}

export function widthOf(faces: Faces, text: string, style: TextStyle): number {
  const ems = shapedParts(faces, text, style.face).reduce(
    (sum, { face, shaped: { width } }) => sum + width / faceNamed(faces, face).unitsPerEm,
    0,
  )
  return ems * style.sizePt * MM_PER_PT
}

/** Distance from the top of a line of `leadMm` to its baseline, as browsers place it: half the spare lead above. */
export function baselineInLine(faces: Faces, style: TextStyle): number {
  const { ascender, descender, unitsPerEm } = faces[style.face]
  const em = style.sizePt * MM_PER_PT
  const content = ((ascender - descender) / unitsPerEm) * em
  return (style.leadPt * MM_PER_PT - content) / 2 + (ascender / unitsPerEm) * em
}

function cut(piece: string, widthMm: number, width: (piece: string) => number): string[] {
  const parts: string[] = []
  let part = ''
  for (const sign of graphemesOf(piece)) {
    if (part && width(part + sign) > widthMm) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}

/**
 * Neighbours in one face and direction become one run. Runs and their text stay in the order of reading, which is that in
 * which a PDF is read; where they stand is the order of drawing.
 */
function runsOf(faces: Faces, text: string, style: TextStyle, rightToLeft = false): TextRun[] {
  type Run = TextRun & { glyphs: TextRun['glyphs'][number][]; level: number; read: number }
  const runs: Run[] = []
  const parts = shapedParts(faces, text, style.face, rightToLeft).map((part, read) => ({ ...part, read }))
  let xMm = 0
  for (const { face, shaped, level, read } of asDrawn(parts)) {
    const widthMm = (shaped.width / faceNamed(faces, face).unitsPerEm) * style.sizePt * MM_PER_PT
    const isBackwards = level % 2 === 1
    const last = runs.at(-1)
    if (last && last.face === face && level === last.level) {
      if (isBackwards) last.glyphs = last.glyphs.map((glyph) => movedBy(glyph, shaped.text.length))
      const offset = isBackwards ? 0 : last.text.length
      last.glyphs.push(...shaped.glyphs.map((glyph) => movedBy(glyph, offset)))
      last.text = isBackwards ? shaped.text + last.text : last.text + shaped.text
      last.read = Math.min(last.read, read)
      last.widthMm += widthMm
    } else runs.push({ face, text: shaped.text, xMm, widthMm, glyphs: [...shaped.glyphs], level, read })
    xMm += widthMm
  }
  return runs
    .sort((one, other) => one.read - other.read)
    .map(({ face, text: own, xMm, widthMm, glyphs, level }) => ({
      face,
      text: own,
      xMm,
      widthMm,
      glyphs,
      ...(level % 2 === 1 && { rightToLeft: true as const }),
    }))
}

function movedBy({ id, cluster, advance, dx, dy }: TextRun['glyphs'][number], offset: number) {
  return { id, cluster: cluster + offset, advance, dx, dy }
}

/** A letter that the initial's face lacks would come from a face of another weight, and in Chinese it is half a name. */
function isRaised(faces: Faces, text: string, { face }: Initial): boolean {
  return /^\p{L}/u.test(text) && faceOf(faces, face, firstOf(text)) === face
}

/** Between a raised letter and the rest of its word. */
const INITIAL_GAP_MM = 0.4

function widthOfInitial(faces: Faces, text: string, { sizePt, leadPt }: TextStyle, { face, scale }: Initial): number {
  return widthOf(faces, firstOf(text), { face, sizePt: sizePt * scale, leadPt }) + INITIAL_GAP_MM
}

/** The raised letter, the rest of its word, and the rest of the line. */
function runsAfterInitial(faces: Faces, words: string, style: TextStyle, initial: Initial): TextRun[] {
  const letter = firstOf(words)
  const [word = ''] = words.split(/[ \u00a0]/u)
  const { face, scale, colour } = initial
  const [raised] = runsOf(faces, letter, { ...style, face, sizePt: style.sizePt * scale })
  if (!raised) return runsOf(faces, words, style)
  let xMm = widthOfInitial(faces, words, style, initial)
  const rest = [word.slice(letter.length), words.slice(word.length)].flatMap((part) => {
    const runs = part ? runsOf(faces, part, style).map((run) => ({ ...run, xMm: run.xMm + xMm })) : []
    const last = runs.at(-1)
    if (last) xMm = last.xMm + last.widthMm
    return runs
  })
  return [{ ...raised, initial: { scale, colour, word } }, ...rest]
}

function firstOf(text: string): string {
  return graphemesOf(text)[0] ?? ''
}

type Part = { face: string; shaped: Shaped; level: number }

/** In the order of reading. Words are shaped one by one, so that the cache of shapes is hit. */
function shapedParts(faces: Faces, text: string, face: FaceName, rightToLeft = false): Part[] {
  if (!hasRightToLeft(text)) return shapedWords(faces, text, face, 0)
  const levels = levelsOf(text, rightToLeft)
  const parts: Part[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    const level = levels[start] ?? 0
    while (end < text.length && levels[end] === level) end++
    parts.push(...shapedWords(faces, text.slice(start, end), face, level))
  }
  return parts
}

function shapedWords(faces: Faces, text: string, face: FaceName, level: number): Part[] {
  const parts: Part[] = []
  const space = faces[face].shape(' ')
  const isBackwards = level % 2 === 1
  for (const [i, word] of text.split(/[ \u00a0]/u).entries()) {
    if (i > 0) parts.push({ face, shaped: space, level })
    if (word === '') continue
    const shaped = faces[face].shape(word, isBackwards)
    if (shaped.isWhole) parts.push({ face, shaped, level })
    else
      for (const [own, piece] of sharedOut(faces, word, face))
        parts.push({ face: own, shaped: faceNamed(faces, own).shape(piece, isBackwards), level })
  }
  return parts
}
