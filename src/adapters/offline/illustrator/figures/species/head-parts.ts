import { mix, type Paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { around, oval, tufts } from '../paper/shapes.ts'
import type { Kit } from './kit.ts'

/** Draws the same piece on both sides of the head; the far one a little narrower when the head turns. */
export function bothSides({ sheet, turned }: Kit, draw: (far: boolean) => void): void {
  sheet.within(placed(0, 0, 0, 1), () => draw(false))
  sheet.within(placed(turned * 2, 0, 0, turned ? -0.94 : -1, 1), () => draw(true))
}

export function skull(kit: Kit, rx = 48, ry = 45, jaw = 0, paper: Paper = kit.coat.main): void {
  const { sheet } = kit
  const shape = `M0 ${-ry}C${rx * 0.62} ${-ry} ${rx} ${-ry * 0.56} ${rx} ${2}C${rx} ${ry * 0.62} ${rx * 0.62 + jaw} ${ry} 0 ${ry}C${-rx * 0.62 - jaw} ${ry} ${-rx} ${ry * 0.62} ${-rx} 2C${-rx} ${-ry * 0.56} ${-rx * 0.62} ${-ry} 0 ${-ry}Z`
  sheet.shadow(shape, 0.5, 3.4, 0.11)
  sheet.layered(shape, paper, { x: -8, y: -8 }, 0.955)
}

export function roundEars(
  kit: Kit,
  x: number,
  y: number,
  r: number,
  outer = kit.coat.main,
  inner = kit.coat.dark,
): void {
  bothSides(kit, () => {
    kit.sheet.cut(oval(-x, y, r, r), outer)
    if (!kit.away) kit.sheet.flat(oval(-x + 1.5, y + 2.5, r * 0.58, r * 0.58), inner.base, 0.75)
  })
}

/** Upright ears: base on the skull from (x1, y1) to (x2, y2), tip at (tx, ty). */
export function pointedEars(
  kit: Kit,
  ear: { x1: number; y1: number; x2: number; y2: number; tx: number; ty: number; tip?: boolean; inner?: string },
): void {
  const { x1, y1, x2, y2, tx, ty } = ear
  const { sheet, coat } = kit
  bothSides(kit, () => {
    const shape = `M${-x1} ${y1}Q${-x1 - 3} ${(y1 + ty) / 2} ${-tx} ${ty}Q${(-tx - x2) / 2 + 3} ${(ty + y2) / 2 - 5} ${-x2} ${y2}Z`
    sheet.cut(shape, coat.main)
    if (ear.tip)
      sheet.clipped(shape, () =>
        sheet.flat(`M-80 -120H20V${ty + 17}Q${-tx} ${ty + 23} -80 ${ty + 15}Z`, coat.dark.base),
      )
    if (kit.away) return
    const k = 0.6
    const [cx, cy] = [(-x1 - x2) / 2, (y1 + y2) / 2]
    const near = (x: number, y: number) => `${cx + (x - cx) * k} ${cy + (y - cy) * k + 1}`
    sheet.flat(
      `M${near(-x1, y1)}Q${near(-x1 - 3, (y1 + ty) / 2)} ${near(-tx, ty)}Q${near((-tx - x2) / 2 + 3, (ty + y2) / 2 - 5)} ${near(-x2, y2)}Z`,
      ear.inner ?? mix(coat.main.base, '#E89A92', 0.55),
    )
  })
}

/** A light muzzle patch with the nose on it. */
export function muzzle(
  kit: Kit,
  {
    y,
    rx,
    ry,
    nose,
    noseY,
    paper = kit.coat.pale,
  }: { y: number; rx: number; ry: number; nose: number; noseY: number; paper?: Paper },
): void {
  const { sheet, coat, shift } = kit
  const x = shift * 1.15
  const shape = oval(x, y, rx, ry)
  sheet.shadow(shape, 0, 2.4, 0.08)
  sheet.cut(shape, paper)
  drawNose(kit, x, noseY, nose)
  sheet.line(`M${x} ${noseY + nose * 0.7}V${y + 2}`, coat.nose, 1.7, 0.7)
}

export function drawNose({ sheet, coat }: Kit, x: number, y: number, r: number, colour = coat.nose): void {
  sheet.flat(
    `M${x - r} ${y - r * 0.35}Q${x - r * 0.9} ${y - r * 0.85} ${x} ${y - r * 0.8}Q${x + r * 0.9} ${y - r * 0.85} ${x + r} ${y - r * 0.35}Q${x + r * 0.7} ${y + r * 0.8} ${x} ${y + r * 0.85}Q${x - r * 0.7} ${y + r * 0.8} ${x - r} ${y - r * 0.35}Z`,
    colour,
  )
  sheet.flat(oval(x - r * 0.3, y - r * 0.4, r * 0.28, r * 0.16), '#FFFFFF', 0.6)
}

export function whiskers({ sheet, shift }: Kit, y: number, colour: string): void {
  for (const side of [-1, 1])
    sheet.line(
      `M${shift + side * 22} ${y}Q${shift + side * 36} ${y - 3} ${shift + side * 46} ${y - 4}M${shift + side * 22} ${y + 5}Q${shift + side * 36} ${y + 5} ${shift + side * 45} ${y + 7}`,
      colour,
      1.3,
      0.6,
    )
}

export function mane(
  { sheet }: Kit,
  paper: Paper,
  rx: number,
  ry: number,
  cy: number,
  count: number,
  depth: number,
  tone: 'base' | 'shade' = 'base',
): void {
  sheet.cut(tufts(around(0, cy, rx, ry, 0, 360 - 360 / count, count), depth), paper, tone)
}

/** A pair of horns or antlers' stumps: curved cones from the skull. */
export function horns(
  kit: Kit,
  {
    x = 26,
    y = -36,
    tx = 40,
    ty = -78,
    w = 12,
    bend = -8,
    paper,
  }: { x?: number; y?: number; tx?: number; ty?: number; w?: number; bend?: number; paper: Paper },
): void {
  bothSides(kit, () => {
    kit.sheet.layered(
      `M${-x - w / 2} ${y}Q${-(x + tx) / 2 - w / 2 + bend} ${(y + ty) / 2} ${-tx} ${ty}Q${-(x + tx) / 2 + w / 2 + bend} ${(y + ty) / 2} ${-x + w / 2} ${y}Z`,
      paper,
      { x: -x - w * 0.2, y: y - 4 },
      0.9,
    )
  })
}

/** Fur that stands off the cheeks. */
export function cheekFur(kit: Kit, paper: Paper, y = 16, out = 58): void {
  bothSides(kit, () => {
    kit.sheet.cut(
      `M-36 ${y - 20}Q-46 ${y - 8} -${out} ${y - 2}Q-50 ${y + 4} -${out - 4} ${y + 13}Q-46 ${y + 14} -${out - 14} ${y + 25}Q-30 ${y + 24} -20 ${y + 18}Z`,
      paper,
    )
  })
}
