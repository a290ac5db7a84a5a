import { MM_PER_PT, type TextLine, type TextRun } from '../../../domain/page-model/page-model.ts'
import { lineEnds, unbreakablePieces } from '../../../domain/page-model/text-rules.ts'
import type { FaceName, Faces } from '../faces.ts'
import type { Shaped } from '../harfbuzz/face.ts'
import { faceOf } from './clean-text.ts'

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
  const raised = initial && /^\p{L}/u.test(text) ? initial : undefined
  const width = (piece: string) => widthOf(faces, piece, style)
  const pieces = unbreakablePieces(text).flatMap((piece) =>
    width(piece) > widthMm ? cut(piece, widthMm, width) : [piece],
  )
  const extra = raised ? widthOfInitial(faces, text, style, raised) - width(firstOf(text)) : 0
  const measure = (line: number) => (line === 0 ? widthMm - indentMm - extra : widthMm)
  const ends = lineEnds(pieces.map(width), width(' '), measure)
  return ends.map((end, line) => {
    const words = pieces.slice(ends[line - 1] ?? 0, end).join(' ')
    const runs = raised && line === 0 ? runsAfterInitial(faces, words, style, raised) : runsOf(faces, words, style)
    const last = runs.at(-1)
    return {
      xMm: line === 0 ? indentMm : 0,
      baselineMm: 0,
      widthMm: last ? last.xMm + last.widthMm : 0,
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
    const widest = Math.max(...unbreakablePieces(text).map((piece) => widthOf(faces, piece, set)), 0)
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
    (sum, [face, { width }]) => sum + width / faces[face].unitsPerEm,
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
  for (const sign of piece) {
    if (part && width(part + sign) > widthMm) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}

/** Neighbours in one face become one run. */
function runsOf(faces: Faces, text: string, style: TextStyle): TextRun[] {
  const runs: (TextRun & { glyphs: TextRun['glyphs'][number][] })[] = []
  let xMm = 0
  for (const [face, shaped] of shapedParts(faces, text, style.face)) {
    const widthMm = (shaped.width / faces[face].unitsPerEm) * style.sizePt * MM_PER_PT
    const last = runs.at(-1)
    if (last && last.face === face) {
      const offset = last.text.length
      for (const { id, cluster, advance, dx, dy } of shaped.glyphs)
        last.glyphs.push({ id, cluster: cluster + offset, advance, dx, dy })
      last.text += shaped.text
      last.widthMm += widthMm
    } else runs.push({ face, text: shaped.text, xMm, widthMm, glyphs: [...shaped.glyphs] })
    xMm += widthMm
  }
  return runs
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
  return [...text][0] ?? ''
}

/** Words are shaped one by one, so that the cache of shapes is hit; one that its face cannot set whole is shared out by sign. */
function shapedParts(faces: Faces, text: string, face: FaceName): [FaceName, Shaped][] {
  const parts: [FaceName, Shaped][] = []
  const space = faces[face].shape(' ')
  for (const [i, word] of text.split(/[ \u00a0]/u).entries()) {
    if (i > 0) parts.push([face, space])
    if (word === '') continue
    const shaped = faces[face].shape(word)
    if (shaped.isWhole) parts.push([face, shaped])
    else for (const [own, piece] of sharedOut(faces, word, face)) parts.push([own, faces[own].shape(piece)])
  }
  return parts
}

function sharedOut(faces: Faces, word: string, face: FaceName): [FaceName, string][] {
  const pieces: [FaceName, string][] = []
  for (const sign of word) {
    const own = faceOf(faces, face, sign) ?? face
    const last = pieces.at(-1)
    if (last && last[0] === own) last[1] += sign
    else pieces.push([own, sign])
  }
  return pieces
}
