import { paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { around, tufts } from '../paper/shapes.ts'
import {
  BUSHY,
  backSpines,
  batWings,
  collar,
  loincloth,
  spots,
  stripes,
  THICK,
  THIN,
  tail,
  torn,
} from './body-parts.ts'
import { atHip, type BodyRow } from './body-row.ts'

export const BODIES = {
  dog: {
    size: 0.86,
    foot: 'paw',
    over: collar('#C23B41'),
    behind: tail({
      path: 'M-14 -6Q-34 -6 -44 -24Q-48 -38 -42 -46Q-32 -46 -32 -34Q-28 -20 -12 -18Z',
      tip: 'M-70 -60H-10V-34H-70Z',
    }),
  },
  cat: {
    size: 0.76,
    foot: 'paw',
    markings: (sheet, build, coat) => stripes(sheet, { ...build, hip: build.hip * 1.1 }, coat),
    behind: tail({ path: THIN, tip: 'M-70 -70H-20V-42H-70Z' }, 'dark'),
  },
  rabbit: {
    size: 0.68,
    foot: 'paw',
    build: { foot: 13, hip: 23 },
    behind: (sheet, bones, build, coat) =>
      atHip(sheet, bones, build, () => sheet.cut(tufts(around(-22, -2, 12, 11, 0, 324, 10), 4), coat.pale)),
  },
  lion: {
    size: 1.2,
    foot: 'paw',
    behind: tail({ path: `${THIN}M-50 -40Q-66 -58 -50 -76Q-30 -64 -36 -44Z`, tip: 'M-80 -90H-20V-44H-80Z' }, 'dark'),
  },
  tiger: {
    size: 1.18,
    foot: 'paw',
    markings: stripes,
    behind: tail({ path: THIN, tip: 'M-70 -70H-20V-44H-70ZM-70 -36H-20V-30H-70ZM-70 -22H-20V-16H-70Z' }, 'dark'),
  },
  bear: { size: 1.36, foot: 'paw', build: { waist: 25, hip: 26, shoulder: 21, armR: 8.6, legR: 10.5 } },
  wolf: {
    size: 1.06,
    foot: 'paw',
    build: { leg: 36, waist: 17, hip: 19 },
    behind: tail({ path: BUSHY, tip: 'M-90 -90H-20V-52H-90Z' }, 'dark'),
    bib: true,
    markings: (sheet, build, coat) =>
      sheet.flat(
        tufts(
          [
            { x: -build.hip * 0.7, y: -build.torso * 1.1 },
            { x: build.hip * 0.7, y: -build.torso * 1.1 },
            { x: build.hip * 0.5, y: -build.torso * 0.6 },
            { x: 0, y: -build.torso * 0.45 },
            { x: -build.hip * 0.5, y: -build.torso * 0.6 },
          ],
          4,
        ),
        coat.pale.base,
      ),
  },
  fox: {
    size: 0.84,
    foot: 'paw',
    darkLimbs: true,
    build: { waist: 16, hip: 19 },
    behind: tail({ path: BUSHY, tip: 'M-90 -90H-20V-46L-56 -54L-90 -40Z' }),
  },
  bearPanda: {
    size: 1.16,
    foot: 'paw',
    darkLimbs: true,
    belly: 'none',
    build: { waist: 25, hip: 26, armR: 8.4, legR: 10.4 },
    markings: (sheet, build, coat) =>
      sheet.flat(
        `M-80 ${-build.torso - 20}H80V${-build.torso * 0.66}Q0 ${-build.torso * 0.5} -80 ${-build.torso * 0.66}Z`,
        coat.dark.base,
      ),
  },
  kangaroo: {
    size: 1.16,
    foot: 'paw',
    build: { leg: 40, foot: 16, shoulder: 15, waist: 18, hip: 25, arm: 30, armR: 5.4, legR: 10 },
    behind: tail({ path: THICK }),
    over: (sheet, build, coat) =>
      sheet.cut(
        `M${-build.hip * 0.62} ${-build.torso * 0.34}Q0 ${-build.torso * 0.22} ${build.hip * 0.62} ${-build.torso * 0.34}Q${build.hip * 0.66} 2 0 4Q${-build.hip * 0.66} 2 ${-build.hip * 0.62} ${-build.torso * 0.34}Z`,
        coat.pale,
        'shade',
      ),
  },
  dinosaur: {
    size: 1.36,
    foot: 'claw',
    hand: 'claw',
    build: { shoulder: 14, waist: 21, hip: 25, arm: 26, armR: 5, legR: 10.6, leg: 34 },
    markings: spots,
    behind: (sheet, bones, build, coat, posture) => {
      tail({ path: THICK })(sheet, bones, build, coat, posture)
      backSpines(sheet, bones, build, coat)
    },
  },
  crocodile: {
    size: 1.14,
    foot: 'claw',
    hand: 'claw',
    build: { shoulder: 16, waist: 20, hip: 22 },
    behind: (sheet, bones, build, coat, posture) => {
      backSpines(sheet, bones, build, coat)
      tail({ path: 'M-8 -22Q-30 -12 -44 6Q-64 22 -92 4Q-98 6 -92 14Q-66 40 -26 24Q-10 16 0 10Z' })(
        sheet,
        bones,
        build,
        coat,
        posture,
      )
    },
  },
  minotaur: {
    size: 1.44,
    foot: 'hoof',
    hand: 'hand',
    belly: 'none',
    build: { shoulder: 26, waist: 19, hip: 19, armR: 8.6, legR: 9, leg: 36, head: 0.56 },
    behind: tail(
      { path: 'M-14 -8Q-38 -10 -46 12Q-58 26 -50 34Q-36 32 -38 16Q-32 2 -12 -14Z', tip: 'M-70 15H-20V60H-70Z' },
      'dark',
    ),
    belted: true,
    over: (sheet, build) => loincloth(sheet, build, paper('#8A5B3C')),
  },
  werewolf: {
    size: 1.34,
    foot: 'claw',
    hand: 'claw',
    build: { shoulder: 24, waist: 17, hip: 18, leg: 40, armR: 7.6 },
    behind: tail({ path: BUSHY }),
    bib: true,
    markings: (sheet, build, coat) =>
      sheet.flat(
        tufts(
          [
            { x: -build.hip * 0.8, y: -build.torso * 1.1 },
            { x: build.hip * 0.8, y: -build.torso * 1.1 },
            { x: build.hip * 0.6, y: -build.torso * 0.6 },
            { x: 0, y: -build.torso * 0.4 },
            { x: -build.hip * 0.6, y: -build.torso * 0.6 },
          ],
          5,
        ),
        coat.pale.base,
      ),
    belted: true,
    over: (sheet, build) => torn(sheet, build),
  },
  yeti: {
    size: 1.62,
    foot: 'paw',
    hand: 'paw',
    belly: 'none',
    build: { head: 0.5, shoulder: 25, waist: 26, hip: 25, armR: 9, legR: 11, arm: 46, leg: 26 },
    markings: (sheet, build, coat) => {
      for (const [x, y] of [
        [-0.5, 0.7],
        [0.2, 0.5],
        [-0.3, 0.25],
        [0.5, 0.2],
        [0.5, 0.75],
      ] as const)
        sheet.line(
          `M${x * build.hip - 4} ${-y * build.torso}L${x * build.hip} ${-y * build.torso + 5}L${x * build.hip + 4} ${-y * build.torso}`,
          coat.main.deep,
          2,
          0.4,
        )
    },
    behind: (sheet, bones, build, coat) =>
      sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () =>
        sheet.cut(
          tufts(around(0, -build.torso * 0.46, build.hip * 1.12, build.torso * 0.66, 0, 340, 18), 7),
          coat.main,
          'shade',
        ),
      ),
  },
  chupacabra: {
    size: 0.92,
    foot: 'claw',
    hand: 'claw',
    build: { shoulder: 15, waist: 14, hip: 17, leg: 34, armR: 5.4, legR: 7 },
    markings: spots,
    behind: (sheet, bones, build, coat, posture) => {
      backSpines(sheet, bones, build, coat)
      tail({ path: THIN })(sheet, bones, build, coat, posture)
    },
  },
  dragon: {
    size: 1.36,
    foot: 'claw',
    hand: 'claw',
    build: { waist: 22, hip: 25 },
    behind: (sheet, bones, build, coat, posture) => {
      batWings(sheet, bones, build, coat)
      tail({ path: `${THICK}M-78 20Q-100 30 -104 8Q-92 8 -82 12Z` })(sheet, bones, build, coat, posture)
      backSpines(sheet, bones, build, coat)
    },
  },
} satisfies Record<string, BodyRow>
