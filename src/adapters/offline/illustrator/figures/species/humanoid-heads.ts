import type { HeadContext, HeadPlace } from '../biped/biped.ts'
import { mix, paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { around, limb, oval, scallops } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Humanoid } from './humanoid-rows.ts'
import type { Part } from './humanoids.ts'

type Draw = (part: Part, context: HeadContext, place: HeadPlace) => number | undefined

/** What grows behind the head: snakes, sprigs. */
export function drawHeadPartsBehind({ species, coat }: Part, { sheet, headwear }: HeadContext): void {
  if (species === 'medusa') {
    const ring = headwear ? [-100, -76, 76, 100] : [-104, -78, -52, -27, 0, 27, 52, 78, 104]
    for (const [i, angle] of ring.entries()) snakelet(sheet, angle, coat.main.base, i % 2 === 0)
  }
}

/** What is glued on a finished face; answers the highest point, in head units, when it is above the head. */
export function drawHeadParts(part: Part, context: HeadContext, place: HeadPlace): number {
  return PARTS[part.species]?.(part, context, place) ?? 0
}

const IVORY = '#FFF6E0'

const PARTS: Partial<Record<Humanoid, Draw>> = {
  mermaid: ({ coat }, { sheet, headwear }) => {
    if (headwear) return
    const shell = paper(mix(coat.main.base, '#FFE3D0', 0.55))
    sheet.within(placed(-34, -36, -28), () => {
      sheet.cut('M0 10Q-16 2 -14 -10Q-8 -14 -5 -9Q0 -18 5 -9Q8 -14 14 -10Q16 2 0 10Z', shell)
      sheet.line('M0 8L-8 -8M0 8V-11M0 8L8 -8', shell.deep, 1.4, 0.6)
    })
  },
  fairy: (_part, { sheet, headwear }) => {
    if (headwear) return
    for (const [x, y, r] of [
      [-30, -42, 7],
      [-14, -51, 6],
      [26, -46, 7],
    ] as const)
      flower(sheet, x, y, r)
  },
  elf: ({ coat }, { sheet, headwear, feeling }) => {
    if (headwear) return
    const leaf = paper(coat.dark.base)
    sheet.line('M-49 -16Q0 -44 49 -16', '#C99A3E', 4)
    sheet.flat(oval(feeling.turned * 5, -31, 5, 5.6), leaf.base)
  },
  dwarf: ({ look }, { sheet, headwear, feeling }) => {
    const hair = look.hair?.paper ?? paper('#7A4B30')
    const s = feeling.turned * 6
    const beard = `M-47 2Q-52 44 -40 70Q-32 66 -28 80Q-18 78 -12 92Q-2 86 ${4 + s} 98Q14 88 22 88Q26 76 36 76Q50 44 47 2Q40 18 30 24Q24 44 ${s} 43Q-24 44 -30 24Q-40 18 -47 2Z`
    sheet.shadow(beard, 0, 3, 0.12)
    sheet.cut(beard, hair)
    sheet.line(`M-26 50Q-22 64 -14 74M${s - 2} 54V82M26 50Q24 64 18 74`, hair.deep, 1.8, 0.4)
    sheet.cut(
      `M${s} 14Q${s - 10} 10 ${s - 24} 20Q${s - 32} 26 ${s - 34} 20Q${s - 34} 32 ${s - 18} 30Q${s - 6} 28 ${s} 20Q${s + 6} 28 ${s + 18} 30Q${s + 34} 32 ${s + 34} 20Q${s + 32} 26 ${s + 24} 20Q${s + 10} 10 ${s} 14Z`,
      hair,
      'shade',
    )
    sheet.cut(oval(s * 1.2, 12, 9.5, 7.6), look.skin, 'shade')
    if (!headwear) {
      pointedCap(sheet, '#B3303B', -96)
      return -96
    }
    return
  },
  goblin: ({ look }, { sheet, headwear, feeling }) => {
    const s = feeling.turned * 9
    sheet.cut(
      `M${s - 6} 4Q${s - 12} 20 ${s + 2} 21Q${s + 17} 21 ${s + 15} 12Q${s + 8} 8 ${s + 5} 2Z`,
      look.skin,
      'shade',
    )
    if (headwear) return
    const leaf = paper('#B5483A')
    sheet.layered(
      'M-50 -22Q-44 -62 -4 -66Q34 -78 66 -52Q48 -56 42 -46Q50 -36 50 -22Q0 -42 -50 -22Z',
      leaf,
      { x: -8, y: -44 },
      0.94,
    )
    sheet.cut(oval(66, -50, 6.5), paper('#F4C454'))
    sheet.cut('M-53 -26Q0 -50 53 -26Q55 -18 52 -13Q0 -34 -52 -13Q-55 -18 -53 -26Z', paper('#D9A441'))
    return -72
  },
  troll: ({ look, coat }, { sheet, headwear, feeling }) => {
    const s = feeling.turned * 9
    if (!headwear)
      sheet.cut(
        'M-16 -46Q-40 -62 -36 -80Q-24 -72 -18 -66Q-18 -86 -4 -94Q0 -80 4 -70Q14 -88 26 -86Q22 -72 20 -64Q32 -70 38 -64Q30 -50 16 -46Z',
        coat.dark,
      )
    sheet.layered(
      `M${s - 8} 0Q${s - 21} 20 ${s - 12} 27Q${s} 32 ${s + 14} 27Q${s + 22} 20 ${s + 9} 0Z`,
      look.skin,
      { x: s - 2, y: 16 },
      0.86,
    )
    tusks(sheet, s, 41, 15, 9)
    sheet.flat(oval(-30, -28, 4), look.skin.deep, 0.5)
    sheet.flat(oval(-37, -19, 2.6), look.skin.deep, 0.5)
    return -88
  },
  giant: ({ look }, { sheet, feeling }) => {
    const hair = look.hair?.paper ?? paper('#7A4B30')
    const s = feeling.turned * 5
    const beard = scallops(
      [
        { x: -45, y: 0 },
        { x: -33, y: 20 },
        { x: -22 + s, y: 39 },
        { x: s, y: 43 },
        { x: 22 + s, y: 39 },
        { x: 34, y: 20 },
        { x: 45, y: 0 },
        { x: 48, y: 24 },
        { x: 38, y: 48 },
        { x: 16, y: 60 },
        { x: -10, y: 61 },
        { x: -34, y: 50 },
        { x: -48, y: 26 },
      ],
      9,
    )
    sheet.shadow(beard, 0, 3, 0.1)
    sheet.cut(beard, hair)
    return
  },
  orc: ({ look, coat }, { sheet, headwear, feeling }) => {
    const s = feeling.turned * 8
    if (!headwear) sheet.cut('M-12 -44Q-20 -70 -2 -90Q18 -74 12 -44Q0 -38 -12 -44Z', coat.dark)
    sheet.cut(`M${s - 10} 16Q${s - 14} 4 ${s} 3Q${s + 14} 4 ${s + 11} 16Q${s} 22 ${s - 10} 16Z`, look.skin, 'shade')
    for (const side of [-1, 1]) sheet.flat(oval(s + side * 5, 14, 2.4, 1.8), look.skin.deep)
    tusks(sheet, s, 42, 17, 16)
    if (!headwear) return -86
    return
  },
  nymph: ({ coat }, { sheet, headwear }) => {
    if (headwear) return
    const leaf = [paper('#6E9E4E'), paper('#8FB85A'), coat.dark] as const
    for (const [i, angle] of [-62, -40, -18, 6, 30, 54].entries())
      sheet.within(
        placed(Math.sin((angle * Math.PI) / 180) * 50, -Math.cos((angle * Math.PI) / 180) * 48 - 4, angle),
        () => {
          const paperOf = leaf[i % 3] ?? leaf[0]
          sheet.cut('M0 6Q-11 -6 0 -22Q11 -6 0 6Z', paperOf)
          sheet.line('M0 4V-13', paperOf.deep, 1.2, 0.6)
        },
      )
    flower(sheet, -38, -30, 9)
    flower(sheet, 32, -40, 7)
    return -74
  },
  medusa: ({ coat }, { sheet, headwear }) => {
    if (headwear) return
    sheet.cut(
      scallops(
        [
          ...around(0, -8, 51, 50, -86, 86, 9),
          { x: 40, y: -22 },
          { x: 20, y: -32 },
          { x: 0, y: -34 },
          { x: -20, y: -32 },
          { x: -40, y: -22 },
        ],
        9,
      ),
      coat.main,
    )
    snakelet(sheet, -14, coat.main.base, true, 0.8)
    snakelet(sheet, 18, coat.main.base, false, 0.8)
    return -96
  },
  vampire: ({ look }, { sheet, headwear, feeling }) => {
    const s = feeling.turned * 9
    for (const side of [-1, 1]) sheet.flat(`M${s + side * 9} 29L${s + side * 6.4} 38L${s + side * 3.6} 30Z`, '#FFFFFF')
    if (!headwear) sheet.flat(`M-12 -58Q${s} -24 ${s + 2} -18Q${s + 4} -30 16 -58Z`, look.hair?.paper.base ?? '#352E3A')
    return
  },
}

