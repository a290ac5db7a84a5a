import { OVERSCAN_MM, PAGE_MM, type ShapeItem } from '../../../domain/page-model/page-model.ts'
import type { Border, ThemePalette } from '../../../domain/page-model/theme-palette.ts'
import { mix, shade } from './paper.ts'
import { n, type Point, polygon, segments, shape } from './path.ts'

/**
 * The landscape of cut paper along the foot of a page: two sheets, one behind the other. It runs on across the fold, so that
 * two facing pages stand on one ground.
 */
export function footBorder(side: 'left' | 'right', palette: ThemePalette, heightMm: number): ShapeItem[] {
  const drawn = remembered.get(palette) ?? new Map<string, ShapeItem[]>()
  remembered.set(palette, drawn)
  const key = `${side} ${heightMm}`
  const items = drawn.get(key) ?? layers(side, palette, heightMm)
  drawn.set(key, items)
  return items
}

/** Every page of a theme stands on the same few grounds. */
const remembered = new WeakMap<ThemePalette, Map<string, ShapeItem[]>>()

function layers(side: 'left' | 'right', palette: ThemePalette, heightMm: number): ShapeItem[] {
  const { border, sheet, page, accent, accent2 } = palette
  const back = mix(sheet, accent2, 0.14)
  const front = mix(sheet, accent, 0.34)
  return [...layer(border, side, 37, heightMm, back, page), ...layer(border, side, 0, heightMm * 0.62, front, back)]
}

function layer(
  kind: Border,
  side: 'left' | 'right',
  shift: number,
  height: number,
  colour: string,
  ground: string,
): ShapeItem[] {
  const start = side === 'right' ? PAGE_MM : 0
  const edge = EDGES[kind]
  const d = edge(start - OVERSCAN_MM, start + PAGE_MM + OVERSCAN_MM, shift, height).replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, u: string, up: string) => `${n(Number(u) - start)} ${n(PAGE_MM - Number(up))}`,
  )
  return [{ ...shape(d, shade(ground)), shift: { x: 0, y: -0.7 } }, shape(d, colour)]
}

type Edge = (from: number, to: number, shift: number, height: number) => string

/** Paths in (place along the spread, height above the foot). Every point depends on its place alone: pages meet exactly. */
const EDGES: Record<Border, Edge> = {
  hills: smooth(14, (u) => 0.62 + 0.26 * Math.sin(u / 26) + 0.12 * Math.sin(u / 11.3 + 1)),
  waves: smooth(6, (u) => 0.72 + 0.2 * Math.sin(u / 7.5)),
  clouds: arches(24, 0.55),
  scallops: arches(14, 0.62),
  peaks: corners(22, (u, i) => (i % 2 === 0 ? 0.42 + 0.1 * Math.sin(u) : 0.86 + 0.14 * Math.sin(u * 1.7))),
  grass: corners(3.4, (u, i) => (i % 2 === 0 ? 0.5 + 0.08 * Math.sin(u / 9) : 0.82 + 0.18 * Math.sin(u * 2.3))),
  roofs: (from, to, shift, height) => {
    const width = 26
    const points: Point[] = []
    for (let i = Math.floor((from - shift) / width); i * width + shift < to; i++) {
      const u = i * width + shift
      const wall = height * (0.42 + 0.16 * Math.sin(i * 2.4))
      const tall = i % 3 === 0
      points.push(
        [u, wall],
        ...(tall ? chimney(u, width, wall, height) : [[u + width / 2, wall + height * 0.3] as Point]),
      )
      points.push([u + width, wall])
    }
    return closed(points, from, to)
  },
}

function chimney(u: number, width: number, wall: number, height: number): Point[] {
  const ridge = wall + height * 0.26
  return [
    [u + width * 0.2, wall],
    [u + width * 0.2, ridge],
    [u + width * 0.8, ridge],
    [u + width * 0.8, wall],
  ]
}

function smooth(step: number, level: (u: number) => number): Edge {
  return (from, to, shift, height) => {
    const points = stations(from, to, step).map((u): Point => [u, height * level(u + shift * 3)])
    const first = points[0] ?? [0, 0]
    return `M ${n(from - step)} -6 L ${n(first[0])} ${n(first[1])}${segments(points)} L ${n(to + step)} -6 Z`
  }
}

function corners(step: number, level: (u: number, index: number) => number): Edge {
  return (from, to, shift, height) =>
    closed(
      stations(from, to, step).map((u): Point => [u + shift * 0.3, height * level(u + shift, Math.round(u / step))]),
      from - step,
      to + step,
    )
}

/** Half rounds side by side. */
function arches(width: number, base: number): Edge {
  return (from, to, shift, height) => {
    const level = height * base
    const arc: string[] = []
    const first = Math.floor((from - shift) / width) - 1
    let u = first * width + shift
    const start = u
    for (let i = first; u < to + width; i++, u += width) {
      const rise = height * (1 - base) * (i % 2 === 0 ? 1.25 : 0.95)
      arc.push(`C ${n(u)} ${n(level + rise)} ${n(u + width)} ${n(level + rise)} ${n(u + width)} ${n(level)}`)
    }
    return `M ${n(start)} -6 L ${n(start)} ${n(level)} ${arc.join(' ')} L ${n(u)} -6 Z`
  }
}

function closed(points: readonly Point[], from: number, to: number): string {
  return polygon([[from, -6], ...points, [to, -6]])
}

function stations(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step) - 1
  return Array.from({ length: Math.ceil((to - from) / step) + 4 }, (_, i) => (first + i) * step)
}
