import { type Paper, paper } from '../paper/colours.ts'
import { oval, polygon } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { trunk } from './garments.ts'
import type { Build } from './skeleton.ts'

/** The body of a coat, over the shirt; its sleeves come with the arms. */
export function drawCoat(sheet: Sheet, build: Build, cloth: Paper, behind: boolean): void {
  const { torso, shoulder, waist, hip } = build
  const shape = trunk(build, 3.6, 2)
  const gap = waist * 0.3
  sheet.cut(shape, cloth)
  sheet.clipped(shape, () => {
    sheet.flat(`M${hip * 0.5} ${-torso - 8}Q${hip} ${-torso * 0.4} ${hip * 0.45} 14H70V${-torso - 8}Z`, cloth.shade)
  })
  if (behind) {
    // A yoke over the shoulders, a seam down the back and the collar, turned down.
    sheet.line(
      `M${-shoulder - 1} ${-torso * 0.66}Q0 ${-torso * 0.5} ${shoulder + 1} ${-torso * 0.66}`,
      cloth.deep,
      1.3,
      0.7,
    )
    sheet.line(`M0 ${-torso * 0.57}V8`, cloth.deep, 1.2, 0.55)
    sheet.cut(
      `M${-shoulder * 0.5} ${-torso - 4}Q0 ${-torso - 1} ${shoulder * 0.5} ${-torso - 4}L${shoulder * 0.62} ${-torso * 0.9}Q0 ${-torso * 0.8} ${-shoulder * 0.62} ${-torso * 0.9}Z`,
      cloth,
      'light',
    )
    return
  }
  sheet.line(`M${gap * 0.4} ${-torso * 0.55}L${gap * 0.5} 5`, cloth.deep, 1.4, 0.8)
  // Lapels.
  sheet.cut(
    `M${-shoulder * 0.46} ${-torso - 3}L${-shoulder * 0.62} ${-torso * 0.74}L${gap * 0.4} ${-torso * 0.5}L${-shoulder * 0.1} ${-torso * 0.9}Z`,
    cloth,
    'light',
  )
  sheet.cut(
    `M${shoulder * 0.46} ${-torso - 3}L${shoulder * 0.66} ${-torso * 0.74}L${gap * 0.4} ${-torso * 0.5}L${shoulder * 0.16} ${-torso * 0.9}Z`,
    cloth,
    'light',
  )
}

/** The belt hides where the coat's body meets its skirt. */
export function drawBelt(sheet: Sheet, { torso, waist }: Build, cloth: Paper, behind: boolean): void {
  const gap = waist * 0.3
  const belt = paper(cloth.deep)
  sheet.cut(
    polygon([
      { x: -waist - 4, y: -torso * 0.3 },
      { x: waist + 4, y: -torso * 0.3 },
      { x: waist + 4.5, y: -torso * 0.16 },
      { x: -waist - 4.5, y: -torso * 0.16 },
    ]),
    belt,
  )
  if (behind) {
    for (const side of [-1, 1]) sheet.flat(oval(side * waist * 0.5, -torso * 0.23, torso * 0.03), '#F2D27A')
    return
  }
  sheet.flat(oval(gap * 0.5, -torso * 0.23, torso * 0.07), '#F2D27A')
  for (const y of [-torso * 0.42, -torso * 0.02]) sheet.flat(oval(-gap * 0.5, y, torso * 0.035), cloth.deep)
}