function tusks(sheet: Sheet, s: number, y: number, apart: number, long: number): void {
  for (const side of [-1, 1])
    sheet.cut(
      `M${s + side * (apart - 4)} ${y - 2}Q${s + side * (apart + 1)} ${y - long * 0.6} ${s + side * (apart + 2)} ${y - long}Q${s + side * (apart + 6)} ${y - long * 0.4} ${s + side * (apart + 3)} ${y}Z`,
      paper(IVORY),
    )
}

export function pointedCap(sheet: Sheet, hex: string, top: number): void {
  const felt = paper(hex)
  sheet.layered(
    `M-50 -20Q-34 -70 8 ${top}Q22 ${top + 4} 16 ${top + 12}Q40 -56 50 -20Q0 -40 -50 -20Z`,
    felt,
    { x: -6, y: -46 },
    0.94,
  )
  sheet.cut('M-53 -25Q0 -50 53 -25Q55 -17 52 -12Q0 -34 -52 -12Q-55 -17 -53 -25Z', paper('#F4E6C6'))
}

function flower(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.cut(scallops(around(x, y, r * 0.8, r * 0.8, 0, 288, 5), r), paper('#FFF2F4'))
  sheet.flat(oval(x, y, r * 0.36), '#F4B41A')
}

/** One snake of Medusa's hair: curls away from the head at an angle from twelve o'clock, and smiles. */
export function snakelet(sheet: Sheet, angle: number, hex: string, left: boolean, size = 1): void {
  const skin = paper(left ? hex : mix(hex, '#FFF1C9', 0.28))
  sheet.within(
    placed(
      Math.sin((angle * Math.PI) / 180) * 42,
      -Math.cos((angle * Math.PI) / 180) * 40 - 6,
      angle,
      size * (left ? 1 : -1),
      size,
    ),
    () => {
      sheet.cut(
        limb(
          [
            { x: 0, y: 8 },
            { x: -12, y: -18 },
            { x: 6, y: -38 },
          ],
          [8, 7, 6],
        ),
        skin,
      )
      sheet.cut('M-3 -36Q-5 -48 6 -50Q20 -49 22 -42Q20 -34 8 -32Q0 -32 -3 -36Z', skin)
      sheet.flat(oval(9, -44, 2.6, 3), '#2A1C26')
      sheet.flat(oval(9.8, -45, 0.9), '#FFFFFF')
      sheet.line('M21 -39L27 -37', '#C8404A', 1.6)
    },
  )
}
