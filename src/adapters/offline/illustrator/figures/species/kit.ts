import type { Character } from '../../../../../domain/character.ts'
import type { HeadContext, HeadPlace } from '../biped/biped.ts'
import { drawHeadwear } from '../biped/headwear.ts'
import { drawHeadwearBehind } from '../biped/headwear-behind.ts'
import { drawFace, type FaceForm } from '../face/draw-face.ts'
import type { MouthShape } from '../face/moods.ts'
import { isWarm, luminance, mix, type Paper, paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'

export type Stage = 'baby' | 'adult' | 'elderly'

/** The papers a creature is cut from: all of them follow from the one colour that the parent chose. */
export type Coat = {
  main: Paper
  /** Muzzle, belly, tail tip. */
  pale: Paper
  /** Ear tips, stripes, hooves' fur. */
  dark: Paper
  nose: string
  stage: Stage
}

/** What a head's drawing functions get: head units round the middle of the head, turned to the right. */
export type Kit = {
  sheet: Sheet
  coat: Coat
  turned: 0 | 1
  shift: number
  headwear: boolean
  mouth: MouthShape
  /** Seen from behind: ears show their backs. */
  away: boolean
}
export type Draw = (kit: Kit) => void

/** A head as a row: where its face is and what is cut below and above it. */
export type HeadRow = {
  eyes?: Partial<FaceForm['eyes']>
  iris?: string
  sclera?: string
  lashes?: boolean
  /** null: a beak or a trunk says it all. */
  mouth?: FaceForm['mouth']
  brow?: number
  cheeks?: number | null
  turn?: number
  seat?: { x?: number; y: number; size: number }
  top: number
  back?: Draw
  under: Draw
  over?: Draw
}

export function coatOf(main: Paper, stage: Stage): Coat {
  const bright = luminance(main.base)
  return {
    main,
    pale: paper(mix(main.base, '#FFF4E0', bright > 0.85 ? 0.5 : 0.68)),
    dark: paper(
      mix(main.base, isWarm(main.base) ? '#3E1710' : '#241A34', bright > 0.85 ? 0.42 : bright < 0.33 ? 0.5 : 0.52),
    ),
    nose: bright < 0.33 ? '#1F161C' : '#3A2730',
    stage,
  }
}

export function stageOf(character: Character): Stage {
  return character.age === 'baby' || character.age === 'elderly' ? character.age : 'adult'
}

export function drawHeadBack(row: HeadRow, context: HeadContext, coat: Coat): void {
  row.back?.(kitOf(row, context, coat))
}

export function drawHead(row: HeadRow, context: HeadContext, coat: Coat): HeadPlace {
  const kit = kitOf(row, context, coat)
  const { sheet, feeling, headwear } = context
  row.under(kit)
  const form = faceForm(row, coat)
  const place = drawFace(sheet, form, feeling)
  row.over?.(kit)
  if (coat.stage === 'elderly') drawYears(sheet, form, place.middle.x)
  const wanted = { x: 0, y: -6, size: 0.74, ...row.seat }
  // No brim over the eyes: it reaches 11 below its seat.
  const clear = form.eyes.y - form.eyes.ry - 4 + 11 * wanted.size
  const seat = { ...wanted, y: Math.min(wanted.y, clear) }
  const top = headwear ? Math.min(row.top, drawHeadwear(sheet, headwear, { ...seat, turned: feeling.turned })) : row.top
  return { face: place.middle, mouth: place.mouth, top: { x: 0, y: top } }
}

/** A head from behind, its face away from the reader: `nape` is all that is seen of it but a hat. */
export function drawHeadBehind(row: HeadRow, nape: Draw, context: HeadContext, coat: Coat): HeadPlace {
  const { sheet, headwear } = context
  nape({ ...kitOf(row, context, coat), turned: 0, shift: 0, away: true })
  const { eyes } = faceForm(row, coat)
  const seat = { x: 0, y: -6, size: 0.74, ...row.seat }
  let top = row.top
  if (headwear)
    sheet.within(placed(seat.x, seat.y, 0, seat.size), () => {
      top = Math.min(top, seat.y + drawHeadwearBehind(sheet, headwear) * seat.size)
    })
  return { face: { x: 0, y: eyes.y }, mouth: { x: 0, y: row.mouth?.y ?? 24 }, top: { x: 0, y: top } }
}

function faceForm(row: HeadRow, coat: Coat): FaceForm {
  const young = coat.stage === 'baby' ? 1.14 : 1
  const eyes = { apart: 19, y: -3, rx: 8, ry: 9.4, ...row.eyes }
  const bright = luminance(coat.main.base)
  return {
    eyes: { ...eyes, rx: eyes.rx * young, ry: eyes.ry * young, y: eyes.y + (young > 1 ? 2 : 0) },
    iris: row.iris ?? '#7A4A2A',
    brow: {
      colour:
        coat.stage === 'elderly' ? '#F4EFE8' : bright < 0.4 ? mix(coat.main.base, '#0E080F', 0.55) : coat.main.deep,
      width: (coat.stage === 'elderly' ? 5 : 3.8) * (row.brow ?? 1),
      lift: 2,
    },
    lid: '#33202B',
    lashes: row.lashes ?? false,
    mouth: row.mouth === undefined ? { y: 29, size: 0.72 } : row.mouth,
    cheeks:
      row.cheeks === null
        ? null
        : { colour: '#F0776F', apart: eyes.apart + 12, y: eyes.y + 18, size: row.cheeks ?? 6.5 },
    turn: row.turn ?? 8,
    ...(row.sclera ? { sclera: row.sclera } : {}),
  }
}

function kitOf(row: HeadRow, { sheet, feeling, headwear }: HeadContext, coat: Coat): Kit {
  return {
    sheet,
    coat,
    turned: feeling.turned,
    shift: (row.turn ?? 8) * feeling.turned,
    headwear: headwear !== null,
    away: false,
    mouth: feeling.closed ? 'soft' : feeling.expression.mouth,
  }
}

/** Small round glasses: old age without a wrinkle. */
function drawYears(sheet: Sheet, { eyes }: FaceForm, x: number): void {
  const r = eyes.rx + 4.6
  for (const side of [-1, 1]) {
    sheet.flat(oval(x + side * eyes.apart * 0.98, eyes.y + 1, r), '#FFFFFF', 0.14)
    sheet.line(oval(x + side * eyes.apart * 0.98, eyes.y + 1, r), '#B98A3A', 2.2)
  }
  const inner = eyes.apart * 0.98 - r
  if (inner > 0) sheet.line(`M${x - inner} ${eyes.y}Q${x} ${eyes.y - 4} ${x + inner} ${eyes.y}`, '#B98A3A', 2.2)
}
