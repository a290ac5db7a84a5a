import { placed } from '../paper/outline.ts'
import { around, oval, tufts } from '../paper/shapes.ts'
import { BODIES } from './bodies.ts'
import { batWings, THICK, THIN, tail } from './body-parts.ts'
import { atHip, type Behind } from './body-row.ts'

type Upright = keyof typeof BODIES

/** A tail that a side view begins at the side of the hip: so far aside that it begins in the middle. Of a hip of 22. */
const inTheMiddle =
  (draw: Behind, aside = 13): Behind =>
  (sheet, bones, build, coat, posture) =>
    sheet.within(placed((aside * build.hip) / 22, 0), () => draw(sheet, bones, build, coat, posture))

/** Plates down the middle of the back. */
const ridge: Behind = (sheet, bones, build, coat) =>
  sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () => {
    const s = build.torso * 0.17
    for (const share of [0.94, 0.66, 0.38, 0.1])
      sheet.cut(
        `M0 ${-build.torso * share - s}Q${s * 0.7} ${-build.torso * share} 0 ${-build.torso * share + s}Q${-s * 0.7} ${-build.torso * share} 0 ${-build.torso * share - s}Z`,
        coat.dark,
      )
  })

const stub: Behind = (sheet, bones, build, coat) =>
  atHip(sheet, bones, build, () => sheet.cut(oval(0, 2, 7, 6.4), coat.main), bones.lean)

/** Tails, spines and wings where they are nearest to the reader. */
export const AWAY: Partial<Record<Upright, Behind>> = {
  dog: inTheMiddle(BODIES.dog.behind),
  cat: inTheMiddle(BODIES.cat.behind),
  rabbit: (sheet, bones, build, coat) =>
    atHip(sheet, bones, build, () => sheet.cut(tufts(around(0, 0, 12, 11, 0, 324, 10), 4), coat.pale), bones.lean),
  lion: inTheMiddle(BODIES.lion.behind),
  tiger: inTheMiddle(BODIES.tiger.behind),
  bear: stub,
  wolf: inTheMiddle(BODIES.wolf.behind),
  fox: inTheMiddle(BODIES.fox.behind),
  bearPanda: stub,
  kangaroo: inTheMiddle(BODIES.kangaroo.behind, 10),
  dinosaur: (sheet, bones, build, coat, posture) => {
    inTheMiddle(tail({ path: THICK }), 10)(sheet, bones, build, coat, posture)
    ridge(sheet, bones, build, coat, posture)
  },
  crocodile: (sheet, bones, build, coat, posture) => {
    inTheMiddle(tail({ path: 'M-8 -22Q-30 -12 -44 6Q-64 22 -92 4Q-98 6 -92 14Q-66 40 -26 24Q-10 16 0 10Z' }), 10)(
      sheet,
      bones,
      build,
      coat,
      posture,
    )
    ridge(sheet, bones, build, coat, posture)
  },
  minotaur: inTheMiddle(BODIES.minotaur.behind),
  werewolf: inTheMiddle(BODIES.werewolf.behind),
  chupacabra: (sheet, bones, build, coat, posture) => {
    inTheMiddle(tail({ path: THIN }))(sheet, bones, build, coat, posture)
    ridge(sheet, bones, build, coat, posture)
  },
  dragon: (sheet, bones, build, coat, posture) => {
    inTheMiddle(tail({ path: `${THICK}M-78 20Q-100 30 -104 8Q-92 8 -82 12Z` }), 10)(sheet, bones, build, coat, posture)
    batWings(sheet, bones, build, coat)
    ridge(sheet, bones, build, coat, posture)
  },
}
