import { paper as coloured, type Paper } from '../../paper/colours.ts'
import { oval } from '../../paper/shapes.ts'
import type { Sheet } from '../../paper/sheet.ts'

/** Behind the ear, with its clear tube: hair is tucked away, so that it is seen. In head units. */
export function drawHearingAids(
  sheet: Sheet,
  { y, turned, skin, colour, scarf }: { y: number; turned: 0 | 1; skin: Paper; colour: string; scarf: boolean },
): void {
  for (const side of turned ? ([-1] as const) : ([-1, 1] as const)) {
    const x = side * 46
    const at = (dx: number) => x + side * dx
    if (!scarf) {
      sheet.cut(oval(x, y, 8.5, 10.5), skin)
      sheet.line(`M${at(-2.5)} ${y - 4}Q${at(3)} ${y - 3} ${x} ${y + 4}`, skin.deep, 1.5, 0.5)
    }
    const plastic = coloured(colour)
    sheet.cut(
      `M${at(-3.5)} ${y - 10.5}Q${at(1)} ${y - 17} ${at(8)} ${y - 12}Q${at(14.5)} ${y - 5} ${at(12)} ${y + 7}Q${at(9.5)} ${y + 10.5} ${at(7.4)} ${y + 6.5}Q${at(9.5)} ${y - 3} ${at(5.5)} ${y - 8}Q${at(1.5)} ${y - 11.5} ${at(-3.5)} ${y - 10.5}Z`,
      plastic,
    )
    sheet.line(`M${at(5)} ${y - 12}Q${at(11)} ${y - 8} ${at(10.8)} ${y - 1}`, plastic.light, 1.7, 0.9)
    sheet.line(`M${at(-3.2)} ${y - 10}Q${at(-6.5)} ${y - 5} ${at(-2.6)} ${y + 1}`, '#F4FAFB', 1.8, 0.95)
    sheet.flat(oval(at(-2.4), y + 2, 2.9, 3.2), colour)
  }
}

/** From behind the whole of it lies on the ear's back. */
export function drawHearingAidsBehind(
  sheet: Sheet,
  { y, skin, colour, scarf }: { y: number; skin: Paper; colour: string; scarf: boolean },
): void {
  const plastic = coloured(colour)
  for (const side of [-1, 1]) {
    const at = (dx: number) => side * (46 + dx)
    if (!scarf) sheet.cut(oval(at(1), y, 8.5, 10.5), skin)
    sheet.cut(
      `M${at(3)} ${y - 12}Q${at(-4)} ${y - 13} ${at(-5)} ${y - 4}Q${at(-5.5)} ${y + 9} ${at(-1)} ${y + 10}Q${at(3)} ${y + 9} ${at(2)} ${y - 1}Q${at(2)} ${y - 6} ${at(5)} ${y - 8}Z`,
      plastic,
    )
    sheet.line(`M${at(-1.5)} ${y - 8}Q${at(-2.6)} ${y - 2} ${at(-2)} ${y + 5}`, plastic.light, 1.7, 0.9)
    sheet.line(`M${at(4)} ${y - 10}Q${at(9)} ${y - 11} ${at(10)} ${y - 5}`, '#F4FAFB', 1.8, 0.95)
  }
}
