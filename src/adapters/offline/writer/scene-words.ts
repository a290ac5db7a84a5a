import type { SceneWords } from './draw-scene.ts'
import type { Both } from './plots/plot.ts'
import { realise } from './realise/realise.ts'
import type { Stage } from './understand.ts'

/** What a picture shows: in English for whoever draws, and in the book's language for whoever hears it read aloud. */
export function sceneWords(template: Both<string>, stage: Stage): SceneWords {
  const { where } = stage
  const inEnglish: Stage = { ...stage, tongue: 'en', place: where.place.en, at: where.at.en }
  return {
    action: realise(template.en, inEnglish, template.en) ?? '',
    alt: realise(template[stage.tongue], stage, template.en) ?? '',
  }
}
