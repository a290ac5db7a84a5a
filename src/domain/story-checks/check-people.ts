import type { CompleteBookInfo } from '../completeness.ts'
import { scenesOf } from '../illustrations.ts'
import type { Chapter, Story } from '../story.ts'
import { hard, type Issue, soft } from './issue.ts'
import { asWritten } from './names.ts'

/** Everybody has a part, names are the parent's, and pictures show nobody else. */
export function checkPeople(story: Story, info: CompleteBookInfo): Issue[] {
  const issues: Issue[] = []
  const texts = story.chapters.map(textOf)
  for (const { name, role } of info.characters) {
    const present = texts.filter((text) => asWritten(name).test(text)).length
    if (present === 0) issues.push(hard('character.unused', 'chapters', `${name} is in no chapter`))
    else if (role === 'protagonista' && present < story.chapters.length * 0.6)
      issues.push(
        soft('protagonist.seldom', 'chapters', `${name} is in ${present} of ${story.chapters.length} chapters`),
      )
  }
  const known = new Set(info.characters.map(({ name }) => name))
  const places = new Set(info.places.map(({ name }) => name))
  for (const { key, scene } of scenesOf(story)) {
    for (const { name } of scene.cast)
      if (!known.has(name)) issues.push(hard('scene.stranger', key, `${name} is no character`))
    if (new Set(scene.cast.map(({ name }) => name)).size < scene.cast.length)
      issues.push(hard('scene.twice', key, 'Somebody is in it twice'))
    if (scene.place !== null && !places.has(scene.place))
      issues.push(hard('scene.place', key, `${scene.place} is no place of this book`))
  }
  for (const place of info.places.filter(({ name }) => name.trim()))
    if (!scenesOf(story).some(({ scene }) => scene.place === place.name))
      issues.push(soft('place.unused', 'chapters', `${place.name} is never seen`))
  return issues
}

export function textOf(chapter: Chapter): string {
  return chapter.pages.flatMap(({ paragraphs }) => paragraphs).join('\n')
}
