import type { HeadContext, HeadPlace } from '../biped/biped.ts'
import { drawHeadwearBehind } from '../biped/headwear-behind.ts'
import { blob, oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { drawHearingAidsBehind } from './features/hearing-aid.ts'
import { drawHijabBehind } from './features/hijab.ts'
import { drawHairBehind } from './hair-behind.ts'
import { drawCreatureEar, EYES, SHAPES } from './head.ts'
import type { PersonLook } from './look.ts'

/** A head from behind: ears, nape, hair, hat. Its anchors are where the face would be. */
export function drawPersonBehind({ sheet, feeling, headwear }: HeadContext, look: PersonLook): HeadPlace {
  const { skin, worn, hair } = look
  const { y } = EYES[look.age]
  const place = { face: { x: 0, y }, mouth: { x: 0, y: y + 22 } }
  if (worn?.hijab) {
    drawHijabBehind(sheet, worn.hijab)
    if (worn.hearingAid && !feeling.closed)
      drawHearingAidsBehind(sheet, { y: y + 6, skin, colour: worn.hearingAid, scarf: true })
    return { ...place, top: { x: 0, y: -61 } }
  }
  drawNape(sheet, look, y + 6)
  const frame = worn?.glasses ?? (look.age === 'elderly' ? (look.feminine ? '#8E4A62' : '#5E5468') : null)
  if (frame && !feeling.closed) drawTemples(sheet, y, frame)
  if (hair) drawHairBehind(sheet, { hair, hatted: headwear !== null, turned: 0, eyes: y })
  else if (!headwear) sheet.line('M-30 -34Q-20 -44 -6 -45', skin.light, 5, 0.6)
  if (worn?.hearingAid && !feeling.closed)
    drawHearingAidsBehind(sheet, { y: y + 6, skin, colour: worn.hearingAid, scarf: false })
  const top = headwear ? drawHeadwearBehind(sheet, headwear) : hair ? -62 : -50
  return { ...place, top: { x: 0, y: top } }
}

/** The ears' backs, and a skull that narrows to the neck where the face would have a chin. */
function drawNape(sheet: Sheet, { skin, age, hair, ears }: PersonLook, ear: number): void {
  const { temple, cheek } = SHAPES[age]
  const covered = hair && hair.length !== 'short' && (hair.style === 'loose' || hair.style === 'bangs')
  if (ears) for (const side of [-1, 1]) drawCreatureEar(sheet, skin, side * 46, ear, ears)
  for (const side of covered || ears ? [] : [-1, 1]) {
    sheet.cut(oval(side * 46, ear, 8, 10), skin)
    sheet.line(`M${side * 47} ${ear - 6}Q${side * 43} ${ear} ${side * 46} ${ear + 6}`, skin.deep, 1.4, 0.35)
  }
  const skull = blob([
    { x: 0, y: -51 },
    { x: 31, y: -42 },
    { x: temple, y: -12 },
    { x: cheek - 1, y: 14 },
    { x: 27, y: 32 },
    { x: 14, y: 41 },
    { x: -14, y: 41 },
    { x: -27, y: 32 },
    { x: -cheek + 1, y: 14 },
    { x: -temple, y: -12 },
    { x: -31, y: -42 },
  ])
  sheet.shadow(skull, 0.5, 3, 0.08)
  sheet.layered(skull, skin, { x: -8, y: -10 }, 0.965)
}

/** Of glasses only their arms show, hooked behind the ears. */
function drawTemples(sheet: Sheet, eyes: number, frame: string): void {
  for (const side of [-1, 1])
    sheet.line(`M${side * 51} ${eyes - 5}Q${side * 45} ${eyes - 7} ${side * 43} ${eyes + 5}`, frame, 2.6)
}
