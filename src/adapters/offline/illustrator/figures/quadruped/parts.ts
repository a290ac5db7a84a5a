import type { Joints } from '../biped/skeleton.ts'
import { paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { limb, oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Quadruped } from './draw-quadruped.ts'

/** The trunk from the side: chest to the right, in the frame of its middle. */
export function barrel({ length, chest, rump }: Quadruped, ease = 0): string {
  const l = length / 2
  const [c, r] = [chest + ease, rump + ease]
  return `M${-l - r * 0.9} ${-r * 0.1}C${-l - r * 0.9} ${-r * 1.02} ${-l - r * 0.2} ${-r * 1.02} ${-l * 0.4} ${-r * 0.94}C0 ${-r * 0.86} ${l * 0.4} ${-c * 0.92} ${l} ${-c}C${l + c} ${-c} ${l + c * 0.96} ${c * 0.3} ${l + c * 0.6} ${c * 0.68}C${l} ${c * 1.14} ${l * 0.2} ${c * 1.06} 0 ${c * 1.02}C${-l * 0.4} ${r * 1.02} ${-l} ${r * 1.04} ${-l - r * 0.5} ${r * 0.8}C${-l - r * 0.86} ${r * 0.6} ${-l - r * 0.9} ${r * 0.4} ${-l - r * 0.9} ${-r * 0.1}Z`
}

export function drawBarrel(sheet: Sheet, animal: Quadruped): void {
  const shape = barrel(animal)
  const { coat, chest, length } = animal
  sheet.layered(shape, coat.main, { x: -length * 0.1, y: -chest * 0.3 }, 0.955)
  sheet.clipped(shape, () => {
    sheet.flat(oval(length * 0.06, chest * 1.16, length * 0.6, chest * 0.5), coat.pale.base)
    animal.markings?.(sheet)
  })
}

export function drawQuadFoot(
  sheet: Sheet,
  { foot, coat, legR }: Quadruped,
  [, knee, end]: Joints,
  far: boolean,
  hind: boolean,
): void {
  const angle = (Math.atan2(end.x - knee.x, end.y - knee.y) * 180) / Math.PI
  const k = legR / 7
  const tone = far ? 'shade' : 'base'
  sheet.within(placed(end.x, end.y, Math.abs(angle) < 36 ? 0 : -angle, k), () => {
    if (foot === 'hoof') sheet.cut('M-6.4 -3.4L-7.6 5H7.6L6.4 -3.4Q0 -5.4 -6.4 -3.4Z', paper('#5B4740'), tone)
    else if (foot === 'round') {
      sheet.cut('M-6.8 -5L-7.8 3.4Q-7.6 5 -5.6 5H5.6Q7.6 5 7.8 3.4L6.8 -5Z', coat.main, tone)
      for (const x of [-4.4, 0, 4.4])
        sheet.flat(`M${x - 1.9} 5Q${x - 1.9} 1.6 ${x} 1.6Q${x + 1.9} 1.6 ${x + 1.9} 5Z`, coat.pale.base)
    } else if (foot === 'talons' && !hind) {
      const horn = paper('#EFA03A')
      sheet.cut('M-5 -6Q-6 0 -8 3Q-8 5.4 -4 5H11Q13 4 11 1.6Q6 0 5 -6Z', horn, tone)
      sheet.line('M2 4.6L1 1M6.6 4.6L5.6 1.4', horn.deep, 1.2, 0.6)
    } else {
      sheet.cut('M-7 -5Q-8.6 4.8 -5 5H8.6Q12.6 4.4 11 0Q8.4 -3 6 -5Z', coat.main, tone)
      sheet.line('M4.4 4.8Q3.8 2.6 4.6 1.4M8 4.6Q7.6 2.8 8.2 1.6', coat.main.deep, 0.9, 0.6)
    }
  })
}

/** Shorts and trousers go on the hind legs, long ones on all four. */
export function drawLegClothes(
  sheet: Sheet,
  { outfit, legR }: Quadruped,
  joints: Joints,
  far: boolean,
  hind: boolean,
): void {
  const { bottom } = outfit
  if (bottom && bottom.kind !== 'skirt' && (hind || bottom.kind === 'trousers'))
    sheet.cut(
      limb(joints, [legR * (hind ? 1.7 : 1.5), legR * 1.34, legR * 1.24], 0, bottom.kind === 'trousers' ? 0.86 : 0.46),
      bottom.paper,
      far ? 'shade' : 'base',
    )
  const cloth = outfit.coat ?? outfit.top?.paper ?? outfit.dress?.paper
  if (cloth && !hind)
    sheet.cut(
      limb(joints, [legR * 1.5, legR * 1.36, legR * 1.3], 0, outfit.coat ? 0.7 : 0.36),
      cloth,
      far ? 'shade' : 'base',
    )
}

/** A jersey round the chest, a coat over the whole back, a skirt round the hips. */
export function drawClothes(sheet: Sheet, animal: Quadruped): void {
  const { outfit, length, chest, rump } = animal
  const body = barrel(animal, 1.6)
  const l = length / 2
  const band = (from: number, to: number) =>
    `M${from} ${-chest * 2}Q${from - 4} 0 ${from} ${chest * 2}H${to}Q${to + 3} 0 ${to} ${-chest * 2}Z`
  const piece = (from: number, to: number, cloth: NonNullable<Quadruped['outfit']['coat']>, hem: number | null) => {
    sheet.clipped(body, () => {
      sheet.flat(band(from, to), cloth.base)
      sheet.flat(
        `M${from} ${chest * 0.5}Q${(from + to) / 2} ${chest * 0.8} ${to} ${chest * 0.4}V${chest * 2}H${from}Z`,
        cloth.shade,
      )
      for (const x of hem === null ? [] : [hem])
        sheet.line(`M${x} ${-chest * 2}Q${x - 4} 0 ${x} ${chest * 2}`, cloth.deep, 3, 0.55)
    })
    sheet.line(body, cloth.edge, 1, 0.5)
  }
  if (outfit.bottom)
    piece(-l - rump * 1.2, outfit.bottom.kind === 'skirt' ? -l * 0.3 : -l * 0.5, outfit.bottom.paper, -l * 0.4)
  if (outfit.bottom?.kind === 'skirt') ruffle(sheet, -l - rump * 0.7, -l * 0.36, rump * 0.72, outfit.bottom.paper)
  if (outfit.top) piece(-l * 0.1, l + chest * 1.2, outfit.top.paper, -l * 0.06)
  if (outfit.dress) {
    piece(-l - rump * 0.3, l + chest * 1.2, outfit.dress.paper, null)
    ruffle(sheet, -l - rump * 0.7, l * 0.3, rump * 0.72, outfit.dress.paper)
  }
  if (outfit.coat) {
    piece(-l - rump * 0.7, l + chest * 1.2, outfit.coat, -l - rump * 0.6)
    sheet.flat(band(-l * 0.1, l * 0.06).replaceAll(`${chest * 2}`, `${chest * 0.98}`), outfit.coat.deep, 0.8)
    for (const x of [l * 0.5, l * 0.86]) sheet.flat(oval(x, chest * 0.3, chest * 0.1), outfit.coat.deep)
  }
}

function ruffle(
  sheet: Sheet,
  from: number,
  to: number,
  y: number,
  cloth: NonNullable<Quadruped['outfit']['coat']>,
): void {
  const count = 6
  const wide = (to - from) / count
  let edge = ''
  for (let i = count; i > 0; i--)
    edge += `Q${from + wide * (i - 0.5)} ${y + wide * 1.5} ${from + wide * (i - 1)} ${y + wide * 0.7}`
  sheet.cut(`M${from} ${y - wide * 0.3}L${to} ${y - wide * 0.3}L${to} ${y + wide * 0.7}${edge}Z`, cloth, 'light')
}
