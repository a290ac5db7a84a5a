import type { Build } from '../biped/skeleton.ts'
import { paper } from '../paper/colours.ts'
import { oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { atHip, type Behind } from './body-row.ts'
import type { Coat } from './kit.ts'

export type Feather = readonly [turn: number, long: number, hex: string | null, eye?: boolean]

/** Tail feathers, degrees from straight down: those too long to hang are held up, so that none goes into the ground. */
export const fan =
  (feathers: readonly Feather[]): Behind =>
  (sheet, bones, build, coat) => {
    const room = (-bones.hip.y * 22) / build.hip + 5
    const tuck = Math.max(
      0,
      ...feathers.map(([turn, long]) => (Math.acos(Math.min(1, room / long)) * 180) / Math.PI - turn - bones.lean),
    )
    for (const [turn, long, hex, eye] of feathers)
      atHip(sheet, bones, build, () => drawFeather(sheet, coat, long, hex, eye), bones.lean + turn + tuck)
  }

/** The same from behind: spread over the middle, none longer than what is between it and the ground. */
export const hangingFan =
  (feathers: readonly Feather[]): Behind =>
  (sheet, bones, build, coat) => {
    const room = Math.max(16, (-bones.hip.y * 22) / build.hip + 3)
    feathers.forEach(([, long, hex, eye], i) => {
      const turn = (i - (feathers.length - 1) / 2) * 22
      atHip(
        sheet,
        bones,
        build,
        () => drawFeather(sheet, coat, Math.min(long, room / Math.cos((turn * Math.PI) / 180)), hex, eye),
        bones.lean + turn,
      )
    })
  }

function drawFeather(sheet: Sheet, coat: Coat, long: number, hex: string | null, eye = false): void {
  sheet.cut(
    `M-7 -4Q-14 ${long * 0.7} -3 ${long}Q4 ${long + 3} 8 ${long - 4}Q12 ${long * 0.6} 6 -6Z`,
    hex ? paper(hex) : coat.dark,
  )
  if (!eye) return
  sheet.cut(oval(1, long - 10, 7, 9), paper('#FFE08A'))
  sheet.flat(oval(1, long - 9, 3.4, 4.6), coat.main.base)
}

/** Feathers of one colour, in rows. */
export function plumage(sheet: Sheet, build: Build, coat: Coat): void {
  for (const y of [0.7, 0.46, 0.22])
    for (const x of [-0.5, 0, 0.5])
      sheet.line(
        `M${x * build.hip - 4} ${-y * build.torso}Q${x * build.hip} ${-y * build.torso + 7} ${x * build.hip + 4} ${-y * build.torso}`,
        coat.main.deep,
        2,
        0.4,
      )
}
