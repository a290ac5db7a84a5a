import type { Scene } from '../../../domain/scene.ts'
import { drawScene } from './draw-scene.ts'
import { realise } from './realise/realise.ts'
import { passedPlaces } from './stage.ts'
import { type Stage, stageOf, type Tale } from './understand.ts'

const FRONT = {
  es: 'En la portada, {H} y {F} miran a lo lejos, con {thing}.',
  en: 'On the cover, {H} and {F} look ahead, with {thing}.',
}
const BACK = {
  es: '{H} y {F} se alejan por el camino al atardecer.',
  en: '{H} and {F} walk away down the path at sunset.',
}

/** The picture of a chapter's moment. */
export function sceneOf(tale: Tale, chapter: number, at: 0 | 1 | 2): Scene {
  const { info, plans, skin, tongue } = tale
  const plan = plans[chapter]
  if (!plan) throw new RangeError(`There is no chapter ${chapter + 1}`)
  const stage = stageOf(tale, chapter)
  const { picture, alt } = plan.moments[at]
  const passed = at === 2 ? passedPlaces(info, chapter, plans.length).at(-1) : undefined
  return drawScene(picture, stage.people, at === 2 ? stage.alsoThere : [], skin.prop, passed ?? stage.where, {
    action: inEnglish(alt.en, stage, alt.en),
    alt: realise(alt[tongue], stage, alt.en) ?? '',
  })
}

export function coverScenes(tale: Tale): { frontCover: Scene; backCover: Scene } {
  const { company, plans, skin, tongue } = tale
  const first = stageOf(tale, 0)
  const last = stageOf(tale, plans.length - 1)
  const words = (template: typeof FRONT, stage: Stage) => ({
    action: inEnglish(template.en, stage, 'cover'),
    alt: realise(template[tongue], stage, 'cover') ?? '',
  })
  return {
    frontCover: drawScene(
      { H: ['point', 'excited'], F: ['wave', 'happy'], showsThing: true, shot: 'wide' },
      { ...first.people, X: null },
      company.others.map(({ person }) => person),
      skin.prop,
      first.where,
      words(FRONT, first),
    ),
    backCover: drawScene(
      { H: ['walk', 'happy'], F: ['walk', 'calm'], time: 'sunset', shot: 'wide' },
      { ...last.people, X: null },
      [],
      skin.prop,
      last.where,
      words(BACK, last),
    ),
  }
}

function inEnglish(template: string, stage: Stage, about: string): string {
  const { where } = stage
  return realise(template, { ...stage, tongue: 'en', place: where.place.en, at: where.at.en }, about) ?? ''
}
