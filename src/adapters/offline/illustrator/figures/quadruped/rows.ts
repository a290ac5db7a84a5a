import { mix, paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { along, around, limb, oval, scallops, tufts } from '../paper/shapes.ts'
import { EAGLE } from '../species/bird-heads.ts'
import { CAMEL, ELEPHANT, GIRAFFE, HORSE, magicHorse, pegasusHead, RHINOCEROS } from '../species/hoofed-heads.ts'
import type { Coat, HeadRow } from '../species/kit.ts'
import type { Quadruped } from './draw-quadruped.ts'
import { type Extras, feathered, hairTail, lionTail, patches, spine } from './extras.ts'

type Measures = Pick<Quadruped, 'head' | 'length' | 'chest' | 'rump' | 'leg' | 'legR' | 'neck' | 'foot'>

export type Row = Measures & { faced: HeadRow | 'human'; extras: (coat: Coat, k: number) => Extras }

const RAINBOW_MANE = '#E58FB4'

const STAR_MANE = '#8FA9DB'

export const ROWS = {
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
