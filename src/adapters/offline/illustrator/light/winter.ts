import type { Setting } from '../../../../domain/scene.ts'
import { brightness, mix, rgbOf } from '../kit/colour.ts'
import type { Light } from './light.ts'

/** Where it never snows, or where the place is already white. */
const WARM: ReadonlySet<Setting> = new Set(['beach', 'island', 'desert', 'jungle', 'sea', 'sky', 'snow'])
const SNOW = '#f3f8fb'

export function snowsIn(setting: Setting): boolean {
  return !WARM.has(setting)
}

/** The same light after a fall of snow: meadows, paths and crowns turn white, firs only at the edges, walls stay what they are. */
export function wintry(light: Light): Light {
  return { ...light, tone: (colour, depth) => light.tone(snowed(colour), depth) }
}

function snowed(colour: string): string {
  const [r, g, b] = rgbOf(colour)
  const isSand = r > g && g > b + 18 && r - b > 32 && r - b < 112 && brightness(colour) > 0.66
  if (isSand) return mix(colour, SNOW, 0.74)
  if (g < r * 1.02 || g < b * 1.15) return colour
  return mix(colour, SNOW, Math.max(0.2, Math.min(0.78, (brightness(colour) - 0.3) * 2.3)))
}
