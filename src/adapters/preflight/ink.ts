import type { PDFPage } from 'pdf-lib'
import { type Findings, type Place, TO_DO } from './findings.ts'
import { asDict, dictIn, get, nameIn } from './objects.ts'
import { colourSpaceName, type PageMarks } from './page-marks.ts'

/** Colours, transparency, letters, and whatever nobody understands. */
export function checkInk(page: PDFPage, marks: PageMarks, place: Place, findings: Findings): void {
  const colours = new Set(marks.colours)
  const transparency = new Set(marks.transparency)
  if (get(dictIn(page.node, 'Group') ?? page.node, 'S') && nameIn(dictIn(page.node, 'Group'), 'S') === 'Transparency')
    transparency.add('Group')
  for (const { stream } of marks.images) {
    const space = colourSpaceName(get(stream.dict, 'ColorSpace')) ?? 'nada'
    if (space !== 'DeviceRGB' && space !== 'DeviceGray') colours.add(space)
    for (const key of ['SMask', 'Mask', 'ImageMask'])
      if (asDict(get(stream.dict, key)) || get(stream.dict, key)) transparency.add(key)
  }
  for (const colour of colours)
    if (colour === 'ICCBased')
      findings.warn('colour', place, 'hay un perfil de color propio: la imprenta puede cambiar un poco los tonos')
    else findings.refuse('colour', place, COLOURS[colour] ?? `hay un color de una clase que aquí no se usa (${colour})`)
  if (transparency.size > 0)
    findings.refuse('transparency', place, 'hay transparencias, que algunas imprentas estropean al aplanarlas')
  if (marks.unknown.size > 0) findings.refuse('file', place, 'hay algo que no entendemos y no podemos dar por bueno')
  for (const font of marks.fonts) for (const fault of font.faults) findings.refuse('fonts', place, FONTS[fault])
  const drawn = marks.glyphs.filter(({ font }) => font.faults.length === 0)
  if (marks.glyphs.some(({ font, id }) => font.bytesPerGlyph === 2 && font.glyph(id) === 0))
    findings.refuse('signs', place, 'hay un cuadradito en lugar de una letra', TO_DO.letters)
  if (
    drawn.some(
      ({ font, id }) => font.glyph(id) !== 0 && (!font.hasGlyph(id) || (font.isEmpty(id) && !font.isBlank(id))),
    )
  )
    findings.refuse('fonts', place, 'hay una letra que no se dibujaría')
}

const COLOURS: Record<string, string> = {
  DeviceCMYK: 'hay colores de imprenta (CMYK) entre los de pantalla',
  Separation: 'hay una tinta especial, que se paga aparte',
  DeviceN: 'hay tintas especiales, que se pagan aparte',
  Lab: 'hay un color en medidas de laboratorio (Lab)',
}

const FONTS = {
  type3: 'hay letras dibujadas de una forma antigua (Type 3)',
  notEmbedded: 'hay letras que no van dentro del archivo, y la imprenta pondría otras',
  broken: 'hay un tipo de letra dañado',
  notSubset: 'hay un tipo de letra entero donde bastan las letras usadas',
  noText: 'hay letras que no dicen qué signo son',
  unknown: 'hay un tipo de letra de una clase que no podemos comprobar',
} as const
