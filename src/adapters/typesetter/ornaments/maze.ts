import type { BoxMm } from '../../../domain/page-model/page-model.ts'
import { randomOf } from './paper.ts'
import { n } from './path.ts'

export type Maze = { walls: string; cellMm: number; start: { x: number; y: number }; end: { x: number; y: number } }

/** A maze with exactly one way from the lower left corner to the upper right one. The same seed gives the same maze. */
export function maze(box: BoxMm, columns: number, rows: number, seed: string): Maze {
  const random = randomOf(seed)
  const open = new Set<string>()
  const visited = new Set<number>([0])
  const trail = [0]
  while (trail.length > 0) {
    const cell = trail.at(-1) ?? 0
    const next = neighbours(cell, columns, rows).filter((other) => !visited.has(other))
    const chosen = next[Math.floor(random() * next.length)]
    if (chosen === undefined) {
      trail.pop()
      continue
    }
    visited.add(chosen)
    open.add(passage(cell, chosen))
    trail.push(chosen)
  }
  const cellMm = Math.min(box.width / columns, box.height / rows)
  const left = box.x + (box.width - cellMm * columns) / 2
  const top = box.y + (box.height - cellMm * rows) / 2
  const walls: string[] = []
  const wall = (x1: number, y1: number, x2: number, y2: number) =>
    walls.push(`M ${n(left + x1 * cellMm)} ${n(top + y1 * cellMm)} L ${n(left + x2 * cellMm)} ${n(top + y2 * cellMm)}`)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column
      if (column + 1 < columns && !open.has(passage(cell, cell + 1))) wall(column + 1, row, column + 1, row + 1)
      if (row + 1 < rows && !open.has(passage(cell, cell + columns))) wall(column, row + 1, column + 1, row + 1)
    }
  wall(0, 0, columns - 1, 0)
  wall(1, rows, columns, rows)
  wall(0, 0, 0, rows)
  wall(columns, 0, columns, rows)
  const middle = (column: number, row: number) => ({ x: left + (column + 0.5) * cellMm, y: top + (row + 0.5) * cellMm })
  return { walls: walls.join(' '), cellMm, start: middle(0, rows - 1), end: middle(columns - 1, 0) }
}

function neighbours(cell: number, columns: number, rows: number): number[] {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column + 1 < columns ? [cell + 1] : []),
    ...(row > 0 ? [cell - columns] : []),
    ...(row + 1 < rows ? [cell + columns] : []),
  ]
}

const passage = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`
