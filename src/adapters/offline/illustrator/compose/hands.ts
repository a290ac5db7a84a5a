import type { Character } from '../../../../domain/character.ts'
import type { PropName, Scene } from '../../../../domain/scene.ts'
import type { Paper } from '../figures/paper/colours.ts'
import { placed } from '../figures/paper/outline.ts'
import { limb, oval } from '../figures/paper/shapes.ts'
import { Sheet } from '../figures/paper/sheet.ts'
import { lookOf } from '../figures/person/look.ts'
import { glow } from '../kit/paper.ts'
import { drawProp } from '../props/draw-prop.ts'
import { traitsOf } from '../props/prop-traits.ts'

/** The drawing's own square: arms reach in from its lower corners. */
const UNITS = 512
/** Side of the thing, in these units: a ring is held up as well as a box. */
const LEAST = 124
const MOST = 250
/** Where the thing stands. */
const FOOT = { x: UNITS / 2, y: 396 }

/** The thing of the moment in the hands of who holds it. */
export function handsOf({ cast }: Scene, characters: readonly Character[], side: number): string {
  const [holder] = cast
  const owner = characters.find(({ name }) => name === holder?.name)
  return owner && holder?.holding ? handsWith(holder.holding, owner, side) : ''
}

/** A pair of hands that hold up a thing, as whose hands they are sees it. `side` is the picture's, in pixels. */
function handsWith(prop: PropName, owner: Character, side: number): string {
  const { skin, outfit } = lookOf(owner)
  const long = outfit.coat ?? outfit.onesie
  const sleeve = long ?? outfit.top?.paper ?? outfit.dress?.paper ?? null
  const size = Math.max(LEAST, Math.min(MOST, traitsOf(prop).size * 3))
  const arms = new Sheet('hands')
  const thumbs = new Sheet('thumbs')
  for (const direction of [-1, 1] as const)
    arms.within([direction, 0, 0, 1, 0, 0], () => drawArm(arms, size, skin, sleeve, long ? 0.78 : 0.44))
  for (const direction of [-1, 1] as const)
    thumbs.within([direction, 0, 0, 1, 0, 0], () => drawThumb(thumbs, size, skin))
  const scale = side / UNITS
  const within = (svg: string) => `<g transform="translate(${side / 2} 0) scale(${scale})">${svg}</g>`
  return (
    glow([side / 2, (FOOT.y - size / 2) * scale, side * 0.42, side * 0.4], [1, 0.8, 0.6], '#fff6dd', 0.14) +
    within(arms.svg) +
    drawProp(prop, FOOT.x * scale, FOOT.y * scale, size * scale) +
    within(thumbs.svg)
  )
}

/** Of the right arm; x from the middle of the picture. */
function wristOf(size: number) {
  return { x: size * 0.5 + 16, y: FOOT.y - size * 0.22 + 40 }
}

function drawArm(sheet: Sheet, size: number, skin: Paper, sleeve: Paper | null, cover: number): void {
  const wrist = wristOf(size)
  const joints = [
    { x: 214, y: 566 },
    { x: 216, y: 486 },
    { x: wrist.x, y: wrist.y },
  ]
  const bare = limb(joints, [46, 42, 31])
  sheet.shadow(bare, 3, 5, 0.14)
  sheet.cut(bare, skin)
  if (sleeve) sheet.cut(limb(joints, [66, 60, 52], 0, cover), sleeve)
  sheet.within(placed(wrist.x - 10, wrist.y - 30, -14), () => {
    sheet.cut(oval(0, 0, 35, 41), skin)
    for (const [y, long] of [
      [-30, 30],
      [-14, 34],
      [3, 33],
      [19, 28],
    ] as const)
      sheet.cut(oval(-22, y, long, 10), skin, 'shade')
  })
}

function drawThumb(sheet: Sheet, size: number, skin: Paper): void {
  const wrist = wristOf(size)
  sheet.within(placed(wrist.x - 16, wrist.y - 34, 24), () => {
    const thumb = oval(-24, 0, 33, 14)
    sheet.shadow(thumb, 2, 4, 0.16)
    sheet.cut(thumb, skin)
    sheet.flat(oval(-46, -2, 7, 6), skin.light, 0.7)
  })
}
