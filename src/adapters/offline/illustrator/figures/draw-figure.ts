import type { Figure, FigureRequest } from '../figure.ts'
import { drawPerson } from './person/draw-person.ts'

/** Draws one character in one pose and mood. The same request gives the same bytes. */
export function drawFigure(request: FigureRequest): Figure {
  return drawPerson(request)
}
