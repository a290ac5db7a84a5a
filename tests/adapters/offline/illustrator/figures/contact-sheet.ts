import { Resvg } from '@resvg/resvg-js'
import type { FigureRequest } from '../../../../../src/adapters/offline/illustrator/figure.ts'
import { drawFigure } from '../../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import { type Character, newCharacter } from '../../../../../src/domain/character.ts'

export type Entry = { title: string; request: FigureRequest }

export function someone(about: Partial<Character>): Character {
  return { ...newCharacter(), name: 'Lucía', ...about }
}

export function requestFor(
  about: Partial<Character>,
  how: Partial<Omit<FigureRequest, 'character'>> = {},
): FigureRequest {
  return { character: someone(about), pose: 'stand', mood: 'happy', facing: 'right', gaze: null, id: 'f', ...how }
}

/** A picture of many figures on one sheet, for people to look at. */
export function contactSheet(entries: Entry[], { columns = 8, cell = 200, units = 230 } = {}): Uint8Array {
  const rows = Math.ceil(entries.length / columns)
  const scale = cell / units
  const cells = entries.map(({ title, request }, i) => {
    const figure = drawFigure({ ...request, id: `f${i}` })
    const { x, y, width, height } = figure.bounds
    const fit = Math.min(scale, (cell - 8) / width, (cell - 22) / height)
    const left = (i % columns) * cell + cell / 2 - (x + width / 2) * fit
    const top = Math.floor(i / columns) * cell + cell - 16 - (y + height) * fit
    return `<g transform="translate(${left} ${top}) scale(${fit})">${figure.svg}</g><text x="${(i % columns) * cell + 6}" y="${Math.floor(i / columns) * cell + cell - 3}" font-size="11" fill="#2B2233" font-family="sans-serif">${title}</text>`
  })
  const [width, height] = [columns * cell, rows * cell]
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#EAF1E4"/>${cells.join('')}</svg>`,
  )
}

function png(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng()
}
