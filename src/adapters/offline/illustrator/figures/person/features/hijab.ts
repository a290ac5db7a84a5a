import type { Build } from '../../biped/skeleton.ts'
import type { Paper } from '../../paper/colours.ts'
import type { Sheet } from '../../paper/sheet.ts'

/** Behind head and shoulders. In head units. */
export function drawHijabBack(sheet: Sheet, cloth: Paper): void {
  sheet.cut('M-53 -6Q-62 44 -50 70Q-24 84 0 82Q24 84 50 70Q62 44 53 -6Z', cloth, 'shade')
}

/** Round the face, under the chin and about the neck; how high it reaches is told. In head units. */
export function drawHijab(sheet: Sheet, cloth: Paper, chin: number, turned: 0 | 1): number {
  const t = turned * 4.5
  const low = chin + 1.5
  const outer =
    'M0 -61C34 -61 56 -40 57 -6C58 18 53 34 49 50Q47 66 30 71Q0 78 -30 71Q-47 66 -49 50C-53 34 -58 18 -57 -6C-56 -40 -34 -61 0 -61Z'
  const face = `M${t} -34C${t - 25} -34 ${t - 40} -19 ${t - 40} 4C${t - 40} 27 ${t - 22} ${low} ${t} ${low}C${t + 22} ${low} ${t + 39} 27 ${t + 39} 4C${t + 39} -19 ${t + 25} -34 ${t} -34Z`
  const brow = `M${t - 39.5} -3C${t - 37} -21 ${t - 23} -33 ${t} -33C${t + 23} -33 ${t + 36} -21 ${t + 38.5} -3`
  sheet.line(brow, '#33182B', 9, 0.13)
  // The cap under it shows as a narrow strip.
  sheet.line(brow, cloth.deep, 6)
  sheet.cut(`${outer}${face}`, cloth)
  sheet.clipped(`${outer}${face}`, () => {
    sheet.flat(
      `M${t + 39} -20C62 -52 64 10 54 44Q48 72 6 78Q40 60 ${t + 38} 20C${t + 41} 8 ${t + 41} -8 ${t + 39} -20Z`,
      cloth.shade,
    )
    sheet.flat(
      `M${t - 22} ${low - 8}Q${t} ${low + 6} ${t + 24} ${low - 9}Q46 40 56 20L60 60Q10 70 -24 ${low + 16}Z`,
      cloth.shade,
      0.7,
    )
    sheet.line('M-36 -42Q-20 -54 2 -55', cloth.light, 4.5, 0.6)
  })
  const fold = (d: string, width = 1.8, opacity = 0.5) => sheet.line(d, cloth.deep, width, opacity)
  fold(`M${t - 43} 2Q${t - 42} 32 ${t - 18} ${low + 5}Q${t + 12} ${low + 15} 46 54`)
  fold(`M${t + 43} 8Q${t + 40} 32 ${t + 22} ${low + 2}Q${t - 6} ${low + 14} -40 60`)
  fold(`M${t + 41} -22Q${t + 48} -4 ${t + 47} 14`, 1.5, 0.35)
  fold(`M${t - 42} -20Q${t - 50} 2 ${t - 46} 26`, 1.5, 0.35)
  sheet.line(`M${t - 30} ${low + 13}Q${t - 4} ${low + 24} 30 ${low + 21}`, cloth.light, 2, 0.6)
  return -61
}

/** The end that falls over the breast, in the frame of the trunk. */
export function drawDrape(sheet: Sheet, { torso, shoulder }: Build, cloth: Paper): void {
  const s = shoulder
  const shape = `M${-s * 0.7} ${-torso - 2}C${-s * 1.06} ${-torso * 0.9} ${-s * 1.02} ${-torso * 0.66} ${-s * 0.6} ${-torso * 0.5}Q${-s * 0.1} ${-torso * 0.3} ${s * 0.34} ${-torso * 0.4}C${s * 0.86} ${-torso * 0.52} ${s * 1.1} ${-torso * 0.76} ${s * 0.74} ${-torso - 2}Q0 ${-torso + 6} ${-s * 0.7} ${-torso - 2}Z`
  sheet.shadow(shape, 0.6, 2.6, 0.13)
  sheet.cut(shape, cloth)
  const fold = (d: string, width: number, opacity = 0.5) => sheet.line(d, cloth.deep, width, opacity)
  fold(`M${-s * 0.78} ${-torso * 0.84}Q${-s * 0.3} ${-torso * 0.56} ${s * 0.3} ${-torso * 0.5}`, 1.1)
  fold(`M${-s * 0.5} ${-torso * 0.9}Q${-s * 0.1} ${-torso * 0.68} ${s * 0.6} ${-torso * 0.64}`, 1.1, 0.4)
  sheet.line(
    `M${-s * 0.66} ${-torso * 0.68}Q${-s * 0.2} ${-torso * 0.42} ${s * 0.3} ${-torso * 0.44}`,
    cloth.light,
    1.3,
    0.6,
  )
}
