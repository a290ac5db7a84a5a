import type { Scene } from '../../../../domain/scene.ts'
import { ellipse } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import type { Actor } from './actor.ts'

const DARK = '#2b2233'

/** Which way shadows fall: −1 to the left, 1 to the right; 0 where light comes from everywhere. */
export type Fall = -1 | 0 | 1

/** What joins a figure to the ground: its shadow, or the water around a swimmer on land. */
export function footing(actor: Actor, stage: Stage, setting: Scene['setting'], fall: Fall): string {
  const { figure, x, y, scale, aloft } = actor
  const { rx, ry } = figure.shadow
  if (aloft)
    return setting === 'underwater' || setting === 'space' || setting === 'sky'
      ? ''
      : ellipse(x, stage.ground, rx * scale * 0.8, ry * scale * 0.7, DARK, 0.12)
  if (figure.element === 'water' && setting !== 'underwater' && setting !== 'sea')
    return (
      ellipse(x, y + 4, rx * scale * 1.5, rx * scale * 0.3, stage.tone('#6db3cf')) +
      ellipse(x, y, rx * scale * 1.2, rx * scale * 0.2, stage.tone('#a9d9e6'))
    )
  const contact = ellipse(x, y, rx * scale * 0.92, ry * scale * 0.86, DARK, 0.22)
  return (fall ? thrown(actor, stage, fall) : ellipse(x, y, rx * scale * 1.3, ry * scale * 1.4, DARK, 0.1)) + contact
}

/** The figure's own outline, laid down on the ground towards the reader. */
function thrown({ figure, x, y, scale }: Actor, { light }: Stage, fall: Fall): string {
  const long = light.time === 'day' ? 0.17 : 0.26
  const lean = (light.time === 'day' ? 0.4 : 0.85) * fall
  const flat = [scale, 0, -lean * scale, -long * scale, x, y].map(round).join(' ')
  return `<g opacity="${light.time === 'night' ? 0.26 : 0.17}" transform="matrix(${flat})" fill="${DARK}">${outlineOf(figure.svg)}</g>`
}

/** The cut pieces alone, without colours; what is glued on them lies inside their outline. */
function outlineOf(svg: string): string {
  return [...svg.matchAll(/<path d="([^"]+)" fill="#[^"]+" stroke="/g)].map(([, d]) => `<path d="${d}"/>`).join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
