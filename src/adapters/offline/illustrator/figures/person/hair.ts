import type { Paper } from '../paper/colours.ts'
import { type Outline, placed } from '../paper/outline.ts'
import { around, oval, scallops } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { drawBraid, drawBun, drawPigtail, drawPonytail } from './gathered-hair.ts'
import { FALL, GROWTH, type HairContext } from './hair-context.ts'
import type { HairLook } from './look.ts'

export function drawHairBack(sheet: Sheet, context: HairContext): void {
  const { hair } = context
  const { paper } = hair
  const loose = hair.style === 'loose' || hair.style === 'bangs'
  if (hair.form === 'afro' && loose) drawCloud(sheet, context, paper)
  else if (loose) drawPanel(sheet, hair, paper, FALL[hair.length])
  else drawPanel(sheet, hair, paper, 18)
  if (hair.style === 'bun') drawBun(sheet, context, paper)
  if (hair.style === 'pigtails') for (const side of [-1, 1]) drawPigtail(sheet, context, paper, side)
  if (hair.style === 'ponytail') drawPonytail(sheet, context, paper)
}

export function drawHairFront(sheet: Sheet, context: HairContext): void {
  const { hair, turned } = context
  const { paper } = hair
  const loose = hair.style === 'loose' || hair.style === 'bangs'
  if (hair.form === 'straight') drawStraightTop(sheet, context, paper)
  else drawCurlyTop(sheet, context, paper)
  if (loose && hair.length !== 'short') drawLocks(sheet, hair, paper, turned)
  if (hair.style === 'braid') drawBraid(sheet, context, paper)
  if (hair.style === 'pigtails')
    for (const side of [-1, 1])
      sheet.cut(oval(side * 51, context.hatted ? 12 : -8, 5, 6), { ...paper, base: '#E3556A', edge: '#B93B50' })
}

function drawPanel(sheet: Sheet, hair: HairLook, paper: Paper, fall: number): void {
  const flare = fall > 40 ? 6 : 2
  if (hair.form === 'straight') {
    const w = 50 + flare
    sheet.cut(
      `M-50 -8C-58 -66 58 -66 50 -8Q${w + 2} ${fall * 0.5} ${w} ${fall - 6}Q${w - 6} ${fall + 5} ${w * 0.66} ${fall + 2}Q${w * 0.5} ${fall + 8} ${w * 0.2} ${fall + 5}Q${-w * 0.1} ${fall + 9} ${-w * 0.4} ${fall + 4}Q${-w * 0.6} ${fall + 8} ${-w * 0.84} ${fall + 3}Q${-w} ${fall} ${-w} ${fall - 8}Q${-w - 2} ${fall * 0.5} -50 -8Z`,
      paper,
      'shade',
    )
    for (const x of [-30, -4, 26])
      if (fall > 30) sheet.line(`M${x} 30Q${x * 1.06} ${fall * 0.7} ${x * 1.1} ${fall - 4}`, paper.deep, 1.6, 0.35)
    return
  }
  const w = 54 + flare * 1.4
  const rows = Math.max(1, Math.round((fall + 8) / 22))
  const right = Array.from({ length: rows }, (_, i) => ({ x: w + (i % 2) * 2, y: 6 + ((fall - 10) * i) / rows }))
  const left = right.map(({ x, y }) => ({ x: -x, y: y + 4 })).toReversed()
  const bottom = [0.82, 0.42, 0, -0.42, -0.82].map((share, i) => ({ x: w * share, y: fall + (i % 2) * 4 }))
  sheet.cut(scallops([...around(0, -10, 54, 50, -80, 80, 7), ...right, ...bottom, ...left], 13), paper, 'shade')
}

function drawCloud(sheet: Sheet, { hair, hatted }: HairContext, paper: Paper): void {
  const grow = GROWTH[hair.length]
  const r = 60 + grow * 9
  const cloud = hatted
    ? scallops(around(0, 6 + grow * 4, r, 40 + grow * 8, 0, 340, 15), 15)
    : scallops(around(0, -14 + grow * 2, r, r * 0.96, 0, 342, 18), 15)
  sheet.cut(cloud, paper, 'shade')
}

