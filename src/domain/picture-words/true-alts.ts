import type { CompleteBookInfo } from '../completeness.ts'
import type { Scene } from '../scene.ts'
import type { Story } from '../story.ts'
import { type PictureKind, truthfulScene } from '../truthful-scene.ts'
import { contradictions } from './contradictions.ts'
import { describeScene } from './describe-scene.ts'

/** A story whose pictures are described as they are drawn: what its own words say of one stays where the picture agrees. */
export function withTrueAlts(story: Story, info: CompleteBookInfo): Story {
  const names = info.characters.map(({ name }) => name)
  const described = (scene: Scene, kind: PictureKind): Scene => {
    const drawn = truthfulScene(scene, info, kind)
    const isTold = scene.alt.trim() !== '' && contradictions(scene.alt, drawn, story.language, { names }).length === 0
    return isTold ? scene : { ...scene, alt: describeScene(drawn, story.language, info.characters) }
  }
  return {
    ...story,
    frontCover: described(story.frontCover, 'cover'),
    backCover: described(story.backCover, 'cover'),
    chapters: story.chapters.map((chapter) => ({
      ...chapter,
      pages: chapter.pages.map((page) => (page.scene ? { ...page, scene: described(page.scene, 'page') } : page)),
    })),
  }
}
