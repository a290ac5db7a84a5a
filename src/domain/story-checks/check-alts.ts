import type { CompleteBookInfo } from '../completeness.ts'
import { isCover, scenesOf } from '../illustrations.ts'
import { contradictions } from '../picture-words/contradictions.ts'
import type { Story } from '../story.ts'
import { truthfulScene } from '../truthful-scene.ts'
import { type Issue, soft } from './issue.ts'

/** A description that says what its picture does not show. */
export function checkAlts(story: Story, info: CompleteBookInfo): Issue[] {
  const names = info.characters.map(({ name }) => name)
  return scenesOf(story).flatMap(({ key, scene }) => {
    const drawn = truthfulScene(scene, info, isCover(key) ? 'cover' : 'page')
    const said = contradictions(scene.alt, drawn, story.language, { names })
    return said.length > 0 ? [soft('alt.untrue', key, `${said.join(', ')}: ${scene.alt}`)] : []
  })
}
