import type { Scene } from '../../../domain/scene.ts'
import { drawScene } from './draw-scene.ts'
import type { Wish } from './lexicon/wish.ts'
import type { Picture } from './plots/plot.ts'
import { sceneWords } from './scene-words.ts'
import { passedPlaces } from './stage.ts'
import { stageOf, type Tale } from './understand.ts'

/** The picture of a chapter's moment. */
export function sceneOf(tale: Tale, chapter: number, at: 0 | 1 | 2): Scene {
  const { info, plans, skin, wishes } = tale
  const plan = plans[chapter]
  if (!plan) throw new RangeError(`There is no chapter ${chapter + 1}`)
  const stage = stageOf(tale, chapter)
  const { picture, alt } = plan.moments[at]
  const passed = at === 2 ? passedPlaces(info, chapter, plans.length).at(-1) : undefined
  // Who came along is seen where the words say so.
  const isTold = (chapter === 0 && at === 0) || (chapter === plans.length - 1 && at === 2)
  return drawScene(
    isTold ? withCompanions(picture, wishes) : picture,
    stage.people,
    at === 2 ? stage.alsoThere : [],
    skin.prop,
    passed ?? stage.where,
    sceneWords(alt, stage),
  )
}

/** The toy that the parent calls by its name stands in the picture too. */
export function withCompanions(picture: Picture, wishes: readonly Wish[]): Picture {
  const props = wishes.flatMap((wish) => (wish.kind === 'event' && wish.prop ? [wish.prop] : []))
  return props.length === 0 ? picture : { ...picture, props: [...props, ...(picture.props ?? [])] }
}
