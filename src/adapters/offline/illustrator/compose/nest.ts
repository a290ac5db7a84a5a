import type { Scene } from '../../../../domain/scene.ts'
import { isNewborn } from '../figures/person/newborn.ts'
import { darker, lighter } from '../kit/colour.ts'
import { ellipse, n, path, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import type { Actor } from './actor.ts'
import { isBorne } from './carry.ts'
import { LOWEST } from './cast-frame.ts'

/** What a little one lies in. */
export type Nest = 'cot' | 'basket'

/** How far above the ground it lies, in the figure's units. */
const HEIGHT: Record<Nest, number> = { cot: 44, basket: 9 }

/** What stands out of it on either side. */
const MARGIN = 18
/** How much of the picture's width it takes at most. */
const MOST: Record<Nest, number> = { cot: 0.46, basket: 0.52 }

/** A cot where the scene has one, and for who was just born in every bedroom; elsewhere a newborn lies in its basket. */
export function nestOf(
  { cast, character, aloft }: Pick<Actor, 'cast' | 'character' | 'aloft'>,
  scene: Scene,
): Nest | null {
  const lies = cast.pose === 'lie' || cast.pose === 'sleep'
  if (!lies || aloft || isBorne(cast, scene)) return null
  const newborn = isNewborn(character)
  const human = character.gender === 'female' || character.gender === 'male'
  if (scene.props.includes('cot') && (newborn || (human && character.age === 'baby'))) return 'cot'
  if (!newborn) return null
  return scene.setting === 'bedroom' ? 'cot' : 'basket'
}

/** Up into it, no larger than half the picture and whole within it. */
export function inNest(actor: Actor, nest: Nest, width: number, height: number): Actor {
  const { bounds } = actor.figure
  const scale = Math.min(actor.scale, (width * MOST[nest]) / (bounds.width + 2 * MARGIN))
  const [left, right] = [(bounds.x - MARGIN) * scale, (bounds.x + bounds.width + MARGIN) * scale]
  const x = Math.max(width * 0.05 - left, Math.min(width * 0.95 - right, actor.x))
  // A basket stands before everybody's feet.
  return {
    ...actor,
    layer: nest === 'basket' ? 1 : -1,
    scale,
    x,
    y: Math.min(actor.y, height * LOWEST) - HEIGHT[nest] * scale,
  }
}

/** What is under a little one and what is over it, in pixels. */
export function nesting(actor: Actor, nest: Nest, stage: Stage): { under: string; over: string } {
  const { bounds } = actor.figure
  const around = { from: bounds.x, to: bounds.x + bounds.width, top: bounds.y }
  const { under, over } = nest === 'cot' ? cotFor(actor, around, stage) : basketFor(around, stage)
  const place = (svg: string) =>
    `<g transform="translate(${n(actor.x)} ${n(actor.y)}) scale(${Math.round(actor.scale * 1000) / 1000})">${svg}</g>`
  return { under: place(under), over: place(over) }
}

type Around = { from: number; to: number; top: number }

function cotFor(actor: Actor, around: Around, { tone, accents }: Stage): { under: string; over: string } {
  const [from, to] = [around.from - 12, around.to + 12]
  const floor = HEIGHT.cot
  const wood = tone('#c99a66')
  const bars = (top: number, foot: number, colour: string) => {
    const count = Math.round((to - from) / 10)
    return Array.from({ length: count - 1 }, (_, i) => {
      const x = from + ((to - from) * (i + 1)) / count
      return stroke(`M${n(x)} ${n(top)}V${n(foot)}`, colour, 2.4)
    }).join('')
  }
  const post = (x: number) =>
    sheet(`M${n(x - 4)} ${floor}V-62Q${n(x)} -70 ${n(x + 4)} -62V${floor}Z`, darker(wood, 0.12), 1.6)
  const under =
    bars(-54, 10, darker(wood, 0.1)) +
    rect(from, -58, to - from, 6, wood, 3) +
    post(from) +
    post(to) +
    rect(from + 2, 4, to - from - 4, 13, tone('#fdf3e2'), 4) +
    sheet(
      `M${n(from + 4)} 6V0Q${n(from + 4)} -5 ${n(from + 10)} -5H${n(to - 10)}Q${n(to - 4)} -5 ${n(to - 4)} 0V6Z`,
      tone('#fffaf0'),
      1.5,
    )
  const wrapped = isNewborn(actor.character)
  const over =
    (wrapped ? '' : quilt(actor, around, accents[0])) +
    bars(12, floor - 6, wood) +
    card(from, 6, to - from, 7, lighter(wood, 0.14)) +
    rect(from, floor - 10, to - from, 6, wood, 3) +
    post(from - 1) +
    post(to + 1)
  return { under, over }
}

/** Drawn up to the breast of whoever lies there. */
function quilt({ figure }: Actor, { from, to, top }: Around, colour: string): string {
  const { face, hip } = figure.anchors
  const right = face.x >= hip.x
  const neck = face.x + (hip.x - face.x) * 0.52
  const [a, b] = right ? [from - 4, neck] : [neck, to + 4]
  const high = Math.max(top * 0.62, -34)
  return (
    sheet(`M${n(a)} 10V${n(high * 0.5)}Q${n((a + b) / 2)} ${n(high * 1.3)} ${n(b)} ${n(high * 0.7)}V10Z`, colour, 1.6) +
    stroke(`M${n(neck)} ${n(high * 0.7)}V8`, lighter(colour, 0.6), 6)
  )
}

function card(x: number, y: number, width: number, height: number, fill: string): string {
  return (
    rect(x + 1, y + 2, width, height, '#2b2233', 3).replace('/>', ' fill-opacity=".14"/>') +
    rect(x, y, width, height, fill, 3)
  )
}

function basketFor({ from, to }: Around, { tone }: Stage): { under: string; over: string } {
  const [a, b] = [from - 9, to + 9]
  const middle = (a + b) / 2
  const straw = tone('#d9ae72')
  const lining = tone('#fdf3e2')
  const under =
    ellipse(middle, 9, (b - a) * 0.46, 5, '#2b2233', 0.16) +
    path(`M${n(a)} -14Q${n(middle)} -42 ${n(b)} -14L${n(b - 6)} 8H${n(a + 6)}Z`, darker(straw, 0.2)) +
    path(`M${n(a + 4)} -13Q${n(middle)} -37 ${n(b - 4)} -13L${n(b - 8)} 6H${n(a + 8)}Z`, lining)
  const wall = `M${n(a - 1)} -15Q${n(middle)} 3 ${n(b + 1)} -15Q${n(b + 1)} 4 ${n(b - 9)} 9Q${n(middle)} 13 ${n(a + 9)} 9Q${n(a - 1)} 4 ${n(a - 1)} -15Z`
  const weave = Array.from({ length: 9 }, (_, i) => {
    const share = (i + 1) / 10
    const x = a + (b - a) * share
    const sag = 4 * share * (1 - share) * 9
    return stroke(`M${n(x)} ${n(-13 + sag)}L${n(middle + (x - middle) * 0.9)} 8.5`, darker(straw, 0.2), 1.1)
  }).join('')
  const over =
    sheet(wall, straw, 1.6) +
    weave +
    stroke(`M${n(a + 2)} -7Q${n(middle)} 9 ${n(b - 2)} -7`, darker(straw, 0.16), 1.4) +
    stroke(`M${n(a - 1)} -15Q${n(middle)} 3 ${n(b + 1)} -15`, lining, 5.5) +
    [a + 8, b - 8].map((x) => stroke(`M${n(x - 6)} -5q6 9 12 0`, darker(straw, 0.34), 2.4)).join('')
  return { under, over }
}
