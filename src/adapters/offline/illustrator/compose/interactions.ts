import type { Interaction, Pose, Scene, SceneCast } from '../../../../domain/scene.ts'
import type { FigureRequest } from '../figure.ts'
import type { Random } from '../kit/random.ts'

type Posed = { pose: Pose; facing: FigureRequest['facing'] }

/** How often those who go somewhere go to where the page is turned. */
const ONWARDS = 0.85

/** Pose and direction of everyone, left to right, so that what they do together reads. */
export function castPoses(cast: readonly SceneCast[], { interaction }: Scene, random: Random): Posed[] {
  const travelling = cast.filter(({ pose }) => TRAVELLING.has(pose)).length > 1
  const direction = random.chance(ONWARDS) ? 'right' : 'left'
  return cast.map(({ name, pose }, index) => {
    const alone = {
      pose,
      facing: facingOf(index, cast.length, pose, travelling, direction, random),
    }
    if (!interaction || (name !== interaction.from && name !== interaction.to)) return alone
    const partner = cast.findIndex(
      (one) => one.name === (name === interaction.from ? interaction.to : interaction.from),
    )
    if (partner < 0) return alone
    const towards = partner > index ? 'right' : 'left'
    return together(interaction.kind, {
      pose,
      first: name === interaction.from,
      towards,
      along: travelling ? direction : towards,
      direction,
    })
  })
}

type Partner = {
  pose: Pose
  first: boolean
  towards: 'left' | 'right'
  along: 'left' | 'right'
  direction: 'left' | 'right'
}

function together(kind: Interaction, { pose, first, towards, along, direction }: Partner): Posed {
  switch (kind) {
    case 'hold-hands':
      return { pose: STILL.has(pose) ? 'stand' : pose, facing: along }
    case 'hug':
    case 'high-five':
      return { pose: 'reach', facing: towards }
    case 'ride':
      if (first) return { pose: 'sit', facing: direction }
      return { pose: pose === 'fly' || pose === 'run' || pose === 'swim' ? pose : 'walk', facing: direction }
    case 'point-to':
      return { pose: first ? 'point' : pose, facing: towards }
    case 'give':
      return { pose: first ? 'hold' : 'reach', facing: towards }
    case 'whisper':
      return { pose: first ? 'reach' : 'stand', facing: towards }
    case 'carry':
      if (first) return { pose: pose === 'sit' || pose === 'kneel' ? pose : 'stand', facing: towards }
      return { pose: pose === 'sleep' ? 'sleep' : 'sit', facing: towards }
    case 'face-to-face':
      return { pose, facing: towards }
  }
}

const TRAVELLING = new Set<Pose>(['walk', 'run', 'fly', 'swim'])
const STILL = new Set<Pose>(['sit', 'kneel', 'lie', 'crouch', 'sleep', 'hold', 'reach', 'point', 'think'])

function facingOf(
  index: number,
  count: number,
  pose: Pose,
  travelling: boolean,
  direction: 'left' | 'right',
  random: Random,
): Posed['facing'] {
  if (travelling && TRAVELLING.has(pose)) return direction
  if (count === 1)
    return TRAVELLING.has(pose) || pose === 'point' || pose === 'reach'
      ? direction
      : random.pick(['right', 'right', 'front', 'left'] as const)
  if (count === 3 && index === 1) return random.pick(['front', direction] as const)
  return index < count / 2 ? 'right' : 'left'
}
