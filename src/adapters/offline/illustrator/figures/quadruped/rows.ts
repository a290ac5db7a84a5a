import type { Figure, FigureRequest } from '../../figure.ts'
import type { HeadContext, HeadPlace } from '../biped/biped.ts'
import type { Joints } from '../biped/skeleton.ts'
import { pick } from '../paper/chance.ts'
import { irisOf, mix, paper, skinPaper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { along, around, limb, oval, scallops, tufts } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { drawPersonHead } from '../person/head.ts'
import { EAGLE } from '../species/bird-heads.ts'
import { type Coat, drawHead, drawHeadBack, type HeadRow } from '../species/kit.ts'
import { CAMEL, ELEPHANT, GIRAFFE, HORSE, magicHorse, pegasusHead, RHINOCEROS } from '../species/mammal-heads.ts'
import { paletteOf, wornBy } from '../species/upright.ts'
import { drawQuadruped, type Quadruped } from './draw-quadruped.ts'

type Measures = Pick<Quadruped, 'head' | 'length' | 'chest' | 'rump' | 'leg' | 'legR' | 'neck' | 'foot'>
type Extras = Pick<Quadruped, 'tail'> &
  Partial<Pick<Quadruped, 'farWing' | 'nearWing' | 'markings' | 'hump' | 'neckMarks' | 'mane'>>
type Row = Measures & { faced: HeadRow | 'human'; extras: (coat: Coat, k: number) => Extras }

const RAINBOW_MANE = '#E58FB4'
const STAR_MANE = '#8FA9DB'

const ROWS = {
  elephant: {
    head: 0.86,
    length: 70,
    chest: 36,
    rump: 34,
    leg: 58,
    legR: 14,
    neck: { angle: 42, length: 42, r: 24 },
    foot: 'round',
    faced: ELEPHANT,
    extras: (coat) => ({
      tail: (sheet, r) => {
        sheet.cut(
          limb(
            [
              { x: -r * 0.8, y: -r * 0.3 },
              { x: -r * 1.2, y: r * 0.1 },
              { x: -r * 1.2, y: r * 0.7 },
            ],
            [3.4, 2.8, 2.4],
          ),
          coat.main,
        )
        sheet.cut(tufts(around(-r * 1.2, r * 0.84, 4, 7, 0, 300, 6), 3), coat.dark)
      },
    }),
  },
  rhinoceros: {
    head: 0.78,
    length: 68,
    chest: 33,
    rump: 31,
    leg: 46,
    legR: 12.5,
    neck: { angle: 58, length: 46, r: 25 },
    foot: 'round',
    faced: RHINOCEROS,
    extras: (coat) => ({
      tail: (sheet, r) =>
        sheet.cut(
          limb(
            [
              { x: -r * 0.8, y: -r * 0.3 },
              { x: -r * 1.15, y: 0 },
              { x: -r * 1.1, y: r * 0.6 },
            ],
            [3.4, 2.8, 3.4],
          ),
          coat.main,
        ),
      markings: (sheet) => {
        sheet.line('M-22 -40Q-32 0 -22 40M16 -40Q4 0 14 40', coat.main.deep, 2.2, 0.35)
        for (const [x, y] of [
          [-8, -14],
          [-2, -6],
          [-14, -4],
          [2, -18],
        ] as const)
          sheet.flat(oval(x, y, 1.8), coat.main.deep, 0.4)
      },
    }),
  },
  giraffe: {
    head: 0.6,
    length: 46,
    chest: 24,
    rump: 23,
    leg: 84,
    legR: 7,
    neck: { angle: 16, length: 112, r: 10.5 },
    foot: 'hoof',
    faced: GIRAFFE,
    extras: (coat) => ({
      tail: (sheet, r) => {
        sheet.line(`M${-r * 0.8} ${-r * 0.2}Q${-r * 1.5} ${r * 0.2} ${-r * 1.3} ${r * 1.3}`, coat.main.shade, 4)
        sheet.cut(tufts(around(-r * 1.3, r * 1.5, 4, 8, 0, 300, 6), 3), coat.dark)
      },
      markings: (sheet) => patches(sheet, coat),
      neckMarks: (sheet, neck) => {
        for (const [t, side, r] of [
          [0.1, 0.3, 8],
          [0.26, -0.6, 7],
          [0.36, 0.6, 7],
          [0.52, -0.5, 6.4],
          [0.62, 0.6, 6],
          [0.78, -0.4, 5.4],
        ] as const) {
          const at = along(neck, t)
          sheet.flat(scallops(around(at.x + side * 8, at.y, r, r * 1.1, 0, 288, 5), 2), coat.dark.base, 0.75)
        }
      },
      mane: (sheet, neck) => spine(sheet, neck, coat, 12),
    }),
  },
  horse: {
    head: 0.62,
    length: 62,
    chest: 26,
    rump: 26,
    leg: 66,
    legR: 8,
    neck: { angle: 30, length: 62, r: 17 },
    foot: 'hoof',
    faced: HORSE,
    extras: (coat) => ({
      tail: (sheet, r) => hairTail(sheet, r, coat.dark.base),
      mane: (sheet, neck) => spine(sheet, neck, coat, 20),
    }),
  },
  camel: {
    head: 0.6,
    length: 62,
    chest: 27,
    rump: 25,
    leg: 66,
    legR: 7.6,
    neck: { angle: 46, length: 66, r: 13 },
    foot: 'paw',
    faced: CAMEL,
    extras: (coat) => ({
      tail: (sheet, r) => {
        sheet.line(`M${-r * 0.8} ${-r * 0.2}Q${-r * 1.4} ${r * 0.2} ${-r * 1.2} ${r}`, coat.main.shade, 4)
        sheet.cut(tufts(around(-r * 1.2, r * 1.15, 4, 7, 0, 300, 6), 3), coat.dark)
      },
      hump: (sheet) => {
        sheet.layered(
          'M-48 -14Q-40 -58 -24 -58Q-8 -56 -2 -22Q4 -54 20 -54Q36 -52 42 -14Z',
          coat.main,
          { x: -4, y: -16 },
          0.94,
        )
        for (const x of [-24, 20])
          sheet.cut(
            scallops(
              [
                { x: x - 12, y: -44 },
                { x: x - 4, y: -56 },
                { x: x + 7, y: -54 },
                { x: x + 12, y: -44 },
                { x, y: -40 },
              ],
              5,
            ),
            coat.dark,
          )
      },
    }),
  },
  unicorn: {
    head: 0.62,
    length: 56,
    chest: 24,
    rump: 25,
    leg: 60,
    legR: 7.6,
    neck: { angle: 28, length: 58, r: 16 },
    foot: 'hoof',
    faced: magicHorse(RAINBOW_MANE),
    extras: () => ({
      tail: (sheet, r) => {
        hairTail(sheet, r, RAINBOW_MANE)
        sheet.within(placed(4, 6, 12, 0.7), () => hairTail(sheet, r, '#F6D27A'))
      },
    }),
  },
  pegasus: {
    head: 0.62,
    length: 58,
    chest: 25,
    rump: 25,
    leg: 62,
    legR: 7.8,
    neck: { angle: 28, length: 60, r: 16 },
    foot: 'hoof',
    faced: pegasusHead(STAR_MANE),
    extras: (coat) => ({
      tail: (sheet, r) => hairTail(sheet, r, STAR_MANE),
      ...feathered(paper(mix(coat.main.base, '#FFFFFF', 0.6)).base),
    }),
  },
  griffin: {
    head: 0.6,
    length: 56,
    chest: 27,
    rump: 24,
    leg: 50,
    legR: 9,
    neck: { angle: 26, length: 46, r: 18 },
    foot: 'talons',
    faced: EAGLE,
    extras: (coat) => ({
      tail: (sheet, r) => lionTail(sheet, r, coat),
      ...feathered(coat.dark.base),
      markings: (sheet) =>
        sheet.cut(
          tufts(
            [
              { x: 14, y: -60 },
              { x: 90, y: -60 },
              { x: 90, y: 60 },
              { x: 22, y: 60 },
              { x: 12, y: 30 },
              { x: 8, y: 0 },
              { x: 10, y: -30 },
            ],
            7,
          ),
          paper(mix('#FBF5EA', coat.main.base, 0.1)),
          'shade',
        ),
    }),
  },
  sphinx: {
    head: 0.62,
    length: 58,
    chest: 26,
    rump: 25,
    leg: 46,
    legR: 9.4,
    neck: { angle: 24, length: 50, r: 16 },
    foot: 'paw',
    faced: 'human',
    extras: (coat) => ({ tail: (sheet, r) => lionTail(sheet, r, coat), ...feathered(coat.pale.base) }),
  },
} satisfies Record<string, Row>

type FourLegged = keyof typeof ROWS

export function isFourLegged(species: string): species is FourLegged {
  return Object.hasOwn(ROWS, species)
}

export function drawFourLegged(species: FourLegged, coat: Coat, request: FigureRequest): Figure {
  const row: Row = ROWS[species]
  const outfit = wornBy(request.character)
  const { faced } = row
  const head =
    faced === 'human'
      ? sphinxHead(coat, request.character.name)
      : {
          back: (context: HeadContext) => drawHeadBack(faced, context, coat),
          front: (context: HeadContext) => drawHead(faced, context, coat),
        }
  const k = coat.stage === 'baby' ? 0.56 : 1
  const young = coat.stage === 'baby'
  const old = coat.stage === 'elderly'
  return drawQuadruped(
    {
      coat,
      outfit,
      chin: species === 'elephant' ? 84 : 50,
      head: row.head * k * (young ? 1.34 : 1),
      length: row.length * k * (young ? 0.9 : 1),
      chest: row.chest * k,
      rump: row.rump * k,
      leg: row.leg * k * (young ? 0.84 : old ? 0.94 : 1),
      legR: row.legR * k,
      neck: {
        angle: row.neck.angle + (old ? 14 : 0),
        length: row.neck.length * k * (young ? 0.86 : 1),
        r: row.neck.r * k,
      },
      foot: row.foot,
      headBack: head.back,
      headFront: head.front,
      ...scaled(row.extras(coat, k), k),
      palette: paletteOf(coat, outfit),
    },
    request,
  )
}

/** Pieces that are drawn at an adult's measures shrink with the young. */
function scaled(extras: Extras, k: number): Extras {
  const shrink = (draw: ((sheet: Sheet) => void) | undefined) =>
    draw && ((sheet: Sheet) => sheet.within(placed(0, 0, 0, k), () => draw(sheet)))
  const { farWing, nearWing, markings, hump } = extras
  return {
    ...extras,
    ...(farWing ? { farWing: shrink(farWing) ?? farWing } : {}),
    ...(nearWing ? { nearWing: shrink(nearWing) ?? nearWing } : {}),
    ...(markings ? { markings: shrink(markings) ?? markings } : {}),
    ...(hump ? { hump: shrink(hump) ?? hump } : {}),
  }
}

function patches(sheet: Sheet, coat: Coat): void {
  for (const [x, y, r] of [
    [-34, -12, 9],
    [-16, -16, 8],
    [2, -12, 9],
    [20, -16, 8],
    [34, -2, 8],
    [-26, 6, 8],
    [-8, 4, 8],
    [12, 5, 8],
    [-40, 10, 6],
    [26, 14, 6],
  ] as const)
    sheet.flat(scallops(around(x, y, r, r * 0.9, 0, 288, 5), 2.4), coat.dark.base, 0.75)
}

function spine(sheet: Sheet, neck: Joints, coat: Coat, depth: number): void {
  const points = [0, 0.25, 0.5, 0.75, 1].map((t) => along(neck, t))
  sheet.cut(
    tufts(
      [...points.map(({ x, y }) => ({ x: x - depth, y })), ...points.toReversed().map(({ x, y }) => ({ x: x + 2, y }))],
      5,
    ),
    coat.dark,
  )
}

function hairTail(sheet: Sheet, r: number, hex: string): void {
  const hair = paper(hex)
  sheet.cut(
    `M${-r * 0.6} ${-r * 0.6}Q${-r * 1.7} ${-r * 1.1} ${-r * 2} ${r * 0.2}Q${-r * 2.3} ${r * 1.4} ${-r * 1.7} ${r * 2.1}Q${-r * 1.6} ${r * 1.5} ${-r * 1.3} ${r * 1.2}Q${-r * 1.2} ${r * 0.2} ${-r * 0.7} ${-r * 0.1}Z`,
    hair,
  )
  sheet.line(`M${-r * 1.1} ${-r * 0.5}Q${-r * 1.8} ${r * 0.2} ${-r * 1.7} ${r * 1.4}`, hair.deep, 1.6, 0.35)
}

function lionTail(sheet: Sheet, r: number, coat: Coat): void {
  sheet.cut(
    limb(
      [
        { x: -r * 0.8, y: -r * 0.3 },
        { x: -r * 2, y: -r * 0.1 },
        { x: -r * 1.8, y: -r * 1.4 },
      ],
      [4, 3.6, 3.2],
    ),
    coat.main,
  )
  sheet.cut(tufts(around(-r * 1.78, -r * 1.64, r * 0.3, r * 0.42, 0, 315, 8), 4), coat.dark)
}

function feathered(hex: string): Pick<Extras, 'farWing' | 'nearWing'> {
  const feathers = paper(hex)
  const wing = (sheet: Sheet, tone: 'base' | 'shade') => {
    sheet.cut(
      'M8 -4Q-2 -50 -34 -78Q-54 -86 -68 -76Q-58 -72 -60 -64Q-66 -62 -72 -54Q-62 -54 -60 -48Q-66 -42 -66 -34Q-56 -36 -52 -32Q-54 -24 -50 -18Q-40 -22 -34 -18Q-32 -10 -24 -6Q-8 6 8 -4Z',
      feathers,
      tone,
    )
    sheet.line('M-60 -64Q-36 -60 -20 -44M-60 -48Q-40 -46 -24 -32M-52 -32Q-36 -32 -22 -20', feathers.deep, 1.6, 0.4)
    sheet.flat(
      'M4 -8Q-4 -46 -32 -68Q-14 -58 -8 -46Q-20 -52 -26 -50Q-8 -40 -8 -26Q-18 -32 -22 -28Q-10 -16 4 -8Z',
      feathers.light,
      0.7,
    )
  }
  return {
    farWing: (sheet) => sheet.within(placed(14, -14, 22, 0.94), () => wing(sheet, 'shade')),
    nearWing: (sheet) => sheet.within(placed(6, -12), () => wing(sheet, 'base')),
  }
}

/** A royal head: striped headcloth, gold brow band. */
function sphinxHead(
  coat: Coat,
  name: string,
): { back: (context: HeadContext) => void; front: (context: HeadContext) => HeadPlace } {
  const [gold, blue] = [paper('#E2AE3F'), paper('#3F6FA8')]
  const look = {
    age: coat.stage,
    feminine: pick([true, false], name, 'feminine'),
    skin: skinPaper(pick(['tan', 'deep_tan', 'light', 'dark'], name, 'skin')),
    iris: irisOf(pick(['brown', 'green'], name, 'eyes')),
    hair: null,
    outfit: { onesie: null, dress: null, top: null, bottom: null, coat: null, headwear: null, shoes: null },
  }
  const cloth =
    'M-50 -10C-56 -64 56 -64 50 -10Q62 30 60 74Q48 80 34 74L32 20Q0 50 -32 20L-34 74Q-48 80 -60 74Q-62 30 -50 -10Z'
  return {
    back: ({ sheet }) => {
      sheet.cut(cloth, gold)
      sheet.clipped(cloth, () => {
        for (const y of [4, 24, 44, 64]) sheet.flat(`M-80 ${y}H80V${y + 9}H-80Z`, blue.base)
      })
    },
    front: (context) => {
      const { sheet, headwear } = context
      const lappet = 'M-46 0Q-62 36 -56 76Q-44 82 -30 76L-26 20Z'
      sheet.cut(lappet, gold)
      sheet.clipped(lappet, () => {
        for (const y of [12, 32, 52, 72]) sheet.flat(`M-80 ${y}H80V${y + 9}H-80Z`, blue.base)
      })
      const place = drawPersonHead(context, look)
      if (headwear) return place
      sheet.cut('M-49 -8C-56 -64 56 -64 49 -8Q40 -32 0 -34Q-40 -32 -49 -8Z', gold)
      for (const x of [-30, -12, 12, 30]) sheet.line(`M${x} -36L${x * 0.7} -52`, blue.base, 4.5)
      sheet.cut('M-50 -6Q-42 -30 0 -32Q42 -30 50 -6L48 2Q40 -22 0 -24Q-40 -22 -48 2Z', paper('#F4C454'))
      sheet.cut('M-6 -28Q-8 -44 0 -48Q8 -44 6 -28Q0 -24 -6 -28Z', blue)
      return { ...place, top: { x: 0, y: -54 } }
    },
  }
}
