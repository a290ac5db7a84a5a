import type { HeadContext, HeadPlace } from '../biped/biped.ts'
import { pick } from '../paper/chance.ts'
import { irisOf, paper, skinPaper } from '../paper/colours.ts'
import { drawPersonHead } from '../person/head.ts'
import type { Coat } from '../species/kit.ts'

/** A royal head: striped headcloth, gold brow band. */
export function sphinxHead(
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
