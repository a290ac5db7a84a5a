import type { Character } from '../../../../domain/character.ts'
import type { Mood } from '../../../../domain/scene.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { ellipse, n, rect } from '../kit/paper.ts'
import { FRAMES, type FrameKind, GROUND } from './frames.ts'

/** Somebody who is not there: seen on something. */
export type Portrayed = { character: Character; kind: FrameKind; mood: Mood }

const CHEERFUL: ReadonlySet<Mood> = new Set<Mood>(['happy', 'excited', 'proud', 'surprised'])

/** Somebody's head and shoulders in what they are seen on, which stands on (x, y) and is so high. `id` is unique in the picture. */
export function portrait(
  { character, kind, mood }: Portrayed,
  x: number,
  y: number,
  height: number,
  id: string,
): string {
  const { under, over, window } = FRAMES[kind]
  const [left, top] = [window.x * height, window.y * height]
  const [wide, tall] = [window.width * height, window.height * height]
  // As whoever keeps the picture likes to see them: from before, happy or calm, however they feel elsewhere.
  const figure = drawFigure({
    character,
    pose: 'stand',
    mood: CHEERFUL.has(mood) ? 'happy' : 'calm',
    facing: 'front',
    gaze: null,
    aside: true,
    id,
  })
  const { face, headTop, mouth } = figure.anchors
  const above = face.y - headTop.y
  const below = mouth.y - face.y
  // Long ears and crests are no part of how large a face is; of a long snout all is seen.
  const head = Math.max(20, below * 1.6, Math.min(above, below * 3.4))
  const scale = tall / (head * 2.75)
  const at = { x: left + wide / 2 - face.x * scale, y: top + tall * (above > head ? 0.52 : 0.47) - face.y * scale }
  return [
    `<g transform="translate(${n(x)} ${n(y)})">`,
    under(height),
    `<clipPath id="${id}-w">${rect(left, top, wide, tall, '#ffffff', window.radius * height)}</clipPath>`,
    `<g clip-path="url(#${id}-w)">`,
    rect(left, top, wide, tall, GROUND[kind]),
    ellipse(left + wide / 2, top + tall * 0.46, wide * 0.56, tall * 0.5, '#fff6e4', 0.6),
    `<g transform="translate(${n(at.x)} ${n(at.y)}) scale(${Math.round(scale * 1000) / 1000})">${figure.svg}</g>`,
    '</g>',
    over(height),
    '</g>',
  ].join('')
}
