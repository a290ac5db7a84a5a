import type { Scene } from '../../../domain/scene.ts'
import { drawScene } from './draw-scene.ts'
import { wishProps } from './plots/wish-lines.ts'
import { sceneWords } from './scene-words.ts'
import { passedPlaces } from './stage.ts'
import { stageOf, type Tale } from './understand.ts'

/** The picture of a chapter's moment. */
export function sceneOf(tale: Tale, chapter: number, at: 0 | 1 | 2): Scene {
  const { info, plans, skin } = tale
  const plan = plans[chapter]
  if (!plan) throw new RangeError(`There is no chapter ${chapter + 1}`)
  const stage = stageOf(tale, chapter)
  const { picture, alt } = plan.moments[at]
  const passed = at === 2 ? passedPlaces(info, chapter, plans.length).at(-1) : undefined
  return drawScene(
    { ...picture, props: [...wishProps(tale, chapter, at), ...(picture.props ?? [])] },
    stage.people,
    at === 2 ? stage.alsoThere : [],
    skin.prop,
    passed ?? stage.where,
    sceneWords(alt, stage),
  )
}
