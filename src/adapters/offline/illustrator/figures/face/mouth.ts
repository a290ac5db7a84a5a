import type { Point } from '../../figure.ts'
import { placed } from '../paper/outline.ts'
import { oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { MouthShape } from './moods.ts'

const DARK = '#7B2B38'
const TONGUE = '#E67F8A'
const TEETH = '#FFFAF0'

/** Mouths are drawn 24 wide round the origin. */
export function drawMouth(sheet: Sheet, shape: MouthShape, at: Point, size: number, line: string): void {
  sheet.within(placed(at.x, at.y, 0, size), () => MOUTHS[shape](sheet, line))
}

const MOUTHS: Record<MouthShape, (sheet: Sheet, line: string) => void> = {
  smile: (sheet, line) => {
    sheet.line('M-12 -3Q0 11 12 -3', line, 2.6)
    sheet.line('M-14.5 -3.5Q-12 -4.5 -10.5 -5.5M14.5 -3.5Q12 -4.5 10.5 -5.5', line, 1.8)
  },
  soft: (sheet, line) => sheet.line('M-9 -1Q0 6.5 9 -1', line, 2.5),
  laugh: (sheet) =>
    open(sheet, 'M-12.5 -4Q0 -1 12.5 -4Q11 11 0 11Q-11 11 -12.5 -4Z', { tongue: [0, 11, 7.5, 5], teeth: false }),
  beam: (sheet) =>
    open(sheet, 'M-15.5 -6Q0 -3 15.5 -6Q14 14.5 0 14.5Q-14 14.5 -15.5 -6Z', { tongue: [0, 14, 9, 6], teeth: true }),
  round: (sheet) => open(sheet, oval(0, 3, 6.2, 8), { tongue: [0, 11, 5, 4], teeth: false }),
  frown: (sheet, line) => {
    sheet.line('M-10 5Q0 -6 10 5', line, 2.6)
    sheet.line('M-3.5 8.5Q0 7 3.5 8.5', line, 1.6, 0.6)
  },
  wobble: (sheet, line) => sheet.line('M-11 3Q-7 -3 -3 1.5T4 1.5T11 1', line, 2.6),
  shout: (sheet) =>
    open(sheet, 'M-11 9Q-13 -6 0 -6Q13 -6 11 9Q6 5.5 0 6.5Q-6 5.5 -11 9Z', { tongue: [0, 8, 6, 3], teeth: true }),
  tight: (sheet, line) => {
    sheet.line('M-9.5 4.5Q0 -4.5 9.5 4.5', line, 3)
    sheet.line('M-12.5 2.5Q-11 5.5 -12 8M12.5 2.5Q11 5.5 12 8', line, 1.6, 0.7)
  },
  smirk: (sheet, line) => {
    sheet.line('M-9 2Q2 5.5 11 -3', line, 2.8)
    sheet.line('M9.5 -6Q13 -4 13 -1', line, 1.8)
  },
  yawn: (sheet) => open(sheet, oval(0, 3, 8.2, 6), { tongue: [0, 8.5, 6, 3.4], teeth: false }),
  aside: (sheet, line) => {
    sheet.line('M-4 2.5Q3 -1 9 2', line, 2.7)
    sheet.line('M10.5 -1Q12.5 1.5 11 4', line, 1.6)
  },
}

function open(
  sheet: Sheet,
  shape: Parameters<Sheet['flat']>[0],
  inside: { tongue: [number, number, number, number]; teeth: boolean },
): void {
  sheet.flat(shape, DARK)
  sheet.clipped(shape, () => {
    sheet.flat(oval(...inside.tongue), TONGUE)
    if (inside.teeth) sheet.flat('M-16 -8H16V-1.2Q0 1.6 -16 -1.2Z', TEETH)
  })
}
