import type { Age } from '../../../../../domain/vocabulary.ts'
import type { HeadContext, HeadPlace } from '../biped/biped.ts'
import { drawHeadwear } from '../biped/headwear.ts'
import { drawFace, type FaceForm } from '../face/draw-face.ts'
import { luminance, mix, type Paper } from '../paper/colours.ts'
import { blob, oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { drawHearingAids } from './features/hearing-aid.ts'
import { drawHijab, drawHijabBack } from './features/hijab.ts'
import { drawFreckles, drawGlasses } from './features/on-the-face.ts'
import { drawHairBack, drawHairFront } from './hair.ts'
import type { HairContext } from './hair-context.ts'
import type { PersonLook } from './look.ts'

export const EYES: Record<Age, FaceForm['eyes']> = {
  baby: { apart: 18.5, y: 9, rx: 9.2, ry: 10.4 },
  child: { apart: 18, y: 4, rx: 8.8, ry: 10.6 },
  teenager: { apart: 17.2, y: 1, rx: 8.2, ry: 9.4 },
  adult: { apart: 16.6, y: -1, rx: 7.6, ry: 8.4 },
  elderly: { apart: 16.6, y: 0, rx: 7, ry: 7.6 },
}
/** Half widths at temple, cheek and jaw, and where the chin ends. */
export const SHAPES: Record<Age, { temple: number; cheek: number; jaw: number; chin: number }> = {
  baby: { temple: 47, cheek: 49, jaw: 31, chin: 43 },
  child: { temple: 47, cheek: 46, jaw: 27, chin: 45 },
  teenager: { temple: 45, cheek: 42, jaw: 24, chin: 47 },
  adult: { temple: 44, cheek: 40, jaw: 24, chin: 49 },
  elderly: { temple: 43, cheek: 41, jaw: 26, chin: 48 },
}

export function drawPersonBack({ sheet, feeling, headwear }: HeadContext, look: PersonLook): void {
  if (look.worn?.hijab) drawHijabBack(sheet, look.worn.hijab)
  if (look.hair)
    drawHairBack(sheet, {
      hair: look.hair,
      hatted: headwear !== null,
      turned: feeling.turned,
      eyes: EYES[look.age].y,
    })
}

export function drawPersonHead({ sheet, feeling, headwear }: HeadContext, look: PersonLook): HeadPlace {
  const { skin } = look
  const { turned } = feeling
  const form = faceForm(look, skin)
  drawSkull(sheet, look, skin, turned)
  const { middle, mouth } = drawFace(sheet, form, feeling)
  const face = { x: middle.x, eyes: form.eyes, turned, age: look.age }
  const { worn } = look
  if (worn?.freckles) drawFreckles(sheet, face, skin)
  drawNose(sheet, look, skin, middle.x, form.eyes.y, turned)
  if (look.age === 'elderly') drawYears(sheet, look, skin, middle.x, form)
  // Whoever sleeps has taken them off.
  if (worn?.glasses && !feeling.closed) drawGlasses(sheet, face, worn.glasses)
  const context: HairContext | null = look.hair && {
    hair: look.hair,
    hatted: headwear !== null,
    turned,
    eyes: form.eyes.y,
  }
  if (context) drawHairFront(sheet, context)
  else if (!headwear && !worn?.hijab) sheet.line('M-30 -34Q-20 -44 -6 -45', skin.light, 5, 0.6)
  const scarfTop = worn?.hijab ? drawHijab(sheet, worn.hijab, SHAPES[look.age].chin, turned) : null
  if (worn?.hearingAid && !feeling.closed)
    drawHearingAids(sheet, { y: form.eyes.y + 6, turned, skin, colour: worn.hearingAid, scarf: worn.hijab !== null })
  const top =
    scarfTop ?? (headwear ? drawHeadwear(sheet, headwear, { x: 0, y: 0, size: 1, turned }) : look.hair ? -62 : -50)
  return { face: middle, mouth, top: { x: 0, y: top } }
}

function faceForm(look: PersonLook, skin: Paper): FaceForm {
  const hair = look.hair ? look.hair.paper.base : mix(skin.deep, '#2B1B25', 0.3)
  const pale = luminance(hair) > 0.6
  const brow = mix(pale ? mix(hair, '#8A6A4A', 0.5) : hair, '#2B1B25', 0.18)
  const eyes = EYES[look.age]
  const depth = luminance(skin.base)
  return {
    eyes,
    iris: look.iris,
    brow: {
      colour: look.age === 'elderly' && pale ? '#B8AFA8' : brow,
      width: (look.feminine ? 3 : 4.4) * (look.age === 'baby' ? 0.8 : 1),
      lift: 2,
    },
    lid: depth < 0.4 ? '#231419' : '#43282F',
    lashes: look.feminine,
    mouth: {
      y: look.age === 'baby' ? 28 : look.age === 'child' ? 26 : 27,
      size: look.age === 'baby' ? 0.72 : look.age === 'child' ? 0.86 : 0.8,
    },
    cheeks: {
      colour: depth < 0.4 ? '#A9473F' : depth < 0.6 ? '#D0604A' : '#F2877C',
      apart: 29,
      y: eyes.y + 16,
      size: look.age === 'baby' || look.age === 'child' ? 8.5 : 7,
    },
    turn: 8,
  }
}

function drawSkull(sheet: Sheet, look: PersonLook, skin: Paper, turned: 0 | 1): void {
  const { temple, cheek, jaw, chin } = SHAPES[look.age]
  const wide = jaw + (look.feminine ? -1.5 : 2.5) * (look.age === 'baby' ? 0 : 1)
  const earY = EYES[look.age].y + 6
  const ears = turned
    ? [
        { x: -45, rx: 8.5 },
        { x: 44, rx: 5 },
      ]
    : [
        { x: -46, rx: 8 },
        { x: 46, rx: 8 },
      ]
  for (const { x, rx } of ears) {
    if (look.ears) {
      drawCreatureEar(sheet, skin, x, earY, look.ears)
      continue
    }
    sheet.cut(oval(x, earY, rx, 10), skin)
    sheet.line(`M${x - rx * 0.3} ${earY - 4}Q${x + rx * 0.35} ${earY - 3} ${x} ${earY + 4}`, skin.deep, 1.5, 0.5)
  }
  const lean = turned * 2.5
  const skull = blob([
    { x: 0, y: -51 },
    { x: 31, y: -42 },
    { x: temple, y: -12 },
    { x: cheek + lean * 0.4, y: 16 },
    { x: wide + lean, y: chin - 7 },
    { x: lean, y: chin },
    { x: -wide + lean, y: chin - 7 },
    { x: -cheek + lean * 0.4, y: 16 },
    { x: -temple, y: -12 },
    { x: -31, y: -42 },
  ])
  sheet.shadow(skull, 0.5, 3.4, 0.1)
  sheet.layered(skull, skin, { x: -8, y: -10 }, 0.965)
}

/** Ears that stick out to a point, the same from before and from behind. */
export function drawCreatureEar(sheet: Sheet, skin: Paper, x: number, y: number, shape: 'pointed' | 'long'): void {
  const [side, out] = [Math.sign(x), shape === 'long' ? 42 : 22]
  sheet.cut(
    `M${x - side * 4} ${y - 10}Q${x + side * out * 0.6} ${y - 20} ${x + side * out} ${y - (shape === 'long' ? 12 : 26)}Q${x + side * out * 0.7} ${y + 6} ${x - side * 2} ${y + 10}Z`,
    skin,
  )
  sheet.line(
    `M${x + side * 2} ${y - 3}Q${x + side * out * 0.4} ${y - 8} ${x + side * out * 0.66} ${y - (shape === 'long' ? 9 : 16)}`,
    skin.deep,
    1.5,
    0.5,
  )
}

function drawNose(sheet: Sheet, look: PersonLook, skin: Paper, x: number, eyeY: number, turned: 0 | 1): void {
  const grown = look.age === 'adult' || look.age === 'elderly'
  const y = eyeY + (grown ? 13 : 11)
  const size = grown ? (look.feminine ? 1 : 1.25) : look.age === 'baby' ? 0.7 : 0.85
  const s = 4.4 * size
  if (turned)
    sheet.line(
      `M${x + 2} ${y - s * 1.3}Q${x + 5 + s * 1.3} ${y + s * 0.4} ${x + 1} ${y + s * 0.6}`,
      skin.deep,
      2.3,
      0.75,
    )
  else sheet.line(`M${x - s} ${y}Q${x} ${y + s * 1.1} ${x + s} ${y}`, skin.deep, 2.3, 0.75)
}

/** Old age by few signs: glasses, laughter lines, a crease on the brow. */
function drawYears(sheet: Sheet, look: PersonLook, skin: Paper, x: number, { eyes }: FaceForm): void {
  const { apart, y } = eyes
  const wrinkle = (d: string, opacity = 0.5) => sheet.line(d, skin.deep, 1.5, opacity)
  wrinkle(`M${x - 15} ${y + 17}Q${x - 20} ${y + 22} ${x - 18} ${y + 29}`)
  wrinkle(`M${x + 14} ${y + 17}Q${x + 19} ${y + 22} ${x + 17} ${y + 29}`)
  wrinkle(
    `M${x - apart - 14} ${y - 1}L${x - apart - 19} ${y - 4}M${x - apart - 14} ${y + 4}L${x - apart - 19} ${y + 6}`,
  )
  wrinkle(`M${x - 12} ${y - 29}Q${x} ${y - 32} ${x + 12} ${y - 29}`, 0.35)
  if (look.worn?.glasses) return
  const frame = look.feminine ? '#8E4A62' : '#5E5468'
  for (const side of [-1, 1]) {
    sheet.flat(oval(x + side * apart, y + 1, 12.4, 12), '#FFFFFF', 0.16)
    sheet.line(oval(x + side * apart, y + 1, 12.4, 12), frame, 2.1)
  }
  sheet.line(`M${x - apart + 12.4} ${y}Q${x} ${y - 4} ${x + apart - 12.4} ${y}`, frame, 2.1)
  sheet.line(`M${x - apart - 12.4} ${y - 1}L${-43} ${y - 3}`, frame, 2.1)
}
