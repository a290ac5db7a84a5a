import { type Point, polygon } from './path.ts'

/** A star of so many points about the origin, one point up. */
export function star(points: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = (Math.PI * i) / points - Math.PI / 2
      const radius = i % 2 === 0 ? outer : inner
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    }),
  )
}

/** A wheel with so many teeth about the origin. */
export function gear(teeth: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: teeth * 4 }, (_, i): Point => {
      const radius = i % 4 < 2 ? outer : inner
      const angle = (Math.PI * 2 * (i + (i % 2 === 0 ? 0.2 : -0.2))) / (teeth * 4)
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    }),
  )
}
