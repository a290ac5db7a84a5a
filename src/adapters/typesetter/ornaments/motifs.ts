import type { ShapeItem } from '../../../domain/page-model/page-model.ts'
import { GOLD, type Motif, PAPER, type ThemePalette } from '../../../domain/page-model/theme-palette.ts'
import { mix } from './paper.ts'
import {
  blob,
  curve,
  ellipse,
  outline,
  type Placement,
  placed,
  rectangle,
  roundRectangle,
  shape,
  tenths,
} from './path.ts'
import { gear, star } from './regular-shapes.ts'

/** A small thing cut from two or three papers, drawn in a field from -10 to 10 about its middle. */
export function motif(name: Motif, palette: ThemePalette, placement: Placement): ShapeItem[] {
  const { scale = 1 } = placement
  return DRAWN[name](palette).map((item) => ({
    ...item,
    d: tenths(placed(item.d, placement)),
    stroke: item.stroke && { ...item.stroke, widthMm: item.stroke.widthMm * scale },
  }))
}

const DRAWN: Record<Motif, (palette: ThemePalette) => ShapeItem[]> = {
  star: ({ accent2 }) => [shape(star(5, 10, 4.6), accent2), shape(star(5, 5.2, 2.6), mix(accent2, PAPER, 0.45))],
  moon: () => [
    shape('M 3 -9.5 C -5 -9 -9 -3 -8 3 C -7 8 -1 11 6 8.5 C 1 7.5 -2 4 -2 -0.5 C -2 -4.5 0 -7.5 3 -9.5 Z', GOLD),
    shape(placed(star(5, 3, 1.4), { x: 5.5, y: -3 }), mix(GOLD, PAPER, 0.4)),
  ],
  leaf: ({ accent, page }) => [
    shape('M 0 10 C -8 6 -9 -3 0 -10 C 9 -3 8 6 0 10 Z', accent),
    outline('M 0 10 L 0 -5 M 0 5 L 4 1 M 0 5 L -4 1 M 0 0 L 3 -3.5 M 0 0 L -3 -3.5', page, 0.7),
  ],
  flower: ({ accent, accent2 }) => [
    ...[0, 72, 144, 216, 288].map((degrees) =>
      shape(placed(ellipse(0, -5.6, 3.7, 4.4), { x: 0, y: 0, degrees }), accent),
    ),
    shape(ellipse(0, 0, 3.2), mix(accent2, GOLD, 0.5)),
  ],
  heart: ({ accent }) => [
    shape('M 0 9 C -12 0 -10 -9 -4.5 -9 C -2 -9 -0.5 -7.5 0 -5.5 C 0.5 -7.5 2 -9 4.5 -9 C 10 -9 12 0 0 9 Z', accent),
    shape('M -5.5 -6 C -7.5 -5.5 -7.8 -2.5 -6.5 -0.5 C -6.8 -3 -6.5 -4.8 -5.5 -6 Z', mix(accent, PAPER, 0.45)),
  ],
  cloud: ({ sheet, accent }) => [
    shape(
      'M -8 5 C -11.5 5 -11.5 -0.5 -7.5 -0.8 C -7.5 -5 -2.5 -6.5 -0.5 -3.5 C 2.5 -6.5 7 -3.8 6.2 -0.6 C 11 -1 11 5 7.5 5 Z',
      mix(sheet, accent, 0.22),
    ),
  ],
  key: ({ accent2 }) => [
    outline(ellipse(-5, 0, 4), accent2, 2.2),
    outline('M -1 0 L 9 0 M 5.5 0 L 5.5 4 M 8.8 0 L 8.8 3.4', accent2, 2.2),
  ],
  magnifier: ({ accent, accent2 }) => [
    shape(ellipse(-2, -2, 5.6), mix(accent2, PAPER, 0.7)),
    outline(ellipse(-2, -2, 5.6), accent, 1.8),
    outline('M 2.4 2.4 L 8.6 8.6', accent, 2.8),
  ],
  balloon: ({ accent, accent2 }) => [
    outline(
      curve([
        [0, 3],
        [0.8, 5.5],
        [-0.6, 7.8],
        [0.4, 10],
      ]),
      accent2,
      0.6,
    ),
    shape('M 0 3.4 C -6.5 0.5 -7 -10 0 -10 C 7 -10 6.5 0.5 0 3.4 Z', accent),
    shape('M 0 3 L -1.4 4.6 L 1.4 4.6 Z', accent),
    shape(placed(ellipse(0, 0, 0.9, 2.2), { x: -2.8, y: -5.4, degrees: 18 }), mix(accent, PAPER, 0.5)),
  ],
  gear: ({ accent, page }) => [shape(gear(9, 9.6, 7.2), accent), shape(ellipse(0, 0, 3), page)],
  pencil: ({ accent2 }) => [
    shape(placed(rectangle({ x: -2.2, y: -7, width: 4.4, height: 12 }), { x: 0, y: 0, degrees: 35 }), accent2),
    shape(placed('M -2.2 5 L 2.2 5 L 0 10 Z', { x: 0, y: 0, degrees: 35 }), '#F0D7B0'),
    shape(placed('M -0.8 8.2 L 0.8 8.2 L 0 10 Z', { x: 0, y: 0, degrees: 35 }), '#2B2233'),
    shape(placed(rectangle({ x: -2.2, y: -10, width: 4.4, height: 3.2 }), { x: 0, y: 0, degrees: 35 }), '#D9758A'),
  ],
  rocket: ({ accent, accent2 }) => [
    shape('M -4 3 L -8 8.5 L -3.2 7 Z M 4 3 L 8 8.5 L 3.2 7 Z', accent2),
    shape('M -1.8 7.5 C -2.5 9.5 -0.8 10.5 0 12 C 0.8 10.5 2.5 9.5 1.8 7.5 Z', GOLD),
    shape('M 0 -11 C 6 -6 5.5 3 3.6 8 L -3.6 8 C -5.5 3 -6 -6 0 -11 Z', mix(accent, PAPER, 0.15)),
    shape(ellipse(0, -2.4, 2.3), mix(accent, PAPER, 0.8)),
  ],
  planet: ({ accent, accent2 }) => [
    shape(ellipse(0, 0, 6.4), accent2),
    shape('M -6.2 -1.4 C -3 0.4 3 0.4 6.2 -1.4 L 6.3 1 C 3 2.8 -3 2.8 -6.3 1 Z', mix(accent2, PAPER, 0.35)),
    outline(
      placed('M -7 -2.6 C -14 -0.5 -9.5 3.6 0 3.2 C 9.5 2.8 14 -1.4 7 -2.6', { x: 0, y: 0, degrees: -14 }),
      accent,
      1.3,
    ),
  ],
  compass: ({ accent, accent2, deep }) => [
    shape(ellipse(0, 0, 9.4), accent2),
    shape(ellipse(0, 0, 7.4), PAPER),
    shape('M 0 -6.4 L 2 0 L -2 0 Z', accent),
    shape('M 0 6.4 L 2 0 L -2 0 Z', deep),
  ],
  flag: ({ accent, deep }) => [
    outline('M -5 10 L -5 -10', deep, 1.2),
    shape('M -5 -9.6 C -1 -11.5 2 -7.5 8 -9.4 L 5.8 -5.6 L 8 -1.8 C 2 0.2 -1 -3.8 -5 -1.9 Z', accent),
  ],
  mushroom: ({ accent2 }) => [
    shape('M -2.8 0 C -2.4 4 -3.6 8 -4 9.6 L 4 9.6 C 3.6 8 2.4 4 2.8 0 Z', '#F3E3CB'),
    shape('M -9.6 1.5 C -9 -11 9 -11 9.6 1.5 C 5 3 -5 3 -9.6 1.5 Z', accent2),
    shape(`${ellipse(-3.6, -3.6, 1.7)} ${ellipse(2.4, -5.4, 1.4)} ${ellipse(4.8, -1.2, 1.5)}`, PAPER),
  ],
  paw: ({ accent }) => [
    shape(
      blob([
        [0, 0],
        [4.6, 2.4],
        [5.4, 6.6],
        [2, 8],
        [0, 7],
        [-2, 8],
        [-5.4, 6.6],
        [-4.6, 2.4],
      ]),
      accent,
    ),
    shape(
      [
        ellipse(-6.6, -1.4, 2.1, 2.8),
        ellipse(-2.5, -5.6, 2.2, 3.1),
        ellipse(2.5, -5.6, 2.2, 3.1),
        ellipse(6.6, -1.4, 2.1, 2.8),
      ].join(' '),
      accent,
    ),
  ],
  house: ({ accent, accent2, page }) => [
    shape(rectangle({ x: -6.6, y: -1.6, width: 13.2, height: 11 }), accent2),
    shape('M -9 -1 L 0 -10 L 9 -1 Z', accent),
    shape(roundRectangle({ x: -1.8, y: 3, width: 3.6, height: 6.4 }, 1.6), page),
    shape(rectangle({ x: -5.2, y: 1.2, width: 2.6, height: 2.6 }), GOLD),
    shape(rectangle({ x: 2.8, y: 1.2, width: 2.6, height: 2.6 }), GOLD),
  ],
  fir: ({ accent2 }) => [
    shape(rectangle({ x: -1.3, y: 6, width: 2.6, height: 4 }), '#7A5233'),
    shape('M 0 -3 L 7.6 7 L -7.6 7 Z', accent2),
    shape('M 0 -7 L 5.8 2 L -5.8 2 Z', mix(accent2, PAPER, 0.16)),
    shape('M 0 -10.5 L 4.2 -3 L -4.2 -3 Z', mix(accent2, PAPER, 0.3)),
    shape(placed(star(5, 2, 0.9), { x: 0, y: -10 }), GOLD),
  ],
  snowflake: ({ accent2 }) => [
    outline(
      [0, 60, 120]
        .map((degrees) =>
          placed('M 0 -9 L 0 9 M -2.4 -7.6 L 0 -5 L 2.4 -7.6 M -2.4 7.6 L 0 5 L 2.4 7.6', { x: 0, y: 0, degrees }),
        )
        .join(' '),
      mix(accent2, PAPER, 0.35),
      1.1,
    ),
  ],
  crown: ({ accent, accent2 }) => [
    shape('M -9 6.6 L -9.4 -5 L -4.4 0.4 L 0 -8 L 4.4 0.4 L 9.4 -5 L 9 6.6 Z', mix(accent2, GOLD, 0.6)),
    shape(`${ellipse(-5, 4, 1.2)} ${ellipse(0, 4, 1.5)} ${ellipse(5, 4, 1.2)}`, accent),
    shape(`${ellipse(-9.4, -5.4, 1.3)} ${ellipse(0, -8.6, 1.4)} ${ellipse(9.4, -5.4, 1.3)}`, accent),
  ],
  wheel: ({ accent, deep }) => [
    shape(ellipse(0, 0, 9.4), deep),
    shape(ellipse(0, 0, 6.4), PAPER),
    outline('M 0 -6 L 0 6 M -5.2 -3 L 5.2 3 M -5.2 3 L 5.2 -3', accent, 1.2),
    shape(ellipse(0, 0, 1.9), accent),
  ],
  kite: ({ accent, accent2 }) => [
    outline(
      curve([
        [0, 8],
        [2.6, 10],
        [1, 12.4],
        [3.4, 14],
      ]),
      accent,
      0.6,
    ),
    shape('M 0 -10 L 6.4 -2.4 L 0 8.4 L -6.4 -2.4 Z', accent2),
    shape('M 0 -10 L 6.4 -2.4 L 0 -2.4 Z M 0 8.4 L -6.4 -2.4 L 0 -2.4 Z', mix(accent2, PAPER, 0.4)),
  ],
  feather: ({ accent2, page }) => [
    shape('M -7 9 C -8 0 -2 -8 8 -10 C 8.6 -2 3 6 -7 9 Z', accent2),
    outline('M -9 11 L 4.6 -6.4 M -3.6 4 L -4.4 0 M 0 -0.6 L -0.4 -4.6 M -2 2 L 2.4 1.6', page, 0.7),
  ],
}
