import type { Paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { around, oval, scallops } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { GROWTH, type HairContext } from './hair-context.ts'

export function drawBun(sheet: Sheet, { hair, hatted, turned }: HairContext, paper: Paper): void {
  const r = 15 + GROWTH[hair.length] * 4
  const [x, y] = hatted ? [-46 + turned * 2, 26] : [-6 * turned, -56 - r * 0.62]
  const shape =
    hair.form === 'straight'
      ? oval(x, y, r * 1.12, r)
      : scallops(around(x, y, r * 1.05, r, 0, 320, hair.form === 'afro' ? 10 : 8), r * 0.45)
  sheet.layered(shape, paper, { x: x - r * 0.3, y: y - r * 0.3 }, 0.88)
  if (hair.form === 'straight')
    sheet.line(
      `M${x - r * 0.7} ${y + r * 0.2}Q${x} ${y - r} ${x + r * 0.7} ${y - r * 0.1}M${x - r * 0.4} ${y + r * 0.5}Q${x + r * 0.1} ${y - r * 0.3} ${x + r * 0.6} ${y + r * 0.4}`,
      paper.deep,
      1.6,
      0.45,
    )
  sheet.flat(oval(x, hatted ? y : y + r * 0.92, hatted ? 0.1 : r * 0.7, 3.4), '#E3556A')
}

export function drawPigtail(sheet: Sheet, { hair, hatted, turned }: HairContext, paper: Paper, side: number): void {
  const long = 26 + GROWTH[hair.length] * 20
  const y = hatted ? 12 : -8
  const near = side === 1 && turned ? 0.92 : 1
  sheet.within(placed(side * 50 * near, y, 0, side, 1), () => {
    if (hair.form === 'straight') {
      sheet.layered(
        `M-2 -7Q22 -14 24 ${long * 0.4}Q24 ${long * 0.86} 10 ${long}Q8 ${long * 0.86} 2 ${long * 0.9}Q-4 ${long * 0.4} -2 -7Z`,
        paper,
        { x: 10, y: long * 0.4 },
        0.9,
      )
      sheet.line(`M6 2Q14 ${long * 0.4} 10 ${long * 0.8}`, paper.deep, 1.5, 0.4)
    } else if (hair.form === 'curly') {
      const n = 3 + GROWTH[hair.length]
      const right = Array.from({ length: n }, (_, i) => ({
        x: 20 - (i === n - 1 ? 8 : 0),
        y: -6 + (long * i) / (n - 1),
      }))
      const left = right.map(({ x, y: yy }) => ({ x: x - 20, y: yy })).toReversed()
      sheet.cut(scallops([...right, ...left], 12), paper)
    } else
      sheet.cut(
        scallops(around(16, 0, 20 + GROWTH[hair.length] * 4.5, 20 + GROWTH[hair.length] * 4.5, 0, 330, 11), 10),
        paper,
      )
  })
}

export function drawPonytail(sheet: Sheet, { hair, hatted }: HairContext, paper: Paper): void {
  const long = 44 + GROWTH[hair.length] * 24
  const [x, y] = hatted ? [-44, 2] : [-26, -46]
  sheet.within(placed(x, y, hatted ? 8 : 14), () => {
    if (hair.form === 'straight')
      sheet.layered(
        `M6 -12Q-40 -30 -44 ${long * 0.3}Q-46 ${long * 0.8} -26 ${long}Q-26 ${long * 0.84} -18 ${long * 0.86}Q-18 ${long * 0.3} 4 8Z`,
        paper,
        { x: -28, y: long * 0.2 },
        0.92,
      )
    else if (hair.form === 'curly')
      sheet.cut(
        scallops(
          [
            { x: 4, y: -14 },
            { x: 2, y: 8 },
            { x: -16, y: 14 },
            { x: -16, y: long * 0.6 },
            { x: -22, y: long * 0.9 },
            { x: -38, y: long * 0.86 },
            { x: -46, y: long * 0.5 },
            { x: -42, y: 8 },
            { x: -22, y: -18 },
          ],
          11,
        ),
        paper,
      )
    else
      sheet.cut(
        scallops(around(-18, 0, 24 + GROWTH[hair.length] * 5, 24 + GROWTH[hair.length] * 5, 0, 330, 12), 11),
        paper,
      )
    sheet.cut(oval(2, -4, 5, 9), { ...paper, base: '#E3556A', edge: '#B93B50' })
  })
}

/** A plait over the shoulder the figure turns to. */
export function drawBraid(sheet: Sheet, { hair }: HairContext, paper: Paper): void {
  const count = 3 + GROWTH[hair.length] * 1.7
  const size = hair.form === 'afro' ? 1.3 : hair.form === 'curly' ? 1.16 : 1
  let y = 14
  for (let i = 0; i < count; i++) {
    const w = (12 - i * 0.55) * size
    const x = -46 + Math.min(i, 4) * 1.6
    const tilt = i % 2 ? 24 : -24
    sheet.within(placed(x, y, tilt), () => {
      sheet.cut(
        hair.form === 'straight' ? oval(0, 0, w, w * 0.82) : scallops(around(0, 0, w, w * 0.84, 0, 315, 8), 4),
        paper,
        i % 2 ? 'base' : 'shade',
      )
    })
    y += w * 1.12
  }
  sheet.cut(oval(-39.5, y - 3, 6, 4), { ...paper, base: '#E3556A', edge: '#B93B50' })
  sheet.cut(`M-45 ${y}Q-46 ${y + 14} -40 ${y + 17}Q-33 ${y + 13} -34 ${y}Z`, paper)
}
