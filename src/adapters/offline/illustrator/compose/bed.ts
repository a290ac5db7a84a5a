import type { Scene } from '../../../../domain/scene.ts'
import { darker, lighter } from '../kit/colour.ts'
import { circle, n, path, rect, sheet } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { drawProp } from '../props/draw-prop.ts'
import { sizeInHand } from '../props/prop-traits.ts'
import { type Actor, halfHead } from './actor.ts'

/** Height of the mattress above the floor, in the figure's units. */
const MATTRESS = 44

/** In a bedroom whoever lies or sleeps does so in a bed of their own, which the room then does not need. */
export function sleepsInBed(actor: Actor, { setting }: Scene): boolean {
  return setting === 'bedroom' && (actor.cast.pose === 'sleep' || actor.cast.pose === 'lie') && !actor.aloft
}

/** Up onto the mattress, and a little smaller, so that the bed keeps inside the picture. */
export function inBed(actor: Actor): Actor {
  const { bounds } = actor.figure
  const middle = bounds.x + bounds.width / 2
  const scale = actor.scale * 0.84
  return { ...actor, scale, x: actor.x + middle * (actor.scale - scale), y: actor.y - MATTRESS * scale, layer: -1 }
}

/** What is under a sleeper and what is over it, in pixels. */
export function bedding(actor: Actor, { tone, accents }: Stage): { under: string; over: string } {
  const { bounds, anchors } = actor.figure
  const head = anchors.face.x >= anchors.hip.x ? 1 : -1
  const place = (svg: string) =>
    `<g transform="translate(${n(actor.x)} ${n(actor.y)}) scale(${n(actor.scale * head)} ${n(actor.scale)})">${svg}</g>`
  // Drawn as if the head lay to the right.
  const [ends, starts] = head > 0 ? [bounds.x + bounds.width, bounds.x] : [-bounds.x, -bounds.x - bounds.width]
  const [from, to] = [starts - 16, ends + 18]
  const wood = tone('#a8744a')
  const neck = anchors.face.x * head - halfHead(actor) * 0.86
  const top = -Math.max(32, Math.abs(anchors.hip.y) * 1.75)
  const under =
    sheet(`M${n(to - 8)} ${MATTRESS}V-74Q${n(to + 8)} -96 ${n(to + 24)} -74V${MATTRESS}Z`, darker(wood, 0.14), 3) +
    sheet(
      `M${n(from - 18)} ${MATTRESS}V-22Q${n(from - 6)} -36 ${n(from + 6)} -22V${MATTRESS}Z`,
      darker(wood, 0.14),
      3,
    ) +
    rect(from - 4, 20, to - from + 8, 16, wood, 3) +
    sheet(
      `M${n(from)} 24V2Q${n(from)} -6 ${n(from + 10)} -6H${n(to - 10)}Q${n(to)} -6 ${n(to)} 2V24Z`,
      tone('#fdf3e2'),
      2,
    ) +
    sheet(
      `M${n(to - 74)} 0Q${n(to - 84)} -30 ${n(to - 40)} -34Q${n(to + 2)} -38 ${n(to - 4)} -4Q${n(to - 40)} 8 ${n(to - 74)} 0Z`,
      tone('#fffaf0'),
      2,
    )
  const cover = `M${n(from - 4)} 28V0Q${n(from)} ${n(top * 0.7)} ${n(from + 30)} ${n(top * 0.86)}Q${n((from + neck) / 2)} ${n(top * 1.12)} ${n(neck - 6)} ${n(top * 0.92)}Q${n(neck + 10)} ${n(top * 0.5)} ${n(neck + 2)} 26Q${n((from + neck) / 2)} 36 ${n(from - 4)} 28Z`
  const fold = `M${n(neck - 20)} ${n(top)}Q${n(neck - 2)} ${n(top * 0.98)} ${n(neck + 4)} ${n(top * 0.84)}Q${n(neck + 14)} ${n(top * 0.4)} ${n(neck + 4)} 26L${n(neck - 14)} 29Q${n(neck - 2)} ${n(top * 0.4)} ${n(neck - 20)} ${n(top)}Z`
  const dots = [0.18, 0.42, 0.66, 0.86].flatMap((share, i) => {
    const x = from + (neck - from) * share
    return [
      circle(x, i % 2 ? -6 : 8, 5, accents[1], 0.85),
      circle(x + 4, (i % 2 ? 14 : -14) + top * 0.12, 5, accents[1], 0.85),
    ]
  })
  return {
    under: place(under),
    over: place(sheet(cover, accents[0], 3) + dots.join('') + path(fold, lighter(tone('#fbefdc'), 0.1))),
  }
}

/** What a sleeper holds lies in their arm, on the quilt. */
export function embraced(actor: Actor): string {
  const { holding } = actor.cast
  if (!holding || actor.cast.pose !== 'sleep') return ''
  const { face, hip } = actor.figure.anchors
  const head = face.x >= hip.x ? 1 : -1
  const size = Math.min(52, sizeInHand(holding)) * actor.scale
  const x = actor.x + (face.x - head * halfHead(actor) * 1.25) * actor.scale
  return drawProp(holding, x, actor.y + 12 * actor.scale, size, { turn: head * 16 })
}
