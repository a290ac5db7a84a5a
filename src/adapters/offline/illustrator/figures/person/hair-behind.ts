import type { Paper } from '../paper/colours.ts'
import { around, oval, scallops } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { drawBraidBehind, drawLowBun, drawPonytailBehind } from './gathered-behind.ts'
import { drawBun, drawPigtail } from './gathered-hair.ts'
import { FALL, GROWTH, type HairContext } from './hair-context.ts'

/** The crown of a head under a hat, from one side to the other: none of it shows above a brim. */
const LOW = 'C-51 -30 -32 -40 0 -40C32 -40 51 -30'

/** All the hair of a head seen from behind, over the skull: what falls lies on the back. */
export function drawHairBehind(sheet: Sheet, context: HairContext): void {
  const { hair, hatted } = context
  const { paper } = hair
  const loose = hair.style === 'loose' || hair.style === 'bangs'
  if (loose) {
    if (hair.form === 'afro') drawCloudBehind(sheet, context, paper)
    else if (hair.length === 'short') drawCropped(sheet, context, paper)
    else drawFall(sheet, context, paper)
    return
  }
  if (hair.style === 'pigtails') for (const side of [-1, 1]) drawPigtail(sheet, context, paper, side)
  drawCombed(sheet, context, paper)
  if (hair.style === 'pigtails') {
    for (const side of [-1, 1])
      sheet.cut(oval(side * 51, hatted ? 12 : -8, 5, 6), { ...paper, base: '#E3556A', edge: '#B93B50' })
    sheet.line('M1 -61Q4 -30 -1 -4Q-4 18 0 32', paper.deep, 1.8, 0.6)
  }
  if (hair.style === 'ponytail') drawPonytailBehind(sheet, context, paper)
  if (hair.style === 'braid') drawBraidBehind(sheet, context, paper)
  if (hair.style === 'bun') {
    if (hatted) drawLowBun(sheet, context, paper)
    else drawBun(sheet, context, paper)
  }
}

/** Short hair: it ends at the nape and lets the ears be seen. */
function drawCropped(sheet: Sheet, { hair, hatted }: HairContext, paper: Paper): void {
  if (hair.form === 'curly') {
    const crown = around(0, -12, 51, hatted ? 42 : 50, -96, 96, 11)
    const nape = [0.9, 0.56, 0.2, -0.2, -0.56, -0.9].map((share, i) => ({
      x: 36 * share,
      y: 36 - Math.abs(share) * 14 + (i % 2) * 2,
    }))
    const shape = scallops([...crown, { x: 43, y: 10 }, ...nape, { x: -43, y: 10 }], 8)
    sheet.layered(shape, paper, { x: -8, y: -14 }, 0.95)
    drawCurls(sheet, paper, 20, 40)
    return
  }
  const crown = hatted ? LOW : 'C-54 -40 -33 -63 0 -63C33 -63 54 -40'
  const shape = `M-47 2${crown} 47 2Q44 6 42 14Q40 26 31 30Q26 39 19 33Q14 42 6 36Q0 43 -7 36Q-14 42 -19 33Q-26 39 -31 30Q-40 26 -42 14Q-44 6 -47 2Z`
  sheet.shadow(shape, 0, 2.4, 0.1)
  sheet.layered(shape, paper, { x: -8, y: -14 }, 0.955)
  drawStrands(sheet, paper, 24, 36)
  if (hatted) return
  // The whorl of the crown.
  sheet.line('M4 -46Q12 -44 10 -36M4 -46Q-4 -50 -10 -44M4 -46Q4 -36 -4 -34', paper.deep, 1.7, 0.5)
  drawShine(sheet, paper)
}

/** Loose hair down the back. */
function drawFall(sheet: Sheet, { hair, hatted }: HairContext, paper: Paper): void {
  const fall = FALL[hair.length]
  if (hair.form === 'curly') {
    const w = 57
    const rows = Math.max(2, Math.round((fall + 14) / 21))
    const right = Array.from({ length: rows }, (_, i) => ({
      x: w + (i % 2) * 2 - (i === rows - 1 ? 6 : 0),
      y: 4 + ((fall - 8) * i) / rows,
    }))
    const left = right.map(({ x, y }) => ({ x: -x, y: y + 4 })).toReversed()
    const bottom = [0.74, 0.38, 0, -0.38, -0.74].map((share, i) => ({
      x: w * share,
      y: fall + 8 - Math.abs(share) * 10 + (i % 2) * 4,
    }))
    const crown = around(0, -10, 54, hatted ? 44 : 52, -80, 80, 8)
    const shape = scallops([...crown, ...right, ...bottom, ...left], 12)
    sheet.shadow(shape, 0.6, 3, 0.13)
    sheet.layered(shape, paper, { x: -8, y: 10 }, 0.955)
    drawCurls(sheet, paper, fall - 10, 46)
    return
  }
  const w = 55
  const crown = hatted ? LOW : 'C-56 -40 -34 -63 0 -63C34 -63 56 -40'
  const shape = `M-51 -4${crown} 51 -4Q${w + 3} ${fall * 0.5} ${w - 1} ${fall - 8}Q${w - 6} ${fall + 2} ${w * 0.72} ${fall}Q${w * 0.5} ${fall + 10} ${w * 0.24} ${fall + 6}Q0 ${fall + 14} ${-w * 0.24} ${fall + 6}Q${-w * 0.5} ${fall + 10} ${-w * 0.72} ${fall}Q${-w + 6} ${fall + 2} ${-w + 1} ${fall - 8}Q${-w - 3} ${fall * 0.5} -51 -4Z`
  sheet.shadow(shape, 0.6, 3, 0.13)
  sheet.layered(shape, paper, { x: -10, y: 6 }, 0.955)
  drawStrands(sheet, paper, fall - 12, 44)
  if (hatted) return
  sheet.line('M1 -62Q4 -52 2 -40', paper.deep, 1.7, 0.5)
  drawShine(sheet, paper)
}

