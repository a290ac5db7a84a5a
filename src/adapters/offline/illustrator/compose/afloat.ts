import type { Scene, Setting } from '../../../../domain/scene.ts'
import { isSwimmer } from '../figures/water/swimmer.ts'
import { n, path, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import type { Actor, CastFrame } from './actor.ts'
import { isBorne } from './carry.ts'

/** Where there is open water between the far shore and the one that people stand on. */
const OPEN: ReadonlySet<Setting> = new Set<Setting>(['sea', 'beach', 'harbour', 'lake'])
/** Shares of the height: how far beyond the shore one swims; how much smaller one is there. */
const OFF = { shore: 0.15, smaller: 0.8 }

export function isOpenWater(setting: Setting): boolean {
  return OPEN.has(setting)
}

/** Pixels of the picture; null where no open water is seen. */
export function waterLine(setting: Setting, shore: number, height: number): number | null {
  return isOpenWater(setting) ? shore - height * OFF.shore : null
}

/** Who lives in the water does not stand on planks or sand, unless somebody rides or carries them. */
export function swimOff(actors: readonly Actor[], scene: Scene, { shore, height, cropped, posed }: CastFrame): void {
  const y = waterLine(scene.setting, shore, height)
  if (y === null || cropped || posed) return
  for (const actor of actors) {
    const { figure, cast, character, within } = actor
    const isMounted = scene.interaction?.kind === 'ride' && scene.interaction.to === cast.name
    const swims = figure.element === 'water' || cast.pose === 'swim' || isSwimmer(character.species ?? '')
    if (!swims || actor.aloft || within || isMounted || isBorne(cast, scene)) continue
    actor.scale *= OFF.smaller
    actor.y = y + figure.bounds.height * actor.scale * 0.12
    actor.layer = -2
    actor.afloat = true
  }
}

/** The water before what is half under it: `half` of its width, in pixels. */
export function afloatOver(x: number, y: number, half: number, { tone }: Stage): string {
  const [from, to] = [x - half * 1.25, x + half * 1.25]
  const wave = half * 0.14
  const crest = Array.from({ length: 6 }, () => `q${n(half * 0.21)} ${n(-wave)} ${n(half * 0.4167)} 0`).join('')
  return (
    path(
      `M${n(from)} ${n(y)}${crest}Q${n(to - half * 0.3)} ${n(y + half * 0.24)} ${n(x)} ${n(y + half * 0.26)}Q${n(from + half * 0.3)} ${n(y + half * 0.24)} ${n(from)} ${n(y)}Z`,
      tone('#5fa9c6'),
    ) + stroke(`M${n(from)} ${n(y)}${crest}`, tone('#dff0f3'), half * 0.04)
  )
}
