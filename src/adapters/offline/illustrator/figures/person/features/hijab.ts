import type { Build } from '../../biped/skeleton.ts'
import type { Paper } from '../../paper/colours.ts'
import type { Sheet } from '../../paper/sheet.ts'

/** Behind head and shoulders. In head units. */
export function drawHijabBack(sheet: Sheet, cloth: Paper): void {
  sheet.cut('M-52 -6Q-60 34 -46 62Q-24 74 0 72Q24 74 46 62Q60 34 52 -6Z', cloth, 'shade')
}

/** Round the face, under the chin and about the neck; how high it reaches is told. In head units. */
export function drawHijab(sheet: Sheet, cloth: Paper, chin: number, turned: 0 | 1): number {
  const t = turned * 4.5
  const low = chin + 1.5
  const outer =
    'M0 -61C33 -61 54 -41 55 -8C56 16 50 32 42 44Q39 58 24 62Q0 68 -24 62Q-39 58 -42 44C-50 32 -56 16 -55 -8C-54 -41 -33 -61 0 -61Z'
  const face = `M${t} -34C${t - 25} -34 ${t - 40} -19 ${t - 40} 4C${t - 40} 27 ${t - 22} ${low} ${t} ${low}C${t + 22} ${low} ${t + 39} 27 ${t + 39} 4C${t + 39} -19 ${t + 25} -34 ${t} -34Z`
  const brow = `M${t - 39.5} -3C${t - 37} -21 ${t - 23} -33 ${t} -33C${t + 23} -33 ${t + 36} -21 ${t + 38.5} -3`
  sheet.line(brow, '#33182B', 9, 0.13)
  // The cap under it shows as a narrow strip.
  sheet.line(brow, cloth.deep, 6)
  sheet.cut(`${outer}${face}`, cloth)
  sheet.clipped(`${outer}${face}`, () => {
    sheet.flat(
      `M${t + 39} -20C60 -52 62 10 50 40Q44 62 6 68Q36 54 ${t + 38} 20C${t + 41} 8 ${t + 41} -8 ${t + 39} -20Z`,
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
  fold(`M${t - 43} 2Q${t - 42} 32 ${t - 18} ${low + 5}Q${t + 12} ${low + 13} 41 46`)
  fold(`M${t + 43} 8Q${t + 40} 32 ${t + 22} ${low + 2}Q${t - 6} ${low + 12} -36 53`)
  fold(`M${t + 41} -22Q${t + 48} -4 ${t + 47} 14`, 1.5, 0.35)
  fold(`M${t - 42} -20Q${t - 50} 2 ${t - 46} 26`, 1.5, 0.35)
  sheet.line(`M${t - 28} ${low + 10}Q${t - 4} ${low + 18} 26 ${low + 14}`, cloth.light, 2, 0.6)
  return -61
}

/** From behind: all cloth, gathered at the nape and hanging to a corner between the shoulders. In head units. */
export function drawHijabBehind(sheet: Sheet, cloth: Paper): void {
  const shape =
    'M0 -61C33 -61 54 -41 55 -8C56 14 50 28 44 38Q58 56 52 66Q30 74 14 98Q0 112 -14 98Q-30 74 -52 66Q-58 56 -44 38C-50 28 -56 14 -55 -8C-54 -41 -33 -61 0 -61Z'
  sheet.shadow(shape, 0.6, 3, 0.12)
  sheet.layered(shape, cloth, { x: -8, y: 0 }, 0.96)
  const fold = (d: string, width = 1.8, opacity = 0.5) => sheet.line(d, cloth.deep, width, opacity)
  fold('M-42 36Q-16 48 2 46Q24 46 43 35')
  fold('M-38 44Q-14 60 -4 88', 1.6, 0.4)
  fold('M36 44Q20 58 9 84', 1.6, 0.4)
  fold('M6 50Q4 66 3 82', 1.4, 0.35)
  fold('M46 -12Q48 12 34 30', 1.6, 0.35)
  sheet.line('M-36 -38Q-22 -53 -2 -55', cloth.light, 4.5, 0.6)
  sheet.line('M-46 -8Q-46 10 -38 24', cloth.light, 2.4, 0.4)
}

/** The end that falls over the breast, in the frame of the trunk. */
export function drawDrape(sheet: Sheet, { torso, shoulder }: Build, cloth: Paper): void {
  const s = shoulder
  const shape = `M${-s * 0.66} ${-torso - 3}C${-s * 1.12} ${-torso * 0.98} ${-s * 1.34} ${-torso * 0.84} ${-s * 1.28} ${-torso * 0.68}Q${-s * 0.7} ${-torso * 0.52} ${-s * 0.1} ${-torso * 0.36}Q${s * 0.3} ${-torso * 0.3} ${s * 0.42} ${-torso * 0.42}Q${s * 0.9} ${-torso * 0.6} ${s * 1.28} ${-torso * 0.7}C${s * 1.34} ${-torso * 0.86} ${s * 1.12} ${-torso * 0.98} ${s * 0.66} ${-torso - 3}Q0 ${-torso + 6} ${-s * 0.66} ${-torso - 3}Z`
  sheet.shadow(shape, 0.6, 2.8, 0.13)
  sheet.cut(shape, cloth)
  const fold = (d: string, width: number, opacity = 0.5) => sheet.line(d, cloth.deep, width, opacity)
  fold(`M${-s * 1.08} ${-torso * 0.8}Q${-s * 0.5} ${-torso * 0.6} ${s * 0.2} ${-torso * 0.46}`, 1.2)
  fold(`M${-s * 0.8} ${-torso * 0.92}Q${-s * 0.2} ${-torso * 0.72} ${s * 0.5} ${-torso * 0.58}`, 1.2, 0.4)
  fold(`M${s * 1.06} ${-torso * 0.82}Q${s * 0.8} ${-torso * 0.7} ${s * 0.44} ${-torso * 0.48}`, 1.1, 0.4)
  sheet.line(
    `M${-s * 0.96} ${-torso * 0.66}Q${-s * 0.4} ${-torso * 0.5} ${s * 0.06} ${-torso * 0.38}`,
    cloth.light,
    1.4,
    0.55,
  )
}
