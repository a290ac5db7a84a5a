import { MM_PER_PT, type ShapeItem, type TextItem } from '../../../domain/page-model/page-model.ts'
import { type Faces, faceNamed } from '../faces.ts'
import { glyphOutline } from '../harfbuzz/glyph-outline.ts'
import { shade } from './paper.ts'

/** The paper's edge runs millimetres outside the letter: a coarse outline looks the same, and is short. */
const STEP_MM = 1.3

/**
 * The paper that a title is cut from: the letters' outlines grown by `marginMm`, with a shadow. The letters themselves are
 * printed over it as text, so that they are read once and stand out from whatever picture lies beneath.
 */
export function stickerBehind(faces: Faces, title: TextItem, paper: string, marginMm: number): ShapeItem[] {
  const d = outlinesOf(faces, title)
  const grown = (shift: ShapeItem['shift'], colour: string): ShapeItem => ({
    kind: 'shape',
    d,
    shift,
    fill: colour,
    stroke: { colour, widthMm: marginMm * 2, dash: null },
  })
  return [grown({ x: 0.9, y: 1.5 }, shade(shade(paper))), grown(null, paper)]
}

function outlinesOf(faces: Faces, { lines, sizePt }: TextItem): string {
  const paths: string[] = []
  for (const line of lines)
    for (const run of line.runs) {
      const face = faceNamed(faces, run.face)
      const scale = (sizePt * MM_PER_PT) / face.unitsPerEm
      let pen = line.xMm + run.xMm
      for (const glyph of run.glyphs) {
        const x0 = pen + glyph.dx * scale
        const place = (x: number, y: number) =>
          `${rough(x0 + x * scale)} ${rough(line.baselineMm - (y + glyph.dy) * scale)}`
        paths.push(glyphOutline(face, glyph.id, STEP_MM / scale, place))
        pen += glyph.advance * scale
      }
    }
  return paths.filter(Boolean).join(' ')
}

function rough(value: number): string {
  return String(Math.round(value * 10) / 10)
}
