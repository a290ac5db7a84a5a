import type { CompleteBookInfo } from '../completeness.ts'
import { type IllustrationKey, isCover, scenesOf } from '../illustrations.ts'
import { partOf, presenceOf } from '../person-facts.ts'
import type { Scene } from '../scene.ts'
import type { Chapter, Story } from '../story.ts'
import { mayBeSeen, mayPose, partedPairs } from '../truthful-scene.ts'
import { hard, type Issue, soft } from './issue.ts'
import { asWritten } from './names.ts'

/** Everybody who may act has a part, names are the parent's, and pictures show nobody else and nobody where they are not. */
export function checkPeople(story: Story, info: CompleteBookInfo): Issue[] {
  const issues: Issue[] = []
  const texts = story.chapters.map(textOf)
  for (const character of info.characters) {
    const { name, role } = character
    const present = texts.filter((text) => asWritten(name).test(text)).length
    // Who cannot act is spoken of, and a word of them is enough.
    if (!partOf(character).acts) {
      if (present === 0) issues.push(soft('character.unspoken', 'chapters', `Nobody speaks of ${name}`))
    } else if (present === 0) issues.push(hard('character.unused', 'chapters', `${name} is in no chapter`))
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
    issues.push(...checkPresence(key, scene, info))
  }
  for (const place of info.places.filter(({ name }) => name.trim()))
    if (!scenesOf(story).some(({ scene }) => scene.place === place.name))
      issues.push(soft('place.unused', 'chapters', `${place.name} is never seen`))
  return issues
}

function checkPresence(key: IllustrationKey, scene: Scene, info: CompleteBookInfo): Issue[] {
  const kind = isCover(key) ? 'cover' : 'page'
  const issues = scene.cast.flatMap((member): Issue[] => {
    const person = info.characters.find(({ name }) => name === member.name)
    if (!person) return []
    if (!mayBeSeen(person, member, scene, kind))
      return [hard('scene.absent', key, `${member.name} cannot be there: ${presenceOf(person)}`)]
    return mayPose(person, member.pose)
      ? []
      : [soft('scene.babyPose', key, `${member.name} is a baby and does not ${member.pose}`)]
  })
  const parted = partedPairs(scene, info).map(([one, other]) =>
    hard('scene.parted', key, `${one} and ${other} live apart and are in no scene together`),
  )
  return [...issues, ...parted]
}

export function textOf(chapter: Chapter): string {
  return chapter.pages.flatMap(({ paragraphs }) => paragraphs).join('\n')
}
