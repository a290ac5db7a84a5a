import type { Figure, FigureRequest } from '../../figure.ts'
import type { HeadContext } from '../biped/biped.ts'
import { placed } from '../paper/outline.ts'
import type { Sheet } from '../paper/sheet.ts'
import { type Coat, drawHead, drawHeadBack } from '../species/kit.ts'
import { paletteOf, wornBy } from '../species/upright.ts'
import { drawQuadruped } from './draw-quadruped.ts'
import type { Extras } from './extras.ts'
import { ROWS, type Row } from './rows.ts'
import { sphinxHead } from './sphinx-head.ts'

type FourLegged = keyof typeof ROWS

export function isFourLegged(species: string): species is FourLegged {
  return Object.hasOwn(ROWS, species)
}

export function drawFourLegged(species: FourLegged, coat: Coat, request: FigureRequest): Figure {
  const row: Row = ROWS[species]
  const outfit = wornBy(request.character)
  const { faced } = row
  const head =
    faced === 'human'
      ? sphinxHead(coat, request.character.name)
      : {
          back: (context: HeadContext) => drawHeadBack(faced, context, coat),
          front: (context: HeadContext) => drawHead(faced, context, coat),
        }
  const k = coat.stage === 'baby' ? 0.56 : 1
  const young = coat.stage === 'baby'
  const old = coat.stage === 'elderly'
  return drawQuadruped(
    {
      coat,
      outfit,
      chin: species === 'elephant' ? 84 : 50,
      head: row.head * k * (young ? 1.34 : 1),
      length: row.length * k * (young ? 0.9 : 1),
      chest: row.chest * k,
      rump: row.rump * k,
      leg: row.leg * k * (young ? 0.84 : old ? 0.94 : 1),
      legR: row.legR * k,
      neck: {
        angle: row.neck.angle + (old ? 14 : 0),
        length: row.neck.length * k * (young ? 0.86 : 1),
        r: row.neck.r * k,
      },
      foot: row.foot,
      headBack: head.back,
      headFront: head.front,
      ...scaled(row.extras(coat, k), k),
      palette: paletteOf(coat, outfit),
    },
    request,
  )
}

/** Pieces that are drawn at an adult's measures shrink with the young. */
function scaled(extras: Extras, k: number): Extras {
  const shrink = (draw: ((sheet: Sheet) => void) | undefined) =>
    draw && ((sheet: Sheet) => sheet.within(placed(0, 0, 0, k), () => draw(sheet)))
  const { farWing, nearWing, markings, hump } = extras
  return {
    ...extras,
    ...(farWing ? { farWing: shrink(farWing) ?? farWing } : {}),
    ...(nearWing ? { nearWing: shrink(nearWing) ?? nearWing } : {}),
    ...(markings ? { markings: shrink(markings) ?? markings } : {}),
    ...(hump ? { hump: shrink(hump) ?? hump } : {}),
  }
}
