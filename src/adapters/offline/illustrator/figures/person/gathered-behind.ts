import type { Paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { around, oval, scallops } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { GROWTH, type HairContext } from './hair-context.ts'

const BAND = { base: '#E3556A', edge: '#B93B50' }

export function drawPonytailBehind(sheet: Sheet, { hair, hatted }: HairContext, paper: Paper): void {
  const long = 52 + GROWTH[hair.length] * 24
  const y = hatted ? 8 : -16
  sheet.within(placed(0, y), () => {
    if (hair.form === 'straight') {
      const shape = `M-7 -4Q-30 ${long * 0.16} -27 ${long * 0.52}Q-24 ${long * 0.84} 3 ${long + 4}Q1 ${long * 0.94} 8 ${long * 0.92}Q27 ${long * 0.74} 26 ${long * 0.46}Q27 ${long * 0.14} 7 -4Q0 -9 -7 -4Z`
      sheet.shadow(shape, 0.8, 3, 0.14)
      sheet.layered(shape, paper, { x: -6, y: long * 0.4 }, 0.92)
      sheet.line(
        `M-7 6Q-17 ${long * 0.4} -8 ${long * 0.8}M5 8Q15 ${long * 0.36} 8 ${long * 0.76}M-1 10Q-2 ${long * 0.4} 2 ${long * 0.7}`,
        paper.deep,
        1.5,
        0.36,
      )
      sheet.line(`M-17 ${long * 0.24}Q-20 ${long * 0.4} -17 ${long * 0.56}`, paper.light, 2.6, 0.5)
    } else if (hair.form === 'curly') {
      const rows = 3 + GROWTH[hair.length]
      const right = Array.from({ length: rows }, (_, i) => ({
        x: 22 - (i === rows - 1 ? 6 : 0),
        y: 8 + ((long - 14) * i) / (rows - 1),
      }))
      const left = right.map(({ x, y: at }) => ({ x: -x, y: at })).toReversed()
      const shape = scallops([{ x: -8, y: -6 }, { x: 8, y: -6 }, ...right, { x: 0, y: long + 2 }, ...left], 10)
      sheet.shadow(shape, 0.8, 3, 0.14)
      sheet.cut(shape, paper)
    } else {
      const r = 27 + GROWTH[hair.length] * 5
      const shape = scallops(around(0, r * 0.62, r, r * 0.94, 0, 330, 12), 10)
      sheet.shadow(shape, 0.8, 3, 0.14)
      sheet.cut(shape, paper)
    }
    drawTie(sheet, paper)
  })
}

/** A ribbon, tied. */
function drawTie(sheet: Sheet, paper: Paper): void {
  const ribbon = { ...paper, ...BAND, shade: BAND.edge }
  for (const side of [-1, 1]) {
    sheet.cut(`M0 -5Q${side * 5} 6 ${side * 6} 13L${side * 12} 10Q${side * 8} 0 0 -5Z`, ribbon)
    sheet.cut(`M0 -5Q${side * 9} -16 ${side * 15} -11Q${side * 18} -3 ${side * 14} 1Q${side * 8} 2 0 -5Z`, ribbon)
  }
  sheet.cut(oval(0, -5, 4.4, 4.8), ribbon)
}

/** A plait down the middle of the back. */
export function drawBraidBehind(sheet: Sheet, { hair }: HairContext, paper: Paper): void {
  const count = 5 + Math.round(GROWTH[hair.length] * 1.7)
  const size = hair.form === 'afro' ? 1.2 : hair.form === 'curly' ? 1.1 : 1
  const width = (i: number) => (14.5 - i * 0.6) * size
  const top = 20
  // From the end up: each turn lies over the one below it.
  const turns = Array.from({ length: count }, (_, i) => ({
    w: width(i),
    y: top + Array.from({ length: i }, (__, j) => width(j) * 0.88).reduce((sum, one) => sum + one, 0),
  }))
  const end = (turns.at(-1)?.y ?? top) + width(count) * 0.9
  sheet.cut(`M-5 ${end - 2}Q-9 ${end + 13} 0 ${end + 19}Q9 ${end + 13} 5 ${end - 2}Z`, paper)
  for (const { w, y } of turns.toReversed())
    for (const side of [1, -1])
      sheet.within(placed(side * w * 0.4, y, side * 32, side, 1), () => {
        sheet.cut(
          hair.form === 'straight'
            ? `M${-w * 0.66} ${-w * 0.2}Q${w * 0.1} ${-w * 0.9} ${w * 0.62} ${-w * 0.3}Q${w * 0.8} ${w * 0.5} ${-w * 0.1} ${w * 0.66}Q${-w * 0.66} ${w * 0.5} ${-w * 0.66} ${-w * 0.2}Z`
            : scallops(around(0, 0, w * 0.74, w * 0.6, 0, 315, 8), 3.4),
          paper,
        )
        sheet.line(`M${-w * 0.34} ${w * 0.3}Q${w * 0.2} ${w * 0.2} ${w * 0.5} ${-w * 0.16}`, paper.deep, 1.2, 0.3)
      })
  sheet.cut(oval(0, end - 2, 6.4, 4), { ...paper, ...BAND })
}

/** Under a hat there is no room but at the nape. */
export function drawLowBun(sheet: Sheet, { hair }: HairContext, paper: Paper): void {
  const r = 15 + GROWTH[hair.length] * 3
  const shape =
    hair.form === 'straight'
      ? oval(0, 26, r * 1.12, r)
      : scallops(around(0, 26, r * 1.05, r, 0, 320, hair.form === 'afro' ? 10 : 8), r * 0.4)
  sheet.layered(shape, paper, { x: -r * 0.3, y: 26 - r * 0.3 }, 0.88)
  if (hair.form === 'straight')
    sheet.line(
      `M${-r * 0.7} ${26 + r * 0.2}Q0 ${26 - r} ${r * 0.7} ${26 - r * 0.1}M${-r * 0.4} ${26 + r * 0.5}Q${r * 0.1} ${26 - r * 0.3} ${r * 0.6} ${26 + r * 0.4}`,
      paper.deep,
      1.6,
      0.45,
    )
}
