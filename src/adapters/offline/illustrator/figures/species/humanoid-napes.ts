import type { HeadContext } from '../biped/biped.ts'
import { paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { around, scallops } from '../paper/shapes.ts'
import { pointedCap, snakelet } from './humanoid-heads.ts'
import type { Humanoid } from './humanoid-rows.ts'
import type { Part } from './humanoids.ts'

type Draw = (part: Part, context: HeadContext) => number | undefined

/** What is glued on a head that is seen from behind; answers the highest point, in head units, when it is above the head. */
export function drawNapeParts(part: Part, context: HeadContext): number {
  return context.headwear ? 0 : (NAPES[part.species]?.(part, context) ?? 0)
}

const NAPES: Partial<Record<Humanoid, Draw>> = {
  elf: (_part, { sheet }) => {
    sheet.line('M-53 -14Q0 -2 53 -14', '#C99A3E', 4)
    return
  },
  dwarf: (_part, { sheet }) => {
    pointedCap(sheet, '#B3303B', -96)
    return -96
  },
  goblin: (_part, { sheet }) => {
    const felt = paper('#B5483A')
    sheet.layered(
      'M-50 -16Q-44 -62 -4 -66Q34 -78 66 -52Q48 -56 42 -46Q50 -36 50 -16Q0 -4 -50 -16Z',
      felt,
      { x: -8, y: -38 },
      0.94,
    )
    sheet.cut('M-53 -22Q0 -6 53 -22Q55 -14 52 -8Q0 8 -52 -8Q-55 -14 -53 -22Z', paper('#D9A441'))
    return -72
  },
  troll: ({ coat, look }, { sheet }) => {
    sheet.cut(
      'M-16 -46Q-40 -62 -36 -80Q-24 -72 -18 -66Q-18 -86 -4 -94Q0 -80 4 -70Q14 -88 26 -86Q22 -72 20 -64Q32 -70 38 -64Q30 -50 16 -46Q12 -24 0 -14Q-12 -24 -16 -46Z',
      coat.dark,
    )
    sheet.line('M-22 16Q-16 22 -10 16M12 18Q18 24 24 18', look.skin.deep, 2, 0.4)
    return -88
  },
  orc: ({ coat }, { sheet }) => {
    sheet.cut('M-12 -44Q-20 -70 -2 -90Q18 -74 12 -44Q10 -6 0 26Q-10 -6 -12 -44Z', coat.dark)
    return -86
  },
  nymph: ({ coat }, { sheet }) => {
    const leaf = [paper('#6E9E4E'), paper('#8FB85A'), coat.dark] as const
    for (const [i, angle] of [-62, -40, -18, 6, 30, 54].entries())
      sheet.within(
        placed(Math.sin((angle * Math.PI) / 180) * 50, -Math.cos((angle * Math.PI) / 180) * 48 - 4, angle),
        () => sheet.cut('M0 6Q-11 -6 0 -22Q11 -6 0 6Z', leaf[i % 3] ?? leaf[0]),
      )
    return -74
  },
  medusa: ({ coat }, { sheet }) => {
    sheet.cut(scallops(around(0, -8, 50, 48, 0, 340, 18), 9), coat.main)
    for (const [i, angle] of [-96, -64, -32, 0, 32, 64, 96].entries())
      snakelet(sheet, angle, coat.main.base, i % 2 === 0)
    return -104
  },
}
