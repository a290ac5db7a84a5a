import type { Pose, Scene } from './scene.ts'

const HARMLESS: Partial<Record<Pose, Pose>> = {
  sleep: 'sit',
  lie: 'sit',
  swim: 'wave',
  kneel: 'stand',
  crouch: 'stand',
  dance: 'cheer',
}

/**
 * The same moment without what image models wrongly take offence at (beds, water, night, closeness), by rule and not by a
 * model: daylight, standing figures, a hand held instead of an embrace.
 */
export function softenScene(scene: Scene): Scene {
  const cast = scene.cast.map((member) => ({ ...member, pose: HARMLESS[member.pose] ?? member.pose }))
  const figures = scene.figures?.map((figure) => ({ ...figure, pose: HARMLESS[figure.pose] ?? figure.pose }))
  const interaction =
    scene.interaction?.kind === 'hug' || scene.interaction?.kind === 'ride'
      ? { ...scene.interaction, kind: 'hold-hands' as const }
      : scene.interaction
  const names = cast.map(({ name }) => name).join(' and ')
  const action = names ? `${names} stand together and smile.` : 'A calm, friendly view.'
  return { ...scene, cast, ...(figures && { figures }), interaction, time: 'day', weather: 'clear', action }
}
