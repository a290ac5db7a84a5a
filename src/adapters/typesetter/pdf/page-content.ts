import { MM_PER_PT, type PictureItem, type ShapeItem, type TextItem } from '../../../domain/page-model/page-model.ts'
import { INK } from '../../../domain/page-model/theme-palette.ts'
import { textString } from './object-file.ts'
import { codeOf, hex4, textOfGlyphs, type UsedFace } from './pdf-fonts.ts'

/** Where a page of the model lies on a sheet: its corner in millimetres and how much it is enlarged. */
export type Placed = { xMm: number; yMm: number; scale: number; sheetWidthMm: number; sheetHeightMm: number }

type Run = TextItem['lines'][number]['runs'][number]

const PT_PER_MM = 1 / MM_PER_PT
const r2 = (value: number): string => String(Math.round(value * 100) / 100)
const r4 = (value: number): string => String(Math.round(value * 10_000) / 10_000)

/** Sets millimetres of the page, y downwards, as the unit of what follows until `Q`. */
export function pageSpace({ xMm, yMm, scale, sheetHeightMm }: Placed): string {
  const unit = r6(scale * PT_PER_MM)
  return `q ${unit} 0 0 -${unit} ${r4(xMm * PT_PER_MM)} ${r4((sheetHeightMm - yMm) * PT_PER_MM)} cm 1 j 1 J`
}

/** In page space: the colours, and the outline painted with whatever colours are set. */
export function shapeOperators({ d, fill, stroke }: ShapeItem): { setup: string; path: string } {
  const setup = [
    ...(fill ? [`${rgb(fill)} rg`] : []),
    ...(stroke ? [`${rgb(stroke.colour)} RG ${r2(stroke.widthMm)} w`] : []),
  ]
  const path = `${pathOperators(d)}${fill && stroke ? 'B' : fill ? 'f' : 'S'}`
  const dash = stroke?.dash
  return { setup: setup.join(' '), path: dash ? `[${dash.join(' ')}] 0 d ${path} [] 0 d` : path }
}

/** In page space; `name` is the image's resource. */
export function pictureOperators({ box, clip }: PictureItem, name: string): string {
  const seen = clip ? `${pathOperators(clip)} W n ` : ''
  return `q ${seen}${r4(box.width)} 0 0 -${r4(box.height)} ${r4(box.x)} ${r4(box.y + box.height)} cm /${name} Do Q`
}

/** `M 1 2 L 3 4` becomes `1 2 m 3 4 l`. */
export function pathOperators(d: string): string {
  return d.replace(/([MLC])([^MLCZ]*)|Z/g, (whole, command: string | undefined, numbers: string | undefined) =>
    command === undefined ? 'h ' : whole.length > 0 ? `${numbers?.trim()} ${command.toLowerCase()} ` : '',
  )
}

/**
 * The lines of a text, in points of the sheet: one array of glyphs a run, positions corrected where kerning moved them, and
 * a space at the end of a line that goes on, so that words copied from two lines stay apart.
 */
export function textOperators(
  item: TextItem,
  placed: Placed,
  faceOf: (face: string) => UsedFace,
  blackInk: boolean,
): string {
  const colour = blackInk && item.colour === INK ? '0 g' : `${rgb(item.colour)} rg`
  const size = item.sizePt * placed.scale
  const lines: string[] = []
  // Only in a tagged document does anybody ask what a raised letter and the rest of its word are together.
  const spoken = (word: string) => (blackInk ? '' : `/Span<</ActualText${textString(word)}>>BDC `)
  item.lines.forEach((line, index) => {
    const y = (placed.sheetHeightMm - placed.yMm - line.baselineMm * placed.scale) * PT_PER_MM
    line.runs.forEach((run, i) => {
      const used = faceOf(run.face)
      const x = (placed.xMm + (line.xMm + run.xMm) * placed.scale) * PT_PER_MM
      const goesOn = index < item.lines.length - 1 && i === line.runs.length - 1
      const { initial } = run
      const before = initial ? `${spoken(initial.word)}${rgb(initial.colour)} rg ` : ''
      const after = initial ? ` ${colour}` : !blackInk && line.runs[i - 1]?.initial ? ' EMC' : ''
      const own = r2(size * (initial?.scale ?? 1))
      for (const [part, offset] of inOrderOfReading(run))
        lines.push(
          `${before}/${used.name} ${own} Tf 1 0 0 1 ${r2(x + (offset / used.face.unitsPerEm) * size)} ${r2(y)} Tm ${glyphArray(part, used, goesOn)} TJ${after}`,
        )
    })
  })
  return `BT ${colour} ${lines.join('\n')} ET`
}

/**
 * Where dots are put to their letters the pen goes to and fro, and readers part the word there: such letters from right to
 * left are drawn one after another as they are read. `offset` in units of the face.
 */
function inOrderOfReading(run: Run): [part: Run, offset: number][] {
  const isDotted = new Set(run.glyphs.map(({ cluster }) => cluster)).size < run.glyphs.length
  if (!run.rightToLeft || !isDotted) return [[run, 0]]
  const parts: [Run, number][] = []
  let offset = 0
  for (const [cluster, glyphs] of Map.groupBy(run.glyphs, (glyph) => glyph.cluster)) {
    const end = Math.min(run.text.length, ...run.glyphs.flatMap((one) => (one.cluster > cluster ? [one.cluster] : [])))
    const own = glyphs.map((glyph) => ({ ...glyph, cluster: 0 }))
    parts.unshift([{ ...run, text: run.text.slice(cluster, end), glyphs: own }, offset])
    offset += glyphs.reduce((sum, { advance }) => sum + advance, 0)
  }
  return parts
}

function glyphArray(run: Run, used: UsedFace, goesOn: boolean): string {
  const { face, glyphs } = used
  const thousandth = 1000 / face.unitsPerEm
  const parts: string[] = []
  let hex = ''
  const shift = (units: number) => {
    const amount = Math.round(units * thousandth * 10) / 10
    if (amount === 0) return
    parts.push(`<${hex}>`, String(-amount))
    hex = ''
  }
  const texts = textOfGlyphs(run)
  run.glyphs.forEach((glyph, i) => {
    shift(glyph.dx)
    hex += hex4(codeOf(used, glyph.id, texts[i] ?? ''))
    shift(glyph.advance - glyph.dx - face.advance(glyph.id))
  })
  if (goesOn) {
    const space = face.shape(' ').glyphs[0]
    if (space) {
      glyphs.set(space.id, ' ')
      hex += hex4(space.id)
    }
  }
  if (hex) parts.push(`<${hex}>`)
  return `[${parts.filter((part) => part !== '<>').join('')}]`
}

function rgb(colour: string): string {
  return [1, 3, 5].map((at) => r3(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')
}

/** A colour's step is a 255th. */
function r3(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

function r6(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}