function drawStraightTop(sheet: Sheet, { hair, hatted, turned, eyes }: HairContext, paper: Paper): void {
  const e = eyes - 19
  const crown = hatted ? '-56 0 -56C54 -56 54' : '-62 0 -62C54 -62 54'
  const side = hair.length === 'short' && hair.style === 'loose' ? 0 : 8
  const part = 12 + turned * 6
  const fringe = {
    loose:
      hair.length === 'short'
        ? `Q48 -10 43 -20Q37 -15 31 -28Q25 -15 12 -31Q6 -16 -9 -30Q-16 -13 -29 -25Q-34 -10 -42 -16Q-47 -6 -50 ${side}`
        : `Q47 -10 39 -22Q24 -28 ${part} -44Q0 -24 -26 -17Q-44 -10 -50 ${side}`,
    bangs: `Q46 ${e + 10} 43 ${e}Q38 ${e + 6} 31 ${e + 1}Q25 ${e + 7} 17 ${e + 1}Q10 ${e + 8} 2 ${e + 1}Q-6 ${e + 8} -13 ${e + 1}Q-21 ${e + 7} -28 ${e + 1}Q-36 ${e + 7} -42 ${e + 1}Q-46 ${e + 10} -50 ${side}`,
    bun: `Q46 -22 ${part - 4} -38Q-32 -34 -50 ${side}`,
    ponytail: `Q46 -20 20 -34Q-8 -40 -34 -24Q-45 -14 -50 ${side}`,
    pigtails: `Q44 -22 ${turned * 6} -46Q-42 -22 -50 ${side}`,
    braid: `Q47 -12 40 -20Q28 -30 ${-8 + turned * 4} -42Q-34 -30 -50 ${side}`,
  }[hair.style]
  if (hair.style === 'loose' && hair.length === 'short' && !hatted)
    sheet.cut('M-8 -54Q0 -76 20 -75Q14 -69 17 -64Q24 -68 32 -65Q26 -58 22 -50Z', paper)
  sheet.shadow(`M-50 ${side}C-54 -22 -54 ${crown} -22 50 ${side}${fringe}Z`, 0, 3.4, 0.1)
  sheet.cut(`M-50 ${side}C-54 -22 -54 ${crown} -22 50 ${side}${fringe}Z`, paper)
  if (hatted) return
  const light = paper.light
  sheet.line('M-36 -38Q-22 -53 -2 -54', light, 4, 0.55)
  sheet.line('M10 -53Q17 -51 22 -48', light, 3.4, 0.45)
  if (hair.style === 'loose' && hair.length !== 'short')
    sheet.line(`M${part} -44Q${part - 2} -54 ${part - 8} -60`, paper.deep, 1.6, 0.55)
  if (hair.style === 'pigtails')
    sheet.line(`M${turned * 6} -46Q${turned * 5} -54 ${turned * 3} -61`, paper.deep, 1.8, 0.6)
  if (hair.style === 'bun' || hair.style === 'ponytail')
    for (const [x, y] of [
      [-34, -22],
      [-14, -32],
      [10, -35],
      [30, -28],
    ] as const)
      sheet.line(`M${x} ${y}Q${x * 0.8} -48 ${x * 0.4} -58`, paper.deep, 1.3, 0.35)
}

function drawCurlyTop(sheet: Sheet, { hair, hatted, turned, eyes }: HairContext, paper: Paper): void {
  const afro = hair.form === 'afro'
  const loose = hair.style === 'loose' || hair.style === 'bangs'
  const grow = GROWTH[hair.length]
  const r = hatted ? 50 : afro && loose ? 56 + grow * 7 : 53
  const bulge = afro ? 9 : 12
  const outer = around(0, -10, r, hatted ? 44 : r * 0.97, -88, 88, hatted ? 9 : afro ? 12 : 10)
  const line = hair.style === 'bangs' ? eyes - 17 : loose ? -20 : -30
  const dip = { x: turned * 4, y: line - 8 }
  const inner = [
    { x: 46, y: line * 0.35 },
    { x: 34, y: line },
    { x: 18, y: line - 4 },
    dip,
    { x: -18, y: line - 2 },
    { x: -35, y: line + 1 },
    { x: -46, y: line * 0.3 },
  ]
  const shape = scallops([...outer, ...inner], bulge)
  sheet.shadow(shape, 0, 3.4, 0.1)
  sheet.cut(shape, paper)
  if (hatted) return
  const curls = afro
    ? [
        [-26, -44],
        [2, -54],
        [26, -40],
        [-8, -36],
        [-42, -22],
        [42, -20],
      ]
    : [
        [-24, -40],
        [8, -50],
        [30, -32],
      ]
  for (const [x = 0, y = 0] of curls)
    sheet.line(
      `M${x - 6} ${y + 3}Q${x - 5} ${y - 6} ${x + 3} ${y - 4}Q${x + 7} ${y} ${x + 2} ${y + 3}`,
      afro ? paper.light : paper.light,
      2.2,
      0.5,
    )
}

/** Hair that falls before the shoulders, either side of the face. */
function drawLocks(sheet: Sheet, hair: HairLook, paper: Paper, turned: 0 | 1): void {
  if (hair.form === 'afro') return
  const end = Math.min(FALL[hair.length], 92)
  for (const side of [-1, 1]) {
    const wide = side === 1 && turned ? 0.8 : 1
    sheet.within(placed(0, 0, 0, side, 1), () => {
      const shape: Outline | string =
        hair.form === 'straight'
          ? `M48 -16Q${56} ${end * 0.4} ${55} ${end - 8}Q${52} ${end + 4} ${47 - 6 * wide} ${end}Q${40} ${end * 0.6} ${43} 8Q44 -4 40 -16Z`
          : scallops(
              [
                { x: 44, y: -16 },
                { x: 53, y: 0 },
                { x: 56, y: end * 0.36 },
                { x: 56, y: end * 0.7 },
                { x: 52, y: end },
                { x: 43, y: end * 0.86 },
                { x: 43, y: end * 0.52 },
                { x: 42, y: end * 0.2 },
              ],
              8,
            )
      sheet.cut(shape, paper)
    })
  }
}
