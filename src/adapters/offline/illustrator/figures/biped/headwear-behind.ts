import { paper } from '../paper/colours.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Headwear } from './biped.ts'
import { drawHeadwear } from './headwear.ts'

/** What is worn on the head, from behind: only a cap looks another way. Returns how high it reaches, in head units. */
export function drawHeadwearBehind(sheet: Sheet, wear: Headwear): number {
  if (wear.kind !== 'cap')
    return drawHeadwear(sheet, wear, { x: 0, y: wear.kind === 'hat' ? 11 : 5, size: 1, turned: 0 })
  const cloth = wear.paper
  const dome = 'M-52 -6C-56 -46 -40 -67 0 -67C40 -67 56 -46 52 -6Q38 0 20 1C18 -20 -18 -20 -20 1Q-38 0 -52 -6Z'
  sheet.shadow(dome, 0, 3.4, 0.12)
  sheet.layered(dome, cloth, { x: -14, y: -42 }, 0.95)
  sheet.line('M0 -66V-17', cloth.edge, 1.6)
  sheet.line('M-10 -66Q-34 -52 -37 -3', cloth.edge, 1.6)
  sheet.line('M10 -66Q34 -52 37 -3', cloth.edge, 1.6)
  // The strap under its opening.
  sheet.cut('M-26 -5Q0 0 26 -5L25 3Q0 8 -25 3Z', paper(cloth.deep))
  sheet.flat('M-5 -3.2Q0 -2.6 5 -3.2V4.800Q0 5.600 -5 4.800Z', cloth.light)
  sheet.cut('M-6 -67Q0 -72 6 -67Q0 -62 -6 -67Z', cloth, 'deep')
  return -68
}