function drawCloudBehind(sheet: Sheet, { hair, hatted }: HairContext, paper: Paper): void {
  const grow = GROWTH[hair.length]
  const r = (hair.length === 'short' ? 57 : 60) + grow * 9
  const cloud = hatted
    ? scallops(around(0, 6 + grow * 4, r, 38 + grow * 8, 0, 340, 15), 13)
    : scallops(around(0, -12 + grow * 2, r, r * 0.92, 0, 342, 18), 13)
  sheet.shadow(cloud, 0.6, 3, 0.12)
  sheet.layered(cloud, paper, { x: -12, y: -10 }, 0.94)
  const rings = [
    { share: 0.3, count: 4 },
    { share: 0.62, count: 8 },
  ]
  for (const { share, count } of rings)
    for (const { x, y } of around(
      -2,
      (hatted ? 12 : -10) + grow * 2,
      r * share,
      r * share * (hatted ? 0.5 : 0.9),
      14 * share,
      360 - 360 / count + 14 * share,
      count,
    ))
      curl(sheet, paper, x, y, 2.2)
}

/** Hair that is gathered: combed to one place, the nape free. */
function drawCombed(sheet: Sheet, { hair, hatted }: HairContext, paper: Paper): void {
  if (hair.form !== 'straight') {
    const crown = around(0, -12, 52, hatted ? 42 : 51, -92, 92, 10)
    const nape = [0.86, 0.44, 0, -0.44, -0.86].map((share) => ({ x: 36 * share, y: 33 - Math.abs(share) * 12 }))
    const shape = scallops([...crown, { x: 45, y: 8 }, ...nape, { x: -45, y: 8 }], hair.form === 'afro' ? 6 : 8)
    sheet.layered(shape, paper, { x: -8, y: -14 }, 0.95)
    drawCurls(sheet, paper, 16, 38)
    return
  }
  const crown = hatted ? LOW : 'C-55 -40 -33 -63 0 -63C33 -63 55 -40'
  const shape = `M-49 4${crown} 49 4Q47 18 38 26Q20 38 0 38Q-20 38 -38 26Q-47 18 -49 4Z`
  sheet.layered(shape, paper, { x: -8, y: -14 }, 0.955)
  const to = {
    ponytail: { x: 0, y: hatted ? 10 : -16 },
    bun: hatted ? { x: 0, y: 18 } : { x: 0, y: -66 },
    braid: { x: 0, y: 26 },
    pigtails: null,
    loose: null,
    bangs: null,
  }[hair.style]
  for (const [x, y] of [
    [-40, 18],
    [-22, 31],
    [-4, 34],
    [15, 32],
    [34, 22],
    [-42, -14],
    [42, -12],
    [-26, -44],
    [24, -46],
  ] as const) {
    const end = to ?? { x: Math.sign(x) * 47, y: hatted ? 10 : -8 }
    if (hatted && y < -20) continue
    if (hair.style === 'pigtails' && Math.abs(x) < 6) continue
    sheet.line(
      `M${x} ${y}Q${(x + end.x) / 2 + x * 0.16} ${(y + end.y) / 2} ${x + (end.x - x) * 0.86} ${y + (end.y - y) * 0.86}`,
      paper.deep,
      1.4,
      0.34,
    )
  }
  if (!hatted) drawShine(sheet, paper)
}

function drawShine(sheet: Sheet, paper: Paper): void {
  sheet.line('M-38 -32Q-26 -47 -10 -51', paper.light, 4, 0.5)
  sheet.line('M12 -52Q20 -50 26 -46', paper.light, 3.4, 0.4)
}

/** From the crown down, as a comb has left it. */
function drawStrands(sheet: Sheet, paper: Paper, end: number, half: number): void {
  for (const share of [-0.86, -0.5, -0.16, 0.2, 0.54, 0.88]) {
    const x = half * share
    sheet.line(
      `M${x * 0.66} ${-26 + Math.abs(share) * 8}Q${x * 1.02} ${end * 0.3} ${x} ${end - Math.abs(share) * 8}`,
      paper.deep,
      1.6,
      0.32,
    )
  }
  for (const share of [-0.68, 0.36]) {
    const x = half * share
    sheet.line(`M${x * 0.8} -14Q${x * 1.04} ${end * 0.3} ${x * 1.02} ${end * 0.7}`, paper.light, 2, 0.4)
  }
}

function drawCurls(sheet: Sheet, paper: Paper, end: number, half: number): void {
  let row = 0
  for (let y = -44; y < end; y += 19) {
    const wide = y < -30 ? 0.5 : 1
    for (const share of row % 2 ? [-0.84, -0.28, 0.28, 0.84] : [-0.56, 0, 0.56])
      curl(sheet, paper, share * half * wide, y, 2)
    row++
  }
}

function curl(sheet: Sheet, paper: Paper, x: number, y: number, width: number): void {
  sheet.line(
    `M${x - 6} ${y + 3}Q${x - 5} ${y - 6} ${x + 3} ${y - 4}Q${x + 7} ${y} ${x + 2} ${y + 3}`,
    paper.light,
    width,
    0.42,
  )
}
