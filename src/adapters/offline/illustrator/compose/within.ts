import type { Character } from '../../../../domain/character.ts'
import type { Mood, Pose, Scene, SceneCast } from '../../../../domain/scene.ts'
import { isNewborn } from '../figures/person/newborn.ts'
import { darker, lighter } from '../kit/colour.ts'
import { circle, n, path, rect, sheet } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { drawProp } from '../props/draw-prop.ts'
import { type Actor, halfHead } from './actor.ts'
import { sittersBefore } from './seats.ts'

/** What somebody sits in, the legs hidden by it. */
export type Within = 'bathtub' | 'bed'

const ABED: ReadonlySet<Mood> = new Set<Mood>(['sleepy', 'sad', 'scared', 'worried', 'calm'])
/** Height of the mattress above the floor, and of the tub's rim, in the figure's units. */
const MATTRESS = 44
const RIM = 66
const TUB = 138
/** From who sits in it to the foot of the bed. */
const BED = 132

/** The first who sits where there is a bathtub is in it; where there is a bed, at night or poorly, in that. */
export function withinOf(cast: SceneCast, character: Character, scene: Scene): Within | null {
  const { interaction, props, setting, time } = scene
  if (cast.pose !== 'sit' || isNewborn(character) || interaction?.from === cast.name || interaction?.to === cast.name)
    return null
  if (sittersBefore(cast, scene) > 0) return null
  if (props.includes('bathtub')) return 'bathtub'
  const hasBed = props.includes('bed') || props.includes('hospital-bed')
  const isRoom = setting === 'bedroom' || setting === 'hospital'
  return hasBed && isRoom && (time === 'night' || ABED.has(cast.mood)) ? 'bed' : null
}

/** Legs are out of sight: whoever sits there is drawn upright. */
export function poseWithin({ holding }: SceneCast): Pose {
  return holding ? 'hold' : 'stand'
}

/** Down to the hips into it, and whole within the picture, `width` pixels wide. */
export function lowered(actor: Actor, within: Within, width: number): Actor {
  const { hip } = actor.figure.anchors
  const level = within === 'bed' ? -MATTRESS - 6 : -RIM - 4
  const [left, right] = reachOf(actor, within)
  const scale = Math.min(actor.scale, (width * 0.94) / (left + right))
  const x = Math.max(width * 0.03 + left * scale, Math.min(width * 0.97 - right * scale, actor.x))
  const y = actor.y + (level - hip.y) * scale
  return { ...actor, x, y, scale, layer: within === 'bed' ? -1 : actor.layer }
}

/** How far what they sit in reaches to the left and the right of them, in the figure's units. */
function reachOf(actor: Actor, within: Within): [left: number, right: number] {
  if (within === 'bathtub') return [TUB / 2, TUB / 2]
  const [head, foot] = [halfHead(actor) + 36, BED + 24]
  return actor.facing === 'left' ? [foot, head] : [head, foot]
}

/** What is behind who sits there and what hides their legs, in pixels; `figure` is drawn between, cut at the lap. */
export function surroundings(actor: Actor, within: Within, stage: Stage): { under: string; over: string } {
  return within === 'bathtub' ? tub(actor) : bed(actor, stage)
}

/** The figure without what is below the lap. */
export function aboveTheLap(actor: Actor, svg: string, id: string): string {
  const { hip } = actor.figure.anchors
  const y = actor.y + (hip.y + 12) * actor.scale
  return `<clipPath id="${id}"><path d="M-9999 -9999H9999V${n(y)}H-9999Z"/></clipPath><g clip-path="url(#${id})">${svg}</g>`
}

function tub(actor: Actor): { under: string; over: string } {
  const { hip } = actor.figure.anchors
  const foot = actor.y + (hip.y + RIM + 4) * actor.scale
  return { under: '', over: drawProp('bathtub', actor.x, foot, TUB * actor.scale) }
}

/** A bed seen from its side, its head at the side to which nobody looks. */
function bed(actor: Actor, { tone, accents }: Stage): { under: string; over: string } {
  const { hip } = actor.figure.anchors
  const facing = actor.facing === 'left' ? -1 : 1
  const place = (svg: string) =>
    `<g transform="translate(${n(actor.x)} ${n(actor.y + (hip.y + 6) * actor.scale)}) scale(${n(actor.scale * facing)} ${n(actor.scale)})">${svg}</g>`
  const back = -halfHead(actor) - 22
  const wood = tone('#a8744a')
  const under =
    sheet(`M${n(back - 14)} ${MATTRESS}V-66Q${n(back)} -88 ${n(back + 14)} -66V${MATTRESS}Z`, darker(wood, 0.14), 3) +
    sheet(
      `M${n(back + 10)} 6Q${n(back + 2)} -44 ${n(back + 34)} -48Q${n(back + 62)} -46 ${n(back + 56)} 6Z`,
      tone('#fffaf0'),
      2,
    )
  const quilt = `M-20 6Q-16 -14 14 -12Q${n(BED * 0.5)} -22 ${BED} -6Q${n(BED + 10)} 4 ${n(BED + 4)} 34H-26Q-30 16 -20 6Z`
  const over =
    sheet(`M${n(BED - 2)} ${MATTRESS}V-26Q${n(BED + 10)} -40 ${n(BED + 22)} -26V${MATTRESS}Z`, darker(wood, 0.14), 3) +
    rect(back, 16, BED - back, 20, wood, 3) +
    sheet(`M${n(back + 6)} 20V2H${n(BED)}V20Z`, tone('#fdf3e2'), 2) +
    sheet(quilt, accents[0], 3) +
    [0.2, 0.42, 0.64, 0.86].flatMap((share, i) => [circle(BED * share, i % 2 ? 2 : 20, 5, accents[1], 0.85)]).join('') +
    path(`M-22 8Q-18 -16 12 -13Q20 -12 22 -4Q0 -4 -10 12Q-20 16 -22 8Z`, lighter(tone('#fbefdc'), 0.1))
  return { under: place(under), over: place(over) }
}
